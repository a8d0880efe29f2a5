"""The wooden pieces of the race boards, pegs and horses, in each colour of the palette."""

from __future__ import annotations

from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

PEGS = ("peg-A", "peg-B", "peg-C", "peg-D", "peg-E", "peg-F", "peg-G", "peg-H")
HORSES = ("horse-A", "horse-B", "horse-C", "horse-D", "horse-E", "horse-F", "horse-G", "horse-H")
"""Their art keys, in the order of the palette."""

_NAMES = (
    QT_TRANSLATE_NOOP("Pieces", "red piece"),
    QT_TRANSLATE_NOOP("Pieces", "blue piece"),
    QT_TRANSLATE_NOOP("Pieces", "yellow piece"),
    QT_TRANSLATE_NOOP("Pieces", "green piece"),
    QT_TRANSLATE_NOOP("Pieces", "purple piece"),
    QT_TRANSLATE_NOOP("Pieces", "orange piece"),
    QT_TRANSLATE_NOOP("Pieces", "sky blue piece"),
    QT_TRANSLATE_NOOP("Pieces", "pink piece"),
)
_BY_FACE = {face: say(name) for faces in (PEGS, HORSES) for face, name in zip(faces, _NAMES, strict=True)}


def face_name(face: str) -> Text | None:
    """What an art key of a piece shows, in words; None for any other key."""
    return _BY_FACE.get(face)
