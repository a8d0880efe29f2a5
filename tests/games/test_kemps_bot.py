"""The computer players of Kemps: what they collect, show and call, and how fast."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.model import Action
from tabletop.games.kemps.bot import EYES, FASTEST_MS, POLICY
from tabletop.games.kemps.engine import GAME
from tabletop.games.kemps.state import Phase, Sign, State
from tabletop.games.kemps.values import shares
from tabletop.text_front import english
from tests.games.kemps_positions import (
    KINGS,
    NINES,
    NOW,
    OPEN,
    after,
    at,
    does,
    sign,
    swap,
)

MIXED = "4S KC QD 2H"


def thought(state: State, seat: int, level: Level = Level.HARD, seed: int = 1) -> Choice:
    return think(GAME, POLICY, state, seat, level, seed)


def verbs(state: State, seat: int, level: Level, tries: int = 200) -> list[str]:
    """What a seat does, again and again from the same position."""
    choices = (thought(state, seat, level, seed) for seed in range(tries))
    return [choice.action.verb if choice.action else "" for choice in choices]


def meaning(action: Action | None) -> tuple[str, tuple[str, ...]]:
    return ("", ()) if action is None else (action.verb, action.tokens)


def test_it_collects_the_rank_of_which_it_has_most() -> None:
    state = at("9S 9H 5C KD", row="9C KC QD 2H", phase=Phase.TURN)
    choice = thought(state, 0)
    assert choice.action is not None
    assert choice.action.to == swap(state, 0, "5C", "9C").to
    assert choice.reason is not None
    assert "2 cards of this rank" in english(choice.reason)


def test_it_drops_a_rank_of_which_a_card_is_put_aside_unless_it_forgets() -> None:
    state = at("9S 9H KD 7C", row="9C KC QD 2H", cleared="9D 3H 3D 3C", phase=Phase.TURN)
    taken = swap(state, 0, "7C", "KC").to
    for seed in range(20):
        choice = thought(state, 0, Level.HARD, seed)
        assert choice.action is not None
        assert choice.action.to == taken
        easy = thought(state, 0, Level.EASY, seed)
        assert easy.action is not None
        assert easy.action.to != taken


def test_it_does_not_swap_back_and_forth() -> None:
    state = at("9S 5D KD 7C", row="AC 6C QD 2H", phase=Phase.TURN)
    assert "swap" not in verbs(state, 0, Level.HARD)


def test_a_hint_warns_of_a_rank_of_which_few_cards_are_left() -> None:
    state = at("9S 5D 5C 7C", row="9C 9H 9D 2H", phase=Phase.TURN)
    choice = thought(state, 0)
    assert choice.reason is not None
    assert english(choice.reason).startswith("Careful: 3 cards of this rank")


def test_with_a_four_it_shows_the_signal_and_keeps_the_cards() -> None:
    state = at(NINES, row=MIXED, phase=Phase.TURN)
    for level in GAME.info.levels:
        assert meaning(thought(state, 0, level).action) == ("gesture", ("g2",))
    shown = after(state, sign(0, "gesture", "tug-ear"))
    assert meaning(thought(shown, 0).action) == ("done", ())


def test_without_a_four_it_bluffs_six_times_in_ten() -> None:
    state = at("9S 5D KD 7C", row="AC 6C QD 2H", phase=Phase.TURN)
    assert 95 < verbs(state, 0, Level.MEDIUM).count("gesture") < 145


@pytest.mark.parametrize("level", GAME.info.levels)
def test_it_sees_the_signal_of_its_partner(level: Level) -> None:
    state = after(at(NINES, row=MIXED, computers=OPEN), sign(0, "gesture", "tug-ear", NOW + 500))
    assert 1000 * verbs(state, 2, level).count("call_kemps") / 200 == pytest.approx(EYES[level].sees, abs=90)
    choices = [thought(state, 2, level, seed) for seed in range(200)]
    called = [choice.after_ms for choice in choices if meaning(choice.action)[0] == "call_kemps"]
    assert median(called) == pytest.approx(EYES[level].call_ms, rel=0.1)
    assert min(called) >= FASTEST_MS


def test_it_judges_a_gesture_once() -> None:
    state = after(at(NINES, row=MIXED, computers=OPEN), sign(0, "gesture", "tug-ear", NOW + 500))
    later = after(state, swap(state, 1, "8D", "QD", NOW + 700))
    assert "call_kemps" not in verbs(later, 2, Level.HARD, 30)


def test_with_two_fours_it_calls_and_confirms_a_double() -> None:
    both = at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H")
    shown = after(at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H", computers=OPEN), sign(0, "gesture", "tug-ear"))
    assert "call_double" in verbs(shown, 2, Level.HARD, 10)
    called = after(both, does(0, "call_double"))
    assert meaning(thought(called, 2).action) == ("confirm_double", ())
    one = after(at(NINES, row=MIXED), does(0, "call_double"))
    assert thought(one, 2).action is None


def test_a_gesture_that_follows_swaps_is_suspected_and_one_without_a_call_is_not() -> None:
    signs = tuple(Sign(1, 5, NOW, 1, True) for _ in range(8))
    state = at(signs=signs, computers=OPEN)
    found = shares(state, 0)
    assert max(found) == found[5] > 0.5
    old = at(signs=signs, computers=OPEN, times=at().times)
    stale = shares(after(old, swap(old, 0, "7C", "QD", NOW + 20_000)), 0)
    assert stale[5] < 0.1
    assert shares(at(ruled=(frozenset(), frozenset({(5,)})), signs=signs), 0)[5] == 0


def test_it_counters_when_it_suspects_enough() -> None:
    signs = tuple(Sign(1, 5, NOW, 1, True) for _ in range(7))
    state = after(at(signs=signs, computers=OPEN, fresh=(False, True, False, False)), sign(1, "gesture", "puff-cheeks"))
    assert "call_counter" in verbs(state, 0, Level.HARD, 20)
    assert "call_counter" not in verbs(at(computers=OPEN), 0, Level.HARD, 20)
    called = after(state, does(0, "call_counter", NOW + 100))
    assert meaning(thought(called, 0).action) == ("name", ("g5",))


def test_where_all_play_at_once_it_looks_at_the_row_as_fast_as_its_level() -> None:
    state = at("9S 9H 5C KD", row="9C KC QD 2H", computers=OPEN, times=at().times)
    for slow, fast in pairwise((Level.EASY, Level.MEDIUM, Level.HARD)):
        looks = [median(thought(state, 0, level, seed).after_ms for seed in range(60)) for level in (slow, fast)]
        assert looks[0] > looks[1]
    choice = thought(state, 0)
    assert choice.watches, "another doll's gesture is looked at first"


def test_any_signal_will_do() -> None:
    state = at(phase=Phase.SIGNALS, choosing=(0, 1), signals=("wink", "yawn"))
    assert len({thought(state, 0, Level.MEDIUM, seed).action for seed in range(40)}) > 6
