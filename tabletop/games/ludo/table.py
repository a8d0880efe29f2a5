"""The table of Ludo: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.table import LegendRow, Point, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Text, say
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
    LOOP_PLACES,
    OUT,
    STABLE,
    STAR,
    STEP_CELLS,
    WAYS,
    Cell,
)
from tabletop.games.ludo.moves import uses, verb_of
from tabletop.games.ludo.state import NOBODY, State, sent_home
from tabletop.kit.corners import Tray, around, corner_table, dice_in_tray, on_board, tray_of
from tabletop.kit.pieces import HORSES
from tabletop.kit.tracks import hops

CELL = 26.0
MARGIN = 25.0
CROWD_SCALE = 0.55
"""Of the pieces that stand together on the star."""
STABLE_CENTRES = (Point(337, 103), Point(337, 337), Point(103, 337), Point(103, 103))
"""On the board, by colour."""
PIT = 22.0
"""How far the middle of a pit lies from the middle of its stable, across and down."""
TRAY = Tray("tray-round", (69.4, 69.4), (46, 46), 0.79, words.TRAY_NAME)


def spec(setup: Setup) -> TableSpec:
    """The whole table; every seat sits at the corner of its colour."""
    colours, options = INFO.colours_of(setup), INFO.options_of(setup)
    stairs = (LegendRow("1–6", say(words.LEGEND_STAIRS)),) if options["ludo.stairs"] == "exact" else ()
    legend = (LegendRow("6", say(words.LEGEND_SIX)), *stairs)
    zones, buttons = _board_zones(colours), ("throw", "pass")
    return corner_table("board-ludo", zones, colours, TRAY, buttons, legend, turns=True, tap_moves=True)


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
    star = around(_cell_point(CENTRE), 31, 31)
    zones.append(ZoneSpec(STAR.zone, ZoneKind.ROW, say(words.STAR_NAME), area=star, scale=CROWD_SCALE, stand=True))
    return tuple(zones)


def _cell_point(cell: Cell) -> Point:
    column, row = cell
    return on_board(MARGIN + CELL * (column + 0.5), MARGIN + CELL * (row + 0.5))


def _pits(colour: int) -> tuple[Point, ...]:
    centre = STABLE_CENTRES[colour]
    return tuple(on_board(centre.x + across, centre.y + down) for down in (-PIT, PIT) for across in (-PIT, PIT))


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
    frame = state.frame
    pieces = (
        Placement(token, _lies(state, piece), HORSES[frame.colours[owner]], owner)
        for piece, (token, owner) in enumerate(zip(frame.tokens, frame.owner, strict=True))
    )
    return (*pieces, *dice_in_tray(state.turn, (DIE,), (state.die,)))


def _lies(state: State, piece: int) -> Place:
    """Where a piece is shown; on the star they lie side by side."""
    come = state.progress[piece]
    return Place(STAR.zone, state.progress[:piece].count(OUT)) if come == OUT else state.frame.place(piece, come)


def _facts(state: State) -> tuple[Fact, ...]:
    pieces = state.frame.house.pieces
    facts: list[Fact] = [NoteFact(say(words.PIECES_EACH, pieces))]
    for seat in range(len(state.frame.colours)):
        home, _, out = state.counts(seat)
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


def _buttons(state: State) -> tuple[Button, ...]:
    if state.die == 0:
        return (Button("throw", say(words.THROW_BUTTON), ButtonKind.MAIN, state.turn),)
    return () if state.usable else (Button("pass", say(words.PASS_BUTTON), ButtonKind.MAIN, state.turn),)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button or the die throws (or goes on), a piece moves.

    A tap on a piece leaves the place open: it means the one move that the piece has. A tap where a piece may go, or on
    a piece that it may capture, means that move.
    """
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        return (_throw(state, seat),) if gesture.button in ("throw", "pass") else ()
    if tokens in ((), (DIE,)) and to is not None and to.zone == tray_of(state.turn):
        return (_throw(state, seat),)
    if to is not None and to.zone == STAR.zone:
        to = STAR
    if gesture.kind is GestureKind.TAP:
        return _tapped(state, seat, tokens, to)
    if len(tokens) != 1 or tokens[0] not in state.frame.tokens or to is None:
        return ()
    piece = state.frame.tokens.index(tokens[0])
    come = state.progress[piece]
    return (Action(seat, verb_of(come), tokens, to),) if to != state.frame.place(piece, come) else ()


def _tapped(state: State, seat: Seat, tokens: tuple[TokenId, ...], to: Place | None) -> tuple[Action, ...]:
    if not tokens:
        empty = to is not None and (to not in LOOP_PLACES or state.loop[to.slot] == NOBODY)
        return uses(state, to) if empty and seat == state.turn else ()
    if tokens == (DIE,):
        return (_throw(state, seat),)
    if len(tokens) != 1 or tokens[0] not in state.frame.tokens:
        return ()
    piece = state.frame.tokens.index(tokens[0])
    come, owner = state.progress[piece], state.frame.owner[piece]
    captures = uses(state, state.frame.place(piece, come)) if seat == state.turn != owner else ()
    return captures or (Action(seat, verb_of(come), tokens),)


def _throw(state: State, seat: Seat) -> Action:
    """The die or the button was touched: it is thrown, or, if the throw cannot be used, the turn goes on."""
    stuck = state.die != 0 and not state.usable and seat == state.turn
    return Action(seat, "pass") if stuck else Action(seat, "throw", (DIE,))


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The die rolls, the piece hops square by square, then the captured piece flies back to its stable."""
    if action.verb == "throw":
        return (Cue(DIE, CueKind.ROLL, sound="die"),)
    if action.verb == "pass":
        return ()
    frame, piece = after.frame, before.frame.tokens.index(action.tokens[0])
    track = WAYS[frame.colours[frame.owner[piece]]]
    way = track.between(before.progress[piece], after.progress[piece])
    hopped = hops(frame.tokens[piece], (*way[:-1], _lies(after, piece)))
    lost = sent_home(before, after)
    if lost == NOBODY:
        return (hopped,)
    return hopped, Cue(frame.tokens[lost], CueKind.FLY, (frame.place(lost, STABLE),), sound="capture")
