"""The cupboard: planks with boxes. It knows where they stand and how the arrow keys walk between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.info import GameInfo, Kind
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.covers import BOX_HEIGHT, LID
from tabletop.ui.look.lettering import draw_letters, letters_width
from tabletop.ui.look.painting.first_page import FIRST_PAGE
from tabletop.ui.look.painting.tones import EVENING_WOOD, mix
from tabletop.ui.look.theme import INK
from tabletop.ui.shelf.arrangement import Arrangement, arrangement
from tabletop.ui.shelf.game_box import HOVER_LIFT_PX, WALKING, GameBox
from tabletop.ui.shelf.game_facts import KINDS, Fact, tag_growth, tag_lines

_TOP_PX = 20
_HEADING_PX = 6
_PLANK_EDGE_PX = 5
_GAP_PX = 6
_CAP_PX = 12
_USUAL_PX = 800


class _Plank(msgspec.Struct, frozen=True):
    """A row of boxes: where it begins, where its boxes begin below the headings, and where its plank ends."""

    top: int
    box_top: int
    bottom: int


class GameGrid(QWidget):
    """Boxes on planks, as many in a row as fit, kind after kind. `chosen` carries the slug of the box that was
    pressed; `arranged`: the boxes stand elsewhere."""

    chosen = Signal(str)
    arranged = Signal()

    def __init__(self, context: AppContext, infos: Sequence[GameInfo], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.boxes: list[GameBox] = []
        kinds = list(Kind)
        for info in sorted(infos, key=lambda info: kinds.index(info.kind)):
            box = GameBox(context, info, self)
            box.clicked.connect(lambda _=False, slug=info.slug: self.chosen.emit(slug))
            self.boxes.append(box)
        self._shown = list(self.boxes)
        self._tags: dict[tuple[object, ...], list[list[list[Fact]]]] = {}
        self._rows: dict[tuple[object, ...], list[_Plank]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.put_tab_stop(self.boxes[0] if self.boxes else None)
        self._arrange()

    def prepare(self) -> None:
        """The first picture has been seen: boxes move from now on. Make the pictures of those that are out of sight
        when there is time, so that scrolling finds them."""
        from tabletop.ui.common.idle import IdleWork

        for box in self.boxes:
            box.was_seen = True
        work = IdleWork(self)
        work.add(box.prepare for box in self.boxes if box.visibleRegion().isEmpty())
        work.add([partial(FIRST_PAGE.close, self)])

    @property
    def shown(self) -> list[GameBox]:
        """The boxes that stand on the shelf now, in order."""
        return self._shown

    def show_only(self, slugs: frozenset[str]) -> None:
        """Take the other boxes off the shelf."""
        self._shown = [box for box in self.boxes if box.info.slug in slugs]
        for box in self.boxes:
            box.setVisible(box.info.slug in slugs)
        stop = next((box for box in self._shown if box.focusPolicy() & Qt.FocusPolicy.TabFocus), None)
        self.put_tab_stop(stop or next(iter(self._shown), None))
        self._rows.clear()
        self._arrange()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Set the words of all boxes anew."""
        for box in self.boxes:
            box.retranslate()
        self._rewrite()

    def refresh(self) -> None:
        """Tell how long matches take by the last set-ups."""
        changed = [box for box in self.boxes if box.refresh()]
        if changed:
            self._rewrite()

    def _rewrite(self) -> None:
        self._tags.clear()
        self._rows.clear()
        self._arrange()
        self.update()

    def apply_look(self) -> None:
        """Let the planks grow with the text on the tags."""
        self._arrange()
        self.updateGeometry()
        self.update()

    def columns(self) -> int:
        """How many boxes stand side by side."""
        return self._fit(self.width()).columns

    def left_edge(self) -> float:
        """Where the first box stands."""
        return self._fit(self.width()).left

    def growth_in(self, width: int) -> float:
        """How much larger than the text asks for boxes are where there is this room."""
        return self._fit(width).growth

    def headings(self) -> dict[int, str]:
        """What is written over which of the boxes that are shown: the kind, where several kinds stand there."""
        return {number: self._context.words.say(KINDS[self._shown[number].info.kind]) for number in self._headed()}

    def _headed(self) -> list[int]:
        """The boxes over which a kind is written."""
        kinds = [box.info.kind for box in self._shown]
        if len(set(kinds)) < 2:
            return []
        return [number for number, kind in enumerate(kinds) if not number or kinds[number - 1] is not kind]

    def _fit(self, width: int) -> Arrangement:
        return arrangement(width, len(self.boxes), self._context.metrics.factor)

    def _tags_at(self, fit: Arrangement) -> list[list[list[Fact]]]:
        """The tags as they are broken at this size. A layout asks for several widths, again and again."""
        key = fit.side, fit.growth, self._context.metrics
        if key not in self._tags:
            facts = [box.facts for box in self.boxes]
            self._tags[key] = tag_lines(self._context, facts, fit.side - 16, tag_growth(fit.growth))
        return self._tags[key]

    def _tag_px(self, fit: Arrangement) -> int:
        lines = max(map(len, self._tags_at(fit)), default=1)
        return round(self._context.metrics.px(17) * tag_growth(fit.growth)) * lines + 9

    def _plank_px(self, fit: Arrangement) -> int:
        return self._tag_px(fit) + 10

    def _cap_px(self, fit: Arrangement) -> float:
        return self._context.metrics.px(_CAP_PX) * tag_growth(fit.growth)

    def _planks(self, width: int) -> list[_Plank]:
        """Every row that is needed, at least one. As with the tags, it is found once for a size."""
        fit = self._fit(width)
        key = fit.side, fit.growth, fit.columns, self._context.metrics
        if key not in self._rows:
            self._rows[key] = self._found_planks(fit)
        return self._rows[key]

    def _found_planks(self, fit: Arrangement) -> list[_Plank]:
        high = round(fit.side * BOX_HEIGHT / LID + 3 + self._plank_px(fit) + _PLANK_EDGE_PX)
        begins = {number // fit.columns for number in self._headed()}
        planks, top = [], 0
        for row in range(max(1, -(-len(self._shown) // fit.columns))):
            box_top = top + _TOP_PX + (round(self._cap_px(fit)) + _HEADING_PX if row in begins else 0)
            planks.append(_Plank(top, box_top, box_top + high))
            top = box_top + high
        return planks

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return self._planks(width)[-1].bottom + _GAP_PX

    def hasHeightForWidth(self) -> bool:
        """Always true: the narrower, the more planks."""
        return True

    def sizeHint(self) -> QSize:
        """A usual width, and its height."""
        return QSize(_USUAL_PX, self.heightForWidth(_USUAL_PX))

    def minimumSizeHint(self) -> QSize:
        """The size of one box."""
        return QSize(160, self._planks(_USUAL_PX)[0].bottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the boxes in their places."""
        super().resizeEvent(event)
        self._arrange()
        self.arranged.emit()

    def _arrange(self) -> None:
        fit, planks, margin = self._fit(self.width()), self._planks(self.width()), GameBox.MARGIN_PX
        tag, high = self._tag_px(fit), self._plank_px(fit)
        for box, lines in zip(self.boxes, self._tags_at(fit), strict=True):
            box.tag = lines
        for number, box in enumerate(self._shown):
            row, column = divmod(number, fit.columns)
            box.side_px, box.tag_height_px, box.tag_growth = fit.side, tag, tag_growth(fit.growth)
            x = round(fit.left + column * fit.step - margin)
            y = round(planks[row].box_top - margin - HOVER_LIFT_PX)
            height = round(fit.side * BOX_HEIGHT / LID + margin + HOVER_LIFT_PX + 3 + high)
            box.setGeometry(x, y, fit.side + 2 * margin, height + 1)
            box.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the back wall, the planks that hold boxes, and the names of the groups."""
        theme = self._context.theme
        painter = QPainter(self)
        wall, plank, edge = "#BC9A6C", "#E2C692", "#A97F50"
        if theme.dark:
            wall, plank, edge = "#2C2119", mix(plank, EVENING_WOOD, 0.62), mix(edge, EVENING_WOOD, 0.72)
        if theme.flat:
            wall, plank, edge = theme.window, theme.panel, theme.line
        painter.fillRect(self.rect(), QColor(wall))
        planks, fit = self._planks(self.width()), self._fit(self.width())
        for row in planks:
            self._paint_row(painter, row, self._plank_px(fit), plank, edge)
        if not theme.flat:
            self._paint_shade(painter, planks[-1].bottom, planks[-1].bottom - planks[-1].top)
        self._paint_headings(painter, fit, planks)
        painter.end()

    def _paint_headings(self, painter: QPainter, fit: Arrangement, planks: list[_Plank]) -> None:
        theme = self._context.theme
        ink = theme.text if theme.dark or theme.flat else INK
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, text in self.headings().items():
            row, column = divmod(number, fit.columns)
            cap = self._cap_px(fit)
            width = letters_width(text, cap) or 0.0
            cap *= min(1.0, fit.side / max(1.0, width))
            draw_letters(painter, text, cap, ink, x=fit.left + column * fit.step, y=planks[row].box_top - 10)

    def _paint_row(self, painter: QPainter, row: _Plank, high: int, plank: str, edge: str) -> None:
        top, bottom = row.top, row.bottom - _PLANK_EDGE_PX
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by arrow keys from box to box."""
        at = next((number for number, box in enumerate(self._shown) if box.hasFocus()), None)
        if at is None or event.key() not in WALKING:
            super().keyPressEvent(event)
            return
        last = len(self._shown) - 1
        goals = (at - 1, at + 1, at - self.columns(), at + self.columns(), 0, last)
        goal = goals[WALKING.index(Qt.Key(event.key()))]
        if 0 <= goal <= last:
            self._shown[goal].setFocus(Qt.FocusReason.TabFocusReason)

    def put_tab_stop(self, stop: GameBox | None) -> None:
        """Let Tab come to this box alone, and leave the cupboard from there."""
        for box in self.boxes:
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus if box is stop else Qt.FocusPolicy.ClickFocus)
