"""Points that a seat is given before the first turn, as its handicap: in the totals, and as a line of the score."""

from __future__ import annotations

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import ScoreRow

_HEAD_START = QT_TRANSLATE_NOOP("Cards", "Head start", "line of a score: points from the beginning")


def added(points: tuple[int, ...], ahead: tuple[int, ...]) -> tuple[int, ...]:
    """The points of all seats with what they were given; `ahead` is empty where nobody was given anything."""
    return tuple(map(sum, zip(points, ahead, strict=True))) if ahead else points


def line(ahead: tuple[int, ...]) -> tuple[ScoreRow, ...]:
    """The line of the score that tells what was given; none where there is nothing."""
    return (ScoreRow(say(_HEAD_START), tuple(points or None for points in ahead)),) if ahead else ()
