"""Oh Hell: three or four at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import CLOCK, Action, Place, Seat, Setup
from tabletop.games.oh_hell.state import State
from tabletop.kit.trick_game import TRICK
from tests.games.oh_hell_positions import BENCH, at, token
from tests.stages import Done, Play, Stage, drag, press

Options = dict[str, str]
OVER: Options = {"overtrump": "on"}

_ALLOWED = "it only says what is allowed"
WITHOUT = {
    "oh_hell.bid-range": "the table shows only the numbers that there are",
    "oh_hell.bids-open": "once all bids are made the table shows no numbers",
    "oh_hell.last-bid-not-even@free": _ALLOWED,
    "oh_hell.must-trump@free": _ALLOWED,
}


def _stage(state: State, name: str, seat: Seat, options: Options | None = None) -> Stage:
    """A card is carried to the trick."""
    return Stage(_setup(state, options), state, drag(seat, (token(state, name),), Place(TRICK, seat)))


def _setup(state: State, options: Options | None = None) -> Setup:
    return BENCH.setup(state.seats, options)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    last = at("AS KS 9H 4D 2C", 5, 5, 5, bids=(-1, 2, 1, 1))
    yield Stage(_setup(last), last, press(0, "bid-1"))  # last-bid-not-even
    yield _stage(at("AS KS 9H 4D", 4, 4, bids=(-1, -1, -1)), "AS", 0)  # bid-order
    following = at(4, "KD 3S JH 8C", 5, trick="9D", bids=(1, 1, 1))
    yield _stage(following, "3S", 1)  # follow-suit
    yield _stage(at(4, "4S AC 9H 5C", 5, trick="9D", bids=(1, 1, 1)), "AC", 1)  # must-trump
    yield _stage(at(4, 4, "QS 3S AC 8H", trick="9D 10S", bids=(1, 1, 1), options=OVER), "3S", 2, OVER)  # overtrump
    yield _stage(at(5, "KD 3S JH 8C", "AD 7H 2C 4S 5S", trick="9D", bids=(1, 1, 1)), "AD", 2)  # turn-order


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("9D KD JH 8C", "3S AC 9H 5C", "AD 7H 2C 4S", bids=(1, 1, 1))
    laid = enumerate(("9D", "3S", "AD"))
    steps = tuple(Done(drag(seat, (token(state, name),), Place(TRICK, seat))) for seat, name in laid)
    yield Play("oh_hell.trump-wins", _setup(state), state, (*steps, Done(Action(CLOCK, "go_on"))))
    state = at("AS KS 9H 4D 2C", 5, 5, 5, bids=(-1, 2, 1, 1))
    yield Play("oh_hell.last-bid-not-even", _setup(state), state, (Done(press(0, "bid-2")),))
