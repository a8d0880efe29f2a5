"""From the start of the process to the painted shelf, and its memory, beside the smallest PySide6 window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games

ROUNDS = 9


class Started(msgspec.Struct, frozen=True):
    """What a start took until the window was painted: milliseconds by the clock and of the processor, and the megabytes
    of its processes. 0 where the system does not tell."""

    clock_ms: float
    processor_ms: float
    memory_mb: float


def start(*what: str) -> Started:
    """Start a program of `starting` and measure it."""
    started = perf_counter()
    with subprocess.Popen(command(*what), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=compiled()) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        passed = (perf_counter() - started) * 1000
        assert line == b"painted\n"
        return Started(passed, processor_ms(process.pid), memory_mb(family(process.pid)))


def family(pid: int) -> list[int]:
    """A process and its children (on Linux)."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [pid, *(map(int, told.read_text().split()) if told.is_file() else ())]


def command(*what: str) -> list[str]:
    """How a program of `starting` is run."""
    return [sys.executable, "-m", "tests.benchmarks.starting", *what]


def compiled() -> dict[str, str]:
    """An environment in which Python keeps what it has compiled, as it does for everybody who plays."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def processor_ms(pid: int) -> float:
    """Time of the processor that a process has had, all threads together."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def memory_mb(pids: list[int]) -> float:
    """What the processes of one program take together: their proportional set size, if nobody else had the same
    libraries in use."""
    own_kb, shared_kb = 0, dict[str, int]()
    for pid in pids:
        for file, resident_kb, anonymous_kb in mappings(pid):
            own_kb += anonymous_kb
            shared_kb[file] = max(shared_kb.get(file, 0), resident_kb - anonymous_kb)
    return (own_kb + sum(shared_kb.values())) / 1024


def mappings(pid: int) -> Iterator[tuple[str, int, int]]:
    """Each file that a process has mapped ("" for none), how many kilobytes of it are there, and how many of those no
    file has."""
    try:
        lines = Path(f"/proc/{pid}/smaps").read_text().splitlines()
    except OSError:
        return
    found: dict[str, list[int]] = {}
    name = ""
    for line in lines:
        word, *rest = line.split(maxsplit=5)
        if not word.endswith(":"):
            name = rest[4] if len(rest) == 5 and rest[4].startswith("/") else ""
        elif word in ("Rss:", "Anonymous:"):
            found.setdefault(name, [0, 0])[word == "Anonymous:"] += int(rest[0])
    yield from ((file, resident, anonymous) for file, (resident, anonymous) in found.items())


@pytest.mark.parametrize("what", ["shelf", "many"])
def test_start(benchmark: BenchmarkFixture, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Goals: time and memory each at most 1.5 times those of the minimal window, from the second start on; with eight
    boxes (shelf) and with 24 (many). Where other work goes on, the time of the processor tells more than the clock."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = start(what)
    warm = command("warm" if what == "shelf" else "warm-many")
    subprocess.run(warm, check=True, stdout=subprocess.DEVNULL, env=compiled())
    pairs = [(start("minimal"), start(what)) for _ in range(ROUNDS)]
    bare, ours = ([pair[at] for pair in pairs] for at in (0, 1))
    benchmark.extra_info.update(
        minimal_ms=round(statistics.median(s.clock_ms for s in bare)),
        shelf_ms=round(statistics.median(s.clock_ms for s in ours)),
        very_first_ms=round(first.clock_ms),
        ratio_time=round(statistics.median(b.clock_ms / a.clock_ms for a, b in pairs), 2),
        ratio_processor=round(statistics.median(b.processor_ms / max(0.1, a.processor_ms) for a, b in pairs), 2),
        minimal_mb=round(statistics.median(s.memory_mb for s in bare), 1),
        shelf_mb=round(statistics.median(s.memory_mb for s in ours), 1),
        ratio_memory=round(statistics.median(b.memory_mb / max(0.1, a.memory_mb) for a, b in pairs), 2),
    )
    benchmark.pedantic(lambda: start(what), rounds=3)


@pytest.mark.parametrize("slug", games.slugs())
def test_memory_of_a_table(
    benchmark: BenchmarkFixture, slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Goal: window and worker together at most 2.4 times the minimal window, which is 0.75 times a game of patience
    in C++ (kpat: 150 MB where the minimal window takes 48)."""
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    bare, ours = start("minimal").memory_mb, start("table", slug).memory_mb
    benchmark.extra_info.update(
        minimal_mb=round(bare, 1), table_mb=round(ours, 1), ratio_memory=round(ours / max(0.1, bare), 2)
    )
    benchmark.pedantic(lambda: None, rounds=1)
