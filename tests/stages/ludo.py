"""Ludo: red, and yellow opposite, with few pieces on the way."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Place, Setup
from tabletop.games.ludo.board import OUT, STAR
from tests.games.ludo_positions import Options, loop, position, settle, step, throw
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT = {
    "ludo.must-move": "the button that passes is there only while no piece can move",
    "ludo.no-overtaking@jump": "it only says what is allowed",
}

LOTS: Options = (("ludo.first-player", "random"),)
QUICK: Options = (("ludo.stairs", "quick"),)
NO_MOVE: Options = (("ludo.blocking", "no-move"),)
THREE: Options = (("ludo.three-sixes", "turn-lost"),)
PLAY_ON: Options = (("ludo.play-on", "on"),)

Come = tuple[int, ...]
_DRAGS: tuple[tuple[Options, Come, Come, int, str, Place], ...] = (
    ((), (5,), (), 0, "red-1", loop(8)),  # one-throw
    ((), (5,), (5,), 3, "yellow-1", loop(36)),  # own-piece
    ((), (), (), 3, "red-1", loop(0)),  # six-to-leave
    ((), (), (), 6, "red-1", loop(6)),  # leaves-to-start
    ((), (0,), (), 6, "red-2", loop(0)),  # start-own-piece
    ((), (4,), (), 3, "red-1", loop(9)),  # exact-count
    ((), (4,), (34,), 4, "red-1", loop(8)),  # no-overtaking
    (NO_MOVE, (4,), (34,), 4, "red-1", loop(8)),
    ((), (4, 7), (), 3, "red-1", loop(7)),  # own-piece-bars
    (NO_MOVE, (4, 7), (), 3, "red-1", loop(7)),
    ((), (4,), (33,), 4, "red-1", loop(8)),  # adjacent-block
    ((), (53,), (), 4, "red-1", step("red", 2)),  # foot-exact
    ((), (26,), (), 2, "red-1", step("yellow", 1)),  # stairs-private
    ((), (OUT, 3), (), 3, "red-1", loop(6)),  # out-for-good
)
"""House rules, how far red and yellow have come, the throw of red, and what is carried where."""
_CLIMBS: tuple[tuple[Options, Come, int, Place], ...] = (
    ((), (57,), 5, step("yellow", 5)),  # stairs-in-order
    (QUICK, (57,), 3, step("yellow", 6)),
    ((), (56, 57), 2, step("yellow", 2)),  # step-occupied
    (QUICK, (59, 60), 1, step("yellow", 5)),
    ((), (61,), 5, STAR),  # six-to-exit
)
"""The same on the stairs of yellow, on which the red signs are seen better."""
_PLAYS: tuple[tuple[str, Come, Come, int, str, Place], ...] = (
    ("six-to-leave", (), (), 6, "red-1", loop(0)),
    ("capture", (4,), (36,), 4, "red-1", loop(8)),
    ("stop-behind", (4,), (36,), 5, "red-1", loop(7)),
)
"""A rule, how far red and yellow have come, the throw of red, and what is carried where."""


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    for options, red, yellow, die, token, to in _DRAGS:
        state = position(red=red, yellow=yellow, options=options)
        yield Stage(Setup(2, options), throw(state, die) if die else state, drag(0, token, to))
    for options, yellow, die, to in _CLIMBS:
        state = throw(position("yellow", options, red=(), yellow=yellow), die)
        yield Stage(Setup(2, options), state, drag(1, "yellow-1", to))
    for options in ((), LOTS):
        yield Stage(Setup(2, options), position(red=(5,), yellow=(5,), options=options), drag(1, "yellow-1", loop(36)))
    for options in ((), PLAY_ON):
        won = settle(throw(position(red=(OUT, OUT, OUT, 61), yellow=(5,), options=options), 6))
        yield Stage(Setup(2, options), won, drag(1, "yellow-1", loop(36)))
    state = position(red=(0, OUT, OUT, OUT), yellow=(), options=THREE)
    yield Stage(Setup(2, THREE), throw(settle(throw(settle(throw(state, 6)), 6)), 6), drag(0, "red-1", loop(18)))


def plays() -> Iterator[Play]:
    """The worked examples."""
    for rule, red, yellow, die, token, to in _PLAYS:
        steps = (Done(tap(0, "die"), (die,)), Done(drag(0, token, to)))
        yield Play(f"ludo.{rule}", Setup(2), position(red=red, yellow=yellow), steps)
