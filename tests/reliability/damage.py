"""Files that are cut at each byte, and in which each byte is changed: saves of every game and of earlier formats,
settings, results.

    python -m tests.reliability.damage --seed 1 [GAME ... settings results]
    python -m tests.reliability.damage --windows 300 --seed 1     (bent saves and settings, in the real window)

Nothing but an error in plain words may come of it, or a match that goes on; no file is changed by reading. A save that
is cut keeps every whole line.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Result
from tabletop.match.form import form
from tabletop.match.players import Player
from tabletop.store.errors import StoreError
from tabletop.store.league import League, Standing
from tabletop.store.saves import load_save
from tabletop.store.settings import Settings, SettingsFile
from tabletop.ui.app import make_application, make_context
from tabletop.ui.main_window import MainWindow
from tests.reliability.hostile import came_of, said, try_save, try_settings
from tests.reliability.mutations import bent_line, bent_save, bent_settings
from tests.reliability.samples import KEPT, save_of, saves, settings_file
from tests.reliability.watching import listening, window_of
from tests.ui.hands import click, settle

PLIES = 8
SELDOM = 9
"""One damaged save of so many is also listed, checked and gone on with."""
TRIES = 50
"""After so many odd headers with which a save cannot be read it is left as it was."""
OLD_BYTES = 2500
"""Of the long samples of earlier formats so many bytes, from the beginning, are damaged."""
_PART = re.compile(rb'^  "(\w+)":', re.MULTILINE)
QUICK = Path("/dev/shm")
"""A disk that takes no time, where there is one."""


def cuts(data: bytes, every: int = 1) -> Iterator[bytes]:
    """The file, cut at each byte."""
    return (data[:at] for at in range(0, len(data), every))


def changes(data: bytes, luck: LiveChance, every: int = 1) -> Iterator[bytes]:
    """The file, each byte changed into another one."""
    for at in range(0, len(data), every):
        yield data[:at] + bytes([data[at] ^ (1 + luck.pick(255))]) + data[at + 1 :]


def damage_save(data: bytes, folder: Path, luck: LiveChance, every: int = 1) -> Counter[str]:
    """A save file, cut and changed at every byte; returns what came of it."""
    counts, path = Counter[str](), folder / "x-0001.tabletop"
    path.write_bytes(data)
    log = load_save(path).match.log
    for cut in cuts(data, every):
        path.write_bytes(cut)
        whole = cut.count(b"\n") - 1
        try:
            assert load_save(path).match.log == log[:whole], "a cut loses more than the line that was torn"
            counts["cut: match"] += 1
        except StoreError as error:
            if whole >= 1:
                raise AssertionError(f"{error} with {whole} whole lines") from error
            counts[f"cut: {said(error)}"] += 1
        assert path.read_bytes() == cut
    for number, changed in enumerate(changes(data, luck, every)):
        if number % SELDOM == 0:
            counts[f"changed: {try_save(changed, folder)}"] += 1
            continue
        path.write_bytes(changed)
        try:
            load_save(path)
            counts["changed: match"] += 1
        except StoreError as error:
            counts[f"changed: {said(error)}"] += 1
        assert path.read_bytes() == changed
    return counts


def damage_settings(folder: Path, luck: LiveChance, every: int = 1) -> Counter[str]:
    """The file of the settings: a byte that is changed costs two parts of it at most, a cut what comes after it."""
    counts, path = Counter[str](), folder / "settings.json"
    for cut in cuts(settings_file(), every):
        _clear(folder)
        counts[f"cut: {try_settings(cut, folder)}"] += 1
        whole = _PART.findall(cut)[:-1]
        assert not _lost(path) & {name.decode() for name in whole}, f"after {len(cut)} bytes: {_lost(path)}"
    for number, changed in enumerate(changes(settings_file(), luck, every)):
        _clear(folder)
        counts[f"changed: {try_settings(changed, folder)}"] += 1
        assert len(_lost(path)) <= 2, f"the byte {every * number} takes {_lost(path)}"
    return counts


def _lost(path: Path) -> set[str]:
    """The parts of the settings that are not as they were."""
    sound, kept = msgspec.json.decode(settings_file(), type=Settings), SettingsFile.open(path).settings
    return {name for name in kept.__struct_fields__ if getattr(kept, name) != getattr(sound, name)}


def _clear(folder: Path) -> None:
    for left in folder.iterdir():
        left.unlink()


def damage_results(folder: Path, luck: LiveChance, every: int = 1) -> Counter[str]:
    """The file of the results: whatever is read from it is of the right kind."""
    counts, path = Counter[str](), folder / "league.sqlite"
    league, bot = League(path), Player("Owl", computer=True)
    for number in range(6):
        league.record("ludo", (Player("Ann"), bot), Result(((0,), (1,)), "ludo.win", (5, number)), number, f"k{number}")
    sound = path.read_bytes()
    for what, damaged in (("cut", cuts), ("changed", lambda data, step: changes(data, luck, step))):
        for data in damaged(sound, every):
            _clear(folder)
            path.write_bytes(data)
            counts[f"{what}: {_use(league)}"] += 1
    return counts


def _use(league: League) -> str:
    came = "results"
    uses: tuple[Callable[[], Any], ...] = (
        lambda: league.standings(computers=True),
        lambda: form(league.meetings("ludo", "Ann")),
        lambda: league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 9, "k9"),
    )
    for use in uses:
        try:
            found = use()
        except StoreError as error:
            came = said(error)
        else:
            rows = found if isinstance(found, tuple) and found and isinstance(found[0], Standing) else ()
            assert all(isinstance(row.name, str) and isinstance(row.played + row.won, int) for row in rows), rows
    return came


def _odd_save(luck: LiveChance, sound: Sequence[bytes], path: Path, valid: bool) -> bytes:
    """Write a save with faults; a `valid` one has an odd header, with which it can be read all the same."""
    data = sound[luck.pick(len(sound))]
    for _ in range(TRIES):
        head, _, log = data.partition(b"\n")
        bent = bent_line(luck, head) + log if valid else bent_save(luck, data, sound)
        path.write_bytes(bent)
        if not valid:
            return bent
        with suppress(StoreError):
            load_save(path)
            return bent
    return data


def saves_in_the_window(count: int, seed: int, folder: Path) -> Counter[str]:
    """Damaged and bent saves that are opened from the shelf, and gone on with where that is offered."""
    luck, counts, sound = LiveChance(seed), Counter[str](), saves(PLIES)
    folder.mkdir()
    path = folder / "x-0001.tabletop"
    with listening() as wrong, window_of(folder) as window:
        for number in range(count):
            before = _odd_save(luck, sound, path, valid=number % 2 == 0)
            window.shelf.refresh()
            window.continuing.go_on(path)
            settle()
            came = "match" if window.session is not None else "refused"
            if came == "refused" and window.notice.button.isVisible():
                click(window.notice.button)
                settle()
                came = "sound part"
            counts[came] += 1
            window.show_shelf()
            settle()
            if wrong.heard:
                raise AssertionError(f"input {number} of seed {seed} ({came}): {wrong.heard}: {before!r}")
            for left in folder.iterdir():
                left.unlink()
    return counts


def settings_in_the_window(count: int, seed: int, folder: Path) -> Counter[str]:
    """Bent settings with which the program starts, shows a set-up and the page of the settings."""
    luck, counts, sound = LiveChance(seed), Counter[str](), settings_file()
    app = make_application(sys.argv[:1])
    with listening() as wrong:
        for number in range(count):
            path = folder / f"{number}" / "settings.json"
            path.parent.mkdir()
            data = bent_settings(luck, sound, ())
            path.write_bytes(data)
            kept = SettingsFile.open(path)
            counts[came_of(kept, path)] += 1
            context = make_context(app, kept.settings, kept.save)
            window = MainWindow(context, folder / "matches")
            window.show()
            settle()
            window.show_setup(games.slugs()[luck.pick(len(games.slugs()))])
            settle()
            window.show_settings()
            settle()
            window.close()
            window.deleteLater()
            context.language.use("en")
            context.deleteLater()
            settle()
            if wrong.heard:
                raise AssertionError(f"input {number} of seed {seed}: {wrong.heard}: {data!r}")
    return counts


def damage_all(kinds: list[str], seed: int, every: int) -> Counter[str]:
    """Every kind of file; returns what came of it."""
    total = Counter[str]()
    for number, kind in enumerate(kinds):
        luck = LiveChance(seed + number)
        with tempfile.TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as name:
            folder = Path(name)
            if kind == "settings":
                counts = damage_settings(folder, luck, every)
            elif kind == "results":
                counts = damage_results(folder, luck, every)
            else:
                counts = damage_save(save_of(kind, PLIES), folder, luck, every)
                for old in KEPT.glob(f"{kind}*.tabletop"):
                    start = old.read_bytes()[:OLD_BYTES]
                    counts += damage_save(start[: start.rindex(b"\n") + 1], folder, luck, every)
        print(f"{kind}: {counts.total()} files, {dict(counts)}", flush=True)
        total += counts
    return total


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.damage")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="slugs of games, settings, results (all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="only one byte of so many")
    parser.add_argument("--windows", type=int, default=0, help="open so many in the real window instead")
    given = parser.parse_args(arguments)
    if given.windows:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            print("saves", dict(saves_in_the_window(given.windows, given.seed, folder / "saves")))
            print("settings", dict(settings_in_the_window(given.windows // 5, given.seed, folder)))
        return 0
    total = damage_all(given.kinds or [*games.slugs(), "settings", "results"], given.seed, given.every)
    print(f"{total.total()} files: {dict(total)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
