"""From one deal to the next: shuffling, dealing, showing the last card, and whether another deal follows."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Setup
from tabletop.games.whistiti import INFO
from tabletop.games.whistiti.state import PACK, House, Phase, State, dealer, is_won, won
from tabletop.kit.hands import dealt
from tabletop.kit.tricks import Trick


def first_deal(setup: Setup, chance: Chance) -> State:
    """The lot for the dealer, and the first deal."""
    house, seats = INFO.house(House, setup), setup.seats
    named = house.first_dealer_seat
    first = chance.pick(seats) if named == "random" else int(named) - 1
    shown = len(PACK.numbers) - 1
    empty = State(house, seats, INFO.colours_of(setup), Phase.SHOW, 0, first, b"", (), shown, Trick(0))
    empty = replace(empty, ahead=INFO.amounts_given(setup))
    return next_deal(empty, chance)


def next_deal(state: State, chance: Chance) -> State:
    """The deal after this one; its last card is the dealer's, and is shown."""
    state = replace(state, deal=state.deal + 1)
    deals = dealer(state)
    return replace(
        state,
        phase=Phase.SHOW,
        faces=bytes(chance.shuffled(PACK.numbers)),
        hands=dealt(PACK.numbers, state.seats, deals),
        trick=Trick((deals + 1) % state.seats),
        tricks=(),
    )


def after_trick(state: State) -> State:
    """What comes when a trick has been taken away: the next one, the end of the deal, or that of the match."""
    if not is_won(state) and any(state.hands):
        return replace(state, phase=Phase.PLAY)
    phase = Phase.OVER if is_won(state) else Phase.COUNT
    return replace(state, phase=phase, sheet=(*state.sheet, won(state)))
