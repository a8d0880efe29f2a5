"""Those whom a computer player is measured beside, and the one that looks at all cards, know what they are said to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop import games
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tests.games.against import Seer


class Listener:
    """Plays the first legal action, and keeps what it was asked."""

    worlds: Mapping[Level, int] = {}

    def __init__(self) -> None:
        self.asks: list[Ask[Any]] = []

    def choose(self, ask: Ask[Any], chance: Chance) -> Choice:
        """The first legal action."""
        self.asks.append(ask)
        return Choice(ask.legal[0])


def test_who_sees_all_cards_is_asked_in_the_true_world() -> None:
    match: Match[Any] = Match(games.load("whistiti"), Setup(4), LiveChance(1))
    (seat,) = match.active
    listener, seer = Listener(), Seer("whistiti", Level.HARD)
    seer.policy = listener
    assert seer.choose(match, seat, 1).action in match.game.legal(match.state, seat)
    assert [ask.worlds for ask in listener.asks] == [(match.state,)]
    assert seer.choose(match, (seat + 1) % 4, 1) == Choice(None)
    assert len(listener.asks) == 1
