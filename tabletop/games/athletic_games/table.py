"""The table of Athletic Games: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from math import cos, radians, sin

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.options import resolve
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    CaptionFact,
    CountFact,
    Cue,
    CueKind,
    Fact,
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.athletic_games import OPTIONS, words
from tabletop.games.athletic_games.deck import CARD_OF, FITS
from tabletop.games.athletic_games.state import (
    HANDS,
    INDEX,
    MEDAL_TOKENS,
    MEDALS,
    MEDALS_EACH,
    PACK,
    PLACES,
    SEATS_MAX,
    SPOT_OF,
    SPOTS,
    STOCK,
    WON,
    State,
    can_move,
    can_place,
)
from tabletop.kit.hands import hand_zones

_CARD_WIDTH, _CARD_HEIGHT = 63.0, 88.0
_SCALE, _STOCK_SCALE = 0.83, 0.66
_MIDDLE = Point(320.0, 172.0)
_RADIUS = 112.0
_RING = 232.0
_EDGE = 5.8
_END_AREA = Rect(424.0, 262.0, 96.0, 40.0)
_TRAY_AREA = Rect(40.0, 10.0, 132.0, 38.7)
_MEDALS_AREA = Rect(48.0, 11.1, 116.0, 40.6)
"""Round the line on which the discs of the medals lie in their tray."""
_MEDAL_SCALE = 0.625
MEDAL = "medal-star"

_END_LABEL = QT_TRANSLATE_NOOP("athletic_games", "End the turn", "button")
_SIGN_SAME = QT_TRANSLATE_NOOP("athletic_games", "the same value")
_SIGN_NEXT = QT_TRANSLATE_NOOP("athletic_games", "one higher or lower in the same colour")
_SIGN_ENDS = QT_TRANSLATE_NOOP("athletic_games", "1 and 10 do not fit")
_SIGN_HOLE = QT_TRANSLATE_NOOP("athletic_games", "in a hole: any card of the hand")
_SIGN_PILE = QT_TRANSLATE_NOOP("athletic_games", "a whole pile moves if its top card fits, and turns over")
_SIGN_LOOK = QT_TRANSLATE_NOOP("athletic_games", "hold a pile, or rest on it: all its cards are seen")

_LEGEND = (
    LegendRow("7/7", say(_SIGN_SAME)),
    LegendRow("4/5", say(_SIGN_NEXT)),
    LegendRow("10", say(_SIGN_ENDS)),
    LegendRow("+", say(_SIGN_HOLE)),
    LegendRow("athletic-red-05", say(_SIGN_PILE)),
    LegendRow("…", say(_SIGN_LOOK)),
)


# The spec


def _card_area(centre: Point, scale: float) -> Rect:
    width, height = _CARD_WIDTH * scale, _CARD_HEIGHT * scale
    return Rect(centre.x - width / 2, centre.y - height / 2, width, height)


def _spot_centre(spot: int) -> Point:
    """Clockwise from the top."""
    angle = radians(360 / PLACES * spot - 90)
    return Point(round(_MIDDLE.x + _RADIUS * cos(angle), 2), round(_MIDDLE.y + _RADIUS * sin(angle), 2))


_SPOT_AREAS = tuple(_card_area(_spot_centre(spot), _SCALE) for spot in range(PLACES))


_BACKDROPS = (
    Backdrop("ring-dotted", Rect(_MIDDLE.x - _RING / 2, _MIDDLE.y - _RING / 2, _RING, _RING)),
    Backdrop("tray-medals", _TRAY_AREA),
    *(Backdrop("place-card", area) for area in _SPOT_AREAS),
)


def spec(setup: Setup) -> TableSpec:
    """Five places in a circle round the stock, and a hand for each seat; the others sit at the sides."""
    free = resolve(OPTIONS, setup.options)["athletic_games.free-card-moves"] == "on"
    spots = tuple(
        ZoneSpec(
            place.zone,
            ZoneKind.PILE,
            words.zone_label(place.zone),
            area=area,
            scale=_SCALE,
            visible_edge=_EDGE,
            moves_as_pile=True,
            top_alone=free,
        )
        for place, area in zip(SPOTS, _SPOT_AREAS, strict=True)
    )
    stock = ZoneSpec(
        STOCK.zone,
        ZoneKind.PILE,
        words.zone_label(STOCK.zone),
        area=_card_area(_MIDDLE, _STOCK_SCALE),
        scale=_STOCK_SCALE,
    )
    zones = (*spots, stock, *hand_zones(setup.seats, multi=False), *_medal_zones(setup.seats))
    return TableSpec(zones, _BACKDROPS, buttons=(ButtonSpec("end", _END_AREA),), legend=_LEGEND, aside=True)


def _medal_zones(seats: int) -> tuple[ZoneSpec, ...]:
    """The tray, and the plates on which the medals that somebody has won are counted."""
    label = words.zone_label(MEDALS.zone)
    tray = ZoneSpec(MEDALS.zone, ZoneKind.PILE, label, area=_MEDALS_AREA, scale=_MEDAL_SCALE, spread=True)
    won = (
        ZoneSpec(
            place.zone,
            ZoneKind.PILE,
            say(words.WON_LABEL, player=SeatName(seat)),
            seat=seat,
            scale=_MEDAL_SCALE,
            on_plate=True,
        )
        for seat, place in enumerate(WON[:seats])
    )
    return (tray, *won)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat may know: the own hand and the whole of every pile."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat, result.winners if result is not None else ()),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
        options=state.house.changed,
    )


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    laid = PACK.placed(STOCK.zone, state.stock, state.faces, seen=False)
    for spot, pile in zip(SPOTS, state.piles, strict=True):
        laid += PACK.placed(spot.zone, pile, state.faces)
    return (*laid, *PACK.in_hands(state.hands, state.faces, seat), *_medals(state))


def _medals(state: State) -> list[Placement]:
    laid = []
    for seat, tokens in enumerate(MEDAL_TOKENS):
        won = state.medals[seat] if seat < state.seats else 0
        for number, token in enumerate(tokens):
            handed = number < won
            place = Place(WON[seat].zone, number) if handed else Place(MEDALS.zone, seat * MEDALS_EACH + number)
            laid.append(Placement(token, place, MEDAL, seat if handed else None))
    return laid


def _facts(state: State) -> tuple[Fact, ...]:
    goal = state.house.medals_to_win
    left = MEDALS_EACH * SEATS_MAX - sum(state.medals)
    facts: list[Fact] = [CountFact(STOCK.zone, len(state.stock)), CountFact(MEDALS.zone, left)]
    for spot, pile in enumerate(state.piles):
        zone = SPOTS[spot].zone
        facts.append(CountFact(zone, len(pile)) if pile else CaptionFact(zone, say(words.HOLE)))
    facts += [
        PlateFact(seat, say(words.CARDS, n=len(hand)), state.medals[seat], goal, prize=MEDAL)
        for seat, hand in enumerate(state.hands)
    ]
    facts.append(NoteFact(say(words.FIRST_TO, n=goal)))
    return tuple(facts)


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if seat != state.turn or state.over:
        return ()
    fits = bool(state.hands[seat]) and can_place(state, seat)
    stuck = not fits and not (state.hands[seat] and can_move(state))
    kind = ButtonKind.MAIN if stuck else ButtonKind.PLAIN
    return (Button("end", say(_END_LABEL), kind, seat, resting=state.house.when_stuck and fits),)


# Gestures


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: dragging a hand card lays it, dragging a card of a pile moves the pile. A tap means
    every place where that fits."""
    seat = gesture.seat
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, "end_turn"),) if gesture.button == "end" else ()
    if len(gesture.tokens) != 1:
        return ()
    token = gesture.tokens[0]
    home = next((p.place for p in view.placements if p.token == token), None)
    if home is None:
        return ()
    if token not in INDEX:
        # A medal: it comes by itself.
        return (Action(seat, "play", (token,), Place(gesture.to.zone) if gesture.to is not None else None),)
    if gesture.kind is GestureKind.TAP:
        return _tapped(view, seat, token, home)
    if gesture.to is None or (gesture.to.zone == home.zone and home.zone not in SPOT_OF):
        return ()
    return _carried(view, seat, token, home, Place(gesture.to.zone))


def _carried(view: View, seat: Seat, token: TokenId, home: Place, to: Place | None) -> tuple[Action, ...]:
    if home.zone not in SPOT_OF:
        return (Action(seat, "play", (token,), to),)
    top = _tops(view)[SPOT_OF[home.zone]]
    assert top is not None
    whole = Action(seat, "move_pile", (top.token,), to)
    free = ("athletic_games.free-card-moves", "on") in view.options
    if free and token == top.token and top.place.slot > 0:
        return (Action(seat, "move_top", (token,), to), whole)
    return (whole,)


def _tapped(view: View, seat: Seat, token: TokenId, home: Place) -> tuple[Action, ...]:
    tops = _tops(view)
    own = tops[SPOT_OF[home.zone]] if home.zone in SPOT_OF else None
    face = own.face if own is not None else next(p.face for p in view.placements if p.token == token)
    places = []
    for spot, top in zip(SPOTS, tops, strict=True):
        if face is None or spot.zone == home.zone or (top is None and own is not None):
            continue
        if top is None or (top.face is not None and FITS[CARD_OF[face]] >> CARD_OF[top.face] & 1):
            places.append(spot)
    if not places or home.zone not in (HANDS[seat].zone, *SPOT_OF):
        return _carried(view, seat, token, home, None)
    return tuple(action for to in places for action in _carried(view, seat, token, home, to))


def _tops(view: View) -> list[Placement | None]:
    """The top card of each place."""
    tops: list[Placement | None] = [None] * PLACES
    for placement in view.placements:
        spot = SPOT_OF.get(placement.place.zone)
        if spot is not None:
            top = tops[spot]
            if top is None or placement.place.slot > top.place.slot:
                tops[spot] = placement
    return tops


# Decoration


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """One sound for what happened; the ways of the cards are plain."""
    if action.verb == "end_turn":
        return tuple(Cue(p.token, sound="draw") for p in after.placements if p.place.zone == STOCK.zone)[:1]
    if action.verb == "play":
        held = sum(1 for p in before.placements if p.place.zone == HANDS[action.seat].zone)
        played = Cue(action.tokens[0], CueKind.SLIDE, sound="card" if held > 1 else "win")
        return (played, *_handed_out(before, after))
    # The sound hangs on the card that stays, so that the others still go one by one.
    goal = _tops(before)[SPOT_OF[action.to.zone]] if action.to is not None else None
    return (Cue(goal.token, CueKind.SLIDE, sound="card"),) if goal is not None else ()


def _handed_out(before: View, after: View) -> tuple[Cue, ...]:
    """A medal flies to whoever has won it."""
    lay = {p.token for p in before.placements if p.place.zone == MEDALS.zone}
    return tuple(Cue(p.token, CueKind.FLY) for p in after.placements if p.token in lay and p.place.zone != MEDALS.zone)
