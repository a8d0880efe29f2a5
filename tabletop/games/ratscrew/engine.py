"""The engine of Egyptian Ratscrew. What happens is in `transitions`, what is refused in `checks`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup
from tabletop.games.ratscrew import INFO, story, table, transitions, words
from tabletop.games.ratscrew import state as st
from tabletop.games.ratscrew.checks import CHECKS, is_aimed, is_next, on_pile
from tabletop.games.ratscrew.rules import RULES
from tabletop.games.ratscrew.state import House, Phase, State, moment
from tabletop.kit.claims import stamped
from tabletop.kit.hands import HIDDEN, unveiled

_EVERYBODY = tuple(frozenset(range(seats)) for seats in range(7))
_WITH_CLOCK = tuple(frozenset((CLOCK, *range(seats))) for seats in range(7))
_NOBODY: frozenset[Seat] = frozenset()
_UNSEEN = bytes((HIDDEN,)) * len(st.TOKENS)
_SLAPS = tuple(Action(seat, "slap") for seat in range(6))
_GATHER = Action(CLOCK, "gather")


@cache
def turn_action(seat: Seat, token: int) -> Action:
    """Turning this card; the seat may be the clock's."""
    return Action(seat, "turn", (st.TOKENS[token],), st.PILE)


class Ratscrew(AssembledGame[State]):
    """Egyptian Ratscrew, for 2 to 6."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "ratscrew.turn-order"}

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        house = INFO.house(House, setup)
        return transitions.dealt(house, INFO.colours_of(setup), INFO.amounts_given(setup), chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return _NOBODY
        timed = state.phase is not Phase.PLAY or state.house.auto_ms
        return (_WITH_CLOCK if timed else _EVERYBODY)[state.seats]

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        playing = state.phase is Phase.PLAY
        if seat == CLOCK:
            return (turn_action(CLOCK, state.stacks[state.turn][0]) if playing else _GATHER,)
        found = []
        if playing and seat == state.turn and not state.house.auto_ms:
            found.append(turn_action(seat, state.stacks[seat][0]))
        if st.may_slap(state, seat) or st.ignored(state, seat, state.laid_ms - 1) is None:
            found.append(_SLAPS[seat])
        return found

    def timed(self, action: Action, at_ms: int) -> Action:
        return stamped(action, at_ms)

    def precedence(self, state: State, action: Action) -> int:
        return st.precedence(state, action.seat)

    def canonical(self, state: State, action: Action) -> Action:
        """A moment, a card that is slapped and where a hand came down mean nothing where the rules allow them."""
        seat = action.seat
        if action.verb == "gather":
            return Action(seat, "gather")
        if action.verb == "turn" and state.phase is Phase.PLAY and is_next(state, action) and on_pile(action.to):
            soon = st.too_soon(state, moment(state, action))
            return action if soon else turn_action(seat, state.stacks[state.turn][0])
        if action.verb == "slap" and 0 <= seat < state.seats and is_aimed(state, action):
            return action if st.ignored(state, seat, moment(state, action)) else _SLAPS[seat]
        return action

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        at_ms = moment(state, action)
        if action.verb == "turn":
            return transitions.turned(state, at_ms)
        if action.verb == "slap":
            return transitions.slapped(state, action.seat, at_ms)
        return transitions.gathered(state, at_ms, chance)

    def deadline_ms(self, state: State) -> int | None:
        return max(0, state.due_ms - state.now_ms) if CLOCK in self.active(state) else None

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        held = tuple(words.cards(count) for count in st.scores(state))
        by_cards = st.scores(state) if state.ended_by == transitions.LIMIT else ()
        return Result(transitions.ranking(state), state.ended_by, by_cards, held)

    def masked(self, state: State, seat: Seat | None) -> State:
        """Nobody knows the order of any stack, nor the cards that wrong slaps cost: only what was turned."""
        faces = bytearray(_UNSEEN)
        for token in state.pile:
            faces[token] = state.faces[token]
        return replace(state, faces=bytes(faces))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=unveiled(state.faces, chance))


GAME = Ratscrew()
