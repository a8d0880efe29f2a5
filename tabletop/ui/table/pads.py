"""Score sheets that lie on the table: paper, ruling, labels, figures written, summed and on offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from tabletop.core.table import Rect, SheetRow, ZoneSpec
from tabletop.core.text import Text
from tabletop.core.view import CellFact, CellStyle
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.lettering import draw_letters, letters_width
from tabletop.ui.look.painting import shadow
from tabletop.ui.look.painting.tones import mix
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.marks import FIGURE, FIGURE_RIGHT
from tabletop.ui.table.pictures import font_of, painted, text_width, write
from tabletop.ui.table.sheet_grid import SheetGrid

_EDGE = "#D9CBA8"
_SUM_INK = "#5B4A2C"
_REMARK_INK = "#6A5730"
_BESIDE = 2.0
"""So far words may reach into the margin of their box."""
_OFFER_INK = "#2F6CA3"
_OFFER_NONE = "#5F7688"
_FLAT_HINT = "#003E8A"

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MARGIN = 12.0
_TITLE, _TITLE_OF_TWO = 12.7, 8.2
"""How high the letters of a title are at most, in one line and in two."""
_TITLE_STEP = 1.55
"""From line to line, in heights of its letters."""
_SHADOW_ROOM = 12.0


_COUNTED = (CellStyle.WRITTEN, CellStyle.SUM, CellStyle.TOTAL)

Count = Callable[[QGraphicsPixmapItem, Callable[[float], None]], None]
"""Takes the item of a figure, and what shows how far it has counted, from 0 to 1."""


def title_lines(title: str, room: float) -> tuple[tuple[str, ...], float]:
    """The lines of a title in so much room, and how high its letters are: a long one stands in two lines, as equal as
    can be, where it is larger so."""
    breaks = [at for at in range(1, len(title)) if title[at - 1] in " -"]
    ways: list[tuple[str, ...]] = [(title,), *((title[:at].rstrip(), title[at:]) for at in breaks)]
    best = max(ways, key=lambda lines: _fitted(lines, room))
    return best, _fitted(best, room)[0]


def _fitted(lines: tuple[str, ...], room: float) -> tuple[float, float]:
    """How high the letters of a title in these lines can be, and how much room is left."""
    most = _TITLE if len(lines) == 1 else _TITLE_OF_TWO
    widest = max(letters_width(line, most) or room for line in lines)
    return most * min(1.0, room / widest), room - widest


class Pad:
    """One sheet: an item of paper, and on it one small item for every figure; only figures that change are painted
    again."""

    def __init__(self, zone: ZoneSpec) -> None:
        self.zone = zone
        self.grid = SheetGrid(zone)
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(10.0)
        self.item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._cells: dict[int, tuple[CellFact, QGraphicsPixmapItem]] = {}
        self._pictures: dict[tuple[int | Text, CellStyle], tuple[QPixmap, QPointF]] = {}
        self._heights: dict[tuple[int | Text, CellStyle], float] = {}
        self._paint: tuple[Geometry, Theme, Words] | None = None
        self._high = FIGURE
        self._growth = 1.0

    def set_look(self, geometry: Geometry, theme: Theme, art: Faces, words: Words) -> None:
        """Paint paper and figures for a size, a look and a language."""
        self._paint = (geometry, theme, words)
        self._pictures.clear()
        self._heights.clear()
        room, area = _SHADOW_ROOM, self.grid.area
        whole = Rect(area.x - room, area.y - room, area.width + 2 * room, area.height + 2 * room)
        pixmap, at = painted(geometry, whole, lambda painter: self._paper(painter, theme, art, words))
        self.item.setScale(1.0)
        self.item.setPixmap(pixmap)
        self.item.setPos(at)
        shown = {slot: cell for slot, (cell, _) in self._cells.items()}
        self.show_cells({})
        self.show_cells(shown)

    def show_cells(self, cells: dict[int, CellFact], count: Count | None = None) -> None:
        """Show these figures, and no others. `count` lets the figure that has just been written count up, with the
        sums that follow from it."""
        known = {slot: cell for slot, (cell, _) in self._cells.items()}
        high = min((self._fitting(cell) for cell in cells.values()), default=self._high)
        resized = high != self._high
        if resized:
            self._high = high
            self._pictures.clear()
        for slot in [slot for slot, (cell, _) in self._cells.items() if resized or cells.get(slot) != cell]:
            _, item = self._cells.pop(slot)
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        for slot, cell in cells.items():
            if slot not in self._cells:
                self._cells[slot] = (cell, self._figure_item(slot, cell))
        if count is not None and _is_one_written(known, cells):
            for slot, cell in cells.items():
                if known.get(slot) != cell and cell.style in _COUNTED and isinstance(cell.value, int):
                    self._count_up(slot, _value(known.get(slot)), cell, count)

    def _count_up(self, slot: int, start: int, cell: CellFact, count: Count) -> None:
        item, end = self._cells[slot][1], _value(cell)

        def show(t: float) -> None:
            item.setPixmap(self._picture(replace(cell, value=round(start + (end - start) * t)))[0])

        count(item, show)

    def _fitting(self, cell: CellFact) -> float:
        """How high a figure may be in a box; all of a sheet are as high as the widest one."""
        key = (cell.value, cell.style)
        if key not in self._heights:
            self._heights[key] = self._height_of(cell)
        return self._heights[key]

    def _height_of(self, cell: CellFact) -> float:
        assert self._paint is not None
        geometry, theme, words = self._paint
        pill = self.grid.pill(0)
        height = min(FIGURE * geometry.writing, pill.height * (0.7 if geometry.writing == 1 else 0.78))
        if not isinstance(cell.value, int):
            return height
        wide = letters_width(words.number(cell.value), height, self._ink(cell, theme)[1]) or 1.0
        return height * min(1.0, (pill.width - FIGURE_RIGHT - 2.0) / wide)

    def _picture(self, cell: CellFact) -> tuple[QPixmap, QPointF]:
        """A figure and where it is. All boxes are alike: it is painted once, as if it stood in the first box."""
        assert self._paint is not None
        geometry, theme, words = self._paint
        key = (cell.value, cell.style)
        if key not in self._pictures:
            box = self.grid.box(0)
            self._pictures[key] = painted(geometry, box, lambda painter: self._figure(painter, 0, cell, theme, words))
        return self._pictures[key]

    def _figure_item(self, slot: int, cell: CellFact) -> QGraphicsPixmapItem:
        assert self._paint is not None
        geometry = self._paint[0]
        box, first = self.grid.box(slot), self.grid.box(0)
        pixmap, at = self._picture(cell)
        item = QGraphicsPixmapItem(pixmap, self.item)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        shift = geometry.point(box.x, box.y) - geometry.point(first.x, first.y)
        place = at + shift - self.item.pos()
        item.setPos(round(place.x() * geometry.dpr) / geometry.dpr, round(place.y() * geometry.dpr) / geometry.dpr)
        return item

    # Paper

    def _paper(self, painter: QPainter, theme: Theme, art: Faces, words: Words) -> None:
        area = self.grid.area
        sheet = QRectF(area.x, area.y, area.width, area.height)
        if not theme.flat:
            shadow.draw_lying(painter, sheet, 4, 1.6)
        edge = QPen(QColor(theme.ctl if theme.flat else _EDGE), 1.0 if theme.flat else 0.6)
        pad = theme.paper.pad
        for offset, shade in ((2.0, 0.10), (1.3, 0.05), (0.0, 0.0)):
            painter.setPen(edge)
            painter.setBrush(QColor(mix(pad, theme.wood.beech, shade * 3)))
            painter.drawRoundedRect(sheet.translated(offset, offset), 4, 4)
        self._growth = self._label_growth(words)
        self._strip(painter, sheet, theme)
        self._head(painter, theme, art, words)
        for index, row in enumerate(self.grid.sheet.rows):
            self._row(painter, index, row, theme, art, words)
        self._rules(painter, theme)

    def _strip(self, painter: QPainter, sheet: QRectF, theme: Theme) -> None:
        top = QPainterPath()
        top.addRoundedRect(sheet, 4, 4)
        band = QPainterPath()
        band.addRect(QRectF(sheet.left(), sheet.top(), sheet.width(), SheetGrid.STRIP))
        painter.fillPath(top.intersected(band), QColor(theme.paper.madder))

    def _head(self, painter: QPainter, theme: Theme, art: Faces, words: Words) -> None:
        grid = self.grid
        middle = grid.area.y + (SheetGrid.STRIP + SheetGrid.HEAD) / 2
        lines, height = title_lines(words.say(grid.sheet.title), grid.label_width - 2 * _MARGIN)
        foot = middle + height / 2 - (len(lines) - 1) * height * _TITLE_STEP / 2
        for number, line in enumerate(lines):
            base = foot + number * height * _TITLE_STEP
            draw_letters(painter, line, height, theme.paper.ink, x=grid.area.x + _MARGIN, y=base)
        for column, face in enumerate(grid.sheet.columns):
            box = grid.box(column)
            wide, high = min(box.width - 4, 33.3), SheetGrid.HEAD - SheetGrid.STRIP - 5
            at = QRectF(box.x + (box.width - wide) / 2, middle - high / 2, wide, high)
            art.render(painter, face, at)

    def _row(self, painter: QPainter, index: int, row: SheetRow, theme: Theme, art: Faces, words: Words) -> None:
        grid, high = self.grid, self.grid.row_height
        top = grid.area.y + SheetGrid.HEAD + index * high
        line = QRectF(grid.area.x + 0.7, top, grid.area.width - 1.4, high)
        if not row.box:
            tint, share = (theme.paper.ink, 0.35) if theme.flat else (theme.wood.beech, 1.0)
            painter.fillRect(line, QColor(mix(theme.paper.pad, tint, share * (0.55 if row.strong else 0.28))))
        left = grid.area.x + _MARGIN
        if row.face:
            side = min(14.0, high * 0.72)
            art.render(painter, row.face, QRectF(left, top + (high - side) / 2, side, side))
            left += side + 7.3
        colour = theme.paper.ink if row.box or row.strong or theme.flat else _SUM_INK
        size = min(10.0 if row.box or row.strong else 9.3, high * 0.62) * self._growth
        room = QRectF(left, top, grid.area.x + grid.label_width - 3 - left, high)
        write(painter, room, _LEFT, words.say(row.label), font_of(size, bold=row.strong), colour)

    def _label_growth(self, words: Words) -> float:
        """How much larger all names of rows can be written: as the person wants, as far as the widest one has room."""
        assert self._paint is not None
        wanted, high = self._paint[0].writing, self.grid.row_height
        for row in self.grid.sheet.rows:
            size = min(10.0 if row.box or row.strong else 9.3, high * 0.62)
            face = min(14.0, high * 0.72) + 7.3 if row.face else 0.0
            room = self.grid.label_width - 3 - _MARGIN - face
            width = text_width(words.say(row.label), font_of(size, bold=row.strong))
            wanted = min(wanted, room / max(1.0, width), high * 0.8 / size)
        return max(1.0, wanted)

    def _rules(self, painter: QPainter, theme: Theme) -> None:
        grid, area = self.grid, self.grid.area
        top, bottom = area.y + SheetGrid.HEAD, area.y + area.height - SheetGrid.FOOT
        painter.setPen(QPen(QColor(theme.paper.pad_line), 0.6))
        for index in range(len(grid.sheet.rows) + 1):
            y = top + index * grid.row_height
            painter.drawLine(QPointF(area.x + 0.7, y), QPointF(area.x + area.width - 0.7, y))
        for column in range(grid.columns):
            x = grid.box(column).x
            margin = mix(theme.paper.pad, theme.paper.madder, 0.45)
            colour = margin if column == 0 and not theme.flat else theme.paper.pad_line
            painter.setPen(QPen(QColor(colour), 0.7))
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    # Figures

    def _figure(self, painter: QPainter, slot: int, cell: CellFact, theme: Theme, words: Words) -> None:
        pill = self.grid.pill(slot)
        box = QRectF(pill.x, pill.y, pill.width, pill.height)
        if cell.style is CellStyle.OFFER:
            self._offer(painter, box, theme)
        if not isinstance(cell.value, int):
            self._words(painter, box, cell.style, words.say(cell.value), theme)
            return
        colour, pen = self._ink(cell, theme)
        height = min(self._high, self._fitting(cell))
        at = QPointF(box.right() - FIGURE_RIGHT, box.center().y() + height / 2)
        figure, right = words.number(cell.value), Qt.AlignmentFlag.AlignRight
        draw_letters(painter, figure, height, colour, pen, at.x(), at.y(), right)

    def _words(self, painter: QPainter, box: QRectF, style: CellStyle, text: str, theme: Theme) -> None:
        """What stands in a box in words: a remark is slanted, what counts is upright, and what counts most is bold."""
        remark, bold = style is CellStyle.REMARK, style is CellStyle.TOTAL
        ink = _REMARK_INK if remark and not theme.flat else theme.paper.ink
        size = min(min(8.0 if remark else 9.0, box.height() * 0.6) * self._growth, box.height() * 0.75)
        wide = text_width(text, font_of(size, bold=bold, italic=remark))
        room = box.width() + 2 * (_BESIDE if style is not CellStyle.OFFER else -_BESIDE)
        font = font_of(size * min(1.0, room / max(1.0, wide)), bold=bold, italic=remark)
        write(painter, box.adjusted(-_BESIDE, 0, _BESIDE, 0), Qt.AlignmentFlag.AlignCenter, text, font, ink)

    def _ink(self, cell: CellFact, theme: Theme) -> tuple[str, float]:
        """Colour and pen of a figure."""
        if theme.flat:
            return (_FLAT_HINT if cell.style is CellStyle.OFFER else theme.paper.ink), 18.0
        if cell.style is CellStyle.OFFER:
            return (_OFFER_INK if cell.value else _OFFER_NONE), 15.0
        if cell.style in (CellStyle.SUM, CellStyle.REMARK):
            return _SUM_INK, 15.0
        return theme.paper.ink, 19.0 if cell.style is CellStyle.TOTAL else 16.0

    def _offer(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        edge = _FLAT_HINT if theme.flat else mix(theme.paper.pad, _OFFER_INK, 0.55)
        pen = QPen(QColor(edge), 0.8)
        pen.setDashPattern([3.3, 2.5])
        painter.setPen(pen)
        painter.setBrush(QColor(theme.paper.pad if theme.flat else mix(theme.paper.pad, _OFFER_INK, 0.10)))
        painter.drawRoundedRect(box, 5.3, 5.3)


def _is_one_written(before: Mapping[int, CellFact], after: Mapping[int, CellFact]) -> bool:
    """Whether the same sheet has one figure more; another player's sheet has others."""
    was, now = (
        {slot: cell for slot, cell in cells.items() if cell.style is CellStyle.WRITTEN} for cells in (before, after)
    )
    return len(now) == len(was) + 1 and was.items() <= now.items()


def _value(cell: CellFact | None) -> int:
    """What a figure counts from, or to; what was only on offer stood for nothing."""
    return cell.value if cell is not None and cell.style in _COUNTED and isinstance(cell.value, int) else 0
