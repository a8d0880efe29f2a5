"""Programs that open a window, print "painted" once it is, and wait for the end of their input.

- `python -m tests.benchmarks.starting minimal`: the smallest PySide6 window with a graphics view
- `python -m tests.benchmarks.starting shelf`: Tabletop as it starts
- `python -m tests.benchmarks.starting many`: the same with three times as many boxes
- `warm` and `warm-many`: these two until the pictures of their first page are kept, for the next start
- `table SLUG`: Tabletop with a match against one computer player, once that has answered and everything is at rest

PySide6 is imported by each program when it does so by itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def watch(widget: QWidget) -> None:
    """Tell when a widget has been painted and the event loop is idle again; leave when the parent closes the pipe."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    class FirstPaint(QObject):
        done = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if not self.done and event.type() is QEvent.Type.Paint:
                self.done = True
                QTimer.singleShot(0, self.tell)
            return False

        def tell(self) -> None:
            print("painted", flush=True)
            sys.stdin.readline()
            QApplication.exit()

    widget.installEventFilter(FirstPaint(widget))


def minimal() -> int:
    """Twenty rectangles in a graphics view."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene(0, 0, 1000, 700)
    for number in range(20):
        scene.addRect(30 + 45 * number, 100 + 10 * number, 80, 120)
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1200, 800)
    watch(view.viewport())
    window.show()
    return app.exec()


def as_at_home() -> None:
    """Hide modules that the tests' environment has and what a family installs has not: msgspec and miniaudio take them
    where they are."""
    for module in ("typing_extensions", "numpy"):
        sys.modules[module] = None  # type: ignore[assignment]


def shelf(boxes: int = 1, is_warm: bool = False) -> int:
    """The shelf, with `boxes` times as many boxes of other names. `is_warm`: it stays until its pictures are kept."""
    as_at_home()
    from tabletop.__main__ import window_program

    program = window_program()
    from tabletop.ui.main_window import MainWindow

    if boxes > 1:
        multiply(boxes)
    if is_warm:
        kept_pictures().unlink(missing_ok=True)
    show = MainWindow.show

    def watched_show(window: MainWindow) -> None:
        if is_warm:
            window.painted.connect(wait_for_pictures)
        else:
            watch(window.shelf)
        show(window)

    MainWindow.show = watched_show  # type: ignore[assignment, method-assign]
    status: int = program.run(sys.argv[:1])
    return status


def multiply(boxes: int) -> None:
    """Make the catalogue larger: every game again under other titles, so that each box has a picture of its own."""
    from itertools import count

    from msgspec.structs import replace

    from tabletop import games
    from tabletop.core.info import GameInfo

    slugs, info, numbers = games.slugs(), games.info, count()

    def renamed(slug: str) -> GameInfo:
        known = info(slug)
        return replace(known, title=replace(known.title, source=f"{known.title.source} {next(numbers)}"))

    games.slugs = lambda: slugs * boxes
    games.info = renamed  # type: ignore[assignment]


def kept_pictures() -> Path:
    """The file of the pictures."""
    from tabletop.ui.app import cache_folder
    from tabletop.ui.look.painting.first_page import FILE

    return cache_folder() / FILE


def wait_for_pictures() -> None:
    """Leave when the file of the pictures is there."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    if kept_pictures().is_file():
        QApplication.exit()
    else:
        QTimer.singleShot(10, wait_for_pictures)


def table(slug: str) -> int:
    """A match on the table; its first seat is a computer player, so that the worker runs."""
    as_at_home()
    from tabletop.__main__ import window_program

    program = window_program()
    from PySide6.QtCore import QTimer

    from tabletop import games
    from tabletop.core.model import Setup
    from tabletop.match.players import Player
    from tabletop.ui.common.context import StartRequest
    from tabletop.ui.main_window import MainWindow

    show = MainWindow.show

    def begin(window: MainWindow) -> None:
        seats = games.info(slug).seats[0]
        players = tuple(Player(f"P{seat}", computer=seat == 0) for seat in range(seats))
        computers = games.info(slug).known_computers([0])
        window.start_match(StartRequest(slug, Setup(seats, computers=computers), players))
        QTimer.singleShot(AT_REST_MS, tell_and_end)

    def beginning_show(window: MainWindow) -> None:
        show(window)
        QTimer.singleShot(BEGIN_MS, window, lambda: begin(window))

    MainWindow.show = beginning_show  # type: ignore[assignment, method-assign]
    status: int = program.run(sys.argv[:1])
    return status


def tell_and_end() -> None:
    """Everything stands; leave when the parent closes the pipe."""
    from PySide6.QtWidgets import QApplication

    print("painted", flush=True)
    sys.stdin.readline()
    QApplication.exit()


PROGRAMS = {
    "minimal": minimal,
    "shelf": shelf,
    "warm": lambda: shelf(is_warm=True),
    "many": lambda: shelf(3),
    "warm-many": lambda: shelf(3, is_warm=True),
}

BEGIN_MS, AT_REST_MS = 1500, 6000
"""When what follows the first picture is made, and when a table has been painted and pictures rendered in advance."""

if __name__ == "__main__":
    sys.exit(table(sys.argv[2]) if sys.argv[1] == "table" else PROGRAMS[sys.argv[1]]())
