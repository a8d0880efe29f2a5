"""How thrown dice travel: out of the cup or in from the edge, into each other, and on to where they will lie.

Where a die comes to rest is known before it starts; the way there is made up, always the same for the same tokens and
places. Lengths are units of the table, times parts of the whole movement from 0 to 1. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import atan2, cos, degrees, hypot, pi, sin

from msgspec import Struct

from tabletop.core.model import TokenId
from tabletop.core.table import Point
from tabletop.ui.table.pose import Pose, noise

ROLL_MS = 700.0
GATHER_MS = 260.0
"""How long dice that lie on the table are on their way back into the cup."""

_FROM_EDGE, _EDGE_DROP = 130.0, 24.0
_MOUTH = 24.0
"""The mouth of a cup is so far above its middle."""
_TOUCH = 24.0
"""Half the distance of the middles of two dice that knock against each other."""
_PAST = 26.0
_KNOCK = 0.4
"""When dice first come down, and meet."""
_BOUNCES = ((0.0, 0.4, 34.0), (0.4, 0.7, 18.0), (0.7, 0.9, 8.0), (0.9, 1.0, 3.0))
_STILL = 0.82
"""From here on a die lies on its face and only slides and turns."""
_QUARTERS = 5
_YAW = 250.0
_LATE = 0.09


class Moment(Struct, frozen=True):
    """How a die is seen at one moment.

    x, y: its middle.
    high: its height above the table.
    turn: degrees clockwise.
    behind: how many quarter turns its face is away from the last one.
    narrow: the part to which that face is narrowed along `heading`.
    heading: degrees.
    hidden: it is inside the cup.
    """

    x: float
    y: float
    high: float
    turn: float
    behind: int = 0
    narrow: float = 1.0
    heading: float = 0.0
    hidden: bool = False


class Tumble(Struct, frozen=True):
    """The way of one die.

    before: where it lay.
    source: where it comes from: the cup, or beyond the edge of the table.
    knock: where it meets another die or the ground.
    rest: where it comes to lie.
    gathered: the part of the time until which it is on its way into the cup; 0: it comes from elsewhere.
    late: how much later than the first one it sets out.
    clockwise: the sense in which it turns, 1 or -1.
    """

    before: Pose
    source: Point
    knock: Point
    rest: Pose
    gathered: float
    late: float
    clockwise: float

    def at(self, t: float) -> Moment:
        """How the die is seen at `t`."""
        if t < self.gathered:
            return self._gathering(t / self.gathered)
        begin = self.gathered + self.late * (1 - self.gathered)
        if t < begin:
            return Moment(self.source.x, self.source.y, 0.0, self.rest.turn, hidden=True)
        return self._rolling((t - begin) / (1 - begin))

    def _gathering(self, t: float) -> Moment:
        # Up and over the rim: nearly all the way in the first two thirds, then it is inside.
        if t > 0.7:
            return Moment(self.source.x, self.source.y, 0.0, self.before.turn, hidden=True)
        part = t / 0.7
        done = part * part * (3 - 2 * part)
        x = self.before.x + (self.source.x - self.before.x) * done
        y = self.before.y + (self.source.y - self.before.y) * done
        return Moment(x, y, 30 * sin(pi * part), self.before.turn + self.clockwise * 90 * done, behind=-1)

    def _rolling(self, t: float) -> Moment:
        if t < _KNOCK:
            start, end, done = self.source, self.knock, t / _KNOCK
        else:
            left = 1 - (t - _KNOCK) / (1 - _KNOCK)
            start, end, done = self.knock, Point(self.rest.x, self.rest.y), 1 - left * left
        x, y = start.x + (end.x - start.x) * done, start.y + (end.y - start.y) * done
        turn = self.rest.turn - self.clockwise * _YAW * (1 - t) ** 2
        if t >= _STILL:
            return Moment(x, y, _bounce(t), turn)
        rolled = _QUARTERS * (1 - (1 - t / _STILL) ** 1.6)
        quarter = int(rolled)
        tipped = (rolled - quarter) * pi / 2
        over = tipped > pi / 4
        heading = degrees(atan2(end.y - start.y, end.x - start.x))
        return Moment(x, y, _bounce(t), turn, _QUARTERS - quarter - over, sin(tipped) if over else cos(tipped), heading)


def pips_behind(pips: int, behind: int, token: TokenId) -> int:
    """The face that a die shows some quarter turns before it comes to lie on `pips`; no two in a row are the same or
    lie opposite each other."""
    for step in range(behind):
        sides = [side for side in range(1, 7) if side not in (pips, 7 - pips)]
        pips = sides[int(2 + 2 * noise(f"{token}/{step}")) % len(sides)]
    return pips


def tumbles(dice: Mapping[TokenId, tuple[Pose, Pose]], cup: Point | None) -> tuple[dict[TokenId, Tumble], float]:
    """The ways of dice that are thrown together, each from the pose in which it lies to that in which it will, and
    the milliseconds that all this takes. Without a cup they come in from the nearer edge of the table."""
    mouth = Point(cup.x, cup.y - _MOUTH) if cup is not None else None
    knocks = _knocks(dice, mouth)
    whole = ROLL_MS + (GATHER_MS if mouth is not None else 0.0)
    gathered = GATHER_MS / whole if mouth is not None else 0.0
    late = _LATE / max(1, len(dice) - 1)
    found = {}
    for index, (token, (before, rest)) in enumerate(dice.items()):
        source = mouth if mouth is not None else _edge(rest)
        knock, clockwise = knocks[token], 1.0 if noise(token + "turn") > 0 else -1.0
        found[token] = Tumble(before, source, knock, rest, gathered, index * late, clockwise)
    return found, whole


def _edge(rest: Pose) -> Point:
    way = -1.0 if rest.x < 320 else 1.0
    return Point(rest.x + way * _FROM_EDGE, rest.y + _EDGE_DROP)


def _knocks(dice: Mapping[TokenId, tuple[Pose, Pose]], mouth: Point | None) -> dict[TokenId, Point]:
    """Where each die comes down first: two that will lie near each other meet half way between, one that is left alone
    goes a little too far and rolls back."""
    rests = {token: rest for token, (_, rest) in dice.items()}
    found: dict[TokenId, Point] = {}
    for one, other in _pairs(rests):
        a, b = rests[one], rests[other]
        apart = hypot(b.x - a.x, b.y - a.y) or 1.0
        ux, uy = (b.x - a.x) / apart, (b.y - a.y) / apart
        x, y, touch = (a.x + b.x) / 2, (a.y + b.y) / 2, min(_TOUCH, apart / 2)
        found[one], found[other] = Point(x - ux * touch, y - uy * touch), Point(x + ux * touch, y + uy * touch)
    for token, rest in rests.items():
        if token not in found:
            source = mouth if mouth is not None else _edge(rest)
            far = hypot(rest.x - source.x, rest.y - source.y) or 1.0
            past = min(_PAST, far / 4)
            dx, dy = (rest.x - source.x) / far, (rest.y - source.y) / far
            found[token] = Point(rest.x + dx * past, rest.y + dy * past)
    return found


def _pairs(rests: Mapping[TokenId, Pose]) -> Sequence[tuple[TokenId, TokenId]]:
    """Dice two by two, nearest neighbours first."""
    by_distance = sorted(
        combinations(rests, 2),
        key=lambda two: hypot(rests[two[0]].x - rests[two[1]].x, rests[two[0]].y - rests[two[1]].y),
    )
    found: list[tuple[TokenId, TokenId]] = []
    taken: set[TokenId] = set()
    for one, other in by_distance:
        if one not in taken and other not in taken:
            found.append((one, other))
            taken |= {one, other}
    return found


def _bounce(t: float) -> float:
    for begin, end, height in _BOUNCES:
        if t < end:
            part = (t - begin) / (end - begin)
            return height * (1 - part * part if begin == 0.0 else 4 * part * (1 - part))
    return 0.0
