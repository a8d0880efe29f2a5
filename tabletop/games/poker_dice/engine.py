"""The engine of Poker Dice."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.poker_dice import EACH, INFO, story, table, words
from tabletop.games.poker_dice import state as st
from tabletop.games.poker_dice.checks import CHECKS
from tabletop.games.poker_dice.rules import RULES
from tabletop.games.poker_dice.state import STAKES, House, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit import dice_turn
from tabletop.kit.deals import ranking
from tabletop.kit.turns import ALONE, NOBODY


class PokerDice(AssembledGame[State]):
    """Everybody stakes, everybody throws, and the best hand takes the pot."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "poker_dice.turn-order",
        "core.match_over": "poker_dice.end-when-one-is-out",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Everybody has the same counters; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        return State(house, kit.start(setup.seats, EACH, INFO.amounts_given(setup)), first, first, ((),) * setup.seats)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn."""
        return NOBODY if state.phase is Phase.OVER else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every stake that all can pay; throwing, throwing again with every choice of dice, and stopping."""
        match state.phase:
            case Phase.STAKE:
                return tuple(st.stake_action(state, seat, count) for count in STAKES if count <= st.most(state))
            case Phase.READY:
                return (Action(seat, "throw"),)
            case Phase.WON:
                return (Action(seat, "take"),)
            case Phase.LEVEL:
                return (Action(seat, "leave"),)
        stop = Action(seat, "stop")
        return (*dice_turn.rethrows(seat, state.pips, state.aside), stop) if state.throws_left else (stop,)

    def canonical(self, state: State, action: Action) -> Action:
        """Equal dice, and equal counters, are the same choice; nothing counts that the verb has no use for."""
        if action.verb == "stake":
            count = st.named(state, action)
            return st.stake_action(state, action.seat, count) if count in STAKES else action
        if action.verb == dice_turn.RETHROW:
            thrown = state.phase is Phase.THROWN
            return dice_turn.same_rethrow(action, state.pips, state.aside) if thrown else action
        return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Stake, throw, throw again, stop, and take the pot or leave it."""
        match action.verb:
            case "stake":
                return st.staked(state, st.named(state, action))
            case "throw":
                return st.thrown(state, chance)
            case "rethrow":
                pips, aside = dice_turn.rethrown(state.pips, state.aside, action.tokens, chance)
                return replace(state, pips=pips, aside=aside, throws=state.throws + 1)
            case "stop":
                return st.stopped(state)
        return st.taken(state) if action.verb == "take" else st.left(state)

    def result(self, state: State) -> Result | None:
        """The order of the holdings, once somebody has none left or the last round is over."""
        if state.phase is not Phase.OVER:
            return None
        held = state.counters.held
        return Result(ranking(held), f"poker_dice.{state.ended}", held, tuple(say(kit.HELD, n) for n in held))

    def forced(self, state: State) -> Action | None:
        """A stake without a choice, the end of a turn after the last throw, and what becomes of the pot. The throws
        are left to the player."""
        seat = state.turn
        match state.phase:
            case Phase.STAKE if st.most(state) == 1:
                return st.stake_action(state, seat, 1)
            case Phase.THROWN if not state.throws_left:
                return Action(seat, "stop")
            case Phase.WON:
                return Action(seat, "take")
            case Phase.LEVEL:
                return Action(seat, "leave")
        return None


GAME = PokerDice()
