"""A hand of thirteen cards can be read at a glance: the index of every card lies bare, wide enough, in small windows
too."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.table.pose import Pose
from tests.ui.grips import can_be_hit
from tests.ui.table_kit import ANN, BOT, make_page

LEAST_PX = 20.0
"""The width in which a rank over a suit is read without leaning forward."""
_LEFT, _RIGHT, _TOP, _BOTTOM = -29.0, -12.0, -41.0, -14.0
"""Where the index lies on a card, from its middle, in units of the card."""


def corners(pose: Pose) -> list[tuple[float, float]]:
    """The corners of the index of a card, on the table."""
    return [pose.outside(x * pose.scale, y * pose.scale) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM)]


@pytest.mark.parametrize("slug", ["whistiti", "barbu"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_thirteen_cards_are_read(qtbot: QtBot, slug: str, size: tuple[int, int]) -> None:
    match = Match(games.load(slug), Setup(4), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, BOT, BOT, size=size)
    page.overlay.finish()
    view = page.overlay.view
    geometry = view.table_scene.geometry
    hand = [item for item in view.seen_items() if item.at.zone == "hand-0"]
    assert len(hand) == 13
    for item in hand:
        assert (_RIGHT - _LEFT) * item.rest.scale * geometry.factor >= LEAST_PX
        for corner in corners(item.rest):
            point = geometry.point(*corner).toPoint()
            assert can_be_hit(view.viewport(), point), "something lies over the hand"
            found = view.item_at(point)
            assert found is not None
            assert found.token == item.token, f"{found.face} covers {item.face}"
