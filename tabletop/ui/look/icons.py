"""The line icons of the window and the icon of the application.

An icon is a file ``assets/icons/NAME.svg`` on a grid of 24, drawn with black strokes; the black is replaced
by the wanted colour before it is rendered. Colours come from the theme: ``text`` for an icon that works,
``ctl`` for one that is off. An icon never carries the meaning alone: its button has a tooltip and an
accessible name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from tabletop.ui.look import assets
from tabletop.ui.look.painting.first_page import FIRST_PAGE, fingerprint
from tabletop.ui.look.painting.store import kept, weight

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_log = logging.getLogger(__name__)

_APP = "tabletop"
_STROKE = b"#000000"
_DPRS = (1.0, 1.25, 1.5, 2.0, 3.0)
_LIMIT_BYTES = 48 * 1024 * 1024
"""Some forty icons in the largest text of the largest window, each for every pixel ratio."""
_APP_SIZES_PX = (
    (16, "tabletop-16"),
    (22, "tabletop-32"),
    (24, "tabletop-32"),
    (32, "tabletop-32"),
    (48, _APP),
    (64, _APP),
    (128, _APP),
    (256, _APP),
)


def _weight(made: QIcon) -> int:
    """Bytes of the pictures that an icon holds, for a button that can be pressed and for one that cannot."""
    sides = (size for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled) for size in made.availableSizes(mode))
    return sum(4 * side.width() * side.height() for side in sides)


@lru_cache(maxsize=1)
def names() -> frozenset[str]:
    """The names that `icon` knows; the icon of the application is not one of them."""
    return frozenset(name for name in assets.names("icons", "*.svg") if not name.startswith(_APP))


@kept(_LIMIT_BYTES // 4, weight)
def icon_pixmap(name: str, colour: str, size_px: int = 22, dpr: float = 1.0) -> QPixmap:
    """Draw one icon.

    `size_px` is the side in logical pixels and `dpr` the device pixel ratio of the screen; `colour` is
    anything that `QColor` reads. An unknown name gives a small ring, and a warning the first time.
    """
    return _first(name, f"{colour} {size_px} {dpr}", lambda: _icon(name, colour, size_px, dpr))


def _icon(name: str, colour: str, size_px: int, dpr: float) -> QPixmap:
    ink = QColor(colour)
    pixmap = _blank(size_px, dpr)
    renderer = _renderer(name, ink.name())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size_px, size_px)
    if ink.alpha() < 255:
        painter.setOpacity(ink.alphaF())
    if renderer is None:
        _paint_ring(painter, area, ink)
    else:
        renderer.render(painter, area)
    painter.end()
    return pixmap


@kept(_LIMIT_BYTES, _weight)
def icon(name: str, colour: str, size_px: int = 22, disabled: str | None = None) -> QIcon:
    """Make an icon for buttons and menus, crisp on screens of every usual pixel ratio.

    `disabled` is the colour that it has when its button cannot be pressed (the theme's ``ctl``); without it
    Qt pales the picture by itself.
    """
    made = QIcon()
    for dpr in _DPRS:
        picture = icon_pixmap(name, colour, size_px, dpr)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Selected):
            made.addPixmap(picture, mode)
        if disabled is not None:
            made.addPixmap(icon_pixmap(name, disabled, size_px, dpr), QIcon.Mode.Disabled)
    return made


@kept(_LIMIT_BYTES // 16, weight)
def app_pixmap(size_px: int, dpr: float = 1.0) -> QPixmap:
    """The icon of the application at one size; empty where its file cannot be read."""
    name = _APP if size_px * dpr > 32 else "tabletop-32"
    return _first(name, f"{size_px} {dpr}", lambda: _app(name, size_px, dpr))


def _app(name: str, size_px: int, dpr: float) -> QPixmap:
    pixmap = _blank(size_px, dpr)
    renderer = _load(name, None)
    if renderer is not None:
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, size_px, size_px))
        painter.end()
    return pixmap


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """The icon of the window: three drawings, simpler where there are fewer pixels."""
    made = QIcon()
    for side, name in _APP_SIZES_PX:
        renderer = _load(name, None)
        if renderer is not None:
            pixmap = _blank(side, 1.0)
            painter = QPainter(pixmap)
            renderer.render(painter, QRectF(0, 0, side, side))
            painter.end()
            made.addPixmap(pixmap)
    return made


def _first(name: str, look: str, make: Callable[[], QPixmap]) -> QPixmap:
    """A picture that may be among those kept of the first page."""
    drawing = _drawing(name)
    return make() if drawing is None else FIRST_PAGE.picture(f"icon {name} {look} {fingerprint(drawing)}", make)


def _blank(size_px: int, dpr: float) -> QPixmap:
    side = max(1, round(size_px * dpr))
    pixmap = QPixmap(QSize(side, side))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _renderer(name: str, colour: str) -> QSvgRenderer | None:
    return _load(name, colour) if name in names() else _missing(name)


@lru_cache(maxsize=256)
def _drawing(name: str) -> bytes | None:
    """The file of an icon, None where it cannot be read."""
    try:
        return assets.read(f"icons/{name}.svg")
    except OSError:
        return None


@lru_cache(maxsize=256)
def _load(name: str, colour: str | None) -> QSvgRenderer | None:
    from PySide6.QtCore import QByteArray  # all pictures of the first page may be there without rendering one
    from PySide6.QtSvg import QSvgRenderer

    source = _drawing(name)
    if source is None:
        return _missing(name)
    if colour is not None:
        source = source.replace(_STROKE, colour.encode("ascii"))
    renderer = QSvgRenderer(QByteArray(source))
    return renderer if renderer.isValid() else _missing(name)


@lru_cache(maxsize=256)
def _missing(name: str) -> None:
    """Cached, so that each missing icon is told once and not at every repaint."""
    _log.warning("there is no readable icon %r", name)


def _paint_ring(painter: QPainter, area: QRectF, ink: QColor) -> None:
    side = area.width()
    painter.setPen(QPen(ink, side / 12))
    painter.drawEllipse(area.adjusted(side / 4, side / 4, -side / 4, -side / 4))
