"""What only a hand can tell, the time that things take does not tell."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Seat
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.viewpoint import Visibility
from tabletop.ui.common.delay import Delay
from tabletop.ui.session import computers
from tabletop.ui.session.session import Session
from tests.conformance.playing import play, setups, twin
from tests.kinds import slow_beyond
from tests.ui.test_session import Mind

SECRETIVE = tuple(
    slug for slug in games.slugs() if type(games.load(slug)).forced_in_secret is not Game.forced_in_secret
)
GAMES = slow_beyond(SECRETIVE[:1], SECRETIVE)


class StoppedWatch:
    """No time has passed."""

    def start(self) -> None:
        """Nothing starts."""

    def restart(self) -> None:
        """Nothing starts."""

    def elapsed(self) -> int:
        """None."""
        return 0


@cache
def two_hands(slug: str) -> tuple[Match[Any], Match[Any], Seat]:
    """A match in which a seat has no choice, as only its hand tells; the same for all that another seat knows, in which
    it does the same by choice; and that other seat."""
    game = games.load(slug)
    for number, setup in enumerate(setups(game)):
        whole = play(game, setup, number)
        for at, state in enumerate(whole.states):
            forced = game.forced(state)
            if forced is None or not game.forced_in_secret(state):
                continue
            onlooker = (forced.seat + 1) % setup.seats
            world = game.resample(whole.masked(onlooker, at), onlooker, LiveChance(at))
            if game.forced(world) is None and forced in game.legal(world, forced.seat):
                here, there = twin(whole, at + 1), twin(whole, at + 1)
                there.states[-1] = world
                return here, there, onlooker
    raise AssertionError(f"nobody is forced in secret in {slug}")


class Table:
    """A session in which nothing runs, and what it sets itself to wait for."""

    def __init__(self, match: Match[Any], people: set[Seat], patch: pytest.MonkeyPatch) -> None:
        self.waits: list[float] = []
        self.mind = Mind()
        players = tuple(Player(f"P{seat}", computer=seat not in people) for seat in range(match.setup.seats))
        patch.setattr(computers, "QElapsedTimer", StoppedWatch)
        patch.setattr(Delay, "start", lambda delay, wait_ms: self.waits.append(wait_ms))
        self.session = Session(match, players, None, self.mind)  # type: ignore[arg-type]
        self.session.start()


@pytest.mark.parametrize("slug", GAMES)
def test_a_computer_player_takes_its_time_whether_it_has_a_choice_or_not(
    slug: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    *worlds, onlooker = two_hands(slug)
    forced = worlds[0].game.forced(worlds[0].state)
    assert forced is not None
    schedules = []
    for match in worlds:
        table = Table(match, {onlooker}, monkeypatch)
        assert [seat for _, seat, _ in table.mind.asks] == [forced.seat]
        assert table.session.thinking
        assert not table.waits
        table.mind.answer(next(iter(match.game.legal(match.state, forced.seat))))
        schedules.append(table.waits)
        table.session.close()
    assert schedules[0] == schedules[1]
    assert len(schedules[0]) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_has_no_choice_looks_before_the_table_plays_for_them(
    slug: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    *worlds, onlooker = two_hands(slug)
    (seat,) = worlds[0].active
    for match in worlds:
        session = Table(match, {onlooker, seat}, monkeypatch).session
        assert session.look == Visibility(None, curtain_for=seat)
        session.open_curtain()
        assert session.look == Visibility(seat)
        session.close()


@pytest.mark.parametrize("slug", GAMES)
def test_taking_back_does_not_tell_who_had_no_choice(slug: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    *worlds, onlooker = two_hands(slug)
    forced = worlds[0].game.forced(worlds[0].state)
    assert forced is not None
    found = []
    for match in map(twin, worlds):
        match.submit(forced, chance=LiveChance(1))
        session = Table(match, {onlooker, forced.seat}, monkeypatch).session
        found.append(session.taking_back)
        session.close()
    assert found[0] == found[1]
