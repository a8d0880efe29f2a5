"""The table of 421: the pot over rail, tray and cup, the counters of all, and the sheet of hands."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tabletop.core.game import Laid
from tabletop.core.model import Action, Gesture, GestureKind, Place, Result, Seat, Setup, TokenId
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Rect, SheetRow, TableSpec, ZoneSpec
from tabletop.core.text import SeatName, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    CaptionFact,
    CellFact,
    CellStyle,
    Cue,
    Fact,
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.four_two_one import INFO, words
from tabletop.games.four_two_one.scoring import DICE, HANDS, WORTH, Hand, in_order
from tabletop.games.four_two_one.state import DICE_IDS, Contest, Phase, State, Step
from tabletop.kit import counters as kit
from tabletop.kit import dice_table
from tabletop.kit.seat_pads import seat_pad

SHEET = "hands"
STOP, TAKE = "stop", "take"
_KEPT = slice(1, 1 + DICE)
"""The places of the rail that are used: those in the middle."""
_POT_TRAY, _POT = Rect(13.3, 4.0, 304.0, 62.0), Rect(27.0, 3.0, 240.0, 56.0)
_SEATS, _ROW, _ROWS = Rect(333.3, 5.0, 296.0, 0.0), 56.0, 200.0
_TRAY_X, _TRAY_WIDTH, _TRAY_HEIGHT = 448.3, 181.0, 49.0
_ABOVE = 2.0
"""So much above the middle of its tray a stack stands, whose lower edge is thick."""
_SHEET_FOOT, _SHEET_MOST, _SHEET_GAP = 449.0, 310.0, 7.0
_WORTH_OF = {words.line_of(hand): WORTH[hand] for hand in HANDS}


@lru_cache(maxsize=4)
def spec(setup: Setup) -> TableSpec:
    """The table for so many seats."""
    high = min(_ROW * setup.seats, _ROWS)
    plates, stacks = kit.rows(setup.seats, replace(_SEATS, height=high))
    stacks = tuple(replace(area, y=area.y - _ABOVE) for area in stacks)
    middles = [area.y + area.height / 2 + _ABOVE - _TRAY_HEIGHT / 2 for area in stacks]
    trays = tuple(Backdrop("tray-counters", Rect(_TRAY_X, y, _TRAY_WIDTH, _TRAY_HEIGHT)) for y in middles)
    top = max(_SEATS.y + high + _SHEET_GAP, _SHEET_FOOT - _SHEET_MOST)
    sheet = _sheet(setup, Rect(_SEATS.x, top, _SEATS.width, _SHEET_FOOT - top))
    tray, rail, cup = dice_table.dice_zones(say(words.KEPT))
    wood, *others = dice_table.BACKDROPS
    return TableSpec(
        (tray, replace(rail, slots=rail.slots[_KEPT]), cup, *kit.zones(stacks, _POT), sheet),
        backdrops=(replace(wood, face="rail-3"), *others, Backdrop("tray-pot", _POT_TRAY), *trays),
        plates=plates,
        buttons=_button_specs(),
        strip=dice_table.STRIP,
        legend=tuple(LegendRow(sign, say(text)) for sign, text in words.LEGEND),
    )


def _button_specs() -> tuple[ButtonSpec, ...]:
    """Throwing and stopping; counters are taken where dice are thrown, never at the same time."""
    throw, stop = dice_table.button_specs(STOP)
    return throw, stop, replace(throw, id=TAKE)


def _sheet(setup: Setup, area: Rect) -> ZoneSpec:
    """The order of hands: what each line moves, and who has thrown such a hand in this round."""
    rows = tuple(SheetRow(say(line), box=False) for line in words.LINES)
    pad = seat_pad(SHEET, INFO, setup, rows, area)
    assert pad.sheet is not None
    names = []
    for row in rows:
        names.append(say(words.BOX_WORTH, line=row.label))
        names += [say(words.BOX, line=row.label, player=SeatName(seat)) for seat in range(setup.seats)]
    sheet = replace(pad.sheet, title=say(words.SHEET), columns=(kit.FACE, *pad.sheet.columns))
    return replace(pad, label=say(words.SHEET_NAME), sheet=sheet, slot_names=tuple(names))


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever acts."""
    placed = (*dice_table.placements(state.pips, state.aside), *kit.placements(state.counters))
    buttons = _buttons(state, DICE - len(state.aside)) if seat in (None, state.turn) else ()
    return View(seat, active, placed, words.prompt(state, result), _facts(state), buttons, result)


def _buttons(state: State, lying: int) -> tuple[Button, ...]:
    """Throwing, and stopping, which rests where the leader has thrown more often; taking what is fetched by hand."""
    if state.step is Step.PAYING and state.house.payments == "by-hand":
        return (Button(TAKE, say(words.TAKE, state.dues[0].count), ButtonKind.MAIN, key="T"),)
    if state.step is Step.READY:
        return (dice_table.throw_button(DICE),)
    if not state.throws_left:
        return ()
    stop = Button(STOP, say(words.STOP), key="S", resting=not state.may_stop)
    return dice_table.throw_button(lying, resting=not lying), stop


def _facts(state: State) -> tuple[Fact, ...]:
    note = words.CHARGE_ROUND if state.phase is Phase.CHARGE else words.DISCHARGE_ROUND
    facts: list[Fact] = [*_plates(state), NoteFact(say(note, round=state.rounds))]
    counting = state.phase is Phase.DISCHARGE and state.step is Step.THROWN and state.contest is Contest.NONE
    facts.append(CaptionFact(dice_table.RAIL, words.throw_of(state) if counting else say(words.KEPT)))
    if state.step is Step.THROWN:
        hand = in_order(state.pips)
        told = words.ranked(hand) if state.contest is Contest.NONE else words.hand_name(hand)
        facts.append(CaptionFact(dice_table.TRAY, told))
    return (*facts, *_cells(state))


def _plates(state: State) -> list[Fact]:
    """How many counters everybody holds, and who has left the table in which place."""
    facts: list[Fact] = [*kit.facts(state.counters)]
    place = 1
    for group in state.out:
        text = say(words.OUT_IN, place=place)
        facts = [
            replace(fact, text=text) if isinstance(fact, PlateFact) and fact.seat in group else fact for fact in facts
        ]
        place += len(group)
    return facts


def _cells(state: State) -> list[CellFact]:
    """What the hands move, and the hand of each seat: the best one so far stands out, and the one that lies in the
    tray can still change."""
    cells = [CellFact(_slot(state, line, 0), worth, CellStyle.SUM) for line, worth in sorted(_WORTH_OF.items())]
    best, rivals = state.leading, state.contest is not Contest.NONE
    for seat, hand in enumerate(state.hands):
        style = CellStyle.TOTAL if seat in best else CellStyle.WRITTEN
        if hand:
            cells.append(_cell(state, words.line_of(hand), seat, hand, style))
        if rivals and state.casts[seat]:
            cells.append(_cell(state, words.PLAY_OFF_LINE, seat, state.casts[seat], CellStyle.WRITTEN))
    if state.step is Step.THROWN:
        hand = in_order(state.pips)
        line = words.PLAY_OFF_LINE if rivals else words.line_of(hand)
        cells.append(_cell(state, line, state.turn, hand, CellStyle.OFFER))
    return cells


def _slot(state: State, line: int, column: int) -> Place:
    return Place(SHEET, line * (state.seats + 1) + column)


def _cell(state: State, line: int, seat: Seat, hand: Hand, style: CellStyle) -> CellFact:
    return CellFact(_slot(state, line, seat + 1), words.hand_cell(hand), style)


# What a hand may mean


def taking(state: State, seat: Seat) -> Action:
    """Taking what is due: where it is fetched by hand, these counters into one's own tray."""
    if state.house.payments == "by-themselves":
        return Action(seat, TAKE)
    due = state.dues[0]
    return Action(seat, TAKE, kit.on_top(state.counters, due.giver, due.count), Place(kit.stack_zone(seat)))


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """A click on one of the counters that are fetched by hand takes up all that are due."""
    due = taking(state, seat).tokens if state.step is Step.PAYING else ()
    return due if token in due else (token,)


def may_arrange(state: State, seat: Seat, token: TokenId, zone: str) -> bool:
    """Dice may be laid on the rail and back between two throws, by whoever throws."""
    return seat == state.turn and state.throws_left > 0


def arranged(state: State, view: View, laid: Laid) -> View:
    """The button counts the dice that lie in the tray now."""
    if not view.buttons or not state.throws_left:
        return view
    return replace(view, buttons=_buttons(state, len(dice_table.lying(DICE, state.aside, laid)[0])))


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing. A die dropped into the cup is thrown by
    itself as long as none is kept on the rail, and with all that lie in the tray after that."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    dice = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if gesture.tokens and not dice:
        due = state.step is Step.PAYING and seat == state.turn
        home = taking(state, seat) if due else Action(seat, TAKE)
        return (home,) if onto == kit.stack_zone(seat) else ()
    if gesture.button == TAKE:
        return (taking(state, seat) if state.step is Step.PAYING else Action(seat, TAKE),)
    handed = bool(dice) and onto in {kit.stack_zone(other) for other in range(state.seats) if other != seat}
    if gesture.button == STOP or handed:
        return (Action(seat, "stop"),)
    if dice_table.means_throw(gesture, state.step is not Step.READY):
        if state.step is Step.READY:
            return (Action(seat, "throw"),)
        in_tray, kept = dice_table.lying(DICE, state.aside, dict(gesture.laid))
        again = {*in_tray, *dice} if kept or not dice else set(dice)
        return (Action(seat, "rethrow", tuple(token for token in DICE_IDS if token in again)),)
    beside = gesture.kind is GestureKind.DRAG and gesture.to is None
    elsewhere = onto in (kit.POT, SHEET, kit.stack_zone(seat))
    if not dice or beside or elsewhere or may_arrange(state, seat, dice[0], dice_table.RAIL):
        return ()
    return (Action(seat, "rethrow", dice),)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup; counters are heard."""
    if action.verb in ("throw", "rethrow"):
        return dice_table.roll_cues(action.tokens or DICE_IDS)
    return kit.cues(before.counters, after.counters)
