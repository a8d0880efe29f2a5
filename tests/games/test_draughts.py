"""Draughts by the printed rules: the worked examples, then a witness for every rule that can be broken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.text import say
from tabletop.games.draughts.board import BIT, BLACK_LAST, NUMBER, PLACE_OF, SLOT, WHITE_LAST
from tabletop.games.draughts.moves import Position, jumps, plain_moves
from tabletop.games.draughts.notation import read_position
from tabletop.games.draughts.state import Clocks, House, State, standing
from tabletop.games.draughts.words import WHY_FEWER, WHY_SEVERAL
from tabletop.text_front import english
from tests.bench import accepted, broken, refusal
from tests.games.draughts_positions import (
    GAME,
    attempt_action,
    begin,
    drag,
    drop,
    ended,
    legal,
    marked,
    numbers,
    play,
    position,
    press,
    tap,
)

# Set-up


def test_board_has_its_dark_square_at_the_lower_left_of_each_player() -> None:
    assert SLOT[46] == 90
    assert SLOT[5] == 9
    assert len(set(SLOT[1:])) == 50


def test_start_position() -> None:
    state = begin()
    assert numbers(state.position.white) == set(range(31, 51))
    assert numbers(state.position.black) == set(range(1, 21))


def test_white_begins_then_the_players_alternate() -> None:
    state = begin()
    assert GAME.active(state) == {0}
    assert broken(drag(state, 20, 25, seat=1)) == "draughts.white-begins"
    assert GAME.active(play(state, "32-28")) == {1}


# The worked examples


def test_man_forward_from_the_starting_position() -> None:
    expected = {"31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"}
    assert legal(begin()) == expected


def test_man_forward_never_goes_back() -> None:
    state = position("28", "5")
    assert broken(drag(state, 28, 33)) == "draughts.man-forward"
    assert legal(state) == {"28-22", "28-23"}


def test_capture_compulsory_before_any_other_move() -> None:
    state = position("32,47", "28")
    outcome = drag(state, 32, 27)
    assert broken(outcome) == "draughts.capture-compulsory"
    assert marked(state, outcome) == {32}
    assert legal(state) == {"32x23"}
    assert numbers(play(state, "32x23").position.black) == set()


def test_man_captures_backwards() -> None:
    assert legal(position("23", "28")) == {"23x32"}


def test_finish_chain_after_each_jump() -> None:
    state = play(position("42", "19,29,38"), "42x33x24")
    assert legal(state) == {"24x13"}
    outcome = drag(state, 24, 20)
    assert broken(outcome) == "draughts.finish-chain"
    assert marked(state, outcome) == {24}
    state = play(state, "24x13")
    assert ended(state) == ("draughts.win-all-captured", (0,))


def test_most_pieces_must_be_taken() -> None:
    state = position("28,38", "10,22,24,33")
    assert legal(state) == {"38x29", "38x20"}
    for here, there in ((28, 17), (28, 39)):
        outcome = refusal(drag(state, here, there))
        assert broken(outcome) == "draughts.most-pieces"
        assert outcome.why == say(WHY_FEWER, 2, way="38x20")
        assert marked(state, outcome) == {38}
    assert numbers(play(state, "38x29x20").position.black) == {10, 22}


def test_king_counts_one() -> None:
    state = position("27,33", "11,21,K28")
    assert legal(state) == {"27x16", "27x7"}
    assert broken(drag(state, 33, 22)) == "draughts.most-pieces"


def test_free_choice_between_equal_captures() -> None:
    assert legal(position("27,33", "21,K28")) == {"27x16", "33x22"}


def test_king_moves_any_distance() -> None:
    state = position("K28", "6")
    ends = {22, 17, 11, 23, 19, 14, 10, 5, 32, 37, 41, 46, 33, 39, 44, 50}
    assert legal(state) == {f"28-{end}" for end in ends}


def test_king_captures_from_afar_and_lands_anywhere_behind() -> None:
    assert legal(position("K46", "28")) == {f"46x{end}" for end in (23, 19, 14, 10, 5)}


def test_one_piece_per_jump() -> None:
    state = position("K46", "23,28")
    assert legal(state) == {"46-41", "46-37", "46-32"}
    outcome = drag(state, 46, 19)
    assert broken(outcome) == "draughts.one-piece-per-jump"
    assert marked(state, outcome) == {23, 28}


def test_jump_once_the_jumped_piece_bars_the_way() -> None:
    state = position("K46", "7,13,28,37,39")
    assert state.most == 4
    state = play(state, "46x32x19x2")
    assert legal(state) == {"2x11", "2x16"}
    jumped = sum(BIT[number] for number in (37, 28, 13, 7))
    room = state.position.empty | BIT[46]
    assert jumps(BIT[11], True, state.position.foes & ~jumped, room) == []
    assert numbers(play(state, "2x11").position.black) == {39}


def test_jump_once_is_named_by_a_refusal() -> None:
    state = play(position("K46", "7,13,28,37,39"), "46x32x19")
    outcome = drag(state, 19, 32)
    assert broken(outcome) == "draughts.jump-once"
    assert marked(state, outcome) == {28}


def test_promotion_at_rest_only() -> None:
    state = position("13", "9,10")
    assert legal(state) == {"13x4", "13x15"}
    after = play(state, "13x4x15")
    assert after.position.kings == 0
    assert numbers(after.position.white) == {15}


def test_win_blocked() -> None:
    state = position("36", "27,31")
    assert ended(state) == ("draughts.win-blocked", (1,))
    assert english(GAME.view(state, None).prompt) == "A has no move left: B wins."


def test_draw_repetition_counts_the_position() -> None:
    state = position("K49", "K1")
    moves = ("49-43", "1-6", "43-49", "6-1") * 2
    state = play(state, *moves[:-1])
    assert GAME.result(state) is None
    assert ended(play(state, moves[-1])) == ("draughts.draw-repetition", ())


def quiet(state: State, plies: int) -> State:
    """The same position so many plies after the last capture."""
    return replace(state, clocks=Clocks(quiet=plies))


def test_draw_twenty_after_forty_plies() -> None:
    state = quiet(position("K49,31", "K1,20"), 38)
    state = play(state, "31-26")
    assert GAME.result(state) is None
    assert ended(play(state, "20-25")) == ("draughts.draw-twenty", ())


def test_draw_twenty_begins_again_with_a_capture() -> None:
    state = quiet(position("32,50", "28,5"), 39)
    assert GAME.result(play(state, "32x23")) is None


def test_draw_twenty_comes_after_a_win() -> None:
    state = play(quiet(position("50,31", "45"), 39), "31-26")
    assert ended(state) == ("draughts.win-blocked", (0,))


# Rules that can be broken


def test_own_piece() -> None:
    state = begin()
    outcome = drag(state, 20, 25, seat=0)
    assert broken(outcome) == "draughts.own-piece"
    assert broken(attempt_action(state, Action(0, "move", ("nothing",), PLACE_OF[BIT[27]]))) == "draughts.own-piece"


def test_board_light_squares_and_trays_are_no_goal() -> None:
    state = begin()
    assert broken(drop(state, 32, Place("board", SLOT[32] - 10))) == "draughts.board"
    assert broken(drop(state, 32, Place("taken-0"))) == "draughts.board"


def test_empty_square() -> None:
    state = begin()
    outcome = drag(state, 37, 32)
    assert broken(outcome) == "draughts.empty-square"
    assert marked(state, outcome) == {32}


def test_no_jump_own_by_man_and_king() -> None:
    assert broken(drag(begin(), 37, 28)) == "draughts.no-jump-own"
    outcome = drag(position("K46,28", "37,5"), 46, 23)
    assert broken(outcome) == "draughts.no-jump-own"


def test_king_moves_along_diagonals_only() -> None:
    assert broken(drag(position("K28", "6"), 28, 18)) == "draughts.king-moves"


def test_king_path_over_own_pieces() -> None:
    state = position("K46,37,28", "5")
    outcome = drag(state, 46, 23)
    assert broken(outcome) == "draughts.king-path"
    assert marked(state, outcome) == {28}


def test_must_move_nobody_passes() -> None:
    assert broken(attempt_action(begin(), Action(0, "pass"))) == "draughts.must-move"


def test_remove_after_taken_pieces_stay_out() -> None:
    state = play(position("32,50", "28,5"), "32x23", "5-10")
    token = next(p.token for p in GAME.view(state, 0).placements if p.place.zone == "taken-0" and p.owner == 1)
    state = play(state, "50-45")
    assert broken(attempt_action(state, Action(1, "move", (token,), PLACE_OF[BIT[14]]))) == "draughts.remove-after"


def test_remove_after_the_capture_is_finished() -> None:
    state = play(position("42", "19,29,38,1"), "42x33")
    faces = {p.place: p.face for p in GAME.view(state, 0).placements}
    assert faces[PLACE_OF[BIT[38]]] == "man-black-pale"
    state = play(state, "33x24x13")
    assert {p.place.zone for p in GAME.view(state, 0).placements if p.token in ("black-2", "black-3")} == {"taken-0"}


def test_finish_chain_by_a_drop_on_a_square_on_the_way() -> None:
    assert broken(drag(position("42", "19,29,38"), 42, 24)) == "draughts.finish-chain"


def test_finish_chain_comes_before_an_offer_but_not_before_giving_up() -> None:
    state = play(position("42", "19,29,38"), "42x33")
    assert broken(attempt_action(state, Action(0, "offer-draw"))) == "draughts.finish-chain"
    assert ended(accepted(attempt_action(state, Action(0, "resign")))) == ("draughts.draw-agreed", (1,))


def test_finish_chain_with_the_same_piece() -> None:
    state = play(position("42,50", "19,29,38"), "42x33")
    assert broken(drag(state, 50, 44)) == "draughts.finish-chain"


def test_chain_may_be_dropped_on_its_last_square() -> None:
    state = accepted(drag(position("42,50", "19,29,38,1"), 42, 13))
    assert numbers(state.position.black) == {1}
    assert state.turn == 1


def test_free_choice_is_asked_jump_by_jump_where_different_captures_end_on_one_square() -> None:
    state = position("K46", "41,22,18,8")
    assert broken(drag(state, 46, 3)) == "draughts.free-choice"
    assert numbers(play(state, "46x28x17x3").position.black) == {18}
    assert numbers(play(state, "46x23x12x3").position.black) == {22}


def test_chain_may_come_back_to_where_it_began() -> None:
    state = position("42,50", "27,28,37,38,1")
    assert state.most == 4
    assert legal(state) == {"42x31", "42x33"}
    state = play(state, "42x31x22x33x42")
    assert numbers(state.position.white) == {42, 50}
    assert numbers(state.position.black) == {1}


def test_a_tap_means_the_only_move_of_a_piece() -> None:
    state = position("32,47", "28")
    assert numbers(accepted(tap(state, 32)).position.white) == {23, 47}
    assert broken(tap(state, 47)) == "draughts.capture-compulsory"
    several = refusal(tap(begin(), 32))
    assert (several.rule, several.why) == ("draughts.free-choice", say(WHY_SEVERAL, 2))
    assert broken(tap(begin(), 50)) == "draughts.empty-square"
    assert broken(tap(position("28,38", "10,22,24,33"), 28)) == "draughts.most-pieces"


def test_a_tap_means_the_only_capture_of_a_piece_however_many_jumps_it_has() -> None:
    after = accepted(tap(position("28,38", "10,22,24,33"), 38))
    assert numbers(after.position.white) == {20, 28}
    assert numbers(after.position.black) == {10, 22}
    around = accepted(tap(position("42,50", "27,28,37,38,1"), 42))
    assert around.chain is not None, "all ways round take the same pieces: the first jump is played"


def test_capture_compulsory_where_a_plain_move_leads_though_a_capture_comes_by_too() -> None:
    luck = LiveChance(3)
    slides = 0
    for _ in range(150):
        state = random_position(luck)
        ways = {(way.start, way.end) for way in state.ways}
        for start, end in set(plain_moves(state.position)) - ways if state.ending is None else ():
            answer = drag(state, NUMBER[start], NUMBER[end])
            assert broken(answer) == "draughts.capture-compulsory"
            slides += bool(start & state.position.kings)
    assert slides > 500


def test_most_pieces_wherever_a_jump_takes_fewer() -> None:
    state = standing(House(), 0, read_position("B:W16,K18,19,20,K21,K40,43:B5,7,K25,28,K35,K48"))
    assert broken(drag(state, 35, 13)) == "draughts.most-pieces"


def test_man_forward_three_squares_over_a_piece_of_the_same_side() -> None:
    state = position("38,33", "8")
    assert broken(drag(state, 38, 24)) == "draughts.man-forward"
    assert broken(drag(state, 38, 29)) == "draughts.no-jump-own"


def random_position(luck: LiveChance) -> State:
    """A few pieces of each side anywhere, half of them kings."""
    held = {1 + luck.pick(50): luck.pick(4) for _ in range(14)}
    white, black, kings = (
        sum(BIT[number] for number, kind in held.items() if kind in kinds) for kinds in ((0, 1), (2, 3), (1, 3))
    )
    kings |= white & WHITE_LAST | black & BLACK_LAST
    return standing(House(), 0, Position(white, black, kings, bool(luck.pick(2))))


def test_promotion_and_king_next_turn() -> None:
    state = play(position("7,50", "45,16"), "7-1")
    assert numbers(state.position.kings) == {1}
    assert GAME.view(state, 0).placements[0].face == "king-white"
    assert state.turn == 1


# Draws by agreement, giving up


def test_draw_agreed_once_a_turn() -> None:
    state = accepted(press(begin(), "offer-draw", 0))
    assert GAME.active(state) == {1}
    assert broken(attempt_action(state, Action(1, "move", ("black-20",), PLACE_OF[BIT[25]]))) == "draughts.draw-agreed"
    assert ended(accepted(press(state, "accept-draw", 1))) == ("draughts.draw-agreed", ())
    state = accepted(press(state, "decline-draw", 1))
    assert GAME.active(state) == {0}
    assert broken(press(state, "offer-draw", 0)) == "draughts.draw-agreed"
    state = play(state, "32-28", "19-23")
    assert not broken(press(state, "offer-draw", 0))


def test_draw_agreed_only_after_an_offer() -> None:
    assert broken(press(begin(), "accept-draw", 0)) == "draughts.draw-agreed"


def test_giving_up_instead_of_answering() -> None:
    state = accepted(press(begin(), "offer-draw", 0))
    assert ended(accepted(press(state, "resign", 1))) == ("draughts.draw-agreed", (0,))


def test_result_ends_the_match() -> None:
    state = accepted(press(begin(), "resign", 0))
    assert GAME.active(state) == frozenset()
    assert broken(drag(state, 32, 28, seat=0)) == "draughts.result"


# Properties


@given(st.integers(0, 2**32))
def test_pieces_are_never_lost_or_doubled(seed: int) -> None:
    luck = LiveChance(seed)
    state = GAME.start(Setup(2), luck)
    while GAME.result(state) is None:
        moves = [action for action in GAME.legal(state, state.turn) if action.verb == "move"]
        state = GAME.apply(state, moves[luck.pick(len(moves))], luck)
        on_board = [piece for piece in state.standing if piece != 255]
        assert sorted((*on_board, *state.taken)) == list(range(40))
        white, black, kings, _ = state.position
        assert not white & black
        assert not kings & ~(white | black)


@pytest.mark.parametrize("kind", [GestureKind.DRAG, GestureKind.TAP])
def test_a_gesture_with_an_unknown_token_means_nothing(kind: GestureKind) -> None:
    assert GAME.interpret(begin(), Gesture(kind, 0, ("nothing",), Place("board", 1))) == ()


def test_refusals_carry_a_reason() -> None:
    outcome = refusal(drag(position("32,47", "28"), 47, 41))
    assert outcome.why is not None
    assert dict(outcome.why.args)["way"] == "32x23"
