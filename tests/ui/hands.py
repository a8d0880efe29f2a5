"""Hands at the page of a table: an action is done by mouse events or key presses, as a person would do it.

Nothing here knows a game. Which gesture means an action is asked of the game's `interpret`; the gesture is then made
on the widgets, and what the table says to it is for the caller to see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat, TokenId
from tabletop.core.table import ZoneKind
from tabletop.core.view import Button, ButtonKind
from tabletop.ui.match_page.choices import ChoiceButton
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.gesture_owner import Touch, acting_seat, is_anybodys, shared_view
from tabletop.ui.table.drops import same_place
from tests.ui.grips import Clumsy, Grips, can_be_hit

_LEFT = Qt.MouseButton.LeftButton
_PLAIN = Qt.KeyboardModifier.NoModifier
_DRAG_STEPS = 4


def settle() -> None:
    """What was posted, and what waits for nothing but the event loop, has happened; deleted widgets are gone."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A click of the left button on a widget that can be seen and is not covered there."""
    point = widget.rect().center() if at is None else at
    if not can_be_hit(widget, point):
        raise Clumsy(f"{widget} is hidden, off or covered at {point}")
    QTest.mouseClick(widget, _LEFT, _PLAIN, point)


class Hands(Grips):
    """The hands of whoever sits at a page; `luck` decides between several ways to do the same."""

    def __init__(self, page: TablePage, luck: Chance) -> None:
        super().__init__(page)
        self.luck = luck
        self.done: list[Gesture] = []

    # Which gesture

    def ways(self, action: Action) -> list[Gesture]:
        """The gestures that mean this action now, and that a pointer can make."""
        session = self.page.session
        game, state = session.game, session.match.state
        controller = session.controller(action.seat)
        found = []
        for gesture in self._likely(action):
            meanings = [game.canonical(state, meant) for meant in controller.meanings(gesture)]
            if action in meanings and self._is_known_as_its(action, gesture):
                found.append(gesture)
        return found

    def _is_known_as_its(self, action: Action, gesture: Gesture) -> bool:
        """Whether the table takes the hand for that of the action's seat, and does not ask whose it was."""
        session = self.page.session
        game, people = session.game, session.people
        touch = Touch(gesture.kind, gesture.tokens, gesture.to, gesture.button, seat=self._names(gesture))
        if acting_seat(touch, shared_view(session.match), people, session.actor) != action.seat:
            return False
        together = session.look.viewer is None and not game.frozen(session.match.state)
        return not (together and action.verb in game.info.race_verbs and is_anybodys(session.view(), gesture, people))

    def _names(self, gesture: Gesture) -> Seat | None:
        """The seat that a button names."""
        return next((button.seat for button in self.page.session.view().buttons if button.id == gesture.button), None)

    def _likely(self, action: Action) -> Iterator[Gesture]:
        seat, stage = action.seat, self.page.overlay
        view = self.page.session.view()
        own = [b for b in view.buttons if b.id in stage.buttons and b.seat in (None, seat)]
        switches = [button.id for button in own if button.kind is ButtonKind.SWITCH]
        every: Sequence[tuple[str, ...]] = [(), *((one,) for one in switches)]
        for button in own:
            if button.kind is not ButtonKind.SWITCH:
                yield Gesture(GestureKind.BUTTON, seat, button=button.id)
        acts = self.page.session.actor == seat
        for placement in view.placements if acts or self.page.session.racing else ():
            # Where everybody acts at the same time a finger on a card is that of its owner.
            for part in placement.parts if acts or placement.owner == seat else ():
                yield Gesture(GestureKind.TAP, seat, (placement.token,), part=part.face)
                if action.to is not None:
                    to = Place(action.to.zone)
                    yield Gesture(GestureKind.DRAG, seat, (placement.token,), to, part=part.face)
        if not acts:
            return
        for token in action.tokens[:1] if len(action.tokens) == 1 else ():
            if not self._is_picked(token) and (not self.lifts(token) or self._goes_alone(token)):
                yield Gesture(GestureKind.TAP, seat, (token,))
        if action.to is not None:
            yield Gesture(GestureKind.TAP, seat, to=action.to)
            carried = (action.tokens,) if action.tokens else ((item.token,) for item in stage.view.seen_items()[:1])
            for tokens, on in product(carried, every):
                yield Gesture(GestureKind.DRAG, seat, tokens, action.to, switches=on)

        else:
            yield from self._tossed(seat)

    def _tossed(self, seat: Seat) -> Iterator[Gesture]:
        """A loose token, a die if there are any, dropped into a cup, or onto a sheet as a whole."""
        spec, items = self.page.spec, self.page.overlay.view.seen_items()
        dice = [item for item in items if spec.zone(item.at.zone).kind is ZoneKind.SCATTER]
        for zone in spec.zones:
            if zone.vessel or zone.kind is ZoneKind.SHEET:
                for item in (dice or items)[:1]:
                    yield Gesture(GestureKind.DRAG, seat, (item.token,), Place(zone.id))

    def _is_picked(self, token: TokenId) -> bool:
        """Whether a click on the token picks it up together with others instead of meaning something."""
        scene = self.page.overlay.view.table_scene
        item = scene.items_of.get(token)
        lifting = self.page.overlay.view.hand.lifting
        return item is not None and scene.layout.zones[item.at.zone].multi and lifting.lifts(item)

    # Doing it

    def do(self, action: Action) -> Gesture:
        """Do a legal action, by one of its ways. Raises Clumsy where there is none."""
        ways = self.ways(action) or self._after_arranging(action)
        if not ways:
            raise Clumsy(f"no gesture means {action}")
        gesture = ways[self.luck.pick(len(ways))]
        self.make(gesture)
        self.choose(action)
        return gesture

    def choose(self, action: Action) -> None:
        """Answer the table's question, if it asks one."""
        settle()
        row = self.page.overlay.choices
        if row.isVisible():
            click(self.choice(action))
            settle()

    def choice(self, action: Action) -> ChoiceButton:
        """The token of the row of choices that stands for an action."""
        game, state = self.page.session.game, self.page.session.match.state
        for button in self.page.overlay.choices.buttons:
            if button.offer is not None and game.canonical(state, button.offer.action) == action:
                return button
        raise Clumsy(f"{action} is not among the choices")

    def _after_arranging(self, action: Action) -> list[Gesture]:
        """Lay the tokens of the action apart from the others (dice kept on a rail), until a gesture means it."""
        for zones in self._pairs():
            for wanted, other in (zones, zones[::-1]):
                lying = self._lying()
                for token, zone in lying.items():
                    goal = wanted if token in action.tokens else other
                    if zone in zones and zone != goal:
                        self.tap(token)
                        settle()
                found = self.ways(action)
                if found:
                    return found
        return []

    def _pairs(self) -> list[tuple[str, str]]:
        zones = self.page.spec.zones
        return [(z.id, other) for z in zones for other in z.arrange_with if z.id < other]

    def _lying(self) -> dict[TokenId, str]:
        return {token: item.at.zone for token, item in self.page.overlay.view.table_scene.items_of.items()}

    def make(self, gesture: Gesture) -> None:
        """Move the mouse as the gesture says."""
        self.done.append(gesture)
        self.set_switches(gesture.switches)
        if gesture.kind is GestureKind.BUTTON:
            click(self.page.overlay.buttons[gesture.button])
        elif gesture.part:
            start = self.grip_part(gesture.tokens[0], gesture.part)
            if gesture.to is None:
                self.click_scene(start)
            else:
                self.drag_scene(start, self.page.overlay.view.place_point(gesture.to).toPoint())
        elif gesture.kind is GestureKind.TAP and gesture.tokens:
            self.tap(gesture.tokens[0])
        elif gesture.kind is GestureKind.TAP and gesture.to is not None:
            self.click_place(gesture.to)
        elif gesture.to is not None:
            by_clicks = bool(self.luck.pick(2)) if gesture.kind is GestureKind.DRAG else False
            self.carry(gesture.tokens, gesture.to, by_clicks)

    def set_switches(self, wanted: Sequence[str]) -> None:
        """Press the switches that are not as they should be."""
        for button in self._buttons():
            widget = self.page.overlay.buttons[button.id]
            if button.kind is ButtonKind.SWITCH and widget.isChecked() != (button.id in wanted):
                click(widget)

    def _buttons(self) -> list[Button]:
        return [button for button in self.page.session.view().buttons if button.id in self.page.overlay.buttons]

    def tap(self, token: TokenId) -> None:
        """Click a token; one that a click only lifts is clicked twice, which lays it on its only place."""
        if self.lifts(token) and not self._is_picked(token):
            self.double_click_scene(self.grip(token))
        else:
            self.click_scene(self.grip(token))

    def lifts(self, token: TokenId) -> bool:
        """Whether a click on a token only lifts it."""
        view = self.page.overlay.view
        item = view.table_scene.items_of.get(token)
        return item is not None and token in view.advice.movable and view.hand.lifting.lifts(item)

    def _goes_alone(self, token: TokenId) -> bool:
        """Whether there is one place only where this token may go."""
        return self.page.overlay.view.hand.highlighter.only_target((token,)) is not None

    def click_place(self, place: Place) -> None:
        """Click a place, where no token lies."""
        self.click_scene(self.bare(place))

    def carry(self, tokens: tuple[TokenId, ...], to: Place, by_clicks: bool = False) -> None:
        """Take tokens to a place: drag them, or click them and then the place."""
        view = self.page.overlay.view
        if len(tokens) > 1:
            self.gather(tokens)
        if by_clicks and self._may_click(tokens):
            if len(tokens) == 1:
                self.gather(tokens)
            self.click_scene(view.place_point(to).toPoint())
            return
        token = tokens[-1]
        start = self.grip(token)
        end = view.place_point(to) + QPointF(start) - view.token_point(token)
        self.drag_scene(start, end.toPoint())

    def gather(self, tokens: tuple[TokenId, ...]) -> None:
        """Click until exactly these tokens are lifted: a click may pick up others that are equal."""
        view = self.page.overlay.view
        for token in tokens:
            if token not in view.carried:
                self.click_scene(self.grip(token))
        for token in view.carried:
            if token not in tokens:
                self.click_scene(self.grip(token))
        if view.carried[-1] != tokens[-1]:
            # Put back and taken once more it is the last one.
            self.click_scene(self.grip(tokens[-1]))
            self.click_scene(self.grip(tokens[-1]))

    def _may_click(self, tokens: tuple[TokenId, ...]) -> bool:
        """Whether a click lifts them, each of them."""
        view = self.page.overlay.view
        return all(view.hand.lifting.lifts(view.table_scene.items_of[token]) for token in tokens)

    # Events

    def click_scene(self, point: QPoint) -> None:
        """A click on the table."""
        QTest.mouseClick(self._view, _LEFT, _PLAIN, point)

    def double_click_scene(self, point: QPoint) -> None:
        """Both presses of a double click on the table, as the window system sends them."""
        self.click_scene(point)
        where = QPointF(self._view.mapToGlobal(point))
        event = QMouseEvent(QEvent.Type.MouseButtonDblClick, QPointF(point), where, _LEFT, _LEFT, _PLAIN)
        QApplication.sendEvent(self._view, event)
        QTest.mouseRelease(self._view, _LEFT, _PLAIN, point)

    def drag_scene(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, let go."""
        QTest.mouseMove(self._view, start)
        QTest.mousePress(self._view, _LEFT, _PLAIN, start)
        for step in range(1, _DRAG_STEPS + 1):
            QTest.mouseMove(self._view, start + (end - start) * (step / _DRAG_STEPS))
        QTest.mouseRelease(self._view, _LEFT, _PLAIN, end)

    # The keyboard

    def from_list(self, action: Action) -> None:
        """Choose an action in the list of possible moves, with the arrow keys."""
        moves = self.page.panel.moves_list
        game, state = self.page.session.game, self.page.session.match.state
        self.focus(moves)
        QTest.keyClick(moves, Qt.Key.Key_Home)
        for _ in range(self.page.panel.moves.rowCount()):
            offer = self.page.panel.moves.offer(moves.currentIndex().row())
            if offer is not None and game.canonical(state, offer.action) == action:
                QTest.keyClick(moves, Qt.Key.Key_Return)
                self.choose(action)
                return
            QTest.keyClick(moves, Qt.Key.Key_Down)
        raise Clumsy(f"{action} is not in the list")

    def focus(self, wanted: QWidget) -> None:
        """Press Tab until a widget has the focus."""
        tab_to(self.page.window(), wanted)

    def by_keys(self, action: Action) -> None:
        """Do a legal action with the keyboard alone: by the letter of a button, on the table, or from the list."""
        if action.seat != self.page.session.actor:
            self._press_letter(action)
        elif action.tokens and action.to is not None and self.luck.pick(2) and self._carries(action):
            self.carry_by_keys(action)
            self.choose_by_keys(action)
        else:
            self.from_list(action)

    def _carries(self, action: Action) -> bool:
        """Whether something is carried for an action, or laid down: a part of a token is only touched."""
        ways = self.ways(action)
        return bool(ways) and not any(way.part for way in ways)

    def _press_letter(self, action: Action) -> None:
        """Somebody whose hands are not at the keyboard has a key of their own."""
        own = [button for button in self._buttons() if button.seat == action.seat]
        meant = [button for way in self.ways(action) for button in own if button.id == way.button]
        # Whoever has to reach the table first asks to be heard, where there is such a key.
        for button in meant or own:
            if button.key:
                QTest.keyClick(self.page.window().focusWidget() or self.page, key_of(button))
                settle()
                return
        raise Clumsy(f"no key means {action}")

    def walk_to(self, token: TokenId) -> None:
        """Tab to the zone of a token, then go to it with the arrow keys."""
        view = self.page.overlay.view
        zone = view.table_scene.items_of[token].at.zone
        self.focus(view)
        keyboard = view.keyboard
        for _ in range(2 * len(self.page.spec.zones) + 2):
            if keyboard.focus is not None and keyboard.focus.place.zone == zone:
                break
            QTest.keyClick(view, Qt.Key.Key_Tab)
            self.focus(view)
        self._step_to(token)

    def _step_to(self, token: TokenId) -> None:
        view = self.page.overlay.view
        goal = view.table_scene.items_of[token].rest
        seen = set()
        while view.focused_token() != token:
            focus = view.keyboard.focus
            assert focus is not None
            on = view.focused_token()
            here = view.table_scene.items_of[on].rest if on is not None else view.table_scene.layout.centre(focus.place)
            dx, dy = goal.x - here.x, goal.y - here.y
            across = Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left
            down = Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up
            key = across if abs(dx) >= abs(dy) else down
            step = (focus, on, key)
            if step in seen:
                key = down if key == across else across
            if (focus, on, key) in seen:
                raise Clumsy(f"the arrow keys do not lead to {token}")
            seen.add((focus, on, key))
            QTest.keyClick(view, key)

    def carry_by_keys(self, action: Action) -> None:
        """The switches first; then Enter on each token, Tab to the place, Enter."""
        view = self.page.overlay.view
        assert action.to is not None
        self._switch_by_keys(next((way.switches for way in self.ways(action)), ()))
        before = len(self.page.session.match.log)
        for token in action.tokens:
            if token not in view.carried:
                self.walk_to(token)
                QTest.keyClick(view, Qt.Key.Key_Return)
        for token in view.carried:
            if token not in action.tokens:
                self.walk_to(token)
                QTest.keyClick(view, Qt.Key.Key_Return)
        if len(view.carried) > 1 and view.carried[-1] != action.tokens[-1]:
            self.walk_to(action.tokens[-1])
            QTest.keyClick(view, Qt.Key.Key_Return)
            QTest.keyClick(view, Qt.Key.Key_Return)
        settle()
        if len(self.page.session.match.log) > before or not view.carried:
            return  # it had one thing to do, and did it
        zone = self.page.spec.zone(action.to.zone)
        for _ in range(len(view.table_scene.areas) + 1):
            focus = view.keyboard.focus
            if focus is not None and focus.token is None and same_place(zone, focus.place, action.to):
                QTest.keyClick(view, Qt.Key.Key_Return)
                return
            QTest.keyClick(view, Qt.Key.Key_Tab)
        raise Clumsy(f"Tab does not lead to {action.to}")

    def _switch_by_keys(self, wanted: Sequence[str]) -> None:
        for button in self._buttons():
            widget = self.page.overlay.buttons[button.id]
            if button.kind is ButtonKind.SWITCH and widget.isChecked() != (button.id in wanted):
                self.focus(widget)
                QTest.keyClick(widget, Qt.Key.Key_Space)

    def choose_by_keys(self, action: Action) -> None:
        """Answer the table's question with arrow keys and Enter, if it asks one."""
        settle()
        row = self.page.overlay.choices
        if not row.isVisible():
            return
        wanted = self.choice(action)
        for _ in row.buttons:
            if wanted.hasFocus():
                break
            QTest.keyClick(self.page.window().focusWidget(), Qt.Key.Key_Right)
        QTest.keyClick(wanted, Qt.Key.Key_Return)
        settle()


def tab_to(window: QWidget, wanted: QWidget, most: int = 80) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(most):
        if wanted.hasFocus():
            return
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    raise Clumsy(f"Tab does not lead to {wanted}")


def key_of(button: Button) -> Qt.Key:
    """The key that presses a button: a letter, or a key with a name ("Space")."""
    return Qt.Key(ord(button.key)) if len(button.key) == 1 else getattr(Qt.Key, f"Key_{button.key}")


def seat_of(page: TablePage, luck: Chance) -> Seat | None:
    """A person who may act now and has something to do, else None."""
    session = page.session
    seats = [s for s in sorted(session.match.active & session.people) if session.controller(s).legal()]
    return seats[luck.pick(len(seats))] if seats else None
