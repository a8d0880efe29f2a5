"""How people sit: the board is turned, tokens face their owners, and everything still lands where it should."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Refusal, Seat, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Backdrop, Point, Rect, TableSpec
from tabletop.core.view import CountFact
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.store.saves import Header, SaveFile, load_save
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.session import Session
from tabletop.ui.session.session_factory import begin_session, resume_session
from tabletop.ui.table.areas import centre_of, overlap
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.ground import ground
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.turning import home_turn, turn_step, turned_table
from tests.kinds import EVERY_GAME
from tests.ui.table_kit import drag
from tests.ui.test_session import Mind

LUDO = games.load("ludo")
PEOPLE = (Player("Ann"), Player("Ben"), Player("Cid"), Player("Dora"))
BOT = Player("Bot", computer=True)
BOARD_MIDDLE = (320.0, 226.7)


def spec_of(seats: int) -> TableSpec:
    return LUDO.table(Setup(seats))


def spot(spec: TableSpec, zone: str, slot: int = 0) -> tuple[float, float]:
    point = spec.zone(zone).slots[slot]
    return round(point.x, 3), round(point.y, 3)


def ludo(seats: int, seat: Seat) -> Match:
    """A match in which this seat may bring a piece into play."""
    match = Match(LUDO, Setup(seats), LiveChance(3))
    for turn in range(400):
        actor = min(match.active)
        legal = LUDO.legal(match.state, actor)
        if actor == seat and legal[0].verb == "free":
            return match
        assert not isinstance(match.submit(legal[0], None, turn, LiveChance(turn)), Refusal)
    raise AssertionError("no six was thrown")


def page_of(qtbot: QtBot, match: Match, *players: Player, seating: Seating = Seating.SAME_SIDE) -> TablePage:
    settings = Settings()
    settings.speed, settings.muted, settings.look, settings.language = "off", True, "day", "en"
    context = AppContext(settings, Art)
    context.apply_language()
    session = Session(match, players, None, Mind(), pace=0.0, luck=lambda: LiveChance(7), seating=seating)  # type: ignore[arg-type]
    page = TablePage(context, session)
    qtbot.addWidget(page, before_close_func=lambda _: session.close())
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    session.start()
    page.curtain.finish()
    return page


def plan_of(page: TablePage) -> TableLayout:
    return page.overlay.view.table_scene.layout


def free_by_drag(page: TablePage, seat: Seat) -> None:
    """A real drag of a piece from the stable to its start square."""
    action = next(a for a in LUDO.legal(page.session.match.state, seat) if a.verb == "free")
    assert action.to is not None
    before = len(page.session.match.log)
    drag(page, action.tokens[0], action.to)
    assert len(page.session.match.log) > before
    entry = page.session.match.log[before]
    assert entry.action is not None
    assert (entry.action.verb, entry.action.seat) == ("free", seat)


# The turned table


def test_a_half_turn_carries_every_place_to_the_opposite_side() -> None:
    spec, turned = spec_of(4), turned_table(spec_of(4), 2)
    assert spot(turned, "stairs-red") == spot(spec, "stairs-yellow")
    assert spot(turned, "loop", 0) == spot(spec, "loop", 28)
    assert [zone.id for zone in turned.zones] == [zone.id for zone in spec.zones]
    assert [plate.area for plate in turned.plates] == [spec.plates[seat].area for seat in (2, 3, 0, 1)]
    assert turned.zone("tray-0").area == spec.zone("tray-2").area


def test_a_quarter_turn_is_clockwise_and_four_of_them_change_nothing() -> None:
    spec = spec_of(4)
    turned = turned_table(spec, 1)
    assert spot(turned, "stairs-green") == spot(spec, "stairs-red")
    assert turned.sides == (3, 0, 1, 2)
    for _ in range(3):
        turned = turned_table(turned, 1)
    assert spot(turned, "loop", 5) == spot(spec, "loop", 5)
    assert turned.plates == spec.plates
    assert [one.turn for one in turned.backdrops] == [0] * len(spec.backdrops)
    places = [centre_of(one.area) for one in turned.backdrops]
    assert places == [pytest.approx(centre_of(one.area)) for one in spec.backdrops]


def test_only_the_board_is_painted_turned() -> None:
    turned = turned_table(spec_of(4), 1)
    assert [(one.face, one.turn) for one in turned.backdrops[:2]] == [("board-ludo", 1), ("tray-round", 0)]
    trays = [centre_of(one.area) for one in turned.backdrops[1:]]
    areas = [turned.zone(f"tray-{seat}").area for seat in range(4)]
    assert trays == [pytest.approx(centre_of(area)) for area in areas if area is not None]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_plates_and_trays_lie_beside_the_corner_of_their_seat(seats: int, quarters: int) -> None:
    turned = turned_table(spec_of(seats), quarters)
    things = [plate.area for plate in turned.plates]
    things += [area for seat in range(seats) if (area := turned.zone(f"tray-{seat}").area) is not None]
    for index, thing in enumerate(things):
        assert thing.x >= 0
        assert thing.y >= 0
        assert thing.x + thing.width <= TABLE_WIDTH
        assert thing.y + thing.height <= TABLE_HEIGHT
        assert all(overlap(thing, other) == 0 for other in things[:index])
        assert turned.turns is not None
        assert overlap(thing, turned.turns) == 0
    corners = {"red": 0, "blue": 1, "yellow": 2, "green": 3}
    seat_at = {colour: seat for seat, colour in enumerate(LUDO.info.colours_of(Setup(seats)))}
    for name, colour in corners.items():
        if colour in seat_at:
            x, y = spot(turned, f"stable-{name}")
            plate = centre_of(turned.plates[seat_at[colour]].area)
            assert (x > BOARD_MIDDLE[0]) == (plate[0] > BOARD_MIDDLE[0])
            assert (y > BOARD_MIDDLE[1]) == (plate[1] > BOARD_MIDDLE[1])


def test_seats_whose_sides_were_drawn_by_lot_change_places_on_an_unturned_board() -> None:
    spec = spec_of(2)
    drawn = turned_table(spec, 0, (spec.sides[1], spec.sides[0]))
    assert [plate.area for plate in drawn.plates] == [plate.area for plate in reversed(spec.plates)]
    assert spot(drawn, "loop", 3) == spot(spec, "loop", 3)


def test_a_table_without_a_board_stays() -> None:
    spec = games.load("yams").table(Setup(2))
    assert turned_table(spec, 2) is spec


def test_steps_and_home_of_a_turn() -> None:
    assert turn_step((0, 2)) == 2
    assert turn_step((2, 3, 0, 1)) == 1
    assert [home_turn((2, 3, 0, 1), seat) for seat in range(4)] == [2, 1, 0, 3]
    assert home_turn((), 0) == 0


def ink(picture: QImage, at: Point, unit: float) -> set[tuple[int, int]]:
    """The white pixels of a figure on a red step round a point."""
    found = set()
    for x in range(round(-8 * unit), round(8 * unit)):
        for y in range(round(-8 * unit), round(8 * unit)):
            colour = picture.pixelColor(round(at.x * unit) + x, round(at.y * unit) + y)
            if colour.green() > 128:
                found.add((x, y))
    return found


@pytest.mark.parametrize(("turn", "where"), [(1, Point(376, 220)), (2, Point(220, 376)), (3, Point(64, 220))])
def test_figures_on_a_turned_board_stay_upright(qtbot: QtBot, turn: int, where: Point) -> None:
    art, unit = Art(THEMES["day"]), 1.5
    printed = ink(art.pixmap("board-ludo", unit).toImage(), Point(220, 64), unit)
    turned = ink(art.turned("board-ludo", turn, unit).toImage(), where, unit)
    assert len(printed) > 20
    assert len(printed ^ turned) < 0.4 * len(printed)


def test_a_board_may_have_a_picture_of_its_own_for_the_half_turn(qtbot: QtBot) -> None:
    art, theme = Art(THEMES["day"]), THEMES["day"]
    geometry, area = Geometry.fit(640, 498, 1.0), Rect(100, 20, 440, 440)
    printed, turned = Backdrop("board-ludo", area), Backdrop("tray-round", area, 2, "board-ludo")
    pictures = [ground(geometry, theme, art, (one,)).toImage() for one in (printed, turned)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("turn", [0, 2])
def test_numbers_stand_upright_in_the_upper_left_corner_of_their_squares(qtbot: QtBot, turn: int) -> None:
    art, theme, geometry = Art(THEMES["day"]), THEMES["day"], Geometry.fit(640, 498, 1.0)
    spec = turned_table(games.load("draughts").table(Setup(2)), turn)
    board = spec.zone("board")
    bare = ground(geometry, theme, art, spec.backdrops).toImage()
    numbered = ground(geometry, theme, art, spec.backdrops, spec.zones).toImage()
    changed = {(x, y) for x in range(640) for y in range(498) if bare.pixel(x, y) != numbered.pixel(x, y)}
    assert len([number for number in board.numbers if number]) == 50
    for slot, number in zip(board.slots, board.numbers, strict=True):
        inside = {(x, y) for x, y in changed if abs(x + 0.5 - slot.x) < 20 and abs(y + 0.5 - slot.y) < 20}
        assert bool(inside) == bool(number)
        assert all(x < slot.x - 6 and y < slot.y - 10 for x, y in inside), number
        changed -= inside
    assert not changed


# On the page


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_several_people_on_the_same_side_see_the_table_as_it_is_printed(qtbot: QtBot, slug: str) -> None:
    game = games.load(slug)
    seats = max(2, game.info.seats[0])
    page = page_of(qtbot, Match(game, Setup(seats), LiveChance(2)), *PEOPLE[:2], *[BOT] * (seats - 2))
    plan = plan_of(page)
    assert plan.spec == page.spec
    view = page.session.match.view(None)
    layout = TableLayout(page.spec, None, seats, page.context.art.size)
    layout.throws = plan.throws
    printed = layout.poses(view.placements)
    plan.viewer = None
    assert plan.poses(view.placements) == printed
    assert all(plate.turn == 0 for plate in page.overlay.plates.values())


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_only_person_sits_below(qtbot: QtBot, seat: Seat) -> None:
    players = [BOT] * 4
    players[seat] = PEOPLE[seat]
    page = page_of(qtbot, ludo(4, seat), *players)
    x, y = spot(plan_of(page).spec, f"stairs-{('red', 'blue', 'yellow', 'green')[seat]}")
    assert x == BOARD_MIDDLE[0]
    assert y > 380
    free_by_drag(page, seat)


def test_who_leaves_the_table_does_not_turn_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(2, 0), *PEOPLE[:2])
    page.session.set_player(1, BOT)
    assert plan_of(page).spec == page.spec


def test_the_button_turns_the_board_and_a_drag_lands_there(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE)
    before = page.overlay.view.place_point(Place("stable-red", 0))
    plate = page.overlay.plates[0].geometry().center()
    QTest.mouseClick(page.turn, Qt.MouseButton.LeftButton)
    assert plan_of(page).spec.sides == (3, 0, 1, 2)
    after = page.overlay.view.place_point(Place("stable-red", 0))
    assert after.y() - before.y() > 200
    assert page.overlay.plates[0].geometry().center().y() - plate.y() > 200
    lamps = page.overlay.view.table_scene.marks.shown("ways")
    assert all(mark.x > BOARD_MIDDLE[0] for mark in lamps)
    free_by_drag(page, 0)


def test_two_opposite_people_turn_the_board_by_half_with_a_key(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(2, 0), *PEOPLE[:2])
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: plan_of(page).spec.sides == (0, 2))
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: plan_of(page).spec == page.spec)


def test_what_is_marked_stays_marked_on_the_turned_board(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE)
    view = page.overlay.view
    free_by_drag(page, 0)
    piece = next(e.action.tokens[0] for e in page.session.match.log[::-1] if e.action and e.action.verb == "free")
    view.marking.show_hint((piece,), ())
    marks = view.table_scene.marks
    last, hint = marks.shown("last"), marks.shown("hint")
    assert last
    assert hint
    page.turn.click()
    (origin,), (hinted,) = marks.shown("last"), marks.shown("hint")
    assert (origin.x, origin.y) != (last[0].x, last[0].y)
    place = view.place_point(Place("stable-red", int(piece[-1]) - 1))
    assert view.table_scene.geometry.point(origin.x, origin.y) == place
    assert (hinted.x, hinted.y) != (hint[0].x, hint[0].y)


def test_the_focus_of_the_keyboard_turns_with_the_board(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE)
    view = page.overlay.view
    QTest.keyClick(view, Qt.Key.Key_Tab)
    focus = view.keyboard.focus
    assert focus is not None
    page.turn.click()
    assert view.keyboard.focus == focus
    assert len(view.table_scene.marks.shown("focus")) == 1


def test_a_table_that_cannot_be_turned_has_no_button(qtbot: QtBot) -> None:
    page = page_of(qtbot, Match(games.load("crazy_eights"), Setup(2), LiveChance(2)), *PEOPLE[:2])
    assert not page.turn.isVisible()


def test_pieces_and_plates_face_the_people_round_the_table(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE, seating=Seating.ROUND)
    assert plan_of(page).spec == page.spec
    items = page.overlay.view.table_scene.items_of
    assert [items[f"{colour}-1"].rest.turn for colour in ("red", "blue", "yellow", "green")] == [180, -90, 0, 90]
    assert [page.overlay.plates[seat].turn for seat in range(4)] == [2, 3, 0, 1]
    free_by_drag(page, 0)
    page.turn.click()
    items = page.overlay.view.table_scene.items_of
    assert [items[f"{colour}-1"].rest.turn for colour in ("red", "blue", "yellow", "green")] == [-90, 0, 90, 180]


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_turned_piece_can_be_dragged(qtbot: QtBot, seat: Seat) -> None:
    page = page_of(qtbot, ludo(4, seat), *PEOPLE, seating=Seating.ROUND)
    free_by_drag(page, seat)


def test_the_lamp_lies_at_the_foot_of_a_turned_piece(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE, seating=Seating.ROUND)
    scene = page.overlay.view.table_scene
    feet = scene.marks.shown("movable")
    assert feet
    for mark in feet:
        piece = min(scene.items_of.values(), key=lambda item: abs(item.rest.x - mark.x) + abs(item.rest.y - mark.y))
        assert mark.turn == 180
        assert mark.y < piece.rest.y


def test_a_turned_piece_is_painted_from_one_kept_picture(qtbot: QtBot) -> None:
    page = page_of(qtbot, ludo(4, 0), *PEOPLE, seating=Seating.ROUND)
    scene = page.overlay.view.table_scene
    face, pose = scene.items_of["red-1"].face, scene.items_of["red-1"].rest
    assert scene.sprites.get(face, pose.scale, 180.0) is scene.sprites.get(face, pose.scale, 180.0)
    assert scene.items_of["red-1"].sceneTransform().isTranslating()
    upright, turned = scene.sprites.get(face, pose.scale), scene.sprites.get(face, pose.scale, 180.0)
    assert upright.rect.center().y() < 0 < turned.rect.center().y()


def test_a_table_with_plates_of_its_own_faces_its_people(qtbot: QtBot) -> None:
    page = page_of(qtbot, Match(games.load("ratscrew"), Setup(4), LiveChance(1)), *PEOPLE, seating=Seating.ROUND)
    assert [page.overlay.plates[seat].turn for seat in range(4)] == [0, 2, 2, 0]
    assert [page.overlay.buttons[f"slap-{seat}"].turn for seat in range(4)] == [0, 2, 2, 0]
    hands = [page.overlay.view.table_scene.items_of[f"hand-{seat}"].rest.turn for seat in range(4)]
    assert hands == [0, 180, 180, 0]


def test_the_number_of_cards_lies_beside_the_stairs(qtbot: QtBot) -> None:
    match = Match(games.load("ratscrew"), Setup(4), LiveChance(1))
    for turn in range(4):
        assert not isinstance(match.submit(Action(match.state.turn, "turn"), at_ms=1000 * (turn + 1)), Refusal)
    scene = page_of(qtbot, match, *PEOPLE, seating=Seating.ROUND).overlay.view.table_scene
    pile = [item.sceneBoundingRect() for item in scene.items_of.values() if item.at.zone == "pile"]
    (chip,) = [item.sceneBoundingRect() for fact, item in scene.notes.signs.items() if fact == CountFact("pile", 4)]
    assert len(pile) == 4
    assert not any(card.contains(chip.center()) for card in pile)


def test_the_hand_above_is_turned_to_its_owner(qtbot: QtBot) -> None:
    page = page_of(qtbot, Match(games.load("crazy_eights"), Setup(4), LiveChance(2)), *PEOPLE, seating=Seating.ROUND)
    page.session.open_curtain()
    viewer = page.session.look.viewer
    assert viewer is not None
    plan = plan_of(page)
    items = page.overlay.view.table_scene.items_of.values()
    turns = {(item.at.zone): round(item.rest.turn / 90) * 90 for item in items if item.at.zone.startswith("hand")}
    seats = [(viewer + step) % 4 for step in range(4)]
    assert [turns[f"hand-{seat}"] for seat in seats] == [0, 90, 180, -90]
    assert [plan.side(seat) for seat in seats] == [0, 1, 2, 3]


def below(page: TablePage) -> Seat:
    """The seat whose side of the board lies below."""
    return plan_of(page).spec.sides.index(0)


def test_the_board_is_turned_to_whoever_is_to_move(qtbot: QtBot) -> None:
    page = page_of(qtbot, Match(games.load("draughts"), Setup(2), LiveChance(2)), *PEOPLE[:2], seating=Seating.TURNING)
    assert page.overlay.plates[0].turn == 0
    for _ in range(2):
        (seat,) = page.session.match.active
        qtbot.waitUntil(lambda seat=seat: below(page) == seat)
        action = page.session.game.legal(page.session.match.state, seat)[0]
        assert action.to is not None
        drag(page, action.tokens[0], action.to)
        assert page.session.match.log[-1].action == action
    page.session.undo()
    qtbot.waitUntil(lambda: page.session.match.active == {below(page)})


def test_nothing_is_turned_while_somebody_holds_a_piece(qtbot: QtBot) -> None:
    page = page_of(qtbot, Match(games.load("draughts"), Setup(2), LiveChance(2)), *PEOPLE[:2], seating=Seating.TURNING)
    game, match, view = page.session.game, page.session.match, page.overlay.view
    (first,) = match.active
    page.context.settings.speed = "normal"
    page.session.play(game.legal(match.state, first)[0])
    assert below(page) == first, "the move is seen first"
    piece = game.legal(match.state, 1 - first)[0].tokens[0]
    grip = view.token_point(piece).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, grip)
    QTest.mouseMove(view.viewport(), grip + QPoint(30, 30))
    assert view.carried == (piece,)
    page.rotation.turn_to_actor()
    assert below(page) == first
    view.hand.cancel()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, grip)
    page.rotation.turn_to_actor()
    assert below(page) == 1 - first


@pytest.mark.parametrize("slug", games.slugs())
def test_the_shelf_knows_which_boards_can_be_turned(slug: str) -> None:
    game = games.load(slug)
    assert game.info.turns == (game.table(Setup(max(2, game.info.seats[0]))).turns is not None)


# Kept


def test_how_people_sit_is_kept_in_the_file(tmp_path: Path) -> None:
    session = begin_session(LUDO, Setup(2), PEOPLE[:2], False, tmp_path, Seating.OPPOSITE)
    session.recorder.saves.changed(session.match.log)
    session.close()
    (path,) = tmp_path.glob("*.tabletop")
    again = resume_session(load_save(path))
    assert again.seating is Seating.OPPOSITE
    again.close()


def test_a_file_that_does_not_say_how_people_sit_is_read(tmp_path: Path) -> None:
    match = Match(LUDO, Setup(2), LiveChance(3))
    file = SaveFile.create(tmp_path, Header("ludo", match.setup, PEOPLE[:2]), match.log)
    head, _, rest = file.path.read_bytes().partition(b"\n")
    old = msgspec.json.decode(head)
    del old["seating"]
    file.path.write_bytes(msgspec.json.encode(old) + b"\n" + rest)
    assert load_save(file.path).header.seating is Seating.SAME_SIDE
