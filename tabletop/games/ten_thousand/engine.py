"""The engine of 10,000."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.ten_thousand import INFO, story, table, words
from tabletop.games.ten_thousand import state as st
from tabletop.games.ten_thousand.checks import CHECKS
from tabletop.games.ten_thousand.rules import RULES
from tabletop.games.ten_thousand.state import DICE_IDS, EVERY_DIE, House, Phase, State
from tabletop.kit.deals import ranking
from tabletop.kit.turns import ALONE, NOBODY


class TenThousand(AssembledGame[State]):
    """Five dice; each throw that brings points may be followed by another one, or be the last of the turn."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "ten_thousand.turn-order",
        "core.match_over": "ten_thousand.immediate-win",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Nobody has points but for a head start; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        scores = INFO.amounts_given(setup) or (0,) * setup.seats
        return State(house, scores, (False,) * setup.seats, (0,) * setup.seats, first, first)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn."""
        return NOBODY if _ended_by(state) else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Throwing, or going on with every choice of dice and stopping, or passing the dice on."""
        if state.phase is Phase.READY:
            return (Action(seat, "throw"),)
        if state.phase is not Phase.THROWN:
            return (Action(seat, "pass"),)
        go_on = tuple(Action(seat, "continue", tuple(DICE_IDS[at] for at in kept)) for kept in st.keeps(state))
        return (*go_on, Action(seat, "stop")) if st.may_stop(state) else go_on

    def canonical(self, state: State, action: Action) -> Action:
        """Equal dice are the same choice, in any order; nothing else counts."""
        if action.verb != "continue":
            return Action(action.seat, action.verb)
        chosen = st.positions_of(action.tokens)
        if len(set(chosen)) != len(action.tokens) or not set(chosen) <= set(state.free):
            return action
        kept = st.one_of(state, chosen)
        return (
            action if len(kept) < len(chosen) else Action(action.seat, "continue", tuple(DICE_IDS[at] for at in kept))
        )

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, go on, write down, or pass the dice on."""
        if action.verb == "throw":
            return st.thrown(state, EVERY_DIE, chance)
        if action.verb == "continue":
            return st.gone_on(state, st.positions_of(action.tokens), chance)
        return st.banked(state) if action.verb == "stop" else st.passed_on(state)

    def result(self, state: State) -> Result | None:
        """The order of the scores, once somebody has reached the goal or the last round is over."""
        rule = _ended_by(state)
        if not rule:
            return None
        points = tuple(say(words.POINTS, score) for score in state.scores)
        return Result(ranking(state.scores), f"ten_thousand.{rule}", state.scores, points)

    def forced(self, state: State) -> Action | None:
        """After a bust, and once points are written down, the dice go on. The throws are left to the player."""
        over = state.phase in (Phase.BUST, Phase.BANKED) and not _ended_by(state)
        return Action(state.turn, "pass") if over else None


def _ended_by(state: State) -> str:
    """The rule that has ended the match, without the slug; empty while it goes on."""
    if state.phase not in (Phase.BUST, Phase.BANKED):
        return ""
    if state.closing and not state.house.last_round:
        return "reach-target"
    if not state.is_last_turn:
        return ""
    return "immediate-win" if state.closing else "round-cap"


GAME = TenThousand()
