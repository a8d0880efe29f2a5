"""The cupboard: planks with boxes. It knows where they stand and how the arrow keys walk between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.info import GameInfo
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.covers import BOX_HEIGHT, LID
from tabletop.ui.look.painting.tones import EVENING_WOOD, mix
from tabletop.ui.shelf.game_box import HOVER_LIFT_PX, GameBox
from tabletop.ui.shelf.game_facts import tag_facts, tag_width

_EDGE_PX = 40
_TOP_PX = 20
_PLANK_EDGE_PX = 5
_GAP_PX = 18


def _columns(width: int) -> int:
    return max(1, min(8, (width - 42) // 206))


def _side_px(width: int) -> float:
    """168, and up to 220 where there is room for more than eight."""
    if _columns(width) == 8:
        return max(168.0, min(220.0, (width - 2 * _EDGE_PX) / 8 - 38))
    return min(168.0, max(60.0, width - 2.0 * 12))


def _places(width: int) -> tuple[float, float]:
    """Left edge of the first box, and the step from one to the next."""
    side, columns = _side_px(width), _columns(width)
    if columns == 1:
        return max(12.0, min(_EDGE_PX, (width - side) / 2)), 0.0
    step = min((width - 2 * _EDGE_PX - side) / (columns - 1), side * 1.75)
    return (width - side - step * (columns - 1)) / 2, step


class GameGrid(QWidget):
    """Boxes on planks, as many in a row as fit. `chosen` carries the slug of the box that was pressed."""

    chosen = Signal(str)

    def __init__(self, context: AppContext, infos: Sequence[GameInfo], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.boxes: list[GameBox] = []
        for info in infos:
            box = GameBox(context, info, self)
            box.clicked.connect(lambda _=False, slug=info.slug: self.chosen.emit(slug))
            box.installEventFilter(self)
            self.boxes.append(box)
        self._shown = list(self.boxes)
        self._facts: list[tuple[list[tuple[str, str]], float]] = []
        self._facts_for: tuple[object, ...] = ()
        self._tags_for: tuple[object, ...] = ()
        self._tag_rows = 1
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._arrange()

    def prepare(self) -> None:
        """Make the pictures of the boxes that are out of sight when there is time, so that scrolling finds them."""
        from tabletop.ui.common.idle import IdleWork

        IdleWork(self).add(box.prepare for box in self.boxes if box.visibleRegion().isEmpty())

    @property
    def shown(self) -> list[GameBox]:
        """The boxes that stand on the shelf now, in order."""
        return self._shown

    def show_only(self, slugs: frozenset[str]) -> None:
        """Take the other boxes off the shelf."""
        self._shown = [box for box in self.boxes if box.info.slug in slugs]
        for box in self.boxes:
            box.setVisible(box.info.slug in slugs)
        self._arrange()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Set the words of all boxes anew."""
        for box in self.boxes:
            box.retranslate()
        self._arrange()

    def apply_look(self) -> None:
        """Let the planks grow with the text on the tags."""
        self._arrange()
        self.updateGeometry()
        self.update()

    def columns(self) -> int:
        """How many boxes stand side by side."""
        return _columns(self.width())

    def side_px(self) -> float:
        """The width of a box."""
        return _side_px(self.width())

    def left_edge(self, width: int) -> float:
        """Where the first box would begin in a cupboard of this width."""
        return _places(width)[0]

    def _tag_px(self) -> int:
        self._write_tags()
        return self._context.metrics.px(17) * self._tag_rows + 9

    def _write_tags(self) -> None:
        """The facts on all tags, in one line or, where the text is too large, in two; only if something has changed."""
        said = (self._context.metrics, self._context.words.code)
        if said != self._facts_for:
            told = [tag_facts(self._context, box.info) for box in self.boxes]
            self._facts, self._facts_for = [(facts, tag_width(self._context, facts)) for facts in told], said
        key = (self.side_px(), said)
        if key == self._tags_for:
            return
        self._tags_for = key
        room = self.side_px() - 16
        for box, (facts, needed) in zip(self.boxes, self._facts, strict=True):
            box.tag = [facts] if needed <= room else [facts[:2], facts[2:]]
        self._tag_rows = max((len(box.tag) for box in self.boxes), default=1)

    def _plank_px(self) -> int:
        return self._tag_px() + 10

    def pitch(self) -> int:
        """Height of one row with its plank."""
        return round(_TOP_PX + self.side_px() * BOX_HEIGHT / LID + 3 + self._plank_px() + _PLANK_EDGE_PX)

    def rows(self) -> int:
        """How many planks the boxes need, at least one."""
        return max(1, -(-len(self._shown) // self.columns()))

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        rows = max(1, -(-len(self._shown) // _columns(width)))
        return rows * self.pitch() + _GAP_PX

    def hasHeightForWidth(self) -> bool:
        """Always true: the narrower, the more planks."""
        return True

    def sizeHint(self) -> QSize:
        """The size of as many rows as there are now."""
        return QSize(800, self.rows() * self.pitch() + _GAP_PX)

    def minimumSizeHint(self) -> QSize:
        """The size of one box."""
        return QSize(160, self.pitch())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the boxes in their places."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        side, columns, pitch = self.side_px(), self.columns(), self.pitch()
        left, step = _places(self.width())
        margin = GameBox.MARGIN_PX
        for number, box in enumerate(self._shown):
            row, column = divmod(number, columns)
            box.side_px = side
            box.tag_height_px = self._tag_px()
            x = round(left + column * step - margin)
            y = round(row * pitch + _TOP_PX - margin - HOVER_LIFT_PX)
            height = round(side * BOX_HEIGHT / LID + margin + HOVER_LIFT_PX + 3 + self._plank_px())
            box.setGeometry(x, y, round(side) + 2 * margin, height + 1)
            box.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the back wall and the planks, down to the lower edge."""
        theme = self._context.theme
        painter = QPainter(self)
        wall, plank, edge = "#BC9A6C", "#E2C692", "#A97F50"
        if theme.dark:
            wall, plank, edge = "#2C2119", mix(plank, EVENING_WOOD, 0.62), mix(edge, EVENING_WOOD, 0.72)
        if theme.flat:
            wall, plank, edge = theme.window, theme.panel, theme.line
        painter.fillRect(self.rect(), QColor(wall))
        pitch, high = self.pitch(), self._plank_px()
        for row in range(self.height() // pitch + 1):
            self._paint_row(painter, row * pitch, pitch, high, plank, edge)
        painter.end()

    def _paint_row(self, painter: QPainter, top: int, pitch: int, high: int, plank: str, edge: str) -> None:
        bottom = top + pitch - _PLANK_EDGE_PX
        if not self._context.theme.flat:
            self._paint_shade(painter, top, bottom - high - top)
        painter.fillRect(0, bottom - high, self.width(), high, QColor(plank))
        painter.fillRect(0, bottom, self.width(), _PLANK_EDGE_PX, QColor(edge))
        if self._context.theme.flat:
            painter.fillRect(0, bottom - high, self.width(), 2, QColor(edge))
            return
        painter.fillRect(0, bottom - high, self.width(), 1, QColor(mix(plank, "#FFF6E2", 0.4)))
        self._paint_grain(painter, bottom - high, high, mix(plank, edge, 0.22))

    def _paint_shade(self, painter: QPainter, top: int, high: int) -> None:
        """Paint the shadow that the plank above throws on the wall."""
        shade, falling = QColor("#3A2410"), QLinearGradient(0, top, 0, top + high)
        for part, opacity in ((0.0, 0.3), (0.22, 0.07), (1.0, 0.0)):
            shade.setAlphaF(opacity)
            falling.setColorAt(part, shade)
        painter.fillRect(0, top, self.width(), high, falling)

    def _paint_grain(self, painter: QPainter, top: int, high: int, colour: str) -> None:
        painter.setPen(QPen(QColor(colour), 1))
        for line in range(3):
            y = top + high * (line + 1) // 4
            x = (top * 7 + line * 211) % 260 - 120
            while x < self.width():
                length = 120 + (x * 13 + line * 37) % 160
                painter.drawLine(x, y, x + length, y)
                x += length + 70 + (x * 29) % 180

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk by arrow keys from box to box."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(watched, GameBox):
            steps = {
                Qt.Key.Key_Left: -1,
                Qt.Key.Key_Right: 1,
                Qt.Key.Key_Up: -self.columns(),
                Qt.Key.Key_Down: self.columns(),
            }
            step = steps.get(Qt.Key(event.key()))
            if step is not None and watched in self._shown:
                goal = self._shown.index(watched) + step
                if 0 <= goal < len(self._shown):
                    self._shown[goal].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)
