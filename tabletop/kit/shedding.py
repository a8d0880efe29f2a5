"""Getting rid of cards: whose turn it is among those who still hold some, and cards that players exchange.

The cards of an exchange change hands face down: giver and receiver know them from then on. Where somebody had to give
the best or the worst of a hand, everybody knows something of what was kept: `dealt_again` keeps to that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.kit.hands import HIDDEN, Hands, Memory, unveiled


def next_holder(order: Sequence[Seat], hands: Hands, seat: Seat, skip: int = 0) -> Seat:
    """The next seat after `seat` that holds cards and is not in the bit set `skip`, perhaps itself; -1 if there is
    none. `order` are all seats as their turns come."""
    at, seats = order.index(seat), len(order)
    for step in range(1, seats + 1):
        other = order[(at + step) % seats]
        if hands[other] and not skip >> other & 1:
            return other
    return -1


class Gift(Struct, frozen=True):
    """Cards that changed hands in an exchange; both seats know them. What the giver `kept` of the hand as dealt is all
    lower than what it gave, or all higher where the `lowest` cards were given; empty if the giver chose freely."""

    tokens: tuple[int, ...]
    giver: Seat
    receiver: Seat
    kept: tuple[int, ...] = ()
    lowest: bool = False


def handed_over(hands: Hands, memory: Memory, gifts: Iterable[Gift]) -> tuple[Hands, Memory]:
    """The hands after gifts have changed hands, all at the same time, and what is known then."""
    held = [set(hand) for hand in hands]
    for gift in gifts:
        held[gift.giver].difference_update(gift.tokens)
        held[gift.receiver].update(gift.tokens)
        memory = memory.learnt(gift.tokens, gift.giver, gift.receiver)
    return tuple(tuple(sorted(hand)) for hand in held), memory


def dealt_again(faces: bytes, gifts: Sequence[Gift], heights: Sequence[int], chance: Chance) -> bytes:
    """The faces of a masked state with every hidden card dealt again, for `Game.resample`, so that nobody has kept a
    card that it would have had to give. `heights` is a strict order of the cards, the highest number first to go."""
    again = bytearray(unveiled(faces, chance, _limits(faces, gifts, heights)))
    for gift in gifts:
        given, kept = ([t for t in tokens if faces[t] == HIDDEN] for tokens in (gift.tokens, gift.kept))
        if given and kept:
            cards = sorted((again[token] for token in (*given, *kept)), key=heights.__getitem__)
            for token, card in zip((*given, *kept) if gift.lowest else (*kept, *given), cards, strict=True):
                again[token] = card
    return bytes(again)


def _limits(faces: bytes, gifts: Iterable[Gift], heights: Sequence[int]) -> Callable[[int, int], bool] | None:
    """Whether a hidden token may show a card beside the cards of its exchange that are known; None: all may."""
    between: dict[int, tuple[int, int]] = {}
    for gift in gifts:
        low, high = (gift.tokens, gift.kept) if gift.lowest else (gift.kept, gift.tokens)
        known = [[heights[faces[t]] for t in tokens if faces[t] != HIDDEN] for tokens in (low, high)]
        if gift.kept:
            between.update(dict.fromkeys(low, (0, min(known[1], default=255))))
            between.update(dict.fromkeys(high, (max(known[0], default=0), 255)))
    if not between:
        return None
    anything = (0, 255)

    def fits(token: int, card: int) -> bool:
        least, most = between.get(token, anything)
        return least <= heights[card] <= most

    return fits
