"""The table of Boat, Captain and Crew: berth, tray and cup, the log book, and the sea with a lane for each seat."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
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
from tabletop.games.boat_captain_crew import INFO, words
from tabletop.games.boat_captain_crew import state as st
from tabletop.games.boat_captain_crew.state import DICE_IDS, SHIP, House, State
from tabletop.kit import dice_table
from tabletop.kit.dice import placed_die
from tabletop.kit.dice_table import CUP, TRAY
from tabletop.kit.seat_pads import seat_cell, seat_pad

BERTH, BAY, LOG, SEA = "berth", "bay", "log", "sea"
"""The places of boat, captain and crew; where the ship is made ready; the log book; the lanes of the seats."""
SAIL = "sail"
SHIP_ID = "ship"
"""The ship that is made ready; those on the sea are `lane_ship(seat)`."""
SHIP_FACES = ("ship-0", "ship-1", "ship-2", "ship-3")
"""The ship with so many of boat, captain and crew."""
LANE_FACES = tuple(f"sailing-{colour}" for colour in "ABCDEFGH")

_RAIL = Rect(dice_table.LEFT, 86.7, dice_table.WIDTH, 78.7)
_PLACES = tuple(Point(48.0 + 58.67 * slot, 122.7) for slot in range(len(SHIP)))
_BAY = Point(253.3, 126.0)
_LOG = Rect(333.3, 10.7, 296.0, 280.0)
_SEA = Rect(333.3, 298.0, 296.0, 151.0)
_LANES_TOP, _LANES_HEIGHT = 304.0, 120.0
_SCALE_LEFT, _SCALE_WIDTH = 357.0, 252.0
_MOST_A_TURN = 12
STEPS = 40
"""Into so many parts a lane is divided, from the harbour to the most miles that a match may bring."""


def lane_ship(seat: Seat) -> str:
    """The token of a seat's ship on the sea."""
    return f"ship-{seat + 1}"


def spec(setup: Setup) -> TableSpec:
    """The table for so many seats and rounds."""
    house = INFO.house(House, setup)
    rows = [SheetRow(say(words.ROUND_ROW, number=number)) for number in range(1, house.rounds + 1)]
    if house.tie_break == "playoff":
        rows.append(SheetRow(say(words.PLAY_OFF)))
    rows += [SheetRow(say(words.IN_HARBOUR), box=False), SheetRow(say(words.TOTAL), box=False, strong=True)]
    zones = (replace(zone, multi=True, arrange_with=()) if zone.id == TRAY else zone
             for zone in dice_table.dice_zones(say(words.BERTH)) if zone.id in (TRAY, CUP))  # fmt: skip
    sea = ZoneSpec(SEA, ZoneKind.SPOTS, say(words.SEA), _lanes(setup.seats), slot_size=26.0, round=False)
    return TableSpec(
        (
            *zones,
            ZoneSpec(
                BERTH, ZoneKind.SPOTS, say(words.BERTH), _PLACES, slot_size=52.0, round=False,
                slot_names=tuple(say(name) for name in words.PLACES),
            ),
            ZoneSpec(BAY, ZoneKind.SPOTS, say(words.BAY), (_BAY,), slot_size=70.0, round=False),
            _log(setup, rows),
            replace(sea, pieces=True),
        ),
        backdrops=(
            Backdrop("rail-ship", _RAIL),
            dice_table.BACKDROPS[1],
            Backdrop(f"sea-{_MOST_A_TURN * house.rounds}", _SEA),
        ),
        plates=dice_table.plate_specs(setup.seats),
        buttons=dice_table.button_specs(SAIL),
        strip=dice_table.STRIP,
    )  # fmt: skip


def _log(setup: Setup, rows: list[SheetRow]) -> ZoneSpec:
    """The log book, with a heading that is shorter than the name of the game."""
    pad = seat_pad(LOG, INFO, setup, rows, _LOG)
    return replace(pad, sheet=replace(pad.sheet, title=say(words.LOG_BOOK)) if pad.sheet is not None else None)


def _lanes(seats: int) -> tuple[Point, ...]:
    height, step = _LANES_HEIGHT / seats, _SCALE_WIDTH / STEPS
    return tuple(
        Point(_SCALE_LEFT + step * at, _LANES_TOP + height * (seat + 0.5))
        for seat in range(seats)
        for at in range(STEPS + 1)
    )


def lane_place(state: State, seat: Seat) -> Place:
    """Where a seat's ship is on the sea."""
    whole = _MOST_A_TURN * state.house.rounds
    return Place(SEA, seat * (STEPS + 1) + min(STEPS, round(state.totals[seat] * STEPS / whole)))


# What is seen


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """Everything is public; the buttons belong to whoever throws."""
    mine = seat in (None, state.turn) and result is None
    prompt = words.winners(state, result) if result is not None else words.prompt(state)
    return View(seat, active, _placements(state), prompt, _facts(state), _buttons(state) if mine else (), result)


def _placements(state: State) -> tuple[Placement, ...]:
    berthed = state.ship[: state.docked]
    dice = (
        placed_die(token, Place(BERTH, berthed.index(at)) if at in berthed else Place(TRAY, at), state.pips[at])
        for at, token in enumerate(DICE_IDS)
    )
    fleet = (
        Placement(lane_ship(seat), lane_place(state, seat), LANE_FACES[colour], seat)
        for seat, colour in enumerate(state.colours[: len(state.books)])
    )
    return (*dice, Placement(SHIP_ID, Place(BAY), SHIP_FACES[state.docked]), *fleet)


def _buttons(state: State) -> tuple[Button, ...]:
    """While dice go to their places the buttons stay as they will be then."""
    after = st.docked(state)
    if st.turn_ends(after):
        return ()
    throw = dice_table.throw_button(len(after.free))
    if not state.throws:
        return (throw,)
    label = say(words.SAIL_WITH, miles=after.miles) if after.is_afloat else say(words.SAIL)
    return throw, Button(SAIL, label, key="S", resting=not after.is_afloat)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [PlateFact(seat, say(words.MILES, total)) for seat, total in enumerate(state.totals)]
    playoff = say(words.PLAY_OFF) if state.contenders else None
    facts.append(
        NoteFact(playoff or say(words.ROUND, round=state.round_of(state.house.rounds), rounds=state.house.rounds))
    )
    if state.throws and not state.over:
        afloat = state.is_afloat and not state.is_docking
        count = say(words.THROW_OF, throw=state.throws, throws=st.THROWS)
        facts.append(CaptionFact(TRAY, say(words.MILES_NOW, miles=state.miles) if afloat else count))
    for slot in range(state.docked, len(state.ship)):
        facts.append(ConditionFact(DICE_IDS[state.ship[slot]], Condition.DONE, say(words.PLACES[slot])))
    return (*facts, *_log_cells(state))


def _log_cells(state: State) -> list[CellFact]:
    seats, rounds, cells = len(state.books), state.house.rounds, []
    last = rounds + (state.house.tie_break == "playoff")
    for seat, book in enumerate(state.books):
        cells += [seat_cell(LOG, row, seat, seats, miles) for row, miles in enumerate(book)]
        cells.append(seat_cell(LOG, last, seat, seats, book.count(0), CellStyle.SUM))
        cells.append(seat_cell(LOG, last + 1, seat, seats, sum(book), CellStyle.TOTAL))
    for seat, miles in zip(state.contenders, state.extra, strict=False):
        cells.append(seat_cell(LOG, rounds, seat, seats, miles))
    if state.is_afloat and not state.is_docking and not state.over:
        row = rounds if state.contenders else len(state.books[state.turn])
        cells.append(seat_cell(LOG, row, state.turn, seats, state.miles, CellStyle.OFFER))
    return cells


# What a hand may mean


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """The action that a gesture means, legal or not; none if it means nothing."""
    seat, onto = gesture.seat, gesture.to.zone if gesture.to is not None else ""
    dice = tuple(token for token in gesture.tokens if token in DICE_IDS)
    if gesture.button == SAIL or _is_own_line(state, gesture) or _puts_to_sea(gesture):
        return (Action(seat, "sail"),)
    if gesture.tokens and not dice and onto != CUP:
        return ()
    if onto == BERTH and dice:
        at_home = gesture.to in [
            Place(BERTH, slot) for slot in range(state.docked) if DICE_IDS[state.ship[slot]] in dice
        ]
        return () if at_home else (Action(seat, "lock", dice, gesture.to),)
    berthed = {DICE_IDS[at] for at in state.ship[: state.docked]}
    back = onto == TRAY and not berthed.isdisjoint(dice)
    if back or dice_table.means_throw(gesture, state.throws > 0):
        if state.is_docking and not dice:
            return (Action(seat, "lock"),)
        chosen = dice if state.throws else ()
        return (Action(seat, "throw-miles" if state.is_afloat else "throw", chosen),)
    fresh = [DICE_IDS[at] for at in state.ship[state.docked :]]
    if gesture.kind is GestureKind.TAP and dice and dice[0] in fresh:
        return (Action(seat, "lock", dice),)
    return ()


def _is_own_line(state: State, gesture: Gesture) -> bool:
    return gesture.to is not None and gesture.to.zone == LOG and gesture.to.slot % len(state.books) == gesture.seat


def _puts_to_sea(gesture: Gesture) -> bool:
    """The ship that is made ready is taken out of the harbour."""
    return SHIP_ID in gesture.tokens and gesture.to is not None and gesture.to.zone == SEA


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Dice that are thrown roll out of the cup, those that are locked fly to their places, and the ship sets sail."""
    if action.verb == "lock":
        return tuple(Cue(DICE_IDS[at], CueKind.FLY, sound="piece") for at in before.ship[before.docked :])
    if action.verb in ("sail", "miss"):
        return (Cue(lane_ship(action.seat), sound="piece"),)
    thrown = action.tokens or tuple(DICE_IDS[at] for at in before.free)
    return dice_table.roll_cues(thrown)
