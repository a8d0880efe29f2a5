"""What is said of the worked examples of draughts; `tests/stages/draughts.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "draughts.chain",
        QT_TRANSLATE_NOOP("draughts", "A chain of captures"),
        QT_TRANSLATE_NOOP(
            "draughts",
            "The man jumps over one piece and can go on at once from where it lands. Only when the chain "
            "ends do the taken pieces leave the board.",
        ),
    ),
    WorkedExample(
        "draughts.most-pieces",
        QT_TRANSLATE_NOOP("draughts", "Taking the most pieces"),
        QT_TRANSLATE_NOOP(
            "draughts",
            "One man could take one piece, another man two. The capture that takes two has to be played.",
        ),
    ),
)
