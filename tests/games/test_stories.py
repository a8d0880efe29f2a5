"""Every sentence of every story is true: each is checked against the match by a reckoning of its own, which counts what
lies on the table, what the log says and what luck drew. No sentence goes unchecked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.story import Course
from tabletop.match.written import read_match
from tabletop.text_front import english
from tests.conformance.playing import play
from tests.games.story_truths import TRUTHS
from tests.kinds import EVERY_GAME

SELDOM = {
    "After move {number} {player} still had the weaker army.",
    "{player} scored the most yams: %n.",
    "{player} earned the most bonuses: %n.",
    "It took a play-off to decide the match.",
    "The match was decided by a play-off.",
    "The largest pot, %n counter(s), went to {player}.",
    "{player} ran too far ahead and lost the race by it.",
    "{player} declared four of a kind.",
    "{player} scored 4 points with a Double Kemps.",
    "{player} called at the right moment most often: %n time(s).",
}
"""What does not happen in random matches by the printed rules; it is told below."""


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_sentence_of_random_matches_is_true(slug: str) -> None:
    game, told = games.load(slug), Counter[str]()
    least, most = game.info.seats
    for seed in range(6):
        match = play(game, Setup(least + seed % (most - least + 1)), seed)
        for sentence in game.story(match.course()):
            source = sentence.text.msg.source
            assert TRUTHS[source](match, sentence.text), sentence.text
            told[source] += 1
    assert len(told) >= 3, "there is more to tell than how long it was"


@pytest.mark.slow
def test_no_sentence_is_left_untold() -> None:
    told = set(SELDOM)
    for slug in games.slugs():
        game = games.load(slug)
        least, most = game.info.seats
        for seed in range(12):
            match = play(game, Setup(least + seed % (most - least + 1)), seed)
            told |= {sentence.text.msg.source for sentence in game.story(match.course())}
    assert told == TRUTHS.keys()


def test_a_mate_by_the_weaker_army() -> None:
    moves = "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0"
    match, _ = read_match(games.load("chess"), moves)
    sentences = list(match.game.story(match.course()))
    assert [english(sentence.text) for sentence in sentences] == [
        "It was over after 7 moves.",
        "After move 7 A still had the weaker army.",
        "B captured a queen on move 5.",
        "A gave check most often: 2 times.",
    ]
    assert all(TRUTHS[sentence.text.msg.source](match, sentence.text) for sentence in sentences)


@pytest.mark.parametrize(
    ("slug", "sentence"),
    [
        ("boat_captain_crew", "It took a play-off to decide the match."),
        ("no_five_no_two", "The match was decided by a play-off."),
    ],
)
def test_a_play_off_is_told(slug: str, sentence: str) -> None:
    game, options = games.load(slug), ((f"{slug}.tie-break", "playoff"),)
    matches = (play(game, Setup(4, options), seed) for seed in range(300))
    match = next(match for match in matches if match.state.contenders)
    told = [one.text for one in game.story(match.course())]
    assert sentence in [text.msg.source for text in told]
    assert all(TRUTHS[text.msg.source](match, text) for text in told[1:])


def test_a_pot_that_grew_over_several_rounds() -> None:
    house = (("poker_dice.tie", "carry-over"), ("poker_dice.compare", "combination-only"))
    match = play(games.load("poker_dice"), Setup(4, house), seed=3)
    told = {sentence.text.msg.source: sentence.text for sentence in match.game.story(match.course())}
    largest = told["The largest pot, %n counter(s), went to {player}."]
    assert (largest.n or 0) >= 10
    assert all(TRUTHS[source](match, text) for source, text in told.items())


def test_calls_at_the_right_moment_are_counted() -> None:
    match = play(games.load("kemps"), Setup(4), seed=25)
    told = {sentence.text.msg.source: sentence.text for sentence in match.game.story(match.course())}
    assert told["{player} called at the right moment most often: %n time(s)."].n
    assert all(TRUTHS[source](match, text) for source, text in told.items())


def yams_told(pads: tuple[Any, ...]) -> list[str]:
    """What is told of a match that ends with these pads."""
    match = play(games.load("yams"), Setup(2), seed=1)
    course = match.course()
    states = [*course.states[:-1], replace(match.state, pads=pads)]
    return [english(sentence.text) for sentence in match.game.story(Course(states, course.actions, course.result))]


def test_yams_and_bonuses_are_counted_box_by_box() -> None:
    rich = (3, 6, 9, 12, 15, 18, 10, 26, 25, 30, 25, 35, 40, 50)
    poor = (*rich[:-1], 0)
    told = yams_told(((rich, rich, poor), (poor, poor, poor)))
    assert "A scored the most yams: 2." in told
    assert "B had to write down the most zeros: 3." in told
    assert not any("bonuses" in sentence for sentence in told), "three each"
    told = yams_told(((rich, rich, poor), ((0, *rich[1:]), poor, poor)))
    assert "A earned the most bonuses: 3." in told
