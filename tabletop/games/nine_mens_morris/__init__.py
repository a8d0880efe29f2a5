"""Nine Men's Morris: men are placed on 24 points, then moved; a row of three takes a man of the other side."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, OptionSpec, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import white_option

OPTIONS = (
    OptionSpec(
        "nine_mens_morris.board",
        QT_TRANSLATE_NOOP("nine_mens_morris", "The board"),
        (
            OptionChoice("diagonals", QT_TRANSLATE_NOOP("nine_mens_morris", "With diagonals"), ("board-morris",)),
            OptionChoice(
                "classic", QT_TRANSLATE_NOOP("nine_mens_morris", "Without diagonals"), ("board-morris-classic",)
            ),
        ),
        "diagonals",
    ),
    white_option("nine_mens_morris.first-player", lots="random", printed=False),
    switch("nine_mens_morris.flying", QT_TRANSLATE_NOOP("nine_mens_morris", "Flying with three men"), printed=True),
    choice_option(
        "nine_mens_morris.double-mill",
        QT_TRANSLATE_NOOP("nine_mens_morris", "Several mills at once"),
        "one",
        ("one", QT_TRANSLATE_NOOP("nine_mens_morris", "Remove one man")),
        ("two", QT_TRANSLATE_NOOP("nine_mens_morris", "One man for each mill")),
    ),
    choice_option(
        "nine_mens_morris.blocked",
        QT_TRANSLATE_NOOP("nine_mens_morris", "Whoever cannot move"),
        "loses",
        ("loses", QT_TRANSLATE_NOOP("nine_mens_morris", "Has lost")),
        ("passes", QT_TRANSLATE_NOOP("nine_mens_morris", "Passes")),
    ),
    choice_option(
        "nine_mens_morris.draw-moves",
        QT_TRANSLATE_NOOP("nine_mens_morris", "A draw in a long match"),
        "50",
        ("50", QT_TRANSLATE_NOOP("nine_mens_morris", "50 moves without a removal")),
        ("100", QT_TRANSLATE_NOOP("nine_mens_morris", "100 moves without a removal")),
    ),
)

HANDICAPS = (
    HandicapSpec("nine_mens_morris.fewer-1", QT_TRANSLATE_NOOP("nine_mens_morris", "One man fewer", "handicap"), 1),
    HandicapSpec("nine_mens_morris.fewer-2", QT_TRANSLATE_NOOP("nine_mens_morris", "Two men fewer", "handicap"), 2),
)

INFO = GameInfo(
    slug="nine_mens_morris",
    title=QT_TRANSLATE_NOOP("nine_mens_morris", "Nine Men’s Morris"),
    aim=QT_TRANSLATE_NOOP(
        "nine_mens_morris", "Close rows of three and remove the other side’s men until only two are left."
    ),
    kind=Kind.BOARD,
    seats=(2, 2),
    age=6,
    minutes=(10, 15),
    verbs=frozenset({"place", "move", "remove", "pass", "resign", "offer-draw", "accept-draw", "decline-draw"}),
    max_plies=10_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    ending_verbs=frozenset({"resign", "accept-draw"}),
    confirm_verbs=frozenset({"offer-draw"}),
    luck=False,
    turns=True,
    presets={2: (0, 2)},
    moves=frozenset({"place", "move"}),
    levels=tuple(Level),
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("nine_mens_morris", "Mill, merels"),
    compares=True,
)
