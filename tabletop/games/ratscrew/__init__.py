"""Egyptian Ratscrew: cards are turned one by one; whoever slaps two equal ranks first takes the pile."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    OptionSpec(
        "ratscrew.ace-contract",
        QT_TRANSLATE_NOOP("ratscrew", "An ace asks for"),
        (
            OptionChoice("off", QT_TRANSLATE_NOOP("ratscrew", "nothing", "what an ace asks for")),
            OptionChoice("four", QT_TRANSLATE_NOOP("ratscrew", "four cards", "what an ace asks for")),
        ),
        "off",
    ),
    switch("ratscrew.sandwich", QT_TRANSLATE_NOOP("ratscrew", "Slap equal ranks with one card between")),
    OptionSpec(
        "ratscrew.false-slap",
        QT_TRANSLATE_NOOP("ratscrew", "A wrong slap costs"),
        (
            OptionChoice("0", QT_TRANSLATE_NOOP("ratscrew", "nothing", "what a wrong slap costs")),
            OptionChoice("1", QT_TRANSLATE_NOOP("ratscrew", "1 card", "what a wrong slap costs")),
            OptionChoice("2", QT_TRANSLATE_NOOP("ratscrew", "2 cards", "what a wrong slap costs")),
        ),
        "1",
    ),
    switch("ratscrew.slap-back", QT_TRANSLATE_NOOP("ratscrew", "A player without cards may slap"), printed=True),
    OptionSpec(
        "ratscrew.payer-out",
        QT_TRANSLATE_NOOP("ratscrew", "Cards run out before the contract is paid"),
        (
            OptionChoice("owner-wins", QT_TRANSLATE_NOOP("ratscrew", "the pile is won", "by whoever laid the picture")),
            OptionChoice("next-pays", QT_TRANSLATE_NOOP("ratscrew", "the next one pays", "the next player")),
        ),
        "owner-wins",
    ),
    switch("ratscrew.shuffle-pile", QT_TRANSLATE_NOOP("ratscrew", "A won pile is shuffled")),
    OptionSpec(
        "ratscrew.auto-turn",
        QT_TRANSLATE_NOOP("ratscrew", "The cards turn by themselves"),
        (
            OptionChoice("off", QT_TRANSLATE_NOOP("ratscrew", "no", "the cards do not turn by themselves")),
            OptionChoice("slow", QT_TRANSLATE_NOOP("ratscrew", "slowly", "speed of the cards")),
            OptionChoice("normal", QT_TRANSLATE_NOOP("ratscrew", "at a steady pace", "speed of the cards")),
            OptionChoice("fast", QT_TRANSLATE_NOOP("ratscrew", "fast", "speed of the cards")),
        ),
        "off",
    ),
    OptionSpec(
        "ratscrew.handicap",
        QT_TRANSLATE_NOOP("ratscrew", "Head start"),
        (
            OptionChoice("0", QT_TRANSLATE_NOOP("ratscrew", "none", "head start")),
            OptionChoice("150", QT_TRANSLATE_NOOP("ratscrew", "small, before the computers", "head start")),
            OptionChoice("300", QT_TRANSLATE_NOOP("ratscrew", "large, before the computers", "head start")),
            OptionChoice("150-first", QT_TRANSLATE_NOOP("ratscrew", "small, for the first player", "head start")),
            OptionChoice("300-first", QT_TRANSLATE_NOOP("ratscrew", "large, for the first player", "head start")),
        ),
        "0",
    ),
    OptionSpec(
        "ratscrew.card-limit-value",
        QT_TRANSLATE_NOOP("ratscrew", "Longest match"),
        (
            OptionChoice("500", QT_TRANSLATE_NOOP("ratscrew", "short", "length of a match")),
            OptionChoice("1000", QT_TRANSLATE_NOOP("ratscrew", "medium", "length of a match")),
            OptionChoice("1500", QT_TRANSLATE_NOOP("ratscrew", "long", "length of a match")),
            OptionChoice("3000", QT_TRANSLATE_NOOP("ratscrew", "very long", "length of a match")),
        ),
        "1500",
    ),
)

_USUAL_CARDS = (300, 600, 850, 1100, 1150)
"""How many cards are turned in a usual match of two to six players."""
_MS_A_CARD = 1100


def _minutes(seats: int, options: Options) -> int:
    """The usual number of cards, not more than the limit, at a good second each."""
    cards = min(int(options["ratscrew.card-limit-value"]), _USUAL_CARDS[seats - 2])
    return max(3, round(cards * _MS_A_CARD / 60_000))


INFO = GameInfo(
    slug="ratscrew",
    title=QT_TRANSLATE_NOOP("ratscrew", "Egyptian Ratscrew"),
    aim=QT_TRANSLATE_NOOP("ratscrew", "See two equal ranks, slap first, and collect all 52 cards."),
    kind=Kind.SPEED,
    seats=(2, 6),
    age=8,
    minutes=(15, 15),
    verbs=frozenset({"turn", "slap", "decide", "gather"}),
    max_plies=(3000 + 52) * 9,
    options=OPTIONS,
    hidden=True,
    race_verbs=("slap",),
    real_time=True,
    short=(("ratscrew.card-limit-value", "500"),),
    minutes_for=_minutes,
)
