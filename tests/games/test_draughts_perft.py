"""The move generators of draughts: known counts, and agreement with an independent slow generator."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.notation import BadNotation
from tabletop.games.draughts.board import BIT, BLACK_START, NUMBER, WHITE_START, squares
from tabletop.games.draughts.fast import after_black, after_white
from tabletop.games.draughts.moves import Position, after, landings, whole_moves
from tabletop.games.draughts.notation import read_position
from tests.games import draughts_slowly as slowly
from tests.games.draughts_positions import GAME

KNOWN = {1: 9, 2: 81, 3: 658, 4: 4265, 5: 27117, 6: 167140, 7: 1049442}

MANY_KINGS = (
    ("W:WK3,K25,34,45,K46:BK12,18,19,K26,27,33", 5),
    ("B:WK1,K4,15,23,32,K37,K48:B9,K13,K20,22,28,K41,K49", 6),
    ("W:W31,32,33,38,42,K47,K50:BK5,8,12,13,19,22,24,30,K36", 5),
    ("W:WK46,37:B7,8,9,12,17,18,19,21,22,23,29,31,32,33,34,39,40,41,42", 5),
)


def slow(position: Position) -> tuple[slowly.Pieces, str]:
    """A position for the slow generator."""
    pieces = {}
    for letter, bits in (("w", position.white), ("b", position.black)):
        for bit in squares(bits):
            pieces[slowly.square(NUMBER[bit])] = letter.upper() if bit & position.kings else letter
    return pieces, "w" if position.white_moves else "b"


def same_moves(position: Position) -> None:
    """Both generators name the same moves, and the fast one for searching the same positions."""
    found = whole_moves(position)
    named = {
        (NUMBER[start], NUMBER[end], frozenset(NUMBER[bit] for bit in squares(jumped))) for start, end, jumped in found
    }
    pieces, side = slow(position)
    expected = {
        (slowly.number(start), slowly.number(end), frozenset(map(slowly.number, taken)))
        for start, end, taken in slowly.moves(pieces, side)
    }
    assert named == expected
    assert len(found) == len(named)
    boards = (after_white if position.white_moves else after_black)(*position[:3])
    assert sorted(boards) == sorted(after(position, *move)[:3] for move in found)


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_counts_from_the_start(depth: int) -> None:
    assert GAME.perft(depth) == KNOWN[depth]


@pytest.mark.slow
@pytest.mark.parametrize("depth", [6, 7])
def test_deep_counts_from_the_start(depth: int) -> None:
    assert GAME.perft(depth) == KNOWN[depth]


def test_counts_of_the_slow_generator_from_the_start() -> None:
    pieces, side = slow(Position(WHITE_START, BLACK_START, 0, True))
    assert [slowly.perft(pieces, side, depth) for depth in (1, 2, 3)] == [KNOWN[depth] for depth in (1, 2, 3)]


@pytest.mark.parametrize(("fen", "depth"), MANY_KINGS)
def test_counts_with_many_kings_and_long_captures(fen: str, depth: int) -> None:
    position = read_position(fen)
    assert GAME.perft(depth, fen) == slowly.perft(*slow(position), depth)


def test_counting_needs_a_position() -> None:
    with pytest.raises(BadNotation):
        GAME.perft(1, "W:W51:B1")


@given(st.integers(0, 2**32))
def test_both_generators_agree_in_random_matches(seed: int) -> None:
    luck = LiveChance(seed)
    position = Position(WHITE_START, BLACK_START, 0, True)
    for ply in range(120):
        moves = whole_moves(position)
        if not moves:
            break
        if ply % 6 == seed % 6:
            same_moves(position)
        position = after(position, *moves[luck.pick(len(moves))])


@given(st.sets(st.integers(1, 50), min_size=2, max_size=24), st.integers(0, 2**32), st.booleans())
def test_both_generators_agree_in_random_positions(held: set[int], seed: int, white_moves: bool) -> None:
    luck = LiveChance(seed)
    white = black = kings = 0
    for number in held:
        bit = BIT[number]
        colour, king = luck.pick(2), luck.pick(2)
        if colour:
            white |= bit
        else:
            black |= bit
        if king or (number <= 5 and colour) or (number >= 46 and not colour):
            kings |= bit
    same_moves(Position(white, black, kings, white_moves))


@given(st.integers(0, 2**32))
def test_one_gesture_after_the_other_leads_to_the_whole_moves(seed: int) -> None:
    """All that the actions of a turn can reach is exactly what the rules of moving allow."""
    luck = LiveChance(seed)
    state = GAME.start(Setup(2), luck)
    for _ in range(60):
        if GAME.result(state) is not None:
            break
        if state.chain is None:
            ends, open_states = set(), [state]
            while open_states:
                now = open_states.pop()
                for action in GAME.legal(now, state.turn):
                    if action.verb == "move":
                        then = GAME.apply(now, action, luck)
                        if then.chain is None:
                            ends.add(then.position)
                        else:
                            open_states.append(then)
            assert ends == {after(state.position, *move) for move in whole_moves(state.position)}
        moves = [action for action in GAME.legal(state, state.turn) if action.verb == "move"]
        state = GAME.apply(state, moves[luck.pick(len(moves))], luck)


def test_landings_lead_over_exactly_the_pieces_taken() -> None:
    position = read_position("W:W42:B19,29,38")
    ((start, end, jumped),) = whole_moves(position)
    path = landings(start, end, jumped, False, position.empty | start)
    assert [NUMBER[bit] for bit in path] == [33, 24, 13]
    assert landings(start, end, jumped, False, 0) == ()
