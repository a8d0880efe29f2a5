"""The first page: matches to continue, filters, and the boxes on their planks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.info import GameInfo, Kind
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext, SavedMatches
from tabletop.ui.common.page import Page, TopBar
from tabletop.ui.common.search_field import SearchField
from tabletop.ui.look.icons import app_pixmap
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.shelf.filters import Filters
from tabletop.ui.shelf.game_box import GameBox
from tabletop.ui.shelf.game_facts import tag_growth
from tabletop.ui.shelf.game_grid import GameGrid
from tabletop.ui.shelf.searching import plain
from tabletop.ui.shelf.ticket import Ticket
from tabletop.ui.shelf.ticket_row import Tickets

TITLE = QT_TRANSLATE_NOOP("Shelf", "Tabletop")


FIND = QT_TRANSLATE_NOOP("Shelf", "Find a game")


SETTINGS = QT_TRANSLATE_NOOP("Shelf", "Settings")


CONTINUE = QT_TRANSLATE_NOOP("Shelf", "Continue", "heading over matches that can be played on")


ALL_MATCHES = QT_TRANSLATE_NOOP("Shelf", "All matches", "button: the list of all saved matches")


GAMES = PLURAL_NOOP("Shelf", "%n game(s)", "", 1)


NO_GAME = QT_TRANSLATE_NOOP("Shelf", "No game found.")


SHOW_ALL = QT_TRANSLATE_NOOP("Shelf", "Show all games")


class ShelfPage(Page):
    """The shelf. `chosen` carries a slug, `continue_wanted` and `put_away` a SavedMatch, `settings_wanted` and
    `all_wanted` (the list of all matches) nothing. `kept` says whether there is any match in that list."""

    chosen = Signal(str)
    continue_wanted = Signal(object)
    put_away = Signal(object)
    settings_wanted = Signal()
    all_wanted = Signal()

    def __init__(
        self,
        context: AppContext,
        infos: Sequence[GameInfo],
        saved: SavedMatches,
        parent: QWidget | None = None,
        kept: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._infos = {info.slug: info for info in infos}
        self._saved = saved
        self._kept = kept
        self.bar = TopBar(context, parent=self)
        self.bar.HEIGHT_PX = 60
        self.search = SearchField(context, self.bar)
        self._build_bar()
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)  # while it is empty: later it would lay everything out once more
        self._content = QWidget(self.area)
        self.area.setWidget(self._content)
        self._head = QWidget(self._content)
        self._continue = LetterLabel("", context.metrics.section_cap_px, self._head)
        self.all_matches = QPushButton(self._head)
        self.tickets = Tickets(context, self._infos, self._head)
        kinds = [kind for kind in Kind if any(info.kind is kind for info in infos)]
        self.filters = Filters(context, kinds, self._head)
        self.grid = GameGrid(context, infos, self._content)
        self._nothing = QFrame(self._content)
        self._nothing_text = QLabel(self._nothing)
        self.show_all = QPushButton(self._nothing)
        self._build_content()
        self._connect()
        self._set_words()
        self.apply_look()

    def _build_bar(self) -> None:
        self._logo = QLabel(self.bar)
        self.bar.insert_before_title(self._logo)
        self.bar.insert_middle(self.search)
        self.settings_button = self.bar.add_button("settings", SETTINGS, worded=True)

    def _build_content(self) -> None:
        self._head_column = head = QVBoxLayout(self._head)
        head.setSpacing(8)
        self.all_matches.setProperty("kind", "link")
        over = QHBoxLayout()
        over.addWidget(self._continue)
        over.addStretch(1)
        over.addWidget(self.all_matches)
        head.addLayout(over)
        head.addWidget(self.tickets)
        head.addSpacing(10)
        head.addWidget(self.filters)
        nothing = QHBoxLayout(self._nothing)
        nothing.setContentsMargins(40, 8, 40, 20)
        nothing.addWidget(self._nothing_text)
        nothing.addSpacing(16)
        nothing.addWidget(self.show_all)
        nothing.addStretch(1)
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self._head, self._nothing):
            column.addWidget(widget)
        column.addWidget(self.grid, 1)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(self.area, 1)

    def seek(self) -> None:
        """Go to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._refilter)
        self.search.returnPressed.connect(self._open_only)
        self.filters.changed.connect(self._refilter)
        self.show_all.clicked.connect(self.clear_filters)
        self.grid.chosen.connect(self.chosen)
        self.grid.arranged.connect(self._align_head)
        self.tickets.chosen.connect(self.continue_wanted)
        self.tickets.put_away.connect(self.put_away)
        self.all_matches.clicked.connect(self.all_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def prepare(self) -> None:
        """Make what the first picture does not need: pushing with a finger, and the covers out of sight."""
        from tabletop.ui.common.scrolling import scroll_by_finger

        scroll_by_finger(self.area)
        self.grid.prepare()

    def refresh(self) -> None:
        """Ask again which matches can be continued, and how long matches take by the last set-ups."""
        self.grid.refresh()
        self.tickets.show_matches(self._saved())
        has_matches = bool(self.tickets.tickets)
        self._continue.setVisible(has_matches)
        self.all_matches.setVisible(has_matches or self._kept())
        self.tickets.setVisible(has_matches)
        self._put_tickets_first()

    def _put_tickets_first(self) -> None:
        """Let Tab come to the matches to continue before everything else."""
        before: QWidget = self
        for ticket in self.tickets.tickets:
            QWidget.setTabOrder(before, ticket)
            before = ticket

    def showEvent(self, event: QShowEvent) -> None:
        """Look for matches: they may have changed since the last time."""
        super().showEvent(event)
        self.refresh()

    def shown_slugs(self) -> list[str]:
        """The games that stand on the shelf now."""
        return [box.info.slug for box in self.grid.shown]

    def clear_filters(self) -> None:
        """Let every game stand on the shelf again."""
        self.search.clear()
        self.filters.clear()
        self._refilter()

    def _matches(self, info: GameInfo, wanted: str) -> bool:
        words = self.context.words
        texts = [info.title.source, words.say(info.title), info.slug.replace("_", " ")]
        if info.also is not None:
            texts.append(words.say(info.also))
        return any(wanted in plain(text) for text in texts)

    def _refilter(self) -> None:
        wanted = plain(self.search.text().strip())
        fitting = [info for info in self._infos.values() if self.filters.fits(info) and self._matches(info, wanted)]
        self.grid.show_only(frozenset(info.slug for info in fitting))
        self.filters.count.setText(self.context.words.say(GAMES, n=len(fitting)))
        self._nothing.setVisible(not fitting)

    def _open_only(self) -> None:
        """Open by Enter in the search field the one game that is left."""
        if len(self.grid.shown) == 1:
            self.chosen.emit(self.grid.shown[0].info.slug)
        elif self.grid.shown:
            self.grid.shown[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _follow_focus(self, old: QObject | None, new: QObject | None) -> None:
        if isinstance(new, GameBox):
            self.grid.put_tab_stop(new)
        if isinstance(new, GameBox | Ticket) and self.isVisible():
            self.area.ensureWidgetVisible(new, 0, 12)

    def retranslate(self) -> None:
        """Set all words anew."""
        for part in (self.bar, self.filters, self.grid):
            part.retranslate()
        self._set_words()
        if self.isVisible():
            QTimer.singleShot(0, self, self.refresh)

    def _set_words(self) -> None:
        """The words of the page itself; its parts were made with theirs."""
        say = self.context.words.say
        self.bar.title.setText(say(TITLE))
        self.search.set_words(say(FIND))
        self._continue.setText(say(CONTINUE))
        self.all_matches.setText(say(ALL_MATCHES))
        self._nothing_text.setText(say(NO_GAME))
        self.show_all.setText(say(SHOW_ALL))
        self._refilter()

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        metrics = self.context.metrics
        self.bar.apply_look()
        self._logo.setPixmap(app_pixmap(metrics.px(36), self.devicePixelRatioF()))
        self._logo.setContentsMargins(26, 0, 8, 0)
        self.search.setMaximumWidth(metrics.px(340))
        self.search.apply_look()
        self._continue.set_cap_px(metrics.section_cap_px)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(self.context.theme.window))
        for widget in (self, self._content):
            widget.setPalette(palette)
        self._content.setAutoFillBackground(True)
        self.grid.apply_look()
        self.update()

    def _align_head(self) -> None:
        """Let what stands over the cupboard begin where its boxes begin."""
        edge = round(self.grid.left_edge())
        self._head_column.setContentsMargins(edge, 20, edge, 18)
        self.tickets.grow(tag_growth(self.grid.growth_in(self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall behind everything."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.window))
        painter.end()
