"""What of a table is told to a screen reader: its zones, and in each of them tokens and places, with their names, what
they are now and what may be done with them. Nothing is told that is not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF

from tabletop.core.model import Place
from tabletop.core.table import Rect, ZoneKind, ZoneSpec
from tabletop.core.text import say
from tabletop.core.view import CaptionFact, CountFact, Fact, SignFact
from tabletop.ui.table import speech
from tabletop.ui.table.advice import Advice
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.laid_table import LaidTable
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table.things import Thing, Told, key_of

_BY_SLOT = (ZoneKind.SPOTS, ZoneKind.SHEET)
_LOOSE = (ZoneKind.SCATTER, ZoneKind.FAN)
"""Where tokens lie before they are laid apart (dice in the tray, cards in the hand)."""


class Keys(Protocol):
    """The keyboard's focus and its words; see `Keyboard`."""

    focus: Thing | None

    def words_for(self, thing: Thing) -> str:
        """A thing in words, with what may be done there while something is carried."""


class Spoken:
    """The table in words. A screen reader asks for everything, one by one: what was found out is kept until `forget`.
    `may_drop`: whether what is lifted may go to a place; `facts`: what is shown beside the tokens."""

    def __init__(
        self,
        scene: LaidTable,
        advice: Advice,
        keyboard: Keys,
        may_drop: Callable[[Place], bool],
        facts: Callable[[], tuple[Fact, ...]],
    ) -> None:
        self._scene = scene
        self._advice = advice
        self._may_drop = may_drop
        self._keyboard = keyboard
        self._facts = facts
        self._known: dict[str, dict[Thing, tuple[Thing, Told]]] | None = None

    def forget(self) -> None:
        """Something on the table may be different from now on."""
        self._known = None

    # What there is

    def table_name(self) -> str:
        """What the whole is called."""
        return self._scene.words.say(speech.TABLE)

    def zones(self) -> list[str]:
        """The zones in which there is anything, in the order of the table; none while it is hidden."""
        return list(self._all())

    def zone_name(self, zone_id: str) -> str:
        """What a zone is called; empty where nothing of it is seen."""
        return self._scene.words.say(self._scene.layout.zones[zone_id].label) if zone_id in self._all() else ""

    def zone_facts(self, zone_id: str) -> str:
        """What signs, captions and counts say of a zone: the suit in force, the number of the throw."""
        words = self._scene.words
        facts = self._facts() if zone_id in self._all() else ()
        said = [words.say(f.text) for f in facts if isinstance(f, SignFact | CaptionFact) and f.zone == zone_id]
        if zone_id in self._all() and self._scene.layout.zones[zone_id].kind is ZoneKind.STACKS:
            count = sum(item.at.zone == zone_id for item in self._scene.items_of.values())
            return words.say(say(speech.COUNTERS, count))
        said += [words.number(f.count) for f in facts if isinstance(f, CountFact) and f.zone == zone_id]
        return ", ".join(said)

    def things(self, zone_id: str) -> list[Thing]:
        """Tokens (or their parts) and places of a zone, squares and boxes in their order, else as one reads."""
        return [thing for thing, _ in self._all().get(zone_id, {}).values()]

    def find(self, wanted: Thing) -> Thing | None:
        """The thing that is meant, as it lies now: a token by itself, wherever in its zone; None if it is not seen."""
        known = self._all().get(wanted.place.zone, {}).get(key_of(wanted))
        return known[0] if known is not None else None

    def told(self, thing: Thing) -> Told:
        """A thing that is seen, in words."""
        return self._all()[thing.place.zone][key_of(thing)][1]

    def is_focused(self, thing: Thing) -> bool:
        """Whether the keyboard is there."""
        focus = self._keyboard.focus
        return focus is not None and key_of(focus) == key_of(thing)

    def _all(self) -> dict[str, dict[Thing, tuple[Thing, Told]]]:
        if self._scene.hidden:
            return {}
        if self._known is None:
            found = {zone.id: self._in_zone(zone) for zone in self._scene.layout.spec.zones}
            self._known = {
                zone: {key_of(thing): (thing, self._tell(thing)) for thing in things}
                for zone, things in found.items()
                if things
            }
        return self._known

    def _in_zone(self, zone: ZoneSpec) -> list[Thing]:
        here = [item for item in self._scene.items_of.values() if item.at.zone == zone.id]
        lying = [item for item in here if self._scene.in_reach(item, self._advice.movable)]
        lying.sort(key=lambda item: (item.rest.y, item.rest.x))
        found = [thing for item in lying for thing in self._in_token(item)]
        found += [Thing(place) for place in self._bare(zone, lying)]
        return sorted(found, key=lambda thing: thing.place.slot) if zone.kind in _BY_SLOT else found

    def _in_token(self, item: TokenItem) -> list[Thing]:
        parts = range(len(self._scene.parts_of(item.token)))
        return [Thing(item.at, item.token, part) for part in parts] or [Thing(item.at, item.token)]

    def _bare(self, zone: ZoneSpec, lying: list[TokenItem]) -> list[Place]:
        """The places of a zone on which no token is seen."""
        if zone.on_plate or (zone.kind is ZoneKind.FAN and not self._scene.layout.is_own_hand(zone)):
            return []
        places = [area.place for area in self._scene.areas if area.place.zone == zone.id]
        if zone.kind is ZoneKind.SHEET:
            return [*places, *(p for p in self._scene.cells if p.zone == zone.id and p not in places)]
        held = {item.at for item in lying}
        return [place for place in places if place not in held] if zone.kind is ZoneKind.SPOTS or not lying else []

    # What is told of it

    def _tell(self, thing: Thing) -> Told:
        scene, zone = self._scene, self._scene.layout.zones[thing.place.zone]
        apart = len([other for other in zone.arrange_with if other != zone.id]) == 1
        name, movable = self._keyboard.words_for(thing), self._may_begin(thing)
        allowed = bool(scene.lifted) and self._may_drop(thing.place)
        may = ""
        if allowed and thing.token is not None:
            may = scene.words.say(speech.MAY_LAY)
        elif movable and thing.token is not None and not scene.lifted:
            may = scene.words.say(speech.MAY_TAKE)
        return Told(
            name,
            may,
            selectable=allowed if scene.lifted and thing.token not in scene.lifted else movable,
            selected=thing.token is not None and thing.token in scene.lifted,
            checkable=apart and thing.token is not None,
            checked=apart and thing.token is not None and zone.kind not in _LOOSE,
        )

    def _may_begin(self, thing: Thing) -> bool:
        """Whether something legal begins here: a token that may be moved, a box that may be written."""
        if thing.token is not None:
            return thing.token in self._advice.movable
        return self._scene.highlights.on_offer(thing.place, self._scene.cells)

    # Where it is

    def thing_at(self, point: QPointF) -> Thing | None:
        """What lies at a point of the scene."""
        scene = self._scene
        x, y = scene.geometry.units(point)
        if scene.hidden:
            return None
        item = scene.token_at(x, y)
        if item is not None:
            part = scene.part_at(item, x, y)
            things = self._in_token(item)
            return things[part or 0]
        place = scene.place_at(x, y)
        return self.find(Thing(place)) if place is not None else None

    def rect(self, thing: Thing) -> QRectF:
        """Where a thing is, in the scene."""
        scene = self._scene
        item = scene.items_of.get(thing.token) if thing.token is not None else None
        if item is not None and thing.part is None:
            return item.sceneBoundingRect()
        if item is not None and thing.part is not None:
            mark = scene.highlights.part(MarkKind.FOCUS, *scene.part_pose(item, thing.part))
        else:
            found = scene.highlights.place(MarkKind.FOCUS, thing.place)
            if found is None:
                return QRectF()
            mark = found
        return scene.geometry.rect(Rect(mark.x - mark.width / 2, mark.y - mark.height / 2, mark.width, mark.height))
