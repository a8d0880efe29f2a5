"""Dice Blackjack: throw towards 21, stop in time, and win the counters of the others."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

EACH = 5
"""Counters that everybody starts with."""
MOST_ROUNDS = 1000
SECONDS_A_TURN = 10
TURNS = {"all-counters": {2: 28, 3: 70, 4: 120}, "first-out": {2: 28, 3: 16, 4: 15}}
"""So many turns a match is likely to have, by how it ends and the number of players."""


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    return max(3, round(TURNS[options["blackjack_dice.end"]][seats] * SECONDS_A_TURN / 60))


OPTIONS = (
    choice_option(
        "blackjack_dice.end",
        QT_TRANSLATE_NOOP("blackjack_dice", "The match ends"),
        "all-counters",
        ("all-counters", QT_TRANSLATE_NOOP("blackjack_dice", "When one player owns all the counters")),
        ("first-out", QT_TRANSLATE_NOOP("blackjack_dice", "As soon as somebody is out")),
    ),
    choice_option(
        "blackjack_dice.tie",
        QT_TRANSLATE_NOOP("blackjack_dice", "When the best totals are level"),
        "playoff",
        ("playoff", QT_TRANSLATE_NOOP("blackjack_dice", "A play-off decides")),
        ("carry-over", QT_TRANSLATE_NOOP("blackjack_dice", "Nobody wins, and the pot stays")),
    ),
    choice_option(
        "blackjack_dice.opener",
        QT_TRANSLATE_NOOP("blackjack_dice", "Who opens the next round"),
        "clockwise",
        ("clockwise", QT_TRANSLATE_NOOP("blackjack_dice", "The next player clockwise")),
        ("winner", QT_TRANSLATE_NOOP("blackjack_dice", "The winner of the last round")),
    ),
    first_player_option("blackjack_dice.first-player"),
)

HANDICAPS = (
    HandicapSpec("blackjack_dice.more-2", QT_TRANSLATE_NOOP("blackjack_dice", "2 more counters", "handicap"), 2),
    HandicapSpec("blackjack_dice.more-4", QT_TRANSLATE_NOOP("blackjack_dice", "4 more counters", "handicap"), 4),
)

INFO = GameInfo(
    slug="blackjack_dice",
    title=QT_TRANSLATE_NOOP("blackjack_dice", "Dice Blackjack", "name of the game"),
    aim=QT_TRANSLATE_NOOP("blackjack_dice", "Throw as close to 21 as you dare, and win all the counters."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(10, 20),
    verbs=frozenset({"throw", "continue", "stop", "pay", "pass", "take", "give", "leave"}),
    max_plies=MOST_ROUNDS * 200,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("blackjack_dice.end", "first-out"),),
    minutes_for=minutes_for,
    levels=tuple(Level),
    moves=frozenset({"throw", "continue", "stop"}),
    also=QT_TRANSLATE_NOOP(
        "blackjack_dice", "Twenty-One With Dice", "other names of the game, for the subtitle and the search"
    ),
)
