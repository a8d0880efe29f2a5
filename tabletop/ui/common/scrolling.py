"""Scrolling by finger: on a touch screen nobody aims at a scroll bar."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties, QWidget


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger push what lies in an area; a tap is still a click, and the mouse does what it always did."""
    viewport = area.viewport()
    scroller = QScroller.scroller(viewport)
    viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    viewport.grabGesture(QScroller.grabbedGesture(_holder()))
    properties, never = scroller.scrollerProperties(), QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    for metric in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        properties.setScrollMetric(metric, never)
    scroller.setScrollerProperties(properties)


@cache
def _holder() -> QWidget:
    """Holds the gesture that all areas share, as long as the program runs: Qt registers a recognizer with every
    `QScroller.grabGesture`, and frees none of them."""
    holder = QWidget()
    QScroller.grabGesture(holder, QScroller.ScrollerGestureType.TouchGesture)
    return holder
