"""Names: typed once, suggested from then on; those of computer players; and how a narrow column shows them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.store.settings import Settings
from tabletop.ui.common.painted import sized
from tabletop.ui.panel.score_table import short_name
from tabletop.ui.setup.page import SetupPage
from tabletop.ui.setup.seat_config import SeatConfig, with_names
from tests.ui.shell_parts import BOARD, CARDS, click, fresh_context, tell_language


def opened(qtbot: QtBot, names: list[str]) -> SetupPage:
    """A set-up on the screen, of a family of whom these have played."""
    page = SetupPage(fresh_context(names=names))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_game(BOARD)
    page.show()
    QApplication.processEvents()
    return page


def test_a_name_that_was_typed_is_known_to_every_game(qtbot: QtBot) -> None:
    page = opened(qtbot, [])
    field = page.seats.rows[0].name
    qtbot.keyClicks(field, "Mila")
    page.begin()
    assert page.context.settings.names == ["Mila"]
    page.show_game(CARDS)
    assert page.seats.rows[0].shown_name() == "Mila"


def test_the_first_letters_of_a_name_are_enough(qtbot: QtBot) -> None:
    page = opened(qtbot, ["Oma", "Mila", "Milan"])
    field = page.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "mi")
    completer = field.completer()
    assert completer.completionCount() == 2
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert field.text() == "Mila"
    assert page.seats.rows[0].config.name == "Mila"


def test_a_name_that_was_mistyped_can_be_forgotten(qtbot: QtBot) -> None:
    page = opened(qtbot, ["Mlia", "Oma"])
    click(page.seats.rows[1].kind.button("person"))
    field, other = page.seats.rows[0].name, page.seats.rows[1].name
    assert field.text() == "Mlia"
    point = field.rect().center()
    QApplication.sendEvent(field, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, field.mapToGlobal(point)))
    assert field.menu is not None
    action = field.menu.actions()[-1]
    assert action.text() == "Do not suggest this name any more"
    action.trigger()
    field.menu.close()
    assert field.text() == ""
    assert page.context.settings.names == ["Oma"]
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Down)
    assert other.completer().completionCount() == 1


def test_arrow_down_and_a_click_show_all_names(qtbot: QtBot) -> None:
    page = opened(qtbot, ["Oma", "Mila"])
    field = page.seats.rows[0].name
    assert field.text() == "Oma"
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.completer().popup().isVisible()
    assert field.completer().completionCount() == 2
    field.completer().popup().hide()
    field.clear()
    click(field)
    assert field.completer().popup().isVisible()
    field.completer().popup().hide()


def test_no_names_are_suggested_for_a_computer(qtbot: QtBot) -> None:
    page = opened(qtbot, ["Oma"])
    field = page.seats.rows[1].name
    click(field)
    assert not field.completer().popup().isVisible()


def test_names_are_kept_once_and_the_last_come_first() -> None:
    seats = [SeatConfig(0, " Oma  Rosa "), SeatConfig(1, "mila"), SeatConfig(2, "Robot", computer=True), SeatConfig(3)]
    assert with_names(["Mila", "Jonas"], seats) == ["Oma Rosa", "mila", "Jonas"]
    assert len(with_names([str(number) for number in range(50)], seats)) == 16
    assert Settings().names == []


def test_computer_players_are_called_in_the_language_of_the_program(qtbot: QtBot) -> None:
    page = opened(qtbot, [])
    assert page.seats.rows[1].shown_name() == "Owl"
    page.context.settings.language = "de"
    page.context.apply_language()
    tell_language()
    assert page.seats.rows[1].shown_name() == "Eule"
    page.context.language.use("en")


def test_names_that_differ_at_their_end_stay_different_in_a_narrow_column(qtbot: QtBot) -> None:
    font = sized(QFont(), 13)
    wide = QFontMetricsF(font).horizontalAdvance("Computer")
    names = ["Computer 2", "Computer 3", "Computer 14"]
    shown = [short_name(name, font, wide * 0.5)[0] for name in names]
    assert len(set(shown)) == 3
    assert short_name("Computer 2", font, 2 * wide)[0] == "Computer 2"
    assert short_name("", font, wide)[0] == ""
