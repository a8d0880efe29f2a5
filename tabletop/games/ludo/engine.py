"""The engine of Ludo: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.ludo import INFO, story, table, words
from tabletop.games.ludo.board import DIE, STABLE
from tabletop.games.ludo.checks import CHECKS
from tabletop.games.ludo.moves import PIECE_VERBS, meant, uses
from tabletop.games.ludo.rules import RULES
from tabletop.games.ludo.state import Frame, House, State, moved, settled, standing, thrown
from tabletop.kit.turns import ALONE, NOBODY

_OUT = (0, 6)
"""How far the pieces have come that begin out of the stable; nobody else begins on such a square."""


class Ludo(AssembledGame[State]):
    """Ludo on the French board of 56 squares."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "ludo.turn-order",
        "core.match_over": "ludo.win-stops-play",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        house = INFO.house(House, setup)
        frame = Frame.of(INFO.colours_of(setup), house)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        out = INFO.amounts_given(setup) or (0,) * setup.seats
        each = range(house.pieces)
        come = [_OUT[piece] if piece < out[seat] else STABLE for seat in range(setup.seats) for piece in each]
        return standing(frame, come, first)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.die == 0:
            return (Action(seat, "throw", (DIE,)),)
        return uses(state) or (Action(seat, "pass"),)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb in PIECE_VERBS:
            return meant(state, action)
        return Action(action.seat, action.verb, (DIE,) if action.verb == "throw" else ())

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "throw":
            return thrown(state, chance.roll())
        if action.verb == "pass":
            return settled(state)
        return settled(moved(state, state.frame.tokens.index(action.tokens[0])))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        seats = range(len(state.frame.colours))
        others = tuple(seat for seat in seats if seat not in state.finished)
        done = tuple((seat,) for seat in state.finished)
        out = tuple(state.counts(seat)[2] for seat in seats)
        rule = "ludo.win-stops-play" if state.frame.house.play_on else "ludo.win"
        return Result(
            (*done, others) if others else done, rule, out, tuple(say(words.PIECES_OUT, count) for count in out)
        )

    def forced(self, state: State) -> Action | None:
        """A throw that nobody can use passes by itself."""
        stuck = state.die != 0 and not state.usable and not state.over
        return Action(state.turn, "pass") if stuck else None


GAME = Ludo()
