"""What is said of the worked examples of Ludo; `tests/stages/ludo.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "ludo.six-to-leave",
        QT_TRANSLATE_NOOP("ludo", "A 6 opens the stable"),
        QT_TRANSLATE_NOOP(
            "ludo",
            "The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same "
            "player throws again.",
        ),
    ),
    WorkedExample(
        "ludo.capture",
        QT_TRANSLATE_NOOP("ludo", "A piece goes back home"),
        QT_TRANSLATE_NOOP(
            "ludo",
            "The count ends exactly on a piece of another colour. That piece goes back to its stable and has "
            "to wait for a 6.",
        ),
    ),
    WorkedExample(
        "ludo.stop-behind",
        QT_TRANSLATE_NOOP("ludo", "Stopping behind a piece"),
        QT_TRANSLATE_NOOP(
            "ludo",
            "The die shows a 5, but a piece stands in the way after three squares. The moving piece stops "
            "just before it.",
        ),
    ),
)
