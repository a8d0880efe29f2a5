"""Where files that people keep themselves are first looked for and put."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_PLACES = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.HomeLocation,
    QStandardPaths.StandardLocation.TempLocation,
)


def folder_for_files() -> Path:
    """The folder of documents, or the next best that exists and can be written to."""
    places = [Path(QStandardPaths.writableLocation(place)) for place in _PLACES]
    return next((place for place in places if place.is_dir() and os.access(place, os.W_OK)), places[-1])
