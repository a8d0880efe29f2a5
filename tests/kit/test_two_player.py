"""Two sides: whose a piece is, who has won, and who is to act."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games import load
from tabletop.games.draughts.state import TOKENS
from tabletop.kit.two_player import PLATES, Ending, numbered, tokens_of
from tabletop.text_front import english
from tests.games.draughts_positions import GAME, begin, play


def test_white_has_the_first_half_of_the_pieces() -> None:
    assert tokens_of(2) == ("white-1", "white-2", "black-1", "black-2")
    state = begin()
    other = replace(state, white=1 - state.white)
    each = len(TOKENS) // 2
    for piece, side in ((0, state.white), (each - 1, state.white), (each, 1 - state.white)):
        assert state.seat_of(piece) == side
        assert other.seat_of(piece) == 1 - side


def test_black_is_moved_by_the_other_seat_whoever_plays_white() -> None:
    after = play(begin(), "32-28")
    for white in (0, 1):
        assert replace(begin(), white=white).turn == white
        assert replace(after, white=white).turn == 1 - white


def test_each_seat_has_its_plate_and_the_title_the_number_of_the_move() -> None:
    assert [plate.seat for plate in PLATES] == [0, 1]
    assert english(numbered(7).text) == "move 7"


def test_an_action_is_about_one_piece_or_none() -> None:
    state = begin()
    assert state.piece_of(Action(0, "move", TOKENS[1:2])) == 1
    assert state.piece_of(Action(0, "move", TOKENS[:2])) is None
    assert state.piece_of(Action(0, "move")) is None


def test_the_other_seat_loses() -> None:
    for winner in (0, 1):
        result = GAME.result(replace(begin(), ending=Ending("draughts.win-blocked", winner)))
        assert result is not None
        assert (result.ranking, result.drawn) == (((winner,), (1 - winner,)), False)
    drawn = GAME.result(replace(begin(), ending=Ending("draughts.draw-agreed", None)))
    assert drawn is not None
    assert (drawn.ranking, drawn.drawn) == (((0, 1),), True)


def test_what_each_seat_has_at_the_end_is_told_only_where_that_tells_something() -> None:
    chess = load("chess")
    given_up = chess.apply(chess.start(Setup(2), LiveChance(1)), Action(0, "resign"), LiveChance(1))
    result = chess.result(given_up)
    assert result is not None
    assert result.texts == ()
