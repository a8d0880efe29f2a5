"""Throws by hand in one match: which dice the table waits for, and the throw that can still be put right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from tabletop.core.chance import AskedChance, Chance
from tabletop.core.model import CLOCK, Action, Seat
from tabletop.match.controller import Arranged, Choices
from tabletop.match.match import Match, ThrowWanted
from tabletop.match.players import Player
from tabletop.match.real_dice import (
    Handful,
    asks_for_dice,
    faces_of,
    handful,
    mendable,
    play_by_hand,
    thrown_again,
)
from tabletop.ui.session.action_queue import Answer, QueuedAttempt

HOLD = "real dice"


class Sitting(Protocol):
    """The match that goes on with the dice; see `Session`."""

    match: Match[Any]
    players: tuple[Player, ...]

    @property
    def entry_added(self) -> SignalInstance:
        """The log has become longer."""

    @property
    def undone(self) -> SignalInstance:
        """It has become shorter."""

    @property
    def players_changed(self) -> SignalInstance:
        """Somebody else sits there."""

    def hold(self, reason: str) -> None:
        """Let nothing happen by itself."""

    def release(self, reason: str) -> None:
        """Let it."""

    def now_ms(self) -> int:
        """The time of the match."""

    def judge(self, attempt: QueuedAttempt) -> None:
        """Ask the rules."""

    def take_away(self, keep: int) -> None:
        """Let the log end after its first entries."""


class RealDice(QObject):
    """`changed`: the table waits for dice, for other ones, or for none any more. While it waits, nothing happens by
    itself.

    wanted: the dice that are to be told.
    mends: the entry whose dice are to be told once more, if any.
    by_hand: a person threw. What the table or a computer player throws cannot be left.
    `luck` makes the chance of one action that is thrown on the screen, that of the match unless given.
    """

    changed = Signal()

    def __init__(self, sitting: Sitting, luck: Callable[[], Chance] | None, parent: QObject) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._luck = luck
        self.wanted: Handful | None = None
        self.mends: int | None = None
        self.by_hand = True
        self._behind: tuple[Handful, bool] | None = None
        for gone in (sitting.entry_added, sitting.undone, sitting.players_changed):
            gone.connect(self.drop)

    def throws(self, seat: Seat) -> bool:
        """Whether the dice of a seat are thrown by hand; those of the clock, where everybody's are."""
        players = self._sitting.players
        return players[seat].real_dice if seat != CLOCK else all(player.real_dice for player in players)

    def chance(self, seat: Seat) -> Chance | None:
        """The chance of an action of this seat; None: that of the match."""
        if self.throws(seat):
            return AskedChance((), self._by_table(seat))
        return self._luck() if self._luck is not None else None

    def _by_table(self, seat: Seat) -> Chance:
        return self._luck() if self._luck is not None else self._sitting.match.chance(seat)

    def answer(self, attempt: QueuedAttempt) -> Answer:
        """What the rules say to something that was done; nothing yet, if it waits for dice."""
        try:
            found = attempt.run(attempt.seen, attempt.at_ms)
        except ThrowWanted as wanted:
            self._wait(handful(self._sitting.match, wanted), None, attempt.by_hand)
            return None
        if attempt.by_hand and isinstance(found, Arranged | Choices):
            self.leave()  # these are no longer the dice that were to be thrown
        return found

    def _wait(self, wanted: Handful, mends: int | None, by_hand: bool) -> None:
        self.wanted, self.mends, self.by_hand = wanted, mends, by_hand
        self._sitting.hold(HOLD)
        self.changed.emit()

    def give(self, faces: Sequence[int]) -> None:
        """Play with what the dice show. Raises ValueError for faces that are not on the dice, or if there are none."""
        wanted = self._take(lambda dice: dice.check(faces))
        submit, seat = self._sitting.match.submit, wanted.action.seat

        def run(_: int, at_ms: int) -> Answer:
            return play_by_hand(
                wanted, faces, lambda: self._by_table(seat), lambda told: submit(wanted.action, None, at_ms, told)
            )

        self._play(wanted, run)

    def throw_on_screen(self) -> None:
        """Let the table throw this time. Raises ValueError if it waits for no dice."""
        wanted = self._take(lambda dice: None)
        submit = self._sitting.match.submit
        self._play(wanted, lambda _, at_ms: submit(wanted.action, None, at_ms, self._by_table(wanted.action.seat)))

    def _take(self, check: Callable[[Handful], None]) -> Handful:
        """The dice that are waited for; what was told of them before is taken away."""
        wanted, mends = self.wanted, self.mends
        if wanted is None:
            raise ValueError("no dice are waited for")
        check(wanted)
        if mends is not None:
            self._sitting.take_away(mends)
        return wanted

    def _play(self, wanted: Handful, run: Callable[[int, int], Answer]) -> None:
        sitting, seat, by_hand = self._sitting, wanted.action.seat, self.by_hand
        self.drop()
        sitting.judge(QueuedAttempt(seat, lambda: (0, 0), sitting.now_ms(), len(sitting.match.log), run, by_hand))

    def leave(self) -> None:
        """Leave a throw of a person, or its dice as they were told; any other goes on waiting."""
        if self._behind is not None:
            (wanted, by_hand), self._behind = self._behind, None
            self._wait(wanted, None, by_hand)
        elif self.by_hand:
            self.drop()

    def drop(self) -> None:
        """Wait for no dice any more; the action they were for has not been played."""
        self._behind = None
        if self.wanted is not None:
            self.wanted = self.mends = None
            self._sitting.release(HOLD)
            self.changed.emit()

    def only_throw(self, seat: Seat) -> Action | None:
        """The throw by hand that is all a seat can do now."""
        match = self._sitting.match
        legal = match.game.legal(match.state, seat) if self.throws(seat) and seat in match.active else ()
        return legal[0] if len(legal) == 1 and asks_for_dice(match, legal[0]) else None

    # A slip

    @property
    def last(self) -> tuple[int, ...]:
        """What the dice showed that were told last, as long as that can be put right; else nothing."""
        index = mendable(self._sitting.match)
        return faces_of(self._sitting.match, index) if index is not None else ()

    def mend(self) -> None:
        """Ask once more for the dice that were told last, if nobody has done anything since; a throw that is waited for
        comes after it."""
        index = mendable(self._sitting.match)
        if index is not None and self.mends is None:
            self._behind = (self.wanted, self.by_hand) if self.wanted is not None else None
            self._wait(thrown_again(self._sitting.match, index), index, by_hand=True)
