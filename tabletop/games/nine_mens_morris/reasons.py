"""Why a turn of Nine Men's Morris is proposed, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.text import Text, say
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import ALL, NAMES, Board, mills_at, reach, slots
from tabletop.games.nine_mens_morris.search import Tree, gone_of, steps_of
from tabletop.games.nine_mens_morris.state import FLIES, House, State
from tabletop.kit.alpha_beta import INFINITE


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


def turn(state: State, turn: int) -> Text:
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
    return _modest(state, now, then, goal.bit_length() - 1)


def _modest(state: State, now: Tree, then: Tree, goal: int) -> Text:
    """What speaks for a point on which nothing is closed, stopped or prepared."""
    board, point = state.house.lines, NAMES[goal]
    ahead = (board.near[goal] & ~(then.own | then.foes)).bit_count()
    if ahead >= 2 and then.foes.bit_count() + then.hands[1] > FLIES:
        return say(words.BECAUSE_ROOM, ahead, point=point)
    rows = sum(not then.own & pair for pair in board.pairs[goal])
    if rows > 1:
        return say(words.BECAUSE_ROWS, rows, point=point)
    could, can = _goals(board, now.foes, now), _goals(board, then.own, then)
    if can < could:
        return say(words.BECAUSE_HINDERS, can, before=could)
    if not _closing(then):
        return say(words.BECAUSE_QUIET)
    return say(words.BECAUSE_LATE) if _always_late(now) else say(words.BECAUSE_STANDS, point=point)


def _goals(board: Board, men: int, tree: Tree) -> int:
    """To how many points men can go along the lines."""
    return reach(board.near, men, ALL & ~(tree.own | tree.foes)).bit_count()


def _always_late(now: Tree) -> bool:
    """Whether the other side can close a mill after every turn."""
    late = True
    for turn in now.noisy(-INFINITE) + now.quiet():
        now.make(turn)
        late = late and bool(_closing(now))
        now.unmake()
    return late


def _stays_open(then: Tree, point: int) -> bool:
    """Whether the side that has just moved can close a mill on a point, whatever the other side does."""
    stays = True
    for turn in then.noisy(-INFINITE) + then.quiet():
        then.make(turn)
        stays = stays and bool(_closing(then) & point)
        then.unmake()
    return stays


def removal(state: State, turn: int) -> Text:
    """Why this man: without it the match is won, the other side cannot close a mill that it could close now, or a mill
    of the own side is no longer in its way."""
    then, gone = _after(state, turn), gone_of(turn)
    if then.is_lost():
        return say(words.BECAUSE_WINS)
    before, now = _closing(_swapped(Tree.of(state), state.house)), _closing(then)
    if now.bit_count() < before.bit_count():
        return say(words.BECAUSE_BREAKS)
    board, slot = state.house.lines, gone.bit_length() - 1
    taken = state.own | state.foes
    if any(pair & state.own == pair for pair in board.pairs[slot]):
        return say(words.BECAUSE_CLEARS)
    if any(pair & state.foes and not pair & state.own and pair & ~taken for pair in board.pairs[slot]):
        return say(words.BECAUSE_PAIR)
    ahead = (board.near[slot] & ~taken).bit_count()
    if ahead and not then.hands[0]:
        return say(words.BECAUSE_LIVELY, ahead)
    return say(words.BECAUSE_FEWER, then.own.bit_count() + then.hands[0])
