"""Barbu: four at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import CLOCK, Action, Place, Seat
from tabletop.games.barbu.state import TOKEN_OF, Contract, State
from tabletop.games.barbu.table import CONTRACT
from tabletop.kit.trick_game import TRICK
from tests.games.barbu_positions import BENCH, RESTRICTED, Options, at, naming, token
from tests.stages import Done, Play, Stage, drag

WITHOUT: dict[str, str] = {}
_NAMED = Place(CONTRACT)


def _stage(state: State, name: str, seat: Seat, options: Options | None = None) -> Stage:
    """A card is carried to the trick."""
    return Stage(BENCH.setup(4, options), state, drag(seat, (token(state, name),), Place(TRICK, seat)))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    fresh, later = naming(), naming(Contract.TRICKS, Contract.QUEENS)
    yield _stage(fresh, "AS", 0)  # choose-after-deal
    yield Stage(BENCH.setup(4), fresh, drag(1, TOKEN_OF[Contract.HEARTS], _NAMED))  # dealer-chooses
    yield Stage(BENCH.setup(4), later, drag(0, TOKEN_OF[Contract.QUEENS], _NAMED))  # contract-once-per-round
    following = at(4, 4, "KC 2H QS 7D 9D", 5, trick="7C 4C", contract="queens")
    yield _stage(following, "QS", 2)  # follow-suit
    waiting = at(4, "KD 3S JH 8C 9C", "AD 7H 2C 4S 5S", 5, trick="9D", contract="tricks")
    yield _stage(waiting, "AD", 2)  # turn-order
    yield _stage(at("2H KH 4S 9C", 4, 4, 4, contract="hearts", options=RESTRICTED), "2H", 0, RESTRICTED)  # heart-leads


def plays() -> Iterator[Play]:
    """The worked examples."""
    setup = BENCH.setup(4)
    low = "2H 3H 5H 7S 4S 2S JD 8D 3D 9C 6C 3C 2C"
    state = at(low, 13, 13, 13, contract="", before=(Contract.TRICKS, Contract.QUEENS))
    chosen = drag(0, TOKEN_OF[Contract.KING], _NAMED)
    lead = drag(0, (token(state, "9C"),), Place(TRICK))
    yield Play("barbu.contract-once-per-round", setup, state, (Done(chosen), Done(lead)))
    state = at("4D 7S", "JD AC", "QD 2C", "KH 9S", contract="king")
    yield Play("barbu.discard-when-void", setup, state, _trick(state, "4D JD QD KH"))
    state = at("7H 4S", "QH AC", "3H 2C", "9S 8D", contract="salad")
    yield Play("barbu.score-salad", setup, state, _trick(state, "7H QH 3H 9S"))


def _trick(state: State, names: str) -> tuple[Done, ...]:
    """A whole trick that the first seat leads, and its being taken away."""
    laid = enumerate(names.split())
    cards = (Done(drag(seat, (token(state, name),), Place(TRICK, seat))) for seat, name in laid)
    return (*cards, Done(Action(CLOCK, "go_on")))
