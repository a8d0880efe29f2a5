"""The table of Snakes and Ladders: where everything lies, what a gesture means, how a move is shown."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Placement, Result, Seat, Setup
from tabletop.core.table import LegendRow, Point, TableSpec, Way, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    PlateFact,
    View,
    WayFact,
)
from tabletop.games.snakes_and_ladders import INFO, words
from tabletop.games.snakes_and_ladders.board import DIE, GOAL, JUMPS, START, TRACK, line, standing
from tabletop.games.snakes_and_ladders.state import House, State
from tabletop.kit.corners import Tray, corner_table, dice_in_tray, on_board, tray_of
from tabletop.kit.pieces import PEGS
from tabletop.kit.tracks import hops, piece_moves

SQUARE_SIZE, START_SIZE = 28.0, 16.0
PIECE_SCALE = 0.85
TRAY = Tray("tray-round", (69.4, 69.4), (46, 46), 0.79, words.TRAY_NAME)
CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""At which corner each seat sits; two players sit opposite each other."""
BOARDS = {"tail-up": "board-snakes", "head-up": "board-snakes-head-up"}
"""The picture of the board, as the snakes lie."""
_BUTTONS = ("throw", "move", "pass")


def spec(setup: Setup) -> TableSpec:
    """The whole table."""
    house, corners = INFO.house(House, setup), CORNERS[setup.seats]
    board, legend = BOARDS[house.snake_drawing], _legend(house)
    ways = tuple(map(_way, JUMPS))
    zones = _board_zones(setup.seats)
    return corner_table(
        board, zones, corners, TRAY, _BUTTONS, legend, tap_moves=True, ways=ways, over_marks="board-snakes-numbers"
    )


def _board_zones(seats: int) -> tuple[ZoneSpec, ...]:
    start, way = TRACK.places[START].zone, TRACK.places[GOAL].zone
    slots = tuple(on_board(36 + 18 * seat, 423.5) for seat in range(seats))
    squares = tuple(on_board(at.x, at.y) for at in map(standing, range(1, GOAL + 1)))
    return (
        _spots(start, words.START_NAME, slots, START_SIZE),
        _spots(way, words.BOARD_NAME, squares, SQUARE_SIZE),
    )


def _spots(zone: str, label: Msg, slots: tuple[Point, ...], size: float) -> ZoneSpec:
    return ZoneSpec(zone, ZoneKind.SPOTS, say(label), slots, slot_size=size, scale=PIECE_SCALE, stand=True)


def _way(start: int) -> Way:
    """A ladder or a snake, along which pieces glide."""
    between = tuple(on_board(at.x, at.y) for at in line(start)[1:-1])
    return Way(TRACK.places[start], TRACK.places[JUMPS[start]], between)


def _legend(house: House) -> tuple[LegendRow, ...]:
    goal = words.LEGEND_BACK if house.overshoot == "bounce" else words.LEGEND_LOST
    return (
        LegendRow(words.LADDER_FACE, say(words.LEGEND_LADDER)),
        LegendRow(words.SNAKE_FACE, say(words.LEGEND_SNAKE)),
        *((LegendRow("6", say(words.LEGEND_SIX)),) if house.six_again else ()),
        LegendRow(str(GOAL), say(goal)),
    )


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=tuple(_facts(state)),
        buttons=_buttons(state) if result is None else (),
        result=result,
    )


def _placements(state: State) -> tuple[Placement, ...]:
    frame = state.frame
    pieces = (
        Placement(token, state.place(seat), PEGS[frame.colours[seat]], seat) for seat, token in enumerate(frame.pieces)
    )
    return (*pieces, *dice_in_tray(state.turn, (DIE,), (state.die,) if state.die else ()))


def _facts(state: State) -> list[Fact]:
    pieces = state.frame.pieces
    facts: list[Fact] = [PlateFact(seat, words.standing(square)) for seat, square in enumerate(state.squares)]
    if state.legs:
        landings = tuple(TRACK.places[leg.landing] for leg in state.legs[:-1])
        facts.append(WayFact(pieces[state.turn], TRACK.along(state.legs), landings))
    if state.over:
        for token, square in zip(pieces, state.squares, strict=True):
            done = square == GOAL
            said = words.standing(GOAL) if done else say(words.FALLEN)
            facts.append(ConditionFact(token, Condition.DONE if done else Condition.FALLEN, said))
    return facts


def _buttons(state: State) -> tuple[Button, ...]:
    if state.stuck:
        return (Button("pass", say(words.PASS_BUTTON), ButtonKind.MAIN, state.turn),)
    if state.die:
        return (Button("move", say(words.MOVE_BUTTON), ButtonKind.MAIN, state.turn),)
    return (Button("throw", say(words.THROW_BUTTON), ButtonKind.MAIN, state.turn),)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button or the die throws (or the lost throw is passed on), the piece goes."""
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        if gesture.button == "move":
            return (Action(seat, "move", (state.frame.pieces[seat],)),)
        return (_throw(state, seat),) if gesture.button in _BUTTONS else ()
    on_tray = to is not None and to.zone == tray_of(state.turn) and tokens in ((), (DIE,))
    if on_tray or (gesture.kind is GestureKind.TAP and tokens == (DIE,)):
        return (_throw(state, seat),)
    stands = {token: state.place(other) for other, token in enumerate(state.frame.pieces)}
    return piece_moves(gesture, state.frame.pieces[seat], stands, state.drops() if seat == state.turn else ())


def _throw(state: State, seat: Seat) -> Action:
    """The die or its button was touched: it is thrown, or the turn goes on where the throw leads too far."""
    stuck = state.stuck and seat == state.turn
    return Action(seat, "pass") if stuck else Action(seat, "throw", (DIE,))


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The die rolls; the piece hops square by square, and glides along a ladder or a snake."""
    if action.verb == "throw":
        return (Cue(DIE, CueKind.ROLL, sound="die"),)
    return (hops(before.frame.pieces[action.seat], TRACK.along(before.legs)),) if before.legs else ()
