"""Positions of Poker Dice for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action, Seat
from tabletop.games.poker_dice import EACH
from tabletop.games.poker_dice.engine import GAME
from tabletop.games.poker_dice.state import Hand, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit.counters import Counters
from tests.bench import Bench

BENCH = Bench(GAME)


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name with underscores: `round_limit="10"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def holding(state: State, *held: int) -> State:
    """The same match; the seats hold so many counters, and the rest lie in the pot."""
    counters = kit.all_in_pot(state.seats, EACH * state.seats)
    for seat, count in enumerate(held):
        counters, _ = counters.pay(None, seat, count)
    return replace(state, counters=counters)


def played(counters: Counters) -> tuple[int, ...]:
    """What everybody holds, and at the end what lies in the pot."""
    return (*counters.held, len(counters.pot))


def stake(state: State, count: int) -> Action:
    """The leader names a stake."""
    return Action(state.leader, "stake", choice=count)


def staked(state: State, count: int = 1) -> State:
    """The stake is paid."""
    return BENCH.after(state, stake(state, count))


def thrown(state: State, *faces: int) -> State:
    """The first throw of the turn shows these faces."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance(faces))


def rethrow(state: State, *numbers: int) -> Action:
    """Whoever has the turn throws d1, d3, … again."""
    return Action(state.turn, "rethrow", tuple(f"d{number}" for number in numbers))


def again(state: State, numbers: tuple[int, ...], *faces: int) -> State:
    """The dice with these numbers now show these faces."""
    return BENCH.after(state, rethrow(state, *numbers), chance=ScriptedChance(faces))


def stop(state: State) -> State:
    """Whoever has the turn leaves the dice."""
    return BENCH.after(state, Action(state.turn, "stop"))


def one_throw(state: State, *faces: int) -> State:
    """A turn of a single throw."""
    return stop(thrown(state, *faces))


def waiting(state: State, seat: Seat, hands: tuple[Hand, ...], limit: int) -> State:
    """The same match; it is the turn of `seat` in a round with these hands, whose leader threw so often."""
    return replace(state, phase=Phase.READY, turn=seat, hands=hands, limit=limit)
