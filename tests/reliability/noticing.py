"""Tests that are collected once, and run again and again in processes that are split off: which lines of a module each
of them runs, and whether one of them notices that the module is wrong."""

from __future__ import annotations

import json
import os
import resource
import signal
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import Phase, settings
from msgspec import Struct

from tests.reliability.in_place import forget

ALIVE, NOTICED, UNABLE = 0, 1, 70
"""How a process of tests ends: none failed; one did; nothing could be said. Signals count as noticed."""
MEMORY = 6 << 30
LOOSE, GRACE = 5, 1.0
"""A test may take so many times the processor time that it needs, and so many seconds more."""
PATIENCE = 300
"""Seconds by the clock after which tests that wait for what never comes are ended."""
QUICK, THOROUGH = "quick", "thorough"
"""Few examples for each property, or as many as always; a failure is never looked into."""


class Trial(Struct, frozen=True):
    """What a test does with a module while it is right: its processor time, and which lines it runs; `chosen` are
    examples that `hypothesis` thinks of. One that runs no line may still read a constant, or look at what another test
    of its file has made before."""

    test: str
    seconds: float
    lines: frozenset[int]
    chosen: bool

    @property
    def limit(self) -> float:
        """The processor time that it may take when something is wrong."""
        return self.seconds * LOOSE + GRACE

    @property
    def file(self) -> str:
        """Where it is written."""
        return self.test.partition("::")[0]


class Found(Struct, frozen=True):
    """The trials of a module, and the lines that run before any of them."""

    trials: list[Trial]
    at_import: frozenset[int]


class Session:
    """A plugin: pytest collects the tests that `keep` wants, sorted by it, and `then` does something with them."""

    def __init__(
        self, keep: Callable[[pytest.Item], float | None], then: Callable[[Session, list[pytest.Item]], None]
    ) -> None:
        self.keep, self.then = keep, then
        self.leave = True
        """At the first failure the process ends; else failures are gathered."""
        self.failing: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self) -> None:
        """Two ways to think of examples, none of which makes much of a failure."""
        usual, phases = settings.get_profile("tabletop"), (Phase.explicit, Phase.generate)
        for name, examples in ((QUICK, 15), (THOROUGH, usual.max_examples)):
            settings.register_profile(
                name, usual, max_examples=examples, phases=phases, report_multiple_bugs=False, print_blob=False
            )

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only the wanted ones, in their order."""
        wanted = [(place, item) for item in items if (place := self.keep(item)) is not None]
        items[:] = [item for _, item in sorted(wanted, key=lambda one: one[0])]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot even be imported is noticed."""
        if report.failed:
            self._fail(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Not the loop of pytest."""
        self.then(self, session.items)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Before anybody writes pages about a failure."""
        if call.excinfo is not None:
            self._fail(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """What others made a failure."""
        if report.failed:
            self._fail(report.nodeid)

    def _fail(self, test: str) -> None:
        if self.leave:
            os._exit(NOTICED)
        self.failing.append(test)


def collect(arguments: Iterable[str], examples: str, session: Session) -> int:
    """Have pytest collect; what its end says."""
    own = ["-q", "-s", "--tb=no", "--assert=plain", "-pno:cacheprovider", "-n0", "-mnot slow"]
    return pytest.main([*own, f"--hypothesis-profile={examples}", *arguments], plugins=[session])


def run(items: Sequence[pytest.Item], ready: Callable[[pytest.Item], None]) -> None:
    """Run tests one after the other; `ready` hears of each before."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        ready(item)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def in_time(trials: Iterable[Trial], heard: Callable[[str], None] = lambda _: None) -> Callable[[pytest.Item], None]:
    """For `run`: a test that takes more processor time ends the process; `heard` is told of each before."""
    limits = {trial.test: trial.limit for trial in trials}

    def ready(item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_PROF, limits[item.nodeid])
        heard(item.nodeid)

    return ready


def traced(session: Session, items: Sequence[pytest.Item], paths: Sequence[Path], cover: Coverage) -> dict[str, Any]:
    """Run all tests, with `cover` already looking on, and tell what each runs of some modules: `Found` as data, for
    each path; under "failing" the tests that fail anyway."""
    session.leave = False
    began: list[float] = []

    def ready(item: pytest.Item) -> None:
        forget()
        cover.switch_context(item.nodeid)
        began.append(process_time())

    run(items, ready)
    began.append(process_time())
    cover.stop()
    told: dict[str, Any] = {"failing": sorted(set(session.failing))}
    for path in paths:
        lines = defaultdict(list)
        for line, contexts in cover.get_data().contexts_by_lineno(str(path)).items():
            for context in contexts:
                lines[context].append(line)
        near = {item.path for item in items if lines[item.nodeid]}
        trials = [
            {"test": item.nodeid, "seconds": end - start, "lines": lines[item.nodeid], "chosen": _has_examples(item)}
            for item, (start, end) in zip(items, pairwise(began), strict=True)
            if item.path in near and item.nodeid not in session.failing
        ]
        told[str(path)] = {"trials": trials, "at_import": lines[""]}
    return told


def _has_examples(item: pytest.Item) -> bool:
    return hasattr(getattr(item, "obj", None), "hypothesis")


def split_off(work: Callable[[], Any]) -> tuple[int, Any]:
    """Let a process of its own do something; how it ended (`ALIVE`, …, negative: by which signal), and its answer."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        code = UNABLE
        try:
            os.close(reading)
            answer = work()
            with os.fdopen(writing, "w") as out:
                json.dump(answer, out)
            code = ALIVE
        except BaseException:  # of another process: nobody above is to see it
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as heard:
        text = heard.read()
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status), json.loads(text) if text else None


def hold(seconds: float) -> None:
    """Bounds for this process: processor time (until a test sets another), the clock, memory; nothing is written."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(PATIENCE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
