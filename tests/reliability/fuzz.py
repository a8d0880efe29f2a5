"""Hostile files: saves, PGN, PDN, texts, positions and settings that are nearly right, read as the program reads them.

    python -m tests.reliability.fuzz --minutes 20 --seed 1 [save pgn pdn txt fen settings]
    python -m tests.reliability.fuzz --engine atheris --minutes 20 [...]     (where atheris is installed)

`hypothesis` chooses what is bent, and makes a fault as small as it can; `atheris` is led by what code an input reaches.
The minutes are shared out evenly. What fails is written to the folder
of `--found`, and the exit status is 1: put it into `tests/reliability/found`, whose files the tests read again.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from time import monotonic

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.reliability.hostile import TRIALS
from tests.reliability.mutations import Chooser, bent_position, bent_save, bent_settings, bent_written
from tests.reliability.samples import positions, saves, settings_file, texts

Bend = Callable[[Chooser, bytes, Sequence[bytes]], bytes]
ROUND = 500
"""Inputs between two looks at the time."""


def seeds_of(kind: str) -> tuple[tuple[bytes, ...], Bend]:
    """Sound inputs of a kind, and what bends them."""
    if kind == "save":
        return saves(), bent_save
    if kind == "settings":
        return (settings_file(), b"{}"), bent_settings
    if kind == "fen":
        return tuple(text.encode() for _, text in positions()), bent_position
    return tuple(text.encode() for text in texts()), bent_written


class _Drawn:
    """Lets hypothesis choose."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], int]) -> None:
        self._draw = draw

    def pick(self, count: int) -> int:
        return self._draw(st.integers(0, count - 1))


def bent_inputs(kind: str) -> st.SearchStrategy[bytes]:
    """Inputs of a kind that are nearly right."""
    sound, bend = seeds_of(kind)

    @st.composite
    def inputs(draw: Callable[[st.SearchStrategy[int]], int]) -> bytes:
        chooser = _Drawn(draw)
        return bend(chooser, sound[chooser.pick(len(sound))], sound)

    return inputs()


def run_round(kind: str, number: int, count: int, folder: Path, came: Counter[str]) -> bytes | None:
    """So many inputs; what was counted goes into `came`. Returns the smallest input that fails, if one does."""
    last = [b""]

    @seed(number)
    @settings(
        max_examples=count, database=None, deadline=None, derandomize=False, print_blob=False,
        suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink),
    )  # fmt: skip
    @given(bent_inputs(kind))
    def trial(data: bytes) -> None:
        last[0] = data
        for left in folder.iterdir():
            left.unlink()
        came[TRIALS[kind](data, folder)] += 1

    try:
        trial()
    except Exception:
        traceback.print_exc()
        return last[0]
    return None


def by_hypothesis(kinds: Sequence[str], minutes: float, first_seed: int, found: Path) -> int:
    """Returns how many kinds have failed."""
    failed = 0
    for kind in kinds:
        end, number, came = monotonic() + minutes * 60 / len(kinds), first_seed, Counter[str]()
        with tempfile.TemporaryDirectory() as folder:
            while monotonic() < end:
                bad = run_round(kind, number, ROUND, Path(folder), came)
                number += 1
                if bad is not None:
                    failed += 1
                    keep(found, kind, bad)
                    break
        print(
            f"{kind}: {came.total()} inputs, seeds {first_seed} to {number - 1}: {dict(came.most_common())}", flush=True
        )
    return failed


def keep(found: Path, kind: str, data: bytes) -> None:
    """Write down an input that fails."""
    found.mkdir(parents=True, exist_ok=True)
    path = found / f"{sha256(data).hexdigest()[:12]}.{kind}"
    path.write_bytes(data)
    print(f"{kind}: FAILED, see {path}", flush=True)


def by_atheris(kinds: Sequence[str], minutes: float, first_seed: int, found: Path) -> int:
    """Returns how many kinds have failed. Each runs in a process of its own, which ends at its first failure."""
    failed = 0
    found.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            seeds = Path(folder) / "seeds"
            seeds.mkdir()
            for number, data in enumerate(seeds_of(kind)[0]):
                (seeds / f"{number}").write_bytes(data)
            command = [
                *(sys.executable, "-m", "tests.reliability.fuzz_by_reach", kind, str(seeds)),
                *(f"-max_total_time={int(minutes * 60 / len(kinds))}", f"-seed={first_seed}", "-max_len=20000"),
                *("-timeout=60", f"-artifact_prefix={found / kind}-", "-print_final_stats=1", "-verbosity=0"),
            ]
            failed += subprocess.run(command, check=False).returncode != 0
    return failed


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.reliability.fuzz", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(TRIALS)} (all)")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("hypothesis", "atheris"), default="hypothesis")
    parser.add_argument("--found", type=Path, default=Path("found"))
    given_ = parser.parse_args(arguments)
    run = by_hypothesis if given_.engine == "hypothesis" else by_atheris
    return 1 if run(given_.kinds or list(TRIALS), given_.minutes, given_.seed, given_.found) else 0


if __name__ == "__main__":
    sys.exit(main())
