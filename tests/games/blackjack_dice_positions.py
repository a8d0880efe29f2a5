"""Positions of Dice Blackjack for its tests."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance, ScriptedChance
from tabletop.core.model import Action, Seat
from tabletop.games.blackjack_dice import EACH
from tabletop.games.blackjack_dice.engine import GAME
from tabletop.games.blackjack_dice.state import DICE_IDS, State, put
from tabletop.kit import counters as kit
from tabletop.kit.counters import Counters
from tabletop.kit.dice import SIDES
from tests.bench import Bench

BENCH = Bench(GAME)


def begin(seats: int = 2, chance: Chance | None = None, **options: str) -> State:
    """A fresh match; options by their short name: `first_player="random"`."""
    return BENCH.begin(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)


def holding(state: State, *held: int) -> State:
    """The same match with so many counters in the stacks, and the others in the pot."""
    numbers, stacks = list(range(EACH * len(held))), []
    for count in held:
        stacks.append(tuple(numbers[:count]))
        del numbers[:count]
    return replace(state, counters=Counters(tuple(stacks), tuple(numbers)))


def held(state: State) -> tuple[int, ...]:
    """The counters of all seats, then those in the pot."""
    return *state.counters.held, len(state.counters.pot)


def throw(state: State, *faces: int) -> State:
    """After the throw of three dice."""
    return BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance(faces))


def more(state: State, *faces: int) -> State:
    """After as many more dice."""
    action = Action(state.turn, "continue", DICE_IDS[: len(faces)])
    return BENCH.after(state, action, chance=ScriptedChance(faces))


def stop(state: State) -> State:
    """After whoever is in turn has stopped."""
    return BENCH.after(state, Action(state.turn, "stop"))


def forced(state: State) -> State:
    """After what the table does by itself, once."""
    action = GAME.forced(state)
    assert action is not None
    return BENCH.after(state, action)


def lying(state: State, total: int) -> State:
    """The same match; whoever is in turn has come to this total: three dice alike or nearly so, then single ones."""
    first = min(total, 15)
    state = throw(state, first // 3, (first + 1) // 3, (first + 2) // 3)
    while state.total < total:
        left = total - state.total
        state = more(state, left if left <= SIDES else SIDES // 2)
    return state


def ends(state: State, total: int) -> State:
    """After a turn that ends with this total, with all that follows by itself."""
    state = lying(state, total)
    return BENCH.settled(stop(state) if total < 21 else state)


def waiting(state: State, seat: Seat, *totals: int) -> State:
    """The same match; it is the turn of `seat`, the others have these totals (0: still to play)."""
    assert not totals[seat]
    return replace(state, turn=seat, totals=totals)


def without(state: State, *gone: Seat) -> State:
    """The same match; these seats left it in the first round."""
    out = state.out
    for seat in gone:
        out = put(out, seat, 1)
    return replace(state, out=out, round=2)


def top(state: State, seat: Seat) -> str:
    """The counter on top of somebody's stack."""
    return kit.on_top(state.counters, seat, 1)[0]
