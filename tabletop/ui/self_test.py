"""The self-test of an installation: pictures, words, pages, moves of the computer players, and one whole match."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QApplication, QWidget

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.resources import data_path
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.look.icons import names
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session.session import Session

_PATIENCE_MS = 15_000
_MATCH_MS = 120_000


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
    problems = [*_missing_files(context)]
    window = MainWindow(context)
    window.show()
    app.processEvents()
    problems += _paints(window.shelf, "shelf")
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
    for problem in problems:
        print(f"self-test: {problem}", file=sys.stderr)
    print(f"self-test: {len(games.slugs())} games, {len(LANGUAGES)} languages:", "trouble" if problems else "all well")
    return 1 if problems else 0


def _missing_files(context: AppContext) -> list[str]:
    found = [f"no translation {code}" for code in LANGUAGES if context.language.translator(code) is None]
    if not names():
        found.append("no icons")
    found += [f"no cover of {slug}" for slug in games.slugs() if not _cover(slug)]
    return found


def _cover(slug: str) -> bool:
    return (data_path("assets") / "art" / f"cover-{slug}.svg").is_file()


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
    _wait_for(session.entry_added, _PATIENCE_MS)
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
        _wait_for(session.finished, _MATCH_MS)
    session.close()
    return [] if session.match.result is not None else [f"a match of {slug} did not end"]


def _wait_for(signal: SignalInstance, patience_ms: int) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)
    QTimer.singleShot(patience_ms, loop.quit)
    loop.exec()
