"""Positions of Ludo for the tests: pieces by colour and progress, throws by their number, drags by place."""

from __future__ import annotations

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Place, Refusal, Setup
from tabletop.games import load
from tabletop.games.ludo.board import COLOURS, STABLE
from tabletop.games.ludo.state import Frame, House, State, standing
from tests.bench import Bench

GAME: Game[State] = load("ludo")
BENCH = Bench(GAME)
attempt = BENCH.attempt
Options = tuple[tuple[str, str], ...]


def position(turn: str = "red", options: Options = (), **come: tuple[int, ...]) -> State:
    """A position before the throw of `turn`. `red=(10, 20)`: two red pieces have come so far, the others wait."""
    house = BENCH.house(House, Setup(2, options))
    colours = tuple(COLOURS.index(name) for name in sorted(come, key=COLOURS.index))
    progress: list[int] = []
    for colour in colours:
        own = come[COLOURS[colour]]
        progress += [*own, *[STABLE] * (house.pieces - len(own))]
    return standing(Frame.of(colours, house), progress, colours.index(COLOURS.index(turn)))


def throw(state: State, *faces: int) -> State:
    """The state after throws of the seats in turn; what nobody can use is passed."""
    for face in faces:
        state = BENCH.settled(state)
        state = BENCH.after(state, Action(state.turn, "throw"), chance=ScriptedChance([face]))
    return state


def settle(state: State) -> State:
    """The state after the only thing that can be done with the throw."""
    (action,) = GAME.legal(state, state.turn)
    return BENCH.after(state, action)


def loop(square: int) -> Place:
    """A square of the loop, L0 to L55."""
    return Place("loop", square)


def step(colour: str, number: int) -> Place:
    """A step of the stairs, 1 to 6."""
    return Place(f"stairs-{colour}", number - 1)


def drag(state: State, token: str, to: Place) -> State | Refusal:
    """Drag a token somewhere, with the hand of the seat in turn."""
    return BENCH.attempt_action(state, BENCH.drag(state, state.turn, token, to))


def come(state: State, colour: str) -> tuple[int, ...]:
    """The progress of the pieces of a colour."""
    seat = state.frame.colours.index(COLOURS.index(colour))
    return tuple(state.progress[piece] for piece in state.frame.pieces_of(seat))


def turn(state: State) -> str:
    """The colour in turn."""
    return COLOURS[state.frame.colours[state.turn]]


def moves(state: State) -> dict[str, Place | None]:
    """Where each piece may go now."""
    return {action.tokens[0]: action.to for action in GAME.legal(state, state.turn) if action.tokens}


def begin(seats: int, options: Options = (), seed: int = 0, colours: tuple[int, ...] = ()) -> State:
    """A match after its set-up."""
    return GAME.start(Setup(seats, options, colours), LiveChance(seed))
