"""The engine of the goose game: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.games.goose import INFO, story, table, words
from tabletop.games.goose.board import DICE, GOAL
from tabletop.games.goose.checks import CHECKS
from tabletop.games.goose.rules import RULES
from tabletop.games.goose.state import Frame, House, State, begun, is_move, missed, moved, thrown
from tabletop.kit.turns import ALONE, NOBODY


class Goose(AssembledGame[State]):
    """The goose game."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "goose.turn-order",
        "core.match_over": "goose.win-stops-play",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        house = INFO.house(House, setup)
        pieces = tuple(f"piece-{seat + 1}" for seat in range(setup.seats))
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        ahead = INFO.amounts_given(setup)
        return begun(Frame(house, INFO.colours_of(setup), pieces), first, ahead)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.skipped:
            return (Action(seat, "skip"),)
        if not state.dice:
            return (Action(seat, "throw", DICE),)
        return (Action(seat, "move", (state.frame.pieces[seat],), next(iter(state.drops()), None)),)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb == "move":
            to = next(iter(state.drops()), None) if is_move(state, action) else action.to
            return Action(action.seat, "move", action.tokens, to)
        return Action(action.seat, action.verb, DICE if action.verb == "throw" else ())

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "throw":
            return thrown(state, chance.rolls(len(DICE)))
        return missed(state) if action.verb == "skip" else moved(state)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        winner = state.squares.index(GOAL)
        others = tuple(seat for seat in range(len(state.squares)) if seat != winner)
        stand = tuple(map(words.standing, state.squares))
        return Result(((winner,), others), "goose.win-exact", state.squares, stand)

    def forced(self, state: State) -> Action | None:
        """Whoever is held or has a turn to miss is skipped."""
        return Action(state.turn, "skip") if state.skipped and not state.over else None


GAME = Goose()
