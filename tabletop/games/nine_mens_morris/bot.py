"""The computer player of Nine Men's Morris: chooses a whole turn, and plays it man by man."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Clock, Level, Memory, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import say
from tabletop.games.nine_mens_morris import reasons, words
from tabletop.games.nine_mens_morris.board import PLACES, POINTS, slots
from tabletop.games.nine_mens_morris.search import AT_ONCE, glance, gone_of, look_ahead, steps_of
from tabletop.games.nine_mens_morris.state import State
from tabletop.kit.alpha_beta import Effort
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.comparing import by_search
from tabletop.kit.draw_offers import answer

LEVELS = {
    Level.FIRST_STEPS: Skill(Effort(1_200, 1, 200), flat=22, overlooks=16),
    Level.EASY: Skill(Effort(4_000, 3, 150), flat=17, overlooks=7),
    Level.MEDIUM: Skill(Effort(9_000, 4, 110), flat=8, overlooks=2),
    Level.HARD: Skill(Effort(10_000, 7, 90), flat=4),
    Level.BEST: Skill(Effort(60_000, spread=AT_ONCE)),
}
"""How much a level looks at, how flat its choice is, and how much it overlooks."""
AHEAD = Effort(180_000)
"""How much the best looks at while somebody else thinks, at most."""
COMPARES = Effort(30_000, spread=120, whole=True)
"""What is looked at to compare all turns."""
VARIED = Skill(LEVELS[Level.BEST].effort, flat=2)
"""The hardest level while men are placed: of nearly equal points any may be chosen."""
EAGER = 90
"""While men are placed everybody but the best rather closes a mill than waits, though it may be worth less later."""
EVEN = 60
"""Whoever stands better or worse by no more than this stands even."""


class MorrisPolicy:
    """First steps: looks at its own turn, overlooks many answers, and chooses loosely. Easy: overlooks fewer. Medium
    and hard: a few turns ahead, more strictly. Best: as deep as its budget of positions allows."""

    worlds = 1
    clear = 60

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        state = ask.worlds[0]
        if state.draw_offer.pending:
            return self._answer(ask)
        acts = [action for action in ask.legal if action.verb in ("place", "move", "remove", "pass")]
        if acts[0].verb == "pass":
            return Choice(acts[0], say(words.BECAUSE_PASS))
        if len(acts) == 1:
            return Choice(acts[0], say(words.BECAUSE_ONLY))
        return self._remove(ask, state, chance) if state.due else self._go(ask, state, chance)

    def ahead(self, state: State, clock: Clock, memory: Memory) -> None:
        """Look at the answers to the own turn, once it is over."""
        if not state.draw_offer.pending and not state.due:
            look_ahead(state, AHEAD, clock, memory=memory)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All turns, by a search that values the better ones exactly; no men to be removed."""
        state = ask.worlds[0]
        acts = [action for action in ask.legal if action.verb in ("place", "move")]
        if state.draw_offer.pending or state.due or not acts:
            return ()
        return by_search(
            look_ahead(state, COMPARES, ask.clock),
            lambda one: glance(state, one.move),
            lambda one: _begun(state, one.move, acts),
            lambda one: reasons.turn(state, one.move),
        )

    def _go(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        turn = _best(ask, state, (), chance)
        action = _begun(state, turn, [action for action in ask.legal if action.verb in ("place", "move")])
        removals = (Action(ask.seat, "remove", (token,)) for token in state.tokens_on(gone_of(turn)))
        return Choice(action, reasons.turn(state, turn), plan=(action, *removals))

    def _remove(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        """Which man goes, with the board as the closed mill has left it. What is due after it is thought of then."""
        turn = _best(ask, state, [1 << slot + POINTS for slot in slots(state.may_remove())], chance)
        token = (state.token_on(gone_of(turn).bit_length() - 1),)
        action = next(a for a in ask.legal if a.verb == "remove" and a.tokens == token)
        return Choice(action, reasons.removal(state, turn))

    def _answer(self, ask: Ask[State]) -> Choice:
        """To an offer. The other side is to move."""
        state = ask.worlds[0]
        effort = LEVELS[max(ask.level, Level.EASY, key=list(Level).index)].effort._replace(depth=3)
        found = look_ahead(state, effort, ask.clock)
        return answer(ask, -found[0].score if found else 0, EVEN, state.quiet)


def _best(ask: Ask[State], state: State, turns: Sequence[int], chance: Chance) -> int:
    """The turn that a player of a level chooses, among all or those given."""
    skill = VARIED if ask.level is Level.BEST and state.placing else LEVELS[ask.level]
    at_once = EAGER if state.placing and ask.level is not Level.BEST else AT_ONCE
    found = look_ahead(state, skill.effort, ask.clock, turns, ask.memory, at_once)
    return chosen(found, skill, chance, lambda turn: glance(state, turn) + (at_once if gone_of(turn) else 0)).move


def _begun(state: State, turn: int, acts: Sequence[Action]) -> Action:
    """The action with which a turn begins."""
    start = steps_of(turn) & state.own
    goal = PLACES[(steps_of(turn) ^ start).bit_length() - 1]
    token = (state.token_on(start.bit_length() - 1),) if start else None
    return next(action for action in acts if action.to == goal and token in (None, action.tokens))


POLICY = MorrisPolicy()
"""What the bot process plays with."""
