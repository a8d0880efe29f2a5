"""The last cards of a deal with open hands: every way is tried, and every seat takes what is best for itself."""

from __future__ import annotations

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action
from tabletop.games.president.cards import STRENGTHS
from tabletop.games.president.engine import GAME
from tabletop.games.president.moves import pass_action, play_action, sets
from tabletop.games.president.state import Phase, State, cards_of, to_beat
from tabletop.games.president.values import counts_of

BUDGET = 400
"""So many positions are looked at before the search gives up."""

_GO_ON = Action(CLOCK, "go_on")
_NO_LUCK = LiveChance(0)
"""Handed to `apply`, which draws nothing within a deal."""

Points = tuple[int, ...]


class Exhausted(Exception):
    """The position has too many ways."""


class Solver:
    """Counts out deals of one world; positions that differ only in suits are looked at once."""

    def __init__(self, budget: int) -> None:
        self._left = budget
        self._known: dict[tuple[object, ...], Points] = {}

    def points(self, state: State) -> Points:
        """The points of all seats if everybody plays best for themselves. Raises Exhausted."""
        deal = state.deal
        while state.phase is not Phase.PLAY:
            if len(state.sheet) >= deal:
                return state.sheet[-1]
            state = GAME.apply(state, _GO_ON, _NO_LUCK)
        key = self._key(state)
        if key in self._known:
            return self._known[key]
        self._left -= 1
        if self._left < 0:
            raise Exhausted
        seat = state.turn
        best: Points | None = None
        for action in _choices(state):
            found = self.points(GAME.apply(state, action, _NO_LUCK))
            if best is None or found[seat] > best[seat]:
                best = found
        assert best is not None
        self._known[key] = best
        return best

    @staticmethod
    def _key(state: State) -> tuple[object, ...]:
        hands = tuple(counts_of(cards_of(state, hand)) for hand in state.hands)
        return hands, state.turn, state.last, state.passed, state.out, to_beat(state)


def _choices(state: State) -> list[Action]:
    """One action for each meaning, plays before passing."""
    seat = state.turn
    kinds: dict[tuple[int, ...], tuple[int, ...]] = {}
    for tokens in sets(state, seat):
        kinds.setdefault(tuple(sorted(STRENGTHS[card] for card in cards_of(state, tokens))), tokens)
    found = [play_action(seat, tokens) for tokens in kinds.values()]
    return [*found, pass_action(seat)] if state.trick else found
