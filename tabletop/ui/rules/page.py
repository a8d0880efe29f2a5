"""The rules as this table plays them: contents, search, a language of its own, the rule that was just broken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.rules import CORE_RULES, NumberedRule, Section
from tabletop.core.table import LegendRow
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Text, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import LANGUAGES, Words, nobody
from tabletop.ui.common.legend import sign_of
from tabletop.ui.common.page import Page, TopBar
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.search_field import SearchField
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.common.widgets import Segments
from tabletop.ui.look.covers import cover
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.rules.aside import COLUMN_PX, MARGIN_PX, RulesAside
from tabletop.ui.rules.example import ExamplePictures, RuleExample, courses_of, examples_of, start_picture
from tabletop.ui.rules.rows import ContentsEntry, RuleRow

if TYPE_CHECKING:
    from tabletop.ui.rules.booklet import Chapter

BACK = QT_TRANSLATE_NOOP("Rules", "Back")
RULES = QT_TRANSLATE_NOOP("Rules", "Rules")
SECTIONS = {
    Section.AIM: QT_TRANSLATE_NOOP("Rules", "Aim"),
    Section.SETUP: QT_TRANSLATE_NOOP("Rules", "Set-up"),
    Section.PLAY: QT_TRANSLATE_NOOP("Rules", "Play"),
    Section.END: QT_TRANSLATE_NOOP("Rules", "End and scoring"),
    Section.HOUSE: QT_TRANSLATE_NOOP("Rules", "House rules"),
}
AT_A_GLANCE = QT_TRANSLATE_NOOP("Rules", "At a glance", "short list of what each card or sign does")
EVERYWHERE = QT_TRANSLATE_NOOP("Rules", "In every game")
AS_PLAYED = QT_TRANSLATE_NOOP("Rules", "as played at this table")
FIND = QT_TRANSLATE_NOOP("Rules", "Find in the rules")
FOUND = PLURAL_NOOP("Rules", "%n rule(s) found", "", 1)
SHOW_EXAMPLE = QT_TRANSLATE_NOOP("Rules", "Show an example", "of what this rule forbids")
SHOW_COURSE = QT_TRANSLATE_NOOP("Rules", "See step by step: {title}", "what is shown is a good example")
HIDE_EXAMPLE = QT_TRANSLATE_NOOP("Rules", "Hide the example", "of what this rule forbids")
PRINT = QT_TRANSLATE_NOOP("Rules", "Print the booklet", "button: the rules on paper")
AT_THE_START = QT_TRANSLATE_NOOP("Rules", "The table at the start", "below a picture in the printed rules")
LANGUAGE = QT_TRANSLATE_NOOP("Rules", "Language of the rules")
_LID_PX = 400


class Shown(Struct, frozen=True):
    """What the page shows.

    slug, setup: the game, and how it is played.
    rule_id: a rule that was broken, if any.
    args: the values of its sentence.
    why: a sentence about the very attempt.
    names: the names of the seats.
    """

    slug: str
    setup: Setup
    rule_id: str | None = None
    args: tuple[tuple[str, str | int], ...] = ()
    why: Text | None = None
    names: Callable[[int], str] = nobody


class RulesPage(Page):
    """The rules viewer. `left` is emitted when the person goes back; `told(texts, whether all is well)`: what has
    become of the booklet that was printed."""

    left = Signal()
    told = Signal(tuple, bool)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._shown: Shown | None = None
        self._code = self._chosen = ""
        self.bar = TopBar(context, BACK, self)
        self.bar.back_wanted.connect(self.left)
        self.print = self.bar.add_button("print", PRINT, worded=True)
        self.print.set_key(context.shortcuts.text(Do.PRINT), is_own=False)
        self.print.clicked.connect(self.print_booklet)
        self.rows: list[RuleRow] = []
        self.chapters: list[tuple[LetterLabel, ContentsEntry, list[RuleRow]]] = []
        self.target: RuleRow | None = None
        self._examples: dict[RuleRow, str] = {}
        self.search = SearchField(context)
        self._found = QLabel()
        self._language_label = QLabel()
        self.languages = Segments(context)
        self._contents = QWidget()
        self._side = QFrame(self)
        self.area = QScrollArea(self)
        self._sheet = QWidget()
        self.aside = RulesAside(context, self.area.viewport())
        self._build()
        self.aside.room_changed.connect(self._move_example)
        self.search.textChanged.connect(self._find)
        self.languages.changed.connect(self._language_chosen)
        self.area.verticalScrollBar().valueChanged.connect(self._follow_scroll)
        context.shortcuts.changed.connect(lambda: self.print.set_key(context.shortcuts.text(Do.PRINT), is_own=False))
        self.retranslate()
        self.apply_look()

    def _build(self) -> None:
        self._found.setProperty("role", "quiet")
        self._language_label.setProperty("role", "quiet")
        self._entries = QVBoxLayout(self._contents)
        self._entries.setContentsMargins(0, 0, 0, 0)
        self._entries.setSpacing(6)
        speak = QWidget()
        self._speak = QVBoxLayout(speak)
        self._speak.setContentsMargins(0, 0, 0, 0)
        self._speak.addWidget(self._language_label)
        self._speak.addWidget(self.languages, 0, Qt.AlignmentFlag.AlignLeft)
        self._side_box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._side)
        self._side_box.setSpacing(12)
        for widget in (self._contents, self.search, self._found, speak):
            self._side_box.addWidget(widget)
        self._side_box.addStretch(1)
        self._page_box = QVBoxLayout()
        self._page_box.setSpacing(8)
        self._holder = holder = QHBoxLayout(self._sheet)
        holder.setContentsMargins(MARGIN_PX, 26, MARGIN_PX, 60)
        holder.addStretch(1)
        self._column = QWidget()
        self._column.setLayout(self._page_box)
        holder.addWidget(self._column, 1000)
        holder.addStretch(1)
        self.area.setWidget(self._sheet)
        self.area.setWidgetResizable(True)
        scroll_by_finger(self.area)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.addWidget(self.bar, 0, 0, 1, 2)
        self._is_wide: bool | None = None

    def show_rules(
        self,
        slug: str,
        setup: Setup,
        rule_id: str | None = None,
        why: Text | None = None,
        *,
        args: tuple[tuple[str, str | int], ...] = (),
        names: Callable[[int], str] = nobody,
        language: str = "",
    ) -> None:
        """Show the rules of a game, at the rule that was broken, if any. `language`: that of who broke it; "": the one
        that was chosen on this page last."""
        self._shown = Shown(slug, setup, rule_id, args, why, names)
        self._code = language or self._chosen
        self.search.clear()
        self.retranslate()
        if self.target is None:
            self.area.verticalScrollBar().setValue(0)
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _language_chosen(self, code: str) -> None:
        self._code = self._chosen = "" if code == self.context.language.code else code
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words anew; the app's own language clears the one chosen here if they are the same."""
        words = self.context.words.in_language(self._code)
        self.bar.retranslate()
        self.bar.fact.setText(words.say(RULES))
        self.search.set_words(words.say(FIND))
        self._language_label.setText(words.say(LANGUAGE))
        self.languages.setAccessibleName(words.say(LANGUAGE))
        self.languages.set_choices([(code, code.upper()) for code in LANGUAGES])
        for code, name in LANGUAGES.items():
            self.languages.button(code).setAccessibleName(name)
            self.languages.button(code).setToolTip(name)
        self.languages.set_value(words.code)
        if self._shown is not None:
            self.bar.title.setText(words.say(games.info(self._shown.slug).title))
            self._fill(self._shown)

    def _clear(self) -> None:
        for head, entry, rows in self.chapters:
            for widget in (head, entry, *rows):
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        while self._page_box.count():
            self._page_box.takeAt(0)
        self.aside.rest()
        self.chapters, self.rows, self.target = [], [], None
        self._examples.clear()

    def _fill(self, shown: Shown) -> None:
        self._clear()
        game = games.load(shown.slug)
        self.aside.show_game(shown.slug, self.bar.title.text())
        book = game.rulebook(shown.setup)
        words = self.context.words.in_language(self._code).with_names(shown.names)
        core = [NumberedRule(None, rule, False) for rule in CORE_RULES if rule.id == shown.rule_id]
        if core:
            self._chapter(EVERYWHERE, [self._row(row, shown) for row in core], numbered=False)
        for section in Section:
            rows = [self._row(row, shown) for row in book if row.rule.section is section]
            if rows:
                self._chapter(SECTIONS[section], rows, numbered=section not in (Section.AIM, Section.HOUSE))
        legend = [self._glance(row, words) for row in game.table(shown.setup).legend]
        if legend:
            self._chapter(AT_A_GLANCE, legend, numbered=False)
        self._page_box.addStretch(1)
        self._find(self.search.text())
        if self.target is not None:
            QTimer.singleShot(0, self, self._show_target)
        elif self.chapters:
            self.chapters[0][1].setChecked(True)

    def _glance(self, row: LegendRow, words: Words) -> RuleRow:
        face = row.sign if self.context.art.has(row.sign) else ""
        return RuleRow(self.context, "" if face else sign_of(self.context, row), words.say(row.text), face=face)

    def _row(self, numbered: NumberedRule, shown: Shown) -> RuleRow:
        words = self.context.words.in_language(self._code).with_names(shown.names)
        rule = numbered.rule
        is_target = rule.id == shown.rule_id
        sentence = words.rule(rule.text_id, rule.text, **(dict(shown.args) if is_target else {}))
        sign = words.number(numbered.number) if numbered.number is not None else ""
        row = RuleRow(self.context, sign, sentence, words.say(AS_PLAYED) if numbered.changed else "")
        worked = courses_of(shown.slug).get(rule.text_id)
        if worked is not None or rule.text_id in examples_of(shown.slug):
            self._examples[row] = rule.text_id
            make = partial(RuleExample, self.context, shown.slug, rule.text_id, words, breaks=is_target)
            title = say(worked[0].title) if worked is not None else None
            show = words.say(SHOW_EXAMPLE) if title is None else words.say(SHOW_COURSE, title=title)
            row.offer_example(make, show, words.say(HIDE_EXAMPLE))
            row.example_wanted.connect(partial(self.aside.toggle, row))
        if is_target and self.target is None:
            row.mark(words.say(shown.why) if shown.why is not None else "")
            self.target = row
        return row

    def _move_example(self) -> None:
        """Let what is open change its place: the window has become wider or narrower."""
        self._holder.setStretch(0, 0 if self.aside.has_room else 1)
        self.aside.move_example(self.rows)

    @property
    def slug(self) -> str:
        """The game whose rules are shown; "" for none."""
        return self._shown.slug if self._shown is not None else ""

    def seek(self) -> None:
        """Go to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def printed(self) -> list[Chapter]:
        """What stands on the page, for the booklet, with all examples."""
        from tabletop.ui.rules.booklet import Chapter, Entry

        words = self.context.words.in_language(self._code)
        return [
            Chapter(
                head.text(),
                tuple(Entry(row.sign, row.sentence, row.tag, self._pictures_of(row, words)) for row in rows),
            )
            for head, _, rows in self.chapters
        ]

    def _pictures_of(self, row: RuleRow, words: Words) -> ExamplePictures | None:
        sentence = self._examples.get(row)
        if sentence is None:
            return None
        return ExamplePictures(self.context, self.slug, sentence, words)

    def print_booklet(self) -> None:
        """Ask where, and print the rules in the language in which they are read."""
        if self._shown is None:
            return
        from tabletop.ui.rules.booklet import Booklet, Printing  # printing is seldom wanted

        slug, setup, title = self._shown.slug, self._shown.setup, self.bar.title.text()
        words = self.context.words.in_language(self._code)
        start = words.say(AT_THE_START), partial(start_picture, slug, setup, context=self.context, words=words)
        booklet = Booklet(title, cover(slug, title, _LID_PX).toImage(), self.printed(), start)
        printing = Printing(booklet, self.context.words, self)
        printing.told.connect(self.told)

    def _chapter(self, label: Msg, rows: list[RuleRow], numbered: bool) -> None:
        words, metrics = self.context.words.in_language(self._code), self.context.metrics
        head = LetterLabel(words.say(label), metrics.screen_cap_px)
        if self.chapters:
            self._page_box.addSpacing(metrics.px(22))
        self._page_box.addWidget(head)
        for row in rows:
            self._page_box.addWidget(row)
        entry = ContentsEntry(self.context, words.say(label), len(rows) if numbered else 0)
        entry.clicked.connect(lambda _=False, h=head: self._scroll_to(h))
        self._entries.addWidget(entry)
        self.chapters.append((head, entry, rows))
        self.rows += rows

    def _scroll_to(self, widget: QWidget) -> None:
        top = widget.mapTo(self._sheet, widget.rect().topLeft()).y()
        self.area.verticalScrollBar().setValue(max(0, top - 20))

    def _show_target(self) -> None:
        if self.target is None:
            return
        self._holder.activate()
        middle = self.target.mapTo(self._sheet, self.target.rect().center()).y()
        bar = self.area.verticalScrollBar()
        bar.setValue(max(0, middle - self.area.viewport().height() // 2))
        if self.aside.has_room and self.target.link is not None:
            self.aside.lay(self.target)
        self._follow_scroll(bar.value())

    def _follow_scroll(self, top: int) -> None:
        """Show in the contents which chapter is in view."""
        line = top + self.area.viewport().height() // 3
        current = None
        for head, entry, _ in self.chapters:
            if head.isVisible() and (current is None or head.mapTo(self._sheet, head.rect().topLeft()).y() <= line):
                current = entry
        if current is not None:
            current.setChecked(True)

    def _find(self, typed: str) -> None:
        """Show only the rules with these words."""
        wanted = typed.strip().casefold()
        hits = 0
        for head, entry, rows in self.chapters:
            found = [row for row in rows if row.search(wanted)]
            for row in rows:
                row.setVisible(row in found)
            head.setVisible(bool(found))
            entry.setEnabled(bool(found))
            hits += len(found)
        self._found.setVisible(bool(wanted))
        self._found.setText(self.context.words.in_language(self._code).say(FOUND, n=hits))

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        theme, metrics = self.context.theme, self.context.metrics
        self.bar.apply_look()
        self.search.apply_look()
        self._column.setMaximumWidth(metrics.px(COLUMN_PX))
        for head, entry, rows in self.chapters:
            head.set_cap_px(metrics.screen_cap_px)
            entry.updateGeometry()
            for row in rows:
                row.search(self.search.text().strip().casefold())
                row.apply_look()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.window))
        self._sheet.setPalette(palette)
        self._sheet.setAutoFillBackground(True)
        self._arrange(force=True)
        self.aside.apply_look()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put search and language above the rules, and no contents, in a narrow window."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self, force: bool = False) -> None:
        metrics = self.context.metrics
        is_wide = self.width() >= metrics.px(860)
        if is_wide == self._is_wide and not force:
            return
        self._is_wide = is_wide
        for widget in (self._side, self.area):
            self._grid.removeWidget(widget)
        self._contents.setVisible(is_wide)
        self._language_label.setVisible(is_wide)
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._side_box.setDirection(down if is_wide else right)
        self._side_box.setStretchFactor(self.search, 0 if is_wide else 4)
        self.search.setMaximumWidth(metrics.px(260 if is_wide else 340))
        if is_wide:
            self._side_box.setContentsMargins(12, 28, 12, 20)
            self._side.setFixedWidth(metrics.px(260))
            self._grid.addWidget(self._side, 1, 0)
            self._grid.addWidget(self.area, 1, 1)
        else:
            self._side_box.setContentsMargins(16, 8, 16, 8)
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(16777215)
            self._grid.addWidget(self._side, 1, 0, 1, 2)
            self._grid.addWidget(self.area, 2, 0, 1, 2)
        self._grid.setRowStretch(1, 1 if is_wide else 0)
        self._grid.setRowStretch(2, 0 if is_wide else 1)
        self._grid.setColumnStretch(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, the contents a shade lighter."""
        theme = self.context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.window))
        painter.fillRect(self._side.geometry(), QColor(theme.panel2))
        painter.end()
