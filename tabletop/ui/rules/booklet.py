"""The rules on paper, as this table plays them, with the table at the start and all examples: a booklet for the box."""

from __future__ import annotations

import html
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPageLayout, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.common.folders import folder_for_files
from tabletop.ui.common.language import Words
from tabletop.ui.rules.example import ExamplePictures

TITLE = QT_TRANSLATE_NOOP("Rules", "Save the rules as a PDF file")
PRINTED = QT_TRANSLATE_NOOP("Rules", "The rules are in the file “{file}”.")
CANNOT_WRITE = QT_TRANSLATE_NOOP("Rules", "The file “{file}” cannot be written.")
CANNOT_WRITE_ADVICE = QT_TRANSLATE_NOOP("Rules", "The disk may be full or the folder locked. Choose another folder.")
NO_PRINTER = QT_TRANSLATE_NOOP("Rules", "The printer did not take the rules.")
NO_PRINTER_ADVICE = QT_TRANSLATE_NOOP("Rules", "Check that it is switched on and has paper, and print again.")
_LID = "lid"
_LID_POINTS, _POINTS = 90, 11
_START_PX, _STEP_PX, _FORBIDDEN_PX = 400, 176, 150
"""How wide pictures stand on the page."""
_ABREAST = 3
_FINE = 2.4
"""So much finer are they painted."""
_MARGINS_MM = QMarginsF(18, 16, 18, 16)
_STYLE = """
h1 { font-size: 26pt; } h2 { font-size: 15pt; margin-top: 18px; margin-bottom: 6px; }
td { padding-bottom: 5px; } .sign { font-weight: bold; padding-right: 9px; } .tag { font-size: 9pt; }
.said { font-size: 9pt; padding-right: 8px; } .course { font-size: 10pt; margin-top: 4px; margin-bottom: 4px; }
"""

Paint = Callable[[int], QImage]
"""Paints a picture so many pixels wide."""


class Entry(Struct, frozen=True):
    """A rule: number or sign, sentence, a remark (empty: none), and what is shown with it."""

    sign: str
    sentence: str
    tag: str = ""
    pictures: ExamplePictures | None = None


class Chapter(Struct, frozen=True):
    """A heading and its rules."""

    heading: str
    rules: tuple[Entry, ...]


class Booklet:
    """The rules as a document: the lid of the box beside the title, then the table at the `start` with its caption.

    The document is there at once, its pictures are painted one by one: there may be dozens.
    """

    def __init__(
        self, title: str, lid: QImage, chapters: Iterable[Chapter], start: tuple[str, Paint] | None = None
    ) -> None:
        self.document = document = QTextDocument()
        self._open: deque[tuple[str, Callable[[], QImage]]] = deque()
        document.setDefaultFont(QFont(QGuiApplication.font().family(), _POINTS))
        document.setDefaultStyleSheet(_STYLE)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(_LID), lid)
        head = f'<img src="{_LID}" width="{_LID_POINTS}" align="right"><h1>{_text(title)}</h1>'
        if start is not None:
            head += f'<p>{self._picture(start[1], _START_PX)}<br><span class="tag">{_text(start[0])}</span></p>'
        document.setHtml(head + "".join(map(self._chapter, chapters)))
        document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)  # `setHtml` forgets it

    def paint_next(self) -> bool:
        """Paint one more picture; False if all are there."""
        if not self._open:
            return False
        name, paint = self._open.popleft()
        self.document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), paint())
        return True

    def _picture(self, paint: Paint, width: int) -> str:
        name = f"picture-{len(self._open)}"
        self._open.append((name, partial(paint, round(width * _FINE))))
        return f'<img src="{name}" width="{width}">'

    def _chapter(self, chapter: Chapter) -> str:
        rows = "".join(
            f'<tr><td class="sign" align="right">{_text(rule.sign)}</td>'
            f"<td>{_text(rule.sentence)}{_tag(rule.tag)}{self._examples(rule.pictures)}</td></tr>"
            for rule in chapter.rules
        )
        return f'<h2>{_text(chapter.heading)}</h2><table cellspacing="0">{rows}</table>'

    def _examples(self, pictures: ExamplePictures | None) -> str:
        if pictures is None:
            return ""
        cells = [
            f'<td class="said" width="{_STEP_PX}">{self._shown(pictures, at, _STEP_PX)}<br>{_said(pictures, at)}</td>'
            for at in range(pictures.steps)
        ]
        rows = "".join(
            f"<tr>{''.join(cells[first : first + _ABREAST])}</tr>" for first in range(0, len(cells), _ABREAST)
        )
        shown = f"<table>{rows}</table>" if rows else ""
        if rows:
            told = f"<b>{_text(pictures.title(0))}</b><br>{_text(pictures.explained(0))}"
            shown = f'<p class="course">{told}</p>{shown}'
        if pictures.forbidden >= 0:
            picture, said = (
                self._shown(pictures, pictures.forbidden, _FORBIDDEN_PX),
                _said(pictures, pictures.forbidden),
            )
            shown += f'<table><tr><td>{picture}</td><td class="said" valign="middle">{said}</td></tr></table>'
        return shown

    def _shown(self, pictures: ExamplePictures, at: int, width: int) -> str:
        return self._picture(partial(_painted, pictures, at), width)


def _painted(pictures: ExamplePictures, at: int, width_px: int) -> QImage:
    return pictures.image(at, width_px, 1.0)


def _said(pictures: ExamplePictures, at: int) -> str:
    return "<br>".join(map(_text, pictures.said(at).splitlines()))


def _tag(tag: str) -> str:
    return f'<br><span class="tag">({_text(tag)})</span>' if tag else ""


def _text(text: str) -> str:
    """Plain text for HTML, which takes a narrow no-break space for a common one."""
    return html.escape(text).replace("\u202f", "\u00a0")


class Printing(QObject):
    """Prints one booklet where a person says. `told(texts, whether all is well)` says what has become of it.

    The dialogs never block the table. Without a printer only a file can be meant, and its name is asked at once. While
    that is asked, the pictures are painted.
    """

    told = Signal(tuple, bool)

    def __init__(self, booklet: Booklet, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._booklet = booklet
        self._painter = QTimer(self)
        self._painter.timeout.connect(self._paint)
        self._painter.start(0)
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        title = booklet.document.metaInformation(QTextDocument.MetaInformation.DocumentTitle)
        self._printer.setDocName(title)
        self._printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
        path = folder_for_files() / f"{title}.pdf"
        by_printer = bool(QPrinterInfo.availablePrinterNames())
        dialog = self._ask_printer(parent) if by_printer else self._ask_file(words, path, parent)
        dialog.finished.connect(self.deleteLater)
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    def _paint(self) -> None:
        if not self._booklet.paint_next():
            self._painter.stop()

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
        while self._booklet.paint_next():
            pass
        self._booklet.document.print_(self._printer)
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
