"""A square board in the middle of the table, a plate at each of its corners, and beside each plate a tray for dice.

Corners are counted clockwise from the upper right one. Lengths are units of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tabletop.core.model import Place, Placement, Seat, TokenId
from tabletop.core.table import (
    Backdrop,
    ButtonSpec,
    LegendRow,
    PlateSpec,
    Point,
    Rect,
    TableSpec,
    Way,
    ZoneKind,
    ZoneSpec,
)
from tabletop.core.text import Msg, SeatName, say
from tabletop.kit.dice import BLANK, placed_die

BOARD = Rect(100.0, 6.7, 440.0, 440.0)
PLATES = (Rect(546, 16, 88, 61.3), Rect(546, 378.7, 88, 61.3), Rect(6, 378.7, 88, 61.3), Rect(6, 16, 88, 61.3))
BUTTON = Rect(546, 455, 88, 38)
STRIP = Rect(100, 458.7, 440, 34)
_APART = 26.0
"""Between a plate and its tray there is room for a line of words."""


class Tray(Struct, frozen=True):
    """What the dice lie in: its picture and size, the width and height of the room for dice, and their scale. `label`
    names the tray of a `{player}`."""

    face: str
    size: tuple[float, float]
    room: tuple[float, float]
    scale: float
    label: Msg


def corner_table(
    board: str,
    zones: Iterable[ZoneSpec],
    corners: Sequence[int],
    tray: Tray,
    buttons: Iterable[str],
    legend: tuple[LegendRow, ...],
    turns: bool = False,
    tap_moves: bool = False,
    ways: tuple[Way, ...] = (),
    over_marks: str = "",
) -> TableSpec:
    """The whole table. `corners`: where each seat sits; `turns`: the board is turned for whoever looks; `tap_moves`
    and `ways`: see `TableSpec`; `over_marks`: the art key of what is read on the board whatever is marked there."""
    middles = [_tray_middle(corner, tray) for corner in corners]
    trays = (
        ZoneSpec(
            tray_of(seat),
            ZoneKind.SCATTER,
            say(tray.label, player=SeatName(seat)),
            area=around(middle, *tray.room),
            scale=tray.scale,
            seat=seat,
        )
        for seat, middle in enumerate(middles)
    )
    trays_below = (Backdrop(tray.face, around(middle, *tray.size)) for middle in middles)
    printed = (Backdrop(over_marks, BOARD, over_marks=True),) if over_marks else ()
    return TableSpec(
        zones=(*zones, *trays),
        backdrops=(Backdrop(board, BOARD), *trays_below, *printed),
        plates=tuple(PlateSpec(seat, PLATES[corner]) for seat, corner in enumerate(corners)),
        buttons=tuple(ButtonSpec(button, BUTTON) for button in buttons),
        strip=STRIP,
        legend=legend,
        turns=BOARD if turns else None,
        sides=tuple((corner + 2) % 4 for corner in corners),
        tap_moves=tap_moves,
        ways=ways,
    )


def tray_of(seat: Seat) -> str:
    """The zone in which the dice lie when this seat throws."""
    return f"tray-{seat}"


def dice_in_tray(seat: Seat, dice: Sequence[TokenId], pips: Sequence[int]) -> tuple[Placement, ...]:
    """The dice before a seat; without `pips` they have not been thrown yet."""
    shown = pips or (BLANK,) * len(dice)
    return tuple(placed_die(die, Place(tray_of(seat), at), shown[at]) for at, die in enumerate(dice))


def on_board(x: float, y: float) -> Point:
    """A point of the board, measured from its upper left corner."""
    return Point(BOARD.x + x, BOARD.y + y)


def around(middle: Point, width: float, height: float) -> Rect:
    """A rectangle by its middle."""
    return Rect(middle.x - width / 2, middle.y - height / 2, width, height)


def _tray_middle(corner: int, tray: Tray) -> Point:
    plate, half = PLATES[corner], tray.size[1] / 2
    below = plate.y + plate.height + _APART + half
    above = plate.y - _APART - half
    return Point(plate.x + plate.width / 2, below if plate.y < BOARD.y + BOARD.height / 2 else above)
