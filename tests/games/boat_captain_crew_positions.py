"""Positions of Boat, Captain and Crew for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action
from tabletop.games.boat_captain_crew.engine import GAME
from tabletop.games.boat_captain_crew.state import State, locked
from tests.bench import Bench

BENCH = Bench(GAME)


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `mile_dice="either"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def thrown(state: State, *faces: int) -> State:
    """All unlocked dice are thrown and show these faces, those with the lowest number first."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance(faces))


def lock(state: State) -> State:
    """What is locked has been laid at its place, if anything was."""
    return BENCH.after(state, Action(state.turn, "lock")) if state.is_docking else state


def played(state: State, *throws: tuple[int, ...]) -> State:
    """These throws of all unlocked dice, one after the other; what is locked lies at its place."""
    for faces in throws:
        state = lock(thrown(state, *faces))
    return state


def miles_again(state: State, *faces: int) -> State:
    """Both mile dice are thrown again."""
    return BENCH.after(state, Action(state.turn, "throw-miles"), chance=ScriptedChance(faces))


def lying(state: State, *pips: int, throws: int = 1, docked: bool = True) -> State:
    """The same turn with these dice on the table after so many throws."""
    ship = locked(pips, ())
    return replace(state, pips=pips, throws=throws, ship=ship, docked=len(ship) if docked else 0)


def sailed(state: State, *books: tuple[int, ...]) -> State:
    """The same match with these miles in the log books."""
    return replace(state, books=books)
