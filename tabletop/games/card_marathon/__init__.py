"""Card Marathon: upturn five milestones with challenges of four cards, but do not leave the other runner behind."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "card_marathon.races",
        QT_TRANSLATE_NOOP("card_marathon", "Number of races"),
        "1",
        ("1", QT_TRANSLATE_NOOP("card_marathon", "1", "number of races")),
        ("2", QT_TRANSLATE_NOOP("card_marathon", "2", "number of races")),
        ("3", QT_TRANSLATE_NOOP("card_marathon", "3", "number of races")),
        ("5", QT_TRANSLATE_NOOP("card_marathon", "5", "number of races")),
    ),
    switch(
        "card_marathon.reversal",
        QT_TRANSLATE_NOOP("card_marathon", "Whoever finishes four or five milestones ahead loses"),
        printed=True,
    ),
    choice_option(
        "card_marathon.wrap-straights",
        QT_TRANSLATE_NOOP("card_marathon", "Going on past the ace"),
        "both",
        ("both", QT_TRANSLATE_NOOP("card_marathon", "all straights", "what may go on past the ace")),
        ("flush-only", QT_TRANSLATE_NOOP("card_marathon", "straight flushes only", "what may go on past the ace")),
    ),
    choice_option(
        "card_marathon.min-energy",
        QT_TRANSLATE_NOOP("card_marathon", "Cards of a challenge that come from the energy"),
        "1",
        ("1", QT_TRANSLATE_NOOP("card_marathon", "at least 1", "number of cards")),
        ("2", QT_TRANSLATE_NOOP("card_marathon", "at least 2", "number of cards")),
    ),
    switch(
        "card_marathon.no-return",
        QT_TRANSLATE_NOOP("card_marathon", "A card taken from the effort may not be thrown back at once"),
    ),
    switch(
        "card_marathon.memory-aid",
        QT_TRANSLATE_NOOP("card_marathon", "Players see the closed milestones that they laid themselves"),
        printed=True,
    ),
    switch("card_marathon.browse-effort", QT_TRANSLATE_NOOP("card_marathon", "The effort pile may be looked through")),
    choice_option(
        "card_marathon.rebuild-limit",
        QT_TRANSLATE_NOOP("card_marathon", "New refreshments in a race"),
        "3",
        ("1", QT_TRANSLATE_NOOP("card_marathon", "once", "how often there are new refreshments")),
        ("3", QT_TRANSLATE_NOOP("card_marathon", "three times", "how often there are new refreshments")),
        ("5", QT_TRANSLATE_NOOP("card_marathon", "five times", "how often there are new refreshments")),
    ),
)

_MINUTES_A_RACE = 15


def _minutes(seats: int, options: Options) -> int:
    """A race is about 31 turns between two careful players."""
    return _MINUTES_A_RACE * int(options["card_marathon.races"])


HANDICAPS = (
    HandicapSpec("card_marathon.upturned-1", QT_TRANSLATE_NOOP("card_marathon", "1 milestone ahead", "handicap"), 1),
    HandicapSpec("card_marathon.upturned-2", QT_TRANSLATE_NOOP("card_marathon", "2 milestones ahead", "handicap"), 2),
)

INFO = GameInfo(
    slug="card_marathon",
    title=QT_TRANSLATE_NOOP("card_marathon", "Card Marathon"),
    aim=QT_TRANSLATE_NOOP("card_marathon", "Upturn five milestones, but never run too far ahead."),
    kind=Kind.CARDS,
    seats=(2, 2),
    age=8,
    minutes=(15, 15),
    verbs=frozenset({"draw", "throw", "challenge", "upturn", "swap_open", "swap_closed", "go_on"}),
    max_plies=70_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    minutes_for=_minutes,
    turns=True,
    moves=frozenset({"throw", "upturn", "swap_open", "swap_closed"}),
    finishing_verbs=frozenset({"throw", "upturn"}),
    levels=tuple(Level),
    pondered=frozenset({"draw", "throw", "challenge", "swap_open", "swap_closed"}),
    compares=True,
)
