"""What the people at a table may take back, why not, and what would make it possible."""

from __future__ import annotations

from collections.abc import Set
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import CLOCK, Refusal, Seat
from tabletop.match.match import Match


class Way(StrEnum):
    """What makes a refused undo possible, where the people at the table want it.

    ANSWERS: the answers of computer players go too.
    FRIENDLY: the match is played with the friendly undo from now on.
    """

    ANSWERS = "answers"
    FRIENDLY = "friendly"


class TakingBack(Struct, frozen=True):
    """What an undo would do now.

    keep: how many entries of the log stay.
    moves: how many moves of seats go.
    refusal: why it may not be, by a rule of the game where it has one; None: it may be.
    way: what would make it possible.
    """

    keep: int
    moves: int = 0
    refusal: Refusal | None = None
    way: Way | None = None


_LIFTED = ("core.undo_luck", "core.undo_seen")
"""What the friendly undo does not mind; what a game or a race forbids is no matter of friendliness."""


def taking_back(match: Match[Any], people: Set[Seat], alone: bool = True) -> TakingBack:
    """What an undo would do: the last move of a person goes, with what the clock and computer players did after it, and
    with forced moves that would only be played again.

    It stops at luck, at anything that one of the people saw for the first time unless the rules of the game allow it,
    and at what those forbid. One person alone takes the answers back too; several say first that they want it. The
    friendly undo (`Match.friendly_undo`) stops at nothing. Unless a person sits there `alone`, a move of which only
    its seat knows that it was forced goes like any other: else the others would know it, too.
    """
    keep, refusal = _back_to(match, people, alone)
    if refusal is not None:
        way = Way.FRIENDLY if refusal.rule in _LIFTED else None
        return TakingBack(keep, refusal=replace(refusal, rule=match.game.rule_alias(refusal.rule)), way=way)
    actions = [entry.action for entry in match.log[keep:] if entry.action is not None]
    moves = match.game.info.moves_in(actions)
    answered = any(action.seat not in people and action.seat != CLOCK for action in actions)
    if answered and len(people) > 1 and not match.friendly_undo:
        return TakingBack(keep, moves, Refusal(match.game.rule_alias("core.undo_other")), Way.ANSWERS)
    return TakingBack(keep, moves)


def take_back(match: Match[Any], people: Set[Seat]) -> int | Refusal:
    """Take back what may be taken back without a further word: how many entries went, or why not."""
    found, length = taking_back(match, people), len(match.log)
    if found.refusal is not None:
        return found.refusal
    match.rewind(found.keep)
    return length - found.keep


def _back_to(match: Match[Any], people: Set[Seat], alone: bool) -> tuple[int, Refusal | None]:
    """How many entries stay, and what speaks against it."""
    game = match.game
    for index in range(len(match.log) - 1, 0, -1):
        action = match.log[index].action
        refusal = None if match.friendly_undo else match.stands(index, people)
        if refusal is not None:
            return len(match.log), refusal
        if action is not None and action.seat in people:
            before = match.states[index - 1]
            if game.forced(before) is None or (not alone and game.forced_in_secret(before)):
                return index, None
    return len(match.log), Refusal("core.nothing_to_undo")
