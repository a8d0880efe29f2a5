"""Positions of 10,000 for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action
from tabletop.games.ten_thousand.engine import GAME
from tabletop.games.ten_thousand.scoring import NO_GROUP, Group
from tabletop.games.ten_thousand.state import Phase, State
from tests.bench import Bench

BENCH = Bench(GAME)


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `keep_choice="at-least-one"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def opened(state: State, *scores: int) -> State:
    """The same match; everybody is open, with these scores."""
    seats = len(state.scores)
    return replace(state, opened=(True,) * seats, scores=scores or (800,) * seats)


def lying(
    state: State,
    *pips: int,
    aside: tuple[int, ...] = (),
    group: Group = NO_GROUP,
    points: int = 0,
    phase: Phase = Phase.THROWN,
) -> State:
    """The same match with these dice on the table."""
    return replace(state, pips=pips, aside=aside, group=group, points=points, phase=phase)


def thrown(state: State, *faces: int) -> State:
    """The first throw of the turn shows these faces."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance(faces))


def keep(state: State, *numbers: int) -> Action:
    """Whoever has the turn sets aside d1, d3, … and goes on."""
    return Action(state.turn, "continue", tuple(f"d{number}" for number in numbers))


def gone_on(state: State, kept: tuple[int, ...], *faces: int) -> State:
    """The dice with these numbers are set aside, and the others show these faces."""
    return BENCH.after(state, keep(state, *kept), chance=ScriptedChance(faces))
