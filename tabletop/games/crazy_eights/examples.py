"""What is said of the worked examples of Crazy Eights; `tests/stages/crazy_eights.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "crazy_eights.play-same-rank",
        QT_TRANSLATE_NOOP("crazy_eights", "Several cards of one rank"),
        QT_TRANSLATE_NOOP(
            "crazy_eights",
            "A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.",
        ),
    ),
    WorkedExample(
        "crazy_eights.eight-names-suit",
        QT_TRANSLATE_NOOP("crazy_eights", "An 8 names the suit"),
        QT_TRANSLATE_NOOP(
            "crazy_eights",
            "The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.",
        ),
    ),
    WorkedExample(
        "crazy_eights.two-and-joker-draw-two",
        QT_TRANSLATE_NOOP("crazy_eights", "A 2 makes the next player draw"),
        QT_TRANSLATE_NOOP(
            "crazy_eights",
            "The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.",
        ),
    ),
)
