"""The state of a match of draughts, and how it changes."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Seat, TokenId
from tabletop.games.draughts.board import BITS, PLACE_OF, bit_at, squares
from tabletop.games.draughts.destinations import Jumper, Way, destinations
from tabletop.games.draughts.moves import Position, after, landings
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import SILENT, Ending, TwoSided, tokens_of

PIECES = 20
"""Each side begins with so many men."""
NOBODY = 255
"""Stands for an empty square in `State.standing`."""
CAPTURE = "capture"
"""The choice of a capture that ends where a plain move leads, too."""

TOKENS = tokens_of(PIECES)
PIECE_OF = {token: piece for piece, token in enumerate(TOKENS)}
BY_WORD = ByWord(agreed="draughts.draw-agreed", given_up="draughts.draw-agreed")

RULEBOOK = 40
"""So many plies without a capture end the match."""
KINGS_ONLY = 50
"""The same in tournaments, while only kings move."""
FACING = (0, 32, 10)
"""The same in tournaments for a king alone, by what it faces."""


class Clocks(Struct, frozen=True):
    """Counts of plies: since a capture, since a capture or a move of a man, since a king alone faces what it faces.

    `faced`: an index of FACING, 0 while no king is alone against few pieces.
    """

    quiet: int = 0
    kings_only: int = 0
    facing: int = 0
    faced: int = 0

    @classmethod
    def of(cls, position: Position) -> Clocks:
        """The counts of a position in which something has just happened."""
        return cls(faced=lone_king(position))

    def after(self, position: Position, captured: bool, by_king: bool) -> Clocks:
        """The counts after a move that led to `position`."""
        faced = lone_king(position) if position.kings else 0
        facing = self.facing + 1 if faced == self.faced and faced else 0
        if captured:
            return Clocks(0, 0, facing, faced)
        return Clocks(self.quiet + 1, self.kings_only + 1 if by_king else 0, facing, faced)

    def draw(self, international: bool) -> str:
        """The rule by which the match is drawn now, or an empty text."""
        if not international:
            return "draughts.draw-twenty" if self.quiet >= RULEBOOK else ""
        if self.kings_only >= KINGS_ONLY:
            return "draughts.draw-twenty"
        return "draughts.draw-rule" if self.faced and self.facing >= FACING[self.faced] else ""


def lone_king(position: Position) -> int:
    """What a king alone faces: 1 for three pieces with a king among them, 2 for one or two with a king, 0 otherwise."""
    white, black, kings, _ = position
    found = 0
    for one, many in ((white, black), (black, white)):
        if one.bit_count() == 1 and one & kings and many & kings:
            count = many.bit_count()
            found = max(found, 1 if count == 3 else 2 if count <= 2 else 0)
    return found


class House(Struct, frozen=True):
    """The house rules of a table, each named after its option."""

    first_player: Literal["lots", "first-seat"] = "lots"
    capture_duty: Literal["enforced", "huff"] = "enforced"
    majority: bool = True
    draw_rule: Literal["rulebook", "international"] = "rulebook"

    @property
    def huff(self) -> bool:
        """Whether captures may be missed, and are huffed then."""
        return self.capture_duty == "huff"

    @property
    def strict(self) -> bool:
        """Whether a capture that takes fewer pieces than another one is refused."""
        return self.majority and not self.huff


class Chain(Struct, frozen=True):
    """A capture that is not finished: where it began, where the piece is now, what has been jumped (as bits)."""

    start: int
    at: int
    jumped: int


class State(TwoSided, frozen=True):
    """The whole truth; nothing is hidden in draughts.

    `position` is the one at the beginning of the move: while a `chain` goes on, its piece is still counted where it
    started. `standing[index of a bit]`: the piece there, or NOBODY; `taken`: the pieces that have left, in order.
    `most`: the greatest number of pieces that can be taken in `position`; `ways`: all that the seat in turn may do with
    its pieces now. `offenders`: bits of the pieces that may be huffed; `huffed`: one has been. `seen`: the positions
    since a move that cannot be undone by later moves. `number` counts the moves of both sides from 1.
    """

    EACH: ClassVar[int] = PIECES
    PIECE_OF: ClassVar[dict[TokenId, int]] = PIECE_OF

    house: House
    position: Position
    standing: bytes
    clocks: Clocks
    seen: tuple[Position, ...] = ()
    most: int = 0
    ways: tuple[Way, ...] = ()
    taken: tuple[int, ...] = ()
    chain: Chain | None = None
    offenders: int = 0
    huffed: bool = False
    number: int = 1

    @property
    def white_moves(self) -> bool:
        """Whether it is White's turn."""
        return self.position.white_moves

    @property
    def jumped(self) -> int:
        """What an unfinished capture has jumped, as bits."""
        return self.chain.jumped if self.chain is not None else 0

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

    def counts(self, seat: Seat) -> tuple[int, int]:
        """The men and the kings of a seat on the board."""
        own, kings = self.position.white if seat == self.white else self.position.black, self.position.kings
        return (own & ~kings).bit_count(), (own & kings).bit_count()

    def square_of(self, action: Action) -> int:
        """The square of the piece that an action is about, 0 if there is none."""
        piece = self.piece_of(action)
        return 0 if piece is None else self.bit_of(piece)

    def jumper(self, here: int) -> Jumper:
        """The piece on a square, as one that captures or goes on capturing."""
        start, position = here if self.chain is None else self.chain.start, self.position
        return Jumper(here, self.jumped, bool(start & position.kings), position.foes, position.empty | start)

    def path(self, way: Way) -> tuple[int, ...]:
        """The squares on which a piece comes down on its way; none for a plain move."""
        jumper = self.jumper(way.start)
        return landings(way.start, way.end, way.jumped, jumper.is_king, jumper.empty) if way.jumped else ()

    def way_of(self, action: Action) -> Way | None:
        """The way that a move of the side in turn means; None if it is not open. Without a place it means the only
        whole move of the piece, and to a square to which a plain move and a capture lead the plain move, unless it
        chooses the capture."""
        here = self.square_of(action)
        own = [way for way in self.ways if way.start == here]
        if action.to is not None:
            end = bit_at(action.to)
            found = [way for way in own if way.end == end]
            return next((way for way in found if way.twin == (action.choice == CAPTURE)), found[0] if found else None)
        if len(own) > 1 and all(way.jumped for way in own) and len(self.jumper(here).goals(self.house.strict)) == 1:
            return max(own, key=lambda way: way.jumped.bit_count())
        return own[0] if len(own) == 1 else None

    def action_of(self, way: Way) -> Action:
        """The action of the seat in turn that means this way."""
        choice = CAPTURE if way.twin else None
        return Action(self.turn, "move", (self.token_on(way.start),), PLACE_OF[way.end], choice)


def standing(house: House, white: Seat, position: Position) -> State:
    """The state in which a match goes on from a position. Raises ValueError if there are too many pieces."""
    men = bytearray([NOBODY]) * BITS
    left: list[int] = []
    for first, bits in ((0, position.white), (PIECES, position.black)):
        stand = squares(bits)
        if len(stand) > PIECES:
            raise ValueError(f"more than {PIECES} pieces of one colour")
        for number, bit in enumerate(stand):
            men[bit.bit_length() - 1] = first + number
        left += range(first + len(stand), first + PIECES)
    return _turned(State(house, position, bytes(men), Clocks.of(position), taken=tuple(left), white=white))


def moved(state: State, way: Way) -> State:
    """The state after a move or a jump of the seat in turn."""
    start = way.start if state.chain is None else state.chain.start
    jumped = way.jumped | state.jumped
    if way.last:
        return _finished(state, start, way.end, jumped)
    state = replace(state, chain=Chain(start, way.end, jumped), offenders=0)
    jumper = state.jumper(way.end)
    return replace(state, ways=tuple(jumper.ways(jumper.goals(state.house.strict))))


def huffed(state: State, bit: int) -> State:
    """The state after the seat in turn has removed the piece on `bit`; its own move is still to come."""
    white, black, kings, white_moves = state.position
    position = Position(white & ~bit, black & ~bit, kings & ~bit, white_moves)
    men = bytearray(state.standing)
    index = bit.bit_length() - 1
    gone, men[index] = men[index], NOBODY
    following = replace(
        state,
        position=position,
        standing=bytes(men),
        taken=(*state.taken, gone),
        clocks=Clocks.of(position),
        seen=(),
        offenders=0,
        huffed=True,
    )
    return _turned(following)


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
    return _turned(following)


def _offenders(state: State, start: int, end: int, jumped: int) -> int:
    """The pieces that may be huffed after a move, where they now stand."""
    took = jumped.bit_count()
    if took >= state.most or (took and not state.house.majority):
        return 0
    position = state.position
    _, found = destinations(position, huff=False, majority=state.house.majority)
    guilty = 0
    for way in found:
        guilty |= end if way.start == start else way.start
    return guilty


def _turned(state: State) -> State:
    """The state with what the side to move may do; the match may be over. A win is looked for before a draw."""
    position = state.position
    most, ways = destinations(position, state.house.huff, state.house.majority)
    seen = (*state.seen, position)
    if not position.own or not position.foes:
        winner = state.turn if position.own else 1 - state.turn
        return replace(state, most=most, seen=seen, ending=Ending("draughts.win-all-captured", winner), ways=())
    if not ways and not state.offenders:
        blocked = Ending("draughts.win-blocked", 1 - state.turn)
        return replace(state, most=most, seen=seen, ending=blocked, ways=())
    repeated = seen.count(position) >= 3
    rule = "draughts.draw-repetition" if repeated else state.clocks.draw(state.house.draw_rule == "international")
    ending = Ending(rule, None) if rule else None
    return replace(state, most=most, seen=seen, ending=ending, ways=() if ending else ways)
