"""The table of Egyptian Ratscrew: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core import view as shown
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.options import resolve
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, PlateSpec, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import Cue, CueKind, Fact, View
from tabletop.games.ratscrew import OPTIONS, words
from tabletop.games.ratscrew import state as st
from tabletop.games.ratscrew.checks import on_pile
from tabletop.games.ratscrew.state import (
    BURNT,
    HANDS,
    INDEX,
    PILE,
    PILE_ZONES,
    REST,
    SLAPS,
    TOKENS,
    UNDER,
    Phase,
    State,
)
from tabletop.kit.cards import FACES, KING, RANKS

BACK = "back-petrol"
SLAP_KEYS = ("X", "O", "E", "N", "Right", "H")
"""The slap key of each seat: the letter on a QWERTY keyboard, or the name of the key."""
TURN_KEY = "Space"
FANNED = 5
"""So many cards of the pile are seen."""

_STACK_SCALE, _PILE_SCALE = 0.7, 1.35
_MIDDLE = Point(320.0, 236.0)
_PILE_WIDTH, _PILE_HEIGHT = 63 * _PILE_SCALE + 116, 88 * _PILE_SCALE
_PLATE = (118.0, 41.0)
_PALMS = {2: 120.0, 3: 104.0, 4: 104.0, 5: 104.0, 6: 84.0}
"""How large the buttons are, with so many seats: for palms on a touch screen."""
_NEAR, _LOW_BOTTOM = 8.0, 394.0
_SLEEVE = 5.0
"""So far below its place a hand reaches more than above it."""
_RING = 262.0
_UNTIDY = 6.0
_CIRCLE = Backdrop("ring-dotted", Rect(_MIDDLE.x - _RING / 2, _MIDDLE.y - _RING / 2, _RING, _RING))

_STACK_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Stack: {player}")
_PILE_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Pile")
_UNDER_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Lower cards of the pile")
_BURNT_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Penalty cards")
_HANDS_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Hands")
_SLAPS_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Hands on the pile")
_SLAP_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Slap!", "button")
_TURN_LABEL = QT_TRANSLATE_NOOP("ratscrew", "Turn a card", "button")

_SLAP_BUTTONS = tuple(f"slap-{seat}" for seat in range(6))
_STACKS = tuple(Place(f"stack-{seat}") for seat in range(6))
_FIRST = 100_000
"""The slot of the first card of a stack. The slots of later ones are lower, so that no card changes its slot while it
lies in a stack."""


# The spec


class _Corner(Struct, frozen=True):
    """Where the things of one seat lie: the middles of its stack and of its resting hand, its plate, its button; and
    the side of the table, as in `TableSpec.sides`."""

    stack: Point
    hand: Point
    plate: Rect
    palm: Rect
    side: int


def _at_side(right: bool, low: bool, palm: float) -> _Corner:
    """A corner of the table: stack and button side by side, with plate and hand below them."""

    def x(left: float, width: float) -> float:
        return 640 - left - width if right else left

    bottom = _LOW_BOTTOM if low else _NEAR + palm
    plate = Rect(x(10.0, _PLATE[0]), bottom + 6, *_PLATE)
    return _Corner(
        Point(x(32.0, 0), bottom - 36),
        Point(x(max(149.0, 40 + palm), 0), plate.y + plate.height / 2 - _SLEEVE),
        plate,
        Rect(x(64.0, palm), bottom - palm, palm, palm),
        0 if low else 2,
    )


def _at_top(left: float, palm: float) -> _Corner:
    """One of two seats at the top: plate and hand above stack and button."""
    top = _NEAR + _PLATE[1] + 6
    return _Corner(
        Point(left + 28, top + 34),
        Point(left + _PLATE[0] + 20, _NEAR + _PLATE[1] / 2 - _SLEEVE),
        Rect(left, _NEAR, *_PLATE),
        Rect(left + 60, top, palm, palm),
        2,
    )


def _alone_at_top(palm: float) -> _Corner:
    """The only seat at the top: plate, stack and hand beside the button."""
    left = 320 - (_PLATE[0] + _NEAR + palm) / 2
    below = _NEAR + _PLATE[1] + 39
    return _Corner(
        Point(left + 24, below),
        Point(left + 86, below),
        Rect(left, _NEAR, *_PLATE),
        Rect(left + _PLATE[0] + _NEAR, _NEAR, palm, palm),
        2,
    )


def _corners(seats: int) -> tuple[_Corner, ...]:
    """Clockwise from the lower left. All buttons are equally large, as large as there is room."""
    palm = _PALMS[seats]
    low_left, high_left = _at_side(False, True, palm), _at_side(False, False, palm)
    low_right, high_right = _at_side(True, True, palm), _at_side(True, False, palm)
    if seats == 2:
        return low_left, high_right
    tops = {5: (_alone_at_top(palm),), 6: (_at_top(160.0, palm), _at_top(325.0, palm))}.get(seats, ())
    found = (low_left, high_left, *tops, high_right, low_right)
    return found[:seats]


_CORNERS = {seats: _corners(seats) for seats in _PALMS}
_LANDING = (
    Point(330.0, 284.0),
    Point(226.0, 330.0),
    Point(426.0, 330.0),
    Point(196.0, 262.0),
    Point(454.0, 262.0),
    Point(326.0, 356.0),
)
"""Where hands come down: the first one on the pile, slower ones beside it."""


def spec(setup: Setup) -> TableSpec:
    """The pile in the middle, and round it a stack, a hand, a plate and a button for each seat."""
    corners = _CORNERS[setup.seats]
    lower = _around(Point(_MIDDLE.x - 106, _MIDDLE.y - 4), 63, 88)
    lowest = _around(Point(_MIDDLE.x - 124, _MIDDLE.y + 8), 63, 88)
    pile, hands = _around(_MIDDLE, _PILE_WIDTH, _PILE_HEIGHT), tuple(corner.hand for corner in corners)
    zones = (
        *(_stack(seat, corner) for seat, corner in enumerate(corners)),
        ZoneSpec(BURNT.zone, ZoneKind.PILE, say(_BURNT_LABEL), area=lowest),
        ZoneSpec(UNDER.zone, ZoneKind.PILE, say(_UNDER_LABEL), area=lower),
        ZoneSpec(PILE.zone, ZoneKind.ROW, say(_PILE_LABEL), area=pile, scale=_PILE_SCALE, jitter=_UNTIDY),
        ZoneSpec(REST.zone, ZoneKind.SPOTS, say(_HANDS_LABEL), slots=hands, slot_size=44.0, scale=0.36),
        ZoneSpec(SLAPS.zone, ZoneKind.SPOTS, say(_SLAPS_LABEL), slots=_LANDING, area=pile, slot_size=60.0, scale=0.86),
    )
    plates = tuple(PlateSpec(seat, corner.plate) for seat, corner in enumerate(corners))
    palms = tuple(ButtonSpec(_SLAP_BUTTONS[seat], corner.palm) for seat, corner in enumerate(corners))
    turn = ButtonSpec("turn", Rect(228.0, 404.0, 184.0, 38.0))
    sides = tuple(corner.side for corner in corners)
    return TableSpec(zones, (_CIRCLE,), plates, (*palms, turn), legend=_legend(setup), sides=sides, tap_moves=True)


def _stack(seat: Seat, corner: _Corner) -> ZoneSpec:
    label, area = say(_STACK_LABEL, player=SeatName(seat)), _around(corner.stack, 63 * _STACK_SCALE, 88 * _STACK_SCALE)
    return ZoneSpec(_STACKS[seat].zone, ZoneKind.PILE, label, area=area, scale=_STACK_SCALE, seat=seat)


def _around(middle: Point, width: float, height: float) -> Rect:
    return Rect(middle.x - width / 2, middle.y - height / 2, width, height)


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    options = resolve(OPTIONS, setup.options)
    rows = [
        LegendRow("J", say(QT_TRANSLATE_NOOP("ratscrew", "asks for one card")), True, ("card-JD", BACK)),
        LegendRow("Q", say(QT_TRANSLATE_NOOP("ratscrew", "asks for two cards")), True, ("card-QC", *(BACK,) * 2)),
        LegendRow("K", say(QT_TRANSLATE_NOOP("ratscrew", "asks for three cards")), True, ("card-KS", *(BACK,) * 3)),
    ]
    if options["ratscrew.ace-contract"] == "four":
        asks = say(QT_TRANSLATE_NOOP("ratscrew", "asks for four cards"))
        rows.append(LegendRow("A", asks, True, ("card-AH", *(BACK,) * 4)))
    pair = say(QT_TRANSLATE_NOOP("ratscrew", "two cards of the same rank: slap!"))
    rows.append(LegendRow("7 7", pair, faces=("card-7S", "card-7H")))
    if options["ratscrew.sandwich"] == "on":
        between = say(QT_TRANSLATE_NOOP("ratscrew", "one card between: slap!"))
        rows.append(LegendRow("7 2 7", between, faces=("card-7S", "card-2D", "card-7H")))
    return tuple(rows)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What everybody may see; a seat is shown its own buttons only."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
        turn={Phase.PLAY: state.turn, Phase.SLAP: state.winner}.get(state.phase),
    )


def _placements(state: State) -> tuple[Placement, ...]:
    laid = []
    for seat, stack in enumerate(state.stacks):
        zone, top = _STACKS[seat].zone, _FIRST - state.given[seat]
        laid += [Placement(TOKENS[t], Place(zone, top - index), None, seat, BACK) for index, t in enumerate(stack)]
    for slot, token in enumerate(state.burnt, _FIRST - len(state.burnt)):
        laid.append(Placement(TOKENS[token], Place(BURNT.zone, slot), None, None, BACK))
    for index, token in enumerate(state.pile):
        place = Place(_pile_zone(state, index), index)
        laid.append(Placement(TOKENS[token], place, FACES[state.faces[token]], None, BACK))
    return (*laid, *_hands(state))


def _pile_zone(state: State, index: int) -> str:
    """The last cards of the pile are fanned."""
    return UNDER.zone if index < len(state.pile) - FANNED else PILE.zone


def _hands(state: State) -> list[Placement]:
    order = [claim.seat for claim in state.claims.right] if state.phase is Phase.SLAP else []
    found = []
    for seat, colour in enumerate(state.colours):
        place = Place(SLAPS.zone, order.index(seat)) if seat in order else Place(REST.zone, seat)
        found.append(Placement(HANDS[seat], place, words.HAND_FACES[colour], seat))
    return found


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [shown.PlateFact(seat, words.plate(state, seat)) for seat in range(state.seats)]
    slapped = state.phase is Phase.SLAP
    if state.pile and not slapped:
        facts.append(shown.CountFact(PILE.zone, st.won_size(state)))
    if state.phase is Phase.PLAY and state.due:
        court = next(t for t in reversed(state.pile) if st.asked_by(state.house, RANKS[state.faces[t]]))
        sign = say(words.SIGN_OWES, n=state.due, player=SeatName(state.turn))
        facts.append(shown.SignFact(PILE.zone, FACES[state.faces[court]], sign, state.asked - state.due, state.asked))
    if slapped:
        facts.append(shown.BurstFact(PILE.zone))
    if (race := words.race(state)) is not None:
        facts.append(race)
    if state.turned:
        limit = state.house.card_limit_value
        facts.append(shown.NoteFact(say(words.CARD_OF_LIMIT, card=min(state.turned, limit), limit=limit)))
    return tuple(facts)


def _buttons(state: State, seat: Seat | None) -> tuple[shown.Button, ...]:
    if state.phase is Phase.OVER:
        return ()
    label, call, main = say(_SLAP_LABEL), shown.ButtonKind.CALL, shown.ButtonKind.MAIN
    found = [
        shown.Button(_SLAP_BUTTONS[other], label, call, other, SLAP_KEYS[other], not st.may_slap(state, other))
        for other in range(state.seats)
        if seat in (None, other)
    ]
    if state.phase is Phase.PLAY and not state.house.auto_ms and seat in (None, state.turn):
        found.append(shown.Button("turn", say(_TURN_LABEL), main, state.turn, TURN_KEY))
    return tuple(found)


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean. The top card is dragged to the pile or its stack is tapped: it is turned. The pile or
    the own hand is tapped, or the hand dragged to the pile: that is a slap."""
    seat, to = gesture.seat, gesture.to
    slap = (Action(seat, "slap"),)
    if gesture.kind is GestureKind.BUTTON:
        if gesture.button == "turn":
            return (_turn(state, seat),)
        return slap if gesture.button == _SLAP_BUTTONS[seat] else ()
    tapped = gesture.kind is GestureKind.TAP
    if not gesture.tokens:
        return slap if tapped and to is not None and to.zone in PILE_ZONES else ()
    if gesture.tokens[0] not in INDEX:
        down = tapped or (to is not None and on_pile(to))
        return slap if down and gesture.tokens == (HANDS[seat],) else ()
    if len(gesture.tokens) > 1:
        return ()
    owner, home = _lies(state, gesture.tokens[0])
    if tapped:
        if owner is None:
            return slap
        return (_turn(state, seat) if owner == seat else Action(seat, "turn", gesture.tokens, PILE),)
    if to is None or to.zone == home:
        return ()
    return (Action(seat, "turn", gesture.tokens, PILE if on_pile(to) else Place(to.zone)),)


def _lies(state: State, token_id: TokenId) -> tuple[Seat | None, str]:
    """Whose stack a card lies in, if in any, and its zone."""
    token = INDEX[token_id]
    for seat, stack in enumerate(state.stacks):
        if token in stack:
            return seat, _STACKS[seat].zone
    return None, BURNT.zone if token in state.burnt else _pile_zone(state, state.pile.index(token))


def _turn(state: State, seat: Seat) -> Action:
    return Action(seat, "turn", tuple(TOKENS[token] for token in state.stacks[seat][:1]), PILE)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """A hand comes down, a wrong one goes back again; a won pile is swept together. While many cards are owed every
    card is followed by a roll of the drum."""
    if action.verb == "turn":
        dear = after.phase is Phase.PLAY and after.due and after.asked >= st.ASKED[KING]
        return tuple(Cue(TOKENS[after.pile[-1]], sound=sound) for sound in (("card", "roll") if dear else ("card",)))
    if action.verb == "gather":
        return tuple(Cue(TOKENS[token], sound="shuffle") for token in before.burnt + before.pile)
    seat = action.seat
    if after.phase is Phase.SLAP:
        return (Cue(HANDS[seat], CueKind.STAMP, sound="call"),)
    lost = after.burnt[: len(after.burnt) - len(before.burnt)]
    back = Cue(HANDS[seat], CueKind.HOP, (SLAPS, Place(REST.zone, seat)), "call")
    return (back, *(Cue(TOKENS[token]) for token in lost))
