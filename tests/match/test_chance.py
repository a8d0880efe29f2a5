"""The one door of luck."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import AskedChance, Chance, LiveChance, ReplayChance, ReplayError, ScriptedChance, luck_of


def use(chance: Chance) -> tuple[object, ...]:
    """Draw a bit of everything."""
    return chance.roll(), chance.pick(10), chance.shuffled("abcdef"), chance.weighted((0, 3, 1)), chance.rolls(5)


@given(st.integers())
def test_what_was_drawn_can_be_drawn_again(seed: int) -> None:
    live = LiveChance(seed)
    first = use(live)
    again = ReplayChance(live.drawn)
    assert use(again) == first
    again.finish()


def test_a_replay_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ReplayError):
        ReplayChance((6,)).roll()
    with pytest.raises(ReplayError):
        ReplayChance((-1,)).roll()
    with pytest.raises(ReplayError):
        ReplayChance(()).pick(2)
    left = ReplayChance((1, 1))
    left.roll()
    with pytest.raises(ReplayError):
        left.finish()


def test_shuffling_keeps_all_and_every_order_is_as_likely() -> None:
    chance = LiveChance(1)
    seen = Counter(chance.shuffled("abc") for _ in range(6000))
    assert len(seen) == 6
    assert len(chance.drawn) == 2 * 6000, "one outcome for every item but the last"
    assert all(850 < count < 1150 for count in seen.values())


def test_weights() -> None:
    chance = LiveChance(2)
    seen = Counter(chance.weighted((1, 0, 3)) for _ in range(4000))
    assert seen[1] == 0
    assert 850 < seen[0] < 1150


def test_a_script_is_in_faces_and_then_real_luck_or_none() -> None:
    assert ScriptedChance((6, 1)).rolls(2) == (6, 1)
    for throw in (lambda: ScriptedChance((7,)).roll(), lambda: ScriptedChance((0,)).rolls(1)):
        with pytest.raises(ReplayError):
            throw()
    with pytest.raises(ReplayError):
        ScriptedChance(()).roll()
    assert ScriptedChance((), LiveChance(3)).roll() == LiveChance(3).roll()


@pytest.mark.parametrize("answer", [-1, 6])
def test_a_person_cannot_have_thrown_what_is_on_no_die(answer: int) -> None:
    with pytest.raises(ReplayError):
        AskedChance((answer,), LiveChance(1)).roll()


def test_the_luck_of_play_outs_follows_from_a_chance() -> None:
    def drawn(seed: int) -> list[int]:
        luck = luck_of(LiveChance(seed))
        return [luck.randrange(100) for _ in range(5)]

    assert drawn(1) == drawn(1) != drawn(2)


def test_only_dice_are_asked_of_a_person() -> None:
    chance = AskedChance((), LiveChance(1))
    assert 0 <= chance.pick(5) < 5
