"""What is said of the worked examples of nine men's morris; `tests/stages/nine_mens_morris.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "nine_mens_morris.mill",
        QT_TRANSLATE_NOOP("nine_mens_morris", "Closing a mill"),
        QT_TRANSLATE_NOOP(
            "nine_mens_morris",
            "The third man stands in a row with two others: a mill. A man of the other side is taken off the "
            "board at once.",
        ),
    ),
    WorkedExample(
        "nine_mens_morris.flying-at-three",
        QT_TRANSLATE_NOOP("nine_mens_morris", "Flying with three men"),
        QT_TRANSLATE_NOOP(
            "nine_mens_morris",
            "White has just three men left, so a man may go to any empty point, across the whole board, and "
            "here it closes a mill.",
        ),
    ),
)
