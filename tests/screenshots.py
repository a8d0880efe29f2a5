"""Makes all pictures of the program again, to look at."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Offscreen, in English whatever the system speaks, without the person's own files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("word", nargs="*", help="make only pictures whose names hold one of these words")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        count: int = import_module("tests.ui.pictures").make(folder, tuple(asked.word))
    print(f"{count} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
