"""Looking ahead: alpha-beta with quiescence, a table of positions, killers and history, within a budget of nodes."""

from __future__ import annotations

from collections.abc import Iterable

import chess
from msgspec import Struct

from tabletop.games.chess.values import MATE, WORTH, Table, balance, table_for

_INFINITE = 10 * MATE
_MARGIN = 90
_QUIET_DEPTH = 6


class Found(Struct, frozen=True):
    """A move and what it is worth to whoever makes it, in hundredths of a pawn."""

    move: chess.Move
    score: int


class _OutOfNodes(Exception):
    """The budget is spent."""


class _Known(Struct, frozen=True):
    depth: int
    score: int
    bound: int
    move: chess.Move | None


class Search:
    """One thought about one board. `known` are the keys of positions that have been on the table: to come back to one
    of them is worth nothing."""

    def __init__(self, board: chess.Board, budget: int, known: frozenset[object] = frozenset()) -> None:
        self._board = board
        self._left = budget
        self._known = known
        self._table: Table = table_for(board)
        self._positions: dict[object, _Known] = {}
        self._killers: dict[int, chess.Move] = {}
        self._history: dict[tuple[int, int], int] = {}

    def best(self, moves: list[chess.Move], depth: int) -> tuple[Found, ...]:
        """The moves by worth, best first, looked at up to `depth` plies deep or as deep as the budget allows.

        Only the first one is exact; for the others the score is what they are worth at most.
        """
        balance_now = balance(self._board, self._table) * (1 if self._board.turn else -1)
        ordered = [Found(move, self._gain(move)) for move in moves]
        ordered.sort(key=lambda found: -found.score)
        for reach in range(1, depth + 1):
            try:
                ordered = self._round(ordered, reach, balance_now)
            except _OutOfNodes:
                break
            if ordered[0].score > MATE - 100:
                break
        return tuple(ordered)

    def _round(self, ordered: list[Found], depth: int, stand: int) -> list[Found]:
        best, scored = -_INFINITE, []
        for found in ordered:
            gain = self._gain(found.move)
            self._board.push(found.move)
            try:
                if key_of(self._board) in self._known:
                    score = 0
                else:
                    score = -self._deep(depth - 1, -_INFINITE, -best + 1, -(stand + gain), 1)
            finally:
                self._board.pop()
            best = max(best, score)
            scored.append(Found(found.move, score))
        scored.sort(key=lambda found: -found.score)
        return scored

    def _deep(self, depth: int, alpha: int, beta: int, stand: int, ply: int) -> int:
        """The worth for the side to move; `stand` is its balance now."""
        board = self._board
        self._left -= 1
        if self._left < 0:
            raise _OutOfNodes
        if depth <= 0:
            return self._quiet(alpha, beta, stand, ply, _QUIET_DEPTH)
        key = key_of(board)
        known = self._positions.get(key)
        if known is not None and known.depth >= depth and _settles(known, alpha, beta):
            return known.score
        best, best_move, first = -_INFINITE, None, alpha
        for move in self._in_order(board.generate_legal_moves(), known.move if known else None, ply):
            gain = self._gain(move)
            board.push(move)
            try:
                score = -self._deep(depth - 1, -beta, -max(alpha, best), -(stand + gain), ply + 1)
            finally:
                board.pop()
            if score > best:
                best, best_move = score, move
                if best >= beta:
                    self._note_cut(move, ply, depth)
                    break
        if best_move is None:
            return ply - MATE if board.is_check() else 0
        bound = 1 if best >= beta else -1 if best <= first else 0
        self._positions[key] = _Known(depth, best, bound, best_move)
        return best

    def _quiet(self, alpha: int, beta: int, stand: int, ply: int, depth: int) -> int:
        """Captures are played out; a check is answered by any move."""
        board = self._board
        in_check = board.is_check()
        if not in_check:
            if stand >= beta or depth == 0:
                return self._unless_over(stand)
            alpha = max(alpha, stand)
        elif depth <= -2:
            return self._unless_over(stand)
        self._left -= 1
        if self._left < 0:
            raise _OutOfNodes
        moves = board.generate_legal_moves() if in_check else board.generate_legal_captures()
        best = -_INFINITE if in_check else stand
        for move in self._in_order(moves, None, -1):
            gain = self._gain(move)
            if not in_check and stand + gain + _MARGIN < alpha:
                continue
            board.push(move)
            try:
                score = -self._quiet(-beta, -max(alpha, best), -(stand + gain), ply + 1, depth - 1)
            finally:
                board.pop()
            best = max(best, score)
            if best >= beta:
                break
        if best == -_INFINITE:
            return ply - MATE
        return best if best != stand or in_check else self._unless_over(stand)

    def _unless_over(self, stand: int) -> int:
        """The balance, but nothing where the side to move has no move."""
        return stand if any(self._board.generate_legal_moves()) else 0

    def _in_order(self, moves: Iterable[chess.Move], first: chess.Move | None, ply: int) -> list[chess.Move]:
        board, killer, history = self._board, self._killers.get(ply), self._history

        def promise(move: chess.Move) -> int:
            if move == first:
                return 1_000_000
            victim = board.piece_type_at(move.to_square) or 0
            if victim or move.promotion:
                own = board.piece_type_at(move.from_square) or 0
                return 100_000 + 10 * WORTH[victim] - WORTH[own] + WORTH[move.promotion or 0]
            if move == killer:
                return 90_000
            return history.get((move.from_square, move.to_square), 0)

        return sorted(moves, key=promise, reverse=True)

    def _note_cut(self, move: chess.Move, ply: int, depth: int) -> None:
        if self._board.piece_type_at(move.to_square) is None:
            self._killers[ply] = move
            way = (move.from_square, move.to_square)
            self._history[way] = min(80_000, self._history.get(way, 0) + depth * depth)

    def _gain(self, move: chess.Move) -> int:
        """How much the balance of the side to move grows."""
        board, table = self._board, self._table
        white = board.turn
        kind = board.piece_type_at(move.from_square) or 0
        own = table[white]
        gain = own[move.promotion or kind][move.to_square] - own[kind][move.from_square]
        victim = board.piece_type_at(move.to_square)
        if victim is not None:
            gain -= table[not white][victim][move.to_square]
        elif kind == chess.PAWN and move.to_square == board.ep_square:
            passed = move.to_square + (-8 if white else 8)
            gain -= table[not white][chess.PAWN][passed]
        elif kind == chess.KING and abs(move.to_square - move.from_square) == 2:
            gain += 25 if white else -25
        return gain if white else -gain


def _settles(known: _Known, alpha: int, beta: int) -> bool:
    """Whether what is known of a position is enough here: its worth, a lower or an upper bound of it."""
    if known.bound > 0:
        return known.score >= beta
    return known.bound == 0 or known.score <= alpha


def key_of(board: chess.Board) -> object:
    """What makes two boards the same position."""
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.castling_rights,
        board.ep_square,
    )
