"""Matches come from files of other programs and go there; positions go by the clipboard. Nothing waits for a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop import games
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, say
from tabletop.match.written import write_match
from tabletop.store.errors import DamagedSave, StoreError
from tabletop.store.listing import Summary
from tabletop.store.saves import SUFFIX, load_save
from tabletop.store.written_files import Opened, copy_file, kinds, write_file
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.folders import folder_for_files
from tabletop.ui.common.notice import Notice
from tabletop.ui.common.task import Task
from tabletop.ui.files.reading import Reading, Readings, keep, read_files
from tabletop.ui.session.session import Session

OPEN_TITLE = QT_TRANSLATE_NOOP("Window", "Open a match")
SAVE_TITLE = QT_TRANSLATE_NOOP("Window", "Save the match in a file")
ALL_MATCHES = QT_TRANSLATE_NOOP("Window", "Matches", "kind of files")
ALL_FILES = QT_TRANSLATE_NOOP("Window", "All files")
READING = QT_TRANSLATE_NOOP("Window", "The file “{file}” is being read.")
ONE_OF = QT_TRANSLATE_NOOP("Window", "This is match {number} of {count} in the file “{file}”.")
NEXT_ONE = QT_TRANSLATE_NOOP("Window", "Open the next one", "button: the next match of a file")
KNOWN = QT_TRANSLATE_NOOP("Window", "This match was here already. Here it is, as it was left.")
OTHERS = PLURAL_NOOP("Window", "%n more match(es) can be found under “All matches”.", "", 1)
OUR_FILES = QT_TRANSLATE_NOOP("Window", "Matches of Tabletop", "kind of files")
COPY_TITLE = QT_TRANSLATE_NOOP("Window", "Save a copy of the match")
WRITTEN = QT_TRANSLATE_NOOP("Window", "The match has been written to the file “{file}”.")
COPIED = QT_TRANSLATE_NOOP("Window", "The position has been copied: {position}")

LATE_MS = 400
_MOST_FILES = 50
_MOST_TOLD = 3
_NOT_IN_FILE_NAMES = '<>:"/\\|?*'


class MatchFiles(QObject):
    """What the menu offers for files. `opened` carries the match that was Found in one, `damaged` a DamagedSave;
    `notice` says what else there is to say. `matches` is the folder where matches are kept.

    A file is read in a thread of its own: the window stays awake, however long the match is.
    """

    opened = Signal(object)
    damaged = Signal(object)

    def __init__(self, context: AppContext, notice: Notice, window: QWidget, matches: Path | None = None) -> None:
        super().__init__(window)
        self._context = context
        self._notice = notice
        self._window = window
        self._folder = str(folder_for_files())
        self.dialog: QFileDialog | None = None
        self._matches = matches
        self._reading, self._writing = Task(self), Task(self)
        self._reading.done.connect(self._was_read)
        self._writing.done.connect(self._was_written)
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self._tell_reading)
        self._path = Path()

    # Opening

    def ask_open(self) -> None:
        """Ask which file, and open its first match."""
        words, found = self._context.words, kinds()
        every = " ".join(f"*.{suffix}" for suffix in found.values())
        filters = [f"{words.say(ALL_MATCHES)} (*{SUFFIX} {every})", f"{words.say(OUR_FILES)} (*{SUFFIX})"]
        filters += [f"{name} (*.{suffix})" for name, suffix in found.items()]
        dialog = self._ask(OPEN_TITLE, [*filters, f"{words.say(ALL_FILES)} (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda chosen: self.open_all([Path(name) for name in chosen]))
        dialog.open()

    def open(self, path: Path, at: int = 0) -> None:
        """Read a match of a file; `opened` comes when it is understood, else the notice says what is wrong."""
        self._read(((path, at),))

    def open_all(self, paths: Sequence[Path]) -> None:
        """Read the first match of each of these files. One comes to the table, the others to the list of matches."""
        self._read(tuple((path, 0) for path in paths[:_MOST_FILES]))

    def _read(self, wanted: tuple[tuple[Path, int], ...]) -> None:
        self.forget()
        self._path = wanted[0][0]
        self._reading.start(lambda: read_files(wanted, self._matches))
        self._late.start()

    def forget(self) -> None:
        """Drop what is being read: another match came to the table."""
        self._reading.forget()
        self._late.stop()

    @property
    def reading(self) -> bool:
        """Whether a file is being read."""
        return self._reading.running

    def _was_read(self, answer: object) -> None:
        self._late.stop()
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, Readings)
        problems = list(answer.problems)
        if answer.found:
            self.opened.emit(answer.found[0].match)
        for other in answer.found[1:]:
            try:
                keep(other.match, self._context, self._matches)
            except StoreError as error:
                problems.append(error)
        self._tell_of(answer.found, problems)

    def _tell_of(self, found: tuple[Reading, ...], problems: list[StoreError]) -> None:
        """Say, once a match lies on the table, what else there is to know."""
        if len(problems) == 1 and not found and isinstance(problems[0], DamagedSave):
            self.damaged.emit(problems[0])
        elif problems:
            texts = [error.text for error in problems[:_MOST_TOLD]]
            self._notice.tell(*texts, problems[0].advice) if len(problems) == 1 else self._notice.tell(*texts)
        elif len(found) > 1:
            self._notice.tell(say(OTHERS, len(found) - 1), quiet=True)
        elif found and isinstance(opened := found[0].found, Opened) and opened.count > 1:
            told = say(ONE_OF, number=opened.at + 1, count=opened.count, file=opened.path.name)
            has_next = opened.at + 1 < opened.count
            offer = (NEXT_ONE, lambda: self.open(opened.path, opened.at + 1)) if has_next else None
            self._notice.tell(told, offer=offer, quiet=True)
        elif found and found[0].kept is not None:
            self._notice.tell(KNOWN, quiet=True)

    def _tell_reading(self) -> None:
        self._notice.tell(say(READING, file=self._path.name), quiet=True)

    # Writing

    def ask_save(self, session: Session | None) -> None:
        """Ask for the name of a file, and write the match on the table there, as it stands then."""
        if session is None:
            return
        info = session.game.info
        kinds = dict([info.files]) if info.files is not None else {}
        kinds |= {self._context.words.say(OUR_FILES): SUFFIX.removeprefix(".")}
        names = " - ".join(player.name for player in session.players)
        self._ask_where(SAVE_TITLE, kinds, names, lambda goal: self._save(session, goal))

    def _save(self, session: Session, path: Path) -> None:
        try:
            if path.suffix.lower() != SUFFIX:
                names = (player.name for player in session.players)
                write_file(path, write_match(session.match, names, session.tags, session.recorder.remarks))
            elif session.recorder.path != path.resolve():  # there it is already
                session.keep_hands()
                write_file(path, session.recorder.in_full(session.match.log, session.match.result))
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
        else:
            self._notice.tell(say(WRITTEN, file=path.name), quiet=True)

    def ask_copy(self, match: Summary) -> None:
        """Ask where a copy of a saved match goes: as it is, or in the notation of its game where that has one."""
        header, info = match.header, games.info(match.header.game)
        kinds = {self._context.words.say(OUR_FILES): SUFFIX.removeprefix(".")}
        kinds |= dict([info.files]) if info.files is not None else {}
        name = header.title or " - ".join(player.name for player in header.players)
        self._ask_where(COPY_TITLE, kinds, name, lambda goal: self._copy(match.path, goal))

    def _ask_where(self, title: Msg, kinds: dict[str, str], name: str, save: Callable[[Path], None]) -> None:
        """Ask for a file of one of these kinds, with their suffixes; the name that is offered has that of the kind."""
        filters = {f"{kind} (*.{suffix})": suffix for kind, suffix in kinds.items()}
        dialog = self._ask(title, list(filters))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

        def take_kind(chosen: str) -> None:
            dialog.setDefaultSuffix(filters[chosen])
            dialog.selectFile(f"{_file_name(name)}.{filters[chosen]}")

        dialog.filterSelected.connect(take_kind)
        take_kind(next(iter(filters)))
        dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
        dialog.open()

    def _copy(self, path: Path, goal: Path) -> None:
        self._writing.start(lambda: _copied(path, goal))

    def _was_written(self, answer: object) -> None:
        if isinstance(answer, StoreError):
            self._notice.tell(answer.text, answer.advice)
        elif isinstance(answer, Exception):
            raise answer
        else:
            assert isinstance(answer, Path)
            self._notice.tell(say(WRITTEN, file=answer.name), quiet=True)

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


def _file_name(name: str) -> str:
    """A name without the signs that a file name may not have."""
    return "".join("_" if sign in _NOT_IN_FILE_NAMES or not sign.isprintable() else sign for sign in name)


def _copied(path: Path, goal: Path) -> Path:
    """Copy a saved match; in the notation of its game if the name of the goal says so."""
    if goal.suffix == SUFFIX:
        copy_file(path, goal)
        return goal
    loaded = load_save(path)
    names = (player.name for player in loaded.header.players)
    write_file(goal, write_match(loaded.match, names, loaded.header.tags, loaded.header.remarks))
    return goal
