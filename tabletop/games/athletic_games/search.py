"""The best line of a turn, found by looking at all of them.

Everything lies open during a turn, and of a pile only the bottom and the top card matter: moving pile A onto pile B
makes one pile with the bottom of B and, on top, the bottom of A. So a position is five pairs and a hand. Where single
cards may move every card counts, and no arrangement may come back: `LooseSearch`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from tabletop.games.athletic_games.cards import ANY, DECK, FITS, VALUES
from tabletop.games.athletic_games.state import Piles, moved_piles

HOLE = -1
_BASE = len(DECK)
_PLACED = 1000
_NEVER = 1000

Pairs = tuple[int, ...]
"""For each place bottom * 60 + top, or HOLE."""


class Step(Struct, frozen=True):
    """A card of the hand (its number) or, where `card` is negative, the pile of the place `come` goes to `go`: the
    `whole` pile, or its top card."""

    card: int
    come: int
    go: int
    whole: bool = True


class Line(Struct, frozen=True):
    """A run of steps and how many hand cards it gets rid of. `whole`: nothing was left out of the search."""

    steps: tuple[Step, ...]
    placed: int
    whole: bool = True


def keeping(hand: int) -> int:
    """How good the cards are that stay in hand (as bits): pairs that fit are worth keeping, 1s and 10s are not."""
    cards = [card for card in DECK if hand >> card & 1]
    links = sum((FITS[card] & hand).bit_count() - 1 for card in cards) // 2
    ends = sum(1 for card in cards if card % VALUES in (0, VALUES - 1))
    return 2 * links - ends


Lying = TypeVar("Lying", Pairs, Piles)


class _DepthFirst(ABC, Generic[Lying]):
    """A depth-first search that never looks at a position twice. `moves` and `positions` bound it."""

    def __init__(self, moves: int, positions: int) -> None:
        self._moves = moves
        self._left = positions
        self._cut = False
        self._seen: dict[tuple[tuple[object, ...], int], int] = {}
        self._steps: list[Step] = []
        self._best: Line = Line((), 0)
        self._best_value = -_PLACED * _BASE
        self._held = 0

    def _go(self, lying: Lying, hand: int, moves: int) -> bool:
        """Whether the hand can be emptied from here."""
        key = (tuple(sorted(lying)), hand)
        if self._seen.get(key, -1) >= moves:
            return False
        self._seen[key] = moves
        self._note(hand)
        if not hand:
            return True
        self._left -= 1
        if self._left <= 0:
            return False
        if self._place(lying, hand, moves):
            return True
        self._cut = self._cut or not moves
        return moves > 0 and self._move(lying, hand, moves)

    @abstractmethod
    def _place(self, lying: Lying, hand: int, moves: int) -> bool:
        """Lays a card of the hand and looks on; whether the hand can be emptied so."""

    @abstractmethod
    def _move(self, lying: Lying, hand: int, moves: int) -> bool:
        """The same with a pile or card that moves."""

    def _note(self, hand: int) -> None:
        """Remembers the line if none before it was as good."""
        placed = self._held - hand.bit_count()
        if placed < self._best.placed:
            return
        value = _PLACED * placed + keeping(hand)
        if value > self._best_value:
            self._best, self._best_value = Line(tuple(self._steps), placed), value

    def _try(self, step: Step, lying: Lying, hand: int, moves: int) -> bool:
        self._steps.append(step)
        found = self._go(lying, hand, moves)
        self._steps.pop()
        return found


class Search(_DepthFirst[Pairs]):
    """All lines with whole piles."""

    def best(self, pairs: Pairs, hand: int) -> Line:
        """The line that gets rid of most cards of a hand (bits); among equals that which keeps the best ones."""
        self._held = hand.bit_count()
        self._go(pairs, hand, self._moves)
        return Line(self._best.steps, self._best.placed, self._left > 0 and not self._cut)

    def _place(self, pairs: Pairs, hand: int, moves: int) -> bool:
        """Hand cards first on piles, then one kind of hole."""
        hole = pairs.index(HOLE) if HOLE in pairs else HOLE
        for spot, pair in enumerate(pairs):
            if pair == HOLE and spot != hole:
                continue
            fitting = hand & (ANY if pair == HOLE else FITS[pair % _BASE])
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                card = bit.bit_length() - 1
                bottom = card if pair == HOLE else pair // _BASE
                after = (*pairs[:spot], bottom * _BASE + card, *pairs[spot + 1 :])
                if self._try(Step(card, HOLE, spot), after, hand ^ bit, moves):
                    return True
        return False

    def _move(self, pairs: Pairs, hand: int, moves: int) -> bool:
        for come, moving in enumerate(pairs):
            if moving == HOLE:
                continue
            mask, bottom = FITS[moving % _BASE], moving // _BASE
            for go, pair in enumerate(pairs):
                if go == come or pair == HOLE or not mask >> pair % _BASE & 1:
                    continue
                after = list(pairs)
                after[come], after[go] = HOLE, pair // _BASE * _BASE + bottom
                if self._try(Step(HOLE, come, go), tuple(after), hand, moves - 1):
                    return True
        return False


class Ends(Search):
    """All positions in which a turn may end: how each comes about, and what lies and stays in hand then. Of those in
    which the hand is empty it stops after `enough`."""

    def __init__(self, moves: int, positions: int, enough: int) -> None:
        super().__init__(moves, positions)
        self._enough = enough
        self.found: dict[tuple[Pairs, int], Line] = {}

    def look(self, pairs: Pairs, hand: int) -> None:
        """Fill `found`; places that could be exchanged are not told apart."""
        self._held = hand.bit_count()
        self._go(pairs, hand, self._moves)

    def _go(self, lying: Pairs, hand: int, moves: int) -> bool:
        key = (tuple(sorted(lying)), hand)
        if self._seen.get(key, -1) >= moves:
            return False
        self._seen[key] = moves
        self.found.setdefault(key, Line(tuple(self._steps), self._held - hand.bit_count()))
        if not hand:
            self._enough -= 1
            return self._enough <= 0
        self._left -= 1
        if self._left <= 0:
            return True
        return self._place(lying, hand, moves) or (moves > 0 and self._move(lying, hand, moves))


def after_line(pairs: Pairs, line: Line) -> Pairs:
    """What lies when a line with whole piles has been played."""
    lying = list(pairs)
    for step in line.steps:
        if step.card < 0:
            bottom_of_target = lying[step.go] // _BASE
            lying[step.go] = bottom_of_target * _BASE + lying[step.come] // _BASE
            lying[step.come] = HOLE
        else:
            bottom = step.card if lying[step.go] == HOLE else lying[step.go] // _BASE
            lying[step.go] = bottom * _BASE + step.card
    return tuple(lying)


class LooseSearch(_DepthFirst[Piles]):
    """Lines in which single cards move too. There are far too many of them to go to the end of each, so those with
    few moves are looked at first."""

    def best(self, piles: Piles, hand: int, stood: Iterable[Piles]) -> Line:
        """The best line that brings back none of the arrangements that have stood."""
        self._held = hand.bit_count()
        self._seen = {(tuple(sorted(other)), hand): _NEVER for other in stood if other != piles}
        whole = False
        for moves in range(self._moves + 1):
            known = len(self._seen)
            if self._go(piles, hand, moves) or self._left <= 0:
                break
            if moves and known == len(self._seen):
                whole = True
                break
        return Line(self._best.steps, self._best.placed, whole)

    def _place(self, piles: Piles, hand: int, moves: int) -> bool:
        hole = piles.index(()) if () in piles else HOLE
        for spot, pile in enumerate(piles):
            if not pile and spot != hole:
                continue
            fitting = hand & (FITS[pile[-1]] if pile else ANY)
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                card = bit.bit_length() - 1
                after = (*piles[:spot], (*pile, card), *piles[spot + 1 :])
                if self._try(Step(card, HOLE, spot), after, hand ^ bit, moves):
                    return True
        return False

    def _move(self, piles: Piles, hand: int, moves: int) -> bool:
        for come, moving in enumerate(piles):
            mask = FITS[moving[-1]] if moving else 0
            for go, pile in enumerate(piles):
                if go == come or not pile or not mask >> pile[-1] & 1:
                    continue
                for count in {len(moving), 1}:
                    step, after = Step(HOLE, come, go, count == len(moving)), moved_piles(piles, come, go, count)
                    if self._try(step, after, hand, moves - 1):
                        return True
        return False
