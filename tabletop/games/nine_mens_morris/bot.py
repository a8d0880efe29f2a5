"""The computer player of Nine Men's Morris: chooses a whole turn, and plays it man by man."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import NAMES, PLACES, POINTS, mills_at, slots
from tabletop.games.nine_mens_morris.search import AT_ONCE, Tree, glance, gone_of, look_ahead, steps_of
from tabletop.games.nine_mens_morris.state import FLIES, House, State
from tabletop.kit.alpha_beta import INFINITE, Effort
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.draw_offers import answer

LEVELS = {
    Level.FIRST_STEPS: Skill(Effort(1_200, 1, 200), flat=21, overlooks=22),
    Level.EASY: Skill(Effort(3_000, 2, 150), flat=25, overlooks=21),
    Level.MEDIUM: Skill(Effort(6_000, 3, 110), flat=14, overlooks=6),
    Level.HARD: Skill(Effort(8_000, 6, 50), flat=5),
    Level.BEST: Skill(Effort(30_000, spread=AT_ONCE)),
}
"""How much a level looks at, how flat its choice is, and how much it overlooks."""
VARIED = Skill(LEVELS[Level.BEST].effort, flat=2)
"""The hardest level while men are placed: of nearly equal points any may be chosen."""
BETTER = 30
"""Whoever stands better by more than this wants no draw."""


class MorrisPolicy:
    """First steps: looks at its own turn, overlooks many answers, and chooses loosely. Easy: overlooks fewer. Medium
    and hard: a few turns ahead, more strictly. Best: as deep as its budget of positions allows."""

    worlds = 1

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

    def _go(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        turn = _best(ask, state, (), chance)
        start = steps_of(turn) & state.own
        goal = PLACES[(steps_of(turn) ^ start).bit_length() - 1]
        token = (state.token_on(start.bit_length() - 1),) if start else None
        action = next(
            a for a in ask.legal if a.verb in ("place", "move") and a.to == goal and token in (None, a.tokens)
        )
        removals = (Action(ask.seat, "remove", (token,)) for token in state.tokens_on(gone_of(turn)))
        return Choice(action, _reason(state, turn), plan=(action, *removals))

    def _remove(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        """Which man goes, with the board as the closed mill has left it. What is due after it is thought of then."""
        turn = _best(ask, state, [1 << slot + POINTS for slot in slots(state.may_remove())], chance)
        token = (state.token_on(gone_of(turn).bit_length() - 1),)
        action = next(a for a in ask.legal if a.verb == "remove" and a.tokens == token)
        return Choice(action, _removal_reason(state, turn))

    def _answer(self, ask: Ask[State]) -> Choice:
        """A draw is welcome to whoever does not stand better. The other side is to move."""
        state = ask.worlds[0]
        effort = LEVELS[max(ask.level, Level.EASY, key=list(Level).index)].effort._replace(depth=3)
        found = look_ahead(state, effort, ask.clock)
        better = bool(found) and -found[0].score > BETTER
        return answer(ask, accepts=not better or ask.level is Level.FIRST_STEPS)


def _best(ask: Ask[State], state: State, turns: Sequence[int], chance: Chance) -> int:
    """The turn that a player of a level chooses, among all or those given."""
    skill = VARIED if ask.level is Level.BEST and state.placing else LEVELS[ask.level]
    found = look_ahead(state, skill.effort, ask.clock, turns)
    return chosen(found, skill, chance, lambda turn: glance(state, turn)).move


def _after(state: State, turn: int) -> Tree:
    """The position after a turn, seen by the other side."""
    tree = Tree.of(state)
    tree.make(turn)
    return tree


def _swapped(tree: Tree, house: House) -> Tree:
    """The same position with the other side to move."""
    return Tree(house, (tree.foes, tree.own), tree.hands[::-1], white_moves=True)


def _closing(tree: Tree) -> int:
    """The points on which the side to move would close a mill, as bits."""
    points = 0
    for turn in tree.noisy(-INFINITE):
        if gone_of(turn):
            points |= steps_of(turn) & ~tree.own
    return points


def _reason(state: State, turn: int) -> Text:
    """The plainest thing that speaks for a turn."""
    board, now, then = state.house.lines, Tree.of(state), _after(state, turn)
    start = steps_of(turn) & state.own
    goal = steps_of(turn) ^ start
    if then.is_lost():
        return say(words.BECAUSE_WINS)
    if gone_of(turn):
        return say(words.BECAUSE_MILL)
    if _closing(_swapped(now, state.house)) & goal:
        return say(words.BECAUSE_STOPS)
    next_mills = _closing(_swapped(then, state.house))
    opens = start & next_mills and mills_at(board, state.own ^ start, start.bit_length() - 1)
    if opens and _stays_open(then, start):
        return say(words.BECAUSE_OPENS)
    if fresh := next_mills & ~_closing(now):
        return say(words.BECAUSE_TWO, point=NAMES[slots(fresh)[0]])
    ahead = (board.near[goal.bit_length() - 1] & ~(then.own | then.foes)).bit_count()
    if ahead < 2 or then.foes.bit_count() + then.hands[1] <= FLIES:
        return say(words.BECAUSE_BEST)
    return say(words.BECAUSE_ROOM, ahead, point=NAMES[goal.bit_length() - 1])


def _stays_open(then: Tree, point: int) -> bool:
    """Whether the side that has just moved can close a mill on a point, whatever the other side does."""
    stays = True
    for turn in then.noisy(-INFINITE) + then.quiet():
        then.make(turn)
        stays = stays and bool(_closing(then) & point)
        then.unmake()
    return stays


def _removal_reason(state: State, turn: int) -> Text:
    """Why this man: without it the match is won, or the other side cannot close a mill that it could close now."""
    then = _after(state, turn)
    if then.is_lost():
        return say(words.BECAUSE_WINS)
    before, now = _closing(_swapped(Tree.of(state), state.house)), _closing(then)
    return say(words.BECAUSE_BREAKS if now.bit_count() < before.bit_count() else words.BECAUSE_WEAKENS)


POLICY = MorrisPolicy()
"""What the bot process plays with."""
