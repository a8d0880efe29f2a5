"""The table of Yams: rail, tray and pad, what is seen on them, and what a hand may mean there."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tabletop.core.game import Laid
from tabletop.core.model import Action, Gesture, GestureKind, Place, Result, Seat, Setup, TokenId
from tabletop.core.table import LegendRow, Rect, SheetRow, SheetSpec, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, Text, say
from tabletop.core.view import CaptionFact, CellFact, CellStyle, Cue, Fact, NoteFact, PlateFact, View
from tabletop.games.yams import INFO, words
from tabletop.games.yams import state as st
from tabletop.games.yams.state import DICE, DICE_IDS, EMPTY, LINES, PAD, THROWS, House, Pad, State
from tabletop.kit import dice_table
from tabletop.kit.dice import die_face
from tabletop.kit.winners import winners_text

_PAD = Rect(333.3, 10.7, 296.0, 438.3)


@lru_cache(maxsize=4)
def spec(setup: Setup) -> TableSpec:
    """The table for so many seats and the columns of this set-up."""
    house = INFO.house(House, setup)
    rows = (
        SheetRow(
            say(words.LINE_NAMES[line]),
            die_face(number) if number <= 6 else "",
            number - 1 in st.BOX_OF_LINE,
            line == LINES[-1],
        )
        for number, line in enumerate(LINES, start=1)
    )
    sheet = SheetSpec(say(words.TITLE), tuple(f"column-{kind}" for kind in house.kinds), tuple(rows))
    slots = range(len(LINES) * len(house.kinds))
    names = tuple(words.place_text(Place(PAD, slot), house) for slot in slots)
    pad = ZoneSpec(PAD, ZoneKind.SHEET, say(words.PAD_NAME), area=_PAD, round=False, sheet=sheet, slot_names=names)
    return TableSpec(
        (*dice_table.dice_zones(say(words.KEPT)), pad),
        backdrops=dice_table.BACKDROPS,
        plates=dice_table.plate_specs(setup.seats),
        buttons=dice_table.button_specs(),
        strip=dice_table.STRIP,
        legend=tuple(LegendRow(sign, say(text)) for sign, text in words.LEGEND),
    )


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; only the button belongs to whoever throws."""
    may_press = seat in (None, state.turn) and _may_throw(state)
    button = dice_table.throw_button(DICE - len(state.kept))
    placed = dice_table.placements(state.dice, state.kept)
    return View(seat, active, placed, _prompt(state, result), _facts(state), (button,) if may_press else (), result)


def _may_throw(state: State) -> bool:
    return state.left > 0 and state.written < 0 and state.throws < THROWS


def _prompt(state: State, result: Result | None) -> Text:
    player = SeatName(state.turn)
    if result is not None:
        return winners_text(result)
    if state.written >= 0:
        return words.written_text(state)
    if state.throws == 0:
        return say(words.ASK_THROW, player=player)
    return say(words.ASK_EITHER if state.throws < THROWS else words.ASK_WRITE, player=player)


def _facts(state: State) -> tuple[Fact, ...]:
    pad, columns = state.pads[state.turn], len(state.house.kinds)
    facts: list[Fact] = [PlateFact(seat, say(words.POINTS, points)) for seat, points in enumerate(st.totals(state))]
    turns = len(st.BOXES) * columns
    turn = turns - sum(column.count(EMPTY) for column in pad) + (0 if state.written >= 0 else 1)
    facts.append(NoteFact(say(words.TURN_OF, turn=min(turn, turns), turns=turns)))
    facts.append(CaptionFact(dice_table.RAIL, say(words.KEPT)))
    if state.throws:
        facts.append(CaptionFact(dice_table.TRAY, say(words.TRAY_OF, throw=state.throws, throws=THROWS)))
    facts += cells_of(pad)
    if state.throws and state.written < 0:
        points = st.points_of(state.dice, state.house)
        for column, box in st.allowed_boxes(state):
            facts.append(CellFact(st.place_of(columns, column, box), points[box], CellStyle.OFFER))
    return tuple(facts)


def cells_of(pad: Pad) -> list[CellFact]:
    """What stands on a pad."""
    cells = []
    for at, column in enumerate(pad):
        for box, points in enumerate(column):
            if points != EMPTY:
                cells.append(CellFact(st.place_of(len(pad), at, box), points))
        for line, value, style in _sum_cells(column):
            cells.append(CellFact(Place(PAD, LINES.index(line) * len(pad) + at), value, style))
    return cells


def _sum_cells(column: tuple[int, ...]) -> list[tuple[str, int | Text, CellStyle]]:
    """The reckoned lines of a column of which something is known already."""
    sums = st.sums_of(column)
    cells: list[tuple[str, int | Text, CellStyle]] = []
    if any(points != EMPTY for points in column[:6]):
        cells.append(("total-1", sums.total_1, CellStyle.SUM))
    decided = sums.bonus > 0 or st.upper_reach(column) < st.BONUS_FROM
    if decided:
        cells.append(("bonus", sums.bonus, CellStyle.SUM))
    else:
        cells.append(("bonus", say(words.NEEDS, points=st.BONUS_FROM - sums.total_1), CellStyle.REMARK))
    if decided or column[st.MINI] != EMPTY or column[st.MAXI] != EMPTY:
        cells.append(("total-2", sums.total_2, CellStyle.SUM))
    if any(points != EMPTY for points in column[st.THREE :]):
        cells.append(("total-3", sums.total_3, CellStyle.SUM))
    if any(points != EMPTY for points in column):
        cells.append(("column-score", sums.score, CellStyle.TOTAL))
    return cells


# What a hand may mean


def may_arrange(state: State, seat: Seat, token: TokenId, zone: str) -> bool:
    """Dice may be laid on the rail and back between two throws, by whoever throws."""
    return seat == state.turn and state.throws > 0 and _may_throw(state)


def arranged(state: State, view: View, laid: Laid) -> View:
    """The button counts the dice that lie in the tray now."""
    if not view.buttons or not state.throws:
        return view
    return replace(view, buttons=(dice_table.throw_button(len(dice_table.lying(DICE, state.kept, laid)[0])),))


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat = gesture.seat
    tokens = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if gesture.to is not None and gesture.to.zone == PAD:
        return (Action(seat, "write", to=gesture.to),)
    if dice_table.means_throw(gesture, state.throws > 0):
        if not state.throws:
            return (Action(seat, "throw"),)
        in_tray, _ = dice_table.lying(DICE, state.kept, dict(gesture.laid))
        return (Action(seat, "rethrow", tuple(token for token in DICE_IDS if token in {*in_tray, *tokens})),)
    beside = gesture.kind is GestureKind.DRAG and gesture.to is None
    if not tokens or beside or may_arrange(state, seat, tokens[0], dice_table.RAIL):
        return ()
    return (Action(seat, "rethrow", tokens),)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown tumble; a box is written with a tap of the pencil."""
    if action.verb in ("throw", "rethrow"):
        return dice_table.roll_cues(action.tokens or DICE_IDS)
    return (Cue(DICE_IDS[0], sound="piece"),) if action.verb == "write" else ()
