"""The rules on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.ui.rules.booklet import Chapter, booklet
from tests.ui.shell_parts import click
from tests.ui.test_rules import rules


def test_the_rules_of_the_table_are_printed(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.ui.rules.booklet.QPrinterInfo.availablePrinterNames", list)
    page, paper = rules(qtbot), tmp_path / "rules.pdf"
    page.show_rules("president", Setup(4))
    click(page.print)
    dialog = page.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    name = dialog.findChild(QLineEdit, "filename")
    assert name is not None
    assert Path(name.text()).name == "President.pdf"
    name.setText(str(paper))
    dialog.accept()
    assert paper.read_bytes().startswith(b"%PDF")
    QApplication.processEvents()


def test_the_booklet_has_every_rule_and_what_house_rules_changed(qtbot: QtBot) -> None:
    page = rules(qtbot)
    changed = (("ludo.pieces", "2"),)
    page.show_rules("ludo", Setup(2, changed))
    chapters = [
        Chapter(head.text(), tuple((row.sign, row.sentence, row.tag) for row in rows))
        for head, _, rows in page.chapters
    ]
    document = booklet("Ludo", page.grab().toImage(), chapters)
    text = document.toPlainText()
    book = games.load("ludo").rulebook(Setup(2, changed))
    assert all(row.rule.text in text for row in book)
    assert text.count("(as played at this table)") == sum(row.changed for row in book) > 0


def test_signs_of_html_are_only_signs() -> None:
    document = booklet(
        "A <b> & B", QImage(8, 8, QImage.Format.Format_RGB32), [Chapter("1 < 2", (("1", "Tom & <Tim>\u202f!", ""),))]
    )
    assert "A <b> & B" in document.toPlainText()
    assert "Tom & <Tim>\u00a0!" in document.toRawText(), "no line begins with a sign"
