"""The part of the settings about programs from elsewhere: whether they may play, and which there are."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.paper_buttons import dress
from tabletop.ui.common.programs import players_from_elsewhere
from tabletop.ui.common.switch import Switch

PROGRAMS = QT_TRANSLATE_NOOP("Settings", "Other programs", "as opponents in games")
MAY_PLAY = QT_TRANSLATE_NOOP("Settings", "Programs of this computer may be opponents")
FOUND = QT_TRANSLATE_NOOP("Settings", "{game}: {programs}", "a game, and names of programs that play it")
NONE_FOUND = QT_TRANSLATE_NOOP("Settings", "{game}: no program was found on this computer.")
NOT_ONE = QT_TRANSLATE_NOOP("Settings", "“{file}” is not a program that can play {game}.")
CHOOSE = QT_TRANSLATE_NOOP("Settings", "Choose a program for {game}", "button: opens a list of files")


class OutsideSettings(QWidget):
    """The switch, and for each game that other programs play what was found and a button to choose one."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._infos = players_from_elsewhere()
        self.may_play = Switch(context)
        self.found = {info.slug: QLabel(wordWrap=True) for info in self._infos}
        self.choose = {info.slug: QPushButton() for info in self._infos}
        self.dialog: QFileDialog | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.may_play)
        for slug, button in self.choose.items():
            column.addWidget(self.found[slug])
            column.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
            button.clicked.connect(partial(self._ask, slug))
        self.may_play.toggled.connect(self._set)
        context.programs.judged.connect(self.fill)

    def showEvent(self, event: QShowEvent) -> None:
        """Find out which programs there are."""
        super().showEvent(event)
        self._context.programs.look()

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        self.may_play.setText(say(MAY_PLAY))
        for info in self._infos:
            self.choose[info.slug].setText(say(CHOOSE, game=say(info.title)))
        self.fill()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        self.may_play.updateGeometry()
        for label in self.found.values():
            dress(label, self._context.metrics.quiet_px, self._context.theme.text2)

    def fill(self) -> None:
        """Show what is known, without taking it for a person's wish."""
        say, programs = self._context.words.say, self._context.programs
        is_any = False
        for info in self._infos:
            game, names = say(info.title), [program.name for program in programs.known(info.slug)]
            missed, is_any = programs.misses(info.slug), is_any or bool(names)
            line = say(FOUND, game=game, programs=", ".join(names)) if names else say(NONE_FOUND, game=game)
            wrong = say(NOT_ONE, file=missed, game=game) if missed else ""
            self.found[info.slug].setText("\n".join(filter(None, (line, wrong))))
        blocked = self.may_play.blockSignals(True)
        self.may_play.setChecked(self._context.settings.outside and is_any)
        self.may_play.setEnabled(is_any)
        self.may_play.blockSignals(blocked)

    def _set(self, is_on: bool) -> None:
        self._context.settings.outside = is_on
        self._context.save_settings()

    def _ask(self, slug: str) -> None:
        dialog = QFileDialog(self, self.choose[slug].text())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(partial(self._context.programs.choose, slug))
        self.dialog = dialog
        dialog.open()
