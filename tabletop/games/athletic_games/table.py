"""The table of Athletic Games: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from msgspec.structs import replace

from tabletop.core import view as shown
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.options import resolve
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Cue, CueKind, Fact, View
from tabletop.games.athletic_games import OPTIONS, words
from tabletop.games.athletic_games import state as st
from tabletop.games.athletic_games.state import INDEX, MEDALS, PACK, PLACES, SPOT_OF, SPOTS, STOCK, TOKENS, WON, State
from tabletop.kit.hands import hand_zone, hand_zones

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
MEDAL = words.MEDAL_FACE

_END_LABEL = QT_TRANSLATE_NOOP("athletic_games", "End the turn", "button")
_LEGEND = (
    LegendRow(
        "7/7",
        say(QT_TRANSLATE_NOOP("athletic_games", "the same value")),
        faces=("athletic-red-07", "athletic-blue-07"),
    ),
    LegendRow(
        "4/5",
        say(QT_TRANSLATE_NOOP("athletic_games", "one higher or lower in the same colour")),
        faces=("athletic-red-04", "athletic-red-05"),
    ),
    LegendRow(
        "10",
        say(QT_TRANSLATE_NOOP("athletic_games", "1 and 10 do not fit")),
        faces=("athletic-pink-01", "athletic-pink-10"),
        crossed=True,
    ),
    LegendRow(
        "+",
        say(QT_TRANSLATE_NOOP("athletic_games", "in a hole: any card from the hand")),
        faces=("place-card", "athletic-purple-09"),
    ),
    LegendRow(
        "athletic-red-05",
        say(QT_TRANSLATE_NOOP("athletic_games", "a whole pile moves if its top card fits, and its order is reversed")),
        faces=("athletic-yellow-05", "athletic-blue-05", "athletic-red-05"),
    ),
    LegendRow("…", say(QT_TRANSLATE_NOOP("athletic_games", "rest on a pile, or hold it down, to see all its cards"))),
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
    spots = (
        replace(_pile(place, say(words.PLACE, number=number), area, _SCALE), visible_edge=_EDGE, moves_as_pile=True)
        for number, (place, area) in enumerate(zip(SPOTS, _SPOT_AREAS, strict=True), 1)
    )
    zones = (
        *(replace(spot, top_alone=free) for spot in spots),
        _pile(STOCK, say(words.STOCK_LABEL), _card_area(_MIDDLE, _STOCK_SCALE), _STOCK_SCALE),
        *hand_zones(setup.seats, multi=False),
        replace(_pile(MEDALS, say(words.MEDALS_LABEL), _MEDALS_AREA, _MEDAL_SCALE), spread=True),
        *(_won_zone(seat) for seat in range(setup.seats)),
    )
    return TableSpec(zones, _BACKDROPS, buttons=(ButtonSpec("end", _END_AREA),), legend=_LEGEND, aside=True)


def _pile(place: Place, label: Text, area: Rect, scale: float) -> ZoneSpec:
    return ZoneSpec(place.zone, ZoneKind.PILE, label, area=area, scale=scale)


def _won_zone(seat: Seat) -> ZoneSpec:
    """The medals that a seat has won are counted on its plate."""
    label = say(words.WON_LABEL, player=SeatName(seat))
    return ZoneSpec(WON[seat].zone, ZoneKind.PILE, label, seat=seat, scale=_MEDAL_SCALE, on_plate=True)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat may know: the own hand and the whole of every pile."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state, seat, result.winners if result is not None else ()),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
    )


def _placements(state: State) -> tuple[Placement, ...]:
    laid = PACK.placed(STOCK.zone, state.stock, state.faces)
    for spot, pile in zip(SPOTS, state.piles, strict=True):
        laid += PACK.placed(spot.zone, pile, state.faces)
    return (*laid, *PACK.in_hands(state.hands, state.faces, None, open_hands=True), *_medals(state.medals))


@cache
def _medals(won: tuple[int, ...]) -> tuple[Placement, ...]:
    """In the tray, or counted on the plate of a seat."""
    laid = []
    for seat, tokens in enumerate(st.MEDAL_TOKENS):
        handed = won[seat] if seat < len(won) else 0
        for number, token in enumerate(tokens):
            tray = Place(MEDALS.zone, seat * st.MEDALS_EACH + number)
            place, owner = (Place(WON[seat].zone, number), seat) if number < handed else (tray, None)
            laid.append(Placement(token, place, MEDAL, owner))
    return tuple(laid)


def _facts(state: State) -> tuple[Fact, ...]:
    goal = state.house.medals_to_win
    left = st.MEDALS_EACH * st.SEATS_MAX - sum(state.medals)
    facts: list[Fact] = [shown.CountFact(STOCK.zone, len(state.stock)), shown.CountFact(MEDALS.zone, left)]
    for spot, pile in enumerate(state.piles):
        zone = SPOTS[spot].zone
        facts.append(shown.CountFact(zone, len(pile)) if pile else shown.CaptionFact(zone, say(words.HOLE)))
    facts += [
        shown.PlateFact(seat, say(words.CARDS, n=len(hand)), state.medals[seat], goal, prize=MEDAL)
        for seat, hand in enumerate(state.hands)
    ]
    facts.append(shown.NoteFact(say(words.FIRST_TO, n=goal)))
    return tuple(facts)


def _buttons(state: State, seat: Seat | None) -> tuple[shown.Button, ...]:
    if seat != state.turn or state.over:
        return ()
    fits = bool(state.hands[seat]) and st.can_place(state, seat)
    stuck = not fits and not (state.hands[seat] and st.can_move(state))
    kind = shown.ButtonKind.MAIN if stuck else shown.ButtonKind.PLAIN
    resting = fits and state.house.stop_rule == "when-stuck"
    return (shown.Button("end", say(_END_LABEL), kind, seat, resting=resting),)


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: dragging a hand card lays it, dragging a card of a pile moves the pile. A tap means
    every place where that fits."""
    seat = gesture.seat
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, "end_turn"),) if gesture.button == "end" else ()
    if len(gesture.tokens) != 1:
        return ()
    (token,) = gesture.tokens
    to = None if gesture.to is None else Place(gesture.to.zone)
    if token not in INDEX:
        # A medal: it comes by itself.
        return (Action(seat, "play", (token,), to),)
    number = INDEX[token]
    if gesture.kind is GestureKind.TAP:
        places = _fitting(state, seat, number)
        return tuple(action for place in places or (None,) for action in _carried(state, seat, number, place))
    if to is None or to.zone == _loose_home(state, number):
        return ()
    return _carried(state, seat, number, to)


def _loose_home(state: State, token: int) -> str | None:
    """The zone of a card that lies on none of the places: to be dropped there means nothing."""
    if st.spot_with(state, token) >= 0:
        return None
    return next((hand_zone(seat) for seat, hand in enumerate(state.hands) if token in hand), STOCK.zone)


def _carried(state: State, seat: Seat, token: int, to: Place | None) -> tuple[Action, ...]:
    spot = st.spot_with(state, token)
    if spot < 0:
        return (Action(seat, "play", (TOKENS[token],), to),)
    pile = state.piles[spot]
    top = (TOKENS[pile[-1]],)
    whole = Action(seat, "move_pile", top, to)
    alone = state.house.free_card_moves and token == pile[-1] and len(pile) > 1
    return (Action(seat, "move_top", top, to), whole) if alone else (whole,)


def _fitting(state: State, seat: Seat, token: int) -> list[Place]:
    """Where a hand card, or the pile with a card, could go."""
    home = st.spot_with(state, token)
    if home < 0 and token not in state.hands[seat]:
        return []
    card = state.faces[token if home < 0 else state.piles[home][-1]]
    return [
        SPOTS[spot]
        for spot, pile in enumerate(state.piles)
        if spot != home and (pile or home < 0) and st.accepts(state, spot) >> card & 1
    ]


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """One sound for what happened; the ways of the cards are plain. A medal flies to whoever has won it."""
    seat = action.seat
    if action.verb == "end_turn":
        return tuple(Cue(TOKENS[token], sound="draw") for token in after.stock[:1])
    if action.verb == "play":
        out = len(before.hands[seat]) == 1
        played = Cue(action.tokens[0], CueKind.SLIDE, sound="win" if out else "card")
        return (played, Cue(st.MEDAL_TOKENS[seat][before.medals[seat]], CueKind.FLY)) if out else (played,)
    # The sound hangs on the card that stays, so that the others still go one by one.
    goal = before.piles[SPOT_OF[action.to.zone]] if action.to is not None else ()
    return tuple(Cue(TOKENS[token], CueKind.SLIDE, sound="card") for token in goal[-1:])
