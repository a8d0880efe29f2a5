"""Positions of draughts for the tests: pieces by the numbers of their squares, moves in the usual notation."""

from __future__ import annotations

import re

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Seat, Setup
from tabletop.core.options import read_house, resolve
from tabletop.games import load
from tabletop.games.draughts import INFO
from tabletop.games.draughts.board import BIT, NUMBER, PLACE_OF, squares
from tabletop.games.draughts.notation import read_position
from tabletop.games.draughts.state import TOKENS, House, State, standing
from tests.bench import Bench

GAME: Game[State] = load("draughts")
BENCH = Bench(GAME)
Options = tuple[tuple[str, str], ...]
HUFF: Options = (("draughts.capture-duty", "huff"),)
ANY: Options = (("draughts.majority", "off"),)
TOURNAMENT: Options = (("draughts.draw-rule", "international"),)
FIRST_SEAT: Options = (("draughts.first-player", "first-seat"),)


def position(white: str, black: str, turn: str = "W", options: Options = ()) -> State:
    """A position in which the first seat plays White; kings are written K12."""
    house = read_house(House, INFO.options, resolve(INFO.options, options))
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
    return attempt(state, Gesture(GestureKind.DRAG, by, (state.token_on(BIT[here]),), to))


def tap(state: State, here: int) -> State | Refusal:
    """Tap the piece on a square."""
    return attempt(state, Gesture(GestureKind.TAP, state.turn, (state.token_on(BIT[here]),)))


def press(state: State, button: str, seat: Seat) -> State | Refusal:
    """Press a button."""
    return attempt(state, Gesture(GestureKind.BUTTON, seat, button=button))


def attempt(state: State, gesture: Gesture) -> State | Refusal:
    """What comes of a gesture that has one meaning."""
    (action,) = BENCH.meanings(state, gesture)
    return attempt_action(state, action)


def attempt_action(state: State, action: Action) -> State | Refusal:
    """What comes of an action."""
    return GAME.check(state, action) or GAME.apply(state, action, LiveChance(0))


def play(state: State, *moves: str) -> State:
    """The state after moves like 32-28 or 42x33x24: one drag for each square."""
    for move in moves:
        here, *others = (int(number) for number in re.findall(r"\d+", move))
        for there in others:
            state = accepted(drag(state, here, there))
            here = there
    return state


def refused(outcome: State | Refusal) -> str:
    """The rule that refuses an attempt; empty if none does."""
    return outcome.rule if isinstance(outcome, Refusal) else ""


def accepted(outcome: State | Refusal) -> State:
    """The state after an attempt that must not be refused."""
    assert isinstance(outcome, State), outcome
    return outcome


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
    assert isinstance(outcome, Refusal)
    return {NUMBER[state.bit_of(TOKENS.index(token))] for token in outcome.tokens}


def ended(state: State) -> tuple[str, tuple[Seat, ...]]:
    """The rule that ended a match, and who has won it; nobody where it is drawn."""
    result = GAME.result(state)
    assert result is not None
    return result.rule, result.winners
