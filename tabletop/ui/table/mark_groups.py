"""The marks of a scene as items. Equal marks share a picture, and marks that stay are not touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.marks import Mark, MarkKind

PaintMark = Callable[[Mark, Geometry, Theme], tuple[QPixmap, QPointF]]
"""Paints a mark whose middle is the corner of the table; its picture, and how far that lies from the middle."""


class _Stain(QGraphicsPixmapItem):
    """A mark as if drawn with ink that lets through what is printed below it."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.drawPixmap(self.offset(), self.pixmap())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


class Marks:
    """The marks of a scene in named groups (`targets`, `cause`, `focus` …); a group is replaced as a whole. `paint`
    makes the picture of a mark, `fade` lets one that is new appear."""

    def __init__(self, root: QGraphicsItem, paint: PaintMark, fade: Callable[[QGraphicsPixmapItem, str], None]) -> None:
        self._root = root
        self._paint = paint
        self._fade = fade
        self._groups: dict[str, dict[Mark, QGraphicsPixmapItem]] = {}
        self._pictures: dict[Mark, tuple[QPixmap, QPointF]] = {}
        self._geometry = Geometry.fit(640, 498, 1.0)
        self._theme: Theme | None = None

    def set_look(self, geometry: Geometry, theme: Theme) -> None:
        """Paint everything again for another size or theme."""
        self._geometry, self._theme = geometry, theme
        self._pictures.clear()
        shown = {name: list(group) for name, group in self._groups.items()}
        self.clear()
        for name, marks in shown.items():
            self.show(name, marks, fade=False)

    def show(self, group: str, marks: Iterable[Mark], fade: bool = True) -> None:
        """Show exactly these marks in a group."""
        old = self._groups.get(group, {})
        new: dict[Mark, QGraphicsPixmapItem] = {}
        for mark in marks:
            item = old.pop(mark, None) or new.get(mark)
            if item is None:
                item = self._item(mark)
                if fade:
                    self._fade(item, group)
            new[mark] = item
        for item in old.values():
            self._remove(item)
        self._groups[group] = new

    def clear(self, *groups: str) -> None:
        """Remove groups of marks, all of them if none is named."""
        for group in groups or tuple(self._groups):
            for item in self._groups.pop(group, {}).values():
                self._remove(item)

    def shown(self, group: str) -> tuple[Mark, ...]:
        """The marks of a group."""
        return tuple(self._groups.get(group, ()))

    def _item(self, mark: Mark) -> QGraphicsPixmapItem:
        form = replace(mark, x=0, y=0, z=0)
        if form not in self._pictures:
            assert self._theme is not None
            self._pictures[form] = self._paint(form, self._geometry, self._theme)
        pixmap, offset = self._pictures[form]
        stains = mark.printed and mark.kind is not MarkKind.LANDING and not (self._theme and self._theme.high_contrast)
        item = _Stain(pixmap, self._root) if stains else QGraphicsPixmapItem(pixmap, self._root)
        middle = self._geometry.point(mark.x, mark.y)
        dpr = self._geometry.dpr
        at = middle + offset
        item.setPos(round(at.x() * dpr) / dpr, round(at.y() * dpr) / dpr)
        item.setZValue(mark.z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return item

    @staticmethod
    def _remove(item: QGraphicsPixmapItem) -> None:
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)
