"""The house rules of Ludo, one by one, and the rules as a table plays them."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.options import OptionSpec
from tabletop.games.ludo import INFO, minutes_for
from tabletop.games.ludo.board import FOOT, OUT, STABLE, STAR
from tests.bench import accepted, broken, refusal
from tests.games.ludo_positions import GAME, begin, come, drag, loop, moves, position, settle, step, throw, turn

NO_MOVE = (("ludo.blocking", "no-move"),)
JUMP = (("ludo.blocking", "jump"),)
QUICK = (("ludo.stairs", "quick"),)
TURN_LOST = (("ludo.three-sixes", "turn-lost"),)
PLAY_ON = (("ludo.play-on", "on"),)


# ludo.first-player


def test_first_player_is_the_first_seat_unless_lots_are_drawn() -> None:
    assert {begin(4, seed=seed).turn for seed in range(20)} == {0}
    lots = (("ludo.first-player", "random"),)
    assert {begin(4, lots, seed).turn for seed in range(40)} == {0, 1, 2, 3}


# ludo.three-sixes


def test_three_sixes_lose_the_turn() -> None:
    state = throw(position(red=(), yellow=(), options=TURN_LOST), 6)
    state = accepted(drag(state, "red-1", loop(0)))
    state = accepted(drag(throw(state, 6), "red-1", loop(6)))
    state = throw(state, 6)
    assert broken(drag(state, "red-1", loop(12))) == "ludo.three-sixes"
    state = settle(state)
    assert (come(state, "red")[0], turn(state)) == (6, "yellow")


def test_three_sixes_count_unusable_ones_and_begin_anew_each_turn() -> None:
    start = position(red=(OUT, OUT, OUT, 58), yellow=(), options=TURN_LOST)
    state = throw(start, 6, 6, 6)
    assert turn(settle(state)) == "yellow"
    yellow = settle(throw(start, 6, 6, 4))
    red = settle(throw(yellow, 1))
    assert (turn(yellow), turn(red), turn(settle(throw(red, 6)))) == ("yellow", "red", "red")


def test_three_sixes_are_all_played_by_the_printed_rules() -> None:
    state = position(red=(0,), yellow=())
    for square in (6, 12, 18):
        state = accepted(drag(throw(state, 6), "red-1", loop(square)))
    assert turn(state) == "red"


# ludo.blocking


def test_blocking_no_move_refuses_a_barred_piece() -> None:
    state = throw(position(red=(10,), yellow=(41,), options=NO_MOVE), 5)
    outcome = refusal(drag(state, "red-1", loop(12)))
    assert (outcome.rule, outcome.tokens) == ("ludo.no-overtaking", ("yellow-1",))
    assert GAME.forced(state) == Action(0, "pass")


def test_blocking_no_move_refuses_to_land_on_an_own_piece() -> None:
    state = throw(position(red=(10, 13), yellow=(), options=NO_MOVE), 3)
    assert broken(drag(state, "red-1", loop(13))) == "ludo.own-piece-bars"
    assert broken(drag(state, "red-1", loop(12))) == "ludo.own-piece-bars"
    assert moves(state) == {"red-2": loop(16)}


def test_blocking_no_move_still_captures_by_exact_count() -> None:
    state = throw(position(red=(10,), yellow=(41,), options=NO_MOVE), 3)
    assert come(accepted(drag(state, "red-1", loop(13))), "yellow")[0] == STABLE


def test_blocking_jump_passes_other_pieces() -> None:
    state = throw(position(red=(10, 12), yellow=(41,), options=JUMP), 5)
    assert broken(drag(state, "red-1", loop(14))) == "ludo.exact-count"
    after = accepted(drag(state, "red-1", loop(15)))
    assert (come(after, "red")[:2], come(after, "yellow")[0]) == ((15, 12), 41)


def test_blocking_jump_past_a_piece_onto_an_own_one_is_no_overtaking() -> None:
    state = throw(position(red=(10, 14), yellow=(40,), options=JUMP), 4)
    assert broken(drag(state, "red-1", loop(14))) == "ludo.own-piece-bars"


def test_blocking_jump_refuses_to_land_on_an_own_piece() -> None:
    state = throw(position(red=(10, 12), yellow=(), options=JUMP), 2)
    assert broken(drag(state, "red-1", loop(12))) == "ludo.own-piece-bars"
    assert moves(state) == {"red-2": loop(14)}


@pytest.mark.parametrize("options", [NO_MOVE, JUMP])
def test_blocking_concerns_the_loop_only(options: tuple[tuple[str, str], ...]) -> None:
    state = throw(position(red=(56, 57), yellow=(), options=options), 2)
    assert broken(drag(state, "red-1", step("red", 2))) == "ludo.step-occupied"


# ludo.stairs


def test_stairs_quick_stop_below_an_own_piece() -> None:
    state = throw(position(red=(57, 60), yellow=(), options=QUICK), 4)
    assert moves(state) == {"red-1": step("red", 4), "red-2": STAR}
    assert broken(drag(state, "red-1", step("red", 5))) == "ludo.stairs-in-order"
    assert come(accepted(drag(state, "red-2", STAR)), "red")[:2] == (57, OUT)


def test_stairs_quick_refuse_a_climb_of_no_steps() -> None:
    state = throw(position(red=(59, 60), yellow=(), options=QUICK), 1)
    outcome = refusal(drag(state, "red-1", step("red", 5)))
    assert (outcome.rule, outcome.tokens) == ("ludo.step-occupied", ("red-2",))


def test_stairs_quick_lead_out_without_a_six() -> None:
    state = throw(position(red=(61,), yellow=(), options=QUICK), 1)
    assert broken(drag(state, "red-1", step("red", 5))) == "ludo.stairs-in-order"
    assert come(accepted(drag(state, "red-1", STAR)), "red")[0] == OUT


def test_stairs_quick_begin_at_the_foot_which_is_reached_exactly() -> None:
    assert moves(throw(position(red=(FOOT,), yellow=(), options=QUICK), 5)) == {"red-1": step("red", 5)}
    state = throw(position(red=(53,), yellow=(), options=QUICK), 3)
    assert broken(drag(state, "red-1", step("red", 1))) == "ludo.foot-exact"


# ludo.pieces


@pytest.mark.parametrize("pieces", [3, 2, 1])
def test_pieces_fewer_are_enough_to_win(pieces: int) -> None:
    options = (("ludo.pieces", str(pieces)),)
    assert len(begin(3, options).progress) == 3 * pieces
    state = throw(position(red=(*[OUT] * (pieces - 1), 61), yellow=(), options=options), 6)
    result = GAME.result(accepted(drag(state, f"red-{pieces}", STAR)))
    assert result is not None
    assert result.winners == (0,)


# ludo.play-on


def test_play_on_ranks_by_the_order_of_finishing() -> None:
    done = (OUT, OUT, OUT, 61)
    state = throw(position(red=done, blue=done, yellow=(3,), options=PLAY_ON), 6)
    state = accepted(drag(state, "red-4", STAR))
    assert GAME.result(state) is None
    assert turn(state) == "blue", "whoever is done does not throw again after the last 6"
    state = settle(throw(settle(throw(state, 1)), 1))
    assert turn(state) == "blue", "whoever is done is skipped"
    state = accepted(drag(throw(state, 6), "blue-4", STAR))
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.rule) == (((0,), (1,), (2,)), "ludo.win-stops-play")


def test_play_on_with_two_players_ends_with_the_first() -> None:
    state = throw(position(red=(OUT, OUT, OUT, 61), yellow=(), options=PLAY_ON), 6)
    assert GAME.result(accepted(drag(state, "red-4", STAR))) is not None


# The rules as this table plays them


def holding(*options: tuple[str, str]) -> dict[str, str]:
    rows = GAME.rulebook(Setup(2, options))
    found = {row.rule.id: row.rule.text_id for row in rows}
    assert len(found) == len(rows), "two rows of one id hold at the same table"
    return found


def test_the_printed_rules_are_numbered_as_in_the_book() -> None:
    rows = [row for row in GAME.rulebook(Setup(2)) if row.number is not None]
    assert [row.number for row in rows] == list(range(1, 32))
    assert not any(row.changed for row in GAME.rulebook(Setup(2)))


def test_a_house_rule_changes_the_sentence_of_the_rule() -> None:
    assert "ludo.stop-behind" not in holding(*NO_MOVE)
    assert "ludo.adjacent-block" not in holding(*JUMP)
    assert holding(*JUMP)["ludo.no-overtaking"] == "ludo.no-overtaking@jump"
    assert holding(*NO_MOVE)["ludo.own-piece-bars"] == holding(*JUMP)["ludo.own-piece-bars"]
    assert holding(*JUMP)["ludo.foot-not-safe"] == "ludo.foot-not-safe@jump", "nothing bars the way there"
    assert holding(*NO_MOVE)["ludo.foot-not-safe"] == "ludo.foot-not-safe"
    assert "ludo.six-to-exit" not in holding(*QUICK)
    assert holding(*QUICK)["ludo.step-occupied"] == "ludo.step-occupied@quick"
    assert holding(("ludo.pieces", "2"))["ludo.four-in-stable"] == "ludo.four-in-stable@two"
    assert holding(("ludo.first-player", "random"))["ludo.turn-order"] == "ludo.turn-order@lots"
    assert holding(*PLAY_ON)["ludo.win-stops-play"] == "ludo.win-stops-play@play-on"
    assert "ludo.three-sixes" in holding(*TURN_LOST)
    assert "ludo.three-sixes" not in holding()


@pytest.mark.parametrize("spec", INFO.options, ids=lambda spec: spec.id)
def test_every_value_of_an_option_is_played_to_the_end(spec: OptionSpec) -> None:
    for choice in spec.choices:
        options = {**dict(INFO.short), spec.id: choice.value}
        chance = LiveChance(5)
        state = GAME.start(Setup(2, tuple(options.items())), chance)
        plies = 0
        while GAME.result(state) is None:
            legal = GAME.legal(state, state.turn)
            state = GAME.apply(state, legal[chance.pick(len(legal))], chance)
            plies += 1
        assert plies < INFO.max_plies


def test_the_short_game_is_much_shorter() -> None:
    printed = INFO.options_of(Setup(4))
    short = INFO.options_of(Setup(4, INFO.short))
    assert minutes_for(4, short) < minutes_for(4, printed) / 3
    assert minutes_for(2, short) < 10


def test_playing_on_takes_longer_where_there_are_more_than_two() -> None:
    printed, on = (INFO.options_of(Setup(4, options)) for options in ((), (("ludo.play-on", "on"),)))
    assert minutes_for(4, on) > minutes_for(4, printed)
    assert minutes_for(2, on) == minutes_for(2, printed)
