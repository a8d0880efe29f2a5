"""The state of 421: the counters, the round with the hands of all, the dice, and who has left the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeVar

from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.games.four_two_one.scoring import DICE, RANK, Hand
from tabletop.kit.counters import Counters
from tabletop.kit.dice import BLANK
from tabletop.kit.dice_turn import die_ids
from tabletop.kit.turns import seats_from

T = TypeVar("T")
DICE_IDS = die_ids(DICE)
UNTHROWN = (BLANK,) * DICE
THROWS = 3
"""So often the leader of a round of the discharge may throw."""


class House(Struct, frozen=True):
    """The house rules in force."""

    end: Literal["all-counters", "first-out"] = "all-counters"
    clean_charge_rule: Literal["out", "stay-in"] = "out"
    nenette: Literal["fixed-two", "two-extra", "plain"] = "fixed-two"
    follower_throws: Literal["exact", "at-most"] = "exact"
    pot: int = 21
    first_player: Literal["first-seat", "random"] = "first-seat"
    payments: Literal["by-themselves", "by-hand"] = "by-themselves"


class Phase(StrEnum):
    """The two phases of a match: counters are taken from the pot, then given to one another."""

    CHARGE = "charge"
    DISCHARGE = "discharge"


class Step(StrEnum):
    """Where a round stands. READY: whoever has the turn has not thrown; THROWN: a hand lies there; PAYING: counters
    are due; SHOWN: the round is complete and moves nothing; OVER: the match is."""

    READY = "ready"
    THROWN = "thrown"
    PAYING = "paying"
    SHOWN = "shown"
    OVER = "over"


class Contest(StrEnum):
    """What is being thrown for: the round itself, or in a play-off who is the best or the worst."""

    NONE = "none"
    BEST = "best"
    WORST = "worst"


class Due(Struct, frozen=True):
    """So many counters have to go from a giver (None: the pot) to a taker, for a hand of 221 or as the loss."""

    giver: Seat | None
    taker: Seat
    count: int
    nenette: bool = False


class State(Struct, frozen=True):
    """A match. `hands`: that of each seat in this round, empty before its turn is over.

    `limit`: how often the leader of a round of the discharge has thrown, 0 before it is known. `rivals` throw for
    `contest`, and `casts` are their throws, one item a seat. `best` and `worst` of the round once they are known; in
    the charge the first of several best ones. `dues`: what is still to be paid; `got`: who has received counters in
    this round. `out`: who left the table, a group for each place, the first one first. `rounds`: how many rounds of
    this phase there were, with this one.
    """

    house: House
    counters: Counters
    leader: Seat
    turn: Seat
    hands: tuple[Hand, ...]
    phase: Phase = Phase.CHARGE
    step: Step = Step.READY
    rounds: int = 1
    pips: tuple[int, ...] = UNTHROWN
    aside: tuple[int, ...] = ()
    throws: int = 0
    limit: int = 0
    contest: Contest = Contest.NONE
    rivals: tuple[Seat, ...] = ()
    casts: tuple[Hand, ...] = ()
    best: Seat | None = None
    worst: Seat | None = None
    dues: tuple[Due, ...] = ()
    got: tuple[Seat, ...] = ()
    out: tuple[tuple[Seat, ...], ...] = ()
    ended: str = ""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.hands)

    @property
    def gone(self) -> frozenset[Seat]:
        """Who has left the table."""
        return frozenset(seat for place in self.out for seat in place)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays this round, in turn order."""
        gone = self.gone
        return tuple(seat for seat in seats_from(self.leader, self.seats) if seat not in gone)

    @property
    def throws_left(self) -> int:
        """How often whoever has the turn may still throw the dice that lie there."""
        if self.step is not Step.THROWN or self.phase is Phase.CHARGE or self.contest is not Contest.NONE:
            return 0
        return (self.limit or THROWS) - self.throws

    @property
    def may_stop(self) -> bool:
        """Whether the dice may be handed on as they lie there."""
        if self.step is not Step.THROWN:
            return False
        return not self.throws_left or not self.limit or self.house.follower_throws == "at-most"

    @property
    def is_level(self) -> bool:
        """Whether everybody holds the same hand, so that the round is void."""
        hands = {self.hands[seat] for seat in self.players}
        return len(hands) == 1 and () not in hands

    @property
    def leading(self) -> tuple[Seat, ...]:
        """Who has the best hand of those that are known in this round, in turn order."""
        shown = [seat for seat in self.players if self.hands[seat]]
        top = min((RANK[self.hands[seat]] for seat in shown), default=0)
        return tuple(seat for seat in shown if RANK[self.hands[seat]] == top)

    @property
    def trailing(self) -> tuple[Seat, ...]:
        """Who has the worst one, in turn order."""
        shown = [seat for seat in self.players if self.hands[seat]]
        low = max((RANK[self.hands[seat]] for seat in shown), default=0)
        return tuple(seat for seat in shown if RANK[self.hands[seat]] == low)


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same items but for one."""
    return (*items[:at], item, *items[at + 1 :])
