"""The state of a match of draughts, and how it changes."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Seat, TokenId
from tabletop.core.options import Options
from tabletop.games.draughts.board import BITS, BLACK_START, WHITE_START, squares
from tabletop.games.draughts.draws import Clocks
from tabletop.games.draughts.moves import Position, after
from tabletop.games.draughts.ways import Way, choices_in, continuations
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import SILENT, Ending, TwoSided

PIECES = 20
"""Each side begins with so many men."""
NOBODY = 255
"""Stands for an empty square in `State.standing`."""

TOKENS: tuple[TokenId, ...] = (
    *(f"white-{number}" for number in range(1, PIECES + 1)),
    *(f"black-{number}" for number in range(1, PIECES + 1)),
)
PIECE_OF = {token: piece for piece, token in enumerate(TOKENS)}

BY_WORD = ByWord(agreed="draughts.draw-agreed", given_up="draughts.draw-agreed")

_NO_PIECES = bytes([NOBODY]) * BITS


class House(Struct, frozen=True):
    """The house rules of a table: captures may be missed and huffed, most pieces must be taken, tournament draws."""

    huff: bool = False
    majority: bool = True
    international: bool = False

    @property
    def strict(self) -> bool:
        """Whether a capture that takes fewer pieces than another one is refused."""
        return self.majority and not self.huff

    @classmethod
    def of(cls, options: Options) -> House:
        """What the options say."""
        return cls(
            huff=options["draughts.capture-duty"] == "huff",
            majority=options["draughts.majority"] == "on",
            international=options["draughts.draw-rule"] == "international",
        )


class Chain(Struct, frozen=True):
    """A capture that is not finished: where it began, where the piece is now, what has been jumped (as bits)."""

    start: int
    at: int
    jumped: int


class State(TwoSided, frozen=True):
    """The whole truth; nothing is hidden in draughts.

    `position` is the one at the beginning of the move: while a `chain` goes on, its piece is still counted where it
    started. `standing[index of a bit]`: the piece there, or NOBODY; `taken`: the pieces that have left, in order.
    `white`: who plays White. `most`: the greatest number of pieces that can be taken in `position`; `ways`: all that
    the seat in turn may do with its pieces now. `offenders`: bits of the pieces that may be huffed; `huffed`: one has
    been. `seen`: the positions since a move that cannot be undone by later moves. `number` counts the moves of both
    sides from 1.
    """

    house: House
    white: Seat
    position: Position
    standing: bytes
    clocks: Clocks
    seen: tuple[Position, ...]
    most: int = 0
    ways: tuple[Way, ...] = ()
    taken: tuple[int, ...] = ()
    chain: Chain | None = None
    offenders: int = 0
    huffed: bool = False
    number: int = 1

    @property
    def turn(self) -> Seat:
        """Whose move it is."""
        return self.white if self.position.white_moves else 1 - self.white

    def seat_of(self, piece: int) -> Seat:
        """Whose piece it is."""
        return self.white if piece < PIECES else 1 - self.white

    def piece_on(self, bit: int) -> int:
        """The piece on a square, or NOBODY; the piece of an unfinished capture is where it has come to."""
        if self.chain is not None:
            if bit == self.chain.at:
                return self.standing[self.chain.start.bit_length() - 1]
            if bit == self.chain.start:
                return NOBODY
        return self.standing[bit.bit_length() - 1]

    def token_on(self, bit: int) -> TokenId:
        """The token on a square that is not empty."""
        return TOKENS[self.piece_on(bit)]

    def bit_of(self, piece: int) -> int:
        """The square of a piece, 0 if it has left the board."""
        index = self.standing.find(piece)
        if index < 0:
            return 0
        bit = 1 << index
        return self.chain.at if self.chain is not None and bit == self.chain.start else bit


def standing(house: House, white: Seat, position: Position) -> State:
    """The state in which a match goes on from a position. Raises ValueError if there are too many pieces."""
    men = bytearray(_NO_PIECES)
    left: list[int] = []
    for first, bits in ((0, position.white), (PIECES, position.black)):
        stand = squares(bits)
        if len(stand) > PIECES:
            raise ValueError(f"more than {PIECES} pieces of one colour")
        for number, bit in enumerate(stand):
            men[bit.bit_length() - 1] = first + number
        left += range(first + len(stand), first + PIECES)
    state = State(house, white, position, bytes(men), Clocks.of(position), (), taken=tuple(left))
    return _turned(state, state)


def at_start(house: House, white: Seat) -> State:
    """All men on their squares, White to move."""
    return standing(house, white, Position(WHITE_START, BLACK_START, 0, True))


def moved(state: State, way: Way) -> State:
    """The state after a move or a jump of the seat in turn."""
    chain = state.chain
    start = way.start if chain is None else chain.start
    jumped = way.jumped if chain is None else way.jumped | chain.jumped
    if way.last:
        return _finished(state, start, way.end, jumped)
    chain = Chain(start, way.end, jumped)
    position = state.position
    is_king, free = bool(start & position.kings), position.empty | start
    ways = continuations(way.end, jumped, is_king, position.foes, free, state.house.strict)
    return replace(state, chain=chain, ways=ways, offenders=0)


def huffed(state: State, bit: int) -> State:
    """The state after the seat in turn has removed the piece on `bit`; its own move is still to come."""
    white, black, kings, white_moves = state.position
    position = Position(white & ~bit, black & ~bit, kings & ~bit, white_moves)
    men = bytearray(state.standing)
    index = bit.bit_length() - 1
    gone, men[index] = men[index], NOBODY
    return _turned(
        state,
        replace(
            state,
            position=position,
            standing=bytes(men),
            taken=(*state.taken, gone),
            clocks=Clocks.of(position),
            seen=(),
            offenders=0,
            huffed=True,
        ),
    )


def _finished(state: State, start: int, end: int, jumped: int) -> State:
    """The state after a whole move: the other side is to move, or the match is over."""
    before, men, taken = state.position, bytearray(state.standing), state.taken
    position = after(before, start, end, jumped)
    piece = men[start.bit_length() - 1]
    men[start.bit_length() - 1] = NOBODY
    men[end.bit_length() - 1] = piece
    if jumped:
        gone = [bit.bit_length() - 1 for bit in squares(jumped)]
        taken = (*taken, *(men[index] for index in gone))
        for index in gone:
            men[index] = NOBODY
    by_king = bool(start & before.kings)
    following = replace(
        state,
        position=position,
        standing=bytes(men),
        taken=taken,
        chain=None,
        clocks=state.clocks.after(position, bool(jumped), by_king),
        seen=state.seen if by_king and not jumped else (),
        offenders=_offenders(state, start, end, jumped) if state.house.huff else 0,
        huffed=False,
        number=state.number + (not before.white_moves),
        draw_offer=SILENT,
    )
    return _turned(state, following)


def _offenders(state: State, start: int, end: int, jumped: int) -> int:
    """The pieces that may be huffed after a move, where they now stand."""
    took = jumped.bit_count()
    if took >= state.most or (took and not state.house.majority):
        return 0
    position = state.position
    _, found = choices_in(position, huff=False, majority=state.house.majority)
    guilty = 0
    for way in found:
        guilty |= end if way.start == start else way.start
    return guilty


def _turned(before: State, state: State) -> State:
    """The state with what the side to move may do; the match may be over. A win is looked for before a draw."""
    most, ways = choices_in(state.position, state.house.huff, state.house.majority)
    seen = (*state.seen, state.position)
    state = replace(state, most=most, ways=ways, seen=seen)
    mover, other = state.turn, 1 - state.turn
    if not state.position.own:
        return replace(state, ending=Ending("draughts.win-all-captured", other), ways=())
    if not state.position.foes:
        return replace(state, ending=Ending("draughts.win-all-captured", mover), ways=())
    if not ways and not state.offenders:
        return replace(state, ending=Ending("draughts.win-blocked", other))
    repeated = seen.count(state.position) >= 3
    rule = "draughts.draw-repetition" if repeated else state.clocks.draw(state.house.international)
    return replace(state, ending=Ending(rule, None), ways=()) if rule else state
