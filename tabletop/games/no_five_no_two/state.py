"""The state of No 5s, No 2s: the score lists, and the dice of the turn."""

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

DICE = 4
OUTS = (5, 2)
"""The faces that take a die out of the turn."""
DICE_IDS = die_ids(DICE)
EVERY_DIE = tuple(range(DICE))
UNTHROWN = (BLANK,) * DICE


class House(Struct, frozen=True):
    """The house rules in force."""

    clean_throws_only: bool = False
    rounds: int = 10
    tie_break: Literal["shared", "playoff"] = "shared"
    first_player: Literal["first-seat", "random"] = "first-seat"


class State(RoundsState, frozen=True, kw_only=True):
    """A match; `books` are the points of the turns, `longest[seat]` the most throws of one turn.

    `points` are those of the turn, with the throw that lies there, which brought `gain` with the dice `scored`. `out`
    are the positions of the dice that are out, `aside` of which lie at the side: whatever else is out was thrown just
    now. `hurrying`: the player has asked for the turn to be played to its end.
    """

    house: House
    longest: tuple[int, ...]
    throws: int = 0
    pips: tuple[int, ...] = UNTHROWN
    out: tuple[int, ...] = ()
    aside: int = 0
    points: int = 0
    gain: int = 0
    scored: tuple[int, ...] = ()
    hurrying: bool = False

    @property
    def free(self) -> tuple[int, ...]:
        """The positions of the dice in play."""
        return tuple(at for at in EVERY_DIE if at not in self.out)

    @property
    def fresh(self) -> tuple[int, ...]:
        """The positions of the dice that are out since the last throw."""
        return self.out[self.aside :]


def positions_of(tokens: Collection[TokenId]) -> tuple[int, ...]:
    """The positions of these dice, in rising order; other tokens are left out."""
    return tuple(at for at, token in enumerate(DICE_IDS) if token in tokens)


def may_throw(state: State) -> bool:
    """Whether dice are in play, and those that are out lie at the side; who hurries does not wait for that."""
    return bool(state.free) and (not state.fresh or state.hurrying)


def means_throw(state: State, action: Action) -> bool:
    """Whether all dice in play are thrown."""
    named = positions_of(action.tokens)
    whole = not action.tokens or (len(named) == len(action.tokens) and named == state.free)
    return action.verb == "throw" and whole and may_throw(state)


def means_aside(state: State, action: Action) -> bool:
    """Whether only dice are set aside that are out and do not lie there yet; the others come along."""
    named = positions_of(action.tokens)
    waits = bool(state.fresh) and not may_throw(state)
    return waits and len(named) == len(action.tokens) and set(named) <= set(state.fresh)


# The course of a turn


def thrown(state: State, chance: Chance) -> State:
    """After all dice in play have been thrown; what is out thereby does not lie at the side yet."""
    played = state.free
    pips = tuple(chance.roll() if at in played else face for at, face in enumerate(state.pips))
    out = tuple(at for at in played if pips[at] in OUTS)
    counts = not out or not state.house.clean_throws_only
    scored = tuple(at for at in played if at not in out) if counts else ()
    gain = sum(pips[at] for at in scored)
    return replace(
        state,
        throws=state.throws + 1,
        pips=pips,
        out=(*state.out, *out),
        aside=len(state.out),
        points=state.points + gain,
        gain=gain,
        scored=scored,
    )


def set_aside(state: State) -> State:
    """After all dice that are out have been laid at the side."""
    return replace(state, aside=len(state.out))


def written(state: State) -> State:
    """After the points of the turn were written: four dice for the next seat, unless the match is over."""
    house, turn = state.house, state.turn
    longest = tuple(max(most, state.throws) if seat == turn else most for seat, most in enumerate(state.longest))
    state = replace(state, longest=longest, hurrying=False, scored=())
    state = rounds.written(state, state.points, house.rounds, house.tie_break == "playoff")
    return state if state.over else replace(state, throws=0, pips=UNTHROWN, out=(), aside=0, points=0, gain=0)
