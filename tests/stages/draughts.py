"""Draughts: few pieces, White at the lower edge; the squares have the usual numbers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Place, Seat, Setup
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.state import State
from tabletop.games.draughts.table import tray_of
from tabletop.kit.two_player import DrawOffer
from tests.games.draughts_positions import ANY, GAME, HUFF, Options, begin, play, position
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT = {
    "draughts.must-move": "the table has no button for passing",
    "draughts.capture-compulsory@huff": "there a capture may be missed",
    "draughts.most-pieces@huff": "there a capture may be missed",
}

_BOTH: Options = (*HUFF, *ANY)
_MOVES: tuple[tuple[str, str, int, int], ...] = (
    ("38", "8", 8, 13),  # own-piece
    ("38,33", "8", 38, 33),  # empty-square
    ("38", "8", 38, 42),  # man-forward
    ("K38", "8", 38, 28),  # king-moves
    ("K43,34", "8", 43, 25),  # king-path
    ("38", "33,29,3", 38, 24),  # one-piece-per-jump
    ("38,33", "8", 38, 29),  # no-jump-own
    ("38,45", "32,8", 45, 40),  # capture-compulsory
    ("38,40", "32,22,34,8", 40, 29),  # most-pieces
)
_PLAYS = (
    ("chain", "38", "32,22,8", (38, 27, 18)),
    ("most-pieces", "38,40", "32,22,34,8", (38, 27, 18)),
)
"""A rule, white and black pieces, and the squares of the piece that captures."""


def _stage(options: Options, state: State, seat: Seat, here: int, to: int | Place) -> Stage:
    """The piece on one square is carried to another, or to any place."""
    place = PLACE_OF[BIT[to]] if isinstance(to, int) else to
    return Stage(Setup(2, options), state, drag(seat, state.token_on(BIT[here]), place))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    for white, black, here, there in _MOVES:
        yield _stage((), position(white, black), 0, here, there)
    yield _stage((), position("38", "8"), 0, 38, Place("board", 64))  # a light square
    yield _stage((), play(position("38", "32,22,8"), "38x27"), 0, 27, 21)
    yield _stage((), play(position("K46", "7,13,28,37,39"), "46x32x19"), 0, 19, 32)
    state = play(position("32,50", "28,5"), "32x23", "5-10", "50-45")
    taken = next(p.token for p in GAME.view(state, 1).placements if p.place.zone == tray_of(0) and p.owner == 1)
    yield Stage(Setup(2), state, drag(1, taken, PLACE_OF[BIT[28]]))
    yield _stage((), begin(), 1, 18, 23)
    yield _stage((), replace(begin(), draw_offer=DrawOffer(offered=True, pending=True)), 1, 18, 23)
    yield _stage((), play(position("38", "32"), "38x27"), 0, 27, 22)
    for options in ((), ANY):
        state = position("38", "32,33,8", options=options)
        yield Stage(Setup(2, options), state, tap(0, state.token_on(BIT[38])))
    for options in (HUFF, _BOTH):
        tray = Place(tray_of(1), 3)
        yield _stage(options, play(position("32,50", "8", options=options), "50-45"), 1, 32, tray)
        yield _stage(options, play(position("32,31,50", "8,28", options=options), "50-45"), 1, 31, tray)


def plays() -> Iterator[Play]:
    """The worked examples."""
    for rule, white, black, ways in _PLAYS:
        state = position(white, black)
        token = state.token_on(BIT[ways[0]])
        steps = tuple(Done(drag(0, token, PLACE_OF[BIT[to]])) for to in ways[1:])
        yield Play(f"draughts.{rule}", Setup(2), state, steps)
