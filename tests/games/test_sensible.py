"""A strong computer player takes more than its share from three sensible players. Few deals: they only show that
nothing is broken; how strong each level is, the ladder tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Seat, Setup
from tests.games.sensible import SENSIBLE

DEALS = {"president": (4, 1), "oh_hell": (7, 1), "barbu": (2, -1), "crazy_eights": (5, -1), "whistiti": (2, 1)}
"""So many deals of a match, and whether points are good."""
SHOWN = ("oh_hell", "barbu")
"""In the others it takes more deals than a test may last to tell a strong player from luck."""

Chosen = Callable[[Any, Seat, int], Action | None]


def points(slug: str, deals: int, own: Seat, player: Chosen, others: Chosen) -> tuple[int, ...]:
    """What everybody has written down after so many deals with a player on seat `own`."""
    game, luck = games.load(slug), LiveChance(own)
    state, ply = game.start(Setup(4), luck), 0
    while len(state.sheet) < deals and game.result(state) is None:
        ply += 1
        action = None
        for seat in sorted(game.active(state) - {CLOCK}):
            action = (player if seat == own else others)(state, seat, 1000 * own + ply)
            if action is not None:
                break
        state = game.apply(state, action or game.legal(state, CLOCK)[0], luck)
    return tuple(map(sum, zip(*state.sheet, strict=True)))


def computer(slug: str, level: Level) -> Chosen:
    """A computer player."""
    return lambda state, seat, seed: think(games.load(slug), games.policy(slug), state, seat, level, seed).action


def sensible(slug: str) -> Chosen:
    """A sensible player."""
    game = games.load(slug)
    return lambda state, seat, _: SENSIBLE[slug](game.masked(state, seat), seat, game.legal(state, seat))


def lead(slug: str, player: Chosen, others: Chosen, times: int = 1) -> float:
    """By how much the player is ahead of the three others, once in every seat."""
    deals, sign = DEALS[slug]
    ahead = 0.0
    for seat in range(4):
        row = points(slug, deals * times, seat, player, others)
        ahead += row[seat] - (sum(row) - row[seat]) / 3
    return sign * ahead


@pytest.mark.slow
@pytest.mark.parametrize("slug", SENSIBLE)
def test_a_sensible_player_beats_beginners(slug: str) -> None:
    assert lead(slug, sensible(slug), computer(slug, Level.FIRST_STEPS), 3) > 0


@pytest.mark.slow
@pytest.mark.parametrize("slug", SHOWN)
def test_a_strong_player_beats_sensible_ones(slug: str) -> None:
    assert lead(slug, computer(slug, Level.HARD), sensible(slug)) > 0
