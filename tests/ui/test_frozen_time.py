"""Where playing time stands still the reactions of computers wait; and what they react to must still lie there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Seat, Setup
from tabletop.core.view import View
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.session.session import WHOSE_HAND, Session
from tests.ui.buzz_toy import Buzz, BuzzState, buzz_match
from tests.ui.test_session import ANN, BEN, BOT, Mind

ZOE = Player("Zoe", computer=True)
REACTS_MS = 300
"""The time that a computer player needs; its answer is on its way for so long."""


@pytest.fixture
def table(qtbot: QtBot) -> Any:
    """A person and two computers; the clock runs."""
    made: list[Session] = []

    def begin(match: Match[Any]) -> tuple[Session, Mind]:
        mind = Mind()
        session = Session(match, (ANN, BOT, ZOE), None, mind, pace=1.0, luck=lambda: LiveChance(7))  # type: ignore[arg-type]
        session.start()
        made.append(session)
        return session, mind

    yield begin
    for session in made:
        session.close()


def answer(mind: Mind, seat: int, choice: Choice) -> None:
    """A computer player answers the last question that was put to it."""
    ask = max(number for number, asked, _ in mind.asks if asked == seat)
    mind.answered.emit(ask, choice)


def done(match: Match[Any]) -> list[Action]:
    """What has been done so far."""
    return [entry.action for entry in match.log if entry.action is not None]


def test_a_reaction_waits_and_goes_on_where_it_was(qtbot: QtBot, table: Any) -> None:
    match = buzz_match()
    session, mind = table(match)
    answer(mind, 1, Choice(Action(1, "take"), after_ms=REACTS_MS))
    answered_ms = session.now_ms()
    session.play(Action(0, "buzz"))
    qtbot.waitUntil(lambda: match.state.buzzed == 0)
    assert session.thinking
    qtbot.wait(REACTS_MS + 50)
    assert done(match) == [Action(0, "buzz")], "it waits, and is not asked to answer in vain"
    session.play(Action(0, "name"))
    qtbot.waitUntil(lambda: len(done(match)) == 3)
    assert done(match)[2] == Action(1, "take")
    buzzed, named, taken = match.log[1:]
    due_ms = taken.at_ms - (named.at_ms - buzzed.at_ms)
    assert REACTS_MS <= due_ms <= answered_ms + REACTS_MS


def test_whoever_buzzed_acts_while_time_stands_still(qtbot: QtBot, table: Any) -> None:
    match = buzz_match()
    _, mind = table(match)
    answer(mind, 1, Choice(Action(1, "buzz"), after_ms=1))
    answer(mind, 2, Choice(Action(2, "take"), after_ms=REACTS_MS))
    qtbot.waitUntil(lambda: match.state.buzzed == 1)
    answer(mind, 1, Choice(Action(1, "name")))
    qtbot.waitUntil(lambda: len(done(match)) == 3)
    assert done(match) == [Action(1, "buzz"), Action(1, "name"), Action(2, "take")]


def test_the_deadline_runs(qtbot: QtBot, table: Any) -> None:
    match = buzz_match(heard_ms=50)
    session, _ = table(match)
    session.play(Action(0, "buzz"))
    qtbot.waitUntil(lambda: done(match)[-1:] == [Action(CLOCK, "forget")])
    assert match.log[-1].at_ms == match.log[-2].at_ms + 50


def test_the_end_of_a_match_forgets_what_waits(qtbot: QtBot, table: Any) -> None:
    match = buzz_match()
    session, mind = table(match)
    answer(mind, 1, Choice(Action(1, "take"), after_ms=REACTS_MS))
    session.play(Action(0, "buzz"))
    qtbot.waitUntil(lambda: match.state.buzzed == 0)
    session.close()
    assert not session.thinking


@pytest.mark.parametrize(("watches", "stands"), [((), True), (("b1",), True), (("b0",), False), (("b0", "b1"), False)])
def test_an_answer_falls_with_what_it_watches(qtbot: QtBot, table: Any, watches: tuple[str, ...], stands: bool) -> None:
    match = buzz_match()
    session, mind = table(match)
    answer(mind, 1, Choice(Action(1, "take"), after_ms=60_000, watches=watches))
    asked = [seat for _, seat, _ in mind.asks].count(1)
    session.play(Action(0, "turn", choice=0))
    qtbot.waitUntil(lambda: len(done(match)) == 1)
    assert [seat for _, seat, _ in mind.asks].count(1) == asked + (not stands), "else it is asked anew"
    assert mind.asks[-1][2] is Level.EASY


def test_what_it_watches_may_change_while_time_stands_still(qtbot: QtBot, table: Any) -> None:
    match = buzz_match()
    session, mind = table(match)
    answer(mind, 1, Choice(Action(1, "take"), after_ms=60_000, watches=("b0",)))
    session.play(Action(0, "buzz"))
    qtbot.waitUntil(lambda: match.state.buzzed == 0)
    asked = [seat for _, seat, _ in mind.asks].count(1)
    match.states[-1] = match.game.apply(match.state, Action(0, "turn", choice=0), LiveChance(1))
    session.play(Action(0, "name"))
    qtbot.waitUntil(lambda: match.state.buzzed is None)
    assert [seat for _, seat, _ in mind.asks].count(1) == asked + 1, "it is asked anew"


class Pointing(Buzz):
    """Whoever buzzed names a card by a tap on it; the second card is that of the second seat."""

    def view(self, state: BuzzState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        first, second = view.placements
        return replace(view, placements=(first, replace(second, owner=1)))

    def interpret(self, state: BuzzState, gesture: Gesture) -> tuple[Action, ...]:
        return (Action(gesture.seat, "take" if state.buzzed is None else "name"),)


@pytest.mark.parametrize("card", ["b0", "b1"])
def test_while_all_wait_for_one_every_touch_is_of_that_one(qtbot: QtBot, card: str) -> None:
    """Whoever is heard may point at what is nobody's, and at what belongs to somebody else."""
    match = Match(Pointing(), Setup(2), LiveChance(1))
    session = Session(match, (ANN, BEN), None, Mind(), pace=1.0, luck=lambda: LiveChance(7))  # type: ignore[arg-type]
    session.start()
    told: list[Any] = []
    session.notice.connect(lambda text: told.append(text.msg))
    session.touched(Touch(GestureKind.TAP, ("b0",)))
    assert told == [WHOSE_HAND], "while nobody is heard it may be anybody's hand"
    session.play(Action(0, "buzz"))
    qtbot.waitUntil(lambda: match.state.buzzed == 0)
    session.touched(Touch(GestureKind.TAP, (card,)))
    qtbot.waitUntil(lambda: match.state.buzzed is None)
    assert done(match) == [Action(0, "buzz"), Action(0, "name")]
    session.close()
