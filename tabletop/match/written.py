"""Matches in the notation of their game: a text becomes a match by the same `check` and `apply`, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Setup
from tabletop.core.notation import BadNotation, Record, Remarks
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import BadSetup, Match


def read_match(game: Game[Any], text: str) -> tuple[Match[Any], Record]:
    """The first match of a text, and what the text says of it. Raises BadNotation."""
    if game.notation is None:
        raise BadNotation("", f"{game.info.slug} has no notation")
    record = game.notation.read(text)
    entries = [Entry(outcomes=record.outcomes), *(Entry(action) for action in record.actions)]
    try:
        return Match.replay(game, record.setup, entries), record
    except (BadSetup, DamagedLog) as error:
        raise BadNotation("", str(error)) from error


def write_match(
    match: Match[Any], names: Iterable[str] = (), tags: Iterable[tuple[str, str]] = (), remarks: Remarks = ()
) -> str:
    """A match as a text for other programs; `names` are those of the seats, `remarks` what the text said from which it
    was read. Raises BadNotation without a notation."""
    if match.game.notation is None:
        raise BadNotation("", f"{match.game.info.slug} has no notation")
    actions = tuple(entry.action for entry in match.log if entry.action is not None)
    record = Record(match.setup, match.log[0].outcomes, actions, tuple(tags), tuple(names), remarks)
    return match.game.notation.write(record)


def check_start(game: Game[Any], position: str) -> None:
    """Raises BadNotation if no match of the game can begin from this position, or none that is not over at once."""
    try:
        match = Match(game, Setup(game.info.seats[0], position=position), LiveChance())
    except BadSetup as error:
        raise BadNotation(position, str(error)) from error
    if match.result is not None:
        raise BadNotation(position, "the match is over in this position")
