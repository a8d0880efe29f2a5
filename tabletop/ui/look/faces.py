"""The pictures of tokens, boards and marks by face key, as those who show them ask for them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap


class Faces(Protocol):
    """All faces in one look; see `tabletop.ui.look.art.Art`. Sizes are units: a card is 63 by 88.

    letters: language code of the index letters on the cards.
    four_colours: each suit has a colour of its own.
    numbers: boards show the numbers of their squares.
    """

    letters: str
    four_colours: bool
    numbers: bool

    def has(self, face: str) -> bool:
        """Whether a face has a picture of its own."""

    def alike(self, face: str) -> tuple[str, ...]:
        """All faces of the kind of this one that lie or stand as it does, in the order of their names."""

    def size(self, face: str) -> tuple[float, float]:
        """Width and height of a face."""

    def anchor(self, face: str) -> tuple[float, float]:
        """The point, from the upper left corner, that stands on the middle of a place."""

    def corner(self, face: str) -> float:
        """The radius of the corners of what lies on a rectangle, else 0."""

    def pixmap(self, face: str, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The face at `px_per_unit` logical pixels a unit; the same request gives the same object."""

    def turned(self, face: str, turn: int, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The face turned by quarters clockwise, letters upright, in the frame of the unturned one."""

    def shadow(self, face: str, lift: float, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The shadow of a face that is `lift` high (1 lying, 2.2 carried)."""

    def shadow_anchor(self, face: str, lift: float) -> tuple[float, float]:
        """The point of the shadow's picture that belongs on the middle of the place."""

    def render(self, painter: QPainter, face: str, rect: QRectF) -> None:
        """Paint a face into a rectangle, as large as fits with its own proportions, in the middle."""
