"""Pegs: the wooden pieces of the race boards, one for each colour of the palette."""

from __future__ import annotations

from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

PEGS = ("peg-A", "peg-B", "peg-C", "peg-D", "peg-E", "peg-F", "peg-G", "peg-H")
"""Their art keys, in the order of the palette."""

_NAMES = (
    QT_TRANSLATE_NOOP("Pegs", "red piece"),
    QT_TRANSLATE_NOOP("Pegs", "blue piece"),
    QT_TRANSLATE_NOOP("Pegs", "yellow piece"),
    QT_TRANSLATE_NOOP("Pegs", "green piece"),
    QT_TRANSLATE_NOOP("Pegs", "purple piece"),
    QT_TRANSLATE_NOOP("Pegs", "orange piece"),
    QT_TRANSLATE_NOOP("Pegs", "light blue piece"),
    QT_TRANSLATE_NOOP("Pegs", "pink piece"),
)
_BY_FACE = {face: say(name) for face, name in zip(PEGS, _NAMES, strict=True)}


def face_name(face: str) -> Text | None:
    """What an art key of a peg shows, in words; None for any other key."""
    return _BY_FACE.get(face)
