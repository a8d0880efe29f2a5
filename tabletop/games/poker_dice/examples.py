"""What is said of the worked examples of Poker Dice; `tests/stages/poker_dice.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "poker_dice.stake-choice",
        QT_TRANSLATE_NOOP("poker_dice", "Two counters into the pot"),
        QT_TRANSLATE_NOOP(
            "poker_dice",
            "Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.",
        ),
    ),
    WorkedExample(
        "poker_dice.rethrow-any",
        QT_TRANSLATE_NOOP("poker_dice", "From a pair to a full house"),
        QT_TRANSLATE_NOOP(
            "poker_dice",
            "Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, "
            "and with such a hand it is wise to stop.",
        ),
    ),
    WorkedExample(
        "poker_dice.play-off",
        QT_TRANSLATE_NOOP("poker_dice", "Level hands"),
        QT_TRANSLATE_NOOP(
            "poker_dice",
            "Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair "
            "and take the pot.",
        ),
    ),
)
