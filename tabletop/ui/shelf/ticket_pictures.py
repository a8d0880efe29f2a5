"""Pictures for the tickets on the shelf, one for each match that was left, in the cache folder.

A picture says by itself to which state of its file it belongs: one that is missing, damaged or of another state is as
good as none.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tabletop.core.model import CLOCK, Seat

if TYPE_CHECKING:
    from tabletop.ui.common.context import AppContext
    from tabletop.ui.common.language import Words
    from tabletop.ui.session.session import Session

_log = logging.getLogger(__name__)

SIZE: Final = QSize(112, 82)
"""Look: so much room a ticket has for it, in logical pixels at 100 % text."""
DPR: Final = 3.0
_MOST = 12
_OF_BYTES, _TURN = "of-bytes", "turn"


class TicketPicture(msgspec.Struct, frozen=True):
    """A table as it was left. `turn`: the one seat that is to act there (None: several, or time)."""

    image: QImage
    turn: Seat | None


class TicketPictures:
    """The pictures in a folder, by the save files of their matches; without a folder there are none. Trouble with the
    disk costs a picture, nothing else: nothing is raised."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def take(self, session: Session, context: AppContext, words: Words) -> None:
        """Paint a match that is left, as everybody may see it, unless it is over or in no file."""
        if self._folder is None or session.recorder.path is None or session.match.result is not None:
            return
        from tabletop.ui.table.picture import picture_of

        waiting = session.match.active - {CLOCK}
        image = picture_of(session.match, SIZE, DPR, context, words)
        image.setText(_TURN, str(min(waiting)) if len(waiting) == 1 else "")
        try:
            self._keep(self._folder, session.recorder.path, image)
        except OSError as trouble:
            _log.info("no picture of the table is kept: %s", trouble)

    def _keep(self, folder: Path, save: Path, image: QImage) -> None:
        """Keep a picture; beyond a dozen the oldest go."""
        image.setText(_OF_BYTES, str(save.stat().st_size))
        folder.mkdir(parents=True, exist_ok=True)
        if not image.save(str(_path(folder, save))):
            raise OSError("not written")
        for old in sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime)[:-_MOST]:
            old.unlink()

    def of(self, save: Path) -> TicketPicture | None:
        """The picture of a match as it was left, if its file has not changed since."""
        if self._folder is None or not _path(self._folder, save).is_file():
            return None
        image = QImage(str(_path(self._folder, save)))
        try:
            if image.isNull() or image.text(_OF_BYTES) != str(save.stat().st_size):
                return None
        except OSError:
            return None
        image.setDevicePixelRatio(DPR)
        turn = image.text(_TURN)
        return TicketPicture(image, int(turn) if turn.isdecimal() else None)


NO_PICTURES: Final = TicketPictures(None)


def _path(folder: Path, save: Path) -> Path:
    return folder / f"{save.stem}.png"
