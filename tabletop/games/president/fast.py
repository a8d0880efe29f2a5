"""A sensible player that decides very fast, for playing deals to their end: the weights are those of `values`."""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action
from tabletop.games.president.cards import JOKER, LOWEST, SET_MAX
from tabletop.games.president.moves import groups_of, pass_action, play_action
from tabletop.games.president.state import Phase, State, to_beat
from tabletop.games.president.values import HASTE, LEAD, MANY, NEAR, public_unseen, safety, set_cost

_GO_ON = Action(CLOCK, "go_on")
_OUT = 50.0
_COUNTS = range(SET_MAX + 1)


class QuickPlayer:
    """Plays for whichever seat acts. What a set is worth is worked out once, from what lies on the table at first."""

    def __init__(self, state: State) -> None:
        unseen = public_unseen(state)
        strengths = range(JOKER + 1)
        self._cost = [[set_cost(s, count, unseen) if s >= LOWEST else 0.0 for count in _COUNTS] for s in strengths]
        self._wins = [[safety(s, count, unseen) if count else 0.0 for count in _COUNTS] for s in strengths]

    def action(self, state: State) -> Action:
        """What to do now; the clock goes on at once."""
        if state.phase is not Phase.PLAY:
            return _GO_ON
        seat = state.turn
        groups = groups_of(state, seat)
        wanted, beaten = to_beat(state)
        few = min(len(hand) for other, hand in enumerate(state.hands) if hand and other != seat)
        lead = (LEAD + HASTE * max(0, 4 - few) / 3) * NEAR / max(NEAR, len(groups) - 1)
        best, mark = None, 0.0
        for strength, group in groups.items():
            held = len(group)
            if strength <= beaten or (wanted and held < wanted):
                continue
            for count in (wanted,) if wanted else {1, held}:
                value = self._value(strength, held, count, lead)
                if count == len(state.hands[seat]):
                    value = _OUT
                if value > mark or (best is None and not wanted):
                    best, mark = group[:count], value
        if best is not None:
            return play_action(seat, tuple(best))
        return self._with_joker(state, groups, wanted, beaten) or pass_action(seat)

    def _value(self, strength: int, held: int, count: int, lead: float) -> float:
        cost = self._cost[strength]
        return cost[held] - cost[held - count] + self._wins[strength][count] * lead + MANY * (count - 1)

    @staticmethod
    def _with_joker(state: State, groups: dict[int, list[int]], wanted: int, beaten: int) -> Action | None:
        """Where jokers are wild: the last cards of a hand, completed by them."""
        jokers = groups.get(JOKER, [])
        if not state.house.jokers_wild or not jokers or len(groups) > 2:
            return None
        for strength, group in groups.items():
            if strength != JOKER and strength > beaten and len(group) + len(jokers) == wanted:
                return play_action(state.turn, tuple(sorted(group + jokers)))
        return None
