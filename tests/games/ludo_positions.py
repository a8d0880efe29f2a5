"""Positions of Ludo for the tests: pieces by colour and progress, throws by their number, drags by place."""

from __future__ import annotations

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.options import read_house, resolve
from tabletop.games import load
from tabletop.games.ludo import INFO
from tabletop.games.ludo.board import COLOURS, STABLE
from tabletop.games.ludo.state import Frame, House, State, standing

GAME: Game[State] = load("ludo")
Options = tuple[tuple[str, str], ...]


def position(turn: str = "red", options: Options = (), **come: tuple[int, ...]) -> State:
    """A position before the throw of `turn`. `red=(10, 20)`: two red pieces have come so far, the others wait."""
    house = read_house(House, INFO.options, resolve(INFO.options, options))
    colours = tuple(COLOURS.index(name) for name in sorted(come, key=COLOURS.index))
    progress: list[int] = []
    for colour in colours:
        own = come[COLOURS[colour]]
        progress += [*own, *[STABLE] * (house.pieces - len(own))]
    return standing(Frame.of(colours, house), progress, colours.index(COLOURS.index(turn)))


def throw(state: State, *faces: int) -> State:
    """The state after throws of the seats in turn; what nobody can use is passed."""
    for face in faces:
        while (forced := GAME.forced(state)) is not None:
            state = GAME.apply(state, forced, LiveChance(0))
        action = Action(state.turn, "throw")
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, ScriptedChance([face]))
    return state


def settle(state: State) -> State:
    """The state after the only thing that can be done with the throw."""
    (action,) = GAME.legal(state, state.turn)
    return GAME.apply(state, action, LiveChance(0))


def loop(square: int) -> Place:
    """A square of the loop, L0 to L55."""
    return Place("loop", square)


def step(colour: str, number: int) -> Place:
    """A step of the stairs, 1 to 6."""
    return Place(f"stairs-{colour}", number - 1)


def drag(state: State, token: str, to: Place) -> State | Refusal:
    """Drag a token somewhere, with the hand of the seat in turn."""
    gesture = Gesture(GestureKind.DRAG, state.turn, (token,), to)
    return attempt(state, gesture)


def attempt(state: State, gesture: Gesture) -> State | Refusal:
    """What comes of a gesture that has one meaning."""
    (action,) = GAME.interpret(state, gesture)
    return GAME.check(state, action) or GAME.apply(state, action, LiveChance(0))


def refused(outcome: State | Refusal) -> str:
    """The rule that refuses an attempt; empty if none does."""
    return outcome.rule if isinstance(outcome, Refusal) else ""


def accepted(outcome: State | Refusal) -> State:
    """The state after an attempt that must not be refused."""
    assert isinstance(outcome, State), outcome
    return outcome


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
