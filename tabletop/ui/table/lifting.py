"""The grammar of clicks and of Enter, one for all games: the first lifts, one on a lit place lays down, a second on
what is lifted puts it back. A double click plays where only one place is legal.

No piece moves at the first click, unless the player wants that (`one_click`) or the tokens of the game never have a
choice of place (`TableSpec.tap_moves`); there a lit place accepts a click as well. What can go nowhere is tapped: a die
that is thrown, a piece that must get its answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tabletop.core.model import GestureKind, Place, TokenId
from tabletop.core.view import View
from tabletop.ui.table.advice import Advice, Emit
from tabletop.ui.table.drops import same_place
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.mark_groups import Marks


class LiftingTable(Protocol):
    """The table from which tokens are lifted; see `LaidTable`."""

    layout: TableLayout
    items_of: dict[TokenId, TokenItem]
    lifted: tuple[TokenId, ...]
    highlights: Highlights
    marks: Marks

    def arrange(self, raised: frozenset[TokenId], lifted: tuple[TokenId, ...]) -> None:
        """Let cards of the own hand stand out, and tokens be lifted by a click or a key."""


class Lamps(Protocol):
    """What shines, and why; see `Highlighter`."""

    ways: frozenset[Place]

    def targets_of(self, tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        """Where these tokens may go."""

    def only_target(self, tokens: tuple[TokenId, ...]) -> Place | None:
        """The place where these tokens go, if only one is legal."""

    def may_drop(self, place: Place) -> bool:
        """Whether what is lifted may go to a place."""

    def light(self, tokens: tuple[TokenId, ...]) -> None:
        """Let the places of these tokens shine."""

    def unlight(self) -> None:
        """Let no place shine."""


class Lifting:
    """What clicks and keys lift (`LiftingTable.lifted`), lay down and put back. `taken_up` is called before something
    is lifted."""

    def __init__(
        self, scene: LiftingTable, advice: Advice, highlighter: Lamps, emit: Emit, taken_up: Callable[[], object]
    ) -> None:
        self._scene = scene
        self._advice = advice
        self._highlighter = highlighter
        self._emit = emit
        self._on_taking_up = taken_up
        self.one_click = False
        self._done: tuple[TokenId, ...] | None = None
        """What the last click has laid down; None: it has laid nothing down."""
        self._last: TokenId | None = None
        """What was clicked last, while the situation is still the same."""

    def click(self, item: TokenItem | None, place: Place | None, part: str = "", twice: bool = False) -> None:
        """A click: on a token, held by the one that is meant, or a part of it, on a place, or on bare cloth. `twice`:
        the second one of a double click."""
        done, self._done = self._done, None
        if twice and done is not None and (item is None or item.token in done):
            return  # the first click has done it
        last, self._last = self._last, item.token if item is not None else None
        twice = twice and last is not None and last == self._last
        if part and item is not None:
            self.put_down()
            self._emit(GestureKind.TAP, (item.token,), None, part)
        elif self._scene.lifted:
            self._click_holding(item, place, twice)
        elif item is not None:
            self.touch(item, twice)
        elif place is not None:
            self._touch_place(place)

    def forget_click(self) -> None:
        """The situation is another one: the next click is the first."""
        self._last = None

    # Nothing is lifted

    def touch(self, item: TokenItem, twice: bool = False) -> None:
        """Lift a token, with what belongs to it; lay it where it goes at once; or tap what cannot be lifted."""
        tokens = self._taken_up(item)
        if self.is_laid(item):
            self._emit(GestureKind.TAP, (item.token,), None)
        elif not self._may_lift(item, tokens):
            if item.at in self._highlighter.ways:
                self._touch_place(item.at)
            else:
                self._emit(GestureKind.TAP, (item.token,), None)
        elif not ((twice or self.goes_at_once(item.token)) and self._play(tokens)):
            self.lift(tokens)

    def _touch_place(self, place: Place) -> None:
        """A place that is lit while nothing is lifted accepts a click, for the one token that may go there."""
        coming = [token for token in sorted(self._advice.movable) if place in self._highlighter.targets_of((token,))]
        self._done = ()
        if place in self._highlighter.ways and len(coming) == 1:
            self._emit(GestureKind.DRAG, (coming[0],), place)
        else:
            self._emit(GestureKind.TAP, (), place)

    def _taken_up(self, item: TokenItem) -> tuple[TokenId, ...]:
        zone = self._scene.layout.zones[item.at.zone]
        return self._advice.selected_with(item.token) if zone.multi else (item.token,)

    def _may_lift(self, item: TokenItem, tokens: tuple[TokenId, ...]) -> bool:
        """Whether a token may go somewhere, alone or with others."""
        multi = self._scene.layout.zones[item.at.zone].multi
        if multi and item.token in self._advice.movable and self._advice.grows((item.token,)):
            return True
        return bool(self._highlighter.targets_of(tokens))

    def lifts(self, item: TokenItem) -> bool:
        """Whether a click on a token only lifts it."""
        laid = self.is_laid(item) or self.goes_at_once(item.token)
        return not laid and self._may_lift(item, self._taken_up(item))

    def goes_at_once(self, token: TokenId) -> bool:
        """Whether the first click on a token that may be lifted lays it down at once: there is nothing to choose."""
        tokens = self._taken_up(self._scene.items_of[token])
        if self._highlighter.only_target(tokens) is None:
            return False
        return self._scene.layout.spec.tap_moves or (self.one_click and not self._advice.grows(tokens))

    def is_laid(self, item: TokenItem) -> bool:
        """Whether a tap lays a token to and fro between two zones (kept dice)."""
        zone = self._scene.layout.zones[item.at.zone]
        return len([other for other in zone.arrange_with if other != zone.id]) == 1

    # Something is lifted

    def _click_holding(self, item: TokenItem | None, place: Place | None, twice: bool) -> None:
        scene = self._scene
        if item is not None and item.token in scene.lifted:
            self.touch_lifted(item.token, twice)
            return
        if item is not None and self.joins(item):
            self.add(item, twice)
            return
        if item is not None and (place is None or item.at.zone != place.zone):
            place = item.at
        if item is not None and not (place is not None and self._highlighter.may_drop(place)):
            tokens = self._taken_up(item)
            if self._may_lift(item, tokens) and not self.is_laid(item):
                self.put_down()
                self.touch(item, twice)
                return
        self.drop_lifted(place)

    def touch_lifted(self, token: TokenId, twice: bool = False) -> None:
        """Put back one of the lifted tokens; a double click lays them down instead, or leaves them lifted where there
        is more than one place."""
        if not twice:
            self.lift(tuple(other for other in self._scene.lifted if other != token))
        else:
            self._play(self._scene.lifted)

    def joins(self, item: TokenItem) -> bool:
        """Whether a token may be picked up together with the lifted ones; not where its place is lit for those."""
        scene, zones = self._scene, self._scene.layout.zones
        if any(same_place(zones[item.at.zone], item.at, lit) for lit in self._highlighter.targets_of(scene.lifted)):
            return False
        return all(zones[item.at.zone].joins(zones[scene.items_of[token].at.zone]) for token in scene.lifted)

    def add(self, item: TokenItem, twice: bool = False) -> None:
        """Lift one more token; what may not be moved at all gets its answer."""
        if not self._may_lift(item, self._taken_up(item)):
            self._emit(GestureKind.TAP, (item.token,), None)
            return
        self.lift((*self._scene.lifted, item.token))
        if twice:
            self._play(self._scene.lifted)

    def _play(self, tokens: tuple[TokenId, ...]) -> bool:
        """Lay tokens on the only place where they may go; false, and nothing happens, where there are several."""
        to = self._highlighter.only_target(tokens)
        if to is None:
            return False
        self.put_down()
        self._done = tokens
        if self._scene.layout.spec.tap_moves:
            self._emit(GestureKind.TAP, tokens, None)
        else:
            self._emit(GestureKind.DRAG, tokens, to)
        return True

    def drop_lifted(self, to: Place | None) -> None:
        """Drop the lifted tokens on a place, or put them down where there is none."""
        tokens = self._scene.lifted
        self.put_down()
        if to is None or not tokens:
            return
        home = self._scene.items_of[tokens[0]].at
        if not same_place(self._scene.layout.zones[home.zone], to, home):
            self._done = tokens
            self._emit(GestureKind.DRAG, tokens, to)

    # How it is shown

    def lift(self, tokens: tuple[TokenId, ...]) -> None:
        """Lift exactly these tokens, and frame them; their places light up."""
        if not tokens:
            self.put_down()
            return
        self._on_taking_up()
        self._scene.arrange(self._scene.layout.raised, tokens)
        self._mark()
        self._highlighter.light(tokens)

    def _mark(self) -> None:
        scene, tokens = self._scene, self._scene.lifted
        several = len(tokens) > 1 and scene.layout.zones[scene.items_of[tokens[0]].at.zone].multi
        numbers = [scene.highlights.number(scene.items_of[token], n) for n, token in enumerate(tokens, 1)]
        scene.marks.show("order", numbers if several else [])
        scene.marks.show("chosen", scene.highlights.chosen(tokens), fade=False)

    def goes_on(self, view: View) -> bool:
        """Whether all that is lifted lies in a new view where it lay: others have played meanwhile."""
        scene, lying = self._scene, {p.token: p.place for p in view.placements}
        if not scene.lifted or view.seat != scene.layout.viewer:
            return False
        items = [scene.items_of[token] for token in scene.lifted]
        there = [(item.at, lying[item.token]) for item in items if item.token in lying]
        zones = scene.layout.zones
        return len(there) == len(items) and all(same_place(zones[was.zone], now, was) for was, now in there)

    def look_again(self) -> None:
        """Others have played: what is lifted stays so if it may still be moved, and its places are lit anew."""
        items = [self._scene.items_of[token] for token in self._scene.lifted]
        if all(self._may_lift(item, self._taken_up(item)) for item in items):
            self._mark()
            self._highlighter.light(self._scene.lifted)
        else:
            self.put_down()

    def put_down(self) -> None:
        """Lower what is lifted and take the lamp off its places."""
        scene = self._scene
        if scene.lifted:
            scene.marks.clear("order", "chosen")
            scene.arrange(scene.layout.raised, ())
        self._highlighter.unlight()
