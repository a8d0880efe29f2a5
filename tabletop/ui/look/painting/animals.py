"""The faces of the computer players: the heads of `assets/art/animal-NAME.svg`, each rendered once a size.

They are the same by day and in the evening: a rim of cream sets them off from every colour of a seat.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.ui.look import assets
from tabletop.ui.look.painting.first_page import FIRST_PAGE, fingerprint
from tabletop.ui.look.painting.store import kept, weight

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_log = logging.getLogger(__name__)

ANIMALS: Final = ("fox", "owl", "bear", "hare", "hedgehog", "badger", "otter", "mouse")
"""By seats, as the names are that computer players have there."""
_LIMIT_BYTES: Final = 8 * 1024 * 1024


def animal_of(seat: int) -> str:
    """The animal that plays on a seat (from 0) when a computer player sits there."""
    return ANIMALS[seat % len(ANIMALS)]


def animals_of(computers: tuple[bool, ...]) -> tuple[str, ...]:
    """The animal on each seat; empty where a person sits."""
    return tuple(animal_of(seat) if computer else "" for seat, computer in enumerate(computers))


@kept(_LIMIT_BYTES, weight)
def animal_pixmap(name: str, side: int) -> QPixmap:
    """A head, `side` device pixels wide and high; clear where its file cannot be read."""
    drawing = _drawing(name)
    if not drawing:
        return _blank(side)
    return FIRST_PAGE.picture(f"animal {name} {side} {fingerprint(drawing)}", lambda: _painted(name, side))


@cache
def _drawing(name: str) -> bytes:
    try:
        return assets.read(f"art/animal-{name}.svg")
    except OSError:
        _log.warning("there is no readable face %r", name)
        return b""


@cache
def _renderer(name: str) -> QSvgRenderer:
    from PySide6.QtCore import QByteArray  # all pictures of the first page may be there without rendering one
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(_drawing(name)))


def _blank(side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painted(name: str, side: int) -> QPixmap:
    pixmap = _blank(side)
    with QPainter(pixmap) as painter:
        _renderer(name).render(painter, QRectF(0, 0, side, side))
    return pixmap
