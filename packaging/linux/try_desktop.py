"""The package for Debian as a family has it: installed, started from the menu, a match opened by double click, removed.

    /usr/bin/python3 packaging/linux/try_desktop.py ROOT PACKAGE.deb MATCH.tabletop PICTURE.png

as root. ROOT is the folder of a minimal Debian without Python (made by debootstrap if it is not there). The menu is
`gtk-launch`, and the double click `xdg-open`, which asks GLib as the file manager does. Fails unless the kinds of files
are known and belong to Tabletop, the shelf and then the match appear, and removing leaves nothing but what the family
has made. PICTURE.png is the match on the screen. What this needs says bare.py.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from pathlib import Path

import bare

ENTRY = "net.tabletop.Tabletop"
# What a desktop is here: its menu and its file manager's way to open files, without a picture of either.
DESKTOP = ("libgtk-3-bin", "libglib2.0-bin", "xdg-utils", "shared-mime-info", "desktop-file-utils", "fonts-dejavu-core")
KINDS = {
    ".tabletop": "application/x-tabletop-match",
    ".pgn": "application/vnd.chess-pgn",
    ".pdn": "application/x-draughts-pdn",
}
SHELF, TABLE = "Paardjesspel, .*", "Tafel"


def check_kinds(root: bare.Root) -> None:
    """The system knows our files by their names, and which program opens them. Raises Failed."""
    told = {"XDG_CURRENT_DESKTOP": "GNOME"}
    for suffix, kind in KINDS.items():
        (root.folder / f"tmp/file{suffix}").write_text(" ", "utf-8")
        found = root.do("xdg-mime", "query", "filetype", f"/tmp/file{suffix}", **told)
        opens = root.do("xdg-mime", "query", "default", kind, **told)
        print(f"{suffix}: {found}, opened by {opens}")
        if (found, opens) != (kind, f"{ENTRY}.desktop"):
            raise bare.Failed(f"{suffix} is not ours")


def close(somebody: bare.Somebody) -> None:
    """End the program as the system does when somebody logs out."""
    for number in bare.run("pidof", "tabletop").split():  # in a namespace of our own: there is no other
        os.kill(int(number), signal.SIGTERM)
    bare.until(lambda: somebody.program() is None, "the end of the program")


def remains(root: bare.Root, before: set[str]) -> list[str]:
    """What is there now and was not before; what the family has made does not count."""
    return sorted(name for name in root.files() - before if not name.startswith("root/"))


def mentions(root: bare.Root) -> list[str]:
    """The caches of the desktop that still speak of Tabletop."""
    caches = (*(root.folder / "usr/share/applications").glob("*.cache"), *(root.folder / "usr/share/mime").rglob("*"))
    return [str(path) for path in caches if path.is_file() and b"abletop" in path.read_bytes()]


def main(arguments: list[str]) -> None:
    """Do all of it."""
    bare.alone()
    folder, package, match, picture = map(Path, arguments)
    root = bare.Root(folder)
    root.install(*DESKTOP)
    root.forget()
    before = root.files()
    shutil.copyfile(package, root.folder / "tmp/tabletop.deb")
    root.install("/tmp/tabletop.deb")
    check_kinds(root)
    desk, somebody = bare.Desk(root), bare.Somebody()
    told = {**desk.told, "XDG_CURRENT_DESKTOP": "GNOME"}
    root.start("gtk-launch", ENTRY, log=desk.folder / "menu.log", **told)
    bare.until(lambda: somebody.see(SHELF), "the shelf, from the menu")
    print("started from the menu")
    close(somebody)
    shutil.copyfile(match, root.folder / "root/match.tabletop")
    root.start("xdg-open", f"{bare.HOME}/match.tabletop", log=desk.folder / "open.log", **told)
    bare.until(lambda: somebody.see(TABLE), "the match, by double click")
    print("the match is on the table")
    desk.photograph(picture)
    close(somebody)
    desk.clear()
    root.do("apt-get", "-q", "-q", "-y", "purge", "--autoremove", "tabletop")
    left = [*remains(root, before), *mentions(root)]
    print("\n".join(left) or "nothing is left of it")
    sys.exit(bool(left))


if __name__ == "__main__":
    main(sys.argv[1:])
