"""What is kept from one start to the next: one JSON file. A damaged file is put aside; what can be read of
it holds, and the defaults for the rest."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec

from tabletop.core.bot import Program
from tabletop.store.decoding import decoded, read_regular
from tabletop.store.disk import put_aside, replace_whole
from tabletop.store.salvage import sound_parts

_log = logging.getLogger(__name__)

LARGEST_BYTES = 1_000_000
TEXT_PERCENT_MIN, TEXT_PERCENT_MAX = 100, 200


class Settings(msgspec.Struct, eq=False):
    """The settings, as the file has them. They are changed in place; `SettingsFile.save` writes them down.

    language: code of the language, "" follows the system.
    look: system, day, evening, hc-light or hc-dark.
    text_percent: size of the text, 100 to 200.
    speed: of the animations: off, quick, normal or gentle, "" follows the system.
    volume: 0 to 100.
    muted: nothing sounds.
    voice: what players call out is said aloud, where the computer has a voice.
    four_colours: each suit of the cards has a colour of its own.
    numbers: on the squares of a board.
    by_rank: hands of cards lie by rank instead of suit.
    lit: what is legal shines, for every seat that wants nothing else.
    one_click: a click moves what can go to one place only.
    window: geometry of the window in base 64, or "".
    names: of people who played, the last ones first.
    setups: the last set-up of each game by its slug, in plain JSON values.
    keys: a key of a button -> the key that the family has chosen in its stead.
    outside: programs from elsewhere may play as opponents.
    programs: those that were found, by the slug of the game that they play.
    program_files: where somebody says that one lies, by the slug of the game.
    shortcuts: a command of the window -> the keys that the family has chosen for it, in portable spelling.
    """

    language: str = ""
    look: str = "system"
    text_percent: int = 100
    speed: str = ""
    volume: int = 70
    muted: bool = False
    voice: bool = True
    four_colours: bool = False
    numbers: bool = True
    by_rank: bool = False
    lit: bool = True
    one_click: bool = False
    window: str = ""
    names: list[str] = []
    setups: dict[str, dict[str, Any]] = {}
    keys: dict[str, str] = {}
    shortcuts: dict[str, list[str]] = {}
    outside: bool = False
    programs: dict[str, list[Program]] = {}
    program_files: dict[str, str] = {}

    def __post_init__(self) -> None:
        """Bring figures of a file into their range: nobody could read the settings to mend them."""
        self.text_percent = min(max(self.text_percent, TEXT_PERCENT_MIN), TEXT_PERCENT_MAX)
        self.volume = min(max(self.volume, 0), 100)


class SettingsFile:
    """Settings with the file from which they were read. `is_first`: there was no file yet; `is_damaged`: not all of it
    could be read."""

    def __init__(self, path: Path, settings: Settings, is_first: bool = False, is_damaged: bool = False) -> None:
        self._path = path
        self.settings = settings
        self.is_first, self.is_damaged = is_first, is_damaged

    @classmethod
    def open(cls, path: Path) -> SettingsFile:
        """Read the file; without one, and for what cannot be read of it, the defaults hold."""
        data = b""
        try:
            data = read_regular(path, LARGEST_BYTES)
            return cls(path, decoded(data, Settings))
        except FileNotFoundError:
            return cls(path, Settings(), is_first=True)
        except (OSError, ValueError) as error:
            _log.info("the settings cannot be read: %s", error)
        parts = sound_parts(data, Settings)
        kept = cls(path, Settings(**parts), is_damaged=True)
        if put_aside(path) and parts:
            kept.save()
        return kept

    def save(self) -> None:
        """Write everything down; where that cannot be, the settings hold until the program ends."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_whole(self._path, msgspec.json.format(msgspec.json.encode(self.settings)))
        except OSError as error:
            _log.info("the settings cannot be written: %s", error)
