"""How long nothing has happened: the counts behind the draws by length."""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.draughts.moves import Position

RULEBOOK = 40
"""So many plies without a capture end the match."""
KINGS_ONLY = 50
"""The same in tournaments, while only kings move."""
FACING = (0, 32, 10)
"""The same in tournaments for a king alone, by what it faces."""


class Clocks(Struct, frozen=True):
    """Counts of plies: since a capture, since a capture or a move of a man, since a king alone faces what it faces.

    `faced`: an index of FACING, 0 while no king is alone against few pieces.
    """

    quiet: int = 0
    kings_only: int = 0
    facing: int = 0
    faced: int = 0

    @classmethod
    def of(cls, position: Position) -> Clocks:
        """The counts of a position in which something has just happened."""
        return cls(faced=lone_king(position))

    def after(self, position: Position, captured: bool, by_king: bool) -> Clocks:
        """The counts after a move that led to `position`."""
        faced = lone_king(position) if position.kings else 0
        facing = self.facing + 1 if faced == self.faced and faced else 0
        if captured:
            return Clocks(0, 0, facing, faced)
        return Clocks(self.quiet + 1, self.kings_only + 1 if by_king else 0, facing, faced)

    def draw(self, international: bool) -> str:
        """The rule by which the match is drawn now, or an empty text."""
        if not international:
            return "draughts.draw-twenty" if self.quiet >= RULEBOOK else ""
        if self.kings_only >= KINGS_ONLY:
            return "draughts.draw-twenty"
        return "draughts.draw-rule" if self.faced and self.facing >= FACING[self.faced] else ""


def lone_king(position: Position) -> int:
    """What a king alone faces: 1 for three pieces with a king among them, 2 for one or two with a king, 0 otherwise."""
    white, black, kings, _ = position
    found = 0
    for one, many in ((white, black), (black, white)):
        if one.bit_count() == 1 and one & kings and many & kings:
            count = many.bit_count()
            found = max(found, 1 if count == 3 else 2 if count <= 2 else 0)
    return found
