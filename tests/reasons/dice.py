"""Whether what is said of throws is true: chances are reckoned again, by counting throws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

from tabletop.games.four_two_one import search as four_two_one
from tabletop.games.four_two_one.scoring import RANK, TOP, WORTH, in_order
from tabletop.games.poker_dice.scoring import best_of, combination
from tabletop.games.ten_thousand.scoring import Group, parts_of, worth
from tests.reasons.sayings import Saying, Truths

FACES = range(1, 7)
GOAL = 21


def positions(s: Saying) -> list[int]:
    """The dice that the action names, by where they lie."""
    return [int(token[1:]) - 1 for token in s.action.tokens]


def throws_of(count: int) -> Iterator[tuple[int, ...]]:
    """Every throw of so many dice."""
    return product(FACES, repeat=count)


def share(count: int, wanted: Callable[[tuple[int, ...]], bool]) -> float:
    """In how many of 100 throws of so many dice something comes."""
    return 100 * sum(map(wanted, throws_of(count))) / 6.0**count


def about(told: int, percent: float) -> bool:
    """Whether a whole number stands for this one."""
    return abs(told - percent) <= 0.51


def only(s: Saying) -> bool:
    """There is nothing else to do."""
    return len(s.game.legal(s.state, s.seat)) == 1


# 10,000


def loses(s: Saying) -> float:
    """In how many of 100 throws nothing counts, or too much where the goal must be hit exactly."""
    state, kept = s.state, set(positions(s))
    count = 5 - len(state.aside) - len(kept) or 5
    parts = parts_of(state.pips, tuple(sorted(kept)), state.group)
    group = Group() if count == 5 else grown(state.group, parts)
    room = state.house.target - state.scores[state.turn] - state.points - worth(parts)

    def nothing(throw: tuple[int, ...]) -> bool:
        gain = worth(parts_of(throw, tuple(range(count)), group))
        return not gain or (state.house.exact_finish and gain > room)

    return share(count, nothing)


def grown(group: Group, parts: Any) -> Group:
    """The group that lies aside afterwards."""
    for part in parts:
        if part.kind in ("group", "grown"):
            return Group(part.face, len(part.positions) + (group.count if part.kind == "grown" else 0))
    return group


def dice_thrown(s: Saying) -> int:
    """How many dice are thrown."""
    return 5 - len(s.state.aside) - len(positions(s)) or 5


def risks(s: Saying) -> bool:
    """So many dice lose the turn so often."""
    return s.n == dice_thrown(s) and about(s["percent"], loses(s))


def staked(s: Saying) -> bool:
    """The same, and so many points of the turn are lost."""
    parts = parts_of(s.state.pips, tuple(sorted(positions(s))), s.state.group)
    return risks(s) and s["points"] == s.state.points + worth(parts)


def rather_stops(s: Saying) -> bool:
    """The same if all that counts were set aside and the rest thrown."""
    every = tuple(f"d{at + 1}" for part in s.state.parts for at in part.positions)
    return s.action.verb == "stop" and staked(s.instead(every))


TEN_THOUSAND: Truths = {
    "A turn begins with a throw.": lambda s: s.action.verb == "throw",
    "The turn is over.": lambda s: s.action.verb not in ("throw", "continue", "stop"),
    "Throwing again is fun.": lambda s: s.action.verb == "continue",
    "{points} points are enough.": lambda s: s.action.verb == "stop" and s["points"] == s.state.total,
    "Only {points} points so far: at least {bar} would be good.": lambda s: s["points"] == s.state.total < s["bar"],
    "{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.": lambda s: (
        s["missing"] == s.state.house.opening_minimum - s.state.total and risks(s)
    ),
    "There is no choice, but %n dice score nothing in about {percent}% of throws.": risks,
    "%n dice lose {points} points in about {percent}% of throws: the risk is worth it.": staked,
    "%n dice lose {points} points in about {percent}% of throws, but time is short.": staked,
    "%n dice would lose {points} points in about {percent}% of throws: better to stop.": rather_stops,
}

# Boat, Captain and Crew


@cache
def afloat(aboard: int, left: int) -> float:
    """How likely boat, captain and crew come aboard in so many throws."""
    if aboard == 3 or not left:
        return float(aboard == 3)
    found = 0.0
    for throw in throws_of(5 - aboard):
        now, dice = aboard, set(throw)
        while now < 3 and (6, 5, 4)[now] in dice:
            now += 1
        found += afloat(now, left - 1)
    return found / 6.0 ** (5 - aboard)


@cache
def miles_hoped(pair: tuple[int, int], left: int, mode: str) -> float:
    """The miles that throwing again brings on average, where the best is made of every throw."""
    again = [(True, True)] if mode == "both" else [(True, True), (True, False), (False, True)]
    found = []
    for one, other in again:
        total = 0.0
        for first, second in throws_of(2):
            fresh = (first if one else pair[0], second if other else pair[1])
            total += max(sum(fresh), miles_hoped(fresh, left - 1, mode)) if left > 1 else sum(fresh)
        found.append(total / 36)
    return max(found)


def miles(s: Saying) -> bool:
    """So many miles lie there."""
    return bool(s["miles"] == s.state.miles == sum(s.state.pips[at] for at in s.state.free))


def on_average(s: Saying) -> bool:
    """So many throws are left, and they bring so much."""
    hoped = miles_hoped(tuple(s.state.pips[at] for at in s.state.free), s.n, s.state.house.mile_dice)
    better = hoped > s.state.miles + 1e-9
    goes_on = s.action.verb == "throw-miles"
    return miles(s) and s.n == 3 - s.state.throws and abs(s["average"] - hoped) <= 0.51 and better == goes_on


def ahead(s: Saying) -> bool:
    """Nobody has more, the miles of this turn counted."""
    books = [sum(book) for book in s.state.books]
    return miles(s) and books[s.seat] + s.state.miles >= max(books)


BOAT_CAPTAIN_CREW: Truths = {
    "A turn begins with a throw; in {percent}% of turns the ship gets afloat.": lambda s: (
        s.state.throws == 0 and about(s["percent"], 100 * afloat(0, 3))
    ),
    "There is no choice; the ship still gets afloat in about {percent}% of such turns.": lambda s: (
        only(s) and about(s["percent"], 100 * afloat(len(s.state.ship), 3 - s.state.throws))
    ),
    "Whoever can come aboard always does.": lambda s: s.action.verb == "lock" and bool(s.state.ship),
    "The ship is not afloat, and no throw is left.": lambda s: s.state.throws == 3 and len(s.state.ship) < 3,
    "No other throw is allowed.": only,
    "{miles} miles with %n throw(s) left: throwing again brings about {average} on average.": on_average,
    "{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.": (
        on_average
    ),
    "With {miles} miles nobody is in front of {player}.": ahead,
    "{miles} miles are too few to win, so there is nothing to lose.": lambda s: miles(s) and not ahead(s),
    "Throwing again is fun.": lambda s: s.action.verb == "throw-miles",
    "The ship is afloat: off it goes!": lambda s: len(s.state.ship) == 3,
}

# No 5s, No 2s


@cache
def still_to_come(dice: int, clean: bool) -> float:
    """How many points so many dice bring on average until all are out."""
    stays, gain, later = 0.0, 0.0, 0.0
    for throw in throws_of(dice):
        out = sum(face in (2, 5) for face in throw)
        gain += 0 if clean and out else sum(face for face in throw if face not in (2, 5))
        if not out:
            stays += 1
        elif out < dice:
            later += still_to_come(dice - out, clean)
    return (gain + later) / (6.0**dice - stays)


NO_FIVE_NO_TWO: Truths = {
    "There is nothing to decide: %n dice in play still bring about {points} points on average.": lambda s: (
        s.n == len(s.state.free) and abs(s["points"] - still_to_come(s.n, s.state.house.clean_throws_only)) <= 0.51
    ),
    "Every 5 and every 2 is out.": lambda s: s.action.verb == "set-aside",
    "No die is left, so the turn is over.": lambda s: not s.state.free,
}

# Poker Dice


def shown_last(s: Saying) -> bool:
    """All others have thrown."""
    return all(hand for seat, hand in enumerate(s.state.hands) if seat != s.seat)


def pots(s: Saying, hand: tuple[int, ...]) -> float:
    """What share of the pot this hand wins against those that lie there."""
    hands = [*(other for seat, other in enumerate(s.state.hands) if seat != s.seat), hand]
    best = best_of(hands, s.state.house.by_faces)
    return 0.0 if len(hands) - 1 not in best else 1.0 if len(best) == 1 else 0.5


def wins_pot(s: Saying) -> bool:
    """The last to throw, with a single throw to come, wins so often; else no more is asked than a share."""
    thrown = positions(s)
    if not shown_last(s) or s.state.throws_left > 1:
        return bool(0 <= s["percent"] <= 100)
    kept = [face for at, face in enumerate(s.state.pips) if at not in thrown]
    won = sum(pots(s, (*kept, *throw)) for throw in throws_of(len(thrown)))
    return about(s["percent"], 100 * won / 6 ** len(thrown))


def stays(s: Saying) -> bool:
    """Whoever stops last wins so often as the hand says."""
    return s.action.verb == "stop" and (not shown_last(s) or about(s["percent"], 100 * pots(s, s.state.pips)))


def equal_kept(s: Saying) -> bool:
    """Dice without an equal are thrown again."""
    return len(positions(s)) > 0


POKER_DICE: Truths = {
    "Whoever leads wins more often: the higher stake pays.": lambda s: s.action.choice != 1,
    "Counters are running out: a small stake gives more time to catch up.": lambda s: (
        s.state.counters.held[s.seat] < max(s.state.counters.held)
    ),
    "No higher stake is allowed.": only,
    "Any stake will do.": lambda s: not only(s),
    "A turn begins with a throw.": lambda s: s.state.phase == "ready",
    "There is nothing else to do.": only,
    "Throwing again is fun.": lambda s: len(positions(s)) > 0,
    "This hand beats all the others: it takes the pot.": lambda s: shown_last(s) and pots(s, s.state.pips) == 1,
    "The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.": lambda s: (
        stays(s) and not s.state.limit and s.n == s.state.throws
    ),
    "This hand wins the pot in about {percent}% of rounds, more than another throw.": stays,
    "Throwing these dice again wins the pot in about {percent}% of rounds.": wins_pot,
    "This is a good hand.": lambda s: combination(s.state.pips) > 0,
    "There may be more in the other dice.": equal_kept,
}

# Dice Blackjack


def over(s: Saying) -> float:
    """In how many of 100 throws one die leads over 21."""
    return share(1, lambda throw: s.state.total + throw[0] > GOAL)


def dares(s: Saying) -> bool:
    """One die goes over so often."""
    return about(s["percent"], over(s))


BLACKJACK_DICE: Truths = {
    "There is nothing to choose: all three dice are thrown.": lambda s: s.state.total == 0 or bool(s.state.level),
    "There is nothing else to do.": only,
    "Throwing again is fun.": lambda s: s.action.verb == "continue",
    "One die cannot go over 21 from here.": lambda s: over(s) == 0,
    "One die goes over 21 in about {percent}% of throws: the risk is worth it.": dares,
    "Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.": lambda s: (
        dares(s) and s.state.total < s["best"] == max(n for n in s.state.totals if n <= GOAL)
    ),
    "One die would go over 21 in about {percent}% of throws: better to stop.": dares,
    "Nobody is left to throw, and no total is as high: that wins the round.": lambda s: (
        s.state.is_last
        and all(n > GOAL or n < s.state.total for seat, n in enumerate(s.state.totals) if seat != s.seat and n)
    ),
    "A lost round costs 1 counter, and going over 21 costs 2: better to stop.": lambda s: (
        s.state.is_last and s.state.total < max(n for n in s.state.totals if n <= GOAL)
    ),
    "The play-off is the better chance: one die goes over 21 too easily.": lambda s: (
        s.state.house.tie == "playoff" and s.state.totals.count(s.state.total) > 1
    ),
}

# 421


def kept_faces(s: Saying) -> tuple[int, ...]:
    """The dice that stay."""
    thrown = positions(s)
    return tuple(sorted((face for at, face in enumerate(s.state.pips) if at not in thrown), reverse=True))


@cache
def four_two_ones(kept: tuple[int, ...], left: int) -> float:
    """The best chance of 421 in so many throws, beginning with all dice but these."""
    good = 0.0
    for throw in throws_of(3 - len(kept)):
        hand = in_order((*kept, *throw))
        if hand == TOP:
            good += 1
        elif left > 1:
            good += max(four_two_ones(keep, left - 1) for keep in parts(hand))
    return good / 6.0 ** (3 - len(kept))


def parts(hand: tuple[int, ...]) -> set[tuple[int, ...]]:
    """What may be kept of a hand when the rest is thrown."""
    some = {
        tuple(face for face, stays in zip(hand, chosen, strict=True) if stays) for chosen in product((0, 1), repeat=3)
    }
    return some - {hand}


def chases(s: Saying) -> bool:
    """The dice that stay, and the chance of 421."""
    kept = kept_faces(s)
    told = dict(s.text.args).get("kept")
    named = tuple(told.items) == kept if told is not None else not kept
    return named and about(s["percent"], 100 * four_two_ones(kept, s.state.throws_left))


def keeps(s: Saying) -> bool:
    """The dice that stay are named, and no other choice is better by the figures for two players."""
    lead = four_two_one.leading(four_two_one.stakes_of(s.state, s.seat))
    means, kept = lead.means[s.state.throws - 1], kept_faces(s)
    worth_of = {in_order(keep): means[at] for at, keep in enumerate(four_two_one.POOL.keeps)}
    best = max(worth_of[in_order(part)] for part in parts(in_order(s.state.pips)))
    return tuple(s["kept"].items) == kept and worth_of[in_order(kept)] >= best - 1e-9


def lets_throw(s: Saying) -> bool:
    """The leader stops after so many throws, and the others may not throw more often."""
    return s.action.verb == "stop" and s.n == s.state.throws and not s.state.limit


def best_and_worst(s: Saying) -> bool:
    """How often a single throw makes the best and the worst hand; else no more than that both are shares."""
    if s.state.throws_left > 1 or s.state.limit == 0:
        return bool(0 <= s["best"] + s["worst"] <= 101)
    kept, ranks = kept_faces(s), [RANK[h] for seat, h in enumerate(s.state.hands) if h and seat != s.seat]
    count = 3 - len(kept)
    best = share(count, lambda throw: RANK[in_order((*kept, *throw))] < min(ranks))
    worst = share(count, lambda throw: RANK[in_order((*kept, *throw))] > max(ranks))
    return about(s["best"], best) and about(s["worst"], worst)


FOUR_TWO_ONE: Truths = {
    "The three dice have to be thrown.": lambda s: s.state.step == "ready",
    "There is nothing else to do.": only,
    "Throwing again is fun.": lambda s: len(positions(s)) > 0,
    "This hand is worth %n counter(s): that is enough.": lambda s: WORTH[in_order(s.state.pips)] == s.n,
    "Keep {kept}: the chance of 421 is about {percent}%.": chases,
    "Throw all three dice: the chance of 421 is about {percent}%.": chases,
    "Keeping {kept} gets rid of the most counters on average.": keeps,
    "Keeping {kept} gives the best chance to be out first.": keeps,
    "No die is worth keeping. All three together make 421 in about {percent}% of cases.": chases,
    "The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.": lets_throw,
    "The others may only throw %n time(s) then. Another throw would make it less likely to be out first.": lets_throw,
    "This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.": best_and_worst,
    "Throwing again would risk more than it brings.": lambda s: s.action.verb == "stop" and bool(s.state.limit),
}
