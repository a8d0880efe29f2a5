"""What the tests of chess share: positions in FEN, squares by name, moves, and the answers to them."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.games.chess.engine import GAME
from tabletop.games.chess.moves import action_of
from tabletop.games.chess.state import State
from tests.bench import Bench

BENCH = Bench(GAME)
ended_by = BENCH.ended_by
LUCK = LiveChance(0)
FIRST = (("chess.first-player", "first-seat"),)
CLAIMS = (*FIRST, ("chess.draw-claims", "on-claim"))
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def position(fen: str = "", options: tuple[tuple[str, str], ...] = FIRST) -> State:
    """A match that begins there; the first seat plays White."""
    return GAME.start(Setup(2, options, position=fen), LUCK)


def square(name: str) -> Place:
    """A square of the board."""
    return Place("board", chess.parse_square(name))


def move(state: State, way: str, choice: str | None = None) -> Action:
    """The action that brings what stands on a square to another one: "e2-e4"."""
    here, there = way.split("-")
    token = state.token_on(chess.parse_square(here))
    return Action(state.turn, "move", (token,), square(there), choice)


def refused(state: State, way: str, choice: str | None = None) -> Refusal:
    """Why a move is refused."""
    return BENCH.refused(state, move(state, way, choice))


def broken(state: State, way: str, choice: str | None = None) -> str:
    """The rule that a move breaks; an empty text if it is legal."""
    return BENCH.rule(state, move(state, way, choice))


def after(state: State, *ways: str) -> State:
    """The state after legal moves; "a7-a8=q" promotes."""
    for way in ways:
        squares, _, choice = way.partition("=")
        state = BENCH.after(state, move(state, squares, choice or None))
    return state


def say(state: State, verb: str) -> State:
    """The state after something that is no move."""
    return BENCH.after(state, Action(state.actor, verb))


def fen(state: State) -> str:
    """The position of a state."""
    return state.board().fen()


def drag(state: State, token: str, to: Place) -> tuple[Action, ...]:
    """What it means to carry a token to a place."""
    return BENCH.meanings(state, Gesture(GestureKind.DRAG, state.actor, (token,), to))


def wandering(seed: int, count: int) -> Iterator[State]:
    """Positions of random matches: moves at random, a new match where one ends."""
    luck = LiveChance(seed)
    state = position()
    for _ in range(count):
        yield state
        legal = list(state.position.board().generate_legal_moves())
        state = GAME.apply(state, action_of(state, legal[luck.pick(len(legal))]), luck)
        if state.ending is not None:
            state = position()
