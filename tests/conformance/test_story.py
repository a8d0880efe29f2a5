"""What a game tells of a match that is over names who sat there, says a few things, and leaves no hole in its words."""

from __future__ import annotations

import string
from typing import Any

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.story import MOST, Course, chosen
from tabletop.core.text import Names, SeatName, Text
from tests.conformance.playing import any_setup, play, setups


def holes(text: Text) -> set[str]:
    """The names of the holes in a message."""
    return {name for _, name, _, _ in string.Formatter().parse(text.msg.source) if name}


def seats_in(text: Text) -> set[int]:
    """Whom a text names."""
    found: set[int] = set()
    for _, value in text.args:
        parts = value.items if isinstance(value, Names) else (value,)
        found |= {part.seat for part in parts if isinstance(part, SeatName)}
        found |= {seat for part in parts if isinstance(part, Text) for seat in seats_in(part)}
    return found


@pytest.mark.slow
def test_the_story_is_short_and_whole(game: Game[Any]) -> None:
    luck = LiveChance(11)
    for seed in range(4):
        setup = any_setup(game, luck)
        match = play(game, setup, seed)
        sentences = list(game.story(match.course()))
        told = chosen(sentences)
        assert 1 <= len(told) <= MOST
        for sentence in sentences:
            text = sentence.text
            assert holes(text) == {name for name, _ in text.args}
            assert ("%n" in text.msg.source) == text.msg.plural == (text.n is not None)
            assert seats_in(text) <= set(range(setup.seats))
        assert len({sentence.text for sentence in sentences}) == len(sentences), "nothing is told twice"


def test_a_match_of_the_usual_kind_has_more_to_tell_than_its_length(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=3)
    assert len(match.story()) >= 2


def test_nothing_is_told_that_somebody_could_not_know(game: Game[Any]) -> None:
    """The story of the whole truth is the same: what is hidden does not matter."""
    match = play(game, setups(game)[0], seed=8)
    course = match.course()
    whole = Course(match.states, course.actions, course.result)
    assert list(game.story(whole)) == list(game.story(course))
