"""A second, slow generator for draughts that shares nothing with the engine: rows, columns, every path."""

from __future__ import annotations

from collections.abc import Iterator

Square = tuple[int, int]
Pieces = dict[Square, str]
"""`w`, `b` are men, `W`, `B` kings."""
Move = tuple[Square, Square, frozenset[Square]]

DIRECTIONS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def square(number: int) -> Square:
    """Row and column of a numbered square."""
    row, place = divmod(number - 1, 5)
    return row, 2 * place + (1 if row % 2 == 0 else 0)


def number(at: Square) -> int:
    """The number of a square."""
    return at[0] * 5 + at[1] // 2 + 1


def moves(pieces: Pieces, side: str) -> set[Move]:
    """Every legal whole move of a side."""
    found = {move for at, piece in pieces.items() if piece.lower() == side for move in _captures(pieces, at)}
    most = max((len(taken) for _, _, taken in found), default=0)
    if most:
        return {move for move in found if len(move[2]) == most}
    own = [at for at, piece in pieces.items() if piece.lower() == side]
    return {(at, end, frozenset()) for at in own for end in _steps(pieces, at)}


def played(pieces: Pieces, move: Move) -> Pieces:
    """The pieces after a move."""
    start, end, taken = move
    after = {at: piece for at, piece in pieces.items() if at not in taken and at != start}
    piece = pieces[start]
    after[end] = piece.upper() if end[0] == (0 if piece.lower() == "w" else 9) else piece
    return after


def perft(pieces: Pieces, side: str, depth: int) -> int:
    """The number of sequences of whole moves."""
    if depth == 0:
        return 1
    other = "b" if side == "w" else "w"
    return sum(perft(played(pieces, move), other, depth - 1) for move in moves(pieces, side))


def _inside(at: Square) -> bool:
    return 0 <= at[0] < 10 and 0 <= at[1] < 10


def _ray(at: Square, way: tuple[int, int]) -> Iterator[Square]:
    at = (at[0] + way[0], at[1] + way[1])
    while _inside(at):
        yield at
        at = (at[0] + way[0], at[1] + way[1])


def _steps(pieces: Pieces, at: Square) -> Iterator[Square]:
    piece = pieces[at]
    for way in DIRECTIONS:
        for distance, end in enumerate(_ray(at, way), start=1):
            if end in pieces:
                break
            if piece.isupper() or (distance == 1 and way[0] == (-1 if piece == "w" else 1)):
                yield end


def _captures(pieces: Pieces, start: Square) -> Iterator[Move]:
    piece = pieces[start]
    others = {at: held for at, held in pieces.items() if at != start}

    def go_on(at: Square, taken: frozenset[Square]) -> Iterator[Move]:
        if taken:
            yield start, at, taken
        for way in DIRECTIONS:
            victim = None
            for distance, end in enumerate(_ray(at, way), start=1):
                if piece.islower() and distance > 2:
                    break
                if end in others:
                    if victim is not None or end in taken or others[end].lower() == piece.lower():
                        break
                    if piece.islower() and distance > 1:
                        break
                    victim = end
                elif victim is not None:
                    yield from go_on(end, taken | {victim})

    yield from go_on(start, frozenset())
