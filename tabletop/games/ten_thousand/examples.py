"""What is said of the worked examples of Ten Thousand; `tests/stages/ten_thousand.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "ten_thousand.set-aside-scoring",
        QT_TRANSLATE_NOOP("ten_thousand", "Going on, then stopping"),
        QT_TRANSLATE_NOOP(
            "ten_thousand",
            "The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins "
            "them, and 200 points are written down.",
        ),
    ),
    WorkedExample(
        "ten_thousand.hot-dice",
        QT_TRANSLATE_NOOP("ten_thousand", "All five dice count"),
        QT_TRANSLATE_NOOP(
            "ten_thousand",
            "Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of "
            "the points of the turn.",
        ),
    ),
)
