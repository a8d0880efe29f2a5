"""Programs from elsewhere in the worker: one that plays, and every way in which one may fail."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess
import pytest
from chess.engine import Option

from tabletop import games
from tabletop.bots import outside
from tabletop.bots.outside import Outsider, held_back
from tabletop.bots.protocol import Begin, Follow, Outside, Think, Thought
from tabletop.bots.thinking import NoAnswer, think
from tabletop.core.bot import UNHURRIED, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games.chess.moves import action_of
from tabletop.match.match import Match
from tests.bots.test_worker import ask

CHESS = games.load("chess")
SPEAKS = games.interpreter("chess")
SCRIPT = Path(__file__).with_name("fake_program.py")
SETUP = Setup(2, (("chess.first-player", "first-seat"),))


class Over:
    """Nobody wants the answer any more."""

    def is_over(self) -> bool:
        """It is."""
        return True


def fake(*manner: str) -> tuple[str, ...]:
    """The command of a program that behaves like this."""
    return (sys.executable, str(SCRIPT), *manner)


@pytest.fixture(autouse=True)
def _a_busy_machine_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE_S", 60)


@pytest.fixture
def make() -> Iterator[Callable[..., Outsider]]:
    """Makes programs, which are ended at the end."""
    made: list[Outsider] = []

    def program(*manner: str) -> Outsider:
        made.append(Outsider(fake(*manner)))
        return made[-1]

    yield program
    for one in made:
        one.close()


def match_after(*moves: str) -> Match[Any]:
    """A match of chess after these moves."""
    match = Match(CHESS, SETUP, LiveChance(1))
    for move in moves:
        match.submit(action_of(match.state, chess.Move.from_uci(move)), chance=LiveChance(1))
    assert len(match.log) == len(moves) + 1
    return match


def test_a_program_answers_to_the_whole_match(make: Callable[..., Outsider]) -> None:
    program, match = make("good"), match_after("e2e4", "e7e5", "f1c4", "a7a6", "c4f7")
    assert program.play(match, SPEAKS, Outside(()), UNHURRIED) == action_of(match.state, chess.Move.from_uci("e8e7"))
    match.submit(action_of(match.state, chess.Move.from_uci("e8f7")), chance=LiveChance(1))
    assert program.play(match, SPEAKS, Outside(()), UNHURRIED) == action_of(match.state, chess.Move.from_uci("a2a3"))


def test_a_match_from_a_position_castles_and_promotes() -> None:
    setup = Setup(2, position="4k3/P7/8/8/8/8/8/4K2R w K - 0 1")
    match = Match(CHESS, setup, LiveChance(1))
    for move in ("e1g1", "e8d7", "a7a8n"):
        match.submit(SPEAKS.action(match.state, move), chance=LiveChance(1))
    told = SPEAKS.told(match.states, [entry.action for entry in match.log if entry.action is not None])
    assert told is not None
    assert told.moves == ("e1g1", "e8d7", "a7a8n")
    assert told.start == setup.position


def test_an_offer_is_not_answered_by_a_program(make: Callable[..., Outsider]) -> None:
    match = match_after("e2e4")
    match.submit(Action(1, "offer-draw"), chance=LiveChance(1))
    assert len(match.log) == 3
    assert make("silent").play(match, SPEAKS, Outside(()), UNHURRIED) is None


def test_nobody_waits_for_what_nobody_wants(make: Callable[..., Outsider]) -> None:
    assert make("silent").play(match_after(), SPEAKS, Outside(()), Over()) is None


@pytest.mark.parametrize("manner", ["illegal", "crash"])
def test_a_program_that_fails_is_gone(make: Callable[..., Outsider], manner: str) -> None:
    program, match = make(manner), match_after()
    if manner == "crash":
        assert program.play(match, SPEAKS, Outside(()), UNHURRIED) is not None
    with pytest.raises(NoAnswer):
        program.play(match, SPEAKS, Outside(()), UNHURRIED)


@pytest.mark.parametrize("manner", ["mute", "silent"])
def test_a_program_that_hangs_is_ended(
    make: Callable[..., Outsider], monkeypatch: pytest.MonkeyPatch, manner: str
) -> None:
    monkeypatch.setattr(outside, "PATIENCE_S", 0.3)
    with pytest.raises(NoAnswer):
        make(manner).play(match_after(), SPEAKS, Outside(()), UNHURRIED)


def test_a_program_that_is_not_there() -> None:
    program = Outsider(("no-such-program",))
    with pytest.raises(NoAnswer):
        program.play(match_after(), SPEAKS, Outside(()), UNHURRIED)
    program.close()


def test_a_program_is_held_back(make: Callable[..., Outsider], tmp_path: Path) -> None:
    program = make("weak", str(tmp_path / "told"))
    assert program.play(match_after(), SPEAKS, Outside((), 0.3), UNHURRIED) is not None
    assert (tmp_path / "told").read_text("utf-8") == "setoption name Skill Level value 6"
    elo = {"UCI_Elo": Option("UCI_Elo", "spin", 1320, 1320, 3190, [])}
    assert held_back(elo, 0.0) == {"UCI_LimitStrength": True, "UCI_Elo": 1320}
    assert held_back(elo, 1.0) == {}
    assert held_back({}, 0.0) == {}


@pytest.mark.parametrize("manner", ["good", "illegal"])
def test_the_worker_asks_a_program_and_else_answers_alone(manner: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_after("e2e4")
    answers = ask(
        Begin(7, "chess", match.setup),
        Follow(7, 0, tuple(match.log)),
        Think(7, 1, 1, Level.EASY, 99, 2, outside=Outside(fake(manner))),
    )
    (answer,) = answers
    assert isinstance(answer, Thought)
    if manner == "good":
        assert answer.choice.action == action_of(match.state, chess.Move.from_uci("a7a5"))
        assert not answer.alone
    else:
        own = think(CHESS, games.policy("chess"), match.state, 1, Level.EASY, 99)
        assert (answer.choice, answer.alone) == (own, True)
        assert "illegal" in capsys.readouterr().err
