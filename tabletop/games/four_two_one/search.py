"""What throws are likely to bring: counters moved on average, exact for two players, and chances of hands.

Arrays of figures follow the hands, or the keeps, of `POOL`. A keep is a choice of dice that stay lying; a further throw
needs at least one die, so that a whole hand is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Seat
from tabletop.games.four_two_one.scoring import DICE, HANDS, NENETTE, NENETTE_WORTH, RANK, TOP, WORTH, Hand, in_order
from tabletop.games.four_two_one.state import THROWS, State
from tabletop.kit.dice import dice_pool, split

POOL = dice_pool(DICE)
OWN: tuple[Hand, ...] = tuple(map(in_order, POOL.hands))
"""The hands of the pool as they are called."""
_ALL = len(POOL.keeps) - 1
"""The keep of no die at all."""
_KEEPS = tuple(tuple(keep for keep in POOL.parts(hand) if keep != hand) for hand in range(len(OWN)))
_MOST = max(WORTH.values()) + NENETTE_WORTH

Values = Sequence[float]


LEADS = {
    21: (922, 880, 831, 802, 766, 730, 690, 654, 619, 583, 516, 476, 434, 396, 355, 316, 276, 241, 201, 158),
    11: (857, 786, 703, 657, 597, 538, 473, 422, 363, 298),
}
"""How many of 1,000 matches the leader of the last two wins with 1, 2, 3 … counters, if both play well. Whoever
receives counters leads next, so that losing one is not as bad as it seems."""


class Stakes(Struct, frozen=True):
    """What two players can lose to each other: how many counters each could give, and the rule for 221. `race`: they
    are the last two, and what counts is who is out first; else it is counters that count. `leads`: whether the round
    is one's own."""

    mine: int
    theirs: int
    nenette: str
    exact: bool
    race: bool = False
    leads: bool = True


def due(best: Hand, worst: Hand, holds: int, nenette: str) -> int:
    """How many counters the best hand moves to the worst, where the giver holds so many."""
    count = WORTH[best]
    if worst == NENETTE and nenette != "plain":
        count = NENETTE_WORTH if nenette == "fixed-two" else count + NENETTE_WORTH
    return min(count, holds)


def moved(own: Hand, other: Hand, stakes: Stakes) -> float:
    """What a hand brings against another one: counters that one gets rid of, fewer than 0 where they are received; in
    a race the chance to win, from -1 to 1."""
    gain = 0
    if RANK[own] < RANK[other]:
        gain = due(own, other, stakes.mine, stakes.nenette)
    elif own != other:
        gain = -due(other, own, stakes.theirs, stakes.nenette)
    return _race(gain, stakes) if stakes.race else gain


def _race(gain: int, stakes: Stakes) -> float:
    """The chance to win after getting rid of so many counters, from -1 to 1."""
    mine, theirs = stakes.mine - gain, stakes.theirs + gain
    if not mine or not theirs:
        return -1.0 if mine else 1.0
    leads = gain < 0 or (not gain and stakes.leads)
    chance = LEADS[mine + theirs][(mine if leads else theirs) - 1] / 500 - 1
    return chance if leads else -chance


def rethrown(means: Values) -> list[float]:
    """One value a keep -> what throwing the best dice of each hand again is worth."""
    return [max(map(means.__getitem__, keeps)) for keeps in _KEEPS]


def best_keep(hand: int, means: Values) -> int:
    """The keep of a hand with the highest value; of equal ones the largest."""
    return max(_KEEPS[hand], key=means.__getitem__)


@lru_cache(maxsize=128)
def answers(stakes: Stakes) -> tuple[tuple[float, ...], ...]:
    """For one, two and three throws: what a player who follows well gets rid of on average, by the leader's hand.
    The stakes are those of the one who follows."""
    found: list[list[float]] = [[] for _ in range(THROWS)]
    for other in OWN:
        values: Values = [moved(own, other, stakes) for own in OWN]
        for throws in range(THROWS):
            means = POOL.expected(values)
            found[throws].append(means[_ALL])
            again = rethrown(means)
            values = again if stakes.exact else list(map(max, values, again))
    return tuple(map(tuple, found))


class Lead(Struct, frozen=True):
    """For the leader after each throw but the last: what stopping with a hand is worth, and what each keep is."""

    stop: tuple[Values, ...]
    means: tuple[Values, ...]
    whole: float
    """What leading a round is worth before the first throw."""

    def throws(self, throws: int, hand: int) -> dict[int, float]:
        """What throwing again is worth with each keep, after so many throws."""
        return {keep: self.means[throws - 1][keep] for keep in _KEEPS[hand]}

    def stops(self, throws: int, hand: int) -> bool:
        """Whether nothing beats stopping with this hand after so many throws."""
        again = self.means[throws - 1]
        return self.stop[throws - 1][hand] >= again[best_keep(hand, again)]


@lru_cache(maxsize=128)
def leading(stakes: Stakes) -> Lead:
    """What the leader of two players should do. The stakes are those of the leader."""
    theirs = replace(stakes, mine=stakes.theirs, theirs=stakes.mine, leads=not stakes.leads)
    stop = tuple(tuple(-value for value in row) for row in answers(theirs))
    values: Values = stop[THROWS - 1]
    means: list[Values] = []
    for throws in range(THROWS - 1, 0, -1):
        means.insert(0, POOL.expected(values))
        values = list(map(max, stop[throws - 1], rethrown(means[0])))
    return Lead(stop, tuple(means), POOL.expected(values)[_ALL])


def stakes_of(state: State, seat: Seat) -> Stakes:
    """What is at stake for a seat: the match where two are left, else counters, against whoever holds most."""
    held, house = state.counters.held, state.house
    mine, theirs = held[seat], max(held[other] for other in state.players if other != seat)
    race = len(state.players) == 2 and 0 < mine < state.counters.total
    if not race:
        mine, theirs = min(mine, _MOST), min(theirs, _MOST)
    return Stakes(mine, theirs, house.nenette, house.follower_throws == "exact", race, seat == state.leader)


# Whoever follows


@cache
def typical(throws: int) -> tuple[float, ...]:
    """How likely each hand is after so many throws of somebody who wants a high one."""
    means: list[Values] = []
    values: Values = high()
    for _ in range(throws - 1):
        means.insert(0, POOL.expected(values))
        values = rethrown(means[0])
    weights = [0.0] * len(POOL.keeps)
    weights[_ALL] = 1.0
    likely = POOL.spread(weights)
    for step in means:
        likely = _spread(likely, step)
    return tuple(likely)


@cache
def high() -> tuple[float, ...]:
    """How good each hand is by itself: what it moves, and a little for its rank."""
    return tuple(WORTH[hand] + (len(HANDS) - RANK[hand]) / len(HANDS) for hand in OWN)


def _spread(likely: Values, means: Values) -> list[float]:
    """How likely each hand is -> the same after the best dice of each were thrown again."""
    weights = [0.0] * len(POOL.keeps)
    for hand, chance in enumerate(likely):
        if chance:
            weights[best_keep(hand, means)] += chance
    return POOL.spread(weights)


def following(state: State, seat: Seat) -> list[float]:
    """What each hand brings: how many counters it gets rid of on average, given the hands so far and those still to
    come; the chance to win where two are left."""
    held, stakes = state.counters.held, stakes_of(state, seat)
    others = [other for other in state.players if other != seat]
    if stakes.race:
        return [moved(own, state.hands[others[0]], stakes) for own in OWN]
    shown = [state.hands[other] for other in others if state.hands[other]]
    coming = len(others) - len(shown)
    likely = typical(state.limit or THROWS)
    best, worst = state.leading, state.trailing
    giver = max(held[other] for other in best)
    top, low = state.hands[best[0]], state.hands[worst[0]]
    values = []
    for own in OWN:
        below = sum(p for hand, p in zip(OWN, likely, strict=True) if RANK[hand] > RANK[own])
        level = likely[OWN.index(own)]
        wins = _share(RANK[own], RANK[top]) * (below + level / 2) ** coming
        loses = _share(RANK[low], RANK[own]) * (1 - below - level / 2) ** coming
        gain = due(own, low, held[seat], state.house.nenette)
        values.append(wins * gain - loses * due(top, own, giver, state.house.nenette))
    return values


def _share(rank: int, other: int) -> float:
    """1 for the better rank, half for the same one."""
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


class Plan:
    """So many throws to come, after which every hand is worth something. `must`: all of them have to be made."""

    def __init__(self, values: Values, left: int, must: bool) -> None:
        self._values, self._left, self._must = values, left, must
        self._means: list[Values] = []
        for _ in range(left):
            self._means.append(POOL.expected(values))
            again = rethrown(self._means[-1])
            values = again if must else list(map(max, self._values, again))

    def keep(self, hand: int) -> int:
        """The keep with which to throw again."""
        return best_keep(hand, self._means[-1])

    def gain(self, hand: int) -> float:
        """What throwing again is worth."""
        return self._means[-1][self.keep(hand)]

    def throws(self, hand: int) -> dict[int, float]:
        """What throwing again is worth with each keep."""
        return {keep: self._means[-1][keep] for keep in _KEEPS[hand]}

    def likely(self, hand: int) -> list[float]:
        """How likely each hand is in the end."""
        weights = [0.0] * len(POOL.keeps)
        weights[self.keep(hand)] = 1.0
        likely = POOL.spread(weights)
        for means in reversed(self._means[:-1]):
            again = rethrown(means)
            stay = [0.0 if self._must or self._values[at] < again[at] else p for at, p in enumerate(likely)]
            moving = _spread([p - kept for p, kept in zip(likely, stay, strict=True)], means)
            likely = [kept + p for kept, p in zip(stay, moving, strict=True)]
        return likely


def chance_of(wanted: Callable[[Hand], bool], likely: Values) -> float:
    """How likely a hand of this kind is."""
    return sum(p for hand, p in zip(OWN, likely, strict=True) if wanted(hand))


@cache
def chase(left: int) -> Plan:
    """The plan of somebody who wants 421 and nothing else."""
    return Plan([float(hand == TOP) for hand in OWN], left, must=False)


@cache
def top_chance(keep: int, left: int) -> float:
    """How likely 421 is from a keep if it is aimed at with so many throws."""
    values: Values = [float(hand == TOP) for hand in OWN]
    for _ in range(left - 1):
        values = list(map(max, values, rethrown(POOL.expected(values))))
    return POOL.expected(values)[keep]


def hand_at(state: State) -> int:
    """The number of the hand that lies there."""
    return POOL.index[tuple(sorted(state.pips))]


def to_throw(state: State, keep: int) -> tuple[int, ...]:
    """The positions of the dice to throw again."""
    return split(state.pips, POOL.keeps[keep], state.aside)
