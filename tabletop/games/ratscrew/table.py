"""The table of Egyptian Ratscrew: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.options import resolve
from tabletop.core.table import (
    Backdrop,
    ButtonSpec,
    LegendRow,
    PlateSpec,
    Point,
    Rect,
    TableSpec,
    ZoneKind,
    ZoneSpec,
)
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import (
    BurstFact,
    Button,
    ButtonKind,
    CountFact,
    Cue,
    CueKind,
    Fact,
    NoteFact,
    PlateFact,
    SignFact,
    View,
)
from tabletop.games.ratscrew import OPTIONS, words
from tabletop.games.ratscrew.checks import PILE_ZONES, on_pile
from tabletop.games.ratscrew.state import (
    CONTRACTS,
    FANNED,
    INDEX,
    PILE,
    REST,
    TOKENS,
    Phase,
    State,
    contract_of,
    may_slap,
    won_size,
)
from tabletop.kit.cards import FACES, KING, RANKS

BACK = "back-petrol"
SLAP_KEYS = ("X", "O", "E", "N", "Right", "H")
"""The slap key of each seat: the letter on a QWERTY keyboard, or the name of the key."""
TURN_KEY = "Space"
COLOUR_LETTERS = "ABCDEFGH"

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

_SIGN_ONE = QT_TRANSLATE_NOOP("ratscrew", "asks for one card")
_SIGN_TWO = QT_TRANSLATE_NOOP("ratscrew", "asks for two cards")
_SIGN_THREE = QT_TRANSLATE_NOOP("ratscrew", "asks for three cards")
_SIGN_FOUR = QT_TRANSLATE_NOOP("ratscrew", "asks for four cards")
_SIGN_PAIR = QT_TRANSLATE_NOOP("ratscrew", "two equal ranks: slap!")
_SIGN_SANDWICH = QT_TRANSLATE_NOOP("ratscrew", "one card between: slap!")

_STACKS = tuple(Place(f"stack-{seat}") for seat in range(6))
_UNDER, _BURNT, _SLAPS = (Place(zone) for zone in ("under", "burnt", "slaps"))
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
"""Where hands come down: the first one on the pile; slower ones, and all until it is known which is the first, beside
it."""


def spec(setup: Setup) -> TableSpec:
    """The pile in the middle, and round it a stack, a hand, a plate and a button for each seat."""
    corners = _CORNERS[setup.seats]
    stacks = tuple(
        ZoneSpec(
            _STACKS[seat].zone,
            ZoneKind.PILE,
            say(_STACK_LABEL, player=SeatName(seat)),
            area=_around(corner.stack, 63 * _STACK_SCALE, 88 * _STACK_SCALE),
            scale=_STACK_SCALE,
            seat=seat,
        )
        for seat, corner in enumerate(corners)
    )
    lower = _around(Point(_MIDDLE.x - 106, _MIDDLE.y - 4), 63, 88)
    lowest = _around(Point(_MIDDLE.x - 124, _MIDDLE.y + 8), 63, 88)
    pile, hands = _around(_MIDDLE, _PILE_WIDTH, _PILE_HEIGHT), tuple(corner.hand for corner in corners)
    zones = (
        *stacks,
        ZoneSpec(_BURNT.zone, ZoneKind.PILE, say(_BURNT_LABEL), area=lowest),
        ZoneSpec(_UNDER.zone, ZoneKind.PILE, say(_UNDER_LABEL), area=lower),
        ZoneSpec(
            PILE.zone,
            ZoneKind.ROW,
            say(_PILE_LABEL),
            area=pile,
            scale=_PILE_SCALE,
            jitter=_UNTIDY,
        ),
        ZoneSpec(REST.zone, ZoneKind.SPOTS, say(_HANDS_LABEL), slots=hands, slot_size=44.0, scale=0.36),
        ZoneSpec(_SLAPS.zone, ZoneKind.SPOTS, say(_SLAPS_LABEL), slots=_LANDING, area=pile, slot_size=60.0, scale=0.86),
    )
    plates = tuple(PlateSpec(seat, corner.plate) for seat, corner in enumerate(corners))
    palms = tuple(ButtonSpec(f"slap-{seat}", corner.palm) for seat, corner in enumerate(corners))
    turn = ButtonSpec("turn", Rect(228.0, 404.0, 184.0, 38.0))
    sides = tuple(corner.side for corner in corners)
    return TableSpec(zones, (_CIRCLE,), plates, (*palms, turn), legend=_legend(setup), sides=sides)


def _around(middle: Point, width: float, height: float) -> Rect:
    return Rect(middle.x - width / 2, middle.y - height / 2, width, height)


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    options = resolve(OPTIONS, setup.options)
    rows = [
        LegendRow("J", say(_SIGN_ONE), rank=True),
        LegendRow("Q", say(_SIGN_TWO), rank=True),
        LegendRow("K", say(_SIGN_THREE), rank=True),
    ]
    if options["ratscrew.ace-contract"] == "four":
        rows.append(LegendRow("A", say(_SIGN_FOUR), rank=True))
    rows.append(LegendRow("7 7", say(_SIGN_PAIR)))
    if options["ratscrew.sandwich"] == "on":
        rows.append(LegendRow("7 2 7", say(_SIGN_SANDWICH)))
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
        options=state.house.changed,
        turn=_whose(state),
    )


def _whose(state: State) -> Seat | None:
    """Whose lamp shines: of whoever turns a card, or slapped first."""
    if state.phase is Phase.PLAY:
        return state.turn
    return state.winner if state.slaps and not state.undecided else None


def _placements(state: State) -> tuple[Placement, ...]:
    faces = state.faces
    laid = []
    for seat, stack in enumerate(state.stacks):
        zone, top = _STACKS[seat].zone, _FIRST - state.given[seat]
        laid += [
            Placement(TOKENS[token], Place(zone, top - index), None, seat, BACK) for index, token in enumerate(stack)
        ]
    lowest = _FIRST - len(state.burnt)
    laid += [
        Placement(TOKENS[token], Place(_BURNT.zone, lowest + index), None, None, BACK)
        for index, token in enumerate(state.burnt)
    ]
    covered = len(state.pile) - FANNED
    for index, token in enumerate(state.pile):
        zone = _UNDER.zone if index < covered else PILE.zone
        laid.append(Placement(TOKENS[token], Place(zone, index), FACES[faces[token]], None, BACK))
    return (*laid, *_hands(state))


def _hands(state: State) -> list[Placement]:
    order = [seat for seat, _ in state.slaps] if state.phase is Phase.SLAP else []
    beside = 1 if state.undecided else 0
    found = []
    for seat, colour in enumerate(state.colours):
        place = Place(_SLAPS.zone, beside + order.index(seat)) if seat in order else Place(REST.zone, seat)
        found.append(Placement(f"hand-{seat}", place, f"hand-{COLOUR_LETTERS[colour]}", seat))
    return found


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [PlateFact(seat, words.plate(state, seat)) for seat in range(state.seats)]
    if state.pile and not state.slaps:
        facts.append(CountFact(PILE.zone, won_size(state)))
    if state.phase is Phase.PLAY and state.due:
        court = next(t for t in reversed(state.pile) if contract_of(state.house, RANKS[state.faces[t]]))
        sign = say(words.SIGN_OWES, n=state.due, player=SeatName(state.turn))
        facts.append(SignFact(PILE.zone, FACES[state.faces[court]], sign, state.asked - state.due, state.asked))
    if state.slaps:
        facts.append(BurstFact(PILE.zone))
    if (race := words.race(state)) is not None:
        facts.append(race)
    if state.turned:
        card = min(state.turned, state.house.card_limit)
        facts.append(NoteFact(say(words.CARD_OF_LIMIT, card=card, limit=state.house.card_limit)))
    return tuple(facts)


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is Phase.OVER:
        return ()
    found = [
        Button(f"slap-{other}", say(_SLAP_LABEL), ButtonKind.CALL, other, SLAP_KEYS[other], not may_slap(state, other))
        for other in range(state.seats)
        if seat in (None, other)
    ]
    if state.phase is Phase.PLAY and not state.house.auto_ms and seat in (None, state.turn):
        found.append(Button("turn", say(_TURN_LABEL), ButtonKind.MAIN, state.turn, TURN_KEY))
    return tuple(found)


# Gestures


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean. The top card is dragged to the pile or its stack is tapped: it is turned. The pile or
    the own hand is tapped, or the hand dragged to the pile: that is a slap."""
    seat = gesture.seat
    if gesture.kind is GestureKind.BUTTON:
        if gesture.button == "turn":
            return (_turn(view, seat),)
        return (Action(seat, "slap"),) if gesture.button == f"slap-{seat}" else ()
    wanted = gesture.tokens[0] if len(gesture.tokens) == 1 else ""
    token = next((p for p in view.placements if p.token == wanted), None)
    if gesture.tokens and token is None:
        return ()
    if token is not None and token.token not in INDEX:
        return _with_hand(gesture, token)
    if gesture.kind is GestureKind.TAP:
        return _tapped(view, gesture, token)
    if token is None or gesture.to is None or gesture.to.zone == token.place.zone:
        return ()
    return (Action(seat, "turn", gesture.tokens, PILE if on_pile(gesture.to) else Place(gesture.to.zone)),)


def _with_hand(gesture: Gesture, hand: Placement) -> tuple[Action, ...]:
    if hand.owner != gesture.seat or (gesture.kind is GestureKind.DRAG and (not gesture.to or not on_pile(gesture.to))):
        return ()
    return (Action(gesture.seat, "slap"),)


def _tapped(view: View, gesture: Gesture, token: Placement | None) -> tuple[Action, ...]:
    place = token.place if token is not None else gesture.to
    if place is None:
        return ()
    if place.zone in PILE_ZONES:
        return (Action(gesture.seat, "slap"),)
    if token is None:
        return ()
    own = token.owner == gesture.seat
    return (_turn(view, gesture.seat),) if own else (Action(gesture.seat, "turn", gesture.tokens, PILE),)


def _turn(view: View, seat: Seat) -> Action:
    own = [p for p in view.placements if p.place.zone == _STACKS[seat].zone]
    top = (max(own, key=lambda p: p.place.slot).token,) if own else ()
    return Action(seat, "turn", top, PILE)


# Decoration


def _is_dear(view: View) -> bool:
    """Whether a contract of a king or of an ace is being paid."""
    return any(isinstance(fact, SignFact) and fact.of >= CONTRACTS[KING] for fact in view.facts)


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """A hand comes down, a wrong one goes back again; a won pile is swept together. While many cards are owed every
    card is followed by a roll of the drum."""
    if action.verb == "turn":
        sounds = ("card", "roll") if _is_dear(after) else ("card",)
        return tuple(Cue(token, sound=sound) for token in action.tokens for sound in sounds)
    was = {p.token: p.place for p in before.placements}
    moved = [p for p in after.placements if was.get(p.token) != p.place and p.token in INDEX]
    if action.verb == "gather":
        return tuple(Cue(p.token, sound="shuffle") for p in moved)
    if action.verb == "decide":
        return tuple(Cue(f"hand-{seat}", CueKind.STAMP) for seat in (after.turn,) if seat is not None)
    hand = f"hand-{action.seat}"
    place = next((p.place for p in after.placements if p.token == hand), REST)
    if place.zone == _SLAPS.zone:
        return (Cue(hand, CueKind.STAMP, sound="call"),)
    return (Cue(hand, CueKind.HOP, (_SLAPS, place), "call"), *(Cue(p.token) for p in moved))
