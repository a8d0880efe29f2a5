"""The menu of the window and its keys: rules, undo, files, full screen, language, settings, quit."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import LANGUAGES

SHELF = QT_TRANSLATE_NOOP("Window", "Shelf")
MATCHES = QT_TRANSLATE_NOOP("Window", "All matches", "menu: the list of all saved matches")
RULES = QT_TRANSLATE_NOOP("Window", "Rules")
UNDO = QT_TRANSLATE_NOOP("Window", "Undo")
LOOK_BACK = QT_TRANSLATE_NOOP("Window", "Look back", "menu: step through the match on the table")
OPEN = QT_TRANSLATE_NOOP("Window", "Open …", "menu: a match from a file")
SAVE_AS = QT_TRANSLATE_NOOP("Window", "Save as …", "menu: the match on the table, in a file for other programs")
COPY_POSITION = QT_TRANSLATE_NOOP("Window", "Copy the position", "menu: as text")
FULL_SCREEN = QT_TRANSLATE_NOOP("Window", "Full screen")
LANGUAGE = QT_TRANSLATE_NOOP("Window", "Language")
AS_SYSTEM = QT_TRANSLATE_NOOP("Window", "Same as the system", "language of the operating system")
SETTINGS = QT_TRANSLATE_NOOP("Window", "Settings")
QUIT = QT_TRANSLATE_NOOP("Window", "Quit")


class MainMenu(QMenu):
    """The actions belong to the window too, so that their keys work everywhere; who owns the window connects them."""

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._words: list[tuple[QAction | QMenu, Msg]] = []
        self.shelf = self._action(SHELF)
        self.matches = self._action(MATCHES, QKeySequence("Ctrl+L"))
        self.rules = self._action(RULES, QKeySequence("F1"))
        self.undo = self._action(UNDO, QKeySequence(QKeySequence.StandardKey.Undo))
        self.look_back = self._action(LOOK_BACK, QKeySequence("Ctrl+B"))
        self.addSeparator()
        self.open = self._action(OPEN, QKeySequence("Ctrl+O"))
        self.save_as = self._action(SAVE_AS, QKeySequence("Ctrl+Shift+S"))
        self.copy_position = self._action(COPY_POSITION, QKeySequence("Ctrl+Shift+C"))
        self.addSeparator()
        self.language = QMenu(self)
        self._words.append((self.language, LANGUAGE))
        self.addMenu(self.language)
        self.languages: dict[str, QAction] = {}
        self._group = QActionGroup(self)
        for code, name in (("", ""), *LANGUAGES.items()):
            self._add_language(code, name)
        self.settings = self._action(SETTINGS, QKeySequence("Ctrl+,"))
        self.full_screen = self._action(FULL_SCREEN, QKeySequence("F11"))
        self.full_screen.setCheckable(True)
        self.addSeparator()
        self.quit = self._action(QUIT, QKeySequence("Ctrl+Q"))
        window.addActions(self.actions())
        self.retranslate()

    def _action(self, msg: Msg, key: QKeySequence | None = None) -> QAction:
        action = QAction(self)
        if key is not None:
            action.setShortcut(key)
        self.addAction(action)
        self._words.append((action, msg))
        return action

    def _add_language(self, code: str, name: str) -> None:
        action = QAction(name, self)
        action.setCheckable(True)
        self._group.addAction(action)
        self.language.addAction(action)
        self.languages[code] = action
        if not name:
            self._words.append((action, AS_SYSTEM))

    def show_place(self, at_shelf: bool, opens_files: bool, at_table: bool, writes_files: bool) -> None:
        """Offer what makes sense where one is. `writes_files`: the game on the table has a notation."""
        self.shelf.setEnabled(not at_shelf)
        for action in (self.undo, self.look_back):
            action.setEnabled(at_table)
        self.open.setEnabled(opens_files)
        for action in (self.save_as, self.copy_position):
            action.setVisible(at_table and writes_files)

    def retranslate(self) -> None:
        """Set all words anew, and the mark at the language in use."""
        for thing, msg in self._words:
            words = self._context.words.say(msg)
            if isinstance(thing, QMenu):
                thing.setTitle(words)
            else:
                thing.setText(words)
        chosen = self._context.settings.language
        self.languages[chosen if chosen in self.languages else ""].setChecked(True)
