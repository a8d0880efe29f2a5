"""The house rules of Whistiti: every value of every option, and what the rulebook says of it."""

from __future__ import annotations

import pytest

from tabletop.core.model import Setup
from tabletop.games.whistiti import INFO
from tabletop.games.whistiti.engine import GAME
from tabletop.games.whistiti.state import Phase, dealer, points
from tests.conformance.playing import play as play_at_random
from tests.games.whistiti_positions import BENCH, allowed, at, last_trick_of, play, token, trick_won

OVER = {"overtrump": "on"}
FREE = {"trump-duty": "free"}
FINISH = {"finish-deal": "on"}


def told(rule: str, options: dict[str, str] | None = None) -> str:
    """The sentence of a rule at this table."""
    row = GAME.rule(f"whistiti.{rule}", BENCH.setup(4, options))
    return "" if row is None else row.rule.text


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_first_dealer_seat(seat: int) -> None:
    assert dealer(BENCH.begin(4, {"first-dealer-seat": str(seat)})) == seat - 1
    assert "agreed" in told("first-dealer", {"first-dealer-seat": str(seat)})


def test_trump_duty() -> None:
    assert allowed(at("", "4S AC 9D", trick="9H", options=FREE)) == "4S AC 9D"
    assert "may play any card" in told("must-trump", FREE)


def test_overtrump() -> None:
    state = at("", "", "QS 3S", trick="9H 10S", options=OVER)
    assert allowed(state) == "QS"
    refused = BENCH.refused(state, play(state, "3S"))
    assert (refused.rule, refused.tokens) == ("whistiti.overtrump", (token(state, "10S"),))
    assert allowed(at("", "", "9S 3S", trick="9H 10S", options=OVER)) == "9S 3S", "if none can, any trump"
    assert allowed(at("", "QS 3S 4H", trick="10S", options=OVER)) == "QS", "when trumps are led, too"
    assert allowed(at("", "", "QS 3S AC", trick="9H 10S", options=OVER | FREE)) == "QS AC"
    assert told("overtrump") == ""
    assert "must beat" in told("overtrump", OVER)
    assert told("no-overtrump-duty", OVER) == ""


@pytest.mark.parametrize("target", [5, 10, 20, 30])
def test_target(target: int) -> None:
    options = {"target": str(target)}
    match = play_at_random(GAME, BENCH.setup(4, options), 5)
    assert max(points(match.state)) == target
    assert f" {target} of them" in told("aim", options)
    assert f"{target}th trick" in told("first-to-twenty", options)
    assert f"{4 * target - 3} tricks" in told("always-ends", options)
    assert match.state.deal <= {5: 2, 10: 3, 20: 6, 30: 9}[target]


def test_finish_deal_is_played_out_and_shared() -> None:
    early = trick_won(at("AH", before=(19, 0, 0, 0), options=FINISH), 0)
    assert early.phase is Phase.PLAY, "cards are left"
    over = last_trick_of((5, 4, 2, 2), before=(17, 18, 11, 6), options=FINISH)
    assert (over.phase, points(over)) == (Phase.OVER, (22, 22, 13, 8))
    result = GAME.result(over)
    assert result is not None
    assert (result.ranking, result.rule) == (((0, 1), (2,), (3,)), "whistiti.single-winner")
    assert "played to its end" in told("first-to-twenty", FINISH)
    assert "share the victory" in told("single-winner", FINISH)


@pytest.mark.parametrize("target", ["5", "30"])
def test_a_deal_that_is_played_out_has_thirteen_tricks(target: str) -> None:
    match = play_at_random(GAME, BENCH.setup(4, FINISH | {"target": target}), 2)
    assert all(sum(row) == 13 for row in match.state.sheet)
    assert f"{target}th trick" in told("first-to-twenty", FINISH | {"target": target})


def test_the_minutes_grow_with_the_goal() -> None:
    assert INFO.minutes_for is not None
    printed = INFO.options_of(Setup(4))
    goals = [INFO.minutes_for(4, printed | {"whistiti.target": goal}) for goal in ("5", "10", "20", "30")]
    assert goals == sorted(goals)
    assert INFO.minutes_for(4, printed | {"whistiti.finish-deal": "on"}) > goals[2]
