"""Where the first window can be asked. It costs nothing to know that."""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDir


def address_of(folder: Path) -> str:
    """Where the window answers that keeps its matches in a folder: another person has another one."""
    person = os.environ.get("USERNAME", "") if sys.platform == "win32" else os.getuid()
    mark = sha256(f"{person} {folder.absolute()}".encode()).hexdigest()[:16]
    return f"tabletop-{mark}"


def may_answer(address: str) -> bool:
    """Whether it is worth asking, found out without loading anything: where addresses are files, one must be there."""
    return sys.platform == "win32" or (Path(QDir.tempPath()) / address).exists()
