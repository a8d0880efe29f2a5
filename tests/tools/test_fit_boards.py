"""The tool that fits what pieces are worth to the results of matches."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.chance import LiveChance

SCALE = 150.0


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    """What stands in it."""
    return runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "fit_boards.py"))


def test_weights_that_made_the_results_are_found_again(tool: dict[str, Any]) -> None:
    """Three weights, of which the last is never seen and stays; the results are chances, so that nothing is luck."""
    true, start, random = (120.0, -40.0, 7.0), (90.0, 0.0, 7.0), Random(3)
    samples = []
    for _ in range(600):
        terms = [(0, random.randint(-2, 2)), (1, random.randint(-3, 3))]
        value = 10 + sum(true[at] * factor for at, factor in terms)
        samples.append(tool["Sample"](terms, 10, tool["chance_of"](value, SCALE)))
    assert tool["best_scale"](samples, true) == pytest.approx(SCALE, abs=5)
    found = tool["fitted"](samples, start, SCALE, share=100.0)
    assert found == pytest.approx(true, abs=1)
    assert tool["loss"](samples, found, SCALE) < tool["loss"](samples, start, SCALE)


@pytest.mark.parametrize("game", ["chess", "draughts"])
def test_a_position_is_worth_what_its_terms_come_to(tool: dict[str, Any], game: str) -> None:
    """The present weights are written as they were read, and the sum of the terms is the value of the search."""
    board = tool["BOARDS"][game]
    named = board.named(board.vector())
    text = tool["written"]("What counts.", named, board.row)
    module: dict[str, Any] = {}
    exec(text, module)
    assert {name: module[name] for name in named} == named
    played = board.play(LiveChance(2), 128)
    assert played.kept
    for position in played.kept:
        value = tool["value_of"](board.sample(position, played.result), board.vector())
        assert value == pytest.approx(board.value(position), abs=2)


def test_a_judged_match_tells_what_the_judge_says(tool: dict[str, Any]) -> None:
    """Every quiet position has its score; the match ends where the judge thinks it decided."""
    said = iter(range(0, 1_000, 20))
    played = tool["Chess"]().judged(LiveChance(3), lambda board: (next(iter(board.legal_moves)), next(said)))
    assert played.result == 1.0
    assert len(played.scores) == len(played.kept) > 5
    assert list(played.scores) == sorted(played.scores)
    assert max(played.scores) <= tool["DECIDED"]
    assert tool["target"](1.0, None) == 1.0
    assert tool["target"](1.0, 0) == pytest.approx(0.55)
