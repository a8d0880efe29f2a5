"""Attempts that break a rule, one for a sentence of the rulebook: the rules viewer shows what is not allowed, and why.

They are staged by hand or found by random play (`python -m tests.examples`) and lie in `assets/examples/SLUG.json`.
Of what is shown only the position is stored: what the gesture means, and the refusal, come from the engine.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, Refusal, Setup
from tabletop.core.text import Text


class Example(Struct, frozen=True, omit_defaults=True):
    """At a table of `setup`, in `state` (of the engine, not read yet), `gesture` breaks the rule of `sentence`
    (`Rule.text_id`). `at_ms`: when it is made, in games whose rules count time."""

    sentence: str
    setup: Setup
    state: msgspec.Raw
    gesture: Gesture
    at_ms: int = 0


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
    kind = type(game.start(example.setup, LiveChance(0)))
    try:
        state = msgspec.json.decode(example.state, type=kind)
    except msgspec.ValidationError:
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
