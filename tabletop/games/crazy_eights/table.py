"""The table of Crazy Eights: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

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
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.moves import the_draw
from tabletop.games.crazy_eights.state import CALL, DISCARD, HANDS, INDEX, PACK, STOCK, Phase, State
from tabletop.games.crazy_eights.transitions import is_caught
from tabletop.kit.cards import DEALER, DEALER_FACE, RANKS, SUIT_FACES, suit_name
from tabletop.kit.deals import note
from tabletop.kit.hands import Layout, badges, hand_zones, in_hand_zones

KEYS = ("E", "O", "X", "N", "H")
"""The keys with which the seats call and catch, by their letter on a QWERTY keyboard."""

_SCALE = 1.08
_WIDTH, _HEIGHT = 63 * _SCALE, 88 * _SCALE
_MIDDLE_X, _MIDDLE_Y, _APART = 320.0, 186.0, 130.0
_PRESSED = {"call": "call_card", "pass": "pass", **{f"catch-{seat}": "catch" for seat in range(len(KEYS))}}
"""What a button means that neither stays down nor draws."""
_CALL_AREA = Rect(572.0, 272.0, 57.0, 57.0)
_PLAIN_AREA = Rect(272.0, 264.0, 96.0, 32.0)

_STOCK_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Stock")
_DISCARD_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Discard pile")
_CATCH_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Caught!", "button: somebody forgot the call")
_PASS_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Pass", "button")
_DRAW_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Draw a card", "button, while the stock is empty")

_SIGN_EIGHT = QT_TRANSLATE_NOOP("crazy_eights", "any time, names a suit")
_SIGN_JOKER = QT_TRANSLATE_NOOP("crazy_eights", "joker: any time, next player draws two")
_SIGN_JOKER_NAMES = QT_TRANSLATE_NOOP("crazy_eights", "joker: names a suit, next player draws two")
_SIGN_TWO = QT_TRANSLATE_NOOP("crazy_eights", "next player draws two")
_SIGN_TWO_STACKING = QT_TRANSLATE_NOOP("crazy_eights", "next player draws two or passes it on")
_SIGN_JACK = QT_TRANSLATE_NOOP("crazy_eights", "next player misses a turn")
_SIGN_ACE = QT_TRANSLATE_NOOP("crazy_eights", "reverses the direction")
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
    """What a seat is shown: the own hand, and all that has been laid; every hand while it is counted."""
    return View(
        seat=seat,
        active=frozenset({state.turn}) if state.phase is Phase.MOMENT and not is_caught(state) else active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
    )


def _layout(state: State) -> Layout:
    return {STOCK.zone: state.stock, DISCARD.zone: state.discard, **in_hand_zones(state.hands)}


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
        face = DEALER_FACE if seat == state.dealer and state.phase is not Phase.OVER else ""
        facts.append(PlateFact(seat, words.hand_fact(state, seat), face=face))
    return (*facts, *badges(PACK, state.plays), *note(words.DEAL_OF, state.deal, state.house.deals))


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is Phase.MOMENT:
        found = _race_buttons(state) if is_caught(state) else []
        return tuple(button for button in found if seat in (None, button.seat))
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    found = []
    if state.house.calls and len(state.hands[seat]) > 1:
        found.append(Button("call", say(words.CALL_LABEL), ButtonKind.SWITCH, seat, KEYS[seat]))
    fits = st.fitting(state, seat)
    if state.drawn and fits and st.may_pass(state, fits):
        found.append(Button("pass", say(_PASS_LABEL), ButtonKind.PLAIN, seat))
    elif not state.stock and st.may_draw(state, fits):
        found.append(Button("draw", say(_DRAW_LABEL), ButtonKind.PLAIN, seat))
    return tuple(found)


def _race_buttons(state: State) -> list[Button]:
    mover = state.mover
    found = [Button("call", say(words.CALL_LABEL), ButtonKind.CALL, mover, KEYS[mover])]
    for seat in range(state.seats):
        if seat != mover:
            found.append(Button(f"catch-{seat}", say(_CATCH_LABEL), ButtonKind.CALL, seat, KEYS[seat]))
    return found


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: dragging to the discard pile lays, from the stock draws, to another hand gives."""
    seat, tokens = gesture.seat, gesture.tokens
    if gesture.kind is GestureKind.BUTTON:
        return _pressed(state, gesture)
    zones = PACK.zones_of(_layout(state), tokens)
    if gesture.kind is GestureKind.TAP:
        tapped = zones[0] if zones else gesture.to.zone if gesture.to is not None else ""
        return (the_draw(state, seat),) if tapped == STOCK.zone else ()
    if not zones or "" in zones or gesture.to is None:
        return ()
    own, source, target = HANDS[seat].zone, zones[0], gesture.to.zone
    if source == own:
        if target == own:
            return ()
        if target in (DISCARD.zone, STOCK.zone):
            return _lay(state, gesture, target)
        return (Action(seat, "give", tokens, Place(target)),)
    if source == STOCK.zone and target == own:
        return (the_draw(state, seat),)
    if target == DISCARD.zone and source not in (STOCK.zone, DISCARD.zone):
        return (Action(seat, "play", tokens, DISCARD),)
    return (Action(seat, "draw", tokens, Place(target)),)


def _pressed(state: State, gesture: Gesture) -> tuple[Action, ...]:
    seat, button = gesture.seat, gesture.button
    if any(shown.id == button and shown.kind is ButtonKind.SWITCH for shown in _buttons(state, seat)):
        return ()
    if button == "draw":
        return (the_draw(state, seat),)
    verb = _PRESSED.get(button)
    return (Action(seat, verb),) if verb is not None else ()


def _lay(state: State, gesture: Gesture, target: str) -> tuple[Action, ...]:
    """One play, or one for each suit that may be named."""
    left = len(state.hands[gesture.seat]) - len(gesture.tokens)
    call = CALL if "call" in gesture.switches and left == 1 else ""
    names = st.names_suit(state, _rank(state, gesture.tokens[-1]), left)
    return tuple(
        Action(gesture.seat, "play", gesture.tokens, Place(target), choice) for choice in st.choices(names, (call,))
    )


def _rank(state: State, token: TokenId) -> int:
    """The rank of a card that is seen, -1 of any other."""
    (card,) = PACK.shown(state.faces, (token,))
    return RANKS[card] if card < len(RANKS) else -1


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """The cards of the own hand that a click on one of them takes: all of its rank, where they may be laid together.
    The one that was pointed at comes last and will lie on top."""
    number, hand = INDEX[token], state.hands[seat]
    if state.phase is Phase.GIVE or number not in hand:
        return (token,)
    rank = _rank(state, token)
    others = [other for other in hand if other != number and RANKS[state.faces[other]] == rank]
    together = st.may_lay_together(state, (*others, number), rank)
    return (*(PACK.ids[other] for other in others), token) if together else (token,)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """How cards move that do not simply slide, and one sound for what happened."""
    went = PACK.moved(_layout(before), _layout(after))
    sound, said = _sound(action, bool(went)), words.moment(before, action, after)
    call = said.text if said is not None else None
    if not went:
        own = after.hands[action.seat][:1] if sound else ()
        return tuple(Cue(PACK.ids[token], sound=sound, call=call) for token in own)
    first, *others = sorted(went, key=lambda token: token not in action.tokens)
    given = action.verb == "give" or (action.verb == "catch" and went[first] != STOCK.zone)
    kind = CueKind.FLY if given else CueKind.SLIDE
    return (Cue(first, kind, sound=sound, call=call), *(Cue(token, kind) for token in others if given))


def _sound(action: Action, moves: bool) -> str:
    if st.read_choice(action.choice)[1]:
        return "call"
    if action.verb == "go_on":
        return "shuffle" if moves else ""
    return {"play": "card", "draw": "draw", "give": "card", "catch": "call", "call_card": "call"}.get(action.verb, "")
