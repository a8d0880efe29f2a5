"""The bundle where nothing of ours is: a match of Ludo in a bare Debian, in Dutch, by mouse, against the computer.

    /usr/bin/python3 packaging/linux/try_bundle.py ROOT ARCHIVE PICTURE.png

as root. ROOT is the folder of a minimal Debian without Python (made by debootstrap if it is not there), ARCHIVE the
`.tar.xz` that build.py makes. Fails unless the match ends, and stands in the family's book and on the shelf of matches;
PICTURE.png is the screen at the end. What this needs, and how it steers, says bare.py.
"""

from __future__ import annotations

import re
import signal
import sqlite3
import sys
from pathlib import Path

import bare

# What a desktop has and a minimal Debian has not.
DESKTOP = ("libegl1", "libgl1", "libdbus-1-3", "libglib2.0-0", "fontconfig", "fonts-dejavu-core")
BOX, SHORT, ONE_PIECE, START = "Paardjesspel, .*", "Korte partij: .*", "1", "Beginnen"
THROW, MINE, AT_HOME, DOOR = "Gooien|Verder", "rode pion, .*", "rode pion, rode stal", "rood startvakje"
AGAIN = "Nog een keer spelen"
PIECES = ("push button", "check box")
MOST_STEPS = 1000
"""The match is short; more means that something stands still."""


def installed(root: bare.Root, archive: Path) -> Path:
    """Unpack the archive below /opt, and add what every desktop has; the program as the root sees it."""
    root.install(*DESKTOP)
    place = root.folder / "opt/tabletop"
    place.mkdir(parents=True, exist_ok=True)
    bare.run("tar", "--extract", "--file", archive, "--strip-components", "1", "--directory", place)
    return Path("/opt/tabletop/bin/tabletop")


def step(somebody: bare.Somebody) -> str:
    """Do what the table asks for; what it was, "" if there is nothing to do."""
    seen = somebody.everything()
    if any(one.name == AGAIN for one in seen):
        return AGAIN
    seen = [one for one in seen if one.role in PIECES]
    button = next((one for one in seen if re.fullmatch(THROW, one.name)), None)
    if button is not None:
        somebody.click(button)
        return button.name
    lifted = any(one.lifted for one in seen)
    wanted = ".*" if lifted else MINE
    thing = next((one for one in seen if one.may and not one.lifted and re.fullmatch(wanted, one.name)), None)
    if thing is None:
        return ""
    if re.fullmatch(AT_HOME, thing.name):
        somebody.drag(thing, next(one for one in seen if one.name == DOOR))
    else:
        somebody.click(thing)
    return thing.name


def play(somebody: bare.Somebody) -> None:
    """From the shelf to the end of the match. Raises Failed."""
    somebody.click_on(BOX)
    somebody.click_on(SHORT)
    somebody.click_on(ONE_PIECE)
    somebody.click_on(START)
    for _ in range(MOST_STEPS):
        done = bare.until(lambda: step(somebody), "something to do")
        print(done, flush=True)
        if done == AGAIN:
            return
    raise bare.Failed("this match has no end")


def kept(home: Path) -> list[str]:
    """The one match in the family's book, a line for each place. Raises Failed where it is not there."""
    (saved,) = (home / "matches").glob("*.tabletop")
    with sqlite3.connect(home / "league.sqlite") as book:
        rows = book.execute(
            "SELECT game, rule, name, computer, place FROM chair JOIN match ON match = id ORDER BY place"
        )
        lines = [
            f"{game}, {rule}: {name}, computer {computer}, place {place}" for game, rule, name, computer, place in rows
        ]
    if len(lines) != 2 or not saved.stat().st_size:
        raise bare.Failed(f"in the book: {lines}")
    return lines


def main(arguments: list[str]) -> None:
    """Play, and look at what is left of it."""
    bare.alone()
    folder, archive, picture = map(Path, arguments)
    root = bare.Root(folder)
    home = root.forget()
    program = installed(root, archive)
    desk, somebody = bare.Desk(root), bare.Somebody()
    running = root.start(str(program), log=desk.folder / "log", **desk.told)
    try:
        play(somebody)
    finally:
        desk.photograph(picture)
    running.send_signal(signal.SIGTERM)
    print(f"{somebody.clicks} presses; the program ended with {running.wait(bare.PATIENCE_S)}")
    print((desk.folder / "log").read_text("utf-8"))
    desk.clear()
    print(*kept(home), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
