"""How people have laid their own hands: a matter of looking, unknown to the rules and to everybody else. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.model import Placement, TokenId

Card = tuple[TokenId, str]
"""A token and what it shows: dealt anew it is another card."""
Hand = tuple[Card, ...]


class HandOrders:
    """The orders of one match by the zone of the hand, as they were laid; beside them one that is only tried, while a
    card is carried over its hand."""

    def __init__(self, laid: Iterable[tuple[str, Hand]] = ()) -> None:
        self._laid = dict(laid)
        self._tried: dict[str, Hand] = {}

    def laid(self) -> tuple[tuple[str, Hand], ...]:
        """The hands as they were laid, to be remembered."""
        return tuple(self._laid.items())

    def lay(self, zone: str, cards: Iterable[Placement]) -> None:
        """Let a hand lie like this from now on."""
        self._tried = {}
        self._laid[zone] = _hand(cards)

    def try_out(self, zone: str, cards: Iterable[Placement]) -> None:
        """Let a hand lie like this for the moment."""
        self._tried = {zone: _hand(cards)}

    def give_up(self) -> bool:
        """Drop what was tried; whether anything was."""
        tried, self._tried = self._tried, {}
        return bool(tried)

    def forget(self) -> None:
        """Let all hands lie as they usually do."""
        self._laid, self._tried = {}, {}

    def applied(self, zone: str, usual: list[Placement]) -> list[Placement]:
        """A hand, given as it usually lies, as its owner has laid it: what has come since lies on the right."""
        order = self._tried.get(zone) or self._laid.get(zone, ())
        faces, rank = dict(order), {card: index for index, card in enumerate(order)}
        others = sum(1 for p in usual if faces.get(p.token, p.face) != p.face)
        same = sum(1 for p in usual if (p.token, p.face) in rank)
        if others >= same:
            return usual  # It has been dealt anew; a single token may have been shuffled and drawn again.
        return sorted(usual, key=lambda p: rank.get((p.token, p.face or ""), len(rank)))


def moved_to(cards: Sequence[Placement], moved: tuple[TokenId, ...], at: int) -> list[Placement]:
    """A hand after `moved` have gone, in their order, to where they begin at index `at`."""
    rest = [p for p in cards if p.token not in moved]
    chosen = sorted((p for p in cards if p.token in moved), key=lambda p: moved.index(p.token))
    return [*rest[: max(0, at)], *chosen, *rest[max(0, at) :]]


def _hand(cards: Iterable[Placement]) -> Hand:
    return tuple((p.token, p.face or "") for p in cards)
