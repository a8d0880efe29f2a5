"""What chess tells of a match that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.chess import INFO
from tabletop.games.chess.state import State
from tabletop.kit import stories

QUEEN = QT_TRANSLATE_NOOP("chess", "{player} captured a queen on move {number}.")
NEW_QUEEN = QT_TRANSLATE_NOOP("chess", "{player} got a new queen on move {number}.")
CHECKS = PLURAL_NOOP("chess", "{player} gave check most often: %n time(s).", "", 1)
_PAWNS = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
"""What pieces are worth, as every beginner learns it."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many moves, who had the stronger army and when, what became of the queens, who gave check."""
    yield stories.took_moves(INFO.moves_in(course.actions))
    ends = stories.moves_of_both(course)
    figures = [_armies(state) for state in ends]
    yield from stories.sides(figures, course.result, course.states[0].number, counted=False)
    moves = [(before, after) for before, action, after in course.steps() if action.verb == "move"]
    yield from _first(moves, QUEEN, stories.FEAT, lambda before, after: _queens(after, True) < _queens(before, False))
    yield from _first(
        moves, NEW_QUEEN, stories.FEAT + 1, lambda before, after: _queens(after, False) > _queens(before, True)
    )
    checks = stories.most(before.turn for before, after in moves if after.check)
    if checks is not None:
        yield Sentence(say(CHECKS, checks[1], player=SeatName(checks[0])), stories.MORE + 1)


def _first(
    moves: list[tuple[State, State]], msg: Msg, weight: int, happened: Callable[[State, State], bool]
) -> Iterator[Sentence]:
    """Who did something first, and in which move."""
    for before, after in moves:
        if happened(before, after):
            yield Sentence(say(msg, player=SeatName(before.turn), number=before.number), weight)
            return


def _queens(state: State, own: bool) -> int:
    """The queens of the side to move, or of the other one."""
    position = state.position
    side = position.own if own else ~position.own
    return (position.queens & side).bit_count()


def _armies(state: State) -> tuple[int, ...]:
    """What the pieces of each seat are worth."""
    board = state.position.board()
    white, black = (
        sum(worth * len(board.pieces(kind, side)) for kind, worth in _PAWNS.items())
        for side in (chess.WHITE, chess.BLACK)
    )
    return (white, black) if state.white == 0 else (black, white)
