"""Poker Dice: a stake in the pot, up to three throws, and the best hand takes all."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

EACH = 10
"""Counters that everybody starts with."""
MOST_ROUNDS = 1000
SECONDS_A_TURN = 12
ROUNDS = {"leader": {2: 30, 3: 16, 4: 12}, "one": {2: 80, 3: 36, 4: 24}}
"""So many rounds a match is likely to have, by who sets the stake and the number of players."""


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    rounds, limit = ROUNDS[options["poker_dice.stake"]][seats], options["poker_dice.round-limit"]
    if limit != "none":
        rounds = min(rounds, int(limit))
    return max(3, round(rounds * seats * SECONDS_A_TURN / 60))


OPTIONS = (
    choice_option(
        "poker_dice.round-limit",
        QT_TRANSLATE_NOOP("poker_dice", "The match ends"),
        "none",
        ("none", QT_TRANSLATE_NOOP("poker_dice", "When somebody has no counters left")),
        ("10", QT_TRANSLATE_NOOP("poker_dice", "After 10 rounds at the latest")),
        ("20", QT_TRANSLATE_NOOP("poker_dice", "After 20 rounds at the latest")),
    ),
    choice_option(
        "poker_dice.stake",
        QT_TRANSLATE_NOOP("poker_dice", "Stake of a round"),
        "leader",
        ("leader", QT_TRANSLATE_NOOP("poker_dice", "1 or 2 counters, as the leader likes")),
        ("one", QT_TRANSLATE_NOOP("poker_dice", "Always 1 counter")),
    ),
    choice_option(
        "poker_dice.compare",
        QT_TRANSLATE_NOOP("poker_dice", "Two pairs against two pairs, and so on"),
        "faces",
        ("faces", QT_TRANSLATE_NOOP("poker_dice", "The numbers decide")),
        ("combination-only", QT_TRANSLATE_NOOP("poker_dice", "They are level")),
    ),
    choice_option(
        "poker_dice.tie",
        QT_TRANSLATE_NOOP("poker_dice", "When the best hands are level"),
        "playoff",
        ("playoff", QT_TRANSLATE_NOOP("poker_dice", "They throw once more for the pot")),
        ("carry-over", QT_TRANSLATE_NOOP("poker_dice", "The pot stays for the next round")),
    ),
    first_player_option("poker_dice.first-player"),
)

HANDICAPS = (
    HandicapSpec("poker_dice.more-3", QT_TRANSLATE_NOOP("poker_dice", "3 more counters", "handicap"), 3),
    HandicapSpec("poker_dice.more-6", QT_TRANSLATE_NOOP("poker_dice", "6 more counters", "handicap"), 6),
)

INFO = GameInfo(
    slug="poker_dice",
    title=QT_TRANSLATE_NOOP("poker_dice", "Poker Dice", "name of the game"),
    aim=QT_TRANSLATE_NOOP("poker_dice", "Throw the best hand with five dice, and win the pot."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(10, 20),
    verbs=frozenset({"stake", "throw", "rethrow", "stop", "take", "leave"}),
    max_plies=MOST_ROUNDS * 200,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("poker_dice.round-limit", "10"),),
    minutes_for=minutes_for,
    moves=frozenset({"throw", "rethrow", "stop"}),
    levels=(Level.FIRST_STEPS, Level.EASY, Level.HARD),
    also=QT_TRANSLATE_NOOP(
        "poker_dice", "Poker With Dice, Dice Poker", "other names of the game, for the subtitle and the search"
    ),
    compares=True,
)
