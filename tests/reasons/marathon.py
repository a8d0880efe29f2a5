"""Whether what is said in Card Marathon is true, by trying every set of four cards."""

from __future__ import annotations

from itertools import combinations

from tabletop.games.card_marathon import state as st
from tabletop.kit.cards import RANKS, SUITS, card_name
from tests.reasons.sayings import Saying, Truths

MILESTONES = 5


class Runner:
    """What a runner holds, shows and has never seen."""

    def __init__(self, s: Saying) -> None:
        state = s.state
        self.s, self.state, self.seat = s, state, s.seat
        self.hand = {state.faces[token] for token in state.hands[s.seat]}
        self.row = {state.faces[token] for token in st.milestones(state, s.seat)}
        seen = {*state.hands[s.seat], *state.effort, *st.milestones(state, 0), *st.milestones(state, 1)}
        seen |= {token for token in range(52) if state.knowledge.known_to(token, s.seat)}
        self.unseen = {state.faces[token] for token in range(52) if token not in seen}
        self.count, self.other = (state.upturned[seat].bit_count() for seat in (s.seat, 1 - s.seat))
        self.blocked = st.blocked_values(state, s.seat)

    def is_challenge(self, cards: tuple[int, ...]) -> bool:
        """Whether four cards are one that may be declared now."""
        values = sorted(RANKS[card] - 1 for card in cards)
        if len(set(values)) == 1:
            return True
        runs = [{(first + step) % 13 for step in range(4)} for first in range(13)]
        if set(values) not in runs:
            return False
        if len({SUITS[card] for card in cards}) == 1:
            return True
        past = ({0, 11, 12} <= set(values) and 10 not in values) or {0, 1, 12} <= set(values)
        wraps = self.state.house.wrap_straights == "both" or not past
        return wraps and self.count - self.other < 3 and self.blocked.isdisjoint(values)

    def completes(self, card: int, hand: set[int], row: set[int]) -> bool:
        """Whether a card makes a challenge with three of these, with as many energy cards as the house wants."""
        return any(
            self.is_challenge((*three, card)) and 1 + len(set(three) & hand) >= self.state.house.min_energy
            for three in combinations((hand | row) - {card}, 3)
        )

    def outs(self, hand: set[int]) -> int:
        """How many unseen cards complete a challenge with such a hand."""
        return sum(self.completes(card, hand, self.row) for card in self.unseen)

    def thrown(self, token: str) -> set[int]:
        """The hand without a card."""
        return self.hand - {self.state.faces[int(token[1:])]}

    @property
    def top(self) -> int:
        """The top card of the effort."""
        found: int = self.state.faces[self.state.effort[-1]]
        return found

    @property
    def can_declare(self) -> bool:
        """Whether a challenge may be declared now."""
        return any(one.verb == "challenge" for one in self.s.game.legal(self.state, self.seat))


def throws(s: Saying) -> bool:
    """So many unseen cards complete a challenge once it is thrown."""
    runner = Runner(s)
    return s.action.verb == "throw" and runner.outs(runner.thrown(s.action.tokens[0])) == s.n


def throws_worst(s: Saying) -> bool:
    """No card that may be thrown leaves more unseen cards that complete a challenge."""
    runner = Runner(s)
    others = [one.tokens[0] for one in s.game.legal(s.state, s.seat) if one.verb == "throw"]
    outs = {token: runner.outs(runner.thrown(token)) for token in others}
    return outs[s.action.tokens[0]] == max(outs.values())


def keeps(s: Saying) -> bool:
    """Another card than the one that is named is thrown; that one makes a challenge with the row of the other."""
    rival = Runner(s)
    row = {s.state.faces[token] for token in st.milestones(s.state, 1 - s.seat)}
    named = next(card for card in rival.hand if card_name(card) == s["card"])
    rival.blocked, rival.count, rival.other = st.blocked_values(s.state, 1 - s.seat), rival.other, rival.count
    in_row = any(rival.is_challenge((*three, named)) for three in combinations(row, 3))
    return s["player"].seat == 1 - s.seat and named in rival.thrown(s.action.tokens[0]) and in_row


def counted(s: Saying) -> bool:
    """The reason is true, and so is every number on a card."""
    runner, figures = Runner(s), s.choice.figures
    return (
        bool(figures)
        and MARATHON[s["reason"].msg.source](s.said(s["reason"]))
        and all(figure.count == runner.outs(runner.thrown(figure.token)) for figure in figures)
    )


def draws(s: Saying) -> bool:
    """So many unseen cards complete a challenge with the hand."""
    runner = Runner(s)
    return runner.outs(runner.hand) == s.n


def takes_now(s: Saying) -> bool:
    """The top of the effort completes a challenge."""
    runner = Runner(s)
    return s["card"] == card_name(runner.top) and runner.completes(runner.top, runner.hand, runner.row)


def takes(s: Saying) -> bool:
    """With the top of the effort so many unseen cards complete one, once the best card has been thrown for it."""
    runner = Runner(s)
    held = runner.hand | {runner.top}
    return s["card"] == card_name(runner.top) and s.n in {runner.outs(held - {card}) for card in runner.hand}


def swaps(s: Saying) -> bool:
    """An energy card and an upturned milestone change places."""
    runner, state = Runner(s), s.state
    old = state.faces[state.rows[s.seat][s.action.to.slot]] if s.action.to is not None else -1
    card = state.faces[int(s.action.tokens[0][1:])]
    shown = runner.row - {old}
    fits, fitted = (any(alike(one, other) for other in shown) for one in (card, old))
    return old in runner.row and s["card"] == card_name(card) and s["old"] == card_name(old) and fits >= fitted


def alike(one: int, other: int) -> bool:
    """Whether two cards can be in one challenge."""
    apart = abs(RANKS[one] - RANKS[other])
    return apart <= 3 or apart >= 10


def lays_closed(s: Saying) -> bool:
    """The card goes to a place that lies face down, and can be in a challenge with a milestone that lies open."""
    runner = Runner(s)
    card = s.state.faces[int(s.action.tokens[0][1:])]
    return s["card"] == card_name(card) and any(alike(card, one) for one in runner.row)


def knows(s: Saying) -> bool:
    """Whether the seat knows the milestone that it upturns."""
    return bool(s.state.knowledge.known_to(int(s.action.tokens[0][1:]), s.seat))


def waits(s: Saying) -> bool:
    """A challenge may be declared, and is not."""
    return Runner(s).can_declare and s.action.verb != "challenge"


MARATHON: Truths = {
    "With this challenge a milestone is upturned.": lambda s: s.action.verb == "challenge",
    "With this challenge the race is won.": lambda s: (
        Runner(s).count + 1 == MILESTONES > Runner(s).other
        and not st.finish_loses(s.state.house, MILESTONES - Runner(s).other)
    ),
    "A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.": lambda s: (
        waits(s) and Runner(s).count + 1 == MILESTONES and st.finish_loses(s.state.house, MILESTONES - Runner(s).other)
    ),
    "A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.": lambda s: (
        waits(s) and Runner(s).count >= Runner(s).other
    ),
    "After that, %n unseen card(s) would complete a challenge.": throws,
    "Of all the cards, this one goes least with the others.": throws_worst,
    "The {card} stays, as it would complete a challenge with the upturned milestones of {player}.": keeps,
    "{reason} The number on a card: unseen cards that complete a challenge once it is thrown.": counted,
    "%n unseen card(s) would complete a challenge at once.": draws,
    "The {card} does not help enough; a new card may be better.": lambda s: (
        s["card"] == card_name(Runner(s).top) and s.action.choice == "refreshments"
    ),
    "With the {card} a challenge can be declared at once.": takes_now,
    "With the {card}, %n unseen card(s) would complete a challenge.": takes,
    "The {card} goes better with the other upturned milestones than the {old}.": swaps,
    "The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.": lays_closed,
    "It is known what lies there, and it goes well with the other cards.": knows,
    "Nobody knows what lies there: one is as good as another.": lambda s: not knows(s),
}
