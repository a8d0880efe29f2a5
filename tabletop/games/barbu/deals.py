"""From one deal to the next: shuffling, dealing, counting, and dealing what a seat cannot know."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Setup
from tabletop.games.barbu import INFO, SEATS
from tabletop.games.barbu.scoring import running
from tabletop.games.barbu.state import DEALS, NO_DUTIES, House, Phase, State, dealer, guards_hearts
from tabletop.kit.cards import HEARTS, PACK_52, SUITS
from tabletop.kit.hands import dealt
from tabletop.kit.tricks import Trick, dealt_anew, impossible

_OTHER_SUITS = sum(1 << card for card in PACK_52 if SUITS[card] != HEARTS)


def first_deal(setup: Setup, chance: Chance) -> State:
    """The lot for the dealer, where there is one, and the first deal."""
    house = INFO.house(House, setup)
    named = house.first_dealer
    first = chance.pick(SEATS) if named == "random" else 0 if named == "youngest" else int(named) - 1
    ahead = tuple(-points for points in INFO.amounts_given(setup))
    return next_deal(State(house, SEATS, Phase.CHOOSE, 0, first, b"", (), Trick(first), ahead=ahead), chance)


def next_deal(state: State, chance: Chance) -> State:
    """The deal after this one."""
    after = replace(state, phase=Phase.CHOOSE, deal=state.deal + 1)
    faces, deals = bytes(chance.shuffled(PACK_52)), dealer(after)
    return replace(after, faces=faces, hands=dealt(PACK_52, SEATS, deals), trick=Trick(deals), tricks=())


def end_deal(state: State) -> State:
    """The points of a deal that is over, and whether another one comes. The last trick has been taken away."""
    phase = Phase.OVER if state.deal == DEALS else Phase.COUNT
    return replace(state, phase=phase, sheet=(*state.sheet, running(state)))


def world(state: State, chance: Chance) -> bytes:
    """The `faces` of a masked state dealt anew, so that nobody holds what they have shown not to hold: a suit that they
    did not follow, and any other suit where only a hand of hearts may lead one."""
    tricks = (*state.tricks, state.trick)
    barred = list(impossible(tricks, state.faces, state.seats, NO_DUTIES))
    for trick in tricks if guards_hearts(state) else ():
        if trick.tokens and SUITS[state.faces[trick.tokens[0]]] == HEARTS:
            barred[trick.leader] |= _OTHER_SUITS
    return dealt_anew(state.faces, PACK_52, state.hands, barred, chance)
