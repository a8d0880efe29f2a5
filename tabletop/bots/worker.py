"""The child process of the computer players: reads questions from stdin, writes answers to stdout. No Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Container
from contextlib import closing
from math import inf
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING

from tabletop import games
from tabletop.bots.ideas import ideas
from tabletop.bots.protocol import (
    Answer,
    Begin,
    Follow,
    Outside,
    Question,
    Stop,
    Think,
    Thought,
    Trouble,
    decode_question,
    encode,
)
from tabletop.bots.thinking import (
    LONGEST_AHEAD_MS,
    LONGEST_THOUGHT_MS,
    MOST_REMEMBERED,
    NoAnswer,
    Stopwatch,
    shorten,
    think,
    think_ahead,
)
from tabletop.core.bot import Choice, Comparer, Memory
from tabletop.core.model import Action, Setup
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import BadSetup, Match

if TYPE_CHECKING:
    from tabletop.bots.outside import Outsider

_NICENESS = 5


class Worker:
    """Holds a copy of the match on the table and answers questions about it. `unwanted`: the asks whose answers nobody
    waits for any more; it may grow while one is thought about."""

    def __init__(self, unwanted: Container[int] = ()) -> None:
        self._unwanted = unwanted
        self._number = -1
        self._slug = ""
        self._setup = Setup(0)
        self._match: Match[object] | None = None
        self._outsider: Outsider | None = None
        self._memory: Memory = {}
        self._done: Action | None = None

    def answer(self, question: Question) -> Answer | None:
        """Take in a message; only `Think` has an answer."""
        self._done = None
        if isinstance(question, Begin):
            self._number, self._slug, self._setup, self._match = question.match, question.slug, question.setup, None
            self._memory.clear()
            return None
        if isinstance(question, Think):
            return self._think(question)
        if isinstance(question, Follow) and question.match == self._number:
            self._follow(question.start, question.entries)
        return None

    def _follow(self, start: int, entries: tuple[Entry, ...]) -> None:
        game = games.load(self._slug)
        if start == 0 or self._match is None:
            self._match = Match.replay(game, self._setup, entries)
            return
        del self._match.log[start:]
        del self._match.states[start:]
        for entry in entries:
            self._match.follow(entry)

    def _think(self, question: Think) -> Answer:
        stale = question.match != self._number
        if stale or self._match is None or len(self._match.log) != question.length:
            return Trouble(question.match, question.ask, "the worker does not know this position")
        if question.outside is not None:
            try:
                action = self._asked_outside(self._match, question.outside, question.ask)
            except NoAnswer as trouble:
                print(trouble, file=sys.stderr)
                return self._thought(self._match, question, alone=True)
            if action is not None:
                return Thought(question.match, question.ask, Choice(action))
        return self._thought(self._match, question)

    def _thought(self, match: Match[object], question: Think, alone: bool = False) -> Thought:
        policy, level = games.policy(self._slug), question.level
        clock = Stopwatch(LONGEST_THOUGHT_MS[level], lambda: question.ask in self._unwanted)
        seat, seed = question.seat, question.seed
        if question.compare and isinstance(policy, Comparer):
            compared = ideas(match.game, policy, match.state, seat, level, seed, clock)
            return Thought(question.match, question.ask, compared, alone)
        memory = self._memory if question.ahead else None
        shorten(self._memory, MOST_REMEMBERED)
        choice = think(match.game, policy, match.state, seat, level, seed, clock, memory)
        if question.ahead and question.ask not in self._unwanted:
            self._done = choice.action
        return Thought(question.match, question.ask, choice, alone)

    def _asked_outside(self, match: Match[object], outside: Outside, ask: int) -> Action | None:
        """What a program from elsewhere plays. Raises NoAnswer."""
        from tabletop.bots.outside import Outsider

        if self._outsider is None or self._outsider.command != outside.command:
            self.close()
            self._outsider = Outsider(outside.command)
        wanted = Stopwatch(inf, lambda: ask in self._unwanted)
        return self._outsider.play(match, games.interpreter(self._slug), outside, wanted)

    def use_time(self, is_wanted: Callable[[], bool]) -> None:
        """Think ahead after the last answer, until there is something else to do."""
        if self._done is not None and self._match is not None and not is_wanted():
            clock, policy = Stopwatch(LONGEST_AHEAD_MS, is_wanted), games.policy(self._slug)
            think_ahead(self._match.game, policy, self._match.state, self._done, clock, self._memory)
            self._done = None

    def close(self) -> None:
        """End whatever runs beside."""
        if self._outsider is not None:
            self._outsider.close()
        self._outsider = None


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer line by line until the source ends. A message that is unreadable or does not fit the rules is answered
    with trouble; the table then begins anew. The source is read while somebody thinks, so that they can be stopped."""
    unwanted: set[int] = set()
    lines = SimpleQueue[Question | Trouble | None]()
    Thread(target=_listen, args=(source, unwanted, lines), daemon=True).start()
    with closing(Worker(unwanted)) as worker:
        while (question := lines.get()) is not None:
            answer = question if isinstance(question, Trouble) else _answer(worker, question)
            if answer is not None:
                sink.write(encode(answer))
                sink.flush()
            worker.use_time(lambda: not lines.empty())


def _listen(source: IO[bytes], unwanted: set[int], lines: SimpleQueue[Question | Trouble | None]) -> None:
    for line in source:
        try:
            question = decode_question(line)
        except ValueError as error:
            lines.put(Trouble(-1, -1, str(error)))
            continue
        if isinstance(question, Stop):
            unwanted.add(question.ask)
        else:
            lines.put(question)
    lines.put(None)


def _answer(worker: Worker, question: Question) -> Answer | None:
    try:
        return worker.answer(question)
    except (DamagedLog, BadSetup, KeyError) as error:
        return Trouble(question.match, question.ask if isinstance(question, Think) else -1, str(error))


def stand_back() -> None:
    """Let whoever draws the window go first where the cores are short."""
    if sys.platform == "win32":
        import ctypes

        this_process, below_normal = ctypes.c_void_p(-1), 0x4000
        ctypes.windll.kernel32.SetPriorityClass(this_process, below_normal)
    else:
        os.nice(_NICENESS)


def main() -> int:
    """Serve stdin and stdout."""
    stand_back()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0
