"""What the tests of the table page share: a page with a toy match, hands, and waiting for what happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.art import Art
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.session import Session
from tests.ui.test_session import Mind

_MADE_MS = "made_ms"
"""When a page was made, on the clock of what moves there."""
ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot", computer=True)


class Looks(NamedTuple):
    """How a page is shown. Nothing waits and nothing sounds unless a test wants it; `pace` is that of the session."""

    size: tuple[int, int] = (1280, 800)
    language: str = "en"
    look: str = "day"
    percent: int = 100
    speed: str = "off"
    pace: float = 0.0


def make_page(qtbot: QtBot, match: Match[Any], *players: Player, **looks: Any) -> tuple[TablePage, Mind]:
    """A page that is shown, with a started session; it is closed after the test."""
    page, mind = _page(match, players, Looks(**looks))
    qtbot.addWidget(page, before_close_func=lambda _: page.session.close())
    return _shown(page), mind


@contextmanager
def passing_page(match: Match[Any], *players: Player) -> Iterator[TablePage]:
    """A page that is gone afterwards: where a test needs many, those before would hear and paint all that happens."""
    page, _ = _page(match, players, Looks())
    try:
        yield _shown(page)
    finally:
        page.session.close()
        page.close()
        page.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _page(match: Match[Any], players: tuple[Player, ...], looks: Looks) -> tuple[TablePage, Mind]:
    settings = Settings()
    settings.language, settings.look, settings.text_percent = looks.language, looks.look, looks.percent
    settings.speed, settings.muted = looks.speed, True
    context = AppContext(settings, Art)
    context.apply_language()
    mind = Mind()
    session = Session(match, players, None, mind, looks.pace, lambda: LiveChance(7))  # type: ignore[arg-type]
    page = TablePage(context, session)
    page.setProperty(_MADE_MS, perf_counter() * 1000)
    page.resize(*looks.size)
    return page, mind


def _shown(page: TablePage) -> TablePage:
    page.show()
    assert QTest.qWaitForWindowExposed(page)
    page.session.start()
    page.curtain.finish()
    return page


class Hourglass:
    """The clock of what moves on a page, in the hands of a test. What began to move before it was turned has not moved
    yet."""

    def __init__(self, page: TablePage, now_ms: float | None = None) -> None:
        self._motion = page.overlay.view.table_scene.motion
        self._now_ms = (page.property(_MADE_MS) or 0.0) if now_ms is None else now_ms
        self._motion.now_ms = lambda: self._now_ms

    def run(self, ms: float) -> None:
        """Let so much time pass for what moves, step by step."""
        end_ms = self._now_ms + ms
        while self._now_ms < end_ms:
            self._now_ms = min(end_ms, self._now_ms + 40)
            self._motion.step()

    def land(self) -> None:
        """Let time pass until nothing moves any more."""
        while self._motion.is_moving:
            self.run(40)


def speak(page: TablePage, code: str) -> None:
    """Another language, heard by all widgets at once."""
    page.context.settings.language = code
    page.context.apply_language()
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


def drag(page: TablePage, token: str, place: Place) -> None:
    """Carry a token to a place with the mouse."""
    view = page.overlay.view
    middle = view.token_point(token)
    spots = [middle + QPointF(dx, dy) for dx in range(0, -45, -3) for dy in (0, -20, 20)]
    start = next((spot for spot in spots if is_at(page, spot, token)), middle)
    press(view.viewport(), start, view.place_point(place) + start - middle)


def is_at(page: TablePage, spot: QPointF, token: str) -> bool:
    """Whether this token is the one on top there."""
    item = page.overlay.view.item_at(spot.toPoint())
    return item is not None and item.token == token


def press(viewport: Any, start: QPointF, end: QPointF) -> None:
    """Press, move in small steps, release."""
    a, b = start.toPoint(), end.toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseMove(viewport, a)
    QTest.mousePress(viewport, left, none, a)
    for step in range(1, 7):
        QTest.mouseMove(viewport, a + (b - a) * (step / 6))
    QTest.mouseRelease(viewport, left, none, b)


def click(widget: Any, at: QPoint | None = None) -> None:
    """A click of the left button."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


def open_curtain(page: TablePage) -> None:
    """The person says that they are there; what they missed is skipped."""
    click(page.curtain.button)
    page.curtain.finish()


def by_hand(page: TablePage, action: Action) -> None:
    """The drag that means a play of the toy game."""
    assert action.to is not None
    drag(page, action.tokens[0], action.to)


def timer_of(owner: QObject, ms: int) -> QTimer:
    """The timer of a thing that measures this time; what it counts goes on at once with `timeout.emit()`."""
    (found,) = (timer for timer in owner.findChildren(QTimer) if timer.interval() == ms)
    return found


def spoken(thing: QObject) -> list[str]:
    """Every name that a screen reader finds in a widget and below it."""
    found: list[str] = []

    def walk(interface: QAccessibleInterface | None, depth: int) -> None:
        if interface is None or depth > 12:
            return
        if not interface.state().invisible:
            found.append(interface.text(QAccessible.Text.Name))
        for index in range(interface.childCount()):
            walk(interface.child(index), depth + 1)

    walk(QAccessible.queryAccessibleInterface(thing), 0)
    return [name for name in found if name]
