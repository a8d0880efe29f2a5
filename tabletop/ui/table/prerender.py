"""Pictures before they are wanted: where a card has lain, other cards will lie, and a die shows other pips.

Which faces a game will show is not known, and need not be: of what is seen in one size, everything of its kind in the
catalogue is rendered in that size, in idle moments. The first of a kind is rendered when it is wanted. What is carried
has a deeper shadow: so are rendered what is seen, and all of a small kind (a die that rolls shows every side), which is
also rendered turned as its tokens lie. Of a large kind (cards) only the faces are rendered: to lay one on its shadow
costs a tenth of that, and a deck in three sizes would be in memory twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from tabletop.ui.common.idle import IdleWork
from tabletop.ui.look.faces import Faces
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.pose import CARRIED, LYING
from tabletop.ui.table.sprites import Sprites

AFTER_MS: Final = 300
_SMALL_KIND = 12


class Prerender:
    """Has the pictures of one scene rendered while nothing else is to be done, and `is_busy` says no."""

    def __init__(self, parent: QObject, is_busy: Callable[[], bool]) -> None:
        self._work = IdleWork(parent, is_busy)
        self._sprites: Sprites | None = None
        self._seen: set[tuple[str, float, float]] = set()

    @property
    def is_done(self) -> bool:
        """Whether everything is rendered that is likely to be wanted."""
        return self._work.is_done

    def begin(self, sprites: Sprites, shown: Iterable[TokenItem]) -> None:
        """Begin anew in another size or look: what was rendered is worth nothing."""
        self._sprites = sprites
        self._seen.clear()
        self._work.clear()
        self.see(shown)

    def see(self, shown: Iterable[TokenItem]) -> None:
        """Take these tokens as those that lie on the table."""
        fresh = {(i.true_face, i.rest.scale, i.rest.turn) for i in shown if i.rest.shown} - self._seen
        sprites = self._sprites
        if fresh and sprites is not None:
            self._seen |= fresh
            faces = dict.fromkeys(_faces(sprites.art, sorted(fresh)))
            wanted = dict.fromkeys(_whole(sprites.art, sorted(fresh)))
            self._work.add((partial(sprites.prepare_face, *what) for what in faces), AFTER_MS)
            self._work.add((partial(sprites.prepare, *what) for what in wanted), AFTER_MS)


def _faces(art: Faces, seen: Iterable[tuple[str, float, float]]) -> Iterator[tuple[str, float]]:
    """Face and scale of what may lie where these lie, of large kinds."""
    for face, scale, _ in seen:
        if not _is_small(art, face):
            yield from ((other, scale) for other in art.alike(face))


def _whole(art: Faces, seen: Iterable[tuple[str, float, float]]) -> Iterator[tuple[str, float, float, float]]:
    """Face, scale, turn and lift of what may lie where these lie, be picked up or thrown."""
    for face, scale, turn in seen:
        for other in art.alike(face) if _is_small(art, face) else (face,):
            yield other, scale, 0.0, LYING
            if turn and _is_small(art, face):
                yield other, scale, turn, LYING
            yield other, scale, 0.0, CARRIED


def _is_small(art: Faces, face: str) -> bool:
    return len(art.alike(face)) <= _SMALL_KIND
