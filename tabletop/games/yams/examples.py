"""What is said of the worked examples of Yams; `tests/stages/yams.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "yams.keep-any",
        QT_TRANSLATE_NOOP("yams", "Keeping dice for a full house"),
        QT_TRANSLATE_NOOP(
            "yams",
            "The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a "
            "full house for 30 points.",
        ),
    ),
    WorkedExample(
        "yams.down-column",
        QT_TRANSLATE_NOOP("yams", "Filling in column ↓"),
        QT_TRANSLATE_NOOP(
            "yams",
            "Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score "
            "9 points there.",
        ),
    ),
)
