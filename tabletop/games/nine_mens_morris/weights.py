"""What counts in a position on each board, before the first man is placed and when all are, in hundredths of a man.

In a row: a man; a free step; a man that is shut in; a mill; a row of two whose third point is empty; a mill that can be
opened; that the side to move can close a mill; that the other side could; to be the one who moves. FEW: what a man is
worth when few are left.
"""

from __future__ import annotations

CLASSIC_FEW = 20
DIAGONALS_FEW = 30

CLASSIC_EARLY = (60, 37, -60, 20, 45, -20, 16, 30, 65)
CLASSIC_LATE = (110, 9, -26, 0, 24, 80, 120, -65, 11)
DIAGONALS_EARLY = (55, 22, -28, 35, 120, -10, -30, 95, 65)
DIAGONALS_LATE = (110, 1, -20, 26, 32, 19, 103, -56, 19)
