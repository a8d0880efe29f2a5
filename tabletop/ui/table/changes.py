"""The difference of two views, token by token."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Placement


class Change(Struct, frozen=True):
    """What happened to one token between two views."""

    before: Placement
    after: Placement

    @property
    def moved(self) -> bool:
        """Whether it lies elsewhere: in another zone or another slot of it."""
        return self.before.place != self.after.place

    @property
    def left_zone(self) -> bool:
        """Whether it lies in another zone."""
        return self.before.place.zone != self.after.place.zone
