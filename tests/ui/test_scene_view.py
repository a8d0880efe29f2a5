"""What the table shows: views, movement, marks, sizes, looks."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Refusal
from tabletop.core.table import Rect
from tabletop.core.view import CaptionFact, CellFact, CellStyle, CountFact, Cue, CueKind, DirectionFact, SignFact
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.table.resting import MOST_TURN
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import FACTS, SPEC, Page, advise, at, made_table, placements, press, text, view_of

FIVE = Place("board", 5)
SIZES = [(300, 200), (640, 400), (960, 748), (1500, 700), (700, 1400), (5000, 3000)]


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.ms = 1000.0

    def __call__(self) -> float:
        return self.ms


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def clock(table: TableView) -> Clock:
    made = Clock()
    table.table_scene.motion.now_ms = made
    return made


def run(table: TableView, clock: Clock, ms: float) -> None:
    clock.ms += ms
    table.table_scene.motion.step()


# Movement


def test_the_first_step_is_taken_in_the_same_frame(table: TableView, clock: Clock) -> None:
    start, goal = table.token_point("red-2"), table.place_point(FIVE)
    table.show_view(view_of(placements(red_2=FIVE)))
    assert start.x() < table.token_point("red-2").x() < goal.x()
    run(table, clock, 100)
    assert start.x() < table.token_point("red-2").x() < goal.x()
    run(table, clock, 400)
    assert table.token_point("red-2") == goal
    assert not table.is_moving


def test_a_new_view_goes_on_from_where_the_token_is(table: TableView, clock: Clock) -> None:
    table.show_view(view_of(placements(red_2=FIVE)))
    run(table, clock, 110)
    half_way = table.token_point("red-2")
    table.show_view(view_of(placements(red_2=Place("board", 1))))
    after = table.token_point("red-2")
    assert abs(after.x() - half_way.x()) + abs(after.y() - half_way.y()) < 6
    run(table, clock, 500)
    assert table.token_point("red-2") == table.place_point(Place("board", 1))


def test_an_unchanged_view_does_not_disturb_what_moves(table: TableView, clock: Clock) -> None:
    table.show_view(view_of(placements(red_2=FIVE)))
    run(table, clock, 100)
    before = table.token_point("red-2")
    table.show_view(view_of(placements(red_2=FIVE)))
    assert table.token_point("red-2") == before
    assert table.is_moving


def test_without_animation_everything_is_at_once_in_place(table: TableView) -> None:
    table.set_speed(0)
    table.show_view(view_of(placements(red_2=FIVE, s11=Place("hand-0", 5))))
    assert not table.is_moving
    assert table.token_point("red-2") == table.place_point(FIVE)
    assert table.table_scene.items_of["s11"].face == "card-QH"


@pytest.mark.parametrize("speed", [0.5, 1.0, 1.7])
def test_speed_is_a_factor_of_every_duration(table: TableView, clock: Clock, speed: float) -> None:
    table.set_speed(speed)
    table.show_view(view_of(placements(s11=Place("discard", 1))))
    run(table, clock, 280 * speed - 18)
    assert table.is_moving
    run(table, clock, 20)
    assert not table.is_moving


def test_press_and_key_end_all_movement(table: TableView, clock: Clock) -> None:
    table.show_view(view_of(placements(red_2=FIVE)))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(930, 500))
    assert not table.is_moving
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(930, 500))
    table.show_view(view_of(placements()))
    press(table, Qt.Key.Key_A)
    assert not table.is_moving


def test_hops_stop_on_every_square_of_the_way(table: TableView, clock: Clock) -> None:
    way = tuple(Place("board", slot) for slot in (4, 5, 8, 7))
    table.show_view(view_of(placements(red_2=Place("board", 7))), (Cue("red-2", CueKind.HOP, way),))
    for square in way[1:3]:
        run(table, clock, 90 - (8 if square == way[1] else 0))
        here, there = table.token_point("red-2"), table.place_point(square)
        assert abs(here.x() - there.x()) < 3
        assert abs(here.y() - there.y()) < 3
    run(table, clock, 100)
    assert table.token_point("red-2") == table.place_point(Place("board", 7))


def test_a_jump_goes_high_over_what_stands_between(table: TableView, clock: Clock) -> None:
    way = (Place("board", 5), Place("board", 7))
    table.show_view(view_of(placements(red_2=way[-1])), (Cue("red-2", CueKind.JUMP, way),))
    run(table, clock, 160 - 8)
    factor = table.table_scene.geometry.factor
    between = (table.place_point(Place("board", 4)) + table.place_point(way[0])) / 2
    assert table.token_point("red-2").y() == pytest.approx(between.y() - 40 * factor, abs=3)
    run(table, clock, 160)
    here, there = table.token_point("red-2"), table.place_point(way[0])
    assert abs(here.x() - there.x()) < 3
    run(table, clock, 330)
    assert table.token_point("red-2") == table.place_point(way[-1])


def test_a_captured_piece_flies_after_the_mover_has_landed(table: TableView, clock: Clock) -> None:
    home = table.token_point("blue-1")
    cues = (Cue("red-2", CueKind.HOP, (Place("board", 5), Place("board", 8))), Cue("blue-1", CueKind.FLY))
    table.show_view(view_of(placements(red_2=Place("board", 8), blue_1=Place("board", 2))), cues)
    run(table, clock, 150)
    assert table.token_point("blue-1") == home
    run(table, clock, 200)
    assert table.token_point("red-2") == table.place_point(Place("board", 8))
    assert table.token_point("blue-1").y() < home.y() - 30
    run(table, clock, 300)
    assert table.token_point("blue-1") == table.place_point(Place("board", 2))


def test_a_card_is_turned_over_on_its_way(table: TableView, clock: Clock) -> None:
    table.show_view(view_of(placements(s11=Place("discard", 1))))
    run(table, clock, 60)
    assert table.table_scene.items_of["s11"].face == "back-petrol"
    run(table, clock, 140)
    assert table.table_scene.items_of["s11"].face == "card-QH"


def test_cards_are_dealt_one_after_the_other(table: TableView, clock: Clock) -> None:
    dealt = {f"s{11 - i}": Place("hand-1", 4 + i) for i in range(4)}
    last = table.table_scene.items_of["s8"].now
    table.show_view(view_of(placements(**dealt)))
    run(table, clock, 100)
    done = [table.table_scene.items_of[token].now.y for token in dealt]
    assert all(first < later for first, later in pairwise(done[:2]))
    assert table.table_scene.items_of["s8"].now == last
    run(table, clock, 600)
    assert not table.is_moving


def test_a_thrown_die_shows_its_true_face_at_the_end(table: TableView, clock: Clock) -> None:
    table.show_view(view_of(placements()), (Cue("die-0", CueKind.ROLL),))
    item, faces = table.table_scene.items_of["die-0"], set()
    for _ in range(30):
        run(table, clock, 17)
        faces.add(item.face)
    assert len(faces) > 2
    assert faces <= {f"die-{pips}" for pips in range(1, 7)}
    run(table, clock, 300)
    assert item.face == "die-1"
    assert abs(item.now.turn) <= MOST_TURN


def test_tokens_come_and_go(table: TableView, clock: Clock) -> None:
    fewer = tuple(p for p in placements() if p.token != "blue-1")
    table.show_view(view_of(fewer))
    run(table, clock, 200)
    assert "blue-1" not in table.table_scene.items_of
    table.show_view(view_of(placements()))
    run(table, clock, 200)
    assert table.table_scene.items_of["blue-1"].opacity() == 1.0


def test_settled_is_said_once_when_all_have_landed(table: TableView, clock: Clock, qtbot: QtBot) -> None:
    heard: list[bool] = []
    table.settled.connect(lambda: heard.append(table.is_moving))
    table.show_view(view_of(placements(red_2=FIVE, red_1=Place("board", 3))))
    run(table, clock, 100)
    assert heard == []
    run(table, clock, 500)
    assert heard == [False]


# Marks


def test_playable_cards_stand_out_of_the_hand(table: TableView) -> None:
    before = table.token_point("h1").y()
    advise(table, {"h1": {Place("discard")}})
    table.finish_animations()
    assert before - table.token_point("h1").y() == pytest.approx(16 * table.factor, abs=1)


def test_last_move_and_causes_are_marked_until_the_next(table: TableView) -> None:
    marks = table.table_scene.marks
    table.show_view(view_of(placements(red_2=FIVE)), animate=False)
    assert [mark.kind for mark in marks.shown("last")] == ["origin"]
    table.marking.show_refusal(Refusal("test.rule", tokens=("red-1",), places=(Place("board", 3),)))
    table.marking.show_hint(("h1",), (Place("discard"),))
    assert len(marks.shown("cause")) == 2
    assert len(marks.shown("hint")) == 2
    table.show_view(view_of(placements(red_2=Place("board", 6))), animate=False)
    assert marks.shown("cause") == ()
    assert marks.shown("hint") == ()
    assert len(marks.shown("last")) == 1


def test_ways_of_a_few_pieces_are_lit_where_a_click_on_them_is_the_move(table: TableView, qtbot: QtBot) -> None:
    table.set_table(replace(table.table_layout.spec, tap_moves=True), 0, 2)
    table.show_view(view_of(placements()), animate=False)
    advise(table, {"red-1": {Place("board", 1)}, "red-2": {FIVE}})
    qtbot.waitUntil(lambda: len(table.table_scene.marks.shown("ways")) == 2, timeout=20_000)
    assert len(table.table_scene.marks.shown("movable")) == 2


# Sizes and looks


@pytest.mark.parametrize("size", SIZES)
def test_everything_stays_on_the_table_at_every_size(table: TableView, size: tuple[int, int], qtbot: QtBot) -> None:
    advise(table, {"h1": {Place("discard")}})
    table.setMinimumSize(1, 1)
    table.resize(*size)
    table.table_scene.sharpen()
    bounds = table.viewport().rect()
    for item in table.seen_items():
        assert bounds.contains(at(table.token_point(item.token)))
    assert bounds.contains(table.unit_rect(Rect(0, 0, 640, 498)).adjusted(1, 1, -1, -1))
    assert not table.grab().isNull()


def test_resizing_keeps_things_in_place_at_once_and_renders_later(table: TableView, qtbot: QtBot) -> None:
    scene, old = table.table_scene, table.table_scene.sprites
    heard = Page(table)
    table.resize(640, 498)
    assert scene.sprites is old
    assert table.token_point("red-2") == table.place_point(Place("board", 4))
    assert scene.items_of["red-2"].pos() == table.place_point(Place("board", 4))
    qtbot.waitUntil(lambda: scene.sprites is not old, timeout=20_000)
    assert scene.sprites.factor == pytest.approx(1.0)
    assert heard.gestures == []


def test_a_view_during_a_resize_is_shown_in_the_new_size(table: TableView) -> None:
    table.resize(640, 498)
    table.show_view(view_of(placements(red_2=FIVE)), animate=False)
    assert table.table_scene.items_of["red-2"].pos() == table.place_point(FIVE)


def test_resizing_in_the_middle_of_a_drag_lets_go(table: TableView) -> None:
    start = at(table.token_point("red-2"))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(table.viewport(), start + QPoint(30, 30))
    table.resize(700, 600)
    assert table.carried == ()
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert table.table_scene.items_of["red-2"].opacity() == 1.0


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_looks_change_at_once(table: TableView, theme: str) -> None:
    before = table.grab().toImage()
    table.set_look(Art(THEMES[theme], "fr", four_colours=True), THEMES[theme])
    assert table.grab().toImage() != before


def test_facts_are_written_on_the_table(table: TableView) -> None:
    facts = (
        *FACTS,
        CountFact("stock", 12),
        SignFact("discard", "suit-H", text("hearts")),
        CaptionFact("tray", text("Throw 1 of 3")),
        CaptionFact("rail", text("Kept")),
        DirectionFact("discard", True),
    )
    before = table.grab().toImage()
    table.show_view(view_of(placements(), facts=facts), animate=False)
    shown = table.grab().toImage()
    assert shown != before
    turned = tuple(DirectionFact("discard", False) if isinstance(f, DirectionFact) else f for f in facts)
    table.show_view(view_of(placements(), facts=turned), animate=False)
    assert table.grab().toImage() != shown


def test_a_sign_is_told_when_the_card_lies_that_it_speaks_of(table: TableView, clock: Clock) -> None:
    def signs() -> set[str]:
        return {fact.face for fact in table.table_scene.notes.signs if isinstance(fact, SignFact)}

    def sign(face: str, zone: str = "discard") -> SignFact:
        return SignFact(zone, face, text("suit"))

    old, new, other = sign("suit-H"), sign("suit-C"), sign("suit-D", "stock")
    table.show_view(view_of(placements(), facts=(*FACTS, old)), animate=False)
    assert signs() == {"suit-H"}
    laid = placements(h0=Place("discard", 1))
    table.show_view(view_of(laid, facts=(*FACTS, new, other)))
    assert table.is_moving
    assert signs() == {"suit-H", "suit-D"}, "where nothing arrives it is told at once"
    table.show_view(view_of(laid, facts=(*FACTS, new)))
    assert signs() == {"suit-H"}
    clock.ms += 5000
    table.table_scene.motion.step()
    assert not table.is_moving
    assert signs() == {"suit-C"}
    table.show_view(view_of(placements(h0=Place("discard", 1), h1=Place("discard", 2)), facts=(*FACTS, old)), (), False)
    assert signs() == {"suit-H"}, "where nothing moves nothing waits"


def test_a_card_that_asks_for_others_is_seen_as_a_card(table: TableView) -> None:
    def shown(face: str, done: int) -> QImage:
        sign = SignFact("discard", face, text("Ann owes 2"), done, 3)
        table.show_view(view_of(placements(), facts=(*FACTS, sign)), animate=False)
        return table.grab().toImage()

    def reach(first: QImage, second: QImage) -> tuple[float, float]:
        """How wide and high the part is in which two pictures differ, in units."""
        spots = [
            (x, y)
            for x in range(first.width())
            for y in range(first.height())
            if first.pixel(x, y) != second.pixel(x, y)
        ]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return (max(xs) - min(xs)) / table.factor, (max(ys) - min(ys)) / table.factor

    king = shown("card-KH", 1)
    wide, high = reach(king, shown("card-QS", 1))
    assert wide > 30
    assert high > 50
    assert max(reach(king, shown("card-KH", 2))) < 15, "one more dot is filled"


def test_a_written_figure_changes_the_sheet(table: TableView) -> None:
    before = table.grab().toImage()
    table.show_view(view_of(placements(), facts=(*FACTS, CellFact(Place("sheet", 3), -7, CellStyle.SUM))))
    assert table.grab().toImage() != before


def test_what_was_written_counts_up_and_its_sum_with_it(table: TableView, clock: Clock) -> None:
    def sheet(*cells: tuple[int, int, CellStyle]) -> tuple[CellFact, ...]:
        return tuple(CellFact(Place("sheet", slot), value, style) for slot, value, style in cells)

    def shown() -> QImage:
        return table.grab().toImage()

    def still(cells: tuple[CellFact, ...]) -> QImage:
        table.show_view(view_of(placements(), facts=cells), animate=False)
        return shown()

    before = sheet((0, 12, CellStyle.WRITTEN), (1, 12, CellStyle.SUM), (2, 30, CellStyle.OFFER))
    after = sheet((0, 12, CellStyle.WRITTEN), (1, 42, CellStyle.SUM), (2, 30, CellStyle.WRITTEN))
    halfway = still(sheet((0, 12, CellStyle.WRITTEN), (1, 27, CellStyle.SUM), (2, 15, CellStyle.WRITTEN)))
    end = still(after)
    still(before)
    table.show_view(view_of(placements(), facts=after))
    run(table, clock, 200)
    assert shown() == halfway
    run(table, clock, 210)
    assert shown() == end
    others = sheet((1, 9, CellStyle.WRITTEN), (2, 5, CellStyle.WRITTEN))
    table.show_view(view_of(placements(), facts=others))
    assert shown() == still(others), "the sheet of somebody else is there at once"


def test_words_that_were_written_are_there_at_once(table: TableView, clock: Clock) -> None:
    written = (CellFact(Place("sheet", 0), text("66552")),)
    table.show_view(view_of(placements(), facts=written), animate=False)
    still = table.grab().toImage()
    table.show_view(view_of(placements(), facts=()), animate=False)
    table.show_view(view_of(placements(), facts=written))
    run(table, clock, 410)
    assert table.grab().toImage() == still, "they are no figure to count up to"


def test_another_viewer_sees_another_hand(table: TableView) -> None:
    heard: list[bool] = []
    table.layout_changed.connect(lambda: heard.append(True))
    low = table.token_point("h1").y()
    table.show_view(view_of(placements(), seat=1))
    assert heard
    assert not table.is_moving
    assert table.token_point("h1").y() < low
    table.show_view(view_of(placements(), seat=None))
    assert table.plate_rect(0) != table.plate_rect(1)


def test_hidden_table_shows_only_cloth_and_hears_nothing(table: TableView) -> None:
    page = Page(table)
    advise(table, {"red-2": {FIVE}})
    point = at(table.token_point("red-2"))
    table.set_hidden(True)
    cloth = table.grab().toImage()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert page.gestures == []
    assert table.seen_items() == []
    table.show_view(view_of(placements(red_2=FIVE)), animate=False)
    assert table.grab().toImage() == cloth
    table.set_hidden(False)
    assert table.grab().toImage() != cloth


def test_painting_loses_no_references(table: TableView) -> None:
    before = sys.getrefcount(None)
    for _ in range(100):
        table.viewport().repaint()
    assert sys.getrefcount(None) > before - 50


def test_laying_another_table_forgets_the_first(table: TableView) -> None:
    table.show_view(view_of(placements(red_2=FIVE)))
    table.set_table(SPEC, 1, 2)
    assert table.seen_items() == []
    assert not table.is_moving
    table.show_view(view_of(placements(), seat=1))
    assert len(table.table_scene.items_of) == len(placements())
