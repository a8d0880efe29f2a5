"""An action that came from a file may be nearly one that is offered: if the rules allow it, it can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Place
from tests.conformance.playing import play, setups, some

PLIES, POSITIONS, ACTIONS = 60, 10, 3


def altered(action: Action) -> Iterator[Action]:
    """The action with one thing in it changed, as one byte of a file may change it."""
    to, tokens = action.to, action.tokens
    if to is not None:
        yield from (replace(action, to=Place(to.zone, slot)) for slot in (to.slot + 1, to.slot - 1, 7, -1, 10**12))
        yield from (replace(action, to=Place(zone, to.slot)) for zone in ("", to.zone[:-1], to.zone + "1"))
    else:
        yield replace(action, to=Place("", 0))
    yield replace(action, to=None)
    yield from (replace(action, tokens=other) for other in (tokens[::-1], tokens + tokens, tokens[1:], (*tokens, "")))
    yield from (replace(action, choice=choice) for choice in (None, "", "x", 0, -1, 99, 10**12))
    yield from (replace(action, seat=seat) for seat in (-1, -2, 0, 1, 99))


def try_out(game: Game[Any], state: Any, action: Action, seats: int, seed: int) -> bool:
    """Do an action if the rules allow it, and look at it with all eyes, as a table does. Whether they allow it."""
    if game.check(state, action) is not None:
        return False
    after = game.apply(state, action, LiveChance(seed))
    for seat in (None, *range(seats)):
        before, seen = game.masked(state, seat), game.masked(after, seat)
        game.report(before, action, seen)
        game.cues(before, action, seen)
        game.view(seen, seat)
    return True


@pytest.mark.parametrize("slug", games.slugs())
def test_what_the_rules_allow_can_be_done(slug: str) -> None:
    game: Any = games.load(slug)
    for setup in some(setups(game), 2):
        match = play(game, setup, 11, PLIES)
        for state in some(match.states, POSITIONS):
            legal = [action for seat in sorted(game.active(state)) for action in some(game.legal(state, seat), ACTIONS)]
            for action in (other for one in legal for other in altered(one)):
                try_out(game, state, action, setup.seats, 3)
