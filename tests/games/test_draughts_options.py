"""The house rules of draughts, one by one, and the rules as a table plays them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.notation import read_position
from tabletop.games.draughts.state import NOBODY, Clocks, lone_king
from tabletop.match.controller import Choices, RuleController
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.bench import accepted, broken
from tests.games.draughts_positions import (
    ANY,
    GAME,
    HUFF,
    TOURNAMENT,
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
    tap,
)

TRAY = Place("taken-1")

# draughts.first-player


def test_first_player_is_drawn_by_lots() -> None:
    assert {begin((), seed).white for seed in range(20)} == {0, 1}


def test_first_player_is_the_first_seat() -> None:
    assert {begin(seed=seed).white for seed in range(20)} == {0}


def test_white_sits_below_whoever_it_is() -> None:
    spec = GAME.table(Setup(2))
    for seed in range(6):
        state = begin((), seed)
        view = GAME.view(state, None)
        sides = GAME.sides(state, spec)
        assert sides[state.white] == 0
        assert sides[1 - state.white] == 2
        board = spec.zone("board")
        heights = {p.owner: board.slots[p.place.slot].y for p in view.placements}
        assert heights[state.white] > heights[1 - state.white]


# draughts.capture-duty


def test_huff_free_move_leaves_all_moves_open() -> None:
    state = position("32,50", "11,28", options=HUFF)
    assert legal(state) == {"32x23", "32-27", "50-44", "50-45"}


def test_huff_take_then_move() -> None:
    state = play(position("32,50", "11,28", options=HUFF), "50-45")
    assert numbers(state.offenders) == {32}
    after = accepted(drop(state, 32, TRAY))
    assert numbers(after.position.white) == {45}
    assert after.piece_on(BIT[32]) == NOBODY
    assert after.token_on(BIT[45]) == state.token_on(BIT[45])
    removed = GAME.view(after, 0).find(state.token_on(BIT[32]))
    assert removed is not None
    assert removed.place.zone == TRAY.zone
    assert after.turn == 1
    assert after.clocks.quiet == 0
    after = play(after, "11-17")
    assert after.turn == 0


def test_huff_take_by_a_tap_on_the_piece() -> None:
    state = play(position("32,50", "11,28", options=HUFF), "50-45")
    assert numbers(accepted(tap(state, 32)).position.white) == {45}


def test_huff_take_ends_with_the_next_move() -> None:
    state = play(position("32,50", "11,28", options=HUFF), "50-45", "28x37")
    assert state.offenders == 0
    assert broken(attempt_action(state, Action(0, "huff", ("black-1",)))) == "draughts.huff-offence"


def test_huff_take_once_and_only_the_guilty_piece() -> None:
    state = play(position("32,31,50", "11,28", options=HUFF), "50-45")
    outcome = drop(state, 31, TRAY)
    assert broken(outcome) == "draughts.huff-take"
    assert marked(state, outcome) == {32}
    token = state.token_on(BIT[31])
    after = accepted(drop(state, 32, TRAY))
    assert broken(attempt_action(after, Action(1, "huff", (token,)))) == "draughts.huff-take"


def test_huff_take_where_the_piece_now_stands() -> None:
    state = play(position("32,50", "11,28", options=HUFF), "32-27")
    assert numbers(state.offenders) == {27}


def test_huff_offence_needs_a_missed_capture() -> None:
    state = play(position("32,50", "1,20", options=HUFF), "50-45")
    assert broken(drop(state, 32, TRAY)) == "draughts.huff-offence"


def test_huff_offence_is_also_a_capture_of_fewer_pieces() -> None:
    start = position("28,38", "10,22,24,33", options=HUFF)
    assert numbers(play(start, "28x17").offenders) == {38}
    assert play(start, "38x29x20").offenders == 0


def test_finish_chain_holds_with_huffing_too() -> None:
    state = play(position("42,50", "19,29,38,1", options=HUFF), "42x33")
    assert broken(drag(state, 50, 44)) == "draughts.finish-chain"
    assert broken(attempt_action(state, Action(0, "huff", ("black-1",)))) == "draughts.finish-chain"


def test_huff_free_move_asks_whether_a_king_moves_or_captures() -> None:
    """The square 49 is reached by a plain move, and by a capture of all three pieces."""
    state = position("K21", "12,30,40", options=HUFF)
    moves = [action for action in GAME.legal(state, 0) if action.to == PLACE_OF[BIT[49]]]
    assert len(moves) == len(set(moves)) == 2
    plain, capture = moves
    match = Match(GAME, Setup(2, HUFF, position="W:WK21:B12,30,40"), ScriptedChance([0]))
    answer = RuleController(match, 0).attempt(Gesture(GestureKind.DRAG, 0, plain.tokens, plain.to))
    assert isinstance(answer, Choices)
    assert [english(offer.label) for offer in answer.offers] == ["Move 21-49", "Capture 21x49"]
    assert plain.choice is None, "in matches that were saved before, this is the plain move"
    assert numbers(accepted(attempt_action(state, plain)).position.black) == {12, 30, 40}
    assert numbers(accepted(attempt_action(state, capture)).position.black) == set()
    assert GAME.canonical(position("K21", "12,30,40"), capture) == replace(capture, choice=None)


def test_win_blocked_only_after_the_huff() -> None:
    """Black cannot move, but may huff: with the piece gone a move is open."""
    state = play(position("32,33,37,39,46", "28", options=HUFF), "46-41")
    assert legal(state) == set()
    assert GAME.result(state) is None
    assert broken(attempt_action(state, Action(1, "pass"))) == "draughts.must-move"
    assert legal(accepted(drop(state, 32, TRAY))) == {"28-32"}


def test_win_all_captured_by_huffing() -> None:
    state = play(position("32", "28,1", options=HUFF), "32-27")
    assert ended(accepted(drop(state, 27, TRAY))) == ("draughts.win-all-captured", (1,))


def test_no_huffing_by_the_printed_rules() -> None:
    state = position("32,50", "28", turn="B")
    assert broken(attempt_action(state, Action(1, "huff", ("white-1",)))) == "core.no_meaning"
    assert broken(drop(state, 32, TRAY)) == "draughts.own-piece"


# draughts.majority


def test_majority_off_leaves_the_choice() -> None:
    state = position("28,38", "10,22,24,33", options=ANY)
    assert legal(state) == {"28x17", "28x39", "38x29", "38x20"}
    assert broken(drag(play(state, "38x29"), 29, 23)) == "draughts.finish-chain"


def test_majority_off_with_huffing_only_a_plain_move_is_an_offence() -> None:
    start = position("28,38,50", "10,22,24,33", options=HUFF + ANY)
    assert play(start, "28x17").offenders == 0
    assert numbers(play(start, "50-45").offenders) == {28, 38}


# draughts.draw-rule


@pytest.mark.parametrize(
    ("position_text", "faced"),
    [
        ("W:WK46:BK1,2,3", 1),
        ("W:WK46:B11,12,13", 0),
        ("W:WK46:BK1,12", 2),
        ("W:WK46:BK1", 2),
        ("W:W46:BK1", 0),
        ("W:WK46,32:BK1", 2),
        ("W:WK46,32:BK1,K2", 0),
        ("W:WK46:BK1,2,3,4", 0),
    ],
)
def test_draw_rule_counts_from_the_moment_that_a_king_is_alone(position_text: str, faced: int) -> None:
    assert lone_king(read_position(position_text)) == faced


def test_draw_rule_after_five_moves_each() -> None:
    state = position("K46", "K1,K2", options=TOURNAMENT)
    moves = ("46-41", "1-6", "41-36", "6-1", "36-41", "2-7", "41-46", "7-2", "46-37")
    state = play(state, *moves)
    assert GAME.result(state) is None
    assert ended(play(state, "1-6")) == ("draughts.draw-rule", ())


def test_draw_rule_gives_sixteen_moves_against_three() -> None:
    clocks = Clocks(faced=1)
    three = read_position("W:WK46:BK1,K2,3")
    for _ in range(31):
        clocks = clocks.after(three, captured=False, by_king=True)
    assert clocks.draw(international=True) == ""
    clocks = clocks.after(three, captured=False, by_king=True)
    assert clocks.draw(international=True) == "draughts.draw-rule"
    two = read_position("W:WK46:BK1,K2")
    assert clocks.after(two, captured=True, by_king=True).facing == 0


def test_draw_twenty_of_tournaments_counts_moves_of_kings() -> None:
    many = read_position("W:WK46,K47:BK1,K2,20")
    clocks = Clocks(quiet=49, kings_only=49)
    assert clocks.after(many, captured=False, by_king=False).draw(international=True) == ""
    assert clocks.after(many, captured=False, by_king=True).draw(international=True) == "draughts.draw-twenty"
    assert clocks.after(many, captured=False, by_king=False).draw(international=False) == "draughts.draw-twenty"


# The rules as a table plays them


def test_the_rulebook_tells_the_house_rules() -> None:
    def told(*options: tuple[str, str]) -> dict[str, str]:
        return {row.rule.id: row.rule.text for row in GAME.rulebook(Setup(2, options))}

    printed = told()
    assert "draughts.huff-take" not in printed
    assert "draughts.capture-duty" not in printed
    assert "draughts.most-pieces" not in told(*ANY)
    assert told(*HUFF)["draughts.capture-compulsory"] != printed["draughts.capture-compulsory"]
    assert "16" in told(*TOURNAMENT)["draughts.draw-rule"]
    assert all(len(text.split()) <= 25 for text in told(*HUFF, *TOURNAMENT).values())
