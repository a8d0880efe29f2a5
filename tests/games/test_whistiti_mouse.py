"""Whistiti by real mouse events: the shown card, a card that is refused, a trick that is swept, a deal that is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Place, Setup
from tabletop.games.whistiti.engine import Whistiti
from tabletop.games.whistiti.state import PACK, Phase, State, dealer, points, turn
from tabletop.games.whistiti.table import SHOWN, tally_zone
from tabletop.match.match import Match
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.matches import Family
from tests.ui.pictures import at_table


def moment(good: Callable[[State], bool], seed: int = 7) -> Match[Any]:
    """A random match at the first moment that is wanted."""
    whole = play(games.load("whistiti"), Setup(4), seed)
    length = 1 + next(at for at, state in enumerate(whole.states) if good(state))
    return Match.replay(whole.game, whole.setup, whole.log[:length])


def patient(self: Whistiti, state: State) -> int:
    """The clock waits, though other tests let it hurry."""
    return 3_600_000


patient.is_hurried = True  # type: ignore[attr-defined]


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes on by itself waits for a click."""
    monkeypatch.setattr(Whistiti, "deadline_ms", patient)


def click_on(family: Family) -> None:
    """A click on the cloth."""
    view = family.page.overlay.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(30, 20))
    settle()


def test_the_last_card_is_shown_until_a_click_and_goes_to_the_dealer(qtbot: QtBot, slow_clock: None) -> None:
    match = moment(lambda state: state.deal == 2 and state.phase is Phase.SHOW)
    shown = PACK.ids[match.state.shown]
    with at_table(match, people=4) as (_, family):
        items = family.page.overlay.view.table_scene.items_of
        assert items[shown].at.zone == SHOWN
        click_on(family)
        assert family.session.match.state.phase is Phase.PLAY
        assert items[shown].at.zone == f"hand-{dealer(match.state)}"


def test_a_wrong_card_is_answered_and_a_right_one_carried_to_the_trick(qtbot: QtBot) -> None:
    def must_follow(state: State) -> bool:
        if state.phase is not Phase.PLAY or len(state.trick.tokens) != 1:
            return False
        return 0 < len(game.legal(state, turn(state))) < len(state.hands[turn(state)])

    game = games.load("whistiti")
    match = moment(must_follow)
    seat = turn(match.state)
    ways = {action.tokens[0] for action in game.legal(match.state, seat)}
    wrong = next(PACK.ids[token] for token in match.state.hands[seat] if PACK.ids[token] not in ways)
    with at_table(match, people=4) as (_, family):
        family.hands.carry((wrong,), Place("trick", seat))
        settle()
        refusal = family.page.messages.refusal
        assert refusal is not None
        assert refusal.rule in ("whistiti.follow-suit", "whistiti.must-trump")
        assert len(family.session.match.state.trick.tokens) == 1
        family.hands.carry((min(ways),), Place("trick", seat))
        settle()
        assert len(family.session.match.state.trick.tokens) == 2


def test_a_trick_rests_until_a_click_and_a_token_fills_a_hollow(qtbot: QtBot, slow_clock: None) -> None:
    match = moment(lambda state: state.phase is Phase.REST and len(state.tricks) == 3)
    taker = match.state.trick.taker
    with at_table(match, people=4) as (_, family):
        before = points(family.session.match.state)[taker]
        click_on(family)
        assert points(family.session.match.state)[taker] == before + 1
        item = family.page.overlay.view.table_scene.items_of[f"t{taker}-{before}"]
        assert (item.at, item.rest.shown) == (Place(tally_zone(taker), before), True)


def test_the_owner_sorts_the_hand_and_nobody_hears_of_it(qtbot: QtBot) -> None:
    match = moment(lambda state: state.phase is Phase.PLAY and not state.trick.tokens and len(state.tricks) == 2)
    seat = turn(match.state)
    with at_table(match, people=4) as (_, family):
        view, length = family.page.overlay.view, len(family.session.match.log)
        zone = f"hand-{seat}"

        def lying() -> list[str]:
            items = [item for item in view.table_scene.items_of.values() if item.at.zone == zone]
            return [item.token for item in sorted(items, key=lambda item: item.rest.x)]

        first = lying()[0]
        last = view.table_scene.items_of[lying()[-1]].rest
        end = view.table_scene.geometry.point(last.x + 18, last.y).toPoint()
        start = family.hands.grip(first)
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(view.viewport(), left, plain, start)
        for point in ((start + end) / 2, end):
            QTest.mouseMove(view.viewport(), point)
        QTest.mouseRelease(view.viewport(), left, plain, end)
        settle()
        assert lying()[-1] == first
        assert len(family.session.match.log) == length
