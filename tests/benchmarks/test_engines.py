"""Engines: checked actions a second in random play-outs, and the whole verdict on one action."""

from __future__ import annotations

import io
import statistics
from time import perf_counter
from typing import Any

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, GestureKind, Refusal
from tabletop.core.view import View
from tabletop.match.match import Match
from tests.conformance.playing import drop_places, fair_action, play, setups


@pytest.fixture(params=games.slugs())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """One game after another."""
    return games.load(request.param)


def test_checked_actions(benchmark: BenchmarkFixture, game: Game[Any]) -> None:
    """Goal: 20,000 checked actions a second (legal, check, apply) in random play-outs."""
    setup = setups(game)[0]
    plies = benchmark(lambda: len(play(game, setup, seed=1).log))
    benchmark.extra_info["actions_per_s"] = round(plies / benchmark.stats.stats.median)


def test_verdict(benchmark: BenchmarkFixture, game: Game[Any]) -> None:
    """Goal: p95 at most 1 ms for interpret, check, apply, both views, their difference and the line of the log."""
    times = []
    luck = LiveChance(2)
    for setup in setups(game)[:3]:
        match = Match(game, setup, LiveChance(3))
        while match.result is None and len(times) < 3000:
            action = fair_action(match, luck)
            started = perf_counter()
            verdict(match, action)
            times.append((perf_counter() - started) * 1000)
    benchmark.extra_info["p95_ms"] = round(statistics.quantiles(times, n=20)[-1], 3)
    benchmark.extra_info["max_ms"] = round(max(times), 3)
    match = Match(game, setups(game)[0], LiveChance(3))
    benchmark.pedantic(lambda: match.view(None), rounds=100)


def verdict(match: Match[Any], action: Action) -> None:
    """Everything that happens between a release of the mouse and the start of the animation, without the painting."""
    seat = max(action.seat, 0)
    known = match.masked(seat)
    before = match.game.view(known, seat)
    places = drop_places(match.game.table(match.setup))
    tokens = action.tokens or (before.placements[0].token,)
    match.game.interpret(known, Gesture(GestureKind.DRAG, seat, tokens, action.to or places[0]))
    entry = match.submit(action, chance=LiveChance(len(match.log)))
    assert not isinstance(entry, Refusal)
    moved = difference(before, match.view(seat))
    io.BytesIO().write(msgspec.json.encode(entry))
    assert moved >= 0


def difference(before: View, after: View) -> int:
    """How many tokens moved or turned."""
    old = {p.token: p for p in before.placements}
    return sum(old.get(p.token) != p for p in after.placements)
