"""Players change places: hands and plates go to where everybody sits now, once, and everything else stays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Seat, Setup
from tabletop.core.view import View
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.choreography import RESEAT_MS
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, make_page
from tests.ui.toy import Toy, ToyState, a_play

AROUND = {0: "below", 1: "left", 2: "above", 3: "right"}
"""Where the n-th clockwise from the viewer sits, of four."""


class Changing(Toy):
    """After the first card the last two players have changed places."""

    def view(self, state: ToyState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, order=(0, 1, 3, 2)) if state.pile else view


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    """A table of one person and three computers, at which nothing moves."""
    return table_of(qtbot)


def table_of(qtbot: QtBot, **looks: str) -> TablePage:
    """A page with four seats."""
    match = Match(Changing(), Setup(4), LiveChance(1))
    return make_page(qtbot, match, ANN, replace(BOT, name="Ben"), BOT, Player("Cy", computer=True), **looks)[0]


def plate(page: TablePage, seat: Seat) -> QRect:
    """Where a plate lies."""
    return page.overlay.plates[seat].geometry()


def middle_of_hand(page: TablePage, seat: Seat) -> tuple[float, float]:
    """Where the cards of a hand will rest."""
    cards = [item.rest for item in page.overlay.view.table_scene.items_of.values() if item.at.zone == f"hand-{seat}"]
    return round(sum(card.x for card in cards) / len(cards)), round(sum(card.y for card in cards) / len(cards))


def test_hands_and_plates_change_places(page: TablePage) -> None:
    plates = [plate(page, seat).topLeft() for seat in range(4)]
    hands = [middle_of_hand(page, seat) for seat in range(4)]
    by_hand(page, a_play(page.session.match))
    assert [plate(page, seat).topLeft() for seat in range(4)] == [plates[0], plates[1], plates[3], plates[2]]
    assert middle_of_hand(page, 2) == hands[3]
    assert middle_of_hand(page, 3) == hands[2]
    assert middle_of_hand(page, 1) == hands[1]
    assert page.overlay.plates[2].facts.name == "Bot", "a plate stays that of its seat"


def test_a_hand_is_found_where_it_is_now(page: TablePage) -> None:
    by_hand(page, a_play(page.session.match))
    scene = page.overlay.view.table_scene
    x, y = middle_of_hand(page, 3)
    place = scene.place_at(x, y)
    assert place is not None
    assert place.zone == "hand-3"


def test_they_are_on_their_way_and_a_key_ends_it(qtbot: QtBot) -> None:
    page = table_of(qtbot, speed="normal")
    before = [plate(page, seat).topLeft() for seat in range(4)]
    moves, scene = page.overlay.plate_moves, page.overlay.view.table_scene
    begin_ms = scene.motion.now_ms()
    scene.motion.now_ms = lambda: begin_ms
    by_hand(page, a_play(page.session.match))
    assert moves.is_moving
    scene.motion.now_ms = lambda: begin_ms + 0.95 * RESEAT_MS
    scene.motion.step()
    assert all(scene.motion.moves(scene.items_of[token]) for token in page.session.match.state.hands[2])
    QTest.keyClick(page, Qt.Key.Key_Shift)
    assert not moves.is_moving
    assert plate(page, 2).topLeft() == before[3]
    page.overlay.show_view(page.session.view(), (), True)
    assert not moves.is_moving, "once is enough"


def test_nobody_alone_sees_the_first_of_the_order_below(qtbot: QtBot) -> None:
    match = Match(Changing(hidden=False), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    layout = page.overlay.view.table_scene.layout
    below = layout.plate(0)
    layout.order = (1, 0)
    assert layout.plate(1) == below
    assert layout.seat(1).seat == 1
