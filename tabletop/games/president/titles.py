"""The titles that go with the places, and the hats that show them."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

PRESIDENT, VICE_PRESIDENT, CITIZEN, VICE_BEGGAR, BEGGAR = range(5)

_OF_PLACE = {
    3: (PRESIDENT, CITIZEN, BEGGAR),
    4: (PRESIDENT, VICE_PRESIDENT, VICE_BEGGAR, BEGGAR),
    5: (PRESIDENT, VICE_PRESIDENT, CITIZEN, VICE_BEGGAR, BEGGAR),
    6: (PRESIDENT, VICE_PRESIDENT, CITIZEN, CITIZEN, VICE_BEGGAR, BEGGAR),
}
_TITLES = (
    QT_TRANSLATE_NOOP("president", "President", "title of the first place"),
    QT_TRANSLATE_NOOP("president", "Vice President", "title of the second place"),
    QT_TRANSLATE_NOOP("president", "Citizen", "title of a place in the middle"),
    QT_TRANSLATE_NOOP("president", "Vice Beggar", "title of the last place but one"),
    QT_TRANSLATE_NOOP("president", "Beggar", "title of the last place"),
)
_HATS = (
    QT_TRANSLATE_NOOP("president", "hat of the President"),
    QT_TRANSLATE_NOOP("president", "hat of the Vice President"),
    QT_TRANSLATE_NOOP("president", "hat of a Citizen"),
    QT_TRANSLATE_NOOP("president", "hat of the Vice Beggar"),
    QT_TRANSLATE_NOOP("president", "hat of the Beggar"),
)
HAT_FACES = ("hat-top", "hat-bowler", "hat-cap", "hat-straw", "hat-felt")
"""The art keys of the hats, by title."""


def title(seats: int, place: int) -> Text:
    """The title of a place (0: the first) among so many players."""
    return say(_TITLES[_OF_PLACE[seats][place]])


def hat(order: tuple[Seat, ...], seat: Seat) -> str:
    """The art key of the hat that a seat wears; none before the first places are known."""
    return HAT_FACES[_OF_PLACE[len(order)][order.index(seat)]] if order else ""


def hats_of(seats: int) -> list[tuple[str, Text]]:
    """The art key and the title of every hat that is worn among so many players, the President’s first."""
    return [(HAT_FACES[rank], say(_TITLES[rank])) for rank in dict.fromkeys(_OF_PLACE[seats])]


def hat_name(face: str) -> Text | None:
    """A hat in words."""
    return say(_HATS[HAT_FACES.index(face)]) if face in HAT_FACES else None
