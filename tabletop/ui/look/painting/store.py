"""Keeps rendered pictures, and what they are rendered from, and lets go of those not asked for longest when they grow
too heavy."""

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from PySide6.QtGui import QPixmap

LIMIT_BYTES: Final = 160 * 1024 * 1024

T = TypeVar("T")


class Store(Generic[T]):
    """Things by key, at most `limit` in all by their weight; the newest one is always kept."""

    def __init__(self, limit: int, weight: Callable[[T], int]) -> None:
        self._limit = limit
        self._weight = weight
        self._kept: dict[Hashable, T] = {}
        self._heavy = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of this key, made if it is not kept."""
        kept = self._kept.pop(key, None)
        if kept is None:
            kept = make()
            self._heavy += self._weight(kept)
        self._kept[key] = kept  # at the end again: asked for last
        while self._heavy > self._limit and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self._heavy -= self._weight(self._kept.pop(oldest))
        return kept


def weight(pixmap: QPixmap) -> int:
    """Bytes that a pixmap takes."""
    return pixmap.width() * pixmap.height() * max(1, pixmap.depth() // 8)


class PixmapStore(Store[QPixmap]):
    """Pixmaps by key, at most `limit_bytes` in all."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        super().__init__(limit_bytes, weight)
