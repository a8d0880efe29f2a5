"""What is kept from one start to the next: one JSON file. A damaged file is put aside, and the defaults hold."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec

_log = logging.getLogger(__name__)


class Kept(msgspec.Struct):
    """The file. `language`: "" follows the system; `look`: system, day, evening, hc-light or hc-dark; `text_percent`:
    100 to 200; `speed`: off, quick, normal or gentle, "" follows the system; `volume`: 0 to 100; `numbers`: on the
    squares of a board; `by_rank`: hands lie by rank instead of suit; `window`: geometry in base 64; `setups`: the last
    set-up of each game; `keys`: a key of a button and the one chosen in its stead."""

    language: str = ""
    look: str = "system"
    text_percent: int = 100
    speed: str = ""
    volume: int = 70
    muted: bool = False
    four_colours: bool = False
    numbers: bool = True
    by_rank: bool = False
    window: str = ""
    setups: dict[str, dict[str, Any]] = {}
    keys: dict[str, str] = {}


class SettingsFile:
    """Settings that are read at the start and written by `save`. The attributes are those of `Kept`; `is_first`: there
    was no file yet."""

    def __init__(self, path: Path, kept: Kept, is_first: bool = False) -> None:
        self._path = path
        self.is_first = is_first
        self.language = kept.language
        self.look = kept.look
        self.text_percent = kept.text_percent
        self.speed = kept.speed
        self.volume = kept.volume
        self.muted = kept.muted
        self.four_colours = kept.four_colours
        self.numbers = kept.numbers
        self.by_rank = kept.by_rank
        self.window = kept.window
        self.setups = kept.setups
        self.keys = kept.keys

    @classmethod
    def open(cls, path: Path) -> SettingsFile:
        """Read the file; without one, or if it is unreadable, the defaults hold."""
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=Kept)
        except FileNotFoundError:
            return cls(path, Kept(), is_first=True)
        except (OSError, msgspec.DecodeError) as error:
            _log.info("the settings are put aside: %s", error)
            _put_aside(path)
            kept = Kept()
        return cls(path, kept)

    def save(self) -> None:
        """Write everything down; where that cannot be, the settings hold until the program ends."""
        kept = Kept(**{name: getattr(self, name) for name in Kept.__struct_fields__})
        part = self._path.with_suffix(".part")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
            part.replace(self._path)
        except OSError as error:
            _log.info("the settings cannot be written: %s", error)

    def setup_of(self, slug: str) -> dict[str, Any] | None:
        """The last set-up of a game, as it was remembered."""
        return self.setups.get(slug)

    def remember_setup(self, slug: str, data: dict[str, Any]) -> None:
        """Keep the set-up of a game (plain JSON values)."""
        self.setups[slug] = data
        self.save()


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".damaged"))
    except OSError as error:
        _log.info("the settings cannot be put aside: %s", error)
