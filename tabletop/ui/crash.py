"""What happens when something goes wrong that should not: one sheet says what to do, with a report to copy."""

from __future__ import annotations

import logging
import platform
from collections.abc import Callable
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout

from tabletop import __version__
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.store.log_book import LogBook
from tabletop.ui.common.context import AppContext

_log = logging.getLogger(__name__)

TROUBLE = QT_TRANSLATE_NOOP("App", "Something went wrong. The match is saved up to the last move.")
TROUBLE_ADVICE = QT_TRANSLATE_NOOP("App", "If it happens again, please restart Tabletop.")
WHAT_HELPS = QT_TRANSLATE_NOOP(
    "App",
    "Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.",
)
LOG_FILE = QT_TRANSLATE_NOOP("App", "It is in the file {file} too.")
REPORT = QT_TRANSLATE_NOOP("App", "Report", "what went wrong, for whoever mends the program")
COPY = QT_TRANSLATE_NOOP("App", "Copy report")
COPIED = QT_TRANSLATE_NOOP("App", "Copied")
GO_ON = QT_TRANSLATE_NOOP("App", "Go on")
_SIZE = (620, 430)


class CrashReport:
    """`sys.excepthook`: an error is logged and told once, in plain words; the match goes on or is in its file."""

    def __init__(self, context: AppContext, book: LogBook, keep_log: Callable[[], None] = lambda: None) -> None:
        """`keep_log` is called before an error is told: the log goes to its file from then on at the latest."""
        self._context = context
        self._book = book
        self._keep_log = keep_log
        self.sheet: TroubleSheet | None = None

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error and tell it once; called by Python and by Qt's slots."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self._keep_log()
        before = self._book.last_lines()
        _log.error("unexpected error", exc_info=(kind, error, trace))
        if self.sheet is None:
            told = "".join(format_exception(kind, error, trace))
            report = "\n\n".join((system_lines(), told.strip(), before)).strip()
            self.sheet = TroubleSheet(self._context, self._book.nameless(report), self._book.path)
            self.sheet.show()


def system_lines() -> str:
    """Version, system and Qt, for a report."""
    return "\n".join(
        (
            f"Tabletop {__version__}",
            f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()},"
            f" {QSysInfo.currentCpuArchitecture()}",
            f"Python {platform.python_version()}, Qt {qVersion()}, {QGuiApplication.platformName()}",
        )
    )


class TroubleSheet(QDialog):
    """The sheet of one error. `report` is shown as it is copied; `log` is the file of the log, where there is one."""

    def __init__(self, context: AppContext, report: str, log: Path | None) -> None:
        super().__init__()
        words = context.words
        self.setWindowTitle("Tabletop")
        self.setModal(True)
        self.resize(*(round(side * context.metrics.factor) for side in _SIZE))
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(words.say(REPORT))
        self.copy = QPushButton(words.say(COPY), self)
        self.go_on = QPushButton(words.say(GO_ON), self)
        self.copy.clicked.connect(lambda: self._copy(words.say(COPIED)))
        self.go_on.clicked.connect(self.close)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(10)
        helps = words.say(WHAT_HELPS)
        where = words.say(say(LOG_FILE, file=str(log))) if log is not None else ""
        for sentence, role in (
            (words.say(TROUBLE), "section"),
            (words.say(TROUBLE_ADVICE), ""),
            (" ".join(part for part in (helps, where) if part), ""),
        ):
            column.addWidget(self._sentence(sentence, role))
        column.addWidget(self.report, 1)
        column.addWidget(buttons)
        self.go_on.setDefault(True)
        self.go_on.setFocus()

    def _sentence(self, words: str, role: str) -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setProperty("role", role)
        return label

    def _copy(self, done: str) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(done)
