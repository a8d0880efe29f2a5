"""A board for looking ahead: moves are made and taken back on it, and it knows what it is worth as it goes.

Squares are numbered as in python-chess, pieces are their kind there, with BLACK added for Black's. A move is
`here | there << 6 | promoted kind << 12`; 0 is the null move. A conformance test counts the same positions with this
and with python-chess.
"""

from __future__ import annotations

import chess

from tabletop.games.chess.endings import lone_king
from tabletop.games.chess.lines import (
    CASTLES,
    HITS,
    KEPT,
    KEYS,
    LINE,
    PASSED_KEYS,
    RAYS,
    RIGHT_OF,
    RIGHTS_KEYS,
    ROOK_WAY,
    SLIDERS,
    SLIDES,
    STEPS,
    TURN_KEY,
)
from tabletop.games.chess.material import UNIT, Material, material_of
from tabletop.games.chess.outlook import Outlook
from tabletop.games.chess.reach import of_officers
from tabletop.games.chess.state import NO_SQUARE, Position
from tabletop.games.chess.values import BLACK, PAIRS, WORTH, blended, sides
from tabletop.kit.alpha_beta import INFINITE

_MOVE = (1 << 15) - 1
_HOPE = 140
"""What a capture may bring besides the piece."""
TEMPO = 8
"""To be the one who moves is worth so much."""
_AHEAD, _BEHIND = 200, 350
"""Officers are not looked at where a position is so much better, or worse, than it has to be."""
_UNDER = (chess.KNIGHT << 12, chess.ROOK << 12, chess.BISHOP << 12)
_QUEENED = chess.QUEEN << 12
_GAIN = tuple(WORTH[piece & 7] if piece & 7 < 6 else 10_000 for piece in range(16))
_ATTACKS_FIRST = tuple(16 * gain for gain in _GAIN)

_Before = tuple[int, int, int, int, int, int, int, int, int, int, int, bool]


class Fast:
    """A position, and how it came about since it was set up."""

    __slots__ = (
        "_castling", "_kings", "_known", "_men", "_occupied", "_outlook", "_pairs", "_passed", "_past", "_pawn_key",
        "_score", "_squares", "_stuff", "hot", "key", "quiet_plies", "side",
    )  # fmt: skip

    def __init__(self, position: Position, quiet_plies: int = 0) -> None:
        self._squares = [position.kind(at) | (BLACK if position.black >> at & 1 else 0) for at in range(64)]
        self._men = set(chess.scan_forward(position.white)), set(chess.scan_forward(position.black))
        self._kings = [
            (position.kings & position.white).bit_length() - 1,
            (position.kings & position.black).bit_length() - 1,
        ]
        self._castling = sum(RIGHT_OF.get(square, 0) for square in chess.scan_forward(position.castling))
        self.side = 0 if position.white_moves else 1
        self.quiet_plies = quiet_plies
        self._past: list[_Before] = []
        self._known: dict[int, int] = {}
        self._outlook = Outlook(self._squares, self._men, self._kings)
        standing = [(self._squares[square], square) for men in self._men for square in men]
        self._occupied = position.occupied
        self._pairs = PAIRS[sides(*self._kings)]
        self._score = sum(self._pairs[piece][square] for piece, square in standing)
        self._stuff = sum(UNIT[piece] for piece, _ in standing)
        self.key = RIGHTS_KEYS[self._castling] ^ (TURN_KEY if self.side else 0)
        self._pawn_key = 0
        for piece, square in standing:
            self.key ^= KEYS[piece][square]
            if piece & 7 in (chess.PAWN, chess.KING):
                self._pawn_key ^= KEYS[piece][square]
        self._passed = NO_SQUARE
        if position.en_passant >= 0 and self._may_be_passed(position.en_passant, self.side):
            self._passed = position.en_passant
            self.key ^= PASSED_KEYS[self._passed & 7]
        self.hot = self.is_attacked(self._kings[self.side], 1 - self.side)

    def value(self, low: int = -INFINITE, high: int = INFINITE) -> int:
        """What the position seems to be worth to the side to move."""
        worth = self._known.get(self.key)
        if worth is None:
            worth, is_exact = self._judged(low, high)
            if is_exact:
                self._known[self.key] = worth
        return worth

    def _judged(self, low: int, high: int) -> tuple[int, bool]:
        """A value, and whether it is more than a rough one."""
        material = material_of(self._stuff)
        if material.strong is not None:
            worth = lone_king(self._squares, self._men, self._kings, material, self.side)
            return (worth if self.side == material.strong else -worth), True
        pawns = self._outlook.of_pawns(self._pawn_key)
        if not material.is_scaled:
            rough = blended(self._score + material.pair + pawns.pair, material.phase)
            if self.side:
                rough = -rough
            if rough > high + _AHEAD or rough < low - _BEHIND:
                return rough, False
        officers = of_officers(self._squares, self._men, self._kings, self._occupied, pawns.barred)
        worth = blended(self._score + material.pair + pawns.pair + officers, material.phase)
        if material.is_scaled:
            worth = int(worth * material.sixteenths[worth < 0] / 16)
        return (TEMPO - worth if self.side else TEMPO + worth), True

    def material(self) -> Material:
        """What is on the board."""
        return material_of(self._stuff)

    def is_drawn(self) -> bool:
        """After a hundred quiet plies, and where nobody can mate."""
        return (self.quiet_plies >= 100 and not self.hot) or material_of(self._stuff).drawn

    def is_lost_when_stuck(self) -> bool:
        """Mate, or stalemate."""
        return self.hot

    def may_pass(self) -> bool:
        """Not in endings of pawns, where it may be better not to move."""
        return material_of(self._stuff).officers[self.side] > 0

    def is_attacked(self, square: int, by: int) -> bool:
        """Whether a piece of a side attacks a square."""
        squares, colour = self._squares, by << 3
        for at in STEPS[2][square]:
            if squares[at] == colour | 2:
                return True
        for at in HITS[1 - by][square]:
            if squares[at] == colour | 1:
                return True
        if self._kings[by] in STEPS[6][square]:
            return True
        sliders = SLIDERS[by]
        for way, ray in enumerate(RAYS[square]):
            for at in ray:
                if squares[at]:
                    if squares[at] in sliders[way]:
                        return True
                    break
        return False

    def _is_struck(self, square: int, way: int, by: int) -> bool:
        """Whether a piece of a side slides to a square along a way."""
        squares = self._squares
        for at in RAYS[square][way]:
            if squares[at]:
                return squares[at] in SLIDERS[by][way]
        return False

    def _may_be_passed(self, passed: int, side: int) -> bool:
        """Whether a pawn of the side to move stands where it could capture one that has passed a square."""
        pawn = chess.PAWN | side << 3
        return any(self._squares[at] == pawn for at in HITS[1 - side][passed])

    def make(self, move: int) -> bool:
        """Play a move. False, and nothing has changed, if it leaves the king in check."""
        side, squares = self.side, self._squares
        here, there = move & 63, move >> 6 & 63
        piece, victim = squares[here], squares[there]
        self._past.append((
            move, piece, victim, self._castling, self._passed, self.key, self._pawn_key, self._score, self._stuff,
            self._occupied, self.quiet_plies, self.hot,
        ))  # fmt: skip
        key, passed = self.key ^ TURN_KEY, self._passed
        self.side, self._passed = 1 - side, NO_SQUARE
        self.quiet_plies += 1
        if passed >= 0:
            key ^= PASSED_KEYS[passed & 7]
        if not move:
            self.key, self.hot = key, False
            return True
        kind, keys, pairs = piece & 7, KEYS[piece], self._pairs[piece]
        men = self._men[side]
        squares[here], squares[there] = 0, piece
        men.remove(here)
        men.add(there)
        change = keys[here] ^ keys[there]
        self.key = key ^ change
        self._score += pairs[there] - pairs[here]
        if victim:
            self._occupied ^= 1 << here
            self._take(victim, there)
        else:
            self._occupied ^= 1 << here | 1 << there
        if self._castling and self._castling & KEPT[here] & KEPT[there] != self._castling:
            self._lose_rights(here, there)
        was_hot, self.hot = self.hot, False
        if kind == 1 or kind == 6:
            self._pawn_key ^= change
            special = self._step(move, here, there, kind, passed)
        else:
            special = False
        king = self._kings[side]
        if was_hot or special or kind == 6:
            illegal = self.is_attacked(king, 1 - side)
        else:
            way = LINE[king][here]
            illegal = way >= 0 and self._is_struck(king, way, 1 - side)
        if illegal:
            self.unmake()
            return False
        self.hot = (
            self._checks(here, there, kind, side) if not special else self.is_attacked(self._kings[1 - side], side)
        )
        return True

    def _checks(self, here: int, there: int, kind: int, side: int) -> bool:
        """Whether the last move attacks the king that may now move."""
        king = self._kings[1 - side]
        way = LINE[king][there]
        if kind == 2:
            if king in STEPS[2][there]:
                return True
        elif kind == 1:
            if king in HITS[side][there]:
                return True
        elif way >= 0 and kind != 6 and self._is_struck(king, way, side):
            return True
        way = LINE[king][here]
        return way >= 0 and self._is_struck(king, way, side)

    def _take(self, victim: int, square: int) -> None:
        self._men[self.side].discard(square)
        self.key ^= KEYS[victim][square]
        self._score -= self._pairs[victim][square]
        self._stuff -= UNIT[victim]
        self.quiet_plies = 0
        if victim & 7 == 1:
            self._pawn_key ^= KEYS[victim][square]

    def _lose_rights(self, here: int, there: int) -> None:
        kept = self._castling & KEPT[here] & KEPT[there]
        self.key ^= RIGHTS_KEYS[self._castling] ^ RIGHTS_KEYS[kept]
        self._castling = kept

    def _step(self, move: int, here: int, there: int, kind: int, passed: int) -> bool:
        """What else a move of a pawn or king brings about; whether that is out of the ordinary. The other side is
        already to move."""
        side, squares = 1 - self.side, self._squares
        if kind == 6:
            self._kings[side] = there
            castles = abs(here - there) == 2
            if castles:
                self._shift(*ROOK_WAY[there], side)
            if (here ^ there) & 4:
                self._look_anew()
            return castles
        self.quiet_plies = 0
        if there - here in (16, -16):
            middle = (here + there) >> 1
            if self._may_be_passed(middle, self.side):
                self._passed = middle
                self.key ^= PASSED_KEYS[middle & 7]
            return False
        if there == passed and there & 7 != here & 7:
            square = (here & 56) | (there & 7)
            victim, squares[square] = squares[square], 0
            self._occupied ^= 1 << square
            self._take(victim, square)
            return True
        if not move >> 12:
            return False
        pawn, piece = squares[there], move >> 12 | side << 3
        squares[there] = piece
        self.key ^= KEYS[pawn][there] ^ KEYS[piece][there]
        self._pawn_key ^= KEYS[pawn][there]
        self._score += self._pairs[piece][there] - self._pairs[pawn][there]
        self._stuff += UNIT[piece] - UNIT[pawn]
        return True

    def _shift(self, rook: int, crossed: int, side: int) -> None:
        """The rook's part of castling."""
        squares, men = self._squares, self._men[side]
        piece = squares[rook]
        squares[rook], squares[crossed] = 0, piece
        men.remove(rook)
        men.add(crossed)
        self.key ^= KEYS[piece][rook] ^ KEYS[piece][crossed]
        self._occupied ^= 1 << rook | 1 << crossed
        self._score += self._pairs[piece][crossed] - self._pairs[piece][rook]

    def _look_anew(self) -> None:
        """A king went to the other side of the board."""
        self._pairs = pairs = PAIRS[sides(*self._kings)]
        squares = self._squares
        self._score = sum(pairs[squares[square]][square] for men in self._men for square in men)

    def unmake(self) -> None:
        """Take the last move back."""
        (move, piece, victim, self._castling, self._passed, self.key, self._pawn_key, self._score, self._stuff,
         self._occupied, self.quiet_plies, self.hot) = self._past.pop()  # fmt: skip
        side = self.side = 1 - self.side
        if not move:
            return
        here, there = move & 63, move >> 6 & 63
        squares, men = self._squares, self._men[side]
        squares[here], squares[there] = piece, victim
        men.remove(there)
        men.add(here)
        if victim:
            self._men[1 - side].add(there)
        elif piece & 7 == 1 and there == self._passed and there & 7 != here & 7:
            square = (here & 56) | (there & 7)
            squares[square] = 1 | (1 - side) << 3
            self._men[1 - side].add(square)
        if piece & 7 == 6:
            self._kings[side] = here
            self._pairs = PAIRS[sides(*self._kings)]
            if abs(here - there) == 2:
                rook, crossed = ROOK_WAY[there]
                squares[rook], squares[crossed] = squares[crossed], 0
                men.remove(crossed)
                men.add(rook)

    def noisy(self, need: int) -> list[int]:
        """Captures and new queens, the best first; without those that gain less than `need`, and, where something is
        needed, those that lose a piece to a pawn."""
        squares, side = self._squares, self.side
        colour, found, need = side << 3, list[int](), need - _HOPE
        for here in self._men[side]:
            kind = squares[here] & 7
            if kind == 1:
                self._pawn_captures(here, found, need)
            elif kind == 2 or kind == 6:
                for there in STEPS[kind][here]:
                    victim = squares[there]
                    if victim and victim & 8 != colour and _GAIN[victim] >= need:
                        found.append(_ATTACKS_FIRST[victim] - kind << 15 | here | there << 6)
            else:
                for ray in SLIDES[kind][here]:
                    for there in ray:
                        victim = squares[there]
                        if victim:
                            if victim & 8 != colour and _GAIN[victim] >= need:
                                found.append(_ATTACKS_FIRST[victim] - kind << 15 | here | there << 6)
                            break
        found.sort(reverse=True)
        if need < -_HOPE:
            return [move & _MOVE for move in found]
        return [move & _MOVE for move in found if not self.is_risky(move)]

    def is_risky(self, move: int) -> bool:
        """Whether a capture gives a greater piece for a smaller one that is protected."""
        squares, there = self._squares, move >> 6 & 63
        victim, piece = squares[there], squares[move & 63]
        if not victim or piece & 7 == 6 or _GAIN[piece] <= _GAIN[victim] + 60:
            return False
        return self.is_attacked(there, 1 - self.side)

    def _pawn_captures(self, here: int, found: list[int], need: int) -> None:
        squares, side = self._squares, self.side
        colour = side << 3
        last = here >> 3 == (1 if side else 6)
        for there in HITS[side][here]:
            victim = squares[there]
            if victim:
                if victim & 8 != colour and _GAIN[victim] >= need:
                    found.append(_ATTACKS_FIRST[victim] << 15 | here | there << 6 | (_QUEENED if last else 0))
            elif there == self._passed:
                found.append(1500 << 15 | here | there << 6)
        if last:
            there = here - 8 if side else here + 8
            if not squares[there]:
                found.append(12_000 << 15 | here | there << 6 | _QUEENED)

    def quiet(self) -> list[int]:
        """All other moves."""
        squares, side = self._squares, self.side
        found = list[int]()
        for here in self._men[side]:
            kind = squares[here] & 7
            if kind == 1:
                self._pawn_moves(here, found)
            elif kind == 2 or kind == 6:
                for there in STEPS[kind][here]:
                    if not squares[there]:
                        found.append(here | there << 6)
            else:
                for ray in SLIDES[kind][here]:
                    for there in ray:
                        if squares[there]:
                            break
                        found.append(here | there << 6)
        if self._castling and not self.hot:
            for right, there, _, _, empty, safe in CASTLES[side]:
                is_free = self._castling & right and not any(squares[at] for at in empty)
                if is_free and not any(self.is_attacked(at, 1 - side) for at in safe):
                    found.append(safe[0] | there << 6)
        return found

    def _pawn_moves(self, here: int, found: list[int]) -> None:
        squares, side = self._squares, self.side
        step = -8 if side else 8
        there = here + step
        if here >> 3 == (1 if side else 6):
            ends = [at for at in HITS[side][here] if squares[at] and squares[at] & 8 != side << 3]
            if not squares[there]:
                ends.append(there)
            found += [here | end << 6 | kind for end in ends for kind in _UNDER]
        elif not squares[there]:
            found.append(here | there << 6)
            if here >> 3 == (6 if side else 1) and not squares[there + step]:
                found.append(here | (there + step) << 6)
