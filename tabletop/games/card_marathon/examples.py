"""What is said of the worked examples of Card Marathon; `tests/stages/card_marathon.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "card_marathon.upturn-own",
        QT_TRANSLATE_NOOP("card_marathon", "A challenge with two milestones"),
        QT_TRANSLATE_NOOP(
            "card_marathon",
            "The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a "
            "third milestone is upturned, and one card is drawn.",
        ),
    ),
    WorkedExample(
        "card_marathon.value-majority",
        QT_TRANSLATE_NOOP("card_marathon", "Two against one"),
        QT_TRANSLATE_NOOP(
            "card_marathon",
            "The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.",
        ),
    ),
    WorkedExample(
        "card_marathon.reversal",
        QT_TRANSLATE_NOOP("card_marathon", "Too far ahead"),
        QT_TRANSLATE_NOOP(
            "card_marathon",
            "A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player "
            "wins the race.",
        ),
    ),
)
