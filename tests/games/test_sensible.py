"""A strong computer player takes more than its share from three sensible players. Few deals: they only show that
nothing is broken; how strong each level is, the ladder tells."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tests.games.sensible import SENSIBLE

DEALS = {"president": (1, 1), "crazy_eights": (2, -1), "oh_hell": (7, 1), "whistiti": (2, 1), "barbu": (2, -1)}
"""So many deals of a match, and whether points are good."""


def points(slug: str, deals: int, own: int) -> tuple[int, ...]:
    """What everybody has written down after so many deals, seat `own` being the strong player."""
    game, policy, luck = games.load(slug), games.policy(slug), LiveChance(own)
    state, ply = game.start(Setup(4), luck), 0
    while len(state.sheet) < deals and game.result(state) is None:
        ply += 1
        action = None
        for seat in sorted(game.active(state) - {CLOCK}):
            if seat == own:
                action = think(game, policy, state, seat, Level.HARD, 1000 * own + ply).action
            else:
                action = SENSIBLE[slug](game.masked(state, seat), seat, game.legal(state, seat))
            if action is not None:
                break
        state = game.apply(state, action or game.legal(state, CLOCK)[0], luck)
    return tuple(map(sum, zip(*state.sheet, strict=True)))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SENSIBLE)
def test_a_strong_player_beats_sensible_ones(slug: str) -> None:
    deals, sign = DEALS[slug]
    own = others = 0
    for seat in range(4):
        row = points(slug, deals, seat)
        own += row[seat]
        others += sum(row) - row[seat]
    assert sign * own > sign * others / 3
