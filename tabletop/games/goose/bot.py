"""The computer player of the goose game: there is nothing to choose, so it throws, moves and says why."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.core.text import say
from tabletop.games.goose import words
from tabletop.games.goose.state import State


class GoosePolicy:
    """All levels play alike: luck alone decides. The reason of a move says where the piece goes, and why."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        state, action = ask.worlds[0], ask.legal[0]
        if action.verb == "throw":
            return Choice(action, say(words.BECAUSE_THROW))
        return Choice(action, words.skipped(state) if action.verb == "skip" else words.reason(state))


POLICY = GoosePolicy()
