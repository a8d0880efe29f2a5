"""What is said of the worked examples of Crypto Match; `tests/stages/crypto_match.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "crypto_match.tower-take",
        QT_TRANSLATE_NOOP("crypto_match", "Taking a card"),
        QT_TRANSLATE_NOOP(
            "crypto_match",
            "Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes "
            "the middle card, and it is the card to compare from now on.",
        ),
    ),
    WorkedExample(
        "crypto_match.potato-give-all",
        QT_TRANSLATE_NOOP("crypto_match", "Handing the potato on"),
        QT_TRANSLATE_NOOP(
            "crypto_match",
            "The first player gives a card to the second one and is safe. The third one sees the same picture on the "
            "new top card and gives a card away too.",
        ),
    ),
    WorkedExample(
        "crypto_match.gift-give",
        QT_TRANSLATE_NOOP("crypto_match", "A gift that nobody wants"),
        QT_TRANSLATE_NOOP(
            "crypto_match",
            "The middle card and the card of another player share a picture. Whoever sees it gives the middle card to "
            "that player.",
        ),
    ),
)
