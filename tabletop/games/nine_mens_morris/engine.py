"""The engine of Nine Men's Morris: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Refusal, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreRow, ScoreSheet
from tabletop.games.nine_mens_morris import INFO, table, words
from tabletop.games.nine_mens_morris.board import PLACES, slots
from tabletop.games.nine_mens_morris.checks import CHECKS, goal_of, slot_of
from tabletop.games.nine_mens_morris.rules import RULES
from tabletop.games.nine_mens_morris.state import (
    BY_WORD,
    MAN_OF,
    MEN,
    TOKENS,
    House,
    State,
    at_start,
    moved,
    passed,
    placed,
    removed,
)
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import TwoSidedGame


class NineMensMorris(TwoSidedGame[State]):
    """Nine Men's Morris, with or without the diagonals."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    exact: ClassVar[bool] = True
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "nine_mens_morris.white-begins",
        "core.match_over": "nine_mens_morris.result",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        options = INFO.options_of(setup)
        white = chance.pick(2) if options["nine_mens_morris.first-player"] == "random" else 0
        return at_start(House.of(options), white)

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exactly what is legal; of the men in hand only the last is named."""
        if state.ending is not None or seat != state.actor:
            return ()
        if state.draw_offer.pending:
            return to_say(state)
        if state.due:
            found = [Action(seat, "remove", (state.token_on(slot),)) for slot in slots(state.may_remove())]
        elif state.placing:
            man = (TOKENS[state.in_hand(state.side).bit_length() - 1],)
            found = [Action(seat, "place", man, PLACES[slot]) for slot in slots(state.empty)]
        elif state.blocked:
            found = [Action(seat, "pass")]
        else:
            found = [
                Action(seat, "move", (state.token_on(start),), PLACES[slot])
                for start in slots(state.own)
                for slot in slots(state.goals(start))
            ]
        return (*found, *to_say(state, free=not state.due))

    def check(self, state: State, action: Action) -> Refusal | None:
        """As in every game; a man that may go where it is sent needs no explanation."""
        if action.verb in ("place", "move") and goal_of(state, action) is not None:
            return None
        return super().check(state, action)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb == "place":
            own = MAN_OF.get(action.tokens[0], MEN * 2) if len(action.tokens) == 1 else MEN * 2
            known = state.in_hand(state.side) >> own & 1
            tokens = (TOKENS[state.in_hand(state.side).bit_length() - 1],) if known else action.tokens
            return Action(action.seat, "place", tokens, action.to)
        if action.verb == "move":
            goal = goal_of(state, action)
            return Action(action.seat, "move", action.tokens, action.to if goal is None else PLACES[goal])
        return Action(action.seat, action.verb, action.tokens if action.verb == "remove" else ())

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb in ("place", "move"):
            man, goal = MAN_OF[action.tokens[0]], goal_of(state, action)
            assert goal is not None
            return placed(state, man, goal) if action.verb == "place" else moved(state, slot_of(state, man), goal)
        if action.verb == "remove":
            return removed(state, slot_of(state, MAN_OF[action.tokens[0]]))
        if action.verb == "pass":
            return passed(state)
        return said(state, action, BY_WORD)

    def forced(self, state: State) -> Action | None:
        """Whoever cannot move passes, where that is played."""
        if state.blocked and state.ending is None and not state.draw_offer.pending:
            return Action(state.turn, "pass")
        return None

    def reached(self, state: State) -> tuple[Text, ...]:
        return tuple(say(words.MEN_LEFT, state.count(state.side_of(seat))) for seat in (0, 1))

    def score(self, state: State) -> ScoreSheet:
        """Nothing here decides the match, so no row is a total: whoever removed more may be blocked."""
        own = [state.side_of(seat) for seat in (0, 1)]
        rows = (
            ScoreRow(say(words.SCORE_HAND), tuple(state.in_hand(side).bit_count() for side in own)),
            ScoreRow(say(words.SCORE_BOARD), tuple(state.sides[side].bit_count() for side in own)),
            ScoreRow(say(words.SCORE_TAKEN), tuple(MEN - state.count(1 - side) for side in own)),
        )
        return ScoreSheet(say(words.SCORE_CAPTION), rows)


GAME = NineMensMorris()
