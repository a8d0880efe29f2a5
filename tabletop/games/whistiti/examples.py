"""What is said of the worked examples of Whistiti; `tests/stages/whistiti.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "whistiti.last-card-trump",
        QT_TRANSLATE_NOOP("whistiti", "The last card says what is trumps"),
        QT_TRANSLATE_NOOP(
            "whistiti",
            "The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s "
            "hand, and the player to the left leads.",
        ),
    ),
    WorkedExample(
        "whistiti.trump-wins",
        QT_TRANSLATE_NOOP("whistiti", "The highest trump takes the trick"),
        QT_TRANSLATE_NOOP(
            "whistiti",
            "Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of "
            "the two trumps takes the trick, even from the ace of hearts.",
        ),
    ),
    WorkedExample(
        "whistiti.first-to-twenty",
        QT_TRANSLATE_NOOP("whistiti", "The last token"),
        QT_TRANSLATE_NOOP(
            "whistiti",
            "One more trick fills the last hollow on the board: the match is won at once, though everyone still "
            "holds cards.",
        ),
    ),
)
