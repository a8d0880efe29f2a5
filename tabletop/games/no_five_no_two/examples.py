"""What is said of the worked examples of No 5s, No 2s; `tests/stages/no_five_no_two.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "no_five_no_two.fives-and-twos-out",
        QT_TRANSLATE_NOOP("no_five_no_two", "Two dice drop out"),
        QT_TRANSLATE_NOOP(
            "no_five_no_two",
            "The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 "
            "more.",
        ),
    ),
    WorkedExample(
        "no_five_no_two.turn-ends-empty",
        QT_TRANSLATE_NOOP("no_five_no_two", "The last die"),
        QT_TRANSLATE_NOOP(
            "no_five_no_two",
            "One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are "
            "written down.",
        ),
    ),
    WorkedExample(
        "no_five_no_two.zero-turn",
        QT_TRANSLATE_NOOP("no_five_no_two", "All four at once"),
        QT_TRANSLATE_NOOP(
            "no_five_no_two",
            "The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.",
        ),
    ),
)
