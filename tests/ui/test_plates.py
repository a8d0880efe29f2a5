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


def test_prizes_stand_for_stars_and_are_counted_on_a_low_plate(qtbot: QtBot) -> None:
    context = fresh_context()
    plate = Plate(context, SeatFacts("Mila", 0, "3 cards", stars=2, stars_of=5, prize="medal-star"))
    qtbot.addWidget(plate)
    for size, few in (((190, 100), False), ((190, 64), True), ((130, 64), True)):
        plate.resize(*size)
        images = []
        for won in (2, 3):
            plate.show_facts(SeatFacts("Mila", 0, "3 cards", stars=won, stars_of=5, prize="medal-star"))
            images.append(plate.grab().toImage())
        first, second = images
        changed = [
            (x, y)
            for x in range(first.width())
            for y in range(first.height())
            if first.pixel(x, y) != second.pixel(x, y)
        ]
        assert changed, size
        wide = max(x for x, _ in changed) - min(x for x, _ in changed)
        assert (wide < 14) == few, "a figure changes, or a medal joins the row"
    assert plate.accessibleName() == "Mila: 3 cards, 3 of 5"


def test_a_prize_is_seen_when_it_has_come(qtbot: QtBot) -> None:
    context = fresh_context()
    context.settings.speed = "normal"
    facts = [SeatFacts("Mila", 0, "3 cards", stars=won, stars_of=5, prize="medal-star") for won in (0, 1)]
    plate = Plate(context, facts[0])
    qtbot.addWidget(plate)
    plate.resize(190, 100)
    with qtbot.waitExposed(plate):
        plate.show()
    before = plate.grab().toImage()
    plate.show_facts(facts[1])
    assert plate._grown() == 0.0
    plate._pop.setCurrentTime(plate._pop.duration() - 1)
    assert plate._grown() > 0.9
    assert plate.grab().toImage() != before
