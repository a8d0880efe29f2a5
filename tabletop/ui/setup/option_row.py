"""One house rule on the page of the set-up: its values, and whether it is changed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.drop_down import DropDown
from tabletop.ui.common.layouts import AsideLayout, FlowLayout
from tabletop.ui.common.painted import sized
from tabletop.ui.common.picture_choice import Pictures
from tabletop.ui.common.widgets import LampTag, RadioRow, Segments
from tabletop.ui.setup.ordered_choice import OrderedChoice

CHANGED = QT_TRANSLATE_NOOP("Setup", "changed", "a house rule differs from the printed one")


PRINTED_CHOICE = QT_TRANSLATE_NOOP("Setup", "{choice} (printed rule)", "one value of a house rule")


DOTTED_CHOICE = QT_TRANSLATE_NOOP("Setup", "{choice} •", "one value of a house rule; the dot marks the printed one")


_MOST_SEGMENTS = 4
_NARROWEST_PX = 274
"""The room of values side by side in the narrowest card, at reference size."""
_MOST_ASIDE = 0.48
"""So much of the width values may take beside their rule; wider ones go below it."""


class OptionRow(QFrame):
    """One house rule. `changed` is emitted when the person chose."""

    changed = Signal()

    def __init__(self, context: AppContext, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.spec = spec
        self._offered = spec.choices
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.tag = LampTag(self)
        self.segments: RadioRow | None = None
        self.combo: DropDown | None = None
        self.ordered: OrderedChoice | None = None
        self._names: tuple[str, ...] = ()
        head = QVBoxLayout()
        head.setSpacing(4)
        head.addStretch(1)
        head.addWidget(self.label)
        head.addWidget(self.tag)
        head.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(8)
        self._control = self._made_control()
        self._body = AsideLayout(0.0 if self._is_wide else _MOST_ASIDE)
        self._body.addItem(head)
        self._body.addWidget(self._control)
        column.addLayout(self._body)
        self.retranslate()
        self.set_value(spec.default)

    @property
    def _is_wide(self) -> bool:
        """Whether the values always have a line of their own: pictures, and what is laid in order."""
        return self.ordered is not None or isinstance(self.segments, Pictures)

    def _made_control(self) -> QWidget:
        """Make what the values are chosen with: pictures, words side by side, or a list."""
        self.segments, self.combo = None, None
        if self.spec.ordered:
            self.ordered = OrderedChoice(self._context, self)
            self.ordered.changed.connect(self._chosen)
            return self.ordered
        if all(choice.faces for choice in self.spec.choices):
            self.segments = Pictures(self._context, self.spec.choices, self)
            self.segments.changed.connect(self._chosen)
            return self.segments
        control = QWidget(self)
        flow = FlowLayout(control)
        if self._is_short():
            self.segments = Segments(self._context, control)
            self.segments.changed.connect(self._chosen)
            flow.addWidget(self.segments)
        else:
            self.combo = DropDown(control)
            self.combo.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)
            self.combo.activated.connect(self._chosen)
            flow.addWidget(self.combo)
        return control

    def _is_short(self) -> bool:
        """Whether the choices fit side by side in the narrowest card, in this language; names may be long."""
        choices, metrics = self.spec.choices, self._context.metrics
        if len(choices) > _MOST_SEGMENTS or any(choice.seat is not None for choice in choices):
            return False
        bold = QFontMetricsF(sized(self.font(), metrics.px(14), True))
        wide = sum(bold.horizontalAdvance(self._label(choice)) for choice in choices) + metrics.px(20) * len(choices)
        return wide <= metrics.px(_NARROWEST_PX)

    def _suit_control(self) -> None:
        """In another language words that stood side by side may need a list, or the other way round."""
        if self._is_wide or self._is_short() == (self.segments is not None):
            return
        old, value, is_hidden = self._control, self.value, self._control.isHidden()
        self._control = self._made_control()
        self._control.setVisible(not is_hidden)
        self._body.removeWidget(old)
        self._body.addWidget(self._control)
        old.hide()
        old.deleteLater()
        self._fill()
        if self.segments is not None:
            self.segments.offer([choice.value for choice in self._offered])
        self.set_value(value)
        self.apply_look()

    @property
    def value(self) -> str:
        """The value in force."""
        if self.ordered is not None:
            return self.ordered.value
        if self.segments is not None:
            return self.segments.value()
        assert self.combo is not None
        return str(self.combo.currentData())

    @property
    def is_changed(self) -> bool:
        """Whether it differs from the printed rule."""
        return self.value != self.spec.default

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to."""
        if self.ordered is not None:
            return self.ordered.stops
        return self.segments.stops if self.segments is not None else (self.combo,) if self.combo is not None else ()

    def set_value(self, value: str) -> None:
        """Choose without a signal."""
        if self.ordered is not None:
            self.ordered.set_value(value)
        elif self.segments is not None:
            self.segments.set_value(value)
        elif self.combo is not None:
            self.combo.setCurrentIndex(max(0, self.combo.findData(value)))
        self._show_tag()

    def set_seats(self, seats: int) -> None:
        """Say how many play: a value that needs more seats is not offered, and gives way to the printed one."""
        offered = self.spec.choices_for(seats)
        if offered == self._offered:
            return
        value, self._offered = self.value, offered
        values = [choice.value for choice in offered]
        if self.segments is not None:
            self.segments.offer(values)
        self.retranslate()
        self.set_value(value if value in values else self.spec.default)

    def set_names(self, names: tuple[str, ...]) -> None:
        """Who sits on the seats: the values that stand for them are shown by their names."""
        if names != self._names and any(choice.seat is not None for choice in self.spec.choices):
            self._names = names
            self.retranslate()

    def _label(self, choice: OptionChoice) -> str:
        seat = choice.seat
        if seat is None:
            return self._context.words.say(choice.label)
        return self._names[seat] if seat < len(self._names) else self._context.words.say(choice.label, number=seat + 1)

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        self.label.setText(say(self.spec.label))
        self.tag.setText(say(CHANGED))
        self._suit_control()
        self._fill()

    def _fill(self) -> None:
        say = self._context.words.say
        choices = [(choice.value, self._label(choice)) for choice in self.spec.choices]
        if self.ordered is not None:
            self.ordered.set_choices(choices)
            self.ordered.setAccessibleName(say(self.spec.label))
            return
        printed = next(label for value, label in choices if value == self.spec.default)
        if self.segments is not None:
            self.segments.set_choices(choices)
            self.segments.setAccessibleName(say(self.spec.label))
            self.segments.mark(self.spec.default, say(PRINTED_CHOICE, choice=printed))
        elif self.combo is not None:
            kept = self.combo.currentData() or self.spec.default
            self.combo.clear()
            offered = {choice.value for choice in self._offered}
            for value, label in choices:
                if value not in offered:
                    continue
                if value != self.spec.default:
                    self.combo.addItem(label, value)
                    continue
                self.combo.addItem(say(DOTTED_CHOICE, choice=label), value)
                last, told = self.combo.count() - 1, say(PRINTED_CHOICE, choice=label)
                for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
                    self.combo.setItemData(last, told, role)
            self.combo.setCurrentIndex(max(0, self.combo.findData(kept)))
            self.combo.setAccessibleName(say(self.spec.label))

    def apply_look(self) -> None:
        """Take sizes from the metrics."""
        metrics = self._context.metrics
        self._column.setContentsMargins(0, metrics.px(9), 0, metrics.px(9))
        if self.combo is not None:
            self.combo.setMinimumHeight(metrics.px(36))
        if isinstance(self.segments, Pictures):
            self.segments.apply_look()
        if self.ordered is not None:
            self.ordered.apply_look()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above it, which parts it from the row before."""
        if self.y() > 0:
            painter = QPainter(self)
            painter.fillRect(0, 0, self.width(), 1, QColor(self._context.theme.line))
            painter.end()

    def _show_tag(self) -> None:
        self.tag.setVisible(self.is_changed)

    def _chosen(self) -> None:
        self._show_tag()
        self.changed.emit()
