"""What the tests of the shell share: a context without traces, made-up games for the shelf, typing and clicking."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec
from tabletop.core.text import Msg
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext, SavedMatch
from tabletop.ui.common.minutes import Minutes
from tabletop.ui.look.art import Art
from tabletop.ui.setup.page import SetupPage


def fresh_context(language: str = "en", **values: object) -> AppContext:
    """A context whose settings are forgotten; nothing moves."""
    settings = Settings()
    settings.speed, settings.muted, settings.look = "off", True, "day"
    settings.language = language
    for name, value in values.items():
        setattr(settings, name, value)
    context = AppContext(settings, Art)
    context.apply_language()
    context.minutes = Minutes({})  # toys bear the names of games that have been counted
    return context


def option(name: str, default: str, *values: str) -> OptionSpec:
    """A house rule whose labels are its values."""
    return OptionSpec(name, Msg("t", name), tuple(OptionChoice(v, Msg("t", v)) for v in values), default)


def minutes_for(seats: int, options: Options) -> int:
    """Ten minutes a deal and seat."""
    return 10 * seats * int(options["cards.deals"])


BOARD = GameInfo(
    "ludo", Msg("t", "Ludo"), Msg("t", "Bring all horses home."), Kind.BOARD, (2, 4), 6, (15, 25),
    frozenset(), 999, colours=4, presets={2: (0, 2)}, turns=True,
)  # fmt: skip
DICE = GameInfo("yams", Msg("t", "Yams"), Msg("t", "Fill the pad."), Kind.DICE, (1, 8), 8, (20, 30), frozenset(), 999)
CARDS = GameInfo(
    "crazy_eights", Msg("t", "Crazy Eights"), Msg("t", "Lay down all cards."), Kind.CARDS, (2, 5), 7, (5, 6),
    frozenset(), 999,
    options=(option("cards.deals", "5", "1", "3", "5"), option("cards.many", "a", "a", "b", "c", "d", "e")),
    short=(("cards.deals", "1"),), minutes_for=minutes_for, also=Msg("t", "Mau-Mau"),
)  # fmt: skip
INFOS = (BOARD, DICE, CARDS)


def saved(slug: str, path: str = "a") -> SavedMatch:
    """A match to continue."""
    return SavedMatch(Path(path), slug, ("Mila", "Oma"), (0, 2), "12 moves, today", 0.0)


def click(widget: QWidget) -> None:
    """A real click into the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def tell_language() -> None:
    """Delivers the posted LanguageChange events now."""
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def setup_page(qtbot: QtBot, info: GameInfo, context: AppContext | None = None, width: int = 1280) -> SetupPage:
    """The page on the screen."""
    page = SetupPage(context or fresh_context())
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show_game(info)
    page.show()
    QApplication.processEvents()
    return page
