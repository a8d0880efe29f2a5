"""The scene: what lies on the table now, and how it comes to lie there. It knows views and places, no hands."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from tabletop.core.model import Place, Placement, Seat, TokenId
from tabletop.core.table import Rect, TableSpec, ZoneKind
from tabletop.core.view import (
    CellFact,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    View,
)
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.choreography import Change, dealt, tracks
from tabletop.ui.table.cups import Cups
from tabletop.ui.table.drops import Area, contains, drop_areas
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.ground import ground
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import Pose, TableLayout, face_of
from tabletop.ui.table.marks import Marks
from tabletop.ui.table.motion import Motion, Track
from tabletop.ui.table.prerender import Prerender
from tabletop.ui.table.signs import Signs
from tabletop.ui.table.sprites import CARRIED, LYING, Sprites
from tabletop.ui.table.table_notes import TableNotes

SHARPEN_MS = 120
LIFTED = 6.0

_APPEAR_MS = 160.0
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
        """Nothing of its own."""


class TableScene(QGraphicsScene):
    """Everything that is seen of a table. Scene coordinates are logical pixels of the viewport."""

    sharpened = Signal()
    arranged = Signal()

    def __init__(self, art: Faces, theme: Theme, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art, self.theme, self.words = art, theme, words
        self.geometry = Geometry.fit(640, 498, 1.0)
        self.sprites = Sprites(art, 1.0, 1.0, QSize(640, 498))
        self.items_of: dict[TokenId, TokenItem] = {}
        self.placements: dict[TokenId, Placement] = {}
        self.cells: dict[Place, CellFact] = {}
        self.conditions: dict[TokenId, ConditionFact] = {}
        self.lifted: tuple[TokenId, ...] = ()
        self._by_rank = False
        self.root = _Root()
        self.addItem(self.root)
        self._ground = QGraphicsPixmapItem()
        self.addItem(self._ground)
        self._ground.setZValue(-1)
        self.motion = Motion(self)
        self.prerender = Prerender(self, lambda: self.motion.is_moving)
        self.marks = Marks(self.root, self._fade_mark)
        self.notes = TableNotes(self.root, self.motion, self._writer)
        self.cups = Cups(self.root, self.motion)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_MS)
        self._sharpen.timeout.connect(self.sharpen)
        self._stale = True
        self.set_table(TableSpec(()), None, 1)

    # The table and its look

    def set_table(self, spec: TableSpec, viewer: Seat | None, seats: int, facing: bool = False) -> None:
        """Clears the table and lays another one. `facing`: see `TableLayout`."""
        self.motion.finish()
        self.marks.clear()
        for item in self.items_of.values():
            self.motion.drop(item)
            self.removeItem(item)
        self.items_of, self.placements, self.cells, self.conditions = {}, {}, {}, {}
        self.lifted = ()
        self.layout = TableLayout(spec, viewer, seats, self.art.size, facing)
        self.layout.by_rank = self._by_rank
        self.notes.lay(spec)
        self.cups.lay(self.layout)
        self._seat_all()
        self.sharpen()

    def _seat_all(self) -> None:
        self.areas: tuple[Area, ...] = drop_areas(self.layout)
        self.highlights = Highlights(self.layout, self.art, self.areas, self.items_of)

    def set_look(self, art: Faces, theme: Theme) -> None:
        """Paints everything again in another look."""
        self.art, self.theme = art, theme
        self.layout.size_of = art.size
        self._seat_all()
        self.sharpen()

    def retranslate(self) -> None:
        """Writes everything again in the present language."""
        self._repaint_written()

    def resize(self, width: int, height: int, dpr: float) -> None:
        """Another size: everything is in place at once, its pictures follow when the size stays."""
        old, new = self.geometry, Geometry.fit(width, height, dpr)
        if new == old and not self._stale:
            return
        self.geometry = new
        self.setSceneRect(0, 0, new.width, new.height)
        ratio = new.factor / self.sprites.factor
        for item in (self._ground, *self.notes.items, *self.cups.items):
            item.setScale(ratio)
            item.setPos(new.point(*old.units(item.pos())))
        for token in self.items_of.values():
            pose = token.now
            token.setPos(new.point(pose.x, pose.y - pose.raised))
            token.stretch(ratio)
        self.marks.set_look(new, self.theme)
        self.motion.set_look(new, self.sprites)
        if self._stale or not self.placements:
            self.sharpen()
        else:
            self._sharpen.start()

    def sharpen(self) -> None:
        """Renders all pictures for the present size."""
        self._sharpen.stop()
        self._stale = False
        geometry = self.geometry
        self.sprites = Sprites(self.art, geometry.factor, geometry.dpr, QSize(geometry.width, geometry.height))
        self.motion.set_look(geometry, self.sprites)
        self._ground.setScale(1.0)
        self._ground.setPos(0, 0)
        spec, numbers = self.layout.spec, self.art.numbers
        self._ground.setPixmap(ground(geometry, self.theme, self.art, spec.backdrops, spec.zones if numbers else ()))
        for item in self.items_of.values():
            item.place(self.sprites, geometry.left, geometry.top)
        self.motion.finish()
        self.cups.repaint(geometry, self.sprites)
        self.marks.set_look(geometry, self.theme)
        self._repaint_written()
        self.prerender.begin(self.sprites, self.items_of.values())
        self.sharpened.emit()

    @property
    def is_blurred(self) -> bool:
        """Whether pictures of an older size are shown."""
        return self._sharpen.isActive()

    def _repaint_written(self) -> None:
        self.notes.repaint(self.geometry, self.theme, self.art, self.words)

    def _writer(self) -> Signs:
        return Signs(self.layout, self.geometry, self.theme, self.art, self.words)

    def set_hidden(self, hidden: bool) -> None:
        """Draws nothing but the cloth: no token, mark, pad or sign."""
        self.root.setVisible(not hidden)

    @property
    def hidden(self) -> bool:
        """Whether only the cloth is drawn."""
        return not self.root.isVisible()

    # Views

    def show_view(self, view: View, cues: tuple[Cue, ...], animate: bool) -> list[Change]:
        """Shows a view, with movement from what was shown before; returns what changed."""
        if self._stale or self.is_blurred:
            self.sharpen()
        first = not self.placements
        if view.seat != self.layout.viewer:
            self.layout.viewer = view.seat
            self._seat_all()
            animate = False
        self.layout.opened = ""
        self._throw(view, cues)
        cued = {cue.token for cue in cues}
        poses = self.layout.poses(view.placements)
        shown = {p.token: p for p in view.placements if p.token in poses}
        changes = []
        for token, placement in shown.items():
            before = self.placements.get(token)
            if before is None:
                self._appear(placement, poses[token], animate and not first)
            elif self._retarget(placement, poses[token]) or before.place != placement.place or token in cued:
                changes.append(Change(before, placement))
        self._remove(self.placements.keys() - shown.keys(), animate)
        self.placements = shown
        self._move(changes, cues, animate)
        self._show_facts(view.facts, animate and not first)
        self.prerender.see(self.items_of.values())
        return changes

    def _throw(self, view: View, cues: Iterable[Cue]) -> None:
        """Dice that are thrown come to lie at other spots than before."""
        rolled = {cue.token for cue in cues if cue.kind is CueKind.ROLL}
        for zone in {p.place.zone for p in view.placements if p.token in rolled}:
            self.layout.throws[zone] = self.layout.throws.get(zone, 0) + 1

    def _appear(self, placement: Placement, pose: Pose, fade: bool) -> None:
        item = TokenItem(placement.token, face_of(placement), placement.place, pose, self.root)
        self.items_of[placement.token] = item
        item.place(self.sprites, self.geometry.left, self.geometry.top)
        if fade and pose.shown:
            self.motion.fade(item, _APPEAR_MS)

    def _retarget(self, placement: Placement, pose: Pose) -> bool:
        """Gives an item its new goal; whether it must do something to reach it."""
        item, face = self.items_of[placement.token], face_of(placement)
        pose = self._at_rest(item, pose)
        same = item.rest == pose and item.true_face == face
        item.rest, item.true_face, item.at = pose, face, placement.place
        return not same or (item.now != pose and not self.motion.moves(item))

    def _at_rest(self, item: TokenItem, pose: Pose) -> Pose:
        """The pose of a token, higher while it is lifted."""
        if item.token not in self.lifted:
            item.rest_lift = LYING
            return pose
        item.rest_lift = CARRIED
        return Pose(pose.x, pose.y, pose.scale, pose.turn, pose.z, pose.raised + LIFTED, True)

    def _remove(self, tokens: Iterable[TokenId], animate: bool) -> None:
        for token in list(tokens):
            item = self.items_of.pop(token, None)
            if item is None:
                continue
            self.motion.drop(item)
            if animate:
                self.motion.fade(item, _APPEAR_MS, (1.0, 0.0), gone=True)
            else:
                self.removeItem(item)

    def _move(self, changes: list[Change], cues: Iterable[Cue], animate: bool) -> None:
        moving: list[Track] = []
        if animate and self.motion.speed > 0:
            moving = tracks(self.layout, self.items_of, changes, cues)
        going = {track.item for track in moving}
        for change in changes:
            item = self.items_of[change.after.token]
            if item not in going:
                self.motion.drop(item)
                self._settle(item)
        self.motion.start(moving)
        for cue in {cue.path[0]: cue for cue in cues if cue.kind is CueKind.ROLL and cue.path}.values():
            if cue.token in self.items_of and moving:
                self.cups.tip(cue.path[0].zone, self.items_of[cue.token].rest.x)

    def deal(self) -> bool:
        """Lets the hands that lie there come from the stock, as at the beginning of a match; whether there are any."""
        moving = dealt(self.layout, self.items_of, self.placements) if self.motion.speed > 0 else []
        for track in moving:
            track.item.place(self.sprites, self.geometry.left, self.geometry.top)
        self.motion.start(moving)
        return bool(moving)

    def _settle(self, item: TokenItem) -> None:
        item.face, item.now, item.lift = item.true_face, item.rest, item.rest_lift
        item.place(self.sprites, self.geometry.left, self.geometry.top)

    def _show_facts(self, facts: tuple[Fact, ...], animate: bool) -> None:
        self.cells = {fact.place: fact for fact in facts if isinstance(fact, CellFact)}
        self.conditions = {fact.token: fact for fact in facts if isinstance(fact, ConditionFact)}
        self.notes.write(facts, self.cells, animate)

    def arrange(self, raised: frozenset[TokenId], lifted: tuple[TokenId, ...]) -> None:
        """Lets cards of the own hand stand out, and tokens be lifted by a click or a key."""
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
        """Spreads out a pile that lies in order, and closes any other; none if there is nothing to see in it."""
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
            self.motion.fade(item, _APPEAR_MS)

    # Where things are

    def token_at(self, x: float, y: float) -> TokenItem | None:
        """The topmost token under a point, in units."""
        under = [item for item in self.items_of.values() if item.rest.shown and self._covers(item, x, y)]
        return max(under, key=lambda item: item.rest.z, default=None)

    def _covers(self, item: TokenItem, x: float, y: float) -> bool:
        pose = item.within_reach
        dx, dy = x - pose.x, y - (pose.y - pose.raised)
        if pose.turn:
            turn = radians(-pose.turn)
            dx, dy = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        width, height = self.art.size(item.true_face)
        ax, ay = self.art.anchor(item.true_face)
        left, top = -ax * pose.scale - _FINGER, -ay * pose.scale - _FINGER
        right, bottom = (width - ax) * pose.scale + _FINGER, (height - ay) * pose.scale + _FINGER
        # A card that stands out of the hand is still meant where it stood.
        return left <= dx <= right and top <= dy <= bottom + pose.raised

    def taken(self) -> list[QRectF]:
        """What lies on the table: tokens where they come to rest, and what is written beside them."""
        found = [_box(item.rest, self.art.size(item.true_face)) for item in self.items_of.values() if item.rest.shown]
        return [*(self.geometry.rect(box) for box in found), *self.notes.taken()]

    def place_at(self, x: float, y: float) -> Place | None:
        """The smallest place under a point, in units."""
        under = [area for area in self.areas if contains(area.rect, x, y)]
        best = min(under, key=lambda area: area.rect.width * area.rect.height, default=None)
        return best.place if best is not None else None

    def is_covered(self, item: TokenItem) -> bool:
        """Whether a token lies under others of its pile, and the pile is not open."""
        zone = self.layout.zones[item.at.zone]
        lies_open = zone.id == self.layout.opened
        return zone.kind is ZoneKind.PILE and not lies_open and self.highlights.top_of(zone.id) is not item

    def token_point(self, token: TokenId) -> QPointF:
        """The middle of a token as a hand finds it now, in the scene."""
        pose = self.items_of[token].within_reach
        return self.geometry.point(pose.x, pose.y - pose.raised)

    def place_point(self, place: Place) -> QPointF:
        """The middle of a place, in the scene."""
        centre = self.layout.centre(place)
        return self.geometry.point(centre.x, centre.y)


def _box(pose: Pose, size: tuple[float, float]) -> Rect:
    """The rectangle in units round a token that lies in this pose."""
    turn = radians(pose.turn)
    width = pose.scale * (size[0] * abs(cos(turn)) + size[1] * abs(sin(turn)))
    height = pose.scale * (size[0] * abs(sin(turn)) + size[1] * abs(cos(turn)))
    return Rect(pose.x - width / 2, pose.y - pose.raised - height / 2, width, height + pose.raised)
