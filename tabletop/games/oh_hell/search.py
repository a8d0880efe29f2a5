"""Playing a deal to its end with everybody aiming at their bid, and what a hand is worth before that."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tabletop.core.chance import Luck
from tabletop.core.model import Seat
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.deals import points
from tabletop.games.oh_hell.state import CARDS, State
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.ismcts import likely, standing
from tabletop.kit.trick_playout import Card, Playout, highest, lowest
from tabletop.kit.tricks import HEIGHTS

_TRUMP_FALLS, _SIDE_FALLS, _SIDE_TRUMPED = (0.38, 0.6), (0.38, 0.7), (0.0, 0.6)
"""How strongly each card that beats one lowers its chance to win: trumps over a trump, higher cards of the suit, and
trumps over another suit. The second part is for hands of one card, and less and less counts of it in larger hands."""
_LESS = 0.75
_BELIEF = 0.8
"""How strongly a bid speaks against a hand that is worth something else, for each square of tricks."""
_A_DEAL, _THIS_DEAL = 4.0, 5.0
"""What the lead of a match may still change by, in points: by this deal, and by the deals to come."""
_NO_TRUMPS = 0.12
"""Without trumps this much is lost for each player more: good cards of suits that nobody leads."""


class Deal(Playout):
    """The rest of a deal that is played in one plausible world: everybody aims at their bid in `bids`."""

    def __init__(self, state: State) -> None:
        super().__init__(state, st.duties(state), st.won(state))
        self.bids = list(state.bids)
        self._house, self._totals = state.house, st.totals(state)
        to_come = sum([cards + 1 for cards in state.sizes[state.deal :]])
        self._scale = _A_DEAL * to_come**0.5 + _THIS_DEAL

    def play_out(self) -> list[int]:
        """The tricks that each seat wins if everybody aims at their bid from here on."""
        while not self.is_over:
            self.lay(*self.choice())
        return self.won

    def finish(self, luck: Luck) -> list[float]:
        """How the match is likely to end for each seat after everybody has aimed at their bid."""
        return self.rewards(self.play_out())

    def rewards(self, tricks: Sequence[int]) -> list[float]:
        """What so many tricks for each seat mean for the match."""
        house = self._house
        row = [points(house, bid, won) for bid, won in zip(self.bids, tricks, strict=True)]
        return standing([had + more for had, more in zip(self._totals, row, strict=True)], self._scale)

    def choice(self) -> Card:
        """A sensible card of the seat whose turn it is."""
        return self.aimed(self.won[self.turn] < self.bids[self.turn])

    def aimed(self, wants: bool) -> Card:
        """A sensible card of the seat whose turn it is, if it wants to win this trick, or does not."""
        ways, trump = self.playable(self.hands[self.turn]), self.trump
        if not self.laid:
            return highest(ways, trump) if wants else lowest(ways, trump)
        beats = self.beating(ways)
        loses = [ways[0] ^ beats[0], ways[1] ^ beats[1], ways[2] ^ beats[2], ways[3] ^ beats[3]]
        is_last, can_win = len(self.laid) == self.seats - 1, any(beats)
        if wants:
            if not can_win:
                return lowest(loses, trump)
            cheap = is_last or not beats[self.laid[0][0]]
            return lowest(beats, trump) if cheap else highest(beats, -1)
        if any(loses):
            return highest(loses, trump)
        return highest(beats, trump) if is_last else lowest(beats, trump)


# How many tricks a hand should win


def expected(state: State, seat: Seat) -> float:
    """The number of tricks that a hand may expect before the first card is played, by a rule of thumb."""
    return _expected(state, seat, [state.faces[token] for token in state.hands[seat]])


def _expected(state: State, seat: Seat, hand: Sequence[int]) -> float:
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


def believed(worlds: Sequence[State], seat: Seat, luck: Luck) -> list[State]:
    """The worlds, those more often in which the others were dealt hands that fit their bids."""
    here = worlds[0]
    bidders = [other for other in range(here.seats) if other != seat and here.bids[other] >= 0]
    if not bidders:
        return list(worlds)
    laid: dict[Seat, list[int]] = {other: [] for other in bidders}
    for trick in (*here.tricks, here.trick):
        for at, token in enumerate(trick.tokens):
            laid.get((trick.leader + at) % here.seats, []).append(token)
    weights = []
    for world in worlds:
        wrong = 0.0
        for other in bidders:
            hand = [world.faces[token] for token in (*world.hands[other], *laid[other])]
            wrong += (_expected(world, other, hand) - world.bids[other]) ** 2
        weights.append(exp(-_BELIEF * wrong))
    return likely(worlds, weights, luck) if sum(weights) > 0 else list(worlds)
