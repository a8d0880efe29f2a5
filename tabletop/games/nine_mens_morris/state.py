"""The state of a match of Nine Men's Morris, and how it changes."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Seat, TokenId
from tabletop.core.options import Options
from tabletop.games.nine_mens_morris.board import ALL, POINTS, Board, board_of, mills_at, mills_of, reach, removable
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import SILENT, Ending, TwoSided

MEN = 9
"""Each side has so many men."""
FLIES = 3
"""With so many men a player may fly."""
NOBODY = 255
"""Stands for an empty point in `State.standing`."""

TOKENS: tuple[TokenId, ...] = (
    *(f"white-{number}" for number in range(1, MEN + 1)),
    *(f"black-{number}" for number in range(1, MEN + 1)),
)
BY_WORD = ByWord(agreed="nine_mens_morris.draw-agreed", given_up="nine_mens_morris.resign")
MAN_OF = {token: man for man, token in enumerate(TOKENS)}
_OWN = ((1 << MEN) - 1, ((1 << MEN) - 1) << MEN)

Position = tuple[int, int, bool]
"""White's men and Black's men on the board, and whether it is White's turn."""


class House(Struct, frozen=True):
    """The house rules of a table. `each_mill`: one man is removed for each mill that a man closes; `length`: so many
    moves without a removal are a draw."""

    diagonals: bool = True
    flying: bool = True
    each_mill: bool = False
    passes: bool = False
    length: int = 50

    @classmethod
    def of(cls, options: Options) -> House:
        """What the options say."""
        return cls(
            diagonals=options["nine_mens_morris.board"] == "diagonals",
            flying=options["nine_mens_morris.flying"] == "on",
            each_mill=options["nine_mens_morris.double-mill"] == "two",
            passes=options["nine_mens_morris.blocked"] == "passes",
            length=int(options["nine_mens_morris.draw-moves"]),
        )

    @property
    def board(self) -> Board:
        """The lines and rows of the board."""
        return board_of(self.diagonals)


class State(TwoSided, frozen=True):
    """The whole truth; nothing is hidden.

    `seat_of_white`: who plays White. `sides`: the men of White and of Black on the board, as bits of points.
    `standing[slot]`: the man there, or NOBODY; `hand`: bits of the men still to be placed; `taken`: the men that were
    removed, in order. `due`: how many men the side in turn has to remove now, to finish its turn; `closed`: the mills
    for which it has to, as bits of points. `blocked`: the side in turn has no move. `moving`: a man has been moved.
    `quiet`: moves since the last removal; `seen`: the positions of the second phase since then.
    """

    house: House
    seat_of_white: Seat
    sides: tuple[int, int]
    standing: bytes
    hand: int
    white_moves: bool = True
    taken: tuple[int, ...] = ()
    due: int = 0
    closed: int = 0
    blocked: bool = False
    moving: bool = False
    quiet: int = 0
    seen: tuple[Position, ...] = ()

    @property
    def side(self) -> int:
        """The side in turn: 0 White, 1 Black."""
        return 0 if self.white_moves else 1

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.seat_of_white if self.white_moves else 1 - self.seat_of_white

    @property
    def own(self) -> int:
        """The men of the side in turn on the board."""
        return self.sides[0 if self.white_moves else 1]

    @property
    def foes(self) -> int:
        """The men of the other side on the board."""
        return self.sides[1 if self.white_moves else 0]

    @property
    def empty(self) -> int:
        """The empty points."""
        return ALL ^ self.sides[0] ^ self.sides[1]

    @property
    def placing(self) -> bool:
        """Whether the side in turn still has men to place: the first phase."""
        return bool(self.hand & _OWN[self.side])

    @property
    def flies(self) -> bool:
        """Whether the side in turn may move to any empty point."""
        return self.house.flying and not self.placing and self.own.bit_count() == FLIES

    def seat_of(self, man: int) -> Seat:
        """Whose man it is."""
        return self.seat_of_white if man < MEN else 1 - self.seat_of_white

    def side_of(self, seat: Seat) -> int:
        """What a seat plays: 0 White, 1 Black."""
        return 0 if seat == self.seat_of_white else 1

    def in_hand(self, side: int) -> int:
        """The men that a side still has to place, as bits of men."""
        return self.hand & _OWN[side]

    def count(self, side: int) -> int:
        """The men of a side on the board and in hand."""
        return self.sides[side].bit_count() + self.in_hand(side).bit_count()

    def token_on(self, slot: int) -> TokenId:
        """The man on a point that is not empty."""
        return TOKENS[self.standing[slot]]

    def goals(self, slot: int) -> int:
        """Where the own man on a point may go in the second phase, as bits."""
        return self.empty if self.flies else self.house.board.near[slot] & self.empty

    def may_remove(self) -> int:
        """The points whose men may be removed now, while a removal is due."""
        return removable(self.house.board, self.foes)

    def protected(self) -> int:
        """The points whose men may not be removed now, because they are part of a mill, while a removal is due."""
        return self.foes & ~self.may_remove() if self.due else 0


def standing(
    house: House,
    white: int,
    black: int,
    seat_of_white: Seat = 0,
    white_moves: bool = True,
    in_hand: tuple[int, int] = (0, 0),
) -> State:
    """The state in which a match goes on from a position; men neither on the board nor `in_hand` have been removed.
    Raises ValueError if a side has more men than there are."""
    men = bytearray([NOBODY]) * POINTS
    hand = 0
    left: list[int] = []
    for first, bits, more in ((0, white, in_hand[0]), (MEN, black, in_hand[1])):
        count = bits.bit_count()
        if count + more > MEN:
            raise ValueError(f"more than {MEN} men of one colour")
        for number, slot in enumerate(slot for slot in range(POINTS) if bits >> slot & 1):
            men[slot] = first + number
        hand |= sum(1 << first + number for number in range(count, count + more))
        left += range(first + count + more, first + MEN)
    state = State(house, seat_of_white, (white, black), bytes(men), hand, white_moves, tuple(left))
    return _begun(state)


def at_start(house: House, seat_of_white: Seat) -> State:
    """An empty board, all men in hand, White to place."""
    return standing(house, 0, 0, seat_of_white, in_hand=(MEN, MEN))


def placed(state: State, man: int, slot: int) -> State:
    """The state after a man from the hand was placed on a point."""
    men = bytearray(state.standing)
    men[slot] = man
    sides = _with(state, state.own | 1 << slot)
    return _arrived(replace(state, standing=bytes(men), sides=sides, hand=state.hand & ~(1 << man)), slot)


def moved(state: State, start: int, slot: int) -> State:
    """The state after the own man on `start` went to another point."""
    men = bytearray(state.standing)
    men[slot], men[start] = men[start], NOBODY
    sides = _with(state, state.own ^ (1 << start | 1 << slot))
    return _arrived(replace(state, standing=bytes(men), sides=sides, moving=True, quiet=state.quiet + 1), slot)


def removed(state: State, slot: int) -> State:
    """The state after the man of the other side on a point was removed; another one may be due."""
    men = bytearray(state.standing)
    gone, men[slot] = men[slot], NOBODY
    foes = state.foes & ~(1 << slot)
    sides = (state.own, foes) if state.white_moves else (foes, state.own)
    state = replace(
        state,
        standing=bytes(men),
        sides=sides,
        taken=(*state.taken, gone),
        due=state.due - 1,
        quiet=0,
        seen=(),
        draw_offer=SILENT,
    )
    if state.count(1 - state.side) < FLIES:
        return replace(state, due=0, closed=0, ending=Ending("nine_mens_morris.win-two-left", state.turn))
    return state if state.due else _handed_on(state)


def passed(state: State) -> State:
    """The state after the side in turn, which cannot move, has passed."""
    return _handed_on(state)


def _with(state: State, own: int) -> tuple[int, int]:
    """Both sides, with other men of the side in turn."""
    return (own, state.foes) if state.white_moves else (state.foes, own)


def _arrived(state: State, slot: int) -> State:
    """The state after a man came to a point: a removal is due, or it is the other side's turn."""
    board, own = state.house.board, state.own
    mills = mills_at(board, own, slot)
    due = min(mills if state.house.each_mill else min(mills, 1), state.foes.bit_count())
    if not due:
        return _handed_on(state)
    return replace(state, due=due, closed=mills_of(board, own, slot), draw_offer=SILENT)


def _handed_on(state: State) -> State:
    return _begun(replace(state, white_moves=not state.white_moves, closed=0, draw_offer=SILENT))


def _begun(state: State) -> State:
    """The state at the beginning of a turn. A win is looked for before a draw."""
    if state.placing or state.hand:
        return state
    other = 1 - state.turn
    if state.own.bit_count() < FLIES:
        return replace(state, ending=Ending("nine_mens_morris.win-two-left", other))
    blocked = not state.flies and not reach(state.house.board.near, state.own, state.empty)
    position = (*state.sides, state.white_moves)
    seen = (*state.seen, position)
    state = replace(state, seen=seen, blocked=blocked)
    if blocked and not state.house.passes:
        return replace(state, ending=Ending("nine_mens_morris.win-blocked", other))
    if seen.count(position) >= 3:
        return replace(state, ending=Ending("nine_mens_morris.draw-repetition", None))
    if state.quiet >= state.house.length:
        return replace(state, ending=Ending("nine_mens_morris.draw-fifty", None))
    return state
