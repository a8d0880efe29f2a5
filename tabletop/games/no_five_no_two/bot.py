"""The computer player of No 5s, No 2s. There is nothing to decide: it throws, and says what is still to come."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice
from tabletop.core.chance import Chance
from tabletop.core.text import say
from tabletop.games.no_five_no_two import words
from tabletop.games.no_five_no_two.search import average
from tabletop.games.no_five_no_two.state import State


class NoFiveNoTwoPolicy:
    """All levels play alike, as luck alone decides, and do not make the others wait."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """A throw, or the whole turn at once."""
        state = ask.worlds[0]
        throw = ask.legal[0]
        if throw.verb != "throw":
            return Choice(throw, say(words.WHY_OUT if throw.verb == "set-aside" else words.WHY_WRITE))
        points = round(average(len(state.free), state.house.clean_throws_only))
        said = say(words.WHY_THROW, len(state.free), points=points)
        return Choice(ask.legal[-1], said)


POLICY = NoFiveNoTwoPolicy()
