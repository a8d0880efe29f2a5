"""The computer player of Whistiti: it counts the cards that are out, and the strong level plays the deal to its end in
plausible worlds."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.games.whistiti import reasons
from tabletop.games.whistiti.search import Deal, worth
from tabletop.games.whistiti.state import PACK, State
from tabletop.kit.trick_game import laid
from tabletop.kit.trick_playout import Card, as_bit, one_of_each_run
from tabletop.kit.tricks import HEIGHTS, best, cards_of

_CARELESS_PERCENT = {Level.FIRST_STEPS: 50, Level.EASY: 20, Level.MEDIUM: 5, Level.HARD: 0}
"""How often a player plays just any card."""
_WORLDS = {Level.MEDIUM: 4, Level.HARD: 100}
"""In so many worlds cards are tried out; players of the other levels choose by eye."""
_CARDS_LAID = 40_000
"""So many cards are laid at most to try cards out: at the beginning of a deal they are tried in fewer worlds."""
_QUEEN = 12


class WhistitiPolicy:
    """All four levels."""

    worlds = 100

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        if chance.pick(100) < _CARELESS_PERCENT[ask.level]:
            action = ask.legal[chance.pick(len(ask.legal))]
        elif ask.level in _WORLDS:
            action = _tried_out(ask)
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


def _tried_out(ask: Ask[State]) -> Action:
    """The card with the best mean result in all worlds; of neighbours only one is tried."""
    state, seat = ask.worlds[0], ask.seat
    held = {_card(state, action): action for action in ask.legal}
    ways = one_of_each_run({card: (card, action) for card, action in held.items()})
    marks = [0.0] * len(ways)
    most = max(1, _CARDS_LAID // (len(ways) * sum(map(len, state.hands))))
    for world in ask.worlds[: min(most, _WORLDS[ask.level])]:
        start = Deal(world)
        for index, (card, _) in enumerate(ways):
            deal = start.copy()
            deal.lay(*card)
            marks[index] += worth(state, seat, deal.play_out())
    return ways[marks.index(max(marks))][1]


def _card(state: State, action: Action) -> Card:
    return as_bit(state.faces[PACK.index[action.tokens[0]]])
