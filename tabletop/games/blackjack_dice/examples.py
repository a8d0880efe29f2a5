"""What is said of the worked examples of Dice Blackjack; `tests/stages/blackjack_dice.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "blackjack_dice.totals-add-up",
        QT_TRANSLATE_NOOP("blackjack_dice", "From 15 to 19"),
        QT_TRANSLATE_NOOP(
            "blackjack_dice",
            "6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.",
        ),
    ),
    WorkedExample(
        "blackjack_dice.bust-pays-kitty",
        QT_TRANSLATE_NOOP("blackjack_dice", "One die too many"),
        QT_TRANSLATE_NOOP(
            "blackjack_dice",
            "19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.",
        ),
    ),
    WorkedExample(
        "blackjack_dice.all-pay-winner",
        QT_TRANSLATE_NOOP("blackjack_dice", "The end of a round"),
        QT_TRANSLATE_NOOP(
            "blackjack_dice",
            "20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the "
            "one who went over 21 and has paid before.",
        ),
    ),
)
