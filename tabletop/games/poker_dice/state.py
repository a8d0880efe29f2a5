"""The state of Poker Dice: who holds which counters, the hands of the round, and the dice of the turn."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place, Seat
from tabletop.games.poker_dice import MOST_ROUNDS
from tabletop.games.poker_dice.scoring import DICE, best_of
from tabletop.kit import counters as kit
from tabletop.kit.counters import Counters
from tabletop.kit.dice import BLANK
from tabletop.kit.dice_turn import die_ids
from tabletop.kit.turns import seats_from

T = TypeVar("T")
Hand = tuple[int, ...]

DICE_IDS = die_ids(DICE)
UNTHROWN = (BLANK,) * DICE
THROWS = 3
STAKES = (1, 2)
_POT = Place(kit.POT)


class House(Struct, frozen=True):
    """The house rules in force."""

    round_limit: Literal["none", "10", "20"] = "none"
    stake: Literal["leader", "one"] = "leader"
    compare: Literal["faces", "combination-only"] = "faces"
    tie: Literal["playoff", "carry-over"] = "playoff"
    first_player: Literal["first-seat", "random"] = "first-seat"

    @property
    def by_faces(self) -> bool:
        """Whether the numbers tell equal combinations apart."""
        return self.compare == "faces"

    @property
    def rounds(self) -> int:
        """After so many rounds the match ends in any case."""
        return MOST_ROUNDS if self.round_limit == "none" else int(self.round_limit)


class Phase(StrEnum):
    """Where a round stands. STAKE: the leader has still to name it; READY: the player in turn throws first; THROWN:
    dice lie there, to be thrown again or left; WON: the round is complete, and the pot goes to the best hand; LEVEL:
    it is complete, and the pot stays; OVER: the match is."""

    STAKE = "stake"
    READY = "ready"
    THROWN = "thrown"
    WON = "won"
    LEVEL = "level"
    OVER = "over"


class State(Struct, frozen=True):
    """A match. `turn` is who acts: the leader, who throws, or who takes the pot.

    `hands`: what each seat has thrown in this round (after it until the next stake), empty where nothing yet;
    `limit`: how often the leader has thrown, 0 while that is open; `throws`: how often whoever is in turn has.
    `level`: those in a play-off, in the order of their turns, with what they have thrown in it in `deciders`.
    `ended`: the rule that has ended the match, without the slug.
    """

    house: House
    counters: Counters
    leader: Seat
    turn: Seat
    hands: tuple[Hand, ...]
    round: int = 1
    phase: Phase = Phase.STAKE
    pips: Hand = UNTHROWN
    aside: tuple[int, ...] = ()
    throws: int = 0
    limit: int = 0
    level: tuple[Seat, ...] = ()
    deciders: tuple[Hand, ...] = ()
    ended: str = ""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats in the order of their turns in this round."""
        return seats_from(self.leader, self.seats)

    @property
    def throws_left(self) -> int:
        """How often the dice may be thrown again in this turn."""
        if self.phase is not Phase.THROWN or self.level:
            return 0
        return (self.limit or THROWS) - self.throws

    @property
    def to_beat(self) -> tuple[Seat, ...]:
        """Those who have the best hand so far, of the play-off while there is one."""
        if self.level:
            return tuple(self.level[at] for at in best_of(self.deciders, self.house.by_faces))
        return best_of(self.hands, self.house.by_faces)


def hand_of(state: State, seat: Seat) -> Hand:
    """What counts of a seat now: its throw of the play-off where it has one, else its hand of the round."""
    thrown = state.deciders[state.level.index(seat)] if seat in state.level else ()
    return thrown or state.hands[seat]


# The stake


def most(state: State) -> int:
    """The highest stake that is allowed: nobody who pays may hold fewer counters. 0 where nobody has any left."""
    able = min((held for held in state.counters.held if held), default=0)
    return min(able, STAKES[0] if state.house.stake == "one" else STAKES[-1])


def stake_action(state: State, seat: Seat, count: int) -> Action:
    """The action by which a seat names the stake: with the counters that lie on top, as far as it has any."""
    tokens = kit.on_top(state.counters, seat, count)
    return Action(seat, "stake", tokens, _POT if tokens else None, count)


def named(state: State, action: Action) -> int:
    """The stake that an action names, by counters or by number; 0 where it names none."""
    if action.tokens:
        return kit.how_many(state.counters, action.seat, action.tokens)
    return action.choice if isinstance(action.choice, int) else 0


def staked(state: State, count: int) -> State:
    """After everybody who has any has paid so many counters; the hands of the last round are gone."""
    counters = state.counters
    for seat in state.order:
        counters, _ = counters.pay(seat, None, count)
    return _to_throw(replace(state, counters=counters, hands=((),) * state.seats, limit=0), state.leader)


# The turns


def _to_throw(state: State, seat: Seat) -> State:
    return replace(state, turn=seat, phase=Phase.READY, pips=UNTHROWN, aside=(), throws=0)


def thrown(state: State, chance: Chance) -> State:
    """After the first throw of a turn."""
    return replace(state, pips=chance.rolls(DICE), phase=Phase.THROWN, throws=1)


def stopped(state: State) -> State:
    """After the player in turn has left the dice as they lie: the next one throws, or the round is complete."""
    if state.level:
        return _decided(state)
    hands = put(state.hands, state.turn, state.pips)
    state = replace(state, hands=hands, limit=state.limit or state.throws)
    missing = [seat for seat in state.order if not hands[seat]]
    return _to_throw(state, missing[0]) if missing else _complete(state)


def _decided(state: State) -> State:
    """After a throw of a play-off."""
    deciders = put(state.deciders, state.level.index(state.turn), state.pips)
    state = replace(state, deciders=deciders)
    if () in deciders:
        return _to_throw(state, state.level[deciders.index(())])
    return _complete(state)


def _complete(state: State) -> State:
    """The best hand takes the pot; where several are level they throw for it, or it stays."""
    best = [seat for seat in state.order if seat in state.to_beat]
    if len(best) == 1:
        return replace(state, phase=Phase.WON, turn=best[0], throws=0)
    if state.house.tie == "carry-over":
        return replace(state, phase=Phase.LEVEL, turn=state.leader, throws=0)
    return _to_throw(replace(state, level=tuple(best), deciders=((),) * len(best)), best[0])


# The end of a round


def taken(state: State) -> State:
    """After the best hand has taken the pot: its owner leads the next round, unless the match is over."""
    counters, _ = state.counters.pay(None, state.turn, len(state.counters.pot))
    hands = state.hands
    for seat in state.level:
        hands = put(hands, seat, hand_of(state, seat))
    state = replace(state, counters=counters, leader=state.turn, hands=hands, level=(), deciders=())
    return _next(state, "end-when-one-is-out" if 0 in counters.held else "")


def left(state: State) -> State:
    """After the pot was left where it is."""
    return _next(state, "")


def _next(state: State, ended: str) -> State:
    """The next round, or the end. Where nobody has a counter left it is played for the pot alone."""
    ended = ended or ("round-cap" if state.round >= state.house.rounds else "")
    if ended:
        return replace(state, phase=Phase.OVER, ended=ended)
    state = replace(state, round=state.round + 1, turn=state.leader, phase=Phase.STAKE, pips=UNTHROWN, aside=())
    return state if most(state) else staked(state, 0)


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The items with another one in this place."""
    return (*items[:at], item, *items[at + 1 :])
