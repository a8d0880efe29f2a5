"""A turn of throws: dice set aside, thrown again, and the table on which they lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place
from tabletop.core.text import Msg, say
from tabletop.core.view import ButtonKind
from tabletop.kit.dice_table import (
    CUP,
    LEFT,
    RAIL,
    THROW,
    TRAY,
    WIDTH,
    button_specs,
    dice_zones,
    lying,
    means_throw,
    placements,
    plate_specs,
    throw_button,
)
from tabletop.kit.dice_turn import die_ids, one_choice, rethrown, rethrows, same_rethrow

TOY = Msg("Toy", "rail")


def test_equal_dice_are_one_choice() -> None:
    assert len(rethrows(0, (4, 4, 4, 4, 4), ())) == 5
    assert len(rethrows(0, (1, 2, 3, 4, 6), ())) == 31
    named = {action.tokens for action in rethrows(0, (4, 4, 2, 1, 6), (0,))}
    assert ("d2",) in named, "the one on the rail stays"
    assert ("d1",) not in named


def test_every_choice_has_one_that_stands_for_it() -> None:
    pips, aside = (4, 4, 2, 2, 6), (1,)
    listed = set(rethrows(1, pips, aside))
    for tokens in (("d2",), ("d1", "d3"), ("d5", "d4", "d2"), die_ids(5)):
        assert same_rethrow(Action(1, "rethrow", tokens), pips, aside) in listed
    for tokens in ((), ("d9",)):
        action = Action(1, "rethrow", tokens)
        assert same_rethrow(action, pips, aside) == action


def test_what_stays_lies_aside_and_what_lay_there_stays_in_front() -> None:
    pips, aside = rethrown((4, 4, 2, 1, 6), (1, 4), ("d3", "d5"), ScriptedChance((3, 5)))
    assert (pips, aside) == ((4, 4, 3, 1, 5), (1, 0, 3))


def test_one_choice_takes_those_that_come_first() -> None:
    assert one_choice((5, 1, 5, 2, 5), (0, 2, 4), (4,)) == (0,)
    assert one_choice((5, 1, 5, 2, 5), (4, 2, 0), (0, 2)) == (2, 4)
    assert one_choice((5, 1, 5, 2, 5), (0, 2), (1,)) == ()


def test_dice_lie_where_the_player_has_laid_them() -> None:
    assert lying(3, (0,), {}) == (("d2", "d3"), ("d1",))
    laid = {"d1": Place(TRAY, 0), "d3": Place(RAIL, 1)}
    assert lying(3, (0,), laid) == (("d1", "d2"), ("d3",))
    assert [(p.token, p.place, p.face) for p in placements((4, 0, 6), (2,))] == [
        ("d1", Place(TRAY, 0), "die-4"),
        ("d2", Place(TRAY, 1), "die-blank"),
        ("d3", Place(RAIL, 0), "die-6"),
    ]


@pytest.mark.parametrize(
    ("gesture", "first", "later"),
    [
        (Gesture(GestureKind.BUTTON, 0, button=THROW), True, True),
        (Gesture(GestureKind.BUTTON, 0, button="other"), False, False),
        (Gesture(GestureKind.TAP, 0, to=Place(CUP)), True, True),
        (Gesture(GestureKind.DRAG, 0, ("d1",), Place(CUP)), True, True),
        (Gesture(GestureKind.TAP, 0, ("d1",)), True, False),
        (Gesture(GestureKind.TAP, 0, to=Place(TRAY)), True, False),
        (Gesture(GestureKind.DRAG, 0, ("d1",)), True, False),
        (Gesture(GestureKind.DRAG, 0, ("d1",), Place(RAIL)), False, False),
        (Gesture(GestureKind.TAP, 0, to=Place("pad")), False, False),
    ],
)
def test_what_asks_for_a_throw(gesture: Gesture, first: bool, later: bool) -> None:
    assert means_throw(gesture, thrown=False) == first
    assert means_throw(gesture, thrown=True) == later


def test_the_button_counts_and_makes_room_for_others() -> None:
    button = throw_button(3, resting=True)
    assert (button.label.n, button.kind, button.resting) == (3, ButtonKind.MAIN, True)
    assert throw_button(0).label.n is None
    (alone,) = button_specs()
    throw, stop = button_specs("stop")
    assert throw.area.width < alone.area.width
    assert throw.area.x + throw.area.width < stop.area.x
    assert stop.area.x + stop.area.width == pytest.approx(alone.area.x + alone.area.width)


def test_buttons_beside_the_one_that_throws_are_equally_wide_and_apart() -> None:
    (alone,) = button_specs()
    row = [button.area for button in button_specs("stop", "bank", "pass")]
    assert {area.width for area in row[1:]} == {row[1].width}
    assert [after.x - (before.x + before.width) for before, after in pairwise(row)] == pytest.approx([8, 8, 8])
    assert row[-1].x + row[-1].width == pytest.approx(alone.area.x + alone.area.width)


def test_dice_are_laid_on_the_whole_of_tray_rail_and_cup() -> None:
    assert [(zone.id, zone.round) for zone in dice_zones(say(TOY))] == [(TRAY, False), (RAIL, False), (CUP, False)]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_plates_fill_the_width(seats: int) -> None:
    last = plate_specs(seats)[-1].area
    assert last.x + last.width == pytest.approx(LEFT + WIDTH)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_stand_side_by_side(seats: int) -> None:
    areas = [plate.area for plate in plate_specs(seats)]
    assert all(a.x + a.width < b.x for a, b in pairwise(areas))
