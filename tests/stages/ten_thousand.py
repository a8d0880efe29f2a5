"""10,000: throws that bring little, so that the reason of a refusal is seen at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Gesture, GestureKind, Place, Setup
from tabletop.games.ten_thousand.state import Phase
from tabletop.games.ten_thousand.table import PAD, STOP
from tabletop.kit.dice_table import CUP, RAIL
from tests.games.ten_thousand_positions import begin, lying, opened
from tests.stages import Done, Play, Stage, drag, press, tap

WITHOUT = {
    "ten_thousand.stop-or-continue": "the dice are passed on by themselves, and there is no button for it",
    "ten_thousand.hot-dice": "where stopping with five dice that count is allowed, nothing can be wrong",
    "ten_thousand.bank": "the dice are passed on before anybody can reach for them",
}

_SOME = (("ten_thousand.keep-choice", "at-least-one"),)
_LAST = (("ten_thousand.last-round", "on"),)
_HOT = (("ten_thousand.hot-dice-rule", "must"),)
_FIVE, _NEXT = (1, 1, 1, 5, 5), (1, 2, 3, 4, 6)
"""Five dice that all count, and what they show when they are thrown again."""


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, fresh = Setup(2), begin()
    yield Stage(table, fresh, drag(0, "d2", Place(RAIL)))  # first-throw-five
    yield Stage(table, fresh, tap(1, "d1"))  # turn-order
    yield Stage(table, lying(fresh, 2, 2, 3, 4, 6, phase=Phase.BUST), tap(0, "d1"))  # bust
    yield Stage(table, lying(fresh, 6, 6, 6, 1, 2), press(0, STOP))  # opening-threshold
    state = lying(opened(fresh), 1, 5, 2, 3, 3)
    yield Stage(table, state, drag(0, "d3", Place(RAIL)))  # set-aside-only-scoring
    laid = Gesture(GestureKind.BUTTON, 0, button="throw", laid=(("d1", Place(RAIL)),))
    yield Stage(table, replace(state, pips=(1, 5, 2, 3, 3)), laid)  # set-aside-scoring
    later = lying(opened(fresh), 1, 1, 5, 2, 3, aside=(0, 1), points=200)
    yield Stage(table, later, drag(0, "d1", Place("tray")))  # set-aside-stays
    some = lying(opened(begin(keep_choice="at-least-one")), 2, 2, 2, 1, 6)
    yield Stage(Setup(2, _SOME), some, Gesture(GestureKind.DRAG, 0, ("d5",), Place(CUP)))  # set-aside-scoring/some
    yield Stage(Setup(2, _SOME), some, drag(0, "d5", Place(RAIL)))  # set-aside-only-scoring/some
    hot = lying(opened(begin(hot_dice_rule="must")), 2, 3, 4, 5, 6)
    yield Stage(Setup(2, _HOT), hot, press(0, STOP))  # hot-dice/must
    over = replace(fresh, scores=(10_150, 800), opened=(True, True), phase=Phase.BANKED, closing=True, last=450)
    over = replace(over, pips=(3, 3, 3, 1, 5))
    yield Stage(table, over, drag(0, "d1", Place(PAD)))  # immediate-win
    last = replace(over, house=begin(last_round="on").house, turn=1, phase=Phase.BUST)
    yield Stage(Setup(2, _LAST), replace(last, pips=(2, 2, 3, 4, 6)), tap(1, "d1"))  # immediate-win/last-round


def plays() -> Iterator[Play]:
    """The worked examples."""
    table, fresh = Setup(2), opened(begin())
    for rule, pips, count, luck in (
        ("set-aside-scoring", (1, 5, 2, 3, 3), 2, (5, 3, 6)),
        ("hot-dice", _FIVE, 5, _NEXT),
    ):
        laid = tuple((f"d{number + 1}", Place(RAIL, number)) for number in range(count))
        steps = (Done(press(0, "throw", laid), luck), Done(press(0, STOP)))
        yield Play(f"ten_thousand.{rule}", table, lying(fresh, *pips), steps)
