"""The table of Kemps: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from tabletop.core import view as shown
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId, TokenKind
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import Button, ButtonKind, Condition, ConditionFact, Cue, CueKind, Fact, View
from tabletop.games.kemps import INFO, deals, words
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    CALLS,
    CLEARED,
    DOLLS,
    FACES_AT,
    FROZEN,
    GESTURE_OF,
    GESTURES,
    HANDS,
    HELD,
    INDEX,
    NO_GESTURE,
    PACK,
    ROW,
    SEATS,
    SIGNS,
    SIGNS_AT,
    STOCK,
    TOKENS,
    Call,
    Phase,
    State,
    partner_of,
    team_of,
)
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.hands import hand_zones

CALL_KEYS = (("E", "R", "T"), ("U", "I", "O"), ("X", "C", "V"), ("Left", "Down", "Right"))
"""The keys of each seat for Kemps, double and counter: the letters on a QWERTY keyboard, or the names of the keys."""
_CALLS = (Call.KEMPS, Call.DOUBLE, Call.COUNTER)
_ON_BUTTON = {
    f"{call}-{seat}": call for seat in range(SEATS) for call in (*_CALLS, "confirm_double")
}  # fmt: skip
CATALOGUE = Place("catalogue")
"""Where the gestures lie while a signal is chosen or named."""

_ROW_X, _ROW_Y, _ROW_STEP = 215.0, 180.0, 70.0
_DOLLS = (Point(120.0, 405.0), Point(134.0, 150.0), Point(186.0, 47.0), Point(506.0, 150.0))
"""Clockwise from below."""
_PILE_SCALE = 0.62
_STOCK, _CLEARED = Point(139.0, 215.0), Point(501.0, 215.0)
_TRAY_X, _TRAY_Y, _TRAY_STEP, _TRAY_DOWN, _TRAY_SCALE = 463.5, 385.5, 31.4, 40.5, 0.42
"""The frames of two gestures side by side meet and do not cross."""
_BOOK_X, _BOOK_Y, _BOOK_STEP, _BOOK_DOWN, _BOOK_SCALE = 190.0, 142.0, 52.0, 74.0, 0.8
_IN_LINE = 6
_NOTHING_AREA = Rect(250.0, 248.0, 140.0, 34.0)
_DONE_AREA, _ANY_AREA = Rect(226.0, 250.0, 112.0, 34.0), Rect(344.0, 250.0, 130.0, 34.0)
_CALLS_AT = (Point(230.0, 272.0), Point(10.0, 272.0), Point(447.0, 4.0), Point(450.0, 272.0))
"""The upper left corner of the calls of each seat, clockwise from below: one above two others."""
_CALLS_WIDE, _CALL_WIDE, _CALL_HIGH, _CALL_DOWN = 180.0, 87.0, 34.0, 46.0
_GROUND = Rect(172.0, 126.0, 296.0, 108.0)

_ROW_LABEL = QT_TRANSLATE_NOOP("kemps", "Row")
_STOCK_LABEL = QT_TRANSLATE_NOOP("kemps", "Stock")
_CLEARED_LABEL = QT_TRANSLATE_NOOP("kemps", "Cards put aside")
_DOLLS_LABEL = QT_TRANSLATE_NOOP("kemps", "Dolls")
_GESTURES_LABEL = QT_TRANSLATE_NOOP("kemps", "Gestures")
_DONE_LABEL = QT_TRANSLATE_NOOP("kemps", "Done", "button: the private turn is over")
_NOTHING_LABEL = QT_TRANSLATE_NOOP("kemps", "Nothing for me", "button: no card of the row is wanted")
_ANY_LABEL = QT_TRANSLATE_NOOP("kemps", "Any decoy", "button: the doll shows any gesture that is not the signal")
_CONFIRM_LABEL = QT_TRANSLATE_NOOP("kemps", "Yes, Double Kemps!", "button: the partner confirms")

_SIGN_KEMPS = QT_TRANSLATE_NOOP("kemps", "Kemps: the partner has a four")
_SIGN_DOUBLE = QT_TRANSLATE_NOOP("kemps", "Double Kemps: both have a four")
_SIGN_COUNTER = QT_TRANSLATE_NOOP("kemps", "Counter Kemps: their signal is known")


# The spec


def spec(setup: Setup) -> TableSpec:
    """The row in the middle, a doll for each seat, the gestures on the right, and a hand for each seat."""
    row = tuple(Point(_ROW_X + _ROW_STEP * slot, _ROW_Y) for slot in range(HELD))
    zones = (
        ZoneSpec(ROW.zone, ZoneKind.SPOTS, say(_ROW_LABEL), slots=row, slot_size=66.0, round=False),
        ZoneSpec(STOCK.zone, ZoneKind.PILE, say(_STOCK_LABEL), area=_pile(_STOCK), scale=_PILE_SCALE),
        ZoneSpec(CLEARED.zone, ZoneKind.PILE, say(_CLEARED_LABEL), area=_pile(_CLEARED), scale=_PILE_SCALE),
        ZoneSpec(FACES_AT.zone, ZoneKind.SPOTS, say(_DOLLS_LABEL), slots=_DOLLS, slot_size=60.0, seated=True),
        ZoneSpec(
            SIGNS_AT.zone, ZoneKind.SPOTS, say(_GESTURES_LABEL),
            slots=_lines(_TRAY_X, _TRAY_Y, _TRAY_STEP, _TRAY_DOWN), slot_size=30.0, scale=_TRAY_SCALE,
        ),
        ZoneSpec(
            CATALOGUE.zone, ZoneKind.SPOTS, say(_GESTURES_LABEL),
            slots=_lines(_BOOK_X, _BOOK_Y, _BOOK_STEP, _BOOK_DOWN), slot_size=50.0, scale=_BOOK_SCALE,
        ),
        *hand_zones(SEATS),
    )  # fmt: skip
    ground = Backdrop("ground-dashed", _GROUND)
    return TableSpec(zones, (ground,), buttons=_places(setup), legend=_LEGEND)


def _pile(middle: Point) -> Rect:
    width, height = 63 * _PILE_SCALE, 88 * _PILE_SCALE
    return Rect(middle.x - width / 2, middle.y - height / 2, width, height)


def _lines(x: float, y: float, step: float, down: float) -> tuple[Point, ...]:
    """The places of the twelve gestures, in two lines."""
    places = (divmod(number, _IN_LINE) for number in range(len(GESTURES)))
    return tuple(Point(x + step * column, y + down * line) for line, column in places)


def _places(setup: Setup) -> tuple[ButtonSpec, ...]:
    """The calls of each seat lie before it, as everybody together sees the table; those of a person who plays alone on
    the right."""
    alone = len(INFO.known_computers(setup.computers)) == SEATS - 1
    found = [ButtonSpec("done", _NOTHING_AREA if alone else _DONE_AREA), ButtonSpec("any", _ANY_AREA)]
    for seat in range(SEATS):
        for number, call in enumerate(_CALLS):
            area = _call_area(SEATS - 1 if alone else seat, number)
            found.append(ButtonSpec(f"{call}-{seat}", area))
            if call is Call.DOUBLE:
                found.append(ButtonSpec(f"confirm_double-{seat}", area))
    return tuple(found)


def _call_area(seat: Seat, number: int) -> Rect:
    x, y = _CALLS_AT[seat].x, _CALLS_AT[seat].y
    if number == 0:
        return Rect(x, y, _CALLS_WIDE, _CALL_HIGH)
    return Rect(x + (_CALLS_WIDE - _CALL_WIDE) * (number - 1), y + _CALL_DOWN, _CALL_WIDE, _CALL_HIGH)


_LEGEND = (
    LegendRow("1", say(_SIGN_KEMPS)),
    LegendRow("4", say(_SIGN_DOUBLE)),
    LegendRow("4", say(_SIGN_COUNTER)),
)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat is shown: the own hand, and all that lies open."""
    turn = state.claim.seat if state.claim is not None else state.turn if state.phase is Phase.TURN else None
    if state.phase is Phase.CONFIRM and state.claim is not None:
        turn = partner_of(state.claim.seat)
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=_facts(state, seat),
        buttons=_buttons(state, seat),
        result=result,
        turn=turn,
    )


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    cards = state.cards
    hands: list[Placement] = []
    for owner, hand in enumerate(cards.hands):
        seen = owner == seat or owner in state.laid_open
        hands += PACK.placed(HANDS[owner].zone, hand, cards.faces, owner, seen)
    return (
        *PACK.placed(STOCK.zone, cards.stock, cards.faces, seen=False),
        *PACK.placed(CLEARED.zone, cards.cleared, cards.faces, seen=False),
        *PACK.placed(ROW.zone, cards.row, cards.faces),
        *hands,
        *_dolls(state),
        *_signs(state),
    )


def _dolls(state: State) -> list[Placement]:
    found, betrayed = [], _betrayed(state)
    for seat, colour in enumerate(state.colours):
        gesture = betrayed.get(seat, state.shown[seat].gesture)
        face = f"doll-{'ABCD'[colour]}" + (f"-{GESTURES[gesture]}" if gesture != NO_GESTURE else "")
        found.append(Placement(DOLLS[seat], Place(FACES_AT.zone, seat), face, seat, kind=TokenKind.PICTURE))
    return found


def _betrayed(state: State) -> dict[Seat, int]:
    """After a right counter the dolls of the team show what gave them away."""
    found = state.verdict
    if state.phase not in (Phase.SHOW, Phase.OVER) or found is None or found.call is not Call.COUNTER:
        return {}
    pair = st.members(1 - team_of(found.seat))
    return {seat: found.named[number % len(found.named)] for number, seat in enumerate(pair)}


def _signs(state: State) -> list[Placement]:
    zone = CATALOGUE.zone if state.phase in (Phase.SIGNALS, Phase.NAME) else SIGNS_AT.zone
    return [
        Placement(sign, Place(zone, number), f"gesture-{GESTURES[number]}", kind=TokenKind.PICTURE)
        for number, sign in enumerate(SIGNS)
    ]


def _facts(state: State, seat: Seat | None) -> tuple[Fact, ...]:
    over = state.phase in (Phase.SHOW, Phase.OVER)
    dealer = state.dealer if state.phase is not Phase.OVER else None
    facts: list[Fact] = [
        shown.PlateFact(owner, words.plate(state, owner), face=DEALER_FACE if owner == dealer else "")
        for owner in range(SEATS)
    ]
    if state.cards.rows:
        facts.append(shown.CountFact(STOCK.zone, len(state.cards.stock)))
    if state.cards.cleared:
        facts.append(shown.CountFact(CLEARED.zone, len(state.cards.cleared)))
    timed = {Phase.TURN: state.turn, **(dict.fromkeys(FROZEN, state.claim.seat) if state.claim else {})}
    if state.phase in timed and state.times.due:
        facts.append(shown.TimerFact(seat=timed[state.phase]))
    if over and state.verdict is not None and state.verdict.call is Call.DOUBLE:
        facts.append(shown.BurstFact(ROW.zone, 1))
    facts += _conditions(state, seat)
    return (*facts, shown.NoteFact(words.note(state)))


def _conditions(state: State, seat: Seat | None) -> list[Fact]:
    """Which gesture is the own signal, has been chosen, or cannot be that of the others; which cards are a four."""
    fours = [token for owner in sorted(state.laid_open) for token in state.cards.hands[owner]]
    found: list[Fact] = [ConditionFact(TOKENS[token], Condition.DONE, say(words.OF_FOUR)) for token in fours]
    if seat is None:
        return found
    own, others = st.own_signal(state, seat), {one[-1] for one in state.ruled[1 - team_of(seat)] if len(one) == 1}
    for number, sign in enumerate(SIGNS):
        if number in state.planned:
            found.append(ConditionFact(sign, Condition.DONE, say(words.WILL_SHOW)))
        elif number in own or number in state.draft:
            found.append(ConditionFact(sign, Condition.SAFE, say(words.OWN_SIGNAL)))
        elif number in others:
            found.append(ConditionFact(sign, Condition.HELD, say(words.RULED_OUT)))
    return found


# Buttons


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    match state.phase:
        case Phase.TURN if seat == state.turn:
            return _private_buttons(state, seat)
        case Phase.SIGNALS | Phase.TURN:
            # They rest, so that everybody knows where they will be.
            return _calls(state, seat) if seat is None and not state.open_mode else ()
        case Phase.MOMENT:
            return _calls(state, seat)
        case Phase.OPEN if seat is not None:
            nothing = Button("done", say(_NOTHING_LABEL), seat=seat, key="Space", resting=seat in state.passed)
            return (nothing, *_calls(state, seat))
        case Phase.OPEN:
            return _calls(state, seat)
        case Phase.CONFIRM if state.claim is not None:
            partner = partner_of(state.claim.seat)
            key = _keys(state, partner)[1]
            confirm = Button(f"confirm_double-{partner}", say(_CONFIRM_LABEL), ButtonKind.MAIN, partner, key)
            return (confirm,) if seat in (None, partner) else ()
    return ()


def _private_buttons(state: State, seat: Seat) -> tuple[Button, ...]:
    done = Button("done", say(_DONE_LABEL), ButtonKind.MAIN, seat, "Space")
    decoy = Button("any", say(_ANY_LABEL), seat=seat)
    return (done, decoy) if not state.planned else (done,)


def _keys(state: State, seat: Seat) -> tuple[str, ...]:
    """A person who plays alone has the keys of the first seat."""
    return CALL_KEYS[0 if state.open_mode else seat]


def _calls(state: State, seat: Seat | None) -> tuple[Button, ...]:
    heard = state.phase in (Phase.MOMENT, Phase.OPEN)
    return tuple(
        Button(
            f"{call}-{owner}",
            say(words.ON_BUTTON[call]),
            seat=owner,
            key=_keys(state, owner)[number],
            resting=not heard or st.is_deaf(state, owner, state.times.now),
        )
        for owner in range(SEATS)
        if seat in (None, owner)
        for number, call in enumerate(_CALLS)
    )


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture of a hand may mean: a picture is clicked, a card is laid on one of the row, or taken from it."""
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        return _pressed(seat, gesture.button)
    if tokens == (DOLLS[seat],):
        # The own doll shows what it likes.
        return (Action(seat, "gesture"),) if gesture.kind is GestureKind.TAP else ()
    if any(token in GESTURE_OF for token in tokens):
        return _pictured(state, seat, tokens) if gesture.kind is GestureKind.TAP else ()
    if gesture.kind is GestureKind.TAP or to is None or any(token not in INDEX for token in tokens) or not tokens:
        return ()
    return _carried(state, seat, tokens, to)


def _pressed(seat: Seat, button: str) -> tuple[Action, ...]:
    verb = {"done": "done", "any": "gesture"}.get(button)
    if verb is not None:
        return (Action(seat, verb),)
    call = _ON_BUTTON.get(button)
    own = call is not None and button in (f"{one}-{seat}" for one in (*CALLS, "confirm_double"))
    return (Action(seat, str(call)),) if own else ()


def _pictured(state: State, seat: Seat, tokens: tuple[TokenId, ...]) -> tuple[Action, ...]:
    verb = {Phase.SIGNALS: "choose_signal", Phase.NAME: "name"}.get(state.phase, "gesture")
    return (Action(seat, verb, tokens),)


def _carried(state: State, seat: Seat, tokens: tuple[TokenId, ...], to: Place) -> tuple[Action, ...]:
    cards, own = state.cards, HANDS[seat].zone
    numbers = [INDEX[token] for token in tokens]
    if to.zone == own and numbers[0] in cards.row and len(numbers) == 1:
        place = Place(ROW.zone, cards.row.index(numbers[0]))
        return tuple(Action(seat, "swap", (TOKENS[out],), place) for out in cards.hands[seat])
    if to.zone == own and all(number in cards.hands[seat] for number in numbers):
        return ()
    return (Action(seat, "swap", tokens, to),)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """How cards move that do not simply slide, and one sound for what happened."""
    went = PACK.moved(deals.layout(before.cards), deals.layout(after.cards))
    if action.verb == "swap":
        return (
            Cue(action.tokens[0], sound="card"),
            *(Cue(one, CueKind.FLY) for one in went if one != action.tokens[0]),
        )
    if action.verb in CALLS:
        return (Cue(DOLLS[action.seat], sound="call", call=say(words.CALLED[Call(action.verb)])),)
    if len(went) > HELD:
        return (Cue(min(went), sound="shuffle"),)
    return tuple(Cue(token, sound="draw") for token in list(went)[:1])
