"""All actions of a turn: exact, and cheap enough for the play-outs of computer players."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import CALL, DISCARD, HANDS, INDEX, PACK, TOKENS, WILD, State
from tabletop.kit.cards import PACK_54, RANKS, SUIT_LETTERS

_ORDER = bytes(card + 54 if RANKS[card] in WILD else card for card in PACK_54)


@cache
def draw_action(seat: Seat, token: int) -> Action:
    """Drawing: `token` is the top of the stock, -1 if the discards must be shuffled first."""
    return Action(seat, "draw", () if token < 0 else (TOKENS[token],), HANDS[seat])


@cache
def pass_action(seat: Seat) -> Action:
    """Passing."""
    return Action(seat, "pass")


def the_draw(state: State, seat: Seat) -> Action:
    """What drawing is now."""
    return draw_action(seat, state.stock[-1] if state.stock else -1)


def of_turn(state: State, seat: Seat) -> list[Action]:
    """Everything that the seat whose turn it is may do."""
    fits = st.fitting(state, seat)
    found = plays(state, seat, fits)
    if st.may_draw(state, fits):
        found.append(the_draw(state, seat))
    elif st.may_pass(state, fits):
        found.append(pass_action(seat))
    return found


def plays(state: State, seat: Seat, fits: list[int]) -> list[Action]:
    """Every play of a seat, one for each meaning: the order counts only for the last card, the new top. Cards come by
    suit and rank, what may be laid at any time last. `fits` are the tokens that may be laid alone."""
    found: list[Action] = []
    if not fits:
        return found
    faces, size = state.faces, len(state.hands[seat])
    for token in sorted(fits, key=lambda token: _ORDER[faces[token]]):
        kinds = _kinds(state, RANKS[faces[token]], size - 1)
        found += [Action(seat, "play", (TOKENS[token],), DISCARD, choice) for choice in kinds]
    for tokens in sets(state, seat, fits):
        kinds = _kinds(state, RANKS[faces[tokens[0]]], size - len(tokens))
        for last in tokens:
            laid = (*(TOKENS[token] for token in tokens if token != last), TOKENS[last])
            found += [Action(seat, "play", laid, DISCARD, choice) for choice in kinds]
    return found


def _kinds(state: State, rank: int, left: int) -> tuple[str | None, ...]:
    """What may be said with a play of this rank that leaves `left` cards."""
    calls = ("", CALL) if left == 1 and state.house.calls else ("",)
    return st.choices(st.names_suit(state, rank, left), calls)


def sets(state: State, seat: Seat, fits: list[int]) -> list[tuple[int, ...]]:
    """Every two or more tokens that may be laid together, sorted."""
    faces, ranks = state.faces, RANKS
    groups: dict[int, list[int]] = {}
    for token in sorted(state.hands[seat]):
        groups.setdefault(ranks[faces[token]], []).append(token)
    found: list[tuple[int, ...]] = []
    for rank in {ranks[faces[token]] for token in fits}:
        group = groups[rank]
        for count in range(2, len(group) + 1):
            found += [some for some in combinations(group, count) if st.may_lay_together(state, some, rank)]
    return found


def canonical_play(state: State, action: Action) -> Action:
    """The play with its cards in order and only what has to be said; the action itself if the cards are not held."""
    tokens = PACK.held(state.hands[action.seat], action.tokens)
    if tokens is None or (action.to is not None and action.to.zone != DISCARD.zone):
        return action
    suit, call = st.read_choice(action.choice)
    left = len(state.hands[action.seat]) - len(tokens)
    named = suit >= 0 and st.names_suit(state, RANKS[state.faces[tokens[-1]]], left)
    choice = (SUIT_LETTERS[suit] if named else "") + (CALL if call and left == 1 and state.house.calls else "")
    laid = (*sorted(action.tokens[:-1], key=INDEX.__getitem__), action.tokens[-1])
    return Action(action.seat, "play", laid, DISCARD, choice or None)
