"""The engine of draughts: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import MoveNote
from tabletop.core.model import Action, Refusal, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreRow, ScoreSheet, View
from tabletop.games.draughts import INFO, table, words
from tabletop.games.draughts.board import BLACK_START, PLACE_OF, WHITE_START, squares
from tabletop.games.draughts.checks import CHECKS, way_of
from tabletop.games.draughts.moves import Position
from tabletop.games.draughts.notation import Pdn, opening, read_position
from tabletop.games.draughts.perft import perft
from tabletop.games.draughts.rules import RULES
from tabletop.games.draughts.state import BY_WORD, TOKENS, State, huffed, moved
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import TwoSidedGame


class Draughts(TwoSidedGame[State]):
    """Draughts on the board of 10 by 10 squares."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "draughts.white-begins",
        "core.match_over": "draughts.result",
    }
    notation = Pdn()

    def start(self, setup: Setup, chance: Chance) -> State:
        options = INFO.options_of(setup)
        white = chance.pick(2) if options["draughts.first-player"] == "lots" else 0
        return opening(setup, white)

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exactly what is legal."""
        if state.ending is not None or seat != state.actor:
            return ()
        if state.draw_offer.pending:
            return to_say(state)
        men, found = state.standing, []
        for way in state.ways:
            start = way.start if state.chain is None else state.chain.start
            token = TOKENS[men[start.bit_length() - 1]]
            found.append(Action(seat, "move", (token,), PLACE_OF[way.end]))
        found += [Action(seat, "huff", (state.token_on(bit),)) for bit in squares(state.offenders)]
        return (*found, *to_say(state, free=state.chain is None))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return self.candidates(state, seat)

    def check(self, state: State, action: Action) -> Refusal | None:
        """As in every game; a move that is among the ways of the state needs no explanation."""
        if action.verb == "move" and way_of(state, action) is not None:
            return None
        return super().check(state, action)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb == "move":
            way = way_of(state, action)
            return action if way is None else Action(action.seat, "move", action.tokens, PLACE_OF[way.end])
        return Action(action.seat, action.verb, action.tokens if action.verb == "huff" else ())

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "move":
            way = way_of(state, action)
            assert way is not None
            return moved(state, way)
        if action.verb == "huff":
            return huffed(state, state.bit_of(TOKENS.index(action.tokens[0])))
        # A capture that is not finished has taken nothing: the piece goes back.
        return said(replace(state, chain=None), action, BY_WORD)

    def perft(self, depth: int, position: str = "") -> int:
        start = read_position(position) if position else Position(WHITE_START, BLACK_START, 0, True)
        return perft(start, depth)

    def move_note(self, before: View, action: Action, after: View) -> MoveNote | None:
        return words.move_note(before, action, after)

    def reached(self, state: State) -> tuple[Text, ...]:
        return tuple(say(words.PIECES_LEFT, sum(table.counts(state, seat))) for seat in (0, 1))

    def score(self, state: State) -> ScoreSheet:
        """Nothing here decides the match, so no row is a total: whoever took more may have lost."""
        own = [table.counts(state, seat) for seat in (0, 1)]
        rows = (
            ScoreRow(say(words.SCORE_MEN), tuple(men for men, _ in own)),
            ScoreRow(say(words.SCORE_KINGS), tuple(kings for _, kings in own)),
            ScoreRow(say(words.SCORE_TAKEN), tuple(table.taken_by(state, seat) for seat in (0, 1))),
        )
        return ScoreSheet(say(words.SCORE_CAPTION), rows)


GAME = Draughts()
