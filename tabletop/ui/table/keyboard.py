"""Playing without a pointer: Tab between zones, arrows to the nearest thing, Enter lifts and drops, Escape puts it down
again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tabletop.core.model import GestureKind, Place, TokenId
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.text import say
from tabletop.core.view import CellStyle
from tabletop.ui.table import speech
from tabletop.ui.table.advice import Advice, Emit
from tabletop.ui.table.drops import same_place
from tabletop.ui.table.hand_sorting import HandSorting
from tabletop.ui.table.highlighter import Highlighter
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.laid_table import LaidTable
from tabletop.ui.table.lifting import Lifting
from tabletop.ui.table.marks import Mark, MarkKind
from tabletop.ui.table.things import Thing

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Names:
    """How tokens and places are called; the page knows it from the game."""

    def __init__(self) -> None:
        self.token: Callable[[TokenId], str] = lambda token: token
        self.place: Callable[[Place], str] = lambda place: f"{place.zone} {place.slot + 1}"
        self.face: Callable[[str], str] = lambda face: face


class LiftingHand(Protocol):
    """The hand that keys move; see `CarriedHand`."""

    carried: tuple[TokenId, ...]
    highlighter: Highlighter
    lifting: Lifting
    sorting: HandSorting

    @property
    def is_busy(self) -> bool:
        """Whether anything is dragged, lifted or shaken."""

    def meant(self, item: TokenItem | None) -> TokenItem | None:
        """The token by which a thing is held."""

    def cancel(self) -> None:
        """Put down whatever is held; nothing has happened."""


class Keyboard:
    """The focus of a table and what keys do with it. `say` announces a sentence. `leaves_space`: the space bar belongs
    to a button of the table."""

    def __init__(
        self, scene: LaidTable, advice: Advice, hand: LiftingHand, names: Names, emit: Emit, say: Callable[[str], None]
    ) -> None:
        self._scene = scene
        self._advice = advice
        self._hand = hand
        self._names = names
        self._emit = emit
        self._say = say
        self.focus: Thing | None = None
        self.leaves_space = False

    # Keys

    def key(self, key: Qt.Key, control: bool = False) -> bool:
        """Handle a key; false if it means nothing here."""
        if control and key in _WAYS:
            return self._shift(_WAYS[key][0])
        if key in _WAYS:
            self._step(*_WAYS[key])
        elif key in ENTER:
            if key == Qt.Key.Key_Space and (self.leaves_space or self.focus is None or self._throws(self.focus)):
                return False
            self._activate()
        elif key == Qt.Key.Key_Escape and self._hand.is_busy:
            self._put_down()
        else:
            return False
        return True

    def _throws(self, thing: Thing) -> bool:
        """Whether a tap there throws dice: they are shaken as long as the space bar is held that does so too."""
        tokens = (thing.token,) if thing.token is not None else ()
        return bool(self._advice.thrown(tokens, None if tokens else thing.place))

    def tab(self, forward: bool) -> bool:
        """Move to the next stop; false where there is none, and the focus leaves the table."""
        stops = self.stops()
        if not stops:
            return False
        at = self._stop_of(stops)
        if at is None:
            to = 0 if forward else len(stops) - 1
        else:
            to = at + (1 if forward else -1)
            if self._scene.lifted:
                to %= len(stops)
        if not 0 <= to < len(stops):
            self.leave()
            return False
        self.go(stops[to])
        return True

    def leave(self) -> None:
        """Take the focus off the table, and close the pile that it had opened."""
        if self.focus is not None:
            self._scene.open_pile("")
        self.focus = None
        self._scene.marks.clear("focus")

    def refresh(self) -> None:
        """Keep the focus on its token after a new view, or on the place where it was."""
        if self.focus is None:
            return
        if self.focus.token is not None:
            item = self._scene.items_of.get(self.focus.token)
            if item is None or not self._scene.in_reach(item, self._advice.movable) or self._left_pile(item):
                top = self._scene.highlights.top_of(self.focus.place.zone)
                self.focus = Thing(self.focus.place, top.token if top is not None else None)
            else:
                part = self.focus.part
                kept = part if part is not None and part < len(self._scene.parts_of(item.token)) else None
                self.focus = Thing(item.at, item.token, kept)
        elif not self._scene.lifted and self._scene.layout.zones[self.focus.place.zone].kind is ZoneKind.PILE:
            # What was dropped there can be taken up again.
            top = self._scene.highlights.top_of(self.focus.place.zone)
            self.focus = Thing(self.focus.place, top.token if top is not None else None)
        self.show()

    def _left_pile(self, item: TokenItem) -> bool:
        """Whether the token of the focus was the top of a pile and has gone: the focus stays with the pile, or the next
        key would touch another one."""
        zone = self._scene.layout.zones[self.focus.place.zone] if self.focus is not None else None
        return zone is not None and zone.kind is ZoneKind.PILE and item.at.zone != zone.id

    def show(self) -> None:
        """Draw the focus."""
        mark = self._mark(self.focus) if self.focus is not None else None
        self._scene.marks.show("focus", [mark] if mark is not None else [], fade=False)

    # Things and stops

    def things(self, zone_id: str) -> list[Thing]:
        """What can have the focus in a zone, in reading order."""
        scene, zone = self._scene, self._scene.layout.zones[zone_id]
        places = [area.place for area in scene.areas if area.place.zone == zone_id]
        lying = sorted((i for i in scene.items_of.values() if i.at.zone == zone_id), key=lambda i: (i.rest.x, i.rest.y))
        if scene.lifted and not self._lifted_from(zone):
            return [Thing(place) for place in places]
        if zone.kind is ZoneKind.SHEET:
            return [Thing(place) for place in places]
        if zone.on_plate:
            return []
        if zone.kind is ZoneKind.PILE:
            return self._in_pile(zone_id)
        if zone.kind is ZoneKind.FAN and not scene.layout.is_own_hand(zone):
            return [Thing(Place(zone_id))] if lying else []
        if zone.kind is ZoneKind.STACKS:
            lying = [item for item in lying if scene.in_reach(item, self._advice.movable)]
        here = [thing for item in lying for thing in self._in_token(item)]
        if here and zone.kind is ZoneKind.SPOTS and not zone.round:
            # On the squares of a board the arrows go from square to square, or pieces on a slant would be out of reach.
            held = {item.at for item in lying}
            here += [Thing(place) for place in places if place not in held]
        return here

    def _in_pile(self, zone_id: str) -> list[Thing]:
        """The top of a pile; of one that is open all of it, so that the arrows go through it. The top comes first."""
        lying = [item for item in self._scene.items_of.values() if item.at.zone == zone_id]
        lying.sort(key=lambda item: -item.at.slot)
        seen = lying if zone_id == self._scene.layout.opened else lying[:1]
        things = [replace(thing, place=Place(zone_id)) for item in seen for thing in self._in_token(item)]
        return things or [Thing(Place(zone_id))]

    def _in_token(self, item: TokenItem) -> list[Thing]:
        """A token, or the parts that can be touched on it."""
        parts = range(len(self._scene.parts_of(item.token)))
        return [Thing(item.at, item.token, part) for part in parts] or [Thing(item.at, item.token)]

    def _lifted_from(self, zone: ZoneSpec) -> bool:
        """Whether something is carried from here to which more may be added."""
        zones, items = self._scene.layout.zones, self._scene.items_of
        return bool(self._scene.lifted) and all(zone.joins(zones[items[t].at.zone]) for t in self._scene.lifted)

    def stops(self) -> list[Thing]:
        """The things where Tab stops: the first of every zone; while something is carried, where that may go, and the
        other zones from which more may be added."""
        scene = self._scene
        if scene.lifted:
            zones = scene.layout.zones
            targets = self._hand.highlighter.targets_of(scene.lifted)
            found = [a.place for a in scene.areas if any(same_place(zones[t.zone], a.place, t) for t in targets)]
            home = scene.items_of[scene.lifted[0]].at.zone
            more = [zone.id for zone in scene.layout.spec.zones if zone.id != home and self._lifted_from(zone)]
            return [Thing(place) for place in found] + self._firsts(more)
        return self._firsts([zone.id for zone in scene.layout.spec.zones])

    def _firsts(self, zones: list[str]) -> list[Thing]:
        """The thing of each zone to which the keyboard comes first: one that can be moved, if there is one."""
        stops = []
        for zone in zones:
            here = self.things(zone)
            movable = [thing for thing in here if thing.token in self._advice.movable or self._on_offer(thing)]
            if here:
                stops.append((movable or here)[0])
        return stops

    def _stop_of(self, stops: list[Thing]) -> int | None:
        if self.focus is None:
            return None
        for index, stop in enumerate(stops):
            if stop.place == self.focus.place or (not self._scene.lifted and stop.place.zone == self.focus.place.zone):
                return index
        return None

    def _on_offer(self, thing: Thing) -> bool:
        return self._scene.highlights.on_offer(thing.place, self._scene.cells)

    def _step(self, dx: int, dy: int) -> None:
        """Go to the nearest thing in a direction: in this zone first, then anywhere."""
        if self.focus is None:
            self.tab(True)
            return
        here = self._point(self.focus)
        everywhere = [zone.id for zone in self._scene.layout.spec.zones]
        for zones in ([self.focus.place.zone], everywhere):
            best = None
            for thing in (thing for zone in zones for thing in self.things(zone) if thing != self.focus):
                x, y = self._point(thing)
                ahead, aside = (x - here[0]) * dx + (y - here[1]) * dy, abs((x - here[0]) * dy - (y - here[1]) * dx)
                if ahead > 0.5 and aside <= 3 * ahead + 8 and (best is None or ahead + 2 * aside < best[0]):
                    best = (ahead + 2 * aside, thing)
            if best is not None:
                self.go(best[1])
                return

    def _shift(self, step: int) -> bool:
        """A card of the own hand goes to another place in it, and the focus with it."""
        token = self.focus.token if self.focus is not None else None
        if token is None or not step or not self._hand.sorting.is_for(token):
            return False
        at, count = self._hand.sorting.shift(token, step)
        self.show()
        self._say(self._scene.words.say(say(speech.SHIFTED, token=self._names.token(token), place=at, places=count)))
        return True

    def _point(self, thing: Thing) -> tuple[float, float]:
        item = self._scene.items_of.get(thing.token) if thing.token is not None else None
        if item is not None and thing.part is not None:
            pose, _ = self._scene.part_pose(item, thing.part)
            return pose.x, pose.y
        if item is not None:
            return item.rest.x, item.rest.y
        centre = self._scene.layout.centre(thing.place)
        return centre.x, centre.y

    def go(self, thing: Thing) -> None:
        """Take the focus to a thing and say what it is."""
        self.focus = thing
        zone = self._scene.layout.zones[thing.place.zone]
        self._scene.open_pile(zone.id if zone.visible_edge and not self._scene.lifted else "")
        self.show()
        if self._scene.lifted:
            self._hand.highlighter.show_over(thing.place)
        self._say(self.words_for(thing))

    def _mark(self, thing: Thing) -> Mark | None:
        item = self._scene.items_of.get(thing.token) if thing.token is not None else None
        if item is None:
            return self._scene.highlights.place(MarkKind.FOCUS, thing.place)
        if thing.part is not None:
            return self._scene.highlights.part(MarkKind.FOCUS, *self._scene.part_pose(item, thing.part))
        return self._scene.highlights.token(MarkKind.FOCUS, item)

    # Enter

    def _activate(self) -> None:
        scene, thing = self._scene, self.focus
        if thing is None:
            self.begin()
            return
        if scene.lifted:
            self._drop_on(thing)
        elif thing.token is None:
            self._emit(GestureKind.TAP, (), thing.place)
        elif thing.part is not None:
            self._emit(GestureKind.TAP, (thing.token,), None, scene.parts_of(thing.token)[thing.part].face)
        else:
            meant = self._hand.meant(scene.items_of[thing.token])
            assert meant is not None
            self.focus = Thing(thing.place, meant.token)
            self._touch(meant)

    def begin(self) -> None:
        """Begin where something can be moved, if there is such a thing."""
        stops = self.stops()
        movable = [stop for stop in stops if stop.token in self._advice.movable or self._on_offer(stop)]
        for stop in (movable or stops)[:1]:
            self.go(stop)

    def _drop_on(self, thing: Thing) -> None:
        """Put down on the own place, pick up more on another token of it, drop elsewhere."""
        scene, tokens = self._scene, self._scene.lifted
        home = scene.items_of[tokens[0]].at
        if thing.token is not None and self._hand.lifting.joins(scene.items_of[thing.token]):
            if tokens == (thing.token,):
                self._put_down()
                return
            if thing.token in tokens:
                self._hand.lifting.touch_lifted(thing.token)
            else:
                self._hand.lifting.add(scene.items_of[thing.token])
            self._say_lifted()
            self.show()
            return
        if same_place(scene.layout.zones[home.zone], thing.place, home):
            self._put_down()
            return
        self.focus = Thing(thing.place)
        self._hand.lifting.drop_lifted(thing.place)
        self.refresh()

    def _touch(self, item: TokenItem) -> None:
        """What a click does; what is lifted then goes to its only place, for Enter to lay it down."""
        scene = self._scene
        self._hand.lifting.touch(item)
        if not scene.lifted:
            return
        self._say_lifted()
        stops = self.stops()
        if len(stops) == 1 and len(scene.lifted) == 1:
            self.go(stops[0])
        else:
            self.show()

    def _say_lifted(self) -> None:
        tokens, words = self._scene.lifted, self._scene.words
        if len(tokens) > 1:
            self._say(words.say(say(speech.ALSO_CARRIED, len(tokens))))
        elif tokens:
            self._say(words.say(say(speech.CARRIED, token=self._names.token(tokens[0]))))

    def _put_down(self) -> None:
        tokens = self._scene.lifted or self._hand.carried
        self._hand.cancel()
        item = self._scene.items_of.get(tokens[0]) if tokens else None
        if item is not None:
            self.focus = Thing(item.at, item.token)
            self.show()
            self._say(self._scene.words.say(say(speech.PUT_DOWN, token=self._names.token(item.token))))

    # Words

    def words_for(self, thing: Thing) -> str:
        """A thing in words, with what may be done there while something is carried."""
        words, place = self._scene.words, self._names.place(thing.place)
        if thing.token is not None and thing.part is not None:
            part = self._names.face(self._scene.parts_of(thing.token)[thing.part].face)
            return words.say(say(speech.PART_OF, part=part, token=self._names.token(thing.token), place=place))
        if thing.token is not None:
            return self.words_for_token(thing.token, thing.place)
        if self._scene.lifted and self._advice.lit:
            allowed = self._hand.highlighter.may_drop(thing.place)
            return words.say(say(speech.ALLOWED if allowed else speech.NOT_ALLOWED, place=place))
        cell = self._scene.cells.get(thing.place)
        if cell is None:
            return place
        if cell.style is CellStyle.OFFER:
            return words.say(say(speech.OFFERED, place=place, points=cell.value))
        return words.say(say(speech.HOLDS, place=place, content=cell.value))

    def words_for_token(self, token: TokenId, at: Place) -> str:
        """A token, where it lies and its condition, in words."""
        words, fact = self._scene.words, self._scene.conditions.get(token)
        name, where = self._names.token(token), self._names.place(at)
        parts = [self._names.face(part.face) for part in self._scene.parts_of(token)]
        if parts:
            name = words.say(say(speech.WITH_PARTS, token=name, parts=words.listed(parts)))
        if fact is not None:
            return words.say(say(speech.TOKEN_IS, token=name, place=where, condition=fact.text))
        return words.say(say(speech.TOKEN_AT, token=name, place=where))
