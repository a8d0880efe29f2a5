"""A small picture of a match: the middle of its table as everybody may see it, without the hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from tabletop.core.model import Place
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect, ZoneKind
from tabletop.match.match import Match
from tabletop.ui.context import AppContext
from tabletop.ui.language import Words
from tabletop.ui.table.scene import TableScene

_LEAST_WIDTH, _BESIDE, _BELOW = 200.0, 12.0, 22.0
"""No closer than this; so much room beside what lies there, and below it, where numbers are written."""


def picture_of(match: Match[Any], size: QSize, dpr: float, context: AppContext, words: Words) -> QImage:
    """The picture in `size` logical pixels. It costs some 10 to 35 ms, most of them to render faces so small."""
    scene = TableScene(context.art, context.theme, words, context)
    scene.motion.speed = 0.0
    scene.set_table(match.game.table(match.setup), None, match.setup.seats)
    area = _middle(scene, size.width() / size.height())
    factor = size.width() / area.width
    # As high as the table and wider: cloth is beside it, too.
    scene.resize(round(2 * TABLE_WIDTH * factor), round(TABLE_HEIGHT * factor), dpr)
    view = match.view(None)
    lying = tuple(placement for placement in view.placements if not _in_hand(scene, placement.place))
    scene.show_view(replace(view, placements=lying), (), animate=False)
    image = QImage(size * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.geometry.rect(area))
    painter.end()
    scene.deleteLater()
    return image


def _middle(scene: TableScene, shape: float) -> Rect:
    """The part of the table on which something may lie that is nobody's hand; `shape` is its width by its height."""
    areas = [backdrop.area for backdrop in scene.plan.spec.backdrops]
    areas += [area.rect for area in scene.areas if not _in_hand(scene, area.place)]
    left, right = min(area.x for area in areas), max(area.x + area.width for area in areas)
    top, bottom = min(area.y for area in areas) - _BESIDE, max(area.y + area.height for area in areas) + _BELOW
    width = max(right - left + 2 * _BESIDE, (bottom - top) * shape, _LEAST_WIDTH)
    height = min(width / shape, TABLE_HEIGHT)
    y = min(max(0.0, (top + bottom - height) / 2), TABLE_HEIGHT - height)
    return Rect((left + right - height * shape) / 2, y, height * shape, height)


def _in_hand(scene: TableScene, place: Place) -> bool:
    return scene.plan.zones[place.zone].kind is ZoneKind.FAN
