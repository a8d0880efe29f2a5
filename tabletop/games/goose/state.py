"""The state of a goose game, and how it changes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.goose.board import GOAL, NINES, SENDS, SPECIALS, START, TRACK, TRAPS, Special
from tabletop.kit.tracks import Leg, chain, counted, counted_back, sent
from tabletop.kit.turns import next_seat


class House(Struct, frozen=True):
    """The house rules of a table."""

    first_player: Literal["first-seat", "random"]
    trap: Literal["until-relieved", "two-turns"]
    goose_backwards: Literal["forward", "backward"]


class Frame(Struct, frozen=True):
    """What stays the same for a whole match; `colours` and `pieces` (one each) by seat."""

    house: House
    colours: tuple[int, ...]
    pieces: tuple[TokenId, ...]


class State(Struct, frozen=True):
    """The whole truth; nothing is hidden.

    By seat: `squares` where the pieces stand, `owed` how many turns are still to be missed. `held`: the seats whose
    pieces wait to be freed, the longest first. `dice`: the throw that waits to be used, empty before it; `legs`: where
    it takes the piece of the seat in turn. `struck`: who was sent away by the last move.
    """

    frame: Frame
    squares: tuple[int, ...]
    owed: tuple[int, ...]
    turn: Seat
    held: tuple[Seat, ...] = ()
    dice: tuple[int, ...] = ()
    legs: tuple[Leg, ...] = ()
    struck: Seat | None = None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return GOAL in self.squares

    @property
    def skipped(self) -> bool:
        """Whether the seat in turn has to miss it."""
        return self.turn in self.held or self.owed[self.turn] > 0

    @property
    def square(self) -> int:
        """Where the piece of the seat in turn stands."""
        return self.squares[self.turn]

    @property
    def rest(self) -> int:
        """Where the throw takes this piece in the end."""
        return self.legs[-1].landing

    def drops(self) -> tuple[Place, ...]:
        """Where this piece may be put, the square of rest first: there at once, or where the count ends. Nowhere else
        than where it stands: nowhere, it can only be tapped."""
        ends = dict.fromkeys((self.rest, self.legs[0].landing)) if self.legs else ()
        return tuple(TRACK.places[square] for square in ends if square != self.square)

    def place(self, seat: Seat) -> Place:
        """Where the piece of a seat stands."""
        square = self.squares[seat]
        return TRACK.places[square] if square != START else Place(TRACK.places[START].zone, seat)

    def trap(self, seat: Seat) -> Special | None:
        """What keeps a seat from moving: hotel, well or prison."""
        kept = seat in self.held or self.owed[seat] > 0
        return SPECIALS.get(self.squares[seat]) if kept else None


def begun(frame: Frame, first: Seat, ahead: tuple[int, ...] = ()) -> State:
    """The state before the first throw; `ahead`: on which square each seat begins, if not all at the start."""
    nothing = (START,) * len(frame.colours)
    return State(frame, _plain(ahead) or nothing, nothing, first)


def _plain(ahead: tuple[int, ...]) -> tuple[int, ...]:
    """Where the pieces stand that begin so far ahead: two are never on one square, and none on a special one."""
    squares = list[int]()
    for wanted in ahead:
        square = wanted
        while square != START and (square in squares or square in SPECIALS):
            square += 1
        squares.append(square)
    return tuple(squares)


def thrown(state: State, dice: tuple[int, ...]) -> State:
    """The state after the seat in turn has thrown."""
    return replace(state, dice=dice, legs=legs_of(state.frame.house, state.square, dice), struck=None)


def legs_of(house: House, square: int, dice: tuple[int, ...]) -> tuple[Leg, ...]:
    """The way that a throw takes a piece, landing by landing."""
    total = sum(dice)
    nine = NINES.get((min(dice), max(dice))) if square == START else None

    def onward(leg: Leg) -> Leg | None:
        at = leg.landing
        if SPECIALS.get(at) is Special.GOOSE:
            back = leg.back and house.goose_backwards == "backward"
            return counted_back(at, total) if back else counted(at, total, GOAL)
        if at not in SENDS:
            return None
        to = SENDS[at]
        return counted_back(at, at - to) if to < at else sent(to)

    return chain(sent(nine) if nine is not None else counted(square, total, GOAL), onward)


def is_move(state: State, action: Action) -> bool:
    """Whether an action puts the piece of the seat in turn where it may be put; a tap leaves the place open."""
    own = action.verb == "move" and action.tokens == (state.frame.pieces[state.turn],)
    return own and bool(state.legs) and action.to in (None, *state.drops())


def moved(state: State) -> State:
    """The state after the piece of the seat in turn has gone where the throw takes it."""
    seat, start, end = state.turn, state.square, state.rest
    if end == start:
        return _handed_on(state)
    squares, owed, held = list(state.squares), list(state.owed), state.held
    struck = state.squares.index(end) if end in state.squares else None
    if struck is not None:
        squares[struck], owed[struck] = start, 0
        held = tuple(other for other in held if other != struck)
    squares[seat] = end
    special = SPECIALS.get(end)
    if special is Special.HOTEL:
        owed[seat] = 1
    elif special in TRAPS and state.frame.house.trap == "two-turns":
        owed[seat] = 2
    elif special in TRAPS:
        held = (*held, seat)
    if len(held) == len(squares):
        held = held[1:]
    return _handed_on(replace(state, squares=tuple(squares), owed=tuple(owed), held=held, struck=struck))


def missed(state: State) -> State:
    """The state after the seat in turn has missed it."""
    owed = tuple(max(0, turns - (seat == state.turn)) for seat, turns in enumerate(state.owed))
    return _handed_on(replace(state, owed=owed, struck=None))


def released(before: State, after: State) -> Seat | None:
    """Who was freed by a move because everybody would have been held."""
    free = (seat for seat in before.held if seat not in after.held and before.squares[seat] == after.squares[seat])
    return next(free, None)


def _handed_on(state: State) -> State:
    return replace(state, turn=next_seat(state.turn, len(state.squares)), dice=(), legs=())
