"""The state of Whistiti, and what can be read from it without changing it.

Tokens are whole numbers inside the engine ("c0", "c1" … outside), as many as the pack has cards. `faces[token]` is the
card that the token shows; dealing changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.kit import deals
from tabletop.kit.cards import SUITS, WITHOUT_JOKERS
from tabletop.kit.hands import Hands
from tabletop.kit.tricks import Duties, Trick, taken, turn_of

PACK = WITHOUT_JOKERS


class Phase(IntEnum):
    """SHOW: the last card dealt is shown. PLAY: a seat is to play. REST: a full trick is seen and then taken away.
    COUNT: the tricks of a deal are counted. OVER: the match is over."""

    SHOW = 0
    PLAY = 1
    REST = 2
    COUNT = 3
    OVER = 4


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    target: str
    first_dealer_seat: str
    trump_duty: str
    overtrump: bool
    finish_deal: bool


class State(Struct, frozen=True):
    """The whole truth of a match; a masked state has the hidden cards taken out of `faces`.

    `colours` are those of the seats. `hands` hold tokens. `shown` is the dealer's last card, which fixes the trumps;
    everybody knows it, wherever it is. `trick` lies on the table, `tricks` have been taken away in this deal. `sheet`
    has a row for each deal that is over: how many tricks each seat won in it. `ahead`: the tricks that the seats began
    with, empty where all began with none.
    """

    house: House
    seats: int
    colours: tuple[int, ...]
    phase: Phase
    deal: int
    first_dealer: Seat
    faces: bytes
    hands: Hands
    shown: int
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    sheet: deals.Sheet = ()
    ahead: tuple[int, ...] = ()

    @property
    def target(self) -> int:
        """So many tricks win the match."""
        return int(self.house.target)

    @property
    def trump(self) -> int:
        """The suit that is trumps in this deal."""
        return SUITS[self.faces[self.shown]]


def dealer(state: State) -> Seat:
    """Who dealt this deal."""
    return deals.dealer_of(state.deal, state.first_dealer, state.seats)


def turn(state: State) -> Seat:
    """Who is to play."""
    return turn_of(state.trick, state.seats)


def duties(state: State) -> Duties:
    """What binds whoever cannot or can follow suit in this deal."""
    return Duties(state.trump, state.house.trump_duty == "must", state.house.overtrump)


def won(state: State) -> tuple[int, ...]:
    """How many tricks of this deal each seat has taken away."""
    return taken(state.tricks, state.seats)


def is_counted(state: State) -> bool:
    """Whether the tricks of this deal are in the sheet."""
    return state.phase in (Phase.COUNT, Phase.OVER)


def points(state: State) -> tuple[int, ...]:
    """How many tricks each seat has taken away in the whole match."""
    before = deals.totals(state.sheet, state.seats, state.ahead)
    if is_counted(state):
        return before
    return tuple(map(sum, zip(before, won(state), strict=True)))


def is_won(state: State) -> bool:
    """Whether the match is decided: a seat has enough tricks, and nothing more is to be played."""
    return max(points(state)) >= state.target and not (state.house.finish_deal and any(state.hands))
