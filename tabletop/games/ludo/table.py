"""The table of Ludo: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, PlateSpec, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, Text, say
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
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.ludo import INFO, words
from tabletop.games.ludo.board import (
    CENTRE,
    COLOURS,
    DIE,
    FOOT,
    LOOP_CELLS,
    OUT,
    STABLE,
    STAR,
    STEP_CELLS,
    TOP_STEP,
    WAYS,
    Cell,
)
from tabletop.games.ludo.state import NOBODY, House, State

BOARD = Rect(100.0, 6.7, 440.0, 440.0)
CELL = 26.0
MARGIN = 25.0
LETTERS = "ABCD"
DIE_SCALE = 0.79
CROWD_SCALE = 0.55
"""Of the pieces that stand together on the star."""

STABLE_CENTRES = (Point(337, 103), Point(337, 337), Point(103, 337), Point(103, 103))
"""On the board, by colour."""
PIT = 22.0
"""How far the middle of a pit lies from the middle of its stable, across and down."""

PLATES = (Rect(546, 16, 88, 61.3), Rect(546, 378.7, 88, 61.3), Rect(6, 378.7, 88, 61.3), Rect(6, 16, 88, 61.3))
"""By colour, each beside its own corner of the board."""
TRAY_CENTRES = (Point(590, 138), Point(590, 320.7), Point(50, 320.7), Point(50, 138))
TRAY_RADIUS = 34.7
BUTTON = Rect(546, 455, 88, 38)
STRIP = Rect(100, 458.7, 440, 34)


def spec(setup: Setup) -> TableSpec:
    """The whole table; every seat sits at the side of its colour."""
    colours, house = INFO.colours_of(setup), House.of(INFO.options_of(setup))
    stairs = (LegendRow("1–6", say(words.LEGEND_STAIRS)),) if not house.quick_stairs else ()
    return TableSpec(
        zones=(*_board_zones(colours), *(_tray(seat, colour) for seat, colour in enumerate(colours))),
        backdrops=(Backdrop("board-ludo", BOARD), *(Backdrop("tray-round", _tray_area(c)) for c in colours)),
        plates=tuple(PlateSpec(seat, PLATES[colour]) for seat, colour in enumerate(colours)),
        buttons=(ButtonSpec("throw", BUTTON), ButtonSpec("pass", BUTTON)),
        strip=STRIP,
        legend=(LegendRow("6", say(words.LEGEND_SIX)), *stairs),
        turns=BOARD,
        sides=tuple((colour + 2) % 4 for colour in colours),
    )


def _board_zones(colours: tuple[int, ...]) -> tuple[ZoneSpec, ...]:
    """Loop, stairs, stables and star; stairs and stables of all four colours are printed on the board."""
    seats = {colour: seat for seat, colour in enumerate(colours)}
    loop = tuple(_cell_point(cell) for cell in LOOP_CELLS)
    zones = [ZoneSpec("loop", ZoneKind.SPOTS, say(words.LOOP_NAME), loop, stand=True)]
    for colour, name in enumerate(COLOURS):
        seat, steps = seats.get(colour), tuple(_cell_point(cell) for cell in STEP_CELLS[colour])
        label = say(words.STAIRS_NAMES[colour])
        zones.append(
            ZoneSpec(f"stairs-{name}", ZoneKind.SPOTS, label, steps, slot_size=23.2, round=False, seat=seat, stand=True)
        )
        label = say(words.STABLE_NAMES[colour])
        zones.append(
            ZoneSpec(f"stable-{name}", ZoneKind.SPOTS, label, _pits(colour), slot_size=29, seat=seat, stand=True)
        )
    star = _around(_cell_point(CENTRE), 31, 31)
    zones.append(ZoneSpec(STAR.zone, ZoneKind.ROW, say(words.STAR_NAME), area=star, scale=CROWD_SCALE, stand=True))
    return tuple(zones)


def _tray(seat: Seat, colour: int) -> ZoneSpec:
    label = say(words.TRAY_NAME, player=SeatName(seat))
    area = _around(TRAY_CENTRES[colour], 46, 46)
    return ZoneSpec(tray_of(seat), ZoneKind.SCATTER, label, area=area, scale=DIE_SCALE, seat=seat)


def _tray_area(colour: int) -> Rect:
    return _around(TRAY_CENTRES[colour], 2 * TRAY_RADIUS, 2 * TRAY_RADIUS)


def _around(centre: Point, width: float, height: float) -> Rect:
    return Rect(centre.x - width / 2, centre.y - height / 2, width, height)


def _cell_point(cell: Cell) -> Point:
    column, row = cell
    return Point(BOARD.x + MARGIN + CELL * (column + 0.5), BOARD.y + MARGIN + CELL * (row + 0.5))


def _pits(colour: int) -> tuple[Point, ...]:
    centre = STABLE_CENTRES[colour]
    x, y = BOARD.x + centre.x, BOARD.y + centre.y
    return tuple(Point(x + across, y + down) for down in (-PIT, PIT) for across in (-PIT, PIT))


def tray_of(seat: Seat) -> str:
    """The zone in which the die lies when this seat throws."""
    return f"tray-{seat}"


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=_buttons(state) if result is None else (),
        result=result,
    )


def _placements(state: State) -> tuple[Placement, ...]:
    frame, out, found = state.frame, 0, []
    for piece, come in enumerate(state.progress):
        place = frame.place(piece, come)
        if come == OUT:
            place, out = Place(STAR.zone, out), out + 1
        owner = frame.owner[piece]
        found.append(Placement(frame.tokens[piece], place, f"horse-{LETTERS[frame.colours[owner]]}", owner))
    die = f"die-{state.die}" if state.die else "die-blank"
    found.append(Placement(DIE, Place(tray_of(state.turn)), die))
    return tuple(found)


def _facts(state: State) -> tuple[Fact, ...]:
    pieces = state.frame.house.pieces
    facts: list[Fact] = [NoteFact(say(words.PIECES_EACH, pieces))]
    for seat in range(len(state.frame.colours)):
        home, _, out = counts(state, seat)
        facts.append(PlateFact(seat, _plate_text(home, out, pieces), out, pieces))
    if state.sixes and not state.third_six:
        facts.append(CaptionFact(tray_of(state.turn), say(words.THROW_AGAIN_SIGN)))
    if state.captured:
        here = state.frame.place(state.last, state.progress[state.last])
        facts.append(BurstFact(here.zone, here.slot))
    return (*facts, *_conditions(state))


def _conditions(state: State) -> list[Fact]:
    """On the stairs nothing can happen to a piece; the throw can capture some; one has just come out."""
    tokens, progress = state.frame.tokens, state.progress
    found: list[Fact] = []
    for piece, come in enumerate(progress):
        if FOOT < come < OUT:
            found.append(ConditionFact(tokens[piece], Condition.SAFE, say(words.SAFE_ON_STAIRS)))
    found += [ConditionFact(tokens[piece], Condition.DANGER, say(words.IN_REACH)) for piece in state.in_reach]
    if state.last != NOBODY and progress[state.last] == OUT:
        found.append(ConditionFact(tokens[state.last], Condition.DONE, say(words.JUST_OUT)))
    return found


def _plate_text(home: int, out: int, pieces: int) -> Text:
    if out == pieces:
        return say(words.ALL_OUT)
    return say(words.ALL_IN_STABLE) if home == pieces else say(words.ON_THE_WAY, pieces - home - out)


def counts(state: State, seat: Seat) -> tuple[int, int, int]:
    """How many pieces of a seat are in the stable, on the way and out."""
    first, last = seat * state.frame.house.pieces, (seat + 1) * state.frame.house.pieces
    own = state.progress[first:last]
    home, out = own.count(STABLE), own.count(OUT)
    return home, len(own) - home - out, out


def _buttons(state: State) -> tuple[Button, ...]:
    if state.die == 0:
        return (Button("throw", say(words.THROW_BUTTON), ButtonKind.MAIN, state.turn),)
    return () if state.usable else (Button("pass", say(words.PASS_BUTTON), ButtonKind.MAIN, state.turn),)


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button or the die throws (or goes on), a piece moves.

    A tap on a piece leaves the place open: it means the one move that the piece has.
    """
    if gesture.kind is GestureKind.BUTTON:
        return (_throw(view, gesture.seat),) if gesture.button in ("throw", "pass") else ()
    tokens = gesture.tokens
    token = next((placement for placement in view.placements if tokens == (placement.token,)), None)
    if token is None or token.token == DIE:
        on_die = token is not None and gesture.kind is GestureKind.TAP
        tray = next(placement.place.zone for placement in view.placements if placement.token == DIE)
        on_tray = gesture.to is not None and gesture.to.zone == tray and tokens in ((), (DIE,))
        return (_throw(view, gesture.seat),) if on_die or on_tray else ()
    if gesture.kind is GestureKind.TAP:
        return (Action(gesture.seat, _verb(token), tokens),)
    if gesture.to is None or gesture.to == token.place:
        return ()
    to = STAR if gesture.to.zone == STAR.zone else gesture.to
    return (Action(gesture.seat, _verb(token), tokens, to),)


def _throw(view: View, seat: Seat) -> Action:
    """The die or the button was touched: it is thrown, or, if the throw cannot be used, the turn goes on."""
    stuck = any(button.id == "pass" and button.seat == seat for button in view.buttons)
    return Action(seat, "pass") if stuck else Action(seat, "throw", (DIE,))


def _verb(piece: Placement) -> str:
    come = words.progress_of(piece)
    if come == STABLE:
        return "free"
    if come < FOOT:
        return "move"
    return "climb" if come < TOP_STEP else "exit"


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """The die rolls, the piece hops square by square, then the captured piece flies back to its stable."""
    if action.verb == "throw":
        return (Cue(DIE, CueKind.ROLL, sound="die"),)
    if action.verb == "pass":
        return ()
    old, new = words.find(before, action.tokens[0]), words.find(after, action.tokens[0])
    way = WAYS[words.colour_of(new)][words.progress_of(old) + 1 : words.progress_of(new)]
    hops = Cue(new.token, CueKind.HOP, (*way, new.place), sound="piece")
    lost = words.captured(before, action, after)
    return (hops, Cue(lost.token, CueKind.FLY, (lost.place,), sound="capture")) if lost else (hops,)
