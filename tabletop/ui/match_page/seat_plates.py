"""Who sits at the table: the plates with what is told of each seat, and the menu to change who sits there."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import NoteFact, PlateFact, View
from tabletop.match.players import Player
from tabletop.ui.match_page.plates import SeatFacts
from tabletop.ui.match_page.seat_menu import SeatMenu
from tabletop.ui.match_page.table_frame import TableFrame

FINISHED = QT_TRANSLATE_NOOP("Table", "finished")


class SeatPlates:
    """The seats of one table, as they are shown."""

    def __init__(self, frame: TableFrame) -> None:
        self._frame = frame
        self._menu: SeatMenu | None = None

    def show(self, view: View) -> None:
        """The plates of the seats, as a view has them, and the quiet line beside the title."""
        frame = self._frame
        said = {fact.seat: fact for fact in view.facts if isinstance(fact, PlateFact)}
        notes = [frame.words.say(fact.text) for fact in view.facts if isinstance(fact, NoteFact)]
        over = view.result is not None
        frame.bar.fact.setText(frame.words.say(FINISHED) if over else ", ".join(notes))
        players = enumerate(frame.session.players)
        frame.stage.show_seats([self._seat_facts(seat, player, said, view) for seat, player in players])

    def _seat_facts(self, seat: Seat, player: Player, said: dict[Seat, PlateFact], view: View) -> SeatFacts:
        frame, fact = self._frame, said.get(seat)
        return SeatFacts(
            player.name,
            frame.colours[seat],
            frame.words.say(fact.text) if fact is not None else "",
            fact.stars if fact is not None else 0,
            fact.stars_of if fact is not None else 0,
            player.computer,
            seat == view.turn if frame.session.game.info.real_time else seat in view.active,
            fact.face if fact is not None else "",
            frame.naming.face(fact.face) if fact is not None else "",
            fact.prize if fact is not None else "",
            fact.open_prize if fact is not None else "",
            fact.surplus if fact is not None else "",
            fact.standing if fact is not None else None,
        )

    def open_menu(self, seat: Seat) -> None:
        """A plate was clicked: somebody else may sit there."""
        frame = self._frame
        player, plate = frame.session.players[seat], frame.stage.plates[seat]
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = SeatMenu(player, frame.words, lambda chosen: frame.session.set_player(seat, chosen), frame)
        self._menu.popup(plate.mapToGlobal(QPoint(12, plate.height() - 8)))

    @property
    def menu(self) -> SeatMenu | None:
        """The menu of the plate that was clicked last."""
        return self._menu
