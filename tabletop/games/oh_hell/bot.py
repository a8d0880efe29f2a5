"""The computer player of Oh Hell: it counts the tricks that its hand should win, and the strong level plays the deal to
its end in plausible worlds, with everybody aiming at their bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action, Seat
from tabletop.games.oh_hell import reasons
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.search import Deal, believed, expected
from tabletop.games.oh_hell.state import PACK, Phase, State
from tabletop.kit.cards import JACK, RANKS, SUITS
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree
from tabletop.kit.trick_playout import Card, as_bit
from tabletop.kit.tricks import HEIGHTS

_GUESS = {Level.EASY: 0.9, Level.MEDIUM: 0.35}
"""How far a player is wrong about its tricks, at most."""
_FORGETS_PERCENT = {Level.FIRST_STEPS: 60, Level.EASY: 25, Level.MEDIUM: 5}
"""How often a player by eye forgets the bid, and simply likes to win tricks."""
_BIDS_TRIED = 2
"""So far from its guess a player who tries bids out does so, …"""
_BID_WORLDS = 80
"""… in so many worlds."""
_ROUNDS = 400
"""So many rounds of search a card takes at the strong level; players of the other levels choose by eye."""
_COMPARING = 2000
"""So many rounds it takes to compare all cards."""
_FEW_CARDS = 20
"""With so many cards or fewer in all hands the search looks at what the others may answer."""
_WORLDS: Mapping[Level, int] = {Level.HARD: 120}
"""In so many plausible worlds."""


class OhHellPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if state.phase is Phase.BID:
            return _bid(ask, chance)
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        action = _searched(ask, chance) if ask.level is Level.HARD else _by_eye(state, ask, chance)
        return Choice(action, reasons.card(state, action))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All cards, in the worlds of the strong level; bids are left to feeling."""
        state = ask.worlds[0]
        if state.phase is Phase.BID:
            return ()
        cards = {_card(state, action): action for action in ask.legal}
        tree = _tree(ask, chance)
        return by_tree(tree, _COMPARING, ask.clock, cards, lambda action: reasons.card(state, action))


POLICY = OhHellPolicy()


# Bidding


def _bid(ask: Ask[State], chance: Chance) -> Choice:
    state, seat = ask.worlds[0], ask.seat
    guess = expected(state, seat)
    if ask.level is Level.HARD:
        worlds = believed(ask.worlds[:_BID_WORLDS], seat, luck_of(chance))
        means = {action: _bid_value(worlds, action) for action in _near(ask.legal, guess)}
        action = max(means, key=lambda one: means[one][0])
        return Choice(action, reasons.bid(state, action, round(means[action][1])))
    if ask.level is Level.FIRST_STEPS:
        guess = _high_cards(state, seat) + chance.pick(2)
    else:
        guess += _GUESS[ask.level] * (chance.pick(2001) / 1000 - 1)
    action = min(ask.legal, key=lambda one: abs(_number(one) - guess))
    return Choice(action, reasons.bid(state, action, max(0, round(guess))))


def _number(action: Action) -> int:
    return int(action.choice or 0)


def _near(legal: Sequence[Action], guess: float) -> list[Action]:
    found = [action for action in legal if abs(_number(action) - guess) <= _BIDS_TRIED]
    return found or [min(legal, key=lambda one: abs(_number(one) - guess))]


def _high_cards(state: State, seat: Seat) -> float:
    """What a child counts, and hopes for one more: aces, kings and high trumps."""
    cards = [state.faces[token] for token in state.hands[seat]]
    return sum(1 for card in cards if HEIGHTS[card] > 12 or (SUITS[card] == state.trump and RANKS[card] >= JACK))


def _bid_value(worlds: Sequence[State], action: Action) -> tuple[float, float]:
    """How good a bid is for the match, and the mean number of tricks that are won by aiming at it."""
    worth, tricks = 0.0, 0
    for world in worlds:
        deal = Deal(world)
        deal.bids = [bid if bid >= 0 else round(expected(world, seat)) for seat, bid in enumerate(world.bids)]
        deal.bids[action.seat] = _number(action)
        won = deal.play_out()
        worth += deal.rewards(won)[action.seat]
        tricks += won[action.seat]
    return worth / len(worlds), tricks / len(worlds)


# Playing


def _by_eye(state: State, ask: Ask[State], chance: Chance) -> Action:
    """The card by eye: high while tricks are missing, else just below what lies there."""
    wants = st.won(state)[ask.seat] < state.bids[ask.seat] or chance.pick(100) < _FORGETS_PERCENT[ask.level]
    card = Deal(state).aimed(wants)
    return next(action for action in ask.legal if _card(state, action) == card)


def _card(state: State, action: Action) -> Card:
    return as_bit(state.faces[PACK.index[action.tokens[0]]])


def _searched(ask: Ask[State], chance: Chance) -> Action:
    """What the tree search finds best in worlds that fit the bids."""
    state, tree = ask.worlds[0], _tree(ask, chance)
    tree.search(_ROUNDS, ask.clock)
    card = tree.best()
    return next(action for action in ask.legal if _card(state, action) == card)


def _tree(ask: Ask[State], chance: Chance) -> Tree[Card]:
    luck, cards = luck_of(chance), sum(map(len, ask.worlds[0].hands))
    worlds = believed(ask.worlds, ask.seat, luck)
    return Tree([Deal(world) for world in worlds], luck, depth=99 if cards <= _FEW_CARDS else 1)
