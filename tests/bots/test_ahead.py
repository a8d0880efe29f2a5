"""Thinking while others think: the memory of the best players, and how soon they stop."""

from __future__ import annotations

import importlib
import io

import pytest

from tabletop import games
from tabletop.bots import worker
from tabletop.bots.protocol import Begin, Follow, Think, Thought, decode_answer, encode
from tabletop.bots.thinking import Stopwatch, shorten, think, think_ahead
from tabletop.bots.worker import Worker, serve
from tabletop.core.bot import UNHURRIED, Ask, Choice, Clock, Level, Memory
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Setup
from tabletop.kit.alpha_beta import Effort
from tabletop.kit.choosing import Skill
from tabletop.match.match import Match

CHESS = games.load("chess")
SETUP = Setup(2, (("chess.first-player", "first-seat"),))


class Remembering:
    """A policy that notes what it is asked, and in which positions it thinks ahead, until something is wanted."""

    worlds = 1

    def __init__(self) -> None:
        self.memories: list[dict[object, object] | None] = []
        self.aheads: list[object] = []

    def choose(self, ask: Ask[object], chance: Chance) -> Choice:
        """The first legal action."""
        self.memories.append(None if ask.memory is None else dict(ask.memory))
        return Choice(ask.legal[0])

    def ahead(self, state: object, clock: Clock, memory: Memory) -> None:
        """Until something else is wanted."""
        self.aheads.append(state)
        memory[len(self.aheads)] = "found"
        while not clock.is_over():
            pass


@pytest.fixture
def policy(monkeypatch: pytest.MonkeyPatch) -> Remembering:
    """Plays chess in the worker, and could think ahead for ever."""
    found = Remembering()
    monkeypatch.setattr(games, "policy", lambda slug: found)
    monkeypatch.setattr(worker, "LONGEST_AHEAD_MS", 10**9)
    return found


def questions(*ahead: bool, slug: str = "chess") -> tuple[Match[object], list[Begin | Follow | Think]]:
    """A match, and the same question put several times."""
    match: Match[object] = Match(games.load(slug), SETUP if slug == "chess" else Setup(2), LiveChance(1))
    seat = min(match.active)
    asks = [Think(1, n, seat, Level.BEST, 7, 1, ahead=wanted) for n, wanted in enumerate(ahead, 1)]
    return match, [Begin(1, slug, match.setup), Follow(1, 0, tuple(match.log)), *asks]


def test_the_time_after_an_answer_is_used_until_something_is_asked(policy: Remembering) -> None:
    _, asked = questions(True, True, False)
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(map(encode, asked))), out)
    answers = [decode_answer(line) for line in out.getvalue().splitlines()]
    assert [isinstance(answer, Thought) for answer in answers] == [True] * 3
    assert policy.memories[-1] is None, "whoever does not ask for it gets an answer that follows from the seed"


def test_what_was_found_is_remembered_until_another_match_begins(policy: Remembering) -> None:
    match, asked = questions(True, True)
    holder, waiting = Worker(), iter([False, True, False, True])
    for question in asked:
        holder.answer(question)
        holder.use_time(lambda: next(waiting))
    assert policy.memories == [{}, {1: "found"}]
    after = CHESS.apply(match.state, CHESS.legal(match.state, 0)[0], LiveChance(1))
    assert policy.aheads == [after, after]
    for question in questions(True)[1]:
        holder.answer(question)
    assert policy.memories[-1] == {}


def test_nothing_is_thought_ahead_of_what_nobody_wants(policy: Remembering) -> None:
    holder = Worker(unwanted={1})
    for question in questions(True)[1]:
        holder.answer(question)
    holder.use_time(lambda: False)
    assert policy.aheads == []


@pytest.mark.parametrize(("slug", "is_open"), [("ludo", False), ("president", False), ("draughts", True)])
def test_only_what_is_open_and_free_of_luck_is_thought_ahead(slug: str, is_open: bool) -> None:
    match, policy = Match(games.load(slug), Setup(games.info(slug).seats[0]), LiveChance(1)), Remembering()
    action = match.game.legal(match.state, min(match.active))[0]
    think_ahead(match.game, policy, match.state, action, Stopwatch(0), {})
    assert len(policy.aheads) == is_open


@pytest.mark.parametrize("slug", ["chess", "draughts", "nine_mens_morris"])
def test_the_best_player_knows_more_after_thinking_ahead(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    game, policy, memory = games.load(slug), games.policy(slug), Memory()
    bot = importlib.import_module(f"tabletop.games.{slug}.bot")
    monkeypatch.setitem(bot.LEVELS, Level.BEST, Skill(Effort(500)))
    monkeypatch.setattr(bot, "AHEAD", Effort(500))
    match = Match(game, Setup(2), LiveChance(1))
    seat = min(match.active)
    first = think(game, policy, match.state, seat, Level.BEST, 1, UNHURRIED, memory)
    assert first == think(game, policy, match.state, seat, Level.BEST, 1), "nothing was remembered yet"
    known = len(memory)
    assert first.action is not None
    think_ahead(game, policy, match.state, first.action, UNHURRIED, memory)
    assert known < len(memory)


def test_a_memory_forgets_the_oldest() -> None:
    memory = {n: n for n in range(5)}
    shorten(memory, 3)
    assert list(memory) == [2, 3, 4]
    shorten(memory, 9)
    assert len(memory) == 3
