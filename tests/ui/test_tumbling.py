"""Dice on their way: out of the cup, into each other, and on to where they will lie."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Placement
from tabletop.core.table import Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind
from tabletop.ui.table.airborne import Flight, parted
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.resting import Box, resting
from tabletop.ui.table.tumbling import GATHER_MS, ROLL_MS, Hand, Throw, Tumble, pips_behind, tumbles
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import SPEC, click, made_table, placements, text, view_of

CUP = Hand(Point(272, 281))
SIDE = 45.0
TRAY = ZoneSpec("tray", ZoneKind.SCATTER, text("Tray"), area=Rect(20, 100, 222, 165))
DISH = Rect(560, 100, 46, 46)
PAIR = Rect(549, 100, 69, 51)
THROWS = st.integers(0, 2**32 - 1)


def thrown(count: int = 5, hand: Hand = CUP, seed: int = 3, area: Rect | None = TRAY.area, side: float = SIDE) -> Throw:
    """Dice that lay somewhere in a tray and are thrown again."""
    assert area is not None
    before, after = (
        [Pose(x, y, turn=turn) for x, y, turn in resting(area, count, side, number)] for number in (seed + 1, seed)
    )
    dice = {f"d{at}": poses for at, poses in enumerate(zip(before, after, strict=True))}
    return tumbles(dice, hand, area, side, seed)


@pytest.mark.parametrize("hand", [CUP, Hand(), Hand(holds=True), Hand(CUP.mouth, holds=True)])
def test_dice_end_where_they_will_lie(hand: Hand) -> None:
    throw = thrown(hand=hand)
    assert throw.ms == ROLL_MS + (GATHER_MS if hand == CUP else 0)
    assert throw.ms <= 900
    for way in throw.ways.values():
        end = way.at(1.0)
        assert (end.x, end.y, end.turn) == pytest.approx((way.rest.x, way.rest.y, way.rest.turn))
        assert (end.high, end.behind, end.tipped, end.hidden) == (0.0, 0, 0.0, False)


def test_dice_go_into_the_cup_and_come_out_of_it() -> None:
    throw = thrown()
    for way in throw.ways.values():
        start = way.at(0.0)
        assert (start.x, start.y, start.behind) == (way.before.x, way.before.y, -1), "the face that lay there"
        inside = way.at(0.99 * GATHER_MS / throw.ms)
        assert inside.hidden
        assert CUP.mouth is not None
        assert abs(inside.x - CUP.mouth.x) < 1
    first = throw.ways["d0"]
    assert not any(first.at(t / 100).hidden for t in range(round(100 * GATHER_MS / throw.ms) + 1, 100))


def test_dice_that_were_shaken_come_out_at_once() -> None:
    cup = thrown(hand=Hand(CUP.mouth, holds=True)).ways["d0"].at(0.0)
    assert (Point(cup.x, cup.y), cup.hidden) == (CUP.mouth, False)
    way = thrown(hand=Hand(holds=True)).ways["d0"]
    held = way.at(0.0)
    assert (held.x, held.y, held.hidden) == (way.before.x, way.before.y, False)


def test_without_a_cup_dice_come_in_from_the_nearer_edge() -> None:
    left, right = thrown(1, Hand(), area=Rect(40, 100, 46, 46)).ways["d0"], thrown(1, Hand(), area=DISH).ways["d0"]
    assert left.at(0.0).x < left.rest.x
    assert right.at(0.0).x > right.rest.x


@given(
    seed=THROWS, case=st.sampled_from([(5, TRAY.area, SIDE), (6, TRAY.area, SIDE), (2, PAIR, 28.8), (1, DISH, 35.5)])
)
def test_dice_on_the_felt_never_overlap_and_stay_on_it(seed: int, case: tuple[int, Rect, float]) -> None:
    count, area, side = case
    throw = thrown(count, CUP if area == TRAY.area else Hand(), seed, area, side)
    assert throw.ms <= 900
    for step in range(226):
        down = [way for way in throw.ways.values() if step / 225 >= way.gathered + (1 - way.gathered) * way.lands]
        boxes = [way.at(step / 225).box(side) for way in down]
        for at, box in enumerate(boxes):
            resting_at = Box(down[at].rest.x, down[at].rest.y, down[at].rest.turn, side / 2, side / 2)
            assert box.inside(area) >= min(0.0, resting_at.inside(area)) - 0.6
            assert all(box.gap(other) > -0.6 for other in boxes[:at])


@pytest.mark.parametrize("case", [(5, TRAY.area, SIDE), (6, TRAY.area, SIDE), (2, PAIR, 28.8)])
def test_dice_in_the_air_knock_and_part(case: tuple[int, Rect, float]) -> None:
    count, area, side = case
    for seed in range(12):
        ways = tuple(thrown(count, Hand(), seed, area, side).ways.values())
        for at in (step / 120 for step in range(120)):
            out = [(way.at(at), at < way.lands) for way in ways if hypot(*_from(way, at)) > 1.2 * side]
            for number, (one, flies) in enumerate(out):
                for other, flies_too in out[:number]:
                    apart = hypot(one.x - other.x, one.y - other.y)
                    assert apart > 0.75 * side or not (flies or flies_too)


def _from(way: Tumble, at: float) -> tuple[float, float]:
    seen = way.at(at)
    return seen.x - way.source.x, seen.y - way.source.y


def test_dice_that_meet_in_the_air_come_down_where_they_would_have_alone() -> None:
    crossing = [
        Flight(0, 20, tuple((3.0 * step, float(side * (100 - 10 * step))) for step in range(21))) for side in (1, -1)
    ]
    (one, other), knocks = parted(crossing, 20.0)
    assert one[0] == other[0] == one[-1] == other[-1] == (0.0, 0.0)
    (knock,) = knocks
    assert 7 <= knock <= 10, "when they come together"
    assert max(hypot(*push) for push in one) > 5
    assert parted(crossing[:1], 20.0) == ([((0.0, 0.0),) * 21], [])


def test_dice_slow_down_and_never_jump() -> None:
    goes = [0.0] * 3
    for seed in range(12):
        for way in thrown(6, seed=seed).ways.values():
            seen = [way.at(step / 90) for step in range(25, 91)]
            steps = [hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(seen) if not a.hidden]
            assert max(steps) < 18
            parts = (steps[-36:-24], steps[-24:-12], steps[-12:])
            goes = [was + sum(part) for was, part in zip(goes, parts, strict=True)]
    assert goes[0] > goes[1] > 2 * goes[2]


def test_in_a_dish_a_die_tumbles_on_the_spot_before_it_is_read() -> None:
    for seed in range(12):
        way = thrown(1, Hand(), seed, DISH, 35.5).ways["d0"]
        down = way.at(0.34 + 0.01)
        assert hypot(down.x - way.rest.x, down.y - way.rest.y) < 20
        assert down.behind + down.tipped > 1


def test_dice_knock_against_each_other() -> None:
    heard = [len(thrown(6, seed=seed).knocks) for seed in range(20)]
    assert all(1 <= number <= 7 for number in heard)
    for throw in map(thrown, (5, 6)):
        assert all(throw.poured < at < throw.ms for at in throw.knocks)
    assert thrown(1, Hand(), area=DISH).knocks == ()


def test_a_die_rolls_over_its_edges_as_far_as_it_goes() -> None:
    way = thrown(hand=Hand(), seed=8).ways["d0"]
    seen = [way.at(step / 300) for step in range(301)]
    assert {moment.behind for moment in seen} >= {0, 1, 2, 3}
    turns = [moment.behind + moment.tipped for moment in seen]
    assert all(before >= after for before, after in pairwise(turns)), "it never rolls back"
    assert {moment.axis for moment in seen} <= {0.0, 90.0, 180.0, 270.0}


def test_it_is_always_the_same_way() -> None:
    assert thrown() == thrown()
    assert thrown(seed=4).ways != thrown(seed=3).ways


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
