"""How the state changes while everybody looks: claims, keys, and what the clock does then."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.model import Action, Seat
from tabletop.games.crypto_match import deals
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.state import (
    FOREVER_MS,
    LATE_MS,
    LOCK_MS,
    NOBODY,
    Found,
    Mini,
    Phase,
    State,
    Verdict,
)
from tabletop.kit.claims import stamp_of


def buzzed(state: State, seat: Seat, at_ms: int) -> State:
    """A seat has pressed first: the table stands still until it has pointed."""
    return replace(state, phase=Phase.POINT, buzzed=seat, now_ms=max(state.now_ms, at_ms))


def claimed(state: State, action: Action) -> State:
    """A seat claims a picture, rightly or wrongly."""
    aim, at_ms = st.aim_of(state, action), st.moment(state, action)
    assert aim is not None, "a claim names a picture"
    verdict = st.judged(state, action.seat, *aim, at_ms)
    state = _going_on(state, action)
    state = replace(state, now_ms=max(state.now_ms, at_ms))
    return _carried_out(state, action.seat, aim[1]) if verdict is Verdict.RIGHT else _missed(state, action.seat, at_ms)


def lapsed(state: State, action: Action) -> State:
    """Nobody has pointed in time: that is a wrong claim."""
    seat, at_ms = state.buzzed, state.now_ms
    return _missed(_going_on(state, action), seat, at_ms)


def _going_on(state: State, action: Action) -> State:
    """Playing time goes on, if it stood still; what has passed since the key was pressed does not count."""
    if state.phase is not Phase.POINT:
        return state
    stamp = stamp_of(action)
    waited_ms = 1000 * state.house.point_time if action.verb == "lapse" else 0
    if stamp is not None:
        waited_ms = max(0, st.played_ms(state, stamp) - state.now_ms)
    return replace(state, phase=Phase.PLAY, buzzed=NOBODY, lost_ms=state.lost_ms + waited_ms)


def _missed(state: State, seat: Seat, at_ms: int) -> State:
    """A wrong claim locks the seat, if it costs anything."""
    if state.house.wrong_claim == "none":
        return state
    until_ms = at_ms + LOCK_MS if state.house.wrong_claim == "lock" else FOREVER_MS
    locks = tuple(until_ms if other == seat else lock for other, lock in enumerate(state.locks))
    if all(locks[other] == FOREVER_MS for other in st.holders(state)):
        locks = (0,) * state.seats
    return replace(state, locks=locks)


def freed(state: State, at_ms: int) -> State:
    """A lock is over."""
    return replace(state, now_ms=max(state.now_ms, at_ms))


def helped(state: State, at_ms: int) -> State:
    """The pictures of one pair begin to glow."""
    return replace(state, helped=True, now_ms=max(state.now_ms, at_ms))


# Right claims


def _carried_out(state: State, seat: Seat, target: Seat) -> State:
    """Cards move as the mini-game says."""
    found = st.claim_for(state, seat, target)
    at_ms = state.now_ms
    recent = tuple(seen for seen in state.recent if seen.until_ms + LATE_MS > at_ms)
    locks = tuple(0 if lock == FOREVER_MS else lock for lock in state.locks)
    right = tuple(count + (other == seat) for other, count in enumerate(state.right))
    after = replace(
        _MOVES[state.mini](state, found),
        recent=(*recent, st.sight(state, at_ms)),
        locks=locks,
        right=right,
        last=seat,
        found=found,
        found_ms=at_ms,
        helped=False,
    )
    return deals.settled(after, at_ms)


def _with_pile(state: State, seat: Seat, pile: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.piles[:seat], pile, *state.piles[seat + 1 :])


def _taken(state: State, found: Found) -> State:
    """Tower: the card in the middle goes onto the own pile."""
    *left, card = state.centre
    return replace(state, centre=tuple(left), piles=_with_pile(state, found.seat, (*state.piles[found.seat], card)))


def _placed(state: State, found: Found) -> State:
    """Well: the own top card goes onto the middle."""
    *left, card = state.piles[found.seat]
    done = state.done if left else (*state.done, found.seat)
    return replace(state, centre=(*state.centre, card), piles=_with_pile(state, found.seat, tuple(left)), done=done)


def _handed_on(state: State, found: Found) -> State:
    """Hot Potato: the whole own pile goes onto that of the named player."""
    pile = (*state.piles[found.target], *state.piles[found.seat])
    emptied = replace(state, piles=_with_pile(state, found.seat, ()))
    return replace(emptied, piles=_with_pile(emptied, found.target, pile))


def _given(state: State, found: Found) -> State:
    """Poisoned Gift: the card in the middle goes onto the pile of the named player."""
    *left, card = state.centre
    return replace(state, centre=tuple(left), piles=_with_pile(state, found.target, (*state.piles[found.target], card)))


_MOVES = {Mini.TOWER: _taken, Mini.WELL: _placed, Mini.POTATO: _handed_on, Mini.GIFT: _given}
