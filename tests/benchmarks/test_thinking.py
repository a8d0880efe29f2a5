"""How late the event loop runs beside a computer player that is asked as a table asks: a moment after its last move."""

from __future__ import annotations

import statistics
import sys
from time import perf_counter

import pytest
from PySide6.QtCore import QProcess, Qt, QTimer
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.bots.protocol import Begin, Follow, Think, encode
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.match.match import Match

TICK_MS = 4
SECONDS = 1
ROUNDS = 4
PAUSE_MS = 100
"""Shorter than any table lets a move be seen, so that there is more thinking than in a match."""


class Lateness:
    """A precise timer that notes how late it is."""

    def __init__(self) -> None:
        self.late_ms: list[float] = []
        self._due = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def measure(self, qtbot: QtBot) -> list[float]:
        """Milliseconds by which each tick was late."""
        self.late_ms = []
        self._due = perf_counter() + TICK_MS / 1000
        self._timer.start()
        qtbot.wait(SECONDS * 1000)
        self._timer.stop()
        return self.late_ms

    def _tick(self) -> None:
        now = perf_counter()
        self.late_ms.append(max(0.0, (now - self._due) * 1000))
        self._due = now + TICK_MS / 1000


@pytest.mark.parametrize("slug", games.slugs())
def test_the_loop_while_a_computer_thinks(benchmark: BenchmarkFixture, qtbot: QtBot, slug: str) -> None:
    """Goal: p99 at most 1 ms and at most 1.5 times that of an idle loop."""
    measure(benchmark, qtbot, slug, Level.HARD)


def test_the_loop_beside_the_longest_thought(benchmark: BenchmarkFixture, qtbot: QtBot) -> None:
    """The best player of chess thinks nearly all the time. Goal: as above."""
    measure(benchmark, qtbot, "chess", Level.BEST)


def measure(benchmark: BenchmarkFixture, qtbot: QtBot, slug: str, level: Level) -> None:
    """Note how late the loop runs, without and with a computer player that thinks."""
    loop = Lateness()
    game = games.load(slug)
    match = Match(game, Setup(game.info.seats[0]), LiveChance(1))
    while match.active == {CLOCK}:
        match.submit(game.legal(match.state, CLOCK)[0])
    seat = min(match.active - {CLOCK})
    process = QProcess()
    process.start(sys.executable, ["-m", "tabletop", "--bot"])
    assert process.waitForStarted(10_000)
    asked, resting = [0], QTimer(singleShot=True, interval=PAUSE_MS)

    def ask() -> None:
        asked[0] += 1
        process.write(encode(Think(1, asked[0], seat, level, asked[0], 1)))

    resting.timeout.connect(ask)
    process.readyReadStandardOutput.connect(lambda: (process.readAllStandardOutput(), resting.start()))
    process.write(encode(Begin(1, slug, match.setup)) + encode(Follow(1, 0, tuple(match.log))))
    ask()
    qtbot.waitUntil(lambda: asked[0] > 2, timeout=20_000)
    idle, busy = list[float](), list[float]()
    for _ in range(ROUNDS):  # by turns, so that a busy moment of the machine hits both
        qtbot.waitUntil(resting.isActive, timeout=20_000)
        resting.stop()
        idle += loop.measure(qtbot)
        ask()
        busy += loop.measure(qtbot)
    process.closeWriteChannel()
    assert process.waitForFinished(10_000)
    for name, late_ms in (("idle_", idle), ("", busy)):
        parts = statistics.quantiles(late_ms, n=100)
        figures = {"p50": parts[49], "p95": parts[94], "p99": parts[98], "max": max(late_ms)}
        benchmark.extra_info.update({f"{name}{part}_ms": round(figure, 2) for part, figure in figures.items()})
    benchmark.extra_info["thoughts"] = asked[0]
    benchmark.pedantic(lambda: None, rounds=1)
