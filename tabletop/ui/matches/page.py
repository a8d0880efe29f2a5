"""All matches that were ever saved: search, continue, look at, rename, put away, save elsewhere, delete."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QHideEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg
from tabletop.store.listing import Summary
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.notice import Notice
from tabletop.ui.common.page import Page, TopBar
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.search_field import SearchField
from tabletop.ui.common.widgets import Segments
from tabletop.ui.matches.cards import MatchCards
from tabletop.ui.matches.keeping import MatchKeeper
from tabletop.ui.matches.model import FittingMatches, Group, MatchesModel
from tabletop.ui.matches.reading import MatchReader
from tabletop.ui.shelf.kept_pictures import KeptPictures

SHELF = QT_TRANSLATE_NOOP("Matches", "Shelf", "button: back to the first page")
TITLE = QT_TRANSLATE_NOOP("Matches", "All matches")
FIND = QT_TRANSLATE_NOOP("Matches", "Game or name", "in a search field: what is searched for")
WHICH = QT_TRANSLATE_NOOP("Matches", "Which matches")
GROUPS = {
    Group.ALL: QT_TRANSLATE_NOOP("Matches", "All", "all matches"),
    Group.UNFINISHED: QT_TRANSLATE_NOOP("Matches", "Unfinished", "matches"),
    Group.FINISHED: QT_TRANSLATE_NOOP("Matches", "Finished", "matches"),
    Group.OPENED: QT_TRANSLATE_NOOP("Matches", "From files", "matches that were opened from files"),
    Group.AWAY: QT_TRANSLATE_NOOP("Matches", "Put away", "matches that are not on the shelf"),
}
COUNT = PLURAL_NOOP("Matches", "%n match(es)", "", 1)
NONE = QT_TRANSLATE_NOOP("Matches", "No match has been saved yet. Every match is kept here from its first move on.")
NO_FIT = QT_TRANSLATE_NOOP("Matches", "No match found.")
SHOW_ALL = QT_TRANSLATE_NOOP("Matches", "Show all matches")
CONTINUE = QT_TRANSLATE_NOOP("Matches", "Continue", "button: a saved match")
LOOK = QT_TRANSLATE_NOOP("Matches", "Look at it", "button: a finished match")
RENAME = QT_TRANSLATE_NOOP("Matches", "Rename", "button: a saved match")
PUT_AWAY = QT_TRANSLATE_NOOP("Matches", "Put away", "button: take a saved match off the shelf")
BRING_BACK = QT_TRANSLATE_NOOP("Matches", "Bring it back", "button: a saved match comes to the shelf again")
SAVE_AS = QT_TRANSLATE_NOOP("Matches", "Save as…", "button: a copy of a saved match")
DELETE = QT_TRANSLATE_NOOP("Matches", "Delete", "button: a saved match")
_WIDEST_PX = 940


class MatchesPage(Page):
    """`left`: back to the shelf; `go_on(Path)`: a match comes to the table; `save_wanted(Summary)`: a copy of it."""

    left = Signal()
    go_on = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, context: AppContext, folder: Path | None, pictures: KeptPictures, notice: Notice) -> None:
        super().__init__(context)
        self._folder = folder
        self._at: Path | None = None
        self.bar = TopBar(context, SHELF, self)
        self.search = SearchField(context, self.bar)
        self.groups = Segments(context, self)
        self.count = QLabel(self)
        self.model = MatchesModel(context.words, pictures, self)
        self.fitting = FittingMatches(self.model, self)
        self.list = QListView(self)
        self.cards = MatchCards(context, self.model, self.list)
        self._nothing = QLabel(self)
        self.show_all = QPushButton(self)
        self.reader = MatchReader(self)
        self.keeper = MatchKeeper(context, notice, self.model, pictures, self)
        self.menu: QMenu | None = None
        self._soon = QTimer(self, singleShot=True)
        self._words: list[tuple[QAction, Msg]] = []
        self.open_action = self._action(CONTINUE, self._open, QKeySequence("Return"), QKeySequence("Enter"))
        self.rename_action = self._action(RENAME, self._rename, QKeySequence("F2"))
        self.away_action = self._action(PUT_AWAY, self._put_away)
        self.save_action = self._action(SAVE_AS, self._save_as)
        self.delete_action = self._action(DELETE, self._delete, QKeySequence(QKeySequence.StandardKey.Delete))
        self.buttons = [self._button(action) for action in self.list.actions()]
        self._build()
        self._connect()
        self.retranslate()
        self.apply_look()

    def _action(self, label: Msg, done: object, *keys: QKeySequence) -> QAction:
        action = QAction(self.list)
        action.setShortcuts(list(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: done() if callable(done) else None)
        self.list.addAction(action)
        self._words.append((action, label))
        return action

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(action.trigger)
        if action is self.open_action:
            button.setProperty("kind", "main")
        return button

    def _build(self) -> None:
        self.bar.insert_middle(self.search)
        self.count.setProperty("role", "quiet")
        self._nothing.setWordWrap(True)
        self._column = QWidget(self)
        head = QWidget(self._column)
        flow = FlowLayout(head, gap_x=20, gap_y=8, push_last=True)
        flow.addWidget(self.groups)
        flow.addWidget(self.count)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(16, 16, 16, 4)
        column.setSpacing(10)
        column.addWidget(head)
        column.addWidget(self._nothing)
        column.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self._foot = QFrame(self)
        self._foot.setProperty("kind", "footer")
        self._actions = QWidget(self._foot)
        actions = FlowLayout(self._actions, gap_x=8, gap_y=6)
        actions.setContentsMargins(16, 10, 16, 10)
        for button in self.buttons:
            actions.addWidget(button)
        middle, foot = QHBoxLayout(), QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        for row, widget in ((middle, self._column), (foot, self._actions)):
            row.addStretch(1)
            row.addWidget(widget, 100)
            row.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addLayout(middle, 1)
        page.addWidget(self._foot)
        self._build_list()
        self.setFocusProxy(self.list)

    def _build_list(self) -> None:
        view = self.list
        view.setModel(self.fitting)
        view.setItemDelegate(self.cards)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        scroll_by_finger(view)

    def _connect(self) -> None:
        self.bar.back_wanted.connect(self.left)
        self.search.textChanged.connect(lambda _: self._refilter())
        self.search.returnPressed.connect(self._to_list)
        self.groups.changed.connect(lambda _: self._refilter())
        self.show_all.clicked.connect(self.clear_filters)
        self.list.doubleClicked.connect(lambda _: self._open())
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_choice())
        self.cards.opened.connect(lambda _: self._open())
        self.model.renamed.connect(self.keeper.rename)
        self.reader.found.connect(self._found)
        self.reader.done.connect(self._settle)
        for changed in (self.fitting.rowsInserted, self.fitting.rowsRemoved, self.fitting.dataChanged):
            changed.connect(lambda *_: self._soon.start(0))
        self._soon.timeout.connect(self._settle)

    # What is shown

    @property
    def chosen(self) -> Summary | None:
        """The match of the row that is chosen."""
        return self.fitting.match(self.list.currentIndex())

    def refresh(self) -> None:
        """Read all matches anew; the one that was chosen stays so."""
        match = self.chosen
        self._at = match.path if match is not None else self._at
        self.model.clear()
        if self._folder is not None:
            self.reader.read(self._folder)

    def showEvent(self, event: QShowEvent) -> None:
        """Look for matches: they may have changed since the last time."""
        super().showEvent(event)
        self.refresh()
        QTimer.singleShot(0, self.list, self.list.setFocus)  # the stack gives it to the first button

    def hideEvent(self, event: QHideEvent) -> None:
        """Read no more."""
        super().hideEvent(event)
        self.reader.stop()

    def clear_filters(self) -> None:
        """Show all matches."""
        self.search.clear()
        self.groups.set_value(Group.ALL)
        self._refilter()
        self._to_list()

    def _found(self, matches: tuple[Summary, ...]) -> None:
        self.model.add(matches)

    def _refilter(self) -> None:
        self.fitting.show_only(Group(self.groups.value() or Group.ALL), self.search.text())
        self._settle()

    def _settle(self) -> None:
        """Choose a row if none is, and say how many there are."""
        if not self.list.currentIndex().isValid() and self.fitting.rowCount():
            at = self.fitting.row_of(self._at) if self._at is not None else self.fitting.index(0, 0)
            at = at if at.isValid() else self.fitting.index(0, 0)
            self.list.selectionModel().setCurrentIndex(at, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        count, say = self.fitting.rowCount(), self.context.words.say
        self.count.setText(say(COUNT, n=count))
        reads = self.reader.reading
        self.list.setVisible(bool(count) or reads)
        self._nothing.setVisible(not count and not reads)
        self._nothing.setText(say(NO_FIT if self.fitting.narrowed else NONE))
        self.show_all.setVisible(not count and not reads and self.fitting.narrowed)
        self._show_choice()

    def _show_choice(self) -> None:
        """Let the buttons offer what makes sense for the chosen match."""
        match, say = self.chosen, self.context.words.say
        over = match is not None and match.winners is not None
        away = match is not None and match.away
        self.open_action.setText(say(LOOK if over else CONTINUE))
        self.away_action.setText(say(BRING_BACK if away else PUT_AWAY))
        for action, button in zip(self.list.actions(), self.buttons, strict=True):
            action.setEnabled(match is not None)
            button.setEnabled(match is not None)
            button.setText(action.text())
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{action.text()} ({key})" if key else action.text())

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # What is done

    def _open_menu(self, at: QPoint) -> None:
        if self.menu is not None:
            self.menu.deleteLater()
        index = self.list.indexAt(at)
        if not index.isValid():
            index = self.list.currentIndex()
            at = self.list.visualRect(index).center()
        if index.isValid():
            self.list.setCurrentIndex(index)
            self.menu = QMenu(self)
            self.menu.addActions(self.list.actions())
            self.menu.popup(self.list.viewport().mapToGlobal(at))

    def _open(self) -> None:
        match = self.chosen
        if match is not None and match.away and match.winners is None:
            match = self.keeper.bring_back(match)
        if match is not None:
            self._at = match.path
            self.go_on.emit(match.path)
            if not match.path.exists():
                self.model.replace(match, None)

    def _rename(self) -> None:
        self.list.edit(self.list.currentIndex())

    def _put_away(self) -> None:
        match = self.chosen
        if match is not None:
            (self.keeper.bring_back if match.away else self.keeper.put_away)(match)

    def _save_as(self) -> None:
        if self.chosen is not None:
            self.save_wanted.emit(self.chosen)

    def _delete(self) -> None:
        if self.chosen is not None:
            self.keeper.ask_delete(self.chosen)

    # Words and look

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self.context.words.say
        self.bar.retranslate()
        self.bar.title.setText(say(TITLE))
        self.search.set_words(say(FIND))
        self.list.setAccessibleName(say(TITLE))
        self.groups.setAccessibleName(say(WHICH))
        self.groups.set_choices([(group.value, say(msg)) for group, msg in GROUPS.items()])
        self.groups.set_value(self.groups.value() or Group.ALL)
        self.show_all.setText(say(SHOW_ALL))
        for action, msg in self._words:
            action.setText(say(msg))
        self.model.look_as(self.context.theme.name)
        self._refilter()

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        theme, metrics = self.context.theme, self.context.metrics
        self.bar.apply_look()
        self.search.setMaximumWidth(metrics.px(340))
        self.search.apply_look()
        for part in (self._column, self._actions):
            part.setMaximumWidth(metrics.px(_WIDEST_PX))
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(theme.window))
        self.list.setPalette(palette)
        self.model.look_as(theme.name)
        self.list.scheduleDelayedItemsLayout()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.window))
        painter.end()
