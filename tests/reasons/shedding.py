"""Whether what is said of plays, passes and gifts is true, where everybody wants to be rid of all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

from tabletop.core.model import Seat
from tabletop.games.dream_team.cards import FREE, KINDS, RED, YELLOW
from tabletop.games.dream_team.state import totals
from tabletop.kit.cards import ACE, JACK, JOKER_RANK, RANKS, SUITS, rank_name, suit_name
from tests.reasons.sayings import Saying, Truths

SEVEN, EIGHT = 7, 8


def number(token: str) -> int:
    """The number of a token of a hand."""
    return int(token[1:])


def laid_by(s: Saying) -> list[int]:
    """The cards that are laid now."""
    return [s.state.faces[number(token)] for token in s.action.tokens]


def held_by(s: Saying) -> list[int]:
    """The cards of the seat."""
    return [s.state.faces[token] for token in s.state.hands[s.seat]]


def kept_by(s: Saying) -> list[int]:
    """What it holds afterwards."""
    return list((Counter(held_by(s)) - Counter(laid_by(s))).elements())


def plays(s: Saying) -> list[Any]:
    """The other plays that are open."""
    return [one for one in s.game.legal(s.state, s.seat) if one.verb == "play"]


def others(state: Any, own: Seat) -> list[list[int]]:
    """The hands of the others."""
    return [[state.faces[token] for token in hand] for seat, hand in enumerate(state.hands) if seat != own and hand]


def empties(s: Saying) -> bool:
    """Nothing is kept."""
    return not kept_by(s)


def few_left(s: Saying) -> bool:
    """This other seat has so many cards, and nobody else fewer."""
    sizes = [len(hand) for seat, hand in enumerate(s.state.hands) if seat != s.seat and hand]
    named: int = s["player"].seat
    return named != s.seat and len(s.state.hands[named]) == s.n == min(sizes) <= 3


# President


def strength(card: int) -> int:
    """3 to ace, then 2, then joker."""
    rank = RANKS[card]
    return {JOKER_RANK: 16, 2: 15, ACE: 14}.get(rank, rank)


class Set:
    """Cards of one rank that are laid in President."""

    def __init__(self, s: Saying) -> None:
        self.s, self.cards = s, laid_by(s)
        self.height, self.count = min(map(strength, self.cards)), len(self.cards)
        self.held = Counter(map(strength, held_by(s)))
        self.to_beat = min(strength(s.state.faces[token]) for token in s.state.trick[-1]) if s.state.trick else 0

    @property
    def is_split(self) -> bool:
        """Cards of the same rank stay behind."""
        return any(strength(card) == self.height for card in kept_by(self.s))

    def is_beaten_by(self, hand: list[int]) -> bool:
        """Whether a hand has so many cards of a higher rank, jokers among them where they are wild."""
        counts = Counter(map(strength, hand))
        wild = counts[16] if self.s.state.house.jokers_wild else 0
        return any(s > self.height and c + (wild if s < 16 else 0) >= self.count for s, c in counts.items())

    @property
    def is_safe(self) -> bool:
        """Whether no hand can beat it."""
        return not any(map(self.is_beaten_by, others(self.s.state, self.s.seat)))

    @property
    def threats(self) -> int:
        """How many ranks that the others hold together are higher, and there are enough of them."""
        out = Counter(strength(card) for hand in others(self.s.state, self.s.seat) for card in hand)
        wild = out[16] if self.s.state.house.jokers_wild else 0
        return sum(s > self.height and c + (wild if s < 16 else 0) >= self.count for s, c in out.items())

    @property
    def smaller(self) -> bool:
        """A smaller set of so many would have fitted, and none of it would have been split."""
        return any(self.to_beat < s < self.height and c == self.count for s, c in self.held.items())


def a_set(truth: Callable[[Set], bool]) -> Callable[[Saying], bool]:
    """What holds for a set."""
    return lambda s: truth(Set(s))


def fitting(s: Saying) -> dict[int, int]:
    """The ranks of the hand that are high enough and of which there are enough, and how many cards there are."""
    top = [s.state.faces[token] for token in s.state.trick[-1]]
    height = min(map(strength, top))
    return {
        one: count for one, count in Counter(map(strength, held_by(s))).items() if one > height and count >= len(top)
    }


def keeps_high(s: Saying) -> bool:
    """All that would fit are 2s and jokers, or needs a joker."""
    return bool(plays(s)) and all(any(strength(s.state.faces[number(t)]) >= 15 for t in one.tokens) for one in plays(s))


def keeps_whole(s: Saying) -> bool:
    """Whatever fits, 2s and jokers left aside, would be split."""
    wanted = len(s.state.trick[-1])
    return all(count > wanted for one, count in fitting(s).items() if one < 15)


PRESIDENT: Truths = {
    "This empties the hand.": empties,
    "Nobody can beat this: it wins the trick and the right to lead again.": a_set(lambda play: play.is_safe),
    "A good chance to lead again: %n higher rank(s) can still beat this.": a_set(lambda play: play.threats == play.s.n),
    "No set in the hand is high enough.": lambda s: not plays(s),
    "Passing keeps the 2s and jokers for later.": keeps_high,
    "Passing keeps cards of the same rank together.": lambda s: bool(plays(s)) and keeps_whole(s),
    "Lowest rank that fits: {rank}. It is saved for later.": lambda s: (
        s["rank"] == rank_name({16: JOKER_RANK, 15: 2, 14: ACE}.get(min(fitting(s)), min(fitting(s))))
    ),
    "%n card(s) of the same rank go at once.": a_set(
        lambda play: not play.s.state.trick and play.count == play.s.n > 1 and not play.is_split
    ),
    "Low cards are easiest to get rid of when leading.": a_set(
        lambda play: not play.s.state.trick and (play.height <= 8 or play.height == min(play.held))
    ),
    "After this, %n set(s) are left to lay.": a_set(lambda play: len(set(map(strength, kept_by(play.s)))) == play.s.n),
    "This is the smallest set that fits, and no cards of the same rank are split.": a_set(
        lambda play: bool(play.to_beat) and not play.is_split and not play.smaller
    ),
    "A high set has a better chance of winning the trick.": a_set(lambda play: play.smaller),
    "A joker completes the set.": a_set(lambda play: 16 in map(strength, play.cards) and play.height < 16),
    "Whatever fits, cards of the same rank are split.": a_set(
        lambda play: play.is_split and all(count > play.count for count in fitting(play.s).values())
    ),
    "%n card(s) of this rank stay in hand for later.": a_set(
        lambda play: [strength(card) for card in kept_by(play.s)].count(play.height) == play.s.n
    ),
    "{player} has only %n card(s) left.": few_left,
    "These are the cards that the hand can best do without.": lambda s: (
        max(map(strength, laid_by(s))) < 15 or min(map(strength, kept_by(s))) >= 15
    ),
}

# Crazy Eights


def before(s: Saying) -> int:
    """Who comes next before anything is laid."""
    following: int = (s.seat + s.state.step) % s.state.seats
    return following


def presses(s: Saying) -> bool:
    """The next player has so few cards."""
    return bool(s["player"].seat == before(s) and len(s.state.hands[before(s)]) == s.n <= 3)


def draws(s: Saying) -> bool:
    """A 2 or a joker, and the next player holds more cards afterwards."""
    grown = len(s.after.hands[before(s)]) > len(s.state.hands[before(s)])
    return presses(s) and RANKS[laid_by(s)[0]] in (2, JOKER_RANK) and (grown or s.after.phase != s.state.phase)


def skips(s: Saying) -> bool:
    """A jack, and it is not the next player’s turn."""
    return presses(s) and RANKS[laid_by(s)[0]] == JACK and (s.after.turn != before(s) or s.state.seats == 2)


def turns_away(s: Saying) -> bool:
    """Play goes the other way round afterwards."""
    return presses(s) and s.after.step == -s.state.step and s.state.seats > 2


def goes_on(s: Saying) -> bool:
    """A card of the suit of the 7, or one that goes on anything, is kept."""
    card = laid_by(s)[-1]
    follows = (SUITS[one] == SUITS[card] or RANKS[one] in (SEVEN, EIGHT, JOKER_RANK) for one in kept_by(s))
    return RANKS[card] == SEVEN and any(follows)


def names(s: Saying) -> bool:
    """So many cards of the suit that is named are kept."""
    suit = "SHDC".index(str(s.action.choice)[0])
    return bool(s["suit"] == suit_name(suit)) and [SUITS[card] for card in kept_by(s)].count(suit) == s.n


def price(s: Saying) -> Callable[[int], int]:
    """What a card costs whoever is left with it."""
    return lambda card: {JOKER_RANK: s.state.house.joker_points, ACE: 40}.get(RANKS[card], min(RANKS[card], 10))


def points(s: Saying) -> int:
    """What the card that is laid or given would cost."""
    return price(s)(laid_by(s)[0])


def forgot(s: Saying) -> bool:
    """Whoever has just laid has a single card and has said nothing."""
    mover: int = s["player"].seat
    return mover == s.state.mover != s.seat and len(s.state.hands[mover]) == 1 and not s.state.called


CRAZY_EIGHTS: Truths = {
    "Only one card is left: call before anybody notices.": lambda s: len(held_by(s)) == 1 and not s.state.called,
    "{player} has one card left and forgot to call.": forgot,
    "This card would cost the most: %n point(s).": lambda s: points(s) == s.n == max(map(price(s), held_by(s))),
    "But for 8s and jokers, this card would cost the most: %n point(s).": lambda s: (
        points(s) == s.n == max(price(s)(card) for card in held_by(s) if RANKS[card] not in (EIGHT, JOKER_RANK))
    ),
    "No card fits.": lambda s: not plays(s),
    "The good cards stay in hand for later.": lambda s: s.action.verb == "draw" and bool(plays(s)),
    "This empties the hand: the deal is over.": lambda s: empties(s) and not s.after.hands[s.seat],
    "This gets rid of %n card(s) at once.": lambda s: len(laid_by(s)) == s.n > 1,
    "{player} has only %n card(s) left and has to draw.": draws,
    "{player} has only %n card(s) left and misses a turn.": skips,
    "Play turns away from {player}, who has only %n card(s) left.": turns_away,
    "Another card can follow the 7.": goes_on,
    "%n card(s) of this suit stay in hand: {suit}.": names,
    "This card will do: 8s and jokers are better kept for later.": lambda s: any(
        RANKS[card] in (EIGHT, JOKER_RANK) for card in kept_by(s)
    ),
    "This gets rid of %n point(s).": lambda s: points(s) == s.n,
}

# Dream Team


class Team:
    """Cards that are laid in Dream Team."""

    def __init__(self, s: Saying) -> None:
        self.s, self.cards = s, [KINDS[card] for card in laid_by(s)]
        self.count = len(self.cards)
        trick = s.state.trick
        self.to_beat: int = trick[-1].value if trick else 99
        self.red = bool(trick) and trick[0].value == RED

    @staticmethod
    def worth(kind: int) -> int:
        """The number of a card; the Yellow Card is an 8."""
        return 8 if kind == YELLOW else kind

    @cached_property
    def value(self) -> int:
        """The number of the set."""
        worth: int = s_value(self.s)
        return worth

    @property
    def kept(self) -> list[int]:
        """The kinds that are kept."""
        return [KINDS[card] for card in kept_by(self.s)]

    @property
    def is_split(self) -> bool:
        """A card of the same number stays behind."""
        return any(self.worth(kind) == self.value for kind in self.kept if kind != FREE)

    @property
    def beatable(self) -> bool:
        """Some other hand could beat it."""
        return any(map(self.is_beaten_by, others(self.s.state, self.s.seat)))

    def is_beaten_by(self, hand: list[int]) -> bool:
        """Whether a hand could beat it."""
        kinds = [KINDS[card] for card in hand]
        any_number = self.s.state.house.lone_free_kick == "any" and self.value > 1
        return can_beat(kinds, self.count, self.value) or (any_number and kinds.count(FREE) >= self.count)

    @property
    def threats(self) -> int:
        """How many lower numbers the others hold together in sufficient number; Free Kicks alone are a 1 at best."""
        kinds = [KINDS[card] for hand in others(self.s.state, self.s.seat) for card in hand]
        free, out = kinds.count(FREE), Counter(self.worth(kind) for kind in kinds if kind not in (FREE, RED, 11))
        lower = {one for one in out if one < self.value and out[one] + free >= self.count}
        if free >= self.count and self.value > 1 and self.s.state.house.lone_free_kick == "any":
            lower.add(1)
        return len(lower)

    @property
    def sets_kept(self) -> int:
        """How many sets are kept, Free Kicks among the others and the Kickoff left aside."""
        return len({self.worth(kind) for kind in self.kept if kind != FREE})


def s_value(s: Saying) -> int:
    """What the laid cards are worth: what the trick says afterwards."""
    worth: int = next(laid.value for laid in reversed(s.after.trick) if laid.seat == s.seat)
    return worth


def can_beat(kinds: list[int], count: int, value: int) -> bool:
    """Whether these cards hold so many of a lower number, Free Kicks among them."""
    free = kinds.count(FREE)
    held = Counter(Team.worth(kind) for kind in kinds if kind not in (FREE, RED, 11))
    return any(lower < value and held[lower] + free >= count for lower in held)


def a_team(truth: Callable[[Team], bool]) -> Callable[[Saying], bool]:
    """What holds for such a play."""
    return lambda s: truth(Team(s))


def fits(s: Saying) -> dict[int, int]:
    """The numbers of the hand that fit without a Free Kick, and how many cards there are of each."""
    top = s.state.trick[-1]
    held = Counter(Team.worth(KINDS[card]) for card in held_by(s) if KINDS[card] not in (FREE, RED, 11))
    return {one: count for one, count in held.items() if one < top.value and count >= len(top.tokens)}


def saves_low(s: Saying) -> bool:
    """All that fits is a number up to 2, or needs a Free Kick."""
    return bool(plays(s)) and all(one <= 2 for one in fits(s))


def saves_whole(s: Saying) -> bool:
    """Whatever fits and is no low number would be split."""
    wanted = len(s.state.trick[-1].tokens)
    return bool(plays(s)) and all(count > wanted for one, count in fits(s).items() if one > 2)


def highest(play: Team) -> bool:
    """No higher number of which there are enough would have fitted."""
    held = Counter(Team.worth(KINDS[card]) for card in held_by(play.s) if KINDS[card] not in (FREE, RED, 11))
    return not any(play.value < one < play.to_beat and held[one] >= play.count for one in held)


def most_points(s: Saying) -> bool:
    """Nobody else of those who could get the cards has as many points."""
    found = totals(s.state)
    named: int = s["player"].seat
    return all(found[seat] < found[named] for seat in range(s.state.seats) if seat != named)


def skipped(s: Saying) -> bool:
    """The Yellow Card is laid, and the player with so many cards is skipped."""
    named: int = s["player"].seat
    return YELLOW in Team(s).cards and s.action.choice == named and len(s.state.hands[named]) == s.n <= 3


DREAM_TEAM: Truths = {
    "This empties the hand.": empties,
    "Nothing that is left can beat this: it wins the trick and the lead.": a_team(lambda play: not play.beatable),
    "A good chance to win the lead: %n lower number(s) can still beat this.": a_team(
        lambda play: play.threats == play.s.n
    ),
    "If nobody beats the Red Card, it is gone; else somebody else may get it.": a_team(lambda play: RED in play.cards),
    "This wins the lead, though the Red Card comes with it.": a_team(lambda play: play.red and not play.beatable),
    "Others can still beat this: then the Red Card goes to them.": a_team(lambda play: play.red),
    "Whoever wins this trick takes the Red Card, so it is better to pass.": lambda s: (
        s.state.trick[0].value == RED and bool(plays(s))
    ),
    "Nothing in the hand beats this.": lambda s: not plays(s),
    "Passing keeps the lowest cards and the Free Kicks to win the lead later.": saves_low,
    "Passing keeps a larger set together.": saves_whole,
    "Highest number that fits: {number}. It is saved for later.": lambda s: s["number"] == max(fits(s)),
    "%n card(s) of the same value go at once.": a_team(lambda play: play.count == play.s.n > 1 and not play.is_split),
    "High cards are hardest to get rid of: best when leading.": a_team(
        lambda play: not play.s.state.trick and play.value >= 7
    ),
    "After this, %n set(s) are left to lay.": a_team(lambda play: play.sets_kept == play.s.n),
    "This is the highest set that fits, and no larger set is split.": a_team(
        lambda play: highest(play) and not play.is_split
    ),
    "No larger set is split.": a_team(lambda play: not play.is_split),
    "A Free Kick makes the set large enough.": a_team(lambda play: FREE in play.cards and set(play.cards) != {FREE}),
    "A low number has the best chance of winning the trick.": a_team(lambda play: play.value <= 2),
    "The Free Kick counts as {number} here.": a_team(
        lambda play: set(play.cards) == {FREE} and play.value == play.s["number"]
    ),
    "Whatever fits, a set is split.": a_team(
        lambda play: play.is_split and all(count > play.count for count in fits(play.s).values())
    ),
    "%n card(s) of this number stay in hand for later.": a_team(
        lambda play: [play.worth(kind) for kind in play.kept if kind != FREE].count(play.value) == play.s.n
    ),
    "{player} has only %n card(s) left.": few_left,
    "The Yellow Card skips {player}, who has only %n card(s) left.": skipped,
    "These are the cards that the hand can best do without.": lambda s: not {FREE, 0} & set(Team(s).cards),
    "{player} has the most points so far.": most_points,
    "{player} sits on seat {number}.": lambda s: s.state.seated[s["number"] - 1] == s["player"].seat,
}
