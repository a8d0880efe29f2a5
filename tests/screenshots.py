"""Makes all pictures of the program again, to look at: `python tests/screenshots.py [FOLDER] [WORD ...]`.

Default folder: `build/screenshots`. With words only the pictures whose names hold one of them are made.
"""

from __future__ import annotations

import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Offscreen, in English whatever the system speaks, without the person's own files."""
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "screenshots"
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        count: int = import_module("tests.ui.pictures").make(folder, tuple(arguments[1:]))
    print(f"{count} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
