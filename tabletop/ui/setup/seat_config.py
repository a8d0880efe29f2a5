"""What is said of a seat before a match, as it was the last time, or as a game gives it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from tabletop.core.bot import Level
from tabletop.core.info import GameInfo
from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.last_table import first_seats, kept_seats

PERSON_NAME = QT_TRANSLATE_NOOP("Setup", "Player {number}", "name of a person who has given none")
COMPUTER_NAMES = (
    QT_TRANSLATE_NOOP("Setup", "Fox", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Owl", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Bear", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Hare", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Hedgehog", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Badger", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Otter", "name of a computer player"),
    QT_TRANSLATE_NOOP("Setup", "Mouse", "name of a computer player"),
)
"""By seats: who sits there when nobody has given a name."""
_MOST_NAMES = 16


class SeatConfig(Struct):
    """What a row says; `name` may be empty: then a name with the number of the seat is given. `handicap`: the id of the
    one that the seat has, empty for none."""

    colour: int
    name: str = ""
    computer: bool = False
    level: Level = Level.EASY
    language: str = ""
    real_dice: bool = False
    as_i_play: bool = False
    handicap: str = ""
    program: str = ""


def with_names(known: Sequence[str], configs: Iterable[SeatConfig]) -> list[str]:
    """The names that people have typed, the last ones first, each once whatever its capitals; the oldest go."""
    typed = [" ".join(config.name.split()) for config in configs if not config.computer]
    kept: dict[str, str] = {}
    for name in (*filter(None, typed), *known):
        kept.setdefault(name.casefold(), name)
    return list(kept.values())[:_MOST_NAMES]


def seat_configs_from(data: dict[str, Any] | None, info: GameInfo, names: Sequence[str] = ()) -> list[SeatConfig]:
    """The seats of the last time, as far as they make sense; else one person, whoever played last, and computer
    players."""
    configs = [_config(item) for item in kept_seats(data, info)]
    if not configs:
        configs = [SeatConfig(-1, computer=seat > 0) for seat in range(first_seats(info))]
        configs[0].name = names[0] if names else ""
    known = {spec.id for spec in info.handicaps}
    for config in configs:
        config.handicap = config.handicap if config.handicap in known else ""
    colours = [config.colour for config in configs]
    if len(set(colours)) < len(colours) or not all(0 <= colour < info.colours for colour in colours):
        for config, colour in zip(configs, info.colours_of(Setup(len(configs))), strict=True):
            config.colour = colour
    return configs


def _config(item: dict[str, Any]) -> SeatConfig:
    level, language, colour = item.get("level"), item.get("language"), item.get("colour")
    return SeatConfig(
        colour if isinstance(colour, int) else -1,
        str(item.get("name") or "")[:24],
        item.get("computer") is True,
        Level(level) if isinstance(level, str) and level in set(Level) else Level.EASY,
        language if isinstance(language, str) and language in LANGUAGES else "",
        item.get("real_dice") is True,
        item.get("as_i_play") is True,
        str(item.get("handicap") or ""),
        str(item.get("program") or ""),
    )
