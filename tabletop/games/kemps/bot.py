"""The computer player of Kemps: it collects, signals and bluffs, and has eyes and a voice that need their time."""

from __future__ import annotations

import math

from msgspec import Struct

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    DOLLS,
    NO_GESTURE,
    ROW,
    SEATS,
    SIGNS,
    TOKENS,
    Call,
    Phase,
    State,
    partner_of,
    team_of,
)
from tabletop.games.kemps.values import Swap, best_swap, gone, shares
from tabletop.kit.cards import RANKS

_COLLECT = PLURAL_NOOP("kemps", "The hand already has %n card(s) of this rank.", "why a card of the row is taken", 1)
_FEW_LEFT = PLURAL_NOOP("kemps", "Careful: %n card(s) of this rank have been put aside or lie in the row.", "", 1)
_LOST = QT_TRANSLATE_NOOP("kemps", "The card that goes out is no use: one of its rank has been put aside.")
_NOTHING = QT_TRANSLATE_NOOP("kemps", "No card of the row helps towards a four.")
_SIGNAL = QT_TRANSLATE_NOOP("kemps", "The hand is a four: the partner has to know.")
_DECOY = QT_TRANSLATE_NOOP("kemps", "A decoy keeps the other team guessing.")
_READY = QT_TRANSLATE_NOOP("kemps", "There is nothing more to do in this turn.")
_SEEN = QT_TRANSLATE_NOOP("kemps", "The partner has shown the signal.")
_LOOKED = QT_TRANSLATE_NOOP("kemps", "What the partner showed looked like the signal.")
_BOTH = QT_TRANSLATE_NOOP("kemps", "The partner has a four, and so has this hand.")
_SUSPECT = QT_TRANSLATE_NOOP("kemps", "One gesture of the other team is more likely than all the others.")
_ANY_SIGNAL = QT_TRANSLATE_NOOP("kemps", "Any gesture will do; a new one is harder to guess.")


class Eyes(Struct, frozen=True):
    """How fast and how well a level plays: the time between two looks at the row, how many of 1000 signals it sees, how
    fast it calls, how often of 1000 it calls by mistake, from which share on it counters and how fast. `remembers`:
    it keeps in mind what has been put aside."""

    look_ms: int
    sees: int
    call_ms: int
    mistakes: int
    doubts: float
    counter_ms: int
    remembers: bool


EYES = {
    Level.FIRST_STEPS: Eyes(3000, 650, 1900, 15, 0.75, 2400, False),
    Level.EASY: Eyes(2200, 800, 1300, 10, 0.60, 1800, False),
    Level.MEDIUM: Eyes(1500, 920, 850, 3, 0.50, 1400, True),
    Level.HARD: Eyes(900, 990, 550, 0, 0.42, 1000, True),
    Level.BEST: Eyes(550, 1000, 430, 0, 0.35, 700, True),
}
LOOK_SPREAD, CALL_SPREAD = 0.3, 0.25
FASTEST_MS = 350
STEP_MS, LAST_STEP_MS = 400, 250
"""A private turn of a computer player: its swap, and what follows."""
SIGNAL_MS, AGAIN_MS, DECOY_MS = (800, 3000), (4000, 7000), (5000, 12_000)
"""Where all play at once: when a doll shows the signal, shows it again, or shows a decoy."""
DECOYS = 60
"""Of 100 turns without a four so many show a decoy."""
_TRIES = 20


class KempsPolicy:
    """All levels: they differ in their eyes."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """Choose a signal, take the private turn, or react to what is to be seen."""
        state, eyes, verbs = ask.worlds[0], EYES[ask.level], {action.verb for action in ask.legal}
        if "go_on" in verbs:
            return Choice(ask.legal[0])
        if "choose_signal" in verbs:
            return Choice(ask.legal[chance.pick(len(ask.legal))], say(_ANY_SIGNAL))
        if "name" in verbs:
            return Choice(_most_likely(state, ask), say(_SUSPECT), 2 * FASTEST_MS)
        if "confirm_double" in verbs:
            after_ms = max(FASTEST_MS, _log_normal(chance, eyes.call_ms, CALL_SPREAD))
            confirms = _has_four(state, ask.seat)
            return Choice(Action(ask.seat, "confirm_double"), say(_BOTH), after_ms) if confirms else Choice(None)
        if state.phase is Phase.TURN:
            return _private(ask, eyes, chance)
        return _reaction(ask, eyes, chance)


POLICY = KempsPolicy()


def _has_four(state: State, seat: Seat) -> bool:
    return st.is_four(state.cards, state.cards.hands[seat])


def _most_likely(state: State, ask: Ask[State]) -> Action:
    likely = shares(state, ask.seat)
    return max(ask.legal, key=lambda action: likely[st.GESTURE_OF[action.tokens[0]]])


# A private turn


def _private(ask: Ask[State], eyes: Eyes, chance: Chance) -> Choice:
    """Swap, then choose a gesture or none, then end the turn."""
    state, seat = ask.worlds[0], ask.seat
    swap = None if state.turned or state.planned or _has_four(state, seat) else _swap(state, seat, eyes, chance)
    if swap is not None:
        return Choice(_as_action(state, seat, swap), _why(state, swap), STEP_MS)
    signal, planned = st.own_signal(state, seat), state.planned
    if _has_four(state, seat) and planned == signal[: len(planned)] and len(planned) < len(signal):
        return Choice(Action(seat, "gesture", (SIGNS[signal[len(planned)]],)), say(_SIGNAL), LAST_STEP_MS)
    if not planned and chance.pick(100) < DECOYS:
        return Choice(Action(seat, "gesture"), say(_DECOY), LAST_STEP_MS)
    return Choice(Action(seat, "done"), say(_READY), LAST_STEP_MS)


def _swap(state: State, seat: Seat, eyes: Eyes, chance: Chance) -> Swap | None:
    return best_swap(state.cards, state.cards.hands[seat], eyes.remembers, chance)


def _as_action(state: State, seat: Seat, swap: Swap) -> Action:
    return Action(seat, "swap", (TOKENS[swap.out],), Place(ROW.zone, state.cards.row.index(swap.taken)))


def _why(state: State, swap: Swap) -> Text:
    """Why a swap helps; where few cards of the rank are left, that is the more important thing to say."""
    few = gone(state.cards, RANKS[state.cards.faces[swap.taken]]) - 1
    if few > 1:
        return say(_FEW_LEFT, few + 1)
    return say(_LOST) if swap.lost else say(_COLLECT, swap.held)


# Reactions


def _reaction(ask: Ask[State], eyes: Eyes, chance: Chance) -> Choice:
    """Whoever is about to call does nothing else; else what comes first, a look at the row or a gesture."""
    state, seat = ask.worlds[0], ask.seat
    if any(action.verb == Call.KEMPS for action in ask.legal):
        for call in (_call(state, seat, eyes, chance), _counter(state, seat, eyes, chance)):
            if call.action is not None:
                return call
    if state.phase is not Phase.OPEN:
        return Choice(None)
    look, shown = _look(state, seat, eyes, chance), _show(state, seat, chance)
    return look if look.action is not None and look.after_ms <= shown.after_ms else shown


def _begun(state: State, seat: Seat) -> bool:
    """Whether the doll of a seat shows a gesture from this moment on; each gesture is judged once."""
    return state.shown[seat].gesture != NO_GESTURE and state.times.shown[seat] == state.times.now


def _call(state: State, seat: Seat, eyes: Eyes, chance: Chance) -> Choice:
    partner = partner_of(seat)
    if not _begun(state, partner):
        return Choice(None)
    length = state.house.signal_length
    shown = tuple(sign.gesture for sign in state.signs if sign.seat == partner)[-length:]
    seen = shown == st.own_signal(state, seat)
    if chance.pick(1000) >= (eyes.sees if seen else eyes.mistakes):
        return Choice(None)
    both = seen and _has_four(state, seat)
    after_ms = max(FASTEST_MS, _log_normal(chance, eyes.call_ms, CALL_SPREAD))
    return Choice(
        Action(seat, (Call.DOUBLE if both else Call.KEMPS).value),
        say(_BOTH if both else _SEEN if seen else _LOOKED),
        after_ms,
    )


def _counter(state: State, seat: Seat, eyes: Eyes, chance: Chance) -> Choice:
    others = (other for other in range(SEATS) if team_of(other) != team_of(seat))
    doubts = state.house.signal_length == 1 and any(_begun(state, other) for other in others)
    if not doubts or max(shares(state, seat)) <= eyes.doubts:
        return Choice(None)
    after_ms = max(FASTEST_MS, _log_normal(chance, eyes.counter_ms, CALL_SPREAD))
    return Choice(Action(seat, Call.COUNTER.value), say(_SUSPECT), after_ms)


def _dolls_but(seat: Seat) -> tuple[TokenId, ...]:
    return tuple(doll for owner, doll in enumerate(DOLLS) if owner != seat)


def _look(state: State, seat: Seat, eyes: Eyes, chance: Chance) -> Choice:
    """A look at the row: a card is taken, or nothing is wanted of it."""
    times, swap = state.times, None if _has_four(state, seat) else _swap(state, seat, eyes, chance)
    if swap is not None:
        since_ms = max(times.swapped[seat], times.laid[state.cards.row.index(swap.taken)])
        action = _as_action(state, seat, swap)
        least_ms = st.swap_from(state, action) - times.now
        after_ms = max(least_ms, _still_to_wait(chance, eyes.look_ms, times.now - since_ms))
        return Choice(action, _why(state, swap), after_ms, (), (TOKENS[swap.taken], *_dolls_but(seat)))
    if seat in state.passed:
        return Choice(None)
    after_ms = _still_to_wait(chance, eyes.look_ms, times.now - max(times.swapped[seat], *times.laid))
    row = tuple(TOKENS[token] for token in state.cards.row)
    return Choice(Action(seat, "done"), say(_NOTHING), after_ms, (), (*row, *_dolls_but(seat)))


def _still_to_wait(chance: Chance, median_ms: int, waited_ms: int) -> int:
    """How much of a reaction time is left of which so much has gone by."""
    for _ in range(_TRIES):
        after_ms = _log_normal(chance, median_ms, LOOK_SPREAD)
        if after_ms >= waited_ms:
            return after_ms - waited_ms
    return chance.pick(median_ms)


def _show(state: State, seat: Seat, chance: Chance) -> Choice:
    """The signal for a four, again and again, else a decoy now and then."""
    times, signal = state.times, st.own_signal(state, seat)
    since_ms = max(times.shown[seat], times.swapped[seat], times.row)
    if not _has_four(state, seat):
        sign = _decoy(state, seat, chance)
        after_ms = _left_of(chance, DECOY_MS, times.now - since_ms)
        return Choice(Action(seat, "gesture", (SIGNS[sign],)), say(_DECOY), after_ms, (), _dolls_but(seat))
    halfway = len(signal) > 1 and state.last[seat] == signal[0]
    again = times.shown[seat] > times.swapped[seat] and state.last[seat] == signal[-1]
    gesture = signal[-1] if halfway else signal[0]
    least_ms = st.gesture_from(state, seat) - times.now
    after_ms = max(least_ms, _left_of(chance, AGAIN_MS if again else SIGNAL_MS, times.now - since_ms))
    return Choice(Action(seat, "gesture", (SIGNS[gesture],)), say(_SIGNAL), after_ms, (), _dolls_but(seat))


def _decoy(state: State, seat: Seat, chance: Chance) -> int:
    others = [gesture for gesture in range(len(SIGNS)) if not st.gives_signal(state, seat, gesture)]
    return others[chance.pick(len(others))]


def _left_of(chance: Chance, span: tuple[int, int], waited_ms: int) -> int:
    """How much is left of a time within a span, of which so much has gone by."""
    least_ms, most_ms = max(span[0], waited_ms), max(span[1], waited_ms + 1000)
    return least_ms + chance.pick(most_ms - least_ms + 1) - waited_ms


def _log_normal(chance: Chance, median_ms: int, spread: float) -> int:
    """A log-normal time; the sum of twelve even numbers stands for the normal distribution."""
    normal = sum(chance.pick(1000) for _ in range(12)) / 1000 - 5.994
    return round(median_ms * math.exp(spread * normal))
