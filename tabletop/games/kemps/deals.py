"""How a deal begins and ends: signals, dealing, rows, the result, the next deal."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    CLEARED,
    DEALS,
    HANDS,
    HELD,
    NOBODY,
    PACK,
    ROW,
    SEATS,
    STOCK,
    TEAM_COUNT,
    Call,
    Cards,
    House,
    Phase,
    Shown,
    State,
    Times,
    Verdict,
    changed,
)
from tabletop.kit.hands import Layout, dealt, mixed

TARGET, LIMIT = "kemps.target-wins", "kemps.deal-limit"


def begun(house: House, colours: tuple[int, ...], computers: tuple[Seat, ...], chance: Chance) -> State:
    """The lot for the dealer; the cards wait in the stock until both signals are chosen."""
    cards = Cards(bytes(PACK.numbers), PACK.numbers)
    return State(house, colours, computers, chance.pick(SEATS), cards)


def layout(cards: Cards) -> Layout:
    """Which tokens lie where."""
    hands = {place.zone: hand for place, hand in zip(HANDS, cards.hands, strict=True)}
    return {STOCK.zone: cards.stock, ROW.zone: cards.row, CLEARED.zone: cards.cleared, **hands}


# Before a deal


def agreed(state: State, team: int, gesture: int, chance: Chance) -> State:
    """A team has chosen a gesture; with both signals the cards are dealt, or play goes on."""
    chosen = (*state.draft, gesture)
    if len(chosen) < state.house.signal_length:
        return replace(state, draft=chosen)
    signals, found = changed(state.signals, team, chosen), changed(state.found, team, ())
    left = tuple(other for other in state.choosing if other != team)
    state = replace(state, signals=signals, found=found, choosing=left, draft=())
    if left:
        return state
    return going_on(replace(state, back=False)) if state.back else _dealt(state, chance)


def _dealt(state: State, chance: Chance) -> State:
    faces = mixed(state.cards.faces, PACK.numbers, chance)
    held = SEATS * HELD
    hands = dealt(PACK.numbers[:held], SEATS, state.dealer)
    cards = Cards(faces, PACK.numbers[held:], hands)
    return row_laid(replace(state, cards=cards, ruled=(frozenset(),) * TEAM_COUNT, verdict=None))


# Rows


def row_laid(state: State) -> State:
    """The next row lies there; private turns begin as many seats after the dealer as it is the row of the deal."""
    cards, now = state.cards, state.times.now
    row, stock = cards.stock[:HELD], cards.stock[HELD:]
    cards = replace(cards, row=row, stock=stock, seen=cards.seen.union(row), rows=cards.rows + 1)
    times = replace(state.times, row=now, swap=now, laid=(now,) * HELD)
    state = replace(state, cards=cards, times=times, passed=frozenset(), lap=0, swaps=0)
    if state.open_mode:
        return replace(state, phase=Phase.OPEN)
    return turn_begun(state, (state.dealer + cards.rows) % SEATS)


def row_cleared(state: State, chance: Chance) -> State:
    """Nobody wants a card of the row any more: it is put aside, and a new one laid while there are cards."""
    cards = state.cards
    cards = replace(cards, row=(), cleared=cards.cleared + cards.row)
    if not cards.stock and cards.rows < state.house.rows:
        faces, seen = mixed(cards.faces, cards.cleared, chance), cards.seen.difference(cards.cleared)
        cards = replace(cards, faces=faces, stock=cards.cleared, cleared=(), seen=seen)
    state = replace(state, cards=cards)
    return row_laid(state) if cards.stock else shown_result(state, Verdict(NOBODY, Call.VOID, False, 0))


# Private turns


def turn_begun(state: State, seat: Seat) -> State:
    """A seat has its private turn."""
    limit, now = state.house.private_time, state.times.now
    times = replace(state.times, due=0 if limit == "none" else now + 1000 * int(limit))
    return replace(state, phase=Phase.TURN, turn=seat, turned=False, planned=(), shown=(Shown(),) * SEATS, times=times)


def going_on(state: State) -> State:
    """Play goes on after a claim: with a short table moment and without its gesture, or where it stood."""
    times = replace(state.times, due=state.times.now + st.AGAIN_MS)
    if not state.open_mode:
        return replace(state, phase=Phase.MOMENT, claim=None, coming=(), shown=(Shown(),) * SEATS, times=times)
    return replace(_later(state), phase=Phase.OPEN, claim=None)


def _later(state: State) -> State:
    """Time stood still since a claim: whatever is reckoned from a moment is reckoned from so much later."""
    times = state.times
    by_ms = times.now - times.stopped
    moved = replace(
        times,
        row=times.row + by_ms,
        swap=times.swap + by_ms,
        laid=tuple(at + by_ms for at in times.laid),
        swapped=tuple(at + by_ms for at in times.swapped),
        shown=tuple(at + by_ms for at in times.shown),
        heard=tuple(at + by_ms for at in times.heard),
    )
    shown = tuple(replace(one, until_ms=one.until_ms + by_ms) for one in state.shown)
    return replace(state, times=moved, shown=shown)


# The end


def shown_result(state: State, verdict: Verdict, laid_open: frozenset[Seat] = frozenset()) -> State:
    """The deal is over and everybody sees how; the match may be, too."""
    times = replace(state.times, due=state.times.now + st.RESULT_MS)
    state = replace(
        state, phase=Phase.SHOW, verdict=verdict, claim=None, laid_open=laid_open, coming=(), planned=(),
        shown=(Shown(),) * SEATS, locked=frozenset(), times=times,
    )  # fmt: skip
    ended = _ending(state)
    return replace(state, phase=Phase.OVER, ended_by=ended) if ended else state


def _ending(state: State) -> str:
    if max(st.totals(state)) >= state.house.target:
        return TARGET
    return LIMIT if state.deal == DEALS and not resumes(state) else ""


def resumes(state: State) -> bool:
    """Whether play goes on with the same cards after this result."""
    counter = state.verdict is not None and state.verdict.call is Call.COUNTER
    return counter and state.house.after_counter == "resume"


def next_deal(state: State) -> State:
    """All cards are gathered, the deal passes on, and both teams may change their signals."""
    cards = Cards(state.cards.faces, PACK.numbers)
    return State(
        house=state.house,
        colours=state.colours,
        computers=state.computers,
        dealer=(state.dealer + 1) % SEATS,
        cards=cards,
        deal=state.deal + 1,
        sheet=(*state.sheet, (0, 0)),
        ahead=state.ahead,
        signals=state.signals,
        found=state.found,
        times=Times(now=state.times.now),
    )


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The team that has won before the other; all seats together where they are level."""
    first, second = st.totals(state)
    teams = (st.members(0), st.members(1))
    if first == second:
        return (tuple(range(SEATS)),)
    return teams if first > second else teams[::-1]
