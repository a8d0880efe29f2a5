"""The computer player of Whistiti: it counts the cards that are out, and the strong levels search in plausible
worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action
from tabletop.games.whistiti import reasons
from tabletop.games.whistiti.search import Deal
from tabletop.games.whistiti.state import PACK, State
from tabletop.kit.ismcts import Tree
from tabletop.kit.trick_game import laid
from tabletop.kit.trick_playout import as_bit
from tabletop.kit.tricks import HEIGHTS, best, cards_of

_CARELESS_PERCENT = {Level.FIRST_STEPS: 50, Level.EASY: 20, Level.MEDIUM: 5}
"""How often a player plays just any card."""
_SEARCH = {Level.MEDIUM: (12, 1), Level.HARD: (150, 1), Level.BEST: (1500, 1)}
"""How many rounds of search a card takes, and how deep the tree may grow; players of the other levels choose by eye."""
_CARDS_LAID = 80_000
"""So many cards are laid at most: at the beginning of a deal there are fewer rounds."""
_QUEEN = 12
_WORLDS: Mapping[Level, int] = {Level.MEDIUM: 4, Level.HARD: 80, Level.BEST: 240}
"""In so many plausible worlds."""


class WhistitiPolicy:
    """All levels."""

    worlds = _WORLDS

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        if chance.pick(100) < _CARELESS_PERCENT.get(ask.level, 0):
            action = ask.legal[chance.pick(len(ask.legal))]
        elif ask.level in _SEARCH:
            action = _searched(ask, chance)
        else:
            action = _by_eye(state, ask.legal)
        return Choice(action, reasons.card(state, action))


POLICY = WhistitiPolicy()


def _by_eye(state: State, legal: Sequence[Action]) -> Action:
    """As somebody plays who counts nothing: the highest card if it takes the trick so far, else the lowest."""
    on = laid(state)
    cards = cards_of((PACK.index[action.tokens[0]] for action in legal), state.faces)
    wins = [not on or best((*on, card), state.trump) == len(on) for card in cards]
    good = [at for at, won in enumerate(wins) if won and (on or HEIGHTS[cards[at]] >= _QUEEN)]
    if good:
        return legal[max(good, key=lambda at: HEIGHTS[cards[at]])]
    return legal[min(range(len(cards)), key=lambda at: HEIGHTS[cards[at]])]


def _searched(ask: Ask[State], chance: Chance) -> Action:
    """What the tree search over the worlds finds best."""
    state = ask.worlds[0]
    rounds, depth = _SEARCH[ask.level]
    tree = Tree([Deal(world) for world in ask.worlds], luck_of(chance), depth)
    tree.search(min(rounds, _CARDS_LAID // sum(map(len, state.hands))), ask.clock)
    card = tree.best()
    return next(action for action in ask.legal if as_bit(state.faces[PACK.index[action.tokens[0]]]) == card)
