"""Snakes and Ladders: two pieces on their way, and what their players try before and after the throw."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Setup
from tests.games.snakes_and_ladders_positions import go, piece, position, square, throw
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT: dict[str, str] = {}

LOTS = (("snakes_and_ladders.first-player", "random"),)
AGAIN = (("snakes_and_ladders.six-again", "on"),)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    yield Stage(Setup(2), position(20, 34), drag(0, piece(0), square(25)))  # one-throw
    yield Stage(Setup(2, AGAIN), throw(position(8, 34, six_again="on"), 6), tap(0, "die"))  # one-throw, six again
    yield Stage(Setup(2), throw(position(90, 34), 6), drag(0, piece(0), square(95)))  # forced-move
    for options in ((), LOTS):
        yield Stage(Setup(2, options), position(20, 34), drag(1, piece(1), square(38)))  # turn-order
    yield Stage(Setup(2), go(position(97, 34), 3), drag(1, piece(1), square(38)))  # win-stops-play


def plays() -> Iterator[Play]:
    """The worked examples."""
    for rule, start, die, to in (("ladder-up", 14, 6, 20), ("snake-down", 54, 4, 23), ("bounce", 98, 6, 96)):
        steps = (Done(tap(0, "die"), (die,)), Done(drag(0, piece(0), square(to))))
        yield Play(f"snakes_and_ladders.{rule}", Setup(2), position(start, 34), steps)
