"""The computer player of Nine Men's Morris: chooses a whole turn, and plays it man by man."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import NAMES, PLACES, mills_at, slots
from tabletop.games.nine_mens_morris.search import Node, Search, Turn, after, is_lost, turns
from tabletop.games.nine_mens_morris.state import FLIES, MAN_OF, State
from tabletop.kit.draw_offers import answer

EFFORT = {Level.FIRST_STEPS: 0, Level.EASY: 500, Level.MEDIUM: 2_500, Level.HARD: 10_000}
"""How many positions a level looks at."""
DEPTH = {Level.FIRST_STEPS: 0, Level.EASY: 1, Level.MEDIUM: 3, Level.HARD: 10}
"""How many turns a level looks ahead."""
BLUR = {Level.FIRST_STEPS: 0, Level.EASY: 40, Level.MEDIUM: 8, Level.HARD: 2}
"""By how much, in hundredths of a man, a level misjudges a turn at most."""
SLIPS = 5
"""One in so many turns of the easy level is made at random."""


class MorrisPolicy:
    """First steps: any move, and a mill only if nothing else is open. Easy: sees its own mills, with slips. Medium:
    three turns ahead. Hard: as deep as it gets."""

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
        slip = ask.level is Level.EASY and chance.pick(SLIPS) == 0
        if ask.level is Level.FIRST_STEPS or slip:
            kind = [] if slip else [action for action in acts if not _closes(state, action)]
            some = kind or acts
            action = some[chance.pick(len(some))]
            return Choice(action, say(words.BECAUSE_WEAKENS if state.due else words.BECAUSE_LUCK))
        return self._remove(ask, state, chance) if state.due else self._go(ask, state, chance)

    def _go(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        node = _node(state)
        ranked = _ranked(ask, state, node, turns(state.house, node))
        best = _best(ranked, ask.level, chance)
        goal = PLACES[best.goal.bit_length() - 1]
        token = (state.token_on(best.start.bit_length() - 1),) if best.start else None
        action = next(
            a for a in ask.legal if a.verb in ("place", "move") and a.to == goal and token in (None, a.tokens)
        )
        removals = (Action(ask.seat, "remove", (token,)) for token in state.tokens_on(best.gone))
        return Choice(action, _reason(state, node, best), plan=(action, *removals))

    def _remove(self, ask: Ask[State], state: State, chance: Chance) -> Choice:
        """Which man goes, with the board as the closed mill has left it. What is due after it is thought of then."""
        node, found = _node(state), [Turn(0, 0, 1 << slot) for slot in slots(state.may_remove())]
        best = _best(_ranked(ask, state, node._replace(hand=node.hand + 1), found), ask.level, chance)
        token = (state.token_on(best.gone.bit_length() - 1),)
        action = next(a for a in ask.legal if a.verb == "remove" and a.tokens == token)
        return Choice(action, _removal_reason(state, node, best))

    def _answer(self, ask: Ask[State]) -> Choice:
        """A draw is welcome to whoever does not stand better. The other side is to move."""
        state = ask.worlds[0]
        level = Level.EASY if ask.level is Level.FIRST_STEPS else ask.level
        node = _node(state)
        ranked = Search(state.house, EFFORT[level]).values(node, turns(state.house, node), frozenset(), 3)
        better = bool(ranked) and -ranked[0][0] > 30
        return answer(ask, accepts=not better or ask.level is Level.FIRST_STEPS)


def _node(state: State) -> Node:
    """The position of the side in turn."""
    hands = state.in_hand(state.side).bit_count(), state.in_hand(1 - state.side).bit_count()
    return Node(state.own, state.foes, *hands)


def _ranked(ask: Ask[State], state: State, node: Node, found: list[Turn]) -> list[tuple[int, Turn]]:
    seen = frozenset(
        Node(white, black, 0, 0) if white_moves else Node(black, white, 0, 0)
        for white, black, white_moves in state.seen
    )
    return Search(state.house, EFFORT[ask.level]).values(node, found, seen, DEPTH[ask.level])


def _best(ranked: list[tuple[int, Turn]], level: Level, chance: Chance) -> Turn:
    return max(ranked, key=lambda item: item[0] + chance.pick(BLUR[level] + 1))[1]


def _threats(state: State, node: Node) -> int:
    """The points on which the side to move would close a mill, as bits."""
    return sum({turn.goal for turn in turns(state.house, node) if turn.gone})


def _swapped(node: Node) -> Node:
    return Node(node.foes, node.own, node.foes_hand, node.hand)


def _reason(state: State, node: Node, turn: Turn) -> Text:
    """The plainest thing that speaks for a turn."""
    board = state.house.lines
    if is_lost(after(node, turn)):
        return say(words.BECAUSE_WINS)
    if turn.gone:
        return say(words.BECAUSE_MILL)
    if _threats(state, _swapped(node)) & turn.goal:
        return say(words.BECAUSE_STOPS)
    then = after(node, turn)
    next_mills = _threats(state, _swapped(then))
    opens = turn.start and mills_at(board, node.own ^ turn.start, turn.start.bit_length() - 1)
    if opens and turn.start & next_mills and all(answer.goal != turn.start for answer in turns(state.house, then)):
        return say(words.BECAUSE_OPENS)
    if fresh := next_mills & ~_threats(state, node):
        return say(words.BECAUSE_TWO, point=NAMES[slots(fresh)[0]])
    ahead = (board.near[turn.goal.bit_length() - 1] & ~(then.own | then.foes)).bit_count()
    if ahead < 2 or then.foes.bit_count() + then.foes_hand <= FLIES:
        return say(words.BECAUSE_BEST)
    return say(words.BECAUSE_ROOM, ahead, point=NAMES[turn.goal.bit_length() - 1])


def _removal_reason(state: State, node: Node, turn: Turn) -> Text:
    """Why this man: without it the match is won, or the other side cannot close a mill that it could close now."""
    if (state.foes ^ turn.gone).bit_count() + node.foes_hand < 3:
        return say(words.BECAUSE_WINS)
    before, now = _threats(state, _swapped(node)), _threats(state, after(node._replace(hand=1), turn))
    return say(words.BECAUSE_BREAKS if now.bit_count() < before.bit_count() else words.BECAUSE_WEAKENS)


def _closes(state: State, action: Action) -> bool:
    """Whether a placement or move closes a mill."""
    if action.to is None:
        return False
    start = state.standing.find(MAN_OF[action.tokens[0]])
    rest = state.own & ~(1 << start) if start >= 0 else state.own
    return mills_at(state.house.lines, rest, action.to.slot) > 0


POLICY = MorrisPolicy()
"""What the bot process plays with."""
