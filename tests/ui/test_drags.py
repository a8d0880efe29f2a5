"""What is legal can be done by hand and by keyboard, and what is not gets its answer: on the real page of every game.

Positions are taken from random matches: from their beginnings, middles and ends, and one for each verb. One person sits
at the seat that acts; nobody else moves, and what was done is taken back, so that everything is tried from the same
position.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Refusal, Seat
from tabletop.match.controller import NOTHING_THERE, Ignored, RuleController
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.gesture_owner import Touch
from tests.conformance.playing import gestures, moment, play, rule_ids, setups, twin
from tests.kinds import EVERY_MATCH, ONE_OF_EACH_KIND, OPEN_AND_HIDDEN, slow_beyond
from tests.ui.hands import Clumsy, Hands, settle
from tests.ui.table_kit import passing_page, speak

FEW, SOUGHT = 3, 8
SHARES = 2
ATTEMPTS, FEW_ATTEMPTS = 14, 6
_ANYBODY = Player("Robin", computer=True)


class Moment(NamedTuple):
    """A position of a match in which a person has something to decide; what is played there can be taken back."""

    match: Match[Any]
    seat: Seat

    def verbs(self) -> set[str]:
        """What the person may do."""
        return {action.verb for action in self.match.game.legal(self.match.state, self.seat)}


def found_moment(match: Match[Any]) -> Moment | None:
    """This position, if somebody decides here and the match does not go on by itself."""
    match.friendly_undo = True
    waits_for_nobody = CLOCK in match.active and match.game.deadline_ms(match.state) == 0
    if match.game.forced(match.state) is None and not waits_for_nobody:
        for seat in sorted(match.active - {CLOCK}):
            if match.game.legal(match.state, seat):
                return Moment(match, seat)
    return None


@lru_cache(maxsize=2)
def matches(slug: str, seed: int, count: int) -> tuple[Match[Any], ...]:
    """Whole matches, over all numbers of seats and house rules."""
    game = games.load(slug)
    known = setups(game)
    return tuple(play(game, known[(seed + number * 5) % len(known)], seed + number) for number in range(count))


def moments(slug: str, seed: int, count: int) -> Iterator[Moment]:
    """Positions from the beginning to the end of matches."""
    for number, whole in enumerate(matches(slug, seed, count)):
        end = len(moment(whole, (number + 0.6) / count).log)
        before = (found_moment(twin(whole, length)) for length in range(end, 0, -1))
        yield next(found for found in before if found is not None)


@lru_cache(maxsize=2)
def one_of_every_verb(slug: str, seed: int) -> tuple[Moment, ...]:
    """Positions in which together everything is legal that people do in the matches from which they come."""
    chosen = list(moments(slug, seed, FEW))
    seen = {verb for at in chosen for verb in at.verbs()}
    for whole in matches(slug, seed, SOUGHT):
        for length, entry in enumerate(whole.log):
            action = entry.action
            if action is not None and action.seat != CLOCK and action.verb not in seen:
                at = found_moment(twin(whole, length))
                if at is not None:
                    chosen.append(Moment(at.match, action.seat))
                    seen |= chosen[-1].verbs()
    return tuple(chosen)


@contextmanager
def sitting_at(at: Moment) -> Iterator[Sitting]:
    """A page with one person, at one moment of a match; the clock of the game stands still."""
    players = [_ANYBODY] * at.match.setup.seats
    players[at.seat] = Player("Kim")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(at.match.game), "deadline_ms", lambda game, state: None)
        with passing_page(at.match, *players) as page:
            yield Sitting(page, at)


class Sitting:
    """A page with one person, at one moment; `told` is what hands did at the table."""

    def __init__(self, page: TablePage, at: Moment) -> None:
        self.page = page
        self.match, self.seat = at
        self.game = at.match.game
        self.length = len(at.match.log)
        self.hands = Hands(page, LiveChance(self.length))
        self.told: list[Touch] = []
        self.refusals: list[Refusal] = []
        page.overlay.view.touched.connect(self.told.append)
        page.session.refused.connect(lambda refusal, seat: self.refusals.append(refusal))

    def legal(self) -> tuple[Action, ...]:
        """Everything that the person may do now."""
        return self.game.legal(self.match.state, self.seat)

    def movers(self) -> list[Action]:
        """What the person may do by carrying something somewhere; a part of a face is carried alone."""
        whole = [placement.token for placement in self.page.session.view().placements if not placement.parts]
        moved = (action for action in self.legal() if action.tokens and action.to is not None)
        return [action for action in moved if set(action.tokens) <= set(whole)]

    def landed(self) -> Action | None:
        """What was played, in its canonical form; None if nothing was."""
        settle()
        if len(self.match.log) == self.length:
            return None
        action = self.match.log[self.length].action
        assert action is not None
        return self.game.canonical(self.match.states[self.length - 1], action)

    def take_back(self) -> None:
        """The position is as it was. It has been painted, and is not painted again."""
        self.page.setUpdatesEnabled(False)
        self.page.session.undo()
        self.page.end.hide()
        self.page.panel.show_tab(0)
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
        assert self.landed() == action, f"{gesture or action}: {self.page.overlay.strip.head}"
        self.take_back()

    def legal_meanings(self, gesture: Gesture) -> list[Action]:
        """What a gesture may do now."""
        meant = self.page.session.controller(self.seat).meanings(gesture)
        return [action for action in meant if self.game.check(self.match.state, action) is None]


@pytest.mark.parametrize("slug", EVERY_MATCH)
@pytest.mark.parametrize("share", [0, *(pytest.param(share, marks=pytest.mark.slow) for share in range(1, SHARES))])
def test_what_is_legal_can_be_done_and_what_is_not_gets_its_answer(qtbot: QtBot, slug: str, share: int) -> None:
    refused, many = 0, slug in ONE_OF_EACH_KIND
    for at in one_of_every_verb(slug, 1)[share::SHARES]:
        with sitting_at(at) as sitting:
            sitting.do_all_by_mouse(most=18 if many else 5)
            _do_some_from_the_list(sitting, 6 if many else 2)
            _do_some_by_keys(sitting, 3 if many else 2)
            _put_down_by_escape(sitting)
            refused += _try_gestures(sitting, ATTEMPTS if many else FEW_ATTEMPTS)
    assert refused, "some gestures are not legal"


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_everything_in_more_positions(qtbot: QtBot, slug: str) -> None:
    rules = set()
    carried = 0
    for at in one_of_every_verb(slug, 100):
        with sitting_at(at) as sitting:
            sitting.do_all_by_mouse(most=24)
            carried += _do_some_by_keys(sitting, 8)
            _try_gestures(sitting, 2 * ATTEMPTS)
            rules |= {refusal.rule for refusal in sitting.refusals}
    assert len(rules) >= 3, f"only {rules} were broken"
    assert carried or not _carries(slug), "nothing was carried by the keyboard"


def _do_some_from_the_list(sitting: Sitting, most: int) -> None:
    """Actions chosen in the list of possible moves."""
    legal = sitting.legal()
    for action in legal[:: 1 + len(legal) // most]:
        sitting.hands.from_list(action)
        assert sitting.landed() == action
        sitting.take_back()


def _do_some_by_keys(sitting: Sitting, most: int) -> int:
    """Tokens carried with Enter, Tab and the arrow keys. How many."""
    movers = sitting.movers()[:: 1 + len(sitting.movers()) // most]
    for action in movers:
        sitting.hands.carry_by_keys(action)
        sitting.hands.choose_by_keys(action)
        assert sitting.landed() == action, f"{action}: {sitting.page.overlay.strip.head}"
        sitting.take_back()
    return len(movers)


def _put_down_by_escape(sitting: Sitting) -> None:
    """What a key has lifted, Escape puts down."""
    view = sitting.page.overlay.view
    for action in sitting.movers()[:1]:
        sitting.hands.walk_to(action.tokens[0])
        QTest.keyClick(view, Qt.Key.Key_Return)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        if sitting.landed() is not None:
            sitting.take_back()
        assert view.carried == ()


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
    for meant in (touch.by(sitting.seat) for touch in sitting.told[told:]):
        if sitting.landed() is not None or page.overlay.choices.isVisible():
            assert len(sitting.refusals) == refused
            continue
        if len(sitting.refusals) == refused:
            assert _is_arrangement(controller, meant) or _is_cloth(controller, meant), f"{meant} got no answer"
            continue
        _check_refusal(sitting, meant)
    page.overlay.choices.clear()
    page.overlay.view.hand.cancel()
    if sitting.landed() is not None:
        sitting.take_back()


def _is_arrangement(controller: RuleController, gesture: Gesture) -> bool:
    zones = {zone.id: zone for zone in controller.spec.zones}
    here = {p.token: p.place.zone for p in controller.view().placements}
    return any(zones[here[token]].arrange_with for token in gesture.tokens)


def _is_cloth(controller: RuleController, gesture: Gesture) -> bool:
    """Whether bare cloth between tokens was clicked, which stays silent."""
    bare = gesture.kind is GestureKind.TAP and not gesture.tokens and gesture.to is not None
    return bare and isinstance(controller.attempt(gesture), Ignored)


def _check_refusal(sitting: Sitting, gesture: Gesture) -> None:
    """The strip says a rule of the rules viewer or of the core, in words, and nothing has changed."""
    refusal, strip = sitting.refusals[-1], sitting.page.overlay.strip
    assert not sitting.legal_meanings(gesture), f"{gesture} is legal"
    assert refusal.rule in rule_ids(sitting.game)
    assert strip.tone is (Tone.NOTICE if refusal.rule == NOTHING_THERE else Tone.REFUSAL)
    assert strip.isVisible()
    assert strip.head.strip()
    assert "{" not in strip.head + strip.below, strip.head
    numbered = sitting.game.rule(refusal.rule, sitting.match.setup)
    assert strip.link.isVisible() == (numbered is not None)
    assert len(sitting.match.log) == sitting.length
    shown = {token: item.rest for token, item in sitting.page.overlay.view.table_scene.items_of.items()}
    assert set(shown) == {p.token for p in sitting.page.session.view().placements}


@pytest.mark.slow
@pytest.mark.parametrize("slug", slow_beyond(OPEN_AND_HIDDEN, ONE_OF_EACH_KIND))
def test_the_cause_of_a_refusal_stays_marked_when_the_language_changes(qtbot: QtBot, slug: str) -> None:
    for at in moments(slug, 60, FEW):
        with sitting_at(at) as sitting:
            _try_gestures(sitting, ATTEMPTS)
            marks = sitting.page.overlay.view.table_scene.marks
            before = marks.shown("cause")
            said = sitting.page.overlay.strip.head
            if before and sitting.page.messages.refusal is not None:
                speak(sitting.page, "de")
                assert sitting.page.overlay.strip.head != said
                assert marks.shown("cause") == before


def question(slug: str) -> tuple[Moment, Action] | None:
    """A position in which one drag may mean several things, if a game has such drags."""
    game = games.load(slug)
    for seed in range(3):
        whole = play(game, setups(game)[seed], seed)
        for length in range(2, min(len(whole.log), 120)):
            match = twin(whole, length)
            for seat in match.active - {CLOCK}:
                legal = [a for a in game.legal(match.state, seat) if a.tokens and a.to is not None]
                same = [a for a in legal if sum((a.tokens, a.to) == (b.tokens, b.to) for b in legal) > 2]
                if same:
                    match.friendly_undo = True
                    return Moment(match, seat), same[0]
    return None


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_what_the_table_asks_is_asked_in_another_language_too(qtbot: QtBot, slug: str) -> None:
    found = question(slug)
    if found is None:
        return  # no drag of this game has several meanings
    at, action = found
    with sitting_at(at) as sitting:
        row = sitting.page.overlay.choices
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


def _carries(slug: str) -> bool:
    """Whether tokens go from place to place at all in a game: dice only roll, of some cards only parts are meant."""
    game = games.load(slug)
    whole = play(game, setups(game)[0], 1)
    if any(placement.parts for placement in whole.view(None).placements):
        return False
    return any(e.action is not None and e.action.tokens and e.action.to is not None for e in whole.log)
