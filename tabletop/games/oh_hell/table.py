"""The table of Oh Hell: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import Button, ButtonKind, Cue, Fact, PlateFact, SignFact, Standing, View
from tabletop.games.oh_hell import INFO, LARGEST, largest_hand, words
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.state import PACK, Phase, State
from tabletop.kit.cards import DEALER_FACE, NO_SUIT, SUIT_FACES
from tabletop.kit.deals import note
from tabletop.kit.hands import hand_zones
from tabletop.kit.trick_game import last_trick, meant, placed, taker_fact, trick_zones

TRUMP, STOCK, LIFT = "trump", "stock", "lift"
BID = "bid"
"""The place of the numbers on the table."""
_BUTTONS = {f"{BID}-{bid}": bid for bid in range(max(LARGEST.values()) + 1)}
CABIN = "cabin"

_TRICK_AREA, _TRICK_SCALE = Rect(200.0, 108.0, 240.0, 178.0), 0.86
_MANY_AREA, _MANY_SCALE = Rect(200.0, 106.0, 240.0, 212.0), 0.8
"""The same for five and more, whose cards lie above each other at the sides."""
_BID_AREA = Rect(198.0, 112.0, 234.0, 150.0)
_COUNTED = (Phase.COUNT, Phase.OVER)
_TRUMP_AREA = Rect(128.0, 108.0, 56.7, 79.2)
_STOCK_AREA = Rect(136.7, 194.0, 39.1, 54.6)
_LOWER = 9.0
"""So much lower trump card and stock lie for five and more, whose hands at the top reach farther down."""
_SHAFT_X, _SHAFT_FOOT, _SHAFT_WIDTH = 456.0, 238.0, 40.0
_SHAFT_HIGH = {3: 190.0, 4: 140.0}
_SHAFT_LOW = 106.0
"""How high the lift is where players sit above it."""
_FLOOR_MOST, _CABIN = 12.0, 16.0
_SEAM = 0.5
"""So far a floor reaches over the one below, so that no cloth shows between them."""
_CABIN_AT = 15.0
"""How far the middle of the cabin is from the left edge of the shaft."""

_TRUMP_LABEL = QT_TRANSLATE_NOOP("oh_hell", "Trump card")
_STOCK_LABEL = QT_TRANSLATE_NOOP("oh_hell", "Stock")
_LIFT_LABEL = QT_TRANSLATE_NOOP("oh_hell", "Lift: one floor for each card of a hand")

_SIGN_DEALER = QT_TRANSLATE_NOOP("oh_hell", "dealt, and bids last")
_SIGN_OPEN = QT_TRANSLATE_NOOP("oh_hell", "a trick that was bid")
_SIGN_WON = QT_TRANSLATE_NOOP("oh_hell", "a trick that was won")
_SIGN_SURPLUS = QT_TRANSLATE_NOOP("oh_hell", "a trick too many")


# The spec


def spec(setup: Setup) -> TableSpec:
    """The trick in the middle, trump card and stock on its left, the lift on its right, and a hand for each seat."""
    floors, many = _floors(setup), setup.seats > 4
    lower = _LOWER if many else 0.0
    zones = (
        *trick_zones(setup.seats, *((_MANY_AREA, _MANY_SCALE) if many else (_TRICK_AREA, _TRICK_SCALE))),
        ZoneSpec(TRUMP, ZoneKind.PILE, say(_TRUMP_LABEL), area=_lowered(_TRUMP_AREA, lower), scale=0.9),
        ZoneSpec(STOCK, ZoneKind.PILE, say(_STOCK_LABEL), area=_lowered(_STOCK_AREA, lower), scale=0.62),
        ZoneSpec(
            LIFT,
            ZoneKind.SPOTS,
            say(_LIFT_LABEL),
            slots=tuple(Point(floor.x + _CABIN_AT, floor.y + floor.height / 2) for floor in floors),
            slot_size=floors[0].height,
            scale=floors[0].height / _CABIN,
        ),
        *hand_zones(setup.seats, multi=False),
    )
    top, foot = floors[-1], floors[0]
    lift = (
        *(Backdrop("lift-floor", replace(floor, height=floor.height + _SEAM)) for floor in floors),
        Backdrop("lift-top", Rect(top.x, top.y - 16, top.width, 16)),
        Backdrop("lift-base", Rect(foot.x, foot.y + foot.height, foot.width, 6)),
    )
    return TableSpec(zones, lift, buttons=(ButtonSpec(BID, _BID_AREA),), legend=_LEGEND)


def _lowered(area: Rect, by: float) -> Rect:
    return replace(area, y=area.y + by)


_LEGEND = (
    LegendRow(DEALER_FACE, say(_SIGN_DEALER)),
    LegendRow("trick-open", say(_SIGN_OPEN)),
    LegendRow("trick-won", say(_SIGN_WON)),
    LegendRow("trick-surplus", say(_SIGN_SURPLUS)),
)


def _floors(setup: Setup) -> tuple[Rect, ...]:
    """The floors of the lift, from the lowest to the highest: as many as the largest hand has cards."""
    count = largest_hand(setup.seats, INFO.options_of(setup)["oh_hell.longest-hand"])
    high = min(_FLOOR_MOST, _SHAFT_HIGH.get(setup.seats, _SHAFT_LOW) / count)
    return tuple(Rect(_SHAFT_X, _SHAFT_FOOT - (floor + 1) * high, _SHAFT_WIDTH, high) for floor in range(count))


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a masked state shows to its seat."""
    facts = (
        *_plates(state),
        *_signs(state),
        *taker_fact(PACK, state.trick, state.seats),
        *(() if state.phase in _COUNTED else last_trick(PACK, state)),
        *note(words.DEAL_OF, state.deal, len(state.sizes)),
    )
    prompt, buttons = words.prompt(state, seat), _buttons(state, seat)
    return View(seat, active, _placements(state), prompt, facts, buttons, result)


def _placements(state: State) -> tuple[Placement, ...]:
    faces = state.faces
    over = state.phase in _COUNTED
    on_top = tuple(token for token in state.stock if token == state.shown)
    stock = tuple(token for token in state.stock if token != state.shown)
    laid = PACK.placed(TRUMP, on_top, faces)
    if over:
        # What has been won goes back to the pack.
        stock += tuple(token for trick in state.tricks for token in trick.tokens)
    laid += PACK.placed(STOCK, stock, faces, seen=False)
    return (*laid, *placed(PACK, replace(state, tricks=()) if over else state), _cabin(state))


def _cabin(state: State) -> Placement:
    """The cabin stands at the floor of this deal, and shows where it goes next."""
    rises = 2 * state.deal <= len(state.sizes)
    return Placement(CABIN, Place(LIFT, st.size(state) - 1), "lift-up" if rises else "lift-down")


def _plates(state: State) -> list[Fact]:
    tricks, dealer = st.won(state), st.dealer(state)
    return [
        PlateFact(
            seat,
            words.plate(state, seat),
            stars=tricks[seat] if bid >= 0 else 0,
            stars_of=max(bid, 0),
            face=DEALER_FACE if seat == dealer and state.phase is not Phase.OVER else "",
            prize="trick-won",
            open_prize="trick-open",
            surplus="trick-surplus",
            standing=standing(state, seat),
        )
        for seat, bid in enumerate(state.bids)
    ]


def standing(state: State, seat: Seat) -> Standing | None:
    """Whether a seat has as many tricks as it has bid, or can no longer have them; None while the bids are made, and
    while tricks are missing that can still be won."""
    if state.phase is Phase.BID:
        return None
    missing = state.bids[seat] - st.won(state)[seat]
    if not missing:
        return Standing.MET
    return Standing.MISSED if missing < 0 or missing > st.tricks_left(state) else None


def _signs(state: State) -> list[Fact]:
    """The trump suit below its card, and below the lift what all bids add up to."""
    suit = "suits-none" if state.trump == NO_SUIT else SUIT_FACES[state.trump]
    zone = STOCK if state.stock else TRUMP
    return [
        SignFact(zone, suit, words.trump_sign(state), below=True),
        SignFact(LIFT, "", words.sum_sign(state), figure=st.bid_sum(state), below=True),
    ]


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    """The numbers that may be bid; the forbidden one rests."""
    if state.phase is not Phase.BID or seat != st.turn(state):
        return ()
    forbidden = st.forbidden_bid(state)
    return tuple(
        Button(name, words.bid_label(bid), ButtonKind.NUMBER, seat, resting=bid == forbidden, figure=bid, group=BID)
        for name, bid in _BUTTONS.items()
        if bid <= st.size(state)
    )


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """A number is bid, a card is played."""
    if gesture.kind is GestureKind.BUTTON:
        bid = _BUTTONS.get(gesture.button)
        return () if bid is None else (Action(gesture.seat, "bid", choice=bid),)
    return meant(PACK, state, gesture)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """One sound for what happened."""
    if action.verb == "play":
        return (Cue(action.tokens[0], sound="card"),)
    if action.verb == "go_on" and before.phase is Phase.REST:
        return (Cue(PACK.ids[before.trick.tokens[0]], sound="draw"),)
    return (Cue(CABIN, sound="shuffle"),) if action.verb == "go_on" else ()
