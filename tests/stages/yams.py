"""Yams: two columns at most are begun, so that the pad is easy to read."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Gesture, GestureKind, Place, Seat, Setup
from tabletop.games.yams.state import DOWN, EMPTY_COLUMN, FREE, LINES, PAD, UP, State
from tabletop.kit.dice_table import RAIL, THROW
from tests.games.yams_positions import begin, column, holding, lying, place
from tests.stages import Done, Play, Stage, press, tap

WITHOUT = {
    "yams.one-box-per-turn": "the table has no button for passing, and every line of the pad belongs to another rule",
    "yams.free-choice": "it only says what is allowed",
}

_FORCED = (("yams.zero-only-if-forced", "on"),)
_DICE = (2, 2, 3, 5, 6)
_DOWN = column(ones=3, twos=6)
_UP = column(yams=0, large=40)
_FREE = column(threes=9, sixes=18, full=30)


def _onto(seat: Seat, to: Place) -> Gesture:
    """A place of the pad is tapped."""
    return Gesture(GestureKind.TAP, seat, to=to)


def _pad(down: tuple[int, ...] = _DOWN, up: tuple[int, ...] = _UP, free: tuple[int, ...] = _FREE) -> State:
    """Dice that have been thrown, and a pad that has been begun."""
    return holding(lying(begin(), *_DICE), down, up, free)


def _full(four: int) -> tuple[int, ...]:
    """A column without an empty box."""
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    return column(**upper, mini=15, maxi=24, three=25, full=30, small=25, four=four, large=40, yams=0)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, state = Setup(2), _pad()
    for kind, box in ((FREE, "threes"), (DOWN, "fours"), (UP, "full")):
        yield Stage(table, state, _onto(0, place(state, kind, box)))
    columns = state.house.kinds
    for line in ("total-1", "bonus", "total-2", "total-3", "column-score"):
        slot = LINES.index(line) * len(columns) + columns.index(DOWN)
        yield Stage(table, state, _onto(0, Place(PAD, slot)))
    yield Stage(table, begin(), _onto(0, place(state, FREE, "sixes")))  # first-throw-five
    yield Stage(table, lying(state, *_DICE, throws=3, kept=(0, 1)), tap(0, "d3"))  # three-throws
    yield Stage(table, lying(state, 1, 2, 3, 5, 6, kept=(0, 1, 2, 3, 4)), press(0, THROW))  # keep-any
    yield Stage(table, begin(), tap(1, "d1"))  # turn-order
    first, second = ((_full(four=four),) * len(columns) for four in (35, 0))
    over = replace(state, pads=(first, second), left=0)
    yield Stage(table, over, tap(0, "d1"))  # end-all-filled
    forced = holding(lying(begin(zero_only_if_forced="on"), *_DICE), _DOWN, _UP, EMPTY_COLUMN)
    yield Stage(Setup(2, _FORCED), forced, _onto(0, place(forced, FREE, "yams")))


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = holding(lying(begin(), 2, 2, 5, 3, 2), _DOWN, _UP, EMPTY_COLUMN)
    kept = tuple((token, Place(RAIL, slot)) for slot, token in enumerate(("d1", "d2", "d5")))
    steps = (Done(press(0, THROW, kept), (6, 6)), Done(_onto(0, place(state, FREE, "full"))))
    yield Play("yams.keep-any", Setup(2), state, steps)
    state = holding(lying(begin(), 3, 3, 3, 5, 6, throws=3, kept=(0, 1, 2)), _DOWN, _UP, _FREE)
    yield Play("yams.down-column", Setup(2), state, (Done(_onto(0, place(state, DOWN, "threes"))),))
