"""The table of Crazy Eights: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.options import resolve
from tabletop.core.table import ButtonSpec, LegendRow, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    CountFact,
    Cue,
    CueKind,
    DirectionFact,
    Fact,
    PlateFact,
    SignFact,
    View,
)
from tabletop.games.crazy_eights import OPTIONS, words
from tabletop.games.crazy_eights.state import (
    CALL,
    DISCARD,
    EIGHT,
    HANDS,
    PACK,
    STOCK,
    Phase,
    State,
    can_draw,
    fitting,
)
from tabletop.kit.cards import (
    CARD_OF,
    DEALER,
    DEALER_FACE,
    JOKER_RANK,
    RANKS,
    SUIT_FACES,
    SUIT_LETTERS,
    SUITS,
    suit_name,
)
from tabletop.kit.deals import note
from tabletop.kit.hands import badges, hand_zones

KEYS = ("E", "O", "X", "N", "H")
"""The keys with which the seats call and catch, by their letter on a QWERTY keyboard."""

_SCALE = 1.08
_WIDTH, _HEIGHT = 63 * _SCALE, 88 * _SCALE
_MIDDLE_X, _MIDDLE_Y, _APART = 320.0, 186.0, 130.0
_CALL_AREA = Rect(572.0, 272.0, 57.0, 57.0)
_PLAIN_AREA = Rect(272.0, 264.0, 96.0, 32.0)

_STOCK_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Stock")
_DISCARD_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Discard pile")
_CALL_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Card!", "button: the call with one card left")
_CATCH_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Caught!", "button: somebody forgot the call")
_PASS_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Pass", "button")
_DRAW_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Draw a card", "button, while the stock is empty")

_SIGN_EIGHT = QT_TRANSLATE_NOOP("crazy_eights", "any time, names a suit")
_SIGN_JOKER = QT_TRANSLATE_NOOP("crazy_eights", "joker: any time, next player draws two")
_SIGN_JOKER_NAMES = QT_TRANSLATE_NOOP("crazy_eights", "joker: names a suit, next player draws two")
_SIGN_TWO = QT_TRANSLATE_NOOP("crazy_eights", "next player draws two")
_SIGN_TWO_STACKING = QT_TRANSLATE_NOOP("crazy_eights", "next player draws two or passes it on")
_SIGN_JACK = QT_TRANSLATE_NOOP("crazy_eights", "next player misses a turn")
_SIGN_ACE = QT_TRANSLATE_NOOP("crazy_eights", "turns the direction")
_SIGN_SEVEN = QT_TRANSLATE_NOOP("crazy_eights", "play again")


# The spec


def spec(setup: Setup) -> TableSpec:
    """Two piles in the middle and a hand for each seat."""
    zones = (
        ZoneSpec(STOCK.zone, ZoneKind.PILE, say(_STOCK_LABEL), area=_pile(-1), scale=_SCALE),
        ZoneSpec(DISCARD.zone, ZoneKind.PILE, say(_DISCARD_LABEL), area=_pile(1), scale=_SCALE, browsable=True),
        *hand_zones(setup.seats),
    )
    calls = (ButtonSpec(name, _CALL_AREA) for name in ("call", *(f"catch-{seat}" for seat in range(setup.seats))))
    buttons = (*calls, ButtonSpec("pass", _PLAIN_AREA), ButtonSpec("draw", _PLAIN_AREA))
    return TableSpec(zones, buttons=buttons, legend=_legend(setup))


def _pile(side: int) -> Rect:
    x = _MIDDLE_X + side * _APART / 2
    return Rect(x - _WIDTH / 2, _MIDDLE_Y - _HEIGHT / 2, _WIDTH, _HEIGHT)


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    options = resolve(OPTIONS, setup.options)
    names = options["crazy_eights.joker-suit"] == "name"
    stacking = options["crazy_eights.stacking"] == "on"
    rows = [
        LegendRow("8", say(_SIGN_EIGHT)),
        LegendRow("★", say(_SIGN_JOKER_NAMES if names else _SIGN_JOKER)),
        LegendRow("2", say(_SIGN_TWO_STACKING if stacking else _SIGN_TWO)),
        LegendRow("J", say(_SIGN_JACK), rank=True),
    ]
    if setup.seats > 2:
        rows.append(LegendRow("A", say(_SIGN_ACE), rank=True))
    return (*rows, LegendRow("7", say(_SIGN_SEVEN)), LegendRow(DEALER_FACE, say(DEALER)))


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat may know: the own hand, and all that has been laid; every hand while it is counted."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
        options=state.house.changed,
    )


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    faces = state.faces
    return (
        *PACK.placed(STOCK.zone, state.stock, faces, seen=False),
        *PACK.placed(DISCARD.zone, state.discard, faces),
        *PACK.in_hands(state.hands, faces, seat, open_hands=state.phase in (Phase.COUNT, Phase.OVER)),
    )


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [
        CountFact(STOCK.zone, len(state.stock)),
        SignFact(DISCARD.zone, SUIT_FACES[state.suit], suit_name(state.suit)),
    ]
    if state.seats > 2:
        facts.append(DirectionFact(DISCARD.zone, state.step > 0))
    for seat in range(state.seats):
        face = DEALER_FACE if seat == state.dealer else ""
        facts.append(PlateFact(seat, words.hand_fact(state, seat), face=face))
    return (*facts, *badges(PACK, state.plays), *note(words.DEAL_OF, state.deal, state.house.deals))


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is Phase.MOMENT:
        return tuple(button for button in _race_buttons(state) if seat in (None, button.seat))
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    found = []
    if state.house.calls and len(state.hands[seat]) > 1:
        found.append(Button("call", say(_CALL_LABEL), ButtonKind.SWITCH, seat, KEYS[seat]))
    fits = bool(fitting(state, seat))
    if state.drawn and fits and state.house.free_draw:
        found.append(Button("pass", say(_PASS_LABEL), ButtonKind.PLAIN, seat))
    elif not state.stock and can_draw(state) and not state.drawn and (state.house.free_draw or not fits):
        found.append(Button("draw", say(_DRAW_LABEL), ButtonKind.PLAIN, seat))
    return tuple(found)


def _race_buttons(state: State) -> list[Button]:
    mover = state.mover
    found = [] if state.called else [Button("call", say(_CALL_LABEL), ButtonKind.CALL, mover, KEYS[mover])]
    for seat in range(state.seats):
        if seat != mover and not state.tried >> seat & 1:
            found.append(Button(f"catch-{seat}", say(_CATCH_LABEL), ButtonKind.CALL, seat, KEYS[seat]))
    return found


# Gestures


class _Hand(Struct, frozen=True):
    """The carried tokens as the viewer sees them: where they come from, and the faces."""

    zone: str
    faces: tuple[str | None, ...]


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: dragging to the discard pile lays, from the stock draws, to another hand gives."""
    if gesture.kind is GestureKind.BUTTON:
        return _pressed(view, gesture)
    carried = _carried(view, gesture.tokens)
    if gesture.kind is GestureKind.TAP:
        zone = carried.zone if carried is not None else gesture.to.zone if gesture.to is not None else ""
        return (_draw(view, gesture.seat),) if zone == STOCK.zone else ()
    if carried is None or gesture.to is None:
        return ()
    own = HANDS[gesture.seat].zone
    if carried.zone == own:
        if gesture.to.zone == own:
            return ()
        if gesture.to.zone in (DISCARD.zone, STOCK.zone):
            return _lay(view, gesture, carried)
        return (Action(gesture.seat, "give", gesture.tokens, Place(gesture.to.zone)),)
    if carried.zone == STOCK.zone and gesture.to.zone == own:
        return (_draw(view, gesture.seat),)
    if gesture.to.zone == DISCARD.zone and carried.zone not in (STOCK.zone, DISCARD.zone):
        return (Action(gesture.seat, "play", gesture.tokens, DISCARD),)
    return (Action(gesture.seat, "draw", gesture.tokens, Place(gesture.to.zone)),)


def _pressed(view: View, gesture: Gesture) -> tuple[Action, ...]:
    seat = gesture.seat
    shown = next((button for button in view.buttons if button.id == gesture.button), None)
    if shown is not None and shown.kind is ButtonKind.SWITCH:
        return ()
    if gesture.button == "call":
        return (Action(seat, "call_card"),)
    if gesture.button.startswith("catch-"):
        return (Action(seat, "catch"),)
    if gesture.button == "draw":
        return (_draw(view, seat),)
    return (Action(seat, "pass"),) if gesture.button == "pass" else ()


def _carried(view: View, tokens: tuple[TokenId, ...]) -> _Hand | None:
    found = {p.token: p for p in view.placements if p.token in tokens}
    if not tokens or len(found) != len(tokens):
        return None
    return _Hand(found[tokens[0]].place.zone, tuple(found[token].face for token in tokens))


def _draw(view: View, seat: Seat) -> Action:
    stock = [p for p in view.placements if p.place.zone == STOCK.zone]
    top = (max(stock, key=lambda p: p.place.slot).token,) if stock else ()
    return Action(seat, "draw", top, HANDS[seat])


def _lay(view: View, gesture: Gesture, carried: _Hand) -> tuple[Action, ...]:
    """One play, or one for each suit that may be named."""
    size = sum(1 for p in view.placements if p.place.zone == carried.zone)
    left = size - len(gesture.tokens)
    call = CALL if "call" in gesture.switches and left == 1 else ""
    face = carried.faces[-1]
    rank = RANKS[CARD_OF[face]] if face is not None else -1
    jokers_name = ("crazy_eights.joker-suit", "name") in view.options
    names = left > 0 and (rank == EIGHT or (rank == JOKER_RANK and jokers_name))
    to = Place(gesture.to.zone) if gesture.to is not None else DISCARD
    suits = tuple(SUIT_LETTERS) if names else ("",)
    return tuple(Action(gesture.seat, "play", gesture.tokens, to, (suit + call) or None) for suit in suits)


def selected_with(view: View, token: TokenId) -> tuple[TokenId, ...]:
    """The cards of the own hand that a click on one of them takes: all of its rank, where they may be laid together.
    The one that was pointed at comes last and will lie on top."""
    if view.seat is None or words.is_giving(view):
        return (token,)
    own = {p.token: p.face for p in view.placements if p.place.zone == HANDS[view.seat].zone and p.face is not None}
    face = own.pop(token, None)
    if face is None:
        return (token,)
    rank = RANKS[CARD_OF[face]]
    alike = [other for other, shown in own.items() if RANKS[CARD_OF[shown]] == rank]
    return (*alike, token) if _go_together(view, [face, *(own[other] for other in alike)]) else (token,)


def _go_together(view: View, faces: list[str]) -> bool:
    """Whether cards of one rank may be laid in one play, as the viewer sees the table."""
    cards = [CARD_OF[face] for face in faces]
    top = max((p for p in view.placements if p.place.zone == DISCARD.zone), key=lambda p: p.place.slot)
    rank = RANKS[cards[0]]
    if top.face is not None and rank == RANKS[CARD_OF[top.face]]:
        return True
    if ("crazy_eights.many-on-suit", "on") not in view.options:
        return False
    in_force = next(SUIT_FACES.index(fact.face) for fact in view.facts if isinstance(fact, SignFact))
    return rank in (EIGHT, JOKER_RANK) or any(SUITS[card] == in_force for card in cards)


# Decoration


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """How cards move that do not simply slide, and one sound for what happened."""
    was = {p.token: p.place.zone for p in before.placements}
    moved = [p for p in after.placements if was.get(p.token) != p.place.zone]
    sound = _sound(action, moved)
    if not moved:
        called = [p.token for p in after.placements if p.owner == action.seat][:1] if sound else []
        return tuple(Cue(token, sound=sound) for token in called)
    first, *others = sorted(moved, key=lambda p: p.token not in action.tokens)
    given = action.verb == "give" or (action.verb == "catch" and was.get(first.token) != STOCK.zone)
    kind = CueKind.FLY if given else CueKind.SLIDE
    return (Cue(first.token, kind, sound=sound), *(Cue(p.token, kind) for p in others if given))


def _sound(action: Action, moved: list[Placement]) -> str:
    called = isinstance(action.choice, str) and action.choice.endswith(CALL)
    if called or action.verb == "call_card":
        return "call"
    if action.verb == "go_on":
        return "shuffle" if moved else ""
    return {"play": "card", "draw": "draw", "give": "card", "catch": "call"}.get(action.verb, "")
