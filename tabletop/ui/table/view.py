"""The table as a widget: what pages show, and what they hear of the hands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPointingDevice, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.core.model import GestureKind, Place, Seat, TokenId
from tabletop.core.table import Rect, TableSpec
from tabletop.core.view import Cue, Fact, View
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.session.hand_orders import HandOrders
from tabletop.ui.table import access
from tabletop.ui.table.advice import Advice, Grows, IsOpen, SelectedWith, Targets, Throws, alone, always, never, nowhere
from tabletop.ui.table.dragging import CarriedHand
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.keyboard import ENTER, Keyboard, Names
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.marking import Marking
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.shaking import Shaker
from tabletop.ui.table.spoken import Spoken


class TableView(QGraphicsView):
    """A table with hands. Widgets of the page lie over it at `unit_rect`s, and move at `layout_changed`.

    Signals: `touched` (a `Touch`, its switches still empty), `announced` (a sentence for screen readers, also
    announced by itself), `hastened` (a click or Enter while `rests`: what lies there has been seen), `layout_changed`
    (size or table), `settled` (nothing moves any more), `rested` (what was to be looked at has been), `hurried` (a
    click while nothing is shown, not on a card of the own hand), `leafed` (the zone that somebody wants to look
    through), `taken_up` (a hand takes something, and begins anew), `seen` (the view that is shown now). `stamp_ms`: the
    time stamp of the event that began the last gesture; of a drag, that of its end.
    """

    touched = Signal(object)
    announced = Signal(str)
    hastened = Signal()
    layout_changed = Signal()
    settled = Signal()
    rested = Signal()
    hurried = Signal()
    leafed = Signal(str)
    taken_up = Signal()
    seen = Signal(object)

    def __init__(self, art: Faces, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        access.install()
        self.words = words
        self.table_scene = TableScene(art, theme, words, self)
        self.advice = Advice()
        self.names = Names()
        self.stamp_ms = 0
        self.rests = False
        self.marking = Marking(self.table_scene)
        self._shown: View | None = None
        shaker = Shaker(self.table_scene, self.advice, self._gesture, self.taken_up.emit)
        self.hand = CarriedHand(self.table_scene, self.advice, self._gesture, self.taken_up.emit, shaker)
        self.keyboard = Keyboard(self.table_scene, self.advice, self.hand, self.names, self._gesture, self._announce)
        may_drop = self.hand.highlighter.may_drop
        self.spoken = Spoken(self.table_scene, self.advice, self.keyboard, may_drop, self._shown_facts)
        self._set_up_view()
        self.table_scene.motion.settled.connect(self.settled)
        self.table_scene.motion.rested.connect(self.rested)
        self.table_scene.arranged.connect(self.marking.show_facts)

    def _set_up_view(self) -> None:
        viewport = access.Viewport(self)
        self._tree = viewport.tree
        for source in (self.seen, self.layout_changed, self.table_scene.arranged):
            source.connect(self._tree.news)
        viewport.left.connect(self.hand.leave)
        self.setViewport(viewport)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.viewport().setMouseTracking(True)

    # What the page shows

    def set_table(self, spec: TableSpec, viewer: Seat | None, seats: int, facing: bool = False) -> None:
        """Lay the table of a match. `facing`: what belongs to a seat is turned towards it."""
        self.hand.cancel()
        self.keyboard.leave()
        self.advice.set(nowhere, frozenset())
        self._shown = None
        self.marking.forget()
        self.table_scene.set_table(spec, viewer, seats, facing)
        self.layout_changed.emit()

    def set_orders(self, orders: HandOrders) -> None:
        """How hands were laid at this table before, and will be remembered."""
        self.table_scene.layout.orders = orders

    def turn_table(self, spec: TableSpec) -> None:
        """Lay the same table with its board turned: nothing moves, what is marked stays marked."""
        scene, focus = self.table_scene, self.keyboard.focus
        self.hand.cancel()
        layout = scene.layout
        scene.set_table(spec, layout.viewer, layout.seats, layout.facing)
        scene.layout.orders, scene.layout.throws = layout.orders, layout.throws
        if self._shown is not None:
            scene.show_view(self._shown, (), False)
        scene.arrange(layout.raised, ())
        self.marking.again()
        self.hand.highlighter.light_movable()
        self.keyboard.focus = focus
        self.keyboard.refresh()
        self.layout_changed.emit()

    def set_look(self, art: Faces, theme: Theme, text: float = 1.0) -> None:
        """Change colours, letters on the cards or suits, and the size of what is written on the table."""
        self.table_scene.set_look(art, theme, text)
        self.viewport().update()

    def set_words(self, words: Words) -> None:
        """Speak with other words (names, language)."""
        self.words = self.table_scene.words = words
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again after a change of language."""
        self.table_scene.retranslate()
        self._tree.news()

    def set_hands(self, seat: Seat, one_click: bool, lit: bool, throws: Throws | None = None) -> None:
        """Say whose hands are at the table now, whether a click is a move where there is nothing to choose, whether
        they want to see what is legal, and what they throw (see `Advice`)."""
        if seat != self.advice.actor:
            self.hand.cancel()
        self.advice.actor, self.advice.lit, self.advice.throws = seat, lit, throws
        self.hand.lifting.one_click = one_click

    def set_names(
        self,
        token_name: Callable[[TokenId], str],
        place_name: Callable[[Place], str],
        face_name: Callable[[str], str] = str,
    ) -> None:
        """How tokens, places and parts of tokens are called, for announcements and screen readers."""
        self.names.token, self.names.place, self.names.face = token_name, place_name, face_name

    def set_speed(self, factor: float) -> None:
        """Factor on all durations: 0 off, 0.5 quick, 1 normal, 1.7 gentle."""
        self.table_scene.motion.speed = factor
        if factor <= 0:
            self.finish_animations()

    def show_view(self, view: View, cues: tuple[Cue, ...] = (), animate: bool = True, throw: int | None = None) -> None:
        """Show a view; what differs from the last one moves. Marks of the last answer go, the last move is marked.
        `throw`: on which number hangs where thrown dice lie.

        What is dragged is put down first: a new view is a new situation. Only who is dragging a card of the own hand
        goes on, if it is still there, and puts the hand in order while others play. What a click has lifted stays so
        where it lies, if whoever lifted it still looks.
        """
        scene = self.table_scene
        seated = view.seat != scene.layout.viewer
        self.hand.lifting.forget_click()
        if not self.hand.goes_on(view):
            self.hand.cancel()
        self.marking.clear()
        self._shown = view
        changes = scene.show_view(view, cues, animate, throw)
        if seated:
            self.layout_changed.emit()
        self.marking.show_moves(changes, cues)
        self.marking.show_facts()
        self.hand.highlighter.light_movable()
        self.keyboard.refresh()
        self.seen.emit(view)

    def answer(self) -> None:
        """Paint what has changed now, before whoever called goes on: the answer to a drop is seen at once, and the
        widgets round the table follow in their own time."""
        QCoreApplication.sendPostedEvents(self.table_scene, QEvent.Type.MetaCall.value)
        QCoreApplication.sendPostedEvents(self.window(), QEvent.Type.UpdateRequest.value)

    def deal(self) -> bool:
        """Show how the hands are dealt; whether there is anything to deal."""
        return self.table_scene.deal()

    def set_advice(
        self,
        targets: Targets,
        movable: frozenset[TokenId],
        selected_with: SelectedWith = alone,
        is_open: IsOpen = always,
        grows: Grows = never,
    ) -> None:
        """What may be moved now, where to, what a click takes up together, whether it has to be said to which place
        that goes, and whether more may go with it. Asked again only after the next call."""
        self.advice.set(targets, movable, selected_with, is_open, grows)
        scene = self.table_scene
        raised = movable if self.advice.lit else frozenset[TokenId]()
        if scene.layout.raised != raised:
            scene.arrange(raised, scene.lifted)
        self.hand.look_again()
        self.hand.highlighter.light_movable()
        self.keyboard.refresh()
        self._tree.news()

    def stand_still(self, still: bool) -> None:
        """Whether time stands still for somebody who is to choose; see `Highlighter.stand_back`."""
        self.hand.highlighter.stand_back(still)

    def finish_animations(self) -> None:
        """End all movement at once."""
        self.table_scene.motion.finish()

    def set_hidden(self, hidden: bool) -> None:
        """Draw nothing but the cloth and empty the accessibility tree, while the curtain is down."""
        if hidden:
            self.hand.cancel()
            self.keyboard.leave()
            self.finish_animations()
        self.table_scene.set_hidden(hidden)
        self._tree.news()

    # Where things are

    @property
    def factor(self) -> float:
        """Pixels a unit."""
        return self.table_scene.geometry.factor

    @property
    def table_layout(self) -> TableLayout:
        """Where everything belongs, as the table lies now."""
        return self.table_scene.layout

    @property
    def is_moving(self) -> bool:
        """Whether a token is on its way."""
        return self.table_scene.motion.is_moving

    @property
    def is_showing(self) -> bool:
        """Whether something is on its way, or rests there to be looked at."""
        return self.is_moving or self.table_scene.motion.is_resting

    @property
    def carried(self) -> tuple[TokenId, ...]:
        """The tokens in the hand: dragged, or lifted by a click or a key."""
        return self.hand.carried or self.table_scene.lifted

    def take_focus(self) -> None:
        """Give the focus to the table."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def unit_rect(self, area: Rect) -> QRect:
        """A rectangle of the table in pixels of the viewport."""
        return self.table_scene.geometry.pixels(area)

    def plate_rect(self, seat: Seat) -> Rect:
        """Where the plate of a seat lies, in units: as the table says, else round the table, by viewer."""
        return self.table_scene.layout.plate(seat)

    @property
    def viewer(self) -> Seat | None:
        """Who sits below, with the large hand; None: nobody in particular."""
        return self.table_scene.layout.viewer

    def taken(self) -> list[QRect]:
        """What lies on the table, in pixels of the viewport: tokens where they come to rest, and signs."""
        return [rect.toAlignedRect() for rect in self.table_scene.taken()]

    def plate_side(self, seat: Seat) -> int:
        """The side of the table to which the plate of a seat is turned, in quarter turns clockwise from below."""
        return self.table_scene.layout.side(seat)

    def place_point(self, place: Place) -> QPointF:
        """The middle of a place, in the scene (equal to the viewport)."""
        return self.table_scene.place_point(place)

    def token_point(self, token: TokenId) -> QPointF:
        """The middle of a token where it is now, in the scene (equal to the viewport)."""
        return self.table_scene.token_point(token)

    def item_at(self, point: QPoint) -> TokenItem | None:
        """The token under a point of the viewport."""
        scene = self.table_scene
        return None if scene.hidden else scene.token_at(*scene.geometry.units(QPointF(point)))

    # Screen readers

    def seen_items(self) -> list[TokenItem]:
        """The tokens that can be seen, in reading order; none while the table is hidden."""
        return self.table_scene.seen_items()

    def name_of(self, item: TokenItem) -> str:
        """A token in words, with the place where it lies."""
        return self.keyboard.words_for_token(item.token, item.at)

    def focused_token(self) -> TokenId | None:
        """The token that has the keyboard's focus."""
        return self.keyboard.focus.token if self.keyboard.focus is not None else None

    def _shown_facts(self) -> tuple[Fact, ...]:
        return self._shown.facts if self._shown is not None else ()

    def _announce(self, sentence: str) -> None:
        self.announced.emit(sentence)
        announce(self, sentence, urgent=True)
        if self.keyboard.focus is not None:
            self._tree.tell_focus(self.keyboard.focus)

    def _gesture(self, kind: GestureKind, tokens: tuple[TokenId, ...], to: Place | None, part: str = "", /) -> None:
        at = self.table_scene.items_of[tokens[0]].at if tokens and tokens[0] in self.table_scene.items_of else to
        if kind is GestureKind.TAP and at is not None and self.table_scene.layout.zones[at.zone].browsable:
            self.leafed.emit(at.zone)
            return
        self.touched.emit(Touch(kind, tokens, to, part=part))

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; with another button, put down what is held."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self.table_scene.hidden:
            self.hand.cancel()
            return
        self.stamp_ms = event.timestamp()
        moving, showing, rests = self.is_moving, self.is_showing, self.rests
        self.finish_animations()
        self.keyboard.leave()
        if rests and not moving:
            self.hand.lifting.forget_click()
            self.hastened.emit()
            return
        item = self.item_at(event.position().toPoint())
        own = item is not None and self.table_layout.is_own_hand(self.table_layout.zones[item.at.zone])
        if not showing and not own:
            self.hurried.emit()
        finger = event.pointerType() is QPointingDevice.PointerType.Finger
        self.hand.press(event.position(), finger, twice=event.type() is QEvent.Type.MouseButtonDblClick)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Press for the second time."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is dragged, or look at what is under the pointer."""
        if self.table_scene.hidden:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.move(event.position())
        else:
            self.hand.let_go()
            item = self.hand.hover(event.position())
            self._point_with(item)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop or click."""
        if event.button() == Qt.MouseButton.LeftButton and not self.table_scene.hidden:
            if self.hand.carried and not self.hand.slips:
                self.stamp_ms = event.timestamp()
            self.hand.release(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel: the table does not scroll."""
        event.ignore()

    def _point_with(self, item: TokenItem | None) -> None:
        movable = item is not None and item.token in self.advice.movable
        shape = Qt.CursorShape.OpenHandCursor if movable else Qt.CursorShape.ArrowCursor
        if item is not None and not movable and self.table_scene.layout.zones[item.at.zone].browsable:
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a key act on the focus; what means nothing here goes on to the page."""
        if event.isAutoRepeat() and self.hand.shaker.shakes:
            return
        self.stamp_ms = event.timestamp()
        self.finish_animations()
        if self.rests and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.carried:
            self.hastened.emit()
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.isAutoRepeat() and event.key() in ENTER:
            return  # a key that is held does nothing twice
        others = event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier)
        if others or self.table_scene.hidden or not self.keyboard.key(Qt.Key(event.key()), control):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus on the table, until there is no next stop."""
        if not self.table_scene.hidden and self.keyboard.tab(forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first or the last stop, where Tab leads here."""
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.keyboard.tab(True)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.keyboard.tab(False)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus off the table, where Tab leads away."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.keyboard.leave()
        self.hand.drop_shaken()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table into the new size."""
        self._resized()

    def changeEvent(self, event: QEvent) -> None:
        """Notice a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        """Notice another screen and the first showing."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange):
            self._resized()
            if self.table_scene.is_blurred:
                self.table_scene.sharpen()
        return bool(super().event(event))

    def _resized(self) -> None:
        self.hand.let_go()
        size = self.viewport().size()
        self.table_scene.resize(size.width(), size.height(), self.devicePixelRatioF())
        self.layout_changed.emit()
