"""Figures of long trials that were shared out over several runs: each run appends a line to a file, and all of them are
added up.

    python -m tests.reliability.marathon chess --matches 500 --seed 7 --figures FILE
    python -m tests.reliability.figures FILE...
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What one run of one game came to.

    trial, game, seed: which it was.
    failed: it broke off with an error.
    done: matches of a marathon, events of a monkey.
    steps: plies of a marathon, tricks of a monkey.
    processor_s: seconds of the processor.
    growth: memory at the end, of what it was when the run had become warm.
    """

    trial: str
    game: str
    seed: int
    failed: bool = False
    done: int = 0
    steps: int = 0
    processor_s: float = 0.0
    growth: float = 0.0


def note(path: Path | None, figures: Figures) -> None:
    """Append them to a file, where one is wanted: in one piece, as other runs may write to it, too."""
    if path is not None:
        with path.open("ab", buffering=0) as out:
            out.write(msgspec.json.encode(figures) + b"\n")


def read(paths: Iterable[Path]) -> list[Figures]:
    """All that was noted."""
    return [msgspec.json.decode(line, type=Figures) for path in paths for line in path.read_bytes().splitlines()]


def added(found: Sequence[Figures]) -> list[str]:
    """A line for each game of each trial, and one for each trial; the largest growth of all its runs."""
    trials = list(dict.fromkeys(one.trial for one in found))
    lines = []
    for trial in trials:
        own = [one for one in found if one.trial == trial]
        lines += [
            _line(trial, game, [one for one in own if one.game == game]) for game in sorted({x.game for x in own})
        ]
        lines.append(_line(trial, "all", own))
    return lines


def _line(trial: str, name: str, runs: Sequence[Figures]) -> str:
    done, steps, spent = (sum(one) for one in zip(*((r.done, r.steps, r.processor_s) for r in runs), strict=True))
    failed, growth = sum(one.failed for one in runs), max(one.growth for one in runs)
    each = 1000 * spent / done if done else 0.0
    told = f"{len(runs)} runs, {failed} failed, {done} done, {steps} steps, {spent:.0f} s of the processor"
    return f"{trial} {name}: {told}, {each:.0f} ms each, memory {growth:.2f} x at most"


def main(arguments: Sequence[str]) -> int:
    """Print the sums; the exit status tells whether a run has failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.figures", description=__doc__.split("\n\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    found = read(parser.parse_args(arguments).files)
    print("\n".join(added(found)))
    return 1 if any(one.failed for one in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
