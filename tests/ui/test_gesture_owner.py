"""Whose hand it was, decided in one place."""

from __future__ import annotations

import pytest

from tabletop.core.model import Gesture, GestureKind, Place, Placement, Seat
from tabletop.core.text import Msg, Text
from tabletop.core.view import View
from tabletop.ui.session.gesture_owner import Touch, acting_seat, is_anybodys

VIEW = View(
    None,
    frozenset({0, 1, 2}),
    (
        Placement("mine", Place("hand-0"), None, 0),
        Placement("yours", Place("hand-1"), None, 1),
        Placement("robots", Place("hand-2"), None, 2),
        Placement("nobodys", Place("pile"), None),
    ),
    Text(Msg("toy", "Play.")),
)
PEOPLE = frozenset({0, 1})


@pytest.mark.parametrize(
    ("touch", "seat"),
    [
        (Touch(GestureKind.BUTTON, button="slap", seat=1), 1),
        (Touch(GestureKind.BUTTON, button="pass"), 0),
        (Touch(GestureKind.TAP, ("yours",)), 1),
        (Touch(GestureKind.TAP, ("mine", "yours")), 0),
        (Touch(GestureKind.TAP, ("robots",)), 0),
        (Touch(GestureKind.DRAG, ("nobodys",), Place("pile")), 0),
    ],
)
def test_where_everybody_acts_at_once_the_owner_acts(touch: Touch, seat: Seat) -> None:
    assert acting_seat(touch, VIEW, PEOPLE, 0) == seat


def test_elsewhere_whoever_is_to_act_acts_whatever_is_touched() -> None:
    assert acting_seat(Touch(GestureKind.TAP, ("yours",)), None, PEOPLE, 0) == 0
    assert acting_seat(Touch(GestureKind.BUTTON, button="slap", seat=1), None, PEOPLE, 0) == 1
    assert acting_seat(Touch(GestureKind.TAP, ("yours",)), None, frozenset(), None) is None


def test_a_touch_of_what_is_nobodys_may_be_anybodys() -> None:
    nobodys, yours = Gesture(GestureKind.TAP, 0, ("nobodys",)), Gesture(GestureKind.TAP, 1, ("yours",))
    assert is_anybodys(VIEW, nobodys, PEOPLE)
    assert not is_anybodys(VIEW, nobodys, frozenset({0}))
    assert not is_anybodys(VIEW, yours, PEOPLE)
    assert not is_anybodys(VIEW, Gesture(GestureKind.BUTTON, 0, button="slap"), PEOPLE)


def test_a_touch_becomes_the_gesture_of_a_seat() -> None:
    touch = Touch(GestureKind.DRAG, ("mine",), Place("pile"), switches=("loud",))
    assert touch.by(1) == Gesture(GestureKind.DRAG, 1, ("mine",), Place("pile"), switches=("loud",))
