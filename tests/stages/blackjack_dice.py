"""Dice Blackjack: totals that are known at a glance, so that the reason of a refusal is seen at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.games.blackjack_dice.state import Phase
from tabletop.games.blackjack_dice.table import PAD, STOP, THROW_OF
from tabletop.kit.counters import POT, stack_zone
from tabletop.kit.dice_table import CUP
from tests.games.blackjack_dice_positions import begin, holding, lying, more, stop, throw, top, waiting
from tests.stages import Done, Play, Stage, drag, press, tap

WITHOUT = {"blackjack_dice.stop-or-continue": "dice and buttons only go on or stop, and both are allowed then"}

_STAYS = (("blackjack_dice.tie", "carry-over"),)
_FIRST_OUT = (("blackjack_dice.end", "first-out"),)
_ONE = next(iter(THROW_OF))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, three = Setup(2), Setup(3)
    fresh = begin()
    yield Stage(table, fresh, tap(1, "d1"))  # turn-order
    yield Stage(table, fresh, drag(0, ("d1", "d2"), Place(CUP)))  # first-throw-three
    yield Stage(table, lying(fresh, 12), Gesture(GestureKind.TAP, 0, to=Place(CUP)))  # throw-one-to-three
    yield Stage(table, lying(fresh, 12), drag(0, top(fresh, 0), Place(POT)))  # bust-pays-kitty
    yield Stage(table, more(lying(fresh, 17), 2, 2), tap(0, "d3"))  # stop-at-21
    yield Stage(table, more(lying(fresh, 19), 3), tap(0, "d2"))  # bust
    level = stop(lying(waiting(fresh, 1, 20, 0), 20))
    yield Stage(table, level, drag(0, ("d1", "d2"), Place(CUP)))  # tie-play-off
    stays = stop(lying(waiting(begin(tie="carry-over"), 1, 20, 0), 20))
    yield Stage(Setup(2, _STAYS), stays, tap(0, "d1"))  # tie-play-off/carry-over
    pot = stop(lying(waiting(holding(begin(3), 4, 5, 5), 2, 22, 17, 0), 20))
    yield Stage(three, pot, tap(2, "d1"))  # winner-takes-kitty
    yield Stage(three, lying(begin(3), 12), drag(0, top(begin(3), 0), Place(stack_zone(1))))  # all-pay-winner
    over = replace(waiting(holding(fresh, 4, 4), 0, 0, 23), phase=Phase.NOBODY, totals=(22, 23), pips=(6, 5, 6))
    yield Stage(table, over, tap(0, "d1"))  # all-bust
    end = replace(holding(fresh, 10, 0), phase=Phase.OVER, ended="all-counters-win", out=(0, 1), pips=(6, 5, 6))
    yield Stage(table, end, tap(0, "d1"))  # all-counters-win
    short = replace(end, house=begin(end="first-out").house)
    yield Stage(Setup(2, _FIRST_OUT), short, tap(0, "d1"))  # all-counters-win/first-out


def plays() -> Iterator[Play]:
    """The worked examples."""
    sum_of_15 = throw(begin(), 6, 5, 4)
    steps = (Done(drag(0, "d3", Place(CUP)), (4,)), Done(drag(0, "d3", Place(PAD))))
    yield Play("blackjack_dice.totals-add-up", Setup(2), sum_of_15, steps)
    chase = lying(waiting(begin(), 0, 0, 20), 19)
    token = top(chase, 0)
    bust = (Done(press(0, _ONE), (3,)), Done(drag(0, token, Place(POT))))
    yield Play("blackjack_dice.bust-pays-kitty", Setup(2), chase, bust)
    table = holding(begin(3), 5, 4, 5)
    close = lying(waiting(table, 2, 19, 22, 0), 20)
    payments = (
        Done(press(2, STOP)),
        Done(drag(2, "k15", Place(stack_zone(2)))),
        Done(Action(0, "give", (top(table, 0),))),
        Done(Action(1, "give", (top(table, 1),))),
    )
    yield Play("blackjack_dice.all-pay-winner", Setup(3), close, payments, viewer=2)
