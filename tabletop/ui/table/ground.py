"""The cloth and what lies on it for good: boards, their numbers, trays and rails, painted into one opaque picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from tabletop.core.table import Backdrop, ZoneSpec
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.lettering import BOARD_PEN, draw_letters
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry

_BOARD_LIFT = 2.2
NUMBER_HEIGHT, NUMBER_INSET = 6.0, 1.8
"""How high a number on a board is, and how far from the corner of its square, in units."""


def ground(
    geometry: Geometry, theme: Theme, art: Faces, backdrops: tuple[Backdrop, ...], numbered: tuple[ZoneSpec, ...] = ()
) -> QPixmap:
    """The picture under everything, as large as the viewport. Opaque, so that it is copied and not blended. `numbered`:
    the zones whose numbers are to be seen."""
    dpr = geometry.dpr
    size = QSize(max(1, round(geometry.width * dpr)), max(1, round(geometry.height * dpr)))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    _cloth(painter, QRectF(0, 0, geometry.width, geometry.height), theme)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for backdrop in backdrops:
        if not backdrop.over_marks:
            _lay(painter, geometry, art, backdrop)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for zone in numbered:
        _number(painter, geometry, theme, zone)
    painter.end()
    return QPixmap.fromImage(image)


def _cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    if theme.flat:
        painter.fillRect(rect, QColor(theme.felt[1]))
        return
    # The light is oval like the table: painted round, stretched to the shape of the viewport.
    glow = QRadialGradient(QPointF(0.5, 0.46), 0.74)
    for at, colour in zip((0.0, 0.55, 1.0), theme.felt, strict=True):
        glow.setColorAt(at, QColor(colour))
    painter.save()
    painter.scale(rect.width(), rect.height())
    painter.fillRect(QRectF(0, 0, 1, 1), glow)
    painter.restore()


def number_ink(theme: Theme) -> str:
    """The colour of the numbers on a board."""
    return "#000000" if theme.high_contrast else theme.wood.morris_line


def _number(painter: QPainter, geometry: Geometry, theme: Theme, zone: ZoneSpec) -> None:
    """Upright in the upper left corner of each square, however the board lies."""
    ink = number_ink(theme)
    inset, height = NUMBER_INSET - zone.slot_size / 2, NUMBER_HEIGHT * geometry.factor
    for slot, text in zip(zone.slots, zone.numbers, strict=False):
        if text:
            corner = geometry.point(slot.x + inset, slot.y + inset)
            draw_letters(painter, text, height, ink, BOARD_PEN, corner.x(), corner.y() + height)


def _lay(painter: QPainter, geometry: Geometry, art: Faces, backdrop: Backdrop) -> None:
    area, face, turn = backdrop.area, backdrop.face, backdrop.turn % 4
    if turn == 2 and backdrop.half_turned:
        face, turn = backdrop.half_turned, 0
    width = area.height if turn % 2 else area.width
    unit = geometry.factor * width / art.size(face)[0]
    corner = geometry.point(area.x, area.y)
    ax, ay = art.anchor(face)
    sx, sy = art.shadow_anchor(face, _BOARD_LIFT)
    shade = art.shadow(face, _BOARD_LIFT, unit, geometry.dpr)
    painter.drawPixmap(corner + QPointF((ax - sx) * unit, (ay - sy) * unit), shade)
    # Whole pixels keep the lines of a board crisp.
    dpr = geometry.dpr
    at = QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr)
    painter.drawPixmap(at, art.pixmap(face, unit, dpr))
    if turn:
        # Only the upper side turns: its thickness stays below, where the light leaves it dark.
        upper, corner_px = QRectF(at.x(), at.y(), 2 * ax * unit, 2 * ay * unit), art.corner(face) * unit
        edge = QPainterPath()
        edge.addRoundedRect(upper, corner_px, corner_px)
        painter.save()
        painter.setClipPath(edge)
        painter.drawPixmap(at, art.turned(face, turn, unit, dpr))
        painter.restore()
