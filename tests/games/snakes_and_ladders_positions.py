"""Positions of Snakes and Ladders for the tests: the squares of A, B, C … in turn order, and throws by their number."""

from __future__ import annotations

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Place
from tabletop.games import load
from tabletop.games.snakes_and_ladders.board import TRACK
from tabletop.games.snakes_and_ladders.state import State
from tests.bench import Bench

BENCH: Bench[State] = Bench(load("snakes_and_ladders"))


def position(*squares: int, turn: int = 0, **options: str) -> State:
    """A position before the throw of `turn`; house rules are named with underscores."""
    house = {name.replace("_", "-"): value for name, value in options.items()}
    start = BENCH.begin(len(squares), house)
    return State(start.frame, squares, start.climbed, start.slid, turn)


def throw(state: State, die: int) -> State:
    """The state after the seat in turn has thrown."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance([die]))


def go(state: State, die: int) -> State:
    """The state after the seat in turn has thrown, and its piece has gone or stayed."""
    after = throw(state, die)
    verb = "pass" if after.stuck else "move"
    return BENCH.after(after, Action(state.turn, verb, () if after.stuck else (piece(state.turn),)))


def piece(seat: int) -> str:
    """The token of a seat."""
    return f"piece-{seat + 1}"


def square(number: int) -> Place:
    """A square of the board."""
    return TRACK.places[number]
