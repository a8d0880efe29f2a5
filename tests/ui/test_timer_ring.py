"""The ring that runs with a deadline."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.view import Fact, TimerFact
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tests.ui.buzz_toy import Buzz, BuzzState
from tests.ui.table_kit import ANN, BEN, make_page, speak


class Timed(Buzz):
    """Whoever is heard has a minute; the ring lies where `at` says."""

    def __init__(self, zone: str = "", heard_ms: int = 60_000) -> None:
        super().__init__(heard_ms)
        self._zone = zone

    def facts(self, state: BuzzState) -> tuple[Fact, ...]:
        if state.buzzed is None:
            return ()
        return (TimerFact(self._zone) if self._zone else TimerFact(seat=state.buzzed),)


def heard(qtbot: QtBot, game: Timed, **looks: Any) -> TablePage:
    """A table at which the second player has just buzzed."""
    match = Match(game, Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN, **looks)
    assert not page.overlay.timer.isVisible()
    page.session.play(Action(1, "buzz"))
    qtbot.waitUntil(lambda: len(match.log) > 1)
    return page


def test_it_lies_at_the_plate_and_tells_the_seconds(qtbot: QtBot) -> None:
    page = heard(qtbot, Timed(), speed="normal")
    ring = page.overlay.timer
    qtbot.waitUntil(ring.isVisible)
    assert 50 < ring.seconds <= 60
    assert ring.accessibleName() == f"{ring.seconds} seconds left"
    plate = page.overlay.plates[1].geometry()
    assert plate.intersects(ring.geometry())
    assert not page.overlay.plates[0].geometry().intersects(ring.geometry())
    qtbot.waitUntil(lambda: 0.8 < ring.share < 1.0)
    speak(page, "de")
    qtbot.waitUntil(lambda: ring.accessibleName() == f"Noch {ring.seconds} Sekunden")


def test_without_movement_it_goes_by_whole_seconds(qtbot: QtBot) -> None:
    page = heard(qtbot, Timed())
    ring = page.overlay.timer
    qtbot.waitUntil(ring.isVisible)
    assert ring.share == 1.0


def test_it_lies_at_a_zone(qtbot: QtBot) -> None:
    page = heard(qtbot, Timed("cards"))
    ring, view = page.overlay.timer, page.overlay.view
    qtbot.waitUntil(ring.isVisible)
    right = max(view.unit_rect(area.rect).right() for area in view.table_scene.areas if area.place.zone == "cards")
    assert abs(ring.geometry().center().x() - right) <= 1


def test_it_stands_still_while_the_match_rests_and_goes_with_what_it_told(qtbot: QtBot) -> None:
    page = heard(qtbot, Timed(), speed="normal")
    ring = page.overlay.timer
    qtbot.waitUntil(lambda: ring.isVisible() and ring.share < 1.0)
    page.session.hold("rest")
    ring.tick()
    share = ring.share
    qtbot.wait(60)
    assert ring.share == share
    speak(page, "de")
    assert ring.accessibleName() == f"Noch {ring.seconds} Sekunden", "without waiting for the next tick"
    page.overlay.set_hidden(True)
    assert not ring.isVisible()
    page.overlay.set_hidden(False)
    assert ring.isVisible()
    page.session.release("rest")
    page.session.play(Action(1, "name"))
    qtbot.waitUntil(lambda: not ring.isVisible())


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_it_stays_on_the_table(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = heard(qtbot, Timed(), size=size)
    ring = page.overlay.timer
    qtbot.waitUntil(ring.isVisible)
    assert page.overlay.rect().contains(ring.geometry())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_large_one_lies_beside_the_words_of_its_plate(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = heard(qtbot, Timed(), size=size, percent=200)
    ring = page.overlay.timer
    qtbot.waitUntil(ring.isVisible)
    plate = page.overlay.plates[1]
    margin = plate.margin
    paper = plate.geometry().adjusted(margin, margin, -margin, -margin)
    assert ring.height() > paper.height()
    assert not ring.geometry().intersects(paper)
    assert ring.geometry().intersects(plate.geometry().adjusted(-margin, -margin, margin, margin)), "it is its own"


def test_it_ends_with_its_time(qtbot: QtBot) -> None:
    page = heard(qtbot, Timed(heard_ms=40))
    qtbot.waitUntil(lambda: page.session.match.state.buzzed is None)
    assert page.session.deadline_left_ms() is None
    qtbot.waitUntil(lambda: not page.overlay.timer.isVisible())
