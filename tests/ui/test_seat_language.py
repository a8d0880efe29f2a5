"""A person with a language of their own reads the rule of a refusal in it, and finds its letters on the cards."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Setup
from tabletop.match.players import Player
from tabletop.ui.common.context import StartRequest
from tabletop.ui.main_window import MainWindow
from tests.ui.shell_parts import fresh_context
from tests.ui.table_kit import ANN, click, drag, make_page, open_curtain
from tests.ui.toy import toy_match

JEAN, BOT = Player("Jean", language="fr"), Player("Bot", computer=True)


def test_the_link_of_a_refusal_opens_the_rules_in_the_language_of_the_seat(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(fresh_context(), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.start_match(StartRequest("chess", Setup(2), (JEAN, ANN)))
    page = window.table
    assert page is not None
    (seat,) = page.session.match.active
    page.session.set_player(seat, JEAN)
    board = {p.place: p.token for p in page.session.match.view(None).placements}
    first, second = [place for place in board if place.zone == "board"][:2]
    drag(page, board[first], second)
    link = page.overlay.strip.link
    assert link.isVisible(), page.overlay.strip.head
    click(link, QPoint(12, link.height() // 2))
    assert window.page is window.rules_page()
    assert window.rules_page().bar.fact.text() == "Règles du jeu"
    assert window.context.language.code == "en"
    window.leave_page()
    window.show_rules()
    assert window.rules_page().bar.fact.text() == "Rules"


def test_cards_bear_the_letters_of_whoever_looks(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(cards=5), JEAN, ANN)
    open_curtain(page)
    assert page.context.art.letters == "fr"
    assert page.overlay.view.table_scene.art.letters == "fr"
    hand = page.session.match.state.hands[0]
    drag(page, next(iter(hand)), Place("pile"))
    open_curtain(page)
    assert page.session.look.viewer == 1
    assert page.overlay.view.table_scene.art.letters == "en"


def test_a_table_of_several_languages_keeps_its_own_letters(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), JEAN, ANN)
    assert page.overlay.view.table_scene.art.letters == "en"
    page.session.set_player(1, BOT)
    assert page.overlay.view.table_scene.art.letters == "fr"


def test_away_from_the_table_the_letters_are_those_of_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(fresh_context(), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.start_match(StartRequest("crazy_eights", Setup(2), (JEAN, BOT)))
    assert window.context.art.letters == "fr"
    window.show_shelf()
    assert window.context.art.letters == "en"
