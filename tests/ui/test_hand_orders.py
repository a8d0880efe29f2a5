"""How somebody has laid their own hand is remembered for this match and this seat, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.store.saves import load_save
from tabletop.ui.common.context import StartRequest
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.session_factory import resume_session
from tests.kinds import slow_beyond
from tests.ui.hands import Hands, settle
from tests.ui.shell_parts import fresh_context
from tests.ui.table_kit import ANN, BEN, BOT, make_page, open_curtain

SORTED = ("oh_hell", "president")


def hand(page: TablePage, seat: int) -> list[str]:
    """The cards of a hand from left to right."""
    items = [item for item in page.overlay.view.table_scene.items_of.values() if item.at.zone == f"hand-{seat}"]
    return [item.token for item in sorted(items, key=lambda item: item.rest.x)]


def swap_ends(page: TablePage, seat: int) -> list[str]:
    """Drag the first card of a hand behind the last one; returns the new order."""
    before, hands = hand(page, seat), Hands(page, LiveChance(1))
    end = page.overlay.view.token_point(before[-1]) + hands.grip(before[0]) - page.overlay.view.token_point(before[0])
    hands.drag_scene(hands.grip(before[0]), end.toPoint())
    settle()
    assert hand(page, seat) == [*before[1:], before[0]]
    return hand(page, seat)


@pytest.mark.parametrize("slug", ["crazy_eights", "president", "athletic_games"])
def test_a_drop_within_the_hand_is_an_order_and_no_move(qtbot: QtBot, slug: str) -> None:
    page, _ = make_page(qtbot, Match(games.load(slug), Setup(4), LiveChance(4)), ANN, BOT, BOT, BOT)
    gestures: list[object] = []
    page.overlay.view.touched.connect(gestures.append)
    swap_ends(page, 0)
    swap_ends(page, 0)
    assert len(page.session.match.log) == 1
    assert gestures == []
    assert page.messages.refusal is None


def test_behind_the_curtain_each_has_an_order_of_their_own(qtbot: QtBot) -> None:
    match = Match(games.load("president"), Setup(3), LiveChance(2))
    page, _ = make_page(qtbot, match, ANN, BEN, ANN)
    seat = next(iter(match.active))
    open_curtain(page)
    laid = swap_ends(page, seat)
    for chosen in (0, 0, -1):
        now = next(iter(match.active))
        if now != seat:
            assert hand(page, seat) != laid, "the backs of the others lie as they always do"
        action = match.game.legal(match.state, now)[chosen]
        laid = [token for token in laid if token not in action.tokens]
        page.session.play(action)
        open_curtain(page)
    assert next(iter(match.active)) == seat
    assert hand(page, seat) == laid


@pytest.mark.parametrize("slug", slow_beyond(SORTED[:1], SORTED))
def test_how_somebody_has_laid_their_hand_is_seen_by_nobody_else(qtbot: QtBot, slug: str) -> None:
    pictures = []
    for sorts in (True, False):
        match = Match(games.load(slug), Setup(3 if games.info(slug).seats[0] < 4 else 4), LiveChance(2))
        page, _ = make_page(qtbot, match, *(ANN, BEN, ANN, BEN)[: match.setup.seats])
        open_curtain(page)
        (seat,) = match.active
        assert page.session.look.viewer == seat
        if sorts:
            swap_ends(page, seat)
        page.session.play(match.game.legal(match.state, seat)[0])
        open_curtain(page)
        assert page.session.look.viewer not in (None, seat)
        page.overlay.finish()
        page.overlay.strip.finish()
        items = page.overlay.view.table_scene.items_of.values()
        pictures.append({item.token: (item.face, item.at, item.now) for item in items})
    assert pictures[0] == pictures[1]


def test_a_match_that_is_left_and_taken_up_again_finds_the_hand_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(fresh_context(), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.start_match(StartRequest("athletic_games", Setup(2), (ANN, BOT)))
    page = window.table
    assert page is not None
    page.overlay.view.finish_animations()
    laid = swap_ends(page, 0)
    kept = page.session.recorder.path
    window.show_shelf()
    assert kept is not None
    loaded = load_save(kept)
    assert [zone for zone, _ in loaded.header.hands] == ["hand-0"]
    window.continuing.ready.emit(resume_session(loaded))
    assert window.table is not None
    assert hand(window.table, 0) == laid
    window.show_shelf()
