"""How movements speed up and slow down."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from PySide6.QtCore import QEasingCurve


class Curve(StrEnum):
    """How a movement speeds up and slows down."""

    OUT_CUBIC = "OutCubic"
    IN_OUT_CUBIC = "InOutCubic"
    OUT_QUAD = "OutQuad"
    IN_OUT_QUAD = "InOutQuad"
    IN_OUT_SINE = "InOutSine"
    OUT_BACK = "OutBack"
    OUT_BOUNCE = "OutBounce"
    LINEAR = "Linear"


@cache
def easing(curve: Curve) -> QEasingCurve:
    """The curve itself."""
    found = QEasingCurve(QEasingCurve.Type[curve.value])
    if curve is Curve.OUT_BACK:
        found.setOvershoot(1.1)
    return found
