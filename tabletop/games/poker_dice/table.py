"""The table of Poker Dice: the pot over rail, tray and cup, the counters of all, and the sheet of hands."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tabletop.core.game import Laid
from tabletop.core.model import Action, Gesture, GestureKind, Result, Seat, Setup, TokenId
from tabletop.core.table import Backdrop, ButtonSpec, Rect, SheetRow, TableSpec
from tabletop.core.text import say
from tabletop.core.view import Button, ButtonKind, CaptionFact, CellFact, CellStyle, Cue, Fact, NoteFact, View
from tabletop.games.poker_dice import INFO, MOST_ROUNDS, words
from tabletop.games.poker_dice import state as st
from tabletop.games.poker_dice.scoring import DICE, combination
from tabletop.games.poker_dice.state import DICE_IDS, STAKES, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit import dice_table
from tabletop.kit.seat_pads import seat_cell, seat_pad

HANDS = "hands"
STAKE, STOP = "stake", "stop"
_BUTTONS = {f"{STAKE}-{count}": count for count in STAKES}
_LINES = tuple(words.ROWS)
_POT_TRAY, _POT = Rect(13.3, 4.0, 304.0, 62.0), Rect(27.0, 3.0, 240.0, 56.0)
_SEATS, _ROW, _ROWS = Rect(333.3, 5.0, 296.0, 0.0), 58.0, 200.0
_TRAY_X, _TRAY_WIDTH, _TRAY_HEIGHT = 448.3, 181.0, 49.0
_ABOVE = 2.0
"""So much above the middle of its tray a stack stands, whose lower edge is thick."""
_SHEET_FOOT, _SHEET_MOST, _SHEET_GAP = 449.0, 290.0, 8.0
_STAKES = Rect(13.3, 386.7, 304.0, 44.0)


@lru_cache(maxsize=4)
def spec(setup: Setup) -> TableSpec:
    """The table for so many seats."""
    high = min(_ROW * setup.seats, _ROWS)
    plates, stacks = kit.rows(setup.seats, replace(_SEATS, height=high))
    stacks = tuple(replace(area, y=area.y - _ABOVE) for area in stacks)
    middles = [area.y + area.height / 2 + _ABOVE - _TRAY_HEIGHT / 2 for area in stacks]
    trays = tuple(Backdrop("tray-counters", Rect(_TRAY_X, y, _TRAY_WIDTH, _TRAY_HEIGHT)) for y in middles)
    top = max(_SEATS.y + high + _SHEET_GAP, _SHEET_FOOT - _SHEET_MOST)
    sheet = Rect(_SEATS.x, top, _SEATS.width, _SHEET_FOOT - top)
    rows = tuple(SheetRow(say(words.ROWS[line]), box=False) for line in _LINES)
    pad = seat_pad(HANDS, INFO, setup, rows, sheet)
    assert pad.sheet is not None
    pad = replace(pad, label=say(words.SHEET_NAME), sheet=replace(pad.sheet, title=say(words.SHEET)))
    return TableSpec(
        (*dice_table.dice_zones(say(words.KEPT)), *kit.zones(stacks, _POT), pad),
        backdrops=(*dice_table.BACKDROPS, Backdrop("tray-pot", _POT_TRAY), *trays),
        plates=plates,
        buttons=(*dice_table.button_specs(STOP), ButtonSpec(STAKE, _STAKES)),
        strip=dice_table.STRIP,
    )


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever acts."""
    placed = (*dice_table.placements(state.pips, state.aside), *kit.placements(state.counters))
    buttons = _buttons(state, DICE - len(state.aside)) if seat in (None, state.turn) else ()
    return View(seat, active, placed, words.prompt(state, result), _facts(state), buttons, result)


def _buttons(state: State, lying: int) -> tuple[Button, ...]:
    """The stakes, of which one that is too high rests; or throwing and stopping, while there is a choice."""
    if state.phase is Phase.STAKE:
        most = st.most(state)
        return tuple(
            Button(
                name,
                say(words.STAKE_OF, count),
                ButtonKind.NUMBER,
                state.turn,
                resting=count > most,
                figure=count,
                group=STAKE,
            )
            for name, count in _BUTTONS.items()
        )
    if state.phase is Phase.READY:
        return (dice_table.throw_button(DICE),)
    if not state.throws_left:
        return ()
    return dice_table.throw_button(lying, resting=not lying), Button(STOP, say(words.STOP), key="S")


def _facts(state: State) -> tuple[Fact, ...]:
    rounds = state.house.rounds
    note = (
        say(words.ROUND, round=state.round)
        if rounds == MOST_ROUNDS
        else say(words.ROUND_OF, round=state.round, rounds=rounds)
    )
    facts: list[Fact] = [*kit.facts(state.counters), NoteFact(note), CaptionFact(dice_table.RAIL, say(words.KEPT))]
    if state.phase is Phase.THROWN:
        facts.append(CaptionFact(dice_table.TRAY, words.tray(state)))
    return (*facts, *_cells(state))


def _cells(state: State) -> list[CellFact]:
    """The hand of each seat beside its name; the best one so far stands out, and the one that lies in the tray can
    still change."""
    best, cells = state.to_beat, []
    for seat in range(state.seats):
        lies = seat == state.turn and state.phase is Phase.THROWN
        hand = state.pips if lies else st.hand_of(state, seat)
        if hand:
            row = _LINES.index(combination(hand))
            style = CellStyle.OFFER if lies else CellStyle.TOTAL if seat in best else CellStyle.WRITTEN
            cells.append(seat_cell(HANDS, row, seat, state.seats, words.cell(hand), style))
    return cells


# What a hand may mean


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """A click on a counter takes it and the one above it, as many as may be staked."""
    return kit.taken_with(state.counters, seat, token, st.most(state))


def may_arrange(state: State, seat: Seat, token: TokenId, zone: str) -> bool:
    """Dice may be laid on the rail and back between two throws, by whoever throws."""
    return seat == state.turn and state.throws_left > 0


def arranged(state: State, view: View, laid: Laid) -> View:
    """The button counts the dice that lie in the tray now."""
    if not view.buttons or not state.throws_left:
        return view
    return replace(view, buttons=_buttons(state, len(dice_table.lying(DICE, state.aside, laid)[0])))


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    if gesture.button in _BUTTONS:
        return (Action(seat, "stake", choice=_BUTTONS[gesture.button]),)
    dice = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if gesture.tokens and not dice:
        return (Action(seat, "stake", gesture.tokens),) if onto == kit.POT else ()
    handed = bool(dice) and onto in {kit.stack_zone(other) for other in range(state.seats) if other != seat}
    if gesture.button == STOP or handed:
        return (Action(seat, "stop"),)
    if dice_table.means_throw(gesture, bool(state.throws)):
        if not state.throws:
            return (Action(seat, "throw"),)
        in_tray, _ = dice_table.lying(DICE, state.aside, dict(gesture.laid))
        return (Action(seat, "rethrow", tuple(token for token in DICE_IDS if token in {*in_tray, *dice})),)
    beside = gesture.kind is GestureKind.DRAG and gesture.to is None
    if not dice or beside or onto in (kit.POT, HANDS) or may_arrange(state, seat, dice[0], dice_table.RAIL):
        return ()
    return (Action(seat, "rethrow", dice),)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup; counters are heard."""
    if action.verb in ("throw", "rethrow"):
        return dice_table.roll_cues(action.tokens or DICE_IDS)
    return kit.cues(before.counters, after.counters)
