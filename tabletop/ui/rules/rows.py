"""The parts of the rules page: a rule with its number, a heading, the entries of the contents."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized
from tabletop.ui.common.strip import LinkButton
from tabletop.ui.common.widgets import LampTag
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width


def _as_html(text: str) -> str:
    """Plain text for a rich label. Rich text takes a narrow no-break space for a common one, and would break there."""
    return html.escape(text).replace("\u202f", "\u00a0")


_FACE_PX, _SIGN_PX = 28, 34
_EXAMPLE_PX = 430


class RuleRow(QWidget):
    """One rule. `sign` stands on the left in drawn figures, or the picture of `face`; `tag` says that a house rule
    changed it; with `why` it is the one that was just broken. `example_wanted` is emitted by the link below it."""

    example_wanted = Signal()

    def __init__(self, context: AppContext, sign: str, sentence: str, tag: str = "", face: str = "") -> None:
        super().__init__()
        self._context = context
        self.sign = sign
        self.sentence = sentence
        self.tag = tag
        self._face = face
        self.is_target = False
        self._tag = LampTag(self) if tag else None
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setProperty("role", "rule")
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._why = QLabel(self)
        self._why.setWordWrap(True)
        self._why.setProperty("role", "small")
        self._why.hide()
        self.link: LinkButton | None = None
        self.example: QWidget | None = None
        self._is_beside = False
        self._column = QVBoxLayout(self)
        self._column.setSpacing(2)
        if self._tag is not None:
            self._tag.setText(tag)
            self._column.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._text)
        self._column.addWidget(self._why)
        name = ". ".join(part for part in (sign, sentence) if part)
        self.setAccessibleName(f"{name} ({tag})" if tag else name)
        self.search("")
        self.apply_look()

    def mark(self, why: str) -> None:
        """Mark the rule as broken; `why` explains it, or is empty."""
        self.is_target = True
        self._why.setText(why)
        self._why.setVisible(bool(why))
        if why:
            self.setAccessibleDescription(why)
        self.apply_look()

    def offer_example(self, make: Callable[[QWidget, int], QWidget], show: str, hide: str) -> None:
        """A link below the rule that asks for an example, and for its end: `make` is told the parent and the width."""
        self._make, self._show_words, self._hide_words = make, show, hide
        self.link = link = LinkButton(self._context, 14, self)
        link.is_flush = True
        link.clicked.connect(self.example_wanted)
        self._column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        self.set_open(False)

    def make_example(self, parent: QWidget, width_px: int) -> QWidget:
        """The example that was offered, for a place of this width."""
        return self._make(parent, width_px)

    @property
    def is_unfolded(self) -> bool:
        """Whether the example is to be seen below the rule."""
        return self.example is not None and not self.example.isHidden()

    def unfold(self, is_open: bool) -> None:
        """Show the example below the rule, or folds it again; it is made when it is first wanted."""
        if self.example is None and is_open:
            self.example = self._make(self, self._context.metrics.px(_EXAMPLE_PX))
            self._column.addWidget(self.example)
        if self.example is not None:
            self.example.setVisible(is_open)
        self.set_open(is_open)

    def set_open(self, is_open: bool, is_beside: bool = False) -> None:
        """Say by the link what it will do; a bar marks the rule whose example lies beside the rules."""
        self._is_beside = is_beside
        if self.link is not None:
            self.link.set_words(self._hide_words if is_open else self._show_words)
        self.update()

    def search(self, wanted: str) -> bool:
        """Mark every place where the words stand; says whether there is one."""
        low, start, parts = self.sentence.casefold(), 0, []
        ground, ink = self._context.theme.lamp, "#2B2733"
        while wanted and (at := low.find(wanted, start)) >= 0:
            parts.append(_as_html(self.sentence[start:at]))
            hit = _as_html(self.sentence[at : at + len(wanted)])
            parts.append(f'<span style="background-color:{ground};color:{ink}">{hit}</span>')
            start = at + len(wanted)
        parts.append(_as_html(self.sentence[start:]))
        self._text.setText(f'<p style="line-height:125%">{"".join(parts)}</p>')
        return start > 0 or not wanted

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        metrics = self._context.metrics
        above = metrics.px(12) if self.is_target else metrics.px(5)
        self._column.setContentsMargins(metrics.px(58), above, metrics.px(16), above)
        self._text.setFont(sized(self.font(), metrics.rules_px, self.is_target))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the link take the lines that it needs in this width."""
        super().resizeEvent(event)
        margins = self._column.contentsMargins()
        if self.link is not None:
            self.link.most_width = self.width() - margins.left() - margins.right()
            self.link.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number, and the ground and the bar of the rule that was broken."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_target:
            painter.setPen(QPen(QColor(theme.bad), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.badbg))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
            painter.fillRect(0, 0, 5, self.height(), QColor(theme.bad))
        elif self._is_beside:
            painter.fillRect(0, 0, 5, self.height(), QColor(theme.prim))
        if self.sign:
            cap = float(metrics.px(13))
            cap *= min(1.0, metrics.px(_SIGN_PX) / (letters_width(self.sign, cap) or 1.0))
            line = QFontMetricsF(self._text.font())
            baseline = self._text.y() + (line.height() + line.capHeight()) / 2 + 0.5
            colour = theme.text if self.is_target else theme.text2
            right = Qt.AlignmentFlag.AlignRight
            draw_letters(painter, self.sign, cap, colour, FIGURE_PEN, metrics.px(36), baseline, right)
        if self._face:
            side = metrics.px(_FACE_PX)
            top = self._text.y() + (QFontMetricsF(self._text.font()).height() - side) / 2
            self._context.art.render(painter, self._face, QRectF(metrics.px(39) - side, top, side, side))
        painter.end()


class ContentsEntry(PaintedButton):
    """A chapter in the contents, with the number of its rules."""

    def __init__(self, context: AppContext, label: str, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._count = count
        self.setText(label)
        self.setAccessibleName(label)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """A line of 40 px."""
        metrics = self._context.metrics
        width = QFontMetricsF(sized(self.font(), metrics.body_px, True)).horizontalAdvance(self.text())
        return QSize(round(width) + metrics.px(60), metrics.target_px)

    def minimumSizeHint(self) -> QSize:
        """The least size: the words are cut."""
        return QSize(self._context.metrics.px(120), self._context.metrics.target_px)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words; the chapter in view lies on paper with a bar."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(QColor(theme.ctl), 1) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.field if self.isChecked() else theme.panel))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.prim))
            painter.drawRoundedRect(QRectF(0, rect.height() * 0.2, 4, rect.height() * 0.6), 2, 2)
        painter.setFont(sized(self.font(), metrics.body_px, self.isChecked()))
        painter.setPen(QColor(theme.text))
        room = self.rect().adjusted(18, 0, -metrics.px(38), 0)
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        if self._count:
            painter.setFont(sized(self.font(), metrics.quiet_px))
            painter.setPen(QColor(theme.text2))
            right = self.rect().adjusted(0, 0, -12, 0)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(right, int(align), self._context.words.number(self._count))
        if self.shows_focus:
            paint_focus(painter, rect, 8)
        painter.end()
