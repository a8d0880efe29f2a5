"""The rules on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.text import Text, say
from tabletop.ui.common.folders import folder_for_files
from tabletop.ui.rules.booklet import CANNOT_WRITE, CANNOT_WRITE_ADVICE, PRINTED, Booklet, Chapter, Entry
from tabletop.ui.rules.page import RulesPage
from tests.kinds import ONE_OF_EACH_KIND
from tests.ui.shell_parts import click
from tests.ui.test_rules import rules

PRINTERS = "tabletop.ui.rules.booklet.QPrinterInfo.availablePrinterNames"
PLACES = "tabletop.ui.common.folders.QStandardPaths.writableLocation"


def asked(qtbot: QtBot) -> tuple[RulesPage, list[tuple[tuple[Text, ...], bool]]]:
    """A page whose button to print has been clicked, and what it tells."""
    page, told = rules(qtbot), []
    page.told.connect(lambda *texts: told.append(texts))
    page.show_rules("president", Setup(4))
    click(page.print)
    return page, told


def name_of(dialog: QDialog) -> QLineEdit:
    """The field for the name of the file."""
    found = dialog.findChild(QLineEdit, "filename") or dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(found, QLineEdit)
    return found


def test_without_a_printer_a_file_is_asked_for(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PRINTERS, list)
    monkeypatch.setattr(PLACES, lambda place: str(tmp_path))
    page, told = asked(qtbot)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert Path(dialog.directory().absolutePath()) == tmp_path
    assert name_of(dialog).text() == "President.pdf"
    dialog.accept()
    assert (tmp_path / "President.pdf").read_bytes().startswith(b"%PDF")
    assert told == [((say(PRINTED, file="President.pdf"),), True)]
    QApplication.processEvents()


def test_with_a_printer_the_dialog_of_the_system_asks(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PRINTERS, lambda: ["The old one"])
    page, told = asked(qtbot)
    dialog = page.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    name_of(dialog).setText(str(tmp_path / "rules.pdf"))
    dialog.accept()
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert told == [((say(PRINTED, file="rules.pdf"),), True)]
    QApplication.processEvents()


def test_a_file_that_cannot_be_written_is_told_in_plain_words(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PRINTERS, list)
    monkeypatch.setattr(PLACES, lambda place: str(tmp_path))
    page, told = asked(qtbot)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "gone" / "President.pdf"))
    assert told == [((say(CANNOT_WRITE, file="President.pdf"), say(CANNOT_WRITE_ADVICE)), False)]
    dialog.reject()
    QApplication.processEvents()


def test_without_a_folder_of_documents_the_home_folder_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    monkeypatch.setattr(PLACES, lambda place: str(tmp_path / "none" if place == documents else tmp_path))
    assert folder_for_files() == tmp_path


def test_the_booklet_has_every_rule_and_what_house_rules_changed(qtbot: QtBot) -> None:
    page = rules(qtbot)
    changed = (("ludo.pieces", "2"),)
    page.show_rules("ludo", Setup(2, changed))
    document = Booklet("Ludo", page.grab().toImage(), page.printed()).document
    text = document.toPlainText()
    book = games.load("ludo").rulebook(Setup(2, changed))
    assert all(row.rule.text in text for row in book)
    assert text.count("(as played at this table)") == sum(row.changed for row in book) > 0


def test_signs_of_html_are_only_signs() -> None:
    chapter = Chapter("1 < 2", (Entry("1", "Tom & <Tim>\u202f!"),))
    document = Booklet("A <b> & B", QImage(8, 8, QImage.Format.Format_RGB32), [chapter]).document
    assert "A <b> & B" in document.toPlainText()
    assert "Tom & <Tim>\u00a0!" in document.toRawText(), "no line begins with a sign"


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_the_booklet_shows_the_table_at_the_start_and_every_example(qtbot: QtBot, slug: str) -> None:
    page = rules(qtbot)
    page.show_rules(slug, Setup(max(2, games.info(slug).seats[0])))
    shown = [rule.pictures for chapter in page.printed() for rule in chapter.rules if rule.pictures is not None]
    blank = QImage(8, 8, QImage.Format.Format_RGB32)
    painted = []

    def start(width_px: int) -> QImage:
        painted.append(width_px)
        return blank

    book = Booklet("The game", blank, page.printed(), ("The table at the start", start))
    pictures = 0
    while book.paint_next():
        pictures += 1
    assert pictures == 1 + sum(map(len, shown))
    assert len(painted) == 1
    text = spaced(book.document.toPlainText())
    assert "The table at the start" in text
    for worked in (one for one in shown if one.steps):
        for said in (worked.title(0), worked.explained(0), *worked.said(worked.steps - 1).splitlines()):
            assert spaced(said) in text


def spaced(text: str) -> str:
    """A text in which all spaces are alike."""
    return " ".join(text.split())
