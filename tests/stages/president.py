"""President: three at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Place, Seat
from tabletop.games.president.state import DISCARD, HANDS, TRICK, State
from tests.games.president_positions import GO_ON, after, at, dealt, ids, passes, play, setup_of
from tests.stages import Done, Play, Stage, drag, press

WITHOUT = {
    "president.exchange-forced@free-return": "who gives at the wrong time there breaks the rule of the free return",
}

Options = dict[str, str]
WILD: Options = {"jokers-wild": "on"}
FINAL: Options = {"pass-is-final": "on"}
FREE: Options = {"free-return": "on"}
_HAND = "4C 7H 7S 9D QC KS"


def _stage(state: State, names: str, to: Place = TRICK, seat: Seat = 0, options: Options | None = None) -> Stage:
    """Cards are carried to a place."""
    return Stage(setup_of(state.seats, options), state, drag(seat, ids(state, names), to))


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    leading = at(_HAND, 6, 6)
    yield _stage(leading, "7H 7S", DISCARD)  # lead-a-set
    wild = at("9D 9H 9S 9C KC Jok1", 6, 6, options=WILD)
    yield _stage(wild, "9D 9H 9S 9C Jok1", options=WILD)
    yield Stage(setup_of(3, None), leading, press(0, "pass"))  # leader-must-play
    yield _stage(at(_HAND, 6, 6, trick="5C 5D"), "9D")  # same-count
    yield _stage(at(_HAND, 6, 6, trick="10C"), "9D")  # higher-rank
    yield _stage(at(_HAND, 6, 6, trick="5C 5D"), "9D QC")  # one-rank
    yield _stage(at(_HAND + " Jok1", 6, 6, trick="5C 5D 5H", options=WILD), "9D QC Jok1", options=WILD)
    for options in (None, FINAL):
        yield _stage(at(6, _HAND, 6, trick="8D", options=options), "9D", seat=1, options=options)  # turn-order
    state = at("3C 9S 4S", "JH 4D", "6D 5D", options=FINAL)
    state = after(state, play(state, "3C"), passes(1), play(state, "6D", seat=2), play(state, "9S"))
    yield _stage(state, "JH", seat=1, options=FINAL)  # pass-is-final
    yield _stage(leading, "4C", HANDS[1])  # exchange-forced
    state = dealt("3S 4C 7D QC", "5C 6D 2S AS", "8C 9D JS KH", order=(0, 2, 1), options=FREE)
    yield _stage(after(state, GO_ON), "3S", HANDS[1], options=FREE)  # free-return


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("4C 7H 7S QC QD KS", "8C 8D JH 5S", "9H 9S AC 3D")
    laid = ((0, "7H 7S"), (1, "8C 8D"), (2, ""), (0, "QC QD"), (1, ""), (2, ""))
    steps = tuple(
        Done(drag(seat, ids(state, names), TRICK) if names else press(seat, "pass") if seat == 0 else passes(seat))
        for seat, names in laid
    )
    yield Play("president.trick-ends", setup_of(3), state, (*steps, Done(GO_ON)))
    state = dealt("3S 4C 7D QC", "5C 6D 2S AS", "8C 9D JS KH", order=(0, 2, 1))
    steps = (Done(GO_ON), Done(drag(1, ids(state, "5C"), TRICK)))
    yield Play("president.exchange-top", setup_of(3), state, steps)
