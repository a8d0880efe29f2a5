"""Which games stand for the others, where not a game is tested but what all of them stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.table import ZoneKind


def _kinds(slug: str) -> Iterator[object]:
    """What makes the frame treat a game in another way."""
    info, game = games.info(slug), games.load(slug)
    yield "hidden" if info.hidden else "open"
    if info.real_time:
        yield "real time"
    zones = {zone.kind for zone in game.table(Setup(info.seats[0])).zones}
    yield from zones & {ZoneKind.SPOTS, ZoneKind.SHEET, ZoneKind.FAN, ZoneKind.TRICK}


def _one_of_each() -> Iterator[str]:
    seen: set[object] = set()
    for slug in games.slugs():
        fresh = set(_kinds(slug)) - seen
        if fresh:
            seen |= fresh
            yield slug


ONE_OF_EACH_KIND = tuple(_one_of_each())
"""Of every kind of table the first game of the catalogue: it stays a handful, however many games there are."""

EVERY_GAME = tuple(
    slug if slug in ONE_OF_EACH_KIND else pytest.param(slug, marks=pytest.mark.slow) for slug in games.slugs()
)
"""Every game of the catalogue; those for which another one stands are left out of the fast suite."""
