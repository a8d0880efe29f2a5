"""A pile that everybody may look through: opened by a click or Enter, by whom and in which order it was laid."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Place, Placement, Seat, Setup
from tabletop.core.table import TableSpec, ZoneKind, ZoneSpec
from tabletop.core.view import TallyFact, View
from tabletop.match.match import Match
from tabletop.ui.match_page.pile_sheet import groups_of
from tests.conformance.playing import play
from tests.ui.hands import click, settle
from tests.ui.pictures import at_table
from tests.ui.race_kit import key_event
from tests.ui.table_kit import ANN, BEN, make_page
from tests.ui.toy import Toy, ToyState, a_play, face, note


def begun() -> Match[object]:
    """Somebody is to act, and two tricks have been taken away."""
    whole = play(games.load("president"), Setup(3), seed=5, plies=80)
    for length in range(4, len(whole.log)):
        match = Match.replay(whole.game, whole.setup, whole.log[:length])
        rows = groups_of(match.view(None), "discard")
        if len(rows) >= 2 and CLOCK not in match.active:
            return match
    raise AssertionError("no such moment")


def placed(match: Match[object]) -> tuple[Placement, ...]:
    """What lies on the table for nobody's eyes."""
    return match.view(None).placements


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


def test_a_pile_that_is_counted_tells_how_much_of_each_kind_lies_there(qtbot: QtBot) -> None:
    whole = play(games.load("dream_team"), Setup(3, (("dream_team.played-list", "on"),)), seed=5, plies=80)
    lengths = range(len(whole.log), 4, -1)
    matches = (Match.replay(whole.game, whole.setup, whole.log[:length]) for length in lengths)
    match = next(m for m in matches if CLOCK not in m.active and any(p.place.zone == "cleared" for p in placed(m)))
    with at_table(match, people=3) as (_, family):
        page, view = family.page, family.page.overlay.view
        gone = [p for p in placed(match) if p.place.zone == "cleared"]
        top = max(gone, key=lambda p: p.place.slot)
        at = view.token_point(top.token).toPoint()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        settle()
        assert page.pile.zone == "cleared"
        assert page.pile.below.text() == f"{len(gone)} cards, counted by kind"
        said = page.pile.area.widget().layout().itemAt(0).widget().accessibleName().split("\n")
        tally = next(fact for fact in match.view(None).facts if isinstance(fact, TallyFact))
        assert len(said) == len(tally.kinds)
        tens = sum(p.face == "dream-10" for p in gone)
        assert said[12] == f"number 10: {tens} of 10"
        assert page.pile.area.verticalScrollBar().maximum() == 0, "there is room for all of it"


def test_a_pile_that_is_held_opens_too(qtbot: QtBot) -> None:
    match = begun()
    with at_table(match, people=3) as (_, family):
        page, view = family.page, family.page.overlay.view
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
        page, view = family.page, family.page.overlay.view
        top = max((p for p in match.view(None).placements if p.place.zone == "discard"), key=lambda p: p.place.slot)
        at = view.token_point(top.token).toPoint()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        settle()
        assert page.pile.zone == "discard"
        assert page.messages.refusal is None
        assert page.pile.geometry() == page.overlay.rect()
        assert page.pile.area.verticalScrollBar().maximum() == 0, "there is room for all of it"
        first = page.pile.area.widget().layout().itemAt(0).widget()
        assert page.naming.token(top.token) in first.accessibleName()
        QTest.keyClick(page.pile.close_button, Qt.Key.Key_Escape)
        assert page.pile.zone == ""
        view.setFocus()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseClick(page.pile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
        assert page.pile.zone == "", "a click beside the paper closes it"


def test_enter_that_opened_it_and_is_still_held_does_not_close_it(qtbot: QtBot) -> None:
    with at_table(begun(), people=3) as (_, family):
        page = family.page
        page.overlay.view.leafed.emit("discard")
        for _ in range(3):
            QApplication.sendEvent(page.pile.close_button, key_event(Qt.Key.Key_Return, 0, again=True))
        assert page.pile.zone == "discard"
        QTest.keyClick(page.pile.close_button, Qt.Key.Key_Return)
        assert page.pile.zone == ""


def test_the_curtain_closes_it(qtbot: QtBot) -> None:
    match = begun()
    with at_table(match, people=3) as (_, family):
        page = family.page
        page.overlay.view.leafed.emit("discard")
        assert page.pile.zone == "discard"
        click(page.pile.close_button)
        assert page.pile.zone == ""
        page.overlay.view.leafed.emit("discard")
        page.fall(0)
        assert page.pile.zone == ""


class Collecting(Toy):
    """The toy game, in which what was laid lies on the plate of the first seat."""

    def table(self, setup: Setup) -> TableSpec:
        spec = super().table(setup)
        won = ZoneSpec("won-0", ZoneKind.PILE, note("Won"), seat=0, on_plate=True, browsable=True)
        return replace(spec, zones=(*spec.zones, won))

    def view(self, state: ToyState, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        placed = (replace(p, place=Place("won-0")) if p.place.zone == "pile" else p for p in seen.placements)
        return replace(seen, placements=tuple(placed))


def test_what_lies_on_a_plate_is_looked_through_from_its_menu(qtbot: QtBot) -> None:
    match = Match(Collecting(hidden=False), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    plates = page.seat_plates
    plates.open_menu(0)
    assert plates.menu is not None
    assert plates.menu.looks == (), "nothing has been won yet"
    page.session.play(a_play(match))
    plates.open_menu(1)
    assert plates.menu.looks == (), "only what lies on this plate"
    plates.open_menu(0)
    (look,) = plates.menu.looks
    assert look.text() == "Won"
    assert not page.pile.isVisible()
    look.trigger()
    assert page.pile.isVisible()
    assert [group.faces for row in groups_of(match.view(None), "won-0") for group in row] == [
        (face(match.state, match.state.pile[0]),)
    ]
