"""Programs that open a window, print "painted" once it is, and wait for the end of their input.

python -m tests.benchmarks.starting minimal     the smallest PySide6 window with a graphics view
python -m tests.benchmarks.starting shelf       Tabletop as it starts
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget


class FirstPaint(QObject):
    """Tells when the window has been painted and the event loop is idle again."""

    done = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.done and event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.done = True
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self) -> None:
        """Report, and leave when the parent closes the pipe."""
        print("painted", flush=True)
        sys.stdin.readline()
        QApplication.exit()


def minimal() -> int:
    """Twenty rectangles in a graphics view."""
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene(0, 0, 1000, 700)
    for number in range(20):
        scene.addRect(30 + 45 * number, 100 + 10 * number, 80, 120)
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1200, 800)
    watch = FirstPaint()
    view.viewport().installEventFilter(watch)
    window.show()
    return app.exec()


def shelf() -> int:
    """The shelf with its boxes; counted from the paint of the boxes' own area."""
    from tabletop.ui import app as program
    from tabletop.ui.main_window import MainWindow

    watch = FirstPaint()
    show = MainWindow.show

    def watched_show(window: MainWindow) -> None:
        window.shelf.installEventFilter(watch)
        show(window)

    MainWindow.show = watched_show  # type: ignore[method-assign]
    return program.run(sys.argv[:1])


if __name__ == "__main__":
    sys.exit({"minimal": minimal, "shelf": shelf}[sys.argv[1]]())
