"""The table for screen readers: the viewport is a group of zones, each zone a group of tokens and places.

What a reader can press needs the action interface, which PySide6 lets Python have only through `QAccessibleWidget`:
so a thing is stood for by a `Handle`, a widget that is never shown. The factory only looks at the type of an object:
its parent may be half built when Qt asks. Where there is no child the answer to Qt is None, which the stubs of PySide6
do not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QKeyEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tabletop.ui.table.things import Thing, Told, key_of

_FLAGS = ("selectable", "selected", "checkable", "checked")
_installed = False


class Keys(Protocol):
    """The focus of a table; see `Keyboard`."""

    focus: Thing | None

    def go(self, thing: Thing) -> None:
        """Take the focus to a thing and say what it is."""

    def show(self) -> None:
        """Draw the focus."""


class TableInWords(Protocol):
    """What of a table is told; see `Spoken`."""

    def table_name(self) -> str:
        """What the whole is called."""

    def zones(self) -> list[str]:
        """The zones in which there is anything."""

    def zone_name(self, zone_id: str) -> str:
        """What a zone is called."""

    def zone_facts(self, zone_id: str) -> str:
        """What signs, captions and counts say of a zone."""

    def things(self, zone_id: str) -> list[Thing]:
        """What there is in a zone."""

    def find(self, wanted: Thing) -> Thing | None:
        """The thing that is meant, as it lies now."""

    def told(self, thing: Thing) -> Told:
        """A thing that is seen, in words."""

    def is_focused(self, thing: Thing) -> bool:
        """Whether the keyboard is there."""

    def forget(self) -> None:
        """Something on the table may be different from now on."""

    def thing_at(self, point: QPointF) -> Thing | None:
        """What lies at a point of the scene."""

    def rect(self, thing: Thing) -> QRectF:
        """Where a thing is, in the scene."""


class SpokenTable(Protocol):
    """A table that a screen reader is told of; see `TableView`."""

    @property
    def spoken(self) -> TableInWords:
        """The table in words."""

    @property
    def keyboard(self) -> Keys:
        """Where the keys are."""

    def take_focus(self) -> None:
        """Give the focus to the table."""

    def event(self, event: QEvent) -> bool:
        """Take a key."""


class Viewport(QWidget):
    """The viewport of a table; a class of its own, so that the factory knows it. `left`: the pointer is gone."""

    left = Signal()

    def __init__(self, table: SpokenTable) -> None:
        super().__init__()
        self.table = table
        self.tree = Tree(self)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that nothing lies under the pointer any more."""
        self.left.emit()
        super().leaveEvent(event)


class Handle(QWidget):
    """Stands for a zone of the table, or for a `thing` of it, in the tree of a screen reader. It is never shown."""

    def __init__(self, tree: Tree, zone: str, thing: Thing | None) -> None:
        super().__init__(tree.viewport)
        self.tree, self.zone, self.thing = tree, zone, thing
        self.hide()


class Tree(QObject):
    """The handles of a table. They are made when a screen reader asks for them, and `news` tells it what has come, gone
    or changed."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self.viewport = viewport
        self._zones: dict[str, Handle] = {}
        self._things: dict[Thing, Handle] = {}
        self._known: dict[Thing, Told] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell)

    @property
    def spoken(self) -> TableInWords:
        """The table in words."""
        return self.viewport.table.spoken

    def of_zone(self, zone: str) -> Handle:
        """The handle of a zone."""
        if zone not in self._zones:
            self._zones[zone] = Handle(self, zone, None)
        return self._zones[zone]

    def of_thing(self, thing: Thing) -> Handle:
        """The handle of a thing, the same for as long as it stays in its zone."""
        key = key_of(thing)
        if key not in self._things:
            self._things[key] = Handle(self, thing.place.zone, key)
        return self._things[key]

    def focus(self, thing: Thing) -> None:
        """Take the keyboard to a thing."""
        self.viewport.table.take_focus()
        self.viewport.table.keyboard.go(thing)

    def press(self, thing: Thing) -> None:
        """Do what Enter does on a thing."""
        table = self.viewport.table
        table.take_focus()
        table.keyboard.focus = thing
        table.keyboard.show()
        table.event(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))

    def news(self) -> None:
        """Something on the table may be different."""
        self.spoken.forget()
        if QAccessible.isActive():
            self._soon.start()

    def tell_focus(self, thing: Thing) -> None:
        """Tell a screen reader that a thing has the focus."""
        if QAccessible.isActive() and self.spoken.find(thing) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(self.of_thing(thing), QAccessible.Event.Focus))

    def _tell(self) -> None:
        spoken, known = self.spoken, self._known
        self._known = {key_of(t): spoken.told(t) for zone in spoken.zones() for t in spoken.things(zone)}
        for key in [key for key in self._things if key not in self._known]:
            handle = self._things.pop(key)
            QAccessible.updateAccessibility(QAccessibleEvent(handle, QAccessible.Event.ObjectDestroyed))
            handle.deleteLater()
        for key, told in self._known.items():
            if key not in known:
                QAccessible.updateAccessibility(QAccessibleEvent(self.of_thing(key), QAccessible.Event.ObjectCreated))
            elif told != known[key]:
                _tell_change(self.of_thing(key), known[key], told)


def _tell_change(handle: Handle, before: Told, now: Told) -> None:
    for text, event in (("name", QAccessible.Event.NameChanged), ("may", QAccessible.Event.DescriptionChanged)):
        if getattr(before, text) != getattr(now, text):
            QAccessible.updateAccessibility(QAccessibleEvent(handle, event))
    changed = QAccessible.State()
    for flag in _FLAGS:
        setattr(changed, flag, getattr(before, flag) != getattr(now, flag))
    if any(getattr(changed, flag) for flag in _FLAGS):
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(handle, changed))


class _HandleAccess(QAccessibleWidget):
    """What a zone and a thing have in common."""

    def __init__(self, handle: Handle, role: QAccessible.Role) -> None:
        super().__init__(handle, role)
        self._handle = handle
        self._tree = handle.tree

    def window(self) -> QWindow:
        """The window in which it is."""
        return self._tree.viewport.window().windowHandle()

    def _on_screen(self, thing: Thing) -> QRect:
        box = self._tree.spoken.rect(thing).toAlignedRect()
        return QRect(self._tree.viewport.mapToGlobal(box.topLeft()), box.size())


class ThingAccess(_HandleAccess):
    """A token, a part of one or a place, as a button; what can be laid apart is a box that is checked when it is."""

    def __init__(self, handle: Handle) -> None:
        super().__init__(handle, QAccessible.Role.Button)

    def _told(self) -> Told | None:
        thing = self._thing()
        return self._tree.spoken.told(thing) if thing is not None else None

    def _thing(self) -> Thing | None:
        return self._tree.spoken.find(self._handle.thing) if self._handle.thing is not None else None

    def isValid(self) -> bool:
        """Whether it is still seen on the table."""
        return self._thing() is not None

    def role(self) -> QAccessible.Role:
        """A button, or a box to be checked."""
        told = self._told()
        return QAccessible.Role.CheckBox if told is not None and told.checkable else QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and what may be done with it, in the words of the table."""
        told = self._told()
        if told is None:
            return ""
        return {QAccessible.Text.Name: told.name, QAccessible.Text.Description: told.may}.get(kind, "")

    def state(self) -> QAccessible.State:
        """Whether it may be taken, is lifted, is laid apart, has the focus."""
        state, thing = QAccessible.State(), self._thing()
        if thing is None:
            state.invisible = True
            return state
        told = self._tree.spoken.told(thing)
        state.focusable, state.focused = True, self._tree.spoken.is_focused(thing)
        for flag in _FLAGS:
            setattr(state, flag, getattr(told, flag))
        return state

    def rect(self) -> QRect:
        """Where it is on the screen."""
        thing = self._thing()
        return self._on_screen(thing) if thing is not None else QRect()

    def parent(self) -> QAccessibleInterface:
        """Its zone."""
        return QAccessible.queryAccessibleInterface(self._tree.of_zone(self._handle.zone))

    def childCount(self) -> int:
        """The number of its parts."""
        return 0

    def actionNames(self) -> list[str]:
        """What a reader can do with it."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, actionName: str) -> None:
        """Do what Enter does, or take the keyboard here, when the reader has got its answer."""
        ways: dict[str, Callable[[Thing], None]] = {
            QAccessibleActionInterface.pressAction(): self._tree.press,
            QAccessibleActionInterface.setFocusAction(): self._tree.focus,
        }
        way, wanted, spoken = ways.get(actionName), self._handle.thing, self._tree.spoken

        def act() -> None:
            thing = spoken.find(wanted) if wanted is not None else None
            if thing is not None and way is not None:
                way(thing)

        QTimer.singleShot(0, self._tree, act)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        """No key of its own."""
        return []


class ZoneAccess(_HandleAccess):
    """A zone as the group of what is in it."""

    def __init__(self, handle: Handle) -> None:
        super().__init__(handle, QAccessible.Role.Grouping)

    def _things(self) -> list[Thing]:
        return self._tree.spoken.things(self._handle.zone)

    def isValid(self) -> bool:
        """Whether anything of it is seen."""
        return bool(self._things())

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and what signs say of it, in the words of the table."""
        if kind == QAccessible.Text.Name:
            return self._tree.spoken.zone_name(self._handle.zone)
        return self._tree.spoken.zone_facts(self._handle.zone) if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        """Whether it is seen."""
        state = QAccessible.State()
        state.invisible = not self._things()
        return state

    def rect(self) -> QRect:
        """Where all that is in it is on the screen."""
        whole = QRect()
        for thing in self._things():
            whole = whole.united(self._on_screen(thing))
        return whole

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return QAccessible.queryAccessibleInterface(self._tree.viewport)

    def childCount(self) -> int:
        """The number of things in it."""
        return len(self._things())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The thing at an index, if there is one."""
        things = self._things()
        return _interface(self._tree.of_thing(things[index])) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a thing; -1 for any other."""
        handle, keys = child.object(), [key_of(thing) for thing in self._things()]
        return keys.index(handle.thing) if isinstance(handle, Handle) and handle.thing in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The thing at a point of the screen, if there is one."""
        return _at(self._tree, x, y, lambda thing: thing.place.zone == self._handle.zone)

    def actionNames(self) -> list[str]:
        """Nothing can be done with a zone."""
        return []


class TableAccess(QAccessibleWidget):
    """The table as the group of its zones."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport, QAccessible.Role.Grouping, "table")
        self._tree = viewport.tree

    def childCount(self) -> int:
        """The number of zones in which anything is seen."""
        return len(self._tree.spoken.zones())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The zone at an index, if there is one."""
        zones = self._tree.spoken.zones()
        return _interface(self._tree.of_zone(zones[index])) if 0 <= index < len(zones) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a zone; -1 for any other."""
        handle, zones = child.object(), self._tree.spoken.zones()
        known = isinstance(handle, Handle) and handle.thing is None and handle.zone in zones
        return zones.index(handle.zone) if known and isinstance(handle, Handle) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The thing at a point of the screen, if there is one."""
        return _at(self._tree, x, y, lambda thing: True)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The thing with the focus, if any."""
        spoken = self._tree.spoken
        things = (thing for zone in spoken.zones() for thing in spoken.things(zone))
        focused = next((thing for thing in things if spoken.is_focused(thing)), None)
        return _interface(self._tree.of_thing(focused)) if focused is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, in the words of the table."""
        return self._tree.spoken.table_name() if kind == QAccessible.Text.Name else ""


def _interface(handle: Handle) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(handle)


def _at(tree: Tree, x: int, y: int, wanted: Callable[[Thing], bool]) -> QAccessibleInterface | None:
    thing = tree.spoken.thing_at(QPointF(tree.viewport.mapFromGlobal(QPoint(x, y))))
    return _interface(tree.of_thing(thing)) if thing is not None and wanted(thing) else None


def _factory(key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Handle):
        return ZoneAccess(thing) if thing.thing is None else ThingAccess(thing)
    if isinstance(thing, Viewport):
        return TableAccess(thing)
    return None


def install() -> None:
    """Teach Qt the table, once; the application must exist."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True
