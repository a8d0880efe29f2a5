"""Who has won a match of Dream Team."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.games.dream_team.state import GOLD, SILVER, State, totals
from tabletop.kit import deals


def medals_of(state: State, seat: Seat, medal: int) -> int:
    """How many medals of this worth a player has won."""
    return sum(row[seat] == medal for row in state.sheet)


def _standing(state: State, seat: Seat) -> tuple[int, int, int]:
    return totals(state)[seat], medals_of(state, seat, GOLD), medals_of(state, seat, SILVER)


def ranked(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The players from first to last (`dream_team.score`, `dream_team.tie-break`); with `dream_team.tie-rule` equal
    points share a place."""
    if state.house.tie_rule == "shared":
        return deals.ranking(totals(state))
    # `places` are in the order of the better seats, which sorting keeps among equals.
    best = sorted(state.places, key=lambda seat: _standing(state, seat), reverse=True)
    return tuple((seat,) for seat in best)


def ranking_rule(state: State) -> str:
    """The rule that decides who has won."""
    points = totals(state)
    return "dream_team.score" if points.count(max(points)) == 1 else "dream_team.tie-break"
