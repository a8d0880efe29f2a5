"""Oh Hell: announce how many tricks will be won, and win exactly that many; the hands grow and shrink like a lift."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, seat_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

SEATS_MAX = 6
LARGEST = {3: 17, 4: 13, 5: 10, 6: 8}
"""The size of the largest hand, by seats: then the whole pack is dealt."""

OPTIONS = (
    choice_option(
        "oh_hell.longest-hand",
        QT_TRANSLATE_NOOP("oh_hell", "Largest deal"),
        "all",
        ("all", QT_TRANSLATE_NOOP("oh_hell", "the whole pack", "how many cards are dealt in the largest deal")),
        ("3", QT_TRANSLATE_NOOP("oh_hell", "3 cards")),
        ("4", QT_TRANSLATE_NOOP("oh_hell", "4 cards")),
        ("5", QT_TRANSLATE_NOOP("oh_hell", "5 cards")),
        ("6", QT_TRANSLATE_NOOP("oh_hell", "6 cards")),
        ("7", QT_TRANSLATE_NOOP("oh_hell", "7 cards")),
        ("8", QT_TRANSLATE_NOOP("oh_hell", "8 cards")),
        ("9", QT_TRANSLATE_NOOP("oh_hell", "9 cards")),
        ("10", QT_TRANSLATE_NOOP("oh_hell", "10 cards")),
        ("11", QT_TRANSLATE_NOOP("oh_hell", "11 cards")),
        ("12", QT_TRANSLATE_NOOP("oh_hell", "12 cards")),
        ("13", QT_TRANSLATE_NOOP("oh_hell", "13 cards")),
        ("14", QT_TRANSLATE_NOOP("oh_hell", "14 cards")),
        ("15", QT_TRANSLATE_NOOP("oh_hell", "15 cards")),
        ("16", QT_TRANSLATE_NOOP("oh_hell", "16 cards")),
    ),
    seat_option(
        "oh_hell.first-dealer-seat",
        QT_TRANSLATE_NOOP("oh_hell", "First dealer"),
        SEATS_MAX,
        "random",
        ("random", QT_TRANSLATE_NOOP("oh_hell", "Draw lots", "who deals first")),
    ),
    choice_option(
        "oh_hell.full-deal-trump",
        QT_TRANSLATE_NOOP("oh_hell", "Trumps when the whole pack is dealt"),
        "none",
        ("none", QT_TRANSLATE_NOOP("oh_hell", "no trumps")),
        ("dealers-last", QT_TRANSLATE_NOOP("oh_hell", "the dealer’s last card")),
    ),
    choice_option(
        "oh_hell.last-bid",
        QT_TRANSLATE_NOOP("oh_hell", "The last bid"),
        "restricted",
        ("restricted", QT_TRANSLATE_NOOP("oh_hell", "may not make the bids add up")),
        ("free", QT_TRANSLATE_NOOP("oh_hell", "free", "the last bid may be any number")),
    ),
    choice_option(
        "oh_hell.trump-duty",
        QT_TRANSLATE_NOOP("oh_hell", "Without the led suit"),
        "must",
        ("must", QT_TRANSLATE_NOOP("oh_hell", "a trump must be played")),
        ("free", QT_TRANSLATE_NOOP("oh_hell", "any card may be played")),
    ),
    switch("oh_hell.overtrump", QT_TRANSLATE_NOOP("oh_hell", "Trumps must beat trumps")),
    choice_option(
        "oh_hell.scoring",
        QT_TRANSLATE_NOOP("oh_hell", "Points"),
        "rulebook",
        ("rulebook", QT_TRANSLATE_NOOP("oh_hell", "5 for each trick, 5 more if the bid is met")),
        ("ten-plus", QT_TRANSLATE_NOOP("oh_hell", "10, and 1 for each trick, if the bid is met")),
    ),
)


def largest_hand(seats: int, longest: str) -> int:
    """How many cards the largest hand has; `longest` is the value of `oh_hell.longest-hand`."""
    return LARGEST[seats] if longest == "all" else min(int(longest), LARGEST[seats])


_CARD_SECONDS, _DEAL_SECONDS = 4, 20


def _minutes(seats: int, options: Options) -> int:
    """Some seconds for each card that is played, and for dealing, bidding and counting."""
    largest = largest_hand(seats, options["oh_hell.longest-hand"])
    tricks, deals = largest * largest, 2 * largest - 1
    return max(5, round((tricks * (seats * _CARD_SECONDS + 2) + deals * _DEAL_SECONDS) / 60))


HANDICAPS = (
    HandicapSpec("oh_hell.ahead-10", QT_TRANSLATE_NOOP("oh_hell", "10 points ahead", "handicap"), 10),
    HandicapSpec("oh_hell.ahead-20", QT_TRANSLATE_NOOP("oh_hell", "20 points ahead", "handicap"), 20),
)

INFO = GameInfo(
    slug="oh_hell",
    title=QT_TRANSLATE_NOOP("oh_hell", "Oh Hell"),
    aim=QT_TRANSLATE_NOOP("oh_hell", "Say how many tricks you will win, and win exactly that many."),
    kind=Kind.CARDS,
    seats=(3, SEATS_MAX),
    age=8,
    minutes=(15, 75),
    verbs=frozenset({"bid", "play", "go_on"}),
    max_plies=2000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    short=(("oh_hell.longest-hand", "6"),),
    minutes_for=_minutes,
    also=QT_TRANSLATE_NOOP("oh_hell", "Oh Heck, Up and Down the River", "other names of the game in this language"),
    compares=True,
)
