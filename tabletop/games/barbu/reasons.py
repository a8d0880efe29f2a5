"""Why a computer player names a contract or plays a card, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.games.barbu import SEATS, scoring
from tabletop.games.barbu import state as st
from tabletop.games.barbu.state import NO_DUTIES, PACK, Contract, State
from tabletop.kit.cards import PACK_52, SUITS, card_name
from tabletop.kit.trick_game import laid
from tabletop.kit.tricks import HEIGHTS, best, cards_of, playable

_ONLY_CONTRACT = QT_TRANSLATE_NOOP("barbu", "It is the only contract left in this round.")
_NOT_PLAYED = QT_TRANSLATE_NOOP("barbu", "This contract has not been played in this round yet.")
_TRIED = QT_TRANSLATE_NOOP(
    "barbu",
    "Tried out with this hand, it costs about {own} points, and each of the others about {others}. "
    "The numbers on the little cards say what each contract would cost.",
)

_ONLY = QT_TRANSLATE_NOOP("barbu", "Only this card may be played.")
_LAST = QT_TRANSLATE_NOOP("barbu", "It is the last card.")

_THROWS = QT_TRANSLATE_NOOP("barbu", "No card of the led suit: a good moment to get rid of a card that costs points.")
_THROWS_LAST_OF = QT_TRANSLATE_NOOP(
    "barbu", "The last card of its suit goes: the next time this suit is led, anything can be thrown on it."
)
_THROWS_HIGH = QT_TRANSLATE_NOOP("barbu", "Nothing to follow with: a card goes that might take a trick later.")
_THROWS_FREE = QT_TRANSLATE_NOOP("barbu", "Nothing to follow with: this card costs no points.")
_SLIPS = QT_TRANSLATE_NOOP("barbu", "A card that costs points can go without taking the trick. Highest: {card}.")
_DUCKS_HIGH = QT_TRANSLATE_NOOP("barbu", "The highest card that still loses this trick. Highest so far: {card}.")
_DUCKS = QT_TRANSLATE_NOOP("barbu", "This card loses the trick. Highest so far: {card}.")
_HARMLESS = QT_TRANSLATE_NOOP("barbu", "This trick costs nothing: a good moment to spend a high card.")
_CANNOT_DUCK = QT_TRANSLATE_NOOP("barbu", "Every card that may be played takes this trick.")
_TAKES = QT_TRANSLATE_NOOP("barbu", "It takes this trick, and a lower card is kept for a dearer one.")
_HOPES = PLURAL_NOOP("barbu", "It is the highest so far, but %n card(s) that nobody has seen can still beat it.", "", 1)
_NOBODY_BEATS = QT_TRANSLATE_NOOP("barbu", "Nobody can beat this card any more.")
_LEADS_LAST_OF = QT_TRANSLATE_NOOP(
    "barbu", "It is the last card of its suit: when others lead this suit, anything can be thrown on it."
)
_LEADS_LOW = PLURAL_NOOP("barbu", "%n higher card(s) of this suit may still beat it.", "", 1)
_SPENDS = QT_TRANSLATE_NOOP("barbu", "Only the last trick counts: high cards go early, low ones are kept for the end.")


def contract(state: State, own: int | None, named: Contract) -> Text:
    """Why this contract: what it costs this hand when it is tried out (`own`; None: nobody has tried)."""
    if len(st.left(state)) == 1:
        return say(_ONLY_CONTRACT)
    if own is None:
        return say(_NOT_PLAYED)
    return say(_TRIED, own=own, others=round((scoring.worth(named) - own) / (SEATS - 1)))


def only(state: State) -> Text:
    """Why a card that is the only one."""
    return say(_LAST if len(state.tricks) + 1 == st.CARDS_EACH else _ONLY)


def card(state: State, action: Action) -> Text:
    """What speaks most for a card."""
    play = _Play(state, action)
    if play.discards:
        return _discarded(play)
    if not play.wins:
        return _ducked(play)
    if play.named is Contract.LAST and play.is_highest:
        return say(_SPENDS)
    return _followed(play) if play.laid else _led(play)


class _Play:
    """A card that is about to be played, and what is known of its fate."""

    def __init__(self, state: State, action: Action) -> None:
        named = st.contract(state)
        assert named is not None
        self.named, self.costs = named, scoring.costs(named)
        self.card = state.faces[PACK.index[action.tokens[0]]]
        self.suit, self.height = SUITS[self.card], HEIGHTS[self.card]
        self.laid = laid(state)
        self.hand = cards_of(state.hands[action.seat], state.faces)
        self.ways = cards_of(playable(state.hands[action.seat], state.faces, self.laid, NO_DUTIES), state.faces)
        self.top = self.laid[best(self.laid)] if self.laid else -1
        self.discards = bool(self.laid) and self.suit != SUITS[self.laid[0]]
        self.wins = self.beats_top(self.card)
        self.is_last_seat = len(self.laid) == SEATS - 1
        self.is_highest = self.height == max(HEIGHTS[one] for one in self.ways)
        self.is_last_of_suit = sum(SUITS[one] == self.suit for one in self.hand) == 1
        trick_cost = scoring.trick_costs(named)[len(state.tricks)]
        self.is_costly = trick_cost + sum(self.costs.get(one, 0) for one in (*self.laid, self.card)) > 0
        known = {*self.hand, *self.laid, *(one for t in state.tricks for one in cards_of(t.tokens, state.faces))}
        self.unseen = [one for one in PACK_52 if one not in known]
        self.above = self.higher_than(self.card)
        self.below = any(SUITS[one] == self.suit and HEIGHTS[one] < self.height for one in self.unseen)

    def higher_than(self, card: int) -> int:
        """How many cards that nobody has shown are higher in the suit of a card."""
        return sum(SUITS[one] == SUITS[card] and HEIGHTS[one] > HEIGHTS[card] for one in self.unseen)

    def takes(self, card: int) -> bool:
        """Whether a card takes the trick whatever the others hold."""
        return self.beats_top(card) and (self.is_last_seat or not self.higher_than(card))

    def beats_top(self, card: int) -> bool:
        """Whether a card would take the trick as it lies."""
        return not self.laid or (SUITS[card] == SUITS[self.top] and HEIGHTS[card] > HEIGHTS[self.top])


def _discarded(play: _Play) -> Text:
    if play.card in play.costs:
        return say(_THROWS)
    if play.is_last_of_suit:
        return say(_THROWS_LAST_OF)
    return say(_THROWS_HIGH if play.below else _THROWS_FREE)


def _ducked(play: _Play) -> Text:
    top = card_name(play.top)
    if play.card in play.costs:
        return say(_SLIPS, card=top)
    losing = [one for one in play.ways if not play.beats_top(one)]
    is_highest = play.height == max(HEIGHTS[one] for one in losing)
    return say(_DUCKS_HIGH if is_highest else _DUCKS, card=top)


def _followed(play: _Play) -> Text:
    if not play.is_last_seat and play.above:
        return say(_HOPES, n=play.above)
    if play.is_last_seat and not play.is_costly and play.is_highest:
        return say(_HARMLESS)
    if all(map(play.takes, play.ways)):
        return say(_CANNOT_DUCK)
    return say(_TAKES) if any(HEIGHTS[one] < play.height for one in play.ways) else say(_NOBODY_BEATS)


def _led(play: _Play) -> Text:
    if play.is_last_of_suit:
        return say(_LEADS_LAST_OF)
    return say(_LEADS_LOW, n=play.above) if play.above else say(_NOBODY_BEATS)
