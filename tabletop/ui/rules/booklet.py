"""The rules on paper, as this table plays them: a booklet for the box."""

from __future__ import annotations

import html
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QObject, QUrl, Signal
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPageLayout, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.common.folders import folder_for_files
from tabletop.ui.common.language import Words

TITLE = QT_TRANSLATE_NOOP("Rules", "Save the rules as a PDF file")
PRINTED = QT_TRANSLATE_NOOP("Rules", "The rules are in the file “{file}”.")
CANNOT_WRITE = QT_TRANSLATE_NOOP("Rules", "The file “{file}” cannot be written.")
CANNOT_WRITE_ADVICE = QT_TRANSLATE_NOOP("Rules", "The disk may be full or the folder locked. Choose another folder.")
NO_PRINTER = QT_TRANSLATE_NOOP("Rules", "The printer did not take the rules.")
NO_PRINTER_ADVICE = QT_TRANSLATE_NOOP("Rules", "Look whether it is switched on and has paper, and print again.")
_LID = "lid"
_LID_POINTS, _POINTS = 90, 11
_MARGINS_MM = QMarginsF(18, 16, 18, 16)
_STYLE = """
h1 { font-size: 26pt; } h2 { font-size: 15pt; margin-top: 18px; margin-bottom: 6px; }
td { padding-bottom: 5px; } .sign { font-weight: bold; padding-right: 9px; } .tag { font-size: 9pt; }
"""


class Chapter(Struct, frozen=True):
    """A heading and its rules: number or sign, sentence, and a remark (empty: none)."""

    heading: str
    rules: tuple[tuple[str, str, str], ...]


def booklet(title: str, lid: QImage, chapters: Iterable[Chapter]) -> QTextDocument:
    """The rules as a document, the lid of the box beside the title."""
    document = QTextDocument()
    document.setDefaultFont(QFont(QGuiApplication.font().family(), _POINTS))
    document.setDefaultStyleSheet(_STYLE)
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(_LID), lid)
    head = f'<img src="{_LID}" width="{_LID_POINTS}" align="right"><h1>{_text(title)}</h1>'
    document.setHtml(head + "".join(map(_chapter, chapters)))
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)  # `setHtml` forgets it
    return document


def _chapter(chapter: Chapter) -> str:
    rows = "".join(
        f'<tr><td class="sign" align="right">{_text(sign)}</td><td>{_text(sentence)}{_tag(tag)}</td></tr>'
        for sign, sentence, tag in chapter.rules
    )
    return f'<h2>{_text(chapter.heading)}</h2><table cellspacing="0">{rows}</table>'


def _tag(tag: str) -> str:
    return f'<br><span class="tag">({_text(tag)})</span>' if tag else ""


def _text(text: str) -> str:
    """Plain text for HTML, which takes a narrow no-break space for a common one."""
    return html.escape(text).replace("\u202f", "\u00a0")


class Printing(QObject):
    """Prints one booklet where a person says. `told(texts, whether all is well)` says what has become of it.

    The dialogs never block the table. Without a printer only a file can be meant, and its name is asked at once.
    """

    told = Signal(tuple, bool)

    def __init__(self, document: QTextDocument, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        title = document.metaInformation(QTextDocument.MetaInformation.DocumentTitle)
        self._printer.setDocName(title)
        self._printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
        path = folder_for_files() / f"{title}.pdf"
        by_printer = bool(QPrinterInfo.availablePrinterNames())
        dialog = self._ask_printer(parent) if by_printer else self._ask_file(words, path, parent)
        dialog.finished.connect(self.deleteLater)
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    def _ask_printer(self, parent: QWidget) -> QDialog:
        dialog = QPrintDialog(self._printer, parent)
        dialog.accepted.connect(self._print)
        return dialog

    def _ask_file(self, words: Words, path: Path, parent: QWidget) -> QDialog:
        dialog = QFileDialog(parent, words.say(TITLE), str(path.parent))
        dialog.setNameFilters(["PDF (*.pdf)"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(path.name)
        dialog.fileSelected.connect(self._print_to)
        return dialog

    def _print_to(self, chosen: str) -> None:
        self._printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        self._printer.setOutputFileName(chosen)
        self._print()

    def _print(self) -> None:
        file = self._printer.outputFileName()
        if file and not _can_write(file):
            self.told.emit((say(CANNOT_WRITE, file=Path(file).name), say(CANNOT_WRITE_ADVICE)), False)
            return
        self._document.print_(self._printer)
        if self._printer.printerState() is QPrinter.PrinterState.Error:
            self.told.emit((say(NO_PRINTER), say(NO_PRINTER_ADVICE)), False)
        elif file:
            self.told.emit((say(PRINTED, file=Path(file).name),), True)


def _can_write(file: str) -> bool:
    """Whether a file can be written, tried with as little as can be: what is in it stays."""
    try:
        with open(file, "ab"):
            return True
    except OSError:
        return False
