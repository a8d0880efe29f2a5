"""What the players know of cards that lie hidden: a card that was seen and taken up, one that its owner laid face down,
and which cards were shuffled together.

A card that everybody has seen before it went into a hand stays known there, until its owner lays some card of that
hand face down: from then on it may be any card of the hand, or the one that was laid.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.kit.hands import HIDDEN, unveiled

_CARDS = 52
_EVERYBODY = 0b11


class Somewhere(Struct, frozen=True):
    """Everybody knows that one of these tokens is this card."""

    card: int
    tokens: tuple[int, ...]

    def among(self, others: Iterable[int]) -> Somewhere:
        """The same card, which may be one of other tokens as well."""
        return Somewhere(self.card, tuple(sorted({*self.tokens, *others})))


class Knowledge(Struct, frozen=True):
    """`knowers`: for each token a bit set of the seats that know its card though it may lie hidden. `origins`: for each
    token a bit set of the shuffles from which it may come, `mixed_in`: for each card the number of its last shuffle.
    `somewhere`: cards that are known to be among some tokens."""

    knowers: bytes = bytes(_CARDS)
    origins: bytes = bytes([1]) * _CARDS
    mixed_in: bytes = bytes(_CARDS)
    somewhere: tuple[Somewhere, ...] = ()

    def known_to(self, token: int, seat: Seat) -> bool:
        """Whether a seat knows the card of a token without seeing it."""
        return bool(self.knowers[token] >> seat & 1)

    def learnt(self, token: int, seats: int = _EVERYBODY) -> Knowledge:
        """After a bit set of seats has seen the card of a token and can follow it."""
        knowers = bytearray(self.knowers)
        knowers[token] |= seats
        return replace(self, knowers=bytes(knowers))

    def shown(self, tokens: Iterable[int], faces: bytes) -> Knowledge:
        """After everybody has seen these tokens, which lay hidden."""
        found = self
        for token in tokens:
            found = found._one_shown(token, faces[token])
        return found

    def _one_shown(self, token: int, card: int) -> Knowledge:
        if not self.somewhere:
            return self
        left: list[Somewhere] = []
        found = self
        for entry in self.somewhere:
            tokens = tuple(other for other in entry.tokens if other != token)
            if entry.card == card:
                continue
            if len(tokens) == 1:
                found = found.learnt(tokens[0])
            else:
                left.append(Somewhere(entry.card, tokens))
        return replace(found, somewhere=tuple(left))

    def laid_closed(self, token: int, hand: Collection[int], owner: Seat, faces: bytes) -> Knowledge:
        """After a seat has laid a token of its hand, which is given as it was before, face down on the table: nobody
        else knows which one it was."""
        knowers, origins = bytearray(self.knowers), bytearray(self.origins)
        known = [held for held in hand if self.known_to(held, 1 - owner)]
        entries = [*self.somewhere, *(Somewhere(faces[held], (held,)) for held in known)]
        joint = 0
        for held in hand:
            joint |= origins[held]
        for held in hand:
            knowers[held] &= ~_EVERYBODY
            origins[held] = joint
        knowers[token] |= 1 << owner
        spread = tuple(entry if {*hand}.isdisjoint(entry.tokens) else entry.among(hand) for entry in entries)
        return Knowledge(bytes(knowers), bytes(origins), self.mixed_in, spread)

    def shuffled(self, tokens: Iterable[int], faces: bytes, number: int) -> Knowledge:
        """After these tokens, which everybody has seen, were shuffled among themselves, as the shuffle of this number
        in the race; `faces` are those before or after it."""
        knowers, origins, mixed_in = bytearray(self.knowers), bytearray(self.origins), bytearray(self.mixed_in)
        for token in tokens:
            knowers[token], origins[token] = 0, 1 << number
            mixed_in[faces[token]] = number
        return Knowledge(bytes(knowers), bytes(origins), bytes(mixed_in), self.somewhere)

    def dealt_again(self, faces: bytes, chance: Chance) -> bytes:
        """The faces of a masked state with every hidden card dealt again, as far as is known where it can be."""
        found = bytearray(faces)
        for entry in self.somewhere:
            hidden = [token for token in entry.tokens if found[token] == HIDDEN]
            if hidden and entry.card not in found:
                found[hidden[chance.pick(len(hidden))]] = entry.card
        return unveiled(bytes(found), chance, self.fits)

    def fits(self, token: int, card: int) -> bool:
        """Whether a hidden token may show a card."""
        for entry in self.somewhere:
            if entry.card == card:
                return token in entry.tokens
        return bool(self.origins[token] >> self.mixed_in[card] & 1)
