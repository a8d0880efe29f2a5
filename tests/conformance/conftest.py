"""Every test of this folder that asks for `game` runs over the whole catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.core.game import Game


@pytest.fixture(params=games.slugs())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """One game after another."""
    return games.load(request.param)
