"""How the state changes: a card is turned, a hand slaps, a pile is gathered."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.ratscrew.state import (
    GRACE_MS,
    NOBODY,
    SHOWN_MS,
    TOLD,
    Phase,
    State,
    contract_of,
    counted_ms,
    head_start_ms,
    is_pair,
    is_right,
    lone_holder,
    next_holder,
    parse_house,
    scores,
    slap_order,
    with_slap,
)
from tabletop.kit.cards import PACK_52, RANKS
from tabletop.kit.hands import mixed
from tabletop.kit.turns import next_seat

ALL_CARDS = "ratscrew.all-cards-wins"
LAST_HOLDER = "ratscrew.last-holder-wins"
LIMIT = "ratscrew.card-limit"


def dealt(setup: Setup, options: Mapping[str, str], colours: tuple[int, ...], chance: Chance) -> State:
    """The lot for the dealer, then all cards, one by one from the dealer's left."""
    house = parse_house(options, setup.options)
    first = next_seat(chance.pick(setup.seats), setup.seats)
    return State(
        house=house,
        colours=colours,
        faces=bytes(chance.shuffled(PACK_52)),
        stacks=tuple(PACK_52[(seat - first) % setup.seats :: setup.seats] for seat in range(setup.seats)),
        given=(0,) * setup.seats,
        turn=first,
        out_at=(0,) * setup.seats,
        due_ms=house.auto_ms,
    )


# A card is turned


def turned(state: State, at_ms: int) -> State:
    """The seat whose turn it is turns its top card."""
    seat = state.turn
    token = state.stacks[seat][0]
    pile = (*state.pile, token)
    told = state.turned + 1 - state.raced < TOLD
    state = replace(
        _without(state, seat, 1),
        pile=pile,
        covered=state.pair,
        pair=is_pair(state.house, state.faces, pile),
        tried=0,
        turned=state.turned + 1,
        laid_by=seat,
        laid_ms=at_ms,
        before_ms=state.laid_ms,
        race=state.race if told else (),
        now_ms=max(state.now_ms, at_ms),
        due_ms=at_ms + state.house.auto_ms,
    )
    asked = contract_of(state.house, RANKS[state.faces[token]])
    if asked:
        return _contract(state, seat, asked)
    return _passed_on(state) if state.owner == NOBODY else _paid_one(state)


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


def _contract(state: State, owner: Seat, asked: int) -> State:
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
    follows = next_holder(state, state.turn, but=state.owner) if state.house.next_pays else NOBODY
    return _won(state, state.owner) if follows == NOBODY else replace(state, turn=follows)


def _passed_on(state: State) -> State:
    """No contract runs: the turn goes on, or somebody is the last to hold cards."""
    last = lone_holder(state)
    if last != NOBODY:
        return replace(_won(state, last), last=True)
    return replace(state, turn=next_holder(state, state.laid_by))


def _won(state: State, seat: Seat) -> State:
    return replace(state, phase=Phase.GRACE, winner=seat, turn=seat, due_ms=state.now_ms + GRACE_MS)


# A hand slaps


def slapped(state: State, seat: Seat, at_ms: int) -> State:
    """A seat slaps; at whatever time its hand came down, the earliest right slap is the best."""
    now_ms = max(state.now_ms, at_ms)
    state = with_slap(state, seat, at_ms)
    if not is_right(state, at_ms):
        return _burnt(replace(state, now_ms=now_ms, tried=state.tried | 1 << seat), seat)
    slaps = tuple(
        sorted((*state.slaps, (seat, at_ms)), key=lambda slap: slap_order(state, slap[0], counted_ms(state, *slap)))
    )
    state = replace(state, phase=Phase.SLAP, slaps=slaps, winner=NOBODY, last=False, now_ms=now_ms)
    waits_ms = head_start_ms(state)
    return replace(state, due_ms=slaps[0][1] + waits_ms) if waits_ms else decided(state, now_ms)


def decided(state: State, at_ms: int) -> State:
    """No hand comes any more that could have been the first: the best slap wins."""
    first_seat, first_ms = state.slaps[0]
    return replace(
        state,
        winner=first_seat,
        turn=first_seat,
        owner=NOBODY,
        asked=0,
        due=0,
        now_ms=max(state.now_ms, at_ms),
        due_ms=max(first_ms, state.laid_ms) + SHOWN_MS,
    )


def _burnt(state: State, seat: Seat) -> State:
    """A wrong slap costs cards, which go under the pile; without any the seat has to wait."""
    stack, cost = state.stacks[seat], state.house.false_slap
    if not cost:
        return state
    if not stack:
        return replace(state, barred=state.barred | 1 << seat)
    lost = stack[:cost]
    state = replace(_without(state, seat, len(lost)), burnt=(*reversed(lost), *state.burnt))
    if state.stacks[seat] or state.phase is not Phase.PLAY:
        return state
    if state.owner != NOBODY:
        return _payer_out(state) if seat == state.turn else state
    last = lone_holder(state)
    if last != NOBODY:
        return replace(_won(state, last), last=True)
    return replace(state, turn=next_holder(state, seat)) if seat == state.turn else state


# A pile is gathered


def gathered(state: State, at_ms: int, chance: Chance) -> State:
    """The winner turns the pile over and puts it under the stack."""
    seat, won, faces = state.winner, state.burnt + state.pile, state.faces
    if state.house.shuffle_pile:
        faces = mixed(faces, won, chance)
    stacks = (*state.stacks[:seat], state.stacks[seat] + won, *state.stacks[seat + 1 :])
    now_ms = max(state.now_ms, at_ms)
    after = replace(
        state,
        phase=Phase.PLAY,
        faces=faces,
        stacks=stacks,
        pile=(),
        burnt=(),
        pair=False,
        covered=False,
        owner=NOBODY,
        asked=0,
        due=0,
        winner=NOBODY,
        last=False,
        slaps=(),
        tried=0,
        barred=0,
        turn=seat,
        laid_by=NOBODY,
        now_ms=now_ms,
        due_ms=now_ms + state.house.auto_ms,
    )
    ended = _ending(after, state.last)
    return replace(after, phase=Phase.OVER, ended_by=ended) if ended else after


def _ending(state: State, was_last: bool) -> str:
    if len(state.stacks[state.turn]) == len(PACK_52):
        return LAST_HOLDER if was_last else ALL_CARDS
    return LIMIT if state.turned >= state.house.card_limit else ""


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The winners, then the others: by cards where the limit ended the match, else by how long they held any."""
    held = scores(state)
    if state.ended_by == LIMIT:
        return tuple(
            tuple(seat for seat, count in enumerate(held) if count == value)
            for value in sorted(set(held), reverse=True)
        )
    others = sorted((s for s in range(state.seats) if s != state.turn), key=lambda s: -state.out_at[s])
    return ((state.turn,), *((seat,) for seat in others))
