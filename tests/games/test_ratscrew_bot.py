"""The computer player of Egyptian Ratscrew: eyes and a hand that needs its time."""

from __future__ import annotations

import statistics

import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.ratscrew.bot import EYES, FASTEST_MS, POLICY
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import TOKENS, State
from tests.games.ratscrew_positions import BENCH, at, laid, slap, turn, watched_match


def choose(state: State, seat: int, level: Level, chance: LiveChance) -> Choice:
    """The choice of a level here; everything that counts is public, so no world has to be dealt."""
    return POLICY.choose(Ask((state,), seat, level, GAME.legal(state, seat)), chance)


def slaps(state: State, seat: int, level: Level, tries: int = 3000) -> list[int]:
    """The reaction times of many tries in which the level slapped."""
    chance = LiveChance(7)
    found = [choose(state, seat, level, chance) for _ in range(tries)]
    return [choice.after_ms for choice in found if choice.action is not None and choice.action.verb == "slap"]


@pytest.mark.parametrize(
    ("level", "median_ms", "overlooked"), [(Level.FIRST_STEPS, 1500, 15), (Level.MEDIUM, 950, 9), (Level.BEST, 600, 3)]
)
def test_reaction_to_a_pair(level: Level, median_ms: int, overlooked: int) -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    times = slaps(state, 0, level)
    assert 100 - 100 * len(times) / 3000 == pytest.approx(overlooked, abs=2)
    assert statistics.median(times) == pytest.approx(median_ms, rel=0.05)
    assert min(times) >= FASTEST_MS


def test_reaction_spreads_as_log_normal() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    times = sorted(slaps(state, 0, Level.MEDIUM))
    above = times[round(len(times) * 0.84)] / statistics.median(times)
    assert above == pytest.approx(2.718**0.35, rel=0.05)


def test_mistakes_are_rare_and_twice_as_common_after_an_equal_rank() -> None:
    plain = laid(at("9C 2C", "8S 3C", "4C 6C"), "9C 8S 4C")
    again = laid(at("9C 2C", "8S 3C", "9H 6C"), "9C 8S 9H")
    assert len(slaps(plain, 0, Level.EASY, 6000)) / 6000 == pytest.approx(0.011, abs=0.004)
    assert len(slaps(again, 0, Level.EASY, 6000)) / 6000 == pytest.approx(0.022, abs=0.006)


def test_one_look_for_each_card() -> None:
    state = slap(laid(at("9C 2C", "8S 3C", "4C 6C"), "9C 8S"), 1, after_ms=300)
    assert not slaps(state, 0, Level.EASY), "somebody else’s slap is no reason to look again"


def test_a_hand_on_its_way_stops_at_the_next_card() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    chance = LiveChance(3)
    action = next(c.action for c in (choose(state, 0, Level.HARD, chance) for _ in range(20)) if c.action)
    assert action.tokens == (TOKENS[state.pile[-1]],)
    assert GAME.check(state, action) is None
    assert BENCH.refused(turn(state), action).rule == "ratscrew.slower-slaps-ignored"


def test_own_card_is_turned_in_time() -> None:
    state = turn(at("9C 2C", "8S 3C", "4C 6C"))
    chance = LiveChance(8)
    chosen = [choose(state, 1, Level.MEDIUM, chance) for _ in range(300)]
    times = [choice.after_ms for choice in chosen if choice.action is not None and choice.action.verb == "turn"]
    assert 800 <= min(times) < 850
    assert 1350 < max(times) <= 1400


def test_wrong_slaps_do_not_hold_up_a_card_that_is_due() -> None:
    state = slap(turn(at("9C 2C", "8S 3C", "4C 6C"), 2), 0, after_ms=500)
    chance = LiveChance(8)
    times = [choose(state, 2, Level.MEDIUM, chance).after_ms for _ in range(300)]
    assert 300 <= min(times) < 350
    assert 850 < max(times) <= 900


@pytest.mark.parametrize("head_start", ["0", "150", "300"])
def test_handicap_is_a_head_start_for_people(head_start: str) -> None:
    """The same order as if it were taken off the moments of the people."""
    state = laid(at("9C 2C", "9S 3C", "4C 6C", options={"handicap": head_start}), "9C 9S")
    assert statistics.median(slaps(state, 0, Level.HARD)) == pytest.approx(750 + int(head_start), abs=25)


def test_levels_differ() -> None:
    levels = (Level.EASY, Level.BEST)
    won = [_winner(levels, seed) for seed in range(6)]
    assert won.count(1) >= 4


def _winner(levels: tuple[Level, ...], seed: int) -> int:
    result = watched_match(Setup(2), levels, seed).result
    assert result is not None
    return result.winners[0]


def test_everybody_thinks_in_time_and_the_same_again() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    for level in EYES:
        assert think(GAME, POLICY, state, 1, level, 5) == think(GAME, POLICY, state, 1, level, 5)
