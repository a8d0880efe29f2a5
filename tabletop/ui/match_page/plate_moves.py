"""The plates go to where their seats are now, when the players change places."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QRect, QVariantAnimation
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.ui.table.choreography import RESEAT_MS


class PlateMoves:
    """The plates in their places, on the way from where they were when `begin` was called."""

    def __init__(self, parent: QObject) -> None:
        self._from: dict[Seat, QPoint] = {}
        self._to: dict[Seat, tuple[QWidget, QRect]] = {}
        self._way = QVariantAnimation(parent)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.valueChanged.connect(self._step)

    def begin(self, plates: Mapping[Seat, QWidget], speed: float) -> None:
        """Set them out on their way; `speed` is a factor on the time, 0: they are there at once."""
        self._from = {seat: plate.pos() for seat, plate in plates.items() if plate.isVisible()}
        self._way.setDuration(round(RESEAT_MS * speed))
        self._way.start()

    def place(self, seat: Seat, plate: QWidget, rect: QRect) -> None:
        """Put a plate where it belongs, or on its way there."""
        self._to[seat] = plate, rect
        self._put(seat)

    def finish(self) -> None:
        """Put everything in its place at once."""
        if self.is_moving:
            self._way.setCurrentTime(self._way.duration())

    @property
    def is_moving(self) -> bool:
        """Whether plates are on their way."""
        return self._way.state() is QVariantAnimation.State.Running

    def _step(self) -> None:
        for seat in self._to:
            self._put(seat)

    def _put(self, seat: Seat) -> None:
        plate, rect = self._to[seat]
        begun = self._from.get(seat, rect.topLeft())
        share = float(self._way.currentValue()) if self.is_moving else 1.0
        plate.setGeometry(QRect(begun + (rect.topLeft() - begun) * share, rect.size()))
