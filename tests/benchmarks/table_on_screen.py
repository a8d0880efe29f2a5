"""Ludo on a real screen, for the measure of drops: prints where the next drag begins and ends, a line a drag.

    python -m tests.benchmarks.table_on_screen refused|accepted

A line is JSON: "from" and "to" are points of the screen, "took_ms" the time of the processor from the last release
until all is painted that the answer changes (0 before the first drag); "done" after the last. `refused`: a horse is
dragged before the throw and flies home. `accepted`: each drag is a legal move; dice are thrown by the program.
"""

from __future__ import annotations

import gc
import json
import sys
from time import thread_time

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Place, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.settings import Settings
from tabletop.ui.app import make_application, make_context
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.session import Session
from tabletop.ui.table.view import TableView

SLUG = "ludo"
LIMIT = 30


class Stopwatch:
    """Notes what the answer to a release costs."""

    def __init__(self) -> None:
        self.took_ms = 0.0
        self._began: float | None = None
        release, answer = TableView.mouseReleaseEvent, TableView.answer

        def released(view: TableView, event: QMouseEvent) -> None:
            self._began = thread_time()
            release(view, event)

        def answered(view: TableView) -> None:
            answer(view)
            if self._began is not None:
                self.took_ms, self._began = (thread_time() - self._began) * 1000, None

        TableView.mouseReleaseEvent = released  # type: ignore[assignment, method-assign]
        TableView.answer = answered  # type: ignore[assignment, method-assign]


class Screen:
    """The window with a match, driven from outside by real events."""

    def __init__(self, kind: str) -> None:
        self.watch = Stopwatch()
        settings = Settings()
        settings.muted = True
        settings.speed = "quick"
        self.context = make_context(make_application(sys.argv[:1]), settings)
        game = games.load(SLUG)
        match = Match(game, Setup(2), LiveChance(1))
        players = (Player("Ann"), Player("Bob"))
        luck = LiveChance(5)
        self.session = Session(match, players, pace=0.0, luck=lambda: ScriptedChance((), luck))
        self.page = TablePage(self.context, self.session)
        self.page.resize(1600, 900)
        self.page.move(0, 0)
        self.page.show()
        self.session.start()
        gc.freeze()  # as the program does when it has been seen
        self.left = LIMIT
        self.timer = QTimer(singleShot=True)
        self.timer.timeout.connect(self.next)
        self.refused = kind == "refused"
        if self.refused:
            self.session.refused.connect(lambda *_: self.later())
        else:
            self.session.entry_added.connect(lambda *_: self.later())
        self.timer.start(1500)

    def later(self) -> None:
        """The next drag, once the last answer has come to rest, and what the table played by itself after it."""
        self.timer.start(900)

    def next(self) -> None:
        """Announce the next drag; throw and pass by ourselves."""
        if self.left == 0 or self.session.match.result is not None:
            self.tell({"done": True, "took_ms": self.watch.took_ms})
            return
        state = self.session.match.state
        (seat,) = self.session.match.active
        legal = self.session.game.legal(state, seat)
        if self.refused:
            own = next(p for p in self.session.view().placements if p.owner == seat)
            self.drag(own.token, Place("loop", 20))
        elif legal[0].verb in ("throw", "pass"):
            self.session.play(legal[0])
        else:
            self.move(legal[0])

    def move(self, action: Action) -> None:
        """A legal move as a drag."""
        assert action.to is not None
        self.drag(action.tokens[0], action.to)

    def drag(self, token: str, to: Place) -> None:
        """Tell where it begins and ends."""
        self.left -= 1
        view = self.page.overlay.view
        begin, end = (self.on_screen(point) for point in (view.token_point(token), view.place_point(to)))
        self.tell({"from": begin, "to": end, "took_ms": self.watch.took_ms})

    def on_screen(self, point: QPointF) -> tuple[int, int]:
        """A point of the scene on the screen."""
        view = self.page.overlay.view
        found: QPoint = view.viewport().mapToGlobal(view.mapFromScene(point))
        return found.x(), found.y()

    def tell(self, line: dict[str, object]) -> None:
        """One line for the driver."""
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    screen = Screen(sys.argv[1])
    sys.exit(QApplication.exec())
