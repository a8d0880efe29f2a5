"""The pictures of the first page, kept on the disk from one start to the next.

To render a cover costs some milliseconds, to read it a tenth of one. What is asked for before the first page has been
seen comes from one file in the cache folder, and what was missing there is written afterwards, a picture a turn of the
event loop. The file is nobody's property: if it is missing, damaged, of another program or cannot be written, the
pictures are rendered, and nobody is told.

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


def _checksum(key: bytes, dpr: float, pixels: memoryview | bytes) -> int:
    return zlib.crc32(pixels, zlib.crc32(b"%s@%.4f" % (key, dpr)))


class _Kept(msgspec.Struct, frozen=True):
    """A picture as it lies in the file: pixels are ARGB, premultiplied, without gaps between the lines."""

    width: int
    height: int
    dpr: float
    checksum: int
    pixels: memoryview | bytes

    def pixmap(self, key: bytes) -> QPixmap | None:
        """The picture, None if it is damaged."""
        if _checksum(key, self.dpr, self.pixels) != self.checksum:
            return None
        form = QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(self.pixels, self.width, self.height, 4 * self.width, form).copy()
        image.setDevicePixelRatio(self.dpr)
        return QPixmap.fromImage(image)


class FirstPage:
    """Pictures by key, while the first page is being made: open `folder` before, `close` after it has been seen.

    Before it is opened and after it is closed every picture is rendered.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._stamp = ""
        self._there: dict[bytes, _Kept] = {}
        self._used: dict[bytes, _Kept | QPixmap] = {}
        self._bytes = 0
        self._is_complete = True

    def open(self, folder: Path) -> None:
        """Read what was kept in this folder."""
        self._folder, self._stamp, self._bytes, self._is_complete = folder, stamp(), 0, True
        try:
            self._there = _read(folder / FILE, self._stamp)
        except (OSError, ValueError) as trouble:
            _log.info("no pictures were kept: %s", trouble)

    def picture(self, key: str, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this key as it was kept, else made now. The key must tell everything that it depends on."""
        if self._folder is None:
            return make()
        name = key.encode("utf-8")
        kept = self._there.get(name)
        pixmap = None if kept is None else kept.pixmap(name)
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
        self._folder, self._there, self._used = None, {}, {}
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


def _read(path: Path, made_by: str) -> dict[bytes, _Kept]:
    """All pictures up to the first that is cut off. Raises OSError, and ValueError for what another version wrote."""
    if path.stat().st_size > 2 * LIMIT_BYTES:
        raise ValueError("larger than it is ever written")
    content, first = path.read_bytes(), f"{FORMAT} {made_by}\n".encode()
    if not content.startswith(first):
        raise ValueError("written by another version")
    found: dict[bytes, _Kept] = {}
    whole, at = memoryview(content), len(first)
    while at + _HEAD.size <= len(content):
        length, width, height, dpr, checksum = _HEAD.unpack_from(content, at)
        key_at = at + _HEAD.size
        at = key_at + length + 4 * width * height
        if at > len(content) or not width * height:
            break
        key = bytes(whole[key_at : key_at + length])
        found[key] = _Kept(width, height, dpr, checksum, whole[key_at + length : at])
    return found


FIRST_PAGE: Final = FirstPage()
"""The one first page of this process. Only `ui.app.run` opens it: elsewhere it is but a way to render."""
