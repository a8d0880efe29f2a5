"""Why a move of Athletic Games is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand and the piles, which lie open.
"""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.games.athletic_games import state as st
from tabletop.games.athletic_games.cards import FITS, are_ends, card_name, neighbours, value_of
from tabletop.games.athletic_games.moves import plays
from tabletop.games.athletic_games.state import INDEX, MEDAL_TOKENS, SPOT_OF, SPOTS, TOKENS, State

_MEDALS = frozenset(token for tokens in MEDAL_TOKENS for token in tokens)
_MOVES = frozenset({"move_pile", "move_top"})
_CARRY = frozenset({"play", *_MOVES})
_ONE_BY_ONE = frozenset({"play", "move_top"})

_OWN_HAND = QT_TRANSLATE_NOOP("athletic_games", "Everyone lays cards from their own hand only.")
_BY_ITSELF = QT_TRANSLATE_NOOP("athletic_games", "A medal comes by itself when the last card in hand is laid.")
_FROM_STOCK = QT_TRANSLATE_NOOP("athletic_games", "Cards come from the stock only at the end of a turn.")
_FIVE_PLACES = QT_TRANSLATE_NOOP("athletic_games", "Cards from the hand go onto the five places of the circle.")
_NO_FIT = QT_TRANSLATE_NOOP(
    "athletic_games", "The {card} does not fit on the {top}, only another {value}, the {below} or the {above}."
)
_NO_FIT_AT_END = QT_TRANSLATE_NOOP(
    "athletic_games", "The {card} does not fit on the {top}, only another {value} or the {next}."
)
_FITS_NOWHERE = QT_TRANSLATE_NOOP("athletic_games", "The {card} fits on none of the piles.")
_PILE_NO_FIT = QT_TRANSLATE_NOOP("athletic_games", "The {card} is on top, and it does not fit on the {top}.")
_PILE_NOWHERE = QT_TRANSLATE_NOOP("athletic_games", "The {card} is on top, and it fits on no other pile.")
_ONTO_HOLE = QT_TRANSLATE_NOOP("athletic_games", "Place {number} is a hole: it waits for a card from the hand.")
_STILL_FITS = QT_TRANSLATE_NOOP("athletic_games", "The {card} can still be laid down.")


def _spot(action: Action) -> int:
    """The place of the circle that an action aims at; -1 if it is none."""
    return -1 if action.to is None else SPOT_OF.get(action.to.zone, -1)


def _token(action: Action) -> int:
    return INDEX.get(action.tokens[0], -1) if len(action.tokens) == 1 else -1


def _why_no_fit(state: State, card: int, top: int) -> Violation:
    """What would fit there is said with it."""
    ours, theirs, value = card_name(state.faces[card]), card_name(state.faces[top]), value_of(state.faces[top])
    first, *more = map(card_name, neighbours(state.faces[top]))
    if more:
        why = say(_NO_FIT, card=ours, top=theirs, value=value, below=first, above=more[0])
    else:
        why = say(_NO_FIT_AT_END, card=ours, top=theirs, value=value, next=first)
    return Violation(tokens=(TOKENS[top],), why=why)


def not_own(state: State, action: Action) -> Violation | bool:
    """The card to play lies elsewhere than in the own hand; the pile to move lies elsewhere than in the circle."""
    token = _token(action)
    if action.verb == "play":
        if token in state.hands[action.seat]:
            return False
    elif st.spot_with(state, token) >= 0:
        return False
    return Violation(why=say(_FROM_STOCK if token in state.stock else _OWN_HAND))


def is_medal(state: State, action: Action) -> Violation | bool:
    """A medal is not taken by hand."""
    return bool(action.tokens) and action.tokens[0] in _MEDALS and Violation(why=say(_BY_ITSELF))


def no_place(state: State, action: Action) -> Violation | bool:
    """The card was dropped elsewhere than on a place."""
    return action.to is not None and _spot(action) < 0 and Violation(why=say(_FIVE_PLACES))


def no_hand(state: State, action: Action) -> bool:
    """Without cards in hand nothing may be moved."""
    return not state.hands[action.seat]


def in_part(state: State, action: Action) -> bool:
    """Only a part of the pile is to be moved."""
    return not state.house.free_card_moves


def not_top(state: State, action: Action) -> bool:
    """The single card has others on it."""
    token = _token(action)
    return state.piles[st.spot_with(state, token)][-1] != token


def _is_hole(state: State, action: Action) -> Violation | bool:
    spot = _spot(action)
    if spot < 0 or state.piles[spot]:
        return False
    return Violation(places=(SPOTS[spot],), why=say(_ONTO_HOLE, number=spot + 1))


def into_hole(state: State, action: Action) -> Violation | bool:
    """While single cards may move: a card of the table is to fill a hole."""
    return state.house.free_card_moves and _is_hole(state, action)


def no_pile_there(state: State, action: Action) -> Violation | bool:
    """The target is the same place, a hole, or no place at all."""
    if action.to is None:
        return False
    return _is_hole(state, action) or _spot(action) in (-1, st.spot_with(state, _token(action)))


def _clash(state: State, action: Action) -> tuple[int, int] | None:
    """The card and the top card on which it does not fit."""
    spot = _spot(action)
    if spot < 0 or not state.piles[spot]:
        return None
    card, top = _token(action), state.piles[spot][-1]
    return None if FITS[state.faces[card]] >> state.faces[top] & 1 else (card, top)


def ends_meet(state: State, action: Action) -> Violation | bool:
    """1 on 10 or 10 on 1 in one colour."""
    clash = _clash(state, action)
    if clash is None or not are_ends(state.faces[clash[0]], state.faces[clash[1]]):
        return False
    return _why_no_fit(state, *clash)


def no_fit(state: State, action: Action) -> Violation | bool:
    """Neither the value nor a neighbour in the colour."""
    if action.to is None:
        return Violation(tokens=action.tokens, why=say(_FITS_NOWHERE, card=card_name(state.faces[_token(action)])))
    clash = _clash(state, action)
    return clash is not None and _why_no_fit(state, *clash)


def pile_no_fit(state: State, action: Action) -> Violation | bool:
    """The top card of the pile does not fit on the other pile; then no card below it matters."""
    top = state.piles[st.spot_with(state, _token(action))][-1]
    card = card_name(state.faces[top])
    if action.to is None:
        return Violation(tokens=(TOKENS[top],), why=say(_PILE_NOWHERE, card=card))
    target = state.piles[_spot(action)][-1]
    if FITS[state.faces[top]] >> state.faces[target] & 1:
        return False
    why: Text = say(_PILE_NO_FIT, card=card, top=card_name(state.faces[target]))
    return Violation(tokens=(TOKENS[top], TOKENS[target]), why=why)


def stood_already(state: State, action: Action) -> bool:
    """The move brings back an arrangement of this turn."""
    if not state.house.free_card_moves:
        return False
    come, go = st.spot_with(state, _token(action)), _spot(action)
    count = 1 if action.verb == "move_top" else len(state.piles[come])
    return st.moved_piles(state.piles, come, go, count) in state.stood


def not_stuck(state: State, action: Action) -> Violation | bool:
    """The house forbids to stop while a card can be laid down."""
    if state.house.stop_rule == "free":
        return False
    possible = plays(state, action.seat)
    if not possible:
        return False
    token = possible[0].tokens[0]
    return Violation(tokens=(token,), why=say(_STILL_FITS, card=card_name(state.faces[INDEX[token]])))


CHECKS: tuple[Check[State], ...] = (
    Check("athletic_games.all-out-medal", is_medal, _CARRY),
    Check("athletic_games.own-turn", not_own, _CARRY),
    Check("athletic_games.play-on-pile", no_place, frozenset({"play"})),
    Check("athletic_games.empty-hand-turn", no_hand, _MOVES),
    Check("athletic_games.pile-move-whole", in_part, frozenset({"move_top"})),
    Check("athletic_games.reference-is-top", not_top, frozenset({"move_top"})),
    Check("athletic_games.hole-hand-only", into_hole, _MOVES),
    Check("athletic_games.pile-move-target", no_pile_there, _MOVES),
    Check("athletic_games.no-wrap", ends_meet, _ONE_BY_ONE),
    Check("athletic_games.must-fit", no_fit, _ONE_BY_ONE),
    Check("athletic_games.pile-move-from-top", pile_no_fit, frozenset({"move_pile"})),
    Check("athletic_games.no-repeat", stood_already, _MOVES),
    Check("athletic_games.stop-when-stuck", not_stuck, frozenset({"end_turn"})),
)
