"""Who has won, in words, where points decide."""

from __future__ import annotations

from tabletop.core.model import Result
from tabletop.core.text import QT_TRANSLATE_NOOP, Names, SeatName, Text, say

_HAS_WON = QT_TRANSLATE_NOOP("Match", "{player} wins with {points} points.")
_HAVE_WON = QT_TRANSLATE_NOOP("Match", "{players} share the victory with {points} points each.")


def winners_text(result: Result) -> Text:
    """The winners and their points; `result` must have scores."""
    winners = result.winners
    points = result.scores[winners[0]]
    if len(winners) == 1:
        return say(_HAS_WON, player=SeatName(winners[0]), points=points)
    return say(_HAVE_WON, players=Names(tuple(SeatName(seat) for seat in winners)), points=points)
