"""Who sits at the table: the plates with what is told of each seat, and the menu to change who sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget

from tabletop.core.model import Seat
from tabletop.core.table import ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import NoteFact, PlateFact, View
from tabletop.match.players import Player
from tabletop.match.real_dice import throws_dice
from tabletop.ui.look.painting.animals import animal_of
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.plates import SeatFacts
from tabletop.ui.match_page.seat_menu import SeatMenu

FINISHED = QT_TRANSLATE_NOOP("Table", "finished")


class PlateTable(Protocol):
    """The table on which the plates lie; see `TableOverlay`."""

    @property
    def plates(self) -> Mapping[Seat, QWidget]:
        """The plates that lie there."""

    def show_seats(self, facts: Sequence[SeatFacts]) -> None:
        """Show what is told of each seat."""


class SeatPlates:
    """The seats of one table, as they are shown. `remark`: the quiet line beside the title; `page` holds the menu;
    `look_through` opens what lies in a zone."""

    def __init__(
        self,
        shared: MatchContext,
        table: PlateTable,
        remark: QLabel,
        page: QWidget,
        look_through: Callable[[str], None],
    ) -> None:
        self._shared = shared
        self._table = table
        self._remark = remark
        self._page = page
        self._look_through = look_through
        self._has_dice = throws_dice(shared.session.game)
        self._menu: SeatMenu | None = None

    def show(self, view: View) -> None:
        """Show the plates of the seats, as a view has them, and the quiet line beside the title."""
        shared = self._shared
        said = {fact.seat: fact for fact in view.facts if isinstance(fact, PlateFact)}
        notes = [shared.words.say(fact.text) for fact in view.facts if isinstance(fact, NoteFact)]
        over = view.result is not None
        self._remark.setText(shared.words.say(FINISHED) if over else ", ".join(notes))
        players = enumerate(shared.session.players)
        self._table.show_seats([self._seat_facts(seat, player, said, view) for seat, player in players])

    def _seat_facts(self, seat: Seat, player: Player, said: dict[Seat, PlateFact], view: View) -> SeatFacts:
        shared, fact = self._shared, said.get(seat)
        prizes = fact.prizes if fact is not None else ()
        partners = [one for one in shared.session.game.info.team_of(seat) if one != seat]
        return SeatFacts(
            player.name,
            shared.colours[seat],
            shared.words.say(fact.text) if fact is not None else "",
            len(prizes) or (fact.stars if fact is not None else 0),
            len(prizes) or (fact.stars_of if fact is not None else 0),
            player.computer,
            seat == view.turn if shared.session.game.info.real_time else seat in view.active,
            fact.face if fact is not None else "",
            shared.naming.face(fact.face) if fact is not None else "",
            prizes[-1] if prizes else fact.prize if fact is not None else "",
            fact.open_prize if fact is not None else "",
            fact.surplus if fact is not None else "",
            fact.standing if fact is not None else None,
            tuple(shared.colours[partner] for partner in partners),
            shared.words.listed(map(shared.words.name, partners)),
            animal_of(seat) if player.computer else "",
            player.real_dice and self._has_dice,
            prizes,
            shared.words.listed(map(shared.naming.face, prizes)) if prizes else "",
        )

    def open_menu(self, seat: Seat) -> None:
        """Open the menu of a plate: somebody else may sit there."""
        shared, plate = self._shared, self._table.plates[seat]
        player = shared.session.players[seat]
        if self._menu is not None:
            self._menu.deleteLater()
        looks = [(shared.words.say(zone.label), partial(self._look_through, zone.id)) for zone in self._open(seat)]
        choose = partial(shared.session.set_player, seat)
        levels, lit = shared.session.game.info.levels, shared.app.settings.lit
        self._menu = SeatMenu(player, shared.words, choose, self._page, looks, lit, self._has_dice, levels)
        self._menu.popup(plate.mapToGlobal(QPoint(12, plate.height() - 8)))

    def _open(self, seat: Seat) -> list[ZoneSpec]:
        """What has come to the plate of a seat and may be looked through."""
        session = self._shared.session
        lying = {placement.place.zone for placement in session.view().placements}
        zones = session.game.table(session.match.setup).zones
        own = (zone for zone in zones if zone.on_plate and zone.browsable and zone.seat == seat)
        return [zone for zone in own if zone.id in lying]

    @property
    def menu(self) -> SeatMenu | None:
        """The menu of the plate that was clicked last."""
        return self._menu
