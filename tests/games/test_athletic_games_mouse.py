"""The example turn of Athletic Games, played with real mouse events on the real table, and taken back again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Place, Refusal, Setup
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.state import State
from tabletop.match.controller import RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.taking_back import take_back
from tabletop.ui.common.language import Language, Words
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.view import TableView
from tests.games.athletic_games_positions import at, ident, pile
from tests.games.test_athletic_games import SEED_HAND, SEED_PILES, SEED_TURN
from tests.ui.scene_tools import drag


class Sitting:
    """A table at which one seat plays with the mouse."""

    def __init__(self, qtbot: QtBot, state: State) -> None:
        self.match = Match(GAME, Setup(state.seats), LiveChance(1))
        self.match.states[-1] = state
        self.controller = RuleController(self.match, 0)
        self.table = TableView(Art(THEMES["day"]), THEMES["day"], Words(Language(), str))
        qtbot.addWidget(self.table)
        self.table.resize(960, 748)
        self.table.set_speed(0)
        with qtbot.waitExposed(self.table):
            self.table.show()
        self.table.set_table(GAME.table(self.match.setup), 0, state.seats)
        self.table.set_hands(0, one_click=False, lit=True)
        self.answers: list[object] = []
        self.table.touched.connect(self._play)
        self.look()

    def look(self) -> None:
        """Shows how things stand."""
        self.table.show_view(self.controller.view(), animate=False)
        self.table.set_advice(self.controller.targets, self.controller.movable())

    def _play(self, touch: Touch) -> None:
        self.answers.append(self.controller.attempt(touch.by(0), chance=LiveChance(5)))
        self.look()

    def grip(self, token: str) -> QPoint:
        """A pixel near the left edge of a token, which the next card of a hand leaves free."""
        scene = self.table.table_scene
        middle = self.table.token_point(token)
        for dx in range(-34, 35, 2):
            point = (middle + QPointF(dx, 0) * scene.geometry.factor).toPoint()
            hit = scene.token_at(*scene.geometry.units(QPointF(point)))
            if hit is not None and hit.token == token:
                return point
        raise AssertionError(f"{token} cannot be gripped")

    def carry(self, token: str, place: int) -> None:
        """Drags a token to a place, 1 to 5."""
        grip = self.grip(token)
        middle = self.table.token_point(token)
        goal = self.table.place_point(Place(f"place-{place}"))
        drag(self.table, grip, (goal + QPointF(grip) - middle).toPoint())

    def step(self, step: tuple[str | int, ...]) -> None:
        """("B7", 1) lays a hand card, (2, 3) drags a pile by its top card."""
        here, to = step[0], int(step[1])
        state = self.match.state
        token = ident(state, here) if isinstance(here, str) else f"c{state.piles[here - 1][-1]}"
        self.carry(token, to)


def test_all_out_medal_by_mouse(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at(SEED_HAND, 3, piles=SEED_PILES))
    for step in SEED_TURN:
        sitting.step(step)
        assert isinstance(sitting.answers[-1], Entry), (step, sitting.answers[-1])
    state = sitting.match.state
    assert state.medals == (1, 0)
    assert pile(state, 3) == "B1 K1 O1 Y1 Y2 Y3"
    assert (state.turn, len(state.hands[0])) == (1, 7)


def test_take_back_step_by_step(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at(SEED_HAND, 3, piles=SEED_PILES))
    before = sitting.match.state
    for step in SEED_TURN[:5]:
        sitting.step(step)
    for _ in range(5):
        assert take_back(sitting.match, {0}) == 1
        sitting.look()
    assert sitting.match.state == before
    sitting.step(SEED_TURN[0])
    assert isinstance(sitting.answers[-1], Entry)


def test_a_wrong_drop_names_its_rule(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at(SEED_HAND, 3, piles=SEED_PILES))
    for step, rule in ((("R5", 1), "must-fit"), ((1, 3), "pile-move-from-top")):
        sitting.step(step)
        answer = sitting.answers[-1]
        assert isinstance(answer, Refusal)
        assert answer.rule == f"athletic_games.{rule}"
    sitting.step((2, 3))
    sitting.step((4, 2))
    answer = sitting.answers[-1]
    assert isinstance(answer, Refusal)
    assert answer.rule == "athletic_games.pile-move-target"
    assert answer.places == (Place("place-2"),)


def test_a_medal_flies_to_the_plate_of_its_winner(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at("B3", 4, piles=("B2", "R9", "Y10", "P8", "K3")))
    table, before = sitting.table, sitting.match.masked(0)
    scene, medal = table.table_scene, table.table_scene.items_of["m0"]
    assert medal.at.zone == "medals"
    (action, *_) = (offer.action for offer in sitting.controller.legal())
    assert isinstance(sitting.match.submit(action), Entry)
    table.set_speed(1)
    table.show_view(sitting.match.view(0), GAME.cues(before, action, sitting.match.masked(0)), True)
    assert medal.at == Place("won-0")
    assert scene.motion.moves(medal)
    table.finish_animations()
    plate = table.plate_rect(0)
    assert plate.x < medal.now.x < plate.x + plate.width
    assert not medal.isVisible(), "the plate counts it now"
    assert len(scene.items_of) == 60 + 25


def test_a_medal_is_not_taken_by_hand(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at("B7 R5", 3))
    top = max((p for p in sitting.controller.view().placements if p.place.zone == "medals"), key=lambda p: p.place.slot)
    sitting.carry(top.token, 1)
    answer = sitting.answers[-1]
    assert isinstance(answer, Refusal)
    assert answer.rule == "athletic_games.all-out-medal"


def test_a_pile_is_carried_by_any_of_its_cards(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at("B7", 3, piles=("R8 K8", "R9", "", "Y10", "P8")))
    state, scene = sitting.match.state, sitting.table.table_scene
    lower = scene.items_of[ident(state, "R8")].rest
    edge = scene.geometry.point(lower.x, lower.y - 34).toPoint()
    sitting.table.hand.press(QPointF(edge))
    sitting.table.hand.move(QPointF(edge) + QPointF(30, 30))
    assert sitting.table.carried == (ident(state, "K8"),)
    sitting.table.hand.cancel()
    assert sitting.answers == []
