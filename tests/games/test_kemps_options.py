"""Every house rule of Kemps, value by value."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place
from tabletop.games.kemps.engine import GAME
from tabletop.games.kemps.state import Phase
from tests.bench import broken
from tests.games.kemps_positions import (
    BENCH,
    GO_ON,
    NINES,
    NOW,
    OPEN,
    after,
    agreed,
    at,
    attempt,
    begun,
    does,
    private_turn,
    score,
    setup,
    sign,
)

PAIR = {"signal-length": "2"}
TWO_SIGNALS = ("tug-ear+wink", "yawn+wink")


@pytest.mark.parametrize("target", [3, 5, 7, 10])
def test_the_points_to_reach(target: int) -> None:
    state = at(NINES, row="4S KC QD 2H", options={"target": str(target)}, points=(target - 2, 0))
    state = after(state, does(2, "call_kemps"))
    assert not BENCH.ended_by(state)
    last = at(NINES, row="4S KC QD 2H", options={"target": str(target)}, points=(target - 1, 0))
    assert BENCH.ended_by(after(last, does(2, "call_kemps"))) == "kemps.target-wins"


@pytest.mark.parametrize("cost", [0, -1, -2])
def test_what_a_wrong_kemps_costs(cost: int) -> None:
    assert score(after(at(options={"false-call": str(cost)}), does(2, "call_kemps"))) == (cost, 0)
    double = after(at(options={"false-call": str(cost)}), does(2, "call_double"), does(0, "confirm_double"))
    assert score(double) == (cost, 0)


@pytest.mark.parametrize("computers", [(), OPEN])
def test_play_goes_on_after_a_counter(computers: tuple[int, ...]) -> None:
    state = at(options={"after-counter": "resume"}, computers=computers, deal=20)
    shown = after(state, does(0, "call_counter", NOW + 500), sign(0, "name", "yawn", NOW + 1500))
    assert shown.phase is Phase.SHOW
    state = after(shown, GO_ON)
    assert (state.phase, state.choosing, state.deal) == (Phase.SIGNALS, (1,), 20)
    assert broken(attempt(state, sign(1, "choose_signal", "yawn"))) == "kemps.counter-right-ends-deal"
    again = agreed(state, "wink")
    assert again.phase is again.playing
    assert (again.cards, again.signals) == (shown.cards, ((2,), (0,)))
    if computers:
        assert again.times.row == again.times.now - 500, "time stood still meanwhile"


def test_the_stock_is_shuffled_once() -> None:
    state = begun({"stock-out": "reshuffle"})
    while state.phase is not Phase.SHOW:
        if state.cards.rows == 10 and not state.cards.cleared:
            assert len(state.cards.stock) == 32
        state = private_turn(state)
    assert state.cards.rows == 18


@pytest.mark.parametrize("laps", [1, 2, 3])
def test_how_long_a_row_lies(laps: int) -> None:
    state = at(phase=Phase.TURN, turns=0, lap=0, options={"laps": str(laps)})
    turns = 0
    while state.cards.rows == 1:
        state = private_turn(state, Action(state.turn, "swap", (f"c{state.cards.hands[state.turn][0]}",), Place("row")))
        turns += 1
    assert turns == 4 * laps


@pytest.mark.parametrize(("value", "ms"), [("10", 10_000), ("15", 15_000), ("30", 30_000), ("none", None)])
def test_how_long_a_private_turn_lasts(value: str, ms: int | None) -> None:
    state = private_turn(at(phase=Phase.TURN, options={"private-time": value}))
    assert GAME.deadline_ms(state) == ms
    assert (CLOCK in GAME.active(state)) == (ms is not None)


@pytest.mark.parametrize("seconds", [3, 4, 6])
def test_how_long_everybody_looks(seconds: int) -> None:
    state = at(phase=Phase.TURN, options={"table-time": str(seconds)})
    assert GAME.deadline_ms(after(state, does(0, "done"))) == 1000 * seconds
    for seed in range(20):
        shown = after(state, sign(0, "gesture", "wink"), does(0, "done"), seed=seed)
        delay = GAME.deadline_ms(shown)
        assert delay is not None
        assert 500 <= delay <= 1000 * seconds - 2000


# Two gestures in a row


def test_a_pair_of_gestures_is_chosen_one_after_the_other() -> None:
    state = GAME.start(setup(PAIR), LiveChance(1))
    state = after(state, sign(0, "choose_signal", "wink"))
    assert GAME.active(state) == {0, 2}
    assert broken(attempt(state, sign(2, "choose_signal", "wink"))) == "kemps.signal-from-catalogue"
    state = agreed(state, "yawn", "yawn", "wink")
    assert state.signals == ((0, 11), (11, 0))
    assert GAME.masked(state, 1).signals == ((255, 255), (11, 0))


def test_only_the_pair_in_its_order_is_the_signal() -> None:
    state = at(phase=Phase.TURN, options=PAIR, signals=TWO_SIGNALS)
    first = after(state, sign(0, "gesture", "tug-ear"))
    assert broken(attempt(first, sign(0, "gesture", "wink"))) == "kemps.no-signal-without-four"
    assert broken(attempt(first, sign(0, "gesture", "tug-ear"))) == "kemps.signal-from-catalogue"
    assert not broken(attempt(first, sign(0, "gesture", "yawn")))
    assert not broken(attempt(after(state, sign(0, "gesture", "wink")), sign(0, "gesture", "tug-ear")))
    four = at(NINES, row="4S KC QD 2H", phase=Phase.TURN, options=PAIR, signals=TWO_SIGNALS)
    state = after(four, sign(0, "gesture", "tug-ear"), sign(0, "gesture", "wink"), does(0, "done"), GO_ON)
    assert state.shown[0].gesture == 2
    assert after(state, GO_ON, GO_ON).shown[0].gesture == 0


def test_a_counter_names_both_gestures() -> None:
    state = after(at(options=PAIR, signals=TWO_SIGNALS), does(0, "call_counter"), sign(0, "name", "yawn"))
    assert state.phase is Phase.NAME
    assert broken(attempt(state, sign(0, "name", "yawn"))) == "kemps.signal-from-catalogue"
    assert score(after(state, sign(0, "name", "wink"))) == (4, 0)
    wrong = after(state, sign(0, "name", "tug-ear"))
    assert (score(wrong), wrong.ruled[1]) == ((-2, 0), {(11, 2)})


def test_a_pair_where_all_play_at_once() -> None:
    state = at(options=PAIR, signals=TWO_SIGNALS, computers=OPEN)
    first = after(state, sign(0, "gesture", "tug-ear"))
    assert broken(attempt(first, sign(0, "gesture", "wink"))) == "kemps.no-signal-without-four"
    assert not broken(attempt(first, sign(2, "gesture", "wink"))), "of another doll"
