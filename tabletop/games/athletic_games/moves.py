"""All actions that a seat may make: exact, made once, and cheap enough for play-outs."""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.games.athletic_games.cards import ANY, DECK, FITS
from tabletop.games.athletic_games.state import PLACES, SEATS_MAX, SPOTS, TOKENS, State, moved_piles


def _table(verb: str) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """The actions of a verb by seat, token and place."""
    return tuple(
        tuple(tuple(Action(seat, verb, (TOKENS[token],), to) for to in SPOTS) for token in DECK)
        for seat in range(SEATS_MAX)
    )


PLAYS = _table("play")
PILE_MOVES = _table("move_pile")
TOP_MOVES = _table("move_top")
ENDS = tuple(Action(seat, "end_turn") for seat in range(SEATS_MAX))


def actions(state: State, seat: Seat) -> list[Action]:
    """Everything that the seat in turn may do."""
    found = plays(state, seat)
    hand, house = state.hands[seat], state.house
    stuck = not found
    if hand:
        found += _moves(state, seat)
    if stuck or house.stop_rule == "free" or not hand:
        found.append(ENDS[seat])
    return found


def plays(state: State, seat: Seat) -> list[Action]:
    """Every hand card on every place that takes it."""
    faces, own, fits = state.faces, PLAYS[seat], FITS
    masks = [fits[faces[pile[-1]]] if pile else ANY for pile in state.piles]
    found = []
    for token in state.hands[seat]:
        face, to = faces[token], own[token]
        for spot in range(PLACES):
            if masks[spot] >> face & 1:
                found.append(to[spot])
    return found


def _moves(state: State, seat: Seat) -> list[Action]:
    """Whole piles, and single top cards where the house lets them, without what this turn has already seen: a pile that
    goes leaves a hole that was not there before."""
    faces, piles, stood, free = state.faces, state.piles, state.stood, state.house.free_card_moves
    tops = [(spot, pile[-1], faces[pile[-1]]) for spot, pile in enumerate(piles) if pile]
    found = []
    for come, token, card in tops:
        mask, count = FITS[card], len(piles[come])
        for go, _, other in tops:
            if go == come or not mask >> other & 1:
                continue
            if free and count > 1 and moved_piles(piles, come, go, 1) not in stood:
                found.append(TOP_MOVES[seat][token][go])
            found.append(PILE_MOVES[seat][token][go])
    return found
