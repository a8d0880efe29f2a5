"""Every reason that a computer player gives is true of its action: each is checked by a reckoning of its own, which
tries answers, counts throws, and looks into all hands. No reason goes unchecked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import pytest

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.text import Msg, Text
from tabletop.text_front import english
from tests.kinds import slow_beyond
from tests.reasons.sayings import sayings
from tests.reasons.seldom import SELDOM
from tests.reasons.tables import HEARD, TRUTHS

POSITIONS = 200
"""So many with a choice; more is said in those between."""
FEW = ("snakes_and_ladders",)
"""What the fast suite hears, where a thought is nothing."""


def test_every_game_has_its_table() -> None:
    assert set(TRUTHS) == set(games.slugs())
    assert all(SELDOM[slug] <= set(TRUTHS[slug]) for slug in SELDOM)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_reason_that_stands_in_the_code_is_in_the_table(slug: str) -> None:
    """What a player of a game says stands beside it, among the reasons, or among the words as what begins so."""
    assert {msg.source for msg in messages(slug)} <= set(TRUTHS[slug])


def messages(slug: str) -> Iterator[Msg]:
    """All that is written as a reason."""
    for name in ("bot", "reasons", "words"):
        path = f"tabletop.games.{slug}.{name}"
        for word, value in vars(import_module(path)).items() if find_spec(path) else ():
            told = value.msg if isinstance(value, Text) else value
            if isinstance(told, Msg) and told.context == slug and (name != "words" or word.startswith("BECAUSE_")):
                yield told


@pytest.mark.parametrize("slug", slow_beyond(FEW, games.slugs()))
def test_every_reason_is_true(slug: str) -> None:
    told, truths = Counter[str](), TRUTHS[slug]
    offered = games.info(slug).levels or (Level.EASY,)
    levels = [level for level in HEARD[slug] if level in offered] or offered
    for one in sayings(slug, levels, 7, POSITIONS):
        if one.choice.reason is not None:
            source = one.text.msg.source
            assert source in truths, source
            assert truths[source](one), (english(one.text), one.action, one.state)
            told[source] += 1
            told.update(arg.msg.source for _, arg in one.text.args if isinstance(arg, Text))
    assert set(truths) - set(told) <= SELDOM.get(slug, frozenset()), "a reason that nobody gives any more"
