"""The hand at the table: press, carry, drop. It turns movements of the pointer into gestures and judges nothing.

A drag carries a ghost; the real token stays, pale, until it is known what became of it. Every token that is seen may
be dragged: an illegal one must get its answer. What a click means is said in `lifting`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from tabletop.core.model import GestureKind, Place, TokenId
from tabletop.core.table import ZoneKind
from tabletop.core.view import View
from tabletop.ui.table.advice import Advice, Emit
from tabletop.ui.table.areas import contains
from tabletop.ui.table.choreography import REFUSED_MS
from tabletop.ui.table.drops import drop_at, footprint, insertion, same_place
from tabletop.ui.table.ghosts import GHOST_Z, Ghosts, straight
from tabletop.ui.table.hand_sorting import HandSorting
from tabletop.ui.table.highlighter import Highlighter
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.laid_table import LaidTable
from tabletop.ui.table.lifting import Lifting
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table.motion import Track
from tabletop.ui.table.pile_peek import PilePeek
from tabletop.ui.table.pose import LIFTED, Pose
from tabletop.ui.table.shaking import Shaker

DRAG_FROM_PX = 4.0
FINGER_FROM_PX = 14.0
"""A finger never lies quite still: only from here on it carries something."""
SLIP_PX = 14.0
"""A hand in a hurry slips: what was carried no farther than this from there, and never off its place, was clicked."""


class CarriedHand:
    """One pointer. `carried` are the tokens of a drag; `scene.lifted` those that a click or a key has lifted. `slips`:
    what is carried has hardly moved, and may have been meant to be clicked. `taken_up` is called when something new is
    taken up."""

    def __init__(
        self, scene: LaidTable, advice: Advice, emit: Emit, taken_up: Callable[[], object], shaker: Shaker
    ) -> None:
        self._scene = scene
        self._advice = advice
        self._emit = emit
        self.sorting = HandSorting(scene)
        self.carried: tuple[TokenId, ...] = ()
        self.shaker = shaker
        self.highlighter = Highlighter(scene, advice, lambda: self.is_busy, scene)
        self._taken_up = taken_up
        self.lifting = Lifting(scene, advice, self.highlighter, emit, taken_up)
        self.ghosts = Ghosts(scene)
        self._pressed: TokenItem | None = None
        self._press_at: QPointF | None = None
        self._part: int | None = None
        self._carries_part = False
        self._drag_from_px = DRAG_FROM_PX
        self._twice = False
        self.slips = False
        self._grab = QPointF()
        self._meant: tuple[tuple[object, ...], Place | None] = (), None
        self._peek = PilePeek(scene, lambda token: emit(GestureKind.TAP, (token,), None), scene)

    @property
    def is_busy(self) -> bool:
        """Whether anything is dragged, lifted or shaken."""
        return bool(self.carried or self._scene.lifted or self.shaker.shakes)

    # Pointer

    def press(self, at: QPointF, finger: bool = False, twice: bool = False) -> None:
        """Begin at a point of the scene where the button, or a finger, goes down. `twice`: for the second time of a
        double click."""
        self.let_go()
        self._twice = twice
        self._press_at, self._drag_from_px = at, FINGER_FROM_PX if finger else DRAG_FROM_PX
        item = self._scene.token_at(*self._scene.geometry.units(at))
        self._pressed = self.meant(item)
        touched = item if item is self._pressed else None
        self._part = self._scene.part_at(touched, *self._scene.geometry.units(at)) if touched is not None else None
        self._peek.press(item if not self._scene.lifted else None)
        if not self._scene.lifted:
            self.shaker.press(item, self._scene.place_at(*self._scene.geometry.units(at)))

    def move(self, at: QPointF) -> None:
        """Follow the pointer, which moves with the button down."""
        begun, item = self._press_at, self._pressed
        if begun is not None and self.shaker.carry(begun, at, self._drag_from_px):
            self._dim()
            return
        if item is not None and begun is not None:
            strayed = (at - begun).manhattanLength()
            if not self.carried and strayed >= self._drag_from_px:
                self.slips = True
                self._pick_up(item, begun)
            self.slips = self.slips and strayed < self._drag_from_px + SLIP_PX
        if self.carried:
            self._carry(at)

    def release(self, at: QPointF) -> None:
        """Drop or click where the button comes up."""
        pressed, self._pressed = self._pressed, None
        begun, self._press_at = self._press_at, None
        if self.shaker.release():
            self._peek.release()
            self.highlighter.light_movable()
            return
        looked, held = self._peek.release(), self.carried
        if held and not (self.slips and self._is_home(at)):
            self._drop(at)
            self._part = None
            return
        if held:
            self._lay_down_ghosts()
            self.highlighter.unlight()
        if begun is not None and not looked:
            self._click(pressed, begun if held else at, self._twice)
        self._part = None
        self._fly_home(held)

    def hover(self, at: QPointF) -> TokenItem | None:
        """Follow the pointer, which moves with no button down; returns the token under it."""
        x, y = self._scene.geometry.units(at)
        if self._scene.lifted:
            self.highlighter.show_over(self._scene.place_at(x, y))
            return self._scene.token_at(x, y)
        item = self._scene.token_at(x, y)
        self._peek.rest_on(item)
        self._point_out(item, x, y)
        item = self.meant(item)
        if item is None:
            self.highlighter.offer(self._scene.place_at(x, y))
            self.highlighter.preview(())
        else:
            self.highlighter.offer(None)
            goes = item.token in self._advice.movable and not self.lifting.is_laid(item)
            self.highlighter.preview((item.token,) if goes else ())
        return item

    def _point_out(self, item: TokenItem | None, x: float, y: float) -> None:
        """The part under the pointer, of a token that may be used now, has a ring."""
        scene, marks = self._scene, []
        if item is not None and item.token in self._advice.movable:
            part = scene.part_at(item, x, y)
            if part is not None:
                marks = [scene.highlights.part(MarkKind.FRAME, *scene.part_pose(item, part))]
        scene.marks.show("part", marks, fade=False)

    def leave(self) -> None:
        """Forget what was under the pointer, which leaves the table."""
        self._scene.marks.clear("part")
        self._peek.rest_on(None)
        if not self.carried:
            self.highlighter.show_over(None)
            self.highlighter.offer(None)
            if not self._scene.lifted:
                self.highlighter.preview(())

    def let_go(self) -> None:
        """End a drag whose button nobody heard come up (another window got in between)."""
        if self.carried or self.shaker.shakes:
            self.cancel()

    def drop_shaken(self) -> None:
        """Put back what is shaken; nothing has happened."""
        if self.shaker.cancel():
            self.highlighter.light_movable()

    # A key that is held

    def hold_key(self, button: str, press: Callable[[], object]) -> bool:
        """Shake dice until the key of a button, which `press` presses, is released; false where it does not throw."""
        if self.carried or self._scene.lifted or not self.shaker.hold(button, press):
            return False
        self._dim()
        return True

    def release_key(self) -> bool:
        """The key is released; whether that throws."""
        thrown = self.shaker.let_go()
        if thrown:
            self.highlighter.light_movable()
        return thrown

    def _dim(self) -> None:
        """Take the lamp off the table: what it shone on is shaken."""
        self._peek.rest_on(None)
        self._scene.marks.clear("movable", "ways", "called", "hover", "targets")

    def goes_on(self, view: View) -> bool:
        """Whether what is held may stay so in a new view; true where nothing is."""
        if self.shaker.shakes or self._loses_part(view):
            return False
        if self.carried:
            return self.sorting.goes_on(self.carried, view)
        return not self._scene.lifted or self.lifting.goes_on(view)

    def _loses_part(self, view: View) -> bool:
        """Whether the token whose part is pressed has other parts in a new view, as others may play meanwhile."""
        if self._part is None or self._pressed is None:
            return False
        token = self._pressed.token
        parts = next((p.parts for p in view.placements if p.token == token and p.face), ())
        return parts != self._scene.parts_of(token)

    def cancel(self) -> None:
        """Put down whatever is held; nothing has happened."""
        self._pressed = self._press_at = self._part = None
        if self.carried:
            self._fly_home(self._lay_down_ghosts())
        self.drop_shaken()
        self.put_down()

    # Piles that are one thing

    def meant(self, item: TokenItem | None) -> TokenItem | None:
        """The token by which a thing is held: a pile that moves as a whole is held by its top; where that may go alone
        too, by any other."""
        zone = self._scene.layout.zones[item.at.zone] if item is not None else None
        if zone is None or not zone.moves_as_pile or zone.top_alone:
            return item
        return self._scene.highlights.top_of(zone.id)

    # Drag

    def _pick_up(self, item: TokenItem, at: QPointF) -> None:
        scene = self._scene
        tokens: tuple[TokenId, ...] = (item.token,)
        scene.marks.clear("part")
        self._taken_up()
        if self._part is not None:
            self._pick_up_part(item, self._part, at)
            return
        if item.token in scene.lifted and scene.layout.zones[item.at.zone].multi:
            tokens = scene.lifted
        else:
            self.put_down()
        self.carried = tokens
        self._peek.end()
        self._peek.rest_on(None)
        self._grab = scene.token_point(item.token) - at
        self.ghosts.lift(tokens)
        self.highlighter.light(tokens)

    def _pick_up_part(self, item: TokenItem, part: int, at: QPointF) -> None:
        scene = self._scene
        self.put_down()
        self.carried, self._carries_part = (item.token,), True
        self._peek.end()
        pose, _ = scene.part_pose(item, part)
        self._grab = scene.geometry.point(pose.x, pose.y) - at
        self.ghosts.lift_part(item, part)

    def _carry(self, at: QPointF) -> None:
        lead = at + self._grab
        self.ghosts.carry(lead)
        place = self._under(lead)
        self.highlighter.show_over(place)
        home = self._scene.items_of[self.carried[0]].at
        is_home = place is not None and place.zone == home.zone and not self._carries_part
        if is_home and self.sorting.is_for(self.carried[0]) and not self.slips:
            self.sorting.try_at(self.carried, *self._scene.geometry.units(lead))
        else:
            self.sorting.stop()

    def _under(self, lead: QPointF) -> Place | None:
        """The place that the carried token means at this moment. A hand lets go where it was seen last: that is known
        already."""
        asked = lead.x(), lead.y(), self.ghosts.items[0], self.highlighter.targets, self._scene.areas
        if asked != self._meant[0]:
            self._meant = asked, self._place_under(lead)
        return self._meant[1]

    def _place_under(self, lead: QPointF) -> Place | None:
        scene, ghost = self._scene, self.ghosts.items[0]
        x, y = scene.geometry.units(lead)
        zone = scene.layout.zones[ghost.at.zone]
        pose = Pose(x, y, ghost.now.scale, ghost.now.turn)
        rect = footprint(pose, scene.art.size(ghost.true_face), zone.stand)
        return drop_at(scene.areas, rect, self.highlighter.targets)

    def _is_home(self, at: QPointF) -> bool:
        """Whether what is carried would be let go where it lay."""
        scene, place = self._scene, self._under(at + self._grab)
        home = scene.items_of[self.carried[0]].at if self.carried[0] in scene.items_of else None
        return place is None or (home is not None and same_place(scene.layout.zones[home.zone], place, home))

    def _drop(self, at: QPointF) -> None:
        scene, tokens = self._scene, self.carried
        lead = at + self._grab
        to = self._under(lead)
        x, y = scene.geometry.units(lead)
        if self._carries_part:
            self._drop_part(tokens, to, (x, y))
            return
        offsets = self.ghosts.offsets
        held = self._lay_down_ghosts()
        for index, (token, (dx, dy)) in enumerate(zip(held, offsets, strict=True)):
            item = scene.items_of.get(token)
            if item is not None:
                start, z = item.now, GHOST_Z + index / 1000
                item.now = Pose(x + dx, y + dy - LIFTED, start.scale, straight(start), z, 0.0, True)
                item.place(scene.sprites, scene.geometry.left, scene.geometry.top)
        self.highlighter.unlight()
        self._mean(tokens, to, (x, y))
        self._fly_home(held)

    def _drop_part(self, tokens: tuple[TokenId, ...], to: Place | None, point: tuple[float, float]) -> None:
        """Let go of a part; what nobody accepts flies back to where it lies on its token."""
        scene, ghost, number = self._scene, self.ghosts.release_part(), self._part
        self._lay_down_ghosts()
        item, shown = scene.items_of.get(tokens[0]), scene.placements
        if item is not None and not (to is not None and same_place(scene.layout.zones[item.at.zone], to, item.at)):
            self._emit(GestureKind.DRAG, tokens, to, self._part_of(tokens[0]))
        if item is None or number is None or scene.placements is not shown:
            scene.removeItem(ghost)
            return
        ghost.now = replace(ghost.now, x=point[0], y=point[1] - LIFTED, z=GHOST_Z)
        ghost.rest = replace(scene.part_pose(item, number)[0], z=GHOST_Z)
        scene.motion.start([Track(ghost, REFUSED_MS)])
        scene.motion.fade(ghost, REFUSED_MS, (1.0, 1.0), gone=True)

    def _mean(self, tokens: tuple[TokenId, ...], to: Place | None, point: tuple[float, float]) -> None:
        """Tell what a drop means: nothing if it ended where it began, an order of the hand, or a gesture."""
        scene = self._scene
        home = scene.items_of[tokens[0]].at if tokens[0] in scene.items_of else None
        if home is None:
            return
        zone = scene.layout.zones[home.zone]
        if to is None:
            if not any(same_place(zone, a.place, home) and contains(a.rect, *point) for a in scene.areas):
                self._emit(GestureKind.DRAG, tokens, None)
        elif not same_place(zone, to, home):
            self._emit(GestureKind.DRAG, tokens, self._exact(to, point[0]))
        elif self.sorting.is_for(tokens[0]):
            self.put_down()
            self.sorting.lay_at(tokens, *point)
        elif zone.kind is ZoneKind.ROW and zone.id in zone.arrange_with:
            self._emit(GestureKind.DRAG, tokens, self._exact(to, point[0]))

    def _exact(self, to: Place, x: float) -> Place:
        """The place as the rules know it, with the order in a row where the player lays tokens as he likes."""
        scene = self._scene
        if scene.layout.zones[to.zone].kind is not ZoneKind.ROW or to in self.highlighter.targets:
            return to
        xs = sorted(item.rest.x for item in scene.items_of.values() if item.at.zone == to.zone)
        return Place(to.zone, insertion(xs, x))

    def _part_of(self, token: TokenId) -> str:
        """The face of the part of a token that was pressed."""
        parts = self._scene.parts_of(token)
        return parts[self._part].face if self._part is not None and self._part < len(parts) else ""

    def _lay_down_ghosts(self) -> tuple[TokenId, ...]:
        """End a drag; returns what was carried."""
        self._carries_part = False
        self.carried = ()
        self.sorting.stop()
        return self.ghosts.lay_down()

    def _fly_home(self, tokens: tuple[TokenId, ...]) -> None:
        """Let what nobody has sent elsewhere go back to its place."""
        scene = self._scene
        items = [scene.items_of[token] for token in tokens if token in scene.items_of]
        idle = [item for item in items if not scene.motion.moves(item) and item.now != item.rest]
        scene.motion.start([Track(item, REFUSED_MS) for item in idle])

    # Click

    def _click(self, item: TokenItem | None, at: QPointF, twice: bool) -> None:
        self._peek.rest_on(None)
        part = self._part_of(item.token) if item is not None else ""
        self.lifting.click(item, self._scene.place_at(*self._scene.geometry.units(at)), part, twice)

    def look_again(self) -> None:
        """Light the places where what is held may go, which may be others now."""
        self._scene.marks.clear("part")
        if self.carried:
            self.highlighter.light(self.carried)
        elif self._scene.lifted:
            self.lifting.look_again()
        else:
            self.highlighter.preview(())

    def put_down(self) -> None:
        """Lower what is lifted and take the lamp off its places."""
        self.lifting.put_down()
