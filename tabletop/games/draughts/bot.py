"""The computer player of draughts: chooses a whole move, and plays it jump by jump."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Clock, Level, Memory, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.draughts import words
from tabletop.games.draughts.board import NUMBER as NUMBERS
from tabletop.games.draughts.board import row_of, squares
from tabletop.games.draughts.destinations import Way
from tabletop.games.draughts.moves import whole_moves
from tabletop.games.draughts.reasons import reason
from tabletop.games.draughts.search import Move, changed, glance, look_ahead
from tabletop.games.draughts.state import State, moved
from tabletop.kit.alpha_beta import LOST, Effort
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.comparing import by_search
from tabletop.kit.draw_offers import answer

LEVELS = {
    Level.FIRST_STEPS: Skill(Effort(800, 1, 500), flat=32, overlooks=18),
    Level.EASY: Skill(Effort(3_000, 3, 200), flat=27, overlooks=9),
    Level.MEDIUM: Skill(Effort(8_000, 4, 140), flat=14, overlooks=1),
    Level.HARD: Skill(Effort(12_000, 6, 60), flat=9),
    Level.BEST: Skill(Effort(150_000)),
}
"""How much a level looks at, how flat its choice is, and how much it overlooks."""
AHEAD = Effort(450_000)
"""How much the best looks at while somebody else thinks, at most."""
COMPARES = Effort(40_000, spread=180, whole=True)
"""What is looked at to compare all moves."""
OPENING = 6
"""So many moves are varied even at the hardest level: of nearly equal ones any may be chosen."""
VARIED = Skill(LEVELS[Level.BEST].effort._replace(spread=8), flat=3)
EVEN = 20
"""Whoever stands better or worse by no more than this stands even."""


class DraughtsPolicy:
    """First steps: looks at its own move, overlooks many answers, and chooses loosely. Easy: overlooks fewer. Medium
    and hard: a few moves ahead, more strictly. Best: as deep as its budget of positions allows."""

    worlds = 1
    clear = 90

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        state = ask.worlds[0]
        if state.draw_offer.pending:
            return self._answer(ask)
        if state.offenders and (ask.level is not Level.FIRST_STEPS or not state.ways):
            return Choice(_best_huff(ask), say(words.BECAUSE_HUFF))
        moves = _whole_moves(state)
        if len(moves) == 1:
            return _chosen(ask, moves[0], say(words.BECAUSE_ONLY))
        skill = VARIED if ask.level is Level.BEST and state.number <= OPENING else LEVELS[ask.level]
        found = look_ahead(
            state.position, state.house, skill.effort, ask.clock, moves, state.seen, state.clocks, ask.memory
        )
        picked = chosen(found, skill, chance, lambda move: glance(state.position, state.house, move)).move
        best = next(move for move in moves if changed(move) == picked)
        return _chosen(ask, best, reason(state, best, len(moves)))

    def ahead(self, state: State, clock: Clock, memory: Memory) -> None:
        """Look at the answers to the own move, once all its jumps are made."""
        if not state.draw_offer.pending and state.chain is None:
            look_ahead(state.position, state.house, AHEAD, clock, (), state.seen, state.clocks, memory)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All whole moves, by a search that values the better ones exactly."""
        state = ask.worlds[0]
        if state.draw_offer.pending or state.offenders or not state.ways:
            return ()
        moves = {changed(move): move for move in _whole_moves(state)}
        answers = {key: _chosen(ask, move, reason(state, move, len(moves))) for key, move in moves.items()}
        begun = {key: answer.action for key, answer in answers.items() if answer.action is not None}
        return by_search(
            look_ahead(state.position, state.house, COMPARES, ask.clock, moves.values(), state.seen, state.clocks),
            lambda one: glance(state.position, state.house, one.move),
            lambda one: begun[one.move],
            lambda one: answers[one.move].reason,
        )

    def _answer(self, ask: Ask[State]) -> Choice:
        """To an offer. The other side is to move."""
        state = ask.worlds[0]
        effort = LEVELS[max(ask.level, Level.EASY, key=list(Level).index)].effort._replace(depth=4)
        found = look_ahead(state.position, state.house, effort, ask.clock)
        return answer(ask, -found[0].score if found else LOST, EVEN, state.clocks.quiet)


def _whole_moves(state: State) -> list[Move]:
    """Every whole move that is open, or every end of the capture that is under way. Whoever may be huffed captures of
    his own free will."""
    chain = state.chain
    if chain is None:
        return whole_moves(state.position, state.house.majority)
    goals = state.jumper(chain.at).goals(state.house.strict)
    return [(chain.start, end, jumped) for end, jumped in sorted(goals)]


def _chosen(ask: Ask[State], move: Move, reason: Text) -> Choice:
    """A whole move: where there are several jumps the next one, and all of them as the plan."""
    state, found = ask.worlds[0], list[Action]()
    while True:
        way = next(way for way in state.ways if _leads(state, way, move))
        found.append(state.action_of(way))
        if way.last:
            return Choice(found[0], reason, plan=tuple(found))
        state = moved(state, way)


def _leads(state: State, way: Way, move: Move) -> bool:
    """Whether a way is the whole move, or a jump on its way."""
    start, end, jumped = move
    if way.start != (start if state.chain is None else state.chain.at):
        return False
    gone = way.jumped | state.jumped
    if way.last:
        return way.end == end and gone == jumped
    jumper = state.jumper(way.start)._replace(at=way.end, jumped=gone)
    return (end, jumped) in jumper.goals(state.house.strict)


def _best_huff(ask: Ask[State]) -> Action:
    """Kings first, then the men that have come furthest."""
    state = ask.worlds[0]
    white = not state.position.white_moves

    def worth(bit: int) -> tuple[bool, int]:
        row = row_of(NUMBERS[bit])
        return bool(bit & state.position.kings), -row if white else row

    token = state.token_on(max(squares(state.offenders), key=worth))
    return next(action for action in ask.legal if action.verb == "huff" and action.tokens == (token,))


POLICY = DraughtsPolicy()
