"""The table of the goose game: where everything lies, what a gesture means, how a move is shown."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Placement, Result, Seat, Setup
from tabletop.core.table import LegendRow, Point, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, say
from tabletop.core.view import (
    BurstFact,
    Button,
    ButtonKind,
    CaptionFact,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    PlateFact,
    View,
    WayFact,
)
from tabletop.games.goose import INFO, words
from tabletop.games.goose.board import DICE, GOAL, START, TRACK, Special, middle
from tabletop.games.goose.state import State
from tabletop.kit.corners import Tray, corner_table, dice_in_tray, on_board, tray_of
from tabletop.kit.pieces import PEGS
from tabletop.kit.tracks import hops, piece_moves

START_SLOTS = tuple(on_board(37 + 17 * seat, 391) for seat in range(4))
GOAL_SLOT = on_board(256, 228)
SQUARE_SIZE, GOAL_SIZE, START_SIZE = 30.0, 56.0, 16.0
PIECE_SCALE = 0.95
TRAY = Tray("tray-pair", (82.7, 67.3), (69, 51), 0.64, words.TRAY_NAME)
CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""At which corner each seat sits; two players sit opposite each other."""
_BUTTONS = ("throw", "move", "skip")


def spec(setup: Setup) -> TableSpec:
    """The whole table."""
    legend = _legend(INFO.options_of(setup)["goose.trap"] == "two-turns")
    zones, corners = _board_zones(setup.seats), CORNERS[setup.seats]
    return corner_table("board-goose", zones, corners, TRAY, _BUTTONS, legend, tap_moves=True)


def _board_zones(seats: int) -> tuple[ZoneSpec, ...]:
    squares = tuple(on_board(at.x, at.y) for at in map(middle, range(1, GOAL)))
    start, goal, way = TRACK.places[START].zone, TRACK.places[GOAL].zone, TRACK.places[1].zone
    return (
        _spots(start, words.START_NAME, START_SLOTS[:seats], START_SIZE),
        _spots(way, words.SPIRAL_NAME, squares, SQUARE_SIZE),
        _spots(goal, words.SPECIAL_NAMES[Special.GOAL], (GOAL_SLOT,), GOAL_SIZE),
    )


def _spots(zone: str, label: Msg, slots: tuple[Point, ...], size: float) -> ZoneSpec:
    return ZoneSpec(
        zone, ZoneKind.SPOTS, say(label), slots, slot_size=size, scale=PIECE_SCALE, stand=True, printed=True
    )


def _legend(two_turns: bool) -> tuple[LegendRow, ...]:
    trap = words.LEGEND_TWO if two_turns else words.LEGEND_HELD
    return tuple(LegendRow(f"square-{special}", say(text or trap)) for special, text in words.LEGEND.items())


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
    return (*pieces, *dice_in_tray(state.turn, DICE, state.dice))


def _facts(state: State) -> list[Fact]:
    pieces = state.frame.pieces
    facts: list[Fact] = [PlateFact(seat, words.plate(state, seat)) for seat in range(len(pieces))]
    facts += [
        ConditionFact(token, Condition.HELD if seat in state.held else Condition.WAITS, words.condition(state, seat))
        for seat, token in enumerate(pieces)
        if state.trap(seat) is not None and not state.over
    ]
    if state.dice:
        one, two = state.dice
        facts.append(CaptionFact(tray_of(state.turn), say(words.SUM, one=one, two=two, total=one + two)))
        landings = tuple(TRACK.places[leg.landing] for leg in state.legs[:-1])
        facts.append(WayFact(pieces[state.turn], TRACK.along(state.legs), landings))
    if state.over:
        for token, square in zip(pieces, state.squares, strict=True):
            done = square == GOAL
            said = words.standing(GOAL) if done else say(words.FALLEN)
            facts.append(ConditionFact(token, Condition.DONE if done else Condition.FALLEN, said))
    elif state.struck is not None:
        at = state.place(state.struck)
        facts.append(BurstFact(at.zone, at.slot))
    return facts


def _buttons(state: State) -> tuple[Button, ...]:
    if state.skipped:
        return (Button("skip", say(words.SKIP_BUTTON), ButtonKind.MAIN, state.turn),)
    if state.dice:
        return (Button("move", say(words.MOVE_BUTTON), ButtonKind.MAIN, state.turn),)
    return (Button("throw", say(words.THROW_BUTTON), ButtonKind.MAIN, state.turn),)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button or the dice throw (or the turn is missed), the piece goes.

    A tap on the own piece, on a place where it may be put, or on the piece that stands there means its one move.
    """
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        own = (state.frame.pieces[seat],)
        return (Action(seat, "move", own),) if gesture.button == "move" else _thrown(state, seat, gesture.button)
    on_tray = to is not None and to.zone == tray_of(state.turn) and set(tokens) <= set(DICE)
    if on_tray or (gesture.kind is GestureKind.TAP and len(tokens) == 1 and tokens[0] in DICE):
        return _thrown(state, seat, "throw")
    stands = {token: state.place(other) for other, token in enumerate(state.frame.pieces)}
    return piece_moves(gesture, state.frame.pieces[seat], stands, state.drops() if seat == state.turn else ())


def _thrown(state: State, seat: Seat, button: str) -> tuple[Action, ...]:
    """The dice or a button was touched: they are thrown, or the turn is missed if it has to be."""
    if button not in _BUTTONS:
        return ()
    skips = state.skipped and seat == state.turn
    return (Action(seat, "skip") if skips else Action(seat, "throw", DICE),)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The dice roll; the piece hops square by square, once more on the spot where it is sent on; then the piece whose
    place it takes travels to its new one."""
    if action.verb == "throw":
        return tuple(Cue(die, CueKind.ROLL, sound="die") for die in DICE)
    if action.verb == "skip":
        return ()
    seat = action.seat
    path = [place for leg in before.legs for place in (*TRACK.along((leg,)), TRACK.places[leg.landing])][:-1]
    hopped = hops(before.frame.pieces[seat], tuple(path))
    if after.struck is None:
        return (hopped,)
    away = after.place(after.struck)
    return hopped, Cue(after.frame.pieces[after.struck], CueKind.FLY, (away,), sound="capture")
