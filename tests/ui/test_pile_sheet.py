"""A pile that everybody may look through: opened by a click or Enter, by whom and in which order it was laid."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import CLOCK, Setup
from tabletop.match.match import Match
from tabletop.ui.match_page.pile_sheet import groups_of
from tests.conformance.playing import play
from tests.ui.hands import click, settle
from tests.ui.pictures import at_table


def begun() -> Match[object]:
    """Somebody is to act, and two tricks have been taken away."""
    whole = play(games.load("president"), Setup(3), seed=5, plies=80)
    for length in range(4, len(whole.log)):
        match = Match.replay(whole.game, whole.setup, whole.log[:length])
        rows = groups_of(match.view(None), "discard")
        if len(rows) >= 2 and CLOCK not in match.active:
            return match
    raise AssertionError("no such moment")


def test_the_discards_are_told_by_trick_and_player() -> None:
    match = begun()
    rows = groups_of(match.view(None), "discard")
    entries = [entry.action for entry in match.log if entry.action is not None and entry.action.verb == "play"]
    laid = [group for row in reversed(rows) for group in row]
    assert [(group.seat, len(group.faces)) for group in laid] == [
        (action.seat, len(action.tokens)) for action in entries[: len(laid)]
    ]
    assert all([group.leads for group in row] == [True] + [False] * (len(row) - 1) for row in rows)


def test_a_pile_in_which_nothing_began_anew_is_one_row() -> None:
    match = play(games.load("crazy_eights"), Setup(3), seed=5, plies=20)
    (row,) = groups_of(match.view(None), "discard")
    entries = [entry.action for entry in match.log if entry.action is not None and entry.action.verb == "play"]
    assert [group.seat for group in row] == [*(action.seat for action in reversed(entries)), None], (
        "the start card last"
    )


def test_a_pile_that_is_held_opens_too(qtbot: QtBot) -> None:
    match = begun()
    with at_table(match, people=3) as (_, family):
        page, view = family.page, family.page.stage.view
        top = max((p for p in match.view(None).placements if p.place.zone == "discard"), key=lambda p: p.place.slot)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        at = view.token_point(top.token).toPoint()
        QTest.mousePress(view.viewport(), left, none, at)
        qtbot.waitUntil(lambda: page.pile.zone == "discard", timeout=20_000)
        QTest.mouseRelease(view.viewport(), left, none, at)
        page.pile.leave()
        settle()
        assert page.pile.zone == "", "the hand that goes up again opens nothing"


def test_a_click_opens_the_pile_and_escape_closes_it(qtbot: QtBot) -> None:
    match = begun()
    with at_table(match, people=3) as (_, family):
        page, view = family.page, family.page.stage.view
        top = max((p for p in match.view(None).placements if p.place.zone == "discard"), key=lambda p: p.place.slot)
        at = view.token_point(top.token).toPoint()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        settle()
        assert page.pile.zone == "discard"
        assert page.messages.refusal is None
        assert page.pile.geometry() == page.stage.rect()
        assert page.pile.area.verticalScrollBar().maximum() == 0, "there is room for all of it"
        first = page.pile.area.widget().layout().itemAt(0).widget()
        assert page.naming.token(top.token) in first.accessibleName()
        QTest.keyClick(page.pile.close_button, Qt.Key.Key_Escape)
        assert page.pile.zone == ""
        view.setFocus()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseClick(page.pile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
        assert page.pile.zone == "", "a click beside the paper closes it"


def test_the_curtain_closes_it(qtbot: QtBot) -> None:
    match = begun()
    with at_table(match, people=3) as (_, family):
        page = family.page
        page.stage.view.leafed.emit("discard")
        assert page.pile.zone == "discard"
        click(page.pile.close_button)
        assert page.pile.zone == ""
        page.stage.view.leafed.emit("discard")
        page.fall(0)
        assert page.pile.zone == ""
