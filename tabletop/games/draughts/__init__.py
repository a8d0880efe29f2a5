"""Draughts on 100 squares: men and flying kings, and the capture of most pieces is compulsory."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import white_option

OPTIONS = (
    white_option("draughts.first-player"),
    OptionSpec(
        "draughts.capture-duty",
        QT_TRANSLATE_NOOP("draughts", "A capture that was missed"),
        (
            OptionChoice("enforced", QT_TRANSLATE_NOOP("draughts", "Cannot be missed")),
            OptionChoice("huff", QT_TRANSLATE_NOOP("draughts", "Costs the piece: huffing")),
        ),
        "enforced",
    ),
    OptionSpec(
        "draughts.majority",
        QT_TRANSLATE_NOOP("draughts", "Several captures"),
        (
            OptionChoice("on", QT_TRANSLATE_NOOP("draughts", "The one that takes most")),
            OptionChoice("off", QT_TRANSLATE_NOOP("draughts", "Free choice")),
        ),
        "on",
    ),
    OptionSpec(
        "draughts.draw-rule",
        QT_TRANSLATE_NOOP("draughts", "A draw by length"),
        (
            OptionChoice("rulebook", QT_TRANSLATE_NOOP("draughts", "20 moves without a capture")),
            OptionChoice("international", QT_TRANSLATE_NOOP("draughts", "As in tournaments")),
        ),
        "rulebook",
    ),
)

INFO = GameInfo(
    slug="draughts",
    title=QT_TRANSLATE_NOOP("draughts", "Draughts"),
    aim=QT_TRANSLATE_NOOP("draughts", "Capture all the pieces of the other side, or leave them without a move."),
    kind=Kind.BOARD,
    seats=(2, 2),
    age=6,
    minutes=(15, 20),
    verbs=frozenset({"move", "huff", "pass", "resign", "offer-draw", "accept-draw", "decline-draw"}),
    max_plies=60_000,
    options=OPTIONS,
    ending_verbs=frozenset({"resign", "accept-draw"}),
    confirm_verbs=frozenset({"offer-draw"}),
    luck=False,
    turns=True,
    presets={2: (0, 2)},
    files=("PDN", "pdn"),
    moves=frozenset({"move"}),
    score_sheet_log=True,
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("draughts", "Checkers on 100 squares"),
)
