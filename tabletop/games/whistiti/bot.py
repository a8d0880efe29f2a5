"""The computer player of Whistiti: it counts the cards that are out, and the strong level searches in plausible
worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action
from tabletop.games.whistiti import reasons
from tabletop.games.whistiti.search import Deal
from tabletop.games.whistiti.state import PACK, State
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree
from tabletop.kit.trick_game import laid
from tabletop.kit.trick_playout import Card, as_bit
from tabletop.kit.tricks import HEIGHTS, best, cards_of

_HASTY_PERCENT = {Level.FIRST_STEPS: 85, Level.EASY: 30, Level.MEDIUM: 8}
"""How often a player does not look at the trick."""
_SEARCH = {Level.MEDIUM: 8, Level.HARD: 300}
"""How many rounds of search a card takes; players of the other levels choose by eye."""
_COMPARING = 2000
"""So many rounds it takes to compare all cards."""
_FEW_CARDS = 20
"""With so many cards or fewer in all hands the search looks at what the others may answer."""
_QUEEN = 12
_WORLDS: Mapping[Level, int] = {Level.MEDIUM: 3, Level.HARD: 100}
"""In so many plausible worlds."""


class WhistitiPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        if chance.pick(100) < _HASTY_PERCENT.get(ask.level, 0):
            action = _hasty(state, ask.legal, chance)
        elif ask.level in _SEARCH:
            action = _searched(ask, chance)
        else:
            action = _by_eye(state, ask.legal)
        return Choice(action, reasons.card(state, action))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All cards, in the worlds of the strong level."""
        state = ask.worlds[0]
        cards = {as_bit(state.faces[PACK.index[action.tokens[0]]]): action for action in ask.legal}
        tree = _tree(ask, chance)
        return by_tree(tree, _COMPARING, ask.clock, cards, lambda action: reasons.card(state, action))


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


def _hasty(state: State, legal: Sequence[Action], chance: Chance) -> Action:
    """A beginner is glad of high cards, or afraid for them: the highest card that may be played, or the lowest."""
    ordered = sorted(legal, key=lambda action: HEIGHTS[state.faces[PACK.index[action.tokens[0]]]])
    return ordered[-chance.pick(2)]


def _searched(ask: Ask[State], chance: Chance) -> Action:
    """What the tree search over the worlds finds best."""
    state, tree = ask.worlds[0], _tree(ask, chance)
    tree.search(_SEARCH[ask.level], ask.clock)
    card = tree.best()
    return next(action for action in ask.legal if as_bit(state.faces[PACK.index[action.tokens[0]]]) == card)


def _tree(ask: Ask[State], chance: Chance) -> Tree[Card]:
    cards = sum(map(len, ask.worlds[0].hands))
    return Tree([Deal(world) for world in ask.worlds], luck_of(chance), depth=99 if cards <= _FEW_CARDS else 1)
