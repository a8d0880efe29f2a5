"""The table's end of the worker in which computer players think: a child process, asked line by line.

The child may be slow, hang, crash or be killed: it is started again, told everything once more and asked again. Nobody
at the table waits for it in the event loop.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

import tabletop
from tabletop.bots.protocol import Begin, Follow, Outside, Question, Stop, Think, Thought, decode_answer, encode
from tabletop.core.bot import Level
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Seat, Setup
from tabletop.match.log import Entry

_log = logging.getLogger(__name__)

TRIES = 3
PATIENCE_MS = 10_000
LONGEST_ANSWER = 1_000_000
"""Bytes of one line; whoever writes more without an end is not heard out."""
_LAST_WORDS = 2_000
_SEEDS = 2**31
_GONE_MS = 2_000
_numbers = count(1)


def bot_command() -> tuple[str, ...]:
    """The program of the worker and its arguments: a bundle is its own, but on Windows, where only a program for the
    terminal can be sure of its standard input and output."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        return (str(program.with_name("tabletop-console.exe") if os.name == "nt" else program), "--bot")
    return (sys.executable, "-m", "tabletop", "--bot")


class _Asked(msgspec.Struct, frozen=True):
    seat: Seat
    level: Level
    seed: int
    length: int
    compare: bool
    outside: Outside | None


class BotProcess(QObject):
    """Asks the worker about one match.

    `answered(ask, Choice)` and `given_up(ask)` come later, from the event loop; every ask ends in one of them unless it
    is forgotten. `forsaken(ask)`: a program from elsewhere did not answer; what is answered next is by the computer's
    own player. `log` of `begin` is the living list of the match: it is only read. `thinks_ahead`: the best player
    remembers its thoughts and uses the time of the others; its answers depend on more than luck then.
    """

    answered = Signal(int, object)
    given_up = Signal(int)
    forsaken = Signal(int)

    def __init__(
        self,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
        luck: Chance | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.thinks_ahead = False
        self._command = tuple(command or bot_command())
        self._patience_ms = patience_ms
        self._luck = luck or LiveChance()
        self._process: QProcess | None = None
        self._buffer = b""
        self._failures = 0
        self._limit = TRIES
        self._number = 0
        self._slug, self._setup = "", Setup(0)
        self._log: Sequence[Entry] = ()
        self._sent = 0
        self._held = 0
        self._asks = count(1)
        self._waiting: dict[int, _Asked] = {}
        self._forgotten: set[int] = set()
        self._last_words = b""
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._hung)

    def begin(self, slug: str, setup: Setup, log: Sequence[Entry]) -> None:
        """Tell which match is on the table; what was asked before is forgotten."""
        self._number = next(_numbers)
        self._slug, self._setup, self._log = slug, setup, log
        self._sent = self._held = 0
        self.forget()
        if self._process is not None:
            self._send(Begin(self._number, slug, setup))

    def warm_up(self) -> None:
        """Start the worker before it is needed, so that the first answer comes sooner."""
        if self._process is None:
            self._start()

    def rewound(self, length: int) -> None:
        """Note that the match was taken back to this number of entries."""
        self._sent = min(self._sent, length)

    def think(self, seat: Seat, level: Level, compare: bool = False, outside: Outside | None = None) -> int:
        """Ask for a choice in the present position, or for two good ideas and a trap: a program from elsewhere, or the
        player of a level. Returns the number of the question."""
        ask = next(self._asks)
        self._waiting[ask] = _Asked(seat, level, self._luck.pick(_SEEDS), len(self._log), compare, outside)
        if self._process is None:
            self._start()
        else:
            self._feed()
            self._put(ask)
        return ask

    def forget(self, ask: int | None = None) -> None:
        """The answer to this question (None: to all) is no longer wanted."""
        gone = [one for one in self._waiting if ask is None or one == ask]
        self._forgotten.update(gone)
        for one in gone:
            del self._waiting[one]
            self._send(Stop(one))
        if not self._waiting:
            self._watch.stop()

    def close(self) -> None:
        """End the worker."""
        self.forget()
        self._drop_process()

    # The process

    def _start(self) -> None:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        if not getattr(sys, "frozen", False):
            root = str(Path(tabletop.__file__).parent.parent)
            known = environment.value("PYTHONPATH")
            environment.insert("PYTHONPATH", os.pathsep.join(part for part in (root, known) if part))
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._listen)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._went_wrong)
        self._process, self._buffer, self._last_words = process, b"", b""
        self._forgotten.clear()
        self._sent = self._held = 0
        process.start(self._command[0], list(self._command[1:]))
        self._send(Begin(self._number, self._slug, self._setup))
        for ask in list(self._waiting):
            self._feed()
            self._put(ask)

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._listen)
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._went_wrong)
        if process.state() is not QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(_GONE_MS)
        process.deleteLater()

    def _send(self, message: Question | Stop) -> None:
        if self._process is not None:
            self._process.write(encode(message))

    def _feed(self) -> None:
        """Tell what is new; `_sent` entries are as here, and the worker holds `_held`."""
        if self._sent < max(len(self._log), self._held):
            self._send(Follow(self._number, self._sent, tuple(self._log[self._sent :])))
            self._sent = self._held = len(self._log)

    def _put(self, ask: int) -> None:
        asked = self._waiting[ask]
        ahead = self.thinks_ahead and asked.level is Level.BEST and not asked.compare
        told = asked.seat, asked.level, asked.seed, asked.length, asked.compare, asked.outside, ahead
        self._send(Think(self._number, ask, *told))
        if not self._watch.isActive():
            self._watch.start(self._patience_ms)

    # What comes back

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += self._process.readAllStandardOutput().data()
        while b"\n" in self._buffer:
            line, self._buffer = self._buffer.split(b"\n", 1)
            if not self._take(line):
                return
        if len(self._buffer) > LONGEST_ANSWER:
            self._failed("it writes without an end")

    def _listen(self) -> None:
        """Keep the end of what it complains of: the reason stands there when it fails."""
        if self._process is not None:
            said = self._last_words + self._process.readAllStandardError().data()
            self._last_words = said[-_LAST_WORDS:]

    def _take(self, line: bytes) -> bool:
        """Judge one line; False once the process that wrote it is gone."""
        try:
            answer = decode_answer(line)
        except ValueError as error:
            self._failed(f"it wrote something unreadable: {error}")
            return False
        if not isinstance(answer, Thought):
            self._failed(answer.reason)
            return False
        known = answer.ask in self._waiting
        if not known and answer.ask not in self._forgotten:
            return True  # an answer to nothing is no sign of health
        self._forgotten.discard(answer.ask)
        self._watch.stop()
        if known:
            del self._waiting[answer.ask]
            self._failures, self._limit = 0, TRIES
        if self._waiting:
            self._watch.start(self._patience_ms)
        if known and answer.alone:
            self.forsaken.emit(answer.ask)
        if known:
            self.answered.emit(answer.ask, answer.choice)
        return self._process is not None

    def distrust(self, reason: str) -> None:
        """An answer made no sense at the table: it counts as a failure of the worker."""
        self._failed(reason)

    def _ended(self, code: int) -> None:
        self._failed(f"it ended with {code}")

    def _went_wrong(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._failed("it could not be started")

    def _hung(self) -> None:
        self._failed(f"it did not answer for {self._patience_ms} ms")

    def _failed(self, reason: str) -> None:
        if self._process is not None:
            self._listen()
        words = self._last_words.decode("utf-8", "replace").strip()
        _log.warning("the worker of the computer players: %s%s", reason, f"\n{words}" if words else "")
        self._drop_process()
        self._watch.stop()
        self._failures += 1
        if self._failures < self._limit:
            if self._waiting:
                self._start()
            return
        # From now on one try a question, until an answer comes: nobody waits three times for each move.
        self._failures, self._limit = 0, 1
        lost = list(self._waiting)
        self._waiting.clear()
        for ask in lost:
            self.given_up.emit(ask)
