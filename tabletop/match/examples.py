"""Attempts that break a rule, one for a sentence of the rulebook: the rules viewer shows what is not allowed, and why.

They are found by random play (`python -m tests.examples`) and lie in `assets/examples/SLUG.json`. Nothing of what is
shown is stored: the log is replayed, and the refusal comes from the engine.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.game import Game
from tabletop.core.model import Action, Refusal, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match


class Example(Struct, frozen=True, omit_defaults=True):
    """In a match of `setup`, after `log`, `action` breaks the rule of `sentence` (`Rule.text_id`)."""

    sentence: str
    setup: Setup
    log: tuple[Entry, ...]
    action: Action


class Attempt(Struct, frozen=True):
    """An example at the table: the match up to it, what is tried, and the answer."""

    match: Match[Any]
    action: Action
    refusal: Refusal


def attempt_of(game: Game[Any], example: Example) -> Attempt | None:
    """The example replayed; None if the rules have changed since it was found and it is no example any more. Raises
    DamagedLog for a log that does not follow them."""
    match = Match.replay(game, example.setup, example.log)
    refusal = game.check(match.state, example.action)
    if refusal is None or sentence_of(game, example.setup, refusal) != example.sentence:
        return None
    return Attempt(match, example.action, refusal)


def sentence_of(game: Game[Any], setup: Setup, refusal: Refusal) -> str:
    """The sentence that a refusal names at a table, empty for a rule of every game."""
    row = game.rule(refusal.rule, setup)
    return row.rule.text_id if row is not None else ""
