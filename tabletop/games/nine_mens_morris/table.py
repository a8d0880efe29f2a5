"""The table of Nine Men's Morris: where everything lies, what is seen of a state, what a gesture means, how a move is
shown."""

from __future__ import annotations

from functools import cache

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, SeatName, say
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind, Fact, NoteFact, PlateFact, View
from tabletop.games.nine_mens_morris import INFO, words
from tabletop.games.nine_mens_morris.board import BOARD_ZONE, HANDS, NAMES, PLACES, TRAYS, slots
from tabletop.games.nine_mens_morris.state import MAN_OF, MEN, TOKENS, State
from tabletop.kit import two_player as two
from tabletop.kit.draw_offers import BUTTONS, VERBS, buttons

EDGE = 52.0
"""From the edge of the board to the outer square."""
COLUMN = 56.0
"""From one column of the board to the next."""
HAND_AREAS = (Rect(8, 254.3, 84, 106.4), Rect(8, 95.3, 84, 106.4))
"""The trays of the men to be placed, between the plates."""
ON_BOARD, IN_TRAY = 1.1, 0.68
"""The scale of the men, which are drawn for the squares of a draughts board."""
GRID = 23.4
"""From one man in a tray to the next."""
HEAP = 14.0
"""So far below the middle of its tray stands a heap, which grows upwards."""
TRAY_MIDDLE = 51.6
"""The middle of the cloth in a tray, below its upper edge."""

NEARLY_QUIET = 20
"""After so many moves without a removal they are counted beside the title."""


@cache
def _spec(board: str, flying: bool) -> TableSpec:
    label, backdrop = say(words.BOARD_NAME), "board-morris" if board == "diagonals" else "board-morris-classic"
    points = ZoneSpec(
        BOARD_ZONE, ZoneKind.SPOTS, label, _points(), slot_size=44, round=False, scale=ON_BOARD, pieces=True
    )
    return two.board_table(
        (points, *(_hand(seat) for seat in (0, 1)), *(_tray(seat) for seat in (0, 1))),
        Backdrop(backdrop, two.BOARD_AREA),
        (
            LegendRow("×", say(words.LEGEND_MILL)),
            LegendRow("3", say(words.LEGEND_FLY if flying else words.LEGEND_STEP)),
        ),
        BUTTONS,
        HAND_AREAS,
    )


def _points() -> tuple[Point, ...]:
    """The points in the order of their numbers, from their names."""
    x, y = two.BOARD_AREA.x + EDGE, two.BOARD_AREA.y + EDGE
    return tuple(Point(x + COLUMN * "abcdefg".index(name[0]), y + COLUMN * (7 - int(name[1]))) for name in NAMES)


def _middle(area: Rect) -> Point:
    return Point(area.x + area.width / 2, area.y + TRAY_MIDDLE)


def _hand(seat: Seat) -> ZoneSpec:
    middle = _middle(HAND_AREAS[seat])
    steps = (-GRID, 0.0, GRID)
    places = tuple(Point(middle.x + across, middle.y + down) for down in steps for across in steps)
    label = say(words.HAND_NAME, player=SeatName(seat))
    return ZoneSpec(HANDS[seat], ZoneKind.SPOTS, label, places, slot_size=22, scale=IN_TRAY, seat=seat, pieces=True)


def _tray(seat: Seat) -> ZoneSpec:
    """One heap: then a click on a man has only one meaning."""
    label = say(words.TRAY_NAME, player=SeatName(seat))
    middle = _middle(two.TRAYS[seat])
    heap = (Point(middle.x, middle.y + HEAP),)
    return ZoneSpec(TRAYS[seat], ZoneKind.SPOTS, label, heap, slot_size=72, seat=seat, pieces=True)


def spec(setup: Setup) -> TableSpec:
    """The table with the board of this match."""
    options = INFO.options_of(setup)
    return _spec(options["nine_mens_morris.board"], options["nine_mens_morris.flying"] == "on")


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    pressed = buttons(state, free=not state.due) if result is None else ()
    return View(seat, active, _placements(state), words.prompt(state), _facts(state), pressed, result)


@cache
def _placement(man: int, place: Place, owner: Seat) -> Placement:
    """One of the few hundred placements that there can be, made once."""
    return Placement(TOKENS[man], place, "man-white" if man < MEN else "man-black", owner)


def _place_of(state: State, man: int) -> Place:
    """Where a man lies."""
    slot, owner = state.standing.find(man), state.seat_of(man)
    if slot >= 0:
        return PLACES[slot]
    return _HANDS[owner][man % MEN] if state.hand >> man & 1 else _TRAYS[1 - owner]


_HANDS = tuple(tuple(Place(zone, slot) for slot in range(MEN)) for zone in HANDS)
_TRAYS = tuple(Place(zone) for zone in TRAYS)


def _placements(state: State) -> tuple[Placement, ...]:
    men, owners = state.standing, (state.white, 1 - state.white)
    found = []
    for slot in slots(state.sides[0] | state.sides[1]):
        man = men[slot]
        found.append(_placement(man, PLACES[slot], owners[man >= MEN]))
    for man in slots(state.hand):
        owner = owners[man >= MEN]
        found.append(_placement(man, _HANDS[owner][man % MEN], owner))
    found += [_placement(man, _TRAYS[owners[man < MEN]], owners[man >= MEN]) for man in state.taken]
    return tuple(found)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [_plate(state, seat) for seat in (0, 1)]
    if state.quiet >= NEARLY_QUIET:
        facts.append(NoteFact(say(words.QUIET, state.quiet)))
    else:
        facts.append(NoteFact(say(words.PLACING if state.hand else words.MOVING)))
    if state.due and state.ending is None:
        facts.append(CaptionFact(TRAYS[state.turn], say(words.REMOVE_SIGN)))
    facts += _conditions(state, state.closed, Condition.DONE, words.IN_CLOSED_MILL)
    facts += _conditions(state, state.protected(), Condition.SAFE, words.IN_MILL)
    return tuple(facts)


def _conditions(state: State, points: int, condition: Condition, msg: Msg) -> list[ConditionFact]:
    return [ConditionFact(token, condition, say(msg)) for token in state.tokens_on(points)]


def _plate(state: State, seat: Seat) -> PlateFact:
    side = state.side_of(seat)
    if state.hand:
        return PlateFact(seat, say(words.IN_HAND, state.in_hand(side).bit_count()))
    if state.flies(side):
        return PlateFact(seat, say(words.FLIES))
    return PlateFact(seat, say(words.BLACK_LEFT if side else words.WHITE_LEFT, state.count(side)))


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button; a man that is placed, moved or removed.

    A tap on an empty point places a man; on an own man it means the one move that this man has; on a man of the other
    side, or while a removal is due on any, that it is removed. A man is removed, too, by dropping it into the own tray
    or beside everything, and on no other place.
    """
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, gesture.button),) if gesture.button in VERBS else ()
    if gesture.kind is GestureKind.TAP and not tokens:
        men = [man for man in slots(state.hand) if state.seat_of(man) == seat]
        on_point = to is not None and to.zone == BOARD_ZONE
        return (Action(seat, "place", (TOKENS[men[-1]],), to),) if men and on_point else ()
    man = MAN_OF.get(tokens[0]) if len(tokens) == 1 else None
    if man is None:
        return ()
    own, slot = state.seat_of(man) == seat, state.standing.find(man)
    verb = "move" if slot >= 0 else "place"
    if gesture.kind is GestureKind.TAP:
        removes = not own or (state.due and seat == state.actor and state.ending is None)
        return (Action(seat, "remove", tokens),) if removes else (Action(seat, verb, tokens),)
    if to == _place_of(state, man):
        return ()
    if not own and (to is None or to.zone == TRAYS[seat]):
        return (Action(seat, "remove", tokens),)
    # Without a place a move would mean the only one of the man.
    return () if to is None and verb == "move" else (Action(seat, verb, tokens, to),)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """A man slides along a line, and flies where it leaves the lines or the board."""
    if action.verb not in ("place", "move", "remove"):
        return ()
    man = MAN_OF[action.tokens[0]]
    if action.verb == "remove":
        return (Cue(TOKENS[man], CueKind.FLY, (_place_of(after, man),), sound="capture"),)
    if action.verb == "move" and before.flies(before.side):
        return (Cue(TOKENS[man], CueKind.FLY, (_place_of(after, man),), sound="piece"),)
    return (Cue(TOKENS[man], CueKind.SLIDE, sound="piece"),)
