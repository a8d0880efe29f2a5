"""Pictures of the matches that were left, one for each, in the cache folder; they are painted in `ticket_pictures`.

A picture says by itself to which state of its file it belongs: one that is missing, damaged or of another state is as
good as none.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QTransform

from tabletop.core.model import Seat

_log = logging.getLogger(__name__)

SIZE: Final = QSize(112, 82)
"""Look: so much room a ticket has for it, in logical pixels at 100 % text."""
DPR: Final = 3.0
_MOST = 12
_OF_BYTES, _TURN, _LOOK = "of-bytes", "turn", "look"


class TicketPicture(msgspec.Struct, frozen=True):
    """A table as it was left. `turn`: the one seat that is to act there (None: several, or time)."""

    image: QImage
    turn: Seat | None


class KeptPictures:
    """The pictures in a folder, by the save files of their matches; without a folder there are none. Trouble with the
    disk costs a picture, nothing else: nothing is raised."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def keep(self, save: Path, image: QImage, turn: Seat | None, look: str) -> None:
        """Keep a picture of a match as its file is now; beyond a dozen the oldest go. `look`: the name of its theme."""
        if self._folder is None:
            return
        image.setText(_TURN, str(turn) if turn is not None else "")
        image.setText(_LOOK, look)
        try:
            self._write(self._folder, save, image)
        except OSError as trouble:
            _log.info("no picture of the table is kept: %s", trouble)

    def _write(self, folder: Path, save: Path, image: QImage) -> None:
        image.setText(_OF_BYTES, str(save.stat().st_size))
        folder.mkdir(parents=True, exist_ok=True)
        if not image.save(str(_path(folder, save))):
            raise OSError("not written")
        for old in sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime)[:-_MOST]:
            old.unlink()

    def renamed(self, save: Path, bytes_before: int) -> None:
        """A file has another header and the same match: its picture, if it has one, stays with it."""
        if self._folder is None:
            return
        image = QImage(str(_path(self._folder, save)))
        try:
            if image.text(_OF_BYTES) == str(bytes_before):
                self._write(self._folder, save, image)
        except OSError as trouble:
            _log.info("the picture of the table is lost: %s", trouble)

    def of(self, save: Path, look: str = "") -> TicketPicture | None:
        """The picture of a match as it was left, if its file has not changed since, and if the picture is of this look
        ("": of any)."""
        if self._folder is None:
            return None
        image = QImage(str(_path(self._folder, save)))
        try:
            if image.isNull() or image.text(_OF_BYTES) != str(save.stat().st_size):
                return None
        except OSError:
            return None
        if look and image.text(_LOOK) != look:
            return None
        image.setDevicePixelRatio(DPR)
        turn = image.text(_TURN)
        return TicketPicture(image, int(turn) if turn.isdecimal() else None)


NO_PICTURES: Final = KeptPictures(None)


def _path(folder: Path, save: Path) -> Path:
    return folder / f"{save.stem}.png"


def filling(area: QRectF, picture: QImage, dpr: float) -> QBrush:
    """The picture of the table as large as fills the area, its middle in the middle."""
    wanted = (area.size() * dpr).toSize()
    filling = picture.scaled(
        wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    filling.setDevicePixelRatio(dpr)
    brush = QBrush(filling)
    corner = area.center() - QRectF(QPointF(), filling.deviceIndependentSize()).center()
    brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()))
    return brush
