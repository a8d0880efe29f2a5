"""The computer players of one match: who is asked when, and when an answer is shown.

An answer is shown only after a moment, so that it can be followed; in a race after the reaction time that the player
names; where playing time stands still, a reaction waits too. An answer to a position that is gone is dropped, and the
question put again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tabletop.core.bot import Choice
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Placement, Seat, TokenId
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.delay import Delay
from tabletop.ui.session.bot_process import BotProcess
from tabletop.ui.session.outsiders import Outsiders

NO_WORKER = QT_TRANSLATE_NOOP("Table", "The computer player did not answer. The table plays an ordinary move instead.")
THOUGHT_MS = 500
GENTLE_THOUGHT_MS = 900
GENTLE = 1.7


class _Coming(msgspec.Struct):
    """An answer that waits for its moment, `due_ms` on the clock of the match; `seen`: how many entries there were when
    it was thought of; `watched`: how the tokens lay that it reacts to."""

    action: Action
    seen: int
    due_ms: int
    delay: Delay
    reason: Text | None = None
    watched: tuple[tuple[TokenId, Placement | None], ...] = ()


class Computers(QObject):
    """`acts(Action, seen, due_ms)`: a computer player plays, at a moment of the match. `hinted(Choice | None)`: what
    one would play on a person's seat. `told(Text)`: somebody does not answer, and who plays in their place.

    `pace` is a factor on all waiting (0 in tests: then nobody thinks ahead either); `speed` the factor of the
    animations.
    """

    acts = Signal(object, int, object)  # an int of Qt has 32 bits: 24 days
    hinted = Signal(object)
    told = Signal(object)

    def __init__(
        self,
        match: Match[Any],
        worker: BotProcess,
        luck: Chance,
        pace: float,
        now_ms: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._entry_ms = now_ms()
        self.speed = 1.0
        self.outsiders = Outsiders(self.told.emit)
        self._match = match
        self._worker = worker
        self._luck = luck
        self._pace = pace
        self._asked: dict[int, tuple[Seat, int]] = {}
        self._outside: dict[int, str] = {}
        self._coming: dict[Seat, _Coming] = {}
        self._frozen: dict[Seat, _Coming] = {}
        self._froze_ms: int | None = None
        self._silent: set[Seat] = set()
        self._reasons: dict[int, tuple[Action, Text]] = {}
        self._hint: int | None = None
        self._paused = False
        self._hurried = False
        self._since_entry = QElapsedTimer()
        self._since_entry.start()
        worker.thinks_ahead = pace > 0
        worker.answered.connect(self._answered)
        worker.given_up.connect(self._given_up)
        worker.forsaken.connect(self._forsaken)

    def position_changed(self, wanted: Mapping[Seat, Player]) -> None:
        """Look at the log, which has changed; `wanted` are the computer players who may act now."""
        self._since_entry.restart()
        self._entry_ms = self._now_ms()
        self._silent.clear()
        self._hurried = False
        self._forget_hint()
        self._freeze_or_thaw()
        for seat in list(self._coming):
            if seat not in wanted or not self._still_good(seat):
                self._drop(seat)
        self.ask(wanted)

    def _freeze_or_thaw(self) -> None:
        """When playing time begins to stand still, reactions wait; when it goes on, they are due so much later."""
        at_ms = self._match.log[-1].at_ms
        if self._match.game.frozen(self._match.state):
            if self._froze_ms is None:
                self._froze_ms = at_ms
                self._frozen, self._coming = self._coming, {}
                for coming in self._frozen.values():
                    coming.delay.cancel()
        elif self._froze_ms is not None:
            waited_ms, self._froze_ms = max(0, at_ms - self._froze_ms), None
            for seat, coming in self._frozen.items():
                if seat in self._coming:
                    coming.delay.deleteLater()
                    continue
                coming.due_ms += waited_ms
                self._coming[seat] = coming
                coming.delay.set_paused(self._paused)
                coming.delay.start(coming.due_ms - self._now_ms())
            self._frozen = {}

    def ask(self, wanted: Mapping[Seat, Player]) -> None:
        """Put the question to every seat that has neither been asked about this position nor answered."""
        length = len(self._match.log)
        for ask, (seat, asked_at) in list(self._asked.items()):
            if asked_at != length or seat not in wanted:
                del self._asked[ask]
                self._worker.forget(ask)
        asked = {seat for seat, _ in self._asked.values()}
        for seat in sorted(wanted):
            if seat not in asked and seat not in self._coming and seat not in self._silent:
                self._asked[self._question(seat, wanted[seat])] = (seat, length)

    def _question(self, seat: Seat, player: Player) -> int:
        """Ask whoever plays on a seat: in the place of a program that is not there, the strongest player."""
        if not player.program:
            return self._worker.think(seat, player.level_now(self._luck))
        strongest, outside = self._match.game.info.strongest, self.outsiders.asked(player)
        if outside is None:
            return self._worker.think(seat, strongest)
        ask = self._worker.think(seat, strongest, outside=outside)
        self._outside[ask] = player.program
        return ask

    def _forsaken(self, ask: int) -> None:
        if ask in self._outside:
            self.outsiders.misses(self._outside[ask])

    def hint(self, seat: Seat, compare: bool = False) -> None:
        """Ask what a strong player would do on this seat, or for two good ideas and a trap."""
        if self._hint is None:
            self._hint = self._worker.think(seat, self._match.game.info.strongest, compare)

    def why(self, index: int) -> Text | None:
        """Why a computer player did entry `index` of the log, as far as it is known since the match is on the table."""
        action, reason = self._reasons.get(index, (None, None))
        return reason if self._match.log[index].action == action else None

    @property
    def busy(self) -> bool:
        """Whether a question is open or an answer waits for its moment."""
        return bool(self._asked or self._coming or self._frozen)

    def hurry(self) -> None:
        """Let whoever plays next do so as soon as they know what: nobody has to be given time to follow. A reaction in
        a race keeps its time."""
        self._hurried = True
        for coming in self._coming.values():
            if not self._is_reaction(coming.action):
                coming.delay.start(0)

    def _is_reaction(self, action: Action) -> bool:
        return action.verb in self._match.game.info.race_verbs

    def set_paused(self, paused: bool) -> None:
        """Let nobody play while paused; thinking goes on."""
        self._paused = paused
        for coming in self._coming.values():
            coming.delay.set_paused(paused)

    def stop(self) -> None:
        """Forget everything that was asked and everything that was to come."""
        for seat in list(self._coming):
            self._drop(seat)
        for coming in self._frozen.values():
            coming.delay.deleteLater()
        self._frozen, self._froze_ms = {}, None
        self._asked.clear()
        self._forget_hint()
        self._worker.forget()

    def _forget_hint(self) -> None:
        if self._hint is not None:
            self._worker.forget(self._hint)
        self._hint = None

    def _still_good(self, seat: Seat) -> bool:
        """Whether an answer to an older position may stand: a reaction in a race, if it is still legal, and what it
        reacts to lies there unchanged."""
        game, coming = self._match.game, self._coming[seat]
        if coming.action.verb not in game.info.race_verbs or game.check(self._match.state, coming.action) is not None:
            return False
        return coming.watched == self._lying(seat, tuple(token for token, _ in coming.watched))

    def _lying(self, seat: Seat, tokens: tuple[TokenId, ...]) -> tuple[tuple[TokenId, Placement | None], ...]:
        """How a seat sees tokens now."""
        view = self._match.view(seat) if tokens else None
        return tuple((token, view.find(token)) for token in tokens) if view is not None else ()

    def _drop(self, seat: Seat) -> None:
        coming = self._coming.pop(seat)
        coming.delay.cancel()
        coming.delay.deleteLater()

    def _answered(self, ask: int, choice: Choice) -> None:
        if ask == self._hint:
            self._hint = None
            if choice.ideas:
                self._match.advise(tuple(idea.action for idea in choice.ideas), any_of=True)
            elif choice.action is not None and choice.ideas is None:
                self._match.advise(choice.plan or (choice.action,))
            self.hinted.emit(choice)
            return
        seat, length = self._asked.pop(ask, (None, -1))
        if seat is None or length != len(self._match.log):
            return
        if choice.action is not None and not self._makes_sense(seat, choice.action):
            self._worker.distrust(f"its move for seat {seat} breaks the rules: {choice.action}")
            self.told.emit(say(NO_WORKER))
            self._play_anything(seat)
        elif choice.action is not None:
            self._plan(seat, choice.action, choice)
        elif self._match.active == {seat}:
            self._play_anything(seat)
        else:
            self._silent.add(seat)

    def _makes_sense(self, seat: Seat, action: Action) -> bool:
        return action.seat == seat and self._match.game.check(self._match.state, action) is None

    def _given_up(self, ask: int) -> None:
        if ask == self._hint:
            self._hint = None
            self.hinted.emit(None)
            return
        seat, length = self._asked.pop(ask, (None, -1))
        if seat is not None and length == len(self._match.log):
            self.told.emit(say(NO_WORKER))
            self._play_anything(seat)

    def _play_anything(self, seat: Seat) -> None:
        game = self._match.game
        legal = game.legal(self._match.state, seat)
        ordinary = [action for action in legal if action.verb not in game.info.race_verbs] or list(legal)
        if ordinary:
            chosen = ordinary[self._luck.pick(len(ordinary))]
            self._plan(seat, chosen, Choice(chosen))

    def _plan(self, seat: Seat, action: Action, choice: Choice) -> None:
        if self._is_reaction(action):
            wait_ms = choice.after_ms * self._pace
        elif self._hurried:
            wait_ms = 0.0
        else:
            least_ms = GENTLE_THOUGHT_MS if self.speed >= GENTLE else THOUGHT_MS
            wait_ms = max(choice.after_ms, least_ms) * self._pace
        delay = Delay(self)
        delay.set_paused(self._paused)
        delay.over.connect(lambda: self._act(seat))
        due_ms = self._entry_ms + max(round(wait_ms), self._since_entry.elapsed())
        watched = self._lying(seat, choice.watches)
        self._coming[seat] = _Coming(action, len(self._match.log), due_ms, delay, choice.reason, watched)
        delay.start(wait_ms - self._since_entry.elapsed())

    def _act(self, seat: Seat) -> None:
        coming = self._coming[seat]
        self._drop(seat)
        if coming.reason is not None:
            self._reasons[len(self._match.log)] = coming.action, coming.reason
        self.acts.emit(coming.action, coming.seen, coming.due_ms)
