"""A sheet above the strip on which it is told what real dice show: typed into their row, or tapped."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.page import BarButton
from tabletop.ui.common.painted import PaintedButton, cycle_focus, paint_focus, paint_sheet
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.look.face_keys import side_of_die

NOT_ON_A_DIE = QT_TRANSLATE_NOOP(
    "Table", "“{typed}” is on no die: type the numbers 1 to {most}.", "somebody tells what real dice show"
)
TOO_MANY = PLURAL_NOOP("Table", "That is too many: there are only %n dice.", "somebody tells what real dice show", 1)
STILL_MISSING = PLURAL_NOOP("Table", "%n dice are still missing.", "somebody tells what real dice show", 1)
TAKE_ONE_BACK = QT_TRANSLATE_NOOP("Table", "Take back the last die", "of those that were typed or tapped")
ON_SCREEN = QT_TRANSLATE_NOOP("Table", "Throw on the screen", "this time, instead of real dice")
LEAVE = QT_TRANSLATE_NOOP("Table", "Not now", "leaves the question what real dice show")
_BETWEEN = " ,;.-+/"
"""What people write between numbers."""
_PAD, _GAP, _FACE, _SLOT = 12, 8, 76, 50
_LEAST_FACE, _LEAST_SLOT = 44, 30
_OLD = 0.35


class DiceEdit(QLineEdit):
    """A row of dice with an empty place for each that is still to be told; the numbers are typed into it.

    `told(faces)`: the last one is there; `wrong(Text)`: what was typed is on no die, or Enter came too early;
    `further_back`: there is none that could be taken back. `typed_ms`: the time stamp of the key that was pressed last,
    None after a tap.
    """

    told = Signal(object)
    wrong = Signal(object)
    further_back = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._sides: tuple[int, ...] = ()
        self._before: tuple[int, ...] = ()
        self._faces: tuple[int, ...] = ()
        self._face = ""
        self.typed_ms: int | None = None
        self.setFrame(False)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.textEdited.connect(self._take)
        self.returnPressed.connect(self._entered)

    def ask(self, sides: tuple[int, ...], face: str, before: tuple[int, ...] = (), told: tuple[int, ...] = ()) -> None:
        """Ask for these dice, which look like `face`, of which some may have been `told`; `before`: what was told of
        them the first time."""
        self._sides, self._face, self._before = sides, face, before
        self._faces = told
        self._show()

    @property
    def faces(self) -> tuple[int, ...]:
        """What has been told so far."""
        return self._faces

    def tap(self, face: int) -> None:
        """Tell one more."""
        self.typed_ms = None
        self._take(f"{self.text()} {face}")

    def take_back(self) -> None:
        """Forget the last one."""
        if not self._faces:
            self.further_back.emit()
            return
        self._faces = self._faces[:-1]
        self._show()

    def _show(self) -> None:
        self.setText(" ".join(map(str, self._faces)))
        self.update()

    def _take(self, text: str) -> None:
        """Read what stands there now. Whatever is on no die goes, and so do all that are too many."""
        faces: list[int] = []
        strange = ""
        for sign in text:
            if sign in _BETWEEN:
                continue
            most = self._sides[min(len(faces), len(self._sides) - 1)]
            if sign.isdecimal() and 1 <= int(sign) <= most:
                faces.append(int(sign))
            else:
                strange = strange or sign
        if len(faces) > len(self._sides):
            self.wrong.emit(say(TOO_MANY, len(self._sides)))
        else:
            self._faces = tuple(faces)
            if strange:
                self.wrong.emit(say(NOT_ON_A_DIE, typed=strange, most=max(self._sides)))
        self._show()
        if len(self._faces) == len(self._sides) and not strange:
            self.told.emit(self._faces)

    def _entered(self) -> None:
        missing = len(self._sides) - len(self._faces)
        if missing:
            self.wrong.emit(say(STILL_MISSING, missing))
        else:
            self.told.emit(self._faces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Note when it was typed; take back the last die by its keys. What is held, perhaps since it threw, says
        nothing."""
        self.typed_ms = event.timestamp()
        if event.key() == Qt.Key.Key_Backspace or event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
        elif not event.isAutoRepeat():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice that were told, and the places of the others; the next one is marked."""
        theme, count = self._context.theme, len(self._sides)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(count):
            slot = self._slot(at)
            if at < len(self._faces):
                self._context.art.render(painter, side_of_die(self._face, self._faces[at]), slot)
                continue
            painter.setBrush(QColor(theme.field))
            painter.setPen(QPen(QColor(theme.ctl), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(slot.adjusted(2, 2, -2, -2), 7, 7)
            if at < len(self._before):
                painter.setOpacity(_OLD)
                self._context.art.render(painter, side_of_die(self._face, self._before[at]), slot)
                painter.setOpacity(1.0)
            if at == len(self._faces) and self.hasFocus():
                paint_focus(painter, slot, 8)
        painter.end()

    def _slot(self, at: int) -> QRectF:
        count = max(1, len(self._sides))
        gap = self._context.metrics.px(_GAP)
        side = min(float(self.height()), (self.width() - gap * (count - 1)) / count)
        left = (self.width() - count * side - (count - 1) * gap) / 2
        return QRectF(left + at * (side + gap), (self.height() - side) / 2, side, side)


class FaceButton(PaintedButton):
    """One face of a die, to be tapped."""

    def __init__(self, context: AppContext, number: int, face: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._face = face
        self.number = number
        # A tap leaves the focus in the row of the dice, where the next number may be typed.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setText(str(number))
        self.setAccessibleName(str(number))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, larger under the hand."""
        theme, rect = self._context.theme, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.lamp if lit and not theme.high_contrast else theme.ctl), 3 if lit else 1))
        painter.setBrush(QColor(theme.panel2 if self.isDown() else theme.field))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
        margin = rect.width() * (0.13 if lit else 0.16)
        self._context.art.render(painter, self._face, rect.adjusted(margin, margin, -margin, -margin))
        if self.shows_focus:
            paint_focus(painter, rect, 10)
        painter.end()


class DiceSheet(QFrame):
    """The sheet. `told(faces)`; `wrong(Text)`; `on_screen`: the table is to throw this time; `left`: by Escape.

    Where a double click asks for it, the second click was not meant for what lies under the pointer since the first.
    """

    told = Signal(object)
    wrong = Signal(object)
    on_screen = Signal()
    left = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.edit = DiceEdit(context, self)
        self.faces: tuple[FaceButton, ...] = ()
        self.back = BarButton(context, "undo", TAKE_ONE_BACK, self)
        self.by_table = PaperButton(context, icon_name="dice", parent=self)
        self.leave = PaperButton(context, parent=self)
        self._sides: tuple[int, ...] = ()
        self._was_pressed = False
        self.by_table.raised = self.leave.raised = False
        self.edit.told.connect(self.told)
        self.edit.wrong.connect(self.wrong)
        self.back.clicked.connect(self._take_back)
        self.by_table.clicked.connect(self.on_screen)
        self.leave.clicked.connect(self.left)
        for button in (self.back, self.by_table, self.leave):
            button.installEventFilter(self)
        self.hide()

    def ask(self, sides: tuple[int, ...], face: str, before: tuple[int, ...] = (), told: tuple[int, ...] = ()) -> None:
        """Ask what these dice show; see `DiceEdit.ask`."""
        self._sides = sides
        self._was_pressed = False
        self._clear()
        self.faces = tuple(
            FaceButton(self._context, number, side_of_die(face, number), self) for number in range(1, max(sides) + 1)
        )
        for button in self.faces:
            button.clicked.connect(lambda checked=False, number=button.number: self.edit.tap(number))
            button.installEventFilter(self)
            button.show()
        self.edit.ask(sides, face, before, told)
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Let the numbers be typed."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self, words: Words, question: Text) -> None:
        """Take the words of whoever is asked."""
        self.by_table.set_words(words.say(ON_SCREEN))
        self.leave.set_words(words.say(LEAVE))
        self.back.retranslate()
        self.edit.setAccessibleName(words.say(question))
        self.setAccessibleName(words.say(question))

    def clear(self) -> None:
        """Ask nothing any more."""
        self.hide()
        self.edit.ask((), "")
        self._clear()

    def _clear(self) -> None:
        for button in self.faces:
            button.hide()
            button.deleteLater()
        self.faces = ()

    def _take_back(self) -> None:
        self.edit.take_back()
        self.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take no button for pressed by the second half of a double click whose first half was before the question."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._was_pressed = True
        return event.type() == QEvent.Type.MouseButtonDblClick and not self._was_pressed

    # Where it lies

    def lay_out(self, left: int, bottom: int, width: int) -> None:
        """Take its place: in the middle above `bottom`. Where there is too little room above, the pictures get
        smaller."""
        px = self._context.metrics.px
        pad, gap, count = px(_PAD), px(_GAP), len(self._sides)
        back, papers = self.back.sizeHint().width(), (self.by_table, self.leave)
        below = max(paper.sizeHint().height() for paper in papers)
        most, room = width - 2 * pad, max(0, bottom - 2 * pad - 2 * gap - below)
        part = min(1.0, room / (px(_FACE) + px(_SLOT)))
        face = min(max(_LEAST_FACE, round(px(_FACE) * part)), (most + gap) // max(1, len(self.faces)) - gap)
        slot = min(max(_LEAST_SLOT, round(px(_SLOT) * part)), (most - 2 * (back + gap) + gap) // max(1, count) - gap)
        slots, line = count * (slot + gap) - gap, sum(paper.sizeHint().width() for paper in papers)
        wide = min(most, max(len(self.faces) * (face + gap) - gap, slots + 2 * (back + gap), line))
        self.edit.setGeometry(pad + (wide - slots) // 2, pad, slots, slot)
        self.back.setGeometry(pad + wide - back, pad + (slot - back) // 2, back, back)
        y = pad + slot + gap
        self._in_line(self.faces, pad, y, wide, gap, QSize(face, face))
        self._in_line(papers, pad, y + face + gap, wide, 0, None)
        high = y + face + gap + below + pad
        self.setGeometry(left + (width - wide - 2 * pad) // 2, max(0, bottom - high), wide + 2 * pad, high)

    def _in_line(
        self, widgets: Sequence[QWidget], left: int, top: int, width: int, gap: int, size: QSize | None
    ) -> None:
        """Lay widgets in the middle of a line, of one size or as large as they like to be."""
        sizes = [size or widget.sizeHint() for widget in widgets]
        spare = width - sum(each.width() for each in sizes) - gap * (len(sizes) - 1)
        x = left + max(0, spare // 2)
        for widget, each in zip(widgets, sizes, strict=True):
            wide = each.width() + min(0, spare // max(1, len(sizes)))
            widget.setGeometry(x, top, wide, each.height())
            x += wide + gap

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; a number goes into the row, wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().isdecimal() and not self.edit.hasFocus():
            self.edit.tap(int(event.text()))
        elif event.key() == Qt.Key.Key_Backspace and not self.edit.hasFocus():
            self.edit.take_back()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet; Escape leads back to the table."""
        return cycle_focus((self.edit, self.back, *self.faces, self.by_table, self.leave), forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper under the dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()).adjusted(3, 3, -3, -5), 14, 0.5, self._context.theme)
        painter.end()
