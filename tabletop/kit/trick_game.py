"""What games of tricks have in common beside the rules of a trick: why a card is refused, how a trick lies, what is
said of it. Every card of a hand is played alone, to the trick in the middle.

A state has `faces`, `hands`, the `trick` on the table and the `tricks` taken away in this deal; `duties` is what binds
whoever follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Seat
from tabletop.core.rules import Check, Violation
from tabletop.core.table import Rect, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import BadgeFact, Condition, ConditionFact
from tabletop.kit.cards import NO_SUIT, SUITS, card_name, cards_named, suit_name
from tabletop.kit.hands import HIDDEN, Hands, Pack, hand_zone, veiled
from tabletop.kit.tricks import (
    Duties,
    Duty,
    Trick,
    before_owners,
    best,
    cards_of,
    dealt_anew,
    demand,
    impossible,
    playable,
)
from tabletop.kit.turns import seats_from

TRICK = "trick"
"""The zone of the trick."""

_OWN_CARD = QT_TRANSLATE_NOOP("Cards", "Everyone plays one card from their own hand.")
_INTO_MIDDLE = QT_TRANSLATE_NOOP("Cards", "Cards are played to the trick in the middle.")
_HAS_SUIT = QT_TRANSLATE_NOOP("Cards", "Led suit: {suit}. There is still one in the hand.")
_HAS_TRUMP = QT_TRANSLATE_NOOP("Cards", "Trumps: {suit}. There is still one in the hand.")
_TOO_LOW = QT_TRANSLATE_NOOP("Cards", "A trump in the hand beats this card in the trick: {card}.")

_TRICK_LABEL = QT_TRANSLATE_NOOP("Cards", "Trick")
_WON_LABEL = QT_TRANSLATE_NOOP("Cards", "Tricks of {player}")
_WINS = QT_TRANSLATE_NOOP("Cards", "takes the trick", "said of a card")

_PLAY = QT_TRANSLATE_NOOP("Cards", "Play: {card}", "a possible move")
_PLAYS = QT_TRANSLATE_NOOP("Cards", "{player} plays: {card}.")
_TAKES = QT_TRANSLATE_NOOP("Cards", "{player} takes the trick.")
_TO_LEAD = QT_TRANSLATE_NOOP("Cards", "{player} leads, with any card.")
_TO_FOLLOW = QT_TRANSLATE_NOOP("Cards", "Led suit: {suit}. It is {player}’s turn.")
_FOLLOWS = QT_TRANSLATE_NOOP("Cards", "Led suit: {suit}. {player} must follow suit.")
_TRUMPS = QT_TRANSLATE_NOOP("Cards", "Led suit: {suit}. {player} has none and must play a trump.")
_DISCARDS = QT_TRANSLATE_NOOP("Cards", "Led suit: {suit}. {player} has none and may play any card.")


class TrickState(Protocol):
    """What is read of a state."""

    @property
    def seats(self) -> int: ...
    @property
    def faces(self) -> bytes: ...
    @property
    def hands(self) -> Hands: ...
    @property
    def trick(self) -> Trick: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...


S = TypeVar("S", bound=TrickState)
_Found = Violation | None


def laid(state: TrickState) -> tuple[int, ...]:
    """The cards of the trick in the order in which they were laid."""
    return cards_of(state.trick.tokens, state.faces)


# The course of play


def plays(pack: Pack, state: TrickState, seat: Seat, duties: Duties) -> list[Action]:
    """Every card that a seat may play, for `Game.candidates`."""
    to = Place(TRICK, seat)
    tokens = playable(state.hands[seat], state.faces, laid(state), duties)
    return [Action(seat, "play", (pack.ids[token],), to) for token in tokens]


def as_listed(action: Action) -> Action:
    """A play to any place of the trick, as `plays` lists it."""
    inside = action.to is None or action.to.zone == TRICK
    return Action(action.seat, "play", action.tokens, Place(TRICK, action.seat)) if inside else action


def world(state: TrickState, cards: Iterable[int], duties: Duties, chance: Chance) -> bytes:
    """The `faces` of a masked state dealt anew, so that nobody holds what they have shown not to hold."""
    barred = impossible((*state.tricks, state.trick), state.faces, state.seats, duties)
    return dealt_anew(state.faces, cards, state.hands, barred, chance)


# Why a card is refused


def play_checks(
    pack: Pack, one_card: str, failed: Mapping[Duty, str], duties: Callable[[S], Duties]
) -> tuple[Check[S], ...]:
    """The checks of a card in the own turn: `one_card` is the rule that everybody plays one of the own cards to the
    trick, `failed` are the rules behind the duties of whoever follows."""
    verbs = frozenset({"play"})

    def not_own(state: S, action: Action) -> _Found:
        strange = pack.strange(state.hands[action.seat], action.tokens)
        if strange is None and len(action.tokens) == 1:
            return None
        return Violation(tokens=tuple(pack.ids[token] for token in strange or ()), why=say(_OWN_CARD))

    def elsewhere(state: S, action: Action) -> _Found:
        if action.to is None or action.to.zone == TRICK:
            return None
        return Violation(places=(Place(TRICK, action.seat),), why=say(_INTO_MIDDLE))

    def fails(duty: Duty) -> Callable[[S, Action], _Found]:
        return lambda state, action: _failing(pack, state, action, duties(state), duty)

    return (
        Check(one_card, not_own, verbs),
        Check(one_card, elsewhere, verbs),
        *(Check(rule, fails(duty), verbs) for duty, rule in failed.items()),
    )


def _failing(pack: Pack, state: TrickState, action: Action, duties: Duties, duty: Duty) -> _Found:
    """What a card does wrong, with the card that causes it: the one that was led, or the best trump."""
    on, hand = laid(state), cards_of(state.hands[action.seat], state.faces)
    if demand(hand, on, duties).fails(state.faces[pack.index[action.tokens[0]]]) is not duty:
        return None
    at = best(on, duties.trump) if duty is Duty.OVERTRUMP else 0
    why = {
        Duty.FOLLOW: say(_HAS_SUIT, suit=suit_name(SUITS[on[0]])),
        Duty.TRUMP: say(_HAS_TRUMP, suit=suit_name(duties.trump % NO_SUIT)),
        Duty.OVERTRUMP: say(_TOO_LOW, card=card_name(on[at])),
    }
    return Violation(tokens=(pack.ids[state.trick.tokens[at]],), why=why[duty])


# The table


def won_zone(seat: Seat) -> str:
    """Where the tricks of a seat go: to its plate."""
    return f"won-{seat}"


def trick_zones(seats: int, area: Rect, scale: float) -> tuple[ZoneSpec, ...]:
    """The trick, and for each seat the tricks that it has won, of which the last one may be looked at again."""
    won = (
        ZoneSpec(
            won_zone(seat),
            ZoneKind.PILE,
            say(_WON_LABEL, player=SeatName(seat)),
            seat=seat,
            scale=0.5,
            on_plate=True,
            browsable=True,
        )
        for seat in range(seats)
    )
    return (ZoneSpec(TRICK, ZoneKind.TRICK, say(_TRICK_LABEL), area=area, scale=scale), *won)


def placed(pack: Pack, state: TrickState) -> list[Placement]:
    """The trick, what has been won, and the hands, as far as a masked state shows them. Of what has been won the last
    trick lies face up."""
    found = before_owners(pack, TRICK, state.trick, state.faces, state.seats)
    seen = veiled(state.faces, (token for trick in state.tricks[:-1] for token in trick.tokens))
    for seat in range(state.seats):
        mine = (token for trick in state.tricks if trick.taker == seat for token in trick.tokens)
        found += pack.placed(won_zone(seat), mine, seen, seat)
    for owner, hand in enumerate(state.hands):
        found += pack.placed(hand_zone(owner), hand, state.faces, owner)
    return found


def taker_fact(pack: Pack, trick: Trick, seats: int) -> tuple[ConditionFact, ...]:
    """The card that takes a full trick, while that rests on the table."""
    if trick.taker < 0:
        return ()
    token = trick.tokens[(trick.taker - trick.leader) % seats]
    return (ConditionFact(pack.ids[token], Condition.DONE, say(_WINS)),)


def last_trick(pack: Pack, state: TrickState) -> tuple[BadgeFact, ...]:
    """Who laid which card of the trick that was taken away last."""
    if not state.tricks:
        return ()
    trick = state.tricks[-1]
    seats = enumerate(seats_from(trick.leader, state.seats))
    return tuple(
        BadgeFact(pack.ids[token], seat, leads=not at) for (at, seat), token in zip(seats, trick.tokens, strict=False)
    )


def meant(pack: Pack, state: TrickState, gesture: Gesture) -> tuple[Action, ...]:
    """A card of the own hand that is tapped, or carried anywhere but back, is played; so is a card that was taken from
    elsewhere, to get its answer."""
    seat, tokens = gesture.seat, gesture.tokens
    if not tokens or any(token not in pack.index for token in tokens):
        return ()
    own = all(pack.index[token] in state.hands[seat] for token in tokens)
    if gesture.kind is GestureKind.TAP:
        return (Action(seat, "play", tokens, Place(TRICK, seat)),) if own else ()
    if gesture.to is None or (own and gesture.to.zone == hand_zone(seat)):
        return ()
    return (Action(seat, "play", tokens, gesture.to),)


# Words


def card_played(pack: Pack, state: TrickState, action: Action) -> Text | Names:
    """The card of a play, as far as the viewer sees it."""
    token = pack.index[action.tokens[0]]
    return cards_named((state.faces[token] if token < len(state.faces) else HIDDEN,))


def describe_play(pack: Pack, state: TrickState, action: Action) -> Text:
    """A play as an offer."""
    return say(_PLAY, card=card_played(pack, state, action))


def report_play(pack: Pack, after: TrickState, action: Action) -> Text:
    """A play in the log."""
    return say(_PLAYS, player=SeatName(action.seat), card=card_played(pack, after, action))


def takes(trick: Trick) -> Text:
    """Who takes a full trick."""
    return say(_TAKES, player=SeatName(trick.taker))


def to_play(state: TrickState, acting: Seat, viewer: Seat | None, duties: Duties) -> Text:
    """Whose turn it is, and what was led; only the seat itself is told what its hand allows."""
    on, player = laid(state), SeatName(acting)
    if not on:
        return say(_TO_LEAD, player=player)
    suit = suit_name(SUITS[on[0]])
    if viewer != acting:
        return say(_TO_FOLLOW, suit=suit, player=player)
    asked = demand(cards_of(state.hands[acting], state.faces), on, duties)
    msg = _FOLLOWS if asked.follow != NO_SUIT else _TRUMPS if asked.trump != NO_SUIT else _DISCARDS
    return say(msg, suit=suit, player=player)
