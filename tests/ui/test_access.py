"""What a screen reader finds of a table and what it may do with it, asked as Qt's bridges ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import GestureKind, Place, Setup
from tabletop.core.view import CaptionFact, CountFact, SignFact
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.table.access import ThingAccess
from tabletop.ui.table.view import TableView
from tests.conformance.playing import play
from tests.kinds import EVERY_MATCH, ONE_OF_EACH_KIND
from tests.ui.hands import settle
from tests.ui.matches import Family, known_luck, window_of
from tests.ui.scene_tools import Page, advise, at, made_table, placements, press, text, view_of
from tests.ui.table_kit import ANN, BEN, make_page, open_curtain

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
WITH_HANDS = [slug for slug in ONE_OF_EACH_KIND if games.info(slug).hidden and not games.info(slug).real_time]
CLEO = Player("Cleo")
FIVE = Place("board", 5)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def reader() -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def zones_of(table: TableView) -> dict[str, Any]:
    group = QAccessible.queryAccessibleInterface(table.viewport())
    children = [group.child(index) for index in range(group.childCount())]
    return {child.text(NAME): child for child in children}


def everything(table: TableView) -> list[ThingAccess]:
    """All tokens and places in the tree of a table."""
    group = QAccessible.queryAccessibleInterface(table.viewport())
    zones = [group.child(index) for index in range(group.childCount())]
    found = [zone.child(index) for zone in zones for index in range(zone.childCount())]
    things = [thing for thing in found if isinstance(thing, ThingAccess)]
    assert things == found
    return things


def things_of(table: TableView) -> dict[str, ThingAccess]:
    """The same by their names."""
    return {thing.text(NAME): thing for thing in everything(table)}


def do_press(thing: ThingAccess) -> None:
    """What a reader does with a thing."""
    thing.doAction("Press")
    settle()


# What it finds


def test_zones_are_groups_of_tokens_and_places(table: TableView) -> None:
    assert list(zones_of(table)) == ["Board", "Stock", "Discard pile", "Rail", "Tray", "Sheet", "Hand", "Other hand"]
    names = list(things_of(table))
    assert names[:9] == [
        "red-1, board 1",
        *(f"board {n}" for n in (2, 3, 4)),
        "red-2, board 5",
        *(f"board {n}" for n in (6, 7, 8)),
        "blue-1, board 9",
    ]
    assert "s11, stock 12" in names
    assert "s3, stock 4" not in names, "it lies under others"
    assert [name for name in names if name.startswith("rail")] == [f"rail {n}" for n in range(1, 6)]
    group = QAccessible.queryAccessibleInterface(table.viewport())
    assert group.text(NAME) == "Table"
    assert group.role() == zones_of(table)["Board"].role() == QAccessible.Role.Grouping


def test_boxes_of_a_sheet_tell_what_stands_in_them_and_what_is_on_offer(table: TableView) -> None:
    boxes = [name for name in things_of(table) if name.startswith("sheet")]
    assert boxes == ["sheet 1: 3", "sheet 2: 12 on offer", "sheet 3", "sheet 4", "sheet 5: 15"]
    assert things_of(table)["sheet 2: 12 on offer"].state().selectable
    assert not things_of(table)["sheet 1: 3"].state().selectable


def test_signs_beside_a_zone_are_told_with_it(table: TableView) -> None:
    facts = (
        SignFact("discard", "suit-H", text("Hearts")),
        CountFact("stock", 12),
        CaptionFact("tray", text("Throw 2")),
    )
    table.show_view(view_of(placements(), facts=facts))
    told = {name: zone.text(DESCRIPTION) for name, zone in zones_of(table).items()}
    assert (told["Discard pile"], told["Stock"], told["Tray"], told["Board"]) == ("Hearts", "12", "Throw 2", "")
    table.set_hidden(True)
    assert not zones_of(table)


def test_a_thing_is_found_where_it_lies(table: TableView) -> None:
    group = QAccessible.queryAccessibleInterface(table.viewport())
    for point, name in ((table.token_point("red-2"), "red-2, board 5"), (table.place_point(FIVE), "board 6")):
        spot = table.viewport().mapToGlobal(at(point))
        child = group.childAt(*spot.toTuple())
        assert child.text(NAME) == name
        assert child.rect().contains(spot)
        zone = child.parent()
        assert zone.text(NAME) == "Board"
        assert zone.parent().text(NAME) == "Table"
        assert zone.child(zone.indexOfChild(child)).text(NAME) == name
        assert group.child(group.indexOfChild(zone)).text(NAME) == "Board"


def test_what_may_be_played_is_told(table: TableView) -> None:
    advise(table, {"red-1": {FIVE}})
    found = things_of(table)
    assert found["red-1, board 1"].state().selectable
    assert found["red-1, board 1"].text(DESCRIPTION) == "can be played now"
    assert not found["red-2, board 5"].state().selectable
    assert found["red-2, board 5"].text(DESCRIPTION) == ""


def test_dice_that_are_kept_are_checked(table: TableView) -> None:
    table.show_view(view_of(placements(die_1=Place("rail", 0))))
    found = things_of(table)
    kept, loose = found["die-1, rail 1"], found["die-0, tray 1"]
    assert kept.role() == loose.role() == QAccessible.Role.CheckBox
    assert kept.state().checked
    assert not loose.state().checked


def test_the_focus_is_told(table: TableView) -> None:
    press(table, Qt.Key.Key_Tab)
    group = QAccessible.queryAccessibleInterface(table.viewport())
    assert group.focusChild().text(NAME) == "red-1, board 1"
    assert group.focusChild().state().focused


# What it may do


def test_pressing_does_what_enter_does(table: TableView) -> None:
    heard = Page(table)
    advise(table, {"red-1": {FIVE, Place("board", 1)}})
    do_press(things_of(table)["red-1, board 1"])
    assert table.carried == ("red-1",)
    found = things_of(table)
    assert found["red-1, board 1"].state().selected
    assert found["board 6: allowed"].state().selectable
    assert not found["board 4: not allowed"].state().selectable
    do_press(found["board 6: allowed"])
    (touch,) = heard.gestures
    assert (touch.kind, touch.tokens, touch.to) == (GestureKind.DRAG, ("red-1",), FIVE)
    assert heard.said[0] == "red-1: carried"


def test_what_stands_on_a_place_tells_that_the_carried_piece_may_go_there(table: TableView) -> None:
    heard = Page(table)
    advise(table, {"red-1": {FIVE, Place("board", 8)}})
    do_press(things_of(table)["red-1, board 1"])
    taken = things_of(table)["blue-1, board 9"]
    assert taken.state().selectable
    assert taken.text(DESCRIPTION) == "what is carried may go here"
    do_press(taken)
    assert heard.gestures[-1].to == Place("board", 8)


def test_a_box_is_written_by_pressing_it(table: TableView) -> None:
    heard = Page(table)
    do_press(things_of(table)["sheet 2: 12 on offer"])
    (touch,) = heard.gestures
    assert (touch.kind, touch.to) == (GestureKind.TAP, Place("sheet", 1))


def test_the_keyboard_is_taken_to_a_thing(table: TableView) -> None:
    heard = Page(table)
    things_of(table)["red-2, board 5"].doAction("SetFocus")
    settle()
    assert table.focused_token() == "red-2"
    assert not heard.gestures


def test_what_is_gone_cannot_be_pressed(table: TableView) -> None:
    heard = Page(table)
    old = things_of(table)["red-2, board 5"]
    old.doAction("Press")
    table.show_view(view_of(tuple(p for p in placements() if p.token != "red-2")))
    settle()
    assert not heard.gestures
    assert not old.isValid()


# What it may not know


def test_nothing_is_told_of_a_hidden_table(table: TableView) -> None:
    group, known = QAccessible.queryAccessibleInterface(table.viewport()), things_of(table)
    box, zone = known["sheet 1: 3"], zones_of(table)["Hand"]
    table.set_hidden(True)
    assert group.childCount() == 0
    for name, thing in known.items():
        assert thing.text(NAME) == thing.text(DESCRIPTION) == "", name
        assert thing.state().invisible
        assert not thing.isValid()
    assert not box.state().selectable
    assert zone.text(NAME) == zone.text(DESCRIPTION) == ""
    assert zone.childCount() == 0


def test_a_reader_hears_of_what_comes_and_goes(table: TableView, reader: None) -> None:
    settle()
    before = things_of(table)
    old = before["red-2, board 5"]
    table.show_view(view_of(tuple(p for p in placements(h1=Place("discard", 1)) if p.token != "red-2")))
    table.set_hidden(True)
    table.set_hidden(False)
    settle()
    assert not old.isValid()
    after = things_of(table)
    assert "board 5" in after
    assert "h1, discard 2" in after
    assert len(after) == len(before) - 1, "the top card of the pile covers the one below it"


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_no_name_tells_what_only_another_seat_sees(qtbot: QtBot, slug: str) -> None:
    match = play(games.load(slug), Setup(3), seed=5, plies=3)
    page, _ = make_page(qtbot, match, ANN, BEN, CLEO)
    if page.curtain.is_down:
        open_curtain(page)
    viewer = page.session.look.viewer
    seen, others = faces_for(match, viewer), set(range(match.setup.seats)) - {viewer}
    secrets = set[str]().union(*(faces_for(match, seat) for seat in others)) - seen
    heard = list(things_of(page.overlay.view))
    assert any(name.startswith(page.naming.face(face)) for name in heard for face in seen)
    assert secrets
    assert not [name for name in heard for face in secrets if name.startswith(page.naming.face(face))]


def faces_for(match: Match[Any], seat: int | None) -> set[str]:
    """The faces that a seat sees."""
    return {placement.face for placement in match.view(seat).placements if placement.face}


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_everything_has_a_name_while_a_match_goes_on(qtbot: QtBot, slug: str, tmp_path: Path, reader: None) -> None:
    with known_luck(4), window_of(tmp_path / "matches") as window:
        family = Family(window, 4)
        family.sit_down(slug)
        heard = 0
        for _ in range(12):
            family.step()
            things = everything(window.table.overlay.view) if window.table is not None else []
            heard += len(things)
            assert all(thing.text(NAME) and thing.rect().isValid() for thing in things)
        assert heard > 12
