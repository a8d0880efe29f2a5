"""A match in real time rests: its cards are covered, no time passes for anybody, and it goes on after a countdown."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tabletop.core.model import Action
from tabletop.games.ratscrew.state import Phase
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.key_test import SECOND_MS
from tabletop.ui.race.pause import COUNT, COUNT_MS
from tests.ui.race_kit import ANN, BEN, BOT, PAIR, STAMP, key_event, race_match, race_page, skip_countdown, slaps
from tests.ui.table_kit import click, make_page, speak, timer_of
from tests.ui.toy import toy_match


def test_pause_covers_the_cards_and_stops_the_clock_for_all(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, mind = race_page(qtbot, match, ANN, BEN, BOT)
    mind.answer(Action(2, "slap"), after_ms=60)
    click(page.panel.helps[Help.PAUSE])
    stopped = page.session.now_ms()
    assert page.pause_sheet.isVisible()
    assert page.overlay.view.seen_items() == []
    assert not page.overlay.plates[0].isVisible()
    assert page.panel.moves.rowCount() == 0
    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_X)
    qtbot.wait(150)
    assert page.session.now_ms() == stopped
    assert len(match.log) == 3, "neither the computer nor a key"
    click(page.pause_sheet.button)
    assert page.pause_sheet.counting == COUNT
    assert page.pause_sheet.hasFocus(), "no button is pressed by the next key"
    assert page.session.now_ms() == stopped, "not before the countdown is over"
    for left in range(COUNT - 1, -1, -1):
        timer_of(page.pause_sheet, COUNT_MS).timeout.emit()
        assert page.pause_sheet.counting == left
    assert not page.pause_sheet.isVisible()
    assert page.overlay.view.seen_items()
    assert page.panel.moves.rowCount() == 1
    qtbot.waitUntil(lambda: slaps(match) == [2])


def test_a_curtain_that_opens_below_a_pause_shows_no_cards(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    click(page.panel.helps[Help.PAUSE])
    page.open_room()
    assert page.pause_sheet.isVisible()
    assert page.pause_sheet.button.hasFocus()
    assert page.overlay.view.seen_items() == []
    click(page.pause_sheet.button)
    skip_countdown(page)
    assert page.overlay.view.seen_items()


def test_the_keys_can_be_tried_again_at_any_moment(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    click(page.panel.helps[Help.KEYS])
    test = page.races.test
    assert test is not None
    assert not timer_of(test, SECOND_MS).isActive(), "it waits as long as people want"
    assert page.overlay.view.seen_items() == []
    for key in (Qt.Key.Key_X, Qt.Key.Key_O):
        QTest.keyClick(page.overlay.view, key)
    assert all(row.is_lit for row in test.rows.values())
    assert len(match.log) == 3
    click(test.button)
    assert page.races.test is None
    assert page.pause_sheet.counting == COUNT
    skip_countdown(page)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_O)
    qtbot.waitUntil(lambda: slaps(match) == [1])


def test_one_key_pauses_and_goes_on(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BOT, BOT)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_P)
    assert page.pause_sheet.isVisible()
    assert page.pause_sheet.button.hasFocus()
    QTest.keyClick(page.pause_sheet.button, Qt.Key.Key_Pause)
    assert page.pause_sheet.counting
    QTest.keyClick(page.overlay.view, Qt.Key.Key_P)
    assert page.pause_sheet.isVisible()
    assert not page.pause_sheet.counting
    QTest.keyClick(page.pause_sheet.button, Qt.Key.Key_Space)
    assert page.pause_sheet.counting


def test_a_key_that_somebody_chose_does_not_pause(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    page.context.settings.keys["X"] = "P"
    page.overlay.view.window().setFocus()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: slaps(match) == [0])
    assert not page.pause_sheet.isVisible()


def test_a_rest_lasts_while_another_page_is_seen(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    page.races.pause()
    page.hide()
    page.show()
    assert page.pause_sheet.isVisible()
    assert not page.pause_sheet.counting
    speak(page, "de")
    assert page.pause_sheet.accessibleName().startswith("Pause. Die Uhr")
    speak(page, "en")


def test_a_dialog_pauses(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    dialog = QDialog(page.window())
    dialog.open()
    qtbot.waitUntil(page.pause_sheet.isVisible)
    dialog.reject()
    assert not page.pause_sheet.counting


def test_where_nothing_has_happened_nobody_counts(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    assert page.races.test is not None
    click(page.races.test.button)
    assert not page.races.rests
    event = key_event(Qt.Key.Key_Space, STAMP)
    assert page.races.eventFilter(page.overlay.view, event), "it is taken"


def test_games_with_turns_offer_undo_and_hint(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(), ANN, BEN)
    assert list(page.panel.helps) == [Help.UNDO, Help.HINT]
    assert not page.helps[Help.PAUSE].isVisible()
    page.races.pause()
    assert not page.pause_sheet.isVisible()


def test_the_match_rests_while_the_panel_lies_over_the_table(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    page.resize(1024, 640)
    click(page.rail.buttons[1])
    stopped = page.session.now_ms()
    assert page.panel.isVisible()
    assert page.pause_sheet.isVisible()
    page.close_panel()
    assert page.session.now_ms() == stopped
    click(page.pause_sheet.button)
    assert page.pause_sheet.counting


def test_at_the_end_there_is_nothing_to_pause(qtbot: QtBot) -> None:
    match = race_match("9C 2C", "9S 3H", turns=1)
    match.states[-1] = msgspec.structs.replace(match.state, phase=Phase.OVER, ended_by="ratscrew.card-limit")
    page, _ = race_page(qtbot, match, ANN, BEN)
    assert not page.races.rests
    assert not any(button.isEnabled() for button in page.panel.helps.values())
    assert not page.helps[Help.PAUSE].isEnabled()
