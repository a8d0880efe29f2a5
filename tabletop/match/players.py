"""Who sits on a seat."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.bot import Level


class Player(Struct, frozen=True):
    """A person or a computer player. `level` counts for computer players and for "Dinner is ready"; `language` is the
    code of the language in which this seat is spoken to, empty: the language of the table."""

    name: str
    computer: bool = False
    level: Level = Level.EASY
    language: str = ""
