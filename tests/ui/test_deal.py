"""The first deal: cards come from the stock one by one, nobody waits for it, and it is shown once."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.choreography import dealt
from tests.ui.table_kit import ANN, BEN, BOT, click, make_page, open_curtain
from tests.ui.toy import toy_match


def cards(seats: int = 2, seed: int = 1) -> Match[Any]:
    """A match with a stock, in which nobody has moved."""
    return Match(games.load("crazy_eights"), Setup(seats), LiveChance(seed))


def hands(page: TablePage) -> list[Any]:
    """The items of all cards in hands."""
    return [item for item in page.overlay.view.table_scene.items_of.values() if item.at.zone.startswith("hand")]


def test_the_first_who_looks_sees_the_deal(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, cards(), ANN, BOT, speed="gentle")
    motion = page.overlay.view.table_scene.motion
    assert motion.is_moving
    waiting = [item for item in hands(page) if not item.isVisible()]
    assert waiting, "the later cards wait where the stock lies"
    qtbot.waitUntil(lambda: not motion.is_moving, timeout=20_000)
    for item in hands(page):
        assert item.isVisible()
        assert (item.now, item.face) == (item.rest, item.true_face)


def test_a_deal_takes_no_longer_than_the_look_says(qtbot: QtBot) -> None:
    for seats in (2, 5):
        page, _ = make_page(qtbot, cards(seats), ANN, *[BOT] * (seats - 1), speed="off")
        scene = page.overlay.view.table_scene
        tracks = dealt(scene.layout, scene.items_of, scene.placements)
        assert len(tracks) == len(hands(page))
        assert max(track.delay_ms + track.ms for track in tracks) <= 1600
        own = [track for track in tracks if track.item.at.zone == "hand-0"]
        assert all(track.flip for track in own)
        assert not any(track.flip for track in tracks if track not in own), "the backs of the others stay backs"


def test_a_click_ends_the_deal(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, cards(), ANN, BOT, speed="gentle")
    assert page.overlay.view.is_moving
    click(page.overlay.view.viewport())
    assert not page.overlay.view.is_moving
    assert all(item.isVisible() for item in hands(page))


def test_the_match_goes_on_while_cards_are_dealt(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, cards(seed=4), ANN, BEN, speed="gentle")
    if page.session.look.curtain_for is not None:
        open_curtain(page)
    assert page.overlay.view.is_moving
    seat = min(page.session.match.active)
    page.session.play(page.session.game.legal(page.session.match.state, seat)[0])
    qtbot.waitUntil(lambda: len(page.session.match.log) == 2, timeout=20_000)


def test_behind_the_curtain_nothing_is_dealt_and_later_only_once(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, cards(), ANN, BEN, speed="normal")
    assert page.session.look.curtain_for is not None
    assert not page.overlay.view.is_moving
    open_curtain(page)
    assert page.overlay.view.is_moving
    page.overlay.view.finish_animations()
    page.hide()
    page.show()
    qtbot.wait(20)
    assert not page.overlay.view.is_moving


def test_without_motion_without_stock_and_in_the_middle_nothing_is_dealt(qtbot: QtBot) -> None:
    still, _ = make_page(qtbot, cards(), ANN, BOT, speed="off")
    assert not still.overlay.view.is_moving
    no_stock, _ = make_page(qtbot, toy_match(), ANN, BOT, speed="normal")
    assert not no_stock.overlay.view.deal()
    match = cards()
    match.submit(match.game.legal(match.state, min(match.active))[0], None, 0, LiveChance(1))
    resumed, _ = make_page(qtbot, match, ANN, BOT, speed="normal")
    qtbot.wait(20)
    assert not resumed.overlay.view.is_moving
