"""Dice are shaken before they are thrown: in the cup, or in the hand where there is no cup, by dragging it to and fro
or by holding a key. Letting go throws; whoever only taps throws at once.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi, sin
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from tabletop.core.model import GestureKind, Place, Placement, TokenId, TokenKind
from tabletop.core.table import Point, ZoneKind
from tabletop.ui.table.advice import Advice, Emit
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.motion import Motion, Track
from tabletop.ui.table.pose import CARRIED, Pose
from tabletop.ui.table.sprites import Sprites
from tabletop.ui.table.tumbling import GATHER_MS, RATTLE, Hand

_BACK_MS = 220.0
_FOREVER_MS = 600_000.0
_SWING_MS = 130.0
_RATTLES_MS, _RATTLES_FROM = 90.0, 10.0
"""Dice are heard no more often than this, and when a hand turns round after so many units."""
_LEANS, _LEANS_MOST = 2.2, 28.0
"""How far a cup leans, in degrees for each unit that it goes between two events."""
_BESIDE = 0.62
"""How far from the middle of the hand its dice are held, in their widths."""
_JUMP, _Z_SHAKEN = 7.0, 62.0


class ShakenCups(Protocol):
    """The cups of that table; see `Cups`."""

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones in which a cup stands."""

    def mouth(self, zone: str) -> Point:
        """Where dice go into a cup, as it is held now."""

    def carry(self, zone: str, away: tuple[float, float], turn: float) -> None:
        """Hold a cup so far from its place, turned so many degrees."""

    def shake(self, zone: str, ms: float, swing_ms: float, swung: Callable[[int], object]) -> None:
        """Shake a cup where it stands for so long."""

    def put_back(self, zone: str) -> None:
        """Put a cup back where it stands."""


class ShakenTable(Protocol):
    """The table on which dice lie; see `TableScene`. `shaken`: the cup or the hand out of which a throw comes now."""

    layout: TableLayout
    items_of: dict[TokenId, TokenItem]
    placements: dict[TokenId, Placement]
    geometry: Geometry
    sprites: Sprites
    motion: Motion
    shaken: Hand | None

    @property
    def cups(self) -> ShakenCups:
        """The cups that stand on it."""


class _Shaken(Struct):
    """What is shaken: a cup (its zone) or the dice themselves; a tap on it throws, or `press` where a key is held."""

    cup: str
    dice: tuple[TokenId, ...]
    tokens: tuple[TokenId, ...]
    to: Place | None
    press: Callable[[], object] | None = None
    since_ms: float = 0.0
    at: QPointF | None = None
    ahead: tuple[float, float] = (0.0, 0.0)
    way: float = 0.0
    rattled_ms: float = -_RATTLES_MS


class Shaker:
    """The cup, or the dice, in a hand that shakes it. `taken_up` is called when it begins."""

    def __init__(self, scene: ShakenTable, advice: Advice, emit: Emit, taken_up: Callable[[], object]) -> None:
        self._scene = scene
        self._advice = advice
        self._emit = emit
        self._taken_up = taken_up
        self._ready: _Shaken | None = None
        self._held: _Shaken | None = None

    @property
    def shakes(self) -> bool:
        """Whether something is shaken now."""
        return self._held is not None

    # By the pointer

    def press(self, item: TokenItem | None, place: Place | None) -> None:
        """A button goes down on a token, or on a place: what might be shaken is noticed."""
        self._ready = None
        if item is None and place is not None and place.zone in self._scene.cups.zones:
            self._ready = self._cup(place.zone)
        elif item is not None and not self._scene.cups.zones and self._is_loose(item.token):
            self._ready = self._dice(item.token)

    def carry(self, begun: QPointF, at: QPointF, from_px: float) -> bool:
        """The pointer moves with the button down; whether it shakes something."""
        if self._ready is not None and (at - begun).manhattanLength() >= from_px:
            ready, self._ready = self._ready, None
            ready.at = begun
            self._begin(ready)
        if self._held is None or self._held.press is not None:
            return False
        self._swing(self._held, begun, at)
        return True

    def release(self) -> bool:
        """The button comes up; whether that throws."""
        self._ready = None
        return self._held is not None and self._held.press is None and self._throw(self._held)

    # By a key

    def hold(self, button: str, press: Callable[[], object]) -> bool:
        """Shake as long as a key is held that presses a button, by `press`, if that throws; false where it does not."""
        self.cancel()
        scene = self._scene
        found = [self._cup(zone, button) for zone in scene.cups.zones]
        if not found:
            found = [self._dice(token, button) for token in scene.items_of if self._is_loose(token)]
        shaken = next((one for one in found if one is not None), None)
        if shaken is None:
            return False
        shaken.press = press
        self._begin(shaken)
        if scene.motion.speed > 0:
            self._shake(shaken)
        return True

    def let_go(self) -> bool:
        """The key is released; whether that throws."""
        return self._held is not None and self._held.press is not None and self._throw(self._held)

    def cancel(self) -> bool:
        """Put everything back; nothing has happened. Whether anything was shaken."""
        self._ready = None
        held, self._held = self._held, None
        if held is not None:
            self._put_back(held)
        return held is not None

    # What may be shaken

    def _is_loose(self, token: TokenId) -> bool:
        """Whether a token is a die that lies where it was thrown, and is never laid aside by hand."""
        placement = self._scene.placements.get(token)
        if placement is None or placement.kind is not TokenKind.DIE:
            return False
        zone = self._scene.layout.zones[placement.place.zone]
        return zone.kind is ZoneKind.SCATTER and not zone.arrange_with

    def _cup(self, zone: str, button: str = "") -> _Shaken | None:
        thrown = self._advice.thrown((), Place(zone), button)
        return _Shaken(zone, thrown, (), Place(zone)) if thrown else None

    def _dice(self, token: TokenId, button: str = "") -> _Shaken | None:
        thrown = self._advice.thrown((token,), None, button)
        return _Shaken("", thrown, (token,), None) if thrown else None

    # Shaking

    def _begin(self, shaken: _Shaken) -> None:
        scene = self._scene
        self._taken_up()
        self._held = shaken
        shaken.since_ms = scene.motion.now_ms()
        if scene.motion.speed > 0 and shaken.cup:
            for token in shaken.dice:
                self._gather(scene.items_of[token], shaken.cup)

    def _gather(self, item: TokenItem, cup: str) -> None:
        """Let a die jump into the cup, wherever that is by then."""
        scene, before = self._scene, item.now

        def show(t: float) -> None:
            done, mouth = t * t * (3 - 2 * t), scene.cups.mouth(cup)
            x, y = before.x + (mouth.x - before.x) * done, before.y + (mouth.y - before.y) * done
            self._lift(item, Pose(x, y, before.scale, before.turn + 60 * done, before.z, 30 * sin(pi * t)))
            item.setVisible(t < 1)

        scene.motion.change(item, GATHER_MS, show)

    def _lift(self, item: TokenItem, pose: Pose) -> None:
        scene, unit = self._scene, self._scene.geometry.factor
        item.now, item.lift = pose, CARRIED
        sprite = scene.sprites.get(item.face, pose.scale, 0.0, CARRIED)
        x, y = scene.geometry.left + pose.x * unit, scene.geometry.top + (pose.y - pose.raised) * unit
        item.glide(x, y, _Z_SHAKEN, sprite, QTransform().rotate(pose.turn))

    def _swing(self, held: _Shaken, begun: QPointF, at: QPointF) -> None:
        """Follow a hand, which is heard when it turns round."""
        scene, last = self._scene, held.at or begun
        held.at = at
        unit = scene.geometry.factor
        dx, dy = (at.x() - last.x()) / unit, (at.y() - last.y()) / unit
        if dx * held.ahead[0] + dy * held.ahead[1] < 0:
            if held.way > _RATTLES_FROM:
                self._rattle(held)
            held.way = 0.0
        held.way += hypot(dx, dy)
        held.ahead = (dx, dy)
        if scene.motion.speed <= 0:
            return
        lean = max(-_LEANS_MOST, min(_LEANS_MOST, _LEANS * dx))
        if held.cup:
            away = ((at.x() - begun.x()) / unit, (at.y() - begun.y()) / unit)
            scene.cups.carry(held.cup, away, lean)
        else:
            self._carry_dice(held, scene.geometry.units(at), lean)

    def _carry_dice(self, held: _Shaken, at: tuple[float, float], lean: float) -> None:
        for index, token in enumerate(held.dice):
            item = self._scene.items_of[token]
            side = max(self._scene.layout.size_of(item.true_face)) * item.rest.scale
            beside = _BESIDE * side * (2 * index - len(held.dice) + 1)
            # The dice in a hand are never turned alike.
            pose = Pose(at[0] + beside, at[1], item.rest.scale, item.rest.turn + lean * (1 - 2 * (index % 2)))
            self._lift(item, replace(pose, z=item.rest.z))

    def _shake(self, held: _Shaken) -> None:
        scene = self._scene

        def swung(number: int) -> None:
            if number > held.way:
                held.way = number
                self._rattle(held)

        if held.cup:
            scene.cups.shake(held.cup, _FOREVER_MS, _SWING_MS, swung)
            return
        for index, token in enumerate(held.dice):
            scene.motion.change(scene.items_of[token], _FOREVER_MS, self._jumps(scene.items_of[token], index, swung))

    def _jumps(self, item: TokenItem, index: int, swung: Callable[[int], object]) -> Callable[[float], None]:
        """A die that jumps in its tray; the first one is heard."""

        def show(t: float) -> None:
            if t >= 1:
                return
            swings = t * _FOREVER_MS / _SWING_MS + 0.4 * index
            turn, rest = item.rest.turn + 12 * sin(pi * swings), item.rest
            self._lift(item, replace(rest, turn=turn, raised=_JUMP * abs(sin(pi * swings))))
            if not index:
                swung(int(swings))

        return show

    def _rattle(self, held: _Shaken) -> None:
        now = self._scene.motion.now_ms()
        if now - held.rattled_ms >= _RATTLES_MS:
            held.rattled_ms = now
            self._scene.motion.heard.emit(RATTLE)

    # Letting go

    def _throw(self, held: _Shaken) -> bool:
        self._held, scene = None, self._scene
        # Dice that are not yet in the cup go on into it.
        holds = not held.cup or scene.motion.now_ms() - held.since_ms >= GATHER_MS * scene.motion.speed
        mouth = scene.cups.mouth(held.cup) if held.cup else None
        for token in held.dice:
            scene.motion.drop(scene.items_of[token])
        scene.shaken = Hand(mouth, holds) if scene.motion.speed > 0 else None
        try:
            if held.press is not None:
                held.press()
            else:
                self._emit(GestureKind.TAP, held.tokens, held.to)
        finally:
            scene.shaken = None
        self._put_back(held, thrown=True)
        return True

    def _put_back(self, held: _Shaken, thrown: bool = False) -> None:
        """Let everything go home that was not thrown."""
        scene = self._scene
        idle = [scene.items_of[token] for token in held.dice if token in scene.items_of]
        idle = [item for item in idle if not scene.motion.moves(item)]
        rolls = thrown and len(idle) < len(held.dice)
        for item in idle:
            scene.motion.drop(item)
        scene.motion.start([Track(item, _BACK_MS) for item in idle if item.now != item.rest])
        if held.cup and not rolls:
            scene.cups.put_back(held.cup)
