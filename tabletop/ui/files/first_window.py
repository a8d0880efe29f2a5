"""One window for each person and folder of matches: a second start hands its files to the first and ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 2000
"""So long the first window may take to answer; then the second start opens a window of its own."""
_CONNECT_MS = 300
_MOST_BYTES = 100_000
_THANKS = b"ok\n"


def hand_over(address: str, paths: Sequence[Path], patience_ms: int = PATIENCE_MS) -> bool:
    """Let the first window open these files and come to the front; whether it said that it will."""
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_CONNECT_MS):
        return False
    socket.write(msgspec.json.encode([str(path.absolute()) for path in paths]) + b"\n")
    if not socket.waitForBytesWritten(_CONNECT_MS):
        return False
    while not socket.canReadLine():
        if not socket.waitForReadyRead(patience_ms):
            return False
    return bytes(socket.readLine().data()) == _THANKS


class FirstWindow(QObject):
    """Answers other starts. `wanted` carries the files (a tuple of paths, perhaps empty) that they were called with."""

    wanted = Signal(object)

    def __init__(self, address: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = address
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)

    def listen(self) -> bool:
        """Begin to answer. An address that a crash left behind is taken over; one where another window lives is not: it
        is asked first, because to listen would push it aside."""
        other = QLocalSocket()
        other.connectToServer(self._address)
        if other.waitForConnected(_CONNECT_MS):
            other.abort()
            return False
        QLocalServer.removeServer(self._address)
        return self._server.listen(self._address)

    def _answer(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda asking=socket: self._read(asking))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MOST_BYTES:
                socket.abort()
            return
        try:
            paths = msgspec.json.decode(bytes(socket.readLine().data()), type=tuple[str, ...])
        except (msgspec.DecodeError, ValueError):
            socket.abort()
            return
        socket.write(_THANKS)
        socket.flush()
        self.wanted.emit(tuple(map(Path, paths)))
