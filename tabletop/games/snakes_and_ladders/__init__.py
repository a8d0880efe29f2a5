"""Snakes and Ladders: a hundred squares, one die, sixteen shortcuts and detours, and luck alone."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

OPTIONS = (
    first_player_option("snakes_and_ladders.first-player"),
    choice_option(
        "snakes_and_ladders.overshoot",
        QT_TRANSLATE_NOOP("snakes_and_ladders", "A throw beyond 100"),
        "bounce",
        ("bounce", QT_TRANSLATE_NOOP("snakes_and_ladders", "Counts back")),
        ("stay", QT_TRANSLATE_NOOP("snakes_and_ladders", "Is lost")),
    ),
    switch("snakes_and_ladders.six-again", QT_TRANSLATE_NOOP("snakes_and_ladders", "Throw again after a 6")),
    choice_option(
        "snakes_and_ladders.snake-drawing",
        QT_TRANSLATE_NOOP("snakes_and_ladders", "How the snakes lie"),
        "tail-up",
        ("tail-up", QT_TRANSLATE_NOOP("snakes_and_ladders", "Tail at the top")),
        ("head-up", QT_TRANSLATE_NOOP("snakes_and_ladders", "Head at the top")),
    ),
)

HANDICAPS = (
    HandicapSpec(
        "snakes_and_ladders.ahead-10", QT_TRANSLATE_NOOP("snakes_and_ladders", "10 squares ahead", "handicap"), 10
    ),
    HandicapSpec(
        "snakes_and_ladders.ahead-25", QT_TRANSLATE_NOOP("snakes_and_ladders", "25 squares ahead", "handicap"), 25
    ),
)

INFO = GameInfo(
    slug="snakes_and_ladders",
    title=QT_TRANSLATE_NOOP("snakes_and_ladders", "Snakes and Ladders"),
    aim=QT_TRANSLATE_NOOP(
        "snakes_and_ladders", "Up the ladders, down the snakes: be the first to land exactly on 100."
    ),
    kind=Kind.BOARD,
    seats=(2, 4),
    age=6,
    minutes=(10, 15),
    verbs=frozenset({"throw", "move", "pass"}),
    max_plies=12_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    moves=frozenset({"move"}),
    levels=(),
    finishing_verbs=frozenset({"move", "pass"}),
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("snakes_and_ladders", "The ladder game"),
)
