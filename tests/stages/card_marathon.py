"""Card Marathon: hands and milestones of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Gesture, Place
from tabletop.games.card_marathon.state import State
from tests.games.card_marathon_positions import BENCH, EFFORT, at, declare, draw, ids, upturn
from tests.stages import Done, Play, Stage, drag, tap

WITHOUT = {"card_marathon.wrap": "it only says what is allowed"}

Options = dict[str, str]
_STRAIGHT = "5S 6H 7D 8C"


def _stage(state: State, gesture: Gesture, options: Options | None = None) -> Stage:
    return Stage(BENCH.setup(2, options), state, gesture)


def _to_effort(state: State, names: str, options: Options | None = None) -> Stage:
    """Cards are carried to the effort."""
    return _stage(state, drag(state.turn, ids(state, names), EFFORT), options)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    begins = at("5S 6H 7D 8C 2C", me="KD", opp="KS 3C")
    yield _to_effort(begins, "2C")  # draw-one
    yield _to_effort(begins, _STRAIGHT)  # challenge-after-draw
    yield _stage(begins, drag(0, ids(begins, "2C"), Place("row-1", 0)))  # swap-open
    yield _stage(begins, drag(0, ids(begins, "2C"), Place("row-1", 4)))  # swap-closed
    none = at("5S 6H 7D 8C 2C", opp="KS")
    yield _stage(none, drag(0, ids(none, "2C"), Place("row-0", 2)))  # swap-closed-limit
    theirs = at("5S 6H 7D 8C 2C", other="JD QD", turn=1)
    yield _stage(theirs, drag(0, ids(theirs, "2C"), EFFORT))  # opponent-starts
    drawn = at("5S 6H 9D 8C 2C JD", me="KD", opp="KS")
    yield _stage(drawn, drag(0, ids(drawn, "2C"), Place("row-0", 0)))  # turn-choice
    yield _stage(drawn, drag(0, ids(drawn, "2C"), Place("refreshments")))  # throw-one
    yield _stage(drawn, tap(0, f"c{drawn.rows[0][2]}"))  # upturn-own
    yield _to_effort(drawn, "5S 6H 9D 8C")  # four-cards
    whole = at(f"{_STRAIGHT} 2C JD", me="KD", opp="KS")
    yield _stage(whole, drag(0, ids(whole, _STRAIGHT), Place("refreshments")))  # throw-challenge
    yield _to_effort(at("5S 6H 7D 2C JD QS", closed="8C"), "5S 6H 7D 8C")  # permissible-cards
    yield _to_effort(at("2C 9S 2S JD JC KH", me="4H 5C 6D 7S", opp="9D 9H"), "4H 5C 6D 7S")  # one-energy
    leads = at(f"{_STRAIGHT} JD QS", me="2H 3C KD KC", opp="9S")
    yield _to_effort(leads, _STRAIGHT)  # leader-no-straights
    yield _to_effort(at(f"{_STRAIGHT} 2C JD", opp="7S"), _STRAIGHT)  # value-blocked
    yield _to_effort(at("5S 6H 8C 2C JD QS", me="7D", opp="7S"), _STRAIGHT)  # equal-values-block-both
    yield from _by_house_rules()


def _by_house_rules() -> Iterator[Stage]:
    flush: Options = {"wrap-straights": "flush-only"}
    yield _to_effort(at("KS AH 2D 3C 9H 9D", opp="4S", options=flush), "KS AH 2D 3C", flush)  # wrap
    two: Options = {"min-energy": "2"}
    milestones = at("4H 9S 2S JD JC KH", me="5C 6D 7S", opp="9D 9H", options=two)
    yield _to_effort(milestones, "4H 5C 6D 7S", two)  # min-energy
    kept: Options = {"no-return": "on"}
    state = at("5S 6H 9D 2C JD", effort="QC", options=kept)
    yield _to_effort(BENCH.after(state, draw(state, effort=True)), "QC", kept)  # no-return


def _challenge(state: State, names: str, number: int) -> tuple[Done, ...]:
    """Four cards are carried to the effort, and a milestone is tapped."""
    return Done(drag(0, ids(state, names), EFFORT)), Done(tap(0, f"c{state.rows[0][number - 1]}"))


def plays() -> Iterator[Play]:
    """The worked examples."""
    setup = BENCH.setup(2)
    state = at("4H 5C 2S JD JC KH", me="6D 7S", opp="9D", closed="QH")
    yield Play("card_marathon.upturn-own", setup, state, _challenge(state, "4H 5C 6D 7S", 3))
    state = at("5S 6H 8C 2C JD QS", me="7D 7C", opp="7S", closed="3H")
    yield Play("card_marathon.value-majority", setup, state, _challenge(state, _STRAIGHT, 3))
    state = at("5S 6S 7S 8S JD QS", me="2H 3C KD KC", opp="9D", closed="10H")
    last = BENCH.after(state, declare(state, "5S 6S 7S 8S"))
    steps = Done(drag(0, ids(state, "5S 6S 7S 8S"), EFFORT)), Done(upturn(last, 5))
    yield Play("card_marathon.reversal", setup, state, steps)
