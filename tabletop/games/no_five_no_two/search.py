"""What dice bring on average before they have all dropped out."""

from __future__ import annotations

from functools import cache
from math import comb

from tabletop.games.no_five_no_two.state import OUTS
from tabletop.kit.dice import SIDES

_OUT = len(OUTS) / SIDES
_MEAN = sum(face for face in range(1, SIDES + 1) if face not in OUTS) / (SIDES - len(OUTS))
"""What a die is worth on average that stays in."""


@cache
def average(dice: int, clean: bool) -> float:
    """How many points so many dice in play still bring on average; `clean`: only throws without 5 and 2 score."""
    if not dice:
        return 0.0
    none_out = (1 - _OUT) ** dice
    gain = dice * _MEAN * (none_out if clean else 1 - _OUT)
    later = sum(
        comb(dice, gone) * _OUT**gone * (1 - _OUT) ** (dice - gone) * average(dice - gone, clean)
        for gone in range(1, dice + 1)
    )
    return (gain + later) / (1 - none_out)
