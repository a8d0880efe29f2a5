"""The computer player of Dream Team."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.games.dream_team.state import State


class _Policy:
    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        return Choice(ask.legal[chance.pick(len(ask.legal))])


POLICY = _Policy()
