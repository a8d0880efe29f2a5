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
from tabletop.games.president.deals import forced_gifts
from tabletop.games.president.ranks import HEIGHTS, JOKER, STRENGTHS
from tabletop.games.president.state import DISCARD, EARLIER, HANDS, PACK, TRICK, Phase, State, fresh_gifts
from tabletop.games.president.titles import hat, hats_of
from tabletop.kit.cards import CARD_OF, DEALER_FACE
from tabletop.kit.deals import note
from tabletop.kit.hands import badges, hand_zones

_TRICK_AREA = Rect(225.0, 187.0, 190.0, 104.0)
_EARLIER_AREA = Rect(210.0, 132.0, 220.0, 20.0)
"""Lower than its cards: what is let go just above the trick is meant for the trick."""
_DISCARD_AREA = Rect(471.0, 232.0, 38.0, 53.0)
_SMALL = 0.6
_PASS_AREA = Rect(540.0, 284.0, 90.0, 34.0)

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
    """What a seat may know: the own hand, and all that has been laid."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=(*_facts(state), *_gift_badges(state, seat)),
        buttons=_buttons(state, seat),
        result=result,
        options=state.house.changed,
    )


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    faces = state.faces
    earlier = tuple(token for laid in state.trick[:-1] for token in laid)
    top = state.trick[-1] if state.trick else ()
    laid: list[Placement] = []
    for zone, tokens in ((EARLIER, earlier), (TRICK, top), (DISCARD, state.discard)):
        laid += PACK.placed(zone.zone, tokens, faces)
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
        return [BadgeFact(PACK.ids[g.token], g.receiver) for g in forced_gifts(state) if g.giver == seat]
    return [BadgeFact(PACK.ids[gift.token], gift.giver) for gift in fresh_gifts(state, seat)]


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    return (Button("pass", say(_PASS_LABEL), ButtonKind.PLAIN, seat, resting=not state.trick),)


# Gestures


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: cards dragged to another hand are given, anywhere else on the table laid."""
    if gesture.kind is GestureKind.BUTTON:
        return (Action(gesture.seat, "pass"),) if gesture.button == "pass" else ()
    if gesture.kind is not GestureKind.DRAG or gesture.to is None or not gesture.tokens:
        return ()
    known = {placement.token: placement.place.zone for placement in view.placements}
    zones = {known.get(token, "") for token in gesture.tokens}
    own, to = HANDS[gesture.seat].zone, gesture.to.zone
    if zones == {to} or "" in zones:
        return ()
    is_hand = any(hand.zone == to for hand in HANDS)
    verb = "give" if is_hand and to != own else "play"
    return (Action(gesture.seat, verb, gesture.tokens, Place(to)),)


def selected_with(view: View, token: TokenId) -> tuple[TokenId, ...]:
    """The cards of the own hand that a click on one of them takes: as many of its rank as the trick asks for."""
    if view.seat is None or words.is_giving(view):
        return (token,)
    own = [p for p in view.placements if p.place.zone == HANDS[view.seat].zone and p.face is not None]
    strengths = {p.token: STRENGTHS[CARD_OF[p.face]] for p in own if p.face is not None}
    strength = strengths.get(token)
    if strength is None:
        return (token,)
    wanted = sum(1 for p in view.placements if p.place.zone == TRICK.zone)
    alike = [token, *(other for other in strengths if strengths[other] == strength and other != token)]
    if not wanted:
        return tuple(alike)
    if len(alike) < wanted and strength != JOKER and ("president.jokers-wild", "on") in view.options:
        alike += [other for other in strengths if strengths[other] == JOKER]
    return tuple(alike[:wanted]) if len(alike) >= wanted else (token,)


# Decoration


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """Cards that change hands fly, and one sound for what happened."""
    was = {placement.token: placement.place.zone for placement in before.placements}
    hands = {hand.zone for hand in HANDS}
    moved = [p for p in after.placements if was.get(p.token) != p.place.zone]
    if not moved:
        return ()
    swapped = [p for p in moved if p.place.zone in hands and was.get(p.token) in hands]
    if swapped and len(swapped) == len(moved) and not _is_new_deal(before):
        first, *others = swapped
        return (Cue(first.token, CueKind.FLY, sound="card"), *(Cue(p.token, CueKind.FLY) for p in others))
    if action.verb == "play":
        return (Cue(action.tokens[0], sound="card"),)
    return (Cue(moved[0].token, sound="shuffle" if _is_new_deal(before) else "draw"),)


def _is_new_deal(before: View) -> bool:
    """Whether a go-on from this view deals the cards anew: then the points of a deal stand on the plates."""
    return words.is_counted(before)
