"""Where on the screen a hand finds a token, a part of one, or a place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Place, TokenId
from tabletop.core.table import ZoneKind
from tabletop.ui.match_page.table_page import TablePage

_FINGER_STEP = 4
_FINGER_REACH = 42


class Clumsy(AssertionError):
    """An action cannot be done by hand."""


def can_be_hit(widget: QWidget, at: QPoint) -> bool:
    """Whether a pointer at this point of the widget meets it or a part of it."""
    window = widget.window()
    hit = window.childAt(widget.mapTo(window, at)) if window is not widget else widget.childAt(at) or widget
    return widget.isVisible() and widget.isEnabled() and hit is not None and (hit is widget or widget.isAncestorOf(hit))


class Grips:
    """The table of a page, as a pointer finds it."""

    def __init__(self, page: TablePage) -> None:
        self.page = page

    @property
    def _view(self) -> QWidget:
        return self.page.overlay.view.viewport()

    def grip(self, token: TokenId) -> QPoint:
        """A pixel of the scene at which this token can be taken: it is on top, and no widget lies over it."""
        scene = self.page.overlay.view.table_scene
        middle = self.page.overlay.view.token_point(token)
        for point in self._around(middle):
            hit = scene.token_at(*scene.geometry.units(QPointF(point)))
            if hit is not None and hit.token == token and can_be_hit(self._view, point):
                return point
        raise Clumsy(f"{token} cannot be gripped")

    def grip_part(self, token: TokenId, face: str) -> QPoint:
        """A pixel of the scene at which this part of a token can be touched."""
        scene = self.page.overlay.view.table_scene
        item = scene.items_of[token]
        number = next(at for at, part in enumerate(scene.parts_of(token)) if part.face == face)
        pose, _ = scene.part_pose(item, number)
        for point in self._around(scene.geometry.point(pose.x, pose.y)):
            x, y = scene.geometry.units(QPointF(point))
            if scene.token_at(x, y) is item and scene.part_at(item, x, y) == number and can_be_hit(self._view, point):
                return point
        raise Clumsy(f"{face} of {token} cannot be touched")

    def bare(self, place: Place) -> QPoint:
        """A pixel of a place that no token and no widget covers."""
        scene, spec = self.page.overlay.view.table_scene, self.page.spec.zone(place.zone)
        exact = spec.kind in (ZoneKind.SPOTS, ZoneKind.SHEET)
        for point in self._around(self.page.overlay.view.place_point(place)):
            units = scene.geometry.units(QPointF(point))
            found = scene.place_at(*units)
            here = found is not None and found.zone == place.zone and (not exact or found.slot == place.slot)
            if here and scene.token_at(*units) is None and can_be_hit(self._view, point):
                return point
        raise Clumsy(f"{place} is covered")

    def _around(self, middle: QPointF) -> Iterator[QPoint]:
        factor = self.page.overlay.view.factor
        steps = range(-_FINGER_REACH, _FINGER_REACH + 1, _FINGER_STEP)
        offsets = sorted(product(steps, repeat=2), key=lambda off: abs(off[0]) + abs(off[1]))
        for dx, dy in chain([(0, 0)], offsets):
            yield (middle + QPointF(dx, dy) * factor).toPoint()
