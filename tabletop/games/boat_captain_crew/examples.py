"""What is said of the worked examples of Boat, Captain and Crew; `tests/stages/boat_captain_crew.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "boat_captain_crew.crew-needs-captain",
        QT_TRANSLATE_NOOP("boat_captain_crew", "A crew waits for its captain"),
        QT_TRANSLATE_NOOP(
            "boat_captain_crew",
            "The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice "
            "brings a 5 and a 4, and two 6s that are worth 12 miles.",
        ),
    ),
    WorkedExample(
        "boat_captain_crew.last-miles-count",
        QT_TRANSLATE_NOOP("boat_captain_crew", "Fewer miles than before"),
        QT_TRANSLATE_NOOP(
            "boat_captain_crew",
            "The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show "
            "1 and 1: now 2 miles are written down, and the 4 are gone.",
        ),
    ),
    WorkedExample(
        "boat_captain_crew.not-afloat-zero",
        QT_TRANSLATE_NOOP("boat_captain_crew", "No crew, no miles"),
        QT_TRANSLATE_NOOP(
            "boat_captain_crew",
            "Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 "
            "miles are written down.",
        ),
    ),
)
