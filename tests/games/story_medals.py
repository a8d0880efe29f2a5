"""Whether what is told of rounds that end in medals, and of cards that come back, is true."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, cells, number, who

_GOLD = 3


def golds(match: Match[Any]) -> list[int]:
    """Who won gold, round by round, as the panel shows it."""
    return [row.index(_GOLD) for row in cells(match)]


def hat_trick(match: Match[Any], text: Text) -> bool:
    """This seat won gold in a round in which nobody laid a card."""
    told = number(text)
    laid = Counter(
        before.round
        for before, entry in zip(match.states, match.log[1:], strict=False)
        if entry.action is not None and entry.action.verb == "play"
    )
    return golds(match)[told - 1] == who(text) and not laid[told]


def rose(match: Match[Any], text: Text) -> bool:
    """Who sat to the left of seat 1, which is the last seat, won gold."""
    sat = {state.round: match.view(None, index).order[1] for index, state in enumerate(match.states)}
    return sat[number(text)] == who(text) == golds(match)[number(text) - 1]


def cursed(match: Match[Any]) -> Counter[int]:
    """How often the Red Card went from the table into the hand of each seat, other than by a new deal."""
    found = Counter[int]()
    for index in range(1, len(match.log)):
        red = next((p for p in match.view(None, index - 1).placements if p.face == "dream-red"), None)
        if red is not None and red.owner is None and match.states[index].round == match.states[index - 1].round:
            now = match.view(None, index).find(red.token)
            assert now is not None
            if now.owner is not None:
                found[now.owner] += 1
    return found


MEDALS: dict[str, Truth] = {
    "In round {number} {player} rose from the last seat to gold.": rose,
    "In round {number} {player} won with a Hat Trick.": hat_trick,
    "{player} won the most gold medals: %n.": lambda match, text: alone(Counter(golds(match)), text),
    "{player} took the Red Card most often: %n time(s).": lambda match, text: alone(cursed(match), text),
    "{player} won gold in the last round.": lambda match, text: golds(match)[-1] == who(text),
}
