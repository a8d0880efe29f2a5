"""What is legal can be done by hand and by keyboard, and what is not gets its answer: on the real page of every game.

Positions are taken from random matches. One person sits at the seat that acts; nobody else moves, and what was done is
taken back, so that every action is tried from the same position.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Refusal, Setup
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.strip import Tone
from tabletop.ui.table_page import TablePage
from tests.conformance.playing import gestures, play, rule_ids, setups
from tests.ui.hands import Clumsy, Hands, settle
from tests.ui.table_kit import make_page, speak

FEW, MANY = 3, 12
ATTEMPTS = 14
_ANYBODY = Player("Robin", computer=True)


def position(game: Game[Any], setup: Setup, seed: int, part: float) -> Match[Any]:
    """A moment of a random match at which a person acts; what is played there can always be taken back."""
    whole = play(game, setup, seed)
    for length in range(max(1, int(part * len(whole.log))), 0, -1):
        match = Match.replay(game, setup, whole.log[:length], friendly_undo=True)
        if game.forced(match.state) is None and any(game.legal(match.state, seat) for seat in match.active - {CLOCK}):
            return match
    raise AssertionError("nobody ever acts")


def pages(qtbot: QtBot, slug: str, seed: int, count: int) -> Iterator[Sitting]:
    """Pages at `count` moments, over all numbers of seats and house rules."""
    game = games.load(slug)
    known = setups(game)
    for number in range(count):
        setup = known[(seed + number * 5) % len(known)]
        yield Sitting(qtbot, position(game, setup, seed + number, (number + 0.6) / count))


class Sitting:
    """A page with one person, at one moment; `told` are the gestures that came from the table."""

    def __init__(self, qtbot: QtBot, match: Match[Any]) -> None:
        seats = sorted(match.active - {CLOCK})
        self.seat = next(seat for seat in seats if match.game.legal(match.state, seat))
        players = [_ANYBODY] * match.setup.seats
        players[self.seat] = Player("Kim")
        self.page: TablePage = make_page(qtbot, match, *players)[0]
        if match.game.info.real_time:
            # The clock must not act between two gestures, however long they take.
            self.page.session.hold("test")
        self.match = match
        self.game = match.game
        self.length = len(match.log)
        self.hands = Hands(self.page, LiveChance(self.length))
        self.told: list[Gesture] = []
        self.refusals: list[Refusal] = []
        self.page.stage.view.gesture_made.connect(self.told.append)
        self.page.session.refused.connect(lambda refusal, seat: self.refusals.append(refusal))

    def legal(self) -> tuple[Action, ...]:
        """Everything that the person may do now."""
        return self.game.legal(self.match.state, self.seat)

    def landed(self) -> Action | None:
        """What was played, in its canonical form; None if nothing was."""
        settle()
        if len(self.match.log) == self.length:
            return None
        action = self.match.log[self.length].action
        assert action is not None
        return self.game.canonical(self.match.states[self.length - 1], action)

    def take_back(self) -> None:
        """The position is as it was."""
        self.page.session.undo()
        self.page.end.hide()
        self.hands.set_switches(())
        settle()
        assert len(self.match.log) == self.length, "it can be taken back"

    def do_all_by_mouse(self, most: int = 1000) -> int:
        """Every legal action (of very many some), in each of its ways."""
        done = 0
        for action in self.legal()[:: 1 + len(self.legal()) // most]:
            ways = self.hands.ways(action)
            if not ways:
                self.hands.do(action)
                self._check(action, None)
                done += 1
            for gesture in ways:
                self.hands.make(gesture)
                self.hands.choose(action)
                self._check(action, gesture)
                done += 1
        return done

    def _check(self, action: Action, gesture: Gesture | None) -> None:
        assert self.landed() == action, f"{gesture or action}: {self.page.stage.strip.head}"
        self.take_back()

    def legal_meanings(self, gesture: Gesture) -> list[Action]:
        """What a gesture may do now."""
        view = self.page.session.controller(self.seat).view()
        meant = self.game.interpret(view, gesture)
        return [action for action in meant if self.game.check(self.match.state, action) is None]


@pytest.mark.parametrize("slug", games.slugs())
def test_every_legal_action_lands_by_mouse(qtbot: QtBot, slug: str) -> None:
    done = [sitting.do_all_by_mouse(most=18) for sitting in pages(qtbot, slug, 1, FEW)]
    assert all(done)


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_every_legal_action_lands_by_mouse_in_many_positions(qtbot: QtBot, slug: str) -> None:
    assert all(sitting.do_all_by_mouse() for sitting in pages(qtbot, slug, 100, MANY))


@pytest.mark.parametrize("slug", games.slugs())
def test_any_drag_or_tap_is_accepted_exactly_when_it_is_legal_and_else_answered(qtbot: QtBot, slug: str) -> None:
    refused = sum(_try_gestures(sitting, ATTEMPTS) for sitting in pages(qtbot, slug, 7, FEW))
    assert refused >= FEW, "some of them are not legal"


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_every_rule_that_a_hand_can_break_is_told(qtbot: QtBot, slug: str) -> None:
    rules = set()
    for sitting in pages(qtbot, slug, 200, MANY):
        _try_gestures(sitting, 3 * ATTEMPTS)
        rules |= {refusal.rule for refusal in sitting.refusals}
    assert len(rules) >= 3, f"only {rules} were broken"


def _try_gestures(sitting: Sitting, count: int) -> int:
    """Makes gestures of all kinds, legal or not. How many were refused."""
    luck = LiveChance(sitting.length)
    view = sitting.page.session.view()
    wanted = [g for g in gestures(sitting.page.spec, view, sitting.seat) if g.kind is not GestureKind.BUTTON]
    before = len(sitting.refusals)
    for gesture in islice(luck.shuffled(wanted), count):
        _try(sitting, gesture)
    return len(sitting.refusals) - before


def _try(sitting: Sitting, gesture: Gesture) -> None:
    page, told, refused = sitting.page, len(sitting.told), len(sitting.refusals)
    controller = RuleController(sitting.match, sitting.seat)
    try:
        if gesture.kind is GestureKind.DRAG and gesture.to is not None:
            sitting.hands.carry(gesture.tokens, gesture.to)
        else:
            sitting.hands.make(gesture)
    except Clumsy:
        return  # it lies under other tokens, or a widget lies over it
    settle()
    for meant in sitting.told[told:]:
        if sitting.landed() is not None or page.stage.choices.isVisible():
            assert len(sitting.refusals) == refused
            continue
        if len(sitting.refusals) == refused:
            assert _is_arrangement(controller, meant), f"{meant} got no answer"
            continue
        _check_refusal(sitting, meant)
    page.stage.choices.clear()
    page.stage.view.hand.cancel()
    if sitting.landed() is not None:
        sitting.take_back()


def _is_arrangement(controller: RuleController, gesture: Gesture) -> bool:
    zones = {zone.id: zone for zone in controller.spec.zones}
    here = {p.token: p.place.zone for p in controller.view().placements}
    return any(zones[here[token]].arrange_with for token in gesture.tokens)


def _check_refusal(sitting: Sitting, gesture: Gesture) -> None:
    """The strip says a rule of the rules viewer or of the core, in words, and nothing has changed."""
    refusal, strip = sitting.refusals[-1], sitting.page.stage.strip
    assert not sitting.legal_meanings(gesture), f"{gesture} is legal"
    assert refusal.rule in rule_ids(sitting.game)
    assert strip.tone is Tone.REFUSAL
    assert strip.isVisible()
    assert strip.head.strip()
    assert "{" not in strip.head + strip.below, strip.head
    numbered = sitting.game.rule(refusal.rule, sitting.match.setup)
    assert strip.link.isVisible() == (numbered is not None)
    assert len(sitting.match.log) == sitting.length
    shown = {token: item.rest for token, item in sitting.page.stage.view.table_scene.items_of.items()}
    assert set(shown) == {p.token for p in sitting.page.session.view().placements}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_legal_action_is_reached_by_the_list_of_moves(qtbot: QtBot, slug: str) -> None:
    for sitting in pages(qtbot, slug, 3, FEW):
        for action in sitting.legal()[::3]:
            sitting.hands.from_list(action)
            assert sitting.landed() == action
            sitting.take_back()


@pytest.mark.parametrize("slug", games.slugs())
def test_the_cause_of_a_refusal_stays_marked_when_the_language_changes(qtbot: QtBot, slug: str) -> None:
    for sitting in pages(qtbot, slug, 60, FEW):
        _try_gestures(sitting, ATTEMPTS)
        marks = sitting.page.stage.view.table_scene.marks
        before = marks.shown("cause")
        said = sitting.page.stage.strip.head
        if before and sitting.page.talk.refusal is not None:
            speak(sitting.page, "de")
            assert sitting.page.stage.strip.head != said
            assert marks.shown("cause") == before


def question(slug: str) -> tuple[Match[Any], Action] | None:
    """A position in which one drag may mean several things, if a game has such drags."""
    game = games.load(slug)
    for seed in range(3):
        whole = play(game, setups(game)[seed], seed)
        for length in range(2, min(len(whole.log), 120)):
            match = Match.replay(game, whole.setup, whole.log[:length])
            for seat in match.active - {CLOCK}:
                legal = [a for a in game.legal(match.state, seat) if a.tokens and a.to is not None]
                same = [a for a in legal if sum((a.tokens, a.to) == (b.tokens, b.to) for b in legal) > 2]
                if same:
                    return match, same[0]
    return None


@pytest.mark.parametrize("slug", games.slugs())
def test_what_the_table_asks_is_asked_in_another_language_too(qtbot: QtBot, slug: str) -> None:
    found = question(slug)
    if found is None:
        return  # no drag of this game has several meanings
    match, action = found
    sitting = Sitting(qtbot, match)
    row = sitting.page.stage.choices
    assert action.to is not None
    sitting.hands.carry(action.tokens, action.to)
    settle()
    asked = [button.text() for button in row.buttons]
    assert len(asked) > 1
    speak(sitting.page, "de")
    assert len(row.buttons) == len(asked)
    assert all(button.text() not in asked for button in row.buttons)
    speak(sitting.page, "en")
    assert [button.text() for button in row.buttons] == asked
    sitting.hands.choose(action)
    assert sitting.landed() == action


@pytest.mark.parametrize("slug", games.slugs())
def test_tokens_are_carried_by_the_keyboard(qtbot: QtBot, slug: str) -> None:
    carried = 0
    for sitting in pages(qtbot, slug, 11, 2 * FEW):
        movers = [action for action in sitting.legal() if action.tokens and action.to is not None]
        for action in movers[:: max(1, len(movers) // 3)]:
            sitting.hands.carry_by_keys(action)
            sitting.hands.choose_by_keys(action)
            assert sitting.landed() == action, f"{action}: {sitting.page.stage.strip.head}"
            sitting.take_back()
            carried += 1
    assert carried or not _carries(slug), "nothing was carried"


def _carries(slug: str) -> bool:
    """Whether tokens go from place to place at all in a game (dice only roll)."""
    game = games.load(slug)
    whole = play(game, setups(game)[0], 1)
    return any(e.action is not None and e.action.tokens and e.action.to is not None for e in whole.log)


@pytest.mark.parametrize("slug", games.slugs())
def test_escape_puts_down_what_a_key_has_lifted(qtbot: QtBot, slug: str) -> None:
    for sitting in pages(qtbot, slug, 11, FEW):
        view = sitting.page.stage.view
        movers = [action for action in sitting.legal() if action.tokens and action.to is not None]
        for action in movers[:1]:
            sitting.hands.walk_to(action.tokens[0])
            QTest.keyClick(view, Qt.Key.Key_Return)
            QTest.keyClick(view, Qt.Key.Key_Escape)
            if sitting.landed() is not None:
                sitting.take_back()
            assert view.carried == ()
