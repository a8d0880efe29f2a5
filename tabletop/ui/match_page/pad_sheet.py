"""The pads of all players on a sheet over the table, on which only one of them lies at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tabletop.core.table import ZoneSpec
from tabletop.core.view import ScoreSheet
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.match_page.paper_sheet import CLOSE, PaperSheet
from tabletop.ui.panel.pad_table import ALL_PADS, PadModel, PadTable


class PadSheet(PaperSheet):
    """Opened from the score; while it lies there it goes with the match."""

    most_high = 0.97

    def __init__(self, context: AppContext, zones: Sequence[ZoneSpec], overlay: QWidget) -> None:
        super().__init__(context, overlay)
        self._zones = {zone.id: zone for zone in zones}
        self.colours: Sequence[int] = ()
        self.table = PadTable(context, self)

    def body(self) -> PadTable:
        """All pads."""
        return self.table

    def wanted(self, width: int) -> QSize:
        """As large as the pads like to be."""
        return self.table.wanted()

    def open(self, sheet: ScoreSheet | None, words: Words, back: QWidget) -> None:
        """Show what stands on the pads; nothing where a game has none, or nobody has written yet."""
        if self._fill(sheet, words):
            self._open(back)

    def see(self, sheet: ScoreSheet | None, words: Words) -> None:
        """Show what has been written since."""
        if not self.isHidden() and self._fill(sheet, words):
            self._lay_out()

    def _fill(self, sheet: ScoreSheet | None, words: Words) -> bool:
        written = [cell for pad in sheet.pads for cell in pad] if sheet is not None else []
        if sheet is None or not written:
            return False
        self._head_says(words.say(ALL_PADS), "", words.say(CLOSE))
        self.table.show_pads(PadModel(self._zones[written[0].place.zone], sheet, words), self.colours)
        self.table.setAccessibleName(words.say(ALL_PADS))
        return True
