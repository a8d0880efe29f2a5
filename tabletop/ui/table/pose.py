"""How one token lies. Units of the table; no Qt."""

from __future__ import annotations

from math import cos, radians, sin
from zlib import crc32

from msgspec import Struct

Z_TOKENS = 40.0
FLAT = 0.0
LYING = 1.0
CARRIED = 2.2
"""How high a token is over the table, which its shadow tells."""
LIFTED = 6.0
"""How far a token stands above its place while a click or a key has lifted it, or a hand carries it."""


class Pose(Struct, frozen=True):
    """Where and how a token lies.

    x, y: its middle.
    scale: its size.
    turn: degrees clockwise.
    z: its layer.
    raised: how far it stands above its place.
    shown: false for what is covered in a pile.
    flat: it throws no shadow, the lowest card of its pile does.
    """

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    z: float = Z_TOKENS
    raised: float = 0.0
    shown: bool = True
    flat: bool = False

    def inside(self, x: float, y: float) -> tuple[float, float]:
        """How far a point of the table lies from the middle, as the token sees it that lies turned."""
        dx, dy, turn = x - self.x, y - (self.y - self.raised), radians(-self.turn)
        return dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)

    def outside(self, dx: float, dy: float) -> tuple[float, float]:
        """The point of the table that lies so far from the middle, as the token sees it."""
        turn = radians(self.turn)
        x, y = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return self.x + x, self.y - self.raised + y


def noise(text: str) -> float:
    """A number from -1 to 1 that belongs to a text and never changes."""
    return (crc32(text.encode()) % 2001) / 1000.0 - 1.0
