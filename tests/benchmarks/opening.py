"""What it costs to open a box, in milliseconds of the processor: prints a line of JSON.

    python -m tests.benchmarks.opening SLUG

"shelf_ms": what the shelf reads of the game, when all it shares with others is there; "engine_ms": the engine, in a
program that shows the shelf; "player_ms": the computer player on top, which only the worker loads.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from time import thread_time

from tests.benchmarks.starting import as_at_home


def measured_ms(load: Callable[[], object]) -> float:
    """What a step takes."""
    started = thread_time()
    load()
    return (thread_time() - started) * 1000


def main(slug: str) -> int:
    """Do as the program does: the window, the shelf, a box."""
    as_at_home()
    from tabletop.__main__ import window_program

    window_program()
    gc.enable()  # as it is when the shelf has been painted
    gc.freeze()
    from tabletop import games

    for other in games.slugs():
        if other != slug:
            games.info(other)
    steps = {"shelf_ms": games.info, "engine_ms": games.load, "player_ms": games.policy}
    print(json.dumps({name: measured_ms(lambda load=load: load(slug)) for name, load in steps.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
