"""Where a hint says to look first: at what the advised action begins with, never at where it goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from tabletop.core.game import Game
from tabletop.core.model import Action, Place, Placement, TokenId, TokenKind
from tabletop.core.table import TableSpec, ZoneKind
from tabletop.core.text import QT_TRANSLATE_NOOP, Names, Text, say
from tabletop.core.view import View
from tabletop.ui.common.speaking import place_text

LOOK_AT = QT_TRANSLATE_NOOP("Table", "Look here: {things}.", "hint: cards, pieces or places")
LOOK_AT_DICE = QT_TRANSLATE_NOOP("Table", "Look at the dice.", "hint: those that are marked")
LOOK_AT_MARKED = QT_TRANSLATE_NOOP("Table", "Look at what is marked on the table.", "hint")
ONE_OF_PLACES = QT_TRANSLATE_NOOP("Table", "One of the marked places is a good one.", "hint")
ONE_OF_BUTTONS = QT_TRANSLATE_NOOP("Table", "Look at the buttons.", "hint")
TOKEN_ON = QT_TRANSLATE_NOOP("Table", "{token}, {place}", "a piece, and the square on which it stands")
_MOST_NAMED = 3
_PLACES = 3
"""Where an action only has a goal, it is shown among so many."""


class Pointer(Struct, frozen=True):
    """Where to look: said by `text`, marked at `tokens` and `places`; with neither it is a button."""

    text: Text
    tokens: tuple[TokenId, ...] = ()
    places: tuple[Place, ...] = ()


def where_to_look(game: Game[Any], spec: TableSpec, view: View, action: Action, legal: Iterable[Action]) -> Pointer:
    """Where an action begins, as its seat sees the table. What has only a goal (a box to be written), or begins like
    everything else, is pointed at as one of several places that are open to the seat: the goal itself is for the next
    step."""
    alike = [one for one in legal if one.verb == action.verb]
    goals = _goals_near(action.to, alike) if action.to is not None else ()
    tells = len(goals) < 2 or any(one.tokens != action.tokens for one in alike)
    lying = [placed for token in action.tokens if (placed := view.find(token)) is not None]
    if lying and tells:
        return Pointer(_named(game, spec, lying), tuple(placed.token for placed in lying))
    if len(goals) == 1:
        return Pointer(say(LOOK_AT, things=Names((place_text(game, spec, goals[0]),))), (), goals)
    return Pointer(say(ONE_OF_PLACES), (), goals) if goals else Pointer(say(ONE_OF_BUTTONS))


def _named(game: Game[Any], spec: TableSpec, lying: list[Placement]) -> Text:
    if all(placed.kind is TokenKind.DIE for placed in lying):
        return say(LOOK_AT_DICE)
    if len(lying) > _MOST_NAMED:
        return say(LOOK_AT_MARKED)
    names = dict.fromkeys(_name(game, spec, placed) for placed in lying)
    return say(LOOK_AT, things=Names(tuple(names)))


def _name(game: Game[Any], spec: TableSpec, placed: Placement) -> Text:
    """A card by its face, a piece by its square too; what lies face down by its place."""
    place = place_text(game, spec, placed.place)
    face = game.face_name(placed.face) if placed.face is not None else None
    if face is None:
        return place
    return say(TOKEN_ON, token=face, place=place) if spec.zone(placed.place.zone).kind is ZoneKind.SPOTS else face


def _goals_near(goal: Place, legal: Iterable[Action]) -> tuple[Place, ...]:
    """A goal among the others in its zone that lie next to it, in their order."""
    others = {action.to for action in legal if action.to is not None and action.to.zone == goal.zone} | {goal}
    near = sorted(others, key=lambda place: (abs(place.slot - goal.slot), place.slot))
    return tuple(sorted(near[:_PLACES], key=lambda place: place.slot))
