"""The log of the program: its last lines for a report, and all of them in a file. Names of people do not go in."""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LINES, _MOST_BYTES, _OLDER = 60, 200_000, 2


class LogBook(logging.Handler):
    """A handler for the root of all loggers. `names`: what people here are called, asked anew for every line; it is
    left out, and so is the path of the home folder."""

    def __init__(self, names: Callable[[], Iterable[str]]) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(_FORM))
        self._names = names
        self._lines: deque[str] = deque(maxlen=_LINES)
        self._file: logging.Handler | None = None
        self.path: Path | None = None

    def keep_in(self, path: Path) -> None:
        """Write the lines to a file from now on, those there are first. It is begun anew when it has grown large, and
        the last two before it are kept. Where it cannot be written there is none."""
        from logging.handlers import RotatingFileHandler  # seldom needed before the first picture, and slow to load

        if self._file is not None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = RotatingFileHandler(path, maxBytes=_MOST_BYTES, backupCount=_OLDER, encoding="utf-8")
        except OSError:
            return
        self.path = path
        for line in self._lines:
            self._write(line)

    def emit(self, record: logging.LogRecord) -> None:
        """Take a line."""
        line = self.nameless(self.format(record))
        self._lines.append(line)
        self._write(line)

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.emit(logging.makeLogRecord({"msg": line}))

    def last_lines(self) -> str:
        """The last lines, the newest at the end."""
        return "\n".join(self._lines)

    def nameless(self, text: str) -> str:
        """A text without the names of people and the path of the home folder."""
        named = sorted({name.strip() for name in self._names()} - {""}, key=len, reverse=True)
        if named:
            text = re.sub(rf"\b(?:{'|'.join(map(re.escape, named))})\b", "…", text, flags=re.IGNORECASE)
        return text.replace(str(Path.home()), "~")

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()
