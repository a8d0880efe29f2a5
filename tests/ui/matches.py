"""A family at a real window: from the shelf over the set-up to the end screen, by mouse events alone, or by keys.

Whatever is played is decided by seeds. The luck of the table, the computer players and the choice among the legal
actions follow from one number; the clock of a game is hurried, so that nobody waits for it.

    python -m tests.ui.matches FOLDER SLUG SEED

plays a match into a folder for ever, for a test that kills it; it writes the number of entries after every action.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QScroller, QWidget

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Seat
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.saves import load_save
from tabletop.store.settings import Settings
from tabletop.ui.app import make_application, make_context
from tabletop.ui.common.context import AppContext
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session import session_factory as sittings
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.bot_process import PATIENCE_MS, BotProcess
from tabletop.ui.session.session import Session
from tests.conformance.playing import twin
from tests.ui.hands import Clumsy, Hands, click, seat_of, settle

PATIENCE_S = 180.0
RACE_MS = 60
CLOCK_MS = 5
TURN_MS = 10_000
"""Whoever has so long a turn alone is not hurried."""
_SEEDS = 1 << 30
_TURNS = 8
"""So many people and computer players may do something at the same moment."""
ENOUGH = 40
"""After so many actions of people a match that can be ended by word is ended so."""
PAINTED = 6
"""Of so many steps at a table one is painted: the rest of what a window costs is its pictures."""
LONG, LAST = 80, 30
"""A match that would go on for a long time after so many entries is taken up again when about so many are left."""
NAMES = ("Mila", "Oma")

SHORTEST: dict[str, tuple[tuple[str, str], ...]] = {
    "ludo": (("ludo.pieces", "1"), ("ludo.stairs", "quick")),
    "whistiti": (("whistiti.target", "5"),),
    "crypto_match": (("crypto_match.deck", "13"),),
    "card_marathon": (("card_marathon.rebuild-limit", "1"),),
}
"""House rules for a match that is as short as can be, where the short game of the box is still long."""


class Stuck(AssertionError):
    """Nothing happens any more at a table where something must."""


def wait_for(condition: Callable[[], bool], what: str, seconds: float = PATIENCE_S) -> None:
    """Let the event loop run until something is true, and no longer."""
    tick = QTimer(interval=15)
    tick.start()
    end = monotonic() + seconds
    loop = QEventLoop()
    while not condition():
        if monotonic() > end:
            raise Stuck(f"waited {seconds} s for {what}")
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        settle()


@contextmanager
def known_luck(seed: int, silent: bool = False) -> Iterator[None]:
    """Matches that begin or go on inside are dealt and thrown from a seed; the clock of every game is hurried. Where
    all is `silent`, computer players think for ever."""
    real = Session

    def session(match: Match[Any], players: tuple[Player, ...], saves: Autosave, **more: Any) -> Session:
        hurry(patch, match.game)
        luck = LiveChance(seed + len(match.log))
        command = (sys.executable, "-c", "import sys; sys.stdin.read()") if silent else None
        patience_ms = 10**8 if silent else PATIENCE_MS
        worker = BotProcess(command, patience_ms, LiveChance(luck.pick(_SEEDS)))
        return real(match, players, saves, worker, pace=0.0, luck=lambda: LiveChance(luck.pick(_SEEDS)), **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "begin", lambda game, setup, _, friendly: Match(game, setup, LiveChance(seed), friendly))
        patch.setattr(sittings, "Session", session)
        yield


def hurry(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Shortens the waiting of a game's clock; while several may act there is still time for a hand."""
    own = type(game).deadline_ms
    if getattr(own, "is_hurried", False):
        return

    def deadline_ms(self: Game[Any], state: Any) -> int | None:
        limit_ms = own(self, state)
        if limit_ms is None or (limit_ms >= TURN_MS and len(self.active(state) - {CLOCK}) == 1):
            return limit_ms
        return min(limit_ms, RACE_MS if len(self.active(state)) > 1 else CLOCK_MS)

    deadline_ms.is_hurried = True  # type: ignore[attr-defined]
    patch.setattr(type(game), "deadline_ms", deadline_ms)


@contextmanager
def window_of(folder: Path | None, language: str = "en", size: tuple[int, int] = (1280, 800)) -> Iterator[MainWindow]:
    """A real window, dressed as the application dresses it; nothing moves and nothing sounds."""
    app = make_application(sys.argv[:1])
    worn = (app.palette(), app.font(), app.styleSheet())
    settings = Settings()
    settings.speed, settings.muted, settings.look, settings.language = "off", True, "day", language
    context = make_context(app, settings)
    window = MainWindow(context, folder, folder.parent / "pictures" if folder is not None else None)
    window.resize(*size)
    window.show()
    window.activateWindow()
    wait_for(lambda: window.isActiveWindow() and window.context.menu is not None, "the window")
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        context.language.use("en")
        context.deleteLater()
        settle()
        app.setPalette(worn[0])
        app.setFont(worn[1])
        app.setStyleSheet(worn[2])


class Family:
    """Whoever plays at a window: `seed` decides what they do."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.luck = LiveChance(seed)
        self.acted: list[Action] = []
        self._hands: Hands | None = None
        self._steps = 0

    @property
    def context(self) -> AppContext:
        return self.window.context

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None, "there is no table"
        return self.window.table

    @property
    def session(self) -> Session:
        assert self.window.session is not None, "there is no match"
        return self.window.session

    @property
    def match(self) -> Match[Any]:
        return self.session.match

    @property
    def hands(self) -> Hands:
        if self._hands is None or self._hands.page is not self.page:
            self._hands = Hands(self.page, self.luck)
        return self._hands

    # Shelf and set-up

    def sit_down(self, slug: str, people: int = 2, computers: int = 1) -> None:
        """Take a box from the shelf, say who plays, choose the shortest game, and start."""
        box = next(box for box in self.window.shelf.grid.boxes if box.info.slug == slug)
        _into_sight(self.window.shelf.area, box)
        click(box, QPoint(box.width() // 2, box.height() // 3))
        settle()
        self.seat_people(people, company(slug, people, computers))
        self.choose_rules(slug)
        click(self.window.setup_page().start_button)
        settle()
        self.pass_key_test()

    def seat_people(self, people: int, computers: int) -> None:
        """Rows for everybody, with names typed."""
        page = self.window.setup_page()
        while len(page.seats.rows) < people + computers:
            self._click_in_setup(page.seats.add)
        while len(page.seats.rows) > people + computers:
            self._click_in_setup(page.seats.rows[-1].remove)
        for number, row in enumerate(page.seats.rows):
            kind = "person" if number < people else "computer"
            self._click_in_setup(row.kind.button(kind))
            if number < people:
                self._click_in_setup(row.name)
                row.name.selectAll()
                QTest.keyClicks(row.name, NAMES[number % len(NAMES)])
        assert [row.config.computer for row in page.seats.rows] == [n >= people for n in range(people + computers)]

    def choose_rules(self, slug: str) -> None:
        """The short game, by its switch; or still shorter."""
        house = self.window.setup_page().house
        if house.short.isVisible() and not house.short.isChecked():
            self._click_in_setup(house.short)
        wanted = dict(SHORTEST.get(slug, ()))
        for row in house.rows:
            value = wanted.get(row.spec.id)
            if value is not None and row.value != value:
                assert row.segments is not None, f"{row.spec.id} is not chosen by a click"
                self._click_in_setup(row.segments.button(value))
        assert {**house.values(), **wanted} == house.values()

    def _click_in_setup(self, widget: QWidget) -> None:
        area = self.window.setup_page().findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        _into_sight(area, widget)
        click(widget)
        settle()

    def go_on(self) -> None:
        """Take the first match to continue from the shelf."""
        settle()  # a change of language that is still on its way would make the tickets anew
        self.window.shelf.refresh()
        settle()
        tickets = self.window.shelf.tickets
        _into_sight(self.window.shelf.area, tickets.tickets[0])
        settle()  # on the way into sight they may have been made anew
        click(tickets.tickets[0])
        settle()
        self.pass_key_test()

    # At the table

    def pass_key_test(self) -> None:
        """Everybody knows their key."""
        test = self.page.races.test if self.window.table is not None else None
        if test is not None:
            click(test.button)
            settle()

    def play(self, plies: int | None = None, way: Callable[[Action], object] | None = None) -> None:
        """Play until the match is over, or until the log has grown by this number of entries. `way` does an action:
        by mouse unless it is given."""
        goal = None if plies is None else len(self.match.log) + plies
        while self.match.result is None and (goal is None or len(self.match.log) < goal):
            self.step(way)
        if self.match.result is not None:
            wait_for(lambda: self.page.end.isVisible(), "the end screen")

    def play_to_the_end(self, folder: Path) -> None:
        """Play until the match is over. The middle of a long one is left to others: the family goes back to the shelf,
        and takes the match up again shortly before its end. `folder`: where it is saved."""
        self.play(LONG)
        if self.match.result is None:
            entries = self._played_by_others()
            if len(entries) > len(self.match.log) + LONG:
                self.window.show_shelf()
                (path,) = folder.glob("*.tabletop")
                load_save(path).file.rewrite(entries[:-LAST])
                self.go_on()
        self.play()

    def _played_by_others(self) -> list[Entry]:
        """The log of this match as it may go on to its end."""
        match, luck = twin(self.match), LiveChance(len(self.match.log))
        while match.result is None:
            seats = sorted(match.active)
            legal = match.game.legal(match.state, seats[luck.pick(len(seats))])
            lasting = [action for action in legal if action.verb not in match.game.info.ending_verbs]
            if lasting:
                match.submit(lasting[luck.pick(len(lasting))], chance=LiveChance(luck.pick(_SEEDS)))
        return match.log

    def step(self, way: Callable[[Action], object] | None = None) -> None:
        """One thing happens: a curtain is opened, a person acts, or somebody else does."""
        self.window.setUpdatesEnabled(self._steps % PAINTED == 0)
        self._steps += 1
        try:
            self._step(way)
        finally:
            self.window.setUpdatesEnabled(True)

    def _step(self, way: Callable[[Action], object] | None) -> None:
        settle()
        if self.match.result is not None:
            return
        if self.page.curtain.is_down:
            self.open_curtain()
            return
        before = len(self.match.log)
        seat = None if self._table_plays() else seat_of(self.page, self.luck)
        if seat is None or (self.session.racing and CLOCK in self.match.active and self.luck.pick(2)):
            self.wait_for_others(before)
            return
        self.act(self.pick(seat), way)

    def rest(self) -> None:
        """Play on until a person acts, and nothing will happen before."""
        while self.match.result is None and not self._is_quiet():
            self.step()

    def hold(self, reason: str) -> None:
        """Let nothing happen until `release`. What has been done by then is judged before, one thing in each turn of
        the event loop."""
        self.session.hold(reason)
        before = -1
        while before < len(self.match.log):
            before = len(self.match.log)
            for _ in range(_TURNS):
                settle()

    def _is_quiet(self) -> bool:
        settle()
        game = self.session.game
        offers = [a for s in self.match.active - self.session.people for a in game.legal(self.match.state, s)]
        alone = all(action.verb in game.info.race_verbs for action in offers) and not self._table_plays()
        return alone and not self.session.thinking and not self.page.curtain.is_down

    def _table_plays(self) -> bool:
        return self.session.game.forced(self.match.state) is not None

    def pick(self, seat: Seat) -> Action:
        """Any legal action of a seat, one that is different each time; one that ends the match by word alone only when
        everybody has seen enough."""
        early = self.match.game.info.ending_verbs
        legal = [offer.action for offer in self.session.controller(seat).legal()]
        lasting = [action for action in legal if action.verb not in early]
        ending = [action for action in legal if action.verb in early]
        wanted = ending if len(self.acted) >= ENOUGH else lasting
        chosen = wanted or legal
        return chosen[self.luck.pick(len(chosen))]

    def act(self, action: Action, way: Callable[[Action], object] | None = None) -> None:
        """Do an action. Where others may act as well, or time may run out, that may have happened while the hands were
        on their way; then nothing is said."""
        before, alone = len(self.match.log), self.match.active == {action.seat}
        try:
            (way or self.hands.do)(action)
        except Clumsy:
            if len(self.match.log) == before and self._offers_nothing(action):
                self.wait_for_others(before)
                return
            if alone or len(self.match.log) == before:
                raise
        settle()
        assert len(self.match.log) > before, f"{action} was not played: {self.page.overlay.strip.head}"
        if alone:
            assert self.played(before) == action
        elif all(entry.action != action for entry in self.match.log[before:]):
            return
        self.acted.append(action)

    def _offers_nothing(self, action: Action) -> bool:
        """Whether the table has no way for this now, in a race that time will end: who has been heard already cannot be
        caught any more, though whoever tries would not break a rule."""
        session = self.session
        return session.racing and CLOCK in self.match.active and not self.hands.ways(action)

    def played(self, index: int) -> Action | None:
        """The canonical action of an entry of the log."""
        action = self.match.log[index].action
        return None if action is None else self.session.game.canonical(self.match.states[index - 1], action)

    def wait_for_others(self, before: int) -> None:
        """A computer player, the clock or the table does something."""

        def happened() -> bool:
            return len(self.match.log) > before or self.page.curtain.is_down

        wait_for(happened, f"somebody of {sorted(self.match.active)} to act after {before} entries")

    def open_curtain(self) -> None:
        """Say who is there."""
        click(self.page.curtain.button)
        settle()
        assert not self.page.curtain.is_down

    # The menu

    def speak(self, code: str) -> None:
        """Choose a language in the menu, with the mouse."""
        click(self.page.bar.menu_button if self.window.table is not None else self.window.shelf.bar.menu_button)
        menu = self.window.menu
        wait_for(menu.isVisible, "the menu")
        _choose(menu, menu.language.menuAction())
        wait_for(menu.language.isVisible, "the languages")
        _choose(menu.language, menu.languages[code])
        wait_for(lambda: self.context.language.code == code and not menu.isVisible(), code)
        settle()


def _choose(menu: QMenu, action: Any) -> None:
    QTest.mouseMove(menu, menu.actionGeometry(action).center())
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def _into_sight(area: QScrollArea, widget: QWidget) -> None:
    if QScroller.hasScroller(area.viewport()):
        QScroller.scroller(area.viewport()).stop()  # a push of a finger that still goes on
    area.ensureWidgetVisible(widget, 10, 10)
    settle()


def company(slug: str, people: int, computers: int) -> int:
    """How many computer players sit down: as many as there is room for beside the people, and as the game needs."""
    least, most = games.info(slug).seats
    return min(max(computers, least - people), most - people)


def words_in(page: TablePage) -> list[str]:
    """Every word that a person reads or a screen reader speaks on a table page, from top to bottom of its widgets."""
    found = []
    for part in page.findChildren(QWidget):
        text = getattr(part, "text", None)
        if part.isVisible():
            found += [part.accessibleName(), text() if callable(text) else "", part.toolTip()]
    log = page.panel.log
    found += [log.index(row).data() for row in range(log.rowCount())]
    found += [page.panel.moves.index(row).data() for row in range(page.panel.moves.rowCount())]
    return [str(word) for word in found if word]


def main(folder: str, slug: str, seed: str) -> None:
    """Play until killed."""
    games.load(slug)
    with known_luck(int(seed)), window_of(Path(folder)) as window:
        family = Family(window, int(seed))
        family.sit_down(slug)
        while family.match.result is None:
            family.step()
            print(len(family.match.log), flush=True)
        print("over", flush=True)
        QApplication.exec()


if __name__ == "__main__":
    main(*sys.argv[1:4])
