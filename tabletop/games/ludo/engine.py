"""The engine of Ludo: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place, Result, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreRow, ScoreSheet
from tabletop.games.ludo import INFO, table, words
from tabletop.games.ludo.board import DIE, FOOT, OUT, STABLE
from tabletop.games.ludo.checks import CHECKS, PIECE_VERBS
from tabletop.games.ludo.rules import RULES
from tabletop.games.ludo.state import Frame, House, State, moved, settled, standing, thrown
from tabletop.kit.turns import ALONE, NOBODY


class Ludo(AssembledGame[State]):
    """Ludo on the French board of 56 squares."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    exact = True
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "ludo.turn-order",
        "core.match_over": "ludo.win-stops-play",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        options = INFO.options_of(setup)
        frame = Frame.of(INFO.colours_of(setup), House.of(options))
        first = chance.pick(setup.seats) if options["ludo.first-player"] == "random" else 0
        return standing(frame, (STABLE,) * len(frame.tokens), first)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exactly what is legal. The pieces in a stable are interchangeable: only the first is named."""
        if seat != state.turn or state.over:
            return ()
        if state.die == 0:
            return (Action(seat, "throw", (DIE,)),)
        pieces, stable = [], False
        for piece in state.usable:
            if state.progress[piece] == STABLE:
                if stable:
                    continue
                stable = True
            pieces.append(self._use(state, piece))
        return tuple(pieces) if pieces else (Action(seat, "pass"),)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb not in PIECE_VERBS:
            return Action(action.seat, action.verb, (DIE,) if action.verb == "throw" else ())
        if action.seat != state.turn or self.check(state, action) is not None:
            return action
        piece = state.frame.tokens.index(action.tokens[0])
        if state.progress[piece] == STABLE:
            piece = state.progress.index(STABLE, state.frame.pieces_of(action.seat).start)
        return self._use(state, piece)

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
        out = tuple(table.counts(state, seat)[2] for seat in seats)
        rule = "ludo.win-stops-play" if state.frame.house.play_on else "ludo.win"
        return Result(
            (*done, others) if others else done, rule, out, tuple(say(words.PIECES_OUT, count) for count in out)
        )

    def forced(self, state: State) -> Action | None:
        """A throw that nobody can use passes by itself."""
        stuck = state.die != 0 and not state.usable and not state.over
        return Action(state.turn, "pass") if stuck else None

    def place_name(self, place: Place) -> Text | None:
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        return words.face_name(face)

    def score(self, state: State) -> ScoreSheet:
        cells = [table.counts(state, seat) for seat in range(len(state.frame.colours))]
        labels = (words.SCORE_STABLE, words.SCORE_WAY, words.SCORE_OUT)
        rows = tuple(
            ScoreRow(say(label), tuple(counts[at] for counts in cells), total=at == 2)
            for at, label in enumerate(labels)
        )
        return ScoreSheet(say(words.SCORE_CAPTION), rows)

    def _use(self, state: State, piece: int) -> Action:
        """The action by which a piece of the seat in turn uses the throw."""
        come, target = state.progress[piece], state.way(piece)
        if come == STABLE:
            verb = "free"
        elif target <= FOOT:
            verb = "move"
        else:
            verb = "exit" if target == OUT else "climb"
        return Action(state.turn, verb, (state.frame.tokens[piece],), state.frame.place(piece, target))


GAME = Ludo()
