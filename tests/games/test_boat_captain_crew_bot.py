"""The computer players of Boat, Captain and Crew and the figures behind them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action
from tabletop.games.boat_captain_crew.bot import POLICY
from tabletop.games.boat_captain_crew.engine import GAME
from tabletop.games.boat_captain_crew.search import afloat_chance, throws_of, turn_value
from tabletop.games.boat_captain_crew.state import State
from tabletop.text_front import english
from tests.games.boat_captain_crew_positions import begin, lying, sailed, thrown

SAIL = Action(0, "sail")


def think(state: State, level: Level = Level.HARD, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def verb(state: State, level: Level = Level.HARD) -> str:
    action = think(state, level).action
    assert action is not None
    return action.verb


def why(state: State, level: Level = Level.HARD) -> str:
    """The reason in English."""
    reason = think(state, level).reason
    assert reason is not None
    return english(reason)


def test_the_chances_to_be_afloat() -> None:
    assert [afloat_chance(0, throws) for throws in (1, 2, 3)] == pytest.approx([0.158, 0.356, 0.540], abs=5e-4)
    assert [afloat_chance(1, throws) for throws in (3, 2, 1)] == pytest.approx([0.647, 0.465, 0.233], abs=5e-4)
    assert [afloat_chance(2, throws) for throws in (3, 2, 1)] == pytest.approx([0.806, 0.665, 0.421], abs=5e-4)


def test_the_miles_of_a_turn() -> None:
    values = [turn_value(mode) for mode in ("both", "either", "none")]
    assert values == pytest.approx([4.085, 4.316, 3.484], abs=5e-4)
    assert dict(throws_of((1, 1), 2, "both"))[True, True] == pytest.approx(7.97, abs=5e-3)
    assert dict(throws_of((1, 1), 1, "both"))[True, True] == pytest.approx(7)


PAIRS = {miles: (min(6, miles - 1), miles - min(6, miles - 1)) for miles in range(2, 13)}


@pytest.mark.parametrize(("throws", "most"), [(1, 7), (2, 6)])
def test_hard_throws_again_up_to(throws: int, most: int) -> None:
    for miles, pair in PAIRS.items():
        state = lying(begin(), 6, 5, 4, *pair, throws=throws)
        assert verb(state) == ("throw-miles" if miles <= most else "sail"), miles


@pytest.mark.parametrize(("throws", "kept"), [(1, {5, 6}), (2, {4, 5, 6})])
def test_hard_with_either_keeps_high_dice(throws: int, kept: set[int]) -> None:
    for one in range(1, 7):
        for other in range(1, 7):
            state = lying(begin(mile_dice="either"), 6, 5, 4, one, other, throws=throws)
            action = think(state).action
            assert action is not None
            assert action in GAME.legal(state, 0)
            low = [face for face in (one, other) if face not in kept]
            assert [state.pips[int(token[1]) - 1] for token in action.tokens] == low


def test_the_last_player_plays_for_the_target() -> None:
    last = sailed(replace(begin(), turn=1), (4,) * 10, (3,) * 9)
    assert lying(last, 6, 5, 4, 6, 6).needed(10) == 13
    near = sailed(last, (4,) * 10, (4,) * 9)
    assert lying(near, 6, 5, 4, 2, 2).needed(10) == 4
    assert verb(lying(near, 6, 5, 4, 2, 2)) == "sail"
    assert why(lying(near, 6, 5, 4, 2, 2)) == "With 4 miles nobody is in front of B."
    assert verb(lying(near, 6, 5, 4, 2, 1, throws=2)) == "throw-miles"
    far = sailed(last, (4,) * 10, (4,) * 8 + (0,))
    assert verb(lying(far, 6, 5, 4, 6, 1, throws=2)) == "throw-miles"
    assert why(lying(far, 6, 5, 4, 6, 1, throws=2)) == "7 miles are too few to win, so there is nothing to lose."
    assert replace(near, turn=0, books=((4,) * 9, (4,) * 9)).needed(10) is None


def test_the_target_with_either_keeps_what_helps_most() -> None:
    last = sailed(replace(begin(mile_dice="either"), turn=1), (4,) * 10, (4,) * 8 + (0,))
    action = think(lying(last, 6, 5, 4, 4, 1, throws=2)).action
    assert action == Action(1, "throw-miles", ("d5",)), "every second die is good enough beside the 4"


def test_the_last_of_a_play_off_plays_for_the_target() -> None:
    state = replace(begin(tie_break="playoff"), turn=1, contenders=(0, 1), extra=(9,), books=((4,) * 10, (4,) * 10))
    assert state.needed(10) == 9
    assert verb(lying(state, 6, 5, 4, 4, 4, throws=2)) == "throw-miles"
    assert verb(lying(state, 6, 5, 4, 6, 3, throws=1)) == "sail"
    assert replace(state, turn=0, extra=()).needed(10) is None


def test_hints_name_the_average() -> None:
    assert why(lying(begin(), 6, 5, 4, 3, 3, throws=2)) == (
        "6 miles with 1 throw left: throwing again brings about 7 on average."
    )
    assert why(lying(begin(), 6, 5, 4, 4, 4)) == (
        "8 miles with 2 throws left: throwing again would bring no more than about 8 on average."
    )
    assert why(begin()) == "A turn begins with a throw; in 54% of turns the ship gets afloat."
    assert why(lying(begin(), 6, 1, 1, 2, 3)) == (
        "There is no choice; the ship still gets afloat in about 47% of such turns."
    )


def test_what_is_forced_is_not_thought_about() -> None:
    for level in GAME.info.levels:
        assert verb(begin(), level) == "throw"
        assert verb(thrown(begin(), 6, 1, 1, 2, 3), level) == "lock"
        assert verb(lying(begin(), 3, 1, 1, 2, 3, throws=3), level) == "miss"
        assert verb(lying(begin(), 6, 5, 4, 2, 3, throws=3), level) == "sail"


def test_first_steps_can_hardly_wait_to_sail() -> None:
    low = lying(begin(), 6, 5, 4, 1, 1, throws=1)
    ask = Ask((low,), 0, Level.FIRST_STEPS, GAME.legal(low, 0))
    sailed_away = sum(POLICY.choose(ask, LiveChance(seed)).action == Action(0, "sail") for seed in range(40))
    assert 20 < sailed_away < 40


def test_levels_are_in_order_of_strength() -> None:
    means = []
    for level in GAME.info.levels:
        luck, total, turns = LiveChance(3), 0, 0
        state = begin()
        while turns < 3000:
            state = replace(state, books=((), ()))
            ask = Ask((state,), state.turn, level, GAME.legal(state, state.turn))
            action = POLICY.choose(ask, luck).action
            assert action is not None
            if action.verb in ("sail", "miss"):
                total, turns = total + state.miles, turns + 1
            state = GAME.apply(state, action, luck)
        means.append(total / turns)
    assert means[0] + 0.3 < means[1]
