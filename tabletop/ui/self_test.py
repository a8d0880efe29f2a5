"""The self-test of an installation: pictures, words, pages, moves of the computer players, and one whole match."""

from __future__ import annotations

import logging
import os
import sys
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QApplication, QWidget

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.sound import NAMES, read_samples
from tabletop.ui.look import assets
from tabletop.ui.look.art import Art
from tabletop.ui.look.icons import names
from tabletop.ui.look.lettering import can_draw
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session.session import Session

_PATIENCE_MS = 15_000
_MATCH_MS = 120_000
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_FACE_SCALE = 1.0


def run(
    make_application: Callable[[list[str]], QApplication],
    make_context: Callable[[QApplication, Settings], AppContext],
) -> int:
    """Open every page once, without a window and without a trace on the disk. Application and context are made as they
    are for the window.

    Prints what was tried; returns 0 if everything works, 1 otherwise.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application(sys.argv[:1])
    settings = Settings()
    settings.speed, settings.muted = "off", True
    context = make_context(app, settings)
    with _complaints() as problems:
        problems += _missing_files(context)
        problems += _try_pages(app, context)
    for problem in problems:
        print(f"self-test: {problem}", file=sys.stderr)
    print(f"self-test: {len(games.slugs())} games, {len(LANGUAGES)} languages:", "trouble" if problems else "all well")
    return 1 if problems else 0


class _Listener(logging.Handler):
    """Notes what the program warns of: a worker that failed, a picture or letters that are missing."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        """Note it once."""
        told = f"warned: {record.getMessage()}"
        if told not in self._problems:
            self._problems.append(told)


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """A list that takes up every warning of the program while this lasts."""
    problems: list[str] = []
    listener = _Listener(problems)
    logging.getLogger().addHandler(listener)
    try:
        yield problems
    finally:
        logging.getLogger().removeHandler(listener)


def _try_pages(app: QApplication, context: AppContext) -> list[str]:
    """Open everything that can be opened, and play."""
    window = MainWindow(context)
    window.show()
    app.processEvents()
    problems = _paints(window.shelf, "shelf")
    for slug in games.slugs():
        problems += _try_game(app, window, slug)
    problems += _play_to_the_end(games.slugs()[0])
    window.show_matches()
    app.processEvents()
    problems += _paints(window.stack.currentWidget(), "list of matches")
    window.show_settings()
    app.processEvents()
    problems += _paints(window.stack.currentWidget(), "settings")
    window.close()
    window.deleteLater()
    app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    return problems


def _missing_files(context: AppContext) -> list[str]:
    found = [f"no translation {code}" for code in LANGUAGES if context.language.translator(code) is None]
    if not names():
        found.append("no icons")
    found += [f"no cover of {slug}" for slug in games.slugs() if not assets.exists(f"art/cover-{slug}.svg")]
    found += [f"no sound {name}" for name in NAMES if not _sounds(name)]
    found += [f"no drawn letter {letter}" for letter in _LETTERS if not can_draw(letter)]
    pictures = Art(context.theme)
    for face in sorted(pictures.faces()):
        pictures.pixmap(face, _FACE_SCALE)  # warns where the picture is missing or unreadable
    return found


def _sounds(name: str) -> bool:
    try:
        return bool(read_samples(name))
    except (OSError, EOFError, ValueError, wave.Error):
        return False


def _paints(page: QWidget | None, name: str) -> list[str]:
    if page is None:
        return [f"no {name}"]
    image = page.grab().toImage().scaled(16, 16)
    colours = {image.pixel(x, y) for x in range(16) for y in range(16)}
    return [] if len(colours) > 4 else [f"the {name} is empty"]


def _try_game(app: QApplication, window: MainWindow, slug: str) -> list[str]:
    window.show_setup(slug)
    page = window.setup_page()
    app.processEvents()
    problems = _paints(page, f"set-up of {slug}")
    window.show_rules()
    app.processEvents()
    problems += _paints(window.rules_page(), f"rules of {slug}")
    setup = page.setup()
    players = tuple(Player(f"P{seat}", True, Level.EASY) for seat in range(setup.seats))
    window.start_match(StartRequest(slug, setup, players))
    session = window.session
    if session is None:
        return [*problems, f"no match of {slug}"]
    _wait_for(_PATIENCE_MS, session.entry_added)
    if len(session.match.log) < 2:
        problems.append(f"no computer player moved in {slug}")
    problems += _paints(window.table, f"table of {slug}")
    window.show_shelf()
    app.processEvents()
    return problems


def _play_to_the_end(slug: str) -> list[str]:
    """Play a whole match of the short game among computer players, as fast as the worker process thinks."""
    game = games.load(slug)
    setup = Setup(game.info.seats[0], game.info.short)
    players = tuple(Player(f"P{seat}", True, Level.HARD) for seat in range(setup.seats))
    session = Session(Match(game, setup, LiveChance(1)), players, pace=0.0)
    session.start()
    if session.match.result is None:
        _wait_for(_MATCH_MS, session.finished, session.notice)  # a notice: the worker gave up
    session.close()
    return [] if session.match.result is not None else [f"a match of {slug} did not end"]


def _wait_for(patience_ms: int, *signals: SignalInstance) -> None:
    loop = QEventLoop()
    for signal in signals:
        signal.connect(loop.quit)
    QTimer.singleShot(patience_ms, loop.quit)
    loop.exec()
