"""The settings: language, look, size of the text, movement, sound, cards. Everything holds at once and is kept."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.ui.common.context import LOOKS, SPEEDS, TEXT_PERCENTS, AppContext
from tabletop.ui.common.drop_down import CalmSlider, DropDown
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.page import Page, TopBar
from tabletop.ui.common.paper_buttons import dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.switch import Switch
from tabletop.ui.common.widgets import PaperCard, Segments
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.settings.outside import PROGRAMS, OutsideSettings

BACK = QT_TRANSLATE_NOOP("Settings", "Back")
SETTINGS = QT_TRANSLATE_NOOP("Settings", "Settings")
LANGUAGE_AND_LOOK = QT_TRANSLATE_NOOP("Settings", "Language and look")
TABLE = QT_TRANSLATE_NOOP("Settings", "Table")
SOUND = QT_TRANSLATE_NOOP("Settings", "Sound")
LANGUAGE = QT_TRANSLATE_NOOP("Settings", "Language")
AS_SYSTEM = QT_TRANSLATE_NOOP("Settings", "Same as the system", "the setting follows the operating system")
LOOK = QT_TRANSLATE_NOOP("Settings", "Light")
LOOK_NAMES: dict[str, Msg] = {
    "system": AS_SYSTEM,
    "day": QT_TRANSLATE_NOOP("Settings", "Day"),
    "evening": QT_TRANSLATE_NOOP("Settings", "Evening"),
    "hc-light": QT_TRANSLATE_NOOP("Settings", "High contrast, light"),
    "hc-dark": QT_TRANSLATE_NOOP("Settings", "High contrast, dark"),
}
TEXT_SIZE = QT_TRANSLATE_NOOP("Settings", "Text size")
PERCENT = QT_TRANSLATE_NOOP("Settings", "{number}%")
SPEED = QT_TRANSLATE_NOOP("Settings", "Animation speed")
SPEED_NAMES: dict[str, Msg] = {
    "off": QT_TRANSLATE_NOOP("Settings", "Off", "animation speed"),
    "quick": QT_TRANSLATE_NOOP("Settings", "Quick", "animation speed"),
    "normal": QT_TRANSLATE_NOOP("Settings", "Normal", "animation speed"),
    "gentle": QT_TRANSLATE_NOOP("Settings", "Gentle", "animation speed, slow for small children"),
}
FOUR_COLOURS = QT_TRANSLATE_NOOP("Settings", "Four colours for the four suits")
SOUND_ON = QT_TRANSLATE_NOOP("Settings", "Play sounds")
VOICE_ON = QT_TRANSLATE_NOOP("Settings", "Say aloud what players call out")
NO_VOICE = QT_TRANSLATE_NOOP(
    "Settings", "This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one."
)
HELLO = QT_TRANSLATE_NOOP("Settings", "Hello!", "said aloud, so that the voice can be heard")
BY_RANK = QT_TRANSLATE_NOOP("Settings", "Sort hands by rank, not by suit")
NUMBERS = QT_TRANSLATE_NOOP("Settings", "Show numbers on the squares of boards")
LIT = QT_TRANSLATE_NOOP("Settings", "Show where things may go")
ONE_CLICK = QT_TRANSLATE_NOOP("Settings", "One click moves anything that can go to only one place")
VOLUME = QT_TRANSLATE_NOOP("Settings", "Volume")
KEYS = QT_TRANSLATE_NOOP("Settings", "Keys")
ALL_KEYS = QT_TRANSLATE_NOOP("Settings", "See and change all keys")


class SettingRow(QWidget):
    """A label and what is to be set; the control goes to the next line where it does not fit."""

    def __init__(self, label: QLabel, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(self, gap_x=16, gap_y=6)
        flow.addWidget(label)
        flow.addWidget(control)

    def set_label_width(self, width_px: int) -> None:
        """Set the width of the label, so that the controls of all rows stand in one line."""
        self._label.setMinimumWidth(width_px)
        self._label.setWordWrap(False)  # else it goes by the size that it had worked out with another least width


class SuitSample(QWidget):
    """The four suits as the cards show them now."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Four pictures on card paper."""
        side = self._context.metrics.px(26)
        return QSize(4 * side + 26, side + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them."""
        theme, side = self._context.theme, self._context.metrics.px(26)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.paper.card_edge))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        for number, suit in enumerate("SHDC"):
            place = QRectF(7 + number * (side + 4), 8, side, side)
            self._context.art.render(painter, f"suit-{suit}", place)
        painter.end()


class SettingsPage(Page):
    """The page of the settings. `left` is emitted when the person goes back; `keys_wanted`: the sheet of keys."""

    left = Signal()
    keys_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.bar = TopBar(context, BACK, self)
        self.bar.back_wanted.connect(self.left)
        self.language, self.look = DropDown(), DropDown()
        self.text_size, self.speed = Segments(context), Segments(context)
        self.numbers, self.four_colours, self.sound_on = Switch(context), Switch(context), Switch(context)
        self.by_rank, self.lit, self.one_click = Switch(context), Switch(context), Switch(context)
        self.voice_on, self.no_voice = Switch(context), QLabel(wordWrap=True)
        self.suits = SuitSample(context)
        self.volume = CalmSlider(Qt.Orientation.Horizontal)
        self.outside = OutsideSettings(context)
        self.keys = QPushButton()
        self._labels: list[tuple[QLabel, Msg]] = []
        self._titles: list[tuple[LetterLabel, Msg]] = []
        self._rows: list[SettingRow] = []
        self._sheet = QWidget()
        self._build()
        self._connect()
        self.retranslate()
        self.apply_look()

    def _build(self) -> None:
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        hands = (None, self.lit), (None, self.one_click)
        table = (SPEED, self.speed), *hands, (None, self.numbers), (None, self.by_rank), (None, self.four_colours)
        sounds = (None, self.sound_on), (VOLUME, self.volume), (None, self.voice_on), (None, self.no_voice)
        cards = (
            self._card(LANGUAGE_AND_LOOK, (LANGUAGE, self.language), (LOOK, self.look), (TEXT_SIZE, self.text_size)),
            self._card(TABLE, *table, (None, self.suits)),
            self._card(SOUND, *sounds),
            self._card(PROGRAMS, (None, self.outside)),
            self._card(KEYS, (None, self.keys)),
        )
        column = QWidget()
        column.setMaximumWidth(760)
        self._column = column
        cards_box = QVBoxLayout(column)
        cards_box.setContentsMargins(16, 24, 16, 40)
        cards_box.setSpacing(18)
        for card in cards:
            cards_box.addWidget(card)
        cards_box.addStretch(1)
        row = QHBoxLayout(self._sheet)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(column, 1000)
        row.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(self._sheet)
        area.setWidgetResizable(True)
        scroll_by_finger(area)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(area, 1)

    def _card(self, title: Msg, *controls: tuple[Msg | None, QWidget]) -> PaperCard:
        card = PaperCard(self.context)
        card.body.setSpacing(12)
        head = LetterLabel("", self.context.metrics.section_cap_px)
        self._titles.append((head, title))
        card.body.addWidget(head)
        for msg, control in controls:
            if msg is None:
                card.body.addWidget(control)
                continue
            label = QLabel()
            label.setBuddy(control)
            self._labels.append((label, msg))
            row = SettingRow(label, control)
            self._rows.append(row)
            card.body.addWidget(row)
        return card

    def _connect(self) -> None:
        self.language.activated.connect(lambda: self.set_language(str(self.language.currentData())))
        self.look.activated.connect(lambda: self._set_look(str(self.look.currentData())))
        self.text_size.changed.connect(lambda value: self._set_text_size(int(value)))
        self.speed.changed.connect(self._set_speed)
        self.four_colours.toggled.connect(self._set_four_colours)
        self.numbers.toggled.connect(self._set_numbers)
        self.by_rank.toggled.connect(self._set_by_rank)
        self.lit.toggled.connect(self._set_lit)
        self.one_click.toggled.connect(self._set_one_click)
        self.sound_on.toggled.connect(self._set_sound)
        self.volume.valueChanged.connect(self._set_volume)
        self.voice_on.toggled.connect(self._set_voice)
        self.context.voice.judged.connect(self._fill)
        self.keys.clicked.connect(self.keys_wanted)
        self.volume.sliderReleased.connect(lambda: self.context.sound.play("card"))

    def set_language(self, code: str) -> None:
        """Speak another language from now on."""
        self.context.settings.language = code
        self.context.save_settings()
        self.context.apply_language()

    def _set_look(self, look: str) -> None:
        self.context.settings.look = look
        self._keep_look()

    def _set_text_size(self, percent: int) -> None:
        self.context.settings.text_percent = percent
        self._keep_look()

    def _set_speed(self, speed: str) -> None:
        self.context.settings.speed = speed
        self._keep_look()

    def _set_four_colours(self, is_on: bool) -> None:
        self.context.settings.four_colours = is_on
        self._keep_look()

    def _set_numbers(self, is_on: bool) -> None:
        self.context.settings.numbers = is_on
        self._keep_look()

    def _set_by_rank(self, is_on: bool) -> None:
        self.context.settings.by_rank = is_on
        self._keep_look()

    def _set_lit(self, is_on: bool) -> None:
        self.context.settings.lit = is_on
        self._keep_look()

    def _set_one_click(self, is_on: bool) -> None:
        self.context.settings.one_click = is_on
        self._keep_look()

    def _keep_look(self) -> None:
        self.context.save_settings()
        self.context.apply_look()

    def _set_sound(self, is_on: bool) -> None:
        self.context.settings.muted = not is_on
        self._keep_sound()
        self._fill()
        if is_on:
            self.context.sound.play("call")

    def _set_voice(self, is_on: bool) -> None:
        self.context.settings.voice = is_on
        self._keep_sound()
        if is_on:
            self.context.voice.say(self.context.words.say(HELLO), self.context.words.code)

    def _set_volume(self, volume: int) -> None:
        self.context.settings.volume = volume
        self._keep_sound()

    def _keep_sound(self) -> None:
        self.context.save_settings()
        self.context.apply_sound()

    def _fill(self) -> None:
        """Fill in words and present values of every control, without taking them for a person's wish."""
        say, settings = self.context.words.say, self.context.settings
        switches = (self.lit, self.one_click, self.four_colours, self.numbers, self.by_rank, self.sound_on)
        controls = (self.language, self.look, *switches, self.volume, self.voice_on)
        before = [control.blockSignals(True) for control in controls]
        self.language.clear()
        self.language.addItem(say(AS_SYSTEM), "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.look.clear()
        for look in LOOKS:
            self.look.addItem(say(LOOK_NAMES[look]), look)
        self.look.setCurrentIndex(max(0, self.look.findData(settings.look)))
        self.text_size.set_choices([(str(p), say(PERCENT, number=p)) for p in TEXT_PERCENTS])
        self.text_size.set_value(str(settings.text_percent))
        self.speed.set_choices([(speed, say(SPEED_NAMES[speed])) for speed in SPEEDS])
        self.speed.set_value(self.context.speed_name)
        self.four_colours.setChecked(settings.four_colours)
        self.numbers.setChecked(settings.numbers)
        self.by_rank.setChecked(settings.by_rank)
        self.lit.setChecked(settings.lit)
        self.one_click.setChecked(settings.one_click)
        self.sound_on.setChecked(not settings.muted)
        self.volume.setEnabled(not settings.muted)
        self.volume.setValue(settings.volume)
        has_voice = self.context.voice.is_any is not False
        self.voice_on.setChecked(settings.voice and has_voice)
        self.voice_on.setEnabled(has_voice and not settings.muted)
        self.no_voice.setHidden(has_voice)
        for control, blocked in zip(controls, before, strict=True):
            control.blockSignals(blocked)

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self.context.words.say
        self.bar.title.setText(say(SETTINGS))
        self.bar.retranslate()
        for label, msg in self._labels:
            label.setText(say(msg))
            buddy = label.buddy()
            if buddy is not None:
                buddy.setAccessibleName(say(msg))
        for head, msg in self._titles:
            head.setText(say(msg))
        self.four_colours.setText(say(FOUR_COLOURS))
        self.numbers.setText(say(NUMBERS))
        self.by_rank.setText(say(BY_RANK))
        self.lit.setText(say(LIT))
        self.one_click.setText(say(ONE_CLICK))
        self.sound_on.setText(say(SOUND_ON))
        self.voice_on.setText(say(VOICE_ON))
        self.no_voice.setText(say(NO_VOICE))
        self.keys.setText(say(ALL_KEYS))
        self.outside.retranslate()
        self._fill()

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        theme, metrics = self.context.theme, self.context.metrics
        self.bar.apply_look()
        self._column.setMaximumWidth(metrics.px(760))
        for head, _ in self._titles:
            head.set_cap_px(metrics.section_cap_px)
        for row in self._rows:
            row.set_label_width(metrics.px(190))
        for combo in (self.language, self.look):
            combo.setFixedSize(metrics.px(230), metrics.px(40))
        self.volume.setFixedSize(metrics.px(230), metrics.px(32))
        for segments in (self.text_size, self.speed):
            segments.apply_look()
        switches = (self.lit, self.one_click, self.four_colours, self.numbers, self.by_rank, self.sound_on)
        for switch in (*switches, self.voice_on):
            switch.updateGeometry()
        dress(self.no_voice, metrics.quiet_px, theme.text2)
        self.outside.apply_look()
        self.suits.updateGeometry()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.window))
        self._sheet.setPalette(palette)
        self._sheet.setAutoFillBackground(True)
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Find out whether this computer has a voice."""
        super().showEvent(event)
        self.context.voice.look()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.window))
        painter.end()
