"""What is said of the worked examples of the goose game; `tests/stages/goose.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "goose.goose",
        QT_TRANSLATE_NOOP("goose", "A goose leads on"),
        QT_TRANSLATE_NOOP(
            "goose",
            "The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag "
            "takes it all the way.",
        ),
    ),
    WorkedExample(
        "goose.swap",
        QT_TRANSLATE_NOOP("goose", "Two pieces change places"),
        QT_TRANSLATE_NOOP(
            "goose",
            "The piece comes to rest where another one stands. The other one has to go back to the square "
            "that the newcomer came from.",
        ),
    ),
    WorkedExample(
        "goose.relief",
        QT_TRANSLATE_NOOP("goose", "Freed from the well"),
        QT_TRANSLATE_NOOP(
            "goose",
            "A piece is held in the well on 31. Another one arrives: now that one is held, and the first "
            "goes to where the newcomer came from.",
        ),
    ),
)
