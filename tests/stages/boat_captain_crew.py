"""Boat, Captain and Crew: dice that come aboard too early, and throws of the wrong dice."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Setup
from tabletop.games.boat_captain_crew.table import BERTH, LOG, SAIL
from tabletop.kit.dice_table import CUP
from tests.games.boat_captain_crew_positions import begin, lying, sailed
from tests.stages import Done, Play, Stage, drag, press

WITHOUT = {
    "boat_captain_crew.mile-dice-again": "where the mile dice may be thrown again, nothing can be wrong",
    "boat_captain_crew.both-mile-dice@either": "where one or both may be thrown, nothing can be wrong",
}

_NONE = (("boat_captain_crew.mile-dice", "none"),)
_CUP = Place(CUP)
_BOAT, _CAPTAIN, _CREW = (Place(BERTH, slot) for slot in range(3))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, fresh = Setup(2), begin()
    yield Stage(table, fresh, drag(0, "d1", _BOAT))  # first-throw-five
    yield Stage(table, fresh, drag(1, "d1", _CUP))  # turn-order
    yield Stage(table, lying(fresh, 6, 3, 3, 2, 2), press(0, SAIL))  # no-early-stop
    yield Stage(table, lying(fresh, 6, 5, 3, 2, 2), drag(0, "d1", _CUP))  # lock-is-automatic
    yield Stage(table, lying(fresh, 6, 3, 3, 2, 2), drag(0, ("d2", "d3"), _CUP))  # throw-all-unlocked
    yield Stage(table, lying(fresh, 6, 5, 4, 6, 1), drag(0, "d5", _CUP))  # both-mile-dice
    yield Stage(table, lying(fresh, 5, 4, 3, 3, 1), drag(0, "d1", _BOAT))  # boat-first
    yield Stage(table, lying(fresh, 5, 5, 4, 3, 1), drag(0, "d1", _CAPTAIN))  # captain-needs-boat
    yield Stage(table, lying(fresh, 6, 4, 4, 2, 1), drag(0, "d2", _CREW))  # crew-needs-captain
    yield Stage(table, lying(fresh, 6, 6, 3, 2, 1), drag(0, "d2", _BOAT))  # one-of-each
    yield Stage(table, lying(fresh, 6, 5, 4, 2, 2, throws=3), drag(0, ("d4", "d5"), _CUP))  # three-throws
    yield Stage(table, lying(fresh, 6, 5, 3, 2, 2, throws=3), drag(0, "d3", Place(LOG, 0)))  # not-afloat-zero
    at_once = lying(begin(mile_dice="none"), 6, 5, 4, 2, 2)
    yield Stage(Setup(2, _NONE), at_once, drag(0, ("d4", "d5"), _CUP))  # mile-dice-again/none
    for rounds in (10, 5):
        for tie in ("shared", "playoff"):
            chosen = (("boat_captain_crew.rounds", str(rounds)), ("boat_captain_crew.tie-break", tie))
            house = begin(rounds=str(rounds), tie_break=tie)
            over = replace(lying(house, 6, 5, 4, 2, 2), turn=1, over=True)
            over = sailed(over, (4,) * rounds, (0, *(4,) * (rounds - 1)))
            yield Stage(Setup(2, chosen), over, drag(1, "d4", Place(LOG, 1)))  # ten-rounds


def plays() -> Iterator[Play]:
    """The worked examples."""
    table, fresh = Setup(2), begin()
    lock, again = drag(0, "d1", _BOAT), press(0, "throw")
    steps = (Done(lock), Done(again, (5, 4, 6, 6)), Done(drag(0, "d2", _CAPTAIN)), Done(press(0, SAIL)))
    yield Play("boat_captain_crew.crew-needs-captain", table, lying(fresh, 6, 4, 4, 2, 1, docked=False), steps)
    late = lying(fresh, 6, 5, 4, 3, 1, throws=2)
    sail = drag(0, "d4", Place(LOG, 0))
    yield Play("boat_captain_crew.last-miles-count", table, late, (Done(again, (1, 1)), Done(sail)))
    ashore = lying(fresh, 6, 5, 3, 2, 1, throws=2)
    missed = (Done(again, (6, 5, 1)), Done(Action(0, "miss")))
    yield Play("boat_captain_crew.not-afloat-zero", table, ashore, missed)
