"""Crazy Eights: lay the rank or the suit of the top card; over five deals the fewest points win."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import deals_option

OPTIONS = (
    deals_option("crazy_eights.deals"),
    switch("crazy_eights.stacking", QT_TRANSLATE_NOOP("crazy_eights", "A 2 or a joker passes the draw on")),
    switch(
        "crazy_eights.draw-skips",
        QT_TRANSLATE_NOOP("crazy_eights", "Whoever draws for a 2 or a joker misses their turn"),
    ),
    switch(
        "crazy_eights.many-on-suit", QT_TRANSLATE_NOOP("crazy_eights", "Several cards of one rank on a matching suit")
    ),
    switch("crazy_eights.seven-cannot-end", QT_TRANSLATE_NOOP("crazy_eights", "Nobody goes out with a 7")),
    switch("crazy_eights.last-card-effect", QT_TRANSLATE_NOOP("crazy_eights", "A last 2 or joker still counts")),
    switch("crazy_eights.start-effects", QT_TRANSLATE_NOOP("crazy_eights", "The start card has its effect")),
    choice_option(
        "crazy_eights.joker-suit",
        QT_TRANSLATE_NOOP("crazy_eights", "A joker"),
        "keep",
        ("keep", QT_TRANSLATE_NOOP("crazy_eights", "keeps the suit", "of a joker")),
        ("name", QT_TRANSLATE_NOOP("crazy_eights", "names a suit", "of a joker")),
    ),
    switch("crazy_eights.free-draw", QT_TRANSLATE_NOOP("crazy_eights", "Drawing is always allowed")),
    choice_option(
        "crazy_eights.call-penalty",
        QT_TRANSLATE_NOOP("crazy_eights", "Forgotten call"),
        "one-from-each",
        ("one-from-each", QT_TRANSLATE_NOOP("crazy_eights", "a card from each", "penalty for no call")),
        ("draw-two", QT_TRANSLATE_NOOP("crazy_eights", "draws two", "penalty for no call")),
        ("none", QT_TRANSLATE_NOOP("crazy_eights", "no call at all", "penalty for no call")),
    ),
    switch("crazy_eights.give-random", QT_TRANSLATE_NOOP("crazy_eights", "Penalty cards are given at random")),
    choice_option(
        "crazy_eights.call-time",
        QT_TRANSLATE_NOOP("crazy_eights", "Time to call or to catch"),
        "3",
        ("2", QT_TRANSLATE_NOOP("crazy_eights", "2 s", "seconds")),
        ("3", QT_TRANSLATE_NOOP("crazy_eights", "3 s", "seconds")),
        ("5", QT_TRANSLATE_NOOP("crazy_eights", "5 s", "seconds")),
    ),
    choice_option(
        "crazy_eights.joker-points",
        QT_TRANSLATE_NOOP("crazy_eights", "Points for a joker in hand"),
        "50",
        ("20", QT_TRANSLATE_NOOP("crazy_eights", "20", "points")),
        ("40", QT_TRANSLATE_NOOP("crazy_eights", "40", "points")),
        ("50", QT_TRANSLATE_NOOP("crazy_eights", "50", "points")),
    ),
)

TURNS_MAX = 500
"""After so many turns a deal is blocked (`crazy_eights.blocked-deal`)."""


def _minutes(seats: int, options: Options) -> int:
    """Two thirds of a minute for each seat and one for the set-up, each deal."""
    return max(2, int(options["crazy_eights.deals"]) * (seats + 1) * 2 // 3)


HANDICAPS = (
    HandicapSpec("crazy_eights.fewer-1", QT_TRANSLATE_NOOP("crazy_eights", "1 card fewer", "handicap"), 1),
    HandicapSpec("crazy_eights.fewer-2", QT_TRANSLATE_NOOP("crazy_eights", "2 cards fewer", "handicap"), 2),
)

INFO = GameInfo(
    slug="crazy_eights",
    title=QT_TRANSLATE_NOOP("crazy_eights", "Crazy Eights"),
    aim=QT_TRANSLATE_NOOP("crazy_eights", "Be the first to get rid of all the cards."),
    kind=Kind.CARDS,
    seats=(2, 5),
    age=7,
    minutes=(10, 10),
    verbs=frozenset({"play", "draw", "pass", "call_card", "catch", "give", "go_on"}),
    max_plies=10 * TURNS_MAX * 12,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    levels=(Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.BEST),
    race_verbs=("call_card", "catch"),
    short=(("crazy_eights.deals", "1"),),
    minutes_for=_minutes,
    also=QT_TRANSLATE_NOOP("crazy_eights", "Mau-Mau", "other name of the game: for the box and the search"),
    compares=True,
)
