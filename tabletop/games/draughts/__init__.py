"""Draughts on 100 squares: men and flying kings, and the capture of most pieces is compulsory."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import white_option

OPTIONS = (
    white_option("draughts.first-player"),
    choice_option(
        "draughts.capture-duty",
        QT_TRANSLATE_NOOP("draughts", "A capture that was missed"),
        "enforced",
        ("enforced", QT_TRANSLATE_NOOP("draughts", "Cannot be missed")),
        ("huff", QT_TRANSLATE_NOOP("draughts", "Costs the piece: huffing")),
    ),
    choice_option(
        "draughts.majority",
        QT_TRANSLATE_NOOP("draughts", "Several captures"),
        "on",
        ("on", QT_TRANSLATE_NOOP("draughts", "The one that takes the most")),
        ("off", QT_TRANSLATE_NOOP("draughts", "Free choice")),
    ),
    choice_option(
        "draughts.draw-rule",
        QT_TRANSLATE_NOOP("draughts", "A draw in a long match"),
        "rulebook",
        ("rulebook", QT_TRANSLATE_NOOP("draughts", "20 moves without a capture")),
        ("international", QT_TRANSLATE_NOOP("draughts", "As in tournaments")),
    ),
)

HANDICAPS = (
    HandicapSpec("draughts.fewer-1", QT_TRANSLATE_NOOP("draughts", "One man fewer", "handicap"), 1),
    HandicapSpec("draughts.fewer-2", QT_TRANSLATE_NOOP("draughts", "Two men fewer", "handicap"), 2),
    HandicapSpec("draughts.fewer-3", QT_TRANSLATE_NOOP("draughts", "Three men fewer", "handicap"), 3),
)

INFO = GameInfo(
    slug="draughts",
    title=QT_TRANSLATE_NOOP("draughts", "Draughts"),
    aim=QT_TRANSLATE_NOOP("draughts", "Capture all the other side’s pieces, or leave it without a move."),
    kind=Kind.BOARD,
    seats=(2, 2),
    age=6,
    minutes=(15, 20),
    verbs=frozenset({"move", "huff", "pass", "resign", "offer-draw", "accept-draw", "decline-draw"}),
    max_plies=60_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    ending_verbs=frozenset({"resign", "accept-draw"}),
    confirm_verbs=frozenset({"offer-draw"}),
    luck=False,
    turns=True,
    presets={2: (0, 2)},
    files=("PDN", "pdn"),
    moves=frozenset({"move"}),
    score_sheet_log=True,
    levels=tuple(Level),
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("draughts", "Checkers on 100 squares"),
    compares=True,
)
