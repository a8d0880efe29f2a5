"""Oh Hell by real mouse events and by keys: numbers are bid, cards go into the trick, a click goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.games.oh_hell.engine import OhHell
from tabletop.games.oh_hell.state import Phase, State, size, turn
from tabletop.match.match import Match
from tabletop.ui.match_page.pile_sheet import groups_of
from tests.conformance.playing import play
from tests.ui.hands import click, settle
from tests.ui.matches import Family
from tests.ui.pictures import at_table


def moment(good: Callable[[State], bool], seed: int = 7) -> Match[Any]:
    """A random match at the first moment that is wanted."""
    whole = play(games.load("oh_hell"), Setup(4), seed)
    for length in range(2, len(whole.log)):
        match = Match.replay(whole.game, whole.setup, whole.log[:length])
        if good(match.state):
            return match
    raise AssertionError("no such moment")


def last_bidder(state: State) -> bool:
    """Whether the dealer bids, and a number is forbidden."""
    bids = sum(1 for bid in state.bids if bid >= 0)
    return state.phase is Phase.BID and bids == 3 and 3 <= size(state) <= 5 and sum(state.bids) + 1 <= size(state)


def click_card(family: Family, token: str) -> None:
    view = family.page.overlay.view
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), left, plain, family.hands.grip(token))
    settle()


def lay_card(family: Family, token: str) -> None:
    """A click on the card, and one on its place in the trick, which is lit."""
    click_card(family, token)
    view = family.page.overlay.view
    (goal,) = view.hand.highlighter.targets
    family.hands.click_scene(view.place_point(goal).toPoint())
    settle()


def patient(self: OhHell, state: State) -> int:
    """The clock waits, though other tests let it hurry."""
    return 3_600_000


patient.is_hurried = True  # type: ignore[attr-defined]


def test_a_number_is_bid_by_a_click_and_the_crossed_out_one_answers(qtbot: QtBot) -> None:
    match = moment(last_bidder)
    forbidden = size(match.state) - sum(bid for bid in match.state.bids if bid >= 0)
    with at_table(match, people=4) as (_, family):
        buttons, before = family.page.overlay.buttons, len(family.session.match.log)
        assert [int(name.removeprefix("bid-")) for name in buttons] == list(range(size(match.state) + 1))
        click(buttons[f"bid-{forbidden}"])
        settle()
        refusal = family.page.messages.refusal
        assert refusal is not None
        assert refusal.rule == "oh_hell.last-bid-not-even"
        assert len(family.session.match.log) == before
        allowed = 1 if forbidden == 0 else 0
        click(buttons[f"bid-{allowed}"])
        settle()
        assert family.session.match.state.bids[turn(match.state)] == allowed
        assert not family.page.overlay.buttons, "nobody bids any more"


def test_a_number_is_bid_by_keys_alone(qtbot: QtBot) -> None:
    match = moment(last_bidder)
    with at_table(match, people=4) as (_, family):
        wanted = family.page.overlay.buttons[f"bid-{size(match.state)}"]
        family.hands.focus(wanted)
        QTest.keyClick(wanted, Qt.Key.Key_Space)
        settle()
        assert family.session.match.state.bids[turn(match.state)] == size(match.state)


def test_two_clicks_play_a_card_and_a_wrong_one_is_answered_at_once(qtbot: QtBot) -> None:
    def must_follow(state: State) -> bool:
        if state.phase is not Phase.PLAY or len(state.trick.tokens) != 1:
            return False
        return 0 < len(game.legal(state, turn(state))) < len(state.hands[turn(state)])

    game = games.load("oh_hell")
    match = moment(must_follow)
    seat = turn(match.state)
    right = game.legal(match.state, seat)[0].tokens[0]
    ways = {action.tokens[0] for action in game.legal(match.state, seat)}
    wrong = next(f"c{token}" for token in match.state.hands[seat] if f"c{token}" not in ways)
    with at_table(match, people=4) as (_, family):
        click_card(family, wrong)
        refusal = family.page.messages.refusal
        assert refusal is not None
        assert refusal.rule in ("oh_hell.follow-suit", "oh_hell.must-trump")
        lay_card(family, right)
        assert len(family.session.match.state.trick.tokens) == 2


def test_the_last_trick_is_looked_at_again_from_the_plate(qtbot: QtBot) -> None:
    match = moment(lambda s: s.phase is Phase.PLAY and len(s.tricks) == 2 and not s.trick.tokens)
    taker = match.state.tricks[-1].taker
    with at_table(match, people=4) as (_, family):
        family.page.seat_plates.open_menu(taker)
        menu = family.page.seat_plates.menu
        assert menu is not None
        (look,) = menu.looks
        look.trigger()
        settle()
        assert family.page.pile.isVisible()
        newest = groups_of(family.session.view(), f"won-{taker}")[0]
        leader = match.state.tricks[-1].leader
        assert [group.seat for group in newest] == [(leader + turn) % 4 for turn in range(4)]
        assert all(face.startswith("card-") for group in newest for face in group.faces)


def test_a_full_trick_rests_until_a_click(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OhHell, "deadline_ms", patient)
    match = moment(lambda s: s.phase is Phase.PLAY and len(s.trick.tokens) == 3 and len(s.hands[turn(s)]) > 2)
    game, seat = match.game, turn(match.state)
    action = game.legal(match.state, seat)[0]
    with at_table(match, people=4) as (_, family):
        lay_card(family, action.tokens[0])
        assert family.session.match.state.phase is Phase.REST
        view = family.page.overlay.view
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(30, 20))
        settle()
        assert family.session.match.state.phase is Phase.PLAY
        assert len(family.session.match.state.tricks) == len(match.state.tricks) + 1
