"""Where badge, name, fact and stars of a plate go: the largest writing with which nothing is cut.

Everything is in pixels. `scale` is a factor on the writing, 1 for what the person has set; large writing gives way
before anything that matters is left out, and only then is the name cut.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from math import ceil, inf

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from tabletop.ui.common.painted import sized
from tabletop.ui.look.metrics import Metrics

PAD = 8
"""Round what is written, and between badge and words, at 100 % text."""
NAME_SHRINKS = 0.88
"""So far the name is drawn together by itself before the whole writing gets smaller."""
_LEAST_NAME = 0.65
_STEP = 0.06
_LEAST_PX = 12.5
"""Writing on a plate is never smaller."""
_BADGE, _SIGN, _STARS = 34, 16, 24
_PRIZES = 32
"""So high is the row of stars where they are pictures, if there is room for it."""
PICTURE_WIDE, PICTURE_HIGH, PICTURE_OVER = 1.05, 0.7, 0.2
"""A small picture on the badge: its size, and how far it reaches down over it, in sizes of the badge."""
_ON_TOP = 1 + PICTURE_HIGH - PICTURE_OVER
_PICTURE_ABOVE = 6
"""How many pixels it may reach out of what is written; the plates of the upper row have no more room."""
_BADGE_MOST = 0.45
"""How much of the width of a plate its badge may take."""
_BADGE_LEAST = 0.75
"""So much of its size the badge keeps where the fact has a line of its own."""
_BADGES = (1.0, 0.7, 0.5)
"""A plate grows for its whole badge; where there is no room for that, large words go before a large badge."""
_TIGHT = 0.94
"""How close two lines may stand, in line heights."""


def kept_together(fact: str) -> str:
    """A fact whose lines do not end with a number: what is counted stays with it."""
    return re.sub(r"(\d) ", "\\1\N{NO-BREAK SPACE}", fact)


class Content(Struct, frozen=True):
    """What has to be shown; `signs`: how many small ones stand behind the name; `stars` is the number of stars,
    `prizes`: they are pictures; `picture`: a small one sits on the badge."""

    name: str
    fact: str
    stars: int
    signs: int
    picture: bool
    prizes: bool = False


class Layout(Struct, frozen=True):
    """Where everything is shown on a plate, in pixels.

    scale: the factor on the writing.
    badge: the badge.
    name, fact: boxes whose top lines are those of the writing; None: not shown.
    stars: the row of stars; None: not shown.
    plain: as it looks best, badge and words beside each other.
    few: one star and their number, instead of a row.
    """

    scale: float
    badge: QRectF
    name: QRectF
    fact: QRectF | None
    stars: QRectF | None
    plain: bool = False
    few: bool = False


class _Sizes:
    """The content at one scale."""

    def __init__(self, content: Content, font: QFont, metrics: Metrics, scale: float) -> None:
        self.scale = scale
        self.pad = max(3.0, PAD * min(1.0, scale))
        name = QFontMetricsF(sized(font, metrics.name_px * scale, True))
        quiet = QFontMetricsF(sized(font, metrics.quiet_px * scale))
        self.badge = metrics.px(_BADGE) * scale
        self.signs = content.signs * (metrics.px(_SIGN) * scale + 6)
        self.name, self.name_high = name.horizontalAdvance(content.name), name.height() * _TIGHT
        self.fact = quiet.horizontalAdvance(content.fact)
        self.fact_high = quiet.height() * _TIGHT if content.fact else 0.0
        self.longest = max((quiet.horizontalAdvance(word) for word in content.fact.split(" ")), default=0.0)
        self.stars = metrics.px(_STARS) * scale if content.stars else 0.0
        self.best_stars = metrics.px(_PRIZES) * scale if content.prizes and content.stars else self.stars
        self.stars_wide = content.stars * self.fact_high * 0.95
        self.few_wide = 1.9 * self.fact_high
        self.picture = content.picture

    def badge_in(self, width: float, height: float) -> float:
        """The size of the badge where there is so much room, a picture on it included."""
        if self.picture:
            height = (height + _PICTURE_ABOVE) / _ON_TOP
        return min(self.badge, height, width * _BADGE_MOST)

    def badge_high(self, size: float) -> float:
        """How high a badge is of what is written, a picture on it included."""
        return size * _ON_TOP - _PICTURE_ABOVE if self.picture else size

    def badge_box(self, left: float, middle: float, size: float) -> QRectF:
        """The badge in the middle of its room, a little lower with a picture on it."""
        down = (size * _ON_TOP - size - _PICTURE_ABOVE) / 2 if self.picture else 0.0
        return QRectF(left, middle - size / 2 + max(0.0, down), size, size)

    def name_fits(self, width: float) -> bool:
        return self.name * NAME_SHRINKS + self.signs <= width

    def fact_lines(self, width: float) -> int:
        """The number of lines in which the fact is written; 3 is too many."""
        if not self.fact_high:
            return 0
        if self.fact <= width:
            return 1
        return 2 if self.longest <= width and self.fact <= 1.8 * width else 3


def _beside(sizes: _Sizes, room: QRectF, most_lines: int = 1) -> Layout | None:
    """The badge on the left, name and fact beside it, the stars below; pictures as high as they should be, if the badge
    need not give way for them."""
    best = _row_below(sizes, room, most_lines, sizes.best_stars)
    if best is not None and (sizes.best_stars == sizes.stars or best.badge.width() >= _BADGE_LEAST * sizes.badge):
        return best
    lower = _row_below(sizes, room, most_lines, sizes.stars)
    return None if lower is None else replace(lower, plain=False)


def _row_below(sizes: _Sizes, room: QRectF, most_lines: int, stars: float) -> Layout | None:
    badge = sizes.badge_in(room.width(), room.height() - stars)
    width = room.width() - badge - sizes.pad
    lines = sizes.fact_lines(width)
    high = sizes.name_high + lines * sizes.fact_high
    if lines > most_lines or not sizes.name_fits(width) or max(high, badge) + stars > room.height() + 1:
        return None
    middle = room.top() + (room.height() - stars) / 2
    name = QRectF(room.left() + badge + sizes.pad, middle - high / 2, width, sizes.name_high)
    fact = QRectF(name.left(), name.bottom(), width, lines * sizes.fact_high) if lines else None
    below = QRectF(room.left(), room.bottom() - stars, room.width(), stars) if stars else None
    return Layout(sizes.scale, sizes.badge_box(room.left(), middle, badge), name, fact, below, plain=lines < 2)


def _wrapped(sizes: _Sizes, room: QRectF) -> Layout | None:
    """The same layout with the fact in two lines."""
    return _beside(sizes, room, most_lines=2)


def _starred(sizes: _Sizes, room: QRectF) -> Layout | None:
    """The badge on the left, the stars behind the fact, on a wide and low plate."""
    return _behind(sizes, room, sizes.stars_wide)


def _counted(sizes: _Sizes, room: QRectF) -> Layout | None:
    """One star and their number behind the fact, where there is no room for a row."""
    found = _behind(sizes, room, sizes.few_wide)
    return None if found is None else replace(found, few=True, plain=False)


def _behind(sizes: _Sizes, room: QRectF, stars_wide: float) -> Layout | None:
    high = sizes.name_high + sizes.fact_high
    badge = sizes.badge_in(room.width(), room.height())
    width = room.width() - badge - sizes.pad
    wide = sizes.fact + sizes.pad + stars_wide
    if not sizes.stars or not sizes.fact_high or not sizes.name_fits(width) or wide > width or high > room.height() + 1:
        return None
    middle = room.center().y()
    name = QRectF(room.left() + badge + sizes.pad, middle - high / 2, width, sizes.name_high)
    fact = QRectF(name.left(), name.bottom(), sizes.fact + 1, sizes.fact_high)
    stars = QRectF(fact.right() + sizes.pad, fact.top(), stars_wide, sizes.fact_high)
    return Layout(sizes.scale, sizes.badge_box(room.left(), middle, badge), name, fact, stars, plain=True)


def _below(sizes: _Sizes, room: QRectF) -> Layout | None:
    """The name beside the badge, a long fact on a line of its own below both."""
    left = room.height() - sizes.fact_high - sizes.stars
    badge = sizes.badge_in(room.width(), left)
    width = room.width() - badge - sizes.pad
    first = max(sizes.badge_high(badge), sizes.name_high)
    high = first + sizes.fact_high + sizes.stars
    fits = sizes.name_fits(width) and sizes.fact_lines(room.width()) == 1 and high <= room.height() + 1
    if not fits or badge < _BADGE_LEAST * sizes.badge:
        return None
    top = room.top() + (room.height() - high) / 2
    name = QRectF(room.left() + badge + sizes.pad, top + (first - sizes.name_high) / 2, width, sizes.name_high)
    fact = QRectF(room.left(), top + first, room.width(), sizes.fact_high)
    stars = QRectF(room.left(), fact.bottom(), room.width(), sizes.stars) if sizes.stars else None
    return Layout(sizes.scale, sizes.badge_box(room.left(), top + first / 2, badge), name, fact, stars)


def _above(sizes: _Sizes, room: QRectF) -> Layout | None:
    """Everything below each other, on a narrow and high plate."""
    badge, lines = sizes.badge, sizes.fact_lines(room.width())
    first = sizes.badge_high(badge)
    high = first + sizes.name_high + lines * sizes.fact_high + sizes.stars
    if lines > 2 or not sizes.name_fits(room.width()) or badge > room.width() or high > room.height() + 1:
        return None
    top = room.top() + (room.height() - high) / 2
    name = QRectF(room.left(), top + first, room.width(), sizes.name_high)
    fact = QRectF(room.left(), name.bottom(), room.width(), lines * sizes.fact_high) if lines else None
    stars = QRectF(room.left(), room.bottom() - sizes.stars, room.width(), sizes.stars) if sizes.stars else None
    return Layout(sizes.scale, QRectF(room.left(), top + first - badge, badge, badge), name, fact, stars)


def _inline(sizes: _Sizes, room: QRectF) -> Layout | None:
    """Badge, name and fact on one line, on a wide and low plate."""
    if sizes.stars or not sizes.fact_high or sizes.name_high > room.height() + 1:
        return None
    badge = sizes.badge_in(room.width(), room.height())
    name_wide = sizes.name + sizes.signs + 1
    wide = badge + sizes.pad + name_wide + 1.5 * sizes.pad + sizes.fact
    if wide > room.width():
        return None
    middle = room.center().y()
    name = QRectF(room.left() + badge + sizes.pad, middle - sizes.name_high / 2, name_wide, sizes.name_high)
    # The feet of both words stand on one line.
    fact_top = name.bottom() - sizes.fact_high - 0.08 * sizes.name_high
    fact = QRectF(name.right() + 1.5 * sizes.pad, fact_top, sizes.fact + 1, sizes.fact_high)
    return Layout(sizes.scale, sizes.badge_box(room.left(), middle, badge), name, fact, None)


_ARRANGED: tuple[Callable[[_Sizes, QRectF], Layout | None], ...] = (
    _beside,
    _starred,
    _below,
    _wrapped,
    _above,
    _inline,
    _counted,
)


def _cut(sizes: _Sizes, room: QRectF) -> Layout:
    """Where nothing helps: the badge as small as the name, the fact below both with the number of stars behind it, the
    name cut."""
    two = bool(sizes.fact_high) and sizes.name_high + sizes.fact_high <= room.height() + 2
    badge = sizes.badge_in(room.width(), sizes.name_high if two else room.height())
    high = sizes.name_high + (sizes.fact_high if two else 0.0)
    top = room.center().y() - high / 2
    left = room.left() + badge + sizes.pad
    name = QRectF(left, top, room.right() - left, sizes.name_high)
    fact = QRectF(room.left(), name.bottom(), room.width(), sizes.fact_high) if two else None
    stars = None
    if fact is not None and sizes.stars and sizes.fact + sizes.pad + sizes.few_wide <= room.width():
        stars = QRectF(fact.left() + sizes.fact + sizes.pad, fact.top(), sizes.few_wide, sizes.fact_high)
    return Layout(sizes.scale, sizes.badge_box(room.left(), name.center().y(), badge), name, fact, stars, few=True)


class PlateWriter:
    """Finds the layout of one content in any room."""

    def __init__(self, content: Content, font: QFont, metrics: Metrics) -> None:
        self._content, self._font, self._metrics = content, font, metrics
        self._known: dict[float, _Sizes] = {}

    @property
    def least_scale(self) -> float:
        """The scale at which the quiet line has the smallest size that is still read."""
        return min(1.0, _LEAST_PX / self._metrics.quiet_px)

    def scales(self, top: float = 1.0) -> Iterator[float]:
        """The factors on the writing that may be tried, from large to small."""
        least, scale = self.least_scale, top
        while scale > least:
            yield scale
            scale = round(scale - _STEP, 3)
        yield least

    def _sizes(self, scale: float) -> _Sizes:
        if scale not in self._known:
            self._known[scale] = _Sizes(self._content, self._font, self._metrics, scale)
        return self._known[scale]

    def papers(self, scale: float) -> Iterator[tuple[int, int]]:
        """Sizes of paper in which nothing is cut, first those with a badge of full size: with the fact below the name
        in one line; with the stars behind it; with the fact beside the name. At last with the fact in two lines, or
        on a line of its own."""
        sizes = self._sizes(scale)
        lines = sizes.name_high + sizes.fact_high
        for share, (words, high, stars) in product(_BADGES, self._blocks(sizes)):
            yield self._paper(sizes, share, words, high, stars)
        if sizes.fact_high and not sizes.stars and " " in self._content.fact:
            words = max(sizes.name + sizes.signs, sizes.longest, 0.62 * sizes.fact)
            for share in _BADGES:
                yield self._paper(sizes, share, words, lines + sizes.fact_high, 0.0)
        if sizes.fact_high and sizes.stars:
            badge = 1.04 * _BADGE_LEAST * sizes.badge
            wide = max(badge + sizes.pad + sizes.name + sizes.signs, sizes.fact)
            first = max(sizes.badge_high(badge), sizes.name_high)
            yield ceil(wide + 2 * sizes.pad + 4), ceil(first + sizes.fact_high + sizes.stars + sizes.pad) + 1

    def _blocks(self, sizes: _Sizes) -> list[tuple[float, float, float]]:
        """The words beside the badge in several arrangements: width, height, and room for stars below."""
        name, lines = sizes.name + sizes.signs, sizes.name_high + sizes.fact_high
        found = [(max(name, sizes.fact), lines, stars) for stars in sorted({sizes.best_stars, sizes.stars})[::-1]]
        if sizes.fact_high and sizes.stars:
            found.append((max(name, sizes.fact + sizes.pad + sizes.stars_wide), lines, 0.0))
        elif sizes.fact_high:
            found.append((name + 1.5 * sizes.pad + sizes.fact + 2, sizes.name_high, 0.0))
        return found

    @staticmethod
    def _paper(sizes: _Sizes, share: float, words: float, high: float, stars: float) -> tuple[int, int]:
        inner = max(high, sizes.badge_high(share * sizes.badge))
        badge = sizes.badge_in(inf, inner)
        return ceil(badge + 3 * sizes.pad + 4 + words), ceil(inner + stars + sizes.pad) + 1

    def layout(self, paper: QRectF, top: float = 1.0) -> Layout:
        """The layout with the largest writing, at most `top`, in which nothing is cut; else the name is."""
        for scale in self.scales(top):
            sizes = self._sizes(scale)
            room = paper.adjusted(sizes.pad, sizes.pad / 2, -sizes.pad, -sizes.pad / 2)
            for arrange in _ARRANGED:
                found = arrange(sizes, room)
                if found is not None:
                    return found
        return _cut(sizes, room)

    def name_font(self, scale: float, width: float) -> QFont:
        """The font of the name in this width: drawn together a little before it is cut."""
        full = self._metrics.name_px * scale
        wants = self._sizes(scale).name
        least = max(full * _LEAST_NAME, min(full, _LEAST_PX))
        return sized(self._font, max(least, min(full, int(0.98 * full * width / max(1.0, wants)))), True)
