"""What the entries of the menu and the keys of the window do, and where each of them is offered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import TEXT_PERCENTS, AppContext
from tabletop.ui.common.page import Page
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.main_menu import MainMenu

if TYPE_CHECKING:
    from tabletop.ui.common.notice import Notice
    from tabletop.ui.files.match_files import MatchFiles
    from tabletop.ui.session.session import Session

LARGE_SCREEN = QT_TRANSLATE_NOOP("Window", "This screen is very large. Larger text can be read from further away.")
LARGER_TEXT = QT_TRANSLATE_NOOP("Window", "Text twice as large", "button")
SAVED = QT_TRANSLATE_NOOP("Window", "The match is saved after every move, all by itself.")
AT_TABLE = (
    *(Do.UNDO, Do.REDO, Do.FRIENDLY_UNDO, Do.HINT, Do.IDEAS, Do.LOOK_BACK, Do.READ),
    *(Do.MAIN_BUTTON, Do.LUCK, Do.DEAL_AGAIN),
)


class Desk(Protocol):
    """What the commands need of the window; see `MainWindow`."""

    context: AppContext
    session: Session | None

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""

    @property
    def shelf(self) -> QWidget:
        """The first page."""

    @property
    def at_table(self) -> bool:
        """Whether a match is shown."""

    @property
    def notice(self) -> Notice:
        """The strip over the page."""

    @property
    def files(self) -> MatchFiles:
        """Files of other programs."""

    def do_at_table(self, what: Do) -> None:
        """Do something with the match that is shown, if any."""

    def show_shelf(self) -> None:
        """Go back to the shelf."""

    def show_matches(self) -> None:
        """Show every match that was ever saved."""

    def begin_anew(self) -> None:
        """Show the set-up of the game in question."""

    def show_settings(self) -> None:
        """Show the settings."""

    def show_rules(self) -> None:
        """Show the rules of the game in question."""

    def print_rules(self) -> None:
        """Print the rules of the game in question."""

    def leave_page(self) -> bool:
        """Go back from the page that is shown; false at the shelf."""

    def set_language(self, code: str) -> None:
        """Speak another language."""


class WindowCommands(QObject):
    """Joins the menu of a window with what it is about. `window` and `desk` are the same thing. `sheet`: the keys, or
    what there is to say of the program, while it is open."""

    def __init__(self, menu: MainMenu, window: QMainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._menu = menu
        self._window = window
        self._desk = desk
        self.sheet: QWidget | None = None
        doing: dict[Do, Callable[[], object]] = {
            Do.NEW: desk.begin_anew,
            Do.OPEN: lambda: desk.files.ask_open(),
            Do.SAVE: lambda: desk.notice.tell(SAVED, quiet=True),
            Do.SAVE_AS: lambda: desk.files.ask_save(desk.session),
            Do.COPY_POSITION: lambda: desk.files.copy_position(desk.session),
            Do.PRINT: desk.print_rules,
            Do.SHELF: desk.show_shelf,
            Do.MATCHES: desk.show_matches,
            Do.CLOSE: lambda: desk.leave_page() or window.close(),
            Do.QUIT: window.close,
            Do.FIND: self._find,
            Do.RULES: desk.show_rules,
            Do.SHORTCUTS: self.show_keys,
            Do.ABOUT: self._show_about,
            Do.SETTINGS: desk.show_settings,
            Do.LARGER: lambda: self._resize_text(1),
            Do.SMALLER: lambda: self._resize_text(-1),
            Do.FULL_SCREEN: self._toggle_full_screen,
            Do.MENU: self._open_menu,
        }
        doing |= {what: partial(desk.do_at_table, what) for what in AT_TABLE}
        for what, do in doing.items():
            menu[what].triggered.connect(lambda _=False, done=do: done())
        for code, action in menu.languages.items():
            action.triggered.connect(lambda _=False, c=code: desk.set_language(c))
        menu.aboutToShow.connect(self.show_place)

    def show_place(self) -> None:
        """Offer what makes sense on the page that is shown."""
        desk, session = self._desk, self._desk.session
        info = session.game.info if session is not None and desk.at_table else None
        writes = session is not None and session.game.notation is not None
        offered = dict.fromkeys(AT_TABLE, info is not None and not info.real_time)
        offered |= dict.fromkeys((Do.LOOK_BACK, Do.READ, Do.SAVE, Do.SAVE_AS), info is not None)
        offered[Do.IDEAS] = info is not None and info.compares and not info.real_time
        offered[Do.LUCK] = info is not None and info.luck
        offered[Do.DEAL_AGAIN] = session is not None and offered[Do.LUCK] and session.match.luck_is_known
        offered[Do.COPY_POSITION] = info is not None and writes
        self._menu.show_place(offered)
        self._menu[Do.SHELF].setEnabled(desk.page is not desk.shelf)
        self._menu[Do.FRIENDLY_UNDO].setChecked(session is not None and session.match.friendly_undo)
        self._menu[Do.FULL_SCREEN].setChecked(self._window.isFullScreen())

    def _find(self) -> None:
        if isinstance(self._desk.page, Page):
            self._desk.page.seek()

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        from tabletop.ui.settings.key_sheet import KeySheet

        self._open(KeySheet(self._desk.context, self._window))

    def _show_about(self) -> None:
        from tabletop.ui.settings.about import AboutSheet

        self._open(AboutSheet(self._desk.context, self._window))

    def _open(self, sheet: QWidget) -> None:
        if self.sheet is not None:
            self.sheet.close()
        self.sheet = sheet
        sheet.destroyed.connect(lambda: self._gone(sheet))
        sheet.show()

    def _gone(self, sheet: QWidget) -> None:
        if self.sheet is sheet:
            self.sheet = None

    def suggest_large_text(self) -> None:
        """Offer larger words on a screen with very many pixels, once and quietly."""
        enlarge = partial(self._take_text, max(TEXT_PERCENTS))
        self._desk.notice.tell(LARGE_SCREEN, offer=(LARGER_TEXT, enlarge), quiet=True)

    def _take_text(self, percent: int) -> None:
        context = self._desk.context
        context.settings.text_percent = percent
        context.save_settings()
        context.apply_look()

    def _resize_text(self, step: int) -> None:
        percent = self._desk.context.settings.text_percent
        steps = sorted({*TEXT_PERCENTS, percent})
        at = steps.index(percent) + step
        if 0 <= at < len(steps):
            self._take_text(steps[at])

    def _toggle_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._menu[Do.FULL_SCREEN].setChecked(self._window.isFullScreen())

    def _open_menu(self) -> None:
        if isinstance(self._desk.page, Page):
            self._desk.page.open_menu()
