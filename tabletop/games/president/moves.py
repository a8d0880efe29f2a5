"""All plays and gifts that a seat may make: exact, and cheap enough for the play-outs of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tabletop.core.model import Action, Seat
from tabletop.games.president.cards import HEIGHTS, JOKER, SET_MAX, STRENGTHS
from tabletop.games.president.state import HANDS, TOKENS, TRICK, State, returns_to, to_beat


@cache
def pass_action(seat: Seat) -> Action:
    """Passing."""
    return Action(seat, "pass")


def play_action(seat: Seat, tokens: tuple[int, ...]) -> Action:
    """Laying these tokens, which must be sorted."""
    return Action(seat, "play", tuple([TOKENS[token] for token in tokens]), TRICK)


def groups_of(state: State, seat: Seat) -> dict[int, list[int]]:
    """The tokens of a hand by strength."""
    faces, strengths = state.faces, STRENGTHS
    found: dict[int, list[int]] = {}
    for token in state.hands[seat]:
        found.setdefault(strengths[faces[token]], []).append(token)
    return found


def sets(state: State, seat: Seat) -> Iterator[tuple[int, ...]]:
    """Every set of tokens that a seat may lay now, the lowest first: as many cards as were led, and higher."""
    wanted, beaten = to_beat(state)
    groups = groups_of(state, seat)
    jokers = groups.get(JOKER, [])
    for strength, group in sorted(groups.items()):
        if strength <= beaten:
            continue
        if state.house.jokers_wild and jokers and strength != JOKER:
            yield from _with_jokers(tuple(group), tuple(jokers), wanted)
        else:
            for count in (wanted,) if wanted else range(1, len(group) + 1):
                yield from combinations(group, count)


def _with_jokers(group: tuple[int, ...], jokers: tuple[int, ...], wanted: int) -> Iterator[tuple[int, ...]]:
    """The sets of one rank that jokers may complete."""
    for total in (wanted,) if wanted else range(1, SET_MAX + 1):
        for natural in range(max(1, total - len(jokers)), min(total, len(group)) + 1):
            for some in combinations(group, natural):
                for more in combinations(jokers, total - natural):
                    yield tuple(sorted(some + more))


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat can lay anything on the trick."""
    return next(sets(state, seat), None) is not None


def gifts(state: State, seat: Seat) -> list[Action]:
    """Every choice of cards that a seat may give back, the lowest first."""
    receiver, count = returns_to(state, seat)
    to = HANDS[receiver]
    hand = sorted(state.hands[seat], key=lambda token: HEIGHTS[state.faces[token]])
    return [
        Action(seat, "give", tuple(TOKENS[token] for token in sorted(some)), to) for some in combinations(hand, count)
    ]
