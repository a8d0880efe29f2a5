"""Luck that can be checked: all of it comes from one source, which is kept secret while a match goes on.

The fingerprint of the source is shown at the start, the source itself at the end. From the source anybody can make
every outcome again, and from the fingerprint see that it has not been exchanged meanwhile. `docs/luck.md` tells how.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from tabletop.core.chance import Chance, random_bytes
from tabletop.core.digests import Hmac, sha256
from tabletop.core.model import Seat

HASH: Final = "SHA-256"
GENERATOR: Final = "HMAC-SHA256"
SOURCE_BYTES: Final = 32
DEAL: Final = "deal"
"""Whose luck the set-up is, beside that of the seats."""
_RANGE = 1 << 256

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as people read them."""


class Luck(Struct, frozen=True):
    """The luck of one match. `source`: what it all comes from; `fingerprint`: what was shown of it at the start;
    `again`: the source is that of a match before, so that somebody may know it."""

    source: Hex
    fingerprint: Hex
    again: bool = False

    @classmethod
    def of(cls, source: bytes) -> Luck:
        """The luck that comes from these 32 bytes. Raises ValueError."""
        if len(source) != SOURCE_BYTES:
            raise ValueError(f"a source of luck has {SOURCE_BYTES} bytes, not {len(source)}")
        return cls(source.hex(), _fingerprint(source))

    @classmethod
    def fresh(cls) -> Luck:
        """Luck that nobody can foresee."""
        return cls.of(random_bytes(SOURCE_BYTES))

    def chance(self, seat: Seat | None, number: int) -> Chance:
        """What a seat draws in its action with this `number` among those in which it drew something, from 0. None: in
        the set-up."""
        return SourcedChance(bytes.fromhex(self.source), f"{DEAL if seat is None else seat}/{number}")

    @property
    def is_sound(self) -> bool:
        """Whether the fingerprint is that of the source."""
        return _fingerprint(bytes.fromhex(self.source)) == self.fingerprint

    def __repr__(self) -> str:
        """No source in a log book or a report."""
        return f"Luck({self.fingerprint})"


def _fingerprint(source: bytes) -> str:
    return sha256(source).hex()


class SourcedChance(Chance):
    """Makes its numbers from a source and a name of the action, and any of them without those before it."""

    def __init__(self, source: bytes, name: str) -> None:
        super().__init__()
        self._hashes = Hmac(source)
        self._name = name

    def _draw(self, count: int, die: bool) -> int:
        if not 0 < count <= _RANGE:
            raise ValueError(f"a number of {count} cannot be drawn")
        even = _RANGE - _RANGE % count
        attempt, found = 0, _RANGE
        while found >= even:
            message = f"{self._name}/{len(self.drawn)}/{attempt}"
            found = int.from_bytes(self._hashes.digest(message.encode("ascii")), "big")
            attempt += 1
        return found % count
