"""The table of Nine Men's Morris: where everything lies, what is seen of a state, what a gesture means, how a move is
shown."""

from __future__ import annotations

from functools import cache

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, SeatName, say
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind, Fact, NoteFact, PlateFact, View
from tabletop.games.nine_mens_morris import INFO, words
from tabletop.games.nine_mens_morris.board import BOARD_ZONE, HAND_ZONES, NAMES, PLACES, slots
from tabletop.games.nine_mens_morris.state import FLIES, MEN, TOKENS, State
from tabletop.kit.draw_offers import BUTTONS, VERBS, buttons
from tabletop.kit.two_player import BOARD_AREA, PLATES, STRIP, TRAYS, WHITE_BELOW

EDGE = 52.0
"""From the edge of the board to the outer square."""
COLUMN = 56.0
"""From one column of the board to the next."""
HANDS = (Rect(8, 254.3, 84, 106.4), Rect(8, 95.3, 84, 106.4))
"""The trays of the men to be placed, between the plates."""
ON_BOARD, IN_TRAY = 1.1, 0.68
"""The scale of the men, which are drawn for the squares of a draughts board."""
GRID = 23.4
"""From one man in a tray to the next."""
HEAP = 12.0
"""So far below the middle of its tray stands a heap, which grows upwards."""
TRAY_MIDDLE = 51.6
"""The middle of the cloth in a tray, below its upper edge."""

NEARLY_QUIET = 20
"""After so many moves without a removal they are counted beside the title."""


def hand_of(seat: Seat) -> str:
    """The zone of the men that this seat has still to place."""
    return HAND_ZONES[seat]


def tray_of(seat: Seat) -> str:
    """The zone of the men that this seat has removed."""
    return f"removed-{seat}"


@cache
def _spec(diagonals: bool, flying: bool) -> TableSpec:
    board = ZoneSpec(
        BOARD_ZONE,
        ZoneKind.SPOTS,
        say(words.BOARD_NAME),
        _points(),
        slot_size=44,
        round=False,
        scale=ON_BOARD,
        pieces=True,
    )
    return TableSpec(
        zones=(board, *(_hand(seat) for seat in (0, 1)), *(_tray(seat) for seat in (0, 1))),
        backdrops=(
            Backdrop("board-morris" if diagonals else "board-morris-classic", BOARD_AREA),
            *(Backdrop("tray-taken", area) for area in (*HANDS, *TRAYS)),
        ),
        plates=PLATES,
        buttons=BUTTONS,
        strip=STRIP,
        turns=BOARD_AREA,
        sides=WHITE_BELOW,
        legend=(
            LegendRow("×", say(words.LEGEND_MILL)),
            LegendRow("3", say(words.LEGEND_FLY if flying else words.LEGEND_STEP)),
        ),
    )


def _points() -> tuple[Point, ...]:
    """The points in the order of their numbers, from their names."""
    x, y = BOARD_AREA.x + EDGE, BOARD_AREA.y + EDGE
    return tuple(Point(x + COLUMN * "abcdefg".index(name[0]), y + COLUMN * (7 - int(name[1]))) for name in NAMES)


def _middle(area: Rect) -> Point:
    return Point(area.x + area.width / 2, area.y + TRAY_MIDDLE)


def _hand(seat: Seat) -> ZoneSpec:
    middle = _middle(HANDS[seat])
    steps = (-GRID, 0.0, GRID)
    places = tuple(Point(middle.x + across, middle.y + down) for down in steps for across in steps)
    label = say(words.HAND_NAME, player=SeatName(seat))
    return ZoneSpec(hand_of(seat), ZoneKind.SPOTS, label, places, slot_size=22, scale=IN_TRAY, seat=seat, pieces=True)


def _tray(seat: Seat) -> ZoneSpec:
    """One heap: then a click on a man has only one meaning."""
    label = say(words.TRAY_NAME, player=SeatName(seat))
    middle = _middle(TRAYS[seat])
    heap = (Point(middle.x, middle.y + HEAP),)
    return ZoneSpec(tray_of(seat), ZoneKind.SPOTS, label, heap, slot_size=72, scale=IN_TRAY, seat=seat, pieces=True)


def spec(setup: Setup) -> TableSpec:
    """The table with the board of this match."""
    options = INFO.options_of(setup)
    return _spec(options["nine_mens_morris.board"] == "diagonals", options["nine_mens_morris.flying"] == "on")


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=buttons(state, free=not state.due) if result is None else (),
        result=result,
    )


@cache
def _placement(man: int, place: Place, owner: Seat) -> Placement:
    """One of the few hundred placements that there can be, made once."""
    return Placement(TOKENS[man], place, "man-white" if man < MEN else "man-black", owner)


def _placements(state: State) -> tuple[Placement, ...]:
    found = [
        _placement(state.standing[slot], PLACES[slot], state.seat_of(state.standing[slot]))
        for slot in slots(state.sides[0] | state.sides[1])
    ]
    for man in slots(state.hand):
        owner = state.seat_of(man)
        found.append(_placement(man, Place(hand_of(owner), man % MEN), owner))
    for man in state.taken:
        owner = state.seat_of(man)
        found.append(_placement(man, Place(tray_of(1 - owner)), owner))
    return tuple(found)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [_plate(state, seat) for seat in (0, 1)]
    if state.quiet >= NEARLY_QUIET:
        facts.append(NoteFact(say(words.QUIET, state.quiet)))
    else:
        facts.append(NoteFact(say(words.PLACING if state.hand else words.MOVING)))
    if state.due and state.ending is None:
        facts.append(CaptionFact(tray_of(state.turn), say(words.REMOVE_SIGN)))
    facts += _conditions(state, state.closed, Condition.DONE, words.IN_CLOSED_MILL)
    facts += _conditions(state, state.protected(), Condition.SAFE, words.IN_MILL)
    return tuple(facts)


def _conditions(state: State, points: int, condition: Condition, msg: Msg) -> list[ConditionFact]:
    return [ConditionFact(state.token_on(slot), condition, say(msg)) for slot in slots(points)]


def _plate(state: State, seat: Seat) -> PlateFact:
    side = state.side_of(seat)
    if state.hand:
        return PlateFact(seat, say(words.IN_HAND, state.in_hand(side).bit_count()))
    count = state.count(side)
    if count == FLIES and state.house.flying:
        return PlateFact(seat, say(words.FLIES))
    return PlateFact(seat, say(words.BLACK_LEFT if side else words.WHITE_LEFT, count))


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button; a man that is placed, moved or removed.

    A tap on an empty point places a man; on an own man it means the one move that this man has; on a man of the other
    side, or while a removal is due on any, that it is removed. A man is removed, too, by dropping it into the own tray
    or beside everything, and on no other place: so a click on it has one meaning only, and the table does not lift it.
    """
    if gesture.kind is GestureKind.BUTTON:
        return (Action(gesture.seat, gesture.button),) if gesture.button in VERBS else ()
    if gesture.kind is GestureKind.TAP and not gesture.tokens:
        return _onto(view, gesture)
    man = view.find(gesture.tokens[0]) if len(gesture.tokens) == 1 else None
    if man is None:
        return ()
    own = man.owner == gesture.seat
    if gesture.kind is GestureKind.TAP:
        if not own or (words.removal_due(view) and gesture.seat in view.active):
            return (Action(gesture.seat, "remove", gesture.tokens),)
        return (Action(gesture.seat, _verb(man), gesture.tokens),)
    if gesture.to == man.place:
        return ()
    if not own and (gesture.to is None or gesture.to.zone == tray_of(gesture.seat)):
        return (Action(gesture.seat, "remove", gesture.tokens),)
    if gesture.to is None and _verb(man) == "move":
        # Without a place this would mean the only move of the man.
        return ()
    return (Action(gesture.seat, _verb(man), gesture.tokens, gesture.to),)


def _onto(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """A tap on an empty point: the last man in hand is placed there."""
    hand = [placement.token for placement in view.placements if placement.place.zone == hand_of(gesture.seat)]
    if gesture.to is None or gesture.to.zone != BOARD_ZONE or not hand:
        return ()
    return (Action(gesture.seat, "place", (hand[-1],), gesture.to),)


def _verb(man: Placement) -> str:
    return "move" if man.place.zone == BOARD_ZONE else "place"


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """A man slides along a line, and flies where it leaves the lines or the board."""
    if action.verb not in ("place", "move", "remove"):
        return ()
    token = action.tokens[0]
    old, new = before.find(token), after.find(token)
    if old is None or new is None:
        return ()
    if action.verb == "remove":
        return (Cue(token, CueKind.FLY, (new.place,), sound="capture"),)
    if action.verb == "move" and words.flies(before, action.seat):
        return (Cue(token, CueKind.FLY, (new.place,), sound="piece"),)
    return (Cue(token, CueKind.SLIDE, sound="piece"),)
