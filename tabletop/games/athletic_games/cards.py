"""The sixty cards: six colours with the values 1 to 10. A card is a whole number: 10 * colour + value - 1."""

from __future__ import annotations

from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

COLOURS = ("blue", "purple", "pink", "orange", "yellow", "red")
"""The colours as they stand in art keys, by their number."""
VALUES = 10
DECK = tuple(range(len(COLOURS) * VALUES))

FACES = tuple(f"athletic-{COLOURS[card // VALUES]}-{card % VALUES + 1:02}" for card in DECK)
"""The art key of each card; two digits, so that a hand sorted by them is sorted by value."""
CARD_OF = {face: card for card, face in enumerate(FACES)}
"""The card of an art key."""

_NAMES = (
    QT_TRANSLATE_NOOP("athletic_games", "blue {value}", "name of a card"),
    QT_TRANSLATE_NOOP("athletic_games", "purple {value}", "name of a card"),
    QT_TRANSLATE_NOOP("athletic_games", "pink {value}", "name of a card"),
    QT_TRANSLATE_NOOP("athletic_games", "orange {value}", "name of a card"),
    QT_TRANSLATE_NOOP("athletic_games", "yellow {value}", "name of a card"),
    QT_TRANSLATE_NOOP("athletic_games", "red {value}", "name of a card"),
)


def colour_of(card: int) -> int:
    """The number of a card's colour."""
    return card // VALUES


def value_of(card: int) -> int:
    """What is printed on a card, 1 to 10."""
    return card % VALUES + 1


def _fit(first: int, second: int) -> bool:
    same_colour = colour_of(first) == colour_of(second)
    return value_of(first) == value_of(second) or (same_colour and abs(first - second) == 1)


FITS: tuple[int, ...] = tuple(sum(1 << other for other in DECK if _fit(card, other)) for card in DECK)
"""For each card the cards that fit on it, as bits."""
ANY = (1 << len(DECK)) - 1
"""The bits of all cards: what fits in a hole."""


def are_ends(first: int, second: int) -> bool:
    """Whether two cards are the 1 and the 10 of one colour."""
    return colour_of(first) == colour_of(second) and abs(first - second) == VALUES - 1


def neighbours(card: int) -> tuple[int, ...]:
    """The cards of the same colour that are one lower and one higher; a 1 and a 10 have one of them only."""
    return tuple(other for other in DECK if abs(card - other) == 1 and colour_of(card) == colour_of(other))


def card_name(card: int) -> Text:
    """A card in words: "red 4"."""
    return say(_NAMES[colour_of(card)], value=value_of(card))
