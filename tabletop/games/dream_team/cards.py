"""The deck of Dream Team: what the 60 cards are, what they are called, and what a set of them is worth.

A card is a whole number from 0, the best, to 59, the worst (`dream_team.best-card-order`). Its kind is the number that
is printed on it, or what it does; cards of one kind are equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Names, Text, say
from tabletop.kit.hands import HIDDEN

GOAL, KICKOFF, RED, FREE, YELLOW = 0, 11, 12, 13, 14
"""The kinds of the special cards; those of the number cards are 1 to 10."""
LOWEST, HIGHEST = 1, 10
EIGHT = 8

_NUMBERS = tuple(range(LOWEST, HIGHEST + 1))
_OF_KIND = {GOAL: 1, FREE: 2, **{number: number for number in _NUMBERS}, YELLOW: 1, EIGHT: 7, KICKOFF: 1, RED: 1}
_FROM_BEST = (GOAL, FREE, *range(1, 8), YELLOW, EIGHT, 9, 10, KICKOFF, RED)

KINDS = bytes(kind for kind in _FROM_BEST for _ in range(_OF_KIND[kind]))
"""The kind of each card."""
DECK = tuple(range(len(KINDS)))
HEIGHTS = bytes(len(KINDS) - 1 - card for card in DECK)
"""A strict order for the trade: the best card has the highest number."""
VALUES = bytes(EIGHT if kind == YELLOW else kind for kind in range(YELLOW + 1))
"""The value of a card of each kind; that of a Free Kick hangs on the set."""
FACE_OF = {
    **{number: f"dream-{number}" for number in _NUMBERS},
    GOAL: "dream-goal",
    FREE: "dream-free",
    YELLOW: "dream-yellow",
    KICKOFF: "dream-kickoff",
    RED: "dream-red",
}
"""The art key of each kind."""
FACES = tuple(FACE_OF[kind] for kind in KINDS)
_KIND_OF = {face: kind for kind, face in FACE_OF.items()}

WEAKEST = 11
"""What a Free Kick alone is worth where it does not stand for any number (`dream_team.lone-free-kick`)."""

_NAMES = {
    GOAL: QT_TRANSLATE_NOOP("dream_team", "Goal", "the card 0"),
    FREE: QT_TRANSLATE_NOOP("dream_team", "Free Kick", "the wild card"),
    YELLOW: QT_TRANSLATE_NOOP("dream_team", "Yellow Card", "one of the eight 8s"),
    KICKOFF: QT_TRANSLATE_NOOP("dream_team", "Kickoff", "the card 11"),
    RED: QT_TRANSLATE_NOOP("dream_team", "Red Card", "the card 12"),
}
_NUMBER = QT_TRANSLATE_NOOP("dream_team", "number {number}", "what a card shows: a shirt with this number")
_BOTH_FREE = QT_TRANSLATE_NOOP("dream_team", "two Free Kicks")
_SO_MANY: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("dream_team", "two {number}s", "two cards of this number"),
    QT_TRANSLATE_NOOP("dream_team", "three {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "four {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "five {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "six {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "seven {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "eight {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "nine {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "ten {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "eleven {number}s"),
    QT_TRANSLATE_NOOP("dream_team", "twelve {number}s"),
)
_UNSEEN = QT_TRANSLATE_NOOP("dream_team", "a card", "a card that the reader cannot see")


def kinds_of(faces: bytes, tokens: Iterable[int]) -> tuple[int, ...]:
    """The kinds of the cards that tokens show."""
    return tuple(KINDS[faces[token]] for token in tokens)


def set_value(kinds: Sequence[int], announced: int) -> int:
    """What cards laid together are worth; they must be one set. `announced`: what Free Kicks alone stand for."""
    return next((VALUES[kind] for kind in kinds if kind != FREE), announced)


def kind_name(kind: int) -> Text | int:
    """A card in words, or as a number from 1 to 10."""
    return say(_NAMES[kind]) if kind in _NAMES else kind


def cards_named(cards: Iterable[int]) -> Text | Names | int:
    """Cards in words, equal ones together: "two 3s and Free Kick"; HIDDEN: a card that the reader cannot see."""
    kinds = [KINDS[card] if card != HIDDEN else HIDDEN for card in cards]
    shown = tuple(_together(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
    return shown[0] if len(shown) == 1 else Names(shown)


def _together(kind: int, count: int) -> Text | int:
    if kind == HIDDEN:
        return say(_UNSEEN)
    if count == 1:
        return kind_name(kind)
    return say(_BOTH_FREE) if kind == FREE else say(_SO_MANY[count - 2], number=kind)


def set_name(value: int, count: int) -> Text | int:
    """What has to be beaten, Free Kicks counted in: "three 7s", "Goal", "three 0s"."""
    if count == 1:
        return kind_name(value)
    return say(_SO_MANY[count - 2], number=value)


def face_name(face: str) -> Text | None:
    """A card of this deck in words; None for any other art key."""
    if face not in _KIND_OF:
        return None
    kind = _KIND_OF[face]
    return say(_NAMES[kind]) if kind in _NAMES else say(_NUMBER, number=kind)
