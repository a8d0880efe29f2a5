"""What a box says of its game: players, age and minutes, in words and on its tag."""

from __future__ import annotations

from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
)

from tabletop.core.info import GameInfo
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized

PLAYERS_TO = QT_TRANSLATE_NOOP("Shelf", "{least}–{most}", "numbers of players or minutes, least to most")


AGE_UP = QT_TRANSLATE_NOOP("Shelf", "{age}+", "age in years and up, on the tag of a box")


PLAYERS = PLURAL_NOOP("Shelf", "%n player(s)", "", 1)


PLAYERS_RANGE = QT_TRANSLATE_NOOP("Shelf", "{least} to {most} players")


AGE_FROM = PLURAL_NOOP("Shelf", "from age %n", "age", 1)


def players_text(context: AppContext, info: GameInfo) -> str:
    """ "2 to 4 players" """
    least, most = info.seats
    if least == most:
        return context.words.say(PLAYERS, n=most)
    return context.words.say(PLAYERS_RANGE, least=least, most=most)


def middle_minutes(info: GameInfo) -> int:
    """One figure for the tag: the middle of least and most, to the nearest five from ten on."""
    middle = sum(info.minutes) / 2
    return round(middle) if middle < 10 else round(middle / 5) * 5


def tag_facts(context: AppContext, info: GameInfo) -> list[tuple[str, str]]:
    """(icon, figure) of players, age and minutes."""
    words = context.words
    least, most = info.seats
    players = words.number(least) if least == most else words.say(PLAYERS_TO, least=least, most=most)
    return [
        ("players", players),
        ("age", words.say(AGE_UP, age=info.age)),
        ("clock", words.number(middle_minutes(info))),
    ]


def tag_width(context: AppContext, facts: list[tuple[str, str]]) -> float:
    """How wide a tag must be to say its facts in one line, in logical pixels."""
    font = QFontMetricsF(sized(QGuiApplication.font(), context.metrics.smallest_px, True))
    side = context.metrics.px(15)
    return sum(side + 4 + font.horizontalAdvance(text) for _, text in facts) + 16 + 2 * 8
