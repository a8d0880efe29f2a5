"""Where thrown dice come to rest: in every tray of every game apart, on the felt, readable, and elsewhere each time."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup, TokenKind
from tabletop.core.table import Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.match.match import Match
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.table.resting import MOST_TURN, Box, resting

THROWS = st.integers(0, 2**32 - 1)


@cache
def trays() -> dict[str, tuple[ZoneSpec, int, float, TableSpec]]:
    """The trays of each game that has dice, with how many lie there, their size, and the table round them."""
    found = {}
    side = Art(THEMES["day"]).size("die-1")[0]
    for slug in games.slugs():
        game = games.load(slug)
        match: Match[Any] = Match(game, Setup(game.info.seats[0]), LiveChance(1))
        spec = game.table(match.setup)
        dice = [p for p in match.view(None).placements if p.kind is TokenKind.DIE]
        for zone in spec.zones:
            if zone.kind is ZoneKind.SCATTER and dice:
                found[f"{slug} {zone.id}"] = (zone, len(dice), side * zone.scale, spec)
    return found


def boxes(zone: ZoneSpec, count: int, side: float, throw: int) -> list[Box]:
    assert zone.area is not None
    return [Box(x, y, turn, side / 2, side / 2) for x, y, turn in resting(zone.area, count, side, throw)]


@given(throw=THROWS)
def test_dice_lie_apart_on_the_felt_and_are_read_easily(throw: int) -> None:
    for tray, (zone, count, side, spec) in trays().items():
        lying = boxes(zone, count, side, throw)
        assert not any(a.gap(b) < 0 for at, a in enumerate(lying) for b in lying[:at]), tray
        assert zone.area is not None
        over = [box.inside(zone.area) for box in lying]
        # A single die in a round dish may turn its corners over the rectangle that stands for it.
        assert min(over) >= (-0.3 * side if count == 1 else -1e-9), tray
        assert all(abs(turn) <= MOST_TURN for _, _, turn in resting(zone.area, count, side, throw))
        for above in (*(plate.area for plate in spec.plates), *(button.area for button in spec.buttons)):
            assert not any(box.gap(_box(above)) < 0 for box in lying), f"{tray}: under a plate or a button"


def _box(area: Rect) -> Box:
    return Box(area.x + area.width / 2, area.y + area.height / 2, 0.0, area.width / 2, area.height / 2)


@pytest.mark.parametrize("tray", trays())
def test_every_throw_lies_elsewhere_and_turned_otherwise(tray: str) -> None:
    zone, count, side, _ = trays()[tray]
    thrown = [boxes(zone, count, side, throw) for throw in range(1, 41)]
    assert len({(round(lying[0].x), round(lying[0].y)) for lying in thrown}) > 20
    for way in ("x", "y"):
        middles = [sum(getattr(box, way) for box in lying) / count for lying in thrown]
        assert max(middles) - min(middles) > 4, "they lie elsewhere, and not only the other way round"
    assert len({round(lying[0].sin, 2) for lying in thrown}) > 10


def test_a_throw_is_always_shown_alike() -> None:
    area = Rect(20, 100, 222, 165)
    lying = resting(area, 6, 45.0, 5)
    for number in range(300):
        resting(area, 1, 45.0, number)  # so many that the first one is not remembered any more
    assert resting(area, 6, 45.0, 5) == lying


def test_trays_of_one_size_are_alike() -> None:
    here, there = (resting(Rect(x, y, 222, 165), 6, 45.0, 5) for x, y in ((20, 100), (270, 40)))
    assert [(x + 250, y - 60, turn) for x, y, turn in here] == [pytest.approx(spot) for spot in there]
