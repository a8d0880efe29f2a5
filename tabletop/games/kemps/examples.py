"""What is said of the worked examples of Kemps; `tests/stages/kemps.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "kemps.swap-one-for-one",
        QT_TRANSLATE_NOOP("kemps", "A swap"),
        QT_TRANSLATE_NOOP(
            "kemps",
            "Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four "
            "of a kind.",
        ),
    ),
    WorkedExample(
        "kemps.signal-on-four",
        QT_TRANSLATE_NOOP("kemps", "The signal"),
        QT_TRANSLATE_NOOP(
            "kemps",
            "Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at "
            "the table, it does.",
        ),
    ),
    WorkedExample(
        "kemps.counter-call",
        QT_TRANSLATE_NOOP("kemps", "Seen through"),
        QT_TRANSLATE_NOOP(
            "kemps",
            "The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.",
        ),
    ),
)
