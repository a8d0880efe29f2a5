"""The application: folders, look, language, window, and what happens when something goes wrong."""

from __future__ import annotations

import atexit
import gc
import logging
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QStandardPaths, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tabletop import __version__
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.store.log_book import LogBook
from tabletop.store.settings import Settings, SettingsFile
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.files.address import address_of, may_answer
from tabletop.ui.files.arrivals import Arrivals, DesktopFiles
from tabletop.ui.interrupts import ending_by_signal
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.icons import app_icon
from tabletop.ui.look.painting.first_page import FIRST_PAGE
from tabletop.ui.look.stylesheet import stylesheet
from tabletop.ui.look.theme import Theme
from tabletop.ui.main_window import MainWindow

_log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from tabletop.ui.common.idle import IdleWork
    from tabletop.ui.crash import CrashReport

_AHEAD = tuple(f"tabletop.ui.matches.{module}" for module in ("model", "reading", "keeping", "cards", "page"))
_AHEAD_MS = 1000
_LARGE_SCREEN = QSize(3000, 1600)
LOST_SETTINGS = QT_TRANSLATE_NOOP(
    "Window", "Some settings could not be read and are back to how they were at first. The others are kept."
)
DESKTOP_ID = "net.tabletop.Tabletop"


class Application(QApplication):
    """The application object. On macOS the desktop hands files to it."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.desktop = DesktopFiles()

    def event(self, event: QEvent) -> bool:
        """Notice a file that was opened from the desktop."""
        return self.desktop.take(event) or super().event(event)


def make_application(arguments: list[str]) -> QApplication:
    """Make the application object, or return the one that is there already."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    QCoreApplication.setApplicationName("Tabletop")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    # As an argument: to set the style afterwards costs 5 ms for enumerations that nobody needs.
    app = Application([*arguments, "-style", "Fusion"])
    app.setApplicationDisplayName("Tabletop")
    atexit.register(_leave)
    return app


def _leave() -> None:
    """Close what is still open when Python ends: a window that is taken down together with the interpreter would call
    methods of half a program, and leave its computer players running."""
    if QApplication.instance() is not None:
        QApplication.closeAllWindows()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def data_folder() -> Path:
    """Where matches and the people of the family are kept."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)) / "tabletop"


def cache_folder() -> Path:
    """Where lies what can be made again at any time."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)) / "tabletop"


def settings_path() -> Path:
    """The file of the settings."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(place) / "tabletop" / "settings.json"


def log_path() -> Path:
    """The file of the log."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(place) / "tabletop" / "tabletop.log"


def palette_of(theme: Theme) -> QPalette:
    """The colours of a theme for everything that is not painted by ourselves."""
    palette = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window, role.WindowText: theme.text, role.Base: theme.field, role.Text: theme.text,
        role.AlternateBase: theme.panel2, role.Button: theme.field, role.ButtonText: theme.text,
        role.ToolTipBase: theme.panel, role.ToolTipText: theme.text, role.PlaceholderText: theme.text2,
        role.Highlight: theme.prim, role.HighlightedText: theme.onprim, role.Link: theme.link,
        role.LinkVisited: theme.link, role.BrightText: theme.bad, role.Light: theme.panel, role.Mid: theme.line,
        role.Dark: theme.ctl, role.Midlight: theme.panel2, role.Shadow: theme.ctl, role.Accent: theme.prim,
    }  # fmt: skip
    for which, colour in colours.items():
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.ctl))
    return palette


class Dresser(QObject):
    """Gives the whole application the look of the context, now and whenever it changes."""

    def __init__(self, app: QApplication, context: AppContext) -> None:
        super().__init__(context)
        self._app = app
        self._context = context
        self._worn: tuple[object, object] | None = None
        self._system_font = app.font()
        self.dress()
        context.looks_changed.connect(self.dress)
        app.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        if self._context.settings.look == "system":
            self._context.apply_look()

    def dress(self) -> None:
        """Palette, font and style sheet; costs nothing if they are worn already."""
        theme, metrics = self._context.theme, self._context.metrics
        if self._worn == (theme, metrics):
            return
        self._worn = (theme, metrics)
        self._app.setPalette(palette_of(theme))
        self._app.setFont(sized(self._system_font, metrics.body_px))
        self._app.setStyleSheet(stylesheet(theme, metrics))


def make_context(app: QApplication, settings: Settings, save_settings: Callable[[], None] = lambda: None) -> AppContext:
    """Make the context of the application, with language and look as the settings say."""
    context = AppContext(settings, _make_faces, save_settings, app)
    context.language.use(settings.language)
    Dresser(app, context)
    return context


def _make_faces(theme: Theme, letters: str, four_colours: bool, numbers: bool, on_missing: Callable[[], None]) -> Faces:
    """Make the pictures of a look; the first page needs none of them, so their painters are loaded here."""
    from tabletop.ui.look.art import Art

    return Art(theme, letters, four_colours, numbers, on_missing)


def _ask_system(app: QApplication, window: MainWindow, kept: SettingsFile) -> None:
    """Do what the first picture does not need: the icon, and what the system says of motion and of the screen."""
    from tabletop.ui.common.system_motion import reduced_motion

    gc.freeze()  # what stands now stays: later searches for garbage, which stop everything, need not look at it
    gc.enable()
    app.setWindowIcon(app_icon())
    if not kept.settings.speed:
        window.context.set_calm(reduced_motion())
    greet(window, kept)


def greet(window: MainWindow, kept: SettingsFile) -> None:
    """Say what a start has to say: that settings are lost, or that larger words are to be had."""
    screen = window.screen()
    if kept.is_damaged:
        window.notice.tell(LOST_SETTINGS, lasting=True)
    elif kept.is_first and wants_large_text(screen.availableSize(), screen.devicePixelRatio()):
        window.commands.suggest_large_text()


def wants_large_text(screen: QSize, dpr: float) -> bool:
    """Whether a screen has so many pixels, none of them magnified by the system, that 100 % text is small on it."""
    return dpr < 1.25 and screen.width() >= _LARGE_SCREEN.width() and screen.height() >= _LARGE_SCREEN.height()


def _handed_over(address: str, paths: Sequence[Path]) -> bool:
    """Whether a window that is open already takes the files and comes to the front."""
    if not may_answer(address):
        return False
    try:
        from tabletop.ui.files.first_window import hand_over
    except ImportError:
        return False
    return hand_over(address, paths)


def _answer_others(window: MainWindow, address: str, arrivals: Arrivals) -> None:
    """Let later starts come here. Where the system lacks what this needs, every start has a window of its own."""
    try:
        from tabletop.ui.files.first_window import FirstWindow
    except ImportError as trouble:
        _log.info("a second start opens a second window: %s", trouble)
        return
    first = FirstWindow(address, window)
    first.wanted.connect(arrivals.come)
    first.listen()


def _clear(*folders: Path) -> None:
    """Remove what programs that were killed have left there, while something else is done."""
    from tabletop.store.leftovers import clear_leftovers

    Thread(target=clear_leftovers, args=folders, daemon=True).start()


def read_ahead(window: MainWindow) -> IdleWork:
    """Load the code of the page of all matches in idle moments, a module at a time: all at once would be a pause when
    somebody wants it."""
    from importlib import import_module

    from tabletop.ui.common.idle import IdleWork

    work = IdleWork(window)
    work.add((partial(import_module, name) for name in _AHEAD), after_ms=_AHEAD_MS)
    return work


def known_names(window: MainWindow) -> set[str]:
    """How people here are called, at the table and in all that set-up remembers: the log leaves it out."""
    found = {player.name for player in (window.session.players if window.session is not None else ())}
    found.update(window.context.settings.names)
    for setup in window.context.settings.setups.values():
        seats = setup.get("seats")
        for seat in seats if isinstance(seats, list) else ():
            found.add(str(seat.get("name") or "") if isinstance(seat, dict) else "")
    return found


def _trouble(context: AppContext, book: LogBook) -> Callable[..., None]:
    """What tells errors; it is loaded when the first one comes."""
    found: list[CrashReport] = []

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        from tabletop.ui.crash import CrashReport

        if not found:
            found.append(CrashReport(context, book, lambda: book.keep_in(log_path())))
        found[0](kind, error, trace)

    return tell


def run(arguments: list[str] | None = None, files: Sequence[str] = ()) -> int:
    """Open the window, with these files if there are any; returns when it is closed. If a window is open already, it
    takes the files instead."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    app = make_application(sys.argv[:1] if arguments is None else arguments)
    paths, address = [Path(file).absolute() for file in files], address_of(data_folder())
    if _handed_over(address, paths):
        return 0
    kept = SettingsFile.open(settings_path())
    FIRST_PAGE.open(cache_folder())
    context = make_context(app, kept.settings, kept.save)
    window = MainWindow(context, data_folder() / "matches", cache_folder() / "tables")
    arrivals = Arrivals(window, lambda paths: window.files.open_all(paths))
    window.painted.connect(lambda: _ask_system(app, window, kept))
    window.painted.connect(lambda: _clear(data_folder() / "matches", settings_path().parent))
    window.painted.connect(lambda: _answer_others(window, address, arrivals))
    book = LogBook(lambda: known_names(window))
    logging.getLogger().addHandler(book)
    sys.excepthook = _trouble(context, book)
    window.painted.connect(lambda: book.keep_in(log_path()))
    window.painted.connect(lambda: read_ahead(window))
    window.show()
    if isinstance(app, Application):
        app.desktop.deliver_to(arrivals.come)
    if paths:
        window.files.open_all(paths)
    with ending_by_signal(app.quit):
        return app.exec()
