"""What is said of the worked examples of Dream Team; `tests/stages/dream_team.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "dream_team.hand-end",
        QT_TRANSLATE_NOOP("dream_team", "A trick of pairs"),
        QT_TRANSLATE_NOOP(
            "dream_team",
            "The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as "
            "two 7s. When all others pass, the two 3s have won the trick.",
        ),
    ),
    WorkedExample(
        "dream_team.red-curse",
        QT_TRANSLATE_NOOP("dream_team", "The Red Card comes back"),
        QT_TRANSLATE_NOOP(
            "dream_team",
            "A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of "
            "its player, who leads the next trick.",
        ),
    ),
    WorkedExample(
        "dream_team.trade-two",
        QT_TRANSLATE_NOOP("dream_team", "The trade before the Kickoff"),
        QT_TRANSLATE_NOOP(
            "dream_team",
            "Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.",
        ),
    ),
)
