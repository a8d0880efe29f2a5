"""The table of President: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.options import resolve
from tabletop.core.table import ButtonSpec, LegendRow, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import (
    BadgeFact,
    Button,
    ButtonKind,
    CaptionFact,
    CountFact,
    Cue,
    CueKind,
    Fact,
    PlateFact,
    View,
)
from tabletop.games.president import OPTIONS, words
from tabletop.games.president.cards import HEIGHTS, JOKER
from tabletop.games.president.deals import forced_gift
from tabletop.games.president.moves import groups_of
from tabletop.games.president.state import (
    DISCARD,
    EARLIER,
    HANDS,
    INDEX,
    PACK,
    TRICK,
    Phase,
    State,
    fresh_gift,
    to_beat,
)
from tabletop.games.president.titles import hat, hats_of
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.deals import note
from tabletop.kit.hands import Layout, badges, hand_zones, in_hand_zones

_TRICK_AREA = Rect(225.0, 192.0, 190.0, 94.0)
_EARLIER_AREA = Rect(210.0, 114.0, 220.0, 53.0)
"""Lower than its cards: what is let go just above the trick is meant for the trick."""
_DISCARD_AREA = Rect(471.0, 232.0, 38.0, 53.0)
_SMALL = 0.6
_PASS_AREA = Rect(540.0, 284.0, 90.0, 34.0)
_HAND_ZONES = frozenset(hand.zone for hand in HANDS)

_TRICK_LABEL = QT_TRANSLATE_NOOP("president", "Trick")
_EARLIER_LABEL = QT_TRANSLATE_NOOP("president", "Earlier plays of the trick")
_DISCARD_LABEL = QT_TRANSLATE_NOOP("president", "Discarded tricks")
_PASS_LABEL = QT_TRANSLATE_NOOP("president", "Pass", "button")

_SIGN_JOKER = QT_TRANSLATE_NOOP("president", "joker: the highest, ends the trick")
_SIGN_JOKER_WILD = QT_TRANSLATE_NOOP("president", "joker: completes a set; alone the highest")
_SIGN_TWO = QT_TRANSLATE_NOOP("president", "higher than the ace; three end the trick")
_SIGN_ACE = QT_TRANSLATE_NOOP("president", "higher than the king")
_SIGN_THREE = QT_TRANSLATE_NOOP("president", "the lowest")


# The spec


def spec(setup: Setup) -> TableSpec:
    """The trick in the middle, its earlier plays behind it, the discards beside it, and a hand for each seat."""
    zones = (
        ZoneSpec(EARLIER.zone, ZoneKind.ROW, say(_EARLIER_LABEL), area=_EARLIER_AREA, scale=_SMALL, browsable=True),
        ZoneSpec(TRICK.zone, ZoneKind.ROW, say(_TRICK_LABEL), area=_TRICK_AREA),
        ZoneSpec(DISCARD.zone, ZoneKind.PILE, say(_DISCARD_LABEL), area=_DISCARD_AREA, scale=_SMALL, browsable=True),
        *hand_zones(setup.seats, in_order=True),
    )
    return TableSpec(zones, buttons=(ButtonSpec("pass", _PASS_AREA),), legend=_legend(setup))


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    wild = resolve(OPTIONS, setup.options)["president.jokers-wild"] == "on"
    return (
        LegendRow("★", say(_SIGN_JOKER_WILD if wild else _SIGN_JOKER)),
        LegendRow("2", say(_SIGN_TWO)),
        LegendRow("A", say(_SIGN_ACE), rank=True),
        LegendRow("3", say(_SIGN_THREE)),
        *(LegendRow(face, title) for face, title in hats_of(setup.seats)),
    )


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat is shown: the own hand, and all that has been laid."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=(*_facts(state), *_gift_badges(state, seat)),
        buttons=_buttons(state, seat),
        result=result,
    )


def _in_the_middle(state: State) -> Layout:
    """What has been laid."""
    *earlier, top = state.trick or ((),)
    before = tuple(token for laid in earlier for token in laid)
    return {EARLIER.zone: before, TRICK.zone: top, DISCARD.zone: state.discard}


def _layout(state: State) -> Layout:
    return {**_in_the_middle(state), **in_hand_zones(state.hands)}


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    faces = state.faces
    laid: list[Placement] = []
    for zone, tokens in _in_the_middle(state).items():
        laid += PACK.placed(zone, tokens, faces)
    hands = list(state.hands)
    if seat is not None:
        hands[seat] = tuple(sorted(hands[seat], key=lambda token: -HEIGHTS[faces[token]]))
    return (*laid, *PACK.in_hands(hands, faces, seat))


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [
        PlateFact(seat, words.hand_fact(state, seat), face=_on_badge(state, seat)) for seat in range(state.seats)
    ]
    if state.discard:
        facts.append(CountFact(DISCARD.zone, len(state.discard)))
    if state.trick:
        facts.append(CaptionFact(TRICK.zone, say(words.LAID_BY, player=SeatName(state.last))))
    return (*facts, *badges(PACK, state.plays), *note(words.DEAL_OF, state.deal, state.house.deals))


def _on_badge(state: State, seat: Seat) -> str:
    """The hat of a seat; in the first deal, before there are hats, the pack of the dealer (later the Beggar deals)."""
    return hat(state.order, seat) or (DEALER_FACE if seat == state.dealer else "")


def _gift_badges(state: State, seat: Seat | None) -> list[BadgeFact]:
    """In the own hand: to whom cards will go in the exchange, and from whom they have come."""
    if seat is None:
        return []
    if state.phase is Phase.DEALT:
        gift = forced_gift(state, seat)
        return [BadgeFact(PACK.ids[token], gift.receiver) for token in gift.tokens] if gift else []
    gift = fresh_gift(state, seat)
    return [BadgeFact(PACK.ids[token], gift.giver) for token in gift.tokens] if gift else []


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    return (Button("pass", say(_PASS_LABEL), ButtonKind.PLAIN, seat, resting=not state.trick),)


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: cards dragged to another hand are given, anywhere else on the table laid."""
    if gesture.kind is GestureKind.BUTTON:
        return (Action(gesture.seat, "pass"),) if gesture.button == "pass" else ()
    if gesture.kind is not GestureKind.DRAG or gesture.to is None or not gesture.tokens:
        return ()
    zones = {*PACK.zones_of(_layout(state), gesture.tokens)}
    own, to = HANDS[gesture.seat].zone, gesture.to.zone
    if zones == {to} or "" in zones:
        return ()
    verb = "give" if to != own and to in _HAND_ZONES else "play"
    return (Action(gesture.seat, verb, gesture.tokens, Place(to)),)


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """The cards of the own hand that a click on one of them takes: as many of its rank as the trick asks for."""
    number = INDEX[token]
    if state.phase is Phase.GIVE or number not in state.hands[seat]:
        return (token,)
    groups, wanted = groups_of(state, seat), to_beat(state)[0]
    strength, group = next((strength, group) for strength, group in groups.items() if number in group)
    alike = [number, *(other for other in group if other != number)]
    if len(alike) < wanted and strength != JOKER and state.house.jokers_wild:
        alike += groups.get(JOKER, [])
    taken = alike if len(alike) >= wanted else [number]
    return tuple(PACK.ids[other] for other in taken[: wanted or None])


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Cards that change hands fly, and one sound for what happened."""
    went = list(PACK.moved(_layout(before), _layout(after)))
    if not went:
        return ()
    if action.verb == "play":
        return (Cue(action.tokens[0], sound="card"),)
    if before.phase in (Phase.DEALT, Phase.GIVE):
        return (Cue(went[0], CueKind.FLY, sound="card"), *(Cue(token, CueKind.FLY) for token in went[1:]))
    return (Cue(went[0], sound="shuffle" if before.phase is Phase.COUNT else "draw"),)
