"""The strip over a page: each message in the colours of its kind."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.core.text import Msg
from tabletop.ui.common.notice import Notice
from tests.ui.shell_parts import fresh_context


class Paintings(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_an_error_after_a_quiet_notice_of_the_same_words_is_painted_anew(qtbot: QtBot) -> None:
    notice, paintings = Notice(fresh_context()), Paintings()
    qtbot.addWidget(notice)
    notice.resize(600, 60)
    notice.tell(Msg("t", "The same words"), quiet=True)
    for _ in range(3):
        QApplication.processEvents()
    notice.installEventFilter(paintings)
    notice.tell(Msg("t", "The same words"))
    qtbot.waitUntil(lambda: paintings.count > 0)
