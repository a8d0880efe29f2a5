"""Matches come from files of other programs and go there; positions go by the clipboard. Nothing waits for a dialog."""

from __future__ import annotations

from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, say
from tabletop.match.players import Player
from tabletop.match.written import write_match
from tabletop.store.errors import StoreError
from tabletop.store.saves import Header
from tabletop.store.written_files import Opened, kinds, open_file, write_file
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.notice import Notice
from tabletop.ui.session.session import Session
from tabletop.ui.session.session_factory import adopt_session
from tabletop.ui.setup.seat_config import PERSON_NAME

OPEN_TITLE = QT_TRANSLATE_NOOP("Window", "Open a match")
SAVE_TITLE = QT_TRANSLATE_NOOP("Window", "Save the match in a file")
ALL_MATCHES = QT_TRANSLATE_NOOP("Window", "Matches", "kind of files")
ALL_FILES = QT_TRANSLATE_NOOP("Window", "All files")
READING = QT_TRANSLATE_NOOP("Window", "The file “{file}” is being read.")
ONE_OF = QT_TRANSLATE_NOOP("Window", "This is match {number} of {count} in the file “{file}”.")
NEXT_ONE = QT_TRANSLATE_NOOP("Window", "Open the next one", "button: the next match of a file")
WRITTEN = QT_TRANSLATE_NOOP("Window", "The match has been written to the file “{file}”.")
COPIED = QT_TRANSLATE_NOOP("Window", "The position has been copied: {position}")

_LOOK_MS = 10
LATE_MS = 400
_NAME = 40
_NO_NAMES = ("", "?", "-")
_NOT_IN_FILE_NAMES = '<>:"/\\|?*'

Answer = Opened | Exception


class MatchFiles(QObject):
    """What the menu offers for files. `opened` carries an Opened; `notice` says what else there is to say.

    A file is read in a thread of its own: the window stays awake, however long the match is.
    """

    opened = Signal(object)

    def __init__(self, context: AppContext, notice: Notice, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._notice = notice
        self._window = window
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self.dialog: QFileDialog | None = None
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._look_for_answer)
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self._tell_reading)
        self._path = Path()

    # Opening

    def ask_open(self) -> None:
        """Ask which file, and open its first match."""
        words, found = self._context.words, kinds()
        every = " ".join(f"*.{suffix}" for suffix in found.values())
        filters = [f"{words.say(ALL_MATCHES)} ({every})"]
        filters += [f"{name} (*.{suffix})" for name, suffix in found.items()]
        dialog = self._ask(OPEN_TITLE, [*filters, f"{words.say(ALL_FILES)} (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda chosen: self.open(Path(chosen)))
        dialog.open()

    def open(self, path: Path, at: int = 0) -> None:
        """Read a match of a file; `opened` comes when it is understood, else the notice says what is wrong."""
        self.forget()
        self._path = path
        answers = self._answers
        Thread(target=_read, args=(path, at, answers), daemon=True).start()
        self._look.start()
        self._late.start()

    def forget(self) -> None:
        """Drop what is being read: another match came to the table."""
        self._look.stop()
        self._late.stop()
        self._answers = SimpleQueue()

    @property
    def reading(self) -> bool:
        """Whether a file is being read."""
        return self._look.isActive()

    def tell_of(self, opened: Opened) -> None:
        """Say, once the match lies on the table, that its file holds more of them."""
        if opened.count > 1:
            told = say(ONE_OF, number=opened.at + 1, count=opened.count, file=opened.path.name)
            has_next = opened.at + 1 < opened.count
            offer = (NEXT_ONE, lambda: self.open(opened.path, opened.at + 1)) if has_next else None
            self._notice.tell(told, offer=offer, quiet=True)

    def _look_for_answer(self) -> None:
        try:
            answer = self._answers.get_nowait()
        except Empty:
            return
        self.forget()
        if isinstance(answer, Opened):
            self.opened.emit(answer)
        elif isinstance(answer, StoreError):
            self._notice.tell(answer.text, answer.advice)
        else:
            raise answer

    def _tell_reading(self) -> None:
        self._notice.tell(say(READING, file=self._path.name), quiet=True)

    # Writing

    def ask_save(self, session: Session | None) -> None:
        """Ask for the name of a file, and write the match on the table there, as it stands then."""
        if session is None or session.game.info.files is None:
            return
        name, suffix = session.game.info.files
        dialog = self._ask(SAVE_TITLE, [f"{name} (*.{suffix})"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{_file_name(session)}.{suffix}")
        dialog.fileSelected.connect(lambda chosen: self._save(session, Path(chosen)))
        dialog.open()

    def _save(self, session: Session, path: Path) -> None:
        text = write_match(session.match, (player.name for player in session.players), session.tags)
        try:
            write_file(path, text)
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
        else:
            self._notice.tell(say(WRITTEN, file=path.name), quiet=True)

    def copy_position(self, session: Session | None) -> None:
        """Copy the position on the table to the clipboard, as one line."""
        if session is None or session.game.notation is None:
            return
        position = session.game.notation.position(session.match.state)
        QGuiApplication.clipboard().setText(position)
        self._notice.tell(say(COPIED, position=position), quiet=True)

    def _ask(self, title: Msg, filters: list[str]) -> QFileDialog:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
        words = self._context.words
        self.dialog = dialog = QFileDialog(self._window, words.say(title), self._folder)
        dialog.setAccessibleName(words.say(title))
        dialog.setNameFilters(filters)
        dialog.fileSelected.connect(self._note_folder)
        return dialog

    def _note_folder(self, chosen: str) -> None:
        self._folder = str(Path(chosen).parent)


def opened_session(opened: Opened, context: AppContext, folder: Path | None) -> Session:
    """Let a match of a file go on from its last position; it is saved in `folder` like any other."""
    match, record = opened.match, opened.record
    players = tuple(_player(record.names, seat, context) for seat in range(match.setup.seats))
    header = Header(match.game.info.slug, match.setup, players, match.friendly_undo, tags=record.tags)
    return adopt_session(match, header, folder)


def _player(names: tuple[str, ...], seat: int, context: AppContext) -> Player:
    name = " ".join(names[seat].split())[:_NAME] if seat < len(names) else ""
    return Player(context.words.say(PERSON_NAME, number=seat + 1) if name in _NO_NAMES else name)


def _file_name(session: Session) -> str:
    """The names of the players, without the signs that a file name may not have."""
    name = " - ".join(player.name for player in session.players)
    return "".join("_" if sign in _NOT_IN_FILE_NAMES or not sign.isprintable() else sign for sign in name)


def _read(path: Path, at: int, answers: SimpleQueue[Answer]) -> None:
    """Read a file in the thread. Every error is handed over: nobody would hear of it here."""
    try:
        answers.put(open_file(path, at))
    except Exception as error:
        answers.put(error)
