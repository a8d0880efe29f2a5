"""All plays and gifts that a seat may make: one action for each meaning, as equal cards mean the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from tabletop.core.model import Action, Seat
from tabletop.games.dream_team.cards import (
    EIGHT,
    FREE,
    HIGHEST,
    KICKOFF,
    KINDS,
    LOWEST,
    RED,
    WEAKEST,
    YELLOW,
    set_value,
)
from tabletop.games.dream_team.state import (
    HANDS,
    INDEX,
    TOKENS,
    TRICK,
    State,
    has_yellow,
    must_lead,
    others_with_cards,
    returns_to,
    to_beat,
)
from tabletop.kit.hands import HIDDEN

Groups = dict[int, list[int]]
"""The tokens of a hand by kind."""


@cache
def pass_action(seat: Seat) -> Action:
    """Passing."""
    return Action(seat, "pass")


def play_action(seat: Seat, tokens: Sequence[int], choice: int | None = None) -> Action:
    """Laying these tokens. `choice`: the number that Free Kicks alone stand for, or whom the Yellow Card skips."""
    return Action(seat, "play", tuple([TOKENS[token] for token in sorted(tokens)]), TRICK, choice)


def groups_of(state: State, seat: Seat) -> Groups:
    """The tokens of a hand by kind, the best cards first."""
    faces, kinds = state.faces, KINDS
    found: Groups = {}
    for token in state.hands[seat]:
        card = faces[token]
        found.setdefault(kinds[card] if card != HIDDEN else HIDDEN, []).append(token)
    return found


def sets(state: State, groups: Groups) -> Iterator[tuple[int, ...]]:
    """The sets that a hand may lay now, the lowest first: one for each that looks different. Free Kicks alone are left
    out, see `lone_numbers`."""
    wanted, beaten = to_beat(state)
    free = groups.get(FREE, [])
    plain = {kind: group for kind, group in groups.items() if kind <= HIGHEST}
    if YELLOW in groups:
        plain.setdefault(EIGHT, [])
    for value in sorted(plain):
        if value >= beaten:
            break
        yellow = groups.get(YELLOW, []) if value == EIGHT else []
        yield from _of_value(plain[value], yellow, free, wanted)
    if wanted <= 1:
        yield from (tuple(groups[kind]) for kind in (KICKOFF, RED) if kind in groups and kind < beaten)


def _of_value(group: list[int], yellow: list[int], free: list[int], wanted: int) -> Iterator[tuple[int, ...]]:
    most = len(group) + len(yellow) + len(free)
    for total in (wanted,) if wanted else range(1, most + 1):
        for wild in range(min(len(free), total - 1) + 1):
            for carded in range(len(yellow) + 1):
                natural = total - wild - carded
                if 0 <= natural <= len(group):
                    yield (*group[:natural], *yellow[:carded], *free[:wild])


def lone_numbers(state: State, count: int) -> range:
    """The numbers for which so many Free Kicks alone may stand now; none where they stand for no number."""
    wanted, beaten = to_beat(state)
    if (wanted and wanted != count) or state.house.lone_free_kick == "weakest":
        return range(0)
    return range(LOWEST, min(HIGHEST + 1, beaten))


def lone_allowed(state: State, count: int) -> bool:
    """Whether so many Free Kicks alone may be laid now."""
    wanted, beaten = to_beat(state)
    if state.house.lone_free_kick == "weakest":
        return (not wanted or wanted == count) and beaten > WEAKEST
    return bool(lone_numbers(state, count))


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat can lay anything."""
    groups = groups_of(state, seat)
    if next(sets(state, groups), None) is not None:
        return True
    return any(lone_allowed(state, count) for count in range(1, len(groups.get(FREE, ())) + 1))


def plays(state: State, seat: Seat) -> list[Action]:
    """Every play of a seat."""
    groups = groups_of(state, seat)
    forced = must_lead(state)
    if forced >= 0:
        return [play_action(seat, groups[forced])] if forced in groups else []
    found: list[Action] = []
    yellow = groups.get(YELLOW, [-1])[0]
    for tokens in sets(state, groups):
        if yellow in tokens:
            found += [play_action(seat, tokens, other) for other in others_with_cards(state, seat)]
        else:
            found.append(play_action(seat, tokens))
    free = groups.get(FREE, [])
    for count in range(1, len(free) + 1):
        if state.house.lone_free_kick == "weakest":
            found += [play_action(seat, free[:count])] if lone_allowed(state, count) else []
        else:
            found += [play_action(seat, free[:count], number) for number in lone_numbers(state, count)]
    return found


def gifts(state: State, seat: Seat) -> list[Action]:
    """Every choice of cards that one of the best seats may give in the trade, the worst cards first."""
    receiver, count = returns_to(state, seat)
    hand = sorted(state.hands[seat], key=lambda token: -state.faces[token])
    found: dict[tuple[int, ...], Action] = {}
    for some in combinations(hand, count):
        tokens = alike(state, seat, some)
        if tokens not in found:
            found[tokens] = give_action(seat, tokens, receiver)
    return list(found.values())


def give_action(seat: Seat, tokens: Sequence[int], receiver: Seat) -> Action:
    """Giving these tokens in the trade."""
    return Action(seat, "trade_give", tuple(TOKENS[token] for token in sorted(tokens)), HANDS[receiver])


def nutmegs(state: State, seat: Seat) -> list[Action]:
    """The Yellow and the Red Card for each of the other players."""
    tokens = tuple(TOKENS[token] for token in sorted(state.shown))
    others = others_with_cards(state, seat)
    return [Action(seat, "nutmeg_give", tokens, HANDS[other]) for other in others]


def alike(state: State, seat: Seat, tokens: Sequence[int]) -> tuple[int, ...]:
    """The tokens that stand for these in the lists of actions: the first of their kinds in the hand."""
    groups = groups_of(state, seat)
    faces, taken, found = state.faces, dict[int, int](), []
    for token in tokens:
        kind = KINDS[faces[token]] if faces[token] != HIDDEN else HIDDEN
        at = taken.get(kind, 0)
        taken[kind] = at + 1
        found.append(groups[kind][at])
    return tuple(sorted(found))


def canonical_play(state: State, action: Action) -> Action:
    """The listed play that means the same: any cards of the same kinds, with a choice only where one is made."""
    tokens = tuple(INDEX[token] for token in action.tokens if token in INDEX)
    hand = state.hands[action.seat] if 0 <= action.seat < state.seats else ()
    if not tokens or len(set(tokens)) != len(action.tokens) or not set(tokens) <= set(hand):
        return action
    inside = action.to is None or action.to.zone == TRICK.zone
    kinds = [KINDS[state.faces[token]] for token in tokens if state.faces[token] != HIDDEN]
    alone = set(kinds) == {FREE} and state.house.lone_free_kick == "any"
    choice = action.choice if alone or has_yellow(state, tokens) else None
    shown = tuple(TOKENS[token] for token in alike(state, action.seat, tokens))
    return Action(action.seat, "play", shown, TRICK if inside else action.to, choice)


def laid_value(state: State, tokens: Sequence[int], choice: str | int | None) -> int:
    """What cards laid together are worth."""
    announced = choice if isinstance(choice, int) and state.house.lone_free_kick == "any" else WEAKEST
    return set_value([KINDS[state.faces[token]] for token in tokens], announced)
