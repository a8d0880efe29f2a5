"""Whether the tests notice: a line of the rules is written wrongly on purpose, and some test has to fail.

    python -m tests.reliability.mutants tabletop/games/ludo/*.py
    python -m tests.reliability.mutants tabletop/kit/hands.py --sample 40 --seed 2
    python -m tests.reliability.mutants tabletop/kit/tracks.py --tests tests/kit/test_tracks.py --tests tests/match

Each mutant is one small change of one module (`wrong_lines`). A process collects the tests of the module's room once,
and notes which lines each of them runs; for every mutant a process splits off, puts the wrong functions where the right
ones were, and runs the tests that come by there, the quickest first, until one fails. What runs when a module is
imported needs an import anew, and so takes longer; what lives on though its line ran at import, or though a property
might have been tried with more examples, is tried once more that way. What survives is written down with its line;
somebody finds the test that is missing, or says why nobody can notice (docs/mutants.md). Needs a system that can fork.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from multiprocessing import get_context
from pathlib import Path

from msgspec.structs import replace

from tests.architecture.source import ROOT
from tests.reliability.hunting import Hunted, Tests, settled, try_anew, try_in_place
from tests.reliability.noticing import ALIVE

PLAYED = ("crazy_eights", "ludo")
"""Two games for what all of them stand on."""
SHARED = ("tests/conformance", "tests/games/test_handicaps.py")


def tests_of(path: Path) -> Tests:
    """The tests of the room to which a module belongs, without those that are all about the window."""
    room = path.relative_to(ROOT / "tabletop").parts
    if room[0] == "games":
        return Tests((*_of_games([room[1]]), "tests/match/test_examples.py", *SHARED), (room[1],))
    if room[0] == "kit":
        return Tests(("tests/kit", *_of_games(users_of_the_kit())))
    return Tests(("tests/core", f"tests/{room[0]}", "tests/kit", "tests/match", *_of_games(PLAYED), *SHARED), PLAYED)


def _of_games(slugs: Iterable[str]) -> list[str]:
    files = [file for slug in slugs for file in sorted((ROOT / "tests" / "games").glob(f"test_{slug}*.py"))]
    return [str(file.relative_to(ROOT)) for file in files if not file.stem.endswith(("_mouse", "_page"))]


def users_of_the_kit() -> list[str]:
    """A few games that together use everything of the kit that a game uses: those with few tests first."""
    uses: dict[str, set[str]] = {}
    for package in sorted((ROOT / "tabletop" / "games").glob("*/engine.py")):
        text = "".join(file.read_text("utf-8") for file in package.parent.glob("*.py"))
        kit = {file.stem for file in (ROOT / "tabletop" / "kit").glob("*.py")}
        uses[package.parent.name] = {part for part in kit if f"tabletop.kit.{part} " in text}
    effort = {slug: sum((ROOT / file).stat().st_size for file in _of_games([slug])) for slug in uses}
    chosen: list[str] = []
    while left := set().union(*uses.values()).difference(*(uses[slug] for slug in chosen)):
        chosen.append(max(uses, key=lambda slug: len(uses[slug] & left) / effort[slug]))
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Hunt as the command line says; returns how many mutants live."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("modules", nargs="+", type=Path, help="files below tabletop")
    reader.add_argument("--sample", type=int, default=0, help="mutants of each module (default all)")
    reader.add_argument("--seed", type=int, default=1, help="which of them")
    reader.add_argument("--tests", action="append", default=[], help="arguments of pytest, not the room's tests")
    reader.add_argument("--budget", type=float, default=2.0, help="seconds of the processor for each (default 2)")
    reader.add_argument("--again", type=Path, help="what an earlier hunt printed: only what lived there")
    reader.add_argument("--in-place", action="store_true", help="leave out what needs an import anew")
    asked = reader.parse_args(arguments)
    paths = [module.resolve() for module in asked.modules]
    lived = asked.again and set(asked.again.read_text("utf-8").splitlines())
    os.chdir(ROOT)
    rooms: dict[Tests, dict[Path, list[int]]] = defaultdict(dict)
    for path in paths:
        if chosen := chosen_of(path, asked.sample, asked.seed, lived):
            tests = Tests(tuple(asked.tests)) if asked.tests else tests_of(path)
            rooms[replace(tests, budget=asked.budget)][path] = chosen
    tried = living = 0
    # Each step in a process of its own, in which nothing that stands on its modules was imported before.
    with get_context("fork").Pool(1, maxtasksperchild=1) as pool:
        for tests, wanted in rooms.items():
            failing, found, ends = pool.apply(try_in_place, (tests, wanted))
            print(*(f"fails anyway: {test}\n" for test in failing), sep="", end="", flush=True)
            for (path, numbers), end in zip(wanted.items(), ends, strict=True):
                ended = dict(zip(numbers, end, strict=True))
                if asked.in_place:
                    ended = settled(Hunted(path), found[path], ended)
                    alive = [number for number, end in ended.items() if end == ALIVE]
                else:
                    alive = pool.apply(try_anew, (path, found[path], ended, tests.budget))
                tell(path, len(ended), alive)
                tried, living = tried + len(ended), living + len(alive)
    print(f"{tried} mutants, {living} alive, {sum(os.times()[:4]):.0f} s of the processor")
    return living


def chosen_of(path: Path, sample: int, seed: int, lived: Collection[str] | None) -> list[int]:
    """The numbers of some changes of a module, or of all; of those that once `lived`, if anybody knows."""
    numbers = [number for number, line in enumerate(lines_of(path)) if lived is None or f"  {line}" in lived]
    return sorted(random.Random(seed).sample(numbers, min(sample or len(numbers), len(numbers))))


def lines_of(path: Path) -> list[str]:
    """What is told of each change of a module, should it live."""
    return [f"{path.relative_to(ROOT)}:{change.line}: {change.what}" for change in Hunted(path).changes]


def tell(path: Path, tried: int, alive: Sequence[int]) -> None:
    """One module: of how many, and what nobody noticed."""
    lines = lines_of(path)
    head = f"{path.relative_to(ROOT)}: {tried} of {len(lines)}, {len(alive)} alive"
    print(head, *(lines[number] for number in alive), sep="\n  ", flush=True)


if __name__ == "__main__":
    sys.exit(min(main(), 99))
