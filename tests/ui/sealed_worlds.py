"""A stretch of a match twice in the real window: what nobody present has ever known differs, and everything else is
equal. Whatever a person could learn from the one is compared with what they could learn from the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.luck import SOURCE_BYTES, Luck
from tabletop.core.model import Action, Refusal, Seat
from tabletop.core.view import TimerFact
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common import announcing
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.last_look import DRAWN_MS
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.replay_bar import Step
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.panel import TABS
from tabletop.ui.session import deadlines
from tabletop.ui.session.action_queue import QueuedAttempt
from tabletop.ui.shelf.kept_pictures import DPR, KeptPictures
from tabletop.ui.shelf.kept_pictures import SIZE as TICKET
from tabletop.ui.table.blinking import Blinking
from tabletop.ui.table.picture import picture_of
from tests.conformance.playing import twin
from tests.ui.hands import Hands, settle
from tests.ui.race_kit import skip_countdown
from tests.ui.table_kit import Hourglass, make_page, spoken, timer_of
from tests.ui.test_session import Mind
from tests.ui.what_is_seen import copied, first_difference, lists, lying, picture, tree, words

NEVER_MS = 10**8
SIZE = (1024, 640)
LUCK = Luck.of(bytes(range(SOURCE_BYTES)))
IN_FLIGHT_MS = 120
_LONG_MS = 6000

Seen = dict[str, object]
"""What is found in each channel."""


class Sealed(Match[Any]):
    """Follows another match, entry by entry; what its `eyes` cannot know is dealt anew in every state."""

    def __init__(self, match: Match[Any], eyes: Seat) -> None:
        vars(self).update(vars(twin(match)))
        self._followed, self._eyes = match, eyes
        self.states = [self._sealed(at) for at in range(len(match.states))]

    def _sealed(self, at: int) -> object:
        game = self._followed.game
        return game.resample(game.masked(self._followed.states[at], self._eyes), self._eyes, LiveChance(at))

    @property
    def differs(self) -> bool:
        """Whether the last states are others than in the match that is followed."""
        return any(here != there for here, there in zip(self.states[-4:], self._followed.states[-4:], strict=True))

    def submit(
        self, action: Action, seen: int | None = None, at_ms: int = 0, chance: Chance | None = None
    ) -> Entry | Refusal:
        at = len(self.log)
        refused = super().submit(action, seen, at_ms, LiveChance(at))
        if isinstance(refused, Refusal) and action.seat == self._eyes:
            return refused
        # What was played there was played here: the hands of others are what they say they are.
        del self.log[at:], self.states[at:]
        self.log.append(self._followed.log[at])
        self.states.append(self._sealed(at))
        return self.log[-1]


class Ears:
    """What is announced and what sounds, by window; nothing in those that are `away`: somebody else sits there."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: dict[QObject, list[str]] = {}
        self.away: Callable[[QObject], bool] = lambda page: False
        patch.setattr(announcing, "QAccessible", self)
        self.AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: Any) -> None:
        thing = event.object()
        self.hear(thing.window() if isinstance(thing, QWidget) else thing, event.message())

    def hear(self, page: QObject, said: str) -> None:
        if not self.away(page):
            self.heard.setdefault(page, []).append(said)


class StoppedClocks(QObject):
    """No timer of a page goes off by itself: on a busy machine it would in one window before, in the other after both
    are looked at."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        for timer in (*page.findChildren(QTimer), *page.session.findChildren(QTimer)):
            timer.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.Timer and isinstance(watched, QTimer) and watched.interval() > 0


class _Never:
    """Stands for when a game is due by its own clock, which it still knows (`own`): in a test nothing is due."""

    def __init__(self, own: Callable[[Any], int | None]) -> None:
        self.own = own

    def __call__(self, state: object) -> None:
        return None


def _deadline_of(game: Game[Any]) -> Callable[[Any], int | None]:
    now = game.deadline_ms
    return now.own if isinstance(now, _Never) else now


class SealedWorlds:
    """Two pages of the same people; the first has the truth. `eyes`: whose knowledge is the same in both; the first of
    the people unless given. While another person looks, nothing is compared."""

    def __init__(
        self,
        qtbot: QtBot,
        patch: pytest.MonkeyPatch,
        match: Match[Any],
        people: frozenset[Seat],
        eyes: Seat | None = None,
    ) -> None:
        patch.setattr(deadlines, "FORCED_MS", NEVER_MS)
        patch.setattr(Blinking, "see", lambda blinking: None)  # by a clock of its own
        self._deadline_ms = _deadline_of(match.game)
        patch.setattr(type(match.game), "deadline_ms", _Never(self._deadline_ms))
        self.eyes = min(people) if eyes is None else eyes
        self.truth = twin(match)
        self.truth.luck = LUCK
        self.sealed = Sealed(self.truth, self.eyes)
        self._ears = Ears(patch)
        players = [Player(f"P{seat}", computer=seat not in people) for seat in range(match.setup.seats)]
        made = [self._opened(qtbot, patch, one, players) for one in (self.truth, self.sealed)]
        self.pages = tuple(page for page, _ in made)
        self.minds = tuple(mind for _, mind in made)
        self._ears.away = lambda page: page in self.pages and self._is_away(page)
        self._clocks = [StoppedClocks(page) for page in self.pages]
        self._glasses = [Hourglass(page, 0.0) for page in self.pages]
        self._drawn = [timer_of(page.looks.last, DRAWN_MS) for page in self.pages]
        if match.game.info.real_time:
            self._begin()
        for page in self.pages:
            page.overlay.finish()
        self.land()
        self._hands = [Hands(page, LiveChance(3)) for page in self.pages]

    def _opened(
        self, qtbot: QtBot, patch: pytest.MonkeyPatch, match: Match[Any], players: Sequence[Player]
    ) -> tuple[TablePage, Mind]:
        page, mind = make_page(qtbot, match, *players, speed="normal", pace=1.0, size=SIZE)
        patch.setattr(page.context.sound, "play", lambda name: self._ears.hear(page, name))
        patch.setattr(page.context.voice, "say", lambda text, language: self._ears.hear(page, text))
        if page.races.test is not None:
            page.races.test.button.click()
        return page, mind

    def _begin(self) -> None:
        """A match in real time pauses while another window comes: both go on now."""
        for page in self.pages:
            page.races.pause()
            page.races.go_on()
            skip_countdown(page)
            assert page.pause_sheet.isHidden()

    # What happens

    def act(self, action: Action) -> None:
        """Somebody acts in both worlds: a person by hand where no time counts."""
        by_hand = action.seat == self.eyes and not self.truth.game.info.real_time and not self.pages[0].session.racing
        before = len(self.truth.log)
        for page, hands in zip(self.pages, self._hands, strict=True):
            if by_hand and hands.ways(action):
                hands.do(action)
            if len(page.session.match.log) == before and (page is self.pages[0] or len(self.truth.log) > before):
                self._judge(page, action)
        for page in self.pages:
            QTest.mouseMove(page, QPoint(2, 2))  # there is one pointer: it points at nothing in either window
        assert len(self.truth.log) == len(self.sealed.log)

    def _judge(self, page: TablePage, action: Action) -> None:
        session, at = page.session, len(page.session.match.log)
        at_ms = self.truth.log[-1].at_ms + 1000

        def run(seen: int, at_ms: int) -> Entry | Refusal:
            return session.match.submit(action, seen, at_ms, LiveChance(at))

        session.judge(QueuedAttempt(action.seat, lambda: (0, 0), at_ms, at, run, by_hand=False))

    def land(self, ms: float = _LONG_MS) -> None:
        """What moves comes down, and what rests has rested; a card that was drawn has been seen."""
        for glass in self._glasses:
            glass.run(ms)
        for timer in self._drawn:
            if timer.isActive() and ms == _LONG_MS:
                timer.stop()
                timer.timeout.emit()
        for page in self.pages:
            page.curtain.finish()
        settle()

    def open_curtain(self) -> None:
        """Whoever is called comes; they are shown what they have missed, and see how things are."""
        for page in self.pages:
            page.session.open_curtain()
            page.curtain.finish()
        self.land(IN_FLIGHT_MS)
        self.compare("while the past is shown again")
        for page in self.pages:
            page.findChild(Replay).stop()
        self.land()
        self.compare("behind the curtain")

    @property
    def called(self) -> Seat | None:
        """For whom the curtain is down."""
        return self.pages[0].session.look.curtain_for

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is down."""
        return self.called is not None

    def _is_away(self, page: TablePage) -> bool:
        """Whether another person looks."""
        look = page.session.look
        return look.viewer is not None and self.eyes not in (look.viewer, *look.partners)

    def ask_hint(self, plan: tuple[Action, ...]) -> None:
        """A person asks for a hint, and gets this one."""
        for page, mind in zip(self.pages, self.minds, strict=True):
            page.do(Do.HINT)
            if mind.asks and mind.asks[-1][1] == self.eyes:
                mind.answered.emit(mind.asks[-1][0], Choice(plan[0], plan=plan))
                page.hints.show_plan()
                while page.hints.unfolds:
                    page.hints.show_next_step()

    def compare_reading(self, when: str) -> None:
        """The table is read out, in short and in full."""
        for _ in range(2):
            for page in self.pages:
                page.do(Do.READ)
            here, there = (list(words(page)) for page in self.pages)
            assert here == there, f"reading, {when}: {first_difference(here, there)}"
        for page in self.pages:
            page.reading.leave()

    def compare_past(self, when: str) -> None:
        """Looking back, step by step, and from the beginning."""
        if not self.pages[0].history.allowed:
            return
        for step in (None, Step.BACK, Step.BACK, Step.START, Step.ON):
            for page in self.pages:
                if step is None:
                    page.look_back()
                else:
                    page.history.step(step)
            self.land()
            self.compare(f"looking back, {step}, {when}")
        for page in self.pages:
            page.history.leave()
        self.land()

    def compare_sheets(self, when: str) -> None:
        """All that can be opened over the table, and what of it can be copied."""
        for name, opened, left in self._sheets():
            for page in self.pages:
                opened(page)
            self.compare(f"{name}, {when}")
            for page in self.pages:
                left(page)
            self.land()
        found = [copied(page) for page in self.pages]
        assert found[0] == found[1], f"copied, {when}"

    def _sheets(self) -> Iterator[tuple[str, Callable[[TablePage], object], Callable[[TablePage], object]]]:
        info, first = self.truth.game.info, self.pages[0]
        if info.luck:
            yield "luck", lambda page: page.do(Do.LUCK), lambda page: page.luck.leave()
        for zone in first.spec.zones:
            if zone.browsable:
                yield zone.id, lambda page, at=zone.id: page.look_through(at), lambda page: page.pile.leave()
        for tab in range(len(TABS)) if not info.real_time else ():  # there it pauses the match
            yield f"panel {tab}", lambda page, at=tab: page.open_panel(at), lambda page: page.close_panel()

    # What is seen

    def compare(self, when: str) -> None:
        """Nothing in any channel tells the worlds apart."""
        if self._is_away(self.pages[0]):
            return
        seen = self._seen_on_curtain if self.is_covered else self._seen
        here, there = (seen(page) for page in self.pages)
        for channel, found in here.items():
            assert found == there[channel], f"{channel}, {when}: {first_difference(found, there[channel])}"
        heard = [self._ears.heard.get(page, []) for page in self.pages]
        assert heard[0] == heard[1], f"announced, {when}"
        paces = [self._pace(page) for page in self.pages]
        assert paces[0] == paces[1], f"how long it takes, {when}: {paces}"
        asked = [(mind.asks, mind.compared, mind.forgotten) for mind in self.minds]
        assert asked[0] == asked[1], f"what the worker is asked, {when}: {asked}"

    def _pace(self, page: TablePage) -> tuple[object, ...]:
        """What decides when the next thing happens: what waits, whether it may be hastened, and what is forced. In real
        time a gesture may be on its way that nobody can know of: there only the ring tells how long the clock waits."""
        session, game, state = page.session, page.session.game, page.session.match.state
        forced = session.match.forced(session.people)
        waits = [timer.interval() for timer in session.findChildren(QTimer) if timer.isActive()]
        told = not game.info.real_time or any(isinstance(fact, TimerFact) for fact in session.view().facts)
        by_clock = self._deadline_ms(state) if told else None, game.frozen(state), session.may_hasten
        return (*by_clock, session.thinking, session.racing, forced and (forced.seat, forced.verb), sorted(waits))

    def compare_tree(self, when: str) -> None:
        """Whoever asks for what can be read finds the same things, with the same names, in the same order."""
        here, there = (list(tree(page)) for page in self.pages)
        assert here == there, f"accessibility tree, {when}: {first_difference(here, there)}"

    def compare_tickets(self, folder: Path) -> None:
        """The shelf has the same picture of both, and keeps it in the same bytes. `folder`: for these."""
        assert self.pages[0].session.match.active == self.pages[1].session.match.active, "whose turn the ticket tells"
        kept, save = KeptPictures(folder), folder / "match.tabletop"
        save.touch()
        files = []
        for page in self.pages:
            image = picture_of(page.session.match, page.rotation.lying, TICKET, DPR, page.context, page.context.words)
            kept.keep(save, image, None, page.context.theme.name)
            files.append((folder / "match.png").read_bytes())
        assert files[0] == files[1], "the picture on the ticket"

    def _seen_on_curtain(self, page: TablePage) -> Seen:
        """What lies below is not painted, and no reader finds it."""
        page.overlay.strip.finish()
        return {"names": spoken(page), "undo": page.session.taking_back, "picture": picture(page)}

    def _seen(self, page: TablePage) -> Seen:
        page.overlay.strip.finish()
        if page.overlay.view.table_scene.is_blurred:
            page.overlay.view.table_scene.sharpen()
        page.overlay.lay_out()
        for movement in page.findChildren(QVariantAnimation):
            if movement.state() is not QVariantAnimation.State.Stopped:
                movement.setCurrentTime(movement.duration())
        return {
            "tokens": [lying(item) for _, item in sorted(page.overlay.view.table_scene.items_of.items())],
            "tips": sorted(item.toolTip() for item in page.overlay.view.table_scene.items()),
            "words": list(words(page)),
            "lists": list(lists(page)),
            "undo": page.session.taking_back,
            "picture": picture(page),
        }


def next_action(match: Match[Any], luck: LiveChance) -> Action:
    """What somebody does next: any legal action that does not end the match by word alone."""
    forced = match.game.forced(match.state)
    if forced is not None:
        return forced
    early = match.game.info.ending_verbs
    found = [a for seat in sorted(match.active) for a in match.game.legal(match.state, seat) if a.verb not in early]
    return found[luck.pick(len(found))]
