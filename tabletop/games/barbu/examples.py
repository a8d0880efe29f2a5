"""What is said of the worked examples of Barbu; `tests/stages/barbu.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "barbu.contract-once-per-round",
        QT_TRANSLATE_NOOP("barbu", "The dealer names a contract"),
        QT_TRANSLATE_NOOP(
            "barbu",
            "Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the "
            "dealer dares to name No King, and leads.",
        ),
    ),
    WorkedExample(
        "barbu.discard-when-void",
        QT_TRANSLATE_NOOP("barbu", "Without the led suit"),
        QT_TRANSLATE_NOOP(
            "barbu",
            "Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick "
            "takes the king, too: 20 points.",
        ),
    ),
    WorkedExample(
        "barbu.score-salad",
        QT_TRANSLATE_NOOP("barbu", "What a trick costs in the salad"),
        QT_TRANSLATE_NOOP(
            "barbu",
            "The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two "
            "hearts 2.",
        ),
    ),
)
