"""Signs on tokens that tell their condition: their forms, where they lie, that they go with their token."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Place, Setup
from tabletop.core.view import Condition, ConditionFact, SignFact, WayFact
from tabletop.match.match import Match
from tabletop.ui.table.marks import Mark, MarkKind
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import made_table, placements, text, view_of
from tests.ui.table_kit import ANN, BEN, make_page

IN_CHECK = text("in check")


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    made.set_speed(0)
    made.show_view(view_of(placements()))
    return made


def tell(table: TableView, *signs: tuple[str, Condition]) -> None:
    """Shows the usual tokens with these signs."""
    facts = tuple(ConditionFact(token, condition, IN_CHECK) for token, condition in signs)
    table.show_view(view_of(placements(), facts=facts))


def marks(table: TableView, condition: Condition) -> tuple[Mark, ...]:
    return table.table_scene.marks.shown(condition)


def test_every_condition_has_a_form_of_its_own_and_goes_with_its_fact(table: TableView) -> None:
    forms = {
        Condition.DANGER: [MarkKind.GLOW, MarkKind.DANGER],
        Condition.SAFE: [MarkKind.SHIELD],
        Condition.DONE: [MarkKind.DONE],
        Condition.HELD: [MarkKind.BARS],
        Condition.WAITS: [MarkKind.SLEEP],
        Condition.FALLEN: [],
    }
    for condition in Condition:
        tell(table, ("red-1", condition))
        shown = {other: [mark.kind for mark in marks(table, other)] for other in Condition}
        assert shown == {other: forms[other] if other is condition else [] for other in Condition}
    table.show_view(view_of(placements()))
    assert not any(marks(table, condition) for condition in Condition)


def test_what_has_fallen_lies_on_its_side_as_long_as_the_fact_is_there(table: TableView) -> None:
    item = table.table_scene.items_of["red-1"]
    stood = item.rest
    tell(table, ("red-1", Condition.FALLEN))
    assert (item.rest.x, item.rest.y) == (stood.x, stood.y)
    assert 45 < item.rest.turn - stood.turn < 135
    tell(table)
    assert item.rest == stood


def test_lights_lie_under_the_token_and_signs_at_its_upper_right(table: TableView) -> None:
    tell(table, ("red-1", Condition.DANGER))
    rest = table.table_scene.items_of["red-1"].rest
    glow, sign = marks(table, Condition.DANGER)
    assert glow.z < rest.z < sign.z
    assert sign.x > glow.x
    assert sign.y < glow.y


def test_a_sign_lies_over_the_frames_of_its_neighbours_and_under_the_next_card_of_a_hand(table: TableView) -> None:
    beside = placements(die_0=Place("rail", 0), die_1=Place("rail", 1))
    facts = tuple(ConditionFact(token, Condition.SAFE, IN_CHECK) for token in ("die-0", "h1"))
    table.show_view(view_of(beside, facts=facts))
    scene = table.table_scene
    on_die, on_card = sorted(marks(table, Condition.SAFE), key=lambda mark: mark.y)
    frame = scene.highlights.token(MarkKind.FRAME, scene.items_of["die-1"])
    assert on_die.z > frame.z
    assert scene.items_of["h1"].rest.z < on_card.z < scene.items_of["h2"].rest.z


def test_a_card_gets_a_frame_a_smaller_thing_a_ring(table: TableView) -> None:
    tell(table, ("d0", Condition.DONE), ("red-1", Condition.DONE))
    assert [mark.round for mark in marks(table, Condition.DONE)] == [False, True]


def test_a_card_gets_a_frame_however_small_it_lies(table: TableView) -> None:
    small = tuple(replace(p, face="gesture-yawn") if p.token == "red-1" else p for p in placements())
    table.show_view(view_of(small, facts=(ConditionFact("red-1", Condition.DONE, IN_CHECK),)))
    (mark,) = marks(table, Condition.DONE)
    assert not mark.round
    assert mark.height > mark.width


def test_what_lies_hidden_in_a_pile_has_no_sign(table: TableView) -> None:
    tell(table, ("s0", Condition.SAFE), ("s11", Condition.SAFE))
    top = table.table_scene.items_of["s11"].rest
    (shield,) = marks(table, Condition.SAFE)
    assert shield.z > top.z


def test_the_sign_goes_with_a_lifted_token(table: TableView) -> None:
    tell(table, ("red-1", Condition.SAFE))
    (lying,) = marks(table, Condition.SAFE)
    table.table_scene.arrange(frozenset(), ("red-1",))
    (lifted,) = marks(table, Condition.SAFE)
    assert lifted.y < lying.y


def test_what_is_done_glows_slowly_and_stays_without_motion_it_is_there_at_once(table: TableView) -> None:
    scene = table.table_scene

    def told() -> QGraphicsItem:
        before = set(scene.items())
        tell(table, ("red-1", Condition.DONE))
        (item,) = set(scene.items()) - before
        return item

    assert told().opacity() == 1.0
    table.show_view(view_of(placements()))
    table.set_speed(1)
    now = [0.0]
    scene.motion.now_ms = lambda: now[0]
    light, course = told(), []
    for moment in (0, 400, 867, 1300, 5000):
        now[0] = moment
        scene.motion.step()
        course.append(round(light.opacity(), 1))
    assert course == [0.0, 0.0, 1.0, 0.4, 1.0]


def test_the_name_of_a_token_says_its_condition(table: TableView) -> None:
    item = table.table_scene.items_of["red-1"]
    table.set_names(lambda token: "red pawn", lambda place: f"square {place.slot}")
    assert table.name_of(item) == "red pawn, square 0"
    tell(table, ("red-1", Condition.DANGER))
    assert table.name_of(item) == "red pawn, square 0: in check"
    assert table.keyboard.words_for_token("red-2", Place("board", 4)) == "red pawn, square 4"


def test_the_way_of_a_piece_is_shown_before_it_goes(table: TableView) -> None:
    def ahead(*path: int, landings: tuple[int, ...] = ()) -> dict[tuple[float, float], set[MarkKind]]:
        places = tuple(Place("board", slot) for slot in path)
        fact = WayFact("red-1", places, tuple(Place("board", slot) for slot in landings))
        table.show_view(view_of(placements(), facts=(fact,)))
        found: dict[tuple[float, float], set[MarkKind]] = {}
        for mark in table.table_scene.marks.shown("ahead"):
            found.setdefault((mark.x, mark.y), set()).add(mark.kind)
        return found

    def spot(slot: int) -> tuple[float, float]:
        centre = table.table_scene.layout.centre(Place("board", slot))
        return centre.x, centre.y

    way = ahead(1, 2, 3, landings=(2,))
    assert way[spot(0)] == {MarkKind.ORIGIN}
    assert way[spot(1)] == {MarkKind.DOT}
    assert way[spot(2)] == {MarkKind.LANDING}
    assert way[spot(3)] == {MarkKind.ARRIVAL}
    assert set(ahead(*[1, 2] * 16, 3)) == {spot(0), spot(3)}, "a very long way has no dots"
    table.show_view(view_of(placements()))
    assert not table.table_scene.marks.shown("ahead")


def test_marks_leave_free_what_is_printed_on_a_square(qtbot: QtBot) -> None:
    """A number in the middle of a square, or at its top, can be read through all marks of a way."""
    for slug, printed in (("goose", True), ("ludo", False)):
        match: Match[Any] = Match(games.load(slug), Setup(2), LiveChance(1))
        page, _ = make_page(qtbot, match, ANN, BEN)
        scene, token = page.overlay.view.table_scene, match.view(0).placements[0].token
        zone = next(zone for zone in page.spec.zones if len(zone.slots) > 30)
        places = tuple(Place(zone.id, slot) for slot in range(3))
        fact = WayFact(token, places, places[1:2])
        page.overlay.view.show_view(replace(match.view(0), facts=(fact,)))
        marks = {mark.kind: mark for mark in scene.marks.shown("ahead")}
        below = marks[MarkKind.DOT].y - scene.layout.centre(places[0]).y
        assert (below > 0.4 * zone.slot_size) is printed
        assert {mark.printed for mark in marks.values()} == {printed}


def test_what_an_unseen_card_changes_is_told_when_it_lies(table: TableView) -> None:
    def told() -> dict[str, Condition]:
        return {token: fact.condition for token, fact in table.table_scene.conditions.items()}

    def signs() -> set[str]:
        return {fact.face for fact in table.table_scene.notes.signs if isinstance(fact, SignFact)}

    safe, done = (ConditionFact("d0", one, text("so it lies")) for one in (Condition.SAFE, Condition.DONE))
    danger = ConditionFact("s11", Condition.DANGER, text("costs points"))
    before, after = (SignFact("tray", face, text("to come")) for face in ("suit-H", "suit-C"))
    table.show_view(view_of(placements(), facts=(safe, before)))
    table.set_speed(1)
    table.show_view(view_of(placements(s11=Place("discard", 1)), facts=(done, danger, after)))
    assert table.is_moving
    assert told() == {"d0": Condition.SAFE}, "it would tell what the card is that turns over"
    assert signs() == {"suit-H"}
    assert not marks(table, Condition.DANGER)
    table.finish_animations()
    assert told() == {"d0": Condition.DONE, "s11": Condition.DANGER}
    assert signs() == {"suit-C"}
    assert marks(table, Condition.DANGER)
    table.show_view(view_of(placements(s11=Place("board", 5), d0=Place("board", 6)), facts=(danger,)))
    assert not told(), "what is carried away has no sign where it will lie"
