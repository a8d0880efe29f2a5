"""What a game celebrates: rarely, for a seat of the match, in words and with a picture that there is."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Setup
from tabletop.core.view import Moment
from tabletop.match.match import Match
from tabletop.resources import data_path
from tests.games import athletic_games_positions as athletics
from tests.games import chess_positions as chess

BY_CHANCE = {
    "barbu": 1,
    "boat_captain_crew": 1,
    "crazy_eights": 1,
    "draughts": 2,
    "goose": 1,
    "kemps": 1,
    "ludo": 1,
    "nine_mens_morris": 2,
    "no_five_no_two": 2,
    "oh_hell": 1,
    "president": 1,
    "ratscrew": 3,
    "snakes_and_ladders": 1,
    "ten_thousand": 1,
    "whistiti": 1,
}
"""Where random play comes to a moment, and with which seed soon."""
MOST_PLIES = 4000


def celebrated(match: Match[Any], seed: int) -> list[tuple[int, Moment]]:
    """Play at random until something is celebrated, or the match is over."""
    luck, ending = LiveChance(seed), match.game.info.ending_verbs
    while match.result is None and len(match.log) < MOST_PLIES:
        seats = sorted(match.active)
        legal = [a for a in match.game.legal(match.state, seats[luck.pick(len(seats))]) if a.verb not in ending]
        if legal:
            match.submit(legal[luck.pick(len(legal))], None, len(match.log) * 5000, LiveChance(luck.pick(10**6)))
        moment = match.moment(None, len(match.log) - 1)
        if moment is not None:
            return [(len(match.log) - 1, moment)]
    return []


@pytest.mark.parametrize("slug", BY_CHANCE)
def test_a_game_has_its_moments(slug: str) -> None:
    match = Match(games.load(slug), Setup(max(2, games.info(slug).seats[0])), LiveChance(BY_CHANCE[slug]))
    found = celebrated(match, BY_CHANCE[slug])
    assert found
    index, moment = found[0]
    assert moment.seat in range(match.setup.seats)
    assert moment.text.msg.source
    assert not moment.face or (data_path("assets") / "art" / f"{moment.face}.svg").exists()
    action = match.log[index].action
    assert action is not None
    eyes = match.setup.seats - 1
    assert match.moment(eyes, index) == moment, "it is the same for everybody"


def test_five_alike_are_celebrated_once() -> None:
    match = Match(games.load("yams"), Setup(2), LiveChance(1))
    throw = match.game.legal(match.state, min(match.active))[0]
    match.submit(throw, chance=ScriptedChance([4] * 5))
    moment = match.moment(None, 1)
    assert moment is not None
    assert moment.face == "die-4"
    write = next(a for a in match.game.legal(match.state, throw.seat) if a.verb == "write")
    match.submit(write, chance=LiveChance(1))
    assert match.moment(None, 2) is None


def test_a_medal_is_celebrated() -> None:
    game = games.load("athletic_games")
    before = athletics.at("B7", piles=("B6", "R7", "P5", "K3", "O1"))
    action = athletics.play(before, "B7", 1)
    after = athletics.after(before, ("B7", 1))
    moment = game.moment(before, action, after)
    assert moment is not None
    assert moment.face == "medal-star"


def test_a_promotion_is_celebrated() -> None:
    game = games.load("chess")
    before = chess.position("7k/P7/8/8/8/8/8/K7 w - - 0 1")
    action = chess.move(before, "a7-a8", "q")
    assert game.check(before, action) is None
    moment = game.moment(before, action, game.apply(before, action, LiveChance(1)))
    assert moment is not None
    assert moment.seat == 0
