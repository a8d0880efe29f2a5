"""One match on the table: people, computer players, the clock and the save file, joined by one queue of actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from tabletop.core.bot import Program
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, Refusal, Result, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.core.view import View
from tabletop.match.controller import Arranged, Choices, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.match.taking_back import TakingBack, Way, taking_back
from tabletop.match.viewers import Viewers, awaited
from tabletop.match.viewpoint import Visibility
from tabletop.ui.session.action_queue import WINDOW_MS, ActionQueue, Answer, MatchClock, QueuedAttempt, rank_of
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.bot_process import BotProcess
from tabletop.ui.session.computers import Computers
from tabletop.ui.session.deadlines import Deadlines
from tabletop.ui.session.gesture_owner import Touch, acting_seat, is_anybodys, last_person, seat_to_act, shared_view
from tabletop.ui.session.hand_orders import HandOrders
from tabletop.ui.session.match_recorder import MatchRecorder
from tabletop.ui.session.real_dice import RealDice

WHOSE_HAND = QT_TRANSLATE_NOOP("Table", "Several people are playing: everybody uses their own key or button.")
NO_REDO = QT_TRANSLATE_NOOP("Table", "There is no move to bring back.")
FRIENDLY_ON = QT_TRANSLATE_NOOP("Table", "Friendly undo is on: everything can be taken back.")
FRIENDLY_OFF = QT_TRANSLATE_NOOP("Table", "Friendly undo is off: dice and secrets that were seen stand.")


class Session(QObject):
    """Everything that happens in a match passes through here, whoever does it.

    `begun`: the players begin; `entry_added(index)` of the log; `undone(length)`: it has this many entries now;
    `refused(Refusal, seat)`; `choices_wanted(Choices)`; `arranged`: a player laid tokens without an action;
    `look_changed(Visibility)`: somebody else looks now, or the curtain is down; `hint_ready(Choice)` or `no_hint`;
    `finished(Result)`; `notice(Text)`: a quiet remark; `players_changed`: somebody else sits on a seat.

    `pace` is a factor on the waiting for computer players and forced actions, 0 in tests. `luck` makes the chance of
    one action, that of the match unless given. `recorder` writes down what happens. `tags`: what the file that the
    match comes from says of it.
    """

    begun = Signal()
    entry_added = Signal(int)
    undone = Signal(int)
    refused = Signal(object, int)
    choices_wanted = Signal(object)
    arranged = Signal()
    look_changed = Signal(object)
    hint_ready = Signal(object)
    no_hint = Signal()
    finished = Signal(object)
    notice = Signal(object)
    players_changed = Signal()

    def __init__(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        saves: Autosave | None = None,
        worker: BotProcess | None = None,
        pace: float = 1.0,
        luck: Callable[[], Chance] | None = None,
        parent: QObject | None = None,
        seating: Seating = Seating.SAME_SIDE,
        tags: tuple[tuple[str, str], ...] = (),
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.game = match.game
        self.players = players
        self.seating = seating
        self.tags = tags
        self.recorder = MatchRecorder(match.game.info.slug, saves, not match.setup.handicaps)
        self.orders = HandOrders(saves.hands if saves is not None else ())
        self.pace = pace
        self._holds: set[str] = set()
        self._looking: set[str] = set()
        self._look_waits = False
        self._over = False
        self._started = False
        self._controllers: dict[Seat, RuleController] = {}
        info = self.game.info
        self.real_dice = RealDice(self, luck, self)
        self._clock = MatchClock(match.log[-1].at_ms, still=info.real_time and not pace)
        window_ms = WINDOW_MS if info.real_time and pace else 0
        self._queue = ActionQueue(bool(info.race_verbs), self.judge, self, window_ms)
        self._eyes = Viewers(info.hidden, self.people, match.setup.seats, len(match.log), info.teams, info.has_secrets)
        self._worker = worker or BotProcess()
        self._worker.setParent(self)
        self._worker.begin(info.slug, match.setup, match.log)
        guess = luck() if luck is not None else LiveChance()
        self._computers = Computers(match, self._worker, guess, pace, self._clock.now_ms, self)
        self._computers.acts.connect(self._computer_acts)
        self._computers.told.connect(self.notice)
        self._computers.hinted.connect(self._hinted)
        self._deadlines = Deadlines(match, self._clock, pace, self)
        self._deadlines.forced.connect(self._play_forced)
        self._deadlines.clock.connect(self._play_clock)

    # Who sits here

    @property
    def people(self) -> frozenset[Seat]:
        """The seats where persons sit."""
        return frozenset(seat for seat, player in enumerate(self.players) if not player.computer)

    @property
    def actor(self) -> Seat | None:
        """The seat whose hands are on the table: the person who acts, else the one who acted last; nobody's while the
        curtain is about to fall for whoever comes."""
        if self.look.viewer is not None or self._eyes.are_to_come(self.match):
            return self.look.viewer
        return seat_to_act(self.match, self.people)

    def controller(self, seat: Seat) -> RuleController:
        """The hands of a seat."""
        if seat not in self._controllers:
            self._controllers[seat] = RuleController(self.match, seat)
        return self._controllers[seat]

    def view(self) -> View:
        """The view that is to be seen on the table now."""
        eyes = self.look.viewer if self.game.info.hidden else self.actor
        return self.match.view(None) if eyes is None else self.controller(eyes).view()

    def set_player(self, seat: Seat, player: Player) -> None:
        """Let somebody else sit on a seat: "Dinner is ready", and back again."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._eyes.set_people(self.people)
        self._tell(self.recorder.players_changed(self.players, self.match.log))
        self.players_changed.emit()
        if self._started:
            self._settle(moved=False)

    # Time

    def set_speed(self, factor: float) -> None:
        """The speed of the animations: 0 off, 0.5, 1, 1.7."""
        self._deadlines.speed = self._computers.speed = factor

    def hold(self, reason: str, looking: bool = False) -> None:
        """Let nothing happen by itself until `release`. The races of a game that is not played in real time go on.
        `looking`: whoever looks after a move goes on looking as long."""
        self._holds.add(reason)
        if looking:
            self._looking.add(reason)
        self._pause()

    def release(self, reason: str) -> None:
        """Drop one reason for holding."""
        self._holds.discard(reason)
        self._looking.discard(reason)
        if self._look_waits and not self._looking:
            self._new_look(over=self.match.result is not None)
        self._pause()

    def deadline_left_ms(self) -> tuple[int, int] | None:
        """How long the clock still waits, and how long it waits as a whole; None where nothing is due."""
        return self._deadlines.left_ms

    @property
    def racing(self) -> bool:
        """Whether several seats may act at this moment and the fastest counts."""
        return bool(self.game.info.race_verbs) and len(self.match.active - {CLOCK}) > 1

    def _pause(self) -> None:
        real_time = self.game.info.real_time
        paused = bool(self._holds) and (real_time or not self.racing)
        if real_time:
            self._clock.set_paused(paused)
        self._deadlines.set_paused(paused)
        self._computers.set_paused(paused)

    # The match begins and goes on

    @property
    def started(self) -> bool:
        """Whether the players have begun, and it is known who looks."""
        return self._started

    def start(self, programs: Sequence[Program] = ()) -> None:
        """Save the set-up and let the players begin, also these `programs`. Signals come from now on."""
        self._started, self._computers.outsiders.known = True, programs
        self._tell(self.recorder.started(self.match.log))
        if len(self.people) < len(self.players):
            self._worker.warm_up()
        self._settle()
        self.begun.emit()

    def now_ms(self, stamp_ms: int | None = None) -> int:
        """The time of the match: now, or that of an input event with this time stamp; it compares the two clocks."""
        return self._clock.now_ms(stamp_ms)

    def touched(self, touch: Touch, stamp_ms: int | None = None) -> None:
        """Find out whose hand it was, and judge what it did; where no person sits or the curtain is down, nothing
        happens."""
        if self.look.curtain_for is not None or self._eyes.are_to_come(self.match):
            return
        seat = acting_seat(touch, shared_view(self.match), self.people, self.actor)
        if seat is not None:
            self.gesture(touch.by(seat), stamp_ms)

    def gesture(self, gesture: Gesture, stamp_ms: int | None = None) -> None:
        """Judge what the hand of a seat did. `stamp_ms`: the time stamp of the input event."""
        controller = self.controller(gesture.seat)
        races = self.game.info.race_verbs
        meant = controller.meanings(gesture) if races else ()
        anybody = self.people if self.look.viewer is None else frozenset()  # who looks alone acts alone
        together = not self.game.frozen(self.match.state) and is_anybodys(controller.view(), gesture, anybody)
        if meant and meant[0].verb in races and together:
            self.notice.emit(say(WHOSE_HAND))
            return
        self._put(
            gesture.seat,
            meant[0] if meant else None,
            stamp_ms,
            lambda seen, at_ms: controller.attempt(gesture, seen, at_ms, self.real_dice.chance(gesture.seat)),
        )

    def play(self, action: Action, stamp_ms: int | None = None) -> None:
        """Play an action that a person chose from a list."""
        take, chance = self.controller(action.seat).take, self.real_dice.chance
        self._put(action.seat, action, stamp_ms, lambda seen, at_ms: take(action, seen, at_ms, chance(action.seat)))

    def _put(self, seat: Seat, meant: Action | None, stamp_ms: int | None, run: Callable[[int, int], Answer]) -> None:
        at_ms, seen = self._clock.now_ms(stamp_ms), len(self.match.log)
        self._queue.put(QueuedAttempt(seat, lambda: rank_of(self.match, meant), at_ms, seen, run))

    def judge(self, attempt: QueuedAttempt) -> None:
        """Ask the rules what comes of something that was done; a throw by hand may have to be told first."""
        answer = self.real_dice.answer(attempt)
        if isinstance(answer, Entry):
            self._added()
        elif not attempt.by_hand and self.real_dice.wanted is None:
            self._computers.ask(self._wanted())
        elif isinstance(answer, Refusal):
            self.refused.emit(answer, attempt.seat)
        elif isinstance(answer, Choices):
            self.choices_wanted.emit(answer)
        elif isinstance(answer, Arranged):
            self.arranged.emit()

    def _computer_acts(self, action: Action, seen: int, due_ms: int) -> None:
        self._put_by_itself(action, seen, due_ms, lambda: True)

    def _play_clock(self) -> None:
        length = len(self.match.log)
        for action in self.game.legal(self.match.state, CLOCK)[:1]:
            # What comes before it, by its moment, gives the clock a new deadline.
            self._put_by_itself(action, length, self._deadlines.due_ms, lambda: len(self.match.log) == length)

    @property
    def may_hasten(self) -> bool:
        """Whether somebody at the table can let the clock act at once."""
        waits = CLOCK in self.match.active and not self._holds
        return waits and bool(self.people) and self.game.may_hasten(self.match.state)

    def hasten(self) -> None:
        """Go on from what rests on the table: it has been seen."""
        if self.may_hasten:
            self._deadlines.hasten()

    def hurry(self) -> None:
        """Let those who play by themselves not wait until they can be followed. No race is hurried."""
        if not (self.match.active & self.people or self.racing or self.game.info.real_time):
            self._computers.hurry()
        if not self.racing:
            self._deadlines.hurry()

    def _put_by_itself(self, action: Action, seen: int, due_ms: int, still: Callable[[], bool]) -> None:
        """Let a computer player or the clock act; in real time it takes its turn in the queue."""

        def run(_: int, at_ms: int) -> Answer:
            return self.match.submit(action, seen, at_ms, self.real_dice.chance(action.seat)) if still() else None

        real_time = self.game.info.real_time
        at_ms = min(due_ms, self._clock.now_ms()) if real_time else self._clock.now_ms()
        attempt = QueuedAttempt(action.seat, lambda: rank_of(self.match, action), at_ms, seen, run, by_hand=False)
        judge = self._queue.put if real_time else self.judge
        judge(attempt)

    def _play_forced(self) -> None:
        action, length = self.match.forced(self.people), len(self.match.log)
        if action is not None:
            self._put_by_itself(action, length, self._clock.now_ms(), lambda: len(self.match.log) == length)

    def _added(self) -> None:
        index = len(self.match.log) - 1
        notice = self.recorder.added(self.match.log)
        self._eyes.see(len(self.match.log))
        self.entry_added.emit(index)
        self._settle()
        self._tell(notice)

    def _tell(self, notice: Text | None) -> None:
        if notice is not None:
            self.notice.emit(notice)

    def _settle(self, moved: bool = True) -> None:
        """Find out who looks and who acts, after anything has changed."""
        result = self.match.result
        self._look_waits = moved and bool(self._looking) and not self.racing
        if not self._look_waits:
            self._new_look(over=result is not None)
        self._pause()
        if result is not None:
            self._end(result)
            return
        self._over = False
        self._deadlines.set(moved, self.people)
        if moved:
            self._computers.position_changed(self._wanted())
        else:
            self._computers.ask(self._wanted())

    def _wanted(self) -> dict[Seat, Player]:
        forced = self.match.forced(self.people)
        busy = self._queue.computers | ({forced.seat} if forced is not None else set())
        waiting = self.match.active - self.people - busy - {CLOCK}
        return {seat: self.players[seat] for seat in waiting}

    @property
    def thinking(self) -> bool:
        """Whether a computer player thinks, or its answer waits for its moment."""
        return self._computers.busy

    def why(self, index: int) -> Text | None:
        """Why a computer player did entry `index`; nothing that could tell of its hand while the match goes on."""
        is_open = self.match.result is not None or not self.game.info.has_secrets
        return self._computers.why(index) if is_open else None

    def _end(self, result: Result) -> None:
        self._deadlines.cancel()
        self._computers.stop()
        if self._over:
            return
        self._over = True
        for notice in self.recorder.finished(self.players, result, self.match.log):
            self._tell(notice)
        self.finished.emit(result)

    # Whose eyes

    @property
    def look(self) -> Visibility:
        """Who looks now."""
        return self._eyes.look

    def open_curtain(self) -> None:
        """The person for whom the curtain is down has opened it."""
        if self.look.curtain_for is not None:
            self._eyes.open_curtain()
            self._new_look(over=self.match.result is not None)

    def missed(self, seat: Seat) -> range:
        """The entries since this person last looked; from now on they have seen them."""
        return self._eyes.missed(seat, len(self.match.log))

    def _new_look(self, over: bool) -> None:
        self._look_waits = False
        changed = self._eyes.turn(awaited(self.match, self.look), over)
        if self.look.curtain_for is not None:
            self._holds.add("curtain")
        else:
            self._holds.discard("curtain")
        if changed:
            self.look_changed.emit(self.look)
        self._pause()

    # Help

    @property
    def taking_back(self) -> TakingBack:
        """What an undo would do now, or why there is none."""
        return taking_back(self.match, self._eyes.witnesses(self.match.log), len(self.people) < 2)

    def undo(self, agreed: bool = False) -> TakingBack:
        """Take back a person's last move, and what follows from it; `agreed`: the answers of computer players too."""
        found = self.taking_back
        if found.refusal is not None and not (agreed and found.way is Way.ANSWERS):
            self.refused.emit(found.refusal, last_person(self.match, self.people) if self.people else 0)
            return found
        self.take_away(found.keep)
        return found

    def take_away(self, keep: int) -> None:
        """Let the log end after its first entries, for everybody who knows more of it."""
        self.match.rewind(keep)
        self._eyes.rewound(keep)
        self._worker.rewound(keep)
        notice = self.recorder.rewound(self.match.log)
        self.undone.emit(keep)
        self._settle()
        self._tell(notice)

    def redo(self) -> None:
        """Do again what was taken back last, with the same luck; nobody has made another move since."""
        if not self.match.has_taken:
            self.notice.emit(say(NO_REDO))
            return
        for entry in self.match.again():
            self.match.follow(entry)
            self._eyes.see(len(self.match.log))
            self.entry_added.emit(len(self.match.log) - 1)
        notice = self.recorder.redone(self.match.log)
        self._settle()
        self._tell(notice)

    def set_friendly_undo(self, friendly: bool) -> None:
        """Play with the friendly undo from now on, or without; the file remembers it."""
        self.match.friendly_undo = friendly
        self._tell(self.recorder.friendly_changed(friendly, self.match.log))
        self.notice.emit(say(FRIENDLY_ON if friendly else FRIENDLY_OFF))

    def hint(self, compare: bool = False) -> None:
        """Ask what a strong player would do for the person who acts, or for two good ideas and a trap."""
        seat = self.actor
        if seat is None or seat not in self.match.active or self.look.curtain_for is not None:
            self.no_hint.emit()
        else:
            self._computers.hint(seat, compare)

    def _hinted(self, choice: Any) -> None:
        if choice is None or choice.action is None:
            self.no_hint.emit()
        else:
            self.hint_ready.emit(choice)

    def keep_hands(self) -> None:
        """Write down how people have laid their hands, before the table is left."""
        if self.match.result is None:
            self.recorder.hands_laid(self.orders.laid(), self.match.log)

    def close(self) -> None:
        """Leave the table: nothing more happens, the worker ends, the session is deleted. The match is in its file."""
        self.recorder.left()
        self._deadlines.cancel()
        self._queue.clear()
        self._computers.stop()
        self._worker.close()
        self.deleteLater()
