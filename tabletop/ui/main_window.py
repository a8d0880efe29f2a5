"""The window: a stack of pages and who follows whom. Pages are made when they are first wanted."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP, Text
from tabletop.ui.common.context import AppContext, SavedMatch, StartRequest
from tabletop.ui.common.trail import Trail
from tabletop.ui.look.covers import let_go_of_covers
from tabletop.ui.session.evening import Evening
from tabletop.ui.shelf.game_box import GameBox
from tabletop.ui.shelf.shelf import ShelfPage
from tabletop.ui.shelf.ticket_pictures import TicketPictures

if TYPE_CHECKING:
    from tabletop.ui.common.notice import Notice
    from tabletop.ui.common.shortcuts import Do
    from tabletop.ui.files.match_files import MatchFiles
    from tabletop.ui.files.reading import Found
    from tabletop.ui.main_menu import MainMenu
    from tabletop.ui.match_page.table_page import TablePage
    from tabletop.ui.matches.page import MatchesPage
    from tabletop.ui.rules.page import RulesPage
    from tabletop.ui.session.session import Session
    from tabletop.ui.settings.page import SettingsPage
    from tabletop.ui.setup.page import SetupPage
    from tabletop.ui.shelf.continuing import Continuing
    from tabletop.ui.window_commands import WindowCommands

TITLE = QT_TRANSLATE_NOOP("Window", "Tabletop")
GAME_TITLE = QT_TRANSLATE_NOOP("Window", "{game} – Tabletop", "title of the window")
BAD_SETUP = QT_TRANSLATE_NOOP(
    "Window", "This set-up does not suit the game. Please check the seats and the house rules."
)

_SEEN_MS = 50
"""From the first painting until what it does not need is made: a picture that is there already can be clicked."""


def first_size(room: QSize) -> QSize:
    """How large the window is the first time, on a screen with so much room: four fifths of a large one."""
    return (room * 0.8).expandedTo(QSize(1280, 800)).boundedTo(room)


class MainWindow(QMainWindow):
    """Shelf, set-up, table, rules and settings. `folder` is where matches are saved (None: nowhere), `pictures` where
    the tickets' pictures lie. `has_menu_bar`: the menu is in a bar too, as macOS has it. `painted` is emitted once,
    when the window has been seen: what the first picture does not need is made then."""

    painted = Signal()

    def __init__(
        self,
        context: AppContext,
        folder: Path | None = None,
        pictures: Path | None = None,
        parent: QWidget | None = None,
        has_menu_bar: bool = sys.platform == "darwin",
    ) -> None:
        super().__init__(parent)
        self.context = context
        context.grow_with(self)
        self._has_menu_bar = has_menu_bar
        self._folder = folder
        self._evening = Evening(folder)
        self._pictures = TicketPictures(pictures)
        self._menu: MainMenu | None = None
        self._commands: WindowCommands | None = None
        self._notice: Notice | None = None
        self._files: MatchFiles | None = None
        self._continuing: Continuing | None = None
        centre = QWidget(self)
        self.setCentralWidget(centre)  # everything is made in its place: moving it would cost a second polishing
        self.stack = QStackedWidget(centre)
        infos = [games.info(slug) for slug in games.slugs()]
        self.shelf = ShelfPage(context, infos, self._saved, self.stack, self._keeps_any)
        self._setup: SetupPage | None = None
        self._matches: MatchesPage | None = None
        self._settings: SettingsPage | None = None
        self._rules: RulesPage | None = None
        self.table: TablePage | None = None
        self.session: Session | None = None
        self._trail = Trail(self.stack, self.shelf)
        self._was_painted = False
        self._build(centre)
        self._connect()
        self.retranslate()

    def _build(self, centre: QWidget) -> None:
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stack, 1)
        self.stack.addWidget(self.shelf)
        self.setMinimumSize(300, 200)
        screen = QGuiApplication.primaryScreen()
        self.resize(first_size(screen.availableSize() if screen else QSize(1280, 800)))
        kept = QByteArray.fromBase64(self.context.settings.window.encode("ascii", "ignore"))
        if not kept.isEmpty():
            self.restoreGeometry(kept)

    def _connect(self) -> None:
        self.shelf.chosen.connect(self.show_setup)
        self.shelf.continue_wanted.connect(lambda saved: self.continuing.go_on(saved.path))
        self.shelf.put_away.connect(lambda saved: self.continuing.put_away(saved))
        self.shelf.all_wanted.connect(self.show_matches)
        self.shelf.settings_wanted.connect(self.show_settings)
        self.stack.currentChanged.connect(lambda _: self._page_changed())
        self.painted.connect(lambda: self.menu)
        self.painted.connect(self.shelf.prepare)
        self.context.trouble.connect(lambda msg: self.notice.tell(msg, lasting=True))

    @property
    def menu(self) -> MainMenu:
        """The menu of the window, made after the first paint."""
        if self._menu is None:
            from tabletop.ui.main_menu import MainMenu
            from tabletop.ui.window_commands import WindowCommands

            self._menu = self.context.menu = MainMenu(self.context, self, self._has_menu_bar)
            if self._menu.bar is not None:
                self.setMenuBar(self._menu.bar)
            self._commands = WindowCommands(self._menu, self, self)
            self._page_changed()
        return self._menu

    @property
    def commands(self) -> WindowCommands:
        """What the entries of the menu do."""
        assert self.menu
        assert self._commands is not None
        return self._commands

    @property
    def notice(self) -> Notice:
        """The strip over the page, made when there is something to say."""
        if self._notice is None:
            from tabletop.ui.common.notice import Notice

            self._notice = Notice(self.context)
            self._column.insertWidget(0, self._notice)
        return self._notice

    @property
    def files(self) -> MatchFiles:
        """Files of other programs, looked after from the first time on."""
        if self._files is None:
            from tabletop.ui.files.match_files import MatchFiles

            self._files = MatchFiles(self.context, self.notice, self, self._folder)
            self._files.opened.connect(self._lay_opened)
            self._files.damaged.connect(lambda error: self.continuing.offer_sound_part(error))
        return self._files

    # Pages

    def show_shelf(self) -> None:
        """Go back to the shelf; a match on the table is in its file."""
        self._close_table()
        self._trail.begin_at(self.shelf)

    def show_setup(self, slug: str) -> None:
        """Show the set-up of a game."""
        page = self.setup_page()
        page.show_game(games.info(slug))
        self._trail.begin_at(page)

    def show_matches(self) -> None:
        """Show all matches that were ever saved; a match on the table is among them."""
        self._close_table()
        self._trail.begin_at(self.matches_page())

    def matches_page(self) -> MatchesPage:
        """The page of all matches, made at the first call."""
        if self._matches is None:
            from tabletop.ui.matches.page import MatchesPage

            self._matches = MatchesPage(self.context, self._folder, self._pictures, self.notice)
            self._matches.left.connect(self.show_shelf)
            self._matches.go_on.connect(lambda path: self.continuing.go_on(path))
            self._matches.save_wanted.connect(lambda match: self.files.ask_copy(match))
            self.stack.addWidget(self._matches)
        return self._matches

    def show_settings(self) -> None:
        """Show the settings; going back returns to where one was."""
        if self._settings is None:
            from tabletop.ui.settings.page import SettingsPage

            self._settings = SettingsPage(self.context)
            self._settings.left.connect(self._trail.go_back)
            self._settings.keys_wanted.connect(lambda: self.commands.show_keys())
            self.stack.addWidget(self._settings)
        self._trail.go_to(self._settings)

    def show_rules(self) -> None:
        """Show the rules of the game in question: on the table, in the set-up, or of the box with the focus."""
        if self.at_table:
            self._table_rules(None)
        elif self.page is not self._rules:
            slug = self._asked_game()
            in_setup = self._setup is not None and self.page is self._setup
            setup = self.setup_page().setup() if in_setup else Setup(max(2, games.info(slug).seats[0]))
            self._open_rules(slug, setup)

    def print_rules(self) -> None:
        """Print the rules of the game in question."""
        self.show_rules()
        self.rules_page().print_booklet()

    def begin_anew(self) -> None:
        """Show the set-up of the game in question."""
        slug = self._asked_game()
        self._close_table()
        self.show_setup(slug)

    def _asked_game(self) -> str:
        """The game on the table, in the set-up, whose rules are read, or of the box with the focus."""
        box = QApplication.focusWidget()
        if self.session is not None:
            return self.session.game.info.slug
        if self._setup is not None and self.page is self._setup and self._setup.info is not None:
            return self._setup.info.slug
        if self._rules is not None and self.page is self._rules:
            return self._rules.slug
        return box.info.slug if isinstance(box, GameBox) else games.slugs()[0]

    def leave_page(self) -> bool:
        """Go back from the page that is shown; false at the shelf."""
        if self.page is self.shelf:
            return False
        if self.page in (self._settings, self._rules):
            self._trail.go_back()
        else:
            self.show_shelf()
        return True

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self.stack.currentWidget()

    @property
    def at_table(self) -> bool:
        """Whether a match is shown."""
        return self.table is not None and self.page is self.table

    def do_at_table(self, what: Do) -> None:
        """Do something with the match that is shown, if any."""
        if self.table is not None and self.at_table:
            self.table.do(what)

    def setup_page(self) -> SetupPage:
        """The page of the set-up, made at the first call."""
        if self._setup is None:
            from tabletop.ui.setup.page import SetupPage

            self._setup = SetupPage(self.context, self._evening.form)
            self._setup.start.connect(self.start_match)
            self._setup.left.connect(self.show_shelf)
            self._setup.rules_wanted.connect(self._open_rules)
            self._setup.told.connect(lambda told: self.notice.tell(*told) if told else self.notice.leave())
            self.stack.addWidget(self._setup)
        return self._setup

    def rules_page(self) -> RulesPage:
        """The rules viewer, made at the first call."""
        if self._rules is None:
            from tabletop.ui.rules.page import RulesPage

            self._rules = RulesPage(self.context)
            self._rules.left.connect(self._trail.go_back)
            self._rules.told.connect(lambda texts, quiet: self.notice.tell(*texts, quiet=quiet))
            self.stack.addWidget(self._rules)
        return self._rules

    def _open_rules(self, slug: str, setup: Setup) -> None:
        self.rules_page().show_rules(slug, setup)
        self._trail.go_to(self.rules_page())

    def _table_rules(
        self,
        rule_id: str | None,
        why: Text | None = None,
        args: tuple[tuple[str, str | int], ...] = (),
        language: str = "",
    ) -> None:
        session = self.session
        if session is None:
            return
        names = tuple(player.name for player in session.players)
        page = self.rules_page()
        slug, setup = session.game.info.slug, session.match.setup
        page.show_rules(slug, setup, rule_id, why, args=args, names=lambda seat: names[seat], language=language)
        self._trail.go_to(page)

    # Matches

    def _saved(self) -> tuple[SavedMatch, ...]:
        if self._folder is None:
            return ()
        from tabletop.ui.shelf.saved_matches import saved_matches

        return saved_matches(self._folder, self.context.words, self._pictures, look=self.context.theme.name)

    def _keeps_any(self) -> bool:
        from tabletop.store.listing import any_match

        return self._folder is not None and any_match(self._folder)

    def start_match(self, request: StartRequest) -> None:
        """Bring a new match to the table."""
        from tabletop.match.match import BadSetup
        from tabletop.ui.session.session_factory import begin_session

        game, players = games.load(request.slug), self._evening.fitted(request.slug, request.players)
        try:
            session = begin_session(
                game, request.setup, players, request.friendly_undo, self._folder, request.seating, request.luck
            )
        except BadSetup:
            self.notice.tell(BAD_SETUP)
            return
        self._lay_table(session)

    @property
    def continuing(self) -> Continuing:
        """What brings saved matches to the table, made when one is wanted."""
        if self._continuing is None:
            from tabletop.ui.shelf.continuing import Continuing

            self._continuing = Continuing(self._folder, self.notice, self)
            self._continuing.ready.connect(self._lay_table)
            self._continuing.changed.connect(self.shelf.refresh)
        return self._continuing

    def _lay_opened(self, found: Found) -> None:
        from tabletop.ui.files.reading import is_at, session_of

        if self.session is not None and self.table is not None and is_at(self.session.recorder.path, found):
            self._trail.begin_at(self.table)
            return
        # The evening counts what was played here: a match that is over has been played elsewhere.
        self._lay_table(session_of(found, self.context, self._folder), counts=found.match.result is None)

    def _lay_table(self, session: Session, counts: bool = True) -> None:
        from tabletop.ui.match_page.table_page import TablePage

        self._close_table()
        let_go_of_covers()
        if self._files is not None:
            self._files.forget()
        self.session = session
        session.recorder.results = self._evening.results if counts else None
        self.table = TablePage(self.context, session)
        self.table.left.connect(self.show_shelf)
        self.table.rules_wanted.connect(self._table_rules)
        self.table.again.connect(self.start_match)
        self.stack.addWidget(self.table)
        self._trail.begin_at(self.table)
        if session.recorder.rests or not counts:
            self.table.look_back()
        session.start(self.context.programs.offered(session.game.info.slug))

    def _close_table(self) -> None:
        session, table, self.session, self.table = self.session, self.table, None, None
        if self._notice is not None:
            self._notice.leave()
        if session is not None and table is not None:
            session.keep_hands()
            self._pictures.take(session, table.rotation.lying, self.context, table.words)
            session.close()
            self.context.set_letters("")
            self.stack.removeWidget(table)
            table.hide()
            table.deleteLater()

    # The window

    def set_language(self, code: str) -> None:
        """Speak another language from now on, whatever is on the table."""
        self.context.settings.language = code
        self.context.save_settings()
        self.context.apply_language()

    def _page_changed(self) -> None:
        page = self.page
        if page is not None and not self.at_table and not page.isAncestorOf(self.focusWidget() or page):
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._commands is not None:
            self._commands.show_place()
        self._name_window()

    def _name_window(self) -> None:
        say, session = self.context.words.say, self.session
        slug = session.game.info.slug if session is not None else None
        self.setWindowTitle(say(TITLE) if slug is None else say(GAME_TITLE, game=say(games.info(slug).title)))

    def retranslate(self) -> None:
        """Set all words of the window anew; pages hear of a new language themselves."""
        for part in (self._menu, self._notice):
            if part is not None:
                part.retranslate()
        self.context.look_for_words()
        self._page_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Notice a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave the full screen, or go back, except from the table."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        elif self.at_table or not self.leave_page():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notice the first painting."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(_SEEN_MS, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place of the window; a match on the table is in its file."""
        self.context.settings.window = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.context.save_settings()
        self._close_table()
        self.context.end_voice()
        super().closeEvent(event)
