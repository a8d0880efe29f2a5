"""Dream Team: three or four at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tabletop.core.model import Place, Seat
from tabletop.games.dream_team.state import CLEARED, HANDS, TRICK, Phase, State
from tests.games.dream_team_positions import GO_ON, after, all_pass, at, ids, passes, play, setup_of, stacked, swept
from tests.stages import Done, Play, Stage, drag, press

WITHOUT = {
    "dream_team.free-kick-alone": "the table asks for a number, and offers only those from 1 to 10",
    "dream_team.free-kick-alone@weakest": "no number is announced there",
}

Options = dict[str, str]
FINAL: Options = {"pass-is-final": "on"}
ROUND: Options = {"yellow-duration": "round"}
WEAK: Options = {"lone-free-kick": "weakest"}
LATER: Options = {"first-round-trade": "off"}
_HAND = "G 3 7 7 9 F"


def _stage(state: State, names: str, to: Place = TRICK, seat: Seat = 0, options: Options | None = None) -> Stage:
    """Cards are carried to a place."""
    return Stage(setup_of(state.seats, options), state, drag(seat, ids(state, names, seat), to))


def _trading(options: Options | None = None, **more: Any) -> State:
    """Before the Kickoff, with hands of a few cards."""
    hands = "K 10 4 4 6", "3 5 9 9 6", "1 8 8 9 R", "G F 5 9 10"
    chosen: dict[str, Any] = {"phase": Phase.TRADE, "givers": (0, 1), "tricks": 0, **more}
    return at(*hands, options=options, **chosen)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    leading = at(_HAND, 6, 6)
    yield _stage(leading, "7 7", CLEARED)  # leader-plays
    yield _stage(at("K 3 7 9", 4, 4, tricks=0), "3")  # kickoff
    yield _stage(at(_HAND, 6, 6, trick="1: 5"), "7")  # lower-only
    yield _stage(at(_HAND, 6, 6, trick="1: 9 9"), "7")  # same-count
    yield _stage(at(_HAND, 6, 6, trick="1: 9 9"), "7 3")  # one-value
    yield _stage(at("R 3 7 7 F", 6, 6), "R F")  # no-set-with-red-or-kickoff
    yield _stage(at(_HAND, 6, 6, trick="1: 5", options=WEAK), "F", options=WEAK)  # lone-free-kick
    yield _stage(at(6, _HAND, 6, trick="2: 10"), "9", seat=1)  # clockwise
    yield from _left_out()
    state = at("8 9", "9 8", "5", "R 9 9", turn=3)
    state = swept(all_pass(after(after(state, play(state, "R")), play(replace(state, turn=2), "5"))))
    yield Stage(setup_of(4), state, press(2, "pass"))  # red-winner-out
    yield _stage(stacked(4, "Y R", "F", "F"), "R")  # nutmeg
    for options in (None, LATER):
        yield _stage(_trading(options), "K", HANDS[3], options=options)  # trade-two
    yield _stage(_trading(givers=(1,), turn=1), "9 9", HANDS[2], seat=1)  # trade-one


def _left_out() -> Iterator[Stage]:
    """Somebody has passed, or is skipped."""
    state = at("9 3", "8 8", "7 2", options=FINAL, turn=1)
    state = after(state, play(state, "8"), passes(0), play(replace(state, turn=2), "7"))
    yield _stage(state, "3", options=FINAL)  # pass-is-final
    for options in (None, ROUND):
        skipped = at("5 6", "9 9 4", "9 3", 4, trick="3: 10, 2: Y>0", turn=1, options=options)
        yield _stage(skipped, "5", options=options)  # yellow-skip
    yield _stage(at("5 6", "9 9", "4 3", 4, trick="3: 10", turn=2, skipped=0, options=ROUND), "5", options=ROUND)


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("9 9 3 3 10 G", "7 F 8 6 10", "8 8 5 10 10")
    laid = ((0, "9 9"), (2, ""), (1, "7 F"), (0, "3 3"), (2, ""), (1, ""))
    yield Play("dream_team.hand-end", setup_of(3), state, (*_steps(state, laid), Done(GO_ON)))
    state = at("7 9 10 10", "R 6 8", "4 8 9 10", turn=1)
    cursed = ((1, "R"), (0, "7"), (2, "4"), (1, ""), (0, ""))
    yield Play("dream_team.red-curse", setup_of(3), state, (*_steps(state, cursed), Done(GO_ON)))
    hands = "3 6 8 10 10", "4 5 7 8 9", "1 F 9 10 K"
    state = at(*hands, phase=Phase.TRADE, givers=(0,), tricks=0)
    yield Play("dream_team.trade-two", setup_of(3), state, (Done(drag(0, ids(state, "10 10", 0), HANDS[2])),))


def _steps(state: State, laid: tuple[tuple[Seat, str], ...]) -> Iterator[Done]:
    """What is laid; nothing is a pass. Player 0 does it by hand."""
    for seat, names in laid:
        if not names:
            yield Done(press(seat, "pass") if seat == 0 else passes(seat))
        elif seat == 0:
            yield Done(drag(seat, ids(state, names, seat), TRICK))
        else:
            yield Done(play(state, names, seat=seat))
