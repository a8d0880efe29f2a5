"""What is said of the worked examples of Oh Hell; `tests/stages/oh_hell.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "oh_hell.trump-wins",
        QT_TRANSLATE_NOOP("oh_hell", "A trump takes the trick"),
        QT_TRANSLATE_NOOP(
            "oh_hell",
            "Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds "
            "cannot beat it.",
        ),
    ),
    WorkedExample(
        "oh_hell.last-bid-not-even",
        QT_TRANSLATE_NOOP("oh_hell", "The last bid"),
        QT_TRANSLATE_NOOP(
            "oh_hell",
            "There are five tricks, and the others have bid four in all. The last bid may not be 1, so that "
            "the bids do not add up to five.",
        ),
    ),
)
