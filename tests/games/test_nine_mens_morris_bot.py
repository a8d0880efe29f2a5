"""The computer player of Nine Men's Morris: closes, stops, removes what matters, answers offers, tells why."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import CLASSIC, NAMES, POINTS, WITH_DIAGONALS, Board, mills_at
from tabletop.games.nine_mens_morris.search import Tree, gone_of, look_ahead, steps_of
from tabletop.games.nine_mens_morris.state import MAN_OF, State
from tabletop.games.nine_mens_morris.values import scale_of, worth
from tabletop.kit.alpha_beta import INFINITE, Effort
from tabletop.kit.draw_offers import QUIET_PLIES
from tests.bench import accepted
from tests.games.nine_mens_morris_positions import (
    EACH_MILL,
    GAME,
    PASSES,
    begin,
    bits,
    house,
    moving,
    placing,
    play,
    press,
)

POLICY = games.policy("nine_mens_morris")
STRONG = [Level.MEDIUM, Level.HARD]


def thought(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player answers to a state."""
    return think(GAME, POLICY, state, min(GAME.active(state)), level, seed)


def done(state: State, level: Level, seed: int = 1) -> tuple[str, int, object]:
    """The verb, the point and the message of the reason of an answer; for a removal the point of the man."""
    choice = thought(state, level, seed)
    assert choice.action is not None
    assert choice.reason is not None
    to = choice.action.to
    at = to.slot if to is not None else state.standing.find(man_in(choice))
    return choice.action.verb, at + 1, choice.reason.msg


def mostly(state: State, level: Level) -> tuple[str, int, object]:
    """What a level does more often than not: even a strong one may overlook something."""
    return Counter(done(state, level, seed) for seed in range(9)).most_common(1)[0][0]


def man_in(choice: Choice) -> int:
    """The man that an answer is about."""
    assert choice.action is not None
    return MAN_OF[choice.action.tokens[0]]


@pytest.mark.parametrize("level", STRONG)
def test_it_closes_a_mill(level: Level) -> None:
    assert mostly(placing("1,2,20", "10,13,16"), level) == ("place", 3, words.BECAUSE_MILL)


def test_a_closed_mill_is_planned_with_the_man_that_goes() -> None:
    state = placing("1,2,20", "10,13,16")
    choice = thought(state, Level.HARD)
    for action in choice.plan:
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, LiveChance(1))
    assert [action.verb for action in choice.plan] == ["place", "remove"]
    assert state.due == 0


@pytest.mark.parametrize("level", STRONG)
def test_it_stops_a_mill(level: Level) -> None:
    assert mostly(placing("5,20", "22,23"), level) == ("place", 24, words.BECAUSE_STOPS)


def test_a_hint_is_true_and_names_the_point() -> None:
    """What a turn is said to be good for can be done next."""
    seen = set()
    state, luck = begin(), LiveChance(5)
    while GAME.result(state) is None and len(seen) < 3:
        choice = thought(state, Level.MEDIUM, luck.pick(1 << 20))
        assert choice.action is not None
        assert choice.reason is not None
        seat, reason, points = choice.action.seat, choice.reason.msg, dict(choice.reason.args)
        state = GAME.apply(state, choice.action, luck)
        own = state.sides[state.side_of(seat)]
        if reason is words.BECAUSE_TWO:
            slot = NAMES.index(str(points["point"]))
            assert mills_at(state.house.lines, own, slot)
            assert state.empty >> slot & 1
        elif reason is words.BECAUSE_ROOM:
            near = state.house.lines.near[NAMES.index(str(points["point"]))]
            assert (near & state.empty).bit_count() == choice.reason.n
        elif reason is words.BECAUSE_STOPS:
            assert choice.action.to is not None
            assert mills_at(state.house.lines, state.sides[1 - state.side_of(seat)], choice.action.to.slot)
        else:
            continue
        seen.add(reason)
    assert seen == {words.BECAUSE_TWO, words.BECAUSE_ROOM, words.BECAUSE_STOPS}


@pytest.mark.parametrize("level", STRONG)
def test_it_removes_the_man_that_would_close_a_mill(level: Level) -> None:
    """Black has two in the row 22-23-24 and one next to its third point: each of the three would do."""
    state = play(moving("1,2,6,14,20", "22,23,15,5,7"), "6-3")
    verb, at, reason = done(state, level)
    assert verb == "remove"
    assert at in (15, 22, 23)
    assert reason is words.BECAUSE_BREAKS


@pytest.mark.parametrize("level", STRONG)
def test_it_wins_where_it_can(level: Level) -> None:
    assert done(moving("1,2,15,20", "8,14,22"), level)[2] is words.BECAUSE_WINS


def test_it_passes_and_says_so() -> None:
    choice = thought(moving("1,3,22,24", "2,4,6,10,15,19,21,23", options=PASSES), Level.HARD)
    assert choice.action is not None
    assert choice.action.verb == "pass"
    assert choice.reason is not None
    assert choice.reason.msg is words.BECAUSE_PASS


def test_a_draw_is_declined_by_whoever_stands_better() -> None:
    offered = accepted(press(moving("1,5,20", "2,8,10,13,14,18,22,23,15"), "offer-draw", 0))
    choice = thought(offered, Level.HARD)
    assert choice.action is not None
    assert choice.action.verb == "decline-draw"


def test_an_even_match_is_drawn_once_nothing_happens_any_more() -> None:
    even = accepted(press(begin(), "offer-draw", 0))
    answers = []
    for quiet in (0, QUIET_PLIES - 1, QUIET_PLIES):
        choice = thought(replace(even, quiet=quiet), Level.HARD)
        assert choice.action is not None
        answers.append(choice.action.verb)
    assert answers == ["decline-draw", "decline-draw", "accept-draw"]


Whole = tuple[int, int, int, int]
"""The men of the side to move and of the other, and how many each has in hand."""


def whole(tree: Tree) -> Whole:
    """A position at the beginning of a turn."""
    return tree.own, tree.foes, *tree.hands


def followed(tree: Tree) -> set[Whole]:
    """The positions after every turn that the search knows."""
    found = set()
    for turn in tree.noisy(-INFINITE) + tree.quiet():
        before = whole(tree), tree.key, tree.value()
        assert tree.make(turn)
        found.add(whole(tree))
        tree.unmake()
        assert (whole(tree), tree.key, tree.value()) == before
    return found


def test_two_men_are_removed_for_two_mills_in_the_search_too() -> None:
    tree = Tree(house(EACH_MILL), (bits("2,3,10,22"), bits("5,8,14,20")), (1, 4), white_moves=True)
    found = [turn for turn in tree.noisy(-INFINITE) if gone_of(turn) and steps_of(turn) == bits("1")]
    assert {gone_of(turn).bit_count() for turn in found} == {2}
    for turn in found:
        tree.make(turn)
        assert tree.own.bit_count() == 2
        tree.unmake()


@pytest.mark.parametrize("options", [(), EACH_MILL, (("nine_mens_morris.board", "classic"),)])
def test_the_search_knows_the_same_turns_as_the_rules(options: tuple[tuple[str, str], ...]) -> None:
    """A turn of the search is a move with all its removals; their numbers of positions are the same."""
    luck = LiveChance(5)
    state = GAME.start(Setup(2, options), luck)
    while GAME.result(state) is None:
        if not state.due:
            tree = Tree.of(state)
            assert len(tree.noisy(-INFINITE)) + len(tree.quiet()) == len(followed(tree))
            assert followed(tree) == whole_turns(state, state.side)
        actions = [a for a in GAME.legal(state, state.turn) if a.verb in ("place", "move", "remove")]
        state = GAME.apply(state, actions[luck.pick(len(actions))], luck)


def whole_turns(state: State, side: int) -> set[Whole]:
    """The positions after every turn of a side by the rules, seen by the other side."""
    if state.side != side or (GAME.result(state) is not None):
        hands = state.in_hand(1 - side).bit_count(), state.in_hand(side).bit_count()
        return {(state.sides[1 - side], state.sides[side], *hands)}
    found: set[Whole] = set()
    for action in GAME.legal(state, state.turn):
        if action.verb in ("place", "move", "remove"):
            found |= whole_turns(GAME.apply(state, action, LiveChance(0)), side)
    return found


def test_a_search_without_effort_keeps_all_turns() -> None:
    state = placing("1,2", "10,22")
    tree = Tree.of(state)
    listed = tree.noisy(-INFINITE) + tree.quiet()
    assert {found.move for found in look_ahead(state, Effort(0, 3))} == set(listed)


def turned(points: int) -> int:
    """Points, seen by somebody who sits a quarter further round."""
    spots = [complex(ord(name[0]) - ord("d"), int(name[1]) - 4) for name in NAMES]
    return sum(1 << spots.index(spots[slot] * 1j) for slot in range(POINTS) if points >> slot & 1)


@pytest.mark.parametrize("board", [CLASSIC, WITH_DIAGONALS])
@pytest.mark.parametrize("hands", [(5, 4), (3, 2), (0, 0)])
def test_the_worth_is_the_same_from_every_side_of_the_board(board: Board, hands: tuple[int, int]) -> None:
    scale = scale_of(board)
    for own, foes in (("1,2,15,20", "6,8,9,18"), ("1,2,3,10", "22,23,5"), ("4,5,6", "7,8,9,13")):
        mine, theirs = bits(own), bits(foes)
        seen = {worth(scale, mine, theirs, *hands)}
        for _ in range(3):
            mine, theirs = turned(mine), turned(theirs)
            seen.add(worth(scale, mine, theirs, *hands))
        assert len(seen) == 1


def test_what_both_sides_have_is_worth_the_same_to_both() -> None:
    """Where nobody can close a mill, only that one side is to move makes a difference."""
    for board in (CLASSIC, WITH_DIAGONALS):
        scale = scale_of(board)
        level = worth(scale, 0, 0, 0, 0)
        for own, foes in (("1,5,15,20", "6,10,17"), ("4,5,6", "13,16,23"), ("10", "2,11,22")):
            there = worth(scale, bits(own), bits(foes), 0, 0)
            assert there != level
            assert there + worth(scale, bits(foes), bits(own), 0, 0) == 2 * level


def test_room_counts_most_while_men_are_placed() -> None:
    """On the board without diagonals a man in a corner has two steps, one on a crossing four, one between three others
    none."""
    scale = scale_of(CLASSIC)
    early, late = ([worth(scale, bits(own), bits("24"), hand, hand) for own in ("5", "1")] for hand in (8, 0))
    assert early[0] - early[1] > 2 * (late[0] - late[1]) > 0
    free, shut = (worth(scale, bits(own), bits("2,10,18"), 0, 0) for own in ("12,20", "1,20"))
    assert shut < free


def test_to_come_back_to_a_position_is_worth_nothing() -> None:
    state = play(moving("1,5,9,11,14,20,24", "2,13,16,22"), "1-10", "2-3", "10-1", "3-2")
    found = look_ahead(state, Effort(2_000, 3))
    assert next(one for one in found if one.move == bits("1,10")).score == 0
    assert found[0].score > 100


def test_a_match_that_grows_too_long_is_worth_nothing() -> None:
    tree = Tree(house(), (bits("1,5,9,11,14,20,24"), bits("2,13,16")), (0, 0), white_moves=True, quiet_moves=50)
    assert tree.is_drawn()
    assert not Tree(house(), (bits("1"), bits("2")), (0, 0), white_moves=True, quiet_moves=49).is_drawn()


def test_placing_is_varied() -> None:
    assert len({thought(begin(), Level.HARD, seed).action for seed in range(3)}) > 1


def test_stronger_levels_win() -> None:
    """One match each way; the strong level loses neither."""
    for strong in (0, 1):
        state, seed = begin(), 0
        while GAME.result(state) is None:
            level = Level.MEDIUM if state.turn == strong else Level.FIRST_STEPS
            action = thought(state, level, seed).action
            assert action is not None
            state, seed = GAME.apply(state, action, LiveChance(0)), seed + 1
        result = GAME.result(state)
        assert result is not None
        assert result.winners == (strong,)


def test_first_steps_wants_mills_and_overlooks_those_of_the_other_side() -> None:
    """A mill is mostly closed; that of the other side is stopped less often than by a stronger level."""
    closed = [done(placing("1,2,4", "10,22"), Level.FIRST_STEPS, seed)[1] in (3, 7) for seed in range(30)]
    assert sum(closed) > 15
    stopped = [
        sum(done(placing("5,20", "22,23"), level, seed)[1] == 24 for seed in range(20))
        for level in (Level.FIRST_STEPS, Level.MEDIUM)
    ]
    assert stopped[0] < stopped[1]
