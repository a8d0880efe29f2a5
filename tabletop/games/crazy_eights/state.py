"""The state of Crazy Eights, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 53, "c0" to "c53" outside). `faces[token]` is the card that the token
shows; shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Literal

from msgspec import Struct

from tabletop.core.model import Place, Seat
from tabletop.kit import deals
from tabletop.kit.cards import ACE, JACK, JOKER_RANK, PACK_54, RANKS, SUIT_LETTERS, SUITS, WITH_JOKERS
from tabletop.kit.hands import Memory, Play, hand_places, unknown

EIGHT, SEVEN, TWO = 8, 7, 2
DRAWERS = (TWO, JOKER_RANK)
"""Ranks that make the next seat draw."""
WILD = (EIGHT, JOKER_RANK)
"""Ranks that go on any card."""
MOMENT_HAND = 3
"""A play that leaves so many cards or fewer is followed by a public moment."""
OUT_SCORE = -10

PACK = WITH_JOKERS
TOKENS, INDEX = PACK.ids, PACK.index

STOCK = Place("stock")
DISCARD = Place("discard")
HANDS = hand_places(5)

CALL = "!"
"""The mark in `Action.choice` of a play that says "Card!" at once; it may stand behind the letter of a named suit."""


class Phase(IntEnum):
    """PLAY: a seat is to play. MOMENT: all may call or catch. GIVE: penalty cards are given. COUNT: the hands lie open
    until the next deal. OVER: the match is over."""

    PLAY = 0
    MOMENT = 1
    GIVE = 2
    COUNT = 3
    OVER = 4


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    deals: int
    stacking: bool
    draw_skips: bool
    many_on_suit: bool
    seven_cannot_end: bool
    last_card_effect: bool
    start_effects: bool
    joker_suit: Literal["keep", "name"]
    free_draw: bool
    call_penalty: Literal["one-from-each", "draw-two", "none"]
    give_random: bool
    call_time: int
    joker_points: int

    @property
    def calls(self) -> bool:
        """Whether "Card!" has to be called at all."""
        return self.call_penalty != "none"


class State(Struct, frozen=True):
    """The whole truth of a match, or with some `faces` hidden what a seat knows of it.

    `hands`, `stock`, `discard` hold tokens, the last of a pile on top. `suit` is in force. `step` is 1 clockwise, else
    -1. `again`: the seat must play on its own 7. `drawn`: a card was drawn in this turn. `pending`: cards that the seat
    must draw or pass on (`crazy_eights.stacking`). `idle`: passes in succession without play or draw. `mover` laid
    last; in its MOMENT it may have `called`, and the seats of the bit set `tried` have pressed already. `givers` still
    have to give it a card. `out` went out in the deal that is counted (-1: nobody). `barred` are for each token the
    cards, as bits, that it cannot show: whoever had to draw held none that fitted. `fewer`: how many cards fewer the
    seats are dealt, empty where all are dealt the same.
    """

    house: House
    seats: int
    phase: Phase
    deal: int
    dealer: Seat
    faces: bytes
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    discard: tuple[int, ...]
    suit: int
    turn: Seat
    step: int = 1
    again: bool = False
    drawn: bool = False
    pending: int = 0
    idle: int = 0
    turns: int = 0
    mover: Seat = -1
    called: bool = False
    tried: int = 0
    givers: tuple[Seat, ...] = ()
    plays: tuple[Play, ...] = ()
    out: Seat = -1
    sheet: tuple[tuple[int, ...], ...] = ()
    memory: Memory = unknown(PACK)
    barred: tuple[int, ...] = (0,) * len(PACK.numbers)
    fewer: tuple[int, ...] = ()


def top_rank(state: State) -> int:
    """The rank of the top card; JOKER_RANK if it is a joker."""
    return RANKS[state.faces[state.discard[-1]]]


def fitting(state: State, seat: Seat) -> list[int]:
    """The tokens of a hand that may be laid alone."""
    faces, suit, welcome = state.faces, state.suit, (top_rank(state), *WILD)
    ranks, suits = RANKS, SUITS
    if state.pending:
        return [token for token in state.hands[seat] if ranks[faces[token]] in DRAWERS]
    found = []
    for token in state.hands[seat]:
        card = faces[token]
        if suits[card] == suit or ranks[card] in welcome:
            found.append(token)
    return found


def nothing_fits(state: State) -> tuple[int, ...]:
    """What everybody knows of the cards after the seat whose turn it is has had to draw or to pass."""
    if state.house.free_draw or state.pending:
        return state.barred
    top, suit = top_rank(state), state.suit
    fits = sum(1 << card for card in PACK_54 if SUITS[card] == suit or RANKS[card] in (top, *WILD))
    hand = state.hands[state.turn]
    return tuple(bars | fits if token in hand else bars for token, bars in enumerate(state.barred))


def may_lay_together(state: State, tokens: Sequence[int], rank: int) -> bool:
    """Whether several tokens of one rank may go down in one play."""
    if rank == top_rank(state):
        return True
    if not state.house.many_on_suit:
        return False
    return rank in WILD or state.pending > 0 or any(SUITS[state.faces[token]] == state.suit for token in tokens)


def can_draw(state: State) -> bool:
    """Whether stock or discards hold a card to draw."""
    return bool(state.stock) or len(state.discard) > 1


def must_play(state: State, fits: Sequence[int]) -> bool:
    """Whether the seat whose turn it is has to lay one of the cards that fit, and may neither draw nor, after drawing,
    pass."""
    return bool(fits) and not state.house.free_draw


def may_draw(state: State, fits: Sequence[int]) -> bool:
    """Whether the seat whose turn it is may draw; `fits` are the cards that it may lay."""
    return state.pending > 0 or not (state.drawn or must_play(state, fits) or not can_draw(state))


def may_pass(state: State, fits: Sequence[int]) -> bool:
    """Whether the seat whose turn it is may pass: after drawing, or if nothing can be drawn or laid."""
    if state.pending:
        return False
    return not must_play(state, fits) if state.drawn else not fits and not can_draw(state)


def names_suit(state: State, rank: int, left: int) -> bool:
    """Whether a play of this rank that leaves `left` cards names a suit."""
    return left > 0 and (rank == EIGHT or (rank == JOKER_RANK and state.house.joker_suit == "name"))


@cache
def choices(names: bool, calls: tuple[str, ...]) -> tuple[str | None, ...]:
    """What `Action.choice` may be for a play that names a suit or not, followed by one of these `calls`."""
    suits: tuple[str, ...] = tuple(SUIT_LETTERS) if names else ("",)
    return tuple((suit + call) or None for suit in suits for call in calls)


def read_choice(choice: str | int | None) -> tuple[int, bool]:
    """The named suit (-1: none) and whether "Card!" was said with the play."""
    if not isinstance(choice, str) or not choice:
        return -1, False
    return SUIT_LETTERS.find(choice[0]), choice[-1] == CALL


def card_points(card: int, joker_points: int) -> int:
    """What a card costs that is left in hand (`crazy_eights.score-hand`)."""
    rank = RANKS[card]
    if rank == JOKER_RANK:
        return joker_points
    if rank == ACE:
        return 40
    return 10 if rank >= JACK else rank


def hand_points(state: State, seat: Seat) -> int:
    """What the hand of a seat costs."""
    return sum(card_points(state.faces[token], state.house.joker_points) for token in state.hands[seat])


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats over the deals that have been counted."""
    return deals.totals(state.sheet, state.seats)
