"""A small made-up table for the tests of the scene: a board of nine squares, a die, a hand, two piles, a sheet."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tabletop.core.model import Place, Placement, TokenId, TokenKind
from tabletop.core.table import (
    Point,
    Rect,
    SheetRow,
    SheetSpec,
    TableSpec,
    ZoneKind,
    ZoneSpec,
)
from tabletop.core.text import Msg, Text
from tabletop.core.view import CellFact, CellStyle, Fact, View
from tabletop.kit.dice import placed_die
from tabletop.ui.common.language import Language, Words
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.view import TableView

NAMES = ("Mila", "Jonas", "Oma", "Robin")


def text(words: str) -> Text:
    """A text that has no translation."""
    return Text(Msg("Test", words))


BOARD = ZoneSpec(
    "board",
    ZoneKind.SPOTS,
    text("Board"),
    slots=tuple(Point(40.0 + 40 * (i % 3), 40.0 + 40 * (i // 3)) for i in range(9)),
    slot_size=30.0,
    stand=True,
)
TRAY = ZoneSpec("tray", ZoneKind.SCATTER, text("Tray"), area=Rect(20, 200, 280, 160), arrange_with=("rail",))
RAIL = ZoneSpec(
    "rail",
    ZoneKind.SPOTS,
    text("Rail"),
    slots=tuple(Point(40.0 + 55 * i, 170.0) for i in range(5)),
    slot_size=50.0,
    round=False,
    arrange_with=("tray",),
)
STOCK = ZoneSpec("stock", ZoneKind.PILE, text("Stock"), area=Rect(180, 30, 63, 88))
DISCARD = ZoneSpec("discard", ZoneKind.PILE, text("Discard pile"), area=Rect(270, 30, 63, 88))
HAND = ZoneSpec("hand-0", ZoneKind.FAN, text("Hand"), seat=0)
OTHER = ZoneSpec("hand-1", ZoneKind.FAN, text("Other hand"), seat=1)
SHEET = ZoneSpec(
    "sheet",
    ZoneKind.SHEET,
    text("Sheet"),
    area=Rect(400, 20, 220, 250),
    sheet=SheetSpec(
        text("YAMS"),
        ("column-down", "column-up"),
        (SheetRow(text("Ones")), SheetRow(text("Twos")), SheetRow(text("Total"), box=False, strong=True)),
    ),
)
SPEC = TableSpec((BOARD, STOCK, DISCARD, RAIL, TRAY, SHEET, HAND, OTHER))
FACES = ("card-3H", "card-KS", "card-10D", "card-AS", "card-2C")


def placements(**moved: Place) -> tuple[Placement, ...]:
    """The usual tokens; `moved` names those that lie elsewhere (with _ for -)."""
    found = [
        Placement("red-1", Place("board", 0), "horse-A", 0),
        Placement("red-2", Place("board", 4), "horse-A", 0),
        Placement("blue-1", Place("board", 8), "horse-B", 1),
        *(placed_die(f"die-{i}", Place("tray", i), i + 1) for i in range(3)),
        *(Placement(f"s{i}", Place("stock", i), None, back="back-petrol", kind=TokenKind.CARD) for i in range(12)),
        Placement("d0", Place("discard", 0), "card-6H", kind=TokenKind.CARD),
        *(Placement(f"h{i}", Place("hand-0", i), face, 0, kind=TokenKind.CARD) for i, face in enumerate(FACES)),
        *(Placement(f"o{i}", Place("hand-1", i), None, 1, "back-petrol", TokenKind.CARD) for i in range(4)),
    ]
    goals = {name.replace("_", "-"): place for name, place in moved.items()}
    return tuple(replace(p, place=goals.get(p.token, p.place), face=_seen(p, goals)) for p in found)


def _seen(placement: Placement, goals: dict[str, Place]) -> str | None:
    if placement.token.startswith("s") and placement.token in goals:
        return "card-QH"
    return placement.face


FACTS: tuple[Fact, ...] = (
    CellFact(Place("sheet", 0), 3),
    CellFact(Place("sheet", 1), 12, CellStyle.OFFER),
    CellFact(Place("sheet", 4), 15, CellStyle.TOTAL),
)


def view_of(tokens: tuple[Placement, ...], seat: int | None = 0, facts: tuple[Fact, ...] = FACTS) -> View:
    """A view of seat 0 with these tokens."""
    return View(seat, frozenset({0}), tokens, text("Play."), facts)


class Page:
    """What a page does with a table: it listens, and answers with views or refusals."""

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.gestures: list[Touch] = []
        self.said: list[str] = []
        table.touched.connect(self.gestures.append)
        table.announced.connect(self.said.append)


def made_table(theme: str = "day", size: tuple[int, int] = (960, 747)) -> TableView:
    """A table of the usual tokens, as large as on the reference window."""
    words = Words(Language(), lambda seat: NAMES[seat])
    table = TableView(Art(THEMES[theme]), THEMES[theme], words)
    table.resize(*size)
    table.set_table(SPEC, 0, 2)
    table.set_names(lambda token: token, lambda place: f"{place.zone} {place.slot + 1}")
    table.show_view(view_of(placements()), animate=False)
    return table


def advise(table: TableView, ways: dict[TokenId, set[Place]]) -> None:
    """Says where single tokens may go; several go where all of them may."""

    def targets(tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        return frozenset.intersection(*(frozenset(ways.get(token, ())) for token in tokens))

    table.set_advice(targets, frozenset(ways))


def at(point: QPointF, dx: float = 0.0, dy: float = 0.0) -> QPoint:
    """A whole pixel of the viewport."""
    return (point + QPointF(dx, dy)).toPoint()


def drag(table: TableView, start: QPoint, end: QPoint, steps: int = 8) -> None:
    """A real drag: press, several moves, release."""
    viewport = table.viewport()
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, steps + 1):
        QTest.mouseMove(viewport, start + (end - start) * (step / steps))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def click(table: TableView, point: QPoint) -> None:
    """A real click."""
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def press(table: TableView, *keys: Qt.Key) -> None:
    """Real key presses."""
    for key in keys:
        QTest.keyClick(table, key)
