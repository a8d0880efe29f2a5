"""The computer player of Ludo."""

from __future__ import annotations

import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games import policy
from tabletop.games.ludo import words
from tabletop.games.ludo.state import State
from tests.games.ludo_positions import GAME, Options, loop, position, throw


def choose(state: State, level: Level, seed: int = 0) -> tuple[Action | None, object]:
    choice = think(GAME, policy("ludo"), state, state.turn, level, seed)
    return choice.action, choice.reason.msg if choice.reason else None


def test_the_hard_player_captures_and_says_so() -> None:
    state = throw(position(red=(10, 20), yellow=(41,)), 3)
    assert choose(state, Level.HARD) == (Action(0, "move", ("red-1",), loop(13)), words.BECAUSE_CAPTURE)


def test_the_hard_player_gets_out_of_reach() -> None:
    state = throw(position(red=(30, 12), yellow=(0,)), 5)
    assert choose(state, Level.HARD) == (Action(0, "move", ("red-1",), loop(35)), words.BECAUSE_FLEE)


def test_the_kind_player_captures_only_if_it_must() -> None:
    state = throw(position(red=(10, 20), yellow=(41,)), 3)
    assert {choose(state, Level.FIRST_STEPS, seed)[0] for seed in range(12)} == {
        Action(0, "move", ("red-2",), loop(23))
    }
    alone = throw(position(red=(10,), yellow=(41,)), 3)
    assert choose(alone, Level.FIRST_STEPS)[0] == Action(0, "move", ("red-1",), loop(13))


@pytest.mark.parametrize("level", GAME.info.levels)
def test_every_level_finishes_a_match(level: Level) -> None:
    winner, plies = play((level, level), seed=3)
    assert winner in (0, 1)
    assert plies < GAME.info.max_plies


def test_a_higher_level_wins_more_often() -> None:
    wins = sum(play((Level.HARD, Level.EASY), seed, ())[0] == 0 for seed in range(20))
    assert wins >= 14


def play(levels: tuple[Level, ...], seed: int, options: Options = GAME.info.short) -> tuple[int, int]:
    """A match of computer players: the winner and the number of plies."""
    chance, plies = LiveChance(seed), 0
    state = GAME.start(Setup(len(levels), options), chance)
    while (result := GAME.result(state)) is None:
        choice = think(GAME, policy("ludo"), state, state.turn, levels[state.turn], seed + plies)
        assert choice.action is not None
        state, plies = GAME.apply(state, choice.action, chance), plies + 1
    return result.winners[0], plies
