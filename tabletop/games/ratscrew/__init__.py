"""Egyptian Ratscrew: cards are turned one by one; whoever slaps two of a rank first takes the pile."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "ratscrew.ace-contract",
        QT_TRANSLATE_NOOP("ratscrew", "An ace asks for"),
        "off",
        ("off", QT_TRANSLATE_NOOP("ratscrew", "nothing", "what an ace asks for")),
        ("four", QT_TRANSLATE_NOOP("ratscrew", "four cards", "what an ace asks for")),
    ),
    switch("ratscrew.sandwich", QT_TRANSLATE_NOOP("ratscrew", "Slap a pair with one card in between")),
    choice_option(
        "ratscrew.false-slap",
        QT_TRANSLATE_NOOP("ratscrew", "A wrong slap costs"),
        "1",
        ("0", QT_TRANSLATE_NOOP("ratscrew", "nothing", "what a wrong slap costs")),
        ("1", QT_TRANSLATE_NOOP("ratscrew", "1 card", "what a wrong slap costs")),
        ("2", QT_TRANSLATE_NOOP("ratscrew", "2 cards", "what a wrong slap costs")),
    ),
    switch("ratscrew.slap-back", QT_TRANSLATE_NOOP("ratscrew", "A player without cards may slap"), printed=True),
    choice_option(
        "ratscrew.payer-out",
        QT_TRANSLATE_NOOP("ratscrew", "Cards run out before the challenge is paid"),
        "owner-wins",
        ("owner-wins", QT_TRANSLATE_NOOP("ratscrew", "the pile is won", "by whoever laid the picture")),
        ("next-pays", QT_TRANSLATE_NOOP("ratscrew", "the next one pays", "the next player")),
    ),
    switch("ratscrew.shuffle-pile", QT_TRANSLATE_NOOP("ratscrew", "A won pile is shuffled")),
    choice_option(
        "ratscrew.auto-turn",
        QT_TRANSLATE_NOOP("ratscrew", "The cards turn by themselves"),
        "off",
        ("off", QT_TRANSLATE_NOOP("ratscrew", "no", "the cards do not turn by themselves")),
        ("slow", QT_TRANSLATE_NOOP("ratscrew", "slowly", "speed of the cards")),
        ("normal", QT_TRANSLATE_NOOP("ratscrew", "at a steady pace", "speed of the cards")),
        ("fast", QT_TRANSLATE_NOOP("ratscrew", "fast", "speed of the cards")),
    ),
    choice_option(
        "ratscrew.handicap",
        QT_TRANSLATE_NOOP("ratscrew", "Head start"),
        "0",
        ("0", QT_TRANSLATE_NOOP("ratscrew", "none", "head start")),
        ("150", QT_TRANSLATE_NOOP("ratscrew", "small, ahead of the computers", "head start")),
        ("300", QT_TRANSLATE_NOOP("ratscrew", "large, ahead of the computers", "head start")),
    ),
    choice_option(
        "ratscrew.card-limit-value",
        QT_TRANSLATE_NOOP("ratscrew", "Longest match"),
        "1500",
        ("500", QT_TRANSLATE_NOOP("ratscrew", "short", "length of a match")),
        ("1000", QT_TRANSLATE_NOOP("ratscrew", "medium", "length of a match")),
        ("1500", QT_TRANSLATE_NOOP("ratscrew", "long", "length of a match")),
        ("3000", QT_TRANSLATE_NOOP("ratscrew", "very long", "length of a match")),
    ),
)

_USUAL_CARDS = (300, 600, 850, 1100, 1150)
"""How many cards are turned in a usual match of two to six players."""
_MS_A_CARD = 1100


def _minutes(seats: int, options: Options) -> int:
    """The usual number of cards, not more than the limit, at a good second each."""
    cards = min(int(options["ratscrew.card-limit-value"]), _USUAL_CARDS[seats - 2])
    return max(3, round(cards * _MS_A_CARD / 60_000))


HANDICAPS = (
    HandicapSpec("ratscrew.more-4", QT_TRANSLATE_NOOP("ratscrew", "4 more cards", "handicap"), 4),
    HandicapSpec("ratscrew.more-8", QT_TRANSLATE_NOOP("ratscrew", "8 more cards", "handicap"), 8),
)

INFO = GameInfo(
    slug="ratscrew",
    title=QT_TRANSLATE_NOOP("ratscrew", "Egyptian Ratscrew"),
    aim=QT_TRANSLATE_NOOP("ratscrew", "Spot two cards of the same rank, slap first and collect all 52 cards."),
    kind=Kind.SPEED,
    seats=(2, 6),
    age=8,
    minutes=(15, 15),
    verbs=frozenset({"turn", "slap", "gather"}),
    max_plies=(3000 + 52) * 9,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    hidden_from_all=True,
    race_verbs=("slap",),
    real_time=True,
    short=(("ratscrew.card-limit-value", "500"),),
    minutes_for=_minutes,
    levels=tuple(Level),
)
