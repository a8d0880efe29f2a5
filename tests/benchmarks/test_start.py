"""From the start of the process to the painted shelf, and its memory, beside the smallest PySide6 window."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from pytest_benchmark.fixture import BenchmarkFixture

ROUNDS = 9


def start(what: str) -> tuple[float, float]:
    """Milliseconds until the window is painted, and megabytes (proportional set size) then."""
    started = perf_counter()
    command = [sys.executable, "-m", "tests.benchmarks.starting", what]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        passed = (perf_counter() - started) * 1000
        assert line == b"painted\n"
        return passed, memory_mb(process.pid)


def memory_mb(pid: int) -> float:
    """Proportional set size; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def test_start(benchmark: BenchmarkFixture) -> None:
    """Goals: time and memory each at most 1.5 times those of the minimal window."""
    start("shelf")
    pairs = [(start("minimal"), start("shelf")) for _ in range(ROUNDS)]
    bare_ms, shelf_ms = (statistics.median(pair[at][0] for pair in pairs) for at in (0, 1))
    bare_mb, shelf_mb = (statistics.median(pair[at][1] for pair in pairs) for at in (0, 1))
    benchmark.extra_info.update(
        minimal_ms=round(bare_ms),
        shelf_ms=round(shelf_ms),
        ratio_time=round(statistics.median(pair[1][0] / pair[0][0] for pair in pairs), 2),
        minimal_mb=round(bare_mb, 1),
        shelf_mb=round(shelf_mb, 1),
        ratio_memory=round(shelf_mb / bare_mb, 2) if bare_mb else None,
    )
    benchmark.pedantic(lambda: start("shelf"), rounds=3)
