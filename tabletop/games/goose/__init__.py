"""The goose game: a spiral of 63 squares, two dice, and luck alone."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "goose.first-player",
        QT_TRANSLATE_NOOP("goose", "Who begins"),
        "first-seat",
        ("first-seat", QT_TRANSLATE_NOOP("goose", "The first seat")),
        ("random", QT_TRANSLATE_NOOP("goose", "Draw lots")),
    ),
    choice_option(
        "goose.trap",
        QT_TRANSLATE_NOOP("goose", "Well and prison"),
        "until-relieved",
        ("until-relieved", QT_TRANSLATE_NOOP("goose", "Until freed")),
        ("two-turns", QT_TRANSLATE_NOOP("goose", "Two turns")),
    ),
    choice_option(
        "goose.goose-backwards",
        QT_TRANSLATE_NOOP("goose", "A goose while counting back"),
        "forward",
        ("forward", QT_TRANSLATE_NOOP("goose", "Leads forward")),
        ("backward", QT_TRANSLATE_NOOP("goose", "Leads back")),
    ),
)

HANDICAPS = (
    HandicapSpec("goose.ahead-10", QT_TRANSLATE_NOOP("goose", "10 squares ahead", "handicap"), 10),
    HandicapSpec("goose.ahead-20", QT_TRANSLATE_NOOP("goose", "20 squares ahead", "handicap"), 20),
)

INFO = GameInfo(
    slug="goose",
    title=QT_TRANSLATE_NOOP("goose", "Goose Game"),
    aim=QT_TRANSLATE_NOOP("goose", "Follow the spiral and be the first to land exactly on 63."),
    kind=Kind.BOARD,
    seats=(2, 4),
    age=6,
    minutes=(10, 15),
    verbs=frozenset({"throw", "move", "skip"}),
    max_plies=12_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    moves=frozenset({"move"}),
    levels=(),
    finishing_verbs=frozenset({"move"}),
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("goose", "Game of the Goose"),
)
