"""The steps of 421: a throw, a hand that stands, play-offs, payments, the end of a round and of the match."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.four_two_one import MOST_ROUNDS
from tabletop.games.four_two_one.scoring import DICE, NENETTE, NENETTE_WORTH, RANK, WORTH, Hand, in_order
from tabletop.games.four_two_one.state import UNTHROWN, Contest, Due, Phase, State, Step, with_item
from tabletop.kit.turns import seats_from


def thrown(state: State, chance: Chance) -> State:
    """After the first throw of a turn."""
    pips = tuple(chance.roll() for _ in range(DICE))
    return replace(state, pips=pips, aside=(), throws=1, step=Step.THROWN)


def stopped(state: State) -> State:
    """After the dice were handed on: the next player's turn, or what becomes of the round."""
    hand, seat = in_order(state.pips), state.turn
    if state.contest is not Contest.NONE:
        state = replace(state, casts=with_item(state.casts, seat, hand))
        waiting = [rival for rival in state.rivals if not state.casts[rival]]
        return _ready(state, waiting[0]) if waiting else _decided(state)
    state = replace(state, hands=with_item(state.hands, seat, hand), limit=state.limit or state.throws)
    waiting = [player for player in state.players if not state.hands[player]]
    return _ready(state, waiting[0]) if waiting else _judged(state)


def taken(state: State) -> State:
    """After the first of the dues was paid."""
    due, *rest = state.dues
    counters, _ = state.counters.pay(due.giver, due.taker, due.count)
    state = replace(state, counters=counters, got=(*state.got, due.taker), dues=())
    if rest:
        return replace(state, dues=tuple(rest), turn=rest[0].taker)
    return _lost(state) if state.worst is None and _supply(state) else _round_over(state)


def gone_on(state: State) -> State:
    """After a round that moved nothing was seen."""
    return _round(state, state.leader) if state.is_level else _round_over(state)


def _ready(state: State, seat: Seat) -> State:
    return replace(state, turn=seat, step=Step.READY, pips=UNTHROWN, aside=(), throws=0)


# Who is the best, who is the worst


def _play_off(state: State, contest: Contest, rivals: tuple[Seat, ...]) -> State:
    casts: tuple[Hand, ...] = ((),) * state.seats
    return _ready(replace(state, contest=contest, rivals=rivals, casts=casts), rivals[0])


def _decided(state: State) -> State:
    """After all rivals have thrown: those who are level again throw again."""
    ranks = {rival: RANK[state.casts[rival]] for rival in state.rivals}
    wanted = (min if state.contest is Contest.BEST else max)(ranks.values())
    still = tuple(rival for rival in state.rivals if ranks[rival] == wanted)
    if len(still) > 1:
        return _play_off(state, state.contest, still)
    found = replace(state, contest=Contest.NONE, rivals=())
    return _best_known(replace(found, best=still[0])) if state.contest is Contest.BEST else _lost(found, still[0])


def _judged(state: State) -> State:
    """After the last hand of a round."""
    if state.is_level:
        return _shown(state)
    leading = state.leading
    if len(leading) > 1 and state.phase is Phase.DISCHARGE:
        return _play_off(state, Contest.BEST, leading)
    return _best_known(replace(state, best=leading[0]))


def _best_known(state: State) -> State:
    """Once it is known who has the best hand: first what is due for 221, then the loss."""
    small = tuple(seat for seat in state.players if state.hands[seat] == NENETTE)
    rule = state.house.nenette
    if not small or rule == "plain":
        return _lost(state)
    dues = tuple(Due(_giver(state), seat, NENETTE_WORTH, nenette=True) for seat in small)
    if rule == "fixed-two":
        return _paying(replace(state, worst=small[0]), dues)
    return _paying(state, dues) if _supply(state) else _lost(state)


def _lost(state: State, worst: Seat | None = None) -> State:
    """What the worst hand costs; a play-off where several are the worst."""
    if worst is None:
        trailing = state.trailing
        if len(trailing) > 1:
            return _play_off(state, Contest.WORST, trailing)
        worst = trailing[0]
    assert state.best is not None
    due = Due(_giver(state), worst, WORTH[state.hands[state.best]])
    return _paying(replace(state, worst=worst), (due,))


# Payments


def _giver(state: State) -> Seat | None:
    return None if state.phase is Phase.CHARGE else state.best


def _supply(state: State) -> int:
    """How many counters the giver of this round can still give."""
    return len(state.counters.of(_giver(state)))


def _paying(state: State, dues: tuple[Due, ...]) -> State:
    """Dues are paid one by one, as far as the counters last."""
    there, payable = _supply(state), list[Due]()
    for due in dues:
        count = min(due.count, there)
        if count:
            payable.append(replace(due, count=count))
            there -= count
    if not payable:
        return _shown(state)
    return replace(state, dues=tuple(payable), step=Step.PAYING, turn=payable[0].taker)


def _shown(state: State) -> State:
    return replace(state, step=Step.SHOWN, turn=state.leader)


# The end of a round


def _round_over(state: State) -> State:
    """After a round that counted: who leaves, whether the match is over, and who leads the next round."""
    received = [seat for seat in state.players if seat in state.got]
    leader = received[0] if received else state.worst
    assert leader is not None
    if state.phase is Phase.CHARGE:
        if state.counters.pot:
            return _round(replace(state, rounds=state.rounds + 1), leader)
        return _discharge(state, leader)
    state = _without(state, state.players)
    ended = _ended(state, "end-all-counters")
    if not ended and state.rounds == MOST_ROUNDS:
        ended = "round-cap"
    if ended:
        return replace(state, step=Step.OVER, ended=ended)
    return _round(replace(state, rounds=state.rounds + 1), leader)


def _discharge(state: State, leader: Seat) -> State:
    """After the charge: whoever got nothing is out, and the match may be over."""
    alone = max(state.counters.held) == state.counters.total
    if alone or state.house.clean_charge_rule == "out":
        state = _without(state, state.players)
    ended = _ended(state, "one-holder-ends")
    if ended:
        return replace(state, step=Step.OVER, ended=ended)
    return _round(replace(state, phase=Phase.DISCHARGE, rounds=1), leader)


def _without(state: State, players: tuple[Seat, ...]) -> State:
    """Players without counters leave the table and share the next place."""
    empty = tuple(sorted(seat for seat in players if not state.counters.held[seat]))
    return replace(state, out=(*state.out, empty)) if empty else state


def _ended(state: State, rule: str) -> str:
    """The rule that ends the match, without the slug; empty while it goes on."""
    if len(state.players) == 1:
        return rule
    return "first-out-wins" if state.out and state.house.end == "first-out" else ""


def _round(state: State, leader: Seat) -> State:
    """A new round, led by this player or, if they have left, by the next one."""
    gone = state.gone
    leader = next(seat for seat in seats_from(leader, state.seats) if seat not in gone)
    fresh = replace(state, leader=leader, hands=((),) * state.seats, limit=0, best=None, worst=None)
    return _ready(replace(fresh, contest=Contest.NONE, rivals=(), casts=(), dues=(), got=()), leader)
