"""Where things lie: the pictures on a round card, anew in every mini-game, and the seats round the middle.

Lengths on a card are halves of its width, as in `Part`; those of the table are units.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, cos, pi, sin, sqrt

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Part
from tabletop.core.table import Point, Rect
from tabletop.games.crypto_match.cards import SYMBOL_FACES, SYMBOL_OF, deck_of, symbol_name

# The pictures on a card

_RIM = 0.93
"""No picture comes nearer to the edge of the card."""
_APART = 1.04
_MOST_TURNED = 45
_WEIGHTS = (0.84, 1.16)
_MIDDLE = 0.33
"""How large the picture in the middle is at most."""
_LARGEST = 0.33
"""How large the others are at most, to leave it room."""
_RING_ALONE = 4
"""With so few pictures on a card none lies in the middle."""
_STEPS = 4096
_MASK = (1 << 64) - 1


class _Spread:
    """Numbers that look as if by chance and are always the same for the same card in the same mini-game: everybody has
    to see the same card, and nothing is drawn to look at it."""

    def __init__(self, seed: int) -> None:
        self._at = seed * 0x9E3779B97F4A7C15 & _MASK

    def between(self, least: float, most: float) -> float:
        """The next number, from least to most."""
        self._at = (self._at + 0x9E3779B97F4A7C15) & _MASK
        mixed = (self._at ^ self._at >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return least + (most - least) * ((mixed >> 20) % _STEPS) / _STEPS

    def order(self, count: int) -> list[int]:
        """The numbers from 0 in some order."""
        return sorted(range(count), key=lambda _: self.between(0, 1))


@lru_cache(maxsize=512)
def pictures(size: int, card: int, layout: int, named: bool = False) -> tuple[Part, ...]:
    """The pictures of a card of the deck of this size as they are placed, turned and sized in one mini-game; `named`:
    with their names."""
    symbols = deck_of(size).cards[card]
    spread = _Spread(layout * 64 + card)
    placed = [symbols[at] for at in spread.order(len(symbols))]
    alone = len(placed) <= _RING_ALONE
    parts, inner = _ring(placed if alone else placed[1:], spread, 1.0 if alone else _LARGEST)
    if not alone:
        reach = min(_MIDDLE, inner)
        parts.append(_picture(placed[0], 0.0, 0.0, reach * spread.between(0.9, 1.0), spread))
    return tuple(replace(part, name=symbol_name(SYMBOL_OF[part.face])) for part in parts) if named else tuple(parts)


def _ring(symbols: list[int], spread: _Spread, most: float) -> tuple[list[Part], float]:
    """Pictures side by side along the edge, at most so large, and how much room they leave in the middle."""
    weights = [spread.between(*_WEIGHTS) for _ in symbols]
    reaches = [min(most, reach) for reach in _filling(weights)]
    halves = [asin(reach * _APART / (_RIM - reach)) for reach in reaches]
    gap = (2 * pi - 2 * sum(halves)) / len(halves)
    angle, parts = spread.between(0, 2 * pi), []
    for symbol, reach, half in zip(symbols, reaches, halves, strict=True):
        angle += half
        away = _RIM - reach
        parts.append(_picture(symbol, away * cos(angle), away * sin(angle), reach, spread))
        angle += half + gap
    return parts, min(_RIM - 2 * reach for reach in reaches) / _APART


def _filling(weights: list[float]) -> list[float]:
    """How large pictures of these weights are that fill the circle, found by halving."""
    least, most = 0.0, _RIM / (2 * max(weights)) - 0.03
    for _ in range(24):
        middle = (least + most) / 2
        wide = sum(2 * asin(min(1.0, w * middle * _APART / (_RIM - w * middle))) for w in weights)
        least, most = (middle, most) if wide < 2 * pi else (least, middle)
    return [weight * least for weight in weights]


def _picture(symbol: int, x: float, y: float, reach: float, spread: _Spread) -> Part:
    turn = round(spread.between(-_MOST_TURNED, _MOST_TURNED))
    return Part(SYMBOL_FACES[symbol], round(x, 3), round(y, 3), round(reach, 3), float(turn))


# The seats

CARD = 100.0
"""The width of a card as it is drawn."""
CENTRE_WIDTH = 200.0
SMALL = 28.0
"""The width of the cards that are out of play."""


class Corner(Struct, frozen=True):
    """Where the things of one seat lie: the middles of its card, of its button and of its penalty cards, the width of
    its card and of its button, its plate, and the side of the table, as in `TableSpec.sides`."""

    card: Point
    width: float
    plate: Rect
    button: Point
    palm: float
    penalty: Point
    side: int


_LARGE, _LITTLE = 142.0, 110.0
_PALMS = {_LARGE: 46.0, _LITTLE: 39.0}
_PLATE_HIGH = {_LARGE: 37.0, _LITTLE: 31.0}
_GAP = 4.0
_LEFT = 10.0


def _corner(x: float, y: float, width: float, right: bool, side: int, edge: float | None = None) -> Corner:
    """A card by its middle, with a plate below it that begins at `edge`, and the button at its lower corner; on the
    right everything is the other way round."""
    palm, way = _PALMS[width], -1 if right else 1
    away = (width + palm) / 2 * 0.7072 + 2.0
    button = Point(x + way * away, y + away)
    near = (x - way * width / 2) if edge is None else edge
    far = button.x - way * (palm / 2 + _GAP)
    left, high = min(near, far), _PLATE_HIGH[width]
    apart = (width + SMALL) / 2 + 3.0
    up = min(apart * 0.7072, y - SMALL / 2 - 1.0)  # on the table, also beside a card at its edge
    return Corner(
        Point(x, y),
        width,
        Rect(left, y + width / 2 + _GAP, abs(far - near), high),
        button,
        palm,
        Point(x + way * sqrt(apart**2 - up**2), y - up),
        side,
    )


def _columns(width: float, rows: tuple[float, ...], left: float) -> list[Corner]:
    """The seats on the left from below, then those on the right from above. Whoever sits between two others looks
    across the table."""
    low, left_hand, high, right_hand = range(4)
    amid = len(rows) - 2
    lefts = zip(rows, [low, *[left_hand] * amid, high], strict=True)
    rights = zip(rows, [low, *[right_hand] * amid, high], strict=True)
    return [
        *[_corner(left, y, width, False, side, _LEFT) for y, side in lefts],
        *[_corner(640 - left, y, width, True, side, 640 - _LEFT) for y, side in rights][::-1],
    ]


_TWO_ROWS, _THREE_ROWS = (352.0, 132.0), (356.0, 209.0, 62.0)
_TOPS = {1: (320.0,), 2: (226.0, 414.0)}


def _round_the_middle(seats: int) -> tuple[Corner, ...]:
    """Clockwise from the lower left."""
    if seats <= 4:
        low_left, high_left, high_right, low_right = _columns(_LARGE, (331.0, 83.0), 93.0)
        return (low_left, high_right) if seats == 2 else (low_left, high_left, high_right, low_right)[:seats]
    columns = _columns(_LITTLE, _TWO_ROWS if seats < 7 else _THREE_ROWS, 66.0)
    half, tops = len(columns) // 2, _TOPS[seats - len(columns)]
    above = [_corner(x, 62.0, _LITTLE, x > 320, 2) for x in tops]
    return (*columns[:half], *above, *columns[half:])


CORNERS = {seats: _round_the_middle(seats) for seats in range(2, 9)}
CENTRES = {seats: Point(320.0, 222.0 if seats < 5 else 272.0) for seats in range(2, 9)}
"""The middle of the card in the middle, and of the table round it."""
