"""Counters on the table: stacks that are counted at a glance, paid one after the other, picked up by a click."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop.core.model import GestureKind, Place, TokenId
from tabletop.core.table import Rect, TableSpec
from tabletop.core.view import CountFact, View
from tabletop.kit import counters as kit
from tabletop.kit.counters import POT, Counters
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.changes import Change
from tabletop.ui.table.choreography import tracks
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import Page, at, click, drag, made_table, press, text

PLATES, ROOM = kit.rows(2, Rect(20, 20, 300, 160))
SPEC = TableSpec(kit.zones(ROOM, Rect(340, 60, 200, 60)), plates=PLATES)
BEFORE = kit.start(2, 12)


def seen(counters: Counters) -> View:
    """What seat 0 sees of these counters."""
    facts = tuple(fact for fact in kit.facts(counters) if isinstance(fact, CountFact))
    return View(0, frozenset({0}), kit.placements(counters), text("Pay."), facts)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """Two players with twelve counters each; those of seat 0 may be paid, two at most."""
    made = made_table()
    qtbot.addWidget(made)
    made.set_table(SPEC, 0, 2)
    made.show_view(seen(BEFORE), animate=False)
    own = kit.on_top(BEFORE, 0, 12)

    def targets(tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        return frozenset({Place(POT)}) if 0 < kit.how_many(BEFORE, 0, tokens) <= 2 else frozenset()

    made.set_advice(targets, frozenset(own), lambda token: kit.taken_with(BEFORE, 0, token, 2))
    made.set_speed(0)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_counters_lie_in_stacks_of_five(table: TableView) -> None:
    poses = table.table_scene.layout.poses(kit.placements(BEFORE))
    own = [poses[f"k{number}"] for number in range(1, 13)]
    assert sorted(Counter(pose.x for pose in own).items()) == sorted({own[0].x: 5, own[5].x: 5, own[10].x: 2}.items())
    stack = own[:5]
    assert [pose.y for pose in stack] == sorted((pose.y for pose in stack), reverse=True)
    assert [pose.z for pose in own] == sorted(pose.z for pose in own)
    assert all(ROOM[0].x <= pose.x <= ROOM[0].x + ROOM[0].width for pose in own)


def test_many_stacks_move_together_rather_than_out_of_their_room(table: TableView) -> None:
    everything, _ = BEFORE.pay(1, 0, 12)
    narrow = replace(SPEC.zones[0], area=Rect(20, 20, 70, 60))
    table.set_table(TableSpec((narrow, *SPEC.zones[1:])), 0, 2)
    poses = table.table_scene.layout.poses(kit.placements(everything))
    width = table.table_scene.art.size(kit.FACE)[0]
    xs = [pose.x for pose in poses.values()]
    assert (min(xs) - width / 2, max(xs) + width / 2) == (26, 84)


def test_counters_are_paid_one_after_the_other(table: TableView) -> None:
    after, _ = BEFORE.pay(0, None, 3)
    table.show_view(seen(after), animate=False)
    items = table.table_scene.items_of
    before, now = seen(BEFORE), seen(after)
    changes = [Change(was, p) for p in now.placements if (was := before.find(p.token)) is not None and was != p]
    found = tracks(table.table_scene.layout, items, changes, kit.cues(BEFORE, after))
    paid = {track.item.token: track.delay_ms for track in found if track.item.at.zone == POT}
    assert list(paid) == ["k12", "k11", "k10"]
    assert 0.0 == paid["k12"] < paid["k11"] < paid["k10"]


def test_the_number_stands_beside_the_pot(table: TableView) -> None:
    after, _ = BEFORE.pay(0, None, 3)
    table.show_view(seen(after), animate=False)
    scene = table.table_scene
    (chip,) = [item.sceneBoundingRect() for fact, item in scene.notes.signs.items() if fact == CountFact(POT, 3)]
    assert scene.geometry.point(490, 0).x() < chip.left() < chip.right() < scene.geometry.point(540, 0).x()
    assert abs(chip.center().y() - scene.geometry.point(0, 90).y()) < 3


def test_a_click_takes_two_of_a_stack_and_another_lays_them_into_the_pot(table: TableView) -> None:
    page = Page(table)
    rim = 12.6 * table.table_scene.geometry.factor
    click(table, at(table.token_point("k9"), 0, rim))
    assert table.carried == ("k9", "k10")
    click(table, at(table.place_point(Place(POT))))
    assert page.gestures == [Touch(GestureKind.DRAG, ("k9", "k10"), Place(POT))]


def test_one_is_dragged_into_the_pot(table: TableView) -> None:
    page = Page(table)
    drag(table, at(table.token_point("k12")), at(table.place_point(Place(POT))))
    assert page.gestures == [Touch(GestureKind.DRAG, ("k12",), Place(POT))]


def test_a_reader_hears_how_many_counters_lie_where(table: TableView) -> None:
    after, _ = BEFORE.pay(0, None, 3)
    table.show_view(seen(after), animate=False)
    table.set_advice(lambda tokens: frozenset(), frozenset())
    group = QAccessible.queryAccessibleInterface(table.viewport())
    zones = [group.child(index) for index in range(group.childCount())]
    told = [zone.text(QAccessible.Text.Description) for zone in zones]
    assert told == ["9 counters", "12 counters", "3 counters"]
    assert [zone.childCount() for zone in zones] == [2, 3, 1], "the top of each stack"


def test_keys_go_from_stack_to_stack(table: TableView) -> None:
    page = Page(table)
    table.setFocus()
    assert len(table.keyboard.things(kit.stack_zone(0))) == 12, "each may be picked up with those above it"
    assert [thing.token for thing in table.keyboard.things(kit.stack_zone(1))] == ["k17", "k22", "k24"]
    table.keyboard.focus = next(t for t in table.keyboard.things(kit.stack_zone(0)) if t.token == "k12")
    press(table, Qt.Key.Key_Return)
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [Touch(GestureKind.DRAG, ("k12",), Place(POT))]
