"""Moments: large words over the table for about a second, in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Setup
from tabletop.core.text import say
from tabletop.core.view import Moment
from tabletop.games.crazy_eights.words import CALLED_CARD
from tabletop.match.match import Match
from tabletop.ui.match_page.banner import MOMENT_MS, Banner
from tabletop.ui.match_page.table_page import TablePage
from tests.ui.table_kit import ANN, BEN, BOT, Hourglass, click, make_page

FELT = QPoint(20, 20)


def five_alike(page: TablePage) -> Banner:
    """Ann has just thrown five alike; the dice are on their way."""
    match = page.session.match
    match.submit(match.game.legal(match.state, min(match.active))[0], chance=ScriptedChance([3] * 5))
    page.session.entry_added.emit(len(match.log) - 1)
    return page.overlay.banner


def yams() -> Match[Any]:
    """A match that begins."""
    return Match(games.load("yams"), Setup(2), LiveChance(1))


def test_a_moment_is_seen_when_the_dice_lie_there_and_for_a_second(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, speed="normal", pace=1.0)
    glass = Hourglass(page)
    banner = five_alike(page)
    assert not banner.isVisible()
    glass.land()
    assert banner.isVisible()
    assert banner.words == "Yams!"
    glass.run(MOMENT_MS - 50)
    assert banner.isVisible()
    glass.run(60)
    assert not banner.isVisible()
    assert page.overlay.strip.head != "It is Ann’s turn to throw."


def test_a_click_ends_a_moment_and_reaches_what_lies_below(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, speed="normal", pace=1.0)
    glass = Hourglass(page)
    banner = five_alike(page)
    glass.land()
    under = page.overlay.childAt(banner.geometry().center())
    assert under is not banner
    click(page.overlay.view.viewport(), FELT)
    assert not banner.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_moment_covers_nothing_that_is_to_be_clicked(qtbot: QtBot, size: tuple[int, int]) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, size=size, speed="normal", pace=1.0)
    glass = Hourglass(page)
    banner = five_alike(page)
    glass.land()
    assert page.overlay.rect().contains(banner.geometry())
    for widget in (*page.overlay.buttons.values(), page.overlay.strip):
        assert not banner.paper.intersects(widget.geometry())
    offers = [area for area in page.overlay.view.table_scene.areas if area.place in page.overlay.view.table_scene.cells]
    assert offers
    assert not any(banner.paper.intersects(page.overlay.view.unit_rect(area.rect)) for area in offers)
    for token in page.overlay.view.advice.movable:
        assert not banner.paper.contains(page.overlay.view.token_point(token).toPoint())


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 200), ((1024, 640), 200), ((1024, 640), 100)])
def test_no_word_of_a_moment_is_cut(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, size=size, percent=percent)
    banner = page.overlay.banner
    banner.celebrate("Voorspelling gehaald: Ann, Computer 1 en Computer 2!", 0, "", 10**6, lambda: ([], []), False)
    assert " ".join(banner.lines()) == banner.words
    assert page.overlay.rect().contains(banner.paper)


def test_with_little_motion_a_moment_is_a_still_picture(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, speed="off", pace=1.0)
    glass = Hourglass(page)
    banner = five_alike(page)
    assert banner.isVisible()
    first = banner.grab().toImage()
    glass.run(500)
    assert banner.grab().toImage() == first
    glass.run(600)
    assert not banner.isVisible()


def test_a_moment_is_told_to_screen_readers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    page, _ = make_page(qtbot, yams(), ANN, BEN)
    five_alike(page)
    assert "Yams!" in heard
    assert not page.overlay.banner.isVisible(), "nothing is shown where nothing waits"


def test_in_real_time_nothing_is_covered_and_nothing_waits(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN)
    overlay = page.overlay
    overlay.celebrate(Moment(say(CALLED_CARD), 1), page.words, 10**6, strict=True)
    everything = [*overlay.view.taken(), *(plate.geometry() for plate in overlay.plates.values())]
    assert overlay.banner.isVisible()
    assert not any(overlay.banner.paper.intersects(rect) for rect in everything)
    full = [overlay.rect()], [QRect()]
    overlay.banner.celebrate("Here?", 0, "", 10**6, lambda: full, strict=True)
    assert not overlay.banner.isVisible(), "there is no room for it"
    overlay.banner.celebrate("Here?", 0, "", 10**6, lambda: full, strict=False)
    assert overlay.banner.isVisible()


def test_the_curtain_hides_a_moment(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BOT)
    page.overlay.celebrate(Moment(say(CALLED_CARD), 1), page.words, 10**6, strict=False)
    assert page.overlay.banner.isVisible()
    page.overlay.set_hidden(True)
    assert not page.overlay.banner.isVisible()


def test_a_key_ends_a_moment(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, yams(), ANN, BEN, speed="normal", pace=1.0)
    glass = Hourglass(page)
    banner = five_alike(page)
    glass.land()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Right)
    assert not banner.isVisible()
