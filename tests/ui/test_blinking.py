"""Dolls blink, both eyes at once and one doll after the other, and breathe, where things move; never in the middle of a
gesture."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table import blinking as clock
from tabletop.ui.table.blinking import CLOSED_MS
from tests.ui.table_kit import ANN, BOT, make_page

DOLLS = [f"doll-{seat}" for seat in range(4)]
OTHERS = (BOT, Player("Cy", computer=True), Player("Di", computer=True))


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """No beat comes by itself, however long the test takes."""
    monkeypatch.setattr(clock, "BEAT_MS", 10**8)


def page_of(qtbot: QtBot, speed: str, gesture: str = "") -> TablePage:
    """One person and three computers, all cards dealt."""
    game = games.load("kemps")
    match = Match(game, Setup(4, computers=(1, 2, 3)), LiveChance(1))
    for seat in (0, 1):
        match.submit(Action(seat, "choose_signal", ("g2",)), chance=LiveChance(1))
    if gesture:
        match.submit(Action(1, "gesture", (gesture,)), chance=LiveChance(1))
    return make_page(qtbot, match, ANN, *OTHERS, speed=speed)[0]


def faces(page: TablePage) -> list[str]:
    """What the dolls show at this moment."""
    items = page.overlay.view.table_scene.items_of
    return [items[doll].face for doll in DOLLS]


def blink(page: TablePage) -> list[str]:
    """The next blink, and what is seen then; the eyes are open again after it."""
    page.overlay.view.table_scene.motion.finish()
    blinking = page.overlay.view.table_scene.blinking
    blinking.next.timeout.emit()
    seen = faces(page)
    blinking.opening.timeout.emit()
    return seen


def test_one_doll_after_the_other_closes_its_eyes(qtbot: QtBot) -> None:
    page = page_of(qtbot, "normal")
    blinking = page.overlay.view.table_scene.blinking
    assert blinking.next.isActive()
    assert 3000 / 4 <= blinking.next.interval() <= 6000 / 4
    assert blinking.opening.interval() == CLOSED_MS
    closed = [[face.endswith("-blink") for face in blink(page)] for _ in range(4)]
    assert sorted(seen.index(True) for seen in closed) == [0, 1, 2, 3]
    assert all(sum(seen) == 1 for seen in closed)
    assert faces(page) == ["doll-A", "doll-B", "doll-C", "doll-D"]


def test_a_doll_that_makes_a_gesture_does_not_blink(qtbot: QtBot) -> None:
    page = page_of(qtbot, "normal", "g5")
    seen = [blink(page)[1] for _ in range(6)]
    assert set(seen) == {"doll-B-puff-cheeks"}


def breaths(page: TablePage, beats: int = 16) -> list[list[bool]]:
    """Whether the chest of each doll is full, beat after beat."""
    page.overlay.view.table_scene.motion.finish()
    found = []
    for _ in range(beats):
        page.overlay.view.table_scene.blinking.beat.timeout.emit()
        found.append([face.endswith("-breath") for face in faces(page)])
    return found


def test_every_doll_breathes_in_a_time_of_its_own(qtbot: QtBot) -> None:
    page = page_of(qtbot, "normal")
    assert page.overlay.view.table_scene.blinking.beat.isActive()
    each = list(zip(*breaths(page), strict=True))
    assert [sum(seen) for seen in each] == [6] * 4, "three of eight beats"
    assert len(set(each)) == 4
    again = list(zip(*breaths(page), strict=True))
    assert again == each


def test_breath_tells_nothing_of_what_is_played(qtbot: QtBot) -> None:
    calm, busy = breaths(page_of(qtbot, "normal")), breaths(page_of(qtbot, "normal", "g5"))
    others = [[seat for seat in range(4) if seat != 1 and seen[seat]] for seen in calm]
    assert [[seat for seat in range(4) if seen[seat]] for seen in busy] == others, "whoever makes a gesture holds it"


def test_nothing_blinks_where_nothing_moves(qtbot: QtBot) -> None:
    page = page_of(qtbot, "off")
    assert not page.overlay.view.table_scene.blinking.next.isActive()
    assert not page.overlay.view.table_scene.blinking.beat.isActive()
