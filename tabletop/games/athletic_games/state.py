"""The state of Athletic Games, what can be read from it, and how cards get from the piles back into hands.

Tokens are whole numbers inside the engine (0 to 59, "c0" to "c59" outside). `faces[token]` is the card that the token
shows; shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Place, Seat, TokenId
from tabletop.games.athletic_games.cards import ANY, DECK, FACES, FITS
from tabletop.kit.hands import Pack, laid_down, mixed

PLACES = 5
HAND = 7
KEPT_DRAW = 3
SEATS_MAX = 5

PACK = Pack(FACES)
TOKENS, INDEX = PACK.ids, PACK.index

STOCK = Place("stock")
SPOTS = tuple(Place(f"place-{number}") for number in range(1, PLACES + 1))
SPOT_OF: Mapping[str, int] = {place.zone: spot for spot, place in enumerate(SPOTS)}
MEDALS = Place("medals")
WON = tuple(Place(f"won-{seat}") for seat in range(SEATS_MAX))
MEDALS_EACH = 5
MEDAL_TOKENS: tuple[tuple[TokenId, ...], ...] = tuple(
    tuple(f"m{seat * MEDALS_EACH + number}" for number in range(MEDALS_EACH)) for seat in range(SEATS_MAX)
)
"""The 25 medals: for each seat those that it will win, in this order."""

Piles = tuple[tuple[int, ...], ...]


class House(Struct, frozen=True):
    """The house rules of a match, by the names of the options."""

    medals_to_win: int
    stop_rule: Literal["free", "when-stuck"]
    take_back: bool
    refill_holes: Literal["leave", "from-stock"]
    free_card_moves: bool
    turn_limit: int


class State(Struct, frozen=True):
    """The whole truth of a match.

    `hands`, `piles`, `stock` hold tokens, the last of a pile on top; an empty pile is a hole. `ended` turns are over.
    `idle`: turns in succession in which nothing happened. `placed`, `moved`: what this turn has seen. `stood`: the
    arrangements of the piles since the last card was played, while single cards may move. `over`: the rule that ended
    the match.
    """

    house: House
    seats: int
    faces: bytes
    hands: Piles
    piles: Piles
    stock: tuple[int, ...]
    medals: tuple[int, ...]
    turn: Seat = 0
    ended: int = 0
    idle: int = 0
    placed: bool = False
    moved: bool = False
    stood: frozenset[Piles] = frozenset()
    over: str = ""


def dealt(house: House, seats: int, ahead: tuple[int, ...], chance: Chance) -> State:
    """Seven cards each, five in the circle, the rest in the stock. `ahead`: the medals that the seats begin with, empty
    where all begin with none."""
    circle = seats * HAND
    tokens = PACK.numbers
    piles = tuple((token,) for token in tokens[circle : circle + PLACES])
    return State(
        house=house,
        seats=seats,
        faces=bytes(chance.shuffled(DECK)),
        hands=tuple(tokens[seat * HAND : (seat + 1) * HAND] for seat in range(seats)),
        piles=piles,
        stock=tokens[circle + PLACES :],
        medals=ahead or (0,) * seats,
        stood=_standing(house, piles),
    )


def _standing(house: House, piles: Piles) -> frozenset[Piles]:
    """The arrangements that count from now on; only single cards can bring one back."""
    return frozenset((piles,)) if house.free_card_moves else frozenset()


# Reading


def cards_in(state: State, seat: Seat) -> int:
    """The cards of a hand, as bits."""
    return sum(1 << state.faces[token] for token in state.hands[seat])


def accepts(state: State, spot: int) -> int:
    """The cards that may be placed from the hand on a place, as bits."""
    pile = state.piles[spot]
    return FITS[state.faces[pile[-1]]] if pile else ANY


def can_place(state: State, seat: Seat) -> bool:
    """Whether a card of a hand fits on a pile or in a hole."""
    held = cards_in(state, seat)
    return any(held & accepts(state, spot) for spot in range(PLACES))


def can_move(state: State) -> bool:
    """Whether some pile fits on another."""
    tops = [state.faces[pile[-1]] for pile in state.piles if pile]
    return any(FITS[top] >> other & 1 for at, top in enumerate(tops) for other in tops[at + 1 :])


def spot_with(state: State, token: int) -> int:
    """The place on which a token lies; -1 if it lies elsewhere."""
    return next((spot for spot, pile in enumerate(state.piles) if token in pile), -1)


def moved_piles(piles: Piles, come: int, go: int, count: int) -> Piles:
    """The piles after `count` cards went one by one from the place `come` to the place `go`: they lie reversed."""
    left = len(piles[come]) - count
    turned = piles[come][left:][::-1]
    changed = list(piles)
    changed[come] = piles[come][:left]
    changed[go] = piles[go] + turned
    return tuple(changed)


# Changing


def placed(state: State, token: int, spot: int, chance: Chance) -> State:
    """A hand card was placed; the last one brings a medal and ends the turn."""
    seat, piles = state.turn, state.piles
    hands = laid_down(state.hands, seat, (token,))
    piles = (*piles[:spot], (*piles[spot], token), *piles[spot + 1 :])
    state = replace(state, hands=hands, piles=piles, placed=True, stood=_standing(state.house, piles))
    if hands[seat]:
        return state
    medals = (*state.medals[:seat], state.medals[seat] + 1, *state.medals[seat + 1 :])
    if medals[seat] == state.house.medals_to_win:
        return replace(state, medals=medals, over="athletic_games.five-medals")
    return turn_over(replace(state, medals=medals), HAND, chance)


def moved(state: State, come: int, go: int, count: int) -> State:
    """Cards of a place went onto another pile."""
    piles = moved_piles(state.piles, come, go, count)
    stood = state.stood | {piles} if state.house.free_card_moves else state.stood
    return replace(state, piles=piles, moved=True, stood=stood)


def turn_over(state: State, draws: int, chance: Chance) -> State:
    """The seat draws, holes are filled where the house says so, and the next turn begins."""
    seat, house, ended = state.turn, state.house, state.ended + 1
    state, drawn = _drawn(state, draws, chance)
    if house.refill_holes == "from-stock":
        state = _filled(state, chance)
    idle = 0 if state.placed or state.moved or drawn else state.idle + 1
    over = "athletic_games.turn-limit" if ended == state.seats * house.turn_limit else ""
    return replace(
        state,
        hands=(*state.hands[:seat], state.hands[seat] + drawn, *state.hands[seat + 1 :]),
        turn=(seat + 1) % state.seats,
        ended=ended,
        idle=idle,
        placed=False,
        moved=False,
        stood=_standing(house, state.piles),
        over="athletic_games.standstill" if idle == state.seats else over,
    )


def _drawn(state: State, count: int, chance: Chance) -> tuple[State, tuple[int, ...]]:
    """So many cards of the stock, or all that there are. As soon as it is empty it is made anew."""
    drawn: tuple[int, ...] = ()
    for _ in range(count):
        state = state if state.stock else _rebuilt(state, chance)
        drawn += state.stock[-1:]
        state = replace(state, stock=state.stock[:-1])
    return state if state.stock else _rebuilt(state, chance), drawn


def _filled(state: State, chance: Chance) -> State:
    """A card of the stock lies in every hole, in the order of the places."""
    for spot in range(PLACES):
        if not state.piles[spot]:
            state, card = _drawn(state, 1, chance)
            state = replace(state, piles=(*state.piles[:spot], card, *state.piles[spot + 1 :]))
    return state


def _rebuilt(state: State, chance: Chance) -> State:
    """The covered cards are a new stock."""
    covered = tuple(token for pile in state.piles for token in pile[:-1])
    tops = tuple(pile[-1:] for pile in state.piles)
    return replace(state, faces=mixed(state.faces, covered, chance), stock=covered, piles=tops) if covered else state
