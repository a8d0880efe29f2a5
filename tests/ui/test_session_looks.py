"""Whose eyes see the table of a session, and when somebody else is called."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Choice
from tabletop.core.model import Action, GestureKind, Setup
from tabletop.match.match import Match
from tabletop.match.viewpoint import Visibility
from tabletop.ui.session.gesture_owner import Touch
from tests.conformance.playing import play, twin
from tests.ui.table_kit import by_hand, make_page, open_curtain
from tests.ui.test_session import ANN, BEN, BOT, drag, heard, make
from tests.ui.toy import a_play, toy_match


def test_the_curtain_falls_between_two_people(qtbot: QtBot) -> None:
    session, _ = make(toy_match(cards=9), ANN, BEN)
    looks = heard(session.look_changed)
    assert session.look == Visibility(None, curtain_for=0)
    assert all(p.face is None for p in session.view().placements)
    session.open_curtain()
    assert looks == [Visibility(0)]
    session.gesture(drag(a_play(session.match)))
    assert session.look == Visibility(None, curtain_for=1)
    session.open_curtain()
    assert list(session.missed(1)) == [1]
    assert not session.missed(1)


def test_what_the_table_plays_by_itself_needs_no_eyes(qtbot: QtBot) -> None:
    match = toy_match()
    session, _ = make(match, ANN, BEN)
    session.open_curtain()
    while match.game.forced(match.state) is None:
        session.gesture(drag(a_play(match)))
        if session.look.curtain_for is not None:
            session.open_curtain()
    assert session.look == Visibility(None), "no curtain falls for whoever must pass"
    before = len(match.log)
    qtbot.waitUntil(lambda: len(match.log) > before)
    assert match.log[before].action is not None
    assert match.log[before].action.verb == "pass"


def test_whoever_looks_goes_on_looking_while_something_is_shown(qtbot: QtBot) -> None:
    session, _ = make(toy_match(cards=9), ANN, BEN)
    session.open_curtain()
    session.hold("showing", looking=True)
    session.gesture(drag(a_play(session.match)))
    assert session.look == Visibility(0)
    assert session.actor == 0, "the hands on the table are still Ann's"
    session.release("another")
    assert session.look == Visibility(0)
    session.release("showing")
    assert session.look == Visibility(None, curtain_for=1)


def test_nothing_is_told_of_a_hand_before_the_curtain_has_fallen_for_it(qtbot: QtBot) -> None:
    """A computer player has moved, and all look at it; next is somebody whom nobody has called yet."""
    page, mind = make_page(qtbot, toy_match(seats=3, cards=9), ANN, BEN, BOT)
    session = page.session
    for _ in range(2):
        open_curtain(page)
        by_hand(page, a_play(session.match))
    assert session.look == Visibility(None)
    session.entry_added.connect(lambda _: session.hold("showing", looking=True))
    mind.answered.emit(mind.asks[-1][0], Choice(a_play(session.match)))
    qtbot.waitUntil(lambda: session.match.active == {0})
    assert session.look == Visibility(None), "still at what was done"
    assert session.actor is None
    assert page.panel.moves.rowCount() == 0
    before = len(session.match.log)
    session.touched(Touch(GestureKind.DRAG, a_play(session.match).tokens, a_play(session.match).to))
    assert len(session.match.log) == before
    session.release("showing")
    assert session.look == Visibility(None, curtain_for=0)


def test_whoever_takes_a_seat_is_asked_at_once_whatever_is_shown(qtbot: QtBot) -> None:
    session, _ = make(toy_match(cards=9), ANN, BEN)
    session.open_curtain()
    session.hold("showing", looking=True)
    session.gesture(drag(a_play(session.match)))
    session.set_player(0, BOT)
    assert session.look == Visibility(None, curtain_for=1)


def must_pass_after_drawing() -> tuple[Match[Any], Action]:
    """Somebody is about to draw a card that cannot be laid."""
    game = games.load("crazy_eights")
    for seed in range(20):
        whole = play(game, Setup(2), seed, plies=60)
        for index, entry in enumerate(whole.log[1:], 1):
            forced = game.forced(whole.states[index])
            if entry.action is not None and forced is not None and forced.seat == entry.action.seat:
                return twin(whole, index), entry.action
    raise AssertionError("nobody has to pass")


def test_whoever_looks_sees_what_the_table_plays_for_them(qtbot: QtBot) -> None:
    match, draw = must_pass_after_drawing()
    session, _ = make(match, ANN, BEN)
    looks, length = heard(session.look_changed), len(match.log)
    session.open_curtain()
    session.play(draw)
    qtbot.waitUntil(lambda: session.look.curtain_for == 1 - draw.seat)
    assert len(match.log) >= length + 2
    assert looks == [Visibility(draw.seat), session.look], "the hand stays open until the table has passed"


def test_the_one_who_stays_is_asked_before_the_hand_is_shown(qtbot: QtBot) -> None:
    session, _ = make(toy_match(), ANN, BEN)
    session.open_curtain()
    session.set_player(0, BOT)
    assert session.look == Visibility(None, curtain_for=1)
    session.open_curtain()
    assert session.look == Visibility(1)
    session.set_player(0, ANN)
    assert session.look == Visibility(None, curtain_for=0)
