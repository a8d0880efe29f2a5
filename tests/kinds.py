"""Which games stand for the others, where not a game is tested but what all of them stand on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

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

OPEN_AND_HIDDEN = tuple(
    next(slug for slug in ONE_OF_EACH_KIND if games.info(slug).hidden == hidden) for hidden in (False, True)
)
"""A table where everything lies open, and one with secrets: for whole matches, which take their time."""


def slow_beyond(fast: Iterable[str], slugs: Iterable[str]) -> tuple[Any, ...]:
    """Parameters for all of these games, of which the fast suite takes only some."""
    chosen = set(fast)
    return tuple(slug if slug in chosen else pytest.param(slug, marks=pytest.mark.slow) for slug in slugs)


EVERY_GAME = slow_beyond(ONE_OF_EACH_KIND, games.slugs())
"""Every game of the catalogue; those for which another one stands are left out of the fast suite."""
EVERY_MATCH = slow_beyond(OPEN_AND_HIDDEN, games.slugs())
"""The same for what takes a whole match."""
