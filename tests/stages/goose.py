"""The goose game: two pieces on their way, and what their players try before and after the throw."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Setup
from tests.games.goose_positions import go, piece, position, square, throw
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT: dict[str, str] = {}

LOTS = (("goose.first-player", "random"),)
TWO_TURNS = (("goose.trap", "two-turns"),)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    yield Stage(Setup(2), position(20, 34), drag(0, piece(0), square(25)))  # two-dice
    yield Stage(Setup(2), throw(position(20, 34), 3, 3), tap(0, "d1"))  # one-throw-a-turn
    yield Stage(Setup(2), throw(position(12, 34), 4, 2), drag(0, piece(0), square(19)))  # forced-move
    yield Stage(Setup(2), position(31, 34, held=(0,)), drag(0, piece(0), square(35)))  # skip
    yield Stage(Setup(2, TWO_TURNS), position(52, 34, owed=(2, 0), trap="two-turns"), drag(0, piece(0), square(55)))
    for options in ((), LOTS):
        yield Stage(Setup(2, options), position(20, 34), drag(1, piece(1), square(40)))  # turn-order
    yield Stage(Setup(2), go(position(60, 34), 1, 2), drag(1, piece(1), square(40)))  # win-stops-play


def plays() -> Iterator[Play]:
    """The worked examples."""
    for rule, squares, to, held in (
        ("goose", (3, 34), 15, ()),
        ("swap", (20, 26), 26, ()),
        ("relief", (25, 31), 31, (1,)),
    ):
        steps = (Done(tap(0, "d1"), (4, 2)), Done(drag(0, piece(0), square(to))))
        yield Play(f"goose.{rule}", Setup(2), position(*squares, held=held), steps)
