"""Before a match in real time everybody presses their key; then keys and corner buttons go before everything else."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.key_caps import draw_key, key_name
from tabletop.ui.common.key_positions import position_of
from tabletop.ui.match_page.corner_buttons import CornerButton
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.key_test import SECOND_MS, SECONDS, KeyTest
from tests.ui.race_kit import ANN, BEN, BOT, PAIR, STAMP, key_event, race_match, race_page, skip_countdown, slaps
from tests.ui.table_kit import click, make_page, speak, timer_of
from tests.ui.toy import toy_match


def the_sheet(page: TablePage) -> KeyTest:
    """The key test that lies over a page."""
    assert page.races.test is not None
    return page.races.test


# The test


def test_everybody_presses_their_key_and_the_match_begins(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    assert test.isVisible()
    assert test.geometry() == page.rect()
    assert list(test.rows) == [0, 1], "computer players have no key"
    assert [row.key for row in test.rows.values()] == ["X", "O"]
    QTest.keyClick(page.overlay.view, Qt.Key.Key_X)
    assert [row.is_lit for row in test.rows.values()] == [True, False]
    assert test.rows[0].accessibleName() == "Ann: Key X, pressed"
    with qtbot.waitSignal(test.done, timeout=20_000):
        QTest.keyClick(page.overlay.view, Qt.Key.Key_O)
        assert all(row.is_lit for row in test.rows.values())
    assert page.races.test is None
    assert not test.isVisible()
    assert len(page.session.match.log) == 1, "no card was turned and nobody slapped"


@pytest.mark.slow
def test_nothing_happens_before_the_test_is_over(qtbot: QtBot) -> None:
    page, mind = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT, tested=False)
    stopped = page.session.now_ms()
    mind.answer(Action(2, "turn"), after_ms=900)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_X)
    qtbot.wait(120)
    assert len(page.session.match.log) == 3
    assert page.session.now_ms() == stopped
    click(the_sheet(page).button)
    qtbot.waitUntil(lambda: len(page.session.match.log) == 4)


def test_ten_seconds_are_counted_down(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    second = timer_of(test, SECOND_MS)
    assert test.count.text() == f"The match begins in {SECONDS} seconds."
    for left in range(SECONDS - 1, 0, -1):
        second.timeout.emit()
        assert str(left) in test.count.text()
    test.ask(0)
    second.timeout.emit()
    assert page.races.test is test, "while a key is chosen the time waits"
    test.ask(0)
    second.timeout.emit()
    assert page.races.test is None


def test_the_time_waits_while_another_page_is_seen(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    second = timer_of(the_sheet(page), SECOND_MS)
    assert second.isActive()
    page.hide()
    assert not second.isActive()
    page.show()
    assert second.isActive()


def test_a_key_is_chosen_by_a_click_and_kept(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    click(test.rows[1])
    assert test.advice.text() == "Ben presses a new key."
    QTest.keyClick(page.overlay.view, Qt.Key.Key_P)
    assert test.rows[1].key == "P"
    assert test.rows[1].is_lit
    assert page.context.settings.keys == {"O": "P"}
    click(test.button)
    skip_countdown(page)
    assert page.overlay.buttons["slap-1"].key == "P"
    QTest.keyClick(page.overlay.view, Qt.Key.Key_O)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: bool(slaps(page.session.match)))
    assert slaps(page.session.match) == [1]


def test_two_people_change_keys(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    click(test.rows[1])
    QTest.keyClick(page.overlay.view, Qt.Key.Key_X)
    assert [row.key for row in test.rows.values()] == ["O", "X"]


def test_the_key_of_all_cannot_be_chosen(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    test.ask(0)
    test.press("Space")
    assert test.rows[0].key == "X"
    assert test.rows[0].is_asking
    test.ask(0)
    assert not test.rows[0].is_asking


def test_no_test_for_one_person_nor_without_real_time(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BOT, BOT, tested=False)
    assert page.races.test is None
    page, _ = make_page(qtbot, toy_match(hidden=False, races=True), ANN, BEN)
    assert page.races.test is None


@pytest.mark.parametrize("look", ["day", "hc-dark"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_sheet_fits_with_six_people_and_large_text(qtbot: QtBot, size: tuple[int, int], look: str) -> None:
    people = (ANN, BEN, Player("Maximiliane"), Player("Zoé"), Player("Großmutter"), Player("Opa"))
    page, _ = race_page(qtbot, race_match(*(3,) * 6), *people, tested=False)
    page.context.settings.look, page.context.settings.text_percent = look, 125
    page.context.apply_look()
    page.resize(*size)
    test = the_sheet(page)
    sheet = test.button.parentWidget()
    assert test.rect().contains(sheet.geometry())
    for part in (*test.rows.values(), test.button, test.title):
        assert sheet.rect().contains(part.geometry()), f"{part} is cut"
    assert not page.grab().isNull()


# Several keys for everybody


def kemps_page(qtbot: QtBot, **looks: Any) -> TablePage:
    """Two people and two computer players; three people might call behind the curtain."""
    match = Match(games.load("kemps"), Setup(4, computers=(1, 3)), LiveChance(1))
    return make_page(qtbot, match, ANN, BOT, BEN, BOT, **looks)[0]


def test_each_of_several_keys_is_tried_and_changed_on_its_own(qtbot: QtBot) -> None:
    page = kemps_page(qtbot)
    test = the_sheet(page)
    assert [row.key for row in test.rows.values()] == [*"ERT", *"XCV"]
    assert [name.text() for name in test.names.values()] == ["Ann", "Ben"]
    QTest.keyClick(page.curtain.button, Qt.Key.Key_C)
    assert [row.is_lit for row in test.rows.values()] == [False] * 4 + [True, False]
    assert test.rows[4].accessibleName() == "Ben, Double!: Key C, pressed"
    click(test.rows[0])
    assert test.advice.text() == "Ann presses a new key."
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Space)
    assert test.rows[0].is_asking, "the space bar belongs to its own button"
    QTest.keyClick(page.curtain.button, Qt.Key.Key_C)
    assert [row.key for row in test.rows.values()] == [*"CRT", *"XEV"]
    assert page.context.settings.keys == {"E": "C", "C": "E"}
    assert [row.is_lit for row in test.rows.values()] == [True] + [False] * 5, "Ben tries the new one"
    assert page.curtain.is_down, "no key opens it meanwhile"


def test_the_test_lies_over_the_curtain_which_has_the_focus_afterwards(qtbot: QtBot) -> None:
    page = kemps_page(qtbot)
    test = the_sheet(page)
    assert page.curtain.is_down
    assert page.focusWidget() is test.button
    assert page.childAt(page.rect().center()) in (*test.findChildren(QWidget), test)
    click(test.button)
    assert page.races.test is None
    assert page.focusWidget() is page.curtain.button
    page.races.pause()
    QTest.keyClick(page.curtain.button, Qt.Key.Key_P)
    assert not page.pause_sheet.isVisible(), "the match rests behind the curtain"
    page.hide()
    page.show()
    assert not page.races.rests
    assert page.focusWidget() is page.curtain.button
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert not page.curtain.is_down
    assert page.overlay.view.seen_items()


@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 100), ((1280, 800), 150), ((1024, 640), 200)])
def test_the_sheet_fits_with_twelve_keys(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    match = Match(games.load("kemps"), Setup(4), LiveChance(1))
    people = (ANN, Player("Maximiliane"), Player("Großmutter"), Player("Zoé"))
    page, _ = make_page(qtbot, match, *people, language="de", size=size, percent=percent)
    test = the_sheet(page)
    sheet = test.button.parentWidget()
    for part in (*test.rows.values(), *test.names.values(), test.button, test.title):
        assert sheet.rect().contains(part.geometry()), f"{part} is cut"
    for row in test.rows.values():
        assert row.width() >= row.sizeHint().width(), "a word is cut"
        assert row.height() >= row.sizeHint().height()


def test_the_focus_stays_on_the_sheet(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    assert page.focusWidget() is test.button
    seen = []
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        seen.append(page.focusWidget())
    assert seen == [*test.rows.values(), test.button]
    QTest.keyClick(test.button, Qt.Key.Key_Return)
    assert page.races.test is None


def test_the_focus_stays_on_the_sheet_after_a_click_beside_its_buttons(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    click(test.advice)
    click(test, QPoint(3, 3))
    for _ in range(4):
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        assert test.isAncestorOf(page.focusWidget())


def test_escape_goes_back_from_choosing_a_key_and_then_from_the_test(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    test = the_sheet(page)
    click(test.rows[0])
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert not test.rows[0].is_asking
    assert page.races.test is test
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.races.test is None
    assert page.pause_sheet.isVisible(), "nobody is surprised by a match that begins"
    assert page.focusWidget() is page.pause_sheet.button
    assert len(page.session.match.log) == 1
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert not page.pause_sheet.isVisible()


def test_enter_that_is_still_held_from_the_set_up_does_not_begin(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    QApplication.sendEvent(the_sheet(page).button, key_event(Qt.Key.Key_Return, STAMP, again=True))
    assert page.races.test is not None


def test_another_language_in_the_test(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, tested=False)
    before = the_sheet(page).button.text()
    speak(page, "de")
    assert the_sheet(page).button.text() != before
    speak(page, "en")


# Keys


def test_keys_go_before_whatever_has_the_focus(qtbot: QtBot) -> None:
    match = race_match("9C 2C 3C", "9S 3H 5C", "4C 6C 7C", "8C 8H 10C", "JC QC KC")
    people = (ANN, BEN, Player("Cem"), Player("Dan"), Player("Eva"))
    page, _ = race_page(qtbot, match, *people, pace=0.0)
    pause = page.panel.helps[Help.PAUSE]
    pause.setFocus()
    QTest.keyClick(pause, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(match.log) == 2)
    page.panel.moves_list.setFocus()
    QTest.keyClick(page.panel.moves_list, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(match.log) == 3)
    page.overlay.view.setFocus()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert slaps(match) == [4]


def test_a_key_that_is_held_counts_once(qtbot: QtBot) -> None:
    match = race_match(*PAIR)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    for again in (False, True, True):
        QApplication.sendEvent(page.overlay.view, key_event(Qt.Key.Key_Space, STAMP, again))
        qtbot.wait(10)
    assert len(match.log) == 2


@pytest.mark.parametrize("turns", [1, 2])
def test_the_space_bar_turns_and_never_slaps(qtbot: QtBot, turns: int) -> None:
    """Whether it is one's own turn or not, and wherever the focus of the table is: on the pile, on the own stack."""
    match = race_match(*PAIR, turns=turns)
    page, _ = race_page(qtbot, match, ANN, BOT, BOT, pace=0.0)
    view = page.overlay.view
    view.setFocus()
    for stop in range(len(view.keyboard.stops())):
        view.keyboard.leave()
        for _ in range(stop + 1):
            view.keyboard.tab(True)
        QTest.keyClick(view, Qt.Key.Key_Space)
        qtbot.wait(5)
    verbs = {entry.action.verb for entry in match.log if entry.action is not None}
    assert verbs == {"turn"}
    assert page.messages.refusal is None


def test_the_space_bar_presses_nothing_beside_the_table(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=1)
    page, _ = race_page(qtbot, match, ANN, BOT, BOT, pace=0.0)
    pause = page.panel.helps[Help.PAUSE]
    pause.setFocus()
    QTest.keyClick(pause, Qt.Key.Key_Space)
    assert not page.pause_sheet.isVisible(), "a moment before it turned a card"


def test_keys_in_a_field_are_letters(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    field = QLineEdit(page)
    field.show()
    QTest.keyClicks(field, "xo")
    assert field.text() == "xo"
    page.hide()
    assert not page.races.listens
    qtbot.wait(10)
    assert not slaps(match)


def test_a_resting_button_takes_no_key(qtbot: QtBot) -> None:
    match = race_match(*PAIR)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    assert not page.overlay.buttons["slap-0"].isEnabled(), "there is no pile yet"
    QTest.keyClick(page.overlay.view, Qt.Key.Key_X)
    qtbot.wait(10)
    assert page.messages.refusal is None


@pytest.mark.parametrize(
    ("key", "name"), [(Qt.Key.Key_Space, "Space"), (Qt.Key.Key_Right, "Right"), (Qt.Key.Key_Up, "Up")]
)
def test_keys_without_a_letter_have_names(key: Qt.Key, name: str) -> None:
    assert position_of(key_event(key, 1)) == name
    assert key_name(name).msg.source != key_name("X").msg.source


def test_every_cap_is_drawn() -> None:
    pictures = set()
    for key in ("X", "Space", "Left", "Right", "Up", "Down", "Ж"):
        image = QImage(80, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        draw_key(painter, image.rect().toRectF(), key, "#FFFFFF", "#000000", "#888888", 1.0)
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 7


# Corner buttons


def test_two_fingers_at_the_same_moment(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    screen = QTest.createTouchDevice()
    first, second = page.overlay.buttons["slap-1"], page.overlay.buttons["slap-0"]
    assert isinstance(first, CornerButton)
    touch = QTest.touchEvent(page.window(), screen)
    touch.press(1, first.mapTo(page.window(), first.rect().center()), page.window())
    touch.press(2, second.mapTo(page.window(), second.rect().center()), page.window())
    touch.commit()
    qtbot.waitUntil(lambda: len(slaps(match)) == 2)
    assert sorted(slaps(match)) == [0, 1]
    length = len(match.log)
    touch = QTest.touchEvent(page.window(), screen)
    touch.release(1, QPoint(5, 5), page.window())
    touch.release(2, QPoint(5, 5), page.window())
    touch.commit()
    qtbot.wait(10)
    assert sum(e.action is not None and e.action.verb == "slap" for e in match.log[length:]) == 0


def test_a_corner_button_has_the_colour_of_its_seat(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT, pace=0.0)
    QTest.mouseMove(page, QPoint(1, 1))  # a pointer that an earlier test has left on a button lights it up
    for look in ("day", "evening"):
        page.context.settings.look = look
        page.context.apply_look()
        for seat in (0, 1):
            button = page.overlay.buttons[f"slap-{seat}"]
            middle = button.grab().toImage().pixelColor(button.rect().center() + QPoint(0, button.height() // 4))
            assert middle.name() == page.context.theme.seats[seat].colour.lower()
    assert "slap-2" not in page.overlay.buttons, "computer players need none"


def test_a_touch_on_a_resting_button_does_nothing(qtbot: QtBot) -> None:
    match = race_match(*PAIR)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    screen = QTest.createTouchDevice()
    button = page.overlay.buttons["slap-0"]
    touch = QTest.touchEvent(page.window(), screen)
    touch.press(1, button.mapTo(page.window(), button.rect().center()), page.window())
    touch.commit()
    qtbot.wait(10)
    assert len(match.log) == 1
    assert page.messages.refusal is None
