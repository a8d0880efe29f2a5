"""A score pad with a column for each seat: its sheet, the names of its boxes, and the figures in them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.info import GameInfo
from tabletop.core.model import Place, Seat, Setup
from tabletop.core.table import Rect, SheetRow, SheetSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import CellFact, CellStyle

_NAME = QT_TRANSLATE_NOOP("Match", "Score sheet")
_BOX = QT_TRANSLATE_NOOP("Match", "{line} of {player}", "a box of the score pad")
_COLOURS = "ABCDEFGH"


def seat_pad(zone: str, info: GameInfo, setup: Setup, rows: Sequence[SheetRow], area: Rect) -> ZoneSpec:
    """The pad as a zone: the name of the game above it, the badges of the seats at the head of their columns."""
    badges = tuple(f"badge-{_COLOURS[colour]}" for colour in info.colours_of(setup)[: setup.seats])
    names = tuple(say(_BOX, line=row.label, player=SeatName(seat)) for row in rows for seat in range(setup.seats))
    sheet = SheetSpec(say(info.title), badges, tuple(rows))
    return ZoneSpec(zone, ZoneKind.SHEET, say(_NAME), area=area, round=False, sheet=sheet, slot_names=names)


def seat_cell(
    zone: str, row: int, seat: Seat, seats: int, value: int | Text, style: CellStyle = CellStyle.WRITTEN
) -> CellFact:
    """What stands in the box of a seat."""
    return CellFact(Place(zone, row * seats + seat), value, style)
