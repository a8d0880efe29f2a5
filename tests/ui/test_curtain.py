"""Between two people the table is hidden: from the eyes, from screen readers, in the log, after undo."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import GestureKind, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.gesture_owner import Touch
from tests.conformance.playing import play
from tests.ui.pictures import room, wear
from tests.ui.race_kit import PAIR, race_match, race_page
from tests.ui.table_kit import ANN, BEN, BOT, Hourglass, by_hand, click, make_page, open_curtain, speak, spoken
from tests.ui.toy import a_play, face, toy_match
from tests.ui.two_worlds import calling


@pytest.fixture
def reader() -> Any:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def faces_on_screen(page: TablePage) -> set[str]:
    """The art keys of all tokens that are drawn."""
    scene = page.overlay.view.table_scene
    return {item.true_face for item in scene.items_of.values() if item.isVisible()} if not scene.hidden else set()


def hand_of(match: Match[Any], seat: int) -> set[str]:
    """The faces in a hand."""
    return {face(match.state, token) for token in match.state.hands[seat]}


def test_the_match_begins_behind_the_curtain(qtbot: QtBot) -> None:
    match = toy_match()
    page, _ = make_page(qtbot, match, ANN, BEN)
    assert page.curtain.is_down
    assert page.curtain.name_label.text() == "Ann"
    assert not faces_on_screen(page)
    open_curtain(page)
    assert not page.curtain.isVisible()
    assert hand_of(match, 0) <= faces_on_screen(page)
    assert not hand_of(match, 1) & faces_on_screen(page)


def test_it_falls_for_the_next_person_and_hides_at_once(qtbot: QtBot) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal")
    open_curtain(page)
    glass = Hourglass(page)
    by_hand(page, a_play(match))
    assert not page.curtain.is_down
    assert hand_of(match, 0) <= faces_on_screen(page), "Ann sees her card land"
    assert not hand_of(match, 1) & faces_on_screen(page)
    glass.land()
    assert page.curtain.is_down
    assert page.overlay.view.table_scene.hidden, "before the cloth has fallen"
    assert not page.panel.isVisible()
    assert page.curtain.name_label.text() == "Ben"


def test_nothing_behind_it_is_told_to_a_screen_reader(qtbot: QtBot, reader: Any) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    assert any("card" in name for name in spoken(page)), "open, the cards are told"
    by_hand(page, a_play(match))
    page.curtain.finish()
    said = spoken(page)
    assert any("Ben" in name for name in said)
    assert not [name for name in said if "card" in name or "plays" in name]


def test_only_enter_and_the_button_open_it(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(), ANN, BEN)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab):
        QTest.keyClick(page.curtain, key)
    click(page.curtain, page.curtain.rect().topLeft())
    assert page.curtain.is_down
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert not page.curtain.is_down


def test_one_person_among_computers_has_no_curtain(qtbot: QtBot) -> None:
    match = toy_match()
    page, _ = make_page(qtbot, match, ANN, BOT)
    assert not page.curtain.isVisible()
    assert hand_of(match, 0) <= faces_on_screen(page)


def test_an_open_game_has_no_curtain(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    assert not page.curtain.isVisible()


def test_a_card_that_the_table_plays_by_itself_is_not_listed_before(qtbot: QtBot) -> None:
    match: Match[Any] = Match(games.load("oh_hell"), Setup(3), LiveChance(1))
    for _ in range(3):
        (seat,) = match.active
        match.submit(match.game.legal(match.state, seat)[0])
    page, _ = make_page(qtbot, match, ANN, BEN, Player("Cleo"))
    assert match.game.forced(match.state) is not None
    assert not page.curtain.is_down
    assert page.panel.moves.rowCount() == 0


def test_undo_is_covered_too(qtbot: QtBot) -> None:
    match = toy_match(cards=5, friendly=True)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    by_hand(page, a_play(match))
    open_curtain(page)
    assert not page.curtain.isVisible()
    click(page.panel.undo_button)
    assert page.curtain.is_down
    assert page.curtain.name_label.text() == "Ann"


def test_what_was_missed_is_shown_again_and_a_click_skips_it(qtbot: QtBot) -> None:
    match = toy_match(seats=3, cards=6, seed=3)
    page, _ = make_page(qtbot, match, ANN, BEN, BOT, speed="quick")
    open_curtain(page)
    by_hand(page, a_play(match))
    page.overlay.finish()
    page.curtain.finish()
    click(page.curtain.button)
    assert page.session.look.viewer == 1
    scene = page.overlay.view.table_scene
    played = match.log[-1].action
    assert played is not None
    assert scene.items_of[played.tokens[0]].at.zone == "hand-0", "it begins where Ben last looked"
    click(page.overlay.view.viewport())
    assert scene.items_of[played.tokens[0]].at.zone == "pile"
    assert page.session.match.active == {1}


def test_the_strip_has_learned_the_language_that_was_chosen_behind_the_curtain(qtbot: QtBot) -> None:
    match = play(games.load("president"), Setup(3), seed=3, plies=2)
    page, _ = make_page(qtbot, match, ANN, BEN, Player("Cleo"), speed="quick")
    click(page.curtain.button)
    page.session.play(match.game.legal(match.state, min(match.active))[0])
    page.overlay.finish()
    page.curtain.finish()
    english = page.overlay.strip.head
    speak(page, "de")
    click(page.curtain.button)
    assert page.findChild(Replay).running, "what was missed is shown"
    assert page.overlay.strip.head != english
    speak(page, "en")


def test_a_result_is_shown_to_everybody(qtbot: QtBot) -> None:
    match = toy_match(cards=1)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    by_hand(page, a_play(match))
    qtbot.waitUntil(page.end.isVisible)
    assert not page.curtain.isVisible()
    assert not hand_of(match, 1) & faces_on_screen(page)


def test_the_shelf_can_be_reached_from_it(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(), ANN, BEN)
    with qtbot.waitSignal(page.left, timeout=0):
        click(page.curtain.shelf)
    assert page.curtain.is_down


def test_the_last_move_is_taken_back_on_it_where_that_is_fair(qtbot: QtBot) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    curtain = page.curtain
    assert not curtain.undo.isVisible(), "there is no move yet"
    open_curtain(page)
    by_hand(page, a_play(match))
    assert curtain.name_label.text() == "Ben"
    assert curtain.undo.isVisible()
    click(curtain.undo)
    assert len(match.log) == 1
    assert curtain.name_label.text() == "Ann", "Ann is asked again: Ben may sit there by now"
    assert not faces_on_screen(page)


def test_what_taught_somebody_something_is_not_taken_back_on_it(qtbot: QtBot) -> None:
    call = calling("athletic_games")
    page, _ = make_page(qtbot, call.worlds()[0], ANN, BEN)
    open_curtain(page)
    page.session.play(call.move)
    assert page.curtain.is_down
    assert not page.curtain.undo.isVisible(), "Ann has drawn cards"


def test_what_somebody_else_has_seen_is_not_taken_back_on_it(qtbot: QtBot) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    by_hand(page, a_play(match))
    assert page.curtain.undo.isVisible()
    open_curtain(page)
    page.session.set_player(0, BOT)
    page.session.set_player(0, ANN)
    assert page.session.taking_back.refusal is not None, "Ben has seen the card"


def test_tab_stays_on_it(qtbot: QtBot) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    by_hand(page, a_play(match))
    seen = []
    for _ in range(4):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        seen.append(page.focusWidget())
    curtain = page.curtain
    assert seen == [curtain.undo, curtain.shelf, curtain.button, curtain.undo]


def test_nothing_is_done_behind_it(qtbot: QtBot) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    page.session.touched(Touch(GestureKind.DRAG, a_play(match).tokens, a_play(match).to))
    assert len(match.log) == 1
    assert page.messages.refusal is None


def test_nobody_is_called_where_nobody_has_a_secret(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR[:2], turns=1), ANN, BEN)
    page.session.set_player(0, BOT)
    assert not page.curtain.isVisible()
    assert not page.findChild(Replay).running, "old cards are not shown again"


@pytest.mark.slow
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(640, 480), (1024, 640), (640, 900), (3840, 2160)])
def test_its_words_are_all_seen(qtbot: QtBot, percent: int, size: tuple[int, int]) -> None:
    match = play(games.load("president"), Setup(3), seed=3, plies=2)
    with room((match,), people=3) as (window, family):
        family.go_on()
        wear(window, {"language": "de", "text_percent": percent, "size": size})
        card = family.page.curtain.card
        column = card.layout()
        parts = [column.itemAt(index).widget() or column.itemAt(index).layout() for index in range(column.count())]
        assert card.rect().contains(parts[-1].geometry())
        tops = [
            round(14 + card.above + 2 * card.radius),
            *(part.geometry().top() for part in parts[1:]),
            card.height() - 18,
        ]
        for part, next_top in zip(parts, tops[1:], strict=True):
            assert part.geometry().bottom() < next_top
            if isinstance(part, QLabel):
                assert part.height() >= part.heightForWidth(part.width())
        assert parts[0].geometry().top() >= tops[0]
        assert parts[0].geometry().height() >= parts[0].sizeHint().height()
        assert card.height() > 0.45 * family.page.curtain.height(), "on a large screen it is read from afar"


def test_a_key_presses_nothing_behind_the_curtain(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(cards=5), ANN, BEN)
    asked: list[object] = []
    page.session.choices_wanted.connect(asked.append)
    assert page.curtain.is_down
    page.do(Do.MAIN_BUTTON)
    assert not asked
    open_curtain(page)
    page.do(Do.MAIN_BUTTON)
    assert len(asked) == 1
