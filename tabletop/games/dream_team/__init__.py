"""Dream Team: get rid of the cards with low numbers and sets, and sit higher at the table; medals count after seven
rounds."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "dream_team.rounds",
        QT_TRANSLATE_NOOP("dream_team", "Number of rounds"),
        "7",
        ("3", QT_TRANSLATE_NOOP("dream_team", "3", "number of rounds")),
        ("5", QT_TRANSLATE_NOOP("dream_team", "5", "number of rounds")),
        ("7", QT_TRANSLATE_NOOP("dream_team", "7", "number of rounds")),
    ),
    switch("dream_team.first-round-trade", QT_TRANSLATE_NOOP("dream_team", "Trade in the first round"), printed=True),
    switch("dream_team.pass-is-final", QT_TRANSLATE_NOOP("dream_team", "Whoever passes is out of the trick")),
    choice_option(
        "dream_team.lone-free-kick",
        QT_TRANSLATE_NOOP("dream_team", "A Free Kick played alone"),
        "any",
        ("any", QT_TRANSLATE_NOOP("dream_team", "counts as any number", "a Free Kick played alone")),
        ("weakest", QT_TRANSLATE_NOOP("dream_team", "counts 11", "a Free Kick played alone")),
    ),
    choice_option(
        "dream_team.yellow-duration",
        QT_TRANSLATE_NOOP("dream_team", "The Yellow Card lasts"),
        "hand",
        ("hand", QT_TRANSLATE_NOOP("dream_team", "for the trick", "how long the Yellow Card lasts")),
        ("round", QT_TRANSLATE_NOOP("dream_team", "for the whole round", "how long the Yellow Card lasts")),
    ),
    choice_option(
        "dream_team.tie-rule",
        QT_TRANSLATE_NOOP("dream_team", "Equal points"),
        "medals",
        ("medals", QT_TRANSLATE_NOOP("dream_team", "the medals decide", "equal points")),
        ("shared", QT_TRANSLATE_NOOP("dream_team", "share the place", "equal points")),
    ),
    switch("dream_team.auto-pass", QT_TRANSLATE_NOOP("dream_team", "Whoever cannot play passes automatically")),
    switch("dream_team.played-list", QT_TRANSLATE_NOOP("dream_team", "A list counts the cards cleared away")),
)

SEATS_MAX = 8
_PLAYS_MAX = 120
"""In a round: 60 cards, and the Red Card once more after each trick."""
_BETWEEN_ROUNDS = 6


def _minutes(seats: int, options: Options) -> int:
    """Four minutes a round with three players, about half a minute more for each player."""
    return int(options["dream_team.rounds"]) * (seats + 5) // 2


HANDICAPS = (
    HandicapSpec("dream_team.ahead-2", QT_TRANSLATE_NOOP("dream_team", "2 points ahead", "handicap"), 2),
    HandicapSpec("dream_team.ahead-4", QT_TRANSLATE_NOOP("dream_team", "4 points ahead", "handicap"), 4),
)

INFO = GameInfo(
    slug="dream_team",
    title=QT_TRANSLATE_NOOP("dream_team", "Dream Team"),
    aim=QT_TRANSLATE_NOOP("dream_team", "Get rid of the cards early and win medals."),
    kind=Kind.CARDS,
    seats=(3, SEATS_MAX),
    age=8,
    minutes=(45, 45),
    verbs=frozenset({"play", "pass", "nutmeg_give", "trade_give", "go_on"}),
    max_plies=7 * (_PLAYS_MAX * (SEATS_MAX + 1) + _BETWEEN_ROUNDS),
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    levels=(Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.BEST),
    short=(("dream_team.rounds", "3"),),
    minutes_for=_minutes,
    compares=True,
)
