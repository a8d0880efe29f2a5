"""Keeps rendered pictures, and lets go of those not asked for longest when they grow too heavy."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap

LIMIT_BYTES: Final = 160 * 1024 * 1024


def weight(pixmap: QPixmap) -> int:
    """Bytes that a pixmap takes."""
    return pixmap.width() * pixmap.height() * max(1, pixmap.depth() // 8)


class PixmapStore:
    """Pixmaps by key, at most `limit_bytes` in all; the newest one is always kept."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit_bytes = limit_bytes
        self._kept: dict[Hashable, QPixmap] = {}
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of this key, made if it is not kept."""
        kept = self._kept.pop(key, None)
        if kept is None:
            kept = make()
            self._bytes += weight(kept)
        self._kept[key] = kept  # at the end again: asked for last
        while self._bytes > self._limit_bytes and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self._bytes -= weight(self._kept.pop(oldest))
        return kept
