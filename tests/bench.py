"""A test bench for positions: gestures and actions tried on a state, with the answer that the table would give.

An outcome is what comes of an attempt: the state after it, or the refusal.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Seat, Setup, TokenId
from tabletop.text_front import english

S = TypeVar("S")
H = TypeVar("H", bound=Struct)


def broken(outcome: object) -> str:
    """The rule that refuses an attempt; empty if none does."""
    return outcome.rule if isinstance(outcome, Refusal) else ""


def accepted(outcome: S | Refusal) -> S:
    """The state after an attempt that must not be refused."""
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refusal(outcome: object) -> Refusal:
    """The refusal of an attempt that must be refused."""
    assert isinstance(outcome, Refusal), outcome
    return outcome


def reason(outcome: object) -> str:
    """The sentence about this very attempt, in English; empty where the rule says it all."""
    why = refusal(outcome).why
    return "" if why is None else english(why)


class Bench(Generic[S]):
    """The bench of one game. Nothing is kept between two calls: each gets a state and returns another."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.slug = game.info.slug

    # Set-up

    def setup(self, seats: int, options: dict[str, str] | None = None, colours: tuple[int, ...] = ()) -> Setup:
        """A set-up with house rules named without the slug."""
        named = tuple((f"{self.slug}.{name}", value) for name, value in (options or {}).items())
        return Setup(seats, named, colours)

    def begin(self, seats: int, options: dict[str, str] | None = None, chance: Chance | None = None) -> S:
        """A match after its set-up."""
        return self.game.start(self.setup(seats, options), chance or LiveChance(0))

    def house(self, kind: type[H], setup: Setup) -> H:
        """The house rules of a set-up."""
        return self.game.info.house(kind, setup)

    # What a gesture means

    def meanings(self, state: S, gesture: Gesture) -> tuple[Action, ...]:
        """What a gesture of a seat may mean."""
        return self.game.interpret(self.game.masked(state, gesture.seat), gesture)

    def drag(self, state: S, seat: Seat, tokens: TokenId | tuple[TokenId, ...], to: Place | None) -> Action:
        """The one meaning of carrying tokens to a place."""
        carried = (tokens,) if isinstance(tokens, str) else tokens
        return self._only(state, Gesture(GestureKind.DRAG, seat, carried, to))

    def tap(self, state: S, seat: Seat, token: TokenId = "", to: Place | None = None) -> Action:
        """The one meaning of a tap on a token or a place."""
        return self._only(state, Gesture(GestureKind.TAP, seat, (token,) if token else (), to))

    def press(self, state: S, seat: Seat, button: str, laid: dict[TokenId, Place] | None = None) -> Action:
        """The one meaning of a button; `laid`: where the player has laid tokens before."""
        gesture = Gesture(GestureKind.BUTTON, seat, button=button)
        return self._only(state, replace(gesture, laid=tuple((laid or {}).items())))

    def _only(self, state: S, gesture: Gesture) -> Action:
        meanings = self.meanings(state, gesture)
        assert len(meanings) == 1, f"{gesture} means {meanings}"
        return meanings[0]

    # The verdict

    def rule(self, state: S, action: Action) -> str:
        """The rule that an action breaks; empty if it is legal."""
        return broken(self.game.check(state, action))

    def refused(self, state: S, action: Action) -> Refusal:
        """The refusal of an action that must be refused."""
        return refusal(self.game.check(state, action))

    def why(self, state: S, action: Action) -> str:
        """The sentence about this very attempt, in English; empty where the rule says it all."""
        return reason(self.game.check(state, action))

    def verbs(self, state: S, seat: Seat) -> set[str]:
        """The verbs of all that a seat may do."""
        return {action.verb for action in self.game.legal(state, seat)}

    # What comes of it

    def attempt(self, state: S, gesture: Gesture) -> S | Refusal:
        """The outcome of a gesture that has one meaning."""
        return self.attempt_action(state, self._only(state, gesture))

    def attempt_action(self, state: S, action: Action) -> S | Refusal:
        """The outcome of an action."""
        return self.game.check(state, action) or self.after(state, action)

    # The course of play

    def after(self, state: S, *actions: Action, chance: Chance | None = None) -> S:
        """The state after legal actions, against which no check speaks. Without `chance` there must be no luck that
        matters."""
        luck = chance or LiveChance(1)
        for action in actions:
            answer = self.game.check(state, action)
            assert answer is None, f"{action}: {answer}"
            against = self.game.explain(state, action)
            assert against is None, f"{action} is legal, and yet: {against}"
            state = self.game.apply(state, action, luck)
        return state

    def tick(self, state: S, chance: Chance | None = None) -> S:
        """The state after the clock has acted."""
        (action,) = self.game.legal(state, CLOCK)
        return self.after(state, action, chance=chance)

    def settled(self, state: S, chance: Chance | None = None) -> S:
        """The state once everything has happened that needs no person: forced actions, and the clock alone."""
        for _ in range(1000):
            forced = self.game.forced(state)
            if forced is None and self.game.active(state) != {CLOCK}:
                return state
            state = self.after(state, forced, chance=chance) if forced else self.tick(state, chance)
        raise AssertionError("it never comes to rest")

    def ended_by(self, state: S) -> str:
        """The rule that ended a match; empty while it goes on."""
        result = self.game.result(state)
        return "" if result is None else result.rule

    def ended(self, state: S) -> tuple[str, tuple[Seat, ...]]:
        """The rule that ended a match, and who has won it; nobody where it is drawn."""
        result = self.game.result(state)
        assert result is not None, "it still goes on"
        return result.rule, result.winners

    # What is said

    def told(self, state: S, action: Action, viewer: Seat | None = None, chance: Chance | None = None) -> list[str]:
        """The lines of the log about an action, in English, as `viewer` reads them."""
        after = self.after(state, action, chance=chance)
        masked = self.game.masked
        return [english(line) for line in self.game.report(masked(state, viewer), action, masked(after, viewer))]

    def prompt(self, state: S, viewer: Seat | None = None) -> str:
        """What the strip says to a seat, in English."""
        return english(self.game.view(self.game.masked(state, viewer), viewer).prompt)
