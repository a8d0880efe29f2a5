"""What a table points at: the last move, the cause of a refusal, a hint, and what the facts of a view say of tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tabletop.core.bot import Figure
from tabletop.core.model import Place, Refusal, TokenId
from tabletop.core.table import ZoneKind
from tabletop.core.view import BadgeFact, Condition, Cue, WayFact
from tabletop.ui.table.changes import Change
from tabletop.ui.table.highlights import LetteredIdea, PlanStep
from tabletop.ui.table.laid_table import LaidTable
from tabletop.ui.table.marks import MarkKind


class Marking:
    """Remembers what is marked, so that it can be marked again on a turned board. `colours`: the palette index of each
    seat."""

    def __init__(self, scene: LaidTable) -> None:
        self._scene = scene
        self.colours: Sequence[int] = ()
        self._last: tuple[Sequence[Change], tuple[Cue, ...]] = (), ()
        self._told: dict[str, tuple[MarkKind, tuple[TokenId, ...], tuple[Place, ...]]] = {}
        self._figures: tuple[Figure, ...] = ()
        self._ideas: tuple[LetteredIdea, ...] = ()

    def forget(self) -> None:
        """Forget all marks: another table is laid."""
        self._last, self._told, self._figures, self._ideas = ((), ()), {}, (), ()

    def again(self) -> None:
        """Mark what was marked where it is now: the same table lies in another way."""
        self._mark_last()
        self.show_facts()
        for group, told in self._told.items():
            self._mark(group, *told)
        self.show_figures(self._figures)
        self.show_ideas(self._ideas)

    def show_moves(self, changes: Sequence[Change], cues: tuple[Cue, ...]) -> None:
        """Mark what has moved; where nothing has, the last move stays marked."""
        if any(change.moved for change in changes):
            self._last = changes, cues
            self._mark_last()

    def show_refusal(self, refusal: Refusal) -> None:
        """Mark what caused a refusal, until the next action; a quiet one marks nothing."""
        tokens, places = ((), ()) if refusal.quiet else (refusal.tokens, refusal.places)
        self._tell("cause", MarkKind.CAUSE, tokens, places)

    def forgive(self) -> None:
        """Take away the cause of a refusal: the next attempt has begun."""
        self._told.pop("cause", None)
        self._scene.marks.clear("cause", "called")

    def show_hint(self, tokens: Iterable[TokenId], places: Iterable[Place]) -> None:
        """Mark what a hint speaks of."""
        self._tell("hint", MarkKind.HINT, tuple(tokens), tuple(places))

    def show_figures(self, figures: tuple[Figure, ...]) -> None:
        """Write on each thing that a hint compares what it would bring."""
        self._figures = figures
        self._scene.marks.show("figures", self._scene.highlights.figures(figures))

    def show_plan(self, steps: Iterable[PlanStep]) -> None:
        """Mark the steps of a hint with their numbers."""
        scene = self._scene
        scene.marks.show("plan", scene.highlights.plan(steps))

    def show_ideas(self, ideas: Sequence[LetteredIdea]) -> None:
        """Mark what somebody is to choose from with letters."""
        self._ideas = tuple(ideas)
        self._scene.marks.show("ideas", self._scene.highlights.ideas(self._ideas))

    def _tell(self, group: str, kind: MarkKind, tokens: tuple[TokenId, ...], places: tuple[Place, ...]) -> None:
        self._told[group] = kind, tokens, places
        self._mark(group, kind, tokens, places)

    def _mark(self, group: str, kind: MarkKind, tokens: Iterable[TokenId], places: Iterable[Place]) -> None:
        scene = self._scene
        found = [scene.highlights.token(kind, scene.items_of[token]) for token in tokens if token in scene.items_of]
        found += [mark for place in places if (mark := scene.highlights.place(kind, place)) is not None]
        scene.marks.show(group, found)

    def _mark_last(self) -> None:
        self._scene.marks.show("last", self._scene.highlights.last_move(*self._last))

    def show_facts(self) -> None:
        """Mark what the facts say of tokens."""
        self._mark_badges()
        scene = self._scene
        whole = {token: fact for token, fact in scene.conditions.items() if not fact.part}
        for condition in Condition:
            on_parts = (scene.part_mark(fact) for fact in scene.conditions.values() if fact.condition is condition)
            found = [mark for mark in on_parts if mark is not None]
            scene.marks.show(condition, [*scene.highlights.condition(condition, whole), *found])
        ahead = (mark for fact in scene.facts if isinstance(fact, WayFact) for mark in scene.highlights.way(fact))
        scene.marks.show("ahead", ahead)

    def _mark_badges(self) -> None:
        """Mark whose cards lie side by side: on the table, and in the hand of the viewer."""
        scene, marks = self._scene, []
        colours = self.colours or range(scene.layout.seats)
        for fact in scene.facts:
            item = scene.items_of.get(fact.token) if isinstance(fact, BadgeFact) else None
            if item is not None and isinstance(fact, BadgeFact):
                zone = scene.layout.zones[item.at.zone]
                own = scene.layout.is_own_hand(zone)
                if own or zone.kind is ZoneKind.ROW:
                    mark = scene.highlights.token(MarkKind.SEAT, item)
                    # The lower corners of a fan may reach under the strip.
                    high = mark.height * (0.5 if own else 1.0)
                    marks.append(replace(mark, height=high, label=str(colours[fact.seat])))
        scene.marks.show("badges", marks)

    def clear(self) -> None:
        """Take away causes, hints and lamps; the last move stays marked."""
        self._told.clear()
        self._figures, self._ideas = (), ()
        self._scene.marks.clear("cause", "hint", "figures", "ideas", "plan", "hover", "ways", "called")
