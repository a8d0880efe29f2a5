"""Two good ideas and a trap: what is offered, and that nothing else is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from tabletop import games
from tabletop.bots.ideas import NO_IDEAS, NO_TRAP, STANDS_OUT, ideas
from tabletop.bots.protocol import Begin, Follow, Think, Thought
from tabletop.core.bot import Ask, Choice, Comparer, Level, Weighed
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Setup
from tabletop.core.text import Msg, say
from tabletop.match.match import Match
from tests.bots.test_worker import ask
from tests.conformance.playing import play
from tests.conformance.test_hints_only import Brief, Sand

COMPARING = [slug for slug in games.slugs() if games.info(slug).compares]
LOOKS = 50
"""So often the clock may be looked at: enough to find something."""
REASON = say(Msg("chess", "It is good."))


class Valued:
    """A computer player that knows what its first actions are worth."""

    worlds = 1
    clear = 10.0

    def __init__(self, *values: float, within: float = 0.0) -> None:
        self._values = values
        self._within = within

    def choose(self, ask: Ask[Any], chance: Chance) -> Choice:
        """The first action."""
        return Choice(ask.legal[0])

    def compare(self, ask: Ask[Any], chance: Chance) -> Sequence[Weighed]:
        """The values, the last of them the greatest lure."""
        pairs = enumerate(zip(ask.legal, self._values, strict=False))
        return [Weighed(action, value, self._within, number, REASON) for number, (action, value) in pairs]


def offered(*values: float, within: float = 0.0, seed: int = 1) -> Choice:
    """What is offered at the beginning of a match of chess, where the first moves are worth so much."""
    match: Match[Any] = Match(games.load("chess"), Setup(2), LiveChance(1))
    return ideas(match.game, Valued(*values, within=within), match.state, 0, Level.BEST, seed)


def test_the_two_best_and_the_worse_one_that_looks_best() -> None:
    choice = offered(3, 50, 49, 20, 35, 38)
    legal = games.load("chess").legal(Match(games.load("chess"), Setup(2), LiveChance(1)).state, 0)
    assert choice.ideas is not None
    assert {(idea.action, idea.is_good) for idea in choice.ideas} == {
        (legal[1], True),
        (legal[2], True),
        (legal[5], False),
    }
    assert choice.action == legal[1]
    assert [idea.reason for idea in choice.ideas if not idea.is_good] == [None], "nothing speaks for a trap"


def test_they_come_in_any_order() -> None:
    orders = {tuple(idea.is_good for idea in offered(50, 49, 20, seed=seed).ideas or ()) for seed in range(30)}
    assert len(orders) == 3


@pytest.mark.parametrize(
    ("values", "within", "why"),
    [
        ((50, 49, 45), 0.0, NO_TRAP),
        ((50, 49, 39), 1.0, NO_TRAP),
        ((50, 30, 20), 0.0, STANDS_OUT),
        ((50, 44, 39), 0.0, STANDS_OUT),
        ((50, 46, 38), 0.0, STANDS_OUT),
        ((), 0.0, NO_IDEAS),
    ],
)
def test_otherwise_it_says_why_there_are_no_three(values: tuple[float, ...], within: float, why: Msg) -> None:
    choice = offered(*values, within=within)
    assert (choice.ideas, choice.reason) == ((), say(why))


def test_those_can_compare_who_say_so() -> None:
    assert len(COMPARING) >= 9
    for slug in games.slugs():
        assert isinstance(games.policy(slug), Comparer) == games.info(slug).compares, slug


@pytest.mark.parametrize("slug", ["goose", "nine_mens_morris"])
def test_the_worker_tells_them_where_the_game_can(slug: str) -> None:
    match = play(games.load(slug), Setup(2), seed=5, plies=4)
    seat, length = min(match.active), len(match.log)
    (answer,) = ask(
        Begin(7, slug, match.setup), Follow(7, 0, tuple(match.log)), Think(7, 1, seat, Level.BEST, 9, length, True)
    )
    assert isinstance(answer, Thought)
    assert (answer.choice.ideas is not None) == games.info(slug).compares


class Quick(Brief):
    """A computer player that compares in few worlds."""

    def __init__(self, slug: str) -> None:
        self._comparer = cast(Comparer[Any], games.policy(slug))
        super().__init__(self._comparer)

    @property
    def clear(self) -> float:
        """What is clearly worse."""
        return self._comparer.clear

    def compare(self, ask: Ask[Any], chance: Chance) -> Sequence[Weighed]:
        """What the computer player says."""
        return self._comparer.compare(ask, chance)


@pytest.mark.slow
@pytest.mark.parametrize("slug", COMPARING)
def test_they_are_legal_and_made_of_what_the_seat_knows(slug: str) -> None:
    game, policy, seen = games.load(slug), Quick(slug), 0
    for seed in range(3):
        match = play(game, Setup(game.info.seats[0]), seed, plies=6 + 7 * seed)
        for seat in sorted(match.active & set(range(match.setup.seats))):
            known = match.masked(seat)
            level = game.info.strongest
            choice, again = (ideas(game, policy, state, seat, level, 3, Sand(LOOKS)) for state in (match.state, known))
            assert choice == again
            assert choice.ideas is not None
            assert all(game.check(match.state, idea.action) is None for idea in choice.ideas)
            assert len({game.canonical(match.state, idea.action) for idea in choice.ideas}) in (0, 3)
            assert [idea.is_good for idea in choice.ideas].count(False) == bool(choice.ideas)
            seen += 1
    assert seen
