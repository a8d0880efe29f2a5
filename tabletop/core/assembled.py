"""A game whose screen and words are modules of its own package: what every such engine would only hand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from tabletop.core.game import Game, Laid, MoveNote, Offer
from tabletop.core.model import Action, Gesture, Place, Result, Seat, Setup, TokenId
from tabletop.core.story import Course, Sentence
from tabletop.core.table import TableSpec
from tabletop.core.text import Text
from tabletop.core.view import Cue, Moment, ScoreSheet, View

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Screen(Protocol[S_contra]):
    """What the module `table` of a game offers. `active` and `result` of `view` are those of the state.

    It may have `selected_with`, `may_arrange` and `arranged`, too, as in `Game`.
    """

    def spec(self, setup: Setup, /) -> TableSpec: ...

    def view(self, state: S_contra, seat: Seat | None, active: frozenset[Seat], result: Result | None, /) -> View: ...

    def interpret(self, state: S_contra, gesture: Gesture, /) -> tuple[Action, ...]: ...

    def cues(self, before: S_contra, action: Action, after: S_contra, /) -> tuple[Cue, ...]: ...


class Speech(Protocol[S_contra]):
    """What the module `words` of a game offers.

    It may have `offers`, `question`, `place_name`, `face_name`, `score`, `moment` and `move_note`, too, as in `Game`.
    """

    def describe(self, state: S_contra, action: Action, /) -> Text: ...

    def report(self, before: S_contra, action: Action, after: S_contra, /) -> tuple[Text, ...]: ...


class Teller(Protocol[S]):
    """What the module `story` of a game offers."""

    def story(self, course: Course[S], /) -> Iterator[Sentence]: ...


class AssembledGame(Game[S]):
    """Hands on to `screen` (the module `table`), `speech` (the module `words`) and `teller` (the module `story`); what
    they lack is as in `Game`."""

    screen: Screen[S]
    speech: Speech[S]
    teller: Teller[S]

    def table(self, setup: Setup) -> TableSpec:
        return self.screen.spec(setup)

    def view(self, state: S, seat: Seat | None) -> View:
        return self.screen.view(state, seat, self.active(state), self.result(state))

    def interpret(self, state: S, gesture: Gesture) -> tuple[Action, ...]:
        return self.screen.interpret(state, gesture)

    def cues(self, before: S, action: Action, after: S) -> tuple[Cue, ...]:
        return self.screen.cues(before, action, after)

    def selected_with(self, state: S, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
        found: tuple[TokenId, ...] = _ask(self.screen, super(), "selected_with")(state, seat, token)
        return found

    def may_arrange(self, state: S, seat: Seat, token: TokenId, zone: str) -> bool:
        found: bool = _ask(self.screen, super(), "may_arrange")(state, seat, token, zone)
        return found

    def arranged(self, state: S, view: View, laid: Laid) -> View:
        found: View = _ask(self.screen, super(), "arranged")(state, view, laid)
        return found

    def describe(self, state: S, action: Action) -> Text:
        return self.speech.describe(state, action)

    def report(self, before: S, action: Action, after: S) -> tuple[Text, ...]:
        return self.speech.report(before, action, after)

    def story(self, course: Course[S]) -> Iterator[Sentence]:
        return self.teller.story(course)

    def offers(self, state: S, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        found: tuple[Offer, ...] = _ask(self.speech, super(), "offers")(state, actions)
        return found

    def question(self, state: S, actions: tuple[Action, ...]) -> Text | None:
        found: Text | None = _ask(self.speech, super(), "question")(state, actions)
        return found

    def place_name(self, place: Place) -> Text | None:
        found: Text | None = _ask(self.speech, super(), "place_name")(place)
        return found

    def face_name(self, face: str) -> Text | None:
        found: Text | None = _ask(self.speech, super(), "face_name")(face)
        return found

    def score(self, state: S) -> ScoreSheet | None:
        found: ScoreSheet | None = _ask(self.speech, super(), "score")(state)
        return found

    def moment(self, before: S, action: Action, after: S) -> Moment | None:
        found: Moment | None = _ask(self.speech, super(), "moment")(before, action, after)
        return found

    def move_note(self, before: S, action: Action, after: S) -> MoveNote | None:
        found: MoveNote | None = _ask(self.speech, super(), "move_note")(before, action, after)
        return found


def _ask(module: object, usual: object, name: str) -> Any:
    """The function `name` of a module of the game, or the usual one where the module has none."""
    return getattr(module, name, None) or getattr(usual, name)
