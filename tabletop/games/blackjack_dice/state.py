"""The state of Dice Blackjack: who holds which counters, the totals of the round, and the dice of the turn."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.blackjack_dice import MOST_ROUNDS
from tabletop.kit import counters as kit
from tabletop.kit.counters import Counters
from tabletop.kit.dice import BLANK
from tabletop.kit.dice_table import CUP
from tabletop.kit.dice_turn import die_ids
from tabletop.kit.turns import next_seat, seats_from

T = TypeVar("T")

DICE = 3
DICE_IDS = die_ids(DICE)
UNTHROWN = (BLANK,) * DICE
GOAL = 21


class House(Struct, frozen=True):
    """The house rules in force."""

    end: Literal["all-counters", "first-out"] = "all-counters"
    tie: Literal["playoff", "carry-over"] = "playoff"
    opener: Literal["clockwise", "winner"] = "clockwise"
    first_player: Literal["first-seat", "random"] = "first-seat"


class Phase(StrEnum):
    """Where a round stands. READY: nothing is thrown in this turn yet; THROWN: the total may still grow; FULL: it is
    21; BUST: it is more, and a counter is to be paid; DECIDED: a throw of the play-off lies there; WON: the winner
    takes the pot; GIVING: the others pay the winner, one by one; NOBODY: the round has no winner; OVER: the match
    is."""

    READY = "ready"
    THROWN = "thrown"
    FULL = "full"
    BUST = "bust"
    DECIDED = "decided"
    WON = "won"
    GIVING = "giving"
    NOBODY = "nobody"
    OVER = "over"


class State(Struct, frozen=True):
    """A match. `turn` is who acts: who throws, pays, or takes the pot.

    One item a seat: `totals`, what was thrown in this round, 0 where nothing yet; `out`: the round after which a seat
    was out of the game, 0 while it is in it. `aside`: the positions of the dice that were not thrown last, from the
    left. `level`: those in a play-off, in the order of their turns, with what they have thrown in it in `deciders`.
    `before`: the total before the last throw. `ended`: the rule that has ended the match, without the slug.
    """

    house: House
    counters: Counters
    opener: Seat
    turn: Seat
    totals: tuple[int, ...]
    out: tuple[int, ...]
    round: int = 1
    phase: Phase = Phase.READY
    pips: tuple[int, ...] = UNTHROWN
    aside: tuple[int, ...] = ()
    before: int = 0
    level: tuple[Seat, ...] = ()
    deciders: tuple[int, ...] = ()
    winner: Seat | None = None
    ended: str = ""

    @property
    def order(self) -> tuple[Seat, ...]:
        """All who are in the game, in the order of their turns in this round."""
        return tuple(seat for seat in seats_from(self.opener, len(self.out)) if not self.out[seat])

    @property
    def total(self) -> int:
        """What whoever is in turn has thrown so far, in the play-off while there is one."""
        return self.deciders[self.level.index(self.turn)] if self.turn in self.level else self.totals[self.turn]

    @property
    def best(self) -> int:
        """The total to beat: the highest one up to 21 of the others, of their throws in the play-off while there is
        one; 0 where there is none."""
        if self.level:
            return max((n for seat, n in zip(self.level, self.deciders, strict=True) if seat != self.turn), default=0)
        return max((n for seat, n in enumerate(self.totals) if seat != self.turn and n <= GOAL), default=0)

    @property
    def at_best(self) -> tuple[Seat, ...]:
        """Those who have the highest total of the round up to 21, in the order of their turns; nobody at first."""
        best = max((total for total in self.totals if total <= GOAL), default=0)
        return tuple(seat for seat in self.order if best and self.totals[seat] == best)

    @property
    def is_last(self) -> bool:
        """Whether everybody else in the game has played in this round."""
        return all(self.totals[seat] for seat in self.order if seat != self.turn)

    @property
    def thrown_last(self) -> tuple[int, ...]:
        """What the dice show that were thrown last."""
        return tuple(face for at, face in enumerate(self.pips) if at not in self.aside and face)


# The dice of a throw


def some_dice(state: State, count: int) -> tuple[TokenId, ...]:
    """The tokens of so many dice: those that were thrown last first, then those that lie aside."""
    first = [at for at in range(DICE) if at not in state.aside]
    return tuple(DICE_IDS[at] for at in sorted([*first, *state.aside][: max(0, count)]))


def number_of(action: Action) -> int:
    """How many dice an action throws: those that it names, or the number that it tells; 0 where it names no dice."""
    if action.tokens:
        dice = set(action.tokens)
        return len(dice) if dice.issubset(DICE_IDS) and len(dice) == len(action.tokens) else 0
    return action.choice if isinstance(action.choice, int) else 0


def go_on(state: State, seat: Seat, count: int) -> Action:
    """The action that throws so many dice."""
    return Action(seat, "continue", some_dice(state, count), Place(CUP))


# A turn


def thrown(state: State, tokens: Collection[TokenId], chance: Chance) -> State:
    """After these dice have been thrown and added."""
    pips = tuple(chance.roll() if token in tokens else face for token, face in zip(DICE_IDS, state.pips, strict=True))
    lay = [*state.aside, *(at for at in range(DICE) if at not in state.aside)]
    aside = tuple(at for at in lay if DICE_IDS[at] not in tokens)
    before = state.total
    state = replace(state, pips=pips, aside=aside, before=before)
    total = before + sum(state.thrown_last)
    if state.level:
        deciders = put(state.deciders, state.level.index(state.turn), total)
        return replace(state, deciders=deciders, phase=Phase.DECIDED)
    phase = Phase.THROWN if total < GOAL else Phase.FULL if total == GOAL else Phase.BUST
    return replace(state, totals=put(state.totals, state.turn, total), phase=phase)


def paid_for_bust(state: State) -> State:
    """After whoever went over 21 has paid a counter into the pot, if there was one."""
    counters, _ = state.counters.pay(state.turn, None, 1)
    return turn_over(replace(state, counters=counters))


def turn_over(state: State) -> State:
    """The next one throws, or the round is complete."""
    if state.level:
        missing = [seat for seat, total in zip(state.level, state.deciders, strict=True) if not total]
    else:
        missing = [seat for seat in state.order if not state.totals[seat]]
    if missing:
        return _to_throw(state, missing[0])
    if state.level:
        top = max(state.deciders)
        return _settled(state, tuple(s for s, total in zip(state.level, state.deciders, strict=True) if total == top))
    return _settled(state, state.at_best)


def _to_throw(state: State, seat: Seat) -> State:
    return replace(state, turn=seat, phase=Phase.READY, pips=UNTHROWN, aside=(), before=0)


# The end of a round


def _settled(state: State, best: tuple[Seat, ...]) -> State:
    """One has won the round, several throw again, or nobody has won it."""
    if len(best) == 1:
        state = replace(state, winner=best[0])
        return replace(state, turn=best[0], phase=Phase.WON) if state.counters.pot else next_giver(state)
    if not best or state.house.tie == "carry-over":
        return replace(state, turn=state.opener, phase=Phase.NOBODY)
    return _to_throw(replace(state, level=best, deciders=(0,) * len(best)), best[0])


def taken(state: State) -> State:
    """After the winner of the round has taken the pot."""
    counters, _ = state.counters.pay(None, state.turn, len(state.counters.pot))
    return next_giver(replace(state, counters=counters))


def given(state: State) -> State:
    """After somebody has given the winner a counter."""
    counters, _ = state.counters.pay(state.turn, state.winner, 1)
    return next_giver(replace(state, counters=counters))


def next_giver(state: State) -> State:
    """The next one who can pays the winner, clockwise; after the last one the round is over."""
    winner = state.winner
    assert winner is not None
    others = seats_from(winner, len(state.out))[1:]
    done = others.index(state.turn) + 1 if state.phase is Phase.GIVING else 0
    able = [seat for seat in others[done:] if state.counters.held[seat] and not state.out[seat]]
    if able:
        return replace(state, turn=able[0], phase=Phase.GIVING)
    held = state.counters.held
    out = tuple(gone or (state.round if not held[seat] else 0) for seat, gone in enumerate(state.out))
    somebody_left = state.house.end == "first-out" and any(out)
    return _next(replace(state, out=out), somebody_left or max(held) == state.counters.total)


def no_winner(state: State) -> State:
    """After a round that nobody has won: the pot stays."""
    return _next(state, False)


def _next(state: State, ended: bool) -> State:
    """The next round, or the end."""
    rule = "all-counters-win" if ended else "round-cap" if state.round >= MOST_ROUNDS else ""
    if rule:
        return replace(state, phase=Phase.OVER, ended=rule)
    opener = state.winner if state.house.opener == "winner" else None
    if opener is None:
        gone = [seat for seat, after in enumerate(state.out) if after]
        opener = next_seat(state.opener, len(state.out), skip=gone)
    fresh = replace(state, opener=opener, round=state.round + 1, winner=None, level=(), deciders=())
    return _to_throw(replace(fresh, totals=(0,) * len(state.out)), opener)


def payment(state: State, seat: Seat, verb: str) -> Action:
    """The action with which a seat pays the counter on top into the pot, or gives it to the winner of the round; with
    no counter where it holds none."""
    to = kit.stack_zone(state.winner) if verb == "give" and state.winner is not None else kit.POT
    return Action(seat, verb, kit.on_top(state.counters, seat, 1), Place(to))


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The items with another one in this place."""
    return (*items[:at], item, *items[at + 1 :])
