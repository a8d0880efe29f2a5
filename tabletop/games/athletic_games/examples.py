"""What is said of the worked examples of the Athletic Games; `tests/stages/athletic_games.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "athletic_games.pile-move-reverses",
        QT_TRANSLATE_NOOP("athletic_games", "Moving a pile turns it round"),
        QT_TRANSLATE_NOOP(
            "athletic_games",
            "The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 "
            "of another colour fits on it.",
        ),
    ),
    WorkedExample(
        "athletic_games.all-out-medal",
        QT_TRANSLATE_NOOP("athletic_games", "A whole turn with a medal"),
        QT_TRANSLATE_NOOP(
            "athletic_games",
            "Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and "
            "the last card goes in there: a medal!",
        ),
    ),
    WorkedExample(
        "athletic_games.refill-three",
        QT_TRANSLATE_NOOP("athletic_games", "Stopping with cards in hand"),
        QT_TRANSLATE_NOOP(
            "athletic_games",
            "One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.",
        ),
    ),
)
