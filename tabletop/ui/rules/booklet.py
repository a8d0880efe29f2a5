"""The rules on paper, as this table plays them: a booklet for the box."""

from __future__ import annotations

import html
from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QStandardPaths, QUrl
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPageLayout, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

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


def ask_print(document: QTextDocument, parent: QWidget) -> QPrintDialog:
    """Open the system's dialog, and print when it is accepted; it never blocks the table. Without a printer a file is
    offered."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    title = document.metaInformation(QTextDocument.MetaInformation.DocumentTitle)
    printer.setDocName(title)
    if not QPrinterInfo.availablePrinterNames():
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        printer.setOutputFileName(f"{folder}/{title}.pdf")
    printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
    dialog = QPrintDialog(printer, parent)
    dialog.accepted.connect(lambda: document.print_(printer))
    dialog.finished.connect(dialog.deleteLater)
    dialog.setModal(True)
    dialog.show()
    return dialog
