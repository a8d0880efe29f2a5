"""What the tests of real dice at the table share: a page that asks for dice, and hands that type."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.match.players import Player
from tabletop.match.real_dice import Handful
from tabletop.ui.match_page.dice_sheet import DiceSheet
from tabletop.ui.match_page.table_page import TablePage
from tests.match.duel import Duel
from tests.match.throws import DICE_GAMES, before_a_throw
from tests.ui.hands import settle
from tests.ui.table_kit import make_page


class Calm(Duel):
    """The duel in which nobody has to be quick, and nothing is hidden."""

    info = replace(Duel.info, race_verbs=(), hidden=False)


MILA, JONAS = Player("Mila", real_dice=True), Player("Jonas", real_dice=True)
FOX = Player("Fox", computer=True, real_dice=True)


def _dice(slug: str) -> int:
    found = before_a_throw(slug)
    assert found is not None
    return len(found[1].sides)


SLUG = max(DICE_GAMES, key=_dice)
"""A game with several dice."""


def at_a_throw(qtbot: QtBot, slug: str = SLUG, *players: Player, **looks: Any) -> tuple[TablePage, Handful]:
    """A page on which the dice of the first player are asked for."""
    found = before_a_throw(slug, seats=2)
    assert found is not None
    match, dice = found
    page, _ = make_page(qtbot, match, *(players or (MILA, JONAS)), **looks)
    settle()
    if page.session.real_dice.wanted is None:
        page.session.play(dice.action)
    assert page.overlay.dice.isVisible()
    return page, dice


def sheet_of(page: TablePage) -> DiceSheet:
    return page.overlay.dice


def type_in(text: str) -> None:
    """Type into whatever has the focus."""
    for sign in text:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClicks(widget, sign)


def press_key(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def some(dice: Handful) -> tuple[int, ...]:
    """Different faces for all these dice."""
    return tuple(1 + at % dice.most for at in range(len(dice.sides)))


def written(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))
