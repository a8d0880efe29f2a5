"""The computer player of Card Marathon."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.games.card_marathon.state import State


class MarathonPolicy:
    """Declares what it can, and draws otherwise."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """A challenge, else a drawing turn."""
        for verb in ("challenge", "upturn", "draw", "throw"):
            found = [action for action in ask.legal if action.verb == verb]
            if found:
                return Choice(found[chance.pick(len(found))])
        return Choice(ask.legal[0])


POLICY = MarathonPolicy()
