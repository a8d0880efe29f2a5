"""The set-up asks how the people sit: three pictures, of which only those that suit can be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.match.players import Seating
from tabletop.ui.setup.page import SetupPage
from tabletop.ui.setup.seating import seating_from
from tests.ui.shell_parts import BOARD, CARDS, click, fresh_context, setup_page, tell_language


def seat_people(page: SetupPage, people: int) -> None:
    """So many persons, by clicks."""
    while len(page.seats.rows) < people:
        click(page.seats.add)
    QApplication.processEvents()
    for index, row in enumerate(page.seats.rows):
        wanted = "person" if index < people else "computer"
        if row.kind.value() != wanted:
            page.area.ensureWidgetVisible(row)
            click(row.kind.button(wanted))


def choose(page: SetupPage, seating: Seating) -> None:
    page.area.ensureWidgetVisible(page.seating.pictures[seating])
    QApplication.processEvents()
    click(page.seating.pictures[seating])


def enabled(page: SetupPage) -> list[Seating]:
    return [seating for seating, picture in page.seating.pictures.items() if picture.isEnabled()]


def test_one_person_sits_on_the_same_side(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert enabled(page) == [Seating.SAME_SIDE]
    with qtbot.waitSignal(page.start) as started:
        click(page.start_button)
    assert started.args[0].seating is Seating.SAME_SIDE


def test_two_people_may_sit_opposite_and_the_match_is_told(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    seat_people(page, 2)
    assert enabled(page) == [Seating.SAME_SIDE, Seating.OPPOSITE, Seating.ROUND]
    choose(page, Seating.OPPOSITE)
    with qtbot.waitSignal(page.start) as started:
        click(page.start_button)
    assert started.args[0].seating is Seating.OPPOSITE


def test_two_people_on_the_same_side_may_have_the_board_turned(qtbot: QtBot) -> None:
    context = fresh_context()
    page = setup_page(qtbot, BOARD, context)
    switch = page.seating.turning
    assert not switch.isVisible()
    seat_people(page, 2)
    assert switch.isVisible()
    page.area.ensureWidgetVisible(switch)
    QApplication.processEvents()
    click(switch)
    assert page.seating.value is Seating.TURNING
    assert page.seating.pictures[Seating.SAME_SIDE].isChecked()
    choose(page, Seating.SAME_SIDE)
    assert page.seating.value is Seating.TURNING
    page.begin()
    again = setup_page(qtbot, BOARD, context)
    seat_people(again, 2)
    assert again.seating.turning.isChecked()
    choose(again, Seating.OPPOSITE)
    assert not again.seating.turning.isVisible()


def test_a_table_without_a_board_has_nothing_to_turn(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    seat_people(page, 2)
    assert not page.seating.turning.isVisible()


def test_three_people_sit_round_the_table_but_not_opposite(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    seat_people(page, 2)
    choose(page, Seating.OPPOSITE)
    seat_people(page, 3)
    assert enabled(page) == [Seating.SAME_SIDE, Seating.ROUND]
    assert page.seating.value is Seating.SAME_SIDE
    choose(page, Seating.ROUND)
    assert page.seating.value is Seating.ROUND


def test_a_wish_is_remembered_until_it_suits_again(qtbot: QtBot) -> None:
    context = fresh_context()
    page = setup_page(qtbot, BOARD, context)
    seat_people(page, 2)
    choose(page, Seating.ROUND)
    click(page.seats.rows[1].kind.button("computer"))
    assert page.seating.value is Seating.SAME_SIDE
    page.begin()
    again = setup_page(qtbot, BOARD, context)
    assert again.seating.value is Seating.SAME_SIDE
    seat_people(again, 2)
    assert again.seating.value is Seating.ROUND
    assert again.seating.pictures[Seating.ROUND].isChecked()


def test_arrow_keys_choose_a_picture_and_tab_comes_to_it(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    seat_people(page, 2)
    page.seats.add.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.seats.add, Qt.Key.Key_Tab)
    same = page.seating.pictures[Seating.SAME_SIDE]
    assert QApplication.focusWidget() is same
    qtbot.keyClick(same, Qt.Key.Key_Right)
    assert page.seating.value is Seating.OPPOSITE
    opposite = page.seating.pictures[Seating.OPPOSITE]
    assert QApplication.focusWidget() is opposite
    qtbot.keyClick(opposite, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.friendly


def test_every_picture_has_a_name_in_the_language_of_the_program(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    page.context.settings.language = "de"
    page.context.apply_language()
    tell_language()
    pictures = page.seating.pictures
    assert pictures[Seating.OPPOSITE].accessibleName() == "gegenüber"
    assert {picture.accessibleDescription() for picture in pictures.values()} == {"Wie sitzt ihr?"}


def test_pictures_show_the_seats_clockwise_from_above(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    seat_people(page, 4)
    picture = page.seating.pictures[Seating.ROUND]
    assert picture.colours == (0, 1, 2, 3)
    spots = [(round(x), round(y)) for x, y in picture.spots()]
    assert [(x > 0) - (x < 0) for x, _ in spots] == [0, 1, 0, -1]
    assert [(y > 0) - (y < 0) for _, y in spots] == [-1, 0, 1, 0]


def test_nonsense_in_the_settings_means_the_same_side() -> None:
    assert seating_from("on the roof") is Seating.SAME_SIDE
    assert seating_from(None) is Seating.SAME_SIDE
    assert seating_from("round") is Seating.ROUND
