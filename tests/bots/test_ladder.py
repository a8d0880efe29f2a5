"""Levels against levels: what is counted is true, and the same luck brings the same figures."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tabletop import games
from tabletop.bots.alone import Alone
from tabletop.bots.ladder import Player, main, share
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Seat, Setup
from tabletop.match.match import Match
from tests.conformance.playing import fair_action


class Waits:
    """Does anything that is no race at once, and slaps after a time of its own."""

    def __init__(self, after_ms: int) -> None:
        self._after_ms = after_ms

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """The first legal action."""
        legal = match.game.legal(match.state, seat)
        slaps = [action for action in legal if action.verb == "slap"]
        turns = [action for action in legal if action.verb != "slap"]
        if slaps and match.state.pair:
            return Choice(slaps[0], after_ms=self._after_ms)
        return Choice(turns[0] if turns else None, after_ms=1500)


def ended(slug: str, seed: int) -> Match[Any]:
    """A match of easy computer players, to its end."""
    game = games.load(slug)
    seats = game.info.seats[0]
    alone = Alone(
        Match(game, Setup(seats), LiveChance(seed)),
        dict.fromkeys(range(seats), Player(slug, Level.EASY)),
        LiveChance(5),
    )
    while alone.match.result is None:
        alone.step()
    return alone.match


@pytest.mark.parametrize("slug", ["ludo", "ratscrew"])
def test_the_same_luck_brings_the_same_match(slug: str) -> None:
    first, second = ended(slug, 3), ended(slug, 3)
    assert first.log == second.log
    assert len(first.log) > 10


def test_in_a_race_the_faster_one_acts_first_and_time_goes_on() -> None:
    game = games.load("ratscrew")
    quick, slow = Waits(300), Waits(700)
    alone = Alone(Match(game, Setup(2), LiveChance(2)), {0: quick, 1: slow}, LiveChance(1))
    slaps = []
    while alone.match.result is None and len(alone.match.log) < 400:
        before = alone.match.state
        entry, after_ms = alone.step()
        assert entry.at_ms == alone.at_ms
        if entry.action is not None and entry.action.verb == "slap" and before.pair and not before.claims.used:
            slaps.append((entry.action.seat, after_ms))
    assert slaps
    assert {seat for seat, _ in slaps} == {0}


class Shouts:
    """Calls as often as it can."""

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """A call, else the first legal action."""
        legal = match.game.legal(match.state, seat)
        return Choice(next((action for action in legal if action.verb == "call_kemps"), legal[0]), after_ms=300)


def test_a_call_that_is_not_heard_ends_no_match() -> None:
    """Soon after a wrong call the same player is not heard; each call takes its time all the same."""
    match = Match(games.load("kemps"), Setup(4, computers=(1, 2, 3)), LiveChance(1))
    alone = Alone(match, dict.fromkeys(range(4), Shouts()), LiveChance(1))
    steps = [alone.step() for _ in range(20)]
    assert sum(after_ms for _, after_ms in steps) == steps[-1][0].at_ms
    assert max(after_ms for entry, after_ms in steps if entry.action and entry.action.verb == "call_kemps") > 300


class Random:
    """Does anything."""

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """Any legal action of this seat."""
        legal = match.game.legal(match.state, seat)
        return Choice(legal[LiveChance(seed).pick(len(legal))])


def test_a_share_counts_every_deal_from_each_seat() -> None:
    found = share("ludo", Setup(3), Random(), Random(), 5)
    assert found.matches == 6
    assert found.fair == pytest.approx(1 / 3)
    assert 0 <= found.won <= 1
    better = share("ludo", Setup(2), Player("ludo", Level.HARD), Random(), 12)
    assert better.won > 0.5


def test_the_same_deals_come_whoever_plays() -> None:
    """Duplicate deals: what a deal brings is the same for weak and strong players on every seat."""
    dealt = []
    for level in (Level.FIRST_STEPS, Level.EASY):
        players = dict.fromkeys(range(4), Player("whistiti", level))
        alone = Alone(Match(games.load("whistiti"), Setup(4), LiveChance(3)), players, LiveChance(5))
        while alone.match.state.deal < 2:
            alone.step()
        dealt.append(alone.match.state.faces)
    assert dealt[0] == dealt[1]


def test_the_ladder_tells_a_line_for_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["poker_dice", "--matches", "2", "--seats", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    levels = games.info("poker_dice").levels
    assert [line.split("): ")[1].split(" ± ")[0].rsplit(" ", 1)[0] for line in told] == [
        f"{higher} v {lower}" for lower, higher in pairwise(levels)
    ]
    assert "fair 50%" in told[0]


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bridge"])
    assert "no game: bridge" in capsys.readouterr().err


def test_whoever_breaks_the_rules_is_a_loud_bug() -> None:
    class Cheat:
        def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
            wrong = fair_action(match, LiveChance(seed))
            return Choice(wrong.__class__(1 - seat, wrong.verb))

    match = Match(games.load("draughts"), Setup(2), LiveChance(1))
    with pytest.raises(ValueError, match="was refused by"):
        Alone(match, dict.fromkeys(range(2), Cheat()), LiveChance(1)).step()
