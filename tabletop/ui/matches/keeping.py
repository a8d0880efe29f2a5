"""What can be done with a match that lies in its file: another title, put away, brought back, deleted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QFile, QObject, Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, say
from tabletop.store.errors import CannotMove, StoreError
from tabletop.store.listing import Summary, bring_back, destroy, put_away
from tabletop.store.saves import rename
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.notice import Notice
from tabletop.ui.matches.model import MatchesModel
from tabletop.ui.shelf.kept_pictures import KeptPictures

DELETE_WHICH = QT_TRANSLATE_NOOP("Matches", "Delete “{title}”?")
TO_TRASH = QT_TRANSLATE_NOOP("Matches", "The match goes to the trash of this computer: {note} ({names}).")
FOR_GOOD = QT_TRANSLATE_NOOP("Matches", "There is no trash here. The match would be gone for good.")
DELETE = QT_TRANSLATE_NOOP("Matches", "Delete", "button: a saved match")
KEEP = QT_TRANSLATE_NOOP("Matches", "Keep it", "button: do not delete a saved match")
IN_TRASH = QT_TRANSLATE_NOOP("Matches", "“{title}” is in the trash now.")
PUT_AWAY = QT_TRANSLATE_NOOP("Matches", "“{title}” has been put away. It is not offered on the shelf any more.")
UNDO = QT_TRANSLATE_NOOP("Matches", "Bring it back", "button: a saved match comes to the shelf again")


class MatchKeeper(QObject):
    """Changes files as the page wants it, and brings the list in line. What goes wrong is told by the notice."""

    def __init__(
        self, context: AppContext, notice: Notice, model: MatchesModel, pictures: KeptPictures, window: QWidget
    ) -> None:
        super().__init__(window)
        self._context = context
        self._notice = notice
        self._model = model
        self._pictures = pictures
        self._window = window
        self.box: QMessageBox | None = None

    def rename(self, match: Summary, title: str) -> None:
        """Give a match a title ("": that of its game)."""
        before = match.path.stat().st_size if match.path.exists() else 0
        try:
            header = rename(match.path, title)
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
            return
        self._pictures.renamed(match.path, before)
        self._model.replace(match, replace(match, header=header))

    def put_away(self, match: Summary) -> None:
        """Take a match off the shelf; it stays in the list of those that were put away."""
        away = self._moved(match, put_away)
        if away is not None:
            told = say(PUT_AWAY, title=self._model.title(match))
            self._notice.tell(told, offer=(UNDO, lambda: self.bring_back(away)), quiet=True)

    def bring_back(self, match: Summary) -> Summary | None:
        """Put a match on the shelf again; the match where it is now."""
        return self._moved(match, bring_back)

    def _moved(self, match: Summary, move: Callable[[Path], Path]) -> Summary | None:
        try:
            path = move(match.path)
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
            return None
        moved = replace(match, path=path, away=not match.away)
        self._model.replace(match, moved)
        return moved

    # Deleting

    def ask_delete(self, match: Summary) -> None:
        """Delete a match, if that is really wanted."""
        names = self._context.words.listed(player.name for player in match.header.players)
        below = self._context.words.say(TO_TRASH, note=self._model.note(match), names=names)
        self._ask(match, below, lambda: self._to_trash(match))

    def _ask(self, match: Summary, below: str, delete: Callable[[], object]) -> None:
        words = self._context.words
        if self.box is not None:
            self.box.close()
            self.box.deleteLater()
        question = words.say(DELETE_WHICH, title=self._model.title(match))
        self.box = box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(words.say(DELETE))
        box.setText(question)
        box.setInformativeText(below)
        for label in box.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)  # titles and names may look like HTML
        yes = box.addButton(words.say(DELETE), QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(words.say(KEEP), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        yes.clicked.connect(lambda: delete())
        box.open()

    def _to_trash(self, match: Summary) -> None:
        if to_trash(match.path):
            self._gone(match, IN_TRASH)
        elif not match.path.exists():
            error = CannotMove(match.path, "it is gone")
            self._notice.tell(error.text)
            self._model.replace(match, None)
        else:
            self._ask(match, self._context.words.say(FOR_GOOD), lambda: self._destroy(match))

    def _destroy(self, match: Summary) -> None:
        try:
            destroy(match.path)
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
        else:
            self._gone(match, None)

    def _gone(self, match: Summary, told: Msg | None) -> None:
        title = self._model.title(match)
        self._model.replace(match, None)
        if told is not None:
            self._notice.tell(say(told, title=title), quiet=True)


def to_trash(path: Path) -> bool:
    """Let the system throw a file away, so that it can be had back; whether it did."""
    return QFile(str(path)).moveToTrash()
