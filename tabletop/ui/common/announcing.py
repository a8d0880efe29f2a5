"""Sentences that screen readers say at once."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(thing: QObject, sentence: str, urgent: bool = False) -> None:
    """Have a sentence of a widget said where somebody listens; `urgent`: before what is being said is over."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(thing, sentence)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
