"""The table of Card Marathon: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tabletop.core import view as shown
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.options import resolve
from tabletop.core.table import (
    Backdrop,
    ButtonSpec,
    LegendRow,
    Point,
    Rect,
    SheetRow,
    SheetSpec,
    TableSpec,
    ZoneKind,
    ZoneSpec,
)
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Condition, Cue, CueKind, Fact, View
from tabletop.games.card_marathon import INFO, OPTIONS, moves, words
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import FROM_EFFORT, FROM_REFRESHMENTS, PILES
from tabletop.games.card_marathon.state import (
    EFFORT,
    HANDS,
    INDEX,
    MILESTONES,
    PACK,
    REFRESHMENTS,
    ROWS,
    SEATS,
    TOKENS,
    TRACK,
    VALUES_PAD,
    Phase,
    State,
)
from tabletop.kit.hands import Layout, Tokens, hand_zones, in_hand_zones
from tabletop.kit.pieces import PEGS

_BOARD = Rect(122.0, 0.0, 320.0, 320.0)
"""Turned as the people sit; both rows and the piles lie on it."""
_MIDDLE = Point(282.0, 160.0)
_CARD_WIDTH, _CARD_HEIGHT = 63.0, 88.0
_ROW_SCALE, _PILE_SCALE = 0.76, 0.86
_PITCH, _ROW_DOWN, _PILE_ASIDE = 61.0, 109.0, 42.0
_HOLDER_WIDTH, _HOLDER_HEIGHT = 55.48, 98.04
_TRACK_AREA = Rect(448.0, 27.0, 184.0, 37.0)
_STEP = 16.0
_TRACK_DOWN = 18.0
_PAD_AREA = Rect(448.0, 70.0, 184.0, 262.0)
_DECLARE_AREA = Rect(508.0, 348.0, 122.0, 44.0)
_RENEW_AREA = Rect(508.0, 400.0, 122.0, 34.0)
_PEGS = ("runner-0", "runner-1")
_LETTERS = "ABCDEFGH"

_DECLARE = QT_TRANSLATE_NOOP("card_marathon", "Challenge", "button: declare a challenge")
_RENEW = QT_TRANSLATE_NOOP("card_marathon", "New refreshments", "button: shuffle the effort pile and draw")
_LEGEND = (
    LegendRow(
        "4×",
        say(QT_TRANSLATE_NOOP("card_marathon", "four of a kind: never blocked")),
        faces=("card-7S", "card-7H", "card-7D", "card-7C"),
    ),
    LegendRow(
        "♥",
        say(QT_TRANSLATE_NOOP("card_marathon", "straight flush: never blocked")),
        faces=("card-4H", "card-5H", "card-6H", "card-7H"),
    ),
    LegendRow(
        "4-7",
        say(QT_TRANSLATE_NOOP("card_marathon", "straight: not with values that the other shows upturned")),
        faces=("card-QS", "card-KD", "card-AC", "card-2H"),
    ),
    LegendRow("+3", say(QT_TRANSLATE_NOOP("card_marathon", "three or more ahead: no straights"))),
    LegendRow("−3", say(QT_TRANSLATE_NOOP("card_marathon", "three or more behind: straights with any value"))),
)
_LEGEND_REVERSAL = LegendRow(
    "5", say(QT_TRANSLATE_NOOP("card_marathon", "whoever finishes four or five milestones ahead loses"))
)


# The spec


def _milestone_centre(seat: Seat, slot: int) -> Point:
    """As the owner sits: the first milestone on the left, the row before the hand."""
    away, down = (slot - (MILESTONES - 1) / 2) * _PITCH, _ROW_DOWN
    return Point(_MIDDLE.x + away, _MIDDLE.y + down) if seat == 0 else Point(_MIDDLE.x - away, _MIDDLE.y - down)


def _around(centre: Point, width: float, height: float) -> Rect:
    return Rect(centre.x - width / 2, centre.y - height / 2, width, height)


def spec(setup: Setup) -> TableSpec:
    """The two rows with the piles between them, the track of the lead, the table of values, and the hands."""
    options = resolve(OPTIONS, setup.options)
    browse, reversal = options["card_marathon.browse-effort"], options["card_marathon.reversal"]
    return _spec(INFO.colours_of(setup), browse == "on", reversal == "on")


@cache
def _spec(colours: tuple[int, ...], browse: bool, reversal: bool) -> TableSpec:
    zones = (
        _pile(REFRESHMENTS, say(words.REFRESHMENTS_LABEL), -1),
        replace(_pile(EFFORT, say(words.EFFORT_LABEL), 1), browsable=browse),
        *(_row(seat) for seat in range(SEATS)),
        _track(),
        _values_pad(colours),
        *(replace(hand, multi_with=(ROWS[seat],)) for seat, hand in enumerate(hand_zones(SEATS))),
    )
    return TableSpec(
        zones,
        _backdrops(),
        buttons=(ButtonSpec("challenge", _DECLARE_AREA), ButtonSpec("renew", _RENEW_AREA)),
        legend=(*_LEGEND, _LEGEND_REVERSAL) if reversal else _LEGEND,
        turns=_BOARD,
        sides=(0, 2),
        aside=True,
    )


def _pile(place: Place, label: Text, side: int) -> ZoneSpec:
    centre = Point(_MIDDLE.x + side * _PILE_ASIDE, _MIDDLE.y)
    area = _around(centre, _CARD_WIDTH * _PILE_SCALE, _CARD_HEIGHT * _PILE_SCALE)
    return ZoneSpec(place.zone, ZoneKind.PILE, label, area=area, scale=_PILE_SCALE)


def _row(seat: Seat) -> ZoneSpec:
    slots = tuple(_milestone_centre(seat, slot) for slot in range(MILESTONES))
    label = say(words.ROW, player=SeatName(seat))
    return ZoneSpec(
        ROWS[seat],
        ZoneKind.SPOTS,
        label,
        slots=slots,
        slot_size=_PITCH,
        round=False,
        scale=_ROW_SCALE,
        seat=seat,
        multi=True,
        multi_with=(HANDS[seat].zone,),
    )


def _track() -> ZoneSpec:
    middle = _TRACK_AREA.x + _TRACK_AREA.width / 2
    steps = range(-MILESTONES, MILESTONES + 1)
    slots = tuple(Point(middle + step * _STEP, _TRACK_AREA.y + _TRACK_DOWN) for step in steps)
    return ZoneSpec(TRACK, ZoneKind.SPOTS, say(words.TRACK), slots=slots, slot_size=_STEP, scale=0.6, stand=True)


def _values_pad(colours: tuple[int, ...]) -> ZoneSpec:
    """A line for each value and a column for each seat: what it may not use in a straight."""
    badges = tuple(f"badge-{_LETTERS[colour]}" for colour in colours)
    rows = tuple(SheetRow(words.value_name(value), box=False) for value in range(moves.VALUES))
    names = tuple(say(words.BOX, line=row.label, player=SeatName(seat)) for row in rows for seat in range(SEATS))
    return ZoneSpec(
        VALUES_PAD,
        ZoneKind.SHEET,
        say(words.PAD_LABEL),
        area=_PAD_AREA,
        round=False,
        sheet=SheetSpec(say(words.PAD), badges, rows),
        slot_names=names,
    )


def _backdrops() -> tuple[Backdrop, ...]:
    holders = []
    for seat in range(SEATS):
        for slot in range(MILESTONES):
            face = f"milestone-{slot + 1}"
            area = _around(_milestone_centre(seat, slot), _HOLDER_WIDTH, _HOLDER_HEIGHT)
            holders.append(Backdrop(face, area, half_turned=face))
    return (*holders, Backdrop("track-lead", _TRACK_AREA))


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat is shown: the own hand, what lies upturned, and what it has laid face down itself."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=_facts(state, seat),
        buttons=_buttons(state, seat),
        result=result,
    )


def _layout(state: State) -> Layout:
    lying = tuple((token,) for token in state.lots) or state.rows
    rows = dict(zip(ROWS, lying, strict=True))
    return {REFRESHMENTS.zone: state.refreshments, EFFORT.zone: state.effort, **rows, **in_hand_zones(state.hands)}


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    faces = state.faces
    laid = PACK.placed(REFRESHMENTS.zone, state.refreshments, faces, seen=False)
    laid += PACK.placed(EFFORT.zone, state.effort, faces)
    for owner, row in enumerate(state.rows):
        for slot, placement in enumerate(PACK.placed(ROWS[owner], row, faces, owner)):
            seen = st.is_upturned(state, owner, slot) or (owner == seat and state.house.memory_aid)
            laid.append(placement if seen else replace(placement, face=None))
    for owner, token in enumerate(state.lots):
        (drawn,) = PACK.placed(ROWS[owner], (token,), faces, owner)
        laid.append(replace(drawn, place=st.MILESTONE_PLACES[owner][MILESTONES // 2]))
    return (*laid, *PACK.in_hands(state.hands, faces, seat), *_pegs(state))


def _pegs(state: State) -> list[Placement]:
    """Each runner stands on the track by its own lead."""
    return [
        Placement(token, Place(TRACK, MILESTONES + st.lead_of(state, seat)), PEGS[state.colours[seat]], seat)
        for seat, token in enumerate(_PEGS)
    ]


def _facts(state: State, seat: Seat | None) -> tuple[Fact, ...]:
    facts: list[Fact] = [
        shown.CountFact(REFRESHMENTS.zone, len(state.refreshments)),
        shown.CaptionFact(TRACK, words.lead_told(state)),
    ]
    if state.effort:
        facts.append(shown.CountFact(EFFORT.zone, len(state.effort)))
    for owner, hand in enumerate(state.hands):
        facts.append(shown.PlateFact(owner, say(words.CARDS, n=len(hand)), st.count_of(state, owner), MILESTONES))
        facts += [_blocked(owner, value) for value in _not_in_straights(state, owner)]
    return (*facts, *_conditions(state, seat), shown.NoteFact(_note(state)))


def _not_in_straights(state: State, seat: Seat) -> frozenset[int]:
    """The values that a seat may not use: all of them, where it leads too far."""
    too_far = st.lead_of(state, seat) >= st.ZONE_LEAD
    return frozenset(range(moves.VALUES)) if too_far else st.blocked_values(state, seat)


def _blocked(seat: Seat, value: int) -> Fact:
    return shown.CellFact(Place(VALUES_PAD, value * SEATS + seat), say(words.BLOCKED), shown.CellStyle.TOTAL)


def _note(state: State) -> Text:
    if state.house.races > 1:
        return say(words.RACE_OF, race=state.race, races=state.house.races)
    return say(words.RENEWED, n=state.house.rebuild_limit - state.rebuilt)


def _conditions(state: State, seat: Seat | None) -> list[Fact]:
    """Which closed milestones were laid there by their owner; in the own hand, what makes a challenge."""
    found: list[Fact] = []
    for owner, row in enumerate(state.rows):
        for slot, token in enumerate(row):
            if state.swapped[owner] >> slot & 1 and not st.is_upturned(state, owner, slot):
                told = say(words.LAID_CLOSED, player=SeatName(owner))
                found.append(shown.ConditionFact(TOKENS[token], Condition.HELD, told))
    if state.phase is Phase.DRAWN and seat == state.turn:
        parts = {token for energy, lying in moves.challenges(state, seat) for token in (*energy, *lying)}
        told = say(words.IN_CHALLENGE)
        found += [shown.ConditionFact(TOKENS[token], Condition.DONE, told) for token in sorted(parts)]
    return found


def _buttons(state: State, seat: Seat | None) -> tuple[shown.Button, ...]:
    if seat != state.turn:
        return ()
    if state.phase is Phase.TURN and not state.refreshments:
        return (shown.Button("renew", say(_RENEW), shown.ButtonKind.PLAIN, seat),)
    if state.phase is not Phase.DRAWN:
        return ()
    allowed = next(moves.challenges(state, seat), None) is not None
    if not allowed and next(moves.held_back(state, seat), None) is None:
        return ()
    kind = shown.ButtonKind.MAIN if allowed else shown.ButtonKind.PLAIN
    return (shown.Button("challenge", say(_DECLARE), kind, seat, resting=not allowed),)


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: cards go to the effort, from a pile into the hand, or change places with a milestone."""
    match gesture.kind:
        case GestureKind.BUTTON:
            return _pressed(state, gesture)
        case GestureKind.TAP:
            return _tapped(state, gesture)
    zones = PACK.zones_of(_layout(state), gesture.tokens)
    if gesture.to is None or not zones or "" in zones:
        return ()
    return _dragged(state, gesture.seat, gesture.tokens, zones, gesture.to)


def _pressed(state: State, gesture: Gesture) -> tuple[Action, ...]:
    seat = gesture.seat
    if gesture.button == "renew":
        return (moves.draw_from(state, seat, FROM_REFRESHMENTS),)
    if gesture.button != "challenge":
        return ()
    found = list(moves.challenges(state, seat)) or list(moves.held_back(state, seat))[:1]
    return tuple(_declared(state, seat, *tokens) for tokens in found)


def _declared(state: State, seat: Seat, energy: Tokens, lying: Tokens) -> Action:
    """A challenge whose energy cards are thrown in their order."""
    order = words.in_order(state, (*energy, *lying))
    return moves.challenge_action(seat, sorted(energy, key=lambda token: order.index(state.faces[token])), lying)


def _tapped(state: State, gesture: Gesture) -> tuple[Action, ...]:
    seat = gesture.seat
    if not gesture.tokens:
        empty = gesture.to is not None and gesture.to.zone == REFRESHMENTS.zone and not state.refreshments
        return (moves.draw_from(state, seat, FROM_REFRESHMENTS),) if empty and state.phase is not Phase.LOT else ()
    token = INDEX.get(gesture.tokens[0], -1)
    if token in state.refreshments:
        return (moves.draw_from(state, seat, FROM_REFRESHMENTS),)
    if token in state.effort:
        return (moves.draw_from(state, seat, FROM_EFFORT),)
    at = st.row_of(state, token)
    if at is None:
        return ()
    if not st.is_upturned(state, *at):
        return (Action(seat, "upturn", gesture.tokens, st.MILESTONE_PLACES[at[0]][at[1]]),)
    # Where it may not be used, it is said why.
    return tuple(_declared(state, seat, *held) for held in moves.held_back(state, seat) if token in held[1])[:1]


def _dragged(state: State, seat: Seat, tokens: tuple[str, ...], zones: list[str], to: Place) -> tuple[Action, ...]:
    source, own = zones[0], HANDS[seat].zone
    if len(tokens) == 1 and source in PILES and (source != EFFORT.zone or to.zone != source):
        return (Action(seat, "draw", tokens, to, PILES[source]),) if to.zone != source else ()
    if to.zone == EFFORT.zone:
        verb = "throw" if len(tokens) == 1 and source == own else "challenge"
        return (Action(seat, verb, tokens, to),) if source != to.zone else ()
    if to.zone in ROWS:
        return _onto_row(state, seat, tokens, to)
    if to.zone == own:
        return _into_hand(state, seat, tokens, source)
    verb = "throw" if len(tokens) == 1 else "challenge"
    return (Action(seat, verb, tokens, to),) if source == own else ()


def _onto_row(state: State, seat: Seat, tokens: tuple[str, ...], to: Place) -> tuple[Action, ...]:
    """An energy card changes places with a milestone."""
    owner = ROWS.index(to.zone)
    row = state.rows[owner]
    if to.slot >= len(row) or tokens == (TOKENS[row[to.slot]],):
        return ()
    verb = "swap_open" if st.is_upturned(state, owner, to.slot) else "swap_closed"
    return (Action(seat, verb, tokens, to),)


def _into_hand(state: State, seat: Seat, tokens: tuple[str, ...], source: str) -> tuple[Action, ...]:
    """A milestone that is taken up asks which energy card goes there."""
    if source == HANDS[seat].zone:
        return ()
    at = st.row_of(state, INDEX[tokens[0]])
    if at is not None and at[0] == seat and len(tokens) == 1:
        return tuple(moves.swap_action(state, seat, token, at[1]) for token in state.hands[seat])
    return (Action(seat, "draw", tokens, HANDS[seat]),)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Cards that change places fly, and one sound for what happened."""
    went = list(PACK.moved(_layout(before), _layout(after)))
    if action.verb in ("swap_open", "swap_closed"):
        return (Cue(went[0], CueKind.FLY, sound="card"), *(Cue(token, CueKind.FLY) for token in went[1:]))
    if action.verb == "upturn":
        return (Cue(action.tokens[0], sound="turn", call=say(words.CALL)),)
    if not went:
        return ()
    renewed = after.rebuilt > before.rebuilt or action.verb == "go_on"
    sound = {"draw": "draw", "throw": "card", "challenge": "call"}.get(action.verb, "shuffle")
    return (Cue(went[0], sound="shuffle" if renewed else sound),)
