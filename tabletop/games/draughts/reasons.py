"""Why a move of draughts is proposed, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.text import Text, say
from tabletop.games.draughts import words
from tabletop.games.draughts.board import NUMBER as NUMBERS
from tabletop.games.draughts.board import SIZE, column_of, row_of
from tabletop.games.draughts.moves import Capture, Position, after, captures, plain_moves, promoted, whole_moves
from tabletop.games.draughts.search import Move
from tabletop.games.draughts.state import State

_NEAR = 3
"""So few rows before the last one a man is nearly a king."""
_MIDDLE = (22, 23, 24, 27, 28, 29)


def reason(state: State, move: Move, choices: int) -> Text:
    """The plainest thing that speaks for a move, which is one of so many."""
    start, end, jumped = move
    position = state.position
    if choices == 1:
        return say(words.BECAUSE_ONLY)
    if jumped:
        return say(words.BECAUSE_TAKES, jumped.bit_count())
    is_man = not start & position.kings
    if is_man and promoted(end, position.kings, position.white_moves):
        return say(words.BECAUSE_KING)
    now = after(position, *move)
    answers = captures(now, state.house.majority)[1]
    if answers:
        return _answered(state, now, answers)
    threats = captures(position._replace(white_moves=not position.white_moves), state.house.majority)[1]
    if threats:
        return say(words.BECAUSE_AVOIDS, way=_way(threats[0]))
    to_go = _rows_to_go(end, position.white_moves)
    if is_man and to_go <= _NEAR:
        return say(words.BECAUSE_ROAD, to_go)
    following = captures(now._replace(white_moves=position.white_moves), state.house.majority)[1]
    if following:
        return say(words.BECAUSE_THREATENS, way=_way(following[0]))
    return _quiet(position, now, start, end, is_man)


def _way(capture: Capture) -> str:
    return words.notation(capture.start, capture.end, captures=True)


def _rows_to_go(end: int, white: bool) -> int:
    """How many rows a man on a square is away from the last one."""
    row = row_of(NUMBERS[end])
    return row if white else SIZE - 1 - row


def _answered(state: State, now: Position, answers: list[Capture]) -> Text:
    """What becomes of a move after which something can be taken."""
    majority = state.house.majority
    lost = [way.jumped.bit_count() for way in answers]
    back = [captures(after(now, *way), majority)[0] for way in answers]
    if min(back) > max(lost):
        return say(words.BECAUSE_MORE, min(back))
    if all(gain >= loss for gain, loss in zip(back, lost, strict=True)):
        return say(words.BECAUSE_TRADES)
    moves = whole_moves(state.position, majority)
    least = min(captures(after(state.position, *way), majority)[0] for way in moves)
    return say(words.BECAUSE_UNAVOIDABLE, least) if least else say(words.BECAUSE_GIVES, max(lost))


def _quiet(position: Position, now: Position, start: int, end: int, is_man: bool) -> Text:
    """What a move does after which nothing can be taken on either side."""
    if not is_man:
        goals = sum(one == end for one, _ in plain_moves(now._replace(white_moves=position.white_moves)))
        return say(words.BECAUSE_REACHES, goals, square=NUMBERS[end])
    if NUMBERS[end] in _MIDDLE and NUMBERS[start] not in _MIDDLE:
        return say(words.BECAUSE_MIDDLE)
    return say(words.BECAUSE_EDGE if column_of(NUMBERS[end]) in (0, SIZE - 1) else words.BECAUSE_SAFE)
