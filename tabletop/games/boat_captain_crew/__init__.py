"""The Boat, the Captain and the Crew: a 6, a 5 and a 4 in this order, and two dice for the miles."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

SECONDS_A_TURN = 18


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    return max(3, round(seats * int(options["boat_captain_crew.rounds"]) * SECONDS_A_TURN / 60))


OPTIONS = (
    choice_option(
        "boat_captain_crew.mile-dice",
        QT_TRANSLATE_NOOP("boat_captain_crew", "The mile dice may be thrown again"),
        "both",
        ("both", QT_TRANSLATE_NOOP("boat_captain_crew", "Both together", "how the two mile dice are thrown again")),
        ("either", QT_TRANSLATE_NOOP("boat_captain_crew", "One or both", "how the two mile dice are thrown again")),
        ("none", QT_TRANSLATE_NOOP("boat_captain_crew", "Not at all", "whether the mile dice are thrown again")),
    ),
    choice_option(
        "boat_captain_crew.rounds",
        QT_TRANSLATE_NOOP("boat_captain_crew", "Rounds"),
        "10",
        ("10", QT_TRANSLATE_NOOP("boat_captain_crew", "10", "number of rounds")),
        ("5", QT_TRANSLATE_NOOP("boat_captain_crew", "5, the short game", "number of rounds")),
    ),
    choice_option(
        "boat_captain_crew.tie-break",
        QT_TRANSLATE_NOOP("boat_captain_crew", "If the best totals are equal"),
        "shared",
        ("shared", QT_TRANSLATE_NOOP("boat_captain_crew", "The victory is shared")),
        ("playoff", QT_TRANSLATE_NOOP("boat_captain_crew", "A play-off decides")),
    ),
    first_player_option("boat_captain_crew.first-player"),
)

HANDICAPS = (
    HandicapSpec(
        "boat_captain_crew.ahead-5",
        QT_TRANSLATE_NOOP("boat_captain_crew", "5 miles ahead", "handicap"),
        5,
    ),
    HandicapSpec(
        "boat_captain_crew.ahead-10",
        QT_TRANSLATE_NOOP("boat_captain_crew", "10 miles ahead", "handicap"),
        10,
    ),
)

INFO = GameInfo(
    slug="boat_captain_crew",
    title=QT_TRANSLATE_NOOP("boat_captain_crew", "Boat, Captain and Crew", "name of the game"),
    aim=QT_TRANSLATE_NOOP("boat_captain_crew", "Find a boat, a captain and a crew, and sail the most miles."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=7,
    minutes=(10, 20),
    verbs=frozenset({"throw", "throw-miles", "lock", "sail", "miss"}),
    max_plies=20_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("boat_captain_crew.rounds", "5"),),
    minutes_for=minutes_for,
    moves=frozenset({"throw", "throw-miles", "lock", "sail", "miss"}),
    finishing_verbs=frozenset({"lock"}),
    levels=(Level.FIRST_STEPS, Level.HARD),
    also=QT_TRANSLATE_NOOP(
        "boat_captain_crew", "Ship, Captain and Crew", "other names of the game, for the subtitle and the search"
    ),
)
