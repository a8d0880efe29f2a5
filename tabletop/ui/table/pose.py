"""How one token lies. Units of the table; no Qt."""

from __future__ import annotations

from zlib import crc32

from msgspec import Struct

Z_TOKENS = 40.0


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


def noise(text: str) -> float:
    """A number from -1 to 1 that belongs to a text and never changes."""
    return (crc32(text.encode()) % 2001) / 1000.0 - 1.0
