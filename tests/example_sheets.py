"""Paints the examples of the rulebook on sheets, to look at: is it clear at a glance why each attempt is refused?

python -m tests.example_sheets FOLDER [LANGUAGE [TEXT_PERCENT]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from tabletop import games
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.rules.example import RuleExample, examples_of
from tests.ui.shell_parts import fresh_context

COLUMNS, ROWS = 4, 3
WIDTH_PX = 430


def cell(context: AppContext, slug: str, sentence: str, text: str) -> QImage:
    """A sentence of the rulebook and its example below it."""
    width, page = context.metrics.px(WIDTH_PX), QWidget()
    page.setFixedWidth(width + 20)
    column = QVBoxLayout(page)
    head = QLabel(f"{sentence}: {context.words.rule(sentence, text)}", page)
    head.setWordWrap(True)
    head.setFont(sized(page.font(), context.metrics.log_px))
    column.addWidget(head)
    column.addWidget(RuleExample(context, slug, sentence, context.words, page, width, breaks=True))
    page.resize(page.width(), column.heightForWidth(page.width()))
    return page.grab().toImage()


def sheet(cells: list[QImage]) -> QImage:
    """Pictures in rows."""
    width, height = max(one.width() for one in cells), max(one.height() for one in cells)
    image = QImage(COLUMNS * width, -(-len(cells) // COLUMNS) * height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for number, one in enumerate(cells):
        painter.drawImage(QPoint(number % COLUMNS * width, number // COLUMNS * height), one)
    painter.end()
    return image


def main(folder: str, language: str = "en", percent: str = "100") -> None:
    """The sheets of all games."""
    QApplication.instance() or QApplication([])
    context = fresh_context(language, text_percent=int(percent))
    Path(folder).mkdir(parents=True, exist_ok=True)
    for slug in games.slugs():
        rules = [rule for rule in games.load(slug).rules if rule.text_id in examples_of(slug)]
        cells = [cell(context, slug, rule.text_id, rule.text) for rule in rules]
        for first in range(0, len(cells), COLUMNS * ROWS):
            name = f"{slug}-{language}-{first // (COLUMNS * ROWS) + 1}.png"
            sheet(cells[first : first + COLUMNS * ROWS]).save(str(Path(folder) / name))


if __name__ == "__main__":
    main(*sys.argv[1:])
