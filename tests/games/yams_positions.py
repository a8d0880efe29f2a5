"""Positions of Yams for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action, Place
from tabletop.games.yams.engine import GAME
from tabletop.games.yams.state import BOXES, DOWN, EMPTY, EMPTY_COLUMN, FREE, UP, State, place_of
from tests.bench import Bench

BENCH = Bench(GAME)
COLUMN = {DOWN: 0, UP: 1, FREE: 2}


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `mini_maxi_20="strict"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def column(**points: int) -> tuple[int, ...]:
    """A column with these boxes filled."""
    return tuple(points.get(box, EMPTY) for box in BOXES)


def lying(state: State, *dice: int, throws: int = 1, kept: tuple[int, ...] = ()) -> State:
    """The same match with these dice on the table after so many throws."""
    return replace(state, dice=dice, throws=throws, kept=kept)


def holding(
    state: State,
    down: tuple[int, ...] = EMPTY_COLUMN,
    up: tuple[int, ...] = EMPTY_COLUMN,
    free: tuple[int, ...] = EMPTY_COLUMN,
) -> State:
    """The same match; the pad of the player in turn is this one."""
    columns = {DOWN: down, UP: up, FREE: free}
    pad = tuple(columns[kind] for kind in state.house.kinds)
    pads = tuple(pad if seat == state.turn else other for seat, other in enumerate(state.pads))
    left = sum(part.count(EMPTY) for each in pads for part in each)
    return replace(state, pads=pads, left=left)


def place(state: State, kind: str, box: str) -> Place:
    """A box of the pad."""
    kinds = state.house.kinds
    return place_of(len(kinds), kinds.index(kind), BOXES.index(box))


def write(state: State, box: str, kind: str = FREE) -> Action:
    """The player in turn writes this box."""
    return Action(state.turn, "write", to=place(state, kind, box))


def throw_again(state: State, *tokens: str) -> Action:
    """The player in turn throws these dice again."""
    return Action(state.turn, "rethrow", tokens)


def written(state: State, box: str, kind: str = FREE) -> int:
    """What stands in the box after it was written."""
    after = BENCH.after(state, write(state, box, kind))
    return after.pads[state.turn][state.house.kinds.index(kind)][BOXES.index(box)]


def thrown(state: State, *faces: int) -> State:
    """The first throw of the turn shows these faces."""
    return GAME.apply(state, Action(state.turn, "throw"), ScriptedChance(faces))
