"""Positions of the goose game for the tests: the squares of A, B, C … in turn order, and throws by their numbers."""

from __future__ import annotations

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Place
from tabletop.games import load
from tabletop.games.goose.board import TRACK
from tabletop.games.goose.state import State
from tests.bench import Bench

BENCH: Bench[State] = Bench(load("goose"))


def position(
    *squares: int, turn: int = 0, held: tuple[int, ...] = (), owed: tuple[int, ...] = (), **options: str
) -> State:
    """A position before the throw of `turn`; house rules are named with underscores."""
    house = {name.replace("_", "-"): value for name, value in options.items()}
    start = BENCH.begin(len(squares), house)
    return State(start.frame, squares, owed or start.owed, turn, held)


def throw(state: State, one: int, two: int) -> State:
    """The state after the seat in turn has thrown."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance([one, two]))


def go(state: State, one: int, two: int) -> State:
    """The state after the seat in turn has thrown and its piece has gone; nobody has been skipped yet."""
    return BENCH.after(throw(state, one, two), Action(state.turn, "move", (piece(state.turn),)))


def piece(seat: int) -> str:
    """The token of a seat."""
    return f"piece-{seat + 1}"


def square(number: int) -> Place:
    """A square of the spiral, or the goal."""
    return TRACK.places[number]
