"""Whatever a person could see, hear, have read out or copy at a page, as plain values that can be compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.items import TokenItem

_LAST_ROWS = 30
_WORDS = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
)
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)

_TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)

_ROOT = QModelIndex()


def first_difference(here: object, there: object) -> object:
    """Where two lists of what is seen begin to differ."""
    if not (isinstance(here, list) and isinstance(there, list)):
        return ""
    pairs = [pair for pair in zip_longest(here, there) if pair[0] != pair[1]]
    return f"{len(pairs)}: {pairs[:2]}"


def copied(page: TablePage) -> str:
    """What comes to the clipboard from the last line of the log."""
    log, clipboard = page.panel.log_list, QGuiApplication.clipboard()
    clipboard.clear()
    log.setCurrentIndex(log.model().index(log.model().rowCount() - 1, 0))
    QTest.keySequence(log, QKeySequence(QKeySequence.StandardKey.Copy))
    return clipboard.text()


def picture(page: TablePage) -> QImage:
    """What is painted."""
    return page.grab().toImage()


def lying(item: TokenItem) -> tuple[object, ...]:
    """How a token lies."""
    return item.token, item.face, item.true_face, item.at, item.rest, item.now, item.isVisible(), item.opacity()


def words(page: QWidget) -> Iterator[tuple[str, ...]]:
    """All that any widget says."""
    for widget in (page, *page.findChildren(QWidget)):
        if widget.objectName().startswith("qt_"):
            continue
        said = [type(widget).__name__, widget.objectName(), str(widget.isHidden()), str(widget.isEnabled())]
        for name in _WORDS:
            found = getattr(widget, name, None)
            value = found() if callable(found) else ""
            said.append(value if isinstance(value, str) else "")
        plain = getattr(widget, "toPlainText", None)
        yield (*said, plain() if plain is not None else "")


def tree(thing: QObject) -> Iterator[tuple[object, ...]]:
    """What the accessibility tree says, from the top."""
    below = [(QAccessible.queryAccessibleInterface(thing), 0)]
    while below:
        here, depth = below.pop()
        if here is None:
            continue
        state = here.state()
        said = (here.text(kind) for kind in _TEXTS)
        yield depth, here.role(), *said, state.invisible, state.disabled, state.checked
        below += [(here.child(index), depth + 1) for index in reversed(range(here.childCount()))]


def _rows(count: int) -> Iterator[int]:
    """Some rows of a long list, and the last ones."""
    first = max(0, count - _LAST_ROWS)
    yield from range(0, first, 1 + first // _LAST_ROWS)
    yield from range(first, count)


def lists(page: QWidget) -> Iterator[tuple[object, ...]]:
    """What stands in lists and tables."""
    for view in page.findChildren(QAbstractItemView):
        model = view.model()
        if model is None:
            continue
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(_ROOT)
        for row in _rows(model.rowCount(_ROOT)):
            for column in range(columns):
                index = model.index(row, column)
                yield (row, column, *(model.data(index, role) for role in _ROLES))
