"""The computer player of draughts: sees what hangs, plays captures to their end, answers offers, huffs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.games.draughts import words
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.moves import Position, after, captures, whole_moves
from tabletop.games.draughts.search import Tree, changed, look_ahead
from tabletop.games.draughts.state import Clocks, House, State
from tabletop.games.draughts.values import worth
from tabletop.kit.alpha_beta import INFINITE, Effort
from tabletop.kit.draw_offers import QUIET_PLIES
from tests.bench import accepted
from tests.games.draughts_positions import FIRST_SEAT, GAME, HUFF, begin, play, position, press

POLICY = games.policy("draughts")
STRONG = [Level.MEDIUM, Level.HARD]


def thought(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player answers to a state."""
    return think(GAME, POLICY, state, min(GAME.active(state)), level, seed)


def ends(state: State, level: Level) -> int:
    """The slot to which a computer player moves."""
    action = thought(state, level).action
    assert action is not None
    assert action.to is not None
    return action.to.slot


def verb(state: State, level: Level) -> str:
    """What kind of answer a computer player gives."""
    action = thought(state, level).action
    assert action is not None
    return action.verb


@pytest.mark.parametrize("level", STRONG)
def test_it_does_not_give_a_piece_away(level: Level) -> None:
    """33-29 would be answered by 24x33; 33-28 keeps all pieces."""
    assert ends(position("33,44", "24,3"), level) != PLACE_OF[BIT[29]].slot


@pytest.mark.parametrize("level", games.info("draughts").levels)
def test_a_capture_of_several_pieces_is_played_jump_by_jump(level: Level) -> None:
    state = position("42,50", "19,29,38,1")
    plan = thought(state, level).plan
    assert [action.to for action in plan] == [PLACE_OF[BIT[there]] for there in (33, 24, 13)]
    for step, there in enumerate((33, 24, 13)):
        assert ends(state, level) == PLACE_OF[BIT[there]].slot
        assert thought(state, level).plan == plan[step:]
        action = thought(state, level).action
        assert action is not None
        state = GAME.apply(state, action, LiveChance(0))
    assert state.turn == 1


def test_the_reason_tells_what_a_move_does() -> None:
    choice = thought(position("32,50", "28,5"), Level.HARD)
    assert choice.reason is not None
    assert choice.reason.msg is words.BECAUSE_ONLY
    choice = thought(position("27,33", "21,K28"), Level.HARD)
    assert choice.reason is not None
    assert choice.reason.msg is words.BECAUSE_TAKES
    choice = thought(position("7,49", "16,5"), Level.HARD)
    assert choice.reason is not None
    assert choice.reason.msg is words.BECAUSE_KING


def test_a_quiet_move_tells_what_it_threatens_and_what_is_taken_back() -> None:
    seen, state, luck = set(), begin(), LiveChance(2)
    while GAME.result(state) is None and len(seen) < 2:
        choice = thought(state, Level.MEDIUM, luck.pick(1 << 20))
        assert choice.action is not None
        assert choice.reason is not None
        mover, reason = state.position.white_moves, choice.reason
        state = GAME.apply(state, choice.action, luck)
        if reason.msg is words.BECAUSE_THREATENS:
            again = captures(state.position._replace(white_moves=mover), True)[1]
            assert dict(reason.args)["way"] in {words.notation(way.start, way.end, captures=True) for way in again}
            seen.add(reason.msg)
        elif reason.msg is words.BECAUSE_TRADES:
            ways = whole_moves(state.position)
            assert ways
            for way in ways:
                assert captures(after(state.position, *way), True)[0] >= way[2].bit_count() > 0
            seen.add(reason.msg)
    assert seen == {words.BECAUSE_THREATENS, words.BECAUSE_TRADES}


@pytest.mark.parametrize("level", STRONG)
def test_a_draw_is_declined_by_whoever_stands_better(level: Level) -> None:
    better = accepted(press(position("45", "1,2,3,4", turn="W"), "offer-draw", 0))
    worse = accepted(press(position("45,46,47,48", "1"), "offer-draw", 0))
    assert [verb(state, level) for state in (better, worse)] == ["decline-draw", "accept-draw"]


def test_an_even_match_is_drawn_once_nothing_is_taken_any_more() -> None:
    even = accepted(press(begin(), "offer-draw", 0))
    calm = replace(even, clocks=Clocks(quiet=QUIET_PLIES))
    assert [verb(state, Level.HARD) for state in (even, calm)] == ["decline-draw", "accept-draw"]


def test_first_steps_accepts_a_draw_and_never_huffs() -> None:
    state = accepted(press(position("45", "1,2,3,4"), "offer-draw", 0))
    assert verb(state, Level.FIRST_STEPS) == "accept-draw"
    state = play(position("32,50", "11,28", options=HUFF), "50-45")
    assert [verb(state, level) for level in Level] == ["move", "huff", "huff", "huff", "huff"]


@pytest.mark.slow
def test_better_levels_win() -> None:
    for seed in range(2):
        state, luck = begin(FIRST_SEAT), LiveChance(seed)
        while GAME.result(state) is None:
            level = Level.MEDIUM if state.turn == seed else Level.FIRST_STEPS
            action = thought(state, level, luck.pick(1 << 30)).action
            assert action is not None
            state = GAME.apply(state, action, luck)
        result = GAME.result(state)
        assert result is not None
        assert result.winners == (seed,)


def test_nobody_goes_round_in_circles_with_the_better_game() -> None:
    """A position that has been there is worth less."""
    position_now = Position(BIT[46], BIT[1] | BIT[2], BIT[46] | BIT[1] | BIT[2], False)
    moves = whole_moves(position_now)
    fresh = look_ahead(position_now, House(), Effort(500, 2), moves=moves)
    worn = look_ahead(position_now, House(), Effort(500, 2), seen=[after(position_now, *move) for move in moves])
    assert fresh[0].score > worn[0].score == 0


def test_first_steps_overlooks_what_can_be_taken_and_the_stronger_see_it() -> None:
    """33-29 is one of four moves, and the only one after which something can be taken."""

    def given(level: Level, times: int = 30) -> int:
        found = [thought(position("33,44", "24,3"), level, seed).action for seed in range(times)]
        return sum(action is not None and action.to == PLACE_OF[BIT[29]] for action in found)

    assert given(Level.FIRST_STEPS) > given(Level.MEDIUM)
    assert given(Level.HARD, times=2) == 0


def test_openings_are_varied() -> None:
    assert len({thought(begin(FIRST_SEAT), Level.HARD, seed).action for seed in range(3)}) > 1


@pytest.mark.parametrize("majority", [True, False])
def test_the_search_knows_the_same_moves_as_the_rules(majority: bool) -> None:
    luck, start, house = LiveChance(4), begin().position, House(majority=majority)
    for _ in range(4):
        here = start
        while moves := whole_moves(here, majority):
            if here.own.bit_count() + here.foes.bit_count() < 4:
                break
            tree = Tree(here, house)
            listed = tree.noisy(-INFINITE) + tree.quiet()
            assert sorted(set(listed)) == sorted({changed(move) for move in moves})
            for move in moves:
                before = tree.key, tree.value(), tree.hot
                tree.make(changed(move))
                fresh = Tree(after(here, *move), house)
                assert (tree.key, tree.value(), tree.hot) == (fresh.key, fresh.value(), fresh.hot)
                tree.unmake()
                assert before == (tree.key, tree.value(), tree.hot)
            here = after(here, *moves[luck.pick(len(moves))])


def test_the_worth_is_the_same_for_both_sides() -> None:
    luck, here = LiveChance(7), begin().position
    for _ in range(60):
        moves = whole_moves(here)
        here = after(here, *moves[luck.pick(len(moves))])
        turned = [
            sum(BIT[51 - n] for n in range(1, 51) if side & BIT[n]) for side in (here.black, here.white, here.kings)
        ]
        assert worth(here.white, here.black, here.kings) == -worth(turned[0], turned[1], turned[2])


def test_a_match_that_is_drawn_by_its_length_is_worth_nothing() -> None:
    here = Position(BIT[46] | BIT[41], BIT[5], BIT[46] | BIT[41] | BIT[5], True)
    assert look_ahead(here, House(), Effort(3_000, 4), clocks=Clocks(quiet=39))[0].score == 0


def test_three_kings_catch_one_where_it_stands_badly() -> None:
    """W:WK50,K45,K33:BK16, once drawn by repetition."""
    here = Position(BIT[50] | BIT[45] | BIT[33], BIT[16], BIT[50] | BIT[45] | BIT[33] | BIT[16], True)
    assert look_ahead(here, House(), Effort(20_000))[0].score > 0
