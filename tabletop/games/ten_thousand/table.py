"""The table of 10,000: rail, tray and cup, the pad of scores, and the sheet that says what dice are worth."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tabletop.core.game import Laid
from tabletop.core.model import Action, Gesture, GestureKind, Place, Result, Seat, Setup, TokenId
from tabletop.core.table import Rect, SheetRow, SheetSpec, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, Text, say
from tabletop.core.view import (
    Button,
    CaptionFact,
    CellFact,
    CellStyle,
    Condition,
    ConditionFact,
    Cue,
    Fact,
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.ten_thousand import INFO, words
from tabletop.games.ten_thousand import state as st
from tabletop.games.ten_thousand.scoring import (
    DICE,
    LEAST_GROUP,
    SINGLES,
    STRAIGHT,
    PartKind,
    dice_in,
    group_worth,
    worth,
)
from tabletop.games.ten_thousand.state import DICE_IDS, Phase, State
from tabletop.kit import dice_table
from tabletop.kit.dice import SIDES, die_face
from tabletop.kit.seat_pads import seat_cell, seat_pad
from tabletop.kit.winners import winners_text

PAD, VALUES = "pad", "values"
STOP = "stop"
_PAD = Rect(333.3, 10.7, 296.0, 164.0)
_VALUES = Rect(333.3, 188.0, 296.0, 261.0)
_THIS_TURN, _BEST, _TO_GO, _SCORE = range(4)
_COUNTS = (1, 3, 4, 5)
"""How many equal dice the columns of the sheet of values stand for."""


def spec(setup: Setup) -> TableSpec:
    """The table for so many seats."""
    rows = tuple(
        SheetRow(say(name), box=row == _THIS_TURN, strong=row == _SCORE) for row, name in enumerate(words.PAD_ROWS)
    )
    faces = tuple(SheetRow(say(words.NUMBER, number=n), die_face(n), box=False) for n in range(1, SIDES + 1))
    straight = SheetRow(say(words.STRAIGHT), box=False)
    sheet = SheetSpec(say(words.VALUES), tuple(f"dice-{count}" for count in _COUNTS), (*faces, straight))
    values = ZoneSpec(VALUES, ZoneKind.SHEET, say(words.VALUES_NAME), area=_VALUES, round=False, sheet=sheet)
    return TableSpec(
        (*dice_table.dice_zones(say(words.ASIDE)), seat_pad(PAD, INFO, setup, rows, _PAD), values),
        backdrops=dice_table.BACKDROPS,
        plates=dice_table.plate_specs(setup.seats),
        buttons=dice_table.button_specs(STOP),
        strip=dice_table.STRIP,
    )


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever throws."""
    placed = dice_table.placements(state.pips, state.aside)
    mine = seat in (None, state.turn) and state.phase in (Phase.READY, Phase.THROWN)
    buttons = _buttons(state, _offered(state, ())) if mine else ()
    return View(seat, active, placed, _prompt(state, result), _facts(state), buttons, result)


def _offered(state: State, laid: Collection[TokenId]) -> tuple[int, ...]:
    """The dice that are set aside if the button is pressed: those that the player has laid aside; where all that count
    must be, and none is laid, all of them."""
    if state.phase is not Phase.THROWN:
        return ()
    chosen = tuple(at for at in st.positions_of(laid) if at in state.free)
    return chosen or (dice_in(state.parts) if state.house.keep_choice == "all" else ())


def _buttons(state: State, chosen: tuple[int, ...]) -> tuple[Button, ...]:
    if state.phase is Phase.READY:
        return (dice_table.throw_button(DICE),)
    throw = dice_table.throw_button(st.dice_left(state, chosen), resting=not chosen)
    return throw, Button(STOP, say(words.STOP_WITH, points=state.total), key="S", resting=not st.may_stop(state))


def _prompt(state: State, result: Result | None) -> Text:
    player = SeatName(state.turn)
    if result is not None:
        return winners_text(result)
    if state.phase is Phase.READY:
        return say(words.ASK_THROW, player=player)
    if state.phase is Phase.BUST:
        return words.busted(state)
    if state.phase is Phase.BANKED:
        return words.written(state)
    if st.missing(state):
        return say(words.ASK_ON, st.missing(state), player=player)
    return say(words.ASK_EITHER if st.may_stop(state) else words.ASK_HOT, player=player)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    for seat, score in enumerate(state.scores):
        closed = state.house.opening_minimum and not state.opened[seat]
        facts.append(PlateFact(seat, say(words.CLOSED) if closed else say(words.POINTS, score)))
    if state.closing and state.house.last_round:
        facts.append(NoteFact(say(words.LAST_ROUND)))
    else:
        facts.append(NoteFact(say(words.ROUND, round=state.round)))
    facts += [_aside_caption(state, ()), *_risk(state), *_pad_cells(state), *_value_cells(state)]
    if state.phase is Phase.THROWN:
        for part in state.parts:
            counts = words.part_text(part, state.group)
            facts += [ConditionFact(DICE_IDS[at], Condition.DONE, counts) for at in part.positions]
    return tuple(facts)


def _aside_caption(state: State, chosen: Collection[int]) -> CaptionFact:
    """What is written over the rail: the points of the turn once these dice lie there, too."""
    points = state.points + worth(st.chosen_parts(state, chosen)) if chosen else state.points
    return CaptionFact(dice_table.RAIL, say(words.ASIDE_WITH, points=points) if points else say(words.ASIDE))


def _risk(state: State) -> tuple[CaptionFact, ...]:
    if state.phase is Phase.THROWN:
        return (CaptionFact(dice_table.TRAY, say(words.AT_RISK, points=state.total)),)
    if state.phase is Phase.BUST and state.last:
        return (CaptionFact(dice_table.TRAY, say(words.LOST, points=state.last)),)
    return ()


def _pad_cells(state: State) -> list[CellFact]:
    seats, cells = len(state.scores), []
    for seat, score in enumerate(state.scores):
        if state.opened[seat]:
            cells.append(seat_cell(PAD, _BEST, seat, seats, state.best[seat], CellStyle.SUM))
        cells.append(seat_cell(PAD, _TO_GO, seat, seats, max(0, state.house.target - score), CellStyle.SUM))
        cells.append(seat_cell(PAD, _SCORE, seat, seats, score, CellStyle.TOTAL))
    if state.phase is Phase.THROWN:
        cells.append(seat_cell(PAD, _THIS_TURN, state.turn, seats, state.total, CellStyle.OFFER))
    elif state.phase is not Phase.READY:
        brought = state.last if state.phase is Phase.BANKED else 0
        cells.append(seat_cell(PAD, _THIS_TURN, state.turn, seats, brought))
    return cells


def _value_cells(state: State) -> list[CellFact]:
    """What dice are worth; what counts of the throw that lies there stands out."""
    lit = set()
    for part in state.parts if state.phase is Phase.THROWN else ():
        count = len(part.positions) + (state.group.count if part.kind is PartKind.GROWN else 0)
        lit.add((SIDES, DICE) if part.kind is PartKind.STRAIGHT else (part.face - 1, count))
    table = {(face - 1, 1): points for face, points in SINGLES.items()}
    table.update(
        ((face - 1, count), group_worth(face, count))
        for face in range(1, SIDES + 1)
        for count in range(LEAST_GROUP, DICE + 1)
    )
    table[SIDES, DICE] = STRAIGHT
    return [
        CellFact(
            Place(VALUES, row * len(_COUNTS) + _COUNTS.index(count)),
            points,
            CellStyle.OFFER if (row, count) in lit else CellStyle.SUM,
        )
        for (row, count), points in table.items()
    ]


# What a hand may mean


def may_arrange(state: State, seat: Seat, token: TokenId, zone: str) -> bool:
    """Dice that count may be laid aside, and put back until the next throw."""
    scoring = {DICE_IDS[at] for at in dice_in(state.parts)}
    return seat == state.turn and state.phase is Phase.THROWN and token in scoring


def arranged(state: State, view: View, laid: Laid) -> View:
    """The button counts the dice that would be thrown, and the rail the points of what lies there."""
    if not view.buttons or state.phase is not Phase.THROWN:
        return view
    aside = tuple(token for token, place in laid.items() if place.zone == dice_table.RAIL)
    chosen = _offered(state, aside)
    caption = _aside_caption(state, tuple(at for at in st.positions_of(aside) if at in state.free))
    old = _aside_caption(state, ())
    facts = tuple(caption if fact == old else fact for fact in view.facts)
    return replace(view, buttons=_buttons(state, chosen), facts=facts)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    if gesture.button == STOP or _is_own_box(state, gesture):
        return (Action(seat, "stop"),)
    laid = tuple(token for token, place in gesture.laid if place.zone == dice_table.RAIL)
    if dice_table.means_throw(gesture, state.phase is not Phase.READY):
        if state.phase is Phase.READY:
            return (Action(seat, "throw"),)
        return (Action(seat, "continue", tuple(DICE_IDS[at] for at in _offered(state, laid))),)
    tokens = tuple(token for token in DICE_IDS if token in gesture.tokens)
    if not tokens or any(may_arrange(state, seat, token, dice_table.RAIL) for token in tokens):
        return ()
    old = any(at in state.aside for at in st.positions_of(tokens))
    if gesture.kind is GestureKind.TAP or onto == (dice_table.TRAY if old else dice_table.RAIL):
        return (Action(seat, "continue", (*laid, *tokens)),)
    return ()


def _is_own_box(state: State, gesture: Gesture) -> bool:
    return gesture.to is not None and gesture.to.zone == PAD and gesture.to.slot % len(state.scores) == gesture.seat


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup, all five leap back into it when they are hot; points are written with
    a tap of the pencil."""
    if action.verb == "stop":
        return (Cue(DICE_IDS[0], sound="piece"),)
    if action.verb == "pass":
        return ()
    return dice_table.roll_cues(DICE_IDS[at] for at in after.free)
