"""Whether what is told of a race for pictures is true: a claim is right if it moves a card."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from tabletop.core.model import Seat
from tabletop.core.text import Text
from tabletop.games.crypto_match.cards import symbol_name
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, who


def finds(match: Match[Any]) -> list[tuple[Seat, int]]:
    """Who has found which picture, as the cards moved."""
    found = []
    for index, entry in enumerate(match.log):
        action = entry.action
        if action is None or action.verb != "claim" or action.to is None:
            continue
        if match.states[index].piles != match.states[index - 1].piles:
            found.append((action.seat, action.to.slot))
    return found


def found_in_all(match: Match[Any], text: Text) -> bool:
    """So many cards were moved by claims."""
    return len(finds(match)) == text.n


def found_most(match: Match[Any], text: Text) -> bool:
    """Nobody else has found so many."""
    return alone(Counter(seat for seat, _ in finds(match)), text)


def found_in_a_row(match: Match[Any], text: Text) -> bool:
    """So many finds of one seat without one of somebody else, and no other seat had as many."""
    runs = [(seat, len(list(run))) for seat, run in groupby(finds(match), key=lambda find: find[0])]
    longest = max(length for _, length in runs)
    return longest == text.n and {seat for seat, length in runs if length == longest} == {who(text)}


def found_often(match: Match[Any], text: Text) -> bool:
    """This picture came so often, and no other one."""
    (first, times), *rest = Counter(symbol for _, symbol in finds(match)).most_common(2)
    return times == text.n and dict(text.args)["picture"] == symbol_name(first) and all(n < times for _, n in rest)


FINDS: dict[str, Truth] = {
    "%n picture(s) were found in all.": found_in_all,
    "{player} found the most pictures: %n.": found_most,
    "{player} once found %n pictures in a row.": found_in_a_row,
    "This picture was found most often: {picture}, %n time(s).": found_often,
}
