"""A plate on its own: what it shows and says."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop.ui.plates import Plate, SeatFacts
from tests.ui.shell_parts import fresh_context


def test_a_small_picture_sits_on_the_badge_and_is_said(qtbot: QtBot) -> None:
    plate = Plate(fresh_context(), SeatFacts("Mila", 0, "3 cards"))
    qtbot.addWidget(plate)
    plate.resize(170, 80)
    bare = plate.grab().toImage()
    assert plate.accessibleName() == "Mila: 3 cards"
    plate.show_facts(SeatFacts("Mila", 0, "3 cards", face="hat-top", face_name="top hat"))
    hatted = plate.grab().toImage()
    assert plate.accessibleName() == "Mila: 3 cards, top hat"
    changed = [
        (x, y) for x in range(bare.width()) for y in range(bare.height()) if bare.pixel(x, y) != hatted.pixel(x, y)
    ]
    assert changed
    assert max(x for x, _ in changed) < 65, "beside the name, not over it"
    assert max(y for _, y in changed) < 45, "the badge is still seen below it"
