"""Attempts and courses of the rulebook: they are judged by the engine each time, and go when the game has changed."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Setup
from tabletop.match.examples import Course, Example, Step, attempt_of, attempted, meant, shown, taken
from tests.match.duel import DUEL, WORD, State

TIRED = State((4, 5), steps=3)
TABLE = Setup(2)


def press(verb: str, seat: int = 0) -> Gesture:
    """A button is pressed."""
    return Gesture(GestureKind.BUTTON, seat, button=verb)


def raw(state: object) -> msgspec.Raw:
    """As it stands in a file."""
    return msgspec.Raw(msgspec.json.encode(state))


def course(*steps: Step, state: object = State((4, 5)), viewer: int = 0) -> Course:
    """A course of play."""
    return Course("duel.aim", TABLE, raw(state), viewer, steps)


def test_an_attempt_is_what_the_table_refuses() -> None:
    found = attempted(DUEL, TABLE, TIRED, press("step"))
    assert found is not None
    assert found.action == Action(0, "step")
    assert found.sentence == "duel.three-steps"
    assert found.why is None


@pytest.mark.parametrize("button", ["any", "peek", "none"])
def test_what_is_allowed_or_means_nothing_is_no_attempt(button: str) -> None:
    assert attempted(DUEL, TABLE, TIRED, press(button)) is None


def test_who_is_not_to_act_is_told_what_the_table_waits_for() -> None:
    found = attempted(DUEL, TABLE, replace(TIRED, slapped=0), press("peek", seat=1))
    assert found is not None
    assert found.sentence == ""
    assert found.why is not None
    assert found.why.msg == WORD
    own = attempted(DUEL, TABLE, replace(TIRED, slapped=0), press("step"))
    assert own is not None
    assert own.why is None


def test_an_example_holds_as_long_as_it_breaks_the_same_sentence() -> None:
    example = Example("duel.three-steps", TABLE, raw(TIRED), press("step"))
    assert attempt_of(DUEL, example) == attempted(DUEL, TABLE, TIRED, press("step"))
    others = (
        replace(example, sentence="duel.aim"),
        replace(example, state=raw(replace(TIRED, steps=2))),
        replace(example, state=raw({"cards": "gone"})),
    )
    assert [attempt_of(DUEL, other) for other in others] == [None] * 3


def test_only_the_allowed_meanings_count() -> None:
    assert meant(DUEL, TIRED, press("any")) == (Action(0, "roll"),)
    assert meant(DUEL, State((4, 5)), press("any")) == (Action(0, "step"), Action(0, "roll"))


def test_a_step_needs_its_gesture_its_leave_and_its_luck() -> None:
    roll = Step(Action(0, "roll"), press("any"), (6,))
    assert taken(DUEL, TIRED, roll) == replace(TIRED, rolled=6)
    assert taken(DUEL, TIRED, replace(roll, gesture=None)) == replace(TIRED, rolled=6)
    wrong = (
        replace(roll, gesture=press("peek")),
        replace(roll, luck=()),
        Step(Action(0, "step")),
        Step(Action(0, "step"), press("any")),
    )
    assert [taken(DUEL, TIRED, step) for step in wrong] == [None] * 4


def test_a_course_has_a_frame_before_each_step_and_one_after_the_last() -> None:
    found = shown(DUEL, course(Step(Action(0, "peek"), press("peek")), Step(Action(1, "step"))))
    assert found is not None
    assert [frame.gesture for frame in found.frames] == [press("peek"), None, None]
    assert [(frame.state.cards, frame.state.steps) for frame in found.frames] == [
        ((-1, -1), 0),
        ((4, -1), 0),
        ((4, -1), 1),
    ]
    assert all(frame.text.msg == WORD and frame.more is None for frame in found.frames)


def test_a_course_that_cannot_be_played_any_more_is_none() -> None:
    assert shown(DUEL, course(Step(Action(0, "step")), state=TIRED)) is None
    assert shown(DUEL, course(state=[1, 2])) is None
