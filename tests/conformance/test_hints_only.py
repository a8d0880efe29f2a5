"""Each game is played to its end by hints alone: everybody does what the strongest level advises.

The advice is what the worker gives, thought over in fewer worlds and for a shorter time. Every one is legal, and made
of nothing but what its seat knows.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.bots.alone import Alone
from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level, Policy, worlds_wanted
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Seat, Setup
from tabletop.match.match import Match
from tests.kinds import OPEN_AND_HIDDEN, slow_beyond

WORLDS = 3
LOOKS = 2
"""So often the clock may be looked at before the time is over."""
EVERY = 9
"""One advice in so many is asked for a second time, of what the seat knows."""


class Sand:
    """A clock that is over when it has been looked at so many times: on every machine the same."""

    def __init__(self, looks: int = LOOKS) -> None:
        self._left = looks

    def is_over(self) -> bool:
        """Whether it has run out."""
        self._left -= 1
        return self._left < 0


class Brief:
    """A policy that is shown few worlds."""

    def __init__(self, policy: Policy[Any]) -> None:
        self._policy = policy
        self.worlds = {level: min(WORLDS, worlds_wanted(policy, level)) for level in Level}

    def choose(self, ask: Ask[Any], chance: Chance) -> Choice:
        """What the policy says."""
        return self._policy.choose(ask, chance)


class Advised:
    """Somebody who does what a hint says."""

    def __init__(self, slug: str) -> None:
        self._policy = Brief(games.policy(slug))
        self.asked = 0

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """The hint for this seat."""
        self.asked += 1
        hint = self._hint(match, match.state, seat, seed)
        if not self.asked % EVERY:
            known = match.masked(seat)
            assert match.game.legal(known, seat) == match.game.legal(match.state, seat)
            assert self._hint(match, known, seat, seed) == hint, "it is made of what the seat knows"
        return hint

    def _hint(self, match: Match[Any], state: Any, seat: Seat, seed: int) -> Choice:
        return think(match.game, self._policy, state, seat, match.game.info.strongest, seed, Sand())


@pytest.mark.parametrize("slug", slow_beyond(OPEN_AND_HIDDEN[:1], games.slugs()))
def test_a_match_by_hints_alone_comes_to_its_end(slug: str) -> None:
    game = games.load(slug)
    match: Match[Any] = Match(game, Setup(game.info.seats[0], game.info.short), LiveChance(3))
    advised = Advised(slug)
    alone = Alone(match, dict.fromkeys(range(match.setup.seats), advised), LiveChance(4))
    while match.result is None:
        assert len(match.log) <= game.info.max_plies, "the match does not end"
        alone.step()
    assert advised.asked
