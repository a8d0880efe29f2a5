"""The engine of Egyptian Ratscrew. What happens is in `course`, what is refused in `checks`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Refusal, Result, Seat, Setup
from tabletop.core.text import Text
from tabletop.core.view import ScoreSheet
from tabletop.games.ratscrew import INFO, course, table, words
from tabletop.games.ratscrew.checks import CHECKS
from tabletop.games.ratscrew.rules import ROWS
from tabletop.games.ratscrew.state import (
    PILE,
    TOKENS,
    Phase,
    State,
    may_slap,
    moment,
    scores,
    slap_order,
)
from tabletop.kit.cards import face_name
from tabletop.kit.hands import mixed

_EVERYBODY = tuple(frozenset(range(seats)) for seats in range(7))
_WITH_CLOCK = tuple(frozenset((CLOCK, *range(seats))) for seats in range(7))
_NOBODY: frozenset[Seat] = frozenset()
_DECIDE, _GATHER = Action(CLOCK, "decide"), Action(CLOCK, "gather")


@cache
def turn_action(seat: Seat, token: int) -> Action:
    """Turning this card; the seat may be the clock's."""
    return Action(seat, "turn", (TOKENS[token],), PILE)


@cache
def slap_action(seat: Seat) -> Action:
    """A slap."""
    return Action(seat, "slap")


class Ratscrew(AssembledGame[State]):
    """Egyptian Ratscrew, for 2 to 6."""

    info = INFO
    rules = ROWS
    checks = CHECKS
    screen = table
    speech = words
    exact = True
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "ratscrew.turn-order"}

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        return course.dealt(setup, INFO.options_of(setup), INFO.colours_of(setup), chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return _NOBODY
        timed = state.phase is not Phase.PLAY or state.house.auto_ms
        return (_WITH_CLOCK if timed else _EVERYBODY)[state.seats]

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        playing = state.phase is Phase.PLAY
        if seat == CLOCK:
            if playing:
                return (turn_action(CLOCK, state.stacks[state.turn][0]),)
            return (_DECIDE if state.undecided else _GATHER,)
        found = []
        if playing and seat == state.turn and not state.house.auto_ms:
            found.append(turn_action(seat, state.stacks[seat][0]))
        if may_slap(state, seat):
            found.append(slap_action(seat))
        return found

    def timed(self, action: Action, at_ms: int) -> Action:
        return replace(action, choice=at_ms) if at_ms > 0 else action

    def precedence(self, state: State, action: Action) -> int:
        _, cards, clockwise = slap_order(state, action.seat, 0)
        return cards * state.seats + clockwise

    def canonical(self, state: State, action: Action) -> Action:
        """A moment, a card that is slapped and where a hand came down mean nothing once the rules allow them."""
        if self.check(state, action) is not None:
            return action
        if action.verb == "turn":
            return turn_action(action.seat, state.stacks[state.turn][0])
        return slap_action(action.seat) if action.verb == "slap" else Action(CLOCK, action.verb)

    def _core_refusal(self, state: State, action: Action) -> Refusal | None:
        strange = action.verb in ("decide", "gather") if action.seat != CLOCK else action.verb == "slap"
        return super()._core_refusal(state, action) or (Refusal("core.unknown_verb") if strange else None)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        at_ms = moment(state, action)
        if action.verb == "turn":
            return course.turned(state, at_ms)
        if action.verb == "slap":
            return course.slapped(state, action.seat, at_ms)
        if action.verb == "decide":
            return course.decided(state, at_ms)
        return course.gathered(state, at_ms, chance)

    def deadline_ms(self, state: State) -> int | None:
        if CLOCK not in self.active(state):
            return None
        return max(0, state.due_ms - state.now_ms)

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        held = tuple(words.cards(count) for count in scores(state))
        by_cards = scores(state) if state.ended_by == course.LIMIT else ()
        return Result(course.ranking(state), state.ended_by, by_cards, held)

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        """Nobody knows the order of any stack, nor the cards that wrong slaps cost."""
        hidden = [token for stack in state.stacks for token in stack] + list(state.burnt)
        return replace(state, faces=mixed(state.faces, hidden, chance))

    # What is shown

    def place_name(self, place: Place) -> Text | None:
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        return words.hand_name(face) or face_name(face)

    def score(self, state: State) -> ScoreSheet:
        return words.score(state)


GAME = Ratscrew()
