"""Positions of 421 for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import CLOCK, Action
from tabletop.games.four_two_one.engine import GAME
from tabletop.games.four_two_one.scoring import Hand, in_order
from tabletop.games.four_two_one.state import Phase, State, Step
from tabletop.kit import counters as kit
from tests.bench import Bench

BENCH = Bench(GAME)


def hand(number: int) -> Hand:
    """421 as a hand."""
    return in_order(map(int, str(number)))


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `follower_throws="at-most"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def holding(state: State, *held: int, discharge: bool = False) -> State:
    """The same match; the seats hold so many counters, and the rest lie in the pot."""
    counters = kit.all_in_pot(state.seats, state.house.pot)
    for seat, count in enumerate(held):
        counters, _ = counters.pay(None, seat, count)
    return replace(state, counters=counters, phase=Phase.DISCHARGE if discharge else state.phase)


def discharge(*held: int, **options: str) -> State:
    """The discharge begins, and the seats hold so many counters."""
    state = holding(begin(len(held), None, **options), *held, discharge=True)
    assert not state.counters.pot, "all counters have been dealt out"
    return state


def thrown(state: State, number: int) -> State:
    """The first throw of the turn shows this hand, the dice in the order of its digits."""
    faces = tuple(map(int, str(number)))
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance(faces))


def rethrow(state: State, *numbers: int) -> Action:
    """Whoever has the turn throws d1, d3, … again."""
    return Action(state.turn, "rethrow", tuple(f"d{number}" for number in numbers))


def again(state: State, numbers: tuple[int, ...], *faces: int) -> State:
    """The dice with these numbers now show these faces."""
    return BENCH.after(state, rethrow(state, *numbers), chance=ScriptedChance(faces))


def stop(state: State) -> State:
    """Whoever has the turn hands the dice on."""
    return BENCH.after(state, Action(state.turn, "stop"))


def turns(state: State, *numbers: int) -> State:
    """Turns of a single throw, one after the other."""
    for number in numbers:
        state = stop(thrown(state, number))
    return state


def paid(state: State) -> State:
    """All that is due has been taken."""
    while state.step is Step.PAYING:
        state = BENCH.after(state, Action(state.turn, "take"))
    return state


def played(state: State, *numbers: int) -> State:
    """A round of single throws, with its play-offs, and what it costs."""
    return paid(turns(state, *numbers))


def went_on(state: State) -> State:
    """After a round that moved nothing was seen."""
    return BENCH.after(state, Action(CLOCK, "go_on"))


def purse(state: State) -> tuple[int, ...]:
    """What everybody holds, and at the end what lies in the pot."""
    return (*state.counters.held, len(state.counters.pot))
