"""Who sits on a seat, and how the people sit round the screen."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from tabletop.core.bot import Level
from tabletop.core.chance import Chance
from tabletop.match.form import BEGINNING, level_at

SHARES = {Level.FIRST_STEPS: 0.0, Level.MEDIUM: 0.3, Level.BEST: 1.0}
"""What share of its strength a program from elsewhere uses at a level; all of it at any other."""


class Player(Struct, frozen=True):
    """A person or a computer player. `level` counts for computer players and for "Dinner is ready"; `language` is the
    code of the language in which this seat is spoken to, empty: the language of the table. `lit`: whether legal places
    shine for this seat; None: as the settings say. `real_dice`: the dice of this seat are thrown on the real table, and
    the people tell what they show; for a computer player somebody throws. `as_i_play`: a computer player that is as
    strong as the people at its table were when the match began: `strength`, in levels (see `match.form`). `program`:
    the name of a program from elsewhere that plays for this computer player; `level` says how strongly."""

    name: str
    computer: bool = False
    level: Level = Level.EASY
    language: str = ""
    lit: bool | None = None
    real_dice: bool = False
    as_i_play: bool = False
    strength: float = BEGINNING
    program: str = ""

    def level_now(self, chance: Chance) -> Level:
        """How strong its next thought is."""
        return level_at(self.strength, chance) if self.as_i_play else self.level

    @property
    def share(self) -> float:
        """What share of its strength a program from elsewhere uses."""
        return SHARES.get(self.level, 1.0)


class Seating(StrEnum):
    """How people sit. SAME_SIDE: everybody looks at the screen from below. TURNING: the same, and the board is turned
    to whoever is to act. OPPOSITE: two people, with the screen lying flat between them. ROUND: everybody sits at the
    side of the table that is their own."""

    SAME_SIDE = "same_side"
    TURNING = "turning"
    OPPOSITE = "opposite"
    ROUND = "round"

    def suits(self, people: int) -> bool:
        """Whether so many people can sit like this."""
        return self is Seating.SAME_SIDE or people == 2 or (self is not Seating.OPPOSITE and people > 2)

    @property
    def faces_owners(self) -> bool:
        """Whether what belongs to a seat lies turned towards it."""
        return self in (Seating.OPPOSITE, Seating.ROUND)
