"""Pictures that do not move: painted once in units, shown as pixmap items."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from tabletop.core.table import Rect
from tabletop.ui.look.painting import shadow
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry

Draw = Callable[[QPainter], None]


def painted(geometry: Geometry, area: Rect, draw: Draw) -> tuple[QPixmap, QPointF]:
    """A pixmap of an area of the table and its place in the scene. `draw` paints in units of the table."""
    box = geometry.snapped(geometry.rect(area))
    size = QSize(max(1, round(box.width() * geometry.dpr)), max(1, round(box.height() * geometry.dpr)))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(geometry.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(geometry.left - box.left(), geometry.top - box.top())
    painter.scale(geometry.factor, geometry.factor)
    draw(painter)
    painter.end()
    return pixmap, box.topLeft()


def picture_item(geometry: Geometry, area: Rect, draw: Draw, z: float) -> QGraphicsPixmapItem:
    """An item that shows an area of the table as `draw` painted it."""
    return item_of(*painted(geometry, area, draw), z)


def item_of(pixmap: QPixmap, at: QPointF, z: float) -> QGraphicsPixmapItem:
    """An item that shows a picture whose upper left corner lies there."""
    item = QGraphicsPixmapItem(pixmap)
    item.setPos(at)
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def font_of(height: float, bold: bool = False, italic: bool = False) -> QFont:
    """The interface font with a size in units. Fonts below a pixel do not exist, so it is set a hundred times larger
    and `write` scales the painter."""
    font = QFont()
    font.setPixelSize(max(1, round(height * _FINE)))
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


_FINE = 16.0


def text_width(text: str, font: QFont) -> float:
    """The width of a text in units."""
    return QFontMetricsF(font).horizontalAdvance(text) / _FINE


def write(painter: QPainter, rect: QRectF, flags: Qt.AlignmentFlag, text: str, font: QFont, colour: str) -> None:
    """Write one line into a rectangle in units: shrunk to four fifths first, then cut with dots."""
    width = text_width(text, font)
    shrink = min(1.0, max(0.8, rect.width() / width)) if width > 0 else 1.0
    painter.save()
    scale = shrink / _FINE
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    room = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
    painter.drawText(room, flags | Qt.TextFlag.TextSingleLine, shown)
    painter.restore()


def paper(painter: QPainter, rect: QRectF, radius: float, theme: Theme, lift: float = 1.0) -> None:
    """A piece of paper with its shadow: plates, chips and signs."""
    if theme.flat:
        painter.setPen(QColor(theme.ctl))
    else:
        shadow.draw_lying(painter, rect, radius, lift)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(rect, radius, radius)
