"""How the state changes: swaps, gestures, claims, and what the clock does."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.games.kemps import deals
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    GESTURE_OF,
    GESTURES,
    INDEX,
    NO_GESTURE,
    SEATS,
    Call,
    Claim,
    Phase,
    Shown,
    Sign,
    State,
    Verdict,
    changed,
    partner_of,
    team_of,
)

KEMPS_POINTS, DOUBLE_POINTS, COUNTER_POINTS, COUNTER_COSTS = 1, 4, 4, -2


def acted(state: State, action: Action, chance: Chance) -> State:
    """What comes of a legal action."""
    at_ms = st.moment(state, action)
    state = replace(state, times=replace(state.times, now=max(state.times.now, at_ms)))
    match action.verb:
        case "choose_signal":
            return deals.agreed(state, team_of(action.seat), GESTURE_OF[action.tokens[0]], chance)
        case "swap":
            return _swapped(state, action, at_ms)
        case "gesture":
            return _gestured(state, action, chance)
        case "done":
            return _passed(state, action.seat, chance)
        case "call_kemps" | "call_double" | "call_counter":
            return _claimed(state, action.seat, Call(action.verb))
        case "confirm_double":
            return _judged_double(state)
        case "name":
            return _named(state, GESTURE_OF[action.tokens[0]])
        case _:
            return _on_time(state, chance)


# Swaps


def _swapped(state: State, action: Action, at_ms: int) -> State:
    seat, cards, times = action.seat, state.cards, state.times
    assert action.to is not None
    slot, hand, out = action.to.slot, cards.hands[seat], INDEX[action.tokens[0]]
    hands = changed(cards.hands, seat, changed(hand, hand.index(out), cards.row[slot]))
    cards = replace(cards, hands=hands, row=changed(cards.row, slot, out), seen=cards.seen | {out})
    laid, swapped = changed(times.laid, slot, at_ms), changed(times.swapped, seat, at_ms)
    return replace(
        state,
        cards=cards,
        times=replace(times, laid=laid, swapped=swapped, swap=times.now),
        swaps=state.swaps + 1,
        turned=True,
        passed=frozenset(),
        fresh=changed(state.fresh, seat, st.may_hold_four(cards, seat)),
    )


def _passed(state: State, seat: Seat, chance: Chance) -> State:
    """The end of a private turn; where all play at once, a seat wants nothing of this row."""
    if not state.open_mode:
        return _looked_at(state, chance)
    state = replace(state, passed=state.passed | {seat})
    return deals.row_cleared(state, chance) if len(state.passed) == SEATS else state


# Gestures


def _gestured(state: State, action: Action, chance: Chance) -> State:
    """A doll will show a gesture, or shows it; without one in the action any that is no signal."""
    if not action.tokens:
        return replace(state, planned=(*state.planned, _decoy(state, action.seat, chance)))
    gesture = GESTURE_OF[action.tokens[0]]
    if state.open_mode:
        return _shown(state, action.seat, gesture)
    return replace(state, planned=(*state.planned, gesture))


def _decoy(state: State, seat: Seat, chance: Chance) -> int:
    others = [g for g in range(len(GESTURES)) if g not in state.planned and not st.gives_signal(state, seat, g)]
    return others[chance.pick(len(others))]


def _shown(state: State, seat: Seat, gesture: int) -> State:
    now = state.times.now
    sign = Sign(seat, gesture, now, state.turns, state.fresh[seat])
    return replace(
        state,
        shown=changed(state.shown, seat, Shown(gesture, now + st.SHOWN_MS)),
        times=replace(state.times, shown=changed(state.times.shown, seat, now)),
        last=changed(state.last, seat, gesture),
        signs=(*state.signs, sign),
        fresh=changed(state.fresh, seat, False),
    )


# Table moments


def _looked_at(state: State, chance: Chance) -> State:
    """A private turn is over: everybody looks at the table, where the doll shows its gestures after a while."""
    now, whole = state.times.now, 1000 * state.house.table_time
    coming: tuple[tuple[int, int], ...] = ()
    if state.planned:
        first = now + st.FIRST_MS + chance.pick(whole - st.BEFORE_END_MS - st.FIRST_MS + 1)
        step = st.SHOWN_MS + st.PAUSE_MS
        coming = tuple((first + step * number, gesture) for number, gesture in enumerate(state.planned))
    times = replace(state.times, due=now + whole)
    return replace(
        state, phase=Phase.MOMENT, turns=state.turns + 1, lap=state.lap + 1, planned=(), coming=coming,
        locked=frozenset(), verdict=None, times=times,
    )  # fmt: skip


def _moment_over(state: State, chance: Chance) -> State:
    """The next private turn, or a new row after a lap in which nobody swapped, or after the last lap."""
    state = replace(state, coming=(), verdict=None)
    if state.lap % SEATS == 0:
        if not state.swaps or state.lap == SEATS * state.house.laps:
            return deals.row_cleared(replace(state, shown=(Shown(),) * SEATS), chance)
        state = replace(state, swaps=0)
    return deals.turn_begun(state, (state.turn + 1) % SEATS)


# Time


def _on_time(state: State, chance: Chance) -> State:
    match state.phase:
        case Phase.TURN:
            return _looked_at(state, chance)
        case Phase.CONFIRM:
            assert state.claim is not None
            return _judged_kemps(state, state.claim.seat)
        case Phase.NAME:
            return _judged_counter(state)
        case Phase.SHOW:
            return _after_result(state)
        case _:
            return _ticked(state, chance)


def _ticked(state: State, chance: Chance) -> State:
    """Gestures end and begin; the moment, or the row, may be over."""
    now = state.times.now
    kept = tuple(one if one.gesture == NO_GESTURE or one.until_ms > now else Shown() for one in state.shown)
    state = replace(state, shown=kept)
    while state.coming and state.coming[0][0] <= now:
        (_, gesture), *coming = state.coming
        state = _shown(replace(state, coming=tuple(coming)), state.turn, gesture)
    if state.phase is Phase.OPEN:
        over = st.row_due(state) <= now
        verdict = state.verdict if any(heard > now for heard in state.times.heard) else None
        state = replace(state, verdict=verdict)
        return deals.row_cleared(state, chance) if over else state
    return _moment_over(state, chance) if state.times.due <= now else state


# Claims


def _claimed(state: State, seat: Seat, call: Call) -> State:
    """A seat calls: "Kemps!" is judged at once, the others wait for a partner or for a gesture."""
    now = state.times.now
    phase, wait_ms = (Phase.NAME, st.NAME_MS) if call is Call.COUNTER else (Phase.CONFIRM, st.CONFIRM_MS)
    times = replace(state.times, due=now + wait_ms, stopped=now)
    state = replace(state, phase=phase, claim=Claim(seat, call), verdict=None, times=times)
    return _judged_kemps(state, seat) if call is Call.KEMPS else state


def _judged_kemps(state: State, seat: Seat) -> State:
    partner = partner_of(seat)
    right = st.is_four(state.cards, state.cards.hands[partner])
    points = KEMPS_POINTS if right else state.house.false_call
    return _judged(state, Verdict(seat, Call.KEMPS, right, points), frozenset({partner}))


def _judged_double(state: State) -> State:
    claim = state.claim
    assert claim is not None
    pair = frozenset(st.members(team_of(claim.seat)))
    right = all(st.is_four(state.cards, state.cards.hands[seat]) for seat in pair)
    points = DOUBLE_POINTS if right else state.house.false_call
    return _judged(state, Verdict(claim.seat, Call.DOUBLE, right, points), pair)


def _named(state: State, gesture: int) -> State:
    claim = state.claim
    assert claim is not None
    state = replace(state, claim=replace(claim, named=(*claim.named, gesture)))
    return _judged_counter(state) if len(claim.named) + 1 == state.house.signal_length else state


def _judged_counter(state: State) -> State:
    claim = state.claim
    assert claim is not None
    other, named = 1 - team_of(claim.seat), claim.named
    right = named == state.signals[other]
    verdict = Verdict(claim.seat, Call.COUNTER, right, COUNTER_POINTS if right else COUNTER_COSTS, named)
    if right:
        state = replace(state, found=changed(state.found, other, named))
    elif len(named) == state.house.signal_length:
        state = replace(state, ruled=changed(state.ruled, other, state.ruled[other] | {named}))
    return _judged(state, verdict, frozenset())


def _judged(state: State, verdict: Verdict, laid_open: frozenset[Seat]) -> State:
    """A claim is right, and the deal over; or it is wrong, and play goes on, without this team for a while."""
    team = team_of(verdict.seat)
    *before, now = state.sheet
    row = (now[0] + verdict.points, now[1]) if team == 0 else (now[0], now[1] + verdict.points)
    state = replace(state, sheet=(*before, row), verdict=verdict)
    if verdict.right:
        return deals.shown_result(state, verdict, laid_open)
    state = deals.going_on(state)
    if not state.open_mode:
        return replace(state, locked=state.locked | {team})
    until = state.times.now + st.DEAF_MS
    return replace(state, times=replace(state.times, heard=changed(state.times.heard, team, until)))


def _after_result(state: State) -> State:
    """The next deal; or the team that was found out takes another signal, and play goes on with the same cards."""
    verdict = state.verdict
    if verdict is not None and deals.resumes(state):
        other = 1 - team_of(verdict.seat)
        ruled = changed(state.ruled, other, frozenset())
        signs = tuple(sign for sign in state.signs if team_of(sign.seat) != other)
        return replace(state, phase=Phase.SIGNALS, choosing=(other,), back=True, verdict=None, ruled=ruled, signs=signs)
    return deals.next_deal(state)
