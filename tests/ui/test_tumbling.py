"""Dice on their way: out of the cup, into each other, and on to where they will lie."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Placement
from tabletop.core.table import Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.resting import Box
from tabletop.ui.table.tumbling import GATHER_MS, ROLL_MS, pips_behind, tumbles
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import SPEC, click, made_table, placements, text, view_of

CUP = Point(272, 305)
DICE = {
    f"d{at}": (Pose(60.0 + 50 * at, 230), Pose(80.0 + 55 * (at % 3), 240.0 + 70 * (at // 3), turn=7)) for at in range(5)
}
TRAY = ZoneSpec("tray", ZoneKind.SCATTER, text("Tray"), area=Rect(20, 100, 222, 165))


@pytest.mark.parametrize("cup", [CUP, None])
def test_dice_end_where_they_will_lie(cup: Point | None) -> None:
    found, ms = tumbles(DICE, cup)
    assert ms == ROLL_MS + (GATHER_MS if cup else 0)
    for token, (_, rest) in DICE.items():
        end = found[token].at(1.0)
        assert (end.x, end.y, end.turn) == pytest.approx((rest.x, rest.y, rest.turn))
        assert (end.high, end.behind, end.narrow, end.hidden) == (0.0, 0, 1.0, False)


def test_dice_go_into_the_cup_and_come_out_of_it() -> None:
    found, ms = tumbles(DICE, CUP)
    for token, (before, _) in DICE.items():
        start = found[token].at(0.0)
        assert (start.x, start.y, start.behind) == (before.x, before.y, -1), "the face that lay there"
        inside = found[token].at(0.99 * GATHER_MS / ms)
        assert inside.hidden
        assert abs(inside.x - CUP.x) < 1
    assert not any(found["d0"].at(t / 100).hidden for t in range(round(100 * GATHER_MS / ms) + 1, 100))


def test_without_a_cup_dice_come_in_from_the_nearer_edge() -> None:
    found, _ = tumbles({"left": DICE["d0"], "right": (Pose(500, 200), Pose(500, 200))}, None)
    assert found["left"].at(0.0).x < DICE["d0"][1].x
    assert found["right"].at(0.0).x > 500


def test_two_dice_knock_against_each_other() -> None:
    two = {token: DICE[token] for token in ("d0", "d1")}
    found, _ = tumbles(two, None)
    ways = [[found[token].at(t / 500) for t in range(501)] for token in two]
    distances = [hypot(a.x - b.x, a.y - b.y) for a, b in zip(*ways, strict=True)]
    assert min(distances[150:]) < 55
    assert distances[-1] > 54


def test_it_is_always_the_same_way() -> None:
    assert tumbles(DICE, CUP) == tumbles(DICE, CUP)


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_tips_over_an_edge_from_face_to_face(pips: int) -> None:
    faces = [pips_behind(pips, behind, "d1") for behind in range(6)]
    assert faces[0] == pips
    for one, other in pairwise(faces):
        assert other not in (one, 7 - one)


@pytest.mark.parametrize("count", [2, 5, 6])
def test_every_throw_comes_to_lie_elsewhere_and_never_one_on_another(count: int) -> None:
    layout = TableLayout(TableSpec((TRAY,)), None, 2, lambda face: (45, 45))
    dice = [Placement(f"d{at}", Place("tray", at), "die-1") for at in range(count)]
    spots, turns = set(), set()
    for throw in range(12):
        layout.throws["tray"] = throw
        poses = list(layout.poses(dice).values())
        spots.add((poses[0].x, poses[0].y))
        turns.add(poses[0].turn)
        assert all(abs(pose.turn) <= 40 for pose in poses)
        lying = [Box(pose.x, pose.y, pose.turn, 22.5, 22.5) for pose in poses]
        assert all(box.gap(other) >= 0 for at, box in enumerate(lying) for other in lying[:at])
    assert len(spots) == 12
    assert max(turns) - min(turns) > 30


def test_a_single_die_in_a_narrow_tray_lies_otherwise_after_every_throw() -> None:
    tray = replace(TRAY, area=Rect(60, 60, 46, 46), scale=0.79)
    layout = TableLayout(TableSpec((tray,)), None, 2, lambda face: (45, 45))
    found = set()
    for throw in range(12):
        layout.throws["tray"] = throw
        (pose,) = layout.poses([Placement("d", Place("tray"), "die-1")]).values()
        assert abs(pose.x - 83) < 8
        assert abs(pose.y - 83) < 8
        found.add((pose.x, pose.y, pose.turn))
    assert len(found) == 12


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """The usual table, with a cup in which a square of the board has its place."""
    made = made_table()
    qtbot.addWidget(made)
    zones = tuple(replace(zone, vessel="dice-cup") if zone.id == "rail" else zone for zone in SPEC.zones)
    made.set_table(replace(SPEC, zones=zones), 0, 2)
    made.show_view(view_of(placements()), animate=False)
    return made


CUES = tuple(Cue(f"die-{at}", CueKind.ROLL, (Place("rail", 4),)) for at in range(3))


def test_the_cup_is_tipped_and_put_back(table: TableView) -> None:
    scene, now = table.table_scene, [0.0]
    scene.motion.now_ms = lambda: now[0]
    (cup,) = scene.cups.items
    table.show_view(view_of(placements()), CUES)
    turned = []
    for _ in range(70):
        now[0] += 16
        scene.motion.step()
        turned.append(abs(cup.rotation()))
    assert max(turned) > 60
    assert turned[-1] == 0
    assert not table.is_moving


def test_a_die_in_the_air_is_taken_where_it_will_lie(table: TableView) -> None:
    table.show_view(view_of(placements()), CUES)
    item = table.table_scene.items_of["die-0"]
    assert item.now != item.rest
    hit = table.table_scene.token_at(item.rest.x, item.rest.y)
    assert hit is item
    table.finish_animations()
    assert item.now == item.rest


def test_with_reduced_motion_dice_simply_lie_there(table: TableView) -> None:
    table.set_speed(0)
    before = table.table_scene.items_of["die-0"].rest
    table.show_view(view_of(placements()), CUES)
    item = table.table_scene.items_of["die-0"]
    assert not table.is_moving
    assert item.now == item.rest != before
    assert table.table_scene.cups.items[0].rotation() == 0


def test_thrown_dice_stay_where_they_lie_when_the_board_is_turned(table: TableView) -> None:
    table.show_view(view_of(placements()), CUES)
    lying = [table.table_scene.items_of[f"die-{at}"].rest for at in range(3)]
    table.turn_table(table.table_scene.layout.spec)
    assert [table.table_scene.items_of[f"die-{at}"].rest for at in range(3)] == lying


def test_what_is_said_of_dice_is_shown_only_when_they_have_come_to_rest(table: TableView) -> None:
    scene, now = table.table_scene, [0.0]
    scene.motion.now_ms = lambda: now[0]
    before = CaptionFact("rail", text("Throw 1"))
    table.show_view(view_of(placements(), facts=(before, ConditionFact("die-0", Condition.SAFE, text("kept")))))
    told = (CaptionFact("rail", text("Throw 2")), ConditionFact("die-0", Condition.DONE, text("counts")))
    table.show_view(view_of(placements(), facts=told), CUES)
    while table.is_moving:
        assert scene.facts == (before,), "the old words stay, but nothing is said of a die in the air"
        assert scene.conditions == {}
        now[0] += 16
        scene.motion.step()
    assert scene.facts == told
    assert scene.conditions == {"die-0": told[1]}


def test_a_click_shows_at_once_what_is_said_of_dice(table: TableView) -> None:
    told = (ConditionFact("die-0", Condition.DONE, text("counts")),)
    table.show_view(view_of(placements(), facts=told), CUES)
    assert table.table_scene.conditions == {}
    click(table, QPoint(4, 4))
    assert table.table_scene.facts == told
