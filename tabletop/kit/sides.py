"""Games of White against Black on a board with a side for each."""

from __future__ import annotations

from tabletop.core.view import View

WHITE_BELOW = (0, 2)
"""The sides of the board, as quarter turns (see `TableSpec.sides`), while the first seat plays White."""


def sides_of(view: View) -> tuple[int, ...]:
    """White sits below, Black above; who plays White may have been drawn by lots. White's tokens are those whose ids
    begin so."""
    white = next((placement.owner for placement in view.placements if placement.token.startswith("white")), 0)
    return WHITE_BELOW if white == 0 else WHITE_BELOW[::-1]
