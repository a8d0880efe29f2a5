"""Chess: few pieces, White at the lower edge."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Setup
from tabletop.games.chess.moves import BOARD
from tabletop.games.chess.state import State
from tabletop.kit.draw_offers import OFFER, RESIGN
from tests.games.chess_positions import CLAIMS, FIRST, GAME, after, move, position, say, square
from tests.stages import Done, Play, Stage, drag, press

WITHOUT = {
    "chess.must-move": "the table has no button for passing",
    "chess.promotion-choice": "the table asks what the pawn becomes and offers the four pieces only",
    "chess.draw-repetition": "the match ends by itself; only with claims is there a button to press in vain",
}

_MOVES = (
    ("4k3/8/8/8/8/3P4/8/3RK3 w - - 0 1", "d1-d3"),
    ("4k3/8/8/8/3P4/8/8/3RK3 w - - 0 1", "d1-d6"),
    ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "e1-d1"),
    ("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "e1-e3"),
    ("4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1", "b2-c4"),
    ("4k3/8/8/8/8/8/1R6/4K3 w - - 0 1", "b2-d4"),
    ("4k3/4p3/8/8/8/8/1B6/4K3 w - - 0 1", "b2-b5"),
    ("4k3/4p3/8/8/3N4/8/8/4K3 w - - 0 1", "d4-d6"),
    ("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", "d4-d5"),
    ("4k3/8/8/8/8/3P4/8/4K3 w - - 0 1", "d3-d5"),
    ("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", "d4-e5"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5-d6"),
    ("4k3/4p3/8/8/8/8/8/R3K2R w Q - 0 1", "e1-g1"),
    ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1-c1"),
    ("4r3/1k6/8/8/8/8/8/4K2R w K - 0 1", "e1-g1"),
    ("1k3r2/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1"),
)
"""A position and a move that each break another rule of moving."""
_FIRST_MOVE = ("black-13", square("e5"))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table = Setup(2, FIRST)
    for fen, way in _MOVES:
        state = position(fen)
        action = move(state, way)
        assert action.to is not None
        yield Stage(table, state, drag(0, action.tokens, action.to))
    yield Stage(table, position(), drag(1, *_FIRST_MOVE))
    yield Stage(table, say(position(), OFFER), drag(1, *_FIRST_MOVE))
    yield Stage(table, say(position(), RESIGN), drag(0, ("white-13",), square("e4")))
    state = after(position("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1"), "d4-e5")
    (taken,) = (p.token for p in GAME.view(state, 1).placements if p.place.zone != BOARD)
    yield Stage(table, state, drag(1, taken, square("d6")))
    state = after(position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", CLAIMS), "a1-a4")
    yield Stage(Setup(2, CLAIMS), state, press(1, "claim-draw"))


def plays() -> Iterator[Play]:
    """The worked examples."""
    table = Setup(2, FIRST)
    state = position("8/2P5/4k3/8/8/8/8/4K3 w - - 0 1")
    yield Play("chess.promotion", table, state, (_moved(state, "c7-c8", "q"),))
    state = position("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1")
    yield Play("chess.castling", table, state, (_moved(state, "e1-g1"),))
    state = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1")
    steps = (_moved(state, "d7-d5"), _moved(after(state, "d7-d5"), "e5-d6"))
    yield Play("chess.en-passant", table, state, steps)


def _moved(state: State, way: str, choice: str | None = None) -> Done:
    """A piece is carried to a square."""
    action = move(state, way)
    assert action.to is not None
    return Done(drag(action.seat, action.tokens, action.to), choice=choice)
