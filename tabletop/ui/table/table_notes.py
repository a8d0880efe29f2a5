"""The papers of a table: score pads, and what is written or laid beside zones."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.core.model import Place
from tabletop.core.table import TableSpec, ZoneKind
from tabletop.core.view import BurstFact, CaptionFact, CellFact, CountFact, DirectionFact, Fact, SignFact
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.motion import Motion
from tabletop.ui.table.pads import Pad
from tabletop.ui.table.signs import Signs

_BURST_MS = 120.0
_COUNT_MS = 400.0
_WRITTEN = (CountFact, SignFact, CaptionFact, DirectionFact, BurstFact)
_FLAT = (DirectionFact, BurstFact)


class TableNotes:
    """They hang on `root`. `writer` makes signs as the table is now; `signs` are those that lie there."""

    def __init__(self, root: QGraphicsItem, motion: Motion, writer: Callable[[], Signs]) -> None:
        self._root = root
        self._motion = motion
        self._writer = writer
        self._pads: dict[str, Pad] = {}
        self.signs: dict[Fact, QGraphicsPixmapItem] = {}

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """Pads and signs, as the scene has them."""
        return [*self.signs.values(), *(pad.item for pad in self._pads.values())]

    def lay(self, spec: TableSpec) -> None:
        """The pads of another table, and nothing beside its zones; `repaint` paints them."""
        for item in self.items:
            self._remove(item)
        self.signs = {}
        self._pads = {zone.id: Pad(zone) for zone in spec.zones if zone.kind is ZoneKind.SHEET and zone.sheet}
        for pad in self._pads.values():
            pad.item.setParentItem(self._root)

    def repaint(self, geometry: Geometry, theme: Theme, art: Faces, words: Words) -> None:
        """Paint everything again, in another size, look or language."""
        for pad in self._pads.values():
            pad.set_look(geometry, theme, art, words)
        facts = tuple(self.signs)
        self._write_signs(())
        self._write_signs(facts)

    def write(self, facts: tuple[Fact, ...], cells: Mapping[Place, CellFact], animate: bool) -> None:
        """What a view says: figures on the pads, and what stands beside zones."""
        for zone, pad in self._pads.items():
            on_it = {place.slot: cell for place, cell in cells.items() if place.zone == zone}
            pad.show_cells(on_it, self._count if animate else None)
        known = frozenset(self.signs)
        self._write_signs(tuple(fact for fact in facts if isinstance(fact, _WRITTEN)))
        for fact, item in self.signs.items():
            if isinstance(fact, BurstFact) and fact not in known:
                self._motion.fade(item, _BURST_MS)

    def taken(self) -> list[QRectF]:
        """Where something is written beside a zone, in the scene."""
        return [item.sceneBoundingRect() for fact, item in self.signs.items() if not isinstance(fact, _FLAT)]

    def plates(self) -> list[QRectF]:
        """Where the paper plates beside zones lie (the suit in force), in the scene."""
        return [item.sceneBoundingRect() for fact, item in self.signs.items() if isinstance(fact, SignFact)]

    def _write_signs(self, facts: tuple[Fact, ...]) -> None:
        """Show these signs; what was there already stays as it is."""
        for gone in [fact for fact in self.signs if fact not in facts]:
            self._remove(self.signs.pop(gone))
        signs = self._writer()
        for fact in facts:
            if fact not in self.signs and (made := signs.item(fact)) is not None:
                made.setParentItem(self._root)
                self.signs[fact] = made

    def _remove(self, item: QGraphicsPixmapItem) -> None:
        self._motion.drop(item)
        item.scene().removeItem(item)

    def _count(self, item: QGraphicsPixmapItem, show: Callable[[float], None]) -> None:
        self._motion.change(item, _COUNT_MS, show)
