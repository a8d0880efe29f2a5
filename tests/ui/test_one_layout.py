"""What an entry of the log leaves as it is, is not made again: computers alone play one in the time of a frame."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.session.action_queue import ActionQueue, QueuedAttempt
from tests.ui.hands import settle
from tests.ui.table_kit import BOT, make_page


@pytest.mark.parametrize("slug", ["yams", "snakes_and_ladders", "crazy_eights"])
def test_a_computers_entry_is_laid_out_once_and_lists_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    match: Match[Any] = Match(games.load(slug), Setup(2), LiveChance(1))
    page, mind = make_page(qtbot, match, BOT, BOT, speed="off")
    settle()
    place, laid = page.overlay.buttons.place, list[int]()
    monkeypatch.setattr(page.overlay.buttons, "place", lambda *where: laid.append(len(match.log)) or place(*where))
    lists = QSignalSpy(page.panel.moves.modelReset)
    for _ in range(6):
        before = len(match.log)
        mind.answer(match.game.legal(match.state, min(match.active))[0])
        qtbot.waitUntil(lambda length=before: len(match.log) > length)
        settle()
    entries = range(2, len(match.log) + 1)
    assert all(laid.count(length) <= 1 for length in entries)
    assert laid
    assert lists.count() == 0


def test_hands_that_are_quick_together_are_judged_one_in_a_turn_of_the_event_loop(qtbot: QtBot) -> None:
    judged, turns = list[int](), list[int]()
    parent = QObject()
    queue = ActionQueue(True, lambda attempt: judged.append(attempt.at_ms), parent)
    for at_ms in (30, 10, 20):
        queue.put(QueuedAttempt(0, lambda: (0, 0), at_ms, 1, lambda seen, at: None))
    while len(judged) < 3:
        settle()
        turns.append(len(judged))
    assert judged == [10, 20, 30], "in the order of their time stamps"
    assert len(set(turns)) > 1


def test_who_comes_later_is_not_judged_in_the_turn_of_who_waits(qtbot: QtBot) -> None:
    judged, parent = list[int](), QObject()
    queue = ActionQueue(True, lambda attempt: judged.append(attempt.at_ms), parent)

    def put(at_ms: int) -> None:
        queue.put(QueuedAttempt(0, lambda: (0, 0), at_ms, 1, lambda seen, at: None))

    put(10)
    put(20)
    while not judged:
        settle()
    assert judged == [10]
    put(30)
    while len(judged) < 3:
        before = len(judged)
        settle()
        assert len(judged) <= before + 1
    assert judged == [10, 20, 30]
