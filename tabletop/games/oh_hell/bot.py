"""The computer player of Oh Hell: it counts the tricks that its hand should win, and the strong level plays the deal to
its end in plausible worlds, with everybody aiming at their bid."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.games.oh_hell import reasons
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.deals import points
from tabletop.games.oh_hell.search import Deal, expected
from tabletop.games.oh_hell.state import PACK, Phase, State
from tabletop.kit.cards import JACK, RANKS, SUITS
from tabletop.kit.trick_playout import Card, as_bit, one_of_each_run
from tabletop.kit.tricks import HEIGHTS

_GUESS = {Level.EASY: 0.9, Level.MEDIUM: 0.35, Level.HARD: 0.0}
"""How far a player is wrong about its tricks, at most."""
_CARELESS_PERCENT = {Level.FIRST_STEPS: 80, Level.EASY: 20, Level.MEDIUM: 10, Level.HARD: 0}
"""How often a player plays just any card."""
_BIDS_TRIED = 2
"""So far from its guess the strong player tries bids out, …"""
_BID_WORLDS = 60
"""… in so many worlds."""
_CARD_WORLDS = {Level.MEDIUM: 3, Level.HARD: 100}
"""In so many worlds cards are tried out; players of the other levels choose by eye."""
_CARDS_LAID = 36_000
"""So many cards are laid at most to try one card out: large hands are tried in fewer worlds."""


class OhHellPolicy:
    """All four levels."""

    worlds = 100

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if state.phase is Phase.BID:
            return _bid(ask, chance)
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], reasons.only(state))
        if ask.level in _CARD_WORLDS and chance.pick(100) >= _CARELESS_PERCENT[ask.level]:
            action = _tried_out(ask)
        elif chance.pick(100) < _CARELESS_PERCENT[ask.level]:
            action = ask.legal[chance.pick(len(ask.legal))]
        else:
            action = _aimed(state, ask.seat, ask.legal)
        return Choice(action, reasons.card(state, action))


POLICY = OhHellPolicy()


# Bidding


def _bid(ask: Ask[State], chance: Chance) -> Choice:
    state, seat = ask.worlds[0], ask.seat
    guess = expected(state, seat)
    if ask.level is Level.HARD:
        means = {action: _bid_value(ask.worlds[:_BID_WORLDS], action) for action in _near(ask.legal, guess)}
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
    """The mean points of a bid, and the mean number of tricks that are won by aiming at it."""
    score, tricks = 0, 0
    for world in worlds:
        aims = _aims(world)
        aims[action.seat] = _number(action)
        won = Deal(world).play_out(aims)[action.seat]
        score += points(world.house, _number(action), won)
        tricks += won
    return score / len(worlds), tricks / len(worlds)


def _aims(world: State) -> list[int]:
    """What everybody aims at: the bid, or what the hand seems to be worth."""
    return [bid if bid >= 0 else round(expected(world, seat)) for seat, bid in enumerate(world.bids)]


# Playing


def _aimed(state: State, seat: Seat, legal: Sequence[Action]) -> Action:
    """The card by eye: high while tricks are missing, else just below what lies there."""
    suit, height = Deal(state).choice(seat, st.won(state)[seat] < state.bids[seat])
    return next(action for action in legal if _card(state, action) == (suit, height))


def _card(state: State, action: Action) -> Card:
    return as_bit(state.faces[PACK.index[action.tokens[0]]])


def _tried_out(ask: Ask[State]) -> Action:
    """The card with the best mean result in all worlds; equal cards are tried once."""
    state, seat = ask.worlds[0], ask.seat
    bid, house = state.bids[seat], state.house
    ways = one_of_each_run({_card(state, action): action for action in ask.legal})
    marks = [0.0] * len(ways)
    most = _CARDS_LAID // (len(ways) * sum(map(len, state.hands)))
    for world in ask.worlds[: min(most, _CARD_WORLDS[ask.level])]:
        start = Deal(world)
        for index, action in enumerate(ways):
            deal = start.copy()
            deal.lay(*_card(state, action))
            marks[index] += points(house, bid, deal.play_out(state.bids)[seat])
    return ways[marks.index(max(marks))]
