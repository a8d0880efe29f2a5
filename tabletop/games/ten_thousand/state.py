"""The state of 10,000: the scores, the turn, and the dice that lie in the tray and aside."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, TokenId
from tabletop.games.ten_thousand import MOST_ROUNDS
from tabletop.games.ten_thousand.scoring import DICE, NO_GROUP, Group, Part, choices, dice_in, grown, parts_of, worth
from tabletop.kit.dice import BLANK
from tabletop.kit.dice_turn import die_ids, one_choice

T = TypeVar("T")
DICE_IDS = die_ids(DICE)
UNTHROWN = (BLANK,) * DICE
EVERY_DIE = tuple(range(DICE))


class House(Struct, frozen=True):
    """The house rules in force."""

    target: int = 10_000
    opening_minimum: int = 750
    keep_choice: Literal["all", "at-least-one"] = "all"
    hot_dice_rule: Literal["may", "must"] = "may"
    exact_finish: bool = False
    last_round: bool = False
    first_player: Literal["first-seat", "random"] = "first-seat"


class Phase(StrEnum):
    """Where a turn stands. READY: nothing is thrown yet; THROWN: the throw that lies there brought points; BUST: it
    brought none; BANKED: the points are written down, and the dice have still to be passed on."""

    READY = "ready"
    THROWN = "thrown"
    BUST = "bust"
    BANKED = "banked"


class State(Struct, frozen=True):
    """A match. One item a seat: `scores`, `opened` (has written down points), `best` turn so far.

    `points` are those of the turn before the throw that lies there; `aside` the positions set aside in this cycle,
    from the left, `group` the equal dice among them that can grow. `last`: what the last turn that is over brought, or
    in BUST what was lost. `closing`: this round is the last one.
    """

    house: House
    scores: tuple[int, ...]
    opened: tuple[bool, ...]
    best: tuple[int, ...]
    turn: Seat
    first: Seat
    round: int = 1
    phase: Phase = Phase.READY
    points: int = 0
    pips: tuple[int, ...] = UNTHROWN
    aside: tuple[int, ...] = ()
    group: Group = NO_GROUP
    last: int = 0
    closing: bool = False

    @property
    def free(self) -> tuple[int, ...]:
        """The positions of the dice that were thrown last."""
        return tuple(at for at in EVERY_DIE if at not in self.aside)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What counts of the throw that lies there."""
        return parts_of(self.pips, self.free, self.group) if self.phase is not Phase.READY else ()

    @property
    def total(self) -> int:
        """The turn points, with those of the throw that lies there."""
        return self.points + worth(self.parts) if self.phase is Phase.THROWN else 0

    @property
    def is_hot(self) -> bool:
        """Whether all five dice lie aside or have just scored."""
        return len(self.aside) + len(dice_in(self.parts)) == DICE

    @property
    def is_last_turn(self) -> bool:
        """Whether the match ends with this turn."""
        ends = self.closing or self.round == MOST_ROUNDS
        return ends and (self.turn + 1) % len(self.scores) == self.first


# Choices of dice


def positions_of(tokens: Collection[TokenId]) -> tuple[int, ...]:
    """The positions of these dice, in the order in which they are named; other tokens are left out."""
    return tuple(DICE_IDS.index(token) for token in tokens if token in DICE_IDS)


def one_of(state: State, positions: Collection[int]) -> tuple[int, ...]:
    """The choice among `keeps` that has the same faces as this one, if there is one."""
    return one_choice(state.pips, dice_in(state.parts), positions)


def chosen_parts(state: State, positions: Collection[int]) -> tuple[Part, ...]:
    """How dice of the last throw count if they alone are set aside."""
    return parts_of(state.pips, tuple(sorted(positions)), state.group)


def keeps(state: State) -> tuple[tuple[int, ...], ...]:
    """Which dice of the last throw may be set aside to go on, one choice of positions for each choice of faces."""
    everything = dice_in(state.parts)
    return choices(state.pips, state.parts) if state.house.keep_choice == "at-least-one" else (everything,)


def dice_left(state: State, positions: Collection[int]) -> int:
    """How many dice are thrown once these have been set aside: five again after all five."""
    return DICE - len(state.aside) - len(positions) or DICE


def missing(state: State) -> int:
    """How many turn points whoever plays lacks to be allowed to stop."""
    return 0 if state.opened[state.turn] else max(0, state.house.opening_minimum - state.total)


def may_stop(state: State) -> bool:
    """Whether the points of the turn may be written down now."""
    hot = state.house.hot_dice_rule == "must" and state.is_hot
    return state.phase is Phase.THROWN and not missing(state) and not hot


# The course of a turn


def thrown(state: State, positions: Collection[int], chance: Chance) -> State:
    """After these dice have been thrown: points, a bust, or the goal, which is written down by itself."""
    pips = tuple(chance.roll() if at in positions else face for at, face in enumerate(state.pips))
    state = replace(state, pips=pips, phase=Phase.THROWN)
    house, reached = state.house, state.scores[state.turn] + state.total
    too_far = house.exact_finish and reached > house.target
    if not state.parts or too_far:
        return replace(state, phase=Phase.BUST, points=0, last=state.total)
    if reached >= house.target and (house.exact_finish or not house.last_round):
        return banked(state)
    return state


def gone_on(state: State, positions: Collection[int], chance: Chance) -> State:
    """After these dice were set aside, in this order, and the others thrown; all five, if none is left."""
    parts = chosen_parts(state, positions)
    points = state.points + worth(parts)
    if len(state.aside) + len(positions) == DICE:
        return thrown(replace(state, points=points, aside=(), group=NO_GROUP), EVERY_DIE, chance)
    state = replace(state, points=points, aside=(*state.aside, *positions), group=grown(state.group, parts))
    return thrown(state, state.free, chance)


def banked(state: State) -> State:
    """After the points of the turn were written down."""
    total, seat = state.total, state.turn
    score = state.scores[seat] + total
    return replace(
        state,
        scores=_with(state.scores, seat, score),
        opened=_with(state.opened, seat, True),
        best=_with(state.best, seat, max(total, state.best[seat])),
        phase=Phase.BANKED,
        points=0,
        last=total,
        closing=state.closing or score >= state.house.target,
    )


def passed_on(state: State) -> State:
    """The turn of the next seat, with five dice that have not been thrown."""
    turn = (state.turn + 1) % len(state.scores)
    ready = replace(state, turn=turn, round=state.round + (turn == state.first), phase=Phase.READY, points=0)
    return replace(ready, pips=UNTHROWN, aside=(), group=NO_GROUP)


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
