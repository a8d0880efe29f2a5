"""Programs from elsewhere as opponents: which of them this computer has, and whether they may play.

They are looked for only when somebody wants to see them in the settings, in a thread of its own; what was found is
kept with the settings.
"""

from __future__ import annotations

import logging
import os
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from tabletop import games
from tabletop.core.bot import Program
from tabletop.core.info import GameInfo
from tabletop.resources import environment_for_others
from tabletop.store.settings import Settings
from tabletop.ui.common.task import Task

_log = logging.getLogger(__name__)

PATIENCE_S = 2.0
"""How long a program may take to say who it is."""
_PLACES = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin", "/snap/bin")
"""Where programs lie that a desktop does not always look for."""
_LONGEST_NAME = 32
_STRENGTHS = ("option name Skill Level ", "option name UCI_Elo ")
_NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)

Find = Callable[[Iterable[str], str], list[Program]]


def found_programs(commands: Iterable[str], chosen: str = "") -> list[Program]:
    """Those of the commands that are on this computer and speak UCI, first a file that somebody has chosen."""
    lines = [command.split() for command in commands]
    here = [[_path_of(name), *arguments] for name, *arguments in lines]
    found: dict[str, Program] = {}
    for command in ([chosen], *here):
        program = introduced(command) if command[0] else None
        if program is not None:
            found.setdefault(program.name, program)
    return list(found.values())


def _path_of(name: str) -> str:
    return QStandardPaths.findExecutable(name) or QStandardPaths.findExecutable(name, _PLACES)


def introduced(command: Sequence[str], patience_s: float = PATIENCE_S) -> Program | None:
    """Who a program says it is; None if it is none that speaks UCI."""
    try:
        done = subprocess.run(
            command,
            input=b"uci\nquit\n",
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=patience_s,
            env=environment_for_others(),
            creationflags=_NO_WINDOW,
            check=False,
        )
        said: bytes | None = done.stdout
    except subprocess.TimeoutExpired as late:
        said = late.stdout
    except OSError:
        return None
    lines = (said or b"").decode("utf-8", "replace").splitlines()
    if "uciok" not in lines:
        return None
    names = [line.removeprefix("id name ").strip() for line in lines if line.startswith("id name ")]
    name = " ".join(names[:1])[:_LONGEST_NAME] or Path(command[0]).stem
    return Program(name, tuple(command), any(line.startswith(_STRENGTHS) for line in lines))


class Programs(QObject):
    """`judged` is emitted when it is known which programs there are."""

    judged = Signal()

    def __init__(
        self, settings: Settings, save: Callable[[], None], find: Find | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._save = settings, save
        self._find = find or found_programs
        self._search = Task(self)
        self._search.done.connect(self._found)

    def known(self, slug: str) -> Sequence[Program]:
        """The programs of this computer that play a game, as far as they have been looked for."""
        return self._settings.programs.get(slug, ())

    def offered(self, slug: str) -> Sequence[Program]:
        """Those that may play: none, unless the settings say so."""
        return self.known(slug) if self._settings.outside else ()

    def look(self) -> None:
        """Look for them."""
        chosen = dict(self._settings.program_files)
        wanted = {info.slug: (info.programs, chosen.get(info.slug, "")) for info in players_from_elsewhere()}
        self._search.start(lambda: {slug: self._find(*one) for slug, one in wanted.items()})

    def choose(self, slug: str, file: str) -> None:
        """Somebody says where a program lies that plays a game."""
        self._settings.program_files[slug] = os.path.normpath(file)
        self._save()
        self.look()

    def misses(self, slug: str) -> str:
        """The name of a file that somebody has chosen, and that is no such program; empty if there is none."""
        chosen = self._settings.program_files.get(slug, "")
        is_known = any(program.command[0] == chosen for program in self.known(slug))
        return "" if is_known or self._search.running else Path(chosen).name

    def _found(self, answer: object) -> None:
        if isinstance(answer, dict):
            if answer != self._settings.programs:
                self._settings.programs = answer
                self._save()
        else:
            _log.info("no programs from elsewhere: %s", answer)
        self.judged.emit()


def players_from_elsewhere() -> list[GameInfo]:
    """The games that programs from elsewhere play, too."""
    return [info for info in map(games.info, games.slugs()) if info.programs]
