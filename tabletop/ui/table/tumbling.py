"""How thrown dice travel: out of the cup, the hand or in from the edge, down on the felt, over their edges, into each
other, and on to where they will lie.

Where a die comes to rest is known before it starts. So its way is found backwards: from there it gains speed as fast
as felt would take it, bounces off the edge and the other dice, and goes back into the air and to where it came from. A
step that would lead into another die is not made, so that dice on the felt never overlap; in the air they make room
for each other (`airborne`). The way is always the same for the same throw. Lengths are units of the table, times parts
of the whole movement from 0 to 1. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, cos, degrees, hypot, inf, pi, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import TokenId
from tabletop.core.table import Point, Rect
from tabletop.ui.table.airborne import Flight, Spot, parted
from tabletop.ui.table.pose import Pose, noise
from tabletop.ui.table.resting import Box, numbers_of, room_of

RATTLE, THROW, KNOCK, LAID = "rattle", "throw", "knock", "laid"
"""The sounds of dice: in the cup, out of it and over the felt, against each other, and down into their rail."""
ROLL_MS = 700.0
GATHER_MS = 200.0
"""How long dice that lie on the table are on their way back into the cup."""
MOUTH = 24.0
"""The mouth of a cup is so far above its middle."""

_FROM_EDGE, _EDGE_DROP = 130.0, 24.0
_STEPS = 60
_DOWN, _LATE = 0.34, 0.12
"""When the first die comes down, and how much later the last one does."""
_NARROW, _HOPS_DOWN, _HOP = 2.4, 0.6, 5.0
"""In a tray narrower than so many dice they only come down then, after a hop on the spot, so far away at most."""
_STILL = 0.1
"""So much sooner than the last die the first one may come to rest."""
_HAND, _TOSS = 20.0, 16.0
"""How high a die leaves the hand, and how much higher it is tossed."""
_BOUNCES = ((0.22, 11.0), (0.36, 3.5))
"""How long after it came down a die comes down again, and how high it bounces in between."""
_LEAST_WAY, _MOST_WAY, _GROUND = 14.0, 105.0, 0.55
"""How far dice travel on the felt: this part of their whole way."""
_SLIDES = 0.35
"""So many widths of itself a die slides on its face at last."""
_SPIN, _TURNS = 170.0, 5.0
"""How far a die turns on the felt in a whole roll, and in one step at most, in degrees."""
_AIR_QUARTERS = 3.0
_SKEW = 30.0
_CLEAR = 3.0
_HARD = 60.0
_APART = 0.1
"""Knocks of dice that are faster than this, in units a roll, are heard, if so much time lies between them."""


class Moment(Struct, frozen=True):
    """How a die is seen at one moment.

    x, y: its middle.
    high: its height above the table.
    turn: degrees clockwise.
    behind: how many quarter turns the face that comes up is away from the last one; -1: none, it lies as it lay.
    tipped: the part of the quarter turn that is still to go; 0: it lies flat.
    axis: which way it rolls, in degrees, as seen by a die that is not turned: one of its four sides.
    hidden: it is inside the cup.
    """

    x: float
    y: float
    high: float
    turn: float
    behind: int = 0
    tipped: float = 0.0
    axis: float = 0.0
    hidden: bool = False

    def box(self, side: float) -> Box:
        """The felt that it covers: more while it stands on an edge."""
        across = side / 2 * (cos(pi / 2 * self.tipped) + sin(pi / 2 * self.tipped))
        return Box(self.x, self.y, self.turn + self.axis, across, side / 2)


class Tumble(Struct, frozen=True):
    """The way of one die.

    before: where it lay.
    source: where it comes from: the cup, the hand, or beyond the edge of the table.
    rest: where it comes to lie.
    gathered: the part of the time until which it is on its way into the cup; 0: it is there, or comes from elsewhere.
    starts, lands: the parts of the roll when it sets out and when it comes down.
    track: how it travels on the felt, from `lands` to the end, in equal steps: x, y, turn, quarter turns to go.
    hop: where it bounces before it comes down, in a tray too narrow for it to roll; None: nowhere.
    axis: see `Moment`.
    pushed: how far other dice push it off its way through the air, at each step of the roll until it comes down.
    hides: it is not seen before it sets out.
    """

    before: Pose
    source: Point
    rest: Pose
    gathered: float
    starts: float
    lands: float
    track: tuple[tuple[float, float, float, float], ...]
    hop: Point | None
    axis: float
    pushed: tuple[Spot, ...]
    hides: bool

    def at(self, t: float) -> Moment:
        """How the die is seen at `t`."""
        if t < self.gathered:
            return self._gathering(t / self.gathered)
        t = (t - self.gathered) / (1 - self.gathered)
        if t < self.starts and self.hides:
            return Moment(self.source.x, self.source.y, 0.0, self.rest.turn, hidden=True)
        return self._flying(max(t, self.starts)) if t < self.lands else self._rolling(t)

    def spot(self, t: float) -> Spot:
        """Where it would be at `t` of the roll if it were thrown alone."""
        if t >= self.lands:
            rolled = (t - self.lands) / (1 - self.lands) * (len(self.track) - 1)
            return self.track[min(round(rolled), len(self.track) - 1)][:2]
        return self._along(max(0.0, t - self.starts) / (self.lands - self.starts))[:2]

    def _along(self, done: float) -> tuple[float, float, float]:
        """Where it is, and how high, after this part of its flight."""
        x, y = self.track[0][:2]
        part, begin, end, high = done, self.source, Point(x, y), _HAND
        if self.hop is not None:
            first = done < 0.5
            part = 2 * done - (0 if first else 1)
            begin, end, high = (begin, self.hop, high) if first else (self.hop, end, 0.0)
        high = high * (1 - part) + 4 * _TOSS * part * (1 - part)
        return begin.x + (end.x - begin.x) * part, begin.y + (end.y - begin.y) * part, high

    def _push(self, t: float) -> Spot:
        """How far it is off its way at `t` of the roll."""
        at = t * _STEPS
        step = min(int(at), len(self.pushed) - 2)
        (ax, ay), (bx, by) = self.pushed[step : step + 2]
        part = min(1.0, at - step)
        return ax + (bx - ax) * part, ay + (by - ay) * part

    def _gathering(self, t: float) -> Moment:
        # Up and over the rim: nearly all the way in the first two thirds, then it is inside.
        if t > 0.7:
            return Moment(self.source.x, self.source.y, 0.0, self.before.turn, hidden=True)
        part = t / 0.7
        done = part * part * (3 - 2 * part)
        x = self.before.x + (self.source.x - self.before.x) * done
        y = self.before.y + (self.source.y - self.before.y) * done
        return Moment(x, y, 30 * sin(pi * part), self.before.turn + 60 * done, behind=-1)

    def _flying(self, t: float) -> Moment:
        done = (t - self.starts) / (self.lands - self.starts)
        (_, _, turn, quarters), left = self.track[0], 1 - done
        (x, y, high), (aside, down) = self._along(done), self._push(t)
        return self._seen(
            x + aside,
            y + down,
            high,
            turn - _turning(self.axis) * _SPIN * 0.4 * left,
            quarters + _AIR_QUARTERS * left,
        )

    def _rolling(self, t: float) -> Moment:
        at = (t - self.lands) / (1 - self.lands) * (len(self.track) - 1)
        step = min(int(at), len(self.track) - 2)
        part, one, other = at - step, self.track[step], self.track[step + 1]
        x, y, turn, quarters = (a + (b - a) * part for a, b in zip(one, other, strict=True))
        return self._seen(x, y, _bounce(t - self.lands), turn, quarters)

    def _seen(self, x: float, y: float, high: float, turn: float, quarters: float) -> Moment:
        behind = int(quarters)
        return Moment(x, y, high, turn, behind, quarters - behind, self.axis)


class Throw(Struct, frozen=True):
    """Dice that are thrown together.

    ways: the way of each.
    ms: how long all this takes.
    knocks: when dice knock against each other so that it is heard, in milliseconds, in order.
    poured: when they leave the cup or the hand, in milliseconds.
    """

    ways: Mapping[TokenId, Tumble]
    ms: float
    knocks: tuple[float, ...]
    poured: float


class Hand(Struct, frozen=True):
    """Out of what dice are thrown.

    mouth: out of a cup: its mouth; None: out of a hand.
    holds: they are in the cup or the hand already, which has been shaken.
    """

    mouth: Point | None = None
    holds: bool = False


def pips_behind(pips: int, behind: int, token: TokenId) -> int:
    """The face that a die shows some quarter turns before it comes to lie on `pips`; no two in a row are the same or
    lie opposite each other."""
    for step in range(behind):
        sides = [side for side in range(1, 7) if side not in (pips, 7 - pips)]
        pips = sides[int(2 + 2 * noise(f"{token}/{step}")) % len(sides)]
    return pips


def tumbles(
    dice: Mapping[TokenId, tuple[Pose, Pose]], hand: Hand, felt: Rect | None, side: float, throw: int = 0
) -> Throw:
    """How dice `side` units wide are thrown, each from the pose in which it lies, or is held, to that in which it will
    lie. They stay on the felt once they are down. Out of no cup and no hand they come in from the nearer edge of the
    table."""
    mouth = hand.mouth
    gathers = mouth is not None and not hand.holds
    sources = [mouth or (Point(before.x, before.y) if hand.holds else _edge(rest)) for before, rest in dice.values()]
    felt_ = _Felt([rest for _, rest in dice.values()], sources, felt, side, throw)
    felt_.run()
    whole = ROLL_MS + (GATHER_MS if gathers else 0.0)
    gathered = GATHER_MS / whole if gathers else 0.0
    poured = whole - ROLL_MS
    ways = {
        token: Tumble(
            before, source, rest, gathered, die.starts, die.lands, die.way(), die.hop, die.axis, (), mouth is not None
        )
        for (token, (before, rest)), source, die in zip(dice.items(), sources, felt_.dice, strict=True)
    }
    ways, met = _in_the_air(ways, side)
    knocks = _heard([*met, *felt_.knocks])
    return Throw(ways, whole, tuple(poured + t * ROLL_MS for t in knocks), poured)


def _in_the_air(ways: Mapping[TokenId, Tumble], side: float) -> tuple[dict[TokenId, Tumble], list[float]]:
    """The same ways, on which dice in the air make room for each other; and when they knock."""
    last = max(round(way.lands * _STEPS) for way in ways.values())
    flights = [
        Flight(
            way.starts * _STEPS,
            round(way.lands * _STEPS),
            tuple(way.spot(step / _STEPS) for step in range(last + 1)),
        )
        for way in ways.values()
    ]
    pushes, met = parted(flights, side)
    found = {token: replace(way, pushed=push) for (token, way), push in zip(ways.items(), pushes, strict=True)}
    return found, [step / _STEPS for step in met]


def _heard(knocks: Iterable[float]) -> list[float]:
    """The knocks that are heard: between two of them lies some time."""
    found: list[float] = []
    for at in sorted(knocks):
        if not found or at - found[-1] > _APART:
            found.append(at)
    return found


def _edge(rest: Pose) -> Point:
    way = -1.0 if rest.x < 320 else 1.0
    return Point(rest.x + way * _FROM_EDGE, rest.y + _EDGE_DROP)


def _turning(axis: float) -> float:
    return 1.0 if axis in (0.0, 90.0) else -1.0


def _bounce(since: float) -> float:
    begin = 0.0
    for end, height in _BOUNCES:
        if since < end:
            part = (since - begin) / (end - begin)
            return height * 4 * part * (1 - part)
        begin = end
    return 0.0


class _Rolling:
    """One die on the felt, on its way back in time."""

    def __init__(self, rest: Pose, source: Point, side: float, starts: float, lands: float, stops: float) -> None:
        self.rest, self.side = rest, side
        self.starts, self.lands, self.stops = starts, lands, stops
        self.x, self.y, self.turn, self.gone, self.steps = rest.x, rest.y, rest.turn, 0.0, 0
        self.vx = self.vy = 0.0
        self.axis = 0.0
        self.hop: Point | None = None
        self.seen = [(self.x, self.y, self.turn, 0.0)]
        self.box = self.box_at(self.x, self.y, self.turn, 0.0)

    def begin(self, heading: float, way: float) -> None:
        """Set out, back in time, along a heading in degrees, to go so far until it is in the air."""
        time = self.stops - self.lands
        self.pull = 2 * way / (time * time)
        self.vx, self.vy = cos(radians(heading)), sin(radians(heading))
        # It rolls the other way, over that of its edges which leads there best.
        self.axis = round((heading + 180 - self.rest.turn) / 90) % 4 * 90.0
        self.spin = _turning(self.axis) * _SPIN / 2

    def level(self) -> None:
        """Keep a direction: never quite nothing, and of length one."""
        speed = hypot(self.vx, self.vy)
        self.vx, self.vy = (self.vx / speed, self.vy / speed) if speed > 1e-6 else (1.0, 0.0)

    def quarters(self, gone: float) -> float:
        """How many quarter turns are to go, so far from where it will lie."""
        return max(0.0, gone / self.side - _SLIDES)

    def box_at(self, x: float, y: float, turn: float, gone: float) -> Box:
        quarters = self.quarters(gone)
        return Moment(x, y, 0.0, turn, 0, quarters - int(quarters), self.axis).box(self.side)

    def turned(self, t: float) -> float:
        """How it is turned next, if nothing is in its way; after something was it catches up."""
        part = max(0.0, self.stops - t) / self.stops
        by = self.rest.turn - self.spin * part * part - self.turn
        return self.turn + max(-_TURNS, min(_TURNS, by))

    def way(self) -> tuple[tuple[float, float, float, float], ...]:
        """What it has done, forwards in time."""
        return tuple(reversed(self.seen))


class _Felt:
    """Dice on the felt, from the end of a throw back to when they came down. `knocks`: when they met."""

    def __init__(
        self, rests: Sequence[Pose], sources: Sequence[Point], area: Rect | None, side: float, throw: int
    ) -> None:
        self.area, self.knocks = area, list[float]()
        narrow = area is not None and min(area.width, area.height) < _NARROW * side
        down = _HOPS_DOWN if narrow else _DOWN
        number, count = numbers_of(throw + len(rests)), len(rests)
        self.dice = []
        for at, (rest, source) in enumerate(zip(rests, sources, strict=True)):
            late = _LATE * at / max(1, count - 1) if count > 1 else 0.0
            die = _Rolling(rest, source, side, late, down + late, 1.0 - _STILL * (1 + number()) / 2)
            far = hypot(source.x - rest.x, source.y - rest.y)
            way = max(_LEAST_WAY, min(_MOST_WAY, _GROUND * far)) * (1 + 0.15 * number())
            die.begin(degrees(atan2(source.y - rest.y, source.x - rest.x)) + _SKEW * number(), way)
            die.hop = Point(_HOP * number(), _HOP * number()) if narrow else None
            self.dice.append(die)

    def run(self) -> None:
        """Go back to where all of them are in the air."""
        dt = 1.0 / _STEPS
        for step in range(1, _STEPS + 1):
            t = 1.0 - step * dt
            for die in self.dice:
                if t >= die.lands - dt:
                    self._step(die, t, dt)
        for die in self.dice:
            # The steps of each are equal parts of its own time on the felt.
            die.lands = 1.0 - (len(die.seen) - 1) * dt
            die.hop = Point(die.x + die.hop.x, die.y + die.hop.y) if die.hop is not None else None

    def _step(self, die: _Rolling, t: float, dt: float) -> None:
        if t < die.stops:
            way = die.pull * (die.stops - t) * dt
            turn = die.turned(t)
            if not self._moves(die, way, turn):
                self._meets(die, t)
                if not self._moves(die, way, turn):
                    # In a corner: it looks for a way out.
                    die.vx, die.vy = -die.vy, die.vx
        die.seen.append((die.x, die.y, die.turn, die.quarters(die.gone)))

    def _moves(self, die: _Rolling, way: float, turn: float) -> bool:
        """Take a step if there is room for it, turning on if there is room for that too."""
        dx, dy, gone = die.vx * way, die.vy * way, die.gone + way
        others = [other.box for other in self.dice if other is not die]
        enough = min(_CLEAR, room_of(die.box, others))
        inside = min(0.0, die.box.inside(self.area)) if self.area is not None else -inf
        for tried in (turn, die.turn):
            box = die.box_at(die.x + dx, die.y + dy, tried, gone)
            if self.area is not None and box.inside(self.area) < inside:
                continue
            if room_of(box, others) >= enough:
                die.x, die.y, die.turn, die.gone, die.box = die.x + dx, die.y + dy, tried, gone, box
                return True
        return False

    def _meets(self, die: _Rolling, t: float) -> None:
        """Bounce off what is in the way: another die, which takes over the push, or the edge."""
        for other in self.dice:
            if other is die or die.box.gap(other.box) > 3 * _CLEAR:
                continue
            dx, dy = die.x - other.x, die.y - other.y
            far = hypot(dx, dy)
            nx, ny = dx / far, dy / far
            push = (die.vx - other.vx) * nx + (die.vy - other.vy) * ny
            if push < 0:
                die.vx, die.vy = die.vx - push * nx, die.vy - push * ny
                other.vx, other.vy = other.vx + push * nx, other.vy + push * ny
                for one in (die, other):
                    one.level()
                if die.pull * (die.stops - t) > _HARD and all(abs(t - knock) > _APART for knock in self.knocks):
                    self.knocks.append(t)
                return
        if self.area is not None:
            left = die.x < self.area.x + self.area.width / 2
            above = die.y < self.area.y + self.area.height / 2
            sideways = min(die.x - self.area.x, self.area.x + self.area.width - die.x)
            if sideways < min(die.y - self.area.y, self.area.y + self.area.height - die.y):
                die.vx = abs(die.vx) if left else -abs(die.vx)
            else:
                die.vy = abs(die.vy) if above else -abs(die.vy)
