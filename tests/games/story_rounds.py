"""Whether what is told of games of so many rounds with one turn each is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import alone, number, who


def voyages(match: Match[Any]) -> Iterator[tuple[int, int]]:
    """Who sailed or stayed in the harbour, and what the mile dice in the tray showed."""
    for index, entry in enumerate(match.log):
        if entry.action is not None and entry.action.verb in ("sail", "miss"):
            dice = [die.pips for die in match.view(None, index - 1).placements if die.place.zone == "tray"]
            yield entry.action.seat, sum(dice) if entry.action.verb == "sail" else 0


def farthest(match: Match[Any], text: Text) -> bool:
    """One voyage of this seat was so long, and none of the others."""
    miles = number(text, "miles")
    reached = {seat for seat, sailed in voyages(match) if sailed >= miles}
    return (who(text), miles) in voyages(match) and reached == {who(text)}


def richest(match: Match[Any], text: Text) -> bool:
    """One turn of this seat brought so much, as its thrown dice add up, and no turn of the others."""
    points, most = 0, Counter[int]()
    for index, entry in enumerate(match.log):
        if entry.action is not None and entry.action.verb in ("throw", "finish"):
            before = {die.token: die.place.zone for die in match.view(None, index - 1).placements}
            thrown = [die for die in match.view(None, index).placements if before[die.token] == "tray"]
            points += sum(die.pips for die in thrown if die.pips not in (5, 2) and die.place.zone == "tray")
        elif entry.action is not None and entry.action.verb == "write":
            most[entry.action.seat], points = max(most[entry.action.seat], points), 0
    told = number(text, "points")
    return most[who(text)] == told and sum(one >= told for one in most.values()) == 1


def survivor(match: Match[Any], text: Text) -> bool:
    """So many throws in one turn, and no more in any turn of the others."""
    throws, most = 0, Counter[int]()
    for entry in match.log:
        if entry.action is not None and entry.action.verb in ("throw", "finish"):
            throws += 1
        elif entry.action is not None and entry.action.verb == "write":
            most[entry.action.seat], throws = max(most[entry.action.seat], throws), 0
    return alone(most, text)


def decided_late(match: Match[Any], text: Text) -> bool:
    """There were more turns than the printed rounds have."""
    ends = [entry for entry in match.log if entry.action is not None and entry.action.verb in ("sail", "miss", "write")]
    return len(ends) > 10 * match.setup.seats
