"""What is said of the worked examples; `tests/stages/snakes_and_ladders.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "snakes_and_ladders.ladder-up",
        QT_TRANSLATE_NOOP("snakes_and_ladders", "Up a ladder"),
        QT_TRANSLATE_NOOP(
            "snakes_and_ladders",
            "The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs "
            "by itself, all the way to 60.",
        ),
    ),
    WorkedExample(
        "snakes_and_ladders.snake-down",
        QT_TRANSLATE_NOOP("snakes_and_ladders", "Down a snake"),
        QT_TRANSLATE_NOOP(
            "snakes_and_ladders",
            "The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it "
            "comes to rest.",
        ),
    ),
    WorkedExample(
        "snakes_and_ladders.bounce",
        QT_TRANSLATE_NOOP("snakes_and_ladders", "Too far, and back"),
        QT_TRANSLATE_NOOP(
            "snakes_and_ladders",
            "From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down "
            "to 86.",
        ),
    ),
)
