"""What pieces are worth early and late in a match, in hundredths of a pawn, by kind; how much of what their squares are
worth counts, in hundredths; what a pair of bishops is worth early and late."""

from __future__ import annotations

EARLY = (0, 88, 330, 345, 485, 980, 0)

LATE = (0, 108, 300, 322, 535, 970, 0)

PLACED_EARLY = (0, 100, 100, 100, 100, 100, 100)

PLACED_LATE = (0, 100, 100, 100, 100, 100, 100)

BISHOPS = (28, 42)
