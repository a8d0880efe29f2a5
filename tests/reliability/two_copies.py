"""Two programs go on in one match, without knowing of one another, and both are killed.

    python -m tests.reliability.two_copies --rounds 40 --seed 1 [GAME ...]

Each plays, takes back and plays on through what the window uses to write. Whatever the order of their writings, every
file can be read afterwards, and what each had shown is in one of them.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.match.log import Entry
from tabletop.store.listing import kept_matches
from tabletop.store.saves import Loaded, SaveFile, load_save, read_save
from tabletop.ui.session.autosave import Autosave
from tests.conformance.playing import fair_action
from tests.reliability.samples import played, save_of

LONG_MS = 120
_LONGEST = 30


def sign_of(log: list[Entry]) -> bytes:
    """A short word for a whole log."""
    return sha256(msgspec.json.encode(log)).hexdigest()[:16].encode()


def play_on(loaded: Loaded, seed: int, pipe: int) -> None:
    """Play in this file until killed; `pipe` is told of every log before it is written, and after."""
    luck, match = LiveChance(seed), loaded.match
    saves = Autosave(loaded.header, loaded.file.path.parent, loaded.file)
    while True:
        if match.result is not None or len(match.log) > _LONGEST or (len(match.log) > 4 and luck.pick(4) == 0):
            match.rewind(len(match.log) - 1 - luck.pick(2))
            os.write(pipe, b"<" + sign_of(match.log) + b"\n")
            saves.rewound(match.log)
        else:
            match.submit(fair_action(match, luck), at_ms=match.log[-1].at_ms, chance=LiveChance(luck.pick(1 << 30)))
            os.write(pipe, b"<" + sign_of(match.log) + b"\n")
            saves.added(match.log)
        os.write(pipe, b">" + sign_of(match.log) + b"\n")


def one_round(slug: str, folder: Path, luck: LiveChance) -> int:
    """Both play for a moment and are killed; returns how many logs they have written."""
    match = played(slug, 8)
    (folder / "x").write_bytes(save_of(slug, 8))
    path = SaveFile.create(folder / "matches", read_save(folder / "x").header, match.log).path
    loaded, children = load_save(path), []  # both know the same: whoever comes later may take back what it has found
    for _ in range(2):
        ours, theirs = os.pipe()
        number = os.fork()
        if number == 0:
            try:
                play_on(loaded, luck.pick(1 << 30), theirs)
            finally:
                os._exit(1)
        luck.pick(2)
        os.close(theirs)
        children.append((number, ours))
    time.sleep(luck.pick(LONG_MS) / 1000)
    for number, _ in children:
        os.kill(number, signal.SIGKILL)
    told = [_told(number, ours) for number, ours in children]
    kept = {sign_of(load_save(found).match.log) for found in kept_matches(folder / "matches") if found.stat().st_size}
    for lines in told:
        written = [line[1:] for line in lines if line.startswith(b">")]
        begun = [line[1:] for line in lines if line.startswith(b"<")]
        assert not written or kept & {written[-1], begun[-1]}, f"{slug}: what was shown is in none of {len(kept)} files"
    return sum(len(lines) for lines in told) // 2


def _told(number: int, pipe: int) -> list[bytes]:
    os.waitpid(number, 0)
    data = b""
    while piece := os.read(pipe, 1 << 16):
        data += piece
    os.close(pipe)
    return data.splitlines()


def run(slugs: list[str], rounds: int, seed: int) -> Counter[str]:
    """So many rounds, over these games in turn; returns what was counted."""
    counts, luck = Counter[str](), LiveChance(seed)
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            counts["logs written"] += one_round(slugs[number % len(slugs)], Path(folder), luck)
            counts["rounds"] += 1
            counts["files"] += len(kept_matches(Path(folder) / "matches"))
    return counts


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.two_copies")
    parser.add_argument("games", nargs="*", metavar="GAME", help="slugs (all)")
    parser.add_argument("--rounds", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    given: Any = parser.parse_args(arguments)
    print(dict(run(given.games or list(games.slugs()), given.rounds, given.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
