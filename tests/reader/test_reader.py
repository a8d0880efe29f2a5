"""Whole matches by somebody who does not see the screen: a real client on the accessibility bus, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.store.league import League

CLIENT = Path(__file__).with_name("client.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE_S = 240


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        try:
            yield f":{os.read(read, 16).decode().strip()}"
        finally:
            server.terminate()
            os.close(read)
            os.close(write)


def play(screen: str, folder: Path, seed: int, *wanted: str) -> dict[str, object]:
    """Let the client play a match on a bus of its own; what it has heard."""
    environment = {
        **os.environ,
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    program = [sys.executable, "-m", "tests.reader.program", str(folder), str(seed)]
    client = [SYSTEM_PYTHON, "-I", str(CLIENT), *wanted]
    command = ["dbus-run-session", "--", *program, *client]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    heard = json.loads(done.stdout.splitlines()[-1])
    assert isinstance(heard, dict)
    return heard


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "wanted", "people", "seed"),
    [
        ("Ludo", ("Pieces for each player/1$", "The stairs/As thrown"), 1, 8),
        ("Yams", ("Short game",), 1, 8),
        ("Crazy Eights", ("Short game", "Who sits on seat 2/Person"), 2, 3),
    ],
)
def test_a_match_through_the_accessibility_bus_alone(
    screen: str, tmp_path: Path, title: str, wanted: tuple[str, ...], people: int, seed: int
) -> None:
    heard = play(screen, tmp_path, seed, title, *wanted)
    assert heard["faults"] == []
    assert "Play again" in str(heard["said"])
    (league,) = tmp_path.rglob("*.sqlite*")
    standings = League(league).standings()
    assert [standing.played for standing in standings] == [1] * people
