"""421: hands that are known at a glance, so that the reason of a refusal is seen at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Setup
from tabletop.games.four_two_one.state import DICE_IDS, State, Step
from tabletop.games.four_two_one.table import STOP
from tabletop.kit.counters import stack_zone
from tabletop.kit.dice_table import CUP, RAIL, THROW
from tests.games.four_two_one_positions import again, begin, discharge, holding, stop, thrown, turns
from tests.stages import Done, Play, Stage, drag, press, tap

WITHOUT: dict[str, str] = {}

_PLAIN = (("four_two_one.nenette", "plain"),)
_EXTRA = (("four_two_one.nenette", "two-extra"),)
_FIRST = (("four_two_one.end", "first-out"),)
_BY_HAND = (("four_two_one.payments", "by-hand"),)
_AT_MOST = (("four_two_one.follower-throws", "at-most"),)


def _over(state: State) -> State:
    """The match is over; A holds nothing any more."""
    state = turns(state, 511, 643)
    return replace(state, step=Step.OVER, dues=(), out=((0,),), ended="end-all-counters")


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, three = Setup(2), Setup(3)
    charge, later = holding(begin(3), 3, 2, 4), discharge(11, 10)
    yield Stage(three, charge, tap(1, "d1"))  # turn-order
    yield Stage(three, thrown(charge, 652), tap(0, "d2"))  # charge-one-throw
    yield Stage(three, charge, drag(0, "k12", Place(stack_zone(0))))  # charge-worst-takes
    by_hand = holding(begin(3, payments="by-hand"), 3, 2, 4)
    yield Stage(Setup(3, _BY_HAND), by_hand, drag(0, "k12", Place(stack_zone(0))))  # charge-worst-takes/by-hand
    yield Stage(three, thrown(turns(charge, 444, 532, 532), 641), tap(1, "d2"))  # worst-play-off
    yield Stage(three, thrown(turns(discharge(9, 5, 7), 421, 654, 421), 652), tap(0, "d2"))  # best-play-off
    yield Stage(table, later, drag(0, "d1", Place(stack_zone(1))))  # leader-throws
    yield Stage(table, thrown(stop(again(thrown(later, 653), (1, 2), 4, 2)), 421), press(1, STOP))  # same-number
    kept = tuple((token, Place(RAIL, at)) for at, token in enumerate(DICE_IDS))
    yield Stage(table, thrown(later, 653), press(0, THROW, kept))  # rethrow-at-least-one
    yield Stage(table, thrown(later, 653), drag(0, "k1", Place(stack_zone(0))))  # best-gives
    extra = thrown(discharge(11, 10, nenette="two-extra"), 653)
    yield Stage(Setup(2, _EXTRA), extra, drag(0, "k1", Place(stack_zone(0))))
    plain = thrown(discharge(11, 10, nenette="plain"), 653)
    yield Stage(Setup(2, _PLAIN), plain, drag(0, "k1", Place(stack_zone(0))))
    most = thrown(stop(again(thrown(discharge(11, 10, follower_throws="at-most"), 653), (1, 2), 4, 2)), 431)
    yield Stage(Setup(2, _AT_MOST), again(most, (2,), 2), tap(1, "d1"))  # same-number/at-most
    yield Stage(table, _over(discharge(4, 17)), tap(0, "d1"))  # end-all-counters
    first = _over(discharge(4, 17, end="first-out"))
    yield Stage(Setup(2, _FIRST), replace(first, ended="first-out-wins"), tap(0, "d1"))


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = turns(begin(3), 421, 665)
    charge = (Done(press(2, THROW), (3, 2, 2)), Done(Action(2, "stop")), Done(drag(2, "k21", Place(stack_zone(2)))))
    yield Play("four_two_one.charge-worst-takes", Setup(3), state, charge, viewer=2)
    state = turns(begin(3), 444, 532, 532)
    assert state.turn == 1
    level = (
        Done(press(1, THROW), (6, 4, 1)),
        Done(Action(1, "stop")),
        Done(drag(2, "d1", Place(CUP)), (2, 2, 1)),
        Done(Action(2, "stop")),
        Done(Action(2, "take")),
    )
    yield Play("four_two_one.worst-play-off", Setup(3), state, level, viewer=1)
    state = stop(again(thrown(discharge(11, 10), 653), (1, 2), 3, 2))
    same = (
        Done(press(1, THROW), (6, 1, 1)),
        Done(drag(1, "d1", Place(CUP)), (4,)),
        Done(Action(1, "stop")),
        Done(Action(0, "take")),
    )
    yield Play("four_two_one.same-number", Setup(2), state, same, viewer=1)
