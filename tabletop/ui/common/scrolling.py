"""Scrolling by finger: on a touch screen nobody aims at a scroll bar."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger push what lies in an area; a tap is still a click, and the mouse does what it always did."""
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    properties, never = scroller.scrollerProperties(), QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    for metric in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        properties.setScrollMetric(metric, never)
    scroller.setScrollerProperties(properties)
