"""Whether the sentences of a story are true, for games in which counters are paid and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tabletop.core.model import TokenKind
from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, held, number, who


def hand_order(pips: list[int]) -> tuple[list[int], list[int]]:
    """How good five dice are: the larger sets first, a straight between three of a kind and a full house."""
    counts = Counter(pips)
    sizes = sorted(counts.values(), reverse=True)
    straight = sorted(pips) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    return [3, 1, 2] if straight else sizes, sorted(pips, key=lambda face: (counts[face], face), reverse=True)


def best_hand(match: Match[Any], text: Text) -> bool:
    """Nobody else has left such dice lying in the tray or on the rail."""
    left = []
    for index, entry in enumerate(match.log):
        if entry.action is not None and entry.action.verb == "stop":
            dice = [p.pips for p in match.view(None, index - 1).placements if p.kind is TokenKind.DIE]
            left.append((hand_order(dice), entry.action.seat))
    top = max(order for order, _ in left)
    return {seat for order, seat in left if order == top} == {who(text)}


def charge_rounds(match: Match[Any], text: Text) -> bool:
    """So many rounds were counted while there was something in the pot."""
    most: int = max(state.rounds for state in match.states if state.phase == "charge")
    return text.n == most


def stood(match: Match[Any], hand: tuple[int, ...]) -> Counter[int]:
    """How often each seat ended its turn with this hand."""
    found = Counter[int]()
    for before, after in pairwise(match.states):
        fresh = (seat for seat, hands in enumerate(zip(before.hands, after.hands, strict=True)) if not hands[0])
        found.update(seat for seat in fresh if after.hands[seat] == hand)
    return found


def from_the_pot(match: Match[Any]) -> Counter[int]:
    """How many counters each seat took out of the pot."""
    found = Counter[int](dict.fromkeys(range(match.setup.seats), 0))
    for before, after in pairwise(match.states):
        gone = len(before.counters.pot) - len(after.counters.pot)
        if gone:
            found[before.turn] += gone
    return found


def took_nothing(match: Match[Any], text: Text) -> bool:
    """This seat alone took no counter from the pot."""
    return [seat for seat, count in from_the_pot(match).items() if not count] == [who(text)]


def took_most(match: Match[Any], text: Text) -> bool:
    """Nobody else took so many."""
    taken = from_the_pot(match)
    return [seat for seat, count in taken.items() if count >= number(text, "count")] == [who(text)]


def held_and_won(match: Match[Any], text: Text) -> bool:
    """So many were the most that whoever won ever held."""
    result = match.game.result(match.state)
    assert result is not None
    most = max(state.counters.held[who(text)] for state in match.states)
    return result.winners == (who(text),) and most == number(text, "count")


def pots(match: Match[Any]) -> list[tuple[int, int]]:
    """Who took each pot, and how many counters it had."""
    taken = [(at, e.action.seat) for at, e in enumerate(match.log) if e.action is not None and e.action.verb == "take"]
    return [(seat, held(match, at - 1)[None]) for at, seat in taken]


def largest_pot(match: Match[Any], text: Text) -> bool:
    """No pot was larger, and none of the others as large."""
    sizes = Counter(size for _, size in pots(match))
    most = max(sizes)
    owners = {seat for seat, size in pots(match) if size == most}
    return text.n == most and owners == {who(text)}


def reached(match: Match[Any], good: Callable[[int], bool]) -> Counter[int]:
    """How often the dice of a turn added up to such a total, by seat; throws of a play-off are no turns."""
    found, total = Counter[int](), 0
    for before, entry in zip(match.states, match.log[1:], strict=False):
        if entry.action is not None and entry.action.verb in ("throw", "continue") and not before.level:
            total = sum(entry.outcomes, len(entry.outcomes)) + (total if entry.action.verb == "continue" else 0)
            found[entry.action.seat] += good(total)
    return +found


def rounds_won(match: Match[Any]) -> Counter[int]:
    """Who came to counters, out of the pot or from others, once a round."""
    won = set()
    for index in range(1, len(match.log)):
        gain = held(match, index) - held(match, index - 1)
        won |= {(match.states[index - 1].round, seat) for seat in gain if seat is not None}
    return Counter(seat for _, seat in won)


COUNTERS: dict[str, Truth] = {
    "{player} had the best hand of all: {hand}.": best_hand,
    "The pot was empty after %n round(s).": charge_rounds,
    "{player} made 421 most often: %n time(s).": lambda match, text: alone(stood(match, (4, 2, 1)), text),
    "The nénette came up %n time(s) in all.": lambda match, text: text.n == stood(match, (2, 2, 1)).total(),
    "{player} got through the whole charge without a single counter.": took_nothing,
    "{player} had to take the most counters from the pot: {count}.": took_most,
    "{player} once held {count} counters and still won.": held_and_won,
    "{player} won the most pots: %n.": lambda match, text: alone(Counter(seat for seat, _ in pots(match)), text),
    "The largest pot, %n counter(s), went to {player}.": largest_pot,
    "{player} reached exactly 21 the most often: %n time(s).": lambda match, text: alone(
        reached(match, (21).__eq__), text
    ),
    "{player} went over 21 the most often: %n time(s).": lambda match, text: alone(reached(match, (21).__lt__), text),
    "{player} won the most rounds: %n.": lambda match, text: alone(rounds_won(match), text),
}
