"""The moment counts at which a key went down, however late the program hears of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.model import CLOCK, Action
from tabletop.match.players import Player
from tabletop.ui.session import action_queue
from tabletop.ui.session.action_queue import MatchClock
from tests.games.ratscrew_positions import top_of
from tests.ui.race_kit import (
    ANN,
    BEN,
    BOT,
    PAIR,
    STAMP,
    block,
    post_key,
    race_match,
    race_page,
    ready_ms,
    skip_countdown,
    slaps,
)
from tests.ui.table_kit import click, press

# The clock


class Ticks:
    """A stop watch that is set by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def elapsed(self) -> int:
        return self.ms

    def restart(self) -> int:
        before, self.ms = self.ms, 0
        return before

    def start(self) -> None:
        self.ms = 0


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    """What the clocks of a test look at."""
    watch = Ticks()
    monkeypatch.setattr(action_queue, "QElapsedTimer", lambda: watch)
    return watch


def test_a_stamp_is_compared_with_the_event_that_came_fastest(ticks: Ticks) -> None:
    clock = MatchClock(5000)
    ticks.ms = 30
    assert clock.now_ms(200) == 5030
    ticks.ms = 70
    assert clock.now_ms(220) == 5050, "it came 20 ms late"
    assert clock.now_ms() == 5070


def test_a_stamp_is_never_in_the_future(ticks: Ticks) -> None:
    clock = MatchClock(0)
    clock.now_ms(1000)
    ticks.ms = 7
    assert clock.now_ms(90_000) == 7


def test_a_window_system_whose_clock_begins_anew_turns_nothing_back(ticks: Ticks) -> None:
    clock = MatchClock(0)
    ticks.ms = 10_000
    assert clock.now_ms(2**32 - 5) == 10_000
    ticks.ms = 10_020
    assert clock.now_ms(15) == 10_020
    ticks.ms = 10_100
    assert clock.now_ms(45) == 10_050, "it came 50 ms late"


def test_a_clock_that_rests_stands_still(ticks: Ticks) -> None:
    clock = MatchClock(100)
    ticks.ms = 10
    clock.set_paused(True)
    ticks.ms = 40
    assert clock.now_ms() == clock.now_ms(77) == 110
    clock.set_paused(False)
    ticks.ms += 5
    assert clock.now_ms() == 115


def test_a_clock_goes_on_by_itself() -> None:
    clock = MatchClock(100)
    block(30)
    assert clock.now_ms() >= 130


def test_a_still_clock_knows_no_moment() -> None:
    clock = MatchClock(100, still=True)
    assert clock.now_ms() == clock.now_ms(55) == 0


# A blocked event loop


def test_the_earlier_key_wins_although_it_is_heard_later(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    post_key(page.overlay.view, Qt.Key.Key_X, 60)
    post_key(page.overlay.view, Qt.Key.Key_O, 40)
    block(300)
    qtbot.waitUntil(lambda: len(slaps(match)) == 2)
    assert slaps(match) == [1, 0]
    first_ms, second_ms = (claim.at_ms for claim in match.state.claims.right)
    assert second_ms - first_ms == 20
    qtbot.waitUntil(lambda: not match.state.pile)
    assert match.state.turn == 1


def test_of_keys_at_the_same_moment_the_rules_know_the_first(qtbot: QtBot) -> None:
    """Six hands at once, in any order of arrival: nobody else is called the first, not even for a moment."""
    match = race_match("9C 2C 3C 4H", "9S 3H 5C", "4C 6C 7C", "8C", "10C", "JD", turns=2)
    people = [Player(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")]
    page, _ = race_page(qtbot, match, *people)
    told: list[tuple[int, bool]] = []
    page.session.entry_added.connect(lambda index: told.append((match.log[index].action.seat, match.state.winner == 3)))
    for key in (Qt.Key.Key_X, Qt.Key.Key_O, Qt.Key.Key_E, Qt.Key.Key_N, Qt.Key.Key_Right, Qt.Key.Key_H):
        post_key(page.overlay.view, key, 40)
    qtbot.waitUntil(lambda: len(told) == 6)
    assert told == [(seat, True) for seat in (3, 4, 1, 2, 0, 5)], "fewest cards, then clockwise after Ben"


def test_a_computer_player_gains_nothing_by_a_blocked_loop(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, mind = race_page(qtbot, match, ANN, BEN, BOT)
    mind.answer(Action(2, "slap"), after_ms=ready_ms(page) + 300)
    block(250)
    post_key(page.overlay.view, Qt.Key.Key_X, 280)
    block(400)
    qtbot.waitUntil(lambda: len(slaps(match)) == 2)
    assert slaps(match)[0] == 0
    assert match.log[-2].action != Action(0, "slap"), "each carries its moment"


def test_nor_does_a_person(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, mind = race_page(qtbot, match, ANN, BEN, BOT)
    mind.answer(Action(2, "slap"), after_ms=300)
    late = page.session.now_ms() - page.session.now_ms(STAMP)
    block(250)
    post_key(page.overlay.view, Qt.Key.Key_X, 345 + late)
    block(400)
    qtbot.waitUntil(lambda: len(slaps(match)) == 2)
    assert slaps(match)[0] == 2


@pytest.mark.slow
def test_the_clock_waits_for_a_slap_before_its_time(qtbot: QtBot) -> None:
    """A pile that a contract has won, with a pair on top: the grace time is over while the program is busy."""
    match = race_match("JS 2C 3C", "9S 3H 5C", "4C 6C 7C", turns=1, options={"ace-contract": "four"})
    match.states[-1] = race_match("QS 2C 3C", "9S 9H 5C", "4C 6C 7C", turns=3).state
    assert match.game.deadline_ms(match.state) == 1500
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    ready = page.session.now_ms()
    # The last card was laid three seconds after the match began; the clock of this match began after one.
    post_key(page.overlay.view, Qt.Key.Key_O, 1000 + 1200 - ready)
    block(1600)
    qtbot.waitUntil(lambda: len(match.log) > 2)
    assert page.session.now_ms() - ready > 1500
    entry = match.log[2].action
    assert entry is not None
    assert (entry.seat, entry.verb) == (1, "slap"), "before the clock"


def test_a_card_turned_after_the_slap_does_not_spoil_it(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, mind = race_page(qtbot, match, ANN, BEN, BOT)
    mind.answer(Action(2, "turn"), after_ms=ready_ms(page) + 800)
    post_key(page.overlay.view, Qt.Key.Key_X, 760)
    block(900)
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert slaps(match) == [0]
    assert len(match.state.pile) == 2


def test_a_key_that_is_pressed_too_early_gets_the_rule(qtbot: QtBot) -> None:
    match = race_match(*PAIR)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    post_key(page.overlay.view, Qt.Key.Key_Space, 10)
    qtbot.waitUntil(lambda: len(match.log) == 2)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.overlay.strip.below != "")
    assert page.overlay.strip.below.startswith("Rule 20")
    assert len(match.log) == 2


# Resting


def test_a_match_in_real_time_rests_while_nobody_looks(qtbot: QtBot) -> None:
    match = race_match("JS 2C 3C", "9S 3H 5C", "4C 6C 7C", turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    page.hide()
    stopped = page.session.now_ms()
    qtbot.wait(200)
    assert page.session.now_ms() == stopped
    assert len(match.log) == 3
    page.show()
    qtbot.wait(30)
    assert page.session.now_ms() == stopped, "nobody is surprised"
    skip_countdown(page)
    qtbot.waitUntil(lambda: page.session.now_ms() > stopped)


@pytest.mark.slow
def test_the_clock_turns_the_cards_at_its_own_pace(qtbot: QtBot) -> None:
    match = race_match(*PAIR, options={"auto-turn": "fast"})
    race_page(qtbot, match, ANN, BEN, BOT)
    qtbot.waitUntil(lambda: len(match.log) == 3, timeout=20_000)
    first, second = match.log[1:]
    assert first.action is not None
    assert first.action.seat == CLOCK
    assert match.game.deadline_ms(match.states[1]) == 900
    assert second.at_ms - first.at_ms >= 890


# Whose hand


def test_a_card_on_the_table_is_turned_by_its_owner(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=1)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    view = page.overlay.view
    token = top_of(match.state, 1)
    to = match.game.legal(match.state, 1)[0].to
    assert to is not None
    press(view.viewport(), view.token_point(token), view.place_point(to))
    qtbot.waitUntil(lambda: len(match.log) == 3)
    assert match.log[-1].action == match.game.canonical(match.states[-2], Action(1, "turn"))


def test_the_pile_is_the_button_of_a_single_person(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BOT, BOT, pace=0.0)
    click(page.overlay.view.viewport(), page.overlay.view.token_point("c0").toPoint())
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert slaps(match) == [0]


def test_with_several_people_a_tap_on_the_pile_is_nobodys_slap(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    pile = next(p.token for p in match.view(None).placements if p.place.zone == "pile")
    click(page.overlay.view.viewport(), page.overlay.view.token_point(pile).toPoint())
    qtbot.wait(30)
    assert not slaps(match)
    assert page.overlay.strip.head.startswith("Several people are playing")
    click(page.overlay.view.viewport(), page.overlay.view.token_point("hand-1").toPoint())
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert slaps(match) == [1], "a hand belongs to somebody"


def test_the_stamp_of_the_event_reaches_the_log(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    before = page.session.now_ms(STAMP)
    post_key(page.overlay.view, Qt.Key.Key_O, 0)
    block(120)
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert match.log[-1].at_ms == before
    assert match.log[-1].action == Action(1, "slap", choice=before)


def test_a_hand_in_a_hurry_may_slip_on_the_pile(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BOT, BOT, pace=0.0)
    view = page.overlay.view
    pile = view.token_point("c0")
    press(view.viewport(), pile, pile + QPointF(9, 6))
    qtbot.waitUntil(lambda: bool(slaps(match)))
    assert slaps(match) == [0]


def test_a_click_on_the_stack_turns_its_top_card(qtbot: QtBot) -> None:
    """The card may be dropped on any part of the pile: that is one and the same, and needs no second click."""
    match = race_match(*PAIR, turns=1)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    view = page.overlay.view
    click(view.viewport(), view.token_point(top_of(match.state, 1)).toPoint())
    qtbot.waitUntil(lambda: len(match.log) == 3)
    assert match.state.turned == 2
    assert view.table_scene.lifted == ()
