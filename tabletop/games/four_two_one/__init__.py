"""421: three dice and 21 counters, which are first collected and then got rid of."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

MOST_ROUNDS = 1000
"""So many rounds of the discharge are played at most."""
SECONDS_A_TURN = {"charge": 10, "discharge": 25}
ROUNDS = {2: (10, 6), 3: (8, 8), 4: (7, 9)}
"""So many rounds of charge and discharge a match with 21 counters is likely to have, by the number of players."""


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    charge, discharge = ROUNDS[seats]
    seconds = charge * SECONDS_A_TURN["charge"]
    if options["four_two_one.end"] == "all-counters" or seats == 2:
        seconds += discharge * SECONDS_A_TURN["discharge"]
    return max(3, round(seats * seconds * int(options["four_two_one.pot"]) / 21 / 60))


OPTIONS = (
    choice_option(
        "four_two_one.end",
        QT_TRANSLATE_NOOP("four_two_one", "The match ends"),
        "all-counters",
        ("all-counters", QT_TRANSLATE_NOOP("four_two_one", "When one player holds all the counters")),
        ("first-out", QT_TRANSLATE_NOOP("four_two_one", "When the first player is out")),
    ),
    choice_option(
        "four_two_one.clean-charge-rule",
        QT_TRANSLATE_NOOP("four_two_one", "Whoever got no counter in the charge"),
        "out",
        ("out", QT_TRANSLATE_NOOP("four_two_one", "Is out in first place")),
        ("stay-in", QT_TRANSLATE_NOOP("four_two_one", "Still plays in the discharge")),
    ),
    choice_option(
        "four_two_one.nenette",
        QT_TRANSLATE_NOOP("four_two_one", "Whoever throws 221 receives"),
        "fixed-two",
        ("fixed-two", QT_TRANSLATE_NOOP("four_two_one", "Exactly 2 counters")),
        ("two-extra", QT_TRANSLATE_NOOP("four_two_one", "2 counters more than usual")),
        ("plain", QT_TRANSLATE_NOOP("four_two_one", "No more and no less than usual")),
    ),
    choice_option(
        "four_two_one.follower-throws",
        QT_TRANSLATE_NOOP("four_two_one", "The others throw"),
        "exact",
        ("exact", QT_TRANSLATE_NOOP("four_two_one", "Exactly as often as the leader")),
        ("at-most", QT_TRANSLATE_NOOP("four_two_one", "At most as often as the leader")),
    ),
    choice_option(
        "four_two_one.pot",
        QT_TRANSLATE_NOOP("four_two_one", "Counters in the pot"),
        "21",
        ("21", QT_TRANSLATE_NOOP("four_two_one", "21", "number of counters")),
        ("11", QT_TRANSLATE_NOOP("four_two_one", "11, the short game", "number of counters")),
    ),
    first_player_option("four_two_one.first-player"),
    choice_option(
        "four_two_one.payments",
        QT_TRANSLATE_NOOP("four_two_one", "Counters that are due"),
        "by-themselves",
        ("by-themselves", QT_TRANSLATE_NOOP("four_two_one", "Move by themselves")),
        ("by-hand", QT_TRANSLATE_NOOP("four_two_one", "Are fetched by whoever receives them")),
    ),
)

HANDICAPS = (
    HandicapSpec("four_two_one.holds-1", QT_TRANSLATE_NOOP("four_two_one", "Begins with 1 counter", "handicap"), 1),
    HandicapSpec(
        "four_two_one.holds-2",
        QT_TRANSLATE_NOOP("four_two_one", "Begins with 2 counters", "handicap"),
        2,
    ),
)

INFO = GameInfo(
    slug="four_two_one",
    title=QT_TRANSLATE_NOOP("four_two_one", "421", "name of the game"),
    aim=QT_TRANSLATE_NOOP("four_two_one", "Throw high hands with three dice, and be first to lose all your counters."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(15, 20),
    verbs=frozenset({"throw", "rethrow", "stop", "take", "go_on"}),
    max_plies=MOST_ROUNDS * 200,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("four_two_one.pot", "11"),),
    minutes_for=minutes_for,
    moves=frozenset({"throw", "rethrow", "stop"}),
    levels=(Level.FIRST_STEPS, Level.EASY, Level.HARD),
    finishing_verbs=frozenset({"stop"}),
    also=QT_TRANSLATE_NOOP(
        "four_two_one", "Four-Two-One, Quatre-vingt-et-un", "other names of the game, for the subtitle and the search"
    ),
    compares=True,
)
