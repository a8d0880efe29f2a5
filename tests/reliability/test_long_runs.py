"""Monkeys and marathons, a few steps of each: that the scripts still run."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.kinds import OPEN_AND_HIDDEN
from tests.reliability import marathon, monkey
from tests.reliability.watching import is_flat

OPEN, HIDDEN = OPEN_AND_HIDDEN


@pytest.mark.slow
def test_a_monkey_for_a_moment(qtbot: QtBot, tmp_path: Path) -> None:
    run = monkey.Run(OPEN, 3, 60)
    run.go(tmp_path / "matches")
    assert run.events >= 60
    assert run.calmed == 1


@pytest.mark.slow
@pytest.mark.parametrize("by_window", [False, True])
def test_a_marathon_of_two_matches(qtbot: QtBot, by_window: bool) -> None:
    found = marathon.run("goose", 3, 2, float("inf"), by_window)
    assert found.played == 2
    assert found.plies > 20


@pytest.mark.slow
def test_whoever_has_played_is_not_asked_again_before_that_is_judged(qtbot: QtBot) -> None:
    """In a race of eight who answer at once what waits to be judged would grow faster than it is judged."""
    found = marathon.run("crypto_match", 6, 1, float("inf"), by_window=False)
    assert found.played == 1


def test_what_grows_is_not_flat() -> None:
    assert is_flat([300.0, 400.0, 500.0, 500.0, 505.0, 500.0, 503.0, 501.0])
    assert not is_flat([300.0, 350.0, 400.0, 450.0, 500.0, 550.0, 600.0, 650.0])
