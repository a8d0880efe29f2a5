"""A game whose screen and words are modules of its own package: what every such engine would only hand on."""

from __future__ import annotations

from typing import Protocol, TypeVar

from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, Result, Seat, Setup
from tabletop.core.table import TableSpec
from tabletop.core.text import Text
from tabletop.core.view import Cue, View

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Screen(Protocol[S_contra]):
    """What the module `table` of a game offers. `active` and `result` of `view` are those of the state."""

    def spec(self, setup: Setup, /) -> TableSpec: ...

    def view(self, state: S_contra, seat: Seat | None, active: frozenset[Seat], result: Result | None, /) -> View: ...

    def interpret(self, view: View, gesture: Gesture, /) -> tuple[Action, ...]: ...

    def cues(self, before: View, action: Action, after: View, /) -> tuple[Cue, ...]: ...


class Speech(Protocol):
    """What the module `words` of a game offers."""

    def describe(self, view: View, action: Action, /) -> Text: ...

    def report(self, before: View, action: Action, after: View, /) -> tuple[Text, ...]: ...


class AssembledGame(Game[S]):
    """Hands on to `screen` (the module `table`) and `speech` (the module `words`)."""

    screen: Screen[S]
    speech: Speech

    def table(self, setup: Setup) -> TableSpec:
        return self.screen.spec(setup)

    def view(self, state: S, seat: Seat | None) -> View:
        return self.screen.view(state, seat, self.active(state), self.result(state))

    def interpret(self, view: View, gesture: Gesture) -> tuple[Action, ...]:
        return self.screen.interpret(view, gesture)

    def cues(self, before: View, action: Action, after: View) -> tuple[Cue, ...]:
        return self.screen.cues(before, action, after)

    def describe(self, view: View, action: Action) -> Text:
        return self.speech.describe(view, action)

    def report(self, before: View, action: Action, after: View) -> tuple[Text, ...]:
        return self.speech.report(before, action, after)
