"""What players call out at a table, said aloud by the computer's own voice.

Nothing is told by the voice alone, so a voice that cannot be had is no error: the table is silent then. Nothing waits
for it either: the voices are looked for in a thread of its own, and each line is said by another program.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QAccessible

from tabletop.resources import environment_for_others
from tabletop.ui.common.speakers import Line, Speaker, found_speakers
from tabletop.ui.common.task import Task

_log = logging.getLogger(__name__)

PATIENCE_MS = 6000
"""So long a line may take; a program that is not done by then hangs."""
_LONGEST = 120
_GONE_MS = 500

Find = Callable[[], tuple[Speaker, ...]]


class Voice(QObject):
    """Says one line at a time, the newest. `judged` is emitted when it is known whether there `is_any` voice: they are
    looked for when the first line is to be said, or by `look`; a voice that fails is not asked again."""

    judged = Signal()

    def __init__(self, find: Find | None = None, patience_ms: int = PATIENCE_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 70
        self._find = find or found_speakers
        self._speakers: tuple[Speaker, ...] | None = None
        self._is_on = True
        self._next: Line | None = None
        self._said: Line | None = None
        self._process: QProcess | None = None
        self._dismissed = False
        self._search = Task(self)
        self._search.done.connect(self._found)
        self._watch = QTimer(self, singleShot=True, interval=patience_ms)
        self._watch.timeout.connect(self._hung)

    @property
    def is_any(self) -> bool | None:
        """Whether this computer has a voice; None: nobody has looked yet."""
        return None if self._speakers is None else bool(self._speakers)

    @property
    def is_on(self) -> bool:
        """Whether it speaks; it falls silent at once."""
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        self._is_on = is_on
        if not is_on:
            self._next = None
            self._dismiss()

    def look(self) -> None:
        """Find out whether there is a voice, unless that is known."""
        if self._speakers is None and not self._search.running:
            self._search.start(self._find)

    def say(self, text: str, language: str) -> None:
        """Say a text of this language (a code) instead of what is being said. Whoever has a screen reader hears what
        is announced already."""
        if not (self._is_on and self.volume and text) or QAccessible.isActive():
            return
        self._next = Line(" ".join(text[:_LONGEST].split()), language, self.volume)
        self.look()
        self._dismiss()
        self._go_on()

    def close(self) -> None:
        """Be silent for good."""
        self.is_on = False
        self._search.forget()
        if self._process is not None:
            self._process.waitForFinished(_GONE_MS)

    def _found(self, answer: object) -> None:
        if isinstance(answer, Exception):
            _log.info("no voice: %s", answer)
        self._speakers = answer if isinstance(answer, tuple) else ()
        self.judged.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Say what is to be said next, once nothing is being said any more."""
        if self._process is not None or self._next is None or not self._speakers:
            return
        line, self._next = self._next, None
        command = self._speakers[0].command(line)
        if command:
            self._begin(line, command, self._speakers[0].read(line))

    def _begin(self, line: Line, command: list[str], text: bytes) -> None:
        process = QProcess(self)
        environment = QProcessEnvironment()
        for name, value in environment_for_others().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._went_wrong)
        self._process, self._said, self._dismissed = process, line, False
        self._watch.start()
        process.start(command[0], command[1:])
        if self._process is process:  # else it could not be started
            process.write(text)
            process.closeWriteChannel()

    def _dismiss(self) -> None:
        if self._process is not None:
            self._dismissed = True
            self._process.kill()

    def _hung(self) -> None:
        self._said = None
        if self._process is not None:
            self._process.kill()

    def _went_wrong(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._over(failed=True)

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        self._over(failed=bool(code) or status is not QProcess.ExitStatus.NormalExit)

    def _over(self, failed: bool) -> None:
        """A program has ended. If it failed, the next voice says its line, unless there is a newer one."""
        process, self._process = self._process, None
        if process is None:
            return
        process.deleteLater()
        self._watch.stop()
        if failed and not self._dismissed and self._speakers:
            _log.info("a voice failed: %s", self._speakers[0])
            self._speakers = self._speakers[1:]
            self._next = self._next or self._said
            self.judged.emit()
        self._go_on()
