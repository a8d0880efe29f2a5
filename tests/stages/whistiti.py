"""Whistiti: small hands at the end of a deal, and a deal that begins."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import CLOCK, Action, Place, Seat, Setup
from tabletop.games.whistiti.state import PACK, Phase, State
from tabletop.kit.trick_game import TRICK
from tests.games.whistiti_positions import BENCH, at, token
from tests.stages import Done, Play, Stage, drag

Options = dict[str, str]
OVER: Options = {"overtrump": "on"}

_ALLOWED = "it only says what is allowed"
WITHOUT = {"whistiti.must-trump@free": _ALLOWED}


def _stage(state: State, name: str, seat: Seat, options: Options | None = None) -> Stage:
    """A card is carried to the trick."""
    return Stage(_setup(options), state, drag(seat, (token(state, name),), Place(TRICK, seat)))


def _setup(options: Options | None = None) -> Setup:
    return BENCH.setup(4, options)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    yield _stage(at("", "4H AS KC 8D 3D", trick="9H"), "AS", 1)  # follow-suit
    yield _stage(at("", "4S AC KC 8D 3D", trick="9H"), "AC", 1)  # must-trump
    yield _stage(at("", "", "QS 3S 2C 7D", trick="9H 10S", options=OVER), "3S", 2, OVER)  # overtrump
    yield _stage(at("", "4H AS KC 8D", "AH 7S 2C 4D", trick="9H"), "AH", 2)  # turn-order


def plays() -> Iterator[Play]:
    """The worked examples."""
    go_on = Done(Action(CLOCK, "go_on"))
    state = at("KD 8C 3H", "9D QC 5H", "2D JC 7H", "7D 10C 4H", trump="D")
    state = replace(state, phase=Phase.SHOW, shown=PACK.index[token(state, "7D")], first_dealer=3)
    yield Play("whistiti.last-card-trump", _setup(), state, (go_on, _card(state, "KD", 0)), viewer=3)
    state = at("9H KD JC", "4S AC 9C", "AH 7D 2C", "10S 6C 5D")
    laid = enumerate(("9H", "4S", "AH", "10S"))
    yield Play("whistiti.trump-wins", _setup(), state, (*(_card(state, name, seat) for seat, name in laid), go_on))
    state = at("AS KD JC", "4S AC 9C", "7S 7D 2C", "10S 6C 5D", takers=(1,) * 10, before=(19, 1, 15, 4))
    laid = enumerate(("AS", "4S", "7S", "10S"))
    yield Play("whistiti.first-to-twenty", _setup(), state, (*(_card(state, name, seat) for seat, name in laid), go_on))


def _card(state: State, name: str, seat: Seat) -> Done:
    return Done(drag(seat, (token(state, name),), Place(TRICK, seat)))
