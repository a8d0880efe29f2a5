"""The same table twice, at the same moment: what nobody present has seen differs, and everything else is equal. As long
as the two look alike, nobody has seen anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Refusal, Seat, Setup
from tabletop.core.view import View
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.viewpoint import Viewpoint
from tabletop.ui.match_page.last_look import DRAWN_MS
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session import action_queue
from tabletop.ui.session.action_queue import QueuedAttempt
from tabletop.ui.table.blinking import Blinking
from tests.conformance.playing import play, twin
from tests.ui.race_kit import key_event, skip_countdown
from tests.ui.table_kit import Hourglass, make_page, timer_of

STEP_MS = 50
LONG_MS = 5000
LUCK = 7
"""The seed with which the table of `make_page` plays."""
_STAMP = 100_000
_PEOPLE = tuple(Player(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"))
_SIZE = (720, 520)


class Fated(Match[Any]):
    """A match in which the next action leads to a state that was chosen before."""

    def __init__(self, match: Match[Any], after: object) -> None:
        vars(self).update(vars(twin(match)))
        self._after = after

    def submit(self, action: Action, *args: Any, **more: Any) -> Entry | Refusal:
        answer = super().submit(action, *args, **more)
        self.states[-1] = self._after
        return answer


class Call(Struct, frozen=True):
    """A moment at which a move calls somebody: that of whoever looked before, or of the clock when all have looked.

    before: the match; in the other world it leads to `elsewhere`.
    looker: who looks before; None: everybody together.
    called: who is called.
    secret: the faces that only whoever is called sees, by token.
    """

    before: Match[Any]
    looker: Seat | None
    move: Action
    elsewhere: object
    called: Seat
    secret: dict[str, str]

    def worlds(self) -> tuple[Match[Any], Match[Any]]:
        """The match, and its other."""
        return twin(self.before), Fated(self.before, self.elsewhere)


def _faces(view: View) -> dict[str, str]:
    return {p.token: p.face for p in view.placements if p.face is not None}


@cache
def calling(slug: str, by_clock: bool = False) -> Call:
    """Such a moment of a game, soon after the beginning of some match. `by_clock`: all have looked together."""
    game = games.load(slug)
    for seed in range(100):
        match = play(game, Setup(max(2, game.info.seats[0])), seed, plies=1 + seed % 12)
        looker = None if by_clock else _looks(match)
        for move in _moves(match, looker, by_clock):
            after = twin(match)
            after.submit(move, chance=LiveChance(LUCK))
            called = _looks(after)
            if called in (looker, None):
                continue
            eyes = CLOCK if looker is None else looker  # the seat of time knows what everybody knows
            world = game.resample(after.masked(looker), eyes, LiveChance(seed))
            shown, known = _faces(after.view(called)), _faces(after.view(looker))
            secret = {token: face for token, face in shown.items() if token not in known}
            there = _faces(game.view(game.masked(world, called), called))
            if len(secret) > 1 and all(there[token] != face for token, face in secret.items()):
                return Call(match, looker, move, world, called, secret)
    raise AssertionError(f"nobody is called in {slug}")


def _moves(match: Match[Any], looker: Seat | None, by_clock: bool) -> Iterable[Action]:
    """What may call somebody now."""
    if by_clock:
        together = CLOCK in match.active and _looks(match) is None
        return match.game.legal(match.state, CLOCK) if together else ()
    return match.game.legal(match.state, looker) if looker is not None else ()


def _looks(match: Match[Any]) -> Seat | None:
    """Who looks at a table where people sit all round: the only seat that acts, or the first of partners who do."""
    if match.game.forced(match.state) is not None:
        return None
    info = match.game.info
    eyes = Viewpoint(info.hidden, frozenset(range(match.setup.seats)), info.teams)
    return eyes.look(match.active, match.result is not None).curtain_for


class _Watch:
    """A stop watch; all of them show the same time, which is set by hand."""

    now_ms = 0

    def __init__(self) -> None:
        self._since_ms = 0

    def start(self) -> None:
        self._since_ms = _Watch.now_ms

    def elapsed(self) -> int:
        return _Watch.now_ms - self._since_ms

    def restart(self) -> int:
        elapsed = self.elapsed()
        self.start()
        return elapsed


class _Painted(QObject):
    """Looks at the table whenever anything of its page is about to be painted."""

    def __init__(self, page: TablePage, secret: dict[str, str]) -> None:
        super().__init__(page)
        self._page = page
        self._secret = secret
        self.leaks: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._page.overlay.view.table_scene.hidden:
            items = self._page.overlay.view.table_scene.items_of
            self.leaks |= {t for t, face in self._secret.items() if t in items and items[t].true_face == face}
        return False


class Worlds:
    """Two pages, on which everything is done at the same time, in steps of `STEP_MS`."""

    def __init__(self, qtbot: QtBot, call: Call) -> None:
        self._call = call
        self.real_time = call.before.game.info.real_time
        people = _PEOPLE[: call.before.setup.seats]
        self.pages = tuple(
            make_page(qtbot, match, *people, speed="normal", pace=1.0, size=_SIZE)[0] for match in call.worlds()
        )
        self._glasses = [Hourglass(page, 0.0) for page in self.pages]
        self._painted = _Painted(self.pages[0], call.secret)
        self._finger = QTest.createTouchDevice()
        self._drawn = [timer_of(page.looks.last, DRAWN_MS) for page in self.pages]
        self._drawn_ms: int | None = None
        self.now_ms = 0
        self.fell_ms: int | None = None
        self.opened_ms: int | None = None
        for page in self.pages:
            self._sit_down(page)
            assert page.session.look.viewer == call.looker
            assert not page.curtain.is_down

    def _sit_down(self, page: TablePage) -> None:
        """Whoever looks now has opened the curtain; a race has begun."""
        if self.real_time:
            if page.races.test is not None:
                page.races.test.button.click()
            page.races.pause()
            page.races.go_on()
            skip_countdown(page)
        page.session.open_curtain()
        page.findChild(Replay).stop()
        page.curtain.finish()
        page.overlay.finish()
        page.setFocus()

    @property
    def length(self) -> int:
        """How many entries both logs have."""
        (length,) = {len(page.session.match.log) for page in self.pages}
        return length

    @property
    def since_fall_ms(self) -> int:
        """How long ago the curtain fell; less than 0 before."""
        return -1 if self.fell_ms is None else self.now_ms - self.fell_ms

    def begin(self) -> None:
        """The move is made."""
        QApplication.instance().installEventFilter(self._painted)
        for page in self.pages:
            self._play(page)
        self._look()

    def _play(self, page: TablePage) -> None:
        session, move = page.session, self._call.move
        if not self.real_time:
            session.play(move)
            return

        def run(seen: int, at_ms: int) -> Entry | Refusal:
            return session.match.submit(move, seen, at_ms, LiveChance(LUCK))

        # Its time has come in both worlds at the same moment.
        seen = len(session.match.log)
        session.judge(QueuedAttempt(move.seat, lambda: (0, 0), session.now_ms(), seen, run))

    def run(self, ms: int, do: Callable[[], object] = lambda: None) -> None:
        """Let so much time pass; at every step something is done, until the curtain opens."""
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms and self.opened_ms is None:
            self.now_ms += STEP_MS
            _Watch.now_ms = self.now_ms
            for glass in self._glasses:
                glass.run(STEP_MS)
            self._see_drawn()
            self._look()
            do()
            if not self._see_curtain():
                QApplication.processEvents()

    def _see_drawn(self) -> None:
        """Cards that were drawn are seen for their time."""
        if any(timer.isActive() for timer in self._drawn):
            self._drawn_ms = self.now_ms
            for timer in self._drawn:
                assert timer.isActive(), "in both worlds"
                timer.stop()
        elif self._drawn_ms is not None and self.now_ms - self._drawn_ms >= DRAWN_MS:
            self._drawn_ms = None
            for timer in self._drawn:
                timer.timeout.emit()

    def run_until_fallen(self, do: Callable[[], object] = lambda: None) -> None:
        """Let time pass until the curtain falls."""
        while self.fell_ms is None:
            assert self.now_ms < LONG_MS, "it never falls"
            self.run(STEP_MS, do)

    def _look(self) -> None:
        """See whether the curtain has fallen or is open, and look at what is painted."""
        if self._see_curtain():
            return
        pictures = [self.picture(number) for number in (0, 1)]
        QApplication.processEvents()
        assert pictures[0] == pictures[1], f"something is seen after {self.now_ms} ms"
        assert not self._painted.leaks

    def _see_curtain(self) -> bool:
        """Whether it has just been opened."""
        first = self.pages[0]
        if self.fell_ms is None and first.curtain.is_down:
            self.fell_ms = self.now_ms
            assert first.session.look.curtain_for == self._call.called
        elif self.fell_ms is not None and not first.curtain.is_down:
            self.opened_ms = self.now_ms
            assert first.session.look.viewer == self._call.called
            return True
        return False

    @property
    def differ(self) -> bool:
        """Whether the worlds look different, once everything has been shown to whoever looks now."""
        for page in self.pages:
            page.findChild(Replay).stop()
            page.curtain.finish()
            page.overlay.finish()
        return self.picture(0) != self.picture(1)

    def picture(self, number: int) -> QImage:
        """What stands on the screen."""
        page = self.pages[number]
        page.overlay.strip.finish()
        for movement in page.curtain.findChildren(QVariantAnimation):
            # Two of them would not go by the same clock: the test lets them go.
            if movement.state() is not QVariantAnimation.State.Stopped:
                movement.pause()
                movement.setCurrentTime(min(self.since_fall_ms, movement.duration()))
        page.repaint()
        return page.screen().grabWindow(page.winId()).toImage()

    # Hands

    def key(self, key: Qt.Key, down: bool = True, again: bool = False, ago_ms: int = 0) -> None:
        """A key goes down or up, on whatever has the focus; it did so a while ago. `again`: it is only held."""
        for page in self.pages:
            event = key_event(key, _STAMP + self.now_ms - ago_ms, again)
            if not down:
                event = type(event)(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier, "", again)
                event.setTimestamp(_STAMP + self.now_ms - ago_ms)
            QApplication.sendEvent(page.focusWidget() or page, event)

    def pointer(self, kind: QEvent.Type, ago_ms: int = 0, by_finger: bool = False) -> None:
        """The pointer goes down or up where the curtain has its button, or will have it."""
        for page in self.pages:
            at = page.curtain.button.mapTo(page, page.curtain.button.rect().center())
            target = page.childAt(at) or page
            left, released = Qt.MouseButton.LeftButton, kind == QEvent.Type.MouseButtonRelease
            event = QMouseEvent(
                kind,
                QPointF(target.mapFrom(page, at)),
                QPointF(at),
                QPointF(page.mapToGlobal(QPoint(at))),
                left,
                Qt.MouseButton.NoButton if released else left,
                Qt.KeyboardModifier.NoModifier,
                self._finger if by_finger else QPointingDevice.primaryPointingDevice(),
            )
            event.setTimestamp(_STAMP + self.now_ms - ago_ms)
            QCoreApplication.sendEvent(target, event)


@contextmanager
def two_worlds(qtbot: QtBot, slug: str, by_clock: bool = False) -> Iterator[Worlds]:
    """Both tables, just before the move. `by_clock`: it is that of the clock, and all have looked together."""
    with pytest.MonkeyPatch.context() as patch:
        _Watch.now_ms = 0
        patch.setattr(action_queue, "QElapsedTimer", _Watch)
        # What goes by clocks of its own would not be equal in both.
        patch.setattr(Blinking, "see", lambda blinking: None)
        patch.setattr(type(games.load(slug)), "deadline_ms", lambda game, state: None)
        yield Worlds(qtbot, calling(slug, by_clock))
