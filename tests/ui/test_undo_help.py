"""Undo at the page: buttons that say why they rest, refusals that offer what is possible, and agreement."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Refusal, Setup
from tabletop.core.text import Msg
from tabletop.match.match import Match
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.table_page import TablePage
from tests.match.duel import DUEL
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, click, make_page, open_curtain, speak
from tests.ui.test_session import Mind
from tests.ui.toy import a_play, toy_match


def follow(page: TablePage) -> None:
    """Click the link of the strip."""
    link = page.overlay.strip.link
    assert link.isVisible()
    click(link, QPoint(12, link.height() // 2))


def luck_drawn(page: TablePage, seat: int = 0) -> None:
    """A seat throws a die: six."""
    assert not isinstance(page.session.match.submit(Action(seat, "roll"), chance=ScriptedChance((6,))), Refusal)
    page.session.entry_added.emit(len(page.session.match.log) - 1)


def answered(qtbot: QtBot, people: int) -> tuple[TablePage, Mind]:
    """A page on which a person has played a card and the computer player has answered."""
    players = (ANN, BOT, BEN)[: people + 1]
    page, mind = make_page(qtbot, toy_match(len(players), hidden=False, seed=4), *players)
    by_hand(page, a_play(page.session.match))
    with qtbot.waitSignal(page.session.entry_added):
        mind.answer(a_play(page.session.match))
    return page, mind


def test_alone_one_click_takes_the_answer_back_too(qtbot: QtBot) -> None:
    page, _ = answered(qtbot, 1)
    click(page.panel.undo_button)
    assert len(page.session.match.log) == 1
    assert page.overlay.strip.head == "Ann plays a card."


def test_among_several_the_refusal_offers_both_moves(qtbot: QtBot) -> None:
    page, _ = answered(qtbot, 2)
    assert page.undo.isEnabled()
    click(page.undo)
    strip = page.overlay.strip
    assert (strip.tone, strip.head) == (Tone.REFUSAL, "Somebody has already answered this move.")
    assert strip.link.text() == "Take back both moves"
    speak(page, "de")
    assert strip.link.text() == "Beide Züge zurücknehmen"
    follow(page)
    assert len(page.session.match.log) == 1
    assert strip.tone is Tone.PROMPT


def test_one_person_switches_the_friendly_undo_on_at_once(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(DUEL, Setup(2), ScriptedChance((1, 2))), ANN, BOT)
    luck_drawn(page)
    click(page.undo)
    assert page.overlay.strip.link.text() == "Switch on friendly undo"
    follow(page)
    assert page.session.match.friendly_undo
    assert len(page.session.match.log) == 1, "what had been asked for is done"


def test_several_agree_on_the_friendly_undo(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(DUEL, Setup(2), ScriptedChance((1, 2))), ANN, BEN)
    luck_drawn(page)
    click(page.undo)
    strip = page.overlay.strip
    assert strip.link.text() == "Ask for friendly undo"
    follow(page)
    assert strip.head.endswith("Does everybody agree?")
    assert not page.session.match.friendly_undo
    follow(page)
    assert page.session.match.friendly_undo
    assert len(page.session.match.log) == 1
    page.undo_help.switch_friendly()
    follow(page)
    assert not page.session.match.friendly_undo


def test_a_question_that_nobody_answers_is_gone_with_the_next_move(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    page.undo_help.switch_friendly()
    by_hand(page, a_play(page.session.match))
    assert not page.overlay.strip.link.isVisible()
    assert not page.session.match.friendly_undo


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_resting_button_says_why(qtbot: QtBot, language: str) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN, language=language)
    for button in (page.undo, page.panel.undo_button):
        assert not button.isEnabled()
        why = page.words.rule("core.nothing_to_undo", "There is no move to take back.")
        assert button.toolTip() == "\n".join((page.words.say(Msg("Table", "Undo")), why))


def test_what_was_taken_back_is_marked_when_it_comes_again(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False, cards=5), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    click(page.undo)
    page.session.redo()
    assert page.panel.log.rowCount() == 1
    assert page.overlay.strip.head == "Ben plays a card."


def test_doing_again_lets_the_curtain_fall(qtbot: QtBot) -> None:
    match = toy_match(cards=5, friendly=True)
    page, _ = make_page(qtbot, match, ANN, BEN)
    open_curtain(page)
    by_hand(page, a_play(match))
    page.session.undo()
    page.session.redo()
    assert page.curtain.is_down
    assert page.curtain.name_label.text() == "Ben"
