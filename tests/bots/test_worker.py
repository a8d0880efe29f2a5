"""The worker process: fed with entries, asked for choices, never trusted."""

from __future__ import annotations

import io
import subprocess
import sys

import msgspec
import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.bots.protocol import Answer, Begin, Follow, Question, Stop, Think, Thought, Trouble, decode_answer, encode
from tabletop.bots.thinking import LONGEST_THOUGHT_MS, Stopwatch, think
from tabletop.bots.worker import serve
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tests.conformance.playing import play

SLUG = games.slugs()[0]


def ask(*questions: Question | Stop | bytes) -> list[Answer]:
    """What a worker answers to these lines."""
    lines = b"".join(q if isinstance(q, bytes) else encode(q) for q in questions)
    out = io.BytesIO()
    serve(io.BytesIO(lines), out)
    return [decode_answer(line) for line in out.getvalue().splitlines()]


@pytest.fixture(params=games.slugs())
def match(request: pytest.FixtureRequest) -> Match[object]:
    """A match of each game, a few plies old."""
    return play(games.load(request.param), Setup(games.info(request.param).seats[0]), seed=5, plies=8)


def test_a_question_gets_the_choice_of_the_policy(match: Match[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LONGEST_THOUGHT_MS, Level.HARD, 1e9)  # on a busy core the clock would decide
    seat = min(match.active)
    answers = ask(
        Begin(7, match.game.info.slug, match.setup),
        Follow(7, 0, tuple(match.log[:3])),
        Follow(7, 3, tuple(match.log[3:])),
        Think(7, 1, seat, Level.HARD, 99, len(match.log)),
    )
    expected = think(match.game, games.policy(match.game.info.slug), match.state, seat, Level.HARD, 99)
    assert answers == [Thought(7, 1, expected)]


def test_undo_drops_what_the_worker_held(match: Match[object]) -> None:
    seat = min(match.game.active(match.states[4]))
    answers = ask(
        Begin(7, match.game.info.slug, match.setup),
        Follow(7, 0, tuple(match.log)),
        Follow(7, 5, ()),
        Think(7, 2, seat, Level.EASY, 1, 5),
        Think(7, 3, seat, Level.EASY, 1, 6),
    )
    assert isinstance(answers[0], Thought)
    assert isinstance(answers[1], Trouble)


def test_a_stale_question_or_a_foreign_match_is_trouble_not_a_wrong_answer() -> None:
    setup = Setup(2)
    (answer,) = ask(Begin(1, SLUG, setup), Think(2, 5, 0, Level.EASY, 1, 1))
    assert answer == Trouble(2, 5, "the worker does not know this position")


def test_bad_lines_do_not_end_the_worker() -> None:
    match = play(games.load(SLUG), Setup(2), seed=5, plies=3)
    bad = match.log[1].__class__(Action(0, "fly"))
    answers = ask(
        b"\n",
        b"not json\n",
        b'{"type":"begin"}\n',
        Begin(1, "no-such-game", Setup(2)),
        Follow(1, 0, tuple(match.log)),
        Begin(2, SLUG, Setup(2)),
        Follow(2, 0, (match.log[0], bad)),
        Begin(3, SLUG, Setup(2)),
        Follow(3, 0, tuple(match.log)),
        Think(3, 9, min(match.active), Level.EASY, 1, len(match.log)),
    )
    assert [type(answer) for answer in answers] == [Trouble] * 5 + [Thought]


def test_the_worker_is_a_process_without_qt() -> None:
    match = play(games.load(SLUG), Setup(2), seed=5, plies=3)
    lines = encode(Begin(1, SLUG, Setup(2))) + encode(Follow(1, 0, tuple(match.log)))
    lines += encode(Think(1, 1, min(match.active), Level.MEDIUM, 1, len(match.log)))
    code = "import sys; from tabletop.bots.worker import main; main(); sys.exit('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], input=lines, capture_output=True, timeout=60, check=True)
    assert isinstance(decode_answer(done.stdout), Thought)


def test_a_policy_that_breaks_the_rules_is_a_loud_bug() -> None:
    class Cheat:
        worlds = 1

        def choose(self, ask: object, chance: object) -> Choice:
            return Choice(Action(0, "fly"))

    game = games.load(SLUG)
    match = Match(game, Setup(2), LiveChance(1))
    with pytest.raises(ValueError, match="fly"):
        think(game, Cheat(), match.state, min(match.active), Level.EASY, 1)


def test_every_message_survives_the_line(match: Match[object]) -> None:
    follow = Follow(1, 0, tuple(match.log))
    assert msgspec.json.decode(encode(follow), type=Question) == follow


class Ponderer:
    """A policy that thinks until its clock is over."""

    worlds = 1

    def choose(self, ask: Ask[object], chance: Chance) -> Choice:
        while not ask.clock.is_over():
            pass
        return Choice(ask.legal[0])


def test_a_thought_ends_when_its_time_is_over() -> None:
    match = play(games.load(SLUG), Setup(2), seed=5, plies=3)
    choice = think(match.game, Ponderer(), match.state, min(match.active), Level.BEST, 1, Stopwatch(5))
    assert choice.action is not None


def test_a_thought_that_nobody_waits_for_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "policy", lambda slug: Ponderer())
    monkeypatch.setitem(LONGEST_THOUGHT_MS, Level.HARD, 1e9)
    match = play(games.load(SLUG), Setup(2), seed=5, plies=3)
    (answer,) = ask(
        Begin(1, SLUG, Setup(2)),
        Follow(1, 0, tuple(match.log)),
        Think(1, 4, min(match.active), Level.HARD, 1, len(match.log)),
        Stop(4),
    )
    assert isinstance(answer, Thought)
    assert answer.ask == 4


def test_a_level_that_a_game_does_not_offer_is_the_next_lower_one() -> None:
    info = games.info(SLUG)
    assert replace(info, levels=(Level.EASY, Level.HARD)).offered(Level.MEDIUM) is Level.EASY
    assert replace(info, levels=(Level.MEDIUM, Level.HARD)).offered(Level.FIRST_STEPS) is Level.MEDIUM
    assert replace(info, levels=()).offered(Level.BEST) is Level.EASY
    assert replace(info, levels=()).strongest is Level.EASY
