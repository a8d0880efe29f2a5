"""The computer player of Barbu: it tries contracts and cards out in plausible worlds, in which everybody ducks as one
does by eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.bot import Ask, Choice, Figure, Level, Weighed
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action
from tabletop.games.barbu import SEATS, reasons, scoring
from tabletop.games.barbu import state as st
from tabletop.games.barbu.search import Deal
from tabletop.games.barbu.state import CONTRACT_OF, PACK, Contract, Phase, State
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree
from tabletop.kit.trick_playout import Card, as_bit

_HASTY_PERCENT = {Level.FIRST_STEPS: 35, Level.EASY: 15, Level.MEDIUM: 5}
"""How often a player does not look at the trick."""
_CONTRACT_WORLDS = {Level.EASY: 2, Level.MEDIUM: 12, Level.HARD: 40}
"""In so many worlds a contract is tried out; a beginner names just any."""
_SEARCH = {Level.MEDIUM: 12, Level.HARD: 150}
"""How many rounds of search a card takes; players of the other levels choose by eye."""
_COMPARING = 3000
"""So many rounds it takes to compare all cards."""
_FEW_CARDS = 20
"""With so many cards or fewer in all hands the search looks at what the others may answer."""
_SALAD_FIRST = 3.0
"""So many points a salad may be dearer: whoever leaves it for the end must play it with any hand."""
_WORLDS: Mapping[Level, int] = {Level.EASY: 2, Level.MEDIUM: 12, Level.HARD: 200}
"""In so many plausible worlds."""


class BarbuPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if state.phase is Phase.CHOOSE:
            return _contract(ask, chance)
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        if chance.pick(100) < _HASTY_PERCENT.get(ask.level, 0):
            action = _hasty(state, ask, chance)
        elif ask.level in _SEARCH:
            action = _searched(ask, chance)
        else:
            action = _by_eye(state, ask)
        return Choice(action, reasons.card(state, action))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All cards, in the worlds of the strong level; nothing where no card costs points any more."""
        state = ask.worlds[0]
        if state.phase is Phase.CHOOSE or Deal(state, _named(state)).is_over:
            return ()
        tree, ways = _tree(ask, chance), _ways(state, ask.legal)
        return by_tree(tree, _COMPARING, ask.clock, ways, lambda action: reasons.card(state, action))


POLICY = BarbuPolicy()


# Naming a contract


def _contract(ask: Ask[State], chance: Chance) -> Choice:
    state, count = ask.worlds[0], _CONTRACT_WORLDS.get(ask.level, 0)
    if not count or len(ask.legal) == 1:
        action = ask.legal[chance.pick(len(ask.legal))]
        return Choice(action, reasons.contract(state, None, CONTRACT_OF[action.tokens[0]]))
    means = {action: _mean(ask.worlds[:count], action) for action in ask.legal}
    action = min(means, key=lambda one: _balance(means[one], CONTRACT_OF[one.tokens[0]]))
    figures = tuple(Figure(one.tokens[0], round(mean)) for one, mean in means.items())
    return Choice(action, reasons.contract(state, round(means[action]), CONTRACT_OF[action.tokens[0]]), figures=figures)


def _mean(worlds: Sequence[State], action: Action) -> float:
    """What a contract costs whoever names it, on the average of these worlds."""
    named = CONTRACT_OF[action.tokens[0]]
    return sum(Deal(world, named).play_out()[action.seat] for world in worlds) / len(worlds)


def _balance(own: float, named: Contract) -> float:
    """The own points against those of the others, on average; a salad is better named while the hand is good."""
    others = (scoring.worth(named) - own) / (SEATS - 1)
    return own - others - (_SALAD_FIRST if named is Contract.SALAD else 0)


# Playing


def _named(state: State) -> Contract:
    named = st.contract(state)
    assert named is not None
    return named


def _by_eye(state: State, ask: Ask[State]) -> Action:
    """The card that one plays without much thought: it ducks, and throws what is feared."""
    return _ways(state, ask.legal)[Deal(state, _named(state)).choice()]


def _hasty(state: State, ask: Ask[State], chance: Chance) -> Action:
    """A beginner plays low, which is often right here, or gets rid of what is high."""
    ways = _ways(state, ask.legal)
    ordered = sorted(ways, key=lambda card: card[1])
    return ways[ordered[-chance.pick(2)]]


def _ways(state: State, legal: Sequence[Action]) -> Mapping[Card, Action]:
    return {as_bit(state.faces[PACK.index[action.tokens[0]]]): action for action in legal}


def _searched(ask: Ask[State], chance: Chance) -> Action:
    """What the tree search over the worlds finds best; by eye where nothing costs points any more."""
    state = ask.worlds[0]
    if Deal(state, _named(state)).is_over:
        return _by_eye(state, ask)
    tree = _tree(ask, chance)
    tree.search(_SEARCH[ask.level], ask.clock)
    return _ways(state, ask.legal)[tree.best()]


def _tree(ask: Ask[State], chance: Chance) -> Tree[Card]:
    state, named = ask.worlds[0], _named(ask.worlds[0])
    worlds = [Deal(world, named) for world in ask.worlds]
    return Tree(worlds, luck_of(chance), depth=99 if sum(map(len, state.hands)) <= _FEW_CARDS else 1)
