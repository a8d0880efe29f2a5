"""The table as it lies: tokens, places and marks, where they are, and what may be opened or lifted of it."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.core.model import Part, Place, Placement, TokenId
from tabletop.core.table import Point, TableSpec, ZoneKind
from tabletop.core.view import CellFact, Condition, ConditionFact, Fact
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.areas import Area, contains
from tabletop.ui.table.drops import drop_areas
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import IN_STACK, TableLayout
from tabletop.ui.table.mark_groups import Marks, PaintMark
from tabletop.ui.table.marks import Mark
from tabletop.ui.table.motion import Motion, Track
from tabletop.ui.table.pose import CARRIED, LIFTED, LYING, Pose
from tabletop.ui.table.sprites import Sprites

APPEAR_MS = 160.0
"""How long tokens and marks need to come and to go, where nothing moves."""

_REST_MS = 160.0
_CAUSE_MS = 360.0
_DONE_MS = 2600.0
_DONE = (0.0, 0.0, 1.0, 0.4, 1.0, 0.4, 1.0)
"""What is completed glows when the token has come to rest, slowly, and stays."""
_FINGER = 2.0


class _Root(QGraphicsItem):
    """The parent of everything but the cloth: to hide it hides all."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint nothing of its own."""


class LaidTable(QGraphicsScene):
    """A table as the hands find it. Scene coordinates are logical pixels of the viewport; `arranged` is emitted when
    tokens were lifted, put down or spread out, or when it is told what dice show.

    layout: where everything belongs.
    areas: the drop areas of all places.
    items_of: the tokens that are shown.
    placements: what the view says of each of them.
    facts: what it says beside them, as far as it has been seen; `cells`, `conditions`: that of boxes and tokens.
    lifted: the tokens that a click or a key has lifted.
    highlights: makes the marks; `marks` shows them, as `paint_mark` paints them.
    """

    arranged = Signal()

    def __init__(
        self, art: Faces, theme: Theme, words: Words, paint_mark: PaintMark, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art, self.theme, self.words = art, theme, words
        self.geometry = Geometry.fit(640, 498, 1.0)
        self.sprites = Sprites(art, 1.0, 1.0, QSize(640, 498))
        self.items_of: dict[TokenId, TokenItem] = {}
        self.placements: dict[TokenId, Placement] = {}
        self.facts: tuple[Fact, ...] = ()
        self.cells: dict[Place, CellFact] = {}
        self.conditions: dict[TokenId, ConditionFact] = {}
        self.lifted: tuple[TokenId, ...] = ()
        self._by_rank = False
        self.root = _Root()
        self.addItem(self.root)
        self.motion = Motion(self)
        self.marks = Marks(self.root, paint_mark, self._fade_mark)
        self.layout = TableLayout(TableSpec(()), None, 1, art.size)
        self._seat_all()

    def _seat_all(self) -> None:
        self.areas: tuple[Area, ...] = drop_areas(self.layout)
        self.highlights = Highlights(self.layout, self.art, self.areas, self.items_of, lambda n: self.words.number(n))

    def set_hidden(self, hidden: bool) -> None:
        """Draw nothing but the cloth: no token, mark, pad or sign."""
        self.root.setVisible(not hidden)

    @property
    def hidden(self) -> bool:
        """Whether only the cloth is drawn."""
        return not self.root.isVisible()

    # What is lifted or spread out

    def _at_rest(self, item: TokenItem, pose: Pose) -> Pose:
        """The pose of a token, higher while it is lifted."""
        if item.token not in self.lifted:
            item.rest_lift = LYING
            return pose
        item.rest_lift = CARRIED
        return Pose(pose.x, pose.y, pose.scale, pose.turn, pose.z, pose.raised + LIFTED, True)

    def arrange(self, raised: frozenset[TokenId], lifted: tuple[TokenId, ...]) -> None:
        """Let cards of the own hand stand out, and tokens be lifted by a click or a key."""
        self.layout.raised, self.lifted = raised, lifted
        poses = self.layout.poses(self.placements.values())
        moving = []
        for token, item in self.items_of.items():
            pose = self._at_rest(item, poses[token])
            if pose != item.rest or (item.now != pose and not self.motion.moves(item)):
                item.rest = pose
                moving.append(Track(item, _REST_MS, lifted=False))
        self.motion.start(moving)
        self.arranged.emit()

    def sort_hands(self, by_rank: bool) -> None:
        """Lay the hand of the viewer by suit or by rank (see `TableLayout`); no order laid by hand is kept."""
        if by_rank != self._by_rank:
            self._by_rank = self.layout.by_rank = by_rank
            self.layout.orders.forget()
            self.arrange(self.layout.raised, self.lifted)

    def open_pile(self, zone: str) -> None:
        """Spread out a pile that lies in order, and close any other; none if there is nothing to see in it."""
        if zone and sum(1 for item in self.items_of.values() if item.at.zone == zone) < 2:
            zone = ""
        if zone != self.layout.opened:
            self.layout.opened = zone
            self.arrange(self.layout.raised, self.lifted)

    def _fade_mark(self, item: QGraphicsPixmapItem, group: str) -> None:
        if group == "cause":
            self.motion.fade(item, _CAUSE_MS, (0.0, 1.0, 0.55, 1.0))
        elif group == Condition.DONE:
            self.motion.fade(item, _DONE_MS, _DONE)
        elif group not in ("hover", "focus"):
            self.motion.fade(item, APPEAR_MS)

    # Where things are

    def token_at(self, x: float, y: float) -> TokenItem | None:
        """The topmost token under a point, in units."""
        under = [item for item in self.items_of.values() if item.rest.shown and self._covers(item, x, y)]
        return max(under, key=lambda item: item.rest.z, default=None)

    def _covers(self, item: TokenItem, x: float, y: float) -> bool:
        pose = item.within_reach
        dx, dy = pose.inside(x, y)
        width, height = self.art.size(item.true_face)
        ax, ay = self.art.anchor(item.true_face)
        left, top = -ax * pose.scale - _FINGER, -ay * pose.scale - _FINGER
        right, bottom = (width - ax) * pose.scale + _FINGER, (height - ay) * pose.scale + _FINGER
        # A card that stands out of the hand is still meant where it stood.
        return left <= dx <= right and top <= dy <= bottom + pose.raised

    def parts_of(self, token: TokenId) -> tuple[Part, ...]:
        """The parts of a token's face that are seen."""
        placement = self.placements.get(token)
        return placement.parts if placement is not None and placement.face else ()

    def part_at(self, item: TokenItem, x: float, y: float) -> int | None:
        """The number of the part of a token that is under a point, in units; the nearest where several are."""
        dx, dy = item.within_reach.inside(x, y)
        away = {}
        for number, part in enumerate(self.parts_of(item.token)):
            at, reach = self._in_token(item, part)
            distance = hypot(dx - at.x, dy - at.y) / reach
            if distance <= 1.0:
                away[number] = distance
        return min(away, key=lambda number: away[number], default=None)

    def part_pose(self, item: TokenItem, number: int) -> tuple[Pose, float]:
        """Where a part of a token lies as a hand finds it now, and how far it reaches from its middle."""
        part, pose = self.parts_of(item.token)[number], item.within_reach
        at, reach = self._in_token(item, part)
        x, y = pose.outside(at.x, at.y)
        scale = 2 * reach / max(self.art.size(part.face))
        return Pose(x, y, scale, pose.turn + part.turn, pose.z, shown=pose.shown), reach

    def part_mark(self, fact: ConditionFact) -> Mark | None:
        """What lies round the part of a token that is in a condition; None where it is another, or not seen."""
        item = self.items_of.get(fact.token)
        faces = [part.face for part in self.parts_of(fact.token)]
        if item is None or not item.rest.shown or fact.part not in faces:
            return None
        return self.highlights.part_in(fact.condition, *self.part_pose(item, faces.index(fact.part)))

    def _in_token(self, item: TokenItem, part: Part) -> tuple[Point, float]:
        """The middle of a part from that of the token's place, before it is turned, and its reach, in units."""
        scale, (width, height) = item.within_reach.scale, self.art.size(item.true_face)
        ax, ay = self.art.anchor(item.true_face)
        radius = width / 2 * scale
        middle = Point((width / 2 - ax) * scale + part.x * radius, (height / 2 - ay) * scale + part.y * radius)
        return middle, part.size * radius

    def place_at(self, x: float, y: float) -> Place | None:
        """The smallest place under a point, in units."""
        under = [area for area in self.areas if contains(area.rect, x, y)]
        best = min(under, key=lambda area: area.rect.width * area.rect.height, default=None)
        return best.place if best is not None else None

    def is_covered(self, item: TokenItem) -> bool:
        """Whether a token lies under others of its stack, or of its pile while that is not open."""
        zone = self.layout.zones[item.at.zone]
        if zone.kind is ZoneKind.STACKS:
            return (item.at.slot + 1) % IN_STACK != 0 and self.highlights.top_of(zone.id) is not item
        lies_open = zone.id == self.layout.opened
        return zone.kind is ZoneKind.PILE and not lies_open and self.highlights.top_of(zone.id) is not item

    def in_reach(self, item: TokenItem, movable: Collection[TokenId]) -> bool:
        """Whether somebody without a pointer comes to a token: it is seen, or it is a counter that may be picked up
        together with those above it."""
        below = self.layout.zones[item.at.zone].kind is ZoneKind.STACKS and item.token in movable
        return item.rest.shown and not self.hidden and (below or not self.is_covered(item))

    def seen_items(self) -> list[TokenItem]:
        """The tokens that can be seen, in reading order; none while the table is hidden."""
        if self.hidden:
            return []
        seen = [item for item in self.items_of.values() if item.rest.shown and not self.is_covered(item)]
        return sorted(seen, key=lambda item: (item.rest.y, item.rest.x))

    def token_point(self, token: TokenId) -> QPointF:
        """The middle of a token as a hand finds it now, in the scene."""
        pose = self.items_of[token].within_reach
        return self.geometry.point(pose.x, pose.y - pose.raised)

    def place_point(self, place: Place) -> QPointF:
        """The middle of a place, in the scene."""
        centre = self.layout.centre(place)
        return self.geometry.point(centre.x, centre.y)
