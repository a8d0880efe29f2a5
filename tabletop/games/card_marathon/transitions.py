"""The steps from one state of a race to the next."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.games.card_marathon import deals
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import FROM_EFFORT
from tabletop.games.card_marathon.state import ENERGY, INDEX, MILESTONES, Phase, State, with_seat, with_tokens
from tabletop.kit.hands import laid_down, mixed


def draw(state: State, action: Action, chance: Chance) -> State:
    """The seat takes one card; the effort pile lies open, so everybody knows what comes from there."""
    if action.choice != FROM_EFFORT:
        return replace(_refreshed(state, chance), phase=Phase.DRAWN)
    token = state.effort[-1]
    hands = with_tokens(state.hands, state.turn, (*state.hands[state.turn], token))
    knowledge = state.knowledge.learnt(token)
    return replace(state, phase=Phase.DRAWN, hands=hands, effort=state.effort[:-1], taken=token, knowledge=knowledge)


def _refreshed(state: State, chance: Chance) -> State:
    """The seat has one more card from the refreshments, which are made anew first if there are none."""
    state = state if state.refreshments else _rebuilt(state, chance)
    hands = with_tokens(state.hands, state.turn, (*state.hands[state.turn], state.refreshments[-1]))
    return replace(state, hands=hands, refreshments=state.refreshments[:-1], drew=True)


def _rebuilt(state: State, chance: Chance) -> State:
    """All of the effort but its top card is shuffled and becomes the refreshments."""
    *covered, top = state.effort
    faces, number = mixed(state.faces, covered, chance), state.rebuilt + 1
    knowledge = state.knowledge.shuffled(covered, faces, number)
    return replace(state, faces=faces, refreshments=tuple(covered), effort=(top,), rebuilt=number, knowledge=knowledge)


def throw(state: State, action: Action) -> State:
    """One energy card ends the turn."""
    return deals.turn_over(_thrown(state, (INDEX[action.tokens[0]],)))


def _thrown(state: State, tokens: tuple[int, ...]) -> State:
    """Energy cards go face up on the effort pile, the last one on top."""
    hands = laid_down(state.hands, state.turn, tokens)
    knowledge = state.knowledge.shown(tokens, state.faces)
    return replace(state, hands=hands, effort=(*state.effort, *tokens), knowledge=knowledge)


def challenge(state: State, action: Action) -> State:
    """The energy cards of the challenge are thrown; its milestones stay where they are."""
    hand = state.hands[state.turn]
    energy = tuple(INDEX[token] for token in action.tokens if INDEX[token] in hand)
    return replace(_thrown(state, energy), phase=Phase.UPTURN, used=len(energy))


def upturn(state: State, action: Action, chance: Chance) -> State:
    """A milestone lies face up; the last one ends the race, any other is followed by new energy."""
    seat, token = state.turn, INDEX[action.tokens[0]]
    mask = state.upturned[seat] | 1 << state.rows[seat].index(token)
    knowledge = state.knowledge.shown((token,), state.faces)
    state = replace(state, upturned=with_seat(state.upturned, seat, mask), knowledge=knowledge)
    if st.count_of(state, seat) == MILESTONES:
        return deals.finished(state)
    while len(state.hands[seat]) < ENERGY and not st.refreshments_end(state):
        state = _refreshed(state, chance)
    return deals.turn_over(state)


def swap(state: State, action: Action) -> State:
    """An energy card and a milestone change places: face up for all to see, or face down for nobody but the owner."""
    seat, token = state.turn, INDEX[action.tokens[0]]
    slot = action.to.slot if action.to is not None else 0
    hand, row = state.hands[seat], state.rows[seat]
    old = row[slot]
    hands = with_tokens(state.hands, seat, (old if held == token else held for held in hand))
    rows = with_tokens(state.rows, seat, (token if lying == old else lying for lying in row))
    if st.is_upturned(state, seat, slot):
        knowledge = state.knowledge.shown((token,), state.faces).learnt(old)
        return deals.turn_over(replace(state, hands=hands, rows=rows, knowledge=knowledge))
    knowledge = state.knowledge.laid_closed(token, hand, seat, state.faces)
    closed = with_seat(state.closed_swaps, seat, state.closed_swaps[seat] + 1)
    swapped = with_seat(state.swapped, seat, state.swapped[seat] | 1 << slot)
    return deals.turn_over(
        replace(state, hands=hands, rows=rows, knowledge=knowledge, closed_swaps=closed, swapped=swapped)
    )
