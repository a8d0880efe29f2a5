"""Nine Men's Morris under real hands: the signs on the men, and how a man is removed."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.table import Rect
from tabletop.core.view import Condition
from tabletop.games.nine_mens_morris.board import PLACES
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.games.nine_mens_morris_positions import GAME
from tests.ui.table_kit import ANN, BEN, drag, make_page, press, spoken

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


def carry_off(page: TablePage, token: str) -> None:
    """Drag a token to the bare felt between the trays on the left."""
    view = page.overlay.view
    start = view.token_point(token)
    press(view.viewport(), start, QPointF(view.unit_rect(Rect(50, 232, 2, 2)).center()))


def told(page: TablePage) -> str:
    """What the strip says."""
    return page.overlay.strip.accessibleName()


def kinds(page: TablePage, group: str) -> list[MarkKind]:
    """The marks of a group."""
    return [mark.kind for mark in page.overlay.view.table_scene.marks.shown(group)]


def test_the_mill_shines_and_protected_men_bear_shields_which_is_said_too(qtbot: QtBot) -> None:
    page = page_after(qtbot)
    view = page.overlay.view
    assert kinds(page, Condition.DONE) == [MarkKind.DONE] * 3
    assert kinds(page, Condition.SAFE) == [MarkKind.SHIELD] * 3

    QAccessible.setActive(True)
    told = spoken(view.viewport())
    QAccessible.setActive(False)
    assert "black man, point c3: protected by its mill" in told
    assert "white man, point d7: in the mill just closed" in told
    assert "black man, point d6" in told
    shields = view.table_scene.marks.shown(Condition.SAFE)
    drag(page, man(page, 16), PLACES[9])
    assert view.table_scene.marks.shown(Condition.SAFE) == shields
    drag(page, man(page, 5), PLACES[9])
    assert view.table_scene.marks.shown(Condition.SAFE) == shields


def test_a_man_that_is_carried_off_the_board_is_removed(qtbot: QtBot) -> None:
    page = page_after(qtbot)
    carry_off(page, man(page, 5))
    state = page.session.match.state
    assert len(state.taken) == 2
    assert not state.due


def test_a_protected_man_that_is_carried_off_the_board_comes_back(qtbot: QtBot) -> None:
    page = page_after(qtbot)
    token = man(page, 17)
    carry_off(page, token)
    assert page.session.match.state.due
    scene = page.overlay.view.table_scene
    assert scene.items_of[token].now == scene.items_of[token].rest
    assert kinds(page, "cause") == [MarkKind.CAUSE] * 3


def test_a_man_that_is_carried_off_too_soon_comes_back_with_the_reason(qtbot: QtBot) -> None:
    page = page_after(qtbot, (1, 16))
    carry_off(page, man(page, 16))
    assert not page.session.match.state.taken
    assert "No mill has been closed" in told(page)
    carry_off(page, man(page, 1))
    assert "Nothing can be laid down there." in told(page)
    carry_off(page, "white-1")
    assert "This man can go to any empty point." in told(page)


def test_men_in_the_tray_have_one_frame_and_the_man_just_placed_is_bracketed(qtbot: QtBot) -> None:
    page = page_after(qtbot, (1, 16))
    assert kinds(page, "movable") == [MarkKind.FRAME]
    drag(page, "white-1", PLACES[4])
    assert kinds(page, "last") == [MarkKind.ORIGIN, MarkKind.BRACKETS]
    page = page_after(qtbot, (*CLOSING, -5))
    assert kinds(page, "movable") == [MarkKind.FRAME]
