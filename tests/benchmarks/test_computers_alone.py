"""How long the window is busy at a time while computer players play a whole match without a pause."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt, QTimer
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.ui.common.context import StartRequest
from tests.ui.matches import known_luck, wait_for, window_of

SEATS = 4
PATIENCE_S = 600.0


class Gaps:
    """How much time lies between two turns of the event loop, in milliseconds."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = perf_counter()
        self.ms.append((now - self._last) * 1000)
        self._last = now

    def stop(self) -> list[float]:
        """All gaps, the longest last."""
        self._timer.stop()
        return sorted(self.ms)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_of_computers(benchmark: BenchmarkFixture, tmp_path: Path, slug: str) -> None:
    """Goal: no gap longer than a frame of 16 ms once the table stands."""
    least, *_, most = games.info(slug).seats
    seats = min(most, max(least, SEATS))
    bots = tuple(Player(f"Bot {seat}", computer=True, level=Level.EASY) for seat in range(seats))
    with known_luck(1), window_of(tmp_path / "matches") as window:
        window.start_match(StartRequest(slug, Setup(seats), bots))
        assert window.session is not None
        match = window.session.match
        wait_for(lambda: len(match.log) > 3, "the first plies", PATIENCE_S)
        gaps = Gaps()
        wait_for(lambda: match.result is not None, "the end", PATIENCE_S)
        found = gaps.stop()
        entries = len(match.log)
    benchmark.extra_info.update(
        seats=seats,
        entries=entries,
        p99_ms=round(found[int(0.99 * len(found))], 1),
        max_ms=round(found[-1], 1),
        over_a_frame=sum(gap > 16 for gap in found),
    )
    benchmark.pedantic(lambda: None, rounds=1)
