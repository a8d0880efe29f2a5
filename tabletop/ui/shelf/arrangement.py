"""Where boxes stand in a cupboard of some width: how many side by side, how large, how far apart. Pure figures.

They depend on nothing but width, text and the number of games, so that neither a scroll bar nor a notice nor a filter
moves the boxes. Lengths in logical pixels.
"""

from __future__ import annotations

import msgspec

EDGE_PX = 40
_SIDE_PX = 168
_GRAIN_PX = 8
"""Sides come in steps: a cover is painted once for each size."""
_GAP, _MOST_STEP = 0.19, 1.75
_LEAST_GROWTH, _MOST_GROWTH = 0.95, 3.2
"""A little smaller is better than one box less in each row, with wide gaps between the others."""


class Arrangement(msgspec.Struct, frozen=True):
    """side: the width of a box. left: the edge of the first one. step: from one box to the next. growth: how much
    larger the boxes are than the text asks for, 1 at least."""

    columns: int
    side: int
    left: float
    step: float
    growth: float


def arrangement(width: int, boxes: int, text: float) -> Arrangement:
    """For so many boxes in a cupboard of this width, with text so much larger than the reference."""
    natural = _stepped(_SIDE_PX * (1 + (text - 1) / 2))
    room = max(1, width - 2 * EDGE_PX)
    least = natural * _LEAST_GROWTH
    columns = max(1, min(_most_columns(boxes), int((room + least * _GAP) / (least * (1 + _GAP)))))
    filling = _stepped(room / (columns + _GAP * (columns - 1))) if columns > 1 else natural
    side = min(filling, _stepped(natural * _MOST_GROWTH), max(60, width - 24))
    step = min((room - side) / (columns - 1), side * _MOST_STEP) if columns > 1 else 0.0
    left = (width - side - step * (columns - 1)) / 2
    if columns == 1:
        left = max(12.0, min(float(EDGE_PX), left))
    return Arrangement(columns, side, left, step, max(1.0, side / natural))


def _most_columns(boxes: int) -> int:
    """Six, and eight where so many games would need more than three planks."""
    return max(6, min(8, -(-boxes // 3)))


def _stepped(px: float) -> int:
    return int(px // _GRAIN_PX) * _GRAIN_PX
