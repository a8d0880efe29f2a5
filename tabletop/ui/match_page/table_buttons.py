"""The buttons of a table: which there are, their keys, and where they lie among plates and piles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.core.table import Rect, TableSpec
from tabletop.core.view import Button, ButtonKind
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_caps import key_name
from tabletop.ui.common.key_positions import KeyLetters
from tabletop.ui.common.language import Words
from tabletop.ui.common.number_button import NumberButton
from tabletop.ui.common.paper_buttons import Paint, PaperButton
from tabletop.ui.match_page.button_columns import column_of, room_of, stacked
from tabletop.ui.match_page.corner_buttons import CornerButton
from tabletop.ui.match_page.plate_room import things_of
from tabletop.ui.race.times import overlap
from tabletop.ui.table.button_places import place_of
from tabletop.ui.table.layout import TableLayout

REFERENCE_FACTOR = 1.5
_PAINTS = {
    ButtonKind.MAIN: Paint.LAMP,
    ButtonKind.PLAIN: Paint.PLAIN,
    ButtonKind.CALL: Paint.ROUND,
    ButtonKind.SWITCH: Paint.PLAIN,
    ButtonKind.SELDOM: Paint.FAINT,
}
_SELDOM_PX = 13.5
_LAMP = 12
"""So far from a plate its lamp has room."""
_CALL_PX, _LEAST_CALL_PX = 76, 56
_CALL_PARTS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller a round button beside a plate may be, so that it covers nothing."""
_WORDS_WEIGH = 4
"""So many times worse it is that a button covers a plate or a button than that it covers what lies on the table."""
_SHRINKS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Factors on large words of a button, tried one after the other until it covers nothing. None makes them smaller than
they are at 100 %."""
_CLEAR = 4
"""So much room a button that has grown leaves on all sides."""
_ROUND_MOST = 1.3
"""A round button on a place of its own may be so much larger than it, for large words."""
_PALM_PX = 84
"""A round button of this size is large enough for any hand: its words may be written smaller."""


Press = Callable[[str, Seat | None, int | None], None]


class ButtonTable(Protocol):
    """The table among whose things the buttons find their places; see `TableView`. Rectangles are pixels."""

    @property
    def factor(self) -> float:
        """Pixels a unit."""

    @property
    def table_layout(self) -> TableLayout:
        """Where everything belongs."""

    @property
    def viewer(self) -> Seat | None:
        """Who sits below; None: nobody in particular."""

    def unit_rect(self, area: Rect) -> QRect:
        """Where a rectangle of the table is."""

    def plate_side(self, seat: Seat) -> int:
        """The side to which the plate of a seat is turned, in quarter turns clockwise from below."""

    def taken(self) -> list[QRect]:
        """Where tokens and signs lie."""

    def take_focus(self) -> None:
        """Give the focus to the table."""


class TableButtons(Mapping[str, PaperButton]):
    """The widgets by the ids of their buttons; they lie on `overlay`, above `view`. `press` hears of each press: id,
    seat and time stamp. `letters`: what stands on the keys of this keyboard."""

    def __init__(self, context: AppContext, spec: TableSpec, view: ButtonTable, overlay: QWidget, press: Press) -> None:
        self._context = context
        self._spec = spec
        self._view = view
        self._overlay = overlay
        self._pressed = press
        self._areas = {button.id: button.area for button in spec.buttons}
        self._widgets: dict[str, PaperButton] = {}
        self._shown: dict[str, Button] = {}
        self.letters = KeyLetters()

    def __getitem__(self, button_id: str) -> PaperButton:
        return self._widgets[button_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._widgets)

    def __len__(self) -> int:
        return len(self._widgets)

    def show(self, buttons: Sequence[Button], words: Words, colours: Sequence[int]) -> None:
        """Show the buttons of a view; one that stays keeps its focus and, a switch, its state."""
        wanted = {button.id: button for button in buttons}
        for gone in set(self._widgets) - set(wanted):
            self._remove_button(gone)
        for button in buttons:
            known = self._shown.get(button.id)
            if button.id in self._widgets and known is not None and known.kind is not button.kind:
                self._remove_button(button.id)
            if button.id not in self._widgets:
                self._widgets[button.id] = self._new_button(button, colours)
            widget = self._widgets[button.id]
            if isinstance(widget, NumberButton):
                widget.set_figure(words.number(button.figure), words.say(button.label))
            else:
                widget.set_words(words.say(button.label))
            widget.setEnabled(not button.resting or button.kind is not ButtonKind.CALL)
            widget.set_resting(button.resting)
            widget.key = self.letters.shown(self._key_of(button)) if button.key else ""
            widget.setAccessibleDescription(words.say(key_name(widget.key)) if widget.key else "")
        self._shown = wanted

    def advise(self, button_ids: Collection[str]) -> None:
        """Mark the buttons that a hint says to press, and no others."""
        for button_id, widget in self._widgets.items():
            widget.set_advised(button_id in button_ids)

    def _remove_button(self, button_id: str) -> None:
        widget = self._widgets.pop(button_id)
        if widget.hasFocus():
            # Else the focus would go to some neighbour, and the next key would press it.
            self._view.take_focus()
        widget.clicked.disconnect()  # a click that was on its way still finds it
        widget.hide()
        widget.deleteLater()

    def _new_button(self, button: Button, colours: Sequence[int]) -> PaperButton:
        area = self._areas.get(button.id)
        square = button.kind is ButtonKind.SWITCH and area is not None and area.width < 1.3 * area.height
        if button.kind is ButtonKind.NUMBER:
            widget: PaperButton = NumberButton(self._context, self._overlay)
        elif button.kind is ButtonKind.CALL and button.seat is not None and button.seat < len(colours):
            widget = CornerButton(self._context, colours[button.seat], self._overlay)
        else:
            widget = PaperButton(self._context, Paint.ROUND if square else _PAINTS[button.kind], "", self._overlay)
        if button.kind is ButtonKind.SELDOM:
            widget.most_px = _SELDOM_PX
        widget.setCheckable(button.kind is ButtonKind.SWITCH)
        widget.clicked.connect(lambda checked=False, b=button.id: self._press(b))
        widget.show()
        return widget

    def _press(self, button_id: str) -> None:
        shown = self._shown[button_id]
        if shown.kind is not ButtonKind.SWITCH:
            self._pressed(button_id, shown.seat, self._widgets[button_id].take_stamp())

    @property
    def switches(self) -> tuple[str, ...]:
        """The switches that are on."""
        return tuple(button_id for button_id, widget in self._widgets.items() if widget.isChecked())

    def release_switches(self) -> None:
        """Let all switches up: an action has used them."""
        for widget in self._widgets.values():
            widget.setChecked(False)

    # Keys

    def press_key(self, position: str, stamp_ms: int) -> bool:
        """Press the buttons whose key is at this place of the keyboard; false if there is none. The space bar presses
        the main button where it belongs to no other."""
        hit = [button for button in self._shown.values() if button.key and self._key_of(button) == position]
        if not hit and position == "Space":
            hit = [self._shown[self.main]] if self.main else []
        for button in hit:
            if button.id in self._widgets:
                self._widgets[button.id].stamp_ms = stamp_ms
                self._widgets[button.id].click()
        return bool(hit)

    @property
    def main(self) -> str:
        """The button that the space bar presses; "" where there is none."""
        if self.has_key("Space"):
            return ""
        main = (button.id for button in self._shown.values() if button.kind is ButtonKind.MAIN and not button.resting)
        return next(main, "")

    def press_main(self) -> None:
        """Press the bright button, if there is one to be seen."""
        for button in [button for button in self._shown.values() if button.kind is ButtonKind.MAIN]:
            if button.id in self._widgets and self._widgets[button.id].isVisible():
                self._widgets[button.id].click()

    def has_key(self, position: str) -> bool:
        """Whether some button has its key at this place of the keyboard."""
        return any(button.key and self._key_of(button) == position for button in self._shown.values())

    def _key_of(self, button: Button) -> str:
        """The key of a button, or the one that was chosen in its stead."""
        return self._context.settings.keys.get(button.key, button.key)

    def refresh_letters(self) -> None:
        """Show the letter that was learned last."""
        for button in self._shown.values():
            if button.key and button.id in self._widgets:
                self._widgets[button.id].key = self.letters.shown(self._key_of(button))
                self._widgets[button.id].update()

    # Where they lie

    def set_scale(self, scale: float) -> None:
        """Let what is written on them grow with the table; a round one is turned to its seat."""
        for button_id, widget in self._widgets.items():
            seat_of = self._shown[button_id].seat
            widget.scale = scale
            widget.turn = self._view.plate_side(seat_of) if widget.is_round and seat_of is not None else 0

    def place(self, plates: dict[Seat, QRect], strip: QRect) -> list[QRect]:
        """Put them where the table says, or beside a plate and clear of the strip; where they lie then."""
        placed: list[QRect] = [*plates.values()]
        # What has a place of its own first, the largest of it last: the others find room beside it.
        for button_id in sorted(
            self._widgets, key=lambda one: (self._area_of(one) is None, self._shown[one].kind is ButtonKind.MAIN)
        ):
            placed.append(self._place_button(button_id, placed, plates, strip))
        return placed[len(plates) :]

    def homes(self) -> list[QRect]:
        """The places that the table has for the buttons that are shown, before any of them grows or makes way."""
        areas = (self._area_of(button_id) for button_id in self._widgets)
        return [self._view.unit_rect(area) for area in areas if area is not None]

    def round_places(self) -> list[QRect]:
        """Where round buttons with a place of their own want to lie: their words may need more than that place."""
        found = []
        for button_id, widget in self._widgets.items():
            area = self._area_of(button_id)
            if area is not None and widget.is_round:
                rect = self._view.unit_rect(area)
                grown = QRect(QPoint(), self._round_size(widget, rect).expandedTo(rect.size()))
                grown.moveCenter(rect.center())
                found.append(grown)
        return found

    @staticmethod
    def _round_size(widget: PaperButton, rect: QRect) -> QSize:
        side = max(56, min(widget.round_side(), round(_ROUND_MOST * rect.width())))
        return QSize(side, side)

    def _place_button(self, button_id: str, placed: list[QRect], plates: dict[Seat, QRect], strip: QRect) -> QRect:
        shown, widget = self._shown[button_id], self._widgets[button_id]
        area = self._area_of(button_id)
        if area is not None and shown.group:
            rect = self._view.unit_rect(area)
        elif column := column_of(button_id, self._angular, self._areas):
            rect = self._in_column(button_id, column, [*plates.values(), strip])
        elif area is not None:
            rect, taken = self._view.unit_rect(area), [*placed, strip]
            rect = self._grown_round(widget, rect, taken) if widget.is_round else self._fitting(widget, rect, taken)
        else:
            plate = plates.get(shown.seat if shown.seat is not None else 0, QRect())
            rect = self._beside(plate, [*placed, strip], widget)
        if shown.kind is ButtonKind.MAIN and rect.height() >= 54:
            widget.most_px = 21
        elif shown.kind is not ButtonKind.SELDOM:
            widget.most_px = 17 if rect.height() >= 50 else 15
        margin = PaperButton.MARGIN
        widget.setGeometry(rect.adjusted(-margin, -margin, margin, margin))
        return widget.reach(rect)

    def _sizes_of(self, widget: PaperButton) -> list[QSize]:
        """The least sizes of an angular button that lies alone."""
        return [size for size in widget.least_sizes() if size.width() <= self._overlay.width() // 3]

    @property
    def _angular(self) -> tuple[str, ...]:
        return tuple(button_id for button_id, widget in self._widgets.items() if not widget.is_round)

    def _in_column(self, button_id: str, column: Sequence[str], taken: Sequence[QRect]) -> QRect:
        """The place of a button among those below and above it. Large words give way before the column covers
        anything."""
        room = self._view.unit_rect(room_of(button_id, self._areas))
        high = self._view.unit_rect(self._areas[button_id]).height()
        homes = list(self._areas.values())
        lying = [self._view.unit_rect(area) for area in things_of(self._view.table_layout) if area not in homes]
        tried = []
        for shrink in self._shrinks():
            self._shrink(column, shrink)
            places = stacked(room, high, [self._widgets[one].least_sizes() for one in column], self._overlay.rect())
            covers = sum(_WORDS_WEIGH * overlap(place, taken) + overlap(place, lying) for place in places)
            tried.append((covers, -shrink, places[column.index(button_id)]))
            if not covers:
                break
        _, shrink, place = min(tried, key=lambda one: one[:2])
        self._shrink(column, -shrink)
        return place

    def _shrink(self, column: Sequence[str], shrink: float) -> None:
        for one in column:
            self._widgets[one].shrink = shrink

    def _shrinks(self) -> list[float]:
        """The factors that make no words smaller than they are at 100 %."""
        return [shrink for shrink in _SHRINKS if shrink == 1 or shrink * self._context.metrics.scale >= 1]

    def _grown_round(self, widget: PaperButton, rect: QRect, taken: Sequence[QRect]) -> QRect:
        """The place of a round button, or as much more as its words need where that covers nothing. A small one must
        have it all the same."""
        must = rect.width() < _PALM_PX
        grown, covers = self._grown_button(widget, rect, [self._round_size(widget, rect)], taken, must)
        return grown if must or not covers else rect

    def _fitting(self, widget: PaperButton, rect: QRect, taken: Sequence[QRect]) -> QRect:
        """The place of an angular button, or one as near to it that is large enough for its words. Large words give
        way before it covers anything, but where even that does not help they stay large."""
        tried = []
        for shrink in self._shrinks():
            widget.shrink = shrink
            grown, covers = self._grown_button(widget, rect, self._sizes_of(widget), taken, must=True)
            if not covers:
                return grown
            tried.append((covers, -shrink, grown))
        _, shrink, grown = min(tried, key=lambda one: one[:2])
        widget.shrink = -shrink
        return grown

    def _grown_button(
        self, widget: PaperButton, rect: QRect, sizes: Sequence[QSize], taken: Sequence[QRect], must: bool
    ) -> tuple[QRect, int]:
        """A button that should be larger than its place, in one of these sizes: as near to it as nothing is covered of
        piles and boards round it, and above all not of plates and other buttons; and how much is covered there. What
        need not be wider stays in its column."""
        if not sizes or any(size.width() <= rect.width() and size.height() <= rect.height() for size in sizes):
            return rect, 0
        lying = [self._view.unit_rect(area) for area in things_of(self._view.table_layout)]
        lying = [other for other in lying if other != rect]

        def costs(grown: QRect) -> tuple[int, int]:
            away = (grown.center() - rect.center()).manhattanLength()
            covered = widget.reach(grown).adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR)
            return _WORDS_WEIGH * overlap(covered, taken) + overlap(covered, lying), away

        found = list(_spots_round(rect, sizes, must))
        inside = [grown for grown in found if self._overlay.rect().contains(grown)] or found
        best = min(inside, key=costs)
        return best, costs(best)[0]

    def _area_of(self, button_id: str) -> Rect | None:
        """The place that the table has for a button. On a table seen by nobody in particular a round button of one
        seat lies beside that seat instead: its place is made for the hands of whoever sits below."""
        shown = self._shown[button_id]
        everybody = self._view.viewer is None and not self._spec.plates
        if everybody and shown.kind is ButtonKind.CALL and shown.seat is not None:
            return None
        return place_of(shown, self._shown.values(), self._areas)

    def _beside(self, plate: QRect, placed: list[QRect], widget: PaperButton) -> QRect:
        """Room for a round button beside a plate: below it where it can be, never over what lies on the table if
        there is any other place. Large words on it give way before it covers anything."""
        wanted = min(round(_CALL_PX * self._view.factor / REFERENCE_FACTOR), self._context.metrics.px(_CALL_PX))
        largest = max(_LEAST_CALL_PX, wanted, widget.round_side())
        sides = dict.fromkeys(max(_LEAST_CALL_PX, round(largest * part)) for part in _CALL_PARTS)
        lying = self._view.taken()
        found = []
        for side in sides:
            spots = self._round_spots(plate, side)
            for rect in [spot for spot in spots if self._overlay.rect().contains(spot)] or spots:
                covers = _WORDS_WEIGH * overlap(rect, placed) + overlap(rect, lying)
                if not covers:
                    return rect
                found.append((covers, rect))
        return min(found, key=lambda one: one[0])[1]

    def _round_spots(self, plate: QRect, side: int) -> list[QRect]:
        """The places for a round button about a plate, the best first."""
        on_left = plate.center().x() < self._overlay.width() / 2
        inner, outer = (plate.right() + 1 - side, plate.left()) if on_left else (plate.left(), plate.right() + 1 - side)
        across = plate.right() + 1 + _LAMP if on_left else plate.left() - side - _LAMP
        away = plate.left() - side - _LAMP if on_left else plate.right() + 1 + _LAMP
        middle_x, middle_y = plate.center().x() - side // 2, plate.center().y() - side // 2
        below, above = plate.bottom() + 1 + _LAMP, plate.top() - side - _LAMP
        spots = [(x, below) for x in (middle_x, inner, outer)]
        spots += [(across, y) for y in (middle_y, plate.top(), plate.bottom() + 1 - side, below)]
        spots += [(x, above) for x in (middle_x, inner, outer)]
        spots += [(away, y) for y in (middle_y, plate.top(), plate.bottom() + 1 - side)]
        return [QRect(x, y, side, side) for x, y in spots]


def _spots_round(rect: QRect, sizes: Sequence[QSize], must: bool) -> Iterator[QRect]:
    """Rectangles of these sizes about a place; further away from it, too, for what must be larger."""
    for size in sizes:
        grown = QRect(QPoint(), size.expandedTo(rect.size()))
        half_x, half_y = (grown.width() - rect.width()) // 2, (grown.height() - rect.height()) // 2
        across, down = {0, half_x, -half_x}, {0, half_y, -half_y}
        if must and half_x:
            across |= {rect.width() // 4, -rect.width() // 4}
        if must:
            down |= {rect.height() // 2, -rect.height() // 2, rect.height(), -rect.height()}
        for x, y in product(across, down):
            grown.moveCenter(rect.center() + QPoint(x, y))
            yield QRect(grown)
