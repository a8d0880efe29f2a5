"""What is said of the worked examples of President; `tests/stages/president.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "president.trick-ends",
        QT_TRANSLATE_NOOP("president", "A trick of pairs"),
        QT_TRANSLATE_NOOP(
            "president",
            "The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the "
            "others pass, the two queens have won the trick.",
        ),
    ),
    WorkedExample(
        "president.exchange-top",
        QT_TRANSLATE_NOOP("president", "The exchange after the deal"),
        QT_TRANSLATE_NOOP(
            "president",
            "Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two "
            "lowest go out. Then the Beggar leads.",
        ),
    ),
)
