"""What is printed on a board and must be read whatever is marked there: pictures over the marks, under the tokens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.core.table import Backdrop, TableSpec
from tabletop.ui.look.faces import Faces
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.marks import Z_UNDER

_Z = Z_UNDER + 5.0


class Overlays:
    """The backdrops of a table that lie over its marks, hung on `root`."""

    def __init__(self, root: QGraphicsItem) -> None:
        self._root = root
        self._lying: list[tuple[Backdrop, QGraphicsPixmapItem]] = []

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """The pictures, as the scene has them."""
        return [item for _, item in self._lying]

    def lay(self, spec: TableSpec) -> None:
        """The pictures of another table; `repaint` paints them."""
        for item in self.items:
            item.scene().removeItem(item)
        self._lying = [(one, QGraphicsPixmapItem(self._root)) for one in spec.backdrops if one.over_marks]
        for item in self.items:
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setZValue(_Z)

    def repaint(self, geometry: Geometry, art: Faces) -> None:
        """Paint every picture again, in another size or look."""
        for backdrop, item in self._lying:
            area, face, turn = backdrop.area, backdrop.face, backdrop.turn % 4
            unit = geometry.factor * (area.height if turn % 2 else area.width) / art.size(face)[0]
            item.setScale(1.0)
            item.setPixmap(art.turned(face, turn, unit, geometry.dpr) if turn else art.pixmap(face, unit, geometry.dpr))
            corner = geometry.point(area.x, area.y)
            item.setPos(
                round(corner.x() * geometry.dpr) / geometry.dpr, round(corner.y() * geometry.dpr) / geometry.dpr
            )
