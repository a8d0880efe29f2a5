"""The table with what lies over it: plates, buttons, the strip, the row of choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect, TableSpec
from tabletop.core.view import Button, ButtonKind, Cue, RaceFact, View
from tabletop.ui.choices import ChoiceRow
from tabletop.ui.context import AppContext
from tabletop.ui.corner_buttons import CornerButton
from tabletop.ui.key_caps import key_name
from tabletop.ui.key_positions import KeyLetters
from tabletop.ui.language import Words
from tabletop.ui.paper_buttons import Paint, PaperButton
from tabletop.ui.plate_room import EDGE, fitted, spread, things_of
from tabletop.ui.plates import Plate, SeatFacts
from tabletop.ui.race_list import RaceList, overlap
from tabletop.ui.strip import LEAST_PX, Strip
from tabletop.ui.strip import MARGIN as STRIP_MARGIN
from tabletop.ui.table.fade import Fade
from tabletop.ui.table.view import TableView

_PAINTS = {
    ButtonKind.MAIN: Paint.LAMP,
    ButtonKind.PLAIN: Paint.PLAIN,
    ButtonKind.CALL: Paint.ROUND,
    ButtonKind.SWITCH: Paint.PLAIN,
}
_LAMP = 12
"""So far from a plate its lamp has room."""
_CALL_PX, _LEAST_CALL_PX = 76, 56
_CALL_PARTS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller a round button beside a plate may be, so that it covers nothing."""
_RACE = Rect(10.0, 198.0, 146.0, 112.0)
"""Where the list of a race lies, or on the other side; its middle stays there."""
REFERENCE_FACTOR = 1.5
_AS_TABLE = 0.9
"""How much of the growth of the table its words follow."""
_PLATES_FROM = 0.6
_STRIP_ROOM = 1.6
_STRIP_SHRINKS = 0.62
_WORDS_WEIGH = 4
"""So many times worse it is that a button covers a plate or a button than that it covers what lies on the table."""
_ROUND_MOST = 1.3
"""A round button on a place of its own may be so much larger than it, for large words."""


class Stage(QWidget):
    """`pressed(button id, seat or None, time stamp of the event or None)`; `plate_clicked(seat)`.

    `sheets` lie over everything here while they are visible, the last one on top. `colours`: the palette index of each
    seat.
    """

    pressed = Signal(str, object, object)
    plate_clicked = Signal(int)

    def __init__(self, context: AppContext, spec: TableSpec, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._spec = spec
        self._areas = {button.id: button.area for button in spec.buttons}
        self.colours: Sequence[int] = ()
        self.letters = KeyLetters()
        self.hidden = False
        self.view = TableView(context.art, context.theme, words, self)
        self.view.setParent(self)
        self.view.layout_changed.connect(self.lay_out)
        self.view.table_scene.sort_hands(context.settings.by_rank)
        self._fade = Fade(self.view)
        self.plates: dict[Seat, Plate] = {}
        self._plates_for: tuple[object, ...] = ()
        self._papers: dict[Seat, QRect] = {}
        self.buttons: dict[str, PaperButton] = {}
        self._shown: dict[str, Button] = {}
        self.strip = Strip(context, self)
        self.strip.height_changed.connect(self.lay_out)
        self.choices = ChoiceRow(context, self)
        self.race = RaceList(context, self)
        self.sheets: tuple[QWidget, ...] = ()

    # What lies on it

    def turn_table(self, spec: TableSpec) -> None:
        """The same table with its board turned; strip and buttons stay."""
        self._fade.begin(self._context.speed)
        self.view.turn_table(spec)

    def show_view(self, view: View, cues: tuple[Cue, ...], animate: bool) -> None:
        """The tokens of a view; widgets are set apart from it."""
        self.view.show_view(view, cues, animate)
        self.view.answer()

    def show_seats(self, facts: Sequence[SeatFacts]) -> None:
        """The plates."""
        for seat, fact in enumerate(facts):
            if seat in self.plates:
                self.plates[seat].show_facts(fact)
                continue
            plate = Plate(self._context, fact, self)
            plate.clicked.connect(lambda checked=False, s=seat: self.plate_clicked.emit(s))
            plate.show()
            self.plates[seat] = plate
        self.lay_out()

    def show_race(self, view: View, words: Words) -> None:
        """The list of the last race, where the view tells of one."""
        fact = next((fact for fact in view.facts if isinstance(fact, RaceFact)), None)
        self.race.show_race(fact, words, self.colours)
        if fact is not None:
            self.race.setVisible(not self.hidden)
        self.lay_out()

    def show_buttons(self, buttons: Sequence[Button], words: Words) -> None:
        """The buttons of a view; one that stays keeps its focus and, a switch, its state."""
        wanted = {button.id: button for button in buttons}
        for gone in set(self.buttons) - set(wanted):
            self._remove_button(gone)
        for button in buttons:
            known = self._shown.get(button.id)
            if button.id in self.buttons and known is not None and known.kind is not button.kind:
                self._remove_button(button.id)
            if button.id not in self.buttons:
                self.buttons[button.id] = self._new_button(button)
            widget = self.buttons[button.id]
            widget.set_words(words.say(button.label))
            widget.setEnabled(not button.resting or button.kind is not ButtonKind.CALL)
            widget.set_resting(button.resting)
            widget.key = self.letters.shown(self._key_of(button)) if button.key else ""
            widget.setAccessibleDescription(words.say(key_name(widget.key)) if widget.key else "")
        self._shown = wanted
        self.lay_out()

    def _remove_button(self, button_id: str) -> None:
        widget = self.buttons.pop(button_id)
        if widget.hasFocus():
            # Else the focus would go to some neighbour, and the next key would press it.
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        widget.hide()
        widget.deleteLater()

    def _new_button(self, button: Button) -> PaperButton:
        area = self._areas.get(button.id)
        square = button.kind is ButtonKind.SWITCH and area is not None and area.width < 1.3 * area.height
        if button.kind is ButtonKind.CALL and button.seat is not None and button.seat < len(self.colours):
            widget: PaperButton = CornerButton(self._context, self.colours[button.seat], self)
        else:
            widget = PaperButton(self._context, Paint.ROUND if square else _PAINTS[button.kind], "", self)
        widget.setCheckable(button.kind is ButtonKind.SWITCH)
        widget.clicked.connect(lambda checked=False, b=button.id: self._press(b))
        widget.show()
        return widget

    def _press(self, button_id: str) -> None:
        shown = self._shown[button_id]
        if shown.kind is not ButtonKind.SWITCH:
            self.pressed.emit(button_id, shown.seat, self.buttons[button_id].take_stamp())

    @property
    def switches(self) -> tuple[str, ...]:
        """The switches that are on."""
        return tuple(button_id for button_id, widget in self.buttons.items() if widget.isChecked())

    def release_switches(self) -> None:
        """An action has used them."""
        for widget in self.buttons.values():
            widget.setChecked(False)

    def press_key(self, position: str, stamp_ms: int) -> bool:
        """Presses the buttons whose key is at this place of the keyboard; false if there is none."""
        hit = [button for button in self._shown.values() if button.key and self._key_of(button) == position]
        for button in hit:
            if button.id in self.buttons:
                self.buttons[button.id].stamp_ms = stamp_ms
                self.buttons[button.id].click()
        return bool(hit)

    def has_key(self, position: str) -> bool:
        """Whether some button has its key at this place of the keyboard."""
        return any(button.key and self._key_of(button) == position for button in self._shown.values())

    def _key_of(self, button: Button) -> str:
        """The key of a button, or the one that was chosen in its stead."""
        return self._context.settings.keys.get(button.key, button.key)

    def refresh_letters(self) -> None:
        """Another letter was learned."""
        for button in self._shown.values():
            if button.key and button.id in self.buttons:
                self.buttons[button.id].key = self.letters.shown(self._key_of(button))
                self.buttons[button.id].update()

    def set_hidden(self, hidden: bool) -> None:
        """Nothing of the table is seen or told."""
        self.hidden = hidden
        self.view.set_hidden(hidden)
        for widget in (*self.plates.values(), *self.buttons.values(), self.strip):
            widget.setVisible(not hidden)
        self.race.setVisible(self.race.is_told and not hidden)
        if hidden:
            self.choices.clear()

    def apply_look(self) -> None:
        """Takes colours and sizes."""
        self.view.set_look(self._context.art, self._context.theme)
        self.view.table_scene.sort_hands(self._context.settings.by_rank)
        for widget in self.buttons.values():
            if isinstance(widget, CornerButton):
                widget.apply_look()
        self.lay_out()
        self.update()

    # Where it lies

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills the stage."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.lay_out()

    def lay_out(self) -> None:
        """Puts all widgets where the table says, grown where their words need it and there is felt."""
        scale = max(1.0, _AS_TABLE * self.view.factor / REFERENCE_FACTOR / self._context.metrics.factor)
        self.strip.scale = scale
        for button_id, widget in self.buttons.items():
            seat_of = self._shown[button_id].seat
            widget.scale = scale
            widget.turn = self.view.plate_side(seat_of) if widget.is_round and seat_of is not None else 0
        for seat, plate in self.plates.items():
            plate.scale = scale
            plate.turn = self.view.plate_side(seat)
            plate.setVisible(self.view.factor >= _PLATES_FROM and not self.hidden)
        taken = self._place_plates()
        placed: list[QRect] = [*taken.values()]
        # What has a place of its own first: the others find room beside it.
        for button_id in sorted(self.buttons, key=lambda one: self._area_of(one) is None):
            placed.append(self._place_button(button_id, self.buttons[button_id], placed, taken))
        strip = self._place_strip(placed)
        if self.race.is_told:
            mirrored = Rect(TABLE_WIDTH - _RACE.x - _RACE.width, _RACE.y, _RACE.width, _RACE.height)
            self.race.scale = scale
            self.race.place([self.view.unit_rect(area) for area in (_RACE, mirrored)], [*placed, strip])
        if self.choices.isVisible():
            self.choices.lay_out(4, strip.top() - 4, self.width() - 8)
        for above in (self.race, *self.plates.values(), *self.buttons.values(), self.strip, self.choices):
            above.raise_()
        for sheet in self.sheets:
            if sheet.isVisible():
                sheet.raise_()

    def _place_plates(self) -> dict[Seat, QRect]:
        """The papers of the plates, with as much room as their words need and the table has."""
        table = self.view.unit_rect(Rect(0, 0, TABLE_WIDTH, TABLE_HEIGHT))
        bases = {seat: self.view.unit_rect(self.view.plate_rect(seat)) for seat in self.plates}
        strip = self._strip_paper([])
        scene = self.view.table_scene
        opened = {placement.place.zone for placement in scene.placements.values() if placement.face is not None}
        lying = things_of(scene.plan, closed=scene.plan.zones.keys() - opened)
        signs = [sign.toAlignedRect() for sign in scene.signs()]
        things = [strip, *signs, *self._round_buttons(), *(self.view.unit_rect(area) for area in lying)]
        writings = [plate.writing for plate in self.plates.values()]
        wanted = (bases, things, writings, self.rect())
        if wanted != self._plates_for:
            self._plates_for = wanted
            bases = spread(bases, self.plates, table, self.width())
            self._papers = fitted(bases, self.plates, things, self.rect())
        taken = dict(self._papers)
        for seat, plate in self.plates.items():
            margin = plate.margin
            plate.setGeometry(taken[seat].adjusted(-margin, -margin, margin, margin))
        return taken

    def _round_buttons(self) -> list[QRect]:
        """Where round buttons with a place of their own want to lie: their words may need more than that place."""
        found = []
        for button_id, widget in self.buttons.items():
            area = self._area_of(button_id)
            if area is not None and widget.is_round:
                rect = self.view.unit_rect(area)
                grown = QRect(QPoint(), self._round_size(widget, rect).expandedTo(rect.size()))
                grown.moveCenter(rect.center())
                found.append(grown)
        return found

    @staticmethod
    def _round_size(widget: PaperButton, rect: QRect) -> QSize:
        side = max(56, min(widget.round_side(), round(_ROUND_MOST * rect.width())))
        return QSize(side, side)

    def _place_button(
        self, button_id: str, widget: PaperButton, placed: list[QRect], plates: dict[Seat, QRect]
    ) -> QRect:
        shown = self._shown[button_id]
        area = self._area_of(button_id)
        if area is not None:
            rect = self.view.unit_rect(area)
            sizes = [self._round_size(widget, rect)] if widget.is_round else self._sizes_of(area, widget, rect.width())
            rect = self._grown_button(rect, sizes, placed)
        else:
            rect = self._beside(plates.get(shown.seat if shown.seat is not None else 0, QRect()), placed, widget)
        if shown.kind is ButtonKind.MAIN and rect.height() >= 54:
            widget.most_px = 21
        else:
            widget.most_px = 17 if rect.height() >= 50 else 15
        margin = PaperButton.MARGIN
        widget.setGeometry(rect.adjusted(-margin, -margin, margin, margin))
        return rect

    def _sizes_of(self, area: Rect, widget: PaperButton, width: int) -> list[QSize]:
        """The least sizes of an angular button; buttons below one another are equally wide."""
        column = [
            other
            for other_id, other in self.buttons.items()
            if (lies := self._area_of(other_id)) is not None and (lies.x, lies.width) == (area.x, area.width)
        ]
        sizes = widget.least_sizes()
        if len(column) < 2:
            return [size for size in sizes if size.width() <= self.width() // 3]
        wide = max(width, *(min(size.width() for size in other.least_sizes()) for other in column))
        return [QSize(wide, min(size.height() for size in sizes if size.width() <= wide))]

    def _grown_button(self, rect: QRect, sizes: Sequence[QSize], placed: list[QRect]) -> QRect:
        """A button that must be larger than its place, in one of these sizes: as near to it as nothing is covered of
        piles and boards round it, and above all not of plates and other buttons."""
        if not sizes or any(size.width() <= rect.width() and size.height() <= rect.height() for size in sizes):
            return rect
        found = []
        for size in sizes:
            grown = QRect(QPoint(), size.expandedTo(rect.size()))
            half_x, half_y = (grown.width() - rect.width()) // 2, (grown.height() - rect.height()) // 2
            across = {0, half_x, -half_x, rect.width() // 4, -rect.width() // 4}
            down = {0, half_y, -half_y, rect.height() // 2, -rect.height() // 2, rect.height(), -rect.height()}
            for x, y in product(across, down):
                grown.moveCenter(rect.center() + QPoint(x, y))
                found.append(QRect(grown))
        lying = [self.view.unit_rect(area) for area in things_of(self.view.table_scene.plan)]
        lying = [other for other in lying if other != rect]
        inside = [grown for grown in found if self.rect().contains(grown)] or found

        def costs(grown: QRect) -> tuple[int, int]:
            away = (grown.center() - rect.center()).manhattanLength()
            return _WORDS_WEIGH * overlap(grown, placed) + overlap(grown, lying), away

        return min(inside, key=costs)

    def _area_of(self, button_id: str) -> Rect | None:
        """The place that the table has for a button. On a table seen by nobody in particular a round button of one
        seat lies beside that seat instead: its place is made for the hands of whoever sits below."""
        shown = self._shown[button_id]
        everybody = self.view.viewer is None and not self._spec.plates
        if everybody and shown.kind is ButtonKind.CALL and shown.seat is not None:
            return None
        return self._areas.get(button_id)

    def _beside(self, plate: QRect, placed: list[QRect], widget: PaperButton) -> QRect:
        """Room for a round button beside a plate: below it where it can be, never over what lies on the table if
        there is any other place. Large words on it give way before it covers anything."""
        wanted = min(round(_CALL_PX * self.view.factor / REFERENCE_FACTOR), self._context.metrics.px(_CALL_PX))
        largest = max(_LEAST_CALL_PX, wanted, widget.round_side())
        sides = dict.fromkeys(max(_LEAST_CALL_PX, round(largest * part)) for part in _CALL_PARTS)
        strip, lying = self._strip_paper([]), self.view.taken()
        found = []
        for side in sides:
            spots = self._round_spots(plate, side)
            for rect in [spot for spot in spots if self.rect().contains(spot)] or spots:
                covers = _WORDS_WEIGH * overlap(rect, [*placed, strip]) + overlap(rect, lying)
                if not covers:
                    return rect
                found.append((covers, rect))
        return min(found, key=lambda one: one[0])[1]

    def _round_spots(self, plate: QRect, side: int) -> list[QRect]:
        """The places for a round button about a plate, the best first."""
        on_left = plate.center().x() < self.width() / 2
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

    def _place_strip(self, placed: list[QRect]) -> QRect:
        paper = self._strip_paper(placed)
        self.strip.setGeometry(paper.adjusted(-STRIP_MARGIN, -STRIP_MARGIN, STRIP_MARGIN, STRIP_MARGIN))
        return paper

    def _strip_paper(self, placed: list[QRect]) -> QRect:
        """The strip grows sideways, large text gets smaller, and it grows down, then up, until its words fit."""
        base = self.view.unit_rect(self._spec.strip)
        enough = max(base.height(), LEAST_PX)
        self.strip.compact, self.strip.shrink = False, 1.0
        rect, height = self._widened(base, placed)
        if height > _STRIP_ROOM * enough:
            self.strip.compact = True
            rect, height = self._widened(base, placed)
        while height > enough and self.strip.shrink > _STRIP_SHRINKS:
            self.strip.shrink -= 0.06
            rect, height = self._widened(base, placed)
        height = max(height, base.height())
        top = min(rect.top(), self.height() - 6 - height)
        return QRect(rect.left(), max(4, top), rect.width(), height)

    def _widened(self, base: QRect, placed: list[QRect]) -> tuple[QRect, int]:
        """The strip as wide as its words need, as far as nothing lies beside it; and how high it must be then."""
        rect, enough = QRect(base), max(base.height(), LEAST_PX)
        band = QRect(0, base.top() - base.height(), self.width(), 2 * base.height() + 8)
        beside = [other for other in placed if other.intersects(band)]
        left = max([EDGE, *(other.right() + EDGE for other in beside if other.right() < base.left())])
        rights = [other.left() - EDGE for other in beside if other.left() > base.right()]
        right = min([self.width() - EDGE, *rights])
        height = self.strip.paper_height(rect.width())
        while height > enough and (rect.left() > left or rect.right() < right):
            rect.setLeft(max(left, rect.left() - 24))
            rect.setRight(min(right, rect.right() + 24))
            height = self.strip.paper_height(rect.width())
        return rect, height
