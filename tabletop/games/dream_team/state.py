"""The state of Dream Team, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 59, "c0" to "c59" outside). `faces[token]` is the card that the token
shows; shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Place, Seat
from tabletop.games.dream_team import SEATS_MAX
from tabletop.games.dream_team.cards import FACES, KICKOFF, KINDS, RED, YELLOW
from tabletop.kit import deals, shedding
from tabletop.kit.hands import HIDDEN, Hands, Memory, Pack, Play, hand_places, unknown
from tabletop.kit.shedding import Gift

PACK = Pack(FACES)
TOKENS, INDEX = PACK.ids, PACK.index

TRICK = Place("trick")
"""The play that has to be beaten."""
EARLIER = Place("earlier")
"""The earlier plays of the same trick."""
CLEARED = Place("cleared")
"""What has been cleared away for good."""
HANDS = hand_places(SEATS_MAX)

GOLD, SILVER, BRONZE = 3, 2, 1
"""What the medals are worth; they stand in the rows of the score."""


class Phase(IntEnum):
    """PLAY: a seat is to play. SWEEP: a trick is over and is cleared away. HAT_TRICK: somebody has won the round by the
    cards as dealt. NUTMEG: somebody gives two cards away. TRADE: the top places choose what they give. COUNT: the
    medals of a round are won. OVER: the match is over."""

    PLAY = 0
    SWEEP = 1
    HAT_TRICK = 2
    NUTMEG = 3
    TRADE = 4
    COUNT = 5
    OVER = 6


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    rounds: int
    first_round_trade: bool
    pass_is_final: bool
    lone_free_kick: Literal["any", "weakest"]
    yellow_duration: Literal["hand", "round"]
    tie_rule: Literal["medals", "shared"]
    auto_pass: bool
    played_list: bool


class Laid(Struct, frozen=True):
    """Cards that a seat has laid together, and what they are worth."""

    seat: Seat
    tokens: tuple[int, ...]
    value: int


class State(Struct, frozen=True):
    """The whole truth of a match, or with some `faces` hidden what a seat knows of it.

    `seated` are the players by the numbers of their seats, the best first; turns go the other way round. `hands` and
    `cleared` hold tokens, `trick` has the plays of the trick, the last one on top. The seats of the bit set `passed`
    have passed since the last play, or in this trick if a pass is final. `skipped` by the Yellow Card gets no turn
    (-1: nobody). `tricks` are over in this round. `out` have won their places, in this order. `special` has a Hat
    Trick or a Nutmeg, whose cards are `shown`. `givers` still have to choose for the trade, `chosen` are the gifts of
    those who have, `gifts` all that were given in this round. `red` is known to all to hold the Red Card (-1: nobody
    is). `places` are the players as they will sit in the next round. `sheet` has a row of medal points for each round
    that is over; `ahead` are the points that the players began with, empty where all began with none.
    """

    house: House
    seats: int
    phase: Phase
    round: int
    seated: tuple[Seat, ...]
    faces: bytes
    hands: Hands
    turn: Seat
    trick: tuple[Laid, ...] = ()
    cleared: tuple[int, ...] = ()
    tricks: int = 0
    passed: int = 0
    skipped: Seat = -1
    out: tuple[Seat, ...] = ()
    special: Seat = -1
    shown: tuple[int, ...] = ()
    givers: tuple[Seat, ...] = ()
    chosen: tuple[Gift, ...] = ()
    gifts: tuple[Gift, ...] = ()
    red: Seat = -1
    places: tuple[Seat, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    memory: Memory = unknown(PACK)
    ahead: tuple[int, ...] = ()


@cache
def clockwise(seated: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The players as they sit clockwise: numbers rise to the right, so after seat 1 comes the last one."""
    return (seated[0], *reversed(seated[1:]))


def number_of(state: State, player: Seat) -> int:
    """The number of the seat on which a player sits, from 1, the best."""
    return state.seated.index(player) + 1


def ball_kid(state: State) -> Seat:
    """Who sits on the last seat, and deals."""
    return state.seated[-1]


def to_beat(state: State) -> tuple[int, int]:
    """How many cards the last play of the trick has, and what it is worth; (0, 99) for whoever leads."""
    if not state.trick:
        return 0, 99
    top = state.trick[-1]
    return len(top.tokens), top.value


def is_short(state: State) -> bool:
    """Whether the seat whose turn it is has fewer cards than were led, as everybody can see."""
    return len(state.hands[state.turn]) < to_beat(state)[0]


def next_holder(state: State, seat: Seat, skip: int = 0) -> Seat:
    """The next player clockwise who holds cards, is not skipped nor in the bit set `skip`; -1 if there is none."""
    if state.skipped >= 0:
        skip |= 1 << state.skipped
    return shedding.next_holder(clockwise(state.seated), state.hands, seat, skip)


def others_with_cards(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other players who hold cards, clockwise: they can be skipped."""
    order = clockwise(state.seated)
    at = order.index(seat)
    return tuple(other for other in (*order[at + 1 :], *order[:at]) if state.hands[other])


def is_opening(state: State) -> bool:
    """Whether the Kickoff is about to be led."""
    return state.phase is Phase.PLAY and not state.trick and not state.tricks


def leads_red(state: State) -> bool:
    """Whether somebody who is out has taken the Red Card and must lead it."""
    return state.phase is Phase.PLAY and not state.trick and state.turn in state.out


def must_lead(state: State) -> int:
    """The kind of the card that has to be led now; -1 where the leader may choose."""
    if is_opening(state):
        return KICKOFF
    return RED if leads_red(state) else -1


def is_cursed(state: State) -> bool:
    """Whether whoever wins this trick takes the Red Card back."""
    return len(state.trick) > 1 and state.trick[0].value == RED


def plays_of(trick: tuple[Laid, ...]) -> tuple[Play, ...]:
    """Who laid what, for all to look through."""
    return tuple(Play(laid.tokens[0], laid.seat, leads=at == 0) for at, laid in enumerate(trick))


def winner_of(state: State) -> Seat:
    """Who has made the last play of the trick."""
    return state.trick[-1].seat


def leader_after(state: State) -> Seat:
    """Who leads once the trick has been cleared away: its winner, or the next player who holds cards."""
    freed = state if state.house.yellow_duration == "round" else replace(state, skipped=-1)
    winner = winner_of(state)
    if state.hands[winner] or is_cursed(state):
        return winner
    return next_holder(freed, winner)


def token_of(faces: bytes, tokens: tuple[int, ...], kind: int) -> int:
    """The token among these that shows a card of this kind; -1 if none does."""
    return next((t for t in tokens if faces[t] != HIDDEN and KINDS[faces[t]] == kind), -1)


def has_yellow(state: State, tokens: tuple[int, ...]) -> bool:
    """Whether the Yellow Card is among these tokens."""
    return token_of(state.faces, tokens, YELLOW) >= 0


def trades(state: State) -> tuple[tuple[Seat, Seat, int], ...]:
    """Who trades how many cards in this round: (better seat, worse seat, number of cards)."""
    seated = state.seated
    top = (seated[0], seated[-1], 2)
    return (top, (seated[1], seated[-2], 1)) if len(seated) > 3 else (top,)


def returns_to(state: State, giver: Seat) -> tuple[Seat, int]:
    """To whom one of the best seats gives cards of its choice, and how many."""
    return next((low, count) for high, low, count in trades(state) if high == giver)


def fresh_gift(state: State, seat: Seat) -> Gift | None:
    """What a player was given in this round and still holds, during the first trick."""
    gift = next((gift for gift in state.gifts if gift.receiver == seat), None)
    if gift is None or state.tricks:
        return None
    held = tuple(token for token in gift.tokens if token in state.hands[seat])
    return replace(gift, tokens=held) if held else None


def medal_of(state: State, seat: Seat) -> int:
    """What the medal of a player who is out in this round is worth; 0 if there is none."""
    at = state.out.index(seat)
    return GOLD - at if at < GOLD else 0


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats over the rounds that are over."""
    return deals.totals(state.sheet, state.seats, state.ahead)


def medals(state: State, seat: Seat) -> tuple[int, ...]:
    """What a player’s medals are worth, in the order in which they were won."""
    return tuple(row[seat] for row in state.sheet if row[seat])
