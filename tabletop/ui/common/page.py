"""What every page of the window is: a widget with the shared context, and the bar on its top."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_dots, paint_focus, sized
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.lettering import LetterLabel

MENU = QT_TRANSLATE_NOOP("Window", "Menu")
WIDE_PX = 1180
"""From this width on, less common buttons carry words and panels stand beside the table."""


class Page(QWidget):
    """A page. `retranslate` is called after the language changed, `apply_look` after theme or text size changed."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.looks_changed.connect(self.apply_look)

    def retranslate(self) -> None:
        """Set all words anew."""

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""

    def seek(self) -> None:
        """Go to the search field, where there is one."""

    def open_menu(self) -> None:
        """Open the menu of the window below the bar of the page, where that is shown."""
        bar = self.findChild(TopBar)
        if bar is not None and bar.isVisible():
            bar.open_menu()

    def changeEvent(self, event: QEvent) -> None:
        """Notice a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class BarButton(PaintedButton):
    """An icon in a bar, with its words beside it where there is room. The words are always its name and tooltip."""

    def __init__(self, context: AppContext, icon_name: str, label: Msg, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._icon_name = icon_name
        self._label = label
        self._key, self._has_key = "", False
        self._shows_words = False
        self._is_bold = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_icon_name(self, icon_name: str, label: Msg) -> None:
        """Take another meaning: sound on, sound off."""
        self._icon_name, self._label = icon_name, label
        self.retranslate()

    def set_key(self, key: str, is_own: bool = True) -> None:
        """Give it a key that presses it wherever the focus is; the tooltip tells it. Not `is_own`: the window has the
        key, and the tooltip tells it all the same."""
        if self._has_key:
            self.setShortcut("")
        self._key, self._has_key = key, is_own and bool(key)
        self.retranslate()

    def show_words(self, shows_words: bool, is_bold: bool = False) -> None:
        """Whether the words stand beside the icon."""
        self._shows_words, self._is_bold = shows_words, is_bold
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Set the words anew."""
        words = self._context.words.say(self._label)
        self.setText(words)
        self.setAccessibleName(words)
        if self._has_key:
            self.setShortcut(self._key)  # a new text has taken it away
        self.setToolTip(f"{words} ({self._key_text()})" if self._key else words)
        self.updateGeometry()
        self.update()

    def _key_text(self) -> str:
        from PySide6.QtGui import QKeySequence

        return QKeySequence(self._key).toString(QKeySequence.SequenceFormat.NativeText)

    def sizeHint(self) -> QSize:
        """Icon, words and a comfortable target."""
        metrics = self._context.metrics
        side = metrics.target_px
        if not self._shows_words:
            return QSize(side, side)
        font = sized(self.font(), metrics.body_px, self._is_bold)
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        return QSize(round(width) + metrics.px(22) + 26, side)

    def minimumSizeHint(self) -> QSize:
        """The size of the icon alone."""
        side = self._context.metrics.target_px
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint hover ground, icon, words and focus."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.underMouse() or self.isDown() or self.isChecked():
            painter.setPen(QPen(QColor(theme.ctl), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        side = metrics.px(22)
        x = 8 if self._shows_words else (self.width() - side) // 2
        ink = theme.text if self.isEnabled() else theme.ctl
        picture = icon_pixmap(self._icon_name, ink, side, self.devicePixelRatioF())
        painter.drawPixmap(x, (self.height() - side) // 2, picture)
        if self._shows_words:
            painter.setFont(sized(self.font(), metrics.body_px, self._is_bold))
            painter.setPen(QColor(theme.text))
            room = self.rect().adjusted(x + side + 7, 0, -4, 0)
            shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        low = QPointF(x + side / 2, (self.height() + side) / 2 + metrics.px(4))
        paint_dots(painter, self.dots, low, metrics.px(4), ink)
        if self.shows_focus:
            paint_focus(painter, rect, 8)
        painter.end()


class Divider(QFrame):
    """A thin upright line between things in a bar."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setFixedWidth(21)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._context.theme.line), 1))
        painter.drawLine(10, 11, 10, self.height() - 11)
        painter.end()


class TopBar(QFrame):
    """The bar on top: where one came from, the title in drawn capitals, a quiet fact, icons on the right, the menu.

    The menu is the one of the context (`AppContext.menu`); the language can be changed there at any moment.
    """

    back_wanted = Signal()
    HEIGHT_PX = 52

    def __init__(self, context: AppContext, back: Msg | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 0, 12, 0)
        self._row.setSpacing(6)
        self._back = BarButton(context, "back", back, self) if back is not None else None
        if self._back is not None:
            self._back.show_words(True, is_bold=True)
            self._back.clicked.connect(self.back_wanted)
            self._row.addWidget(self._back)
            self._row.addWidget(Divider(context, self))
        self.title = LetterLabel("", context.metrics.title_cap_px, self)
        self.fact = QLabel(self)
        self.fact.setProperty("role", "quiet")
        self._row.addWidget(self.title)
        self._row.addWidget(self.fact)
        self._row.addStretch(1)
        self._buttons: list[BarButton] = []
        self._worded: list[BarButton] = []
        self.menu_button = self.add_button("menu", MENU)
        self.menu_button.clicked.connect(self.open_menu)
        self.apply_look()

    def add_button(self, icon_name: str, label: Msg, worded: bool = False) -> BarButton:
        """Add a button at the right, before the menu. `worded`: with words where the window is wide."""
        button = BarButton(self._context, icon_name, label, self)
        self._row.insertWidget(self._row.count() - (1 if self._buttons else 0), button)
        self._buttons.append(button)
        if worded:
            self._worded.append(button)
        return button

    def insert_before_title(self, widget: QWidget) -> None:
        """Put a widget (the icon of the application) left of the title."""
        self._row.insertWidget(self._row.indexOf(self.title), widget)

    def insert_middle(self, widget: QWidget, stretch: int = 4) -> None:
        """Put a widget (the search field) into the middle of the bar."""
        where = self._row.indexOf(self.fact) + 2
        self._row.insertWidget(where, widget, stretch)
        self._row.insertStretch(where + 1, 1)

    def retranslate(self) -> None:
        """Set the words of all buttons anew."""
        for button in (*self._buttons, *([self._back] if self._back else [])):
            button.retranslate()

    def apply_look(self) -> None:
        """Take sizes from the metrics."""
        metrics = self._context.metrics
        self.setFixedHeight(max(metrics.px(self.HEIGHT_PX), metrics.target_px + 8))
        self.title.set_cap_px(metrics.title_cap_px)
        self.fact.setContentsMargins(metrics.px(14), 0, 0, 0)
        self._share_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words leave where the window is narrow."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        factor = self._context.metrics.factor
        is_wide = self.width() >= WIDE_PX * factor
        for button in self._worded:
            button.show_words(is_wide)
        if self._back is not None:
            self._back.show_words(self.width() >= 560 * factor, is_bold=True)
        self.fact.setVisible(self.width() >= 700 * factor)

    def open_menu(self) -> None:
        """Open the menu below its button."""
        menu = self._context.menu
        if menu is not None:
            corner = self.menu_button.mapToGlobal(QPoint(self.menu_button.width(), self.menu_button.height()))
            menu.popup(QPoint(corner.x() - menu.sizeHint().width(), corner.y() + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the line below it."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
        painter.end()
