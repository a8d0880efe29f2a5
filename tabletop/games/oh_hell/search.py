"""Playing a deal to its end with everybody aiming at their bid, and what a hand is worth before that."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tabletop.core.model import Seat
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.state import CARDS, State
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.trick_playout import ALL_SUITS, Card, Playout, highest, lowest
from tabletop.kit.tricks import HEIGHTS

_TRUMP_FALLS, _SIDE_FALLS, _SIDE_TRUMPED = (0.38, 0.6), (0.38, 0.7), (0.0, 0.6)
"""How strongly each card that beats one lowers its chance to win: trumps over a trump, higher cards of the suit, and
trumps over another suit. The second part is for hands of one card, and less and less counts of it in larger hands."""
_LESS = 0.75
_NO_TRUMPS = 0.12
"""Without trumps this much is lost for each player more: good cards of suits that nobody leads."""


class Deal(Playout):
    """The rest of a deal that is played in one plausible world."""

    def __init__(self, state: State) -> None:
        super().__init__(state, st.duties(state), st.won(state))

    def play_out(self, bids: Sequence[int]) -> list[int]:
        """The tricks that each seat wins if everybody aims at these bids from here on."""
        while not self.is_over:
            seat = self.turn
            self.lay(*self.choice(seat, self.won[seat] < bids[seat]))
        return self.won

    def choice(self, seat: Seat, wants: bool) -> Card:
        """A sensible card of a seat that wants to win this trick, or does not."""
        ways = self.playable(self.hands[seat])
        if not self.laid:
            return highest(ways, self.trump) if wants else lowest(ways, self.trump)
        beats = self.beating(ways)
        loses = [ways[other] ^ beats[other] for other in ALL_SUITS]
        is_last, can_win, can_lose = len(self.laid) == self.seats - 1, any(beats), any(loses)
        if wants:
            if not can_win:
                return lowest(loses, self.trump)
            cheap = is_last or not beats[self.laid[0][0]]
            return lowest(beats, self.trump) if cheap else highest(beats, -1)
        if can_lose:
            return highest(loses, self.trump)
        return highest(beats, self.trump) if is_last else lowest(beats, self.trump)


# How many tricks a hand should win


def expected(state: State, seat: Seat) -> float:
    """The number of tricks that a hand may expect before the first card is played, by a rule of thumb."""
    hand = [state.faces[token] for token in state.hands[seat]]
    seen = {*hand, state.faces[state.shown]} if state.shown >= 0 else set(hand)
    unseen = [card for card in CARDS[state.seats] if card not in seen]
    share = min(1.0, len(hand) * (state.seats - 1) / max(1, len(unseen)))
    leads = seat == (st.dealer(state) + 1) % state.seats
    asked = min(1.0, (len(hand) + 5 * leads) / 6)
    if state.trump == NO_SUIT:
        asked *= 1 - _NO_TRUMPS * (state.seats - 3)
    small = _LESS ** (len(hand) - 1)
    falls, side, trumped = (low + more * small for low, more in (_TRUMP_FALLS, _SIDE_FALLS, _SIDE_TRUMPED))
    found = 0.0
    for card in hand:
        suit, height = SUITS[card], HEIGHTS[card]
        higher = sum(1 for other in unseen if SUITS[other] == suit and HEIGHTS[other] > height)
        if suit == state.trump:
            found += exp(-falls * higher * share)
        else:
            trumps = sum(1 for other in unseen if SUITS[other] == state.trump)
            found += asked * exp(-(side * higher + trumped * trumps) * share)
    return found
