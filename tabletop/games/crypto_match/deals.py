"""How mini-games and their rounds begin and end, and what comes after them."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.state import NOBODY, House, Mini, Phase, State
from tabletop.kit import deals

SIGNAL_MS = 3000
"""So long the cards lie face down before a mini-game: time to count three, two, one."""
NEXT_MS = 1200
"""The same before the further rounds of Hot Potato."""
ROUND_MS = 1800
ENDED_MS = 5000
"""So long it is seen how a round and a mini-game have ended."""
_LAYOUTS = 10_000


def started(house: House, seats: int, computers: tuple[Seat, ...], chance: Chance) -> State:
    """The first mini-game of a match."""
    nothing = ((),) * seats
    empty = State(
        house=house,
        seats=seats,
        computers=computers,
        faces=b"",
        layout=0,
        stage=0,
        mini=Mini.TOWER,
        phase=Phase.READY,
        playing=tuple(range(seats)),
        piles=nothing,
        centre=(),
        aside=(),
        penalties=nothing,
        locks=(0,) * seats,
        right=(0,) * seats,
    )
    return begun(empty, 0, empty.playing, chance)


def begun(state: State, stage: int, playing: tuple[Seat, ...], chance: Chance) -> State:
    """The whole deck is shuffled and dealt for a mini-game; the pictures are placed anew."""
    size, seats = state.house.deck, state.seats
    playlist = state.house.playlist
    fresh = replace(
        state,
        faces=bytes(chance.shuffled(range(size))),
        layout=chance.pick(_LAYOUTS),
        stage=stage,
        mini=Mini(playlist[stage]) if stage < len(playlist) else Mini.TOWER,
        playing=playing,
        penalties=((),) * seats,
        right=(0,) * seats,
        round=0,
        done=(),
        last=NOBODY,
        aside=(),
    )
    deal = {Mini.WELL: _well, Mini.POTATO: potato_round}.get(fresh.mini, _singly)
    return deal(fresh, tuple(range(size)), SIGNAL_MS)


def _singly(state: State, tokens: tuple[int, ...], wait_ms: int) -> State:
    """A card for each player, all others in the middle: the Tower and the Poisoned Gift."""
    return _dealt(state, 1, tokens, wait_ms)


def _well(state: State, tokens: tuple[int, ...], wait_ms: int) -> State:
    """A card in the middle; the others in equal piles, and aside what is left over."""
    each = (len(tokens) - 1) // len(state.playing)
    dealt = _dealt(state, each, tokens[1:], wait_ms)
    return replace(dealt, centre=tokens[:1], aside=dealt.centre)


def potato_round(state: State, tokens: tuple[int, ...], wait_ms: int) -> State:
    """The next round: a card for each player from what has not been dealt yet."""
    return _dealt(replace(state, round=state.round + 1), 1, tokens, wait_ms)


def _dealt(state: State, each: int, tokens: tuple[int, ...], wait_ms: int) -> State:
    """Equal piles for everybody who takes part; the rest in the middle, all face down until the signal."""
    piles: list[tuple[int, ...]] = [()] * state.seats
    for at, seat in enumerate(state.playing):
        piles[seat] = tokens[at * each : (at + 1) * each]
    return replace(
        state,
        phase=Phase.READY,
        piles=tuple(piles),
        centre=tokens[len(state.playing) * each :],
        found=None,
        buzzed=NOBODY,
        locks=(0,) * state.seats,
        recent=(),
        helped=False,
        due_ms=state.now_ms + wait_ms,
    )


def revealed(state: State, at_ms: int) -> State:
    """The start signal: all cards are turned up together."""
    return replace(state, phase=Phase.PLAY, now_ms=at_ms, found_ms=at_ms)


# Ends


def settled(state: State, at_ms: int) -> State:
    """Whether a right claim has ended a round or a mini-game."""
    if state.mini is Mini.POTATO:
        if len(st.holders(state)) > 1:
            return state
        return replace(state, phase=Phase.ROUND, due_ms=at_ms + ROUND_MS, helped=False)
    if state.mini is Mini.WELL:
        return _well_settled(state, at_ms)
    return state if state.centre else _ended(state, at_ms)


def _well_settled(state: State, at_ms: int) -> State:
    left = st.holders(state)
    if state.done and state.house.well_stop == "first-out":
        return _ended(state, at_ms)
    if len(left) > 1:
        return state
    piles = list(state.piles)
    swept = tuple(token for seat in left for token in piles[seat])
    for seat in left:
        piles[seat] = ()
    # The card that was placed last stays on top.
    centre = (*state.centre[:-1], *swept, *state.centre[-1:])
    return _ended(replace(state, piles=tuple(piles), centre=centre, done=(*state.done, *left)), at_ms)


def _ended(state: State, at_ms: int) -> State:
    won = winners(state)
    more = {"decided": won} if state.deciding else {"wins": (*state.wins, won)}
    return replace(state, phase=Phase.ENDED, due_ms=at_ms + ENDED_MS, helped=False, **more)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won a mini-game that is over: those with most cards, or with fewest; in the Well the first one out."""
    if state.mini is Mini.WELL:
        return state.done[:1]
    counts = {seat: st.cards_now(state)[seat] for seat in state.playing}
    best = max(counts.values()) if state.mini is Mini.TOWER else min(counts.values())
    return tuple(seat for seat, count in counts.items() if count == best)


def cleared(state: State, at_ms: int, chance: Chance) -> State:
    """What comes after a round or a mini-game."""
    state = replace(state, now_ms=at_ms)
    if state.phase is Phase.ROUND:
        return _round_over(state, at_ms)
    following = state.stage + 1
    if following < len(state.house.playlist):
        return begun(state, following, tuple(range(state.seats)), chance)
    tied = deals.ranking(st.points(state))[0]
    if state.house.decider == "tower" and not state.deciding and len(tied) > 1:
        return begun(state, following, tied, chance)
    return replace(state, phase=Phase.OVER)


def _round_over(state: State, at_ms: int) -> State:
    """The pile goes to the penalties of whoever holds it; another round, or the end of Hot Potato."""
    piles, penalties = list(state.piles), list(state.penalties)
    for seat in st.holders(state):
        penalties[seat], piles[seat] = (*penalties[seat], *piles[seat]), ()
    state = replace(state, piles=tuple(piles), penalties=tuple(penalties), found=None)
    if state.round < st.rounds_of(state.house, len(state.playing)):
        return potato_round(state, state.centre, NEXT_MS)
    return _ended(state, at_ms)


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats by match points; whoever won the Tower that decides stands before the others of equal points."""
    ordered = deals.ranking(st.points(state))
    if not state.decided:
        return ordered
    others = tuple(seat for seat in ordered[0] if seat not in state.decided)
    return (state.decided, *((others,) if others else ()), *ordered[1:])
