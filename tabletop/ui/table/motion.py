"""Movement: every moving token has a track; one clock moves them all. Nothing ever waits for a track.

A track starts from wherever its token is, so a new state retargets what is still moving. Its first step is taken at
once, in the frame of the cause: an animation that waits for the timer shows nothing for a whole tick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi, sin
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from tabletop.ui.look.face_keys import side_of_die
from tabletop.ui.table.easing import Curve, easing
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.pose import CARRIED, Pose
from tabletop.ui.table.routes import Route
from tabletop.ui.table.sprite import SpriteSource
from tabletop.ui.table.tumbling import Moment, Tumble, pips_behind

Z_MOVING = 60.0
FIRST_STEP_MS = 8.0
TICK_MS = 16

_IN_THE_AIR = 6.0
_THIN = 0.04
"""A side of a die narrower than this is not seen."""
_RICH = 12
"""So many tokens may turn and grow while they move; more of them fly as they will lie, which costs a plain copy."""


class Track:
    """One movement of one token. Times are milliseconds, lengths units.

    It goes straight, as high as `arc`, or along a `route`. `flip`: it is turned over and shows its true face from the
    middle on; `tumble`: the way of a die that is thrown, is so many units wide (`side`) and comes to show so many
    `pips`; `lifted`: it is carried, not pushed; `stamp`: by what part it is larger before it comes down; `heard`: names
    of sounds, each with the part of the time when it is heard, in order.
    """

    def __init__(
        self,
        item: TokenItem,
        ms: float,
        delay_ms: float = 0.0,
        curve: Curve = Curve.OUT_CUBIC,
        arc: float = 0.0,
        route: Route | None = None,
        flip: bool = False,
        tumble: Tumble | None = None,
        pips: int = 0,
        side: float = 0.0,
        lifted: bool = True,
        stamp: float = 0.0,
        heard: tuple[tuple[float, str], ...] = (),
    ) -> None:
        self.item = item
        self.ms = max(1.0, ms)
        self.delay_ms = delay_ms
        self.arc = arc
        self.route = route
        self.flip = flip
        self.tumble = tumble
        self.pips = pips
        self.side = side
        self.lifted = lifted
        self.stamp = stamp
        self.heard = heard
        self.start = item.now
        self.end = item.rest
        self.old_face = item.face
        self.begin_ms = 0.0
        self._begun = False
        self._curve = easing(curve)
        self._tips = (self.start.x, self.start.y) == (self.end.x, self.end.y)
        self._turned = self.start.turn != self.end.turn or self.start.scale != self.end.scale or stamp > 0

    def point(self, t: float) -> tuple[float, float, float]:
        """Position and height above the table at `t` (0 to 1)."""
        if self.route is not None:
            return self.route.at(t)
        done, start, end = self._curve.valueForProgress(t), self.start, self.end
        x, y = start.x + (end.x - start.x) * done, start.y + (end.y - start.y) * done
        return x, y, self.arc * 4 * t * (1 - t)

    def move(self, t: float, rich: bool, geometry: Geometry, sprites: SpriteSource, z: float) -> None:
        """Show the token at `t`."""
        if self.tumble is not None:
            self._tumble(self.tumble.at(t), geometry, sprites, z)
            return
        x, y, high = self.point(t)
        start, end, item = self.start, self.end, self.item
        if not self._begun:
            # What waits deep in a pile is not seen before it sets out.
            self._begun = True
            item.setVisible(True)
        raised = start.raised + (end.raised - start.raised) * t + high
        width = 1.0
        if self.flip:
            width = max(0.04, abs(1 - 2 * t))
            item.face = self.old_face if t < 0.5 else item.true_face
            raised += 8 * (1 - width)
        turn, scale = end.turn, end.scale
        if rich:
            # What only turns where it is does so with the curve of the movement.
            turn = start.turn + (end.turn - start.turn) * (self._curve.valueForProgress(t) if self._tips else t)
            scale = (start.scale + (end.scale - start.scale) * t) * (1 + self.stamp * 4 * t * (1 - t))
        item.now = Pose(x, y, scale, turn, end.z, raised, True)
        item.lift = CARRIED if self.lifted and rich and t < 0.8 else item.rest_lift
        transform = None
        live = width != 1.0 or (rich and self._turned)
        if live:
            sprite = sprites.get(item.face, end.scale, 0.0, item.lift)
            ratio = scale / end.scale
            transform = QTransform.fromScale(ratio * width, ratio)
            if turn:
                transform = transform * QTransform().rotate(turn)
        else:
            sprite = sprites.get(item.face, end.scale, end.turn, item.lift)
        unit = geometry.factor
        item.glide(geometry.left + x * unit, geometry.top + (y - raised) * unit, z, sprite, transform)

    def _tumble(self, seen: Moment, geometry: Geometry, sprites: SpriteSource, z: float) -> None:
        """Show a die on its way: turned, and where it stands on an edge with both sides that are seen of it."""
        item, scale = self.item, self.end.scale
        item.setVisible(not seen.hidden)
        item.now = Pose(seen.x, seen.y, scale, seen.turn, self.end.z, seen.high, True)
        item.lift = CARRIED if seen.high > _IN_THE_AIR else item.rest_lift
        unit = geometry.factor
        x, y = geometry.left + seen.x * unit, geometry.top + (seen.y - seen.high) * unit
        if seen.behind < 0 or not self.pips:
            item.glide(x, y, z, sprites.get(item.face, scale, 0.0, item.lift), QTransform().rotate(seen.turn))
            return
        half, angle = self.side / 2 * unit, seen.tipped * pi / 2
        sides = []
        for behind, width, away in ((0, cos(angle), -sin(angle)), (1, sin(angle), cos(angle))):
            face = side_of_die(item.true_face, pips_behind(self.pips, seen.behind + behind, item.token))
            lies = QTransform().rotate(seen.turn + seen.axis).translate(half * away, 0.0)
            lies = lies.scale(max(_THIN, width), 1.0).rotate(-seen.axis)
            sides.append((width, face, lies))
        (_, item.face, top), (width, below, lies) = sorted(sides, key=lambda one: -one[0])
        edge = (sprites.get(below, scale, 0.0, item.lift), lies) if width > _THIN else None
        item.glide(x, y, z, sprites.get(item.face, scale, 0.0, item.lift), top, edge)


class _Change:
    """An item that changes where it is; `show` is told how far the change is, from 0 to 1."""

    def __init__(self, item: QGraphicsItem, ms: float, show: Callable[[float], None], gone: bool) -> None:
        self.item = item
        self.ms = max(1.0, ms)
        self.show = show
        self.gone = gone
        self.begin_ms = 0.0


def _opacities(item: QGraphicsItem, stations: tuple[float, ...]) -> Callable[[float], None]:
    """An item that appears or vanishes; `stations` are its opacities at equal distances in time."""

    def show(t: float) -> None:
        at = t * (len(stations) - 1)
        index = min(len(stations) - 2, int(at))
        low, high = stations[index], stations[index + 1]
        item.setOpacity(low + (high - low) * (at - index))

    return show


class Motion(QObject):
    """The clock of a scene. `speed` is the factor of all durations; 0: everything is at once where it belongs. `now_ms`
    tells the time. `settled`: nothing moves any more; `rested`: what was to be looked at for a while has been; `heard`:
    the name of a sound that a movement makes now."""

    settled = Signal()
    rested = Signal()
    heard = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self.now_ms: Callable[[], float] = lambda: perf_counter() * 1000
        self._geometry = Geometry.fit(640, 498, 1.0)
        self._sprites: SpriteSource | None = None
        self._tracks: dict[TokenItem, Track] = {}
        self._changes: dict[QGraphicsItem, _Change] = {}
        self._rests_until_ms: float | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.step)

    @property
    def is_moving(self) -> bool:
        """Whether a token is on its way."""
        return bool(self._tracks)

    @property
    def is_resting(self) -> bool:
        """Whether what lies there is still to be looked at."""
        return self._rests_until_ms is not None

    @property
    def to_be_heard(self) -> set[str]:
        """The sounds that what is on its way will still make."""
        return {name for track in self._tracks.values() for _, name in track.heard}

    def rest(self, ms: float) -> None:
        """Let what lies there be looked at before `rested` comes; so long whatever the speed, 0: at once."""
        self._rests_until_ms = self.now_ms() + ms
        if ms <= 0:
            self._end_rest()
        else:
            self._timer.start()

    def wake(self) -> None:
        """Forget a rest: what was to be looked at is no longer what matters."""
        self._rests_until_ms = None

    def _end_rest(self) -> None:
        if self._rests_until_ms is not None:
            self._rests_until_ms = None
            self.rested.emit()

    def moves(self, item: TokenItem) -> bool:
        """Whether this token is on its way."""
        return item in self._tracks

    def set_look(self, geometry: Geometry, sprites: SpriteSource) -> None:
        """The size in which things move from now on."""
        self._geometry, self._sprites = geometry, sprites

    def start(self, tracks: Iterable[Track]) -> None:
        """Begin movements; a token that moves already goes on from where it is."""
        now = self.now_ms()
        for track in tracks:
            if self.speed <= 0:
                self._land(track.item)
                continue
            track.ms *= self.speed
            track.item.tossed = track.tumble is not None
            # The first step is taken as if 8 ms had passed.
            track.begin_ms = now + track.delay_ms * self.speed - (0 if track.delay_ms else FIRST_STEP_MS)
            self._tracks[track.item] = track
        if self._tracks:
            self.step()
            self._timer.start()

    def fade(
        self, item: QGraphicsItem, ms: float, stations: tuple[float, ...] = (0.0, 1.0), gone: bool = False
    ) -> None:
        """Let an item appear (or vanish, if it is `gone` afterwards)."""
        self.change(item, ms, _opacities(item, stations), gone)

    def change(self, item: QGraphicsItem, ms: float, show: Callable[[float], None], gone: bool = False) -> None:
        """Let an item change where it is: `show` is called with how far that is, from 0 to 1."""
        change = _Change(item, ms * self.speed, show, gone)
        if self.speed <= 0:
            self._changed(change)
            return
        change.begin_ms = self.now_ms()
        show(0.0)
        self._changes[item] = change
        self._timer.start()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget an item that leaves the scene."""
        if isinstance(item, TokenItem):
            self._tracks.pop(item, None)
            item.tossed = False
        self._changes.pop(item, None)

    def step(self) -> None:
        """Move everything to where it belongs now."""
        now = self.now_ms()
        rich = len(self._tracks) <= _RICH
        landed, heard = [], dict[str, None]()
        assert self._sprites is not None
        for index, track in enumerate(self._tracks.values()):
            t = (now - track.begin_ms) / track.ms
            while track.heard and t >= track.heard[0][0]:
                name, track.heard = track.heard[0][1], track.heard[1:]
                heard[name] = None
            if t >= 1:
                landed.append(track.item)
            elif t > 0:
                track.move(t, rich, self._geometry, self._sprites, Z_MOVING + index / 1000)
        for name in heard:
            self.heard.emit(name)
        for item in landed:
            self._land(item)
        for change in list(self._changes.values()):
            t = (now - change.begin_ms) / change.ms
            if t >= 1:
                self._changed(change)
            else:
                change.show(max(0.0, t))
        over = self._rests_until_ms is not None and now >= self._rests_until_ms
        if not self._tracks and not self._changes and (over or not self.is_resting):
            self._timer.stop()
        if landed and not self._tracks:
            self.settled.emit()
        if over:
            self._end_rest()

    def finish(self) -> None:
        """End all movement at once, and the rest that follows it."""
        moving = bool(self._tracks)
        for item in list(self._tracks):
            self._land(item)
        for change in list(self._changes.values()):
            self._changed(change)
        self._timer.stop()
        if moving:
            self.settled.emit()
        self._end_rest()

    def _land(self, item: TokenItem) -> None:
        self._tracks.pop(item, None)
        item.tossed = False
        item.face, item.now, item.lift = item.true_face, item.rest, item.rest_lift
        assert self._sprites is not None
        item.place(self._sprites, self._geometry.left, self._geometry.top)

    def _changed(self, change: _Change) -> None:
        self._changes.pop(change.item, None)
        change.show(1.0)
        scene = change.item.scene()
        if change.gone and scene is not None:
            scene.removeItem(change.item)
