"""A plate on its own: what it shows and says."""

from __future__ import annotations

import pytest
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


def test_a_plate_is_painted_again_only_when_it_has_changed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    context = fresh_context()
    plate = Plate(context, SeatFacts("Mila", 0, "3 cards"))
    qtbot.addWidget(plate)
    plate.resize(170, 80)
    painted: list[int] = []
    paint = Plate._paint_plate
    monkeypatch.setattr(Plate, "_paint_plate", lambda self, painter: (painted.append(1), paint(self, painter)))
    first = plate.grab().toImage()
    assert plate.grab().toImage() == first
    assert len(painted) == 1

    def evening() -> None:
        context.settings.look = "evening"
        context.apply_look()

    changes = [
        lambda: plate.show_facts(SeatFacts("Mila", 0, "2 cards")),
        lambda: setattr(plate, "turn", 2),
        lambda: setattr(plate, "scale", 1.4),
        lambda: plate.resize(180, 80),
        evening,
    ]
    for number, change in enumerate(changes, 2):
        change()
        now = plate.grab().toImage()
        assert (len(painted), now == first) == (number, False)
        first = now
