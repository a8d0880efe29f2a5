"""One kind of input for `atheris`, which looks for inputs that reach code which none has reached before.

    python -m tests.reliability.fuzz_by_reach KIND SEEDS [OPTIONS OF LIBFUZZER]

`fuzz.py --engine atheris` calls it. It needs neither Qt nor pytest; `atheris` stands in no list of what the project
needs, as it has no wheels for every system.
"""

from __future__ import annotations

import atexit
import sys
import tempfile
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any


def main(arguments: list[str]) -> None:
    """Runs until the time of the options is over; then libFuzzer ends the process."""
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["tabletop", "chess", "tests.reliability.hostile"]):
        trials = import_module("tests.reliability.hostile").TRIALS
        from tabletop import games

        for slug in games.slugs():
            games.load(slug)
    kind, came = arguments[1], Counter[str]()
    with tempfile.TemporaryDirectory() as folder:

        def trial(data: bytes) -> None:
            for left in Path(folder).iterdir():
                left.unlink()
            came[trials[kind](data, Path(folder))] += 1

        atexit.register(lambda: print(f"{kind}: {came.total()} inputs: {dict(came.most_common())}", flush=True))
        atheris.Setup([arguments[0], *arguments[2:]], trial)
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
