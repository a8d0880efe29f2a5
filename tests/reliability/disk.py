"""Disks that fail: the power is cut between any two operations on files, each operation is refused in turn, the disk is
full or read-only, the folder goes away, the clock is wrong, two programs play on in one match and are killed.

    python -m tests.reliability.disk [GAME ...]
    python -m tests.reliability.disk --mount [GAME ...]      (as root on Linux: full and read-only on a real disk)

An evening is played through what the window uses to write: matches, undo, seats, names, the end, settings, exported
files, matches put away. What it does to files is noted. Then, for every beginning of these notes, the disk is laid out
as it may be after a cut: names up to the last moment or up to the last one that was made sure of, and data that nobody
made sure of there, missing, torn or zeroed.
"""

from __future__ import annotations

import argparse
import errno
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.model import Result
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.errors import CannotKeepResult, DamagedSave, StoreError
from tabletop.store.league import League
from tabletop.store.leftovers import clear_leftovers
from tabletop.store.listing import bring_back, kept_matches, put_away, unfinished
from tabletop.store.saves import Header, load_save, rename
from tabletop.store.settings import Settings, SettingsFile
from tabletop.store.written_files import write_file
from tabletop.ui.session.autosave import Autosave
from tests.conformance.playing import twin
from tests.reliability.noted_disk import Disk, Done
from tests.reliability.samples import played

PLIES = 12
FAULTS = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.ENOTDIR)


class Mark(NamedTuple):
    """After so many operations the evening had so many logs, of so many of which it had made sure."""

    done: int
    logs: int
    sure: int


class Evening:
    """What is written in an evening, with what must be there afterwards."""

    def __init__(self, folder: Path, slug: str) -> None:
        self.folder, self.slug = folder, slug
        self.matches = folder / "matches"
        self.whole = played(slug, PLIES)
        self.match: Match[Any] = twin(self.whole, 1)
        players = tuple(Player(f"Player {seat}") for seat in range(self.match.setup.seats))
        self.header = Header(slug, self.match.setup, players, True, luck=self.whole.luck)
        self.saves = Autosave(self.header, self.matches)
        self.settings = SettingsFile(folder / "config" / "settings.json", Settings())
        self.told: list[object] = []
        self.logs: list[list[Any]] = [list(self.match.log)]
        self.sure = 0
        self.steps: tuple[Callable[[], object], ...] = (
            self.settings.save, lambda: self.saves.begun(self.match.log), *(self.move,) * 3, self._sync,
            *(self.move,) * 2, self._undo, self.move, self._seat, self._speak, self._sync, self._export,
            self.move, self._export, self._call, self._away, self.move, self._finish, self._sync,
        )  # fmt: skip

    def play(self, tell: Callable[[], None] = lambda: None) -> None:
        """All of it; what is refused with an error of ours is passed over. After each step something may be told."""
        for step in self.steps:
            with suppress(StoreError):
                self.told.append(step())
            tell()

    def _sync(self) -> None:
        self.saves.sync()
        self.sure = len(self.logs)

    @property
    def path(self) -> Path:
        """The file of the match."""
        assert self.saves.path is not None
        return self.saves.path

    @property
    def is_kept(self) -> bool:
        """Whether there is a file."""
        return self.saves.path is not None

    def _note(self) -> None:
        self.logs.append(list(self.match.log))

    def move(self) -> object:
        """The next move of the match."""
        self.match = twin(self.whole, len(self.match.log) + 1)
        self._note()
        return self.saves.added(self.match.log)

    def _undo(self) -> object:
        self.match = twin(self.whole, len(self.match.log) - 2)
        self._note()
        return self.saves.rewound(self.match.log)

    def _seat(self) -> object:
        players = (replace(self.header.players[0], computer=True), *self.header.players[1:])
        return self.saves.players_changed(players, self.match.log)

    def _speak(self) -> None:
        self.settings.settings.language = "fr"
        self.settings.save()

    def _export(self) -> None:
        write_file(self.folder / "match.txt", f"{len(self.match.log)} moves\n" * 50)

    def _call(self) -> None:
        if self.saves.path is not None:
            rename(self.saves.path, "Sunday")
            loaded = load_save(self.saves.path)  # the table had been left for it
            self.saves = Autosave(loaded.header, self.matches, loaded.file)

    def _away(self) -> None:
        if self.saves.path is not None:
            bring_back(put_away(self.saves.path))

    def _finish(self) -> object:
        return self.saves.finished((0,), self.match.log)


def cut_power(slug: str, folder: Path, every: int = 1) -> Counter[str]:
    """An evening, and every disk that a cut may leave, or one of so many. Returns what was counted."""
    disk = Disk(folder / "real")
    disk.folder.mkdir()
    evening, counts = Evening(disk.folder, slug), Counter[str]()
    marks = [Mark(0, 0, 0)]
    with disk.watching():
        evening.play(lambda: marks.append(Mark(len(disk.done), len(evening.logs) * evening.is_kept, evening.sure)))
    assert not any(evening.told), f"something was told: {evening.told}"
    for end in range(0, len(disk.done) + 1, every):
        for names_up_to in {end, _last_sure(disk.done[:end], "sure of names")}:
            for left in ("all", "none", "half", "zeros"):
                laid = folder / f"laid-{end}-{names_up_to}-{left}"
                _lay_out(laid, disk.done[:end], names_up_to, left)
                is_kill = names_up_to == end and left == "all"
                mark = max(mark for mark in marks if mark.done <= end)
                _look(laid, evening, counts, mark.logs if is_kill else mark.sure)
                counts["disks"] += 1
    return counts


def _last_sure(done: list[Done], what: str) -> int:
    return max((number + 1 for number, one in enumerate(done) if one.what == what), default=0)


def _lay_out(folder: Path, done: list[Done], names_up_to: int, left: str) -> None:
    """The files as they may be: `left` of the data of which nobody has made sure."""
    sure: dict[str, bytes] = {}
    now: dict[str, bytes] = {}
    names: dict[str, str] = {}  # a file is known by where it was made
    held: dict[str, str] = {}
    folders = []
    for number, one in enumerate(done):
        is_known = number < names_up_to
        if one.what == "new":
            held[one.path] = file = f"{one.path}#{number}"
            now[file] = sure[file] = b""
            if is_known:
                names[one.path] = file
        elif one.what == "data":
            now[held[one.path]] = one.data
        elif one.what == "sure of data":
            sure[held[one.path]] = now[held[one.path]]
        elif one.what == "move":
            held[one.data] = held.pop(one.path)
            if is_known:
                names[one.data] = names.pop(one.path)
        elif one.what == "gone":
            held.pop(one.path)
            if is_known:
                names.pop(one.path)
        elif one.what == "folder":
            folders.append(one.path)
    for name in ("", *folders):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for path, file in names.items():
        (folder / path).write_bytes(_after_a_cut(sure[file], now[file], left))


def _after_a_cut(sure: bytes, now: bytes, left: str) -> bytes:
    """What is there of data of which `sure` has been made sure of."""
    if left == "all" or sure == now:
        return now
    if left == "none":
        return sure
    common = next(
        (at for at, (old, new) in enumerate(zip(sure, now, strict=False)) if old != new), min(len(sure), len(now))
    )
    if left == "half":
        return now[: (common + len(now)) // 2]
    return now[:common] + b"\0" * (len(now) - common)


def _look(laid: Path, evening: Evening, counts: Counter[str], least: int) -> None:
    """Everything can be read, or says in plain words why not; settings and exported files are whole. The match has come
    at least as far as in the log with this number, counted from 1."""
    found = []
    for path in kept_matches(laid / "matches"):
        came, log = _log_of(path)
        counts[came] += 1
        assert came in ("whole", "damaged") or not path.stat().st_size, f"{path} is {came}"
        if log:
            assert log in evening.logs, f"{path}: a log that never was"
            found.append(max(number for number, known in enumerate(evening.logs, start=1) if known == log))
    assert max(found, default=0) >= least, f"{laid}: {found} instead of {least}"
    list(unfinished(laid / "matches"))
    if (laid / "config" / "settings.json").exists():
        kept = SettingsFile.open(laid / "config" / "settings.json")
        assert not kept.is_first
        assert kept.settings.language in ("", "fr"), "the settings are not what they were"
        assert not list((laid / "config").glob("*.damaged")), f"{laid}: settings were torn"
    text = laid / "match.txt"
    if text.exists():
        assert text.read_text().count(" moves\n") == 50, f"{text}: an exported file is torn"


def _log_of(path: Path) -> tuple[str, list[Any]]:
    """How a file is, and the log that can go on."""
    try:
        return "whole", load_save(path).match.log
    except DamagedSave as error:
        return "damaged", error.match.log if error.match is not None else []
    except StoreError as error:
        return type(error).__name__, []


def refuse_each(slug: str, folder: Path, every: int = 1) -> Counter[str]:
    """An evening for every operation, or one of so many, which is refused, once or for a while: nothing but errors of
    ours, and when the disk is well again, everything is written."""
    counts = Counter[str]()
    probe = Disk(folder / "probe")
    probe.folder.mkdir()
    with probe.watching():
        Evening(probe.folder, slug).play()
    for bad in range(0, probe.asked, every):
        fault = FAULTS[bad % len(FAULTS)]
        for count in (1, 6, 1000):
            disk = Disk(folder / f"{bad}-{count}", bad, fault, count)
            disk.folder.mkdir()
            evening = Evening(disk.folder, slug)
            with disk.watching():
                evening.play()
            evening.settings.save()
            assert SettingsFile.open(disk.folder / "config" / "settings.json").settings.language == "fr"
            evening.saves.changed(evening.match.log)
            assert load_save(evening.path).match.log == evening.match.log
            counts["evenings with a refusal"] += 1
    return counts


def on_a_real_disk(slug: str, folder: Path) -> Counter[str]:
    """A small disk in memory that becomes full, then read-only, then well again; it takes root and Linux."""
    place, filler = folder / "disk", folder / "disk" / "filler"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)], check=True)
    try:
        evening = Evening(place, slug)
        for number, step in enumerate(evening.steps):
            if number == 3:
                _fill(filler)
            if number == 9:
                filler.unlink()
                evening.saves.changed(evening.match.log)
                assert load_save(evening.path).match.log == evening.match.log, "full, and well again"
                _remount(place, "ro")
            with suppress(StoreError):
                evening.told.append(step())
        told = [one for one in evening.told if one is not None]
        league = League(place / "league.sqlite")
        with pytest.raises(CannotKeepResult):
            league.record(slug, (Player("Ann"),), Result(((0,),), "x"), 1)
        _remount(place, "rw")
        evening.saves.changed(evening.match.log)
        assert load_save(evening.path).match.log == evening.match.log, "read-only, and well again"
        league.record(slug, (Player("Ann"),), Result(((0,),), "x"), 1)
        return Counter({"full and read-only": 1, "things told": len(told)})
    finally:
        subprocess.run(["umount", str(place)], check=True)


def _fill(path: Path) -> None:
    with suppress(OSError), path.open("wb", buffering=0) as out:
        while out.write(b"x" * 512):
            pass


def _remount(place: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(place)], check=True)


def folder_goes_away(slug: str, folder: Path) -> Counter[str]:
    """The folder is deleted in the middle of a match; a file lies in its place for a while; the clock is turned back by
    a year, so that everything has a date in the future."""
    evening = Evening(folder / "real", slug)
    evening.saves.begun(evening.match.log)
    evening.move()
    shutil.rmtree(evening.matches)
    assert evening.move() is not None, "it is said that the file is gone"
    assert load_save(evening.path).match.log == evening.match.log
    shutil.rmtree(evening.matches)
    evening.matches.write_text("in the way")
    assert evening.move() is not None
    assert evening.move() is None, "it is said once"
    evening.matches.unlink()
    evening.move()
    assert load_save(evening.path).match.log == evening.match.log
    future_s = time.time() + 366 * 86_400
    for path in kept_matches(evening.matches):
        os.utime(path, (future_s, future_s))
    loaded = load_save(evening.path)
    again = Autosave(loaded.header, evening.matches, loaded.file)
    assert again.changed(evening.match.log) is None
    clear_leftovers(evening.matches)
    assert [one.path for one in unfinished(evening.matches)] == [evening.path]
    return Counter({"folders gone": 1})


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.disk")
    parser.add_argument("games", nargs="*", metavar="GAME", help="slugs (all)")
    parser.add_argument("--mount", action="store_true", help="a real disk, full and read-only, instead of the rest")
    given = parser.parse_args(arguments)
    counts = Counter[str]()
    trials = (on_a_real_disk,) if given.mount else (cut_power, refuse_each, folder_goes_away)
    for slug in given.games or games.slugs():
        for trial in trials:
            with tempfile.TemporaryDirectory() as folder:
                counts += trial(slug, Path(folder))
        print(slug, dict(counts), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
