"""The state of President, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 53, "c0" to "c53" outside). `faces[token]` is the card that the token
shows; shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Place, Seat
from tabletop.games.president import SEATS_MAX
from tabletop.games.president.cards import set_strength
from tabletop.kit import deals, shedding
from tabletop.kit.cards import WITH_JOKERS
from tabletop.kit.hands import Memory, Play, hand_places, unknown
from tabletop.kit.shedding import Gift

PACK = WITH_JOKERS
TOKENS, INDEX = PACK.ids, PACK.index

TRICK = Place("trick")
"""The play that has to be beaten."""
EARLIER = Place("earlier")
"""The earlier plays of the same trick."""
DISCARD = Place("discard")
"""The tricks that have been taken away."""
HANDS = hand_places(SEATS_MAX)


class Phase(IntEnum):
    """PLAY: a seat is to play. SWEEP: a trick is over and is taken away. DEALT: the exchange is about to happen. GIVE:
    cards of one's choice are given back. COUNT: the titles are given. OVER: the match is over."""

    PLAY = 0
    SWEEP = 1
    DEALT = 2
    GIVE = 3
    COUNT = 4
    OVER = 5


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    deals: int
    jokers_wild: bool
    pass_is_final: bool
    free_return: bool
    auto_pass: bool


class State(Struct, frozen=True):
    """The whole truth of a match, or with some `faces` hidden what a seat knows of it.

    `hands` and `discard` hold tokens, `trick` the plays of the trick, the last one on top. `last` made the last play
    (-1: nobody yet); the seats of the bit set `passed` have passed since then, or in this trick if a pass is final.
    `out` have no cards left, in the order of their places. `order` are the places of the deal before, from the
    President to the Beggar (empty in the first deal). `plays` are all of this deal, the oldest first. `gifts` were
    given in this deal, `givers` still have to give back. `sheet` has a row of points for each deal that is over.
    `ahead`: the points that the seats began with, empty where all began with none.
    """

    house: House
    seats: int
    phase: Phase
    deal: int
    dealer: Seat
    faces: bytes
    hands: tuple[tuple[int, ...], ...]
    turn: Seat
    trick: tuple[tuple[int, ...], ...] = ()
    discard: tuple[int, ...] = ()
    last: Seat = -1
    passed: int = 0
    out: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    plays: tuple[Play, ...] = ()
    gifts: tuple[Gift, ...] = ()
    givers: tuple[Seat, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    memory: Memory = unknown(PACK)
    ahead: tuple[int, ...] = ()


def cards_of(state: State, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that tokens show."""
    faces = state.faces
    return tuple(faces[token] for token in tokens)


def to_beat(state: State) -> tuple[int, int]:
    """How many cards the last play of the trick has, and how high it is; (0, 0) for whoever leads."""
    if not state.trick:
        return 0, 0
    top = state.trick[-1]
    return len(top), set_strength(cards_of(state, top))


def next_holder(state: State, seat: Seat, skip: int = 0) -> Seat:
    """The next seat clockwise that holds cards and is not in the bit set `skip`; -1 if there is none."""
    return shedding.next_holder(range(state.seats), state.hands, seat, skip)


def fresh_gift(state: State, seat: Seat) -> Gift | None:
    """What a seat was given in this deal and still holds, until it has laid cards for the first time."""
    gift = next((gift for gift in state.gifts if gift.receiver == seat), None)
    if gift is None or any(play.seat == seat for play in state.plays):
        return None
    held = tuple(token for token in gift.tokens if token in state.hands[seat])
    return replace(gift, tokens=held) if held else None


def leader_after(state: State) -> Seat:
    """Who leads the next trick: whoever made the last play, or else the next seat that holds cards."""
    return state.last if state.hands[state.last] else next_holder(state, state.last)


def exchanges(order: tuple[Seat, ...]) -> tuple[tuple[Seat, Seat, int], ...]:
    """Who exchanges how many cards: (higher place, lower place, number of cards)."""
    top = (order[0], order[-1], 2)
    return (top, (order[1], order[-2], 1)) if len(order) > 3 else (top,)


def returns_to(state: State, giver: Seat) -> tuple[Seat, int]:
    """To whom a seat gives back cards of its choice, and how many."""
    return next((low, count) for high, low, count in exchanges(state.order) if high == giver)


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats over the deals that are over."""
    return deals.totals(state.sheet, state.seats, state.ahead)
