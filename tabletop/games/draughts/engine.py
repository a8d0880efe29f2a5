"""The engine of draughts: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place, Refusal, Result, Seat, Setup
from tabletop.core.table import TableSpec
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreRow, ScoreSheet, View
from tabletop.games.draughts import INFO, table, words
from tabletop.games.draughts.board import BLACK_START, PLACE_OF, WHITE_START, squares
from tabletop.games.draughts.checks import CHECKS, way_of
from tabletop.games.draughts.moves import Position
from tabletop.games.draughts.notation import Pdn, opening, read_position
from tabletop.games.draughts.perft import perft
from tabletop.games.draughts.rules import RULES
from tabletop.games.draughts.state import TOKENS, Ending, State, Talk, huffed, moved
from tabletop.kit.sides import sides_of

_ALONE = (frozenset({0}), frozenset({1}))
_NOBODY: frozenset[Seat] = frozenset()


class Draughts(AssembledGame[State]):
    """Draughts on the board of 10 by 10 squares."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    own_ids: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "draughts.white-begins",
        "core.match_over": "draughts.result",
    }
    notation = Pdn()

    def start(self, setup: Setup, chance: Chance) -> State:
        options = INFO.options_of(setup)
        white = chance.pick(2) if options["draughts.first-player"] == "lots" else 0
        return opening(setup, white)

    def active(self, state: State) -> frozenset[Seat]:
        if state.ending is not None:
            return _NOBODY
        return _ALONE[1 - state.turn if state.talk.pending else state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exactly what is legal."""
        if state.ending is not None or seat not in self.active(state):
            return ()
        if state.talk.pending:
            return tuple(Action(seat, verb) for verb in ("accept-draw", "decline-draw", "resign"))
        men, found = state.standing, []
        for way in state.ways:
            start = way.start if state.chain is None else state.chain.start
            token = TOKENS[men[start.bit_length() - 1]]
            found.append(Action(seat, "move", (token,), PLACE_OF[way.end]))
        found += [Action(seat, "huff", (state.token_on(bit),)) for bit in squares(state.offenders)]
        if state.chain is None and not state.talk.offered:
            found.append(Action(seat, "offer-draw"))
        found.append(Action(seat, "resign"))
        return tuple(found)

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
        if action.verb == "offer-draw":
            return replace(state, talk=Talk(offered=True, pending=True))
        if action.verb == "decline-draw":
            return replace(state, talk=Talk(offered=True))
        winner = None if action.verb == "accept-draw" else 1 - action.seat
        return replace(state, talk=Talk(), ending=Ending("draughts.draw-agreed", winner))

    def perft(self, depth: int, position: str = "") -> int:
        start = read_position(position) if position else Position(WHITE_START, BLACK_START, 0, True)
        return perft(start, depth)

    def result(self, state: State) -> Result | None:
        if state.ending is None:
            return None
        winner = state.ending.winner
        ranking = ((0, 1),) if winner is None else ((winner,), (1 - winner,))
        left = [sum(table.counts(state, seat)) for seat in (0, 1)]
        texts = tuple(say(words.PIECES_LEFT, count) for count in left)
        return Result(ranking, state.ending.rule, texts=texts, drawn=winner is None)

    def sides(self, spec: TableSpec, view: View) -> tuple[int, ...]:
        return sides_of(view)

    def place_name(self, place: Place) -> Text | None:
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        return words.face_name(face)

    def score(self, state: State) -> ScoreSheet:
        own = [table.counts(state, seat) for seat in (0, 1)]
        rows = (
            ScoreRow(say(words.SCORE_MEN), tuple(men for men, _ in own)),
            ScoreRow(say(words.SCORE_KINGS), tuple(kings for _, kings in own)),
            ScoreRow(say(words.SCORE_TAKEN), tuple(table.taken_by(state, seat) for seat in (0, 1)), total=True),
        )
        return ScoreSheet(say(words.SCORE_CAPTION), rows)


GAME = Draughts()
