"""Crazy Eights: two at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat, Setup, TokenId
from tabletop.games.crazy_eights.state import DISCARD, HANDS, STOCK, TOKENS, State
from tests.games.crazy_eights_positions import GO_ON, after, at, ids, play
from tests.stages import Done, Play, Stage, drag

_ASKED = "the table asks for the suit, and offers the four only"
_NO_PASS = "the button that passes is there only after a card was drawn"
WITHOUT = {
    "crazy_eights.eight-names-suit": _ASKED,
    "crazy_eights.joker-suit": _ASKED,
    "crazy_eights.pass-only-after-draw": _NO_PASS,
    "crazy_eights.pass-only-after-draw@free-draw": _NO_PASS,
}

Options = dict[str, str]
MANY: Options = {"many-on-suit": "on"}
STACKING: Options = {"stacking": "on"}
DRAW_TWO: Options = {"call-penalty": "draw-two"}
NO_CALL: Options = {"call-penalty": "none"}
_HAND = "6C 9H 9C JS KD"


def _table(options: Options | None) -> Setup:
    return Setup(2, tuple((f"crazy_eights.{name}", value) for name, value in (options or {}).items()))


def _stage(state: State, names: str, to: Place = DISCARD, seat: Seat = 0, options: Options | None = None) -> Stage:
    """Cards of a hand are carried to a place."""
    return Stage(_table(options), state, drag(seat, ids(state, names), to))


def _next(state: State) -> TokenId:
    """The card that is drawn next."""
    return TOKENS[state.stock[-1]]


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    state = at(_HAND, 5, top="6H")
    yield _stage(state, "6C", STOCK)  # play-same-rank
    yield _stage(state, "9H 9C")  # many-only-on-same-rank
    yield _stage(at(_HAND, 5, top="6H", options=MANY), "9H JS", options=MANY)
    yield _stage(state, "KD")  # must-match
    yield Stage(_table(None), state, drag(0, _next(state), HANDS[0]))  # must-play-if-able
    stuck = at("9C 10C JS KD", 5, top="6H")
    yield Stage(_table(None), stuck, drag(0, _next(stuck), DISCARD))  # draw-one-if-stuck
    blocked = at("9C 10C JS KD", "9S 10S QC KS", top="6H", stock="")
    yield Stage(_table(None), blocked, Gesture(GestureKind.TAP, 0, to=STOCK))
    pending = at("2C 9H JS KD", 5, top="2H", options=STACKING, pending=2)
    yield _stage(pending, "9H", options=STACKING)
    state = at("9H 2S", "KH QH JH 10H", top="6H")
    laid = after(state, play(state, "9H"))
    yield _stage(laid, "KH", seat=1)  # say-card
    yield _stage(after(laid, Action(1, "catch")), "KH", seat=1)  # caught-without-card
    for options in (DRAW_TWO, {**DRAW_TWO, "call-time": "5"}):
        state = at("9H 2S", "KH QH JH 10H", top="6H", options=options)
        caught = after(state, play(state, "9H"), Action(1, "catch"))
        yield _stage(caught, "10H", HANDS[0], 1, options)
    yield _stage(at(_HAND, "2S", top="6H", options=NO_CALL), "KD", HANDS[1], options=NO_CALL)


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("6C 6S 9H JS", 5, top="6H")
    yield Play("crazy_eights.play-same-rank", _table(None), state, (Done(drag(0, ids(state, "6C 6S"), DISCARD)),))
    state = at("8C 9S 10S KD", "3H 4S 5D", top="6H")
    named = Done(drag(0, ids(state, "8C"), DISCARD), choice="S")
    steps = (named, Done(GO_ON), Done(drag(1, ids(state, "4S"), DISCARD)))
    yield Play("crazy_eights.eight-names-suit", _table(None), state, steps)
    state = at("2H 9S 10S KD", "3H 4S 5D", top="6H")
    steps = (Done(drag(0, ids(state, "2H"), DISCARD)), Done(GO_ON), Done(drag(1, ids(state, "3H"), DISCARD)))
    yield Play("crazy_eights.two-and-joker-draw-two", _table(None), state, steps)
