"""The table of No 5s, No 2s: the place for dice that are out, tray and cup, and the score sheet."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Result, Seat, Setup, TokenId
from tabletop.core.table import Backdrop, Point, Rect, SheetRow, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import say
from tabletop.core.view import (
    Button,
    CaptionFact,
    CellFact,
    CellStyle,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.no_five_no_two import INFO, words
from tabletop.games.no_five_no_two import state as st
from tabletop.games.no_five_no_two.state import DICE, DICE_IDS, House, State
from tabletop.kit import dice_table
from tabletop.kit.dice import placed_die
from tabletop.kit.dice_table import CUP, TRAY
from tabletop.kit.seat_pads import seat_cell, seat_pad
from tabletop.kit.winners import winners_text

OUT, PAD = "out", "pad"
FINISH = "finish"
_RAIL = Rect(dice_table.LEFT, 86.7, dice_table.WIDTH, 78.7)
_PLACES = tuple(Point(48.0 + 58.67 * slot, 122.7) for slot in range(DICE))
_PAD = Rect(333.3, 10.7, 296.0, 438.3)


def spec(setup: Setup) -> TableSpec:
    """The table for so many seats and rounds."""
    house = INFO.house(House, setup)
    rows = [SheetRow(say(words.ROUND_ROW, number=number)) for number in range(1, house.rounds + 1)]
    if house.tie_break == "playoff":
        rows.append(SheetRow(say(words.PLAY_OFF)))
    rows += [SheetRow(say(words.LONGEST), box=False), SheetRow(say(words.TOTAL), box=False, strong=True)]
    zones = (replace(zone, arrange_with=()) if zone.id == TRAY else zone
             for zone in dice_table.dice_zones(say(words.OUT)) if zone.id in (TRAY, CUP))  # fmt: skip
    out = ZoneSpec(OUT, ZoneKind.SPOTS, say(words.OUT), _PLACES, slot_size=52.0, round=False)
    return TableSpec(
        (*zones, out, seat_pad(PAD, INFO, setup, rows, _PAD)),
        backdrops=(Backdrop("rail-out", _RAIL), dice_table.BACKDROPS[1]),
        plates=dice_table.plate_specs(setup.seats),
        buttons=dice_table.button_specs(FINISH),
        strip=dice_table.STRIP,
        tap_moves=True,
    )


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever throws."""
    mine = seat in (None, state.turn) and result is None
    aside = state.out[: state.aside]
    dice = tuple(
        placed_die(token, Place(OUT, aside.index(at)) if at in aside else Place(TRAY, at), state.pips[at])
        for at, token in enumerate(DICE_IDS)
    )
    prompt = words.prompt(state)
    if result is not None:
        prompt = words.playoff_won(state) if state.contenders else winners_text(result)
    return View(seat, active, dice, prompt, _facts(state), _buttons(state) if mine else (), result)


def _buttons(state: State) -> tuple[Button, ...]:
    """While dice go out the buttons stay as they will be then."""
    if not state.free or state.hurrying:
        return ()
    return dice_table.throw_button(len(state.free)), Button(FINISH, say(words.FINISH), key="S")


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [PlateFact(seat, say(words.POINTS, total)) for seat, total in enumerate(state.totals)]
    rounds = state.house.rounds
    playoff = say(words.PLAY_OFF) if state.contenders else None
    facts.append(NoteFact(playoff or say(words.ROUND, round=state.round_of(rounds), rounds=rounds)))
    if state.throws and not state.over:
        facts.append(CaptionFact(TRAY, say(words.THIS_TURN, points=state.points)))
    for at in state.scored:
        facts.append(ConditionFact(DICE_IDS[at], Condition.DONE, say(words.POINTS, state.pips[at])))
    return (*facts, *_cells(state))


def _cells(state: State) -> list[CellFact]:
    seats, rounds, cells = len(state.books), state.house.rounds, []
    last = rounds + (state.house.tie_break == "playoff")
    for seat, book in enumerate(state.books):
        cells += [seat_cell(PAD, row, seat, seats, points) for row, points in enumerate(book)]
        cells.append(seat_cell(PAD, last, seat, seats, state.longest[seat], CellStyle.SUM))
        cells.append(seat_cell(PAD, last + 1, seat, seats, sum(book), CellStyle.TOTAL))
    for seat, points in zip(state.contenders, state.extra, strict=False):
        cells.append(seat_cell(PAD, rounds, seat, seats, points))
    if state.throws and not state.over:
        row = rounds if state.contenders else len(state.books[state.turn])
        cells.append(seat_cell(PAD, row, state.turn, seats, state.points, CellStyle.OFFER))
    return cells


# What a hand may mean


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    dice = tuple(token for token in gesture.tokens if token in DICE_IDS)
    if gesture.button == FINISH:
        return (Action(seat, "finish"),)
    if gesture.to is not None and onto == PAD:
        return (Action(seat, "write"),) if gesture.to.slot % len(state.books) == seat else ()
    aside = {DICE_IDS[at] for at in state.out[: state.aside]}
    if onto == OUT and dice:
        return () if aside.issuperset(dice) else (Action(seat, "set-aside", dice),)
    back = onto == TRAY and not aside.isdisjoint(dice)
    if back or dice_table.means_throw(gesture, state.throws > 0):
        if not st.may_throw(state) and state.fresh and not dice:
            return (Action(seat, "set-aside"),)
        return (Action(seat, "throw", dice if state.throws else ()),)
    if gesture.kind is GestureKind.TAP and dice:
        return (_tapped(state, seat, dice),)
    return ()


def _tapped(state: State, seat: Seat, dice: tuple[TokenId, ...]) -> Action:
    """A die that is out since the last throw goes to its place; any other asks for a throw, as there is no choice."""
    at = st.positions_of(dice)[0]
    if at in state.fresh:
        return Action(seat, "set-aside", dice)
    return Action(seat, "throw", dice if at in state.out else ())


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup, those that are out slide aside, and points are written."""
    if action.verb in ("throw", "finish"):
        return dice_table.roll_cues(DICE_IDS[at] for at in before.free)
    if action.verb == "set-aside":
        return tuple(Cue(DICE_IDS[at], CueKind.SLIDE, sound="piece") for at in before.fresh)
    return (Cue(DICE_IDS[0], sound="piece"),)
