"""The pictures of the first page, kept on the disk from one start to the next.

To render a cover costs some milliseconds, to read it a tenth of one. What is asked for until the page can be scrolled
to its end comes from one file in the cache folder, and what was missing there is written afterwards, a picture a turn
of the event loop. What is let go of later (covers, while a match is on) is read from there again. The file is nobody's
property: if it is missing, damaged, of another program or cannot be written, the pictures are rendered, and nobody is
told.

    a line      FORMAT and the stamp of the program
    a picture   _HEAD (length of the key, width, height, device pixel ratio, checksum), key, pixels
"""

from __future__ import annotations

import logging
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from struct import Struct
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, qVersion
from PySide6.QtGui import QImage, QPixmap

from tabletop import __version__
from tabletop.resources import data_path, is_checkout

_log = logging.getLogger(__name__)

FILE: Final = "first-page.pictures"
LIMIT_BYTES: Final = 32 * 1024 * 1024
FORMAT: Final = "tabletop-pictures-2"
_HEAD: Final = Struct("<HHHdI")
_PAINTERS: Final = ("covers.py", "icons.py", "lettering.py", "painting/animals.py")


def fingerprint(content: bytes) -> str:
    """What changes when a drawing changes: for the key of a picture."""
    return f"{len(content):x}.{zlib.crc32(content):x}"


def stamp() -> str:
    """What changes when the program might paint the same drawing otherwise: its version and Qt's. In a checkout, where
    the version stands still, also the time of the sources that paint."""
    parts = [__version__, qVersion()]
    if is_checkout():
        files = [*(Path(__file__).parent.parent / name for name in _PAINTERS), data_path("assets") / "letters.json"]
        parts += [f"{file.stat().st_mtime_ns:x}" for file in files if file.is_file()]
    return " ".join(parts)


def _checksum(key: bytes, dpr: float, pixels: bytes) -> int:
    return zlib.crc32(pixels, zlib.crc32(b"%s@%.4f" % (key, dpr)))


class _Kept(msgspec.Struct, frozen=True):
    """A picture as it lies in the file: pixels are ARGB, premultiplied, without gaps between the lines."""

    width: int
    height: int
    dpr: float
    checksum: int
    pixels: bytes

    def pixmap(self, key: bytes) -> QPixmap | None:
        """The picture, None if it is damaged."""
        if _checksum(key, self.dpr, self.pixels) != self.checksum:
            return None
        form = QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(self.pixels, self.width, self.height, 4 * self.width, form).copy()
        image.setDevicePixelRatio(self.dpr)
        return QPixmap.fromImage(image)


class _Place(msgspec.Struct, frozen=True):
    """Where a picture lies in the file, and what is told of it there."""

    start: int
    width: int
    height: int
    dpr: float
    checksum: int


class _Album:
    """The file, and where each of its pictures lies."""

    def __init__(self, path: Path, made_by: str) -> None:
        self._path, self._made_by = path, made_by
        self._seen: tuple[int, int] | None = None
        self._places: dict[bytes, _Place] = {}

    def look(self) -> None:
        """Look what the file has, if it is another one than the last time."""
        try:
            state = self._path.stat()
            if self._seen != (state.st_mtime_ns, state.st_size):
                self._places = _places(self._path, self._made_by)
                self._seen = state.st_mtime_ns, state.st_size
        except (OSError, ValueError) as trouble:
            self._seen, self._places = None, {}
            _log.info("no pictures were kept: %s", trouble)

    def __contains__(self, key: bytes) -> bool:
        return key in self._places

    def picture(self, key: bytes) -> _Kept | None:
        """What lies there, None if there is nothing; that it is whole is checked when it is made a pixmap."""
        place = self._places.get(key)
        if place is None:
            return None
        try:
            with self._path.open("rb", buffering=0) as file:
                file.seek(place.start)
                pixels = file.read(4 * place.width * place.height)
        except OSError as trouble:
            _log.info("a picture cannot be read again: %s", trouble)
            return None
        if len(pixels) != 4 * place.width * place.height:
            return None
        return _Kept(place.width, place.height, place.dpr, place.checksum, pixels)


class FirstPage:
    """Pictures by key, while the first page is being made: open `folder` before, `close` after it has been seen.

    Before it is opened every picture is rendered; after it is closed, every one that the file does not have.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._stamp = ""
        self._album: _Album | None = None
        self._used: dict[bytes, _Kept | QPixmap] = {}
        self._bytes = 0
        self._is_complete = True

    def open(self, folder: Path) -> None:
        """Read what was kept in this folder."""
        self._folder, self._stamp, self._bytes, self._is_complete = folder, stamp(), 0, True
        self._album = _Album(folder / FILE, self._stamp)
        self._album.look()

    def has(self, key: str) -> bool:
        """Whether this picture can be let go of: it is there to be read again (unless it is damaged)."""
        if self._album is None:
            return False
        self._album.look()
        return key.encode("utf-8") in self._album

    def picture(self, key: str, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this key as it was kept, else made now. The key must tell everything that it depends on."""
        if self._album is None:
            return make()
        name = key.encode("utf-8")
        if self._folder is None:
            self._album.look()
        kept = self._album.picture(name)
        pixmap = None if kept is None else kept.pixmap(name)
        if self._folder is None:
            return pixmap or make()
        if kept is not None and pixmap is not None:
            self._used[name] = kept
            self._bytes += len(kept.pixels)
            return pixmap
        self._used[name] = made = make()
        self._bytes += 4 * made.width() * made.height()
        self._is_complete = self._is_complete and self._bytes > LIMIT_BYTES  # what found no room finds none again
        return made

    def close(self, parent: QObject) -> None:
        """Write what was missing of the page, bit by bit, as long as `parent` lives; let go of the rest."""
        folder, used, is_complete = self._folder, self._used, self._is_complete
        self._folder, self._used = None, {}
        if folder is not None and not is_complete:
            _Writer(folder, self._stamp, used, parent)


class _Writer(QObject):
    """Writes a new file beside the old one, a picture a turn, and puts it in its place at the end."""

    def __init__(self, folder: Path, made_by: str, used: dict[bytes, _Kept | QPixmap], parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._left = list(used.items())
        self._room = LIMIT_BYTES
        self._fresh = folder / f"{FILE}.new"
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        if self._try(lambda: self._begin(made_by)):
            self._timer.start()
        else:
            self._end()

    def _begin(self, made_by: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._fresh.write_bytes(f"{FORMAT} {made_by}\n".encode())

    def _step(self) -> None:
        if not self._try(self._append if self._left else self._finish):
            self._end()

    def _append(self) -> None:
        key, picture = self._left.pop(0)
        kept = picture if isinstance(picture, _Kept) else _kept(key, picture)
        self._room -= len(kept.pixels)
        if self._room < 0:
            self._left.clear()
            return
        with self._fresh.open("ab") as file:
            file.write(_HEAD.pack(len(key), kept.width, kept.height, kept.dpr, kept.checksum) + key)
            file.write(kept.pixels)

    def _finish(self) -> None:
        os.replace(self._fresh, self._folder / FILE)
        self._end()

    def _end(self) -> None:
        self._timer.stop()
        self.deleteLater()

    def _try(self, work: Callable[[], None]) -> bool:
        """Try to write; a full disk or a closed folder costs the next start some milliseconds, nothing else."""
        try:
            work()
        except OSError as trouble:
            _log.info("the pictures of the first page are not kept: %s", trouble)
            return False
        return True


def _kept(key: bytes, pixmap: QPixmap) -> _Kept:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    pixels = bytes(image.constBits())
    checksum = _checksum(key, pixmap.devicePixelRatio(), pixels)
    return _Kept(image.width(), image.height(), pixmap.devicePixelRatio(), checksum, pixels)


def _places(path: Path, made_by: str) -> dict[bytes, _Place]:
    """Where all pictures lie, up to the first that is cut off. Raises OSError, and ValueError for what another version
    wrote."""
    found: dict[bytes, _Place] = {}
    first = f"{FORMAT} {made_by}\n".encode()
    with path.open("rb") as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(0)
        if end > 2 * LIMIT_BYTES:
            raise ValueError("larger than it is ever written")
        if file.read(len(first)) != first:
            raise ValueError("written by another version")
        while len(head := file.read(_HEAD.size)) == _HEAD.size:
            length, width, height, dpr, checksum = _HEAD.unpack(head)
            key, start = file.read(length), file.tell()
            if start + 4 * width * height > end or not width * height:
                break
            found[key] = _Place(start, width, height, dpr, checksum)
            file.seek(start + 4 * width * height)
    return found


FIRST_PAGE: Final = FirstPage()
"""The one first page of this process. Only `ui.app.run` opens it: elsewhere it is but a way to render."""
