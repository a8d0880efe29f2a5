"""All plays that a seat may make: exact, and cheap enough for the play-outs of computer players."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights.state import (
    DISCARD,
    EIGHT,
    HANDS,
    TOKENS,
    State,
    choices,
    fitting,
    may_lay_together,
    names_suit,
)
from tabletop.kit.cards import JOKER_RANK, PACK_54, RANKS

_ORDER = bytes(card + 54 if RANKS[card] in (EIGHT, JOKER_RANK) else card for card in PACK_54)


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


def plays(state: State, seat: Seat, fits: list[int] | None = None) -> list[Action]:
    """Every play of a seat, one for each meaning: the order counts only for the last card, the new top. Cards come by
    suit and rank, what may be laid at any time last.

    `fits` are the tokens that may be laid alone, if they are known already.
    """
    singles = fitting(state, seat) if fits is None else fits
    found: list[Action] = []
    if not singles:
        return found
    faces, ranks = state.faces, RANKS
    singles = sorted(singles, key=lambda token: _ORDER[faces[token]])
    size, house = len(state.hands[seat]), state.house
    for token in singles:
        rank, left = ranks[faces[token]], size - 1
        kinds = choices(names_suit(state, rank, left), left == 1 and house.calls)
        found += [Action(seat, "play", (TOKENS[token],), DISCARD, choice) for choice in kinds]
    for tokens in sets(state, seat, singles):
        left = size - len(tokens)
        kinds = choices(names_suit(state, ranks[faces[tokens[0]]], left), left == 1 and house.calls)
        for last in tokens:
            laid = in_order(tokens, last)
            found += [Action(seat, "play", laid, DISCARD, choice) for choice in kinds]
    return found


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
            found += [some for some in combinations(group, count) if may_lay_together(state, some, rank)]
    return found


def in_order(tokens: tuple[int, ...], last: int) -> tuple[str, ...]:
    """The ids of sorted tokens, with `last` at the end."""
    return (*(TOKENS[token] for token in tokens if token != last), TOKENS[last])
