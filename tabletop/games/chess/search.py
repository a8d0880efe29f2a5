"""Looking ahead in chess: the search of the kit over the fast board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import chess
from msgspec import Struct

from tabletop.core.bot import UNHURRIED, Clock, Memory
from tabletop.games.chess.fast import Fast
from tabletop.games.chess.state import Position
from tabletop.kit import alpha_beta
from tabletop.kit.alpha_beta import LOST, Effort, Search, Style

MATE = LOST
"""Less one for every ply that the mate is away."""
STYLE = Style(extends=True, passes=True, reduces=True, margin=90)


class Found(Struct, frozen=True):
    """A move and what it is worth to whoever makes it, in hundredths of a pawn."""

    move: chess.Move
    score: int


def packed(move: chess.Move) -> int:
    """A move as the fast board knows it."""
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12


def unpacked(move: int) -> chess.Move:
    """A move as python-chess knows it."""
    return chess.Move(move & 63, move >> 6 & 63, move >> 12 or None)


def look_ahead(
    seen: Sequence[Position],
    effort: Effort,
    clock: Clock = UNHURRIED,
    moves: Iterable[chess.Move] = (),
    quiet_plies: int = 0,
    memory: Memory | None = None,
) -> list[alpha_beta.Found]:
    """The moves (all if none are given) in the last of the positions `seen`, best first; to come back to one of the
    others is worth nothing."""
    known = [Fast(position).key for position in seen[:-1]]
    search = Search(Fast(seen[-1], quiet_plies), STYLE, clock, known, memory)
    return search.best(effort, [packed(move) for move in moves])


def glance(position: Position, move: int) -> int:
    """What a move seems to be worth to somebody who does not see the answer."""
    tree = Fast(position)
    return -tree.value() if tree.make(move) else -LOST
