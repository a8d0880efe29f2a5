"""Every game on the real table: what is legal can be done by dragging, clicking and keys; everything has a place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Refusal, Setup
from tabletop.core.table import ZoneKind
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tabletop.ui.common.language import Language, Words
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.things import Thing
from tabletop.ui.table.view import TableView
from tests.kinds import EVERY_GAME
from tests.ui.scene_tools import NAMES, at, click, drag, press

POSITIONS = 6
PLIES_BETWEEN = 17
ACTIONS_EACH = 5


class Sitting:
    """A table that shows a match as one seat sees it, and judges gestures without playing them."""

    def __init__(self, qtbot: QtBot, slug: str, seed: int) -> None:
        self.game: Any = games.load(slug)
        seats = min(max(self.game.info.seats[0], 3), self.game.info.seats[1])
        self.luck = LiveChance(seed)
        self.match: Match[Any] = Match(self.game, Setup(seats), LiveChance(seed))
        art = Art(THEMES["day"])
        self.table = TableView(art, THEMES["day"], Words(Language(), lambda seat: NAMES[seat]))
        qtbot.addWidget(self.table)
        self.table.resize(960, 748)
        self.table.set_speed(0)
        with qtbot.waitExposed(self.table):
            self.table.show()
        self.table.set_table(self.game.table(self.match.setup), None, seats)
        self.found: list[tuple[Action, ...]] = []
        self.table.touched.connect(self._judge)

    def play(self, plies: int) -> bool:
        """Random plies, and until somebody may act; false when the match is over."""
        while plies > 0 or self.match.active == {CLOCK}:
            plies -= 1
            options = [a for seat in sorted(self.match.active) for a in self.game.legal(self.match.state, seat)]
            if not options:
                return False
            refused = self.match.submit(options[self.luck.pick(len(options))], None, 0, self.luck)
            assert not isinstance(refused, Refusal)
        return bool(self.match.active)

    def look(self) -> tuple[Action, ...]:
        """Shows the table to the seat that acts; its legal actions."""
        self.seat = max(self.match.active)
        self.controller = RuleController(self.match, self.seat)
        self.table.set_hands(self.seat, one_click=False, lit=True)
        self.view = self.controller.view()
        self.table.hand.cancel()
        self.table.show_view(self.view, animate=False)
        hands = self.controller
        self.table.set_advice(hands.targets, hands.movable(), is_open=hands.is_open, grows=hands.grows)
        return self.game.legal(self.match.state, self.seat) if self.seat != CLOCK else ()

    def _judge(self, touch: Touch) -> None:
        self.found.append(self.controller.meanings(touch.by(self.seat)))

    def meant(self) -> tuple[Action, ...]:
        """The meanings of the one gesture that was just made."""
        assert len(self.found) == 1
        return self.found.pop()

    def token(self, token: str) -> QPoint:
        """A pixel where this token can be gripped."""
        scene, geometry = self.table.table_scene, self.table.table_scene.geometry
        middle = self.table.token_point(token)
        around = sorted(product(range(-42, 43, 4), repeat=2), key=lambda off: abs(off[0]) + abs(off[1]))
        for dx, dy in around:
            point = middle + QPointF(dx, dy) * geometry.factor
            hit = scene.token_at(*geometry.units(QPointF(point.toPoint())))
            if hit is not None and hit.token == token:
                return point.toPoint()
        raise AssertionError(f"{token} cannot be gripped")

    def place(self, place: Place) -> QPoint:
        """A pixel over the middle of a place."""
        return at(self.table.place_point(place))


def positions(qtbot: QtBot, slug: str) -> Iterator[tuple[Sitting, tuple[Action, ...]]]:
    sitting = Sitting(qtbot, slug, 7)
    sitting.play(0)
    for _ in range(POSITIONS):
        legal = sitting.look()
        yield sitting, legal
        if not sitting.play(PLIES_BETWEEN):
            return


def carried_actions(sitting: Sitting, legal: tuple[Action, ...]) -> list[Action]:
    """Legal actions that move tokens to a place that can be seen."""
    found = [action for action in legal if action.tokens and action.to is not None]
    return found[:: max(1, len(found) // ACTIONS_EACH)][:ACTIONS_EACH]


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_placement_lies_on_the_table(qtbot: QtBot, slug: str) -> None:
    for sitting, _ in positions(qtbot, slug):
        table = sitting.table
        assert set(table.table_scene.items_of) == {p.token for p in sitting.view.placements}
        for item in table.seen_items():
            assert table.viewport().rect().contains(at(table.token_point(item.token)))
            assert sitting.table.table_scene.art.has(item.true_face)


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_dragging_does_what_is_legal(qtbot: QtBot, slug: str) -> None:
    tried = 0
    for sitting, legal in positions(qtbot, slug):
        tried += any(zone.kind is ZoneKind.SHEET for zone in sitting.controller.spec.zones)
        for action in carried_actions(sitting, legal):
            tried += 1
            sitting.look()
            for token in action.tokens[:-1]:
                click(sitting.table, sitting.token(token))
            if len(action.tokens) > 1:
                click(sitting.table, sitting.token(action.tokens[-1]))
            assert action.to is not None
            drag(sitting.table, sitting.token(action.tokens[-1]), sitting.place(action.to))
            canonical = [sitting.game.canonical(sitting.match.state, meaning) for meaning in sitting.meant()]
            # What else an action says (a suit, a call) is asked by the page, not by the hand.
            assert (action.verb, action.tokens, action.to) in [(a.verb, a.tokens, a.to) for a in canonical]
    assert tried > 0


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_keys_do_what_is_legal(qtbot: QtBot, slug: str) -> None:
    for sitting, legal in positions(qtbot, slug):
        for action in carried_actions(sitting, legal):
            sitting.look()
            keyboard = sitting.table.keyboard
            for token in action.tokens:
                keyboard.focus = Thing(sitting.table.table_scene.items_of[token].at, token)
                press(sitting.table, Qt.Key.Key_Return)
            if sitting.controller.spec.tap_moves:
                assert action.verb in {meaning.verb for meaning in sitting.meant()}, "Enter is the move"
                continue
            assert sitting.table.carried == action.tokens
            assert action.to is not None
            goals = [stop.place for stop in keyboard.stops()]
            keyboard.focus = Thing(next(g for g in goals if g.zone == action.to.zone and _same(sitting, g, action.to)))
            press(sitting.table, Qt.Key.Key_Return)
            assert action.verb in {meaning.verb for meaning in sitting.meant()}


def _same(sitting: Sitting, first: Place, second: Place) -> bool:
    zone = sitting.controller.spec.zone(first.zone)
    return first == second or zone.kind not in (ZoneKind.SPOTS, ZoneKind.SHEET)


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_boxes_on_offer_are_written_by_a_click(qtbot: QtBot, slug: str) -> None:
    for sitting, legal in positions(qtbot, slug):
        sheets = {zone.id for zone in sitting.controller.spec.zones if zone.kind is ZoneKind.SHEET}
        for action in [a for a in legal if a.to is not None and a.to.zone in sheets][:ACTIONS_EACH]:
            assert action.to is not None
            click(sitting.table, sitting.place(action.to))
            assert sitting.meant() == (action,)


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_any_token_may_be_dragged_anywhere_and_gets_a_verdict(qtbot: QtBot, slug: str) -> None:
    for sitting, _ in positions(qtbot, slug):
        for item in sitting.table.seen_items()[:5]:
            for goal in (QPoint(320, 240), QPoint(20, 740), sitting.place(sitting.view.placements[-1].place)):
                sitting.look()
                drag(sitting.table, sitting.token(item.token), goal, steps=3)
                assert sitting.table.carried == ()
                for meaning in [action for actions in sitting.found for action in actions]:
                    verdict = sitting.game.check(sitting.match.state, meaning)
                    assert verdict is None or verdict.rule
                sitting.found.clear()
