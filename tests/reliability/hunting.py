"""The changes of some modules, tried one after the other: in place where that is enough, else by an import anew."""

from __future__ import annotations

import ast
import gc
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from mmap import mmap
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis
import msgspec
import pytest
from coverage import Coverage
from PySide6 import QtSvg, QtTest, QtWidgets

from tests.architecture.source import PACKAGE, dotted, imports, modules
from tests.reliability.in_place import forget, living, put_in_place, put_values
from tests.reliability.noticing import (
    ALIVE,
    NOTICED,
    QUICK,
    THOROUGH,
    UNABLE,
    Found,
    Session,
    Trial,
    collect,
    hold,
    in_time,
    run,
    split_off,
    traced,
)
from tests.reliability.wrong_lines import Change, changes

ALREADY_HERE: tuple[ModuleType, ...] = (hypothesis, QtSvg, QtTest, QtWidgets)
"""Imported once, before there are processes that need them."""
TO_COLLECT = 60.0
"""Seconds of the processor that importing and collecting may take."""
TO_CHANGE = 5.0
"""The same for putting a change in place."""
NOBODY = 2**32 - 1
RECENT = 8
"""So many tests that noticed something are asked before the others."""


class Tests(msgspec.Struct, frozen=True):
    """Arguments of pytest, and words of which one must be in the name of a test that runs over many games. `budget` is
    so many seconds of the processor for each change, without the tests that are named after its module."""

    arguments: tuple[str, ...]
    games: tuple[str, ...] = ()
    budget: float = 2.0

    def keep(self, item: pytest.Item) -> float | None:
        """Whether a test is among them."""
        shared = item.nodeid.startswith(("tests/conformance", "tests/games/test_handicaps"))
        return None if shared and self.games and not any(game in item.nodeid for game in self.games) else 0


class Smuggler(MetaPathFinder, SourceLoader):
    """Whoever imports the module gets other code."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module itself; None for all others."""
        return spec_from_loader(name, self, origin=str(self.path)) if name == self.name else None

    def get_filename(self, fullname: str) -> str:
        """Where the right one lies."""
        return str(self.path)

    def get_data(self, path: str | bytes | os.PathLike[str]) -> bytes:
        """The right source, for tracebacks."""
        return self.path.read_bytes()

    def get_code(self, fullname: str) -> CodeType:
        """The wrong one."""
        return self.code


def prepare(name: str) -> None:
    """Import once what does not stand on a module: each process would have to do it again."""
    paths = [path for path in modules() if "ui" not in path.relative_to(PACKAGE).parts]
    known = {dotted(path): {found for _, found in imports(path)} for path in paths}
    for one, wanted in known.items():
        wanted.add(one.rpartition(".")[0])  # whoever imports a module imports its package
    tainted, before = {name}, 0
    while len(tainted) > before:
        before = len(tainted)
        tainted |= {one for one, wanted in known.items() if wanted & tainted}
    for one in sorted(known.keys() - tainted):
        if not one.endswith("__main__"):
            import_module(one)


class Hunted:
    """One module, and what can be wrong in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text("utf-8"))
        self.changes = changes(self.tree)
        self.right = self._compiled()

    def _compiled(self) -> CodeType:
        return compile(ast.fix_missing_locations(self.tree), str(self.path), "exec", dont_inherit=True)

    def wrong(self, change: Change) -> CodeType:
        """The module with a change; only in a process of its own, as the tree stays changed."""
        change.make()
        return self._compiled()

    def names(self, trial: Trial) -> bool:
        """Whether a test is of the file that is named after the module."""
        named = (f"/test_{self.path.stem}.py", f"/test_{self.path.parent.name}_{self.path.stem}.py")
        return trial.file.endswith(named)

    def apt(self, trials: Iterable[Trial], budget: float) -> list[Trial]:
        """The quickest of these tests, and those of the files that are named after the module; in this order."""
        chosen, spent = [], 0.0
        for trial in sorted(trials, key=lambda trial: trial.seconds):
            spent += trial.seconds
            if spent < budget or self.names(trial):
                chosen.append(trial)
        return chosen


def settled(one: Hunted, found: Found, ends: Mapping[int, int]) -> dict[int, int]:
    """The ends of those changes of which an import anew would tell no more."""
    early = found.at_import
    return {
        number: end
        for number, end in ends.items()
        if end != UNABLE and (end != ALIVE or early.isdisjoint(one.changes[number].runs))
    }


def coming_by(found: Found, change: Change) -> list[Trial]:
    """The tests that run the line of a change."""
    return [trial for trial in found.trials if not trial.lines.isdisjoint(change.runs)]


class Bench:
    """The tests as they were collected, at which changes of one module are tried in place."""

    def __init__(self, one: Hunted, found: Found, items: Iterable[pytest.Item], budget: float) -> None:
        self.one, self.found, self.budget = one, found, budget
        self.items = {item.nodeid: item for item in items}
        self.functions = living(str(one.path))
        self.note = mmap(-1, 4)
        """Which test was the last to begin, in a process that ended since."""
        self.places = {trial.test: place for place, trial in enumerate(found.trials)}
        self.noticed: list[str] = []
        """The tests that noticed something of late; they know these lines."""

    def end_of(self, change: Change) -> int:
        """How the tests end if a change is put in place."""
        few, many = (self._in_order(trials) for trials in (coming_by(self.found, change), self.found.trials))
        self.note[:] = NOBODY.to_bytes(4, "big")
        end, _ = split_off(lambda: self._tried(change, few, many))
        last = int.from_bytes(self.note[:], "big")
        if end not in (ALIVE, UNABLE) and last != NOBODY:
            test = self.found.trials[last].test
            self.noticed = [test, *(other for other in self.noticed if other != test)][:RECENT]
        return end

    def _in_order(self, trials: Iterable[Trial]) -> list[Trial]:
        apt = self.one.apt(trials, self.budget)
        first = {test: place for place, test in enumerate(self.noticed)}
        return sorted(apt, key=lambda trial: first.get(trial.test, RECENT))

    def _tried(self, change: Change, few: Sequence[Trial], many: Sequence[Trial]) -> None:
        hold(TO_CHANGE)
        wrong, trials, end = self.one.wrong(change), few, ALIVE
        if not put_in_place(self.one.right, wrong, self.functions):
            trials, end = many, UNABLE
            if not self._values_put(wrong):
                os._exit(UNABLE)
        forget()
        run([self.items[trial.test] for trial in trials], in_time(trials, self._begins))
        os._exit(end)

    def _begins(self, test: str) -> None:
        self.note[:] = self.places[test].to_bytes(4, "big")

    def _values_put(self, wrong: CodeType) -> bool:
        try:
            return put_values(dotted(self.one.path), self.one.right, wrong)
        except Exception:  # whoever imports it will notice
            os._exit(NOTICED)


def try_in_place(
    tests: Tests, wanted: Mapping[Path, Sequence[int]]
) -> tuple[list[str], dict[Path, Found], list[list[int]]]:
    """Collect, look what each test runs, and try so many changes of each module in place: tests that fail anyway, what
    was found, and how each change ended. For a process that does nothing else."""
    cover = Coverage(data_file=None, include=list(map(str, wanted)), config_file=False, messages=False)
    failing: list[str] = []
    found: dict[Path, Found] = {}
    ends: list[list[int]] = []

    def collected(session: Session, items: list[pytest.Item]) -> None:
        code, told = split_off(lambda: traced(session, items, list(wanted), cover))
        if code:
            raise RuntimeError(f"the tests end with {code}")
        cover.stop()
        forget()  # and know from now on what there is to forget
        failing.extend(told["failing"])
        found.update({path: msgspec.convert(told[str(path)], Found) for path in wanted})
        for path, numbers in wanted.items():
            bench = Bench(Hunted(path), found[path], items, tests.budget)
            ends.append([bench.end_of(bench.one.changes[number]) for number in numbers])
            print(f"{path.stem}: {sum(os.times()[:4]):.0f} s", file=sys.stderr, flush=True)

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    cover.start()
    collect(tests.arguments, QUICK, Session(tests.keep, collected))
    if len(ends) < len(wanted):
        raise RuntimeError(f"the tests cannot be collected: {' '.join(tests.arguments)}")
    return failing, found, ends


def try_anew(path: Path, found: Found, ends: Mapping[int, int], budget: float) -> list[int]:
    """What is left to ask after changes of these numbers ended so; returns those that nobody notices."""
    one = Hunted(path)
    asked = [number for number, end in ends.items() if end in (ALIVE, UNABLE)]
    if asked:
        prepare(dotted(path))
        gc.collect()
        gc.freeze()
    return [number for number in asked if _lives(one, found, one.changes[number], ends[number], budget)]


def _lives(one: Hunted, found: Found, change: Change, end: int, budget: float) -> bool:
    if end == UNABLE or not found.at_import.isdisjoint(change.runs):
        trials = one.apt(found.trials, budget)
    else:
        trials = [trial for trial in one.apt(coming_by(found, change), budget) if trial.chosen]
    best = max((trial.file for trial in trials), key=lambda file: _promise(one, trials, file), default="")
    stages = [trial for trial in trials if trial.file == best], [trial for trial in trials if trial.file != best]
    return all(_anew(one, change, stage) == ALIVE for stage in stages if stage)


def _promise(one: Hunted, trials: Sequence[Trial], file: str) -> tuple[bool, int]:
    """By which file to begin: few are collected in no time."""
    own = [trial for trial in trials if trial.file == file]
    return one.names(own[0]), len(own)


def _anew(one: Hunted, change: Change, trials: Sequence[Trial]) -> int:
    """Import the wrong module, and whatever stands on it, in a process of its own; how its tests ended."""
    order = {trial.test: trial.seconds for trial in trials}

    def tried() -> None:
        hold(TO_COLLECT)
        sys.meta_path.insert(0, Smuggler(dotted(one.path), one.path, one.wrong(change)))
        ready = in_time(trials)
        session = Session(lambda item: order.get(item.nodeid), lambda _, items: run(items, ready))
        if code := collect(dict.fromkeys(trial.file for trial in trials), THOROUGH, session):
            os._exit(code)

    return split_off(tried)[0]
