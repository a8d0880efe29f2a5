"""The lamps of a table: what may be moved shines, and where it may go while it is held or pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tabletop.core.model import Place, TokenId
from tabletop.core.table import ZoneKind
from tabletop.core.view import CellFact
from tabletop.ui.table.advice import Advice
from tabletop.ui.table.drops import same_place
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.mark_groups import Marks
from tabletop.ui.table.marks import MarkKind

_FEW = 4
_WAYS_MS = 40
_CALLED_MS = 1600
"""So long everything shines that can be clicked, after a click that meant nothing."""


class LitTable(Protocol):
    """The table on which lamps shine; see `LaidTable`."""

    layout: TableLayout
    items_of: dict[TokenId, TokenItem]
    cells: dict[Place, CellFact]
    highlights: Highlights
    marks: Marks


class Highlighter:
    """`targets`: where what is held may go. `ways`: the places that are lit while nothing is held, and accept a click.
    `holds`: whether a hand holds anything now, dragged or lifted. Its timers live as long as `parent`."""

    def __init__(self, scene: LitTable, advice: Advice, holds: Callable[[], bool], parent: QObject) -> None:
        self._scene = scene
        self._advice = advice
        self._holds = holds
        self.targets: frozenset[Place] = frozenset()
        self.ways: frozenset[Place] = frozenset()
        self._over: Place | None = None
        # Asking where every piece may go takes longer than a frame should: it is done when the frame is out.
        self._ways = QTimer(parent)
        self._ways.setSingleShot(True)
        self._ways.setInterval(_WAYS_MS)
        self._ways.timeout.connect(self.light_ways)
        self._called = QTimer(parent, singleShot=True, interval=_CALLED_MS)
        self._called.timeout.connect(lambda: scene.marks.clear("called"))

    @property
    def waits(self) -> bool:
        """Whether places will be lit in a moment."""
        return self._ways.isActive()

    def targets_of(self, tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        """Where these tokens may go; not where they lie already (the own hand may always be put in order)."""
        item = self._scene.items_of.get(tokens[0])
        if item is None:
            return frozenset()
        zones = self._scene.layout.zones
        return frozenset(to for to in self._advice.targets(tokens) if not same_place(zones[to.zone], to, item.at))

    def only_target(self, tokens: tuple[TokenId, ...]) -> Place | None:
        """The place where these tokens go, if only one is legal; of several that mean the same any."""
        targets = self.targets_of(tokens)
        if len(targets) > 1 and self._advice.is_open(tokens):
            return None
        return min(targets, key=lambda place: (place.zone, place.slot), default=None)

    def may_drop(self, place: Place) -> bool:
        """Whether what is lifted may go to a place."""
        zones = self._scene.layout.zones
        return any(same_place(zones[place.zone], place, target) for target in self.targets)

    def light(self, tokens: tuple[TokenId, ...]) -> None:
        """Let the places of these tokens shine, which are held from now on."""
        self.targets = self.targets_of(tokens)
        self._show_targets(self.targets)
        self._scene.marks.clear("movable", "ways", "called", "hover")

    def _show_targets(self, targets: frozenset[Place]) -> None:
        """The lamp on these places. On a score sheet the points on offer are seen anyway: only the box that is pointed
        at has the lamp."""
        scene = self._scene
        lit = [place for place in targets if scene.layout.zones[place.zone].kind is not ZoneKind.SHEET]
        found = [scene.highlights.target(place, scene.cells) for place in lit] if self._advice.lit else []
        marks = [mark for mark in found if mark is not None]
        if set(marks) != set(scene.marks.shown("targets")):
            scene.marks.show("targets", marks)

    def unlight(self) -> None:
        """Let no place shine: nothing is held any more."""
        self.targets, self._over = frozenset(), None
        self._scene.marks.clear("targets", "hover")
        self.light_movable()

    def light_movable(self) -> None:
        """The lamp on what may be picked up, while nothing is held."""
        scene = self._scene
        if not self._holds():
            scene.marks.show("movable", scene.highlights.movable(self._advice.movable) if self._advice.lit else [])
            self._ways.start()

    def light_ways(self) -> None:
        """Where a click on a piece is its move, light also the places where a few of them may go, while nothing is held
        and there are not many of either."""
        scene, ways = self._scene, frozenset[Place]()
        pieces = [token for token in self._advice.movable if self._stands(token)]
        wanted = self._advice.lit and scene.layout.spec.tap_moves
        if wanted and not self._holds() and len(pieces) <= _FEW:
            ways = ways.union(*(self.targets_of((token,)) for token in pieces))
        self.ways = ways if len(ways) <= _FEW else frozenset()
        found = [scene.highlights.target(place, scene.cells) for place in self.ways]
        scene.marks.show("ways", [mark for mark in found if mark is not None])

    def stand_back(self, still: bool) -> None:
        """While the table stands `still` for somebody, all but what they may choose from stands back."""
        movable = self._advice.movable
        self._scene.marks.show("back", self._scene.highlights.standing_back(movable) if still and movable else [])

    def call(self) -> None:
        """Let everything shine for a moment that can be clicked: a click has meant nothing."""
        scene = self._scene
        if self._advice.lit and not self._holds():
            items = [scene.items_of[token] for token in self._advice.movable if token in scene.items_of]
            seen = [scene.highlights.token(MarkKind.FRAME, item) for item in items if item.rest.shown]
            scene.marks.show("called", seen)
            self._called.start()

    def _stands(self, token: TokenId) -> bool:
        item = self._scene.items_of.get(token)
        return item is not None and self._scene.layout.zones[item.at.zone].stand

    def show_over(self, place: Place | None) -> None:
        """The place under the carried token shines more than the others."""
        if place == self._over:
            return
        self._over = place
        mark = None
        if place is not None and self.may_drop(place) and self._advice.lit:
            mark = self._scene.highlights.target(place, self._scene.cells, grow=5.0)
        self._scene.marks.show("hover", [mark] if mark is not None else [], fade=False)

    def offer(self, place: Place | None) -> None:
        """Let points on offer shine under the pointer."""
        scene = self._scene
        lit = place is not None and place in scene.cells and scene.highlights.on_offer(place, scene.cells)
        marks = [scene.highlights.box(place, scene.cells)] if place is not None and lit else []
        if tuple(marks) != scene.marks.shown("hover"):
            scene.marks.show("hover", marks, fade=False)

    def preview(self, tokens: tuple[TokenId, ...]) -> None:
        """Light where a token may go, while the pointer only rests on it."""
        self._show_targets(self.targets_of(tokens) if tokens else frozenset())
