"""Nine Men's Morris under real hands: the signs on the men, and how a man is removed."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.view import Condition
from tabletop.games.nine_mens_morris.board import PLACES
from tabletop.match.match import Match
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table_page import TablePage
from tests.games.nine_mens_morris_positions import GAME
from tests.ui.table_kit import ANN, BEN, drag, make_page

CLOSING = (1, 16, 2, 17, 24, 18, -24, 22, 5, 3)
"""Placements, and a removal: at the end White has the mill 1-2-3 and Black, beside 5, the mill 16-17-18."""


def page_after(qtbot: QtBot, points: tuple[int, ...] = CLOSING) -> TablePage:
    """A page after these placements, and the removals with a minus."""
    match = Match(GAME, Setup(2), LiveChance(1))
    for point in points:
        verb = "place" if point > 0 else "remove"
        legal = [a for seat in match.active for a in GAME.legal(match.state, seat) if a.verb == verb]
        onto = PLACES[abs(point) - 1]
        at = {p.token: p.place for p in match.view(None).placements}
        (action,) = [a for a in legal if onto in (a.to, at[a.tokens[0]])]
        match.submit(action)
    page, _ = make_page(qtbot, match, ANN, BEN)
    return page


def man(page: TablePage, point: int) -> str:
    """The man on a point."""
    token: str = page.session.match.state.token_on(point - 1)
    return token


def kinds(page: TablePage, group: str) -> list[MarkKind]:
    """The marks of a group."""
    return [mark.kind for mark in page.stage.view.table_scene.marks.shown(group)]


def test_the_mill_shines_and_protected_men_bear_shields_which_is_said_too(qtbot: QtBot) -> None:
    page = page_after(qtbot)
    view = page.stage.view
    assert kinds(page, Condition.DONE) == [MarkKind.DONE] * 3
    assert kinds(page, Condition.SAFE) == [MarkKind.SHIELD] * 3

    def spoken(point: int) -> str:
        item = view.table_scene.items_of[man(page, point)]
        return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)

    assert spoken(16) == "black man, point c3: protected by its mill"
    assert spoken(2) == "white man, point d7: in the mill just closed"
    assert spoken(5) == "black man, point d6"
    shields = view.table_scene.marks.shown(Condition.SAFE)
    drag(page, man(page, 16), PLACES[9])
    assert view.table_scene.marks.shown(Condition.SAFE) == shields
    drag(page, man(page, 5), PLACES[9])
    assert view.table_scene.marks.shown(Condition.SAFE) == shields
