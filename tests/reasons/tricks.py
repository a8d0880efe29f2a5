"""Whether what is said of bids and tricks is true, reckoned from all hands as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from tabletop.games.barbu import scoring
from tabletop.games.barbu import state as barbu
from tabletop.games.barbu.state import Contract
from tabletop.games.whistiti import state as whistiti
from tabletop.kit.cards import NO_SUIT, RANKS, SUITS, WITHOUT_JOKERS, card_name
from tests.reasons.sayings import Saying, Truths, always

_LOW = 8


class Card:
    """A card that is about to be played, and everything that lies and is held."""

    def __init__(self, s: Saying) -> None:
        state = s.state
        self.s, self.state, self.seat = s, state, s.seat
        self.trump: int = getattr(state, "trump", NO_SUIT)
        self.card: int = state.faces[WITHOUT_JOKERS.index[s.action.tokens[0]]]
        self.suit, self.height = SUITS[self.card], (RANKS[self.card] + 11) % 13
        self.hands = [[state.faces[token] for token in hand] for hand in state.hands]
        self.laid = [state.faces[token] for token in state.trick.tokens]
        self.to_come = [(s.seat + step) % state.seats for step in range(1, state.seats - len(self.laid))]

    @cached_property
    def ways(self) -> list[int]:
        """The cards that may be played."""
        legal = self.s.game.legal(self.state, self.seat)
        return [self.state.faces[WITHOUT_JOKERS.index[one.tokens[0]]] for one in legal if one.verb == "play"]

    @property
    def hand(self) -> list[int]:
        """The own hand."""
        return self.hands[self.seat]

    @property
    def unseen(self) -> list[int]:
        """All cards that lie where this seat has never seen them."""
        gone = {self.state.faces[token] for trick in self.state.tricks for token in trick.tokens}
        seen = {*self.hand, *self.laid, *gone}
        shown = getattr(self.state, "shown", -1)
        if shown in getattr(self.state, "stock", ()):
            seen.add(self.state.faces[shown])
        return [face for face in set(self.state.faces) if face not in seen]

    def rank(self, card: int) -> tuple[bool, bool, int]:
        """How much a card counts in this trick."""
        led = SUITS[self.laid[0]] if self.laid else self.suit
        return SUITS[card] == self.trump, SUITS[card] in (self.trump, led), (RANKS[card] + 11) % 13

    @property
    def top(self) -> int:
        """The best card so far."""
        found: int = max(self.laid, key=self.rank)
        return found

    def takes(self, card: int) -> bool:
        """Whether a card is the best so far."""
        return not self.laid or self.rank(card) > self.rank(self.top)

    def wins_for_certain(self, card: int) -> bool:
        """Whether a card is the best so far, and no card of those who follow is better."""
        follow = (other for seat in self.to_come for other in self.hands[seat])
        return self.takes(card) and all(self.rank(other) < self.rank(card) for other in follow)

    def higher(self, cards: list[int]) -> int:
        """How many of these are higher in the suit of the card."""
        return sum(SUITS[card] == self.suit and (RANKS[card] + 11) % 13 > self.height for card in cards)

    @property
    def is_lowest(self) -> bool:
        """Whether no card that may be played is lower; a trump is higher than the other suits."""
        return all(self.worth_of(card) >= self.worth_of(self.card) for card in self.ways)

    def worth_of(self, card: int) -> tuple[bool, int]:
        """How dear a card is: any trump dearer than the other suits."""
        return SUITS[card] == self.trump, (RANKS[card] + 11) % 13


def of(truth: Callable[[Card], bool]) -> Callable[[Saying], bool]:
    """What holds for a card that is played."""
    return lambda s: truth(Card(s))


def only(s: Saying) -> bool:
    """No other card may be played."""
    return len(Card(s).ways) == 1


def last(s: Saying) -> bool:
    """No other card is held."""
    return len(s.state.hands[s.seat]) == 1


# Oh Hell


def missing(s: Saying) -> int:
    """How many more tricks the seat has bid than won."""
    bid: int = s.state.bids[s.seat]
    won: int = sum(trick.taker == s.seat for trick in s.state.tricks)
    return bid - won


def wants(truth: Callable[[Card], bool]) -> Callable[[Saying], bool]:
    """So many tricks are missing, and this holds for the card."""
    return lambda s: s.n == missing(s) > 0 and truth(Card(s))


def enough(truth: Callable[[Card], bool]) -> Callable[[Saying], bool]:
    """No trick is missing, and this holds for the card."""
    return lambda s: missing(s) <= 0 and truth(Card(s))


def sure_tricks(s: Saying) -> int:
    """The highest trumps in a row from the top that the hand holds."""
    held = {s.state.faces[token] for token in s.state.hands[s.seat]}
    trumps = sorted(
        (card for card in set(s.state.faces) if SUITS[card] == s.state.trump), key=lambda c: -((RANKS[c] + 11) % 13)
    )
    return next((count for count, card in enumerate(trumps) if card not in held), len(trumps))


def expects(s: Saying) -> bool:
    """No fewer tricks than those that cannot be lost, and not more than there are cards."""
    return sure_tricks(s) <= s.n <= len(s.state.hands[s.seat])


def may_not(s: Saying) -> bool:
    """All others have bid, and with this bid the bids would come to the number of tricks."""
    bids = [bid for seat, bid in enumerate(s.state.bids) if seat != s.seat]
    closes = min(bids) >= 0 and sum(bids) + s.n == len(s.state.hands[s.seat])
    return closes and expects(s) and s["bid"] == int(s.action.choice or 0) != s.n


OH_HELL: Truths = {
    "This hand should not win any tricks.": lambda s: sure_tricks(s) == 0,
    "This hand should win about %n trick(s).": expects,
    "This hand should win about %n trick(s), but the last bid may not be that: better {bid}.": may_not,
    "Only this card may be played.": only,
    "It is the last card.": last,
    "%n more trick(s) to win: nobody can beat this card.": wants(lambda c: c.wins_for_certain(c.card)),
    "%n more trick(s) to win: this card has a chance.": wants(lambda c: c.takes(c.card)),
    "%n more trick(s) to win: a low card first, the high ones can wait.": wants(
        lambda c: not c.laid and c.height + 2 <= _LOW and any(c.worth_of(card) > c.worth_of(c.card) for card in c.hand)
    ),
    "%n more trick(s) to win, but not this one: a better moment will come.": wants(
        lambda c: not c.takes(c.card) and any(map(c.takes, c.ways)) and c.s.n < len(c.hand)
    ),
    "None of the allowed cards can win this trick, so the least useful one goes.": of(
        lambda c: not any(map(c.takes, c.ways))
    ),
    "No more tricks are wanted: this card loses. Highest so far: {card}.": enough(
        lambda c: not c.takes(c.card) and c.s["card"] == card_name(c.top)
    ),
    "No more tricks are wanted: this card cannot win, so it can go.": enough(lambda c: not c.takes(c.card)),
    "No more tricks are wanted, but every card that may be played wins.": enough(
        lambda c: all(map(c.wins_for_certain, c.ways))
    ),
    "No more tricks are wanted, but this card had better go now.": enough(lambda c: c.wins_for_certain(c.card)),
    "No more tricks are wanted: this card can still be beaten.": enough(
        lambda c: c.takes(c.card) and any(c.rank(other) > c.rank(c.card) for other in c.unseen)
    ),
    "No more tricks are wanted, so a low card is led.": enough(lambda c: not c.laid and c.height + 2 <= _LOW),
}

# Whistiti


def stops(s: Saying) -> bool:
    """The best card so far is beaten, and whoever laid it needs so many points to reach the goal."""
    card = Card(s)
    winner = (s.state.trick.leader + card.laid.index(card.top)) % s.state.seats
    needs = s.state.target - whistiti.points(s.state)[winner]
    return card.takes(card.card) and winner == s["player"].seat and 0 < needs == s.n <= 3


WHISTITI: Truths = {
    "Only this card may be played.": only,
    "It is the last card.": last,
    "Nobody can beat this card.": of(lambda c: c.wins_for_certain(c.card)),
    "No higher card of this suit is out. Only a trump could beat it.": of(
        lambda c: c.takes(c.card) and c.suit != c.trump and not c.higher([x for h in c.hands for x in h if h != c.hand])
    ),
    "A trump is led to draw trumps out of the other hands.": of(
        lambda c: not c.laid and c.suit == c.trump and any(SUITS[card] == c.trump for card in c.unseen)
    ),
    "A high card is led: it has a chance to win.": of(lambda c: not c.laid and c.height + 2 >= 11),
    "A low card is led, and higher ones are kept for later.": of(
        lambda c: not c.laid and c.height + 2 < 11 and any((RANKS[o] + 11) % 13 > c.height for o in c.hand)
    ),
    "There is nothing higher to lead.": of(
        lambda c: not c.laid and all((RANKS[o] + 11) % 13 <= c.height for o in c.hand)
    ),
    "This is the lowest card that wins the trick for certain.": of(
        lambda c: (
            c.wins_for_certain(c.card)
            and all(c.worth_of(o) >= c.worth_of(c.card) for o in c.ways if c.takes(o) and not c.to_come)
        )
    ),
    "This card wins the trick for certain.": of(lambda c: c.wins_for_certain(c.card)),
    "It beats the card of {player}, who needs only %n more trick(s).": stops,
    "A trump takes the trick, unless a higher one follows.": of(
        lambda c: c.takes(c.card) and c.suit == c.trump != SUITS[c.laid[0]] and bool(c.to_come)
    ),
    "It beats the best card so far: {card}. A better one may still follow.": of(
        lambda c: c.takes(c.card) and c.s["card"] == card_name(c.top) and bool(c.to_come)
    ),
    "None of the allowed cards can win this trick, so the lowest one goes.": of(
        lambda c: not any(map(c.takes, c.ways)) and c.is_lowest
    ),
    "None of the allowed cards can win this trick.": of(lambda c: not any(map(c.takes, c.ways))),
    "This trick is let go, and the cards that could win it are kept for later.": of(
        lambda c: not c.takes(c.card) and any(map(c.takes, c.ways))
    ),
}

# Barbu


def named(s: Saying) -> Contract:
    """The contract that is played."""
    found = barbu.contract(s.state)
    assert found is not None
    return found


def price(c: Card, cards: list[int]) -> int:
    """What these cards cost in this contract."""
    costs = scoring.costs(named(c.s))
    return sum(costs.get(card, 0) for card in cards)


def throws(c: Card) -> bool:
    """The led suit is not followed."""
    return bool(c.laid) and c.suit != SUITS[c.laid[0]] and all(SUITS[card] != SUITS[c.laid[0]] for card in c.hand)


def of_suit(c: Card) -> int:
    """How many cards of the suit the hand holds."""
    return sum(SUITS[card] == c.suit for card in c.hand)


def others(c: Card) -> list[int]:
    """The cards of the other hands."""
    return [card for seat, hand in enumerate(c.hands) if seat != c.seat for card in hand]


def tried(s: Saying) -> bool:
    """The points of a contract are those of the seat and of the three others, and the figure stands on the card."""
    figures = {figure.token: figure.count for figure in s.choice.figures}
    worth = scoring.worth(barbu.CONTRACT_OF[s.action.tokens[0]])
    whole: int = s["own"] + 3 * s["others"]
    return (
        figures[s.action.tokens[0]] == s["own"]
        and abs(whole - worth) <= 2
        and set(figures) == {one.tokens[0] for one in s.game.legal(s.state, s.seat)}
    )


def harmless(c: Card) -> bool:
    """Nothing that lies there costs points, nor the trick itself, and nobody can add anything."""
    trick = scoring.trick_costs(named(c.s))[len(c.state.tricks)]
    return not trick and not price(c, [*c.laid, c.card]) and not c.to_come and c.takes(c.card)


BARBU: Truths = {
    "It is the only contract left in this round.": lambda s: len(s.game.legal(s.state, s.seat)) == 1,
    "This contract has not been played in this round yet.": always,
    "Tried out with this hand, it costs about {own} points, and each of the others about {others}. "
    "The numbers on the little cards say what each contract would cost.": tried,
    "Only this card may be played.": only,
    "It is the last card.": last,
    "No card of the led suit: a good moment to get rid of a card that costs points.": of(
        lambda c: throws(c) and price(c, [c.card]) > 0
    ),
    "The last card of its suit goes: the next time this suit is led, anything can be thrown on it.": of(
        lambda c: throws(c) and of_suit(c) == 1
    ),
    "Nothing to follow with: a card goes that might take a trick later.": of(
        lambda c: throws(c) and any(SUITS[o] == c.suit and (RANKS[o] + 11) % 13 < c.height for o in c.unseen)
    ),
    "Nothing to follow with: this card costs no points.": of(lambda c: throws(c) and not price(c, [c.card])),
    "A card that costs points can go without taking the trick. Highest: {card}.": of(
        lambda c: not c.takes(c.card) and price(c, [c.card]) > 0 and c.s["card"] == card_name(c.top)
    ),
    "The highest card that still loses this trick. Highest so far: {card}.": of(
        lambda c: (
            not c.takes(c.card)
            and c.s["card"] == card_name(c.top)
            and all(c.takes(o) or (RANKS[o] + 11) % 13 <= c.height for o in c.ways)
        )
    ),
    "This card loses the trick. Highest so far: {card}.": of(
        lambda c: not c.takes(c.card) and c.s["card"] == card_name(c.top)
    ),
    "This trick costs nothing: a good moment to spend a high card.": of(harmless),
    "Every card that may be played takes this trick.": of(
        lambda c: all(map(c.takes, c.ways)) and all(map(c.wins_for_certain, c.ways))
    ),
    "It takes this trick, and a lower card is kept for a dearer one.": of(
        lambda c: c.wins_for_certain(c.card) and any((RANKS[o] + 11) % 13 < c.height for o in c.ways)
    ),
    "It is the highest so far, but %n card(s) that nobody has seen can still beat it.": of(
        lambda c: c.takes(c.card) and bool(c.laid) and c.higher(others(c)) == c.s.n and bool(c.to_come)
    ),
    "Nobody can beat this card any more.": of(lambda c: c.wins_for_certain(c.card)),
    "It is the last card of its suit: when others lead this suit, anything can be thrown on it.": of(
        lambda c: not c.laid and of_suit(c) == 1
    ),
    "%n higher card(s) of this suit may still beat it.": of(lambda c: not c.laid and c.higher(others(c)) == c.s.n),
    "Only the last trick counts: high cards go early, low ones are kept for the end.": of(
        lambda c: named(c.s) is Contract.LAST and all((RANKS[o] + 11) % 13 <= c.height for o in c.ways)
    ),
}
