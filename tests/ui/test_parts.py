"""Faces made of parts: they are painted once, and each part is touched by itself, by pointer and by keys."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Part, Place, Placement, Seat, Setup
from tabletop.core.table import Point, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Text
from tabletop.core.view import Condition, ConditionFact, View
from tabletop.match.match import Match
from tabletop.ui.look.face_keys import composed_key, composed_of
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.view import TableView
from tests.ui.buzz_toy import Buzz, BuzzState
from tests.ui.scene_tools import advise, at, click, made_table, press, text, view_of
from tests.ui.table_kit import ANN, BOT, make_page

FACE = "card-joker-1"
STAR, HEART, BADGE = (
    Part("star", -0.5, -0.5, 0.3),
    Part("suit-H", 0.5, -0.4, 0.3, 30.0),
    Part("badge-A", 0.0, 0.6, 0.35),
)
PARTS = (STAR, HEART, BADGE)
SLOTS = (Point(200, 200), Point(420, 200), Point(560, 380))
ROW = ZoneSpec("row", ZoneKind.SPOTS, text("Row"), slots=SLOTS, slot_size=120, scale=1.5)
TOKENS = (
    Placement("left", Place("row", 0), FACE, parts=PARTS),
    Placement("right", Place("row", 1), FACE, parts=(HEART,)),
)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """Two large cards."""
    made = made_table()
    qtbot.addWidget(made)
    made.set_table(TableSpec((ROW,)), 0, 2)
    made.show_view(view_of(TOKENS, facts=()), animate=False)
    made.set_speed(0)
    with qtbot.waitExposed(made):
        made.show()
    return made


def spot(table: TableView, token: str, number: int) -> QPoint:
    """The middle of a part on the screen."""
    scene = table.table_scene
    pose, _ = scene.part_pose(scene.items_of[token], number)
    return scene.geometry.point(pose.x, pose.y).toPoint()


def heard(table: TableView) -> list[Touch]:
    """What the hand does from now on."""
    found: list[Touch] = []
    table.touched.connect(found.append)
    return found


def test_a_click_means_the_part_under_it(table: TableView) -> None:
    touched = heard(table)
    for number in range(3):
        click(table, spot(table, "left", number))
    click(table, at(table.token_point("left")))
    assert [touch.part for touch in touched] == ["star", "suit-H", "badge-A", ""]
    assert {(touch.kind, touch.tokens) for touch in touched} == {(GestureKind.TAP, ("left",))}


def test_a_part_of_a_card_that_may_go_anywhere_is_only_tapped(table: TableView) -> None:
    advise(table, {"left": {Place("row", 1), Place("row", 2)}})
    touched = heard(table)
    click(table, spot(table, "left", 0))
    assert touched == [Touch(GestureKind.TAP, ("left",), part="star")]
    click(table, at(table.token_point("left")))
    assert table.table_scene.lifted == ("left",), "beside the parts the card itself is meant"


def test_a_drag_from_a_part_carries_the_part_alone(table: TableView) -> None:
    touched, viewport, start = heard(table), table.viewport(), spot(table, "left", 1)
    end, left = at(table.token_point("right")), Qt.MouseButton.LeftButton
    item = table.table_scene.items_of["left"]
    rest = item.pos()
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * (step / 5))
    (ghost,) = table.hand.ghosts.items
    assert ghost.face == "suit-H"
    assert (ghost.pos() - QPointF(end)).manhattanLength() < 12
    assert item.opacity() == 1.0
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, end)
    assert touched == [Touch(GestureKind.DRAG, ("left",), Place("row", 1), part="suit-H")]
    assert item.pos() == rest
    assert not table.hand.ghosts.items


@pytest.mark.parametrize("parts", [(STAR,), (HEART, BADGE, STAR), ()])
@pytest.mark.parametrize("moves", [False, True])
def test_a_part_that_somebody_changes_under_the_finger_is_not_meant(
    table: TableView, parts: tuple[Part, ...], moves: bool
) -> None:
    touched, viewport, start = heard(table), table.viewport(), spot(table, "left", 2)
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, left, plain, start)
    table.show_view(view_of((replace(TOKENS[0], parts=parts), TOKENS[1]), facts=()), animate=False)
    if moves:
        QTest.mouseMove(viewport, start + QPoint(40, 40))
    assert not table.hand.ghosts.items
    QTest.mouseRelease(viewport, left, plain, start)
    assert touched == []


def test_a_part_stays_pressed_while_other_cards_change(table: TableView) -> None:
    touched, viewport, start = heard(table), table.viewport(), spot(table, "left", 2)
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, left, plain, start)
    table.show_view(view_of((TOKENS[0], replace(TOKENS[1], parts=(STAR,))), facts=()), animate=False)
    QTest.mouseRelease(viewport, left, plain, start)
    assert [touch.part for touch in touched] == ["badge-A"]


def drag_part(table: TableView, number: int, end: QPoint) -> list[TokenItem]:
    """Carry a part of the left card somewhere; everything on the table that shows its picture then."""
    start, left, viewport = spot(table, "left", number), Qt.MouseButton.LeftButton, table.viewport()
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * (step / 5))
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, end)
    return flying(table, PARTS[number].face)


def flying(table: TableView, face: str) -> list[TokenItem]:
    """The tokens that show a picture by itself."""
    return [item for item in table.table_scene.items() if isinstance(item, TokenItem) and item.face == face]


def test_a_part_that_nobody_accepts_flies_back_to_its_card(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(1)
    (ghost,) = drag_part(table, 1, at(table.token_point("right")))
    scene = table.table_scene
    pose, _ = scene.part_pose(scene.items_of["left"], 1)
    assert (ghost.rest.x, ghost.rest.y, ghost.rest.turn) == (pose.x, pose.y, pose.turn)
    assert table.is_moving
    qtbot.waitUntil(lambda: not table.is_moving and not flying(table, "suit-H"), timeout=20_000)


def test_a_part_that_is_accepted_is_gone_at_once(table: TableView) -> None:
    table.set_speed(1)
    table.touched.connect(lambda touch: table.show_view(view_of(TOKENS[1:], facts=())))
    assert drag_part(table, 1, at(table.token_point("right"))) == []


def test_a_part_let_go_on_its_own_card_means_nothing(table: TableView) -> None:
    touched, viewport, start = heard(table), table.viewport(), spot(table, "left", 0)
    end, left = spot(table, "left", 2), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * (step / 5))
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, end)
    assert touched == []


def test_the_part_under_the_pointer_has_a_ring_if_it_may_be_used(table: TableView) -> None:
    marks = table.table_scene.marks
    QTest.mouseMove(table.viewport(), spot(table, "left", 2))
    assert not marks.shown("part")
    advise(table, {"left": set()})
    QTest.mouseMove(table.viewport(), spot(table, "left", 1))
    (ring,) = marks.shown("part")
    pose, reach = table.table_scene.part_pose(table.table_scene.items_of["left"], 1)
    assert (round(ring.x), round(ring.width)) == (round(pose.x), round(2 * reach))
    QTest.mouseMove(table.viewport(), at(table.token_point("left")))
    assert not marks.shown("part")


def test_a_part_alone_may_be_in_a_condition(table: TableView) -> None:
    scene = table.table_scene
    facts = tuple(
        ConditionFact(token, Condition.DONE, text("found"), part)
        for token, part in (("left", "suit-H"), ("right", "suit-H"))
    )
    table.show_view(view_of(TOKENS, facts=facts), animate=False)
    rings = {(round(mark.x), round(mark.y), round(mark.width)) for mark in scene.marks.shown(Condition.DONE)}
    places = ((scene.part_pose(scene.items_of["left"], 1)), (scene.part_pose(scene.items_of["right"], 0)))
    assert rings == {(round(pose.x), round(pose.y), round(2 * reach)) for pose, reach in places}
    assert "found" in table.name_of(scene.items_of["left"])
    table.show_view(view_of(TOKENS, facts=(ConditionFact("right", Condition.DONE, text("found"), "star"),)))
    assert not scene.marks.shown(Condition.DONE), "it is not on this card"
    table.show_view(view_of(TOKENS, facts=(ConditionFact("left", Condition.SAFE, text("safe"), "star"),)))
    assert not scene.marks.shown(Condition.SAFE), "only whole tokens have such a sign"


def test_a_turned_card_is_touched_where_its_parts_lie(table: TableView) -> None:
    scene = table.table_scene
    item = scene.items_of["left"]
    item.now = item.rest = replace(item.rest, turn=90.0)
    straight, _ = scene.part_pose(scene.items_of["right"], 0)
    turned, _ = scene.part_pose(item, 1)
    assert turned.turn == straight.turn + 90.0
    assert turned.x > item.rest.x
    assert turned.y > item.rest.y, "upper right has become lower right"
    assert scene.part_at(item, turned.x, turned.y) == 1
    assert scene.part_at(item, straight.x - 220, straight.y) == 0
    pose = Pose(10, 20, turn=33.0, raised=4.0)
    assert pose.inside(*pose.outside(3.0, -7.0)) == pytest.approx((3.0, -7.0))


def test_keys_go_from_part_to_part(table: TableView) -> None:
    said: list[str] = []
    table.announced.connect(said.append)
    table.set_names(lambda token: f"the {token} card", lambda place: "row", {"star": "a star"}.get)  # type: ignore[arg-type]
    touched = heard(table)
    table.setFocus()
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert said[-1] == "a star: the left card, row"
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert [touch.part for touch in touched] == ["star", "suit-H", "badge-A"]
    (ring,) = table.table_scene.marks.shown("focus")
    assert ring.round


def test_a_screen_reader_hears_all_parts_of_a_card(table: TableView) -> None:
    assert table.name_of(table.table_scene.items_of["left"]) == "left: star, suit-H and badge-A, row 1"


def test_pictures_are_shared_by_face_and_parts(table: TableView) -> None:
    key = composed_key(FACE, PARTS)
    assert key == composed_key(FACE, tuple(PARTS))
    assert key != composed_key(FACE, PARTS[::-1])
    assert composed_of(key) is not None
    assert composed_of(FACE) is None
    art = table.table_scene.art
    assert art.size(key) == art.size(FACE)
    assert art.has(key)
    assert art.alike(key) == (key,), "it has no kind"
    with_parts, without = art.pixmap(key, 3.0).toImage(), art.pixmap(FACE, 3.0).toImage()
    width, height = art.size(FACE)
    middle = QPointF(width / 2 * (1 + BADGE.x), height / 2 + width / 2 * BADGE.y) * 3.0
    assert with_parts.pixelColor(middle.toPoint()) != without.pixelColor(middle.toPoint())
    assert with_parts.pixelColor(2, 2) == without.pixelColor(2, 2)
    both = (replace(TOKENS[0], parts=PARTS), replace(TOKENS[1], parts=PARTS))
    table.show_view(view_of(both, facts=()), animate=False)
    left, right = (table.table_scene.items_of[token].sprite for token in ("left", "right"))
    assert left is right
    assert left is not None


def test_an_arrangement_that_nobody_shows_any_more_is_forgotten() -> None:
    turned = (replace(STAR, turn=11.0),)
    key = composed_key(FACE, turned)
    assert composed_key(FACE, turned) is key
    told = "".join(key)
    del key
    assert composed_key(FACE, turned) != told, "every match may lay its cards in another way: they would stay for ever"


def test_what_was_painted_of_earlier_deals_is_forgotten_too(table: TableView) -> None:
    art = table.table_scene.art
    key = composed_key(FACE, (replace(STAR, turn=12.0),))
    told, large = "".join(key), 12.0
    assert art.pixmap(key, large) is art.pixmap(key, large)
    del key
    for turn in range(13, 17):
        art.pixmap(composed_key(FACE, (replace(STAR, turn=float(turn)),)), large)
    assert composed_key(FACE, (replace(STAR, turn=12.0),)) != told, (
        "a thousand matches would fill the store of all pictures"
    )


def test_the_name_of_a_part_is_printed_below_it(table: TableView) -> None:
    named = replace(STAR, size=0.5, name=text("A star"))
    plain = replace(STAR, size=0.5)
    cards = (replace(TOKENS[0], parts=(named,)), replace(TOKENS[1], parts=(plain,)))
    table.show_view(view_of(cards, facts=()), animate=False)
    scene = table.table_scene
    faces = [scene.items_of[token].true_face for token in ("left", "right")]
    assert [found.names for face in faces if (found := composed_of(face)) is not None] == [("A star",), ()]
    printed, bare = (scene.art.pixmap(face, 4.0).toImage() for face in faces)
    width, height = scene.art.size(FACE)
    left, reach = width / 2 * (1 + STAR.x), width / 4
    below = round(height / 2 + width / 2 * STAR.y + 0.8 * reach)

    def inks(line: int) -> int:
        row = range(round(4 * (left - reach)), round(4 * (left + reach)))
        return sum(printed.pixelColor(x, line) != bare.pixelColor(x, line) for x in row)

    assert max(inks(4 * below + step) for step in range(-8, 9)) > 8, "letters stand there"
    assert scene.part_at(scene.items_of["left"], *_middle(table, "left")) == 0, "both are touched as one"


def _middle(table: TableView, token: str) -> tuple[float, float]:
    pose, _ = table.table_scene.part_pose(table.table_scene.items_of[token], 0)
    return pose.x, pose.y


def test_what_is_face_down_has_no_parts(table: TableView) -> None:
    hidden = (replace(TOKENS[0], face=None, back="back-petrol"), TOKENS[1])
    table.show_view(view_of(hidden, facts=()), animate=False)
    touched = heard(table)
    click(table, at(table.token_point("left"), -20, -20))
    assert touched == [Touch(GestureKind.TAP, ("left",))]


class Spotting(Buzz):
    """The star on a card takes the pair."""

    def view(self, state: BuzzState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, placements=tuple(replace(card, parts=PARTS) for card in view.placements))

    def interpret(self, state: BuzzState, gesture: Gesture) -> tuple[Action, ...]:
        return (Action(gesture.seat, "take" if gesture.part == "star" else "buzz"),) if gesture.part else ()

    def face_name(self, face: str) -> Text | None:
        return text("a big star") if face == "star" else None


def test_a_game_is_told_the_part(qtbot: QtBot) -> None:
    match = Match(Spotting(), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT)
    view = page.overlay.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot(view, "b0", 0))
    qtbot.waitUntil(lambda: len(match.log) == 2)
    assert match.log[-1].action == Action(0, "take")
    item = view.table_scene.items_of["b1"]
    assert "a big star" in view.name_of(item)
