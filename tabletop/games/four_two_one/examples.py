"""What is said of the worked examples of 421; `tests/stages/four_two_one.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "four_two_one.charge-worst-takes",
        QT_TRANSLATE_NOOP("four_two_one", "A 421 in the charge"),
        QT_TRANSLATE_NOOP(
            "four_two_one",
            "421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters "
            "from the pot.",
        ),
    ),
    WorkedExample(
        "four_two_one.worst-play-off",
        QT_TRANSLATE_NOOP("four_two_one", "Two worst hands"),
        QT_TRANSLATE_NOOP(
            "four_two_one",
            "Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 "
            "counters of the best hand, 444, and nothing else.",
        ),
    ),
    WorkedExample(
        "four_two_one.same-number",
        QT_TRANSLATE_NOOP("four_two_one", "As often as the leader"),
        QT_TRANSLATE_NOOP(
            "four_two_one",
            "The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the "
            "6 goes back into the cup, and the 4 that it shows is worth 4 counters.",
        ),
    ),
)
