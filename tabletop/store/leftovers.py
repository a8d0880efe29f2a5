"""What a killed program leaves among matches and settings: nobody would ever miss it, and nobody else removes it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tabletop.store.listing import REMOVED
from tabletop.store.saves import SUFFIX

OLD_S = 3600
"""What is younger may be just being written, by another program too."""


def clear_leftovers(*folders: Path) -> None:
    """Delete old files that were begun and never filled, and those that were never put in their place. What cannot be
    deleted stays."""
    for place in (place for folder in folders for place in (folder, folder / REMOVED)):
        try:
            with os.scandir(place) as entries:
                gone = [entry.path for entry in entries if _is_leftover(entry)]
            for path in gone:
                os.unlink(path)
        except OSError:
            continue


def _is_leftover(entry: os.DirEntry[str]) -> bool:
    if not entry.name.endswith((SUFFIX, ".part")) or not entry.is_file(follow_symlinks=False):
        return False
    kept = entry.stat(follow_symlinks=False)
    return kept.st_mtime < time.time() - OLD_S and (entry.name.endswith(".part") or not kept.st_size)
