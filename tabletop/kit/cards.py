"""The pack of 52 cards and its 2 jokers: numbers, suits, ranks, art keys and names.

A card is a whole number: 13 * suit + rank - 1 for the 52, then the two jokers. Engines calculate with these numbers;
`FACES` and `card_name` show them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Names, Text, say
from tabletop.kit.hands import HIDDEN, Pack

SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT = range(5)
SUIT_LETTERS = "SHDC"
"""The letters of the suits in art keys and in recorded choices, by suit number."""

JOKER_RANK, ACE = 0, 1
JACK, QUEEN, KING = 11, 12, 13
RANK_SIGNS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

JOKERS = (52, 53)
PACK_52 = tuple(range(52))
PACK_54 = tuple(range(54))

RANKS = bytes([*(card % 13 + 1 for card in PACK_52), JOKER_RANK, JOKER_RANK])
"""The rank of each card; JOKER_RANK for jokers."""
SUITS = bytes([*(card // 13 for card in PACK_52), NO_SUIT, NO_SUIT])
"""The suit of each card; NO_SUIT for jokers."""
FACES = (
    *(f"card-{RANK_SIGNS[card % 13 + 1]}{SUIT_LETTERS[card // 13]}" for card in PACK_52),
    "card-joker-1",
    "card-joker-2",
)
"""The art key of each card."""
CARD_OF = {face: card for card, face in enumerate(FACES)}
"""The card of an art key."""
WITH_JOKERS, WITHOUT_JOKERS = Pack(FACES), Pack(FACES[:52])
"""The tokens of the pack of 54 and of the pack of 52."""
SUIT_FACES = tuple(f"suit-{letter}" for letter in SUIT_LETTERS)
"""The art key of the sign of each suit."""

DEALER_FACE = "dealer-pack"
"""The art key of the pack of cards that sits on the badge of the dealer (`PlateFact.face`)."""

_SUIT_NAMES = (
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "clubs"),
)
_NAMED = {
    ACE: (
        QT_TRANSLATE_NOOP("Cards", "ace of spades"),
        QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
        QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    ),
    JACK: (
        QT_TRANSLATE_NOOP("Cards", "jack of spades"),
        QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
        QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    ),
    QUEEN: (
        QT_TRANSLATE_NOOP("Cards", "queen of spades"),
        QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
        QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    ),
    KING: (
        QT_TRANSLATE_NOOP("Cards", "king of spades"),
        QT_TRANSLATE_NOOP("Cards", "king of hearts"),
        QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    ),
}
_NUMBER_CARD = QT_TRANSLATE_NOOP("Cards", "{rank} of {suit}", "name of a card from 2 to 10: 7 of spades")
_JOKER = QT_TRANSLATE_NOOP("Cards", "joker")
_JOKER_NAMES = (
    QT_TRANSLATE_NOOP("Cards", "red joker", "one of the two jokers of a pack"),
    QT_TRANSLATE_NOOP("Cards", "grey joker", "one of the two jokers of a pack"),
)
DEALER = QT_TRANSLATE_NOOP("Cards", "dealt the cards", "a small pack of cards on the badge of a player")
_UNSEEN = QT_TRANSLATE_NOOP("Cards", "a card", "a card that the reader cannot see")
_RANK_NAMES: dict[int, Msg] = {
    JOKER_RANK: _JOKER,
    ACE: QT_TRANSLATE_NOOP("Cards", "ace"),
    JACK: QT_TRANSLATE_NOOP("Cards", "jack", "the card between 10 and queen"),
    QUEEN: QT_TRANSLATE_NOOP("Cards", "queen", "the card, not the chess piece"),
    KING: QT_TRANSLATE_NOOP("Cards", "king", "the card, not the chess piece"),
}


def suit_name(suit: int) -> Text:
    """A suit in words: "hearts"."""
    return say(_SUIT_NAMES[suit])


def rank_name(rank: int) -> Text | int:
    """A rank in words, or as a number from 2 to 10."""
    named = _RANK_NAMES.get(rank)
    return rank if named is None else say(named)


def card_name(card: int) -> Text:
    """A card in words: "7 of spades"."""
    rank, suit = RANKS[card], SUITS[card]
    if rank == JOKER_RANK:
        return say(_JOKER_NAMES[card - JOKERS[0]])
    if rank in _NAMED:
        return say(_NAMED[rank][suit])
    return say(_NUMBER_CARD, rank=rank, suit=suit_name(suit))


def cards_named(cards: Iterable[int]) -> Text | Names:
    """Cards in words, one or a list; HIDDEN: a card that the reader cannot see."""
    shown = tuple(say(_UNSEEN) if card == HIDDEN else card_name(card) for card in cards)
    return shown[0] if len(shown) == 1 else Names(shown)


def face_name(face: str) -> Text | None:
    """What an art key of this pack shows, in words; None for any other key."""
    if face in CARD_OF:
        return card_name(CARD_OF[face])
    if face in SUIT_FACES:
        return suit_name(SUIT_FACES.index(face))
    return say(DEALER) if face == DEALER_FACE else None
