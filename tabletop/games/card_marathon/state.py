"""The state of Card Marathon, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 51, "c0" to "c51" outside). `faces[token]` is the card that the token
shows; shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Literal

from msgspec import Struct

from tabletop.core.model import Place, Seat
from tabletop.games.card_marathon.knowledge import Knowledge
from tabletop.kit.cards import RANKS, WITHOUT_JOKERS
from tabletop.kit.hands import Hands, Tokens, hand_places

PACK = WITHOUT_JOKERS
TOKENS, INDEX = PACK.ids, PACK.index

SEATS = 2
ENERGY = 5
"""So many cards a hand has between two turns."""
MILESTONES = 5
CHALLENGE = 4
ZONE_LEAD = 3
"""From this lead on a runner may declare no straight, and the other may use any value."""
REVERSED_FROM = 4
"""From this difference on whoever has fewer milestones wins."""
QUIET_TURNS = 20

TRACK, VALUES_PAD = "lead", "values"
"""The zones of the track with the lead, and of the table of values."""
REFRESHMENTS = Place("refreshments")
EFFORT = Place("effort")
HANDS = hand_places(SEATS)
ROWS = ("row-0", "row-1")
"""The zones in which the milestones of each seat lie, in the order of their places."""
MILESTONE_PLACES = tuple(tuple(Place(row, slot) for slot in range(MILESTONES)) for row in ROWS)


class Phase(IntEnum):
    """LOT: each player has drawn a card for the organizer. TURN: a seat draws or swaps. DRAWN: it declares a challenge
    or throws a card. UPTURN: it upturns a milestone. COUNT: a race is over, and another one follows. OVER: the match is
    over."""

    LOT = 0
    TURN = 1
    DRAWN = 2
    UPTURN = 3
    COUNT = 4
    OVER = 5


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    races: int
    reversal: bool
    wrap_straights: Literal["both", "flush-only"]
    min_energy: int
    no_return: bool
    memory_aid: bool
    browse_effort: bool
    rebuild_limit: int


class Finish(Struct, frozen=True):
    """How a race ended: the rule, who has won it (None: drawn), and the milestones that each seat had upturned."""

    rule: str
    winner: Seat | None
    upturned: tuple[int, int]


class State(Struct, frozen=True):
    """The whole truth of a match, or with some `faces` hidden what a seat knows of it.

    `hands`, `refreshments`, `effort` hold tokens, the last of a pile on top; `rows` the five milestones of each seat,
    `upturned` for each a bit set of the places that lie face up. `lots` are the cards drawn for the organizer. `drew`:
    a card has been taken from the refreshments in this turn; `taken`: the one that was taken from the effort (-1:
    none). `rebuilt`: how often the refreshments were made anew in this race, `quiet`: turns in a row in which none was
    taken. `closed_swaps`: how many each seat has made in this race, `swapped`: a bit set of the places where. `used`:
    how many energy cards the challenge took that waits for its milestone. `ahead`: how many milestones of each seat are
    upturned when a race begins, empty where none are.
    """

    house: House
    colours: tuple[int, ...]
    phase: Phase
    faces: bytes
    hands: Hands = ((), ())
    rows: Hands = ((), ())
    refreshments: Tokens = ()
    effort: Tokens = ()
    lots: tuple[int, ...] = ()
    race: int = 1
    organizer: Seat = 0
    turn: Seat = 0
    upturned: tuple[int, int] = (0, 0)
    drew: bool = False
    taken: int = -1
    rebuilt: int = 0
    quiet: int = 0
    closed_swaps: tuple[int, int] = (0, 0)
    swapped: tuple[int, int] = (0, 0)
    used: int = 0
    knowledge: Knowledge = Knowledge()
    finishes: tuple[Finish, ...] = ()
    ahead: tuple[int, ...] = ()


def count_of(state: State, seat: Seat) -> int:
    """How many milestones a seat has upturned."""
    return state.upturned[seat].bit_count()


def lead_of(state: State, seat: Seat) -> int:
    """By how many upturned milestones a seat leads; negative: it lags."""
    return count_of(state, seat) - count_of(state, 1 - seat)


def is_upturned(state: State, seat: Seat, slot: int) -> bool:
    """Whether the milestone at a place of a row lies face up."""
    return bool(state.upturned[seat] >> slot & 1)


def milestones(state: State, seat: Seat, upturned: bool = True) -> Tokens:
    """The upturned milestones of a seat, or the closed ones."""
    return tuple(token for slot, token in enumerate(state.rows[seat]) if is_upturned(state, seat, slot) == upturned)


def row_of(state: State, token: int) -> tuple[Seat, int] | None:
    """Whose milestone a token is, and at which place; None if it is none."""
    for seat, row in enumerate(state.rows):
        if token in row:
            return seat, row.index(token)
    return None


def ranks_shown(state: State, seat: Seat) -> list[int]:
    """How often each value, 0 to 12 from ace to king, lies among the upturned milestones of a seat."""
    found = [0] * 13
    for token in milestones(state, seat):
        found[RANKS[state.faces[token]] - 1] += 1
    return found


def blocked_values(state: State, seat: Seat) -> frozenset[int]:
    """The values, 0 to 12, that a seat may not use in a straight because the other shows them upturned; none while it
    lags so far that it may use any."""
    if lead_of(state, seat) <= -ZONE_LEAD:
        return frozenset()
    own, other = ranks_shown(state, seat), ranks_shown(state, 1 - seat)
    return frozenset(value for value in range(13) if other[value] and own[value] <= other[value])


def may_close_swap(state: State, seat: Seat) -> bool:
    """Whether a seat has made fewer swaps with closed milestones in this race than it has upturned ones now."""
    return state.closed_swaps[seat] < count_of(state, seat)


def wins(state: State) -> tuple[int, ...]:
    """How many races each seat has won."""
    return tuple(sum(finish.winner == seat for finish in state.finishes) for seat in range(SEATS))


def finish_loses(house: House, difference: int) -> bool:
    """Whether a runner that is ahead by so many milestones at the end loses for it."""
    return house.reversal and difference >= REVERSED_FROM


def refreshments_end(state: State) -> bool:
    """Whether there are no refreshments and never will be in this race."""
    return not state.refreshments and state.rebuilt >= state.house.rebuild_limit


def with_seat(values: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair of figures with another one for a seat."""
    return (value, values[1]) if seat == 0 else (values[0], value)


def with_tokens(groups: Hands, seat: Seat, tokens: Iterable[int]) -> Hands:
    """The hands or rows with other tokens for a seat."""
    return tuple(tuple(tokens) if owner == seat else group for owner, group in enumerate(groups))
