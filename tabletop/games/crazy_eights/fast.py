"""A deal of Crazy Eights with all cards open, made for speed: how sensible players end it is found in an instant.

A hand is a number: bit n is card n of the pack. A move is what it means: the cards laid, the new top last, and the suit
that is named (-1: none); `DRAW` and `PASS` lay nothing. Everybody calls “Card!” in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tabletop.core.chance import Luck
from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights import TURNS_MAX
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import DRAWERS, EIGHT, INDEX, OUT_SCORE, SEVEN, WILD, State
from tabletop.kit.cards import ACE, JACK, JOKER_RANK, PACK_54, RANKS, SUITS
from tabletop.kit.ismcts import standing

Move = tuple[tuple[int, ...], int]
DRAW: Move = ((), -1)
PASS: Move = ((), -2)

_BITS = tuple(1 << card for card in PACK_54)
_ALONE = tuple((card,) for card in PACK_54)
_OF_SUIT = tuple(sum(_BITS[card] for card in PACK_54 if SUITS[card] == suit) for suit in range(5))
_OF_RANK = tuple(sum(_BITS[card] for card in PACK_54 if RANKS[card] == rank) for rank in range(14))
_SUIT_OF = tuple(_OF_SUIT[SUITS[card]] for card in PACK_54)
_PLAIN = frozenset(RANKS) - {*WILD, *DRAWERS, SEVEN, JACK}
_DRAWERS = sum(_OF_RANK[rank] for rank in DRAWERS)
_FITS = tuple(tuple(held | alike | _OF_RANK[EIGHT] | _OF_RANK[JOKER_RANK] for alike in _OF_RANK) for held in _OF_SUIT)
"""What may be laid alone, by the suit in force and the rank of the top card."""
_MIXED = tuple(sorted(PACK_54, key=lambda card: (card * 31 + 17) % 54))
"""The order in which discards become a new stock; nobody in a play-out relies on it."""
_EACH_MORE = 20.0
"""What every further card of a play counts, in points of cards."""
_KEEP_WILD = 60.0
"""An 8 goes on anything, the last card too; a joker does as well, but is dear."""
_NEAR = 2
"""With so few cards left somewhere no joker is kept."""
_ATTACK = 25.0
_STUCK_SEVEN, _AGAIN = 30.0, 10.0
"""What a 7 counts that no card can follow, and another one."""
_SUITED = 2.0
_SUITS_NAMED = 2
_LAST_SCALE, _SCALE = 4.0, 22.0
_LONG = 150
"""A play-out ends after so many turns."""
_NONE = (-1,)


def _cards(bits: int) -> list[int]:
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


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
        self.hands = [sum([_BITS[faces[token]] for token in hand]) for hand in state.hands]
        self.sizes = [len(hand) for hand in state.hands]
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
        other.hands, other.sizes = self.hands.copy(), self.sizes.copy()
        other.stock, other.under = self.stock.copy(), self.under.copy()
        return other

    def fits(self) -> int:
        """The cards, as bits, of the seat whose turn it is that may be laid alone."""
        return self.hands[self.turn] & (_DRAWERS if self.pending else _FITS[self.suit][RANKS[self.top]])

    def moves(self) -> list[Move]:
        """The sensible moves, those that look best first: equal cards go together or alone, and a named suit is one of
        those held most."""
        if self.is_over:
            return []
        fits = self.fits()
        marked = sorted(self._plays(fits), reverse=True)
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
            OUT_SCORE if seat == self.out else sum([points[card] for card in _cards(hand)])
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
        hand, ranks, points = self.hands[self.turn], RANKS, self._points
        if fits == hand and not hand & hand - 1:
            return _ALONE[hand.bit_length() - 1], -1
        near, many, top = min(self.sizes) <= _NEAR, self._house.many_on_suit, ranks[self.top]
        best, final, named, most = 0, -1, -1, -1e9
        while fits:
            low = fits & -fits
            card = low.bit_length() - 1
            rank = ranks[card]
            group = hand & _OF_RANK[rank] if many or rank == top else low
            fits &= ~group
            if group == low and rank in _PLAIN:
                mark = points[card] + _SUITED * ((hand & _SUIT_OF[card]).bit_count() - 1)
                if mark > most:
                    best, final, named, most = low, card, -1, mark
                continue
            suit = self._suits(group, rank)[0]
            for last in _ALONE[card] if group == low else _cards(group):
                mark = self._mark(group, last, suit, near)
                if mark > most:
                    best, final, named, most = group, last, suit, mark
        return _ALONE[final] if best == _BITS[final] else (*_cards(best ^ _BITS[final]), final), named

    def _plays(self, fits: int) -> list[tuple[float, Move]]:
        """The plays worth a look, and how good they look: each card that fits, alone and with all that are equal."""
        hand, near, found = self.hands[self.turn], min(self.sizes) <= _NEAR, []
        many, top, groups = self._house.many_on_suit, RANKS[self.top], set()
        for card in _cards(fits):
            rank = RANKS[card]
            ways = [(_BITS[card], card)]
            group = hand & _OF_RANK[rank]
            if (many or rank == top) and group != _BITS[card] and group not in groups:
                groups.add(group)
                ways += [(group, last) for last in _cards(group)]
            for laid, last in ways:
                cards = (*_cards(laid ^ _BITS[last]), last)
                for suit in self._suits(laid, rank)[:_SUITS_NAMED]:
                    found.append((self._mark(laid, last, suit, near), (cards, suit)))
        return found

    def _suits(self, laid: int, rank: int) -> Sequence[int]:
        """The suits that may be named with a play, that of which most cards are kept first; -1 where none is."""
        kept = self.hands[self.turn] & ~laid
        if not kept or (rank != EIGHT and (rank != JOKER_RANK or self._house.joker_suit != "name")):
            return _NONE
        held = [(kept & suit).bit_count() for suit in _OF_SUIT[:4]]
        return sorted(range(4), key=lambda suit: -held[suit])

    def _mark(self, laid: int, last: int, named: int, near: bool) -> float:
        """How good a play looks, in points of cards. `near`: somebody has few cards left."""
        hand, rank = self.hands[self.turn], RANKS[last]
        if laid == hand:
            return 1000.0
        suit = named if named >= 0 else self.suit if rank == JOKER_RANK else SUITS[last]
        follow = (hand & _OF_SUIT[suit]).bit_count() - (named < 0)
        mark = self._points[last] + _EACH_MORE * (laid.bit_count() - 1) + _SUITED * follow
        if rank == EIGHT or (rank == JOKER_RANK and not near):
            mark -= _KEEP_WILD
        if rank == SEVEN:
            mark += _AGAIN if follow > 0 else -_STUCK_SEVEN
        if (rank in DRAWERS or rank == JACK) and self.sizes[(self.turn + self.step) % self._seats] <= _NEAR:
            mark += _ATTACK
        return mark

    def _lay(self, cards: tuple[int, ...], named: int) -> None:
        seat, seats, house, last = self.turn, self._seats, self._house, cards[-1]
        hand, rank, count = self.hands[seat], RANKS[last], len(cards)
        for card in cards:
            hand ^= _BITS[card]
        self.hands[seat] = hand
        self.sizes[seat] -= count
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
            self.hands[seat] |= _BITS[self.stock.pop()]
            self.sizes[seat] += 1
