"""Random events through the real window, for every game: mouse, keys, fingers, wheel, sizes, languages, looks, pages,
with computer players at the table.

    python -m tests.reliability.monkey [SLUG...] [--events 20000] [--seed 1] [--seconds N] [--figures FILE]

Each game has a process of its own, its matches a folder that is thrown away. A run fails on an exception, a warning of
Qt or of Python, a log record from WARNING on, a table that is stuck, memory that still grows in the second half, a
scene that is not what the view says, or a file that cannot be read. `--seconds` ends a game early; how many events were
made is told. What a monkey does follows from the seed; when the computer players answer does not.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, process_time

import tests.conftest  # noqa: F401  an environment of its own, before Qt is asked for anything
from tabletop import games
from tabletop.store.saves import load_save
from tests.reliability.figures import Figures, note
from tests.reliability.watching import Held, held, is_flat, listening, window_of
from tests.ui.matches import known_luck
from tests.ui.monkeys import Monkey, check_match

EVENTS = 20_000
LOOK_EACH, HEAVY_EACH = 10, 24
WARM = 6
"""Before so many samples pictures of other looks and sizes come, each for the first time: they tell nothing of what
grows."""
BLOCK = 25
CALM_EACH = 8
"""In so many blocks of tricks it is tried once whether the table goes on; what is held then, in a window of the usual
size, is a sample."""


class Run:
    """One monkey in one window: `memory_mb` has a sample for each time it was calm, without the pictures that are kept
    up to a limit, which is reached after thousands of events; `last` what was held at the end."""

    def __init__(self, slug: str, seed: int, events: int, seconds: float = float("inf")) -> None:
        self.slug, self.seed, self.wanted, self.seconds = slug, seed, events, seconds
        self.events = self.tricks = self.sat = self.calmed = 0
        self.memory_mb: list[float] = []
        self.last: Held | None = None

    def go(self, folder: Path) -> None:
        """Do it all; raises AssertionError for whatever is wrong."""
        with listening() as complaints, known_luck(self.seed), window_of(folder) as window:
            monkey = Monkey(window, self.slug, self.seed, LOOK_EACH, HEAVY_EACH)
            monkey.sit_down(self.slug)
            end, blocks = monotonic() + self.seconds, 0
            while monkey.events < self.wanted and monotonic() < end:
                monkey.run(min(BLOCK, max(1, self.wanted - monkey.events)))
                blocks += 1
                assert not complaints.heard, f"{monkey.last_tricks}: {complaints.heard}"
                if blocks % CALM_EACH == 0:
                    self._calm(monkey)
            self._calm(monkey)
            check_match(window)
            self.events, self.tricks, self.sat = monkey.events, monkey.tried, monkey.sat
            self.last = held()
            complaints.check()
        for path in folder.glob("*.tabletop"):
            load_save(path)
        samples = [round(mb) for mb in self.memory_mb]
        assert len(samples) < WARM or is_flat(self.memory_mb), f"{self}: memory grows: {samples}"

    def _calm(self, monkey: Monkey) -> None:
        monkey.go_on_playing()
        self.calmed += 1
        now = held()
        self.memory_mb.append(now.memory_mb - now.pictures_mb)

    def figures(self, failed: bool = False) -> Figures:
        """What it came to."""
        warm = self.memory_mb[min(WARM, len(self.memory_mb) - 1)] if self.memory_mb else 0.0
        return Figures(
            trial="monkey", game=self.slug, seed=self.seed, failed=failed, done=self.events, steps=self.tricks,
            processor_s=process_time(), growth=self.memory_mb[-1] / warm if warm else 0.0,
        )  # fmt: skip

    def __str__(self) -> str:
        memory = " ".join(f"{mb:.0f}" for mb in self.memory_mb)
        return (
            f"{self.slug}: {self.events} events in {self.tricks} tricks, {self.sat} times sat down anew, "
            f"{self.calmed} times played on; MB then: {memory}; at the end {self.last}"
        )


def run_one(slug: str, seed: int, events: int, seconds: float, figures: Path | None = None) -> None:
    """One game, here."""
    faulthandler.enable()
    with tempfile.TemporaryDirectory(prefix="tabletop-monkey-", ignore_cleanup_errors=True) as name:
        os.environ["HOME"] = name
        os.chdir(name)
        run, begun = Run(slug, seed, events, seconds), monotonic()
        try:
            run.go(Path(name) / "matches")
        except BaseException:
            note(figures, run.figures(failed=True))
            raise
        note(figures, run.figures())
        print(f"{run}; {process_time():.0f} s of the processor, {monotonic() - begun:.0f} s by the clock", flush=True)


def run_each(slugs: Sequence[str], rest: Sequence[str]) -> list[str]:
    """Every game in a process of its own; the names of those that fail."""
    root = Path(__file__).parents[2]
    command = (sys.executable, "-m", "tests.reliability.monkey")
    known = os.pathsep.join(part for part in (str(root), os.environ.get("PYTHONPATH", "")) if part)
    environment = {**os.environ, "PYTHONPATH": known}
    failed = []
    for slug in slugs:
        if subprocess.run((*command, slug, *rest), cwd=root, env=environment, check=False).returncode:
            print(f"{slug}: FAILED", flush=True)
            failed.append(slug)
    return failed


def main(arguments: Sequence[str]) -> int:
    """What stands at the top of this module."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.monkey", description=__doc__.split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="SLUG", choices=[[], *games.slugs()])
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--figures", type=Path, metavar="FILE", help="append what each game came to")
    wanted = parser.parse_args(arguments)
    slugs = wanted.slugs or games.slugs()
    if len(slugs) == 1:
        figures = wanted.figures and wanted.figures.absolute()
        run_one(slugs[0], wanted.seed, wanted.events, wanted.seconds, figures)
        return 0
    rest = ["--events", str(wanted.events), "--seed", str(wanted.seed), "--seconds", str(wanted.seconds)]
    if wanted.figures is not None:
        rest += ["--figures", str(wanted.figures.absolute())]
    return 1 if run_each(slugs, rest) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
