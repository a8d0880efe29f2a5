"""The computer player: there is nothing to choose, so it throws, moves and says where the throw leads."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.games.snakes_and_ladders import words
from tabletop.games.snakes_and_ladders.state import State


class SnakesPolicy:
    """All levels play alike: luck alone decides."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        return Choice(ask.legal[0], words.reason(ask.worlds[0]))


POLICY = SnakesPolicy()
