"""Who sits at the table: the plates with what is told of each seat, and the menu to change who sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from msgspec.structs import replace
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
        self._handicaps = shared.session.game.info.handicap_labels(shared.session.match.setup)
        self._menu: SeatMenu | None = None

    def show(self, view: View) -> None:
        """Show the plates of the seats, as a view has them, and the quiet line beside the title."""
        shared = self._shared
        said = {fact.seat: fact for fact in view.facts if isinstance(fact, PlateFact)}
        notes = [shared.words.say(fact.text) for fact in view.facts if isinstance(fact, NoteFact)]
        over = view.result is not None
        self._remark.setText(shared.words.say(FINISHED) if over else ", ".join(notes))
        players = enumerate(shared.session.players)
        self._table.show_seats([self._seat_facts(seat, player, said.get(seat), view) for seat, player in players])

    def _seat_facts(self, seat: Seat, player: Player, fact: PlateFact | None, view: View) -> SeatFacts:
        shared = self._shared
        info, words = shared.session.game.info, shared.words
        partners = [one for one in info.team_of(seat) if one != seat]
        who = SeatFacts(
            player.name,
            shared.colours[seat],
            computer=player.computer,
            acting=seat == view.turn if info.real_time else seat in view.active,
            partners=tuple(shared.colours[partner] for partner in partners),
            partner_names=words.listed(map(words.name, partners)),
            animal=animal_of(seat) if player.computer else "",
            real_dice=player.real_dice and self._has_dice,
            handicap=words.say(self._handicaps[seat]) if seat in self._handicaps else "",
        )
        if fact is None:
            return who
        prizes, name_of = fact.prizes, shared.naming.face
        return replace(
            who,
            fact=words.say(fact.text),
            stars=len(prizes) or fact.stars,
            stars_of=len(prizes) or fact.stars_of,
            face=fact.face,
            face_name=name_of(fact.face),
            prize=prizes[-1] if prizes else fact.prize,
            open_prize=fact.open_prize,
            surplus=fact.surplus,
            standing=fact.standing,
            prizes=prizes,
            prize_names=words.listed(map(name_of, prizes)) if prizes else "",
        )

    def open_menu(self, seat: Seat) -> None:
        """Open the menu of a plate: somebody else may sit there."""
        shared, plate = self._shared, self._table.plates[seat]
        player = shared.session.players[seat]
        if self._menu is not None:
            self._menu.deleteLater()
        looks = [(shared.words.say(zone.label), partial(self._look_through, zone.id)) for zone in self._open(seat)]
        choose = partial(shared.session.set_player, seat)
        info, lit = shared.session.game.info, shared.app.settings.lit
        if not player.program:
            player = replace(player, level=info.offered(player.level))  # a kept match may name one that is gone
        programs = shared.app.programs.offered(info.slug)
        self._menu = SeatMenu(
            player, shared.words, choose, self._page, looks, lit, self._has_dice, info.levels, programs
        )
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
