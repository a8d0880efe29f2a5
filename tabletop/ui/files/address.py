"""Where the first window can be asked. It costs nothing to know that."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QStandardPaths


def address_of(folder: Path) -> str:
    """Where the window answers that keeps its matches in a folder: another person has another one."""
    person = os.environ.get("USERNAME", "") if sys.platform == "win32" else os.getuid()
    return f"tabletop-{crc32(f'{person} {folder.absolute()}'.encode()):08x}"


def may_answer(address: str) -> bool:
    """Whether it is worth asking, found out without loading anything: where addresses are files, one must be there."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.TempLocation)
    return sys.platform == "win32" or (Path(place) / address).exists()
