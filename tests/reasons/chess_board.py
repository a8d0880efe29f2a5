"""Whether what is said of a move of chess is true, asked of the board of another engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from tabletop.core.text import Names, Text
from tabletop.games.chess.moves import move_of
from tabletop.games.chess.words import OBJECTS
from tests.reasons.sayings import Saying, Truth, Truths

WORTH = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 99}


class Moved:
    """A move, and the boards before and after it."""

    def __init__(self, s: Saying) -> None:
        self.s, self.before = s, s.state.position.board()
        self.move = move_of(s.state, s.action)
        self.after = self.before.copy()
        self.after.push(self.move)
        self.own = self.before.turn
        self.kind = self.before.piece_type_at(self.move.from_square) or 0
        self.here, self.there = self.move.from_square, self.move.to_square

    @property
    def named(self) -> list[int]:
        """The squares of the pieces that the sentence names, each of them of the kind that it says."""
        told = dict(self.s.text.args).get("pieces", dict(self.s.text.args).get("piece"))
        items = told.items if isinstance(told, Names) else (told,)
        found = []
        for item in items:
            assert isinstance(item, Text)
            square = chess.parse_square(str(dict(item.args)["square"]))
            kind = next(kind for kind, msg in OBJECTS.items() if msg is item.msg)
            assert kind == self.before.piece_type_at(square), "another piece stands there"
            found.append(square)
        return found

    @property
    def victim(self) -> int:
        """The square of the piece that is taken; -1 if none is."""
        if self.before.is_en_passant(self.move):
            return chess.square(chess.square_file(self.there), chess.square_rank(self.here))
        return self.there if self.before.is_capture(self.move) else -1

    def takes(self) -> bool:
        """Whether this piece is taken."""
        return self.named == [self.victim]

    def worth(self, square: int) -> int:
        """What a piece on the board before the move is worth."""
        return WORTH[self.before.piece_type_at(square) or chess.PAWN]

    def attacked_now(self, square: int) -> bool:
        """Whether the other side attacks a square after the move."""
        return bool(self.after.is_attacked_by(not self.own, square))

    def reach(self, board: chess.Board, square: int) -> int:
        """How many squares a piece could go to."""
        return sum(board.color_at(goal) is not self.own for goal in board.attacks(square))


def of(truth: Callable[[Moved], bool]) -> Truth:
    """What holds of a move."""
    return lambda s: truth(Moved(s))


def forces_mate(board: chess.Board, moves: int) -> bool:
    """Whether whoever has just moved mates in so many further moves, whatever is answered."""
    if board.is_checkmate():
        return True
    if moves <= 0 or board.is_game_over():
        return False
    return all(any(forces_mate(after, moves - 1) for after in pushed(answer)) for answer in pushed(board))


def pushed(board: chess.Board) -> Iterator[chess.Board]:
    """All positions after a move."""
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        yield after


def mates_soon(m: Moved) -> bool:
    """Within two further moves it is tried out; what is further away is believed."""
    return m.s.n > 3 or forces_mate(m.after, m.s.n - 1)


def in_danger(m: Moved) -> bool:
    """The piece was attacked by a weaker one, or not protected."""
    attackers = m.before.attackers(not m.own, m.here)
    weaker = any(m.worth(square) < m.worth(m.here) for square in attackers)
    minor = {chess.KNIGHT, chess.BISHOP}
    alike = any({m.before.piece_type_at(square), m.kind} == minor for square in attackers)
    return bool(attackers) and (weaker or alike or not m.before.is_attacked_by(m.own, m.here))


def attacks(m: Moved) -> bool:
    """The piece attacks these from where it stands now, and each is worth more or not protected."""
    return all(
        (square in m.after.attacks(m.there) and square not in m.before.attacks(m.here))
        or not m.after.is_attacked_by(not m.own, square)
        or m.worth(square) >= m.worth(m.here)
        for square in m.named
    ) and all(square in m.after.attacks(m.there) for square in m.named)


def protects(m: Moved) -> bool:
    """They were attacked and without protection; they are protected now, or not attacked any more."""
    return all(
        m.before.is_attacked_by(not m.own, square)
        and not m.before.is_attacked_by(m.own, square)
        and (m.after.is_attacked_by(m.own, square) or not m.attacked_now(square))
        for square in m.named
    )


def free(board: chess.Board, square: int) -> bool:
    """No pawn of the other side can take this pawn on its way, and no pawn stands on it."""
    own = board.color_at(square)
    file, rank = chess.square_file(square), chess.square_rank(square)
    for other in board.pieces(chess.PAWN, chess.WHITE) | board.pieces(chess.PAWN, chess.BLACK):
        ahead = (chess.square_rank(other) - rank) * (1 if own else -1) > 0
        near = abs(chess.square_file(other) - file)
        if ahead and (near == 0 or (near == 1 and board.color_at(other) is not own)):
            return False
    return True


def stops_pawn(m: Moved) -> bool:
    """A free pawn of the other side would have to go to where the piece stands now."""
    pawn = chess.parse_square(m.s["square"])
    ahead = pawn + (-8 if m.own else 8)
    return m.after.piece_at(pawn) == chess.Piece(chess.PAWN, not m.own) and ahead == m.there and free(m.after, pawn)


def king_moves(board: chess.Board, side: bool) -> int:
    """How many squares a king can go to, if its side is to move."""
    turned = board.copy(stack=False)
    turned.turn = side
    return sum(move.from_square == turned.king(side) for move in turned.legal_moves)


def opens(m: Moved) -> bool:
    """These pieces see more squares than before, through the one that was left."""
    return all(
        square not in (m.here, m.there)
        and m.here in m.before.attacks(square)
        and len(m.after.attacks(square)) > len(m.before.attacks(square))
        for square in m.named
    )


def denies(m: Moved) -> bool:
    """The piece could go there before, and nothing could take it; now the one that has moved can, and is worth less."""
    (other,), square = m.named, chess.parse_square(m.s["square"])
    return (
        square in m.before.attacks(other)
        and not m.before.is_attacked_by(m.own, square)
        and m.there in m.after.attackers(m.own, square)
        and m.before.color_at(other) is not m.own
        and (m.worth(other) > m.worth(m.here) or m.kind == chess.KNIGHT)
        and m.before.piece_at(square) is None
    )


def supports(m: Moved) -> bool:
    """These are attacked, and protected by one piece more than before."""
    return all(
        m.attacked_now(square)
        and m.there in m.after.attackers(m.own, square)
        and len(m.after.attackers(m.own, square)) > len(m.before.attackers(m.own, square))
        for square in m.named
    )


def guards(m: Moved) -> bool:
    """Exactly these squares are attacked by the pawn."""
    return {chess.parse_square(name) for name in m.s["squares"].items} == set(m.after.attacks(m.there))


def nears(m: Moved) -> bool:
    """There is a pawn, and the king is nearer to it than before."""
    pawn = chess.parse_square(m.s["square"])
    now, then = chess.square_distance(m.there, pawn), chess.square_distance(m.here, pawn)
    return m.after.piece_type_at(pawn) == chess.PAWN and now < then


def there(m: Moved) -> bool:
    """The square to which the piece goes is named."""
    return chess.parse_square(m.s["square"]) == m.there


CHESS: Truths = {
    "This is checkmate.": of(lambda m: m.after.is_checkmate()),
    "This leads to checkmate in %n move(s).": of(mates_soon),
    "This captures {piece}, and nothing can take back.": of(lambda m: m.takes() and not m.attacked_now(m.there)),
    "This captures a stronger piece: {piece}.": of(lambda m: m.takes() and m.worth(m.victim) > m.worth(m.here)),
    "This captures {piece}: a fair trade.": of(lambda m: m.takes() and m.worth(m.victim) == m.worth(m.here)),
    "This captures {piece}.": of(lambda m: m.takes()),
    "This brings {piece} to safety.": of(
        lambda m: m.named == [m.here] and in_danger(m) and not m.attacked_now(m.there)
    ),
    "The pawn becomes a stronger piece.": of(lambda m: m.move.promotion is not None),
    "Castling brings the king to safety.": of(lambda m: m.before.is_castling(m.move)),
    "This brings the king out of check.": of(lambda m: m.before.is_check()),
    "This gives check.": of(lambda m: m.after.is_check()),
    "This brings {piece} into play.": of(
        lambda m: m.named == [m.here] and chess.square_rank(m.here) == (0 if m.own else 7)
    ),
    "This takes control of the middle of the board.": of(
        lambda m: m.kind == chess.PAWN and m.there in chess.SquareSet(chess.BB_CENTER)
    ),
    "This attacks {pieces}.": of(attacks),
    "This protects {pieces}.": of(protects),
    "From {square} this piece reaches %n square(s), instead of {before}.": of(
        lambda m: there(m) and m.reach(m.after, m.there) == m.s.n > m.s["before"] == m.reach(m.before, m.here)
    ),
    "No pawn can stop this one on its way to the last rank.": of(lambda m: free(m.after, m.there)),
    "This stops the pawn on {square}, which no other pawn can stop.": of(stops_pawn),
    "Then the other king can go to only %n square(s).": of(
        lambda m: king_moves(m.before, not m.own) > king_moves(m.after, not m.own) == m.s.n
    ),
    "This opens a line for {pieces}.": of(opens),
    "Then {square} is no longer a safe square for {piece}.": of(denies),
    "This protects {pieces} once more.": of(supports),
    "From {square} this pawn guards {squares}.": of(lambda m: there(m) and guards(m)),
    "On {square} nothing attacks this piece.": of(lambda m: there(m) and not m.attacked_now(m.there)),
    "On {square} this piece is protected.": of(lambda m: there(m) and m.after.is_attacked_by(m.own, m.there)),
    "From {square} this piece reaches %n square(s).": of(lambda m: there(m) and m.reach(m.after, m.there) == m.s.n),
    "The king comes nearer to the pawn on {square}.": of(nears),
    "From {square} the king can go on to %n square(s).": of(lambda m: there(m) and king_moves(m.after, m.own) == m.s.n),
    "This position is no better than a draw.": lambda s: s.action.verb in ("accept-draw", "claim-draw"),
    "This position is worth playing on.": lambda s: s.action.verb == "decline-draw",
}
