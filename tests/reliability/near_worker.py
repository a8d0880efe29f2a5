"""Computer players in the process of the table: the worker itself, asked by its own messages, without a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots.protocol import (
    Begin,
    Follow,
    Question,
    Think,
    Thought,
    decode_answer,
    decode_question,
    encode,
)
from tabletop.bots.worker import Worker
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Seat, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match

_SEEDS = 1 << 30
_SELDOM, _SOME = 200, 40


class NearWorker(QObject):
    """Stands for `BotProcess`. The seats of `thinkers` are asked of the worker, once in `each` turns; all else is
    anything that is legal;
    where there is something to play, what is only said comes seldom, and what ends a match by word alone seldom
    anywhere. `refused`: the answers that broke the rules."""

    answered = Signal(int, object)
    given_up = Signal(int)
    forsaken = Signal(int)

    def __init__(self, match: Match[object], luck: LiveChance, thinkers: frozenset[Seat], each: int = 1) -> None:
        super().__init__()
        self.thinks_ahead = False
        self.refused: list[str] = []
        self._match, self._luck, self._thinkers, self._each = match, luck, thinkers, each
        self._worker, self._asks, self._wanted = Worker(), count(1), set[int]()
        self._sent = 0

    def begin(self, slug: str, setup: Setup, log: Sequence[Entry]) -> None:
        """Tell which match is on the table."""
        self._say(Begin(1, slug, setup))

    def warm_up(self) -> None:
        """It is here already."""

    def rewound(self, length: int) -> None:
        """Note that the match was taken back."""
        self._sent = min(self._sent, length)

    def think(self, seat: Seat, level: Level, compare: bool = False, outside: object = None) -> int:
        """Answer from the event loop."""
        ask = next(self._asks)
        self._wanted.add(ask)
        length = len(self._match.log)
        QTimer.singleShot(0, self, lambda: self._answer(ask, seat, level, length))
        return ask

    def forget(self, ask: int | None = None) -> None:
        """The answer is no longer wanted."""
        self._wanted -= {ask} if ask is not None else set(self._wanted)

    def distrust(self, reason: str) -> None:
        """An answer broke the rules."""
        self.refused.append(reason)

    def close(self) -> None:
        """End it."""
        self._wanted.clear()
        self._worker.close()

    def _say(self, question: Question) -> object:
        told = decode_question(encode(question))
        assert isinstance(told, Question)
        answer = self._worker.answer(told)
        return answer if answer is None else decode_answer(encode(answer))

    def _answer(self, ask: int, seat: Seat, level: Level, length: int) -> None:
        if ask not in self._wanted:
            return
        self._wanted.discard(ask)
        thinks = seat in self._thinkers and not self._luck.pick(self._each)
        if not thinks or length != len(self._match.log):
            self.answered.emit(ask, Choice(self._anything(seat)))
            return
        if self._sent < length:
            self._say(Follow(1, self._sent, tuple(self._match.log[self._sent :])))
            self._sent = length
        answer = self._say(Think(1, ask, seat, level, self._luck.pick(_SEEDS), length))
        assert isinstance(answer, Thought), answer
        self.answered.emit(ask, answer.choice)

    def _anything(self, seat: Seat) -> Action | None:
        legal = self._match.game.legal(self._match.state, seat)
        lasting = [action for action in legal if action.verb not in self._match.game.info.ending_verbs]
        played = [action for action in lasting if action.tokens]
        wanted = played if played and self._luck.pick(_SOME) else lasting
        chosen = wanted if wanted and self._luck.pick(_SELDOM) else legal
        return chosen[self._luck.pick(len(chosen))] if chosen else None
