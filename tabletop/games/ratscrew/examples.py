"""What is said of the worked examples of Ratscrew; `tests/stages/ratscrew.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "ratscrew.contract-paid",
        QT_TRANSLATE_NOOP("ratscrew", "A challenge"),
        QT_TRANSLATE_NOOP(
            "ratscrew",
            "The king asks the next player for three cards. They turn three, and none of them is a court "
            "card, so whoever laid the king gathers the pile.",
        ),
    ),
    WorkedExample(
        "ratscrew.contract-broken",
        QT_TRANSLATE_NOOP("ratscrew", "A challenge that turns round"),
        QT_TRANSLATE_NOOP(
            "ratscrew",
            "The queen asks for two cards, but the first one turned is a jack. Now the other player owes a "
            "card, and it is no court card: the pile goes to the jack.",
        ),
    ),
    WorkedExample(
        "ratscrew.slap-on-pair",
        QT_TRANSLATE_NOOP("ratscrew", "Slapping a pair"),
        QT_TRANSLATE_NOOP(
            "ratscrew",
            "Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.",
        ),
    ),
)
