"""Saved matches come to the table again, or leave the shelf; what is wrong with a file is said over the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tabletop import games
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.store.errors import DamagedSave, StoreError
from tabletop.store.listing import bring_back, put_away
from tabletop.store.saves import load_save, read_save
from tabletop.ui.common.context import SavedMatch
from tabletop.ui.common.notice import Notice
from tabletop.ui.session.session_factory import adopt_session, resume_session

GO_ON = QT_TRANSLATE_NOOP("Window", "Go on from there", "button: continue a damaged match from its last sound move")
PUT_AWAY = QT_TRANSLATE_NOOP("Window", "The match of {game} has been put away.")
BRING_BACK = QT_TRANSLATE_NOOP("Window", "Bring it back", "button: a saved match comes to the shelf again")


class Continuing(QObject):
    """`ready(Session)`: a match can be laid on the table; `changed`: the shelf has other matches to continue."""

    ready = Signal(object)
    changed = Signal()

    def __init__(self, folder: Path | None, notice: Notice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._notice = notice

    def go_on(self, path: Path) -> None:
        """Bring a saved match to the table. A damaged one is offered as far as it is sound."""
        try:
            loaded = load_save(path)
        except DamagedSave as error:
            self.offer_sound_part(error)
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
            self.changed.emit()
        else:
            self.ready.emit(resume_session(loaded))

    def put_away(self, saved: SavedMatch) -> None:
        """Let a saved match leave the shelf. Its file is kept, and it can be brought back."""
        moved = self._moved(lambda: put_away(saved.path))
        if moved is not None:
            told = say(PUT_AWAY, game=Text(games.info(saved.slug).title))
            self._notice.tell(told, offer=(BRING_BACK, lambda: self._moved(lambda: bring_back(moved))), quiet=True)

    def _moved(self, move: Callable[[], Path]) -> Path | None:
        try:
            return move()
        except StoreError as error:
            self._notice.tell(error.text, error.advice)
            return None
        finally:
            self.changed.emit()

    def offer_sound_part(self, error: DamagedSave) -> None:
        """Say what is wrong with a file, and let the match go on from its last sound move in a file of its own."""
        match, path = error.match, error.path
        if match is None:
            self._notice.tell(error.text)
            return

        def go_on() -> None:
            try:
                header = read_save(path).header
            except StoreError as gone:
                self._notice.tell(gone.text, gone.advice)
            else:
                self.ready.emit(adopt_session(match, header, self._folder))

        self._notice.tell(error.text, error.advice, offer=(GO_ON, go_on))
