"""A table on which a race is run: a real session with its clock, a mind that answers when told, and events whose time
stamps are written down."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Refusal, Setup
from tabletop.games.ratscrew.state import Phase
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.art import Art
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.session import Session
from tests.games.ratscrew_positions import at
from tests.ui.test_session import Mind

SLUG = "ratscrew"
ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot", computer=True)
STAMP = 50_000
"""The time stamp of an event that comes without delay when the table is ready."""
PAIR = ("9C 2C 3C 4H", "9S 3H 5C", "4C 6C 7C")


def race_match(*stacks: str | int, turns: int = 0, options: dict[str, str] | None = None) -> Match[Any]:
    """A match with these stacks, in which so many cards have been turned, one a second."""
    chosen = tuple((f"ratscrew.{name}", value) for name, value in (options or {}).items())
    match: Match[Any] = Match(games.load(SLUG), Setup(len(stacks), chosen), LiveChance(1))
    match.states[-1] = at(*stacks, options=options)
    for turn in range(turns):
        answer = match.submit(Action(match.state.turn, "turn"), at_ms=1000 * (turn + 1))
        assert not isinstance(answer, Refusal)
    return match


def race_page(
    qtbot: QtBot,
    match: Match[Any],
    *players: Player,
    pace: float = 1.0,
    tested: bool = True,
    seating: Seating = Seating.SAME_SIDE,
) -> tuple[TablePage, Mind]:
    """A page that is shown, with a session that was started; `tested`: the key test is over, and the match goes on."""
    settings = Settings()
    settings.language, settings.look, settings.speed, settings.muted = "en", "day", "off", True
    context = AppContext(settings, Art)
    context.apply_language()
    mind = Mind()
    session = Session(match, players, None, mind, pace=pace, luck=lambda: LiveChance(7), seating=seating)  # type: ignore[arg-type]
    page = TablePage(context, session)
    qtbot.addWidget(page, before_close_func=lambda _: session.close())
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    session.start()
    if tested and page.races.test is not None:
        page.races.test.button.click()
    if tested:
        skip_countdown(page)
    session.now_ms(STAMP)
    return page, mind


def skip_countdown(page: TablePage) -> None:
    """The match goes on at once."""
    if page.pause_sheet.counting:
        page.pause_sheet.close_down()
        page.pause_sheet.over.emit()


def key_event(key: Qt.Key, stamp_ms: int, again: bool = False) -> QKeyEvent:
    """A key that goes down at a moment; `again`: it is being held."""
    none = Qt.KeyboardModifier.NoModifier
    text = chr(key).lower() if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, text, again)
    event.setTimestamp(stamp_ms)
    return event


def ready_ms(page: TablePage) -> int:
    """How long the match had been waiting, at most, when the table was ready: computer players count from its last
    entry, and keys from then."""
    return page.session.now_ms(STAMP) - page.session.match.log[-1].at_ms


def post_key(widget: QWidget, key: Qt.Key, after_ms: int) -> None:
    """An event in the queue of a busy program: the key went down so long after the table was ready."""
    QCoreApplication.postEvent(widget, key_event(key, STAMP + after_ms))


def block(ms: int) -> None:
    """The event loop stands still."""
    QTest.qSleep(ms)


def slaps(match: Match[Any]) -> list[int]:
    """The seats whose slaps were right, the best first."""
    state = match.state
    return [claim.seat for claim in state.claims.right] if state.phase is Phase.SLAP else []
