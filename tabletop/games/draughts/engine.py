"""The engine of draughts: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.games.draughts import INFO, story, table, words
from tabletop.games.draughts.board import PLACE_OF, squares
from tabletop.games.draughts.checks import CHECKS
from tabletop.games.draughts.fast import perft
from tabletop.games.draughts.notation import START, Pdn, opening, read_position
from tabletop.games.draughts.rules import RULES
from tabletop.games.draughts.state import BY_WORD, CAPTURE, TOKENS, House, State, huffed, moved
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import TwoSidedGame, lots


class Draughts(TwoSidedGame[State]):
    """Draughts on the board of 10 by 10 squares."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "draughts.white-begins",
        "core.match_over": "draughts.result",
    }
    notation = Pdn()

    def start(self, setup: Setup, chance: Chance) -> State:
        return opening(setup, lots(INFO.house(House, setup).first_player, chance))

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.draw_offer.pending:
            return to_say(state)
        men, chain, found = state.standing, state.chain, []
        for way in state.ways:
            start = way.start if chain is None else chain.start
            token = TOKENS[men[start.bit_length() - 1]]
            found.append(Action(seat, "move", (token,), PLACE_OF[way.end], CAPTURE if way.twin else None))
        found += [Action(seat, "huff", (state.token_on(bit),)) for bit in squares(state.offenders)]
        return (*found, *to_say(state, free=chain is None))

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb != "move":
            return Action(action.seat, action.verb, action.tokens if action.verb == "huff" else ())
        way = state.way_of(action)
        return action if way is None else replace(state.action_of(way), seat=action.seat)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "move":
            way = state.way_of(action)
            assert way is not None
            return moved(state, way)
        if action.verb == "huff":
            return huffed(state, state.square_of(action))
        # A capture that is not finished has taken nothing: the piece goes back.
        return said(replace(state, chain=None), action, BY_WORD)

    def perft(self, depth: int, position: str = "") -> int:
        return perft(read_position(position) if position else START, depth)

    def reached(self, state: State) -> tuple[Text, ...]:
        return tuple(say(words.PIECES_LEFT, sum(state.counts(seat))) for seat in (0, 1))


GAME = Draughts()
