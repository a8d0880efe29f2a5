"""Handicaps: what one seat is given at the start, openly, so that the small and the great can play together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET, Struct, UnsetType

from tabletop.core.text import Msg

Given = tuple[str, ...] | UnsetType
"""For each seat the id of its handicap, empty for none; unset where nobody has one."""


class HandicapSpec(Struct, frozen=True):
    """A handicap of a game: its id (with the slug), its label, which stands beside the name of whoever has it, and of
    how much it is (squares, points, cards; 0: nothing is counted). The rules have a row of the same id, which tells
    what it does and holds where somebody has it."""

    id: str
    label: Msg
    amount: int = 0


class BadHandicap(ValueError):
    """A set-up gives a handicap that the game does not have, or gives none to everybody."""


def given(chosen: Sequence[str]) -> Given:
    """What a set-up says of these handicaps, by seat."""
    return tuple(chosen) if any(chosen) else UNSET


def check_handicaps(specs: Iterable[HandicapSpec], chosen: Given, seats: int) -> None:
    """Raises BadHandicap unless these seats may have these handicaps."""
    if not isinstance(chosen, tuple):
        return
    known = {spec.id for spec in specs}
    if len(chosen) != seats or not any(chosen) or not known.issuperset(filter(None, chosen)):
        raise BadHandicap(str(chosen))
