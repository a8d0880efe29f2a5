"""The set-up: seats, colours, names, house rules, the short game, what is remembered."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.model import Setup
from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import Msg
from tabletop.match.players import Player
from tabletop.ui.common.picture_choice import Pictures
from tabletop.ui.setup.option_row import OptionRow
from tabletop.ui.setup.seat_config import seat_configs_from
from tests.kinds import EVERY_GAME
from tests.ui.shell_parts import BOARD, CARDS, DICE, click, fresh_context, setup_page, tell_language


def test_start_carries_players_and_the_printed_rules(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    qtbot.keyClicks(page.seats.rows[0].name, "Mila")
    with qtbot.waitSignal(page.start) as started:
        click(page.start_button)
    request = started.args[0]
    assert request.slug == "ludo"
    assert request.setup == Setup(2)
    assert request.players == (Player("Mila"), Player("Owl", True, Level.EASY))
    assert not request.friendly_undo


def test_enter_starts(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    with qtbot.waitSignal(page.start):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_seats_come_and_go_within_what_the_game_allows(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert not any(row.remove.isVisible() for row in page.seats.rows)
    click(page.seats.add)
    click(page.seats.add)
    assert len(page.seats.rows) == 4
    assert not page.seats.add.isVisible()
    assert [row.number for row in page.seats.rows] == [1, 2, 3, 4]
    click(page.seats.rows[1].remove)
    assert len(page.seats.rows) == 3
    assert [row.number for row in page.seats.rows] == [1, 2, 3]
    assert page.setup() == Setup(3)


def test_a_game_for_one_can_be_played_alone(qtbot: QtBot) -> None:
    page = setup_page(qtbot, DICE)
    click(page.seats.rows[1].remove)
    assert page.setup() == Setup(1)
    assert not page.seats.rows[0].remove.isVisible()


def test_the_presets_of_the_game_give_the_colours(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert [row.badge.colour for row in page.seats.rows] == [0, 2]
    click(page.seats.add)
    assert [row.badge.colour for row in page.seats.rows] == [0, 1, 2]
    assert page.setup().colours == ()


def test_a_colour_that_is_taken_is_swapped(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    click(page.seats.rows[0].badge)
    assert page.seats.menu.isVisible()
    assert len(page.seats.menu.actions()) == BOARD.colours
    page.seats.menu.actions()[2].trigger()
    page.seats.menu.hide()
    assert page.setup().colours == (2, 0)
    click(page.seats.add)
    assert page.setup().colours == (2, 0, 1)


def test_person_and_computer_have_language_or_level(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    first, second = page.seats.rows
    assert [second.extra.itemData(i) for i in range(second.extra.count())] == [*BOARD.levels, "as_i_play"]
    click(first.kind.button("computer"))
    click(second.kind.button("person"))
    assert second.extra.itemData(0) == ""
    second.extra.setCurrentIndex(second.extra.findData("de"))
    second.extra.activated.emit(second.extra.currentIndex())
    first.extra.setCurrentIndex(first.extra.findData("hard"))
    first.extra.activated.emit(first.extra.currentIndex())
    assert page.seats.players() == (
        Player("Fox", True, Level.HARD),
        Player("Player 2", False, Level.EASY, "de"),
    )


def test_where_luck_alone_decides_no_level_is_offered(qtbot: QtBot) -> None:
    page = setup_page(qtbot, replace(BOARD, levels=()))
    computer = page.seats.rows[1]
    assert [computer.extra.itemText(i) for i in range(computer.extra.count())] == ["Pure luck"]
    assert not computer.extra.isEnabled()
    assert "Luck alone" in computer.extra.toolTip()
    click(computer.kind.button("person"))
    assert computer.extra.isEnabled()
    assert computer.extra.toolTip() == ""


def test_a_level_that_the_game_does_not_offer_is_the_next_lower_one(qtbot: QtBot) -> None:
    context = fresh_context()
    context.settings.setups[BOARD.slug] = {"seats": [{"name": "Mila"}, {"computer": True, "level": "best"}]}
    page = setup_page(qtbot, replace(BOARD, levels=(Level.EASY, Level.HARD)), context)
    assert page.seats.players()[1].level is Level.HARD


def test_house_rules_are_counted_marked_and_reset(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    deals = page.house.rows[0]
    assert deals.segments is not None
    assert deals.segments.button("5").is_marked
    assert not page.house.reset.isVisible()
    click(deals.segments.button("3"))
    assert deals.tag.isVisible()
    assert page.house.reset.text() == "Reset 1 change"
    assert page.setup().options == (("cards.deals", "3"),)
    click(page.house.reset)
    assert page.setup().options == ()
    assert not deals.tag.isVisible()


def test_many_choices_are_a_list(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    many = page.house.rows[1]
    assert many.combo is not None
    assert many.combo.itemText(0) == "a •"
    assert many.combo.itemData(0, Qt.ItemDataRole.AccessibleTextRole) == "a (printed rule)"
    many.combo.setCurrentIndex(3)
    many.combo.activated.emit(3)
    assert page.setup().options == (("cards.many", "d"),)


def test_a_list_grows_with_the_words_of_another_language(qtbot: QtBot) -> None:
    context = fresh_context("fr")
    page = setup_page(qtbot, games.info("nine_mens_morris"), context)
    page.resize(1024, 640)
    listed = page.house.rows[3].combo
    assert listed is not None
    context.settings.language = "de"
    context.apply_language()
    tell_language()
    QApplication.processEvents()
    assert listed.currentText() == "Einen Stein wegnehmen •"
    assert listed.width() > listed.fontMetrics().horizontalAdvance(listed.currentText()) + listed.height() / 2


def test_a_seat_that_speaks_as_the_table_says_which_language_that_is(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    extra = page.seats.rows[0].extra
    assert extra.currentText() == "Table (EN)"
    page.context.settings.language = "de"
    page.context.apply_language()
    tell_language()
    QApplication.processEvents()
    assert extra.currentText() == "Tisch (DE)"
    assert extra.currentData() == ""


def test_values_with_faces_are_chosen_by_their_pictures_with_mouse_and_keys(qtbot: QtBot) -> None:
    page = setup_page(qtbot, games.info("nine_mens_morris"), width=1024)
    board = page.house.rows[0].segments
    assert isinstance(board, Pictures)
    drawn, plain = board.button("diagonals"), board.button("classic")
    assert drawn.accessibleName() == "With diagonals (printed rule)"
    assert plain.accessibleName() == plain.text() == "Without diagonals"
    assert drawn.grab().toImage() != plain.grab().toImage()
    click(plain)
    assert page.setup().options == (("nine_mens_morris.board", "classic"),)
    assert page.house.rows[0].tag.isVisible()
    qtbot.keyClick(plain, Qt.Key.Key_Left)
    assert page.setup().options == ()
    assert drawn.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert not plain.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 100), ((1024, 640), 200), ((1280, 800), 200)])
def test_all_pictures_of_a_rule_lie_in_the_page_with_their_words(
    qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    page = setup_page(qtbot, games.info("ludo"), fresh_context("de", text_percent=percent))
    page.resize(*size)
    QApplication.processEvents()
    pieces = page.house.rows[1].segments
    assert isinstance(pieces, Pictures)
    places = [QRect(card.mapTo(page.house, QPoint(0, 0)), card.size()) for card in map(pieces.button, "4321")]
    assert all(page.house.rect().contains(place) for place in places)
    assert all(first.right() < second.left() for first, second in pairwise(places))
    assert all(card.height() >= card.sizeHint().height() for card in map(pieces.button, "4321"))


def test_the_short_game_is_one_switch_with_its_minutes(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    assert page.house.short.text() == "Short game: about 20 minutes, otherwise about 90 minutes"
    assert page.about.facts[2].words.text() == "about 90 minutes"
    qtbot.mouseClick(page.house.short, Qt.MouseButton.LeftButton)
    assert page.setup().options == (("cards.deals", "1"),)
    assert page.about.facts[2].words.text() == "about 20 minutes"
    click(page.seats.add)
    assert page.house.short.text() == "Short game: about 30 minutes, otherwise about 3 hours"
    qtbot.mouseClick(page.house.short, Qt.MouseButton.LeftButton)
    assert page.setup().options == ()
    assert not page.house.short.isChecked()


def test_the_switch_follows_the_options(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    deals = page.house.rows[0].segments
    assert deals is not None
    click(deals.button("1"))
    assert page.house.short.isChecked()


def test_the_set_up_is_remembered_for_the_game(qtbot: QtBot) -> None:
    context = fresh_context()
    page = setup_page(qtbot, CARDS, context)
    qtbot.keyClicks(page.seats.rows[0].name, "Oma")
    click(page.seats.add)
    click(page.seats.rows[2].kind.button("person"))
    page.house.rows[0].set_value("3")
    page.friendly.setChecked(True)
    page.begin()
    page.show_game(BOARD)
    assert page.setup() == Setup(2)
    page.show_game(CARDS)
    assert page.setup() == Setup(3, (("cards.deals", "3"),))
    assert page.friendly.isChecked()
    assert page.seats.players() == (Player("Oma"), Player("Owl", True), Player("Player 3"))


def test_where_nothing_is_luck_no_throw_can_be_taken_back(qtbot: QtBot) -> None:
    page = setup_page(qtbot, msgspec.structs.replace(BOARD, luck=False))
    assert page.friendly.text() == "Friendly undo: even after the other side has moved"
    page.show_game(BOARD)
    assert page.friendly.text() == "Friendly undo: even a throw or a drawn card can be taken back"


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seats": "nonsense", "options": 5},
        {"seats": [{"colour": 9, "level": "none", "language": "xx"}] * 12, "options": {"cards.deals": "7"}},
        {"seats": [None, 3]},
        {"seats": [{"colour": 0}, {"colour": 0}]},
    ],
)
def test_nonsense_that_was_remembered_is_harmless(qtbot: QtBot, data: dict[str, Any]) -> None:
    context = fresh_context()
    context.settings.setups["crazy_eights"] = data
    page = setup_page(qtbot, CARDS, context)
    assert 2 <= len(page.seats.rows) <= 5
    assert page.setup().options == ()
    assert len({row.badge.colour for row in page.seats.rows}) == len(page.seats.rows)


def test_rules_are_asked_for_with_the_house_rules_as_they_stand(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    page.house.rows[0].set_value("1")
    with qtbot.waitSignal(page.rules_wanted) as wanted:
        click(page.about.read)
    assert wanted.args == ["crazy_eights", Setup(2, (("cards.deals", "1"),))]


def test_a_name_in_no_language_is_given_anew_when_the_language_changes(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    qtbot.keyClicks(page.seats.rows[0].name, "Mila")
    page.context.settings.language = "fr"
    page.context.apply_language()
    tell_language()
    assert page.seats.rows[0].player().name == "Mila"
    assert page.seats.rows[1].player().name == "Hibou"
    assert page.start_button.text() == "Commencer"
    page.context.language.use("en")


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_game_of_the_catalogue_can_be_set_up(qtbot: QtBot, slug: str) -> None:
    info = games.info(slug)
    page = setup_page(qtbot, info)
    assert info.options_of(page.setup())
    assert page.minutes() > 0
    least, most = info.seats
    assert least <= len(page.seats.rows) <= most
    assert len(seat_configs_from(None, info)) >= least


def test_a_value_that_needs_more_seats_is_offered_when_they_are_there(qtbot: QtBot) -> None:
    """By list and by fields alike: what is gone gives way to the printed value."""
    labels = [Msg("x", label) for label in ("lots", "first seat", "second seat", "third seat", "fourth seat")]
    values = ("lots", "1", "2", "3", "4")
    for few in (False, True):
        chosen = list(zip(values, labels, strict=True))[: 4 if few else 5]
        choices = tuple(OptionChoice(v, label, seats_from=int(v) if v.isdigit() else 0) for v, label in chosen)
        spec = OptionSpec("toy.dealer", Msg("x", "Dealer"), choices, "lots")
        row = OptionRow(fresh_context(), spec)
        qtbot.addWidget(row)
        row.set_seats(3)
        assert shown_values(row) == ["lots", "1", "2", "3"]
        row.set_value("3")
        row.set_seats(2)
        assert shown_values(row) == ["lots", "1", "2"]
        assert row.value == "lots"
        row.set_value("2")
        row.set_seats(4)
        assert row.value == "2"
        assert len(shown_values(row)) == len(choices)


def shown_values(row: OptionRow) -> list[str]:
    """The values on offer."""
    if row.combo is not None:
        return [str(row.combo.itemData(at)) for at in range(row.combo.count())]
    assert row.segments is not None
    return [choice.value for choice in row.spec.choices if not row.segments.button(choice.value).isHidden()]
