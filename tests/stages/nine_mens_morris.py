"""Nine Men’s Morris: few men, the points have the numbers 1 to 24, row by row."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Place, Seat, Setup, TokenId
from tabletop.games.nine_mens_morris.board import PLACES, TRAYS
from tabletop.games.nine_mens_morris.state import TOKENS, State
from tabletop.kit.two_player import DrawOffer
from tests.games.nine_mens_morris_positions import (
    CLASSIC,
    EACH_MILL,
    NO_FLYING,
    PASSES,
    RANDOM,
    Options,
    begin,
    moving,
    placing,
    play,
)
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT: dict[str, str] = {}

_DRAGS: tuple[tuple[Options, str, str, int, int], ...] = (
    ((), "1,5,9,13", "2,3,10,20", 10, 22),  # own-man
    ((), "1,15,17,20", "2,12,18,24", 1, 2),  # empty-point
    ((), "1,15,17,20", "2,12,18,24", 1, 5),  # one-step
    ((), "1,15,17,20", "2,12,18,24", 1, 3),  # no-jump
    (NO_FLYING, "1,15,17", "6,12,18,24", 1, 8),  # flying
)
"""House rules, the men of White and Black, and which one is carried where."""


def _stage(options: Options, state: State, seat: Seat, here: int, to: int | Place) -> Stage:
    """The man on a point is carried to another, or to any place."""
    place = PLACES[to - 1] if isinstance(to, int) else to
    return Stage(Setup(2, options), state, drag(seat, state.token_on(here - 1), place))


def _in_hand(state: State, seat: Seat) -> TokenId:
    """The man that a seat places next."""
    return TOKENS[state.in_hand(seat).bit_length() - 1]


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, tray = Setup(2), Place(TRAYS[0])
    for options, white, black, here, to in _DRAGS:
        yield _stage(options, moving(white, black, options=options), 0, here, to)
    for options in ((), CLASSIC):
        yield _stage(options, moving("1,15,17,20", "2,12,18,24", options=options), 0, 15, tray)
    for options in ((), RANDOM):
        state = begin((), 0)
        yield Stage(Setup(2, options), state, drag(1, _in_hand(state, 1), PLACES[9]))
    state = begin()
    asked = replace(state, draw_offer=DrawOffer(offered=True, pending=True))
    yield Stage(table, asked, drag(1, _in_hand(state, 1), PLACES[9]))
    yield _stage((), placing("1,2", "10,22"), 0, 10, tray)  # mill-by-this-man
    for options in ((), EACH_MILL):
        yield _stage(options, play(placing("1,2", "10,18", options), "3"), 0, 1, 4)  # remove-one
    state = play(placing("1,2", "16,17,18,5"), "3")
    yield Stage(table, state, tap(0, state.token_on(16)))  # mill-protected
    state = play(placing("1,2", "10,18"), "3")
    yield Stage(table, state, tap(0, state.token_on(1)))  # remove-opponent
    state = play(placing("1,2", "10,22"), "3", "x10")
    yield Stage(table, state, drag(1, TOKENS[state.taken[-1]], PLACES[9]))  # removed-for-good
    state = placing("1", "10")
    yield Stage(table, state, tap(0, _in_hand(state, 0)))  # place-one
    yield _stage((), state, 0, 1, 2)  # no-move-while-placing
    for options in ((), PASSES):
        state = moving("1,2,3,24", "5,4,6,22,15,21", options=options)
        yield Stage(Setup(2, options), state, tap(0, state.token_on(1)))  # must-move
    yield _stage((), play(moving("1,2,15,24", "8,14,20"), "15-3", "x8"), 1, 20, 17)  # result


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = placing("1,2", "10,22")
    steps = (Done(drag(0, _in_hand(state, 0), PLACES[2])), Done(tap(0, state.token_on(9))))
    yield Play("nine_mens_morris.mill", Setup(2), state, steps)
    state = moving("1,2,20", "6,12,18,24")
    steps = (Done(drag(0, state.token_on(19), PLACES[2])), Done(tap(0, state.token_on(11))))
    yield Play("nine_mens_morris.flying-at-three", Setup(2), state, steps)
