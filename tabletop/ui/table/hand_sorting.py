"""The own hand is put in order: cards are carried to another place in it, or moved along it by keys."""

from __future__ import annotations

from math import hypot
from typing import Protocol

from tabletop.core.model import Placement, TokenId
from tabletop.core.view import View
from tabletop.ui.look.face_keys import face_of
from tabletop.ui.session.hand_orders import moved_to
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout


class SortedTable(Protocol):
    """The table on which hands are put in order; see `LaidTable`."""

    layout: TableLayout
    items_of: dict[TokenId, TokenItem]
    placements: dict[TokenId, Placement]
    lifted: tuple[TokenId, ...]

    def arrange(self, raised: frozenset[TokenId], lifted: tuple[TokenId, ...]) -> None:
        """Let cards of the own hand stand out, and tokens be lifted by a click or a key."""


class HandSorting:
    """Lays the hand of the viewer in the order that the viewer wants."""

    def __init__(self, scene: SortedTable) -> None:
        self._scene = scene

    def is_for(self, token: TokenId) -> bool:
        """Whether a token is a card of the own hand."""
        item = self._scene.items_of.get(token)
        return item is not None and self._scene.layout.is_own_hand(self._scene.layout.zones[item.at.zone])

    def try_at(self, tokens: tuple[TokenId, ...], x: float, y: float) -> None:
        """Let the other cards make room for these at a point, in units."""
        before, after = self._cards(tokens[0]), self._moved(tokens, x, y)
        if after != before:
            self._scene.layout.orders.try_out(self._zone(tokens[0]), after)
            self._scene.arrange(self._scene.layout.raised, self._scene.lifted)

    def stop(self) -> None:
        """Let the cards lie again as they were laid."""
        if self._scene.layout.orders.give_up():
            self._scene.arrange(self._scene.layout.raised, self._scene.lifted)

    def lay_at(self, tokens: tuple[TokenId, ...], x: float, y: float) -> None:
        """Lay these cards where they were let go, in units."""
        self._lay(tokens[0], self._moved(tokens, x, y))

    def shift(self, token: TokenId, step: int) -> tuple[int, int]:
        """Move a card so many places to the right; returns at which place of how many it lies then, from 1."""
        cards = self._cards(token)
        at = next(index for index, card in enumerate(cards) if card.token == token)
        to = min(max(at + step, 0), len(cards) - 1)
        if to != at:
            self._lay(token, moved_to(cards, (token,), to))
        return to + 1, len(cards)

    def goes_on(self, held: tuple[TokenId, ...], view: View) -> bool:
        """Whether what is being dragged is still in the own hand in a new view: others may play meanwhile."""
        scene = self._scene
        if not held or view.seat != scene.layout.viewer or not all(self.is_for(token) for token in held):
            return False
        zone, lying = self._zone(held[0]), {p.token: p for p in view.placements if p.token in held}
        items = [scene.items_of[token] for token in lying]
        still = [i for i in items if lying[i.token].place.zone == zone and face_of(lying[i.token]) == i.true_face]
        return len(still) == len(held)

    def _zone(self, token: TokenId) -> str:
        return self._scene.items_of[token].at.zone

    def _cards(self, token: TokenId) -> list[Placement]:
        """The hand from left to right, as it lies now."""
        scene, zone = self._scene, self._zone(token)
        lying = [placement for placement in scene.placements.values() if placement.place.zone == zone]
        lying.sort(key=lambda p: p.place.slot)
        return scene.layout.in_hand_order(scene.layout.zones[zone], lying)

    def _moved(self, tokens: tuple[TokenId, ...], x: float, y: float) -> list[Placement]:
        cards = self._cards(tokens[0])
        rests = [self._scene.items_of[card.token].rest for card in cards]
        return moved_to(
            cards, tokens, min(range(len(rests)), key=lambda index: hypot(rests[index].x - x, rests[index].y - y))
        )

    def _lay(self, token: TokenId, cards: list[Placement]) -> None:
        scene = self._scene
        scene.layout.orders.lay(self._zone(token), cards)
        scene.arrange(scene.layout.raised, scene.lifted)
