"""The house rules of Nine Men's Morris, one by one, and the rules as a table plays them."""

from __future__ import annotations

from tabletop.core.model import Action, Setup
from tests.bench import accepted, broken, reason
from tests.games.nine_mens_morris_positions import (
    CLASSIC,
    EACH_MILL,
    GAME,
    HUNDRED,
    NO_FLYING,
    PASSES,
    RANDOM,
    attempt_action,
    begin,
    drag,
    ended,
    goals,
    marked,
    moving,
    placing,
    play,
    removals,
)


def test_board_is_drawn_as_it_is_played() -> None:
    boards = {GAME.table(Setup(2, options)).backdrops[0].face for options in ((), CLASSIC)}
    assert boards == {"board-morris", "board-morris-classic"}


def test_first_player_by_lots_and_white_sits_below() -> None:
    spec = GAME.table(Setup(2, RANDOM))
    seen = set()
    for seed in range(8):
        state = begin(RANDOM, seed)
        sides = GAME.sides(state, spec)
        assert (sides[state.turn], sides[1 - state.turn]) == (0, 2)
        seen.add(state.turn)
    assert seen == {0, 1}
    assert {begin(seed=seed).turn for seed in range(8)} == {0}


def test_flying_off_with_three_men_too_one_step() -> None:
    state = moving("1,5,17", "2,18,21,20", options=NO_FLYING)
    assert goals(state, 1) == {4, 10}
    outcome = drag(state, 1, 24)
    assert broken(outcome) == "nine_mens_morris.flying"
    assert reason(outcome) == "No line leads directly from a7 to g1."
    assert ended(moving("1,3,24", "2,4,10,6,15,21,23", options=NO_FLYING)) == ("nine_mens_morris.win-blocked", (1,))


def test_double_mill_removes_one_man_for_each() -> None:
    state = play(placing("2,3,10,22", "5,8,14,20", EACH_MILL), "1")
    assert state.due == 2
    state = play(state, "x5")
    assert (state.due, state.turn) == (1, 0)
    assert removals(state) == {8, 14, 20}
    assert play(state, "x8").turn == 1


def test_double_mill_protection_is_looked_at_again_for_the_second_man() -> None:
    state = play(placing("2,3,10,22", "16,17,18,5", EACH_MILL), "1", "x5")
    assert removals(state) == {16, 17, 18}


def test_double_mill_ends_when_two_are_left() -> None:
    state = play(moving("2,3,10,22,4", "5,8,14", options=EACH_MILL), "4-1")
    assert state.due == 2
    assert ended(play(state, "x5")) == ("nine_mens_morris.win-two-left", (0,))


def test_double_mill_never_more_than_stand_on_the_board() -> None:
    assert play(placing("2,3,10,22", "5", EACH_MILL), "1").due == 1


def test_blocked_passes_until_a_man_can_move() -> None:
    state = moving("1,3,22,24", "2,4,6,10,15,19,21,23", options=PASSES)
    assert GAME.result(state) is None
    forced = GAME.forced(state)
    assert forced == Action(0, "pass")
    assert GAME.legal(state, 0)[0] == forced
    after = accepted(attempt_action(state, forced))
    assert (after.turn, after.quiet, GAME.forced(after)) == (1, 0, None)
    after = play(after, "19-16")
    assert goals(after, 22) == {19}
    outcome = attempt_action(after, Action(0, "pass"))
    assert broken(outcome) == "nine_mens_morris.must-move"
    assert marked(after, outcome) == {22}


def test_draw_moves_after_a_hundred() -> None:
    assert begin(HUNDRED).house.draw_moves == 100
    assert begin().house.draw_moves == 50


def test_the_rulebook_tells_the_house_rules() -> None:
    def told(*options: tuple[str, str]) -> dict[str, str]:
        return {row.rule.id.partition(".")[2]: row.rule.text for row in GAME.rulebook(Setup(2, options))}

    printed = told()
    assert "flying-at-three" not in told(*NO_FLYING)
    assert "flying" not in printed
    assert "flying" in told(*NO_FLYING)
    assert "win-blocked" not in told(*PASSES)
    assert "blocked" in told(*PASSES)
    assert "none can move" in printed["aim"]
    assert "none can move" not in told(*PASSES)["aim"], "whoever is stuck passes and has not lost"
    assert "100" in told(*HUNDRED)["draw-fifty"]
    for options, changed in ((CLASSIC, "points-and-lines"), (RANDOM, "white-begins"), (EACH_MILL, "remove-one")):
        assert told(*options)[changed] != printed[changed]
    everything = told(*CLASSIC, *RANDOM, *NO_FLYING, *EACH_MILL, *PASSES, *HUNDRED)
    assert all(len(text.split()) <= 25 for text in (*printed.values(), *everything.values()))
