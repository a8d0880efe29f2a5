"""Keeps rendered pictures, and lets go of those not asked for longest when they grow too heavy."""

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PySide6.QtGui import QPixmap

P = ParamSpec("P")
T = TypeVar("T")

LIMIT_BYTES: Final = 64 * 1024 * 1024
"""All cards of a deck in a large window; what lies on a table is held by the table itself."""


def weight(pixmap: QPixmap) -> int:
    """Bytes that a pixmap takes."""
    return pixmap.width() * pixmap.height() * max(1, pixmap.depth() // 8)


class Store(Generic[T]):
    """Pictures by key, or what they are rendered from, at most `limit_bytes` in all, as `weigh` says; the newest one is
    always kept."""

    def __init__(self, limit_bytes: int, weigh: Callable[[T], int]) -> None:
        self._limit_bytes, self._weigh = limit_bytes, weigh
        self._kept: dict[Hashable, T] = {}
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def kept_bytes(self) -> int:
        """What they weigh together."""
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What has this key, made if it is not kept."""
        kept = self._kept.pop(key, None)
        if kept is None:
            kept = make()
            self._bytes += self._weigh(kept)
        self._kept[key] = kept  # at the end again: asked for last
        while self._bytes > self._limit_bytes and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self._bytes -= self._weigh(self._kept.pop(oldest))
        return kept

    def let_go(self, of: Callable[[Any], bool]) -> None:
        """Let go of the pictures with such keys."""
        for key in [key for key in self._kept if of(key)]:
            self._bytes -= self._weigh(self._kept.pop(key))

    def clear(self) -> None:
        """Let go of all of them."""
        self._kept.clear()
        self._bytes = 0


class PixmapStore(Store[QPixmap]):
    """Pixmaps by key, at most `limit_bytes` in all."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        super().__init__(limit_bytes, weight)


class Kept(Generic[P, T]):
    """A function whose pictures are kept, as `lru_cache` would keep them, but by their weight: the same picture is
    asked for in as many sizes as a window has had. `store` has them by the arguments."""

    def __init__(self, make: Callable[P, T], store: Store[T]) -> None:
        update_wrapper(self, make)
        self._make, self.store = make, store

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        return self.store.get((args, tuple(kwargs.items())), lambda: self._make(*args, **kwargs))

    def let_go(self, of: Callable[P, bool]) -> None:
        """Let go of the pictures that such arguments ask for."""
        self.store.let_go(lambda key: of(*key[0], **dict(key[1])))


def kept(limit_bytes: int, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Let a function keep its pictures, at most so many bytes in all."""
    return lambda make: Kept(make, Store(limit_bytes, weigh))
