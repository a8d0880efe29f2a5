"""“Why?”: a computer player says what it meant, at the table and when somebody looks back; never what is hidden."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice
from tabletop.core.model import Refusal
from tabletop.core.text import Text
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.match_page.telling import STORY_MS
from tests.ui.scene_tools import text
from tests.ui.table_kit import ANN, BOT, Hourglass, Mind, by_hand, click, make_page, speak, timer_of
from tests.ui.toy import ToyState, a_play, toy_match

HARDLY = 0.001
"""A pace at which a wait is over in no time."""
REASON = text("It is the highest.")


def played(qtbot: QtBot, match: Match[ToyState], reason: Text | None = REASON, **looks: Any) -> tuple[TablePage, Mind]:
    """A page on which a computer player has just acted, and its card has landed."""
    page, mind = make_page(qtbot, match, BOT, ANN, speed="normal", pace=HARDLY, **looks)
    glass = Hourglass(page)
    mind.answered.emit(len(mind.asks), Choice(a_play(match), reason))
    qtbot.waitUntil(lambda: len(match.log) == 2)
    page.session.pace = 1.0
    glass.land()
    timer_of(page.overlay.strip, round(STORY_MS)).stop()  # it is told until something else happens
    return page, mind


def test_the_strip_offers_the_reason_of_what_a_computer_has_done(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=False, cards=9))
    strip = page.overlay.strip
    assert strip.link.text() == "Why?"
    click(strip.link, QPoint(12, strip.link.height() // 2))
    assert strip.head == "It is the highest."
    assert strip.link.text() == ""


def test_it_is_asked_in_the_language_of_the_table(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=False, cards=9), language="de")
    assert page.overlay.strip.link.text() == "Warum?"
    speak(page, "en")


def test_without_a_reason_nothing_is_offered(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=False, cards=9), reason=None)
    assert page.overlay.strip.head == "Bot: play"
    assert page.overlay.strip.link.text() == ""


def test_who_looks_back_reads_the_reason_too(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=False, cards=9))
    by_hand(page, a_play(page.session.match))
    by_hand(page, a_play(page.session.match))
    page.history.go(1)
    assert page.overlay.strip.head.endswith("It is the highest.")
    page.history.go(2)
    assert "highest" not in page.overlay.strip.head
    page.history.leave()


def test_the_reason_goes_with_its_move(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=False, cards=9))
    session = page.session
    assert session.why(1) == REASON
    done = session.match.log[1].action
    session.match.rewind(1)
    other = next(action for action in session.game.legal(session.match.state, 0) if action != done)
    assert not isinstance(session.match.submit(other), Refusal)
    assert session.why(1) is None


def test_no_reason_tells_of_a_hidden_hand_before_the_match_is_over(qtbot: QtBot) -> None:
    page, _ = played(qtbot, toy_match(hidden=True, cards=9))
    match = page.session.match
    assert match.result is None
    assert page.session.why(1) is None
    assert page.overlay.strip.link.text() == ""
    while match.result is None:
        seat = min(match.active)
        assert not isinstance(match.submit(match.game.legal(match.state, seat)[0]), Refusal)
    assert page.session.why(1) == REASON
