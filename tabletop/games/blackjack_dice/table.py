"""The table of Dice Blackjack: the pot over dice, tray and cup, the counters of all, their totals, and the risk."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Result, Seat, Setup, TokenId
from tabletop.core.table import Backdrop, ButtonSpec, Rect, SheetRow, SheetSpec, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import say
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
    SignFact,
    View,
)
from tabletop.games.blackjack_dice import INFO, words
from tabletop.games.blackjack_dice import state as st
from tabletop.games.blackjack_dice.search import over
from tabletop.games.blackjack_dice.state import DICE, DICE_IDS, GOAL, House, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit import dice_table
from tabletop.kit.seat_pads import seat_cell, seat_pad

PAD, RISK = "pad", "risk"
STOP, GO_ON = "stop", "go-on"
THROW_OF = {f"throw-{count}": count for count in range(1, DICE + 1)}
"""The buttons that go on, and how many dice they throw."""
_TOTAL, _PLAY_OFF = range(2)
_SHOWN = (Phase.THROWN, Phase.FULL, Phase.BUST, Phase.DECIDED)
"""Whoever is in turn has thrown what lies there."""

_RAIL = Backdrop("rail-counted", Rect(dice_table.LEFT, 86.7, 186.7, 78.7))
_PAD_MOST, _RISK_HIGH, _GAP = 150.0, 98.0, 8.0
_BUTTONS_Y, _BUTTONS_HIGH = 386.7, 44.0


@lru_cache(maxsize=4)
def spec(setup: Setup) -> TableSpec:
    """The table for so many seats."""
    laid = kit.beside_dice(setup.seats)
    rest, risk_top = laid.rest, laid.rest.y + laid.rest.height - _RISK_HIGH
    high = min(risk_top - _GAP - rest.y, _PAD_MOST)
    rows = [SheetRow(say(words.THIS_ROUND))]
    if INFO.house(House, setup).tie == "playoff":
        rows.append(SheetRow(say(words.PLAY_OFF), box=False))
    pad = seat_pad(PAD, INFO, setup, rows, replace(rest, y=risk_top - _GAP - high, height=high))
    risk = _risk_zone(replace(rest, y=risk_top, height=_RISK_HIGH))
    return TableSpec(
        (*_dice_zones(), *laid.zones, replace(pad, label=say(words.SHEET_NAME)), risk),
        backdrops=(dice_table.TRAY_BACKDROP, _RAIL, *laid.trays),
        plates=laid.plates,
        buttons=_button_specs(),
        strip=dice_table.STRIP,
    )


def _dice_zones() -> tuple[ZoneSpec, ...]:
    """Tray, rail and cup; one, two or three dice are picked up together, wherever they lie."""
    tray, rail, cup = dice_table.dice_zones(say(words.COUNTED))
    tray = replace(tray, arrange_with=(), multi=True, multi_with=(rail.id,))
    return tray, replace(rail, slots=rail.slots[:DICE], arrange_with=(), multi=True, multi_with=(tray.id,)), cup


def _risk_zone(area: Rect) -> ZoneSpec:
    """How likely one, two or three dice go over 21."""
    columns = tuple(f"dice-{count}" for count in range(1, DICE + 1))
    names = tuple(say(words.RISK_OF, count) for count in range(1, DICE + 1))
    sheet = SheetSpec(say(words.RISK), columns, (SheetRow(say(words.RISK_ROW), box=False),))
    name = say(words.RISK_NAME)
    return ZoneSpec(RISK, ZoneKind.SHEET, name, area=area, round=False, sheet=sheet, slot_names=names)


def _button_specs() -> tuple[ButtonSpec, ...]:
    """The first throw alone, over the place of the numbers that go on and of the button that stops."""
    half = (dice_table.WIDTH - _GAP) / 2
    whole = Rect(dice_table.LEFT, _BUTTONS_Y, dice_table.WIDTH, _BUTTONS_HIGH)
    left, right = replace(whole, width=half), replace(whole, x=whole.x + half + _GAP, width=half)
    return ButtonSpec(dice_table.THROW, whole), ButtonSpec(GO_ON, left), ButtonSpec(STOP, right)


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever throws."""
    placed = (*dice_table.placements(state.pips, state.aside), *kit.placements(state.counters))
    buttons = _buttons(state) if seat in (None, state.turn) else ()
    return View(seat, active, placed, words.prompt(state, result), _facts(state), buttons, result)


def _buttons(state: State) -> tuple[Button, ...]:
    if state.phase is Phase.READY:
        return (dice_table.throw_button(DICE),)
    if state.phase is not Phase.THROWN:
        return ()
    throws = (
        Button(name, say(words.GO_ON_WITH, count), ButtonKind.NUMBER, state.turn, figure=count, group=GO_ON)
        for name, count in THROW_OF.items()
    )
    return *throws, Button(STOP, say(words.STOP_WITH, total=state.total), key="S")


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [NoteFact(say(words.ROUND, round=state.round))]
    for fact in kit.facts(state.counters):
        gone = isinstance(fact, PlateFact) and state.out[fact.seat]
        facts.append(replace(fact, text=say(words.GONE)) if gone else fact)
    if state.aside:
        facts.append(CaptionFact(dice_table.RAIL, say(words.COUNTED)))
    if state.phase in _SHOWN:
        facts.append(CaptionFact(dice_table.TRAY, words.in_tray(state)))
    return (*facts, *_sign(state), *_pad_cells(state), *_risk_cells(state))


def _sign(state: State) -> tuple[SignFact, ...]:
    """The total in large figures: of whoever throws, then of whoever has won the round."""
    if state.winner is not None:
        return (SignFact(dice_table.RAIL, "", say(words.WINS), figure=state.totals[state.winner]),)
    if state.phase in (Phase.READY, *_SHOWN):
        return (SignFact(dice_table.RAIL, "", words.sign(state), figure=state.total),)
    return ()


def _pad_cells(state: State) -> list[CellFact]:
    """The totals of all; the best one stands out, and the one that lies in the tray can still change."""
    cells, best, seats = [], state.at_best, len(state.totals)
    for seat, total in enumerate(state.totals):
        if state.out[seat]:
            cells.append(seat_cell(PAD, _TOTAL, seat, seats, say(words.IS_OUT), CellStyle.REMARK))
        elif total > GOAL:
            cells.append(seat_cell(PAD, _TOTAL, seat, seats, say(words.IS_BUST), CellStyle.REMARK))
        elif total:
            lies = seat == state.turn and state.phase is Phase.THROWN
            style = CellStyle.OFFER if lies else CellStyle.TOTAL if seat in best else CellStyle.WRITTEN
            cells.append(seat_cell(PAD, _TOTAL, seat, seats, total, style))
    top = max(state.deciders, default=0)
    for seat, total in zip(state.level, state.deciders, strict=True):
        if total:
            style = CellStyle.TOTAL if total == top else CellStyle.WRITTEN
            cells.append(seat_cell(PAD, _PLAY_OFF, seat, seats, total, style))
    return cells


def _risk_cells(state: State) -> list[CellFact]:
    if state.phase is not Phase.THROWN:
        return []
    chances = (round(100 * over(state.total, count)) for count in range(1, DICE + 1))
    return [
        CellFact(Place(RISK, at), say(words.PERCENT, percent=percent), CellStyle.SUM)
        for at, percent in enumerate(chances)
    ]


# What a hand may mean


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """A click picks up all dice before the first throw, then the one that is clicked, and of counters one."""
    return DICE_IDS if token in DICE_IDS and state.phase is Phase.READY else (token,)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    if gesture.button in THROW_OF:
        return (st.go_on(state, seat, THROW_OF[gesture.button]),)
    dice = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if gesture.tokens and not dice:
        return _payment(state, gesture, onto)
    if gesture.button == STOP or _is_own_box(state, gesture):
        return (Action(seat, "stop"),)
    some = onto == dice_table.CUP and 0 < len(dice) < DICE
    if state.phase is Phase.READY and not some and dice_table.means_throw(gesture, thrown=False):
        return (Action(seat, "throw"),)
    touched = gesture.kind is GestureKind.TAP and dice
    if onto == dice_table.CUP or touched or (dice and onto and state.phase is not Phase.THROWN):
        return (Action(seat, "continue", dice),)
    return ()


def _payment(state: State, gesture: Gesture, onto: str) -> tuple[Action, ...]:
    """What carrying counters means: into the pot, to the winner, or out of the pot."""
    seat, winner = gesture.seat, state.winner
    if kit.how_many(state.counters, seat, gesture.tokens):
        others = range(len(state.totals)) if winner is None else (winner,)
        if onto == kit.POT:
            return (Action(seat, "pay", gesture.tokens),)
        if onto in {kit.stack_zone(other) for other in others if other != seat}:
            return (Action(seat, "give", gesture.tokens),)
        return ()
    in_pot = kit.on_top(state.counters, None, len(state.counters.pot))
    if onto == kit.stack_zone(seat) and set(in_pot).issuperset(gesture.tokens):
        return (Action(seat, "take"),)
    return ()


def _is_own_box(state: State, gesture: Gesture) -> bool:
    return gesture.to is not None and gesture.to.zone == PAD and gesture.to.slot % len(state.totals) == gesture.seat


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup; counters are heard."""
    if action.verb in ("throw", "continue"):
        return dice_table.roll_cues(token for at, token in enumerate(DICE_IDS) if at not in after.aside)
    return kit.cues(before.counters, after.counters)
