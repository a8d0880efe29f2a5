"""The state of Boat, Captain and Crew: the log books, and the dice of the turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, TokenId
from tabletop.kit import rounds
from tabletop.kit.dice import BLANK
from tabletop.kit.dice_turn import die_ids
from tabletop.kit.rounds import RoundsState

DICE, THROWS = 5, 3
SHIP = (6, 5, 4)
"""What boat, captain and crew show, in the order in which they come aboard."""
DICE_IDS = die_ids(DICE)
EVERY_DIE = tuple(range(DICE))
UNTHROWN = (BLANK,) * DICE


class House(Struct, frozen=True):
    """The house rules in force."""

    mile_dice: Literal["both", "either", "none"] = "both"
    rounds: int = 10
    tie_break: Literal["shared", "playoff"] = "shared"
    first_player: Literal["first-seat", "random"] = "first-seat"


class State(RoundsState, frozen=True, kw_only=True):
    """A match; `books` are the miles of the turns.

    `ship` are the positions of the dice that are locked, `docked` of which lie at their places: whatever else is locked
    was thrown just now. `throws`: so many have been made in this turn.
    """

    house: House
    colours: tuple[int, ...]
    throws: int = 0
    pips: tuple[int, ...] = UNTHROWN
    ship: tuple[int, ...] = ()
    docked: int = 0

    @property
    def free(self) -> tuple[int, ...]:
        """The positions of the dice that are not locked."""
        return tuple(at for at in EVERY_DIE if at not in self.ship)

    @property
    def is_docking(self) -> bool:
        """Whether dice have just been thrown that are locked and do not lie at their places yet."""
        return self.docked < len(self.ship)

    @property
    def is_afloat(self) -> bool:
        """Whether boat, captain and crew are there, and the two other dice are miles."""
        return len(self.ship) == len(SHIP)

    @property
    def miles(self) -> int:
        """What would be written now."""
        return sum(self.pips[at] for at in self.free) if self.is_afloat else 0

    @property
    def throws_left(self) -> int:
        """How many throws of this turn are left."""
        return THROWS - self.throws


def positions_of(tokens: Collection[TokenId]) -> tuple[int, ...]:
    """The positions of these dice, in rising order; other tokens are left out."""
    return tuple(at for at, token in enumerate(DICE_IDS) if token in tokens)


def may_throw(state: State) -> bool:
    """Whether a throw may come next: the first one, or another as long as any is left."""
    if state.is_docking or not state.throws_left:
        return False
    return not state.is_afloat or state.house.mile_dice != "none"


def mile_choices(state: State) -> tuple[tuple[int, ...], ...]:
    """Which mile dice may be thrown again, one choice for each choice of faces; both come first."""
    if not state.is_afloat or not may_throw(state):
        return ()
    one, other = both = state.free
    if state.house.mile_dice == "both":
        return (both,)
    alike = state.pips[one] == state.pips[other]
    return (both, (one,)) if alike else (both, (one,), (other,))


# What an action means


def means_lock(state: State, action: Action) -> bool:
    """Whether only dice are laid at their places that are locked and do not lie there yet; the others come along."""
    fresh = state.ship[state.docked :]
    named = positions_of(action.tokens)
    if not fresh or len(named) != len(action.tokens) or not set(named) <= set(fresh):
        return False
    return action.to is None or (action.to.slot < len(state.ship) and named == (state.ship[action.to.slot],))


def means_throw(state: State, action: Action) -> bool:
    """Whether all dice that are not locked are thrown, while the ship is not afloat."""
    whole = not action.tokens or (len(action.tokens) == len(state.free) and positions_of(action.tokens) == state.free)
    return action.verb == "throw" and whole and may_throw(state) and not state.is_afloat


def means_miles(state: State, action: Action) -> tuple[int, ...] | None:
    """The listed choice of mile dice with the same faces as those that are named, or both; None where there is none."""
    named = positions_of(action.tokens)
    if len(named) != len(action.tokens) or not set(named) <= set(state.free):
        return None
    faces = sorted(state.pips[at] for at in named or state.free)
    return next((one for one in mile_choices(state) if sorted(state.pips[at] for at in one) == faces), None)


def turn_ends(state: State) -> bool:
    """Whether nothing is left in this turn but to write."""
    return state.throws > 0 and not state.is_docking and not may_throw(state)


def locked(pips: tuple[int, ...], ship: tuple[int, ...]) -> tuple[int, ...]:
    """The positions locked once every die that can be is locked: of dice that show the same, the first."""
    for face in SHIP[len(ship) :]:
        found = next((at for at, pip in enumerate(pips) if pip == face and at not in ship), None)
        if found is None:
            break
        ship = (*ship, found)
    return ship


# The course of a turn


def thrown(state: State, positions: Collection[int], chance: Chance) -> State:
    """After these dice have been thrown; what is locked thereby does not lie at its place yet."""
    pips = tuple(chance.roll() if at in positions else face for at, face in enumerate(state.pips))
    return replace(state, pips=pips, throws=state.throws + 1, ship=locked(pips, state.ship))


def docked(state: State) -> State:
    """After all dice that are locked have been laid at their places."""
    return replace(state, docked=len(state.ship))


def written(state: State) -> State:
    """After the miles of the turn were written: five dice for the next seat, unless the match is over."""
    house = state.house
    state = rounds.written(state, state.miles, house.rounds, house.tie_break == "playoff")
    return state if state.over else replace(state, throws=0, pips=UNTHROWN, ship=(), docked=0)
