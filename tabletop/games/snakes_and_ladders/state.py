"""The state of a match, and how it changes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.snakes_and_ladders.board import GOAL, JUMPS, LADDERS, SNAKES, START, TRACK
from tabletop.kit.tracks import Leg, chain, counted, sent
from tabletop.kit.turns import next_seat

SIX = 6


class House(Struct, frozen=True):
    """The house rules of a table. `snake_drawing` changes the picture and its words alone."""

    first_player: Literal["first-seat", "random"]
    overshoot: Literal["bounce", "stay"]
    six_again: bool
    snake_drawing: Literal["tail-up", "head-up"]


class Frame(Struct, frozen=True):
    """What stays the same for a whole match; `colours` and `pieces` (one each) by seat."""

    house: House
    colours: tuple[int, ...]
    pieces: tuple[TokenId, ...]


class State(Struct, frozen=True):
    """The whole truth; nothing is hidden.

    By seat: `squares` where the pieces stand, `climbed` and `slid` how many ladders and snakes they have met. `die`:
    the throw that waits to be used, 0 before it; `legs`: where it takes the piece of the seat in turn, empty where it
    leads too far. `again`: this seat throws once more, because it has thrown a 6.
    """

    frame: Frame
    squares: tuple[int, ...]
    climbed: tuple[int, ...]
    slid: tuple[int, ...]
    turn: Seat
    die: int = 0
    legs: tuple[Leg, ...] = ()
    again: bool = False

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return GOAL in self.squares

    @property
    def stuck(self) -> bool:
        """Whether the throw leads too far and cannot be used."""
        return self.die > 0 and not self.legs

    @property
    def square(self) -> int:
        """Where the piece of the seat in turn stands."""
        return self.squares[self.turn]

    @property
    def rest(self) -> int:
        """Where the throw takes this piece in the end."""
        return self.legs[-1].landing if self.legs else self.square

    def drops(self) -> tuple[Place, ...]:
        """Where this piece may be put, the square of rest first: there at once, or where the count ends. Nowhere else
        than where it stands: nowhere, it can only be tapped."""
        ends = dict.fromkeys((self.rest, self.legs[0].landing)) if self.legs else ()
        return tuple(TRACK.places[square] for square in ends if square != self.square)

    def place(self, seat: Seat) -> Place:
        """Where the piece of a seat stands."""
        square = self.squares[seat]
        return TRACK.places[square] if square != START else Place(TRACK.places[START].zone, seat)


def begun(frame: Frame, first: Seat, ahead: tuple[int, ...] = ()) -> State:
    """The state before the first throw; `ahead`: on which square each seat begins, if not all at the start."""
    nothing = (0,) * len(frame.colours)
    return State(frame, ahead or (START,) * len(nothing), nothing, nothing, first)


def thrown(state: State, die: int) -> State:
    """The state after the seat in turn has thrown."""
    return replace(state, die=die, legs=legs_of(state.frame.house, state.square, die), again=False)


def legs_of(house: House, square: int, die: int) -> tuple[Leg, ...]:
    """The way that a throw takes a piece: its count, and the ladder or snake that begins where it ends."""
    if house.overshoot == "stay" and square + die > GOAL:
        return ()

    def onward(leg: Leg) -> Leg | None:
        return sent(JUMPS[leg.landing]) if leg.landing in JUMPS else None

    return chain(counted(square, die, GOAL), onward)


def is_move(state: State, action: Action) -> bool:
    """Whether an action puts the piece of the seat in turn where it may be put; a tap leaves the place open."""
    own = action.verb == "move" and action.tokens == (state.frame.pieces[state.turn],)
    return own and bool(state.legs) and action.to in (None, *state.drops())


def moved(state: State) -> State:
    """The state after the throw was used: the piece has gone where it takes it, or has stayed where it is."""
    seat, landing = state.turn, state.legs[0].landing if state.legs else state.square
    jumped = len(state.legs) > 1
    after = replace(
        state,
        squares=_with(state.squares, seat, state.rest),
        climbed=_with(state.climbed, seat, state.climbed[seat] + (jumped and landing in LADDERS)),
        slid=_with(state.slid, seat, state.slid[seat] + (jumped and landing in SNAKES)),
        die=0,
        legs=(),
    )
    again = state.die == SIX and state.frame.house.six_again and not after.over
    return replace(after, turn=seat if again else next_seat(seat, len(state.squares)), again=again)


def _with(figures: tuple[int, ...], seat: Seat, figure: int) -> tuple[int, ...]:
    return (*figures[:seat], figure, *figures[seat + 1 :])
