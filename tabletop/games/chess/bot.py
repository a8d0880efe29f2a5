"""The computer player of chess: looks a few moves ahead, and says what a move is good for."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Clock, Level, Memory, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import say
from tabletop.games.chess.moves import move_of
from tabletop.games.chess.reasons import reason
from tabletop.games.chess.search import Found, glance, look_ahead, unpacked
from tabletop.games.chess.state import State
from tabletop.kit.alpha_beta import Effort
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.comparing import by_search
from tabletop.kit.draw_offers import BECAUSE_EVEN, answer

LEVELS = {
    Level.FIRST_STEPS: Skill(Effort(1_500, 1, 600), flat=62, overlooks=22),
    Level.EASY: Skill(Effort(3_000, 2, 260), flat=38, overlooks=7),
    Level.MEDIUM: Skill(Effort(6_500, 4, 180), flat=30, overlooks=5),
    Level.HARD: Skill(Effort(20_000, 7, 60), flat=10, overlooks=1),
    Level.BEST: Skill(Effort(60_000)),
}
"""How much a level looks at, how flat its choice is, and how much it overlooks."""
AHEAD = Effort(180_000)
"""How much the best looks at while somebody else thinks, at most."""
COMPARES = Effort(40_000, spread=260, whole=True)
"""What is looked at to compare all moves."""
OPENING = 5
"""So many moves are varied, even at the hardest levels: of nearly equal ones any may be chosen."""
NEARLY, ABOUT_EQUAL = 16, 7
"""What is worse by less than this is nearly equal; and how flat the choice is."""
EVEN = 60
"""Whoever stands better or worse by no more than this stands even."""


class ChessPolicy:
    """First steps: looks at its own move, overlooks many answers, and chooses loosely. Easy: overlooks fewer. Medium
    and hard: a few moves ahead, more strictly. Best: as deep as its budget of positions allows."""

    worlds = 1
    clear = 120

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        state = ask.worlds[0]
        if state.draw_offer.pending:
            return self._answer(ask, state)
        moves = [action for action in ask.legal if action.verb == "move"]
        found = _thought(ask, state, moves, chance)
        claim = next((action for action in ask.legal if action.verb == "claim-draw"), None)
        if claim is not None and found.score <= 0:
            return Choice(claim, say(BECAUSE_EVEN))
        action = next(action for action in moves if move_of(state, action) == found.move)
        return Choice(action, reason(state, found))

    def ahead(self, state: State, clock: Clock, memory: Memory) -> None:
        """Look at the answers to the own move."""
        if not state.draw_offer.pending:
            look_ahead(state.seen, AHEAD, clock, (), state.quiet, memory)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All moves, by a search that values the better ones exactly."""
        state = ask.worlds[0]
        if state.draw_offer.pending:
            return ()
        moves = {move_of(state, action): action for action in ask.legal if action.verb == "move"}
        return by_search(
            look_ahead(state.seen, COMPARES, ask.clock, moves, state.quiet),
            lambda one: glance(state.position, one.move),
            lambda one: moves[unpacked(one.move)],
            lambda one: reason(state, Found(unpacked(one.move), one.score)),
        )

    def _answer(self, ask: Ask[State], state: State) -> Choice:
        """To an offer. The other side is to move."""
        skill = LEVELS[Level.HARD if ask.level is Level.BEST else ask.level]
        found = look_ahead(state.seen, skill.effort, ask.clock, quiet_plies=state.quiet)
        return answer(ask, -found[0].score, EVEN, state.quiet)


def _thought(ask: Ask[State], state: State, moves: Sequence[Action], chance: Chance) -> Found:
    """The move that a player of a level makes."""
    skill = LEVELS[ask.level]
    if not skill.flat and state.number <= OPENING:
        skill = Skill(skill.effort._replace(spread=NEARLY), ABOUT_EQUAL)
    wanted = [move_of(state, action) for action in moves]
    if len(wanted) == 1:
        skill = Skill(Effort(0, 1))
    ranked = look_ahead(state.seen, skill.effort, ask.clock, wanted, state.quiet, ask.memory)
    best = chosen(ranked, skill, chance, lambda move: glance(state.position, move))
    return Found(unpacked(best.move), best.score)


POLICY = ChessPolicy()
