"""The table of Yams: rail, tray and pad, what is seen on them, and what a hand may mean there."""

from __future__ import annotations

import msgspec

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.table import (
    Backdrop,
    ButtonSpec,
    LegendRow,
    PlateSpec,
    Point,
    Rect,
    SheetRow,
    SheetSpec,
    TableSpec,
    ZoneKind,
    ZoneSpec,
)
from tabletop.core.text import SeatName, Text, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    CaptionFact,
    CellFact,
    CellStyle,
    Cue,
    CueKind,
    Fact,
    NoteFact,
    PlateFact,
    ScoreRow,
    ScoreSheet,
    View,
)
from tabletop.games.yams import INFO, words
from tabletop.games.yams.state import (
    BONUS_FROM,
    BOXES,
    DICE,
    DICE_IDS,
    EMPTY,
    KEPT,
    LINE_OF_BOX,
    LINES,
    MAXI,
    MINI,
    THREE,
    THROWS,
    TRAY,
    Pad,
    State,
    allowed_boxes,
    columns_of,
    columns_played,
    filled_boxes,
    pad_zone,
    points_of,
    score_of,
    slot_of,
    sums_of,
)
from tabletop.kit.dice import BLANK, die_face, pips_of

THROW = "throw"
_LEFT, _WIDTH = 13.3, 304.0
_RAIL = Rect(_LEFT, 86.7, _WIDTH, 78.7)
_TRAY = Rect(_LEFT, 177.3, _WIDTH, 198.0)
_FELT = Rect(26.7, 190.7, 277.3, 164.7)
_PAD = Rect(333.3, 10.7, 296.0, 438.3)
_THROW = Rect(_LEFT, 386.7, _WIDTH, 44.0)
_STRIP = Rect(_LEFT, 453.3, _WIDTH, 34.7)
_SLOTS = tuple(Point(48.0 + 58.67 * slot, 122.7) for slot in range(DICE))
_PLATE_WIDTH, _PLATE_HEIGHT, _PLATE_GAP = 97.3, 40.0, 6.0


def spec(setup: Setup) -> TableSpec:
    """The table for so many seats and the columns of this set-up."""
    columns = columns_played(INFO.options_of(setup))
    sheet = SheetSpec(
        say(words.TITLE),
        tuple(f"column-{column}" for column in columns),
        tuple(
            SheetRow(
                say(words.LINE_NAMES[line]),
                face=die_face(number) if number <= 6 else "",
                box=words.is_box(line),
                strong=line == LINES[-1],
            )
            for number, line in enumerate(LINES, start=1)
        ),
    )
    zones = (
        ZoneSpec(TRAY, ZoneKind.SCATTER, say(words.TRAY), area=_FELT, round=False, arrange_with=(KEPT,)),
        ZoneSpec(
            KEPT, ZoneKind.SPOTS, say(words.KEPT), slots=_SLOTS, slot_size=52.0, round=False, arrange_with=(TRAY,)
        ),
        ZoneSpec(pad_zone(columns), ZoneKind.SHEET, say(words.PAD), area=_PAD, round=False, sheet=sheet),
    )
    return TableSpec(
        zones,
        backdrops=(Backdrop("rail-5", _RAIL), Backdrop("tray-dice", _TRAY)),
        plates=_plates(setup.seats),
        buttons=(ButtonSpec(THROW, _THROW),),
        strip=_STRIP,
        legend=tuple(LegendRow(sign, say(text)) for sign, text in words.LEGEND),
    )


def _plates(seats: int) -> tuple[PlateSpec, ...]:
    width = min(_PLATE_WIDTH, (_WIDTH - (seats - 1) * _PLATE_GAP) / seats)
    step = width + _PLATE_GAP
    return tuple(PlateSpec(seat, Rect(_LEFT + seat * step, 12.0, width, _PLATE_HEIGHT)) for seat in range(seats))


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; only the button belongs to whoever throws."""
    may_press = seat in (None, state.turn) and result is None and state.written < 0 and state.throws < THROWS
    return View(
        seat,
        active,
        _placements(state),
        _prompt(state),
        _facts(state),
        (throw_button(sum(1 for at in range(DICE) if at not in state.kept)),) if may_press else (),
        result,
    )


def throw_button(count: int) -> Button:
    """The button that throws so many dice."""
    label = say(words.THROW_DICE, count) if count else say(words.THROW_NONE)
    return Button(THROW, label, ButtonKind.MAIN, key="T")


def _placements(state: State) -> tuple[Placement, ...]:
    kept = state.kept
    return tuple(
        Placement(
            token,
            Place(KEPT, kept.index(at)) if at in kept else Place(TRAY, at),
            die_face(state.dice[at]),
        )
        for at, token in enumerate(DICE_IDS)
    )


def _prompt(state: State) -> Text:
    player = SeatName(state.turn)
    if not state.left:
        totals = [score_of(pad) for pad in state.pads]
        best = max(totals)
        return words.winners_text(tuple(seat for seat, total in enumerate(totals) if total == best), best)
    if state.written >= 0:
        line, column = divmod(state.written, len(state.house.columns))
        points = state.pads[state.turn][column][LINE_OF_BOX.index(line)]
        place = Place(pad_zone(state.house.columns), state.written)
        return say(words.DID_WRITE, player=player, points=points, box=words.place_text(place))
    if state.throws == 0:
        return say(words.ASK_THROW, player=player)
    return say(words.ASK_EITHER if state.throws < THROWS else words.ASK_WRITE, player=player)


def _facts(state: State) -> tuple[Fact, ...]:
    pad, house = state.pads[state.turn], state.house
    facts: list[Fact] = [PlateFact(seat, say(words.POINTS, score_of(other))) for seat, other in enumerate(state.pads)]
    turns = len(BOXES) * len(house.columns)
    turn = filled_boxes(pad) + (0 if state.written >= 0 else 1)
    facts.append(NoteFact(say(words.TURN_OF, turn=min(turn, turns), turns=turns)))
    facts.append(CaptionFact(KEPT, say(words.KEPT)))
    if state.throws:
        facts.append(CaptionFact(TRAY, say(words.TRAY_OF, throw=state.throws, throws=THROWS)))
    facts += _cells(pad_zone(house.columns), pad)
    if state.throws and state.written < 0:
        points, columns = points_of(state.dice, house), len(house.columns)
        zone = pad_zone(house.columns)
        for column, box in allowed_boxes(state):
            facts.append(CellFact(Place(zone, slot_of(columns, column, box)), points[box], CellStyle.OFFER))
    return tuple(facts)


def _cells(zone: str, pad: Pad) -> list[CellFact]:
    columns = len(pad)
    cells = []
    for at, column in enumerate(pad):
        for box, points in enumerate(column):
            if points != EMPTY:
                cells.append(CellFact(Place(zone, slot_of(columns, at, box)), points))
        for line, value, style in _sum_cells(column):
            cells.append(CellFact(Place(zone, LINES.index(line) * columns + at), value, style))
    return cells


def _sum_cells(column: tuple[int, ...]) -> list[tuple[str, int | Text, CellStyle]]:
    """The reckoned lines of a column of which something is known already."""
    sums = sums_of(column)
    cells: list[tuple[str, int | Text, CellStyle]] = []
    if any(points != EMPTY for points in column[:6]):
        cells.append(("total-1", sums.total_1, CellStyle.SUM))
    reach = sums.total_1 + sum(DICE * face for face, points in enumerate(column[:6], start=1) if points == EMPTY)
    decided = sums.bonus > 0 or reach < BONUS_FROM
    if decided:
        cells.append(("bonus", sums.bonus, CellStyle.SUM))
    else:
        cells.append(("bonus", say(words.NEEDS, points=BONUS_FROM - sums.total_1), CellStyle.REMARK))
    if decided or column[MINI] != EMPTY or column[MAXI] != EMPTY:
        cells.append(("total-2", sums.total_2, CellStyle.SUM))
    if any(points != EMPTY for points in column[THREE:]):
        cells.append(("total-3", sums.total_3, CellStyle.SUM))
    if any(points != EMPTY for points in column):
        cells.append(("column-score", sums.score, CellStyle.TOTAL))
    return cells


def score(state: State) -> ScoreSheet:
    """The points of every seat, column by column."""
    sums = [[sums_of(column).score for column in pad] for pad in state.pads]
    rows = [
        ScoreRow(say(words.COLUMN_NAMES[kind]), tuple(columns[at] for columns in sums))
        for at, kind in enumerate(state.house.columns)
    ]
    total = ScoreRow(say(words.TOTAL), tuple(sum(columns) for columns in sums), total=True)
    return ScoreSheet(say(words.SCORE), (*rows, total) if len(rows) > 1 else (total,))


# What a hand may mean


def thrown(view: View) -> bool:
    """Whether the dice have been thrown in this turn."""
    return any(pips_of(die.face) != BLANK for die in view.placements)


def may_arrange(view: View) -> bool:
    """Dice may be laid on the rail and back between two throws, by whoever throws."""
    return bool(view.buttons) and thrown(view)


def arranged(view: View) -> View:
    """The button counts the dice that lie in the tray now."""
    if not may_arrange(view):
        return view
    return msgspec.structs.replace(view, buttons=(throw_button(len(_in_tray(view))),))


def _in_tray(view: View) -> tuple[TokenId, ...]:
    return tuple(die.token for die in view.placements if die.place.zone == TRAY)


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat = gesture.seat
    if gesture.kind is GestureKind.BUTTON:
        if gesture.button != THROW:
            return ()
        if not thrown(view):
            return (Action(seat, "throw"),)
        return (Action(seat, "rethrow", _in_tray(view)),)
    tokens = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if gesture.to is not None and columns_of(gesture.to.zone):
        return (Action(seat, "write", to=gesture.to),)
    if gesture.kind is GestureKind.TAP and not thrown(view):
        on_tray = gesture.to is not None and gesture.to.zone == TRAY
        return (Action(seat, "throw"),) if tokens or on_tray else ()
    if not tokens or may_arrange(view) or (gesture.kind is GestureKind.DRAG and gesture.to is None):
        return ()
    return (Action(seat, "rethrow", tokens),)


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """Dice that are thrown tumble; a box is written with a tap of the pencil."""
    if action.verb == "throw":
        return tuple(Cue(token, CueKind.ROLL, sound="die") for token in DICE_IDS)
    if action.verb == "rethrow":
        return tuple(Cue(token, CueKind.ROLL, sound="die") for token in action.tokens)
    return (Cue(DICE_IDS[0], sound="piece"),) if action.verb == "write" else ()
