"""The end has its moment: the last move stands, the beaten king falls, the sheet comes and may be put aside."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Place, Refusal, Setup
from tabletop.core.view import Condition, ConditionFact
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.written import read_match
from tabletop.ui.match_page import end_presenter
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play, twin
from tests.ui.table_kit import ANN, BEN, click, make_page, open_curtain, speak
from tests.ui.toy import a_play, toy_match

LOOK, WATCH = 1, 2
CAL = Player("Cal")
MORRIS = play(games.load("nine_mens_morris"), Setup(2), seed=6)
FOREVER_MS = 3_600_000


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last move stands until somebody goes on, and hands are heard at once."""
    monkeypatch.setattr(end_presenter, "STAND_MS", FOREVER_MS)
    monkeypatch.setattr(end_presenter, "DEAF_MS", 0)


def last_move(qtbot: QtBot, whole: Match[Any], pace: float, speed: str = "off") -> TablePage:
    """A page on which the last move of a match has just been made."""
    page, _ = make_page(qtbot, twin(whole, len(whole.log) - 1), ANN, BEN, speed=speed)
    page.session.match.friendly_undo = True
    page.session.pace = pace
    page.overlay.finish()
    action = whole.log[-1].action
    assert action is not None
    page.session.play(action)
    return page


def just_over(qtbot: QtBot, speed: str = "off") -> TablePage:
    """The same at the pace of people: the sheet has not come yet."""
    return last_move(qtbot, MORRIS, 1.0, speed)


def told(qtbot: QtBot) -> TablePage:
    """A page with the sheet of the end."""
    page = last_move(qtbot, MORRIS, 0.0)
    qtbot.waitUntil(page.end.isVisible)
    return page


def click_row(page: TablePage, row: int) -> None:
    """A click on a row of the log."""
    rows = page.panel.log_list
    assert isinstance(rows, QAbstractItemView)
    click(rows.viewport(), rows.visualRect(rows.model().index(row, 0)).center())


def shown(page: TablePage) -> dict[str, Place]:
    """Where everything lies on the table."""
    return {token: item.at for token, item in page.overlay.view.table_scene.items_of.items()}


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_the_last_move_stands_until_somebody_goes_on(qtbot: QtBot, patient: None, speed: str) -> None:
    page = just_over(qtbot, speed)
    qtbot.waitUntil(lambda: not page.overlay.view.is_moving)
    assert page.end_presenter.stands
    assert not page.end.isVisible()
    assert page.overlay.strip.isVisible()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Shift)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert page.end_presenter.stands, "no key that means something by itself"
    click(page.overlay.view.viewport())
    assert page.end.isVisible()
    assert not page.end_presenter.stands


def test_a_key_goes_on_too_and_means_nothing_else(qtbot: QtBot, patient: None) -> None:
    page = just_over(qtbot)
    again: list[object] = []
    page.again.connect(again.append)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Space)
    assert page.end.isVisible()
    assert not again


def test_a_hand_that_is_still_coming_down_skips_nothing(
    qtbot: QtBot, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(end_presenter, "DEAF_MS", FOREVER_MS)
    page = just_over(qtbot)
    click(page.overlay.view.viewport())
    assert page.end_presenter.stands
    assert not page.end.isVisible()


def test_a_key_that_comes_with_the_sheet_presses_nothing(
    qtbot: QtBot, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = just_over(qtbot)
    monkeypatch.setattr(end_presenter, "DEAF_MS", 30)
    again: list[object] = []
    page.again.connect(again.append)
    click(page.overlay.view.viewport())
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert not again
    qtbot.waitUntil(page.end.buttons[0].hasFocus)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert again


def test_the_sheet_comes_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(end_presenter, "STAND_MS", 30)
    page = just_over(qtbot, "normal")
    assert not page.end.isVisible()
    qtbot.waitUntil(page.end.isVisible)


def test_undo_while_the_last_move_stands(qtbot: QtBot, patient: None) -> None:
    page = just_over(qtbot)
    assert not page.hint.isEnabled()
    click(page.panel.undo_button)
    assert page.session.match.result is None
    assert not page.end_presenter.stands
    assert page.hint.isEnabled()


def test_look_at_the_table(qtbot: QtBot) -> None:
    page = told(qtbot)
    assert page.panel.tab == end_presenter.SCORE_TAB
    page.panel.show_tab(0)
    assert page.result.isHidden()
    click(page.end.buttons[LOOK])
    assert page.end.isHidden()
    assert page.result.isVisible()
    end = shown(page)
    click_row(page, 0)
    assert shown(page) != end, "the log goes on working"
    click(page.replay_bar.out)
    assert shown(page) == end
    assert page.end.isHidden()
    click(page.result)
    assert page.end.isVisible()
    assert page.result.isHidden()
    assert page.panel.tab == 0, "nobody is thrown to another tab"


def test_escape_puts_the_sheet_aside_and_brings_it_back(qtbot: QtBot) -> None:
    page = told(qtbot)
    QTest.keyClick(page.end.buttons[0], Qt.Key.Key_Escape)
    assert page.end.isHidden()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Escape)
    assert page.end.isVisible()


def test_the_last_row_of_the_log_shows_the_end(qtbot: QtBot) -> None:
    page = told(qtbot)
    page.panel.show_tab(0)
    click_row(page, page.panel.log.rowCount() - 1)
    assert page.end.isHidden()
    assert page.result.isVisible()


@pytest.mark.parametrize("last", [False, True])
def test_a_row_of_the_log_while_the_match_is_watched(qtbot: QtBot, last: bool) -> None:
    page = told(qtbot)
    end = shown(page)
    click(page.end.buttons[WATCH])
    page.panel.show_tab(0)
    click_row(page, page.panel.log.rowCount() - 1 if last else 0)
    assert page.panel.tab == 0
    assert page.end.isHidden()
    assert (shown(page) == end) is last


def test_a_refusal_is_answered_where_it_can_be_read(qtbot: QtBot) -> None:
    page = told(qtbot)
    page.session.refused.emit(Refusal("core.undo_luck"), 0)
    assert page.end.isHidden()
    assert page.messages.refusal is not None


def test_everything_is_still_dimmed_when_one_comes_back_to_the_page(qtbot: QtBot) -> None:
    page = told(qtbot)
    page.hide()
    page.overlay.lay_out()
    page.show()
    for above in (page.overlay.strip, *page.overlay.plates.values()):
        found = page.overlay.childAt(above.geometry().center())
        assert found is not None
        assert page.end.isAncestorOf(found) or found is page.end


def test_a_mated_king_falls_once_the_move_has_landed(qtbot: QtBot) -> None:
    match, _ = read_match(games.load("chess"), "1. f3 e5 2. g4 Qh4# 0-1")
    page = last_move(qtbot, match, 1.0, "normal")
    (fallen,) = [
        fact.token
        for fact in match.view(None).facts
        if isinstance(fact, ConditionFact) and fact.condition is Condition.FALLEN
    ]
    king = page.overlay.view.table_scene.items_of[fallen]
    assert king.now.turn == 0, "it stands while the queen moves"
    assert king.rest.turn > 45
    page.overlay.finish()
    assert king.now == king.rest
    assert {plate.accessibleName() for plate in page.overlay.plates.values()} >= {"Ann: White, checkmated"}


@pytest.mark.parametrize(("cards", "falls"), [(2, False), (1, True)])
def test_the_last_card_of_a_hand_falls_from_higher_up(qtbot: QtBot, cards: int, falls: bool) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False, cards=cards), ANN, BEN, speed="normal")
    page.overlay.finish()
    motion, now = page.overlay.view.table_scene.motion, [0.0]
    motion.now_ms = lambda: now[0]
    action = a_play(page.session.match)
    page.session.play(action)
    now[0] = 300.0
    motion.step()
    card = page.overlay.view.table_scene.items_of[action.tokens[0]]
    assert motion.moves(card) is falls
    assert (card.now.raised > card.rest.raised + 30) is falls


def test_the_last_card_is_seen_by_whoever_laid_it_then_everybody_looks(qtbot: QtBot, patient: None) -> None:
    whole = play(games.load("president"), Setup(3, (("president.deals", "1"),)), seed=3)
    page, _ = make_page(qtbot, twin(whole, len(whole.log) - 1), ANN, BEN, CAL, speed="normal")
    page.session.pace = 1.0
    page.overlay.finish()
    if page.curtain.is_down:
        open_curtain(page)
    action = whole.log[-1].action
    assert action is not None
    page.session.play(action)
    assert page.session.match.result is not None
    assert page.overlay.view.is_moving
    assert page.overlay.view.viewer == action.seat
    qtbot.waitUntil(lambda: not page.overlay.view.is_moving)
    click(page.overlay.view.viewport())
    assert page.end.isVisible()
    assert page.overlay.view.viewer is None


def test_the_story_is_told_on_the_sheet_in_the_language_of_the_table(qtbot: QtBot) -> None:
    match, _ = read_match(games.load("chess"), "1. f3 e5 2. g4 Qh4# 0-1")
    page, _ = make_page(qtbot, match, ANN, BEN)
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.story.text().splitlines() == ["It was over after 2 moves.", "Ben gave check most often: 1 time."]
    assert "It was over after 2 moves." in page.end.accessibleName()
    assert page.panel.end_part.story.isHidden(), "once is enough"
    click(page.end.buttons[LOOK])
    assert page.panel.end_part.story.isVisible()
    assert page.panel.end_part.story.text() == page.end.story.text()
    click(page.result)
    speak(page, "de")
    assert page.end.story.text().splitlines()[0] == "Nach 2 Zügen war alles vorbei."
    speak(page, "en")
