"""A voice for tests: notes in FOLDER what it is to say, and behaves as a file there tells.

fake_speaker.py FOLDER NAME ARGUMENT… — the file FOLDER/NAME.manner holds "slow", "fail" or nothing.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

LONG_S = 60
LISTED = """\
Albert              en_US    # Hello! My name is Albert.
Amélie              fr_CA    # Bonjour ! Je m’appelle Amélie.
Anna                de_DE    # Hallo! Ich heiße Anna.
Eddy (German (Germany)) de_DE    # Hallo! Ich heiße Eddy.
Samantha            en_US    # Hello! My name is Samantha.
Xander              nl-NL    # Hallo! Mijn naam is Xander.
"""
"""The voices that it says it has, as `say` of macOS lists them."""

folder, name, *arguments = sys.argv[1:]
if arguments == ["-v", "?"]:
    sys.stdout.buffer.write(LISTED.encode())
    sys.exit()
told = [name, arguments, sys.stdin.buffer.read().decode("utf-8")]
with (Path(folder) / "said").open("a", encoding="utf-8") as file:
    file.write(json.dumps(told) + "\n")
manner = Path(folder) / f"{name}.manner"
how = manner.read_text("utf-8") if manner.exists() else ""
if how == "slow":
    time.sleep(LONG_S)
sys.exit(1 if how == "fail" else 0)
