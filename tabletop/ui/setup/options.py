"""House rules: one choice an option, the printed rule marked, changed ones with a lamp tag."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.picture_choice import Pictures
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.switch import Switch
from tabletop.ui.common.widgets import LampTag, PaperCard, RadioRow, Segments
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.setup.ordered_choice import OrderedChoice

HOUSE_RULES = QT_TRANSLATE_NOOP("Setup", "House rules")
CHANGED = QT_TRANSLATE_NOOP("Setup", "changed", "a house rule differs from the printed one")
CHANGES_RESET = PLURAL_NOOP("Setup", "%n change(s), reset", "button", 1)
NO_OPTIONS = QT_TRANSLATE_NOOP("Setup", "This game is played as printed.")
PRINTED_CHOICE = QT_TRANSLATE_NOOP("Setup", "{choice} (printed rule)", "one value of a house rule")
SHORT_GAME = QT_TRANSLATE_NOOP("Setup", "Short game")
SHORT_GAME_MINUTES = PLURAL_NOOP("Setup", "Short game, about %n minute(s)", "", 1)
POSITION_COUNTS = QT_TRANSLATE_NOOP("Setup", "Does not count: the match begins from the pasted position.")
DOT_MEANS = QT_TRANSLATE_NOOP("Setup", "The dot marks the printed rule.")

_MOST_SEGMENTS = 4
_LEAST_PX = 180
_BESIDE_BAR_PX = 10


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
        self.combo: QComboBox | None = None
        self.ordered: OrderedChoice | None = None
        self._names: tuple[str, ...] = ()
        head = QHBoxLayout()
        head.addWidget(self.label, 1)
        head.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignTop)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addLayout(head)
        self._control = self._made_control()
        column.addWidget(self._control)
        self._why_not = QLabel(self)
        self._why_not.setProperty("role", "quiet")
        self._why_not.setWordWrap(True)
        self._why_not.hide()
        column.addWidget(self._why_not)
        self.retranslate()
        self.set_value(spec.default)

    def _made_control(self) -> QWidget:
        """Make what the values are chosen with: pictures, words side by side, or a list."""
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
            self.combo = QComboBox(control)
            self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            self.combo.activated.connect(self._chosen)
            flow.addWidget(self.combo)
        return control

    def _is_short(self) -> bool:
        """Whether the choices fit side by side in every language; names may be long."""
        if any(choice.seat is not None for choice in self.spec.choices):
            return False
        labels = [self._context.words.say(choice.label) for choice in self.spec.choices]
        return len(labels) <= _MOST_SEGMENTS and sum(map(len, labels)) + 4 * len(labels) <= 38

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

    def set_position(self, is_other: bool) -> None:
        """Whether the match begins from another position than the printed one: a rule of the start rests then."""
        rests = is_other and self.spec.start
        self._control.setVisible(not rests)
        self._why_not.setVisible(rests)
        self._show_tag()

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        self.label.setText(say(self.spec.label))
        self._why_not.setText(say(POSITION_COUNTS))
        self.tag.setText(say(CHANGED))
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
                is_printed = value == self.spec.default
                self.combo.addItem(say(PRINTED_CHOICE, choice=label) if is_printed else label, value)
            self.combo.setCurrentIndex(max(0, self.combo.findData(kept)))
            self.combo.setAccessibleName(say(self.spec.label))

    def apply_look(self) -> None:
        """Take sizes from the metrics."""
        metrics = self._context.metrics
        self._column.setContentsMargins(0, metrics.px(12), 0, metrics.px(13))
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
        self.tag.setVisible(self.is_changed and not self._control.isHidden())

    def _chosen(self) -> None:
        self._show_tag()
        self.changed.emit()


class _Area(QScrollArea):
    """Scrolls up and down; it is as wide as what it holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        scroll_by_finger(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        """The least size in which no line is cut."""
        held = self.widget()
        inside = held.minimumSizeHint().width() if held is not None else 0
        return QSize(inside + self.verticalScrollBar().sizeHint().width(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """The size of the card."""
        return self.minimumSizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that longer words inside ask for a wider card; a scroll area would keep that to itself."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)


class HouseRules(PaperCard):
    """The card with all options of a game."""

    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._info: GameInfo | None = None
        self._seats = 2
        self.rows: list[OptionRow] = []
        self._title = LetterLabel("", context.metrics.section_cap_px, self)
        self.reset = QPushButton(self)
        self.reset.setProperty("kind", "pill")
        self.reset.clicked.connect(self.reset_all)
        head = FlowLayout(gap_x=12, gap_y=6, push_last=True)
        head.addWidget(self._title)
        head.addWidget(self.reset)
        self.body.addLayout(head)
        self._note = QLabel(self)
        self._note.setProperty("role", "quiet")
        self._note.setWordWrap(True)
        self.body.addWidget(self._note)
        self.short = Switch(context, self)
        self.short.clicked.connect(self._short_clicked)
        self.body.addWidget(self.short)
        self._options = QWidget(self)
        self._options.setObjectName("options")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self._whole = column = QVBoxLayout(self._options)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._rows)
        column.addStretch(1)
        self._area = _Area(self)
        self.body.addWidget(self._options)
        self.body.addWidget(self._area, 1)
        self.body.addStretch(0)

    def show_game(self, info: GameInfo, seats: int, chosen: dict[str, str]) -> None:
        """Show the options of a game; what is not chosen is as printed."""
        self._info, self._seats = info, seats
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for spec in info.options:
            row = OptionRow(self._context, spec, self._options)
            if spec.allows(chosen.get(spec.id, "")):
                row.set_value(chosen[spec.id])
            row.set_seats(seats)
            row.changed.connect(self._changed)
            self._rows.addWidget(row)
            self.rows.append(row)
        self.apply_look()
        self._settle()

    def set_scrolling(self, scrolls: bool) -> None:
        """Whether the options scroll inside the card; else the card is as high as they are."""
        if scrolls is not self._area.isHidden():
            return
        if scrolls:
            self.body.removeWidget(self._options)
            self._area.setWidget(self._options)
        else:
            self._area.takeWidget()
            self._options.setAutoFillBackground(False)
            self.body.insertWidget(self.body.indexOf(self._area), self._options)
        self._area.setVisible(scrolls)
        self._whole.setContentsMargins(0, 0, _BESIDE_BAR_PX if scrolls else 0, 0)
        self._options.show()

    def show_top(self) -> None:
        """Scroll to the first option."""
        self._area.verticalScrollBar().setValue(0)

    def set_position(self, is_other: bool) -> None:
        """Whether the match begins from another position than the printed one."""
        for row in self.rows:
            row.set_position(is_other)

    def set_seats(self, seats: int) -> None:
        """Say how many play: for the values on offer, and for the minutes of the short game."""
        self._seats = seats
        for row in self.rows:
            row.set_seats(seats)
        self._settle()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Who sits on the seats."""
        for row in self.rows:
            row.set_names(names)

    def values(self) -> dict[str, str]:
        """Every option with its value."""
        return {row.spec.id: row.value for row in self.rows}

    def changes(self) -> tuple[tuple[str, str], ...]:
        """The values of the changed options only, as a Setup wants them."""
        return tuple((row.spec.id, row.value) for row in self.rows if row.is_changed)

    def reset_all(self) -> None:
        """Set everything as printed."""
        for row in self.rows:
            row.set_value(row.spec.default)
        self._changed()

    def retranslate(self) -> None:
        """Set all words anew."""
        self._title.setText(self._context.words.say(HOUSE_RULES))
        for row in self.rows:
            row.retranslate()
        self._area.updateGeometry()
        self._settle()

    def apply_look(self) -> None:
        """Take sizes from the metrics."""
        self._title.set_cap_px(self._context.metrics.section_cap_px)
        for row in self.rows:
            row.apply_look()
        self._area.setMinimumHeight(self._context.metrics.px(_LEAST_PX))
        panel = self._context.theme.panel
        self._area.setStyleSheet(f"QScrollArea, QScrollArea > QWidget > QWidget#options {{ background: {panel}; }}")
        self.update()

    def _short_values(self) -> dict[str, str]:
        return dict(self._info.short) if self._info is not None else {}

    def _short_clicked(self) -> None:
        wanted = self._short_values()
        for row in self.rows:
            if row.spec.id in wanted:
                row.set_value(wanted[row.spec.id] if self.short.isChecked() else row.spec.default)
        self._changed()

    def _changed(self) -> None:
        self._settle()
        self.changed.emit()

    def _settle(self) -> None:
        say, info = self._context.words.say, self._info
        count = len(self.changes())
        self.reset.setText(say(CHANGES_RESET, n=count))
        self.reset.setVisible(count > 0)
        self._note.setText(say(DOT_MEANS if self.rows else NO_OPTIONS))
        wanted = self._short_values()
        self.short.setVisible(bool(wanted))
        if not wanted or info is None:
            return
        values = self.values()
        self.short.setChecked(all(values.get(option) == value for option, value in wanted.items()))
        if info.minutes_for is None:
            self.short.setText(say(SHORT_GAME))
        else:
            minutes = info.minutes_for(self._seats, {**values, **wanted})
            self.short.setText(say(SHORT_GAME_MINUTES, n=minutes))
