"""The scene: what lies on the table now, and how it comes to lie there. It knows views and places, no hands."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import cos, radians, sin

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
)

from tabletop.core.model import Placement, Seat, TokenId, TokenKind
from tabletop.core.table import Rect, TableSpec
from tabletop.core.view import (
    CellFact,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    SignFact,
    View,
)
from tabletop.ui.common.language import Words
from tabletop.ui.look.face_keys import face_of
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.blinking import Blinking
from tabletop.ui.table.changes import Change
from tabletop.ui.table.choreography import RESEAT_MS, dealt, tracks
from tabletop.ui.table.cups import Cups
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.ground import ground
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.laid_table import APPEAR_MS, LaidTable
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.mark_painting import paint_mark
from tabletop.ui.table.motion import Track
from tabletop.ui.table.overlays import Overlays
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.prerender import Prerender
from tabletop.ui.table.signs import Signs
from tabletop.ui.table.sprites import Sprites
from tabletop.ui.table.table_notes import TableNotes
from tabletop.ui.table.tumbling import Hand

SHARPEN_MS = 120


class TableScene(LaidTable):
    """Everything that is seen of a table. Scene coordinates are logical pixels of the viewport. `shaken`: the cup or
    the hand out of which dice are thrown while a view is shown; None: they are taken up first."""

    sharpened = Signal()

    def __init__(self, art: Faces, theme: Theme, words: Words, parent: QObject | None = None) -> None:
        super().__init__(art, theme, words, paint_mark, parent)
        self._ground = QGraphicsPixmapItem()
        self.addItem(self._ground)
        self._ground.setZValue(-1)
        self.prerender = Prerender(self, lambda: self.motion.is_moving)
        self.notes = TableNotes(self.root, self.motion, self._writer)
        self.cups = Cups(self.root, self.motion)
        self.shaken: Hand | None = None
        self._overlays = Overlays(self.root)
        self.blinking = Blinking(self, self)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_MS)
        self._sharpen.timeout.connect(self.sharpen)
        self._late: tuple[Fact, ...] | None = None
        self.motion.settled.connect(self._tell_late)
        self._stale = True
        self.set_table(TableSpec(()), None, 1)

    # The table and its look

    def set_table(self, spec: TableSpec, viewer: Seat | None, seats: int, facing: bool = False) -> None:
        """Clear the table and lay another one. `facing`: see `TableLayout`."""
        self.motion.finish()
        self.marks.clear()
        for item in self.items_of.values():
            self.motion.drop(item)
            self.removeItem(item)
        self.items_of, self.placements, self.facts, self.cells, self.conditions = {}, {}, (), {}, {}
        self.lifted = ()
        self.layout = TableLayout(spec, viewer, seats, self.art.size, facing)
        self.layout.by_rank = self._by_rank
        self.notes.lay(spec)
        self.cups.lay(self.layout)
        self._overlays.lay(spec)
        self._seat_all()
        self.sharpen()

    def set_look(self, art: Faces, theme: Theme, text: float = 1.0) -> None:
        """Paint everything again in another look. `text`: how much larger than usual the person wants to read."""
        self.art, self.theme = art, theme
        self.geometry = replace(self.geometry, text=text)
        self.layout.size_of = art.size
        self._seat_all()
        self.sharpen()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        named = [placed for placed in self.placements.values() if any(part.name for part in placed.parts)]
        for placement in named:
            self.items_of[placement.token].true_face = face_of(placement, self.words.say)
        if named:
            self.sharpen()
        self._repaint_written()

    def resize(self, width: int, height: int, dpr: float) -> None:
        """Take another size: everything is in place at once, its pictures follow when the size stays."""
        old, new = self.geometry, Geometry.fit(width, height, dpr, self.geometry.text)
        if new == old and not self._stale:
            return
        self.geometry = new
        self.setSceneRect(0, 0, new.width, new.height)
        ratio = new.factor / self.sprites.factor
        for item in (self._ground, *self.notes.items, *self.cups.items, *self._overlays.items):
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
        """Render all pictures for the present size."""
        self._sharpen.stop()
        self._stale = False
        geometry = self.geometry
        self.sprites = Sprites(self.art, geometry.factor, geometry.dpr, QSize(geometry.width, geometry.height))
        self.motion.set_look(geometry, self.sprites)
        self._ground.setScale(1.0)
        self._ground.setPos(0, 0)
        # Cloth where a picture of another size does not reach, as long as that is shown.
        self.setBackgroundBrush(QColor(self.theme.felt[1 if self.theme.flat else -1]))
        spec, numbers = self.layout.spec, self.art.numbers
        self._ground.setPixmap(ground(geometry, self.theme, self.art, spec.backdrops, spec.zones if numbers else ()))
        for item in self.items_of.values():
            item.place(self.sprites, geometry.left, geometry.top)
        self.motion.finish()
        self.cups.repaint(geometry, self.sprites)
        self._overlays.repaint(geometry, self.art)
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

    # Views

    def show_view(self, view: View, cues: tuple[Cue, ...], animate: bool, throw: int | None = None) -> list[Change]:
        """Show a view, with movement from what was shown before; returns what changed. What it says of thrown dice, and
        on the signs beside piles to which cards are on their way, is shown when they have come to rest. `throw`: see
        `TableLayout.throws`; None: another one than before."""
        if self._stale or self.is_blurred:
            self.sharpen()
        first = not self.placements
        if view.seat != self.layout.viewer:
            self.layout.viewer = view.seat
            self._seat_all()
            animate = False
        reseated = view.order != self.layout.order
        if reseated:
            self.layout.order = view.order
            self._seat_all()
        self.layout.opened = ""
        self._throw(view, cues, throw)
        cued = {cue.token for cue in cues}
        self.layout.fallen = frozenset(
            fact.token for fact in view.facts if isinstance(fact, ConditionFact) and fact.condition is Condition.FALLEN
        )
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
        self._move(changes, cues, animate, RESEAT_MS if reseated else 0.0)
        if any(item.tossed for item in self.items_of.values()):
            thrown = {item.token for item in self.items_of.values() if item.tossed}
            self._late = view.facts
            self._show_facts(tuple(fact for fact in self.facts if not _is_of(fact, thrown)), False)
        else:
            seen = self._without_what_is_to_come(view.facts)
            self._late = None if seen is view.facts else view.facts
            self._show_facts(seen, animate and not first)
        self.prerender.see(self.items_of.values())
        self.blinking.see()
        return changes

    def _throw(self, view: View, cues: Iterable[Cue], throw: int | None) -> None:
        """Let dice lie as they were thrown: at other spots than before, if nothing says where."""
        rolled = {cue.token for cue in cues if cue.kind is CueKind.ROLL}
        for placement in view.placements:
            if throw is not None and placement.kind is TokenKind.DIE:
                self.layout.throws[placement.place.zone] = throw
        for zone in {p.place.zone for p in view.placements if throw is None and p.token in rolled}:
            self.layout.throws[zone] = self.layout.throws.get(zone, 0) + 1

    def _appear(self, placement: Placement, pose: Pose, fade: bool) -> None:
        item = TokenItem(placement.token, face_of(placement, self.words.say), placement.place, pose, self.root)
        self.items_of[placement.token] = item
        item.place(self.sprites, self.geometry.left, self.geometry.top)
        if fade and pose.shown:
            self.motion.fade(item, APPEAR_MS)

    def _retarget(self, placement: Placement, pose: Pose) -> bool:
        """Give an item its new goal; whether it must do something to reach it."""
        item, face = self.items_of[placement.token], face_of(placement, self.words.say)
        pose = self._at_rest(item, pose)
        same = item.rest == pose and item.true_face == face
        item.rest, item.true_face, item.at = pose, face, placement.place
        return not same or (item.now != pose and not self.motion.moves(item))

    def _remove(self, tokens: Iterable[TokenId], animate: bool) -> None:
        for token in list(tokens):
            item = self.items_of.pop(token, None)
            if item is None:
                continue
            self.motion.drop(item)
            if animate:
                self.motion.fade(item, APPEAR_MS, (1.0, 0.0), gone=True)
            else:
                self.removeItem(item)

    def _move(self, changes: list[Change], cues: Iterable[Cue], animate: bool, least_ms: float) -> None:
        moving: list[Track] = []
        if animate and self.motion.speed > 0:
            moving = tracks(self.layout, self.items_of, changes, cues, self.shaken)
        for track in moving:
            track.ms = max(track.ms, least_ms)
        going = {track.item for track in moving}
        for change in changes:
            item = self.items_of[change.after.token]
            if item not in going:
                self.motion.drop(item)
                self._settle(item)
        self.motion.start(moving)
        for cue in {cue.path[0]: cue for cue in cues if cue.kind is CueKind.ROLL and cue.path}.values():
            if cue.token in self.items_of and moving:
                holds = self.shaken is not None and self.shaken.holds
                self.cups.tip(cue.path[0].zone, self.items_of[cue.token].rest.x, holds)

    def deal(self) -> bool:
        """Let the hands that lie there come from the stock, as at the beginning of a match; whether there are any."""
        moving = dealt(self.layout, self.items_of, self.placements) if self.motion.speed > 0 else []
        for track in moving:
            track.item.place(self.sprites, self.geometry.left, self.geometry.top)
        self.motion.start(moving)
        return bool(moving)

    def _settle(self, item: TokenItem) -> None:
        item.face, item.now, item.lift = item.true_face, item.rest, item.rest_lift
        item.place(self.sprites, self.geometry.left, self.geometry.top)

    def _tell_late(self) -> None:
        """Say of dice what they show: they have come to rest."""
        if self._late is not None:
            facts, self._late = self._late, None
            self._show_facts(facts, True)
            self.arranged.emit()

    def _without_what_is_to_come(self, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
        """Facts, with the signs beside what is on its way as they were, and without the conditions of that: the suit of
        a card is told when it lies. While a card turns over that nobody has seen yet, all signs and conditions stay as
        they were: they would tell what it is."""
        going = {item.token: item for item in self.items_of.values() if self.motion.moves(item)}
        zones = {item.at.zone for item in going.values()}
        turning = any(item.face != item.true_face for item in going.values())

        def waits(fact: Fact) -> bool:
            if isinstance(fact, ConditionFact):
                return turning or fact.token in going
            return isinstance(fact, SignFact) and (turning or fact.zone in zones)

        before = [fact for fact in self.facts if waits(fact) and not _is_of(fact, going.keys())]
        after = [fact for fact in facts if waits(fact)]
        if before == after:
            return facts
        return (*(fact for fact in facts if fact not in after), *before)

    def _show_facts(self, facts: tuple[Fact, ...], animate: bool) -> None:
        self.facts = facts
        self.cells = {fact.place: fact for fact in facts if isinstance(fact, CellFact)}
        self.conditions = {fact.token: fact for fact in facts if isinstance(fact, ConditionFact)}
        self.notes.write(facts, self.cells, animate)

    def taken(self) -> list[QRectF]:
        """What lies on the table: tokens where they come to rest, and what is written beside them."""
        found = [_box(item.rest, self.art.size(item.true_face)) for item in self.items_of.values() if item.rest.shown]
        return [*(self.geometry.rect(box) for box in found), *self.notes.taken()]


def _is_of(fact: Fact, tokens: Collection[TokenId]) -> bool:
    """Whether a fact speaks of one of these tokens."""
    return isinstance(fact, ConditionFact) and fact.token in tokens


def _box(pose: Pose, size: tuple[float, float]) -> Rect:
    """The rectangle in units round a token that lies in this pose."""
    turn = radians(pose.turn)
    width = pose.scale * (size[0] * abs(cos(turn)) + size[1] * abs(sin(turn)))
    height = pose.scale * (size[0] * abs(sin(turn)) + size[1] * abs(cos(turn)))
    return Rect(pose.x - width / 2, pose.y - pose.raised - height / 2, width, height + pose.raised)
