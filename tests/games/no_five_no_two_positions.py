"""Positions of No 5s, No 2s for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action
from tabletop.games.no_five_no_two.engine import GAME
from tabletop.games.no_five_no_two.state import State
from tests.bench import Bench

BENCH = Bench(GAME)


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `clean_throws_only="on"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def thrown(state: State, *faces: int, verb: str = "throw") -> State:
    """All dice in play are thrown and show these faces, those with the lowest number first."""
    return BENCH.after(state, Action(state.turn, verb), chance=ScriptedChance(faces))


def aside(state: State) -> State:
    """What is out has been set aside, if anything is."""
    return BENCH.after(state, Action(state.turn, "set-aside")) if state.fresh else state


def played(state: State, *throws: tuple[int, ...]) -> State:
    """These throws of all dice in play, one after the other; what is out lies at the side."""
    for faces in throws:
        state = aside(thrown(state, *faces))
    return state


def turn_of(state: State, points: int) -> State:
    """A turn has brought so much, and is written down."""
    over = replace(state, throws=3, pips=(5, 5, 2, 2), out=(0, 1, 2, 3), aside=4, points=points)
    return BENCH.after(over, Action(state.turn, "write"))
