"""How the state changes: a card is turned, a hand slaps, a pile is gathered."""

from __future__ import annotations

from functools import partial
from itertools import accumulate, pairwise

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.ratscrew import state as st
from tabletop.games.ratscrew.state import NOBODY, PACK, House, Phase, State, lone_holder, next_holder
from tabletop.kit import deals
from tabletop.kit.cards import RANKS
from tabletop.kit.hands import mixed
from tabletop.kit.turns import next_seat

ALL_CARDS = "ratscrew.all-cards-wins"
LAST_HOLDER = "ratscrew.last-holder-wins"
LIMIT = "ratscrew.card-limit"
TOLD = 6
"""So many turned cards after it the list of the last race is taken away."""


def dealt(house: House, colours: tuple[int, ...], more: tuple[int, ...], chance: Chance) -> State:
    """The lot for the dealer, then all cards, one by one from the dealer's left. There are as many colours as seats.
    `more`: so many cards the seats are given before, empty where nobody is given any."""
    seats = len(colours)
    first = next_seat(chance.pick(seats), seats)
    *starts, rest = accumulate(more or (0,) * seats, initial=0)
    given = [PACK.numbers[start:end] for start, end in pairwise((*starts, rest))]
    others = PACK.numbers[rest:]
    return State(
        house=house,
        colours=colours,
        faces=bytes(chance.shuffled(PACK.numbers)),
        stacks=tuple(given[seat] + others[(seat - first) % seats :: seats] for seat in range(seats)),
        given=(0,) * seats,
        turn=first,
        out_at=(0,) * seats,
        due_ms=house.auto_ms,
    )


# A card is turned


def turned(state: State, at_ms: int) -> State:
    """The seat whose turn it is turns its top card."""
    seat = state.turn
    token = state.stacks[seat][0]
    pile = (*state.pile, token)
    state = replace(
        _without(state, seat, 1),
        pile=pile,
        covered=state.pair,
        pair=st.is_pair(state.house, state.faces, pile),
        claims=state.claims.seen(at_ms, TOLD),
        turned=state.turned + 1,
        laid_by=seat,
        now_ms=max(state.now_ms, at_ms),
        due_ms=at_ms + state.house.auto_ms,
    )
    asked = st.asked_by(state.house, RANKS[state.faces[token]])
    if asked:
        return _challenge(state, seat, asked)
    return _passed_on(state, seat) if state.owner == NOBODY else _paid_one(state)


def _without(state: State, seat: Seat, count: int) -> State:
    """The seat has given its top cards; noted if it has none left."""
    stack = state.stacks[seat][count:]
    steps = state.steps + 1
    return replace(
        state,
        stacks=(*state.stacks[:seat], stack, *state.stacks[seat + 1 :]),
        given=(*state.given[:seat], state.given[seat] + count, *state.given[seat + 1 :]),
        steps=steps,
        out_at=state.out_at if stack else (*state.out_at[:seat], steps, *state.out_at[seat + 1 :]),
    )


def _challenge(state: State, owner: Seat, asked: int) -> State:
    payer = next_holder(state, owner)
    state = replace(state, owner=owner, asked=asked, due=asked)
    return _won(state, owner) if payer == NOBODY else replace(state, turn=payer)


def _paid_one(state: State) -> State:
    state = replace(state, due=state.due - 1)
    if not state.due:
        return _won(state, state.owner)
    return state if state.stacks[state.turn] else _payer_out(state)


def _payer_out(state: State) -> State:
    """The payer has no card left and still owes some."""
    follows = next_holder(state, state.turn, but=state.owner) if state.house.payer_out == "next-pays" else NOBODY
    return _won(state, state.owner) if follows == NOBODY else replace(state, turn=follows)


def _passed_on(state: State, seat: Seat) -> State:
    """No challenge runs, and it was the turn of `seat`: it goes on, or somebody is the last to hold cards."""
    last = lone_holder(state)
    return _won(state, last) if last != NOBODY else replace(state, turn=next_holder(state, seat))


def _won(state: State, seat: Seat) -> State:
    return replace(state, phase=Phase.GRACE, winner=seat, turn=seat, due_ms=state.now_ms + st.GRACE_MS)


# A hand slaps


def slapped(state: State, seat: Seat, at_ms: int) -> State:
    """A seat slaps; at whatever time its hand came down, the earliest right slap is the best."""
    right, order = st.is_right(state, at_ms), partial(st.precedence, state)
    claims = state.claims.claimed(seat, at_ms, right, order, won=state.phase is Phase.SLAP)
    state = replace(state, claims=claims, now_ms=max(state.now_ms, at_ms))
    if not right:
        return _burnt(state, seat)
    first = claims.right[0]
    due_ms = max(first.at_ms, state.laid_ms) + st.SHOWN_MS
    return _settled(replace(state, phase=Phase.SLAP, winner=first.seat, turn=first.seat, due_ms=due_ms))


def _settled(state: State) -> State:
    """No challenge runs any more."""
    return replace(state, owner=NOBODY, asked=0, due=0)


def _burnt(state: State, seat: Seat) -> State:
    """A wrong slap costs cards, which go under the pile; without any the seat has to wait."""
    lost = state.stacks[seat][: state.house.false_slap]
    if not lost:
        return replace(state, claims=state.claims.lock(seat)) if state.house.false_slap else state
    state = replace(_without(state, seat, len(lost)), burnt=(*reversed(lost), *state.burnt))
    if state.stacks[seat] or state.phase is not Phase.PLAY:
        return state
    if state.owner != NOBODY:
        return _payer_out(state) if seat == state.turn else state
    return _passed_on(state, seat) if seat == state.turn or lone_holder(state) != NOBODY else state


# A pile is gathered


def gathered(state: State, at_ms: int, chance: Chance) -> State:
    """The winner turns the pile over and puts it under the stack."""
    seat, won, faces = state.winner, state.burnt + state.pile, state.faces
    if state.house.shuffle_pile:
        faces = mixed(faces, won, chance)
    now_ms = max(state.now_ms, at_ms)
    after = replace(
        _settled(state),
        phase=Phase.PLAY,
        faces=faces,
        stacks=(*state.stacks[:seat], state.stacks[seat] + won, *state.stacks[seat + 1 :]),
        pile=(),
        burnt=(),
        pair=False,
        covered=False,
        winner=NOBODY,
        claims=state.claims.freed(),
        turn=seat,
        laid_by=NOBODY,
        now_ms=now_ms,
        due_ms=now_ms + state.house.auto_ms,
    )
    ended = _ending(after, state.last and state.owner == NOBODY)
    return replace(after, phase=Phase.OVER, ended_by=ended) if ended else after


def _ending(state: State, was_last: bool) -> str:
    if len(state.stacks[state.turn]) == len(PACK.numbers):
        return LAST_HOLDER if was_last else ALL_CARDS
    return LIMIT if state.turned >= state.house.card_limit_value else ""


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The winners, then the others: by cards where the limit ended the match, else by how long they held any."""
    if state.ended_by == LIMIT:
        return deals.ranking(st.scores(state))
    others = sorted((s for s in range(state.seats) if s != state.turn), key=lambda s: -state.out_at[s])
    return ((state.turn,), *((seat,) for seat in others))
