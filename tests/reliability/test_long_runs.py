"""Monkeys and marathons, a few steps of each: that the scripts still run."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.kinds import OPEN_AND_HIDDEN
from tests.reliability import figures, marathon, monkey
from tests.reliability.figures import Figures, note
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


def test_figures_of_several_runs_are_added_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures"
    for seed, failed in ((1, False), (2, True)):
        run = Figures(
            trial="marathon", game="goose", seed=seed, done=10, steps=90, processor_s=2.0, growth=0.9 + seed / 10
        )
        note(path, replace(run, failed=failed))
        note(path, replace(run, game="chess", done=30))
    note(None, Figures(trial="marathon", game="goose", seed=3))
    assert figures.main([str(path)]) == 1
    chess, goose, both = capsys.readouterr().out.splitlines()
    told = "60 done, 180 steps, 4 s of the processor, 67 ms each, memory 1.10 x at most"
    assert chess == f"marathon chess: 2 runs, 0 failed, {told}"
    assert goose.startswith("marathon goose: 2 runs, 1 failed, 20 done, 180 steps")
    assert both.startswith("marathon all: 4 runs, 1 failed, 80 done, 360 steps, 8 s of the processor, 100 ms each")


@pytest.mark.slow
def test_a_long_match_is_taken_up_near_its_end(qtbot: QtBot) -> None:
    found = marathon.run("barbu", 3, 3, float("inf"), by_window=False)
    assert found.played == 3
    assert found.taken_up > 0


def test_what_grows_is_not_flat() -> None:
    assert is_flat([300.0, 400.0, 500.0, 500.0, 505.0, 500.0, 503.0, 501.0])
    assert not is_flat([300.0, 350.0, 400.0, 450.0, 500.0, 550.0, 600.0, 650.0])
