"""Taking back at the table: a person's last action, with what the table has played by itself after it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.model import Refusal, Seat
from tabletop.match.match import Match
from tabletop.ui.session.gesture_owner import last_person


def take_back(match: Match[Any], people: frozenset[Seat]) -> Refusal | None:
    """Take back the last action of a person. Forced actions that would only be played again go with what led to them.

    Returns why that cannot be, by a rule of the game where it has one; then the match is as it was. Raises ValueError
    where no person sits.
    """
    taken = list(match.log)
    answer = match.undo(last_person(match, people))
    while not isinstance(answer, Refusal) and match.game.forced(match.state) is not None:
        answer = match.undo(last_person(match, people))
    if not isinstance(answer, Refusal):
        return None
    for entry in taken[len(match.log) :]:
        match.follow(entry)
    return replace(answer, rule=match.game.rule_alias(answer.rule))
