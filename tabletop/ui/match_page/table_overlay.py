"""The table with what lies over it: plates, buttons, the strip, the row of choices."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat, TokenId
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect, TableSpec
from tabletop.core.view import Button, Cue, Moment, RaceFact, TimerFact, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_positions import position_of
from tabletop.ui.common.language import Words
from tabletop.ui.common.strip import LEAST_PX, Strip
from tabletop.ui.common.strip import MARGIN as STRIP_MARGIN
from tabletop.ui.match_page.banner import Banner
from tabletop.ui.match_page.choices import ChoiceRow
from tabletop.ui.match_page.corner_buttons import CornerButton
from tabletop.ui.match_page.dice_sheet import DiceSheet
from tabletop.ui.match_page.plate_moves import PlateMoves
from tabletop.ui.match_page.plate_room import EDGE, fitted, spread, things_of
from tabletop.ui.match_page.plates import Plate, SeatFacts
from tabletop.ui.match_page.table_buttons import REFERENCE_FACTOR, TableButtons
from tabletop.ui.match_page.timer_ring import SIZE_PX, Left, TimerRing
from tabletop.ui.race.times import RaceList, overlap
from tabletop.ui.table.fade import Fade
from tabletop.ui.table.view import TableView

_RACE = Rect(10.0, 168.0, 146.0, 112.0)
"""Where the list of a race lies, or on the other side; its middle stays there."""
_AS_TABLE = 0.9
"""How much of the growth of the table its words follow."""
_PLATES_FROM = 0.6
_STRIP_STEP_PX = 24
_STRIP_ROOM = 1.6
_STRIP_SHRINKS = 0.62
_REACH = 28.0
"""How far round the middle of a token a hand reaches for it, in units."""


class TableOverlay(QWidget):
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
        self.colours: Sequence[int] = ()
        self.hidden = False
        self.view = TableView(context.art, context.theme, words, self)
        self.view.setParent(self)
        if context.metrics.scale != 1.0:
            self.view.set_look(context.art, context.theme, context.metrics.scale)
        for part in (self.view, self.view.viewport()):
            part.setAcceptDrops(False)  # a scene takes whatever is dropped: files are for the window
        self.view.layout_changed.connect(self.lay_out)
        self.view.table_scene.sort_hands(context.settings.by_rank)
        self._fade = Fade(self.view)
        self.plates: dict[Seat, Plate] = {}
        self._plates_for: tuple[object, ...] = ()
        self._papers: dict[Seat, QRect] = {}
        self.plate_moves = PlateMoves(self)
        self._order: tuple[Seat, ...] = ()
        self.buttons = TableButtons(context, spec, self.view, self, self.pressed.emit)
        self.strip = Strip(context, self)
        self.strip.height_changed.connect(self.lay_out)
        self.choices = ChoiceRow(context, self)
        self.dice = DiceSheet(context, self)
        self.race = RaceList(context, self)
        self.timer = TimerRing(context, self)
        self._timed: TimerFact | None = None
        self._gathering = self._lies_anew = False
        self.banner = Banner(context, self)
        self.view.hurried.connect(self.banner.end)
        self.sheets: tuple[QWidget, ...] = ()

    @property
    def carried(self) -> tuple[TokenId, ...]:
        """The tokens in somebody's hand."""
        return self.view.carried

    def take_focus(self) -> None:
        """Give the focus to the table, or to what it asks."""
        if self.dice.isHidden():
            self.view.take_focus()
        else:
            self.dice.take_focus()

    def finish(self) -> None:
        """End all movement at once."""
        self.view.finish_animations()
        self.plate_moves.finish()

    @property
    def is_showing(self) -> bool:
        """Whether something is on its way, or rests to be seen before it is told; `view.rested` is its end."""
        return self.view.is_showing

    # What lies on it

    def turn_table(self, spec: TableSpec, fades: bool) -> None:
        """Lay the same table with its board turned; strip and buttons stay. `fades`: what is seen now fades."""
        self._fade.begin(self._context.speed if fades else 0.0)
        self.view.turn_table(spec)

    def show_view(self, view: View, cues: tuple[Cue, ...], animate: bool, throw: int | None = None) -> None:
        """Show the tokens of a view; widgets are set apart from it. `throw`: see `TableView.show_view`."""
        if view.order != self._order:
            self._order = view.order
            self.plate_moves.begin(self.plates, self._context.speed if animate else 0.0)
        self.view.show_view(view, cues, animate, throw)
        self.view.answer()

    def show_seats(self, facts: Sequence[SeatFacts]) -> None:
        """Show what is told of each seat on its plate."""
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
        """Show the list of the last race, where the view tells of one."""
        fact = next((fact for fact in view.facts if isinstance(fact, RaceFact)), None)
        self.race.show_race(fact, words, self.colours)
        if fact is not None:
            self.race.setVisible(not self.hidden)
        self.lay_out()

    def show_timer(self, view: View, left: Left) -> None:
        """Show the time that is `left` until the deadline, where the view tells of one."""
        self._timed = next((fact for fact in view.facts if isinstance(fact, TimerFact)), None)
        if self._timed is not None:
            self.timer.begin(left)
        else:
            self.timer.end()
        self.lay_out()

    def celebrate(self, moment: Moment, words: Words, ms: float, strict: bool) -> None:
        """Let everybody see a moment for so long; `strict`: only where it covers nothing at all."""
        if self.hidden:
            return
        self._lay_gathered()
        self.banner.scale = self.strip.scale
        colour = self.colours[moment.seat] if self.colours else moment.seat
        self.banner.celebrate(words.say(moment.text), colour, moment.face, ms, self._in_the_way, strict)

    def end_moment(self) -> None:
        """The moment has been seen."""
        self.banner.end()

    def _in_the_way(self) -> tuple[list[QRect], list[QRect]]:
        """What is to be clicked or read now, and what else lies on the table."""
        widgets = (*self.buttons.values(), self.strip, self.choices, self.dice, self.race, self.timer)
        hard = [widget.geometry() for widget in widgets if widget.isVisible()]
        plates = [plate.geometry() for plate in self.plates.values() if plate.isVisible()]
        scene = self.view.table_scene
        hard += [self.view.unit_rect(area.rect) for area in scene.areas if area.place in scene.cells]
        reach = round(_REACH * self.view.factor)
        movable = [self.view.token_point(token).toPoint() for token in self.view.advice.movable]
        hard += [QRect(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach) for at in movable]
        return hard, [*self.view.taken(), *plates]

    def show_buttons(self, buttons: Sequence[Button], words: Words) -> None:
        """Show the buttons of a view."""
        self.buttons.show(buttons, words, self.colours)
        self.view.keyboard.leaves_space = self.buttons.has_key("Space")
        self.lay_out()

    def set_hidden(self, hidden: bool) -> None:
        """Hide everything of the table, from a screen reader too, or show it again."""
        self.hidden = hidden
        self.view.set_hidden(hidden)
        for widget in (*self.plates.values(), *self.buttons.values(), self.strip):
            widget.setVisible(not hidden)
        self.race.setVisible(self.race.is_told and not hidden)
        self.timer.covered = hidden
        self.timer.tick()
        if hidden:
            self.choices.clear()
            self.dice.clear()
            self.banner.end()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        self.view.set_look(self._context.art, self._context.theme, self._context.metrics.scale)
        self.view.table_scene.sort_hands(self._context.settings.by_rank)
        for widget in self.buttons.values():
            if isinstance(widget, CornerButton):
                widget.apply_look()
        self.lay_out()
        self.update()

    # Where it lies

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the whole widget with the table."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.banner.end()
        self.lay_out()

    @contextmanager
    def laying_once(self) -> Iterator[None]:
        """Lay everything out once, after all that is shown meanwhile."""
        if self._gathering:
            yield
            return
        self._gathering, self._lies_anew = True, False
        try:
            yield
        finally:
            self._gathering = False
        if self._lies_anew:
            self.lay_out()

    def _lay_gathered(self) -> None:
        """Lay out now what waits for it: something else is to find its place among that."""
        if self._gathering and self._lies_anew:
            self._gathering = self._lies_anew = False
            self.lay_out()
            self._gathering = True

    def lay_out(self) -> None:
        """Put all widgets where the table says, grown where their words need it and there is felt."""
        if self._gathering:
            self._lies_anew = True
            return
        scale = max(1.0, _AS_TABLE * self.view.factor / REFERENCE_FACTOR / self._context.metrics.factor)
        self.strip.scale = scale
        self.buttons.set_scale(scale)
        for seat, plate in self.plates.items():
            plate.scale = scale
            plate.turn = self.view.plate_side(seat)
            plate.setVisible(self.view.factor >= _PLATES_FROM and not self.hidden)
        low = self._strip_paper(self.buttons.homes())
        taken = self._place_plates(low)
        placed = [*taken.values(), *self.buttons.place(taken, low)]
        strip = self._place_strip(placed)
        if self.race.is_told:
            mirrored = Rect(TABLE_WIDTH - _RACE.x - _RACE.width, _RACE.y, _RACE.width, _RACE.height)
            self.race.scale = scale
            self.race.place([self.view.unit_rect(area) for area in (_RACE, mirrored)], [*placed, strip])
        if self._timed is not None:
            size = round(self._context.metrics.px(SIZE_PX) * scale)
            self.timer.place(self._timer_at(self._timed, taken, placed, size), size, self.rect())
        if self.choices.isVisible():
            self.choices.lay_out(4, strip.top() - 4, self.width() - 8)
        if not self.dice.isHidden():
            self.dice.lay_out(4, strip.top() - 4, self.width() - 8)
        asking = (self.choices, self.dice)
        for above in (self.race, *self.plates.values(), *self.buttons.values(), self.strip, self.timer, *asking):
            above.raise_()
        self.banner.raise_()
        for sheet in self.sheets:
            if not sheet.isHidden():
                # Also while another page is shown: they lie above when one comes back.
                sheet.raise_()

    def _timer_at(self, fact: TimerFact, taken: dict[Seat, QRect], placed: list[QRect], size: int) -> QPoint:
        """The upper right corner of the plate or of the zone at which the time is shown. A ring that is so large that
        it would cover the words of the plate lies beside it instead, where it covers least."""
        plate = taken.get(fact.seat) if fact.seat is not None else None
        if plate is None:
            areas = [area.rect for area in self.view.table_scene.areas if area.place.zone == fact.zone]
            rects = [self.view.unit_rect(area) for area in areas] or [self.rect()]
            return QPoint(max(rect.right() for rect in rects), min(rect.top() for rect in rects))
        if size <= plate.height():
            return plate.topRight()
        lying, half = self.view.taken(), size // 2
        right, left = plate.right() + 1 + half, plate.left() - half
        above, below = plate.top() - half, plate.bottom() + 1 + half
        spots = [QRect(x - half, plate.center().y() - half, size, size) for x in (right, left)]
        spots += [QRect(x - half, y - half, size, size) for y in (above, below) for x in (right - size, left + size)]
        inside = [spot for spot in spots if self.rect().contains(spot)] or spots
        best = min(inside, key=lambda spot: 4 * overlap(spot, placed) + overlap(spot, lying))
        return best.topLeft() + QPoint(half, half)

    def _place_plates(self, strip: QRect) -> dict[Seat, QRect]:
        """Place the plates above the strip, with as much room as their words need and the table has; their papers."""
        table = self.view.unit_rect(Rect(0, 0, TABLE_WIDTH, TABLE_HEIGHT))
        bases = {seat: self.view.unit_rect(self.view.plate_rect(seat)) for seat in self.plates}
        scene = self.view.table_scene
        opened = {placement.place.zone for placement in scene.placements.values() if placement.face is not None}
        writing = self._context.metrics.scale
        lying = things_of(scene.layout, closed=scene.layout.zones.keys() - opened, writing=writing)
        # What lies beside a plate stays readable when that has the lamp.
        lamp = max((plate.margin - 1 for plate in self.plates.values()), default=0)
        signs = [sign.toAlignedRect().adjusted(-lamp, -lamp, lamp, lamp) for sign in scene.notes.plates()]
        things = [strip, *signs, *self.buttons.round_places(), *(self.view.unit_rect(area) for area in lying)]
        writings = [plate.writing for plate in self.plates.values()]
        wanted = (bases, things, writings, self.rect())
        if wanted != self._plates_for:
            self._plates_for = wanted
            bases = spread(bases, self.plates, table, self.width())
            self._papers = fitted(bases, self.plates, things, self.rect())
        taken = dict(self._papers)
        for seat, plate in self.plates.items():
            margin = plate.margin
            self.plate_moves.place(seat, plate, taken[seat].adjusted(-margin, -margin, margin, margin))
        return taken

    def _place_strip(self, placed: list[QRect]) -> QRect:
        paper = self._strip_paper(placed)
        self.strip.setGeometry(paper.adjusted(-STRIP_MARGIN, -STRIP_MARGIN, STRIP_MARGIN, STRIP_MARGIN))
        return paper

    def _strip_paper(self, placed: list[QRect]) -> QRect:
        """The strip: it grows sideways, its text gets smaller, and it grows down, then up, until its words fit."""
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
        enough = max(base.height(), LEAST_PX)
        band = QRect(0, base.top() - base.height(), self.width(), 2 * base.height() + 8)
        beside = [other for other in placed if other.intersects(band)]
        lefts = [other.right() + EDGE for other in beside if other.right() < base.left()]
        left = min(base.left(), max([EDGE, *lefts]))
        rights = [other.left() - EDGE for other in beside if other.left() > base.right()]
        right = max(base.right(), min([self.width() - EDGE, *rights]))

        def wider(steps: int) -> QRect:
            reach = steps * _STRIP_STEP_PX
            grown = base.adjusted(-reach, 0, reach, 0)
            return QRect(
                QPoint(max(left, grown.left()), grown.top()), QPoint(min(right, grown.right()), grown.bottom())
            )

        most = max(-((left - base.left()) // _STRIP_STEP_PX), -((base.right() - right) // _STRIP_STEP_PX))
        fits = bisect_left(range(most), True, key=lambda steps: self.strip.paper_height(wider(steps).width()) <= enough)
        rect = wider(fits)
        return rect, self.strip.paper_height(rect.width())

    def take_key(self, event: QKeyEvent) -> bool:
        """Press the button that this key belongs to; the space bar begins to play with the keys. False: it means
        nothing here."""
        if self.buttons.letters.learn(event):
            self.buttons.refresh_letters()
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        space, main = event.key() == Qt.Key.Key_Space, self.buttons.main
        press = partial(self.buttons.press_key, position_of(event), event.timestamp())
        if (space and main and self.view.hand.hold_key(main, press)) or press():
            return True
        begins = space and self.view.hasFocus()
        if begins:
            self.view.keyboard.begin()
        return begins
