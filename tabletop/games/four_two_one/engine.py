"""The engine of 421."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.four_two_one import INFO, story, table, words
from tabletop.games.four_two_one import transitions as go
from tabletop.games.four_two_one.checks import CHECKS
from tabletop.games.four_two_one.rules import RULES
from tabletop.games.four_two_one.state import House, State, Step
from tabletop.kit import counters as kit
from tabletop.kit import dice_turn
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

LOOK_MS = 1800
"""How long a round that moves nothing is seen."""

_GO_ON = Action(CLOCK, "go_on")


class FourTwoOne(AssembledGame[State]):
    """Three dice: the worst hand takes counters from the pot, later the best hand gives its own away."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "four_two_one.turn-order",
        "core.match_over": "four_two_one.end-all-counters",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """All counters but those of a handicap lie in the pot; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        counters = kit.all_in_pot(setup.seats, house.pot)
        for seat, count in enumerate(INFO.amounts_given(setup)):
            counters, _ = counters.pay(None, seat, count)
        return State(house, counters, first, first, ((),) * setup.seats)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn; the clock while a round is seen that moves nothing."""
        if state.step is Step.OVER:
            return NOBODY
        return CLOCK_ALONE if state.step is Step.SHOWN else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Throwing, throwing again with every choice of dice, handing the dice on, taking what is due."""
        match state.step:
            case Step.READY:
                return (Action(seat, "throw"),)
            case Step.PAYING:
                return (table.taking(state, seat),)
            case Step.SHOWN:
                return (_GO_ON,)
        again = dice_turn.rethrows(seat, state.pips, state.aside) if state.throws_left else ()
        return (*again, Action(seat, "stop")) if state.may_stop else again

    def canonical(self, state: State, action: Action) -> Action:
        """Equal dice are the same choice; nothing counts that the verb has no use for."""
        if action.verb == dice_turn.RETHROW:
            lies = state.step is Step.THROWN
            return dice_turn.same_rethrow(action, state.pips, state.aside) if lies else action
        if action.verb == "take" and state.step is Step.PAYING:
            return table.taking(state, action.seat)
        return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, throw again, hand the dice on, pay, or go on."""
        match action.verb:
            case "throw":
                return go.thrown(state, chance)
            case "rethrow":
                pips, aside = dice_turn.rethrown(state.pips, state.aside, action.tokens, chance)
                return replace(state, pips=pips, aside=aside, throws=state.throws + 1)
            case "stop":
                return go.stopped(state)
        return go.taken(state) if action.verb == "take" else go.gone_on(state)

    def result(self, state: State) -> Result | None:
        """The places in the order of leaving; whoever is left by their counters, fewer first."""
        if state.step is not Step.OVER:
            return None
        held = state.counters.held
        left = state.players
        rest = (
            tuple(sorted(seat for seat in left if held[seat] == count)) for count in sorted({held[s] for s in left})
        )
        return Result((*state.out, *rest), f"four_two_one.{state.ended}", texts=tuple(say(kit.HELD, n) for n in held))

    def forced(self, state: State) -> Action | None:
        """Handing the dice on after the last throw, and what is due unless it is fetched by hand. The throws are left
        to the player."""
        if state.step is Step.THROWN and not state.throws_left:
            return Action(state.turn, "stop")
        by_itself = state.step is Step.PAYING and state.house.payments == "by-themselves"
        return Action(state.turn, "take") if by_itself else None

    def deadline_ms(self, state: State) -> int | None:
        """A round that moves nothing is seen for a moment."""
        return LOOK_MS if state.step is Step.SHOWN else None

    def may_hasten(self, state: State) -> bool:
        """What lies there only rests to be seen."""
        return state.step is Step.SHOWN


GAME = FourTwoOne()
