"""From one deal to the next: shuffling, dealing, trumps, and what the bids are worth in the end."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Setup
from tabletop.games.oh_hell import INFO, largest_hand
from tabletop.games.oh_hell.state import CARDS, House, Phase, State, won
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.deals import dealer_of, up_and_down
from tabletop.kit.hands import dealt
from tabletop.kit.tricks import Trick


def first_deal(setup: Setup, chance: Chance) -> State:
    """The lot for the dealer, and the first deal."""
    house, seats = INFO.house(House, setup), setup.seats
    named = house.first_dealer_seat
    first = chance.pick(seats) if named == "random" else int(named) - 1
    sizes = up_and_down(largest_hand(seats, house.longest_hand))
    empty = State(house, seats, sizes, Phase.BID, 0, first, b"", (), (), -1, NO_SUIT, (), Trick(0))
    empty = replace(empty, ahead=INFO.amounts_given(setup))
    return next_deal(empty, chance)


def next_deal(state: State, chance: Chance) -> State:
    """The deal after this one."""
    seats, deal = state.seats, state.deal + 1
    dealer, cards = dealer_of(deal, state.first_dealer, seats), state.sizes[deal - 1] * seats
    faces = bytes(chance.shuffled(CARDS[seats]))
    stock = tuple(range(cards, len(faces)))
    shown = cards if stock else cards - 1 if state.house.full_deal_trump == "dealers-last" else -1
    return replace(
        state,
        phase=Phase.BID,
        deal=deal,
        faces=faces,
        hands=dealt(range(cards), seats, dealer),
        stock=stock,
        shown=shown,
        trump=SUITS[faces[shown]] if shown >= 0 else NO_SUIT,
        bids=(-1,) * seats,
        trick=Trick((dealer + 1) % seats),
        tricks=(),
    )


def end_deal(state: State) -> State:
    """All cards are played: the points, and whether a deal is left. The last trick has been taken away."""
    row = tuple(points(state.house, bid, tricks) for bid, tricks in zip(state.bids, won(state), strict=True))
    phase = Phase.OVER if state.deal == len(state.sizes) else Phase.COUNT
    return replace(state, phase=phase, sheet=(*state.sheet, row), announced=(*state.announced, state.bids))


def points(house: House, bid: int, tricks: int) -> int:
    """What a bid and the tricks that were won are worth (`oh_hell.score-made`, `oh_hell.score-missed`)."""
    if house.scoring == "ten-plus":
        return 10 + tricks if bid == tricks else 0
    return 5 * bid + 5 if bid == tricks else -5 * abs(bid - tricks)
