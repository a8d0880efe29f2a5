"""Matches of so many rounds in which everybody has one turn: what each turn brought, and a play-off between equals."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Result, Seat
from tabletop.core.text import Text
from tabletop.kit.deals import ranking
from tabletop.kit.head_start import added
from tabletop.kit.turns import seats_from


class RoundsState(Struct, frozen=True, kw_only=True):
    """What the state of such a game has besides its own. The seat that is `first` opens every round.

    `books[seat]` is what the turns of a seat have brought, without those of a play-off; `ahead` is what the seats began
    with, empty where all began with nothing. In a play-off `contenders` have
    one turn each, in this order, and `extra` is what those before `turn` have brought; once the match is `over`, they
    are who has won it.
    """

    books: tuple[tuple[int, ...], ...]
    turn: Seat
    first: Seat
    contenders: tuple[Seat, ...] = ()
    extra: tuple[int, ...] = ()
    over: bool = False
    ahead: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """What all seats have brought together."""
        return added(tuple(sum(book) for book in self.books), self.ahead)

    def round_of(self, rounds: int) -> int:
        """Which round is played, from 1; in a play-off and at the end the last."""
        return min(len(self.books[self.turn]) + 1, rounds)

    def needed(self, rounds: int) -> int | None:
        """How much the last turn of the match, or of a round of its play-off, must bring so that nobody is in front of
        whoever has it; None in any other turn."""
        if self.contenders:
            return max(self.extra) if len(self.extra) == len(self.contenders) - 1 else None
        others = [seat for seat in range(len(self.books)) if seat != self.turn]
        if any(len(self.books[seat]) < rounds for seat in others):
            return None
        return max(0, max(self.totals[seat] for seat in others) - self.totals[self.turn])


R = TypeVar("R", bound=RoundsState)


def written(state: R, points: int, rounds: int, playoff: bool) -> R:
    """After a turn has brought so much: the turn of the next seat, or the end. `playoff`: players who are level in
    front after the last round play on, one turn each, until one of them is in front alone."""
    if state.contenders:
        return _after_extra(state, (*state.extra, points))
    books = tuple((*book, points) if seat == state.turn else book for seat, book in enumerate(state.books))
    state = replace(state, books=books)
    order = seats_from(state.first, len(books))
    if state.turn != order[-1]:
        return replace(state, turn=order[order.index(state.turn) + 1])
    if len(books[state.turn]) < rounds:
        return replace(state, turn=state.first)
    best = max(state.totals)
    tied = tuple(seat for seat in order if state.totals[seat] == best)
    if playoff and len(tied) > 1:
        return replace(state, contenders=tied, turn=tied[0])
    return replace(state, over=True)


def _after_extra(state: R, extra: tuple[int, ...]) -> R:
    if len(extra) < len(state.contenders):
        return replace(state, extra=extra, turn=state.contenders[len(extra)])
    left = tuple(seat for seat, points in zip(state.contenders, extra, strict=True) if points == max(extra))
    state = replace(state, contenders=left, extra=())
    return replace(state, over=True) if len(left) == 1 else replace(state, turn=left[0])


def result(state: RoundsState, rule: str, playoff_rule: str, texts: tuple[Text, ...]) -> Result | None:
    """The order of the totals, with whoever has won a play-off before the others who were level; None while the match
    goes on."""
    if not state.over:
        return None
    best, *others = ranking(state.totals)
    if not state.contenders:
        return Result((best, *others), rule, state.totals, texts)
    rest = tuple(seat for seat in best if seat not in state.contenders)
    return Result((state.contenders, rest, *others), playoff_rule, state.totals, texts)
