"""What the rulebook shows with a sentence: an attempt that breaks the rule, and why; or a course of play, step by step.

Attempts are staged by hand or found by random play (`python -m tests.examples`), courses are staged; both lie in
`assets/examples`. Of what is shown only the position and what is done there is stored: what a gesture means, the
refusal and what happens come from the engine.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tabletop.core.chance import LiveChance, ReplayError, ScriptedChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, Refusal, Seat, Setup
from tabletop.core.text import Text


class Example(Struct, frozen=True, omit_defaults=True):
    """At a table of `setup`, in `state` (of the engine, not read yet), `gesture` breaks the rule of `sentence`
    (`Rule.text_id`). `at_ms`: when it is made, in games whose rules count time."""

    sentence: str
    setup: Setup
    state: msgspec.Raw
    gesture: Gesture
    at_ms: int = 0


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of a course: the action, the gesture that means it (None where no hand does it), and the luck that comes
    with it, dice as faces."""

    action: Action
    gesture: Gesture | None = None
    luck: tuple[int, ...] = ()


class Course(Struct, frozen=True, omit_defaults=True):
    """At a table of `setup`, from `state` on (of the engine, not read yet), `steps` show how the rule of `sentence`
    (`Rule.text_id`) goes, as `viewer` sees it."""

    sentence: str
    setup: Setup
    state: msgspec.Raw
    viewer: Seat
    steps: tuple[Step, ...]


class Frame(Struct, frozen=True):
    """One picture of a course: what the viewer knows, what is said there, and the gesture that comes next, if any."""

    state: Any
    text: Text
    more: Text | None = None
    gesture: Gesture | None = None


class Shown(Struct, frozen=True):
    """A course at its table: a frame before each step, and one after the last."""

    game: Game[Any]
    setup: Setup
    viewer: Seat
    frames: tuple[Frame, ...]


class Attempt(Struct, frozen=True):
    """An example at the table: the truth there, what a hand does, what that means, and the answer."""

    game: Game[Any]
    setup: Setup
    state: Any
    gesture: Gesture
    action: Action
    refusal: Refusal

    @property
    def sentence(self) -> str:
        """The sentence that the refusal names at this table, empty for a rule of every game."""
        row = self.game.rule(self.refusal.rule, self.setup)
        return row.rule.text_id if row is not None else ""

    @property
    def why(self) -> Text | None:
        """The sentence about this very attempt. Whoever is not to act at all is told what the table waits for."""
        if self.refusal.why is None and self.action.seat not in self.game.active(self.state):
            seat = self.action.seat
            return self.game.view(self.game.masked(self.state, seat), seat).prompt
        return self.refusal.why


def attempt_of(game: Game[Any], example: Example) -> Attempt | None:
    """The example at its table; None if the game has changed since it was found and it is no example any more."""
    state = _state_of(game, example)
    if state is None:
        return None
    attempt = attempted(game, example.setup, state, example.gesture, example.at_ms)
    return attempt if attempt is not None and attempt.sentence == example.sentence else None


def attempted(game: Game[Any], setup: Setup, state: Any, gesture: Gesture, at_ms: int = 0) -> Attempt | None:
    """What the table answers to a gesture that is refused; None if it means nothing, or something that is allowed."""
    meanings = game.interpret(game.masked(state, gesture.seat), gesture)
    actions = [game.timed(action, at_ms) for action in meanings]
    answers = [game.check(state, action) for action in actions]
    if not answers or answers[0] is None or None in answers:
        return None
    return Attempt(game, setup, state, gesture, actions[0], answers[0])


def shown(game: Game[Any], course: Course) -> Shown | None:
    """The course at its table; None if the game has changed since it was staged and it cannot be played any more."""
    state = _state_of(game, course)
    if state is None:
        return None
    viewer = course.viewer
    said: tuple[Text, ...] = (game.view(game.masked(state, viewer), viewer).prompt,)
    frames = []
    for step in course.steps:
        after = taken(game, state, step)
        if after is None:
            return None
        before, known = game.masked(state, viewer), game.masked(after, viewer)
        frames.append(_frame(before, said, step.gesture))
        said = game.report(before, step.action, known) or (game.view(known, viewer).prompt,)
        state = after
    return Shown(game, course.setup, viewer, (*frames, _frame(game.masked(state, viewer), said, None)))


def taken(game: Game[Any], state: Any, step: Step) -> Any:
    """The state after a step; None if it is not allowed there."""
    if step.gesture is not None:
        meanings = {game.canonical(state, action) for action in meant(game, state, step.gesture)}
        if game.canonical(state, step.action) not in meanings:
            return None
    if game.check(state, step.action) is not None:
        return None
    try:
        return game.apply(state, step.action, ScriptedChance(step.luck))
    except ReplayError:
        return None


def meant(game: Game[Any], state: Any, gesture: Gesture) -> tuple[Action, ...]:
    """What is allowed of all that a gesture may mean."""
    meanings = game.interpret(game.masked(state, gesture.seat), gesture)
    return tuple(action for action in meanings if game.check(state, action) is None)


def _frame(state: Any, said: tuple[Text, ...], gesture: Gesture | None) -> Frame:
    return Frame(state, said[0], said[1] if len(said) > 1 else None, gesture)


def _state_of(game: Game[Any], example: Example | Course) -> Any:
    kind = type(game.start(example.setup, LiveChance(0)))
    try:
        return msgspec.json.decode(example.state, type=kind)
    except msgspec.ValidationError:
        return None
