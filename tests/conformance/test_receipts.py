"""The luck of every game can be checked: a receipt is good, and with another outcome it is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.luck import Luck
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import Match
from tabletop.match.receipt import checked, receipt
from tests.conformance.playing import play_from, setups
from tests.kinds import EVERY_MATCH

LUCK = Luck.of(bytes(range(32)))


class Counting(Chance):
    """Recorded outcomes, and out of how many each was drawn."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__()
        self._outcomes = outcomes
        self.counts: list[int] = []

    def _draw(self, count: int, die: bool) -> int:
        self.counts.append(count)
        return self._outcomes[len(self.drawn)]


def counts(match: Match[Any], at: int) -> list[int]:
    """Out of how many numbers each outcome of an entry was drawn."""
    entry = match.log[at]
    chance = Counting(entry.outcomes)
    if entry.action is None:
        match.game.start(match.setup, chance)
    else:
        match.game.apply(match.states[at - 1], entry.action, chance)
    return chance.counts


def changed(match: Match[Any], at: int, luck: LiveChance) -> list[Entry]:
    """The log with one outcome of an entry changed, if it could have been another."""
    entry, sides = match.log[at], counts(match, at)
    open_ones = [place for place, count in enumerate(sides) if count > 1]
    place = open_ones[luck.pick(len(open_ones))]
    outcomes = list(entry.outcomes)
    outcomes[place] = (outcomes[place] + 1 + luck.pick(sides[place] - 1)) % sides[place]
    log = list(match.log)
    log[at] = msgspec.structs.replace(entry, outcomes=tuple(outcomes))
    return log


def verifies(match: Match[Any], log: list[Entry]) -> bool:
    """Whether a log follows the rules and comes from the source."""
    try:
        again = Match.replay(match.game, match.setup, log, luck=match.luck)
    except DamagedLog:
        return False
    return receipt(checked(again, LUCK)).fault is None


@pytest.mark.parametrize("game", EVERY_MATCH, indirect=True)
def test_a_match_has_a_good_receipt_and_one_with_another_outcome_has_none(game: Game[Any]) -> None:
    luck = LiveChance(5)
    for number, setup in enumerate((setups(game)[0], setups(game)[-1])):
        match = play_from(game, setup, LUCK, seed=number)
        found = receipt(checked(match, LUCK))
        assert found.fault is None
        assert found.agreeing == sum(len(entry.outcomes) for entry in match.log)
        drawn = [at for at, entry in enumerate(match.log) if entry.outcomes and max(counts(match, at)) > 1]
        assert drawn or not game.info.luck
        for at in {drawn[0], drawn[-1], drawn[luck.pick(len(drawn))]} if drawn else ():
            assert not verifies(match, changed(match, at, luck))


def test_the_first_deal_comes_from_the_source(game: Game[Any]) -> None:
    setup = setups(game)[0]
    match = play_from(game, setup, LUCK, seed=1, plies=30)
    assert receipt(checked(match, LUCK)).fault is None
    assert verifies(match, match.log)
