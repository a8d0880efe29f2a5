"""Kill -9 at random moments, while matches of all games are played through the real window against computer players.

    python -m tests.reliability.kills --runs 500 --seed 1 [GAME ...]

In turn the program is killed while moves are made, while they are taken back and done again, while settings are
written, around the end of a match, and while a table is left and its picture is kept. After each kill: every file of a
match can be read, the match at the table has everything that had been shown and at most the one ply more that was in
flight, no other file has changed, the settings are those before or after, a finished match counts once. Then the
program starts again on what the kill has left, and goes on with the match that was on the table.

The parent has all modules loaded and forks, so that a start costs little; it needs a system that can fork.
"""

from __future__ import annotations

import argparse
import os
import select
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
import traceback
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.match.match import Match
from tabletop.store.saves import Loaded, SaveFile, load_save
from tabletop.store.settings import Settings, SettingsFile
from tests.conformance.playing import fair_action
from tests.reliability.killed import PHASES, live, sign_of

PATIENCE_S = 120.0
LATE_MS = 8
"""A kill comes up to so long after the report that it waits for; every other one in the middle of a writing."""
AT_ONCE = 5
"""One kill of so many comes while the program still starts."""
START_MS = 900
OPERATIONS = 50
"""One kill of three comes just before an operation on a file, one of the first so many."""
LONG_S = 4.0
NEAR = 5
"""A match that is to end soon has so many entries left, as it was played before."""
AIMS = {
    "moves": {"shown"},
    "undo": {"undo", "undone", "redo", "stands"},
    "settings": {"set", "kept"},
    "results": {"shown", "over", "undo"},
    "pictures": {"leave", "left", "shown"},
}
"""After which reports a kill comes."""


class Broken(AssertionError):
    """Something was lost, or cannot be read."""


class Table:
    """A match as it was shown: the signs of its log, how many of them are surely in the file, whether it is over."""

    def __init__(self, log: list[str]) -> None:
        self.log = log
        self.floor = len(log)
        self.over = False
        self.going_back = False
        self.doing_again = False

    def hear(self, told: dict[str, Any]) -> None:
        """Take one report."""
        match told["what"]:
            case "shown":
                del self.log[told["at"] :]
                self.log.append(told["sign"])
                self.floor = self.floor if self.doing_again else len(self.log)
            case "undone":
                del self.log[told["length"] :]
                self.floor, self.going_back, self.over = len(self.log), False, False
            case "stands":
                self.floor, self.going_back, self.doing_again = told["length"], False, False
            case "over":
                self.over = True
            case "undo":
                self.going_back = True
            case "redo":
                self.doing_again = True


class Known:
    """What the killed program has told: the matches at its table by their files, the last of them the one that is still
    there, and what the settings may be."""

    def __init__(self, settings: tuple[str, int]) -> None:
        self.tables: dict[str, Table] = {}
        self.file = ""
        self.settings = settings
        self.writing = False
        self.counts: Counter[str] = Counter()
        self.since: Counter[str] = Counter()

    def hear(self, told: dict[str, Any]) -> None:
        """Take one report."""
        what = told["what"]
        self.counts[what] += 1
        self.since[what] += self.counts["ready"]
        if what == "failed":
            raise Broken(f"the program reports {told['error']}")
        if what == "sits":
            self.file = told["file"]
            self.tables[self.file] = Table(told["log"])
        elif what in ("set", "kept"):
            self.writing = what == "set"
            if what == "kept":
                self.settings = (told["language"], told["volume"])
        elif self.file:
            self.tables[self.file].hear(told)


class Trial:
    """All kills of one game, in one home folder."""

    def __init__(self, folder: Path, slug: str, seed: int) -> None:
        self.folder, self.slug, self.luck = folder, slug, LiveChance(seed)
        self.matches = folder / "data" / "tabletop" / "matches"
        self.league = folder / "data" / "tabletop" / "league.sqlite"
        self.kept: dict[str, bytes] = {}
        self.logs: dict[str, list[str]] = {}
        self.counts: Counter[str] = Counter()
        self._short: bytes | None = None
        for name in ("data", "config", "cache", "state", "run"):
            (folder / name).mkdir(parents=True, mode=0o700)
        first = SettingsFile(self._settings, Settings(speed="off", muted=True, language="en", look="day"))
        first.save()
        self.values = ("en", first.settings.volume)

    @property
    def _settings(self) -> Path:
        return self.folder / "config" / "tabletop" / "settings.json"

    def kill(self, phase: str) -> None:
        """One start, one kill, and a look at what it has left."""
        if phase == "results":
            self._bring_near_the_end()
        known = self._run(phase)
        self.look(known)
        self.counts.update(known.counts)
        self.counts["kills"] += 1

    def go_on(self) -> None:
        """A last start, which is left alone until the table stands."""
        known = self._run("moves", kill_after=3)
        if not known.counts["ready"]:
            raise Broken("the last start did not come to a table")
        self.look(known)

    # The program

    def _run(self, phase: str, kill_after: int | None = None) -> Known:
        ours, theirs = os.pipe()
        last = 1 + self.luck.pick(OPERATIONS) if kill_after is None and self.luck.pick(3) == 0 else 0
        number = os.fork()
        if number == 0:
            os.setpgid(0, 0)
            os.close(ours)
            try:
                live(self.folder, self.slug, phase, self.luck.pick(1 << 30), theirs, last)
            finally:
                os._exit(1)
        os.close(theirs)
        known = Known(self.values)
        try:
            if last:
                self._wait_for_death(ours, known)
            else:
                self._wait_and_kill(ours, number, phase, known, kill_after)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(number, signal.SIGKILL)
            status = os.waitpid(number, 0)[1]
            os.close(ours)
        if not os.WIFSIGNALED(status):
            raise Broken(f"the program has ended by itself: {self._complaints()}")
        return known

    def _wait_for_death(self, pipe: int, known: Known) -> None:
        """It kills itself before an operation on a file; where it does so many no more, it is killed after a while."""
        rest, end = b"", time.monotonic() + LONG_S
        with suppress(EOFError):
            while select.select([pipe], [], [], max(0.0, end - time.monotonic()))[0]:
                rest = self._read(pipe, rest, known)
        self.counts["before an operation"] += time.monotonic() < end

    def _wait_and_kill(self, pipe: int, number: int, phase: str, known: Known, kill_after: int | None) -> None:
        early = kill_after is None and self.luck.pick(AT_ONCE) == 0
        aim = {"writes"} if kill_after is None and self.luck.pick(2) else AIMS[phase]
        late_us = 1000 * self.luck.pick(2 if "writes" in aim else LATE_MS) + self.luck.pick(1000)
        after = kill_after or 1 + self.luck.pick(14)
        end = time.monotonic() + (self.luck.pick(START_MS) / 1000 if early else PATIENCE_S)
        rest = b""
        while time.monotonic() < end and (early or _aimed(known, aim) < after):
            if select.select([pipe], [], [], max(0.0, end - time.monotonic()))[0]:
                rest = self._read(pipe, rest, known)
        if not early:
            if _aimed(known, aim) < after:
                raise Broken(f"nothing happens any more after {known.counts}")
            time.sleep(late_us / 1_000_000)
        os.kill(number, signal.SIGKILL)
        with suppress(EOFError):
            while select.select([pipe], [], [], 0.2)[0]:
                rest = self._read(pipe, rest, known)

    def _read(self, pipe: int, rest: bytes, known: Known) -> bytes:
        data = os.read(pipe, 1 << 16)
        if not data:
            raise EOFError("the program has ended by itself")
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            told = msgspec.json.decode(line)
            if told["what"] == "sits":
                self._compare(told, known)
            known.hear(told)
        return rest

    def _compare(self, told: dict[str, Any], known: Known) -> None:
        """A match that is taken up again has all that it had."""
        table = known.tables.get(told["file"])
        before = self.logs.get(told["file"]) if table is None else table.log
        if before is not None and told["log"] != before:
            raise Broken(f"{told['file']} goes on with another log than it had")
        self.counts["taken up again"] += before is not None and table is None

    # What was left

    def look(self, known: Known) -> None:
        """Everything that must hold after a kill."""
        if self._complaints():
            raise Broken(self._complaints())
        self._look_at_settings(known)
        rows = self._rows()
        for path in sorted(self.matches.glob("*.tabletop")):
            data = path.read_bytes()
            if not data:
                self.counts["left empty"] += 1
                continue
            loaded = load_save(path)
            noted = rows.get(loaded.header.key, 0)
            table = known.tables.get(path.name)
            if noted > 1 or (loaded.ended and noted != 1):
                raise Broken(f"{path.name} was counted {noted} times; it is over: {loaded.ended}")
            if table is not None:
                self._look_at_table(loaded, table, path.name == known.file)
            elif self.kept.get(path.name, data) != data:
                raise Broken(f"{path.name} was not at the table and has changed")
            self.kept[path.name] = data
            self.logs[path.name] = [sign_of(entry) for entry in loaded.match.log]
        gone = [name for name in self.kept if not (self.matches / name).exists()]
        if gone:
            raise Broken(f"{gone} are gone")
        self.counts["left .part"] = len(list(self.matches.glob("*.part")))

    def _look_at_table(self, loaded: Loaded, table: Table, is_last: bool) -> None:
        name, signs = loaded.file.path.name, [sign_of(entry) for entry in loaded.match.log]
        least = 1 if table.going_back else table.floor
        common = min(len(signs), len(table.log))
        if signs[:common] != table.log[:common] or not least <= len(signs) <= len(table.log) + is_last:
            raise Broken(f"{name}: {len(table.log)} entries were shown ({least} surely), {len(signs)} are kept")
        self.counts["entries shown"] += len(table.log)
        self.counts["one in flight kept"] += len(signs) > len(table.log)
        if table.over and not table.going_back and not loaded.ended:
            raise Broken(f"{name} was over, and its end is not kept")

    def _look_at_settings(self, known: Known) -> None:
        found = SettingsFile.open(self._settings)
        if found.is_first or self._settings.with_suffix(".damaged").exists():
            raise Broken("the settings are lost")
        now = (found.settings.language, found.settings.volume)
        if now != known.settings and not known.writing:
            raise Broken(f"the settings are {now} and not {known.settings}")
        self.values = now

    def _rows(self) -> dict[str, int]:
        """How often each match was counted."""
        if not self.league.exists():
            return {}
        with closing(sqlite3.connect(self.league)) as db:
            try:
                return dict(db.execute("SELECT key, COUNT(*) FROM match GROUP BY key").fetchall())
            except sqlite3.OperationalError as error:
                if "no such" in str(error):  # killed before the tables were made
                    return {}
                raise

    def _complaints(self) -> str:
        path = self.folder / "stderr"
        lines = path.read_text("utf-8", "replace").splitlines() if path.exists() else []
        return "\n".join(line for line in lines if "This plugin does not support" not in line)

    def _bring_near_the_end(self) -> None:
        """A match that others have played until shortly before its end becomes the first one of the shelf."""
        found = next((path for path in sorted(self.matches.glob("*.tabletop")) if path.stat().st_size), None)
        if found is None:
            return
        loaded = load_save(found)
        match = Match.replay(loaded.match.game, loaded.match.setup, loaded.match.log[:1], True, loaded.match.luck)
        luck = LiveChance(self.luck.pick(1 << 30))
        while match.result is None:
            match.submit(fair_action(match, luck))
        match.rewind(max(1, len(match.log) - 1 - self.luck.pick(NEAR)))
        made = SaveFile.create(self.matches, loaded.header, match.log)
        self.kept[made.path.name] = made.path.read_bytes()
        self.logs[made.path.name] = [sign_of(entry) for entry in match.log]


def _aimed(known: Known, aim: set[str]) -> int:
    """How many of these reports have come since the table stands."""
    return sum(known.since[what] for what in aim) if known.counts["ready"] else 0


def run(slugs: list[str], runs: int, seed: int, folder: Path) -> tuple[Counter[str], list[str]]:
    """So many kills over these games; returns what was counted, and what was lost. A game in which something was lost
    is left, and its files stay."""
    counts, lost = Counter[str](), []
    for number, slug in enumerate(slugs):
        share = runs * (number + 1) // len(slugs) - runs * number // len(slugs)
        trial, begun = Trial(folder / slug, slug, seed + number), time.monotonic()
        try:
            for turn in range(share):
                trial.kill(PHASES[(turn + number) % len(PHASES)])
            if share:
                trial.go_on()
            shutil.rmtree(folder / slug)
        except Exception as error:
            traceback.print_exc()
            lost.append(f"{slug}, seed {seed + number}, kill {trial.counts['kills'] + 1}: {error}")
        counts += trial.counts
        print(f"{slug}: {share} kills in {time.monotonic() - begun:.0f} s {dict(trial.counts)}", flush=True)
    return counts, lost


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.kills")
    parser.add_argument("games", nargs="*", metavar="GAME", help="slugs (all)")
    parser.add_argument("--runs", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="tabletop-kills-"))
    counts, lost = run(given.games or list(games.slugs()), given.runs, given.seed, folder)
    print(dict(counts))
    if lost:
        print("\n".join([*lost, f"see {folder}"]))
        return 1
    print("nothing was lost")
    folder.rmdir()
    return 0


if __name__ == "__main__":
    sys.exit(main())
