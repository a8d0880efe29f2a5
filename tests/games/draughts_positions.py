"""Positions of draughts for the tests: pieces by the numbers of their squares, moves in the usual notation."""

from __future__ import annotations

import re

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Place, Refusal, Seat, Setup
from tabletop.games import load
from tabletop.games.draughts.board import BIT, NUMBER, PLACE_OF, squares
from tabletop.games.draughts.notation import read_position
from tabletop.games.draughts.state import TOKENS, House, State, standing
from tests.bench import Bench, accepted, refusal

GAME: Game[State] = load("draughts")
BENCH = Bench(GAME)
attempt_action, ended = BENCH.attempt_action, BENCH.ended
Options = tuple[tuple[str, str], ...]
HUFF: Options = (("draughts.capture-duty", "huff"),)
ANY: Options = (("draughts.majority", "off"),)
TOURNAMENT: Options = (("draughts.draw-rule", "international"),)
FIRST_SEAT: Options = (("draughts.first-player", "first-seat"),)


def position(white: str, black: str, turn: str = "W", options: Options = ()) -> State:
    """A position in which the first seat plays White; kings are written K12."""
    house = BENCH.house(House, Setup(2, options))
    return standing(house, 0, read_position(f"{turn}:W{white}:B{black}"))


def begin(options: Options = FIRST_SEAT, seed: int = 0) -> State:
    """A match after its set-up."""
    return GAME.start(Setup(2, options), LiveChance(seed))


def drag(state: State, here: int, there: int, seat: Seat | None = None) -> State | Refusal:
    """Drag the piece on one square to another, with the hand of the seat in turn."""
    return drop(state, here, PLACE_OF[BIT[there]], seat)


def drop(state: State, here: int, to: Place, seat: Seat | None = None) -> State | Refusal:
    """Drag the piece on a square to any place."""
    by = state.turn if seat is None else seat
    return attempt_action(state, BENCH.drag(state, by, state.token_on(BIT[here]), to))


def tap(state: State, here: int) -> State | Refusal:
    """Tap the piece on a square."""
    return attempt_action(state, BENCH.tap(state, state.turn, state.token_on(BIT[here])))


def press(state: State, button: str, seat: Seat) -> State | Refusal:
    """Press a button."""
    return attempt_action(state, BENCH.press(state, seat, button))


def play(state: State, *moves: str) -> State:
    """The state after moves like 32-28 or 42x33x24: one drag for each square."""
    for move in moves:
        here, *others = (int(number) for number in re.findall(r"\d+", move))
        for there in others:
            state = accepted(drag(state, here, there))
            here = there
    return state


def legal(state: State) -> set[str]:
    """The moves that are open, one gesture long: 32-28, 38x29."""
    found = set()
    for action in GAME.legal(state, state.turn):
        if action.verb == "move":
            way = state.way_of(action)
            assert way is not None
            found.add(f"{NUMBER[way.start]}{'x' if way.jumped else '-'}{NUMBER[way.end]}")
    return found


def numbers(bits: int) -> set[int]:
    """The numbers of the squares of a set."""
    return {NUMBER[bit] for bit in squares(bits)}


def marked(state: State, outcome: State | Refusal) -> set[int]:
    """The squares of the pieces that a refusal marks."""
    return {NUMBER[state.bit_of(TOKENS.index(token))] for token in refusal(outcome).tokens}
