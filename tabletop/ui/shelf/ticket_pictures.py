"""Pictures for the tickets on the shelf are painted when a match is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.model import CLOCK
from tabletop.ui.shelf.kept_pictures import DPR, SIZE, KeptPictures

if TYPE_CHECKING:
    from tabletop.core.table import TableSpec
    from tabletop.ui.common.context import AppContext
    from tabletop.ui.common.language import Words
    from tabletop.ui.session.session import Session


class TicketPictures(KeptPictures):
    """The pictures that are kept, and what adds to them."""

    def take(self, session: Session, spec: TableSpec, context: AppContext, words: Words) -> None:
        """Paint a match that is left, as everybody may see it, unless it is over or in no file. `spec`: its table, the
        board turned as it lay."""
        if self._folder is None or session.recorder.path is None or session.match.result is not None:
            return
        from tabletop.ui.table.picture import picture_of

        waiting = session.match.active - {CLOCK}
        image = picture_of(session.match, spec, SIZE, DPR, context, words)
        self.keep(session.recorder.path, image, min(waiting) if len(waiting) == 1 else None, context.theme.name)
