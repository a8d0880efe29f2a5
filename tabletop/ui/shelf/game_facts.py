"""What a box says of its game: players, age and minutes, in words and on its tag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
)

from tabletop.core.info import GameInfo, Kind
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.last_table import last_table
from tabletop.ui.common.painted import sized

PLAYERS_TO = QT_TRANSLATE_NOOP("Shelf", "{least}–{most}", "numbers of players or minutes, least to most")


AGE_UP = QT_TRANSLATE_NOOP("Shelf", "{age}+", "age in years and up, on the tag of a box")


PLAYERS = PLURAL_NOOP("Shelf", "%n player(s)", "", 1)


PLAYERS_RANGE = QT_TRANSLATE_NOOP("Shelf", "{least} to {most} players")


AGE_FROM = PLURAL_NOOP("Shelf", "from age %n", "age", 1)


MINUTES = PLURAL_NOOP("Shelf", "about %n minute(s)", "", 1)


HOURS = PLURAL_NOOP("Shelf", "about %n hour(s)", "", 1)


KINDS = {
    Kind.BOARD: QT_TRANSLATE_NOOP("Shelf", "Board", "short for board games"),
    Kind.DICE: QT_TRANSLATE_NOOP("Shelf", "Dice", "short for dice games"),
    Kind.CARDS: QT_TRANSLATE_NOOP("Shelf", "Cards", "short for card games"),
    Kind.SPEED: QT_TRANSLATE_NOOP("Shelf", "Speed", "short for games of quick reactions"),
}


Fact = tuple[str, str]
"""An icon, and a figure beside it."""

_GAP_PX = 6
"""Between two facts of a tag, and beside them, at least."""


def players_text(context: AppContext, info: GameInfo) -> str:
    """ "2 to 4 players" """
    least, most = info.seats
    if least == most:
        return context.words.say(PLAYERS, n=most)
    return context.words.say(PLAYERS_RANGE, least=least, most=most)


def time_text(context: AppContext, minutes: int) -> str:
    """ "about 25 minutes", "about 2 hours" """
    hours, rest = divmod(minutes, 60)
    if hours > 1 and not rest:
        return context.words.say(HOURS, n=hours)
    return context.words.say(MINUTES, n=minutes)


def box_minutes(context: AppContext, info: GameInfo) -> int:
    """What the set-up says when it opens: a match with those who played last, by their house rules."""
    return context.minutes.match(info, *last_table(context.settings.setups.get(info.slug), info))


def tag_facts(context: AppContext, info: GameInfo, minutes: int) -> list[Fact]:
    """What stands on the tag of a box: players, age and minutes."""
    words = context.words
    least, most = info.seats
    players = words.number(least) if least == most else words.say(PLAYERS_TO, least=least, most=most)
    return [
        ("players", players),
        ("age", words.say(AGE_UP, age=info.age)),
        ("clock", words.number(minutes)),
    ]


def tag_growth(growth: float) -> float:
    """How much the words of a tag grow with its box: less than the box, which has room for its facts anyway."""
    return min(1.7, 1 + (growth - 1) / 2)


def tag_lines(context: AppContext, tags: Sequence[list[Fact]], room: float, growth: float) -> list[list[list[Fact]]]:
    """The facts of every tag in this room (logical pixels), all broken alike: in the lines that the fullest needs."""
    font = QFontMetricsF(sized(QGuiApplication.font(), context.metrics.smallest_px * growth, True))
    side = context.metrics.px(15) * growth
    wide = [[side + 4 + font.horizontalAdvance(text) for _, text in facts] for facts in tags]
    if all(sum(widths) + 2 * _GAP_PX <= room - 2 * _GAP_PX for widths in wide):
        return [[facts] for facts in tags]
    if all(widths[0] + widths[1] + _GAP_PX <= room - 2 * _GAP_PX for widths in wide):
        return [[facts[:2], facts[2:]] for facts in tags]
    return [[[fact] for fact in facts] for facts in tags]
