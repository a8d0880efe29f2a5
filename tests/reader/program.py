"""The program, with somebody at it who only hears: `python -m tests.reader.program FOLDER SEED CLIENT …`.

The window opens on the shelf, luck comes from the seed, nothing moves and nothing sounds. Then the command CLIENT … is
started; the program ends with it, with its exit status.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QProcess

from tabletop.store.settings import Settings
from tabletop.ui.app import make_application, make_context
from tabletop.ui.main_window import MainWindow
from tests.ui.matches import known_luck


def main() -> int:
    """Open the window; returns when the client has gone."""
    folder, seed, (command, *arguments) = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    app = make_application(sys.argv[:1])
    settings = Settings()
    settings.speed, settings.muted, settings.look, settings.language = "off", True, "day", "en"
    with known_luck(seed):
        context = make_context(app, settings)
        window = MainWindow(context, folder / "matches", folder / "pictures")
        window.resize(1280, 800)
        window.show()
        client = QProcess(app)
        client.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedChannels)
        client.finished.connect(lambda code, status: app.exit(code))
        client.start(command, arguments)
        status = app.exec()
        window.close()
        return status


if __name__ == "__main__":
    sys.exit(main())
