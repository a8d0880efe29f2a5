"""The computer player of Whistiti."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.games.whistiti.state import State


class WhistitiPolicy:
    """All four levels."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        return Choice(ask.legal[chance.pick(len(ask.legal))])


POLICY = WhistitiPolicy()
