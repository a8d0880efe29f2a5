"""Engines: checked actions a second in random play-outs, the whole verdict on one action, a match read from its file,
and what it costs to open a box. All of it in time of the processor: other programs hardly change that."""

from __future__ import annotations

import gc
import io
import json
import statistics
import subprocess
import sys
from pathlib import Path
from time import thread_time
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
from tabletop.match.players import Player
from tabletop.store.saves import Header, in_full, load_save
from tests.benchmarks.test_start import compiled
from tests.conformance.playing import drop_places, fair_action, play, setups

PLIES = 1000
ROUNDS = 5


@pytest.fixture(params=games.slugs())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """One game after another."""
    return games.load(request.param)


@pytest.mark.benchmark(timer=thread_time)
def test_checked_actions(benchmark: BenchmarkFixture, game: Game[Any]) -> None:
    """Goal: 20,000 checked actions a second (legal, check, apply) in random play-outs."""
    setup = setups(game)[0]
    plies = benchmark(lambda: len(play(game, setup, seed=1).log))
    benchmark.extra_info["actions_per_s"] = round(plies / benchmark.stats.stats.min)


def test_verdict(benchmark: BenchmarkFixture, game: Game[Any]) -> None:
    """Goal: p95 at most 1 ms for interpret, check, apply, both views, their difference and the line of the log."""
    times = []
    luck = LiveChance(2)
    gc.collect()
    gc.freeze()  # what the tests have loaded is no part of the program
    for setup in setups(game)[:3]:
        match = Match(game, setup, LiveChance(3))
        while match.result is None and len(times) < 3000:
            action = fair_action(match, luck)
            started = thread_time()
            verdict(match, action)
            times.append((thread_time() - started) * 1000)
    gc.unfreeze()
    benchmark.extra_info["p95_ms"] = round(statistics.quantiles(times, n=20)[-1], 3)
    benchmark.extra_info["max_ms"] = round(max(times), 3)
    match = Match(game, setups(game)[0], LiveChance(3))
    benchmark.pedantic(lambda: match.view(None), rounds=100)


def test_replay(benchmark: BenchmarkFixture, game: Game[Any], tmp_path: Path) -> None:
    """Goal: a log of 1,000 plies read from its file and replayed in half a second. Matches are played until there are
    so many; what they take is reckoned for 1,000."""
    setup, matches = setups(game)[0], list[Match[Any]]()
    while sum(len(match.log) for match in matches) < PLIES:
        matches.append(play(game, setup, seed=len(matches)))
    header = Header(game.info.slug, setup, tuple(Player(f"P{seat}") for seat in range(setup.seats)))
    files = [tmp_path / f"{number}.tabletop" for number in range(len(matches))]
    for file, match in zip(files, matches, strict=True):
        file.write_bytes(in_full(header, match.log))
    took = []
    for _ in range(ROUNDS):
        started = thread_time()
        read = [load_save(file).match for file in files]
        took.append(thread_time() - started)
    assert [match.state for match in read] == [match.state for match in matches]
    plies = sum(len(match.log) for match in matches)
    benchmark.extra_info.update(plies=plies, ms_for_1000=round(min(took) * 1e6 / plies, 1))
    benchmark.pedantic(lambda: load_save(files[0]), rounds=3)


@pytest.mark.parametrize("slug", games.slugs())
def test_import(benchmark: BenchmarkFixture, slug: str) -> None:
    """Goal: the engine is there 12 ms after its box was opened, that of chess 45. Beside it what the computer player
    takes in the worker, and what the shelf has read of the game."""

    def once() -> dict[str, float]:
        command = [sys.executable, "-m", "tests.benchmarks.opening", slug]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=compiled()).stdout
        found: dict[str, float] = json.loads(told)
        return found

    once()  # compiled from now on
    rounds = [once() for _ in range(ROUNDS)]
    benchmark.extra_info.update({name: round(min(found[name] for found in rounds), 1) for name in rounds[0]})
    benchmark.pedantic(lambda: None, rounds=1)


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
