"""A system without Python and without anything of ours, and somebody at its screen: for `try_bundle`, `try_desktop`.

The system is the folder of a minimal Debian, entered with chroot; screen (Xvfb), buses and this script are outside.
Somebody sees what the accessibility bus tells (names and where they are on the screen) and does everything with the
mouse, by events of the X server (XTEST).

Needs root's rights and, of Debian: debootstrap, xvfb, xdotool, dbus, at-spi2-core, python3-pyatspi; run it with the
system's Python, which has the last one.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

SCREEN = (1280, 800)
PATIENCE_S = 60.0
PAUSE_S = 0.05
INSIDE = "TABLETOP_TRIED_INSIDE"
HOME = "/root"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"


# What the kernel and the package manager keep for themselves.
KEPT = {"proc", "sys", "dev", "run", "tmp", "var/lib/dpkg", "var/lib/apt", "var/cache", "var/log"}


class Failed(Exception):
    """What was wanted did not happen."""


def run(*command: str | Path, **options: Any) -> str:
    """Do it and return what it says. Raises CalledProcessError."""
    done = subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE, text=True, **options)
    return done.stdout.strip()


def alone() -> None:
    """Go on in namespaces of our own, so that mounts and processes end with us, and with buses of our own."""
    if os.environ.get(INSIDE):
        return
    os.environ[INSIDE] = os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="tabletop-desk-")
    fences = ("--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
    os.execvp("unshare", ["unshare", *fences, "dbus-run-session", "--", sys.executable, *sys.argv])


def until(found: Callable[[], Any], what: str, patience_s: float = PATIENCE_S) -> Any:
    """Ask again until there is an answer. Raises Failed."""
    end = time.monotonic() + patience_s
    while time.monotonic() < end:
        try:
            answer = found()
        except (LookupError, RuntimeError):
            answer = None  # what was asked about is gone
        if answer:
            return answer
        time.sleep(PAUSE_S)
    raise Failed(f"waited {patience_s} s for {what}")


class Root:
    """A minimal Debian in a folder; made there if there is none."""

    def __init__(self, folder: Path, release: str = "bookworm") -> None:
        self.folder = folder.resolve()
        if not (self.folder / "usr").is_dir():
            run("debootstrap", "--variant=minbase", release, self.folder)
        run("mount", "-t", "proc", "proc", self.folder / "proc")
        if any((self.folder / "usr/bin").glob("python3*")):
            raise Failed("there is a Python in this root")

    def forget(self) -> Path:
        """Let nobody have played there before; the folder of matches and results."""
        shutil.rmtree(self.folder / "root", ignore_errors=True)
        (self.folder / "root").mkdir()
        return self.folder / "root/.local/share/tabletop"

    def do(self, *command: str | Path, **more: str) -> str:
        """Run a command in it. Raises CalledProcessError."""
        return run("chroot", self.folder, *command, env=self.environment(**more))

    def start(self, *command: str, log: Path, **more: str) -> subprocess.Popen[bytes]:
        """Start a command in it, and go on."""
        with log.open("wb") as told:
            whole = ("chroot", str(self.folder), *command)
            return subprocess.Popen(whole, env=self.environment(**more), stdout=told, stderr=told)

    def install(self, *packages: str) -> None:
        """With the system's own means, from its own sources."""
        self.do("apt-get", "-q", "-q", "update")
        self.do("apt-get", "-q", "-q", "-y", "--no-install-recommends", "install", *packages)

    def environment(self, **more: str) -> dict[str, str]:
        """Nothing of ours, besides what is given."""
        return {"PATH": PATH, "HOME": HOME, "DEBIAN_FRONTEND": "noninteractive", **more}

    def share(self, folder: Path) -> Path:
        """Let a folder have the same name inside as outside; its path seen from outside."""
        inside = self.folder / folder.relative_to("/")
        inside.mkdir(parents=True, exist_ok=True)
        run("mount", "--rbind", folder, inside)
        return inside

    def files(self) -> set[str]:
        """Every path in it, but what the kernel and the package manager keep for themselves."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.folder):
            here = Path(folder).relative_to(self.folder)
            folders[:] = [name for name in folders if str(here / name) not in KEPT]
            found |= {str(here / name) for name in (*folders, *files)}
        return found


class Desk:
    """A screen in a folder that the root shares, and what programs there must be told of it."""

    def __init__(self, root: Root, language: str = "nl_NL.UTF-8") -> None:
        self.folder = Path(os.environ[INSIDE])
        bus = os.environ["DBUS_SESSION_BUS_ADDRESS"].split("path=")[1].split(",")[0]
        (self.folder / "bus").touch()
        run("mount", "--bind", bus, self.folder / "bus")
        self._inside = root.share(self.folder)
        read, write = os.pipe()
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            size,
            "-nolisten",
            "tcp",
            "-fbdir",
            str(self.folder),
        ]
        self._server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        display = f":{os.read(read, 16).decode().strip()}"
        os.environ["DISPLAY"] = display
        self.told = {
            "DISPLAY": display,
            "LANG": language,
            "XDG_RUNTIME_DIR": str(self.folder),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/bus",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }

    def photograph(self, path: Path) -> None:
        """Write what the screen shows as a PNG file."""
        path.write_bytes(png((self.folder / "Xvfb_screen0").read_bytes()))

    def clear(self) -> None:
        """Let the screen go."""
        self._server.terminate()
        run("umount", "--lazy", "--recursive", self._inside)
        run("umount", "--lazy", self.folder / "bus")
        self._inside.rmdir()
        shutil.rmtree(self.folder, ignore_errors=True)


def png(dump: bytes) -> bytes:
    """A picture of the X server's own kind (XWD, 32 bits, least byte first) as PNG."""
    head = struct.unpack(">25I", dump[:100])
    width, height, row, colours = head[4], head[5], head[12], head[19]
    at = head[0] + 12 * colours
    lines = (dump[at + row * y : at + row * y + 4 * width] for y in range(height))
    raw = bytearray()
    for line in lines:
        rgb = bytearray(3 * width)
        rgb[0::3], rgb[1::3], rgb[2::3] = line[2::4], line[1::4], line[0::4]
        raw += b"\0" + rgb

    def part(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    size = part(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + size + part(b"IDAT", zlib.compress(bytes(raw))) + part(b"IEND", b"")


class Seen(NamedTuple):
    """A thing on the screen: its name, what it is, where its middle is, and whether it can be chosen, or is lifted."""

    name: str
    role: str
    x: int
    y: int
    may: bool
    lifted: bool


class Somebody:
    """Eyes (the accessibility bus) and a mouse."""

    def __init__(self) -> None:
        import pyatspi

        self._bus = pyatspi
        self.clicks = 0

    def program(self) -> Any:
        """Tabletop as the bus knows it; None while it is not there."""
        desktop = self._bus.Registry.getDesktop(0)
        return next((one for one in desktop if one is not None and one.name == "Tabletop"), None)

    def everything(self) -> list[Seen]:
        """What is shown now."""
        program = self.program()
        return [] if program is None else [self._look(thing) for thing in self._below(program)]

    def _below(self, thing: Any) -> Iterator[Any]:
        for child in thing:
            if child is not None and child.getState().contains(self._bus.STATE_SHOWING):
                yield child
                yield from self._below(child)

    def _look(self, thing: Any) -> Seen:
        states = thing.getState()
        try:
            box = thing.queryComponent().getExtents(self._bus.DESKTOP_COORDS)
            x, y = box.x + box.width // 2, box.y + box.height // 2
        except RuntimeError:
            x = y = -1
        may, lifted = (states.contains(one) for one in (self._bus.STATE_SELECTABLE, self._bus.STATE_SELECTED))
        return Seen(thing.name or "", thing.getRoleName(), x, y, may, lifted)

    def see(self, pattern: str) -> Seen | None:
        """The first thing whose whole name is like this pattern."""
        return next((one for one in self.everything() if re.fullmatch(pattern, one.name)), None)

    def click(self, thing: Seen) -> None:
        """Go there with the mouse, and press."""
        self.clicks += 1
        run("xdotool", "mousemove", str(thing.x), str(thing.y), "click", "1")

    def click_on(self, pattern: str) -> None:
        """Wait until it is there, and click on it."""
        self.click(until(lambda: self.see(pattern), pattern))

    def drag(self, thing: Seen, place: Seen) -> None:
        """Press on it, pull it over there, and let go."""
        self.clicks += 1
        across, down = place.x - thing.x, place.y - thing.y
        way = [("mousemove", str(thing.x + across * n // 4), str(thing.y + down * n // 4)) for n in range(5)]
        run("xdotool", *way[0], "mousedown", "1", *(word for move in way[1:] for word in move), "mouseup", "1")
