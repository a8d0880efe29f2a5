"""What is said of a seat before a match, as it was the last time, or as a game gives it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.bot import Level
from tabletop.core.info import GameInfo
from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.language import LANGUAGES

PERSON_NAME = QT_TRANSLATE_NOOP("Setup", "Player {number}", "name of a person who has given none")
COMPUTER_NAME = QT_TRANSLATE_NOOP("Setup", "Computer {number}", "name of a computer player without a name")


class Chair(Struct):
    """What a row says; `name` may be empty: then a name with the number of the seat is given."""

    colour: int
    name: str = ""
    computer: bool = False
    level: Level = Level.EASY
    language: str = ""


def chairs_from(data: dict[str, Any] | None, info: GameInfo) -> list[Chair]:
    """The seats of the last time, as far as they make sense; else one person and computer players."""
    least, most = info.seats
    given = data.get("seats") if data else None
    chairs: list[Chair] = []
    for item in given if isinstance(given, list) else []:
        if isinstance(item, dict) and len(chairs) < most:
            chairs.append(_chair(item))
    if len(chairs) < least:
        count = max(least, min(2, most))
        chairs = [Chair(-1, computer=seat > 0) for seat in range(count)]
    colours = [chair.colour for chair in chairs]
    if len(set(colours)) < len(colours) or not all(0 <= colour < info.colours for colour in colours):
        for chair, colour in zip(chairs, info.colours_of(Setup(len(chairs))), strict=True):
            chair.colour = colour
    return chairs


def _chair(item: dict[str, Any]) -> Chair:
    level, language, colour = item.get("level"), item.get("language"), item.get("colour")
    return Chair(
        colour if isinstance(colour, int) else -1,
        str(item.get("name") or "")[:24],
        item.get("computer") is True,
        Level(level) if level in set(Level) else Level.EASY,
        language if isinstance(language, str) and language in LANGUAGES else "",
    )
