"""Kemps: private turns of four people, and one person against three computer players."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Gesture, Place
from tabletop.games.kemps.state import DOLLS, GESTURES, ROW, SIGNS, STOCK, Call, Claim, Phase, State
from tests.games.kemps_positions import GO_ON, NINES, NOW, OPEN, after, at, does, setup, sign, swap, token
from tests.stages import Done, Play, Stage, drag, press, tap

WITHOUT = {
    "kemps.change-between-deals": "the gestures mean something else while a deal is played",
    "kemps.claims-in-the-open": "there are no buttons for calls behind the curtain",
    "kemps.double-call": "there is a button only while it is waited for",
    "kemps.counter-call": "a gesture names the signal only after the call",
}

_FOUR_ROW = "4S KC QD 2H"


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    yield Stage(setup(), _choosing(at()), _sign(1, "wink"))  # secret-signal
    state = at(phase=Phase.TURN)
    card, goal = token(state, "7C"), Place(ROW.zone, 2)
    yield Stage(setup(), state, drag(0, card, STOCK))  # row-only
    yield Stage(setup(), state, drag(0, (card, token(state, "5C")), goal))  # swap-one-for-one
    yield Stage(setup(), after(state, swap(state, 0, "5C", "4S")), drag(0, card, goal))  # private-turn
    yield Stage(setup(), state, _sign(0, "tug-ear"))  # no-signal-without-four
    yield Stage(setup(), replace(at(), phase=Phase.NAME, claim=Claim(2, Call.COUNTER)), drag(0, card, goal))
    right = after(at(signals=("wink", "tug-ear")), does(0, "call_counter"), sign(0, "name", "tug-ear"))
    yield Stage(setup(), right, drag(0, card, goal))  # call-ends-deal
    yield Stage(setup(), after(at(), does(2, "call_kemps")), press(0, "call_kemps-0"))  # one-claim-per-moment
    for options in ({}, {"after-counter": "resume"}):
        found = _choosing(at(options=options, found=((GESTURES.index("yawn"),), ())))
        yield Stage(setup(options), found, _sign(0, "yawn"))  # counter-right-ends-deal
    pair = {"signal-length": "2"}
    chosen = _choosing(at(options=pair, signals=("tug-ear+wink", "yawn+wink"), draft=(GESTURES.index("wink"),)))
    yield Stage(setup(pair), chosen, _sign(0, "wink"))  # signal-from-catalogue
    yield from _at_once(card, goal)


def _at_once(card: str, goal: Place) -> Iterator[Stage]:
    """One person plays against three computer players."""
    table, state = setup(computers=OPEN), at(computers=OPEN)
    yield Stage(table, state, tap(0, DOLLS[0]))  # signal-from-catalogue
    taken = after(state, swap(state, 3, "10C", "QD", NOW + 295))
    yield Stage(table, taken, drag(0, card, goal), NOW + 310)  # first-to-take
    swapped = after(state, swap(state, 0, "5C", "4S", NOW + 1000))
    yield Stage(table, swapped, drag(0, card, goal), NOW + 1300)  # open-clock
    for laps in ("2", "1", "3"):
        options = {"laps": laps}
        said = after(at(computers=OPEN, options=options), does(0, "done"))
        yield Stage(setup(options, OPEN), said, press(0, "done"))  # row-cleared


def _choosing(state: State) -> State:
    return replace(state, phase=Phase.SIGNALS, choosing=(0, 1))


def _sign(seat: int, gesture: str) -> Gesture:
    return tap(seat, SIGNS[GESTURES.index(gesture)])


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("9S 9H 9D KS", row="9C KC QD 2H", phase=Phase.TURN)
    swapped = Done(drag(0, token(state, "KS"), Place(ROW.zone, 0)))
    yield Play("kemps.swap-one-for-one", setup(), state, (swapped, Done(press(0, "done"))))
    state = at(NINES, row=_FOUR_ROW, phase=Phase.TURN)
    steps = (Done(_sign(0, "tug-ear")), Done(press(0, "done"), luck=(1,)), Done(GO_ON))
    yield Play("kemps.signal-on-four", setup(), state, steps)
    state = at(signals=("wink", "tug-ear"))
    named = (Done(press(0, "call_counter-0")), Done(_sign(0, "tug-ear")))
    yield Play("kemps.counter-call", setup(), state, named)
