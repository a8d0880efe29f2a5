"""The computer player of Nine Men's Morris: closes, stops, removes what matters, answers offers, tells why."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import NAMES, mills_at
from tabletop.games.nine_mens_morris.search import Node, Search, after, turns
from tabletop.games.nine_mens_morris.state import MAN_OF, State
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


def done(state: State, level: Level) -> tuple[str, int, object]:
    """The verb, the point and the message of the reason of an answer; for a removal the point of the man."""
    choice = thought(state, level)
    assert choice.action is not None
    assert choice.reason is not None
    to = choice.action.to
    at = to.slot if to is not None else state.standing.find(man_in(choice))
    return choice.action.verb, at + 1, choice.reason.msg


def man_in(choice: Choice) -> int:
    """The man that an answer is about."""
    assert choice.action is not None
    return MAN_OF[choice.action.tokens[0]]


@pytest.mark.parametrize("level", STRONG)
def test_it_closes_a_mill(level: Level) -> None:
    assert done(placing("1,2,20", "10,13,16"), level) == ("place", 3, words.BECAUSE_MILL)


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
    assert done(placing("5,20", "22,23"), level) == ("place", 24, words.BECAUSE_STOPS)


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
    even = accepted(press(begin(), "offer-draw", 0))
    choice = thought(even, Level.HARD)
    assert choice.action is not None
    assert choice.action.verb == "accept-draw"


def test_two_men_are_removed_for_two_mills_in_the_search_too() -> None:
    node = Node(bits("2,3,10,22"), bits("5,8,14,20"), 1, 4)
    found = [turn for turn in turns(house(EACH_MILL), node) if turn.gone and turn.goal == bits("1")]
    assert {turn.gone.bit_count() for turn in found} == {2}
    assert all(after(node, turn).own.bit_count() == 2 for turn in found)


@pytest.mark.parametrize("options", [(), EACH_MILL, (("nine_mens_morris.board", "classic"),)])
def test_the_search_knows_the_same_turns_as_the_rules(options: tuple[tuple[str, str], ...]) -> None:
    """A turn of the search is a move with all its removals; their numbers of positions are the same."""
    luck = LiveChance(5)
    state = GAME.start(Setup(2, options), luck)
    while GAME.result(state) is None:
        if not state.due:
            hands = state.in_hand(state.side).bit_count(), state.in_hand(1 - state.side).bit_count()
            node = Node(state.own, state.foes, *hands)
            known = {after(node, turn) for turn in turns(house(options), node)}
            assert known == whole_turns(state, state.side)
        actions = [a for a in GAME.legal(state, state.turn) if a.verb in ("place", "move", "remove")]
        state = GAME.apply(state, actions[luck.pick(len(actions))], luck)


def whole_turns(state: State, side: int) -> set[Node]:
    """The positions after every turn of a side by the rules, seen by the other side."""
    if state.side != side or (GAME.result(state) is not None):
        hands = state.in_hand(1 - side).bit_count(), state.in_hand(side).bit_count()
        return {Node(state.sides[1 - side], state.sides[side], *hands)}
    found: set[Node] = set()
    for action in GAME.legal(state, state.turn):
        if action.verb in ("place", "move", "remove"):
            found |= whole_turns(GAME.apply(state, action, LiveChance(0)), side)
    return found


def test_a_search_without_effort_keeps_all_turns() -> None:
    node = Node(bits("1,2"), bits("10,22"), 4, 4)
    found = turns(house(), node)
    assert [turn for _, turn in Search(house(), 0).values(node, found, frozenset(), 3)] == found


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


def test_first_steps_close_no_mill_while_anything_else_is_open() -> None:
    for state in (placing("1,2,4", "10,22"), moving("1,2,15,20", "6,8,9,18")):
        chosen = [thought(state, Level.FIRST_STEPS, seed).action for seed in range(60)]
        assert len(set(chosen)) > 4
        assert not any(GAME.apply(state, action, LiveChance(0)).due for action in chosen if action is not None)
