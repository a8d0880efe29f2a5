"""The state of a match of Nine Men's Morris, and how it changes."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Seat, TokenId
from tabletop.games.nine_mens_morris import board as bd
from tabletop.games.nine_mens_morris.board import slots
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import SILENT, Ending, TwoSided, tokens_of

MEN = 9
"""Each side has so many men."""
FLIES = 3
"""With so many men a player may fly."""
NOBODY = 255
"""Stands for an empty point in `State.standing`."""

BY_WORD = ByWord(agreed="nine_mens_morris.draw-agreed", given_up="nine_mens_morris.resign")
TOKENS = tokens_of(MEN)
MAN_OF = {token: man for man, token in enumerate(TOKENS)}
_OWN = ((1 << MEN) - 1, ((1 << MEN) - 1) << MEN)

Position = tuple[int, int, bool]
"""White's men and Black's men on the board, and whether it is White's turn."""


class House(Struct, frozen=True):
    """The house rules of a table, each named after its option."""

    first_player: Literal["first-seat", "random"] = "first-seat"
    board: Literal["diagonals", "classic"] = "diagonals"
    flying: bool = True
    double_mill: Literal["one", "two"] = "one"
    blocked: Literal["loses", "passes"] = "loses"
    draw_moves: int = 50

    @property
    def lines(self) -> bd.Board:
        """The lines and rows of the board."""
        return bd.BOARDS[self.board]


class State(TwoSided, frozen=True):
    """The whole truth; nothing is hidden.

    `sides`: the men of White and of Black on the board, as bits of points. `standing[slot]`: the man there, or NOBODY;
    `hand`: bits of the men still to be placed; `taken`: the men that were removed, in order. `due`: how many men the
    side in turn has to remove now, to finish its turn; `closed`: the mills for which it has to, as bits of points.
    `stuck`: the side in turn has no move. `moving`: a man has been moved. `quiet`: moves since the last removal;
    `seen`: the positions of the second phase since then.
    """

    EACH: ClassVar[int] = MEN
    PIECE_OF: ClassVar[dict[TokenId, int]] = MAN_OF

    house: House
    sides: tuple[int, int]
    standing: bytes
    hand: int
    white_moves: bool = True
    taken: tuple[int, ...] = ()
    due: int = 0
    closed: int = 0
    stuck: bool = False
    moving: bool = False
    quiet: int = 0
    seen: tuple[Position, ...] = ()

    @property
    def side(self) -> int:
        """The side in turn: 0 White, 1 Black."""
        return 0 if self.white_moves else 1

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
        return bd.ALL ^ self.sides[0] ^ self.sides[1]

    @property
    def placing(self) -> bool:
        """Whether the side in turn still has men to place: the first phase."""
        return bool(self.hand & _OWN[self.side])

    def flies(self, side: int) -> bool:
        """Whether the men of a side may move to any empty point."""
        return self.house.flying and not self.hand and self.sides[side].bit_count() == FLIES

    def side_of(self, seat: Seat) -> int:
        """What a seat plays: 0 White, 1 Black."""
        return 0 if seat == self.white else 1

    def in_hand(self, side: int) -> int:
        """The men that a side still has to place, as bits of men."""
        return self.hand & _OWN[side]

    def next_man(self) -> tuple[TokenId]:
        """The man that the side in turn places next: all in its hand are alike."""
        return (TOKENS[self.in_hand(self.side).bit_length() - 1],)

    def count(self, side: int) -> int:
        """The men of a side on the board and in hand."""
        return self.sides[side].bit_count() + self.in_hand(side).bit_count()

    def token_on(self, slot: int) -> TokenId:
        """The man on a point that is not empty."""
        return TOKENS[self.standing[slot]]

    def tokens_on(self, points: int) -> tuple[TokenId, ...]:
        """The men on a set of points, none of which is empty."""
        return tuple(TOKENS[self.standing[slot]] for slot in slots(points))

    def slot_of(self, action: Action) -> int:
        """The point of the man that an action is about, -1 if it stands on none."""
        man = self.piece_of(action)
        return -1 if man is None else self.standing.find(man)

    def goals(self, slot: int) -> int:
        """Where the own man on a point may go in the second phase, as bits."""
        return self.empty if self.flies(self.side) else self.house.lines.near[slot] & self.empty

    def own_goals(self, action: Action) -> int:
        """Where the man on the board that an action is about may be moved now, as bits; none if it may not."""
        slot = self.slot_of(action)
        free = slot >= 0 and self.own >> slot & 1 and not self.placing
        return self.goals(slot) if free else 0

    def may_remove(self) -> int:
        """The points whose men may be removed now, while a removal is due."""
        return bd.removable(self.house.lines, self.foes)

    def protected(self) -> int:
        """The points whose men may not be removed now, because they are part of a mill, while a removal is due."""
        return self.foes & ~self.may_remove() if self.due else 0


def standing(
    house: House,
    sides: tuple[int, int] = (0, 0),
    in_hand: tuple[int, int] = (0, 0),
    white: Seat = 0,
    white_moves: bool = True,
) -> State:
    """The state in which a match goes on from a position; men neither on the board nor `in_hand` have been removed.
    Raises ValueError if a side has more men than there are."""
    men = bytearray([NOBODY]) * bd.POINTS
    hand = 0
    left: list[int] = []
    for first, bits, more in zip((0, MEN), sides, in_hand, strict=True):
        count = bits.bit_count()
        if count + more > MEN:
            raise ValueError(f"more than {MEN} men of one colour")
        for number, slot in enumerate(slot for slot in range(bd.POINTS) if bits >> slot & 1):
            men[slot] = first + number
        hand |= sum(1 << first + number for number in range(count, count + more))
        left += range(first + count + more, first + MEN)
    return _begun(State(house, sides, bytes(men), hand, white_moves, tuple(left), white=white))


def laid(state: State, man: int, slot: int) -> State:
    """The state after the side in turn has placed a man from its hand, or moved one, to a point: a removal is due, or
    it is the other side's turn."""
    men, start = bytearray(state.standing), state.standing.find(man)
    own, steps = state.own | 1 << slot, int(start >= 0)
    men[slot] = man
    if steps:
        men[start] = NOBODY
        own ^= 1 << start
    state = replace(
        state,
        standing=bytes(men),
        sides=(own, state.foes) if state.white_moves else (state.foes, own),
        hand=state.hand & ~(1 << man),
        moving=state.moving or bool(steps),
        quiet=state.quiet + steps,
    )
    board = state.house.lines
    mills = bd.mills_at(board, own, slot)
    due = min(mills if state.house.double_mill == "two" else min(mills, 1), state.foes.bit_count())
    if not due:
        return handed_on(state)
    return replace(state, due=due, closed=bd.mills_of(board, own, slot), draw_offer=SILENT)


def removed(state: State, slot: int) -> State:
    """The state after the man of the other side on a point was removed; another one may be due."""
    men = bytearray(state.standing)
    gone, men[slot] = men[slot], NOBODY
    foes = state.foes & ~(1 << slot)
    sides = (state.own, foes) if state.white_moves else (foes, state.own)
    taken, due = (*state.taken, gone), state.due - 1
    state = replace(state, standing=bytes(men), sides=sides, taken=taken, due=due, quiet=0, seen=(), draw_offer=SILENT)
    if state.count(1 - state.side) < FLIES:
        return replace(state, due=0, closed=0, ending=Ending("nine_mens_morris.win-two-left", state.turn))
    return state if state.due else handed_on(state)


def handed_on(state: State) -> State:
    """The state at the beginning of the other side's turn."""
    return _begun(replace(state, white_moves=not state.white_moves, closed=0, draw_offer=SILENT))


def _begun(state: State) -> State:
    """The state at the beginning of a turn. A win is looked for before a draw."""
    if state.placing or state.hand:
        return state
    stuck = not state.flies(state.side) and not bd.reach(state.house.lines.near, state.own, state.empty)
    position = (*state.sides, state.white_moves)
    seen = (*state.seen, position)
    state = replace(state, seen=seen, stuck=stuck)
    if stuck and state.house.blocked == "loses":
        return replace(state, ending=Ending("nine_mens_morris.win-blocked", 1 - state.turn))
    if seen.count(position) >= 3:
        return replace(state, ending=Ending("nine_mens_morris.draw-repetition", None))
    if state.quiet >= state.house.draw_moves:
        return replace(state, ending=Ending("nine_mens_morris.draw-fifty", None))
    return state
