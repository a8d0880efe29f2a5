"""The ruling of a score sheet. Units of the table; no Qt."""

from __future__ import annotations

from tabletop.core.table import Rect, ZoneSpec


class SheetGrid:
    """The ruling of a score sheet: strip, head, rows of labels and columns of boxes."""

    STRIP = 9.3
    HEAD = 41.3
    FOOT = 9.4

    def __init__(self, zone: ZoneSpec) -> None:
        assert zone.sheet is not None
        assert zone.area is not None
        self.sheet = zone.sheet
        self.area = zone.area
        self.columns = len(self.sheet.columns)
        self.row_height = (zone.area.height - self.HEAD - self.FOOT) / max(1, len(self.sheet.rows))
        self.column_width = min(54.7, zone.area.width * 0.62 / max(1, self.columns))
        self.label_width = zone.area.width - self.columns * self.column_width

    def box(self, slot: int) -> Rect:
        """The box of a slot (row * number of columns + column)."""
        row, column = divmod(slot, max(1, self.columns))
        return Rect(
            self.area.x + self.label_width + column * self.column_width,
            self.area.y + self.HEAD + row * self.row_height,
            self.column_width,
            self.row_height,
        )

    def pill(self, slot: int) -> Rect:
        """The rounded ground of points on offer inside a box."""
        box = self.box(slot)
        inset = max(1.0, 0.08 * box.height)
        return Rect(box.x + 4, box.y + inset, box.width - 8, box.height - 2 * inset)
