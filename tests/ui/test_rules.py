"""The rules viewer: sections, house rules, the rule that was broken, search, a language of its own."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.rules import Section
from tabletop.core.text import Msg, SeatName, say
from tabletop.ui.look.stylesheet import stylesheet
from tabletop.ui.rules.page import RulesPage
from tabletop.ui.rules.rows import RuleRow
from tests.kinds import EVERY_GAME
from tests.ui.shell_parts import click, fresh_context, tell_language

WHY = say(Msg("t", "{player} threw a 5."), player=SeatName(1))


def rules(qtbot: QtBot, width: int = 1280) -> RulesPage:
    """The page on the screen."""
    page = RulesPage(fresh_context())
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show()
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_rule_of_a_game_is_shown_in_order(qtbot: QtBot, slug: str) -> None:
    page = rules(qtbot)
    setup = Setup(max(2, games.info(slug).seats[0]))
    page.show_rules(slug, setup)
    book = games.load(slug).rulebook(setup)
    shown = [row.sentence for row in page.rows]
    expected = [row.rule.text for section in Section for row in book if row.rule.section is section]
    assert shown[: len(expected)] == expected
    numbers = [row.sign for row in page.rows[: len(expected)] if row.sign]
    assert numbers == [str(row.number) for row in book if row.number is not None]


def test_the_broken_rule_is_marked_explained_and_in_view(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("ludo", Setup(2), "ludo.six-to-leave", WHY, names=("Mila", "Oma").__getitem__)
    assert page.target is not None
    assert page.target.is_target
    assert page.target.accessibleDescription() == "Oma threw a 5."
    qtbot.waitUntil(lambda: page.area.verticalScrollBar().value() > 0)
    top = page.target.mapTo(page.area.viewport(), page.target.rect().topLeft()).y()
    assert 0 <= top < page.area.viewport().height()
    assert [row for row in page.rows if row.is_target] == [page.target]


def test_a_rule_of_every_game_can_be_shown_too(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("ludo", Setup(2), "core.undo_luck")
    assert page.target is not None
    assert page.target.sentence.startswith("Once dice are thrown")


def test_house_rules_change_the_page(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("ludo", Setup(2))
    printed = [row.sentence for row in page.rows]
    info = games.info("ludo")
    changes = tuple((o.id, next(c.value for c in o.choices if c.value != o.default)) for o in info.options)
    page.show_rules("ludo", Setup(2, changes))
    assert [row.sentence for row in page.rows] != printed
    assert any(row.accessibleName().endswith("(as played at this table)") for row in page.rows)


def test_search_leaves_only_what_fits(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("ludo", Setup(2))
    qtbot.keyClicks(page.search, "STABLE")
    visible = [row for row in page.rows if row.isVisible()]
    assert 0 < len(visible) < len(page.rows)
    assert all("stable" in row.sentence.casefold() for row in visible)
    page.search.clear()
    assert all(row.isVisible() for row in page.rows)


def test_the_page_has_a_language_of_its_own(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("ludo", Setup(2))
    click(page.languages.button("fr"))
    tell_language()
    assert page.context.language.code == "en"
    assert page.languages.value() == "fr"
    assert page.bar.fact.text() == "Règles du jeu"
    click(page.languages.button("en"))
    assert page.bar.fact.text() == "Rules"


def test_the_contents_lead_to_their_chapter(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("crazy_eights", Setup(3))
    QApplication.processEvents()
    entries = [entry for _, entry, _ in page.chapters]
    click(entries[2])
    assert page.area.verticalScrollBar().value() > 0
    assert entries[2].isChecked()


def test_signs_at_a_glance_are_pictures_and_letters_of_the_language(qtbot: QtBot) -> None:
    page = rules(qtbot)
    click(page.languages.button("en"))
    page.show_rules("president", Setup(4))
    rows = page.chapters[-1][2]
    faces = [row.grab(QRect(0, 0, 44, 36)).toImage() for row in rows if not row.sign]
    assert len(faces) == 4, "the hats"
    assert all(one != other for one, other in combinations(faces, 2))
    page.context.settings.language = "fr"
    page.context.apply_language()
    tell_language()
    page.show_rules("ratscrew", Setup(3))
    assert [row.sign for row in page.chapters[-1][2]][:3] == ["V", "D", "R"]


@pytest.mark.parametrize("width", [300, 700, 1024, 3000])
def test_the_page_fits_any_window(qtbot: QtBot, width: int) -> None:
    page = rules(qtbot, width)
    page.show_rules("yams", Setup(2), "yams.turn-order")
    QApplication.processEvents()
    assert page.area.horizontalScrollBar().maximum() == 0 or width < 400
    assert page.search.isVisible()


def test_no_line_of_a_rule_begins_with_its_punctuation(qtbot: QtBot) -> None:
    sentence = "La même valeur ne suffit pas\u202f; il faut plus haut."
    row = RuleRow(fresh_context(), "9", sentence)
    qtbot.addWidget(row)
    row.search("")
    label = row.findChild(QLabel)
    assert label is not None
    document = QTextDocument()
    document.setHtml(label.text())
    lines = document.firstBlock().layout()
    text = document.firstBlock().text()
    for width in range(90, 300, 4):
        document.setTextWidth(width)
        document.size()
        assert all(text[lines.lineAt(at).textStart()] != ";" for at in range(lines.lineCount())), width


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "nl"])
def test_large_text_leaves_room_for_what_is_searched(qtbot: QtBot, language: str) -> None:
    page = RulesPage(fresh_context(language, text_percent=150))
    page.context.apply_look()
    page.setStyleSheet(stylesheet(page.context.theme, page.context.metrics))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show_rules("crazy_eights", Setup(2))
    page.show()
    QApplication.processEvents()
    words = page.search.fontMetrics().horizontalAdvance(page.search.placeholderText())
    assert page.search.width() - page.search.textMargins().left() - 40 > words
    page.context.language.use("en")


def test_a_long_link_to_an_example_takes_two_lines(qtbot: QtBot) -> None:
    page = RulesPage(fresh_context("de"))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.show_rules("boat_captain_crew", Setup(2))
    QApplication.processEvents()
    links = [row.link for row in page.rows if row.link is not None]
    assert [link.text() for link in links if " ".join(link.lines()) != link.text()] == []
    assert max(len(link.lines()) for link in links) == 2
    page.context.language.use("en")
