"""The board of draughts: which squares are dark, how they are numbered, and where men become kings."""

from __future__ import annotations

from tabletop.core.model import Place
from tabletop.games.draughts.board import (
    BIT,
    BLACK_LAST,
    BLACK_START,
    BOARD_ZONE,
    SIZE,
    SLOT,
    WHITE_LAST,
    WHITE_START,
    bit_at,
)
from tests.games.draughts_positions import numbers


def test_dark_squares_are_numbered_row_by_row() -> None:
    dark = [row * SIZE + column for row in range(SIZE) for column in range(SIZE) if (row + column) % 2]
    assert list(SLOT[1:]) == dark
    found = [bit_at(Place(BOARD_ZONE, slot)) for slot in range(SIZE * SIZE)]
    assert [bit for bit in found if bit] == list(BIT[1:])
    assert [slot for slot, bit in enumerate(found) if bit] == dark


def test_men_begin_on_four_rows_and_become_kings_on_the_last() -> None:
    assert numbers(WHITE_LAST) == set(range(1, 6))
    assert numbers(BLACK_LAST) == set(range(46, 51))
    assert numbers(BLACK_START) == set(range(1, 21))
    assert numbers(WHITE_START) == set(range(31, 51))
