"""A deal of Crazy Eights with all cards open, made for speed: how sensible players end it is found in an instant.

Hands hold cards of the pack. A move is what it means: the cards laid, the new top last, and the suit that is named (-1:
none); `DRAW` and `PASS` lay nothing. Everybody calls “Card!” in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tabletop.core.chance import Luck
from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights import TURNS_MAX
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import DRAWERS, EIGHT, INDEX, OUT_SCORE, SEVEN, WILD, State
from tabletop.kit.cards import ACE, JACK, JOKER_RANK, NO_SUIT, PACK_54, RANKS, SUITS
from tabletop.kit.ismcts import standing

Move = tuple[tuple[int, ...], int]
DRAW: Move = ((), -1)
PASS: Move = ((), -2)

_MIXED = tuple(sorted(PACK_54, key=lambda card: (card * 31 + 17) % 54))
"""The order in which discards become a new stock; nobody in a play-out relies on it."""
_EACH_MORE = 20.0
"""What every further card of a play counts, in points of cards."""
_KEEP_WILD = 60.0
_NEAR = 2
"""With so few cards left somewhere nothing is kept for later."""
_ATTACK = 25.0
_STUCK_SEVEN = 30.0
_SUITED = 2.0
_SUITS_NAMED = 2
_LAST_SCALE, _SCALE = 4.0, 22.0
_LONG = 150
"""A play-out ends after so many turns."""


def move_of(state: State, action: Action) -> Move:
    """What an action means."""
    if action.verb != "play":
        return DRAW if action.verb == "draw" else PASS
    cards = [state.faces[INDEX[token]] for token in action.tokens]
    return (*sorted(cards[:-1]), cards[-1]), st.read_choice(action.choice)[0]


class Deal:
    """The rest of a deal, after whose end the match stands as `rewards` says."""

    def __init__(self, state: State) -> None:
        faces = state.faces
        self._house, self._seats = state.house, state.seats
        self._points = [st.card_points(card, state.house.joker_points) for card in PACK_54]
        self._totals, self._left = st.totals(state), state.house.deals - state.deal
        self.hands = [[faces[token] for token in hand] for hand in state.hands]
        self.stock = [faces[token] for token in state.stock]
        self.under = [faces[token] for token in state.discard[:-1]]
        self.top, self.suit = faces[state.discard[-1]], state.suit
        self.turn: Seat = state.turn
        self.step, self.drawn, self.pending = state.step, state.drawn, state.pending
        self.idle, self.turns, self.is_over, self.out = state.idle, state.turns, False, -1

    def copy(self) -> Self:
        """The same position, to be played on."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.hands = [hand.copy() for hand in self.hands]
        other.stock, other.under = self.stock.copy(), self.under.copy()
        return other

    def fits(self) -> list[int]:
        """The cards of the seat whose turn it is that may be laid alone."""
        hand, ranks = self.hands[self.turn], RANKS
        if self.pending:
            return [card for card in hand if ranks[card] in DRAWERS]
        suits, suit, top = SUITS, self.suit, ranks[self.top]
        return [card for card in hand if suits[card] == suit or ranks[card] == top or ranks[card] in WILD]

    def moves(self) -> list[Move]:
        """The sensible moves, those that look best first: equal cards go together or alone, and a named suit is one of
        those held most."""
        if self.is_over:
            return []
        fits = self.fits()
        marked = [(self._mark(cards, suit), (cards, suit)) for cards, suit in self._plays(fits)]
        marked.sort(reverse=True)
        found = [move for _, move in marked]
        if not self.drawn and (self.pending or ((not fits or self._house.free_draw) and (self.stock or self.under))):
            found.append(DRAW)
        elif not fits or self._house.free_draw:
            found.append(PASS)
        return found

    def play(self, move: Move) -> None:
        """A move of the seat whose turn it is."""
        if move[0]:
            self._lay(*move)
        elif move == PASS:
            self.idle = 0 if self.drawn else self.idle + 1
            self._end_turn((self.turn + self.step) % self._seats)
        elif self.pending:
            self._draw(self.turn, self.pending)
            self.pending = self.idle = 0
            if self._house.draw_skips:
                self._end_turn((self.turn + self.step) % self._seats)
        else:
            self._draw(self.turn, 1)
            self.drawn, self.idle = True, 0

    def finish(self, luck: Luck) -> list[float]:
        """How the match is likely to end for each seat after everybody has played sensibly."""
        end = self.turns + _LONG
        while not self.is_over and self.turns < end:
            self.play(self.choice())
        return self.rewards()

    def row(self) -> list[int]:
        """What each seat would write down now."""
        points = self._points
        return [
            OUT_SCORE if seat == self.out else sum([points[card] for card in hand])
            for seat, hand in enumerate(self.hands)
        ]

    def rewards(self) -> list[float]:
        """What the hands, as they are, mean for the match."""
        scale = _SCALE * self._left**0.5 + _LAST_SCALE
        return standing([-had - more for had, more in zip(self._totals, self.row(), strict=True)], scale)

    def choice(self) -> Move:
        """A sensible move of the seat whose turn it is, found fast."""
        fits = self.fits()
        if not fits:
            return DRAW if self.pending or (not self.drawn and (self.stock or self.under)) else PASS
        if len(fits) == 1:
            (card,) = fits
            if not self._together(RANKS[card]):
                return (card,), self._named(RANKS[card], (card,))
        best, most = DRAW, -1e9
        for cards, suit in self._plays(fits, quick=True):
            mark = self._mark(cards, suit)
            if mark > most:
                best, most = (cards, suit), mark
        return best

    def _together(self, rank: int) -> bool:
        """Whether cards of this rank, one of which fits, may go down in one play."""
        return rank == RANKS[self.top] or self._house.many_on_suit

    def _plays(self, fits: Sequence[int], quick: bool = False) -> list[Move]:
        hand, ranks, found = self.hands[self.turn], RANKS, []
        done = 0
        for card in fits:
            rank = ranks[card]
            group = [other for other in hand if ranks[other] == rank] if self._together(rank) else [card]
            if len(group) == 1:
                found += self._saying((card,), rank, quick)
                continue
            if not quick:
                found += self._saying((card,), rank, quick)
            if done >> rank & 1:
                continue
            done |= 1 << rank
            for last in group:
                cards = (*sorted([other for other in group if other != last]), last)
                found += self._saying(cards, rank, quick)
        return found

    def _saying(self, cards: tuple[int, ...], rank: int, quick: bool) -> list[Move]:
        if not self._names(rank, len(cards)):
            return [(cards, -1)]
        if quick:
            return [(cards, self._named(rank, cards))]
        held = self._held(cards)
        return [(cards, suit) for suit in sorted(range(4), key=lambda one: -held[one])[:_SUITS_NAMED]]

    def _names(self, rank: int, count: int) -> bool:
        names = rank == EIGHT or (rank == JOKER_RANK and self._house.joker_suit == "name")
        return names and len(self.hands[self.turn]) > count

    def _named(self, rank: int, cards: tuple[int, ...]) -> int:
        if not self._names(rank, len(cards)):
            return -1
        held = self._held(cards)
        return held.index(max(held))

    def _held(self, laid: tuple[int, ...]) -> list[int]:
        """The cards of each suit that the seat keeps."""
        held = [0, 0, 0, 0]
        for card in self.hands[self.turn]:
            if SUITS[card] != NO_SUIT and card not in laid:
                held[SUITS[card]] += 1
        return held

    def _mark(self, cards: tuple[int, ...], named: int) -> float:
        """How good a play looks, in points of cards."""
        seat, last = self.turn, cards[-1]
        hand, rank = self.hands[seat], RANKS[last]
        left = len(hand) - len(cards)
        if not left:
            return 1000.0
        mark = self._points[last] + _EACH_MORE * (len(cards) - 1)
        suit = named if named >= 0 else self.suit if rank == JOKER_RANK else SUITS[last]
        follow = sum([1 for card in hand if SUITS[card] == suit]) - (named < 0)
        mark += _SUITED * follow
        near = min(map(len, self.hands)) <= _NEAR
        if rank in WILD and not near:
            mark -= _KEEP_WILD
        if rank == SEVEN and follow <= 0:
            mark -= _STUCK_SEVEN
        if (rank in DRAWERS or rank == JACK) and len(self.hands[(seat + self.step) % self._seats]) <= _NEAR:
            mark += _ATTACK
        return mark

    def _lay(self, cards: tuple[int, ...], named: int) -> None:
        seat, seats, house, last = self.turn, self._seats, self._house, cards[-1]
        hand, rank, count = self.hands[seat], RANKS[last], len(cards)
        for card in cards:
            hand.remove(card)
        self.under.append(self.top)
        self.under += cards[:-1]
        self.top, self.idle, self.drawn = last, 0, False
        if named >= 0:
            self.suit = named
        elif rank != JOKER_RANK:
            self.suit = SUITS[last]
        if rank == ACE and seats > 2 and count % 2:
            self.step = -self.step
        victim = turn = (seat + self.step) % seats
        draws = 2 * count if rank in DRAWERS else 0
        if rank == JACK:
            turn = (seat + self.step * (min(count, seats - 1) + 1)) % seats
        if not hand and not (rank == SEVEN and house.seven_cannot_end):
            if house.last_card_effect and draws:
                self._draw(victim, self.pending + draws)
            self.out, self.is_over = seat, True
            return
        if draws and house.stacking:
            self.pending += draws
        elif draws:
            self._draw(victim, draws)
            if house.draw_skips:
                turn = (victim + self.step) % seats
        if rank != SEVEN:
            self._end_turn(turn)

    def _end_turn(self, turn: Seat) -> None:
        self.turns += 1
        self.is_over = self.turns >= TURNS_MAX or self.idle >= self._seats
        self.turn, self.drawn = turn, False

    def _draw(self, seat: Seat, count: int) -> None:
        for _ in range(count):
            if not self.stock:
                if not self.under:
                    return
                kept = set(self.under)
                self.stock, self.under = [card for card in _MIXED if card in kept], []
            self.hands[seat].append(self.stock.pop())
