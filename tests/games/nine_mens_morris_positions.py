"""Positions of Nine Men's Morris for the tests: men and moves by the numbers of the points, 1 to 24."""

from __future__ import annotations

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Place, Refusal, Seat, Setup
from tabletop.games import load
from tabletop.games.nine_mens_morris.board import PLACES, bit, slots
from tabletop.games.nine_mens_morris.state import MAN_OF, TOKENS, House, State, standing
from tests.bench import Bench, accepted, refusal

GAME: Game[State] = load("nine_mens_morris")
BENCH = Bench(GAME)
attempt, attempt_action, ended = BENCH.attempt, BENCH.attempt_action, BENCH.ended
Options = tuple[tuple[str, str], ...]
CLASSIC: Options = (("nine_mens_morris.board", "classic"),)
RANDOM: Options = (("nine_mens_morris.first-player", "random"),)
NO_FLYING: Options = (("nine_mens_morris.flying", "off"),)
EACH_MILL: Options = (("nine_mens_morris.double-mill", "two"),)
PASSES: Options = (("nine_mens_morris.blocked", "passes"),)
HUNDRED: Options = (("nine_mens_morris.draw-moves", "100"),)


def house(options: Options = ()) -> House:
    """The house rules of a table."""
    return BENCH.house(House, Setup(2, options))


def bits(points: str) -> int:
    """A set of points: "1,2,5"."""
    return sum(bit(int(number)) for number in points.split(",") if number)


def moving(white: str, black: str, turn: str = "W", options: Options = ()) -> State:
    """A position of the second phase; the first seat plays White."""
    return standing(house(options), (bits(white), bits(black)), white_moves=turn == "W")


def placing(white: str, black: str, options: Options = (), in_hand: int = 4) -> State:
    """A position of the first phase, White to place."""
    return standing(house(options), (bits(white), bits(black)), (in_hand, in_hand))


def begin(options: Options = (), seed: int = 0) -> State:
    """A match after its set-up."""
    return GAME.start(Setup(2, options), LiveChance(seed))


def place(state: State, there: int) -> State | Refusal:
    """Drag a man from the hand of the seat in turn to a point."""
    token = TOKENS[state.in_hand(state.side).bit_length() - 1]
    return drop(state, token, PLACES[there - 1])


def drag(state: State, here: int, there: int, seat: Seat | None = None) -> State | Refusal:
    """Drag the man on one point to another, with the hand of the seat in turn."""
    return drop(state, state.token_on(here - 1), PLACES[there - 1], seat)


def drop(state: State, token: str, to: Place, seat: Seat | None = None) -> State | Refusal:
    """Drag a man to any place."""
    by = state.turn if seat is None else seat
    return attempt_action(state, BENCH.drag(state, by, token, to))


def tap(state: State, here: int) -> State | Refusal:
    """Tap the man on a point."""
    return attempt_action(state, BENCH.tap(state, state.turn, state.token_on(here - 1)))


def press(state: State, button: str, seat: Seat) -> State | Refusal:
    """Press a button."""
    return attempt_action(state, BENCH.press(state, seat, button))


def play(state: State, *moves: str) -> State:
    """The state after moves like 20-17, placements like 3 and removals like x10, each by a gesture."""
    for move in moves:
        if move.startswith("x"):
            state = accepted(tap(state, int(move[1:])))
        elif "-" in move:
            here, there = map(int, move.split("-"))
            state = accepted(drag(state, here, there))
        else:
            state = accepted(place(state, int(move)))
    return state


def numbers(points: int) -> set[int]:
    """The numbers of a set of points."""
    return {slot + 1 for slot in slots(points)}


def goals(state: State, here: int) -> set[int]:
    """The points to which the man on a point may be moved."""
    token = state.token_on(here - 1)
    legal = GAME.legal(state, state.turn)
    return {a.to.slot + 1 for a in legal if a.verb == "move" and a.tokens == (token,) and a.to is not None}


def removals(state: State) -> set[int]:
    """The points whose men may be removed now."""
    legal = GAME.legal(state, state.turn)
    return {state.standing.find(MAN_OF[a.tokens[0]]) + 1 for a in legal if a.verb == "remove"}


def marked(state: State, outcome: State | Refusal) -> set[int]:
    """The points of the men that a refusal marks."""
    return {state.standing.find(MAN_OF[token]) + 1 for token in refusal(outcome).tokens}
