"""The menu of the window: a button opens it, and where the system has one bar for all programs it is there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.shortcuts import COMMANDS, Do

LANGUAGE = QT_TRANSLATE_NOOP("Window", "Language")
AS_SYSTEM = QT_TRANSLATE_NOOP("Window", "Same as the system", "language of the operating system")
MATCH = QT_TRANSLATE_NOOP("Window", "Match", "menu: new, open, print")
MOVE = QT_TRANSLATE_NOOP("Window", "Move", "menu: undo, hint")
VIEW = QT_TRANSLATE_NOOP("Window", "View", "menu: size of the text, full screen")
HELP = QT_TRANSLATE_NOOP("Window", "Help", "menu: rules, keys, about")

_POPUP: tuple[tuple[Do, ...], ...] = (
    (Do.NEW, Do.OPEN, Do.SAVE_AS, Do.COPY_POSITION, Do.PRINT, Do.MATCHES, Do.SHELF),
    (Do.UNDO, Do.REDO, Do.FRIENDLY_UNDO, Do.HINT, Do.IDEAS, Do.LOOK_BACK, Do.READ, Do.LUCK, Do.DEAL_AGAIN),
    (Do.SETTINGS, Do.FULL_SCREEN),
    (Do.RULES, Do.SHORTCUTS, Do.ABOUT),
    (Do.QUIT,),
)
"""The entries of the menu between its lines."""
_BAR: tuple[tuple[Msg, tuple[Do, ...]], ...] = (
    (
        MATCH,
        (Do.NEW, Do.OPEN, Do.SAVE_AS, Do.COPY_POSITION, Do.PRINT, Do.MATCHES, Do.SHELF, Do.SETTINGS, Do.CLOSE, Do.QUIT),
    ),
    (
        MOVE,
        (
            Do.UNDO,
            Do.REDO,
            Do.FRIENDLY_UNDO,
            Do.HINT,
            Do.IDEAS,
            Do.LOOK_BACK,
            Do.READ,
            Do.LUCK,
            Do.DEAL_AGAIN,
            Do.MAIN_BUTTON,
        ),
    ),
    (VIEW, (Do.FULL_SCREEN, Do.LARGER, Do.SMALLER, Do.FIND)),
    (HELP, (Do.RULES, Do.SHORTCUTS, Do.ABOUT)),
)
"""The menus of the bar; macOS puts what has a role where it belongs there."""
_ROLES = {
    Do.ABOUT: QAction.MenuRole.AboutRole,
    Do.SETTINGS: QAction.MenuRole.PreferencesRole,
    Do.QUIT: QAction.MenuRole.QuitRole,
}
_NOT_IN_WINDOW = frozenset({Do.TURN})
"""What a page does by a key of its own."""
_CHECKED = (Do.FULL_SCREEN, Do.FRIENDLY_UNDO)


class MainMenu(QMenu):
    """One action for each command of the window, `actions_of`; they belong to the window too, so that their keys work
    everywhere. Who owns the window connects them. `bar`: the menu bar, where one is wanted."""

    def __init__(self, context: AppContext, window: QWidget, has_bar: bool = False) -> None:
        super().__init__(window)
        self._context = context
        self._names: list[tuple[QAction | QMenu, Msg]] = []
        self.actions_of: dict[Do, QAction] = {}
        for _, commands in COMMANDS:
            for command in commands:
                if command.what not in _NOT_IN_WINDOW:
                    self._add_action(command.what, command.name)
        self.language = QMenu(self)
        self._names.append((self.language, LANGUAGE))
        self.languages: dict[str, QAction] = {}
        self._group = QActionGroup(self)
        for code, name in (("", ""), *LANGUAGES.items()):
            self._add_language(code, name)
        for group in _POPUP:
            self._fill(self, group)
            self.addSeparator()
        self.insertMenu(self[Do.SETTINGS], self.language)
        self.bar = self._make_bar() if has_bar else None
        window.addActions(list(self.actions_of.values()))
        context.shortcuts.changed.connect(self._take_keys)
        self._take_keys()
        self.retranslate()

    def __getitem__(self, what: Do) -> QAction:
        return self.actions_of[what]

    def _add_action(self, what: Do, name: Msg) -> None:
        action = QAction(self)
        action.setMenuRole(_ROLES.get(what, QAction.MenuRole.NoRole))
        action.setCheckable(what in _CHECKED)
        self._names.append((action, name))
        self.actions_of[what] = action

    def _add_language(self, code: str, name: str) -> None:
        action = QAction(name, self)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setCheckable(True)
        self._group.addAction(action)
        self.language.addAction(action)
        self.languages[code] = action
        if not name:
            self._names.append((action, AS_SYSTEM))

    def _fill(self, menu: QMenu, group: Iterable[Do]) -> None:
        menu.addActions([self.actions_of[what] for what in group])

    def _make_bar(self) -> QMenuBar:
        bar = QMenuBar()
        for name, group in _BAR:
            menu = QMenu(bar)
            self._names.append((menu, name))
            self._fill(menu, group)
            bar.addMenu(menu)
            if name is VIEW:
                menu.addMenu(self.language)
        return bar

    def _take_keys(self) -> None:
        for what, action in self.actions_of.items():
            keys: list[QKeySequence] = self._context.shortcuts.keys(what)
            action.setShortcuts(keys)

    def show_place(self, offered: Mapping[Do, bool]) -> None:
        """Offer what makes sense where one is: what is not named here always does."""
        for what, is_offered in offered.items():
            self.actions_of[what].setVisible(is_offered)

    def retranslate(self) -> None:
        """Set all words anew, with a letter underlined in each, and the mark at the language in use."""
        said = {thing: self._context.words.say(name) for thing, name in self._names}
        for menu in (self, self.bar):
            entries = [action.menu() or action for action in menu.actions()] if menu is not None else []
            known = [entry for entry in entries if entry in said]
            said.update(zip(known, with_letters([said[entry] for entry in known]), strict=True))
        for thing, words in said.items():
            if isinstance(thing, QMenu):
                thing.setTitle(words)
            else:
                thing.setText(words)
        chosen = self._context.settings.language
        self.languages[chosen if chosen in self.languages else ""].setChecked(True)


def with_letters(names: Iterable[str]) -> list[str]:
    """Names of a menu with an ampersand before the letter that chooses each: the first letter of a word where it is
    still free, else any letter; a name for which there is none is left alone."""
    taken: set[str] = set()
    lettered = []
    for name in names:
        starts = [at for at, sign in enumerate(name) if sign.isalpha() and (at == 0 or not name[at - 1].isalpha())]
        free = [at for at in (*starts, *range(len(name))) if name[at].isalpha() and name[at].casefold() not in taken]
        if free:
            taken.add(name[free[0]].casefold())
            name = f"{name[: free[0]]}&{name[free[0] :]}"
        lettered.append(name)
    return lettered
