"""No 5s, No 2s: dice that are out and want to come back, and players who want to stop."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Setup
from tabletop.games.no_five_no_two.table import OUT, PAD
from tabletop.kit.dice_table import CUP, TRAY
from tests.games.no_five_no_two_positions import begin, played, thrown
from tests.stages import Done, Play, Stage, drag, press

WITHOUT: dict[str, str] = {}

_CUP, _OUT, _LINE = Place(CUP), Place(OUT, 0), Place(PAD, 0)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, fresh = Setup(2), begin()
    state = played(fresh, (6, 5, 3, 2))
    yield Stage(table, fresh, drag(0, "d1", _OUT))  # first-throw-four
    yield Stage(table, fresh, drag(1, "d1", _CUP))  # turn-order
    yield Stage(table, state, drag(0, "d1", _LINE))  # no-stop
    yield Stage(table, state, drag(0, "d2", Place(TRAY)))  # dice-stay-out
    yield Stage(table, played(fresh, (5, 6, 3, 1)), drag(0, "d2", _CUP))  # throw-remaining
    yield Stage(table, state, drag(0, "d1", _OUT))  # fives-and-twos-out
    yield Stage(table, thrown(fresh, 5, 2, 2, 5), drag(0, "d1", _CUP))  # turn-ends-empty
    for rounds in (10, 5):
        for tie in ("shared", "playoff"):
            chosen = (("no_five_no_two.rounds", str(rounds)), ("no_five_no_two.tie-break", tie))
            over = replace(played(begin(rounds=str(rounds), tie_break=tie), (5, 5, 2, 2)), turn=1, over=True)
            over = replace(over, books=((24,) * rounds, (28,) * rounds))
            yield Stage(Setup(2, chosen), over, drag(1, "d1", Place(PAD, 1)))  # ten-rounds


def plays() -> Iterator[Play]:
    """The worked examples."""
    table, fresh = Setup(2), begin()
    throw, write = press(0, "throw"), Done(Action(0, "write"))
    out = (Done(drag(0, "d2", _OUT)), Done(throw, (1, 4)))
    yield Play("no_five_no_two.fives-and-twos-out", table, thrown(fresh, 6, 5, 3, 2), out)
    last = played(fresh, (6, 5, 3, 2), (1, 4), (2, 6))
    steps = (Done(throw, (5,)), Done(Action(0, "set-aside")), write)
    yield Play("no_five_no_two.turn-ends-empty", table, last, steps)
    steps = (Done(throw, (5, 2, 2, 5)), Done(Action(0, "set-aside")), write)
    yield Play("no_five_no_two.zero-turn", table, fresh, steps)
