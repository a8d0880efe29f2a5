"""The curtain between people who share the screen: it hides at once, and opens for one of them, or one team, only."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QInputEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import cycle_focus, paint_sheet
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress, enlarged
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_seat_shape
from tabletop.ui.look.painting.tones import mix
from tabletop.ui.match_page.curtain_lock import PRESSES, CurtainLock

LOOK_AWAY = QT_TRANSLATE_NOOP("Table", "Everybody else looks away.")
I_AM = QT_TRANSLATE_NOOP("Table", "I am {player}")
WE_ARE = QT_TRANSLATE_NOOP("Table", "We are {players}")
OR_ENTER = QT_TRANSLATE_NOOP("Table", "or press Enter")
TAKE_BACK = QT_TRANSLATE_NOOP("Table", "Take back", "on the curtain: the move of whoever has just played")
TO_SHELF = QT_TRANSLATE_NOOP("Table", "Back to the shelf")
FALL_MS = 420
OPEN_MS = 360
FOLDS = 16
_NIGHT = "#1B1420"
_SHARE = 0.28
_CARD = (460.0, 452.0)
_CARD_SHARE = 0.5
"""How much of a large window the card is high: it is read from where one sits round the table."""
_STEP, _STEPS = 0.1, 6
"""So much smaller, and so often, large words are tried in a small window."""
_RAIL_TOP = 8
_BADGE, _BADGE_LEAST, _BADGE_TOP = 54, 22, 34
"""The radius of the badge at 100 % text, as it is wanted and at least; how far it lies below the edge of the card."""


class _Card(QFrame):
    """The paper card in the middle."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.colours: tuple[int, ...] = (0,)
        self.radius = float(_BADGE)
        self.above = float(_BADGE_TOP)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(14, 14, -14, -18)
        paint_sheet(painter, paper, 22, 2.4, theme)
        middle = paper.top() + self.above + self.radius
        step = 2.3 * self.radius
        left = paper.center().x() - step * (len(self.colours) - 1) / 2
        for at, colour in enumerate(self.colours):
            draw_badge(painter, theme.seats[colour % 8], left + at * step, middle, self.radius, theme)
        painter.end()


class Curtain(QWidget):
    """Covers the whole page. `opened`: the person has said that they are there; `fallen`: nothing below is seen;
    `shelf_wanted`, `undo_wanted`: what else stands on it. Only presses that `lock` takes are heard.
    """

    opened = Signal()
    shelf_wanted = Signal()
    undo_wanted = Signal()
    fallen = Signal()
    gone = Signal()

    def __init__(self, context: AppContext, parent: QWidget, wait_ms: float) -> None:
        """`wait_ms`: how long it stays shut at least."""
        super().__init__(parent)
        self._context = context
        self._room = parent
        self._colour = 0
        self._names: tuple[str, ...] = ("",)
        self._cloth: QPixmap | None = None
        self.card = _Card(context, self)
        self.name_label = LetterLabel("", 34, self.card)
        self.name_label.set_align(Qt.AlignmentFlag.AlignHCenter)
        self._away = QLabel(self.card)
        self._enter = QLabel(self.card)
        for label in (self._away, self._enter):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.button = PaperButton(context, Paint.PRIM, "", self.card)
        self.button.most_px = 20
        self.undo = PaperButton(context, Paint.PLAIN, "undo", self.card)
        self.shelf = PaperButton(context, Paint.PLAIN, "shelf", self.card)
        self.lock = CurtainLock(wait_ms, self)
        for button, wanted in (
            (self.button, self.opened),
            (self.undo, self.undo_wanted),
            (self.shelf, self.shelf_wanted),
        ):
            button.installEventFilter(self)
            button.clicked.connect(lambda checked=False, wanted=wanted: self._press(wanted))
        self.installEventFilter(self)
        self._column = QVBoxLayout(self.card)
        for widget in (self.name_label, self._away, self.button, self._enter):
            self._column.addWidget(widget)
        row = QHBoxLayout()
        for quiet in (self.undo, self.shelf):
            quiet.most_px, quiet.raised = 14, False
            row.addWidget(quiet, 1)
        self._column.addLayout(row)
        self._move = QVariantAnimation(self)
        self._move.valueChanged.connect(self.update)
        self._move.finished.connect(self._moved)
        self._opening = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def is_down(self) -> bool:
        """Whether it hides the table."""
        return self.isVisible() and not self._opening

    def fall(self, called: tuple[tuple[str, int], ...], words: Words, may_undo: bool = False) -> None:
        """Fall for people, each with a name and a palette index: one alone, or several who look together. `may_undo`:
        the last move can be taken back."""
        self._opening = False
        self.lock.shut(FALL_MS * self._context.speed)
        self.undo.setVisible(may_undo)
        self._names, self.card.colours = zip(*called, strict=True)
        self._colour = self.card.colours[0]
        self._cloth = None
        self.retranslate(words)
        self.apply_look()
        self.setGeometry(self._room.rect())
        self.card.show()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._animate(0.0, 1.0, FALL_MS, QEasingCurve.Type.OutCubic)

    def rise(self) -> None:
        """Open."""
        if not self.isVisible():
            return
        self._opening = True
        self.card.hide()
        self._animate(1.0, 0.0, OPEN_MS, QEasingCurve.Type.InOutCubic)

    def finish(self) -> None:
        """End the movement at once."""
        if self._move.state() is QVariantAnimation.State.Running:
            self._move.setCurrentTime(self._move.duration())

    def _animate(self, start: float, end: float, duration_ms: int, curve: QEasingCurve.Type) -> None:
        self._move.stop()
        self._move.setStartValue(start)
        self._move.setEndValue(end)
        self._move.setEasingCurve(curve)
        self._move.setDuration(round(duration_ms * self._context.speed))
        self._move.start()

    def _moved(self) -> None:
        self._cloth = None  # as large as the window: kept for the movement only
        if self._opening:
            self._opening = False
            self.hide()
            self.gone.emit()
        else:
            self.fallen.emit()

    def retranslate(self, words: Words) -> None:
        """Set all words anew; they are in the language of the person who is called."""
        together = len(self._names) > 1
        names = words.listed(self._names)
        self.name_label.setText(names)
        self._away.setText(words.say(LOOK_AWAY))
        self._enter.setText(words.say(OR_ENTER))
        self.button.set_words(words.say(WE_ARE, players=names) if together else words.say(I_AM, player=names))
        self.undo.set_words(words.say(TAKE_BACK))
        self.shelf.set_words(words.say(TO_SHELF))
        self.setAccessibleName(f"{names}. {words.say(LOOK_AWAY)}")

    def apply_look(self) -> None:
        """Take colours and sizes."""
        theme = self._context.theme
        look = theme.seats[self._colour % 8]
        self._cloth = None
        self.name_label.setStyleSheet(f"color: {theme.text}; background: transparent;")
        self.button.set_paint(Paint.PRIM, (look.colour, look.mark))
        any(self._fits(1.0 - _STEP * step) for step in range(_STEPS))
        self.update()

    def _fits(self, shrink: float) -> bool:
        """Take sizes that grow with a large window, smaller by this factor; whether everything has room so."""
        of_window = max(1.0, _CARD_SHARE * self.height() / self._context.metrics.px(_CARD[1]))
        metrics, theme = enlarged(self._context.metrics, of_window * shrink), self._context.theme
        for button in (self.button, self.undo, self.shelf):
            button.scale = metrics.factor / self._context.metrics.factor
            button.updateGeometry()
        self.name_label.set_cap_px(metrics.px(34))
        dress(self._away, metrics.px(17), theme.text2)
        dress(self._enter, metrics.px(14), theme.text2)
        return self._place_card(metrics)

    def _place_card(self, metrics: Metrics) -> bool:
        width = min(metrics.px(_CARD[0]) + 28, self.width() - 8)
        height = min(metrics.px(_CARD[1]) + 32, self.height() - 8)
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        side = metrics.px(40) + 14 if width > metrics.px(360) else 26
        button, gap, foot = min(metrics.px(64) + 10, max(48, height // 7)), metrics.px(8), metrics.px(18) + 18
        words = sum(label.heightForWidth(width - 2 * side) for label in (self._away, self._enter))
        words += self.name_label.sizeHint().height() + button + self.shelf.sizeHint().height() + 4 * gap
        # Where the words are large and the window is low, the badge makes room for them.
        self.card.above = _BADGE_TOP * metrics.factor / self._context.metrics.factor
        around = 14 + self.card.above + metrics.px(14) + foot
        radius = (height - words - around) / 2
        self.card.radius = max(metrics.px(_BADGE_LEAST), min(metrics.px(_BADGE), radius))
        self._column.setContentsMargins(side, round(around - foot + 2 * self.card.radius), side, foot)
        self._column.setSpacing(gap)
        self.button.setMinimumHeight(button)
        return radius >= metrics.px(_BADGE_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Weave the cloth anew."""
        super().resizeEvent(event)
        self.apply_look()

    # Hands

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let no press through that was not made for it."""
        return event.type() in PRESSES and isinstance(event, QInputEvent) and not self.lock.takes(event)

    def _press(self, wanted: SignalInstance) -> None:
        """A button was pressed, by a hand or by a screen reader."""
        if self.is_down and self.lock.is_ripe:
            wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter; nothing else passes to what is below."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press(self.opened)
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the card."""
        return cycle_focus((self.button, self.undo, self.shelf), forward) or super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let nothing pass to what is below."""
        event.accept()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth as far as it has fallen."""
        moving = self._move.state() is not QVariantAnimation.State.Stopped
        share = float(self._move.currentValue()) if moving else (0.0 if self._opening else 1.0)
        painter = QPainter(self)
        if not self._opening and share < 1.0:
            # Hands are hidden at once: what the cloth does not cover yet is only dark.
            painter.fillRect(self.rect(), QColor(mix(self._base(), _NIGHT, 0.55)))
        if moving:
            self._cloth = self._cloth or self._woven()
            painter.drawPixmap(QPointF(0, -(1 - share) * self.height()), self._cloth)
        elif share:
            self._weave(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._rail(painter, float(self.width()), self.width() / FOLDS)
        painter.end()

    def _base(self) -> str:
        return mix(self._context.theme.seats[self._colour % 8].colour, _NIGHT, _SHARE)

    def _woven(self) -> QPixmap:
        dpr = self.devicePixelRatioF()
        cloth = QPixmap(self.size() * dpr)
        cloth.setDevicePixelRatio(dpr)
        painter = QPainter(cloth)
        self._weave(painter)
        painter.end()
        return cloth

    def _weave(self, painter: QPainter) -> None:
        base = self._base()
        painter.fillRect(self.rect(), QColor(mix(base, _NIGHT, 0.45)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = float(self.width()), float(self.height())
        fold = width / FOLDS
        for index in range(FOLDS):
            self._fold(painter, base, index * fold, fold, height - 29 + (20 if index % 2 else 0))
        self._shapes(painter, width, height)

    def _fold(self, painter: QPainter, base: str, left: float, width: float, bottom: float) -> None:
        path = QPainterPath(QPointF(left, _RAIL_TOP))
        path.lineTo(left + width, _RAIL_TOP)
        path.lineTo(left + width, bottom - 12)
        path.quadTo(left + width / 2, bottom + 14, left, bottom - 12)
        path.closeSubpath()
        if self._context.theme.flat:
            painter.fillPath(path, QColor(base))
            painter.setPen(QPen(QColor("#FFFFFF"), 1))
            painter.drawLine(QPointF(left, 46), QPointF(left, bottom - 12))
            return
        shine = QLinearGradient(left, 0, left + width, 0)
        for at, colour in (
            (0.0, mix(base, _NIGHT, 0.42)),
            (0.42, mix(base, "#FFFFFF", 0.15)),
            (0.68, mix(base, "#000000", 0.02)),
            (1.0, mix(base, _NIGHT, 0.55)),
        ):
            shine.setColorAt(at, QColor(colour))
        painter.fillPath(path, shine)

    def _shapes(self, painter: QPainter, width: float, height: float) -> None:
        """The shape of the seat, woven in."""
        look = self._context.theme.seats[self._colour % 8]
        painter.save()
        painter.setOpacity(0.16)
        fold = width / FOLDS
        for row, y in enumerate(range(120, round(height) - 70, 100)):
            x = fold * (1.0 if row % 2 == 0 else 1.875)
            while x < width:
                draw_seat_shape(painter, look.shape, x, y, 11, "#FFFFFF")
                x += fold * 1.75
        painter.restore()

    def _rail(self, painter: QPainter, width: float, fold: float) -> None:
        """The rail on which the cloth hangs; it stays where it is."""
        theme = self._context.theme
        rail = QRectF(0, _RAIL_TOP, width, 38)
        shade = QLinearGradient(0, 46, 0, 60)
        shade.setColorAt(0, QColor(0, 0, 0, 90))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        if not theme.flat:
            painter.fillRect(QRectF(0, 46, width, 14), shade)
        wood = QLinearGradient(0, _RAIL_TOP, 0, 46)
        wood.setColorAt(0, QColor(mix(theme.wood.rail, "#FFFFFF", 0.12)))
        wood.setColorAt(0.7, QColor(theme.wood.square_dark))
        wood.setColorAt(1, QColor(theme.wood.tray))
        painter.fillRect(rail, wood if not theme.flat else QColor(theme.panel))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        brass = theme.paper.gold if not theme.flat else theme.text
        for index in range(FOLDS + 1):
            painter.setPen(QPen(QColor(theme.paper.gold_edge if not theme.flat else theme.panel), 5))
            painter.drawEllipse(QPointF(index * fold, 46), 9, 9)
            painter.setPen(QPen(QColor(brass), 2.6))
            painter.drawEllipse(QPointF(index * fold, 46), 9, 9)
