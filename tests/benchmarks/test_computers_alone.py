"""How long the window is busy at a time while computer players play a whole match without a pause."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, thread_time

import pytest
from PySide6.QtCore import Qt, QTimer
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.ui.common.context import StartRequest
from tests.ui.matches import known_luck, wait_for, window_of

FRAME_MS = 16
SEATS = 4
PATIENCE_S = 600.0


class Gaps:
    """How much time lies between two turns of the event loop, in milliseconds: `wall_ms` by the clock, `cpu_ms` what
    the processor worked for the window meanwhile, which other programs hardly change."""

    def __init__(self) -> None:
        self.wall_ms: list[float] = []
        self.cpu_ms: list[float] = []
        self._last = perf_counter(), thread_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = perf_counter(), thread_time()
        for found, before, after in zip((self.wall_ms, self.cpu_ms), self._last, now, strict=True):
            found.append((after - before) * 1000)
        self._last = now

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()


def _worst(gaps_ms: list[float]) -> dict[str, float]:
    """The worst of a hundred, and of all; and how many were longer than a frame."""
    found = sorted(gaps_ms)
    at = {"p99_ms": found[int(0.99 * len(found))], "max_ms": found[-1]}
    return {name: round(gap, 1) for name, gap in at.items()} | {"over_a_frame": sum(gap > FRAME_MS for gap in found)}


@contextmanager
def _garbage_as_in_the_program() -> Iterator[None]:
    """What stands now is left alone by the collector, as the program does once its window is painted: what the tests
    have loaded is no part of it."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_of_computers(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], tmp_path: Path, slug: str
) -> None:
    """Goal: no gap longer than a frame of 16 ms of the processor once the table stands."""
    least, *_, most = games.info(slug).seats
    seats = min(most, max(least, SEATS))
    bots = tuple(Player(f"Bot {seat}", computer=True, level=Level.EASY) for seat in range(seats))
    with known_luck(1), window_of(tmp_path / "matches") as window:
        window.start_match(StartRequest(slug, Setup(seats), bots))
        assert window.session is not None
        match = window.session.match
        wait_for(lambda: len(match.log) > 3, "the first plies", PATIENCE_S)
        with _garbage_as_in_the_program():
            gaps = Gaps()
            wait_for(lambda: match.result is not None, "the end", PATIENCE_S)
            gaps.stop()
        entries = len(match.log)
    cpu, wall = _worst(gaps.cpu_ms), _worst(gaps.wall_ms)
    benchmark.extra_info.update(seats=seats, entries=entries, processor=cpu, clock=wall)
    with capsys.disabled():
        print(f"\n{slug}: {seats} seats, {entries} entries; processor {_line(cpu)}; clock {_line(wall)}")
    benchmark.pedantic(lambda: None, rounds=1)


def _line(gaps: dict[str, float]) -> str:
    return f"p99 {gaps['p99_ms']}, worst {gaps['max_ms']} ms, {gaps['over_a_frame']} over a frame"
