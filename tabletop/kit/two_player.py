"""Games of White against Black on a square board: whose turn it is, how a match ends, where everything beside the board
lies. What the two say to each other (offers of a draw, giving up) stands in `draw_offers`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, TypeVar

from msgspec import Struct

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, TokenId
from tabletop.core.rules import Violation
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, PlateSpec, Rect, TableSpec, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, SeatName, Text, say
from tabletop.core.view import NoteFact
from tabletop.kit.turns import ALONE, NOBODY

BOARD_AREA = Rect(100.0, 6.7, 440.0, 440.0)
"""The board with its frame, in the middle of the table."""
STRIP = Rect(100.0, 458.7, 440.0, 34.0)
PLATES = (PlateSpec(0, Rect(6.0, 378.7, 88.0, 61.3)), PlateSpec(1, Rect(6.0, 16.0, 88.0, 61.3)))
"""The first seat sits below, the second above."""
TRAYS = (Rect(548.0, 333.6, 84.0, 106.4), Rect(548.0, 16.0, 84.0, 106.4))
"""Where each seat puts what it has taken: on the right of the board."""

WHITE_BELOW = (0, 2)
"""The sides of the board, as quarter turns (see `TableSpec.sides`), while the first seat plays White."""

_MOVE_NUMBER = QT_TRANSLATE_NOOP("Sides", "move {number}")


class DrawOffer(Struct, frozen=True):
    """The offer of a draw in a turn: it was made, and it waits for its answer."""

    offered: bool = False
    pending: bool = False


SILENT = DrawOffer()
"""As every turn begins."""


class Ending(Struct, frozen=True):
    """How a match ended: the rule, and who won (None: drawn)."""

    rule: str
    winner: Seat | None


def tokens_of(each: int) -> tuple[TokenId, ...]:
    """The tokens of White, then those of Black, `each` of them."""
    return tuple(f"{side}-{number}" for side in ("white", "black") for number in range(1, each + 1))


def lots(option: str, chance: Chance) -> Seat:
    """Who plays White, by the value of `house_rules.white_option`."""
    return 0 if option == "first-seat" else chance.pick(2)


class TwoSided(Struct, frozen=True, kw_only=True):
    """What is the same in the states of all these games. `white`: who plays White."""

    EACH: ClassVar[int]
    """Each side has at most so many pieces; those of White have the lower numbers."""
    PIECE_OF: ClassVar[Mapping[TokenId, int]]
    """The number of a piece by its token."""

    white: Seat
    draw_offer: DrawOffer = SILENT
    ending: Ending | None = None

    @property
    @abstractmethod
    def white_moves(self) -> bool:
        """Whether it is White's turn."""

    @property
    def turn(self) -> Seat:
        """Whose move it is."""
        return self.white if self.white_moves else 1 - self.white

    @property
    def actor(self) -> Seat:
        """Who is to act: whose move it is, or who answers an offer."""
        return 1 - self.turn if self.draw_offer.pending else self.turn

    def seat_of(self, piece: int) -> Seat:
        """Whose piece this is."""
        return self.white if piece < self.EACH else 1 - self.white

    def piece_of(self, action: Action) -> int | None:
        """The piece that an action is about; None if it names none, or several."""
        return self.PIECE_OF.get(action.tokens[0]) if len(action.tokens) == 1 else None


def owned_by_another(why: Msg) -> Callable[[TwoSided, Action], Violation | bool]:
    """For a check: the piece belongs to the other seat, as `why` says of its {owner}, or it is no piece at all."""

    def breaks(state: TwoSided, action: Action) -> Violation | bool:
        piece = state.piece_of(action)
        if piece is None:
            return True
        owner = state.seat_of(piece)
        return owner != action.seat and Violation(tokens=action.tokens, why=say(why, owner=SeatName(owner)))

    return breaks


S = TypeVar("S", bound=TwoSided)


class TwoSidedGame(AssembledGame[S]):
    """A game of White against Black."""

    def active(self, state: S) -> frozenset[Seat]:
        return NOBODY if state.ending is not None else ALONE[state.actor]

    def result(self, state: S) -> Result | None:
        ending = state.ending
        if ending is None:
            return None
        ranking = ((0, 1),) if ending.winner is None else ((ending.winner,), (1 - ending.winner,))
        return Result(ranking, ending.rule, texts=self.reached(state), drawn=ending.winner is None)

    def reached(self, state: S) -> tuple[Text, ...]:
        """What each seat has at the end, for `Result.texts`; nothing where that tells nothing."""
        return ()

    def sides(self, state: S, spec: TableSpec) -> tuple[int, ...]:
        """White sits below, Black above; who plays White may have been drawn by lots."""
        return WHITE_BELOW if state.white == 0 else WHITE_BELOW[::-1]


def board_table(
    zones: tuple[ZoneSpec, ...],
    board: Backdrop,
    legend: tuple[LegendRow, ...],
    buttons: tuple[ButtonSpec, ...],
    hands: tuple[Rect, ...] = (),
) -> TableSpec:
    """The table of such a game. `board`: its picture; `hands`: trays besides those for what was taken."""
    trays = (Backdrop("tray-taken", area) for area in (*hands, *TRAYS))
    return TableSpec(
        zones=zones,
        backdrops=(board, *trays),
        plates=PLATES,
        buttons=buttons,
        strip=STRIP,
        legend=legend,
        turns=BOARD_AREA,
        sides=WHITE_BELOW,
    )


def button_spec(verb: str, line: int) -> ButtonSpec:
    """A button between the trays, on the line 0, 1 or 2 from above."""
    return ButtonSpec(verb, Rect(548.0, 170.0 + 44.0 * line, 84.0, 28.0))


def numbered(number: int) -> NoteFact:
    """The number of the move that both sides make, beside the title."""
    return NoteFact(say(_MOVE_NUMBER, number=number))
