"""The engine of Dice Blackjack."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.blackjack_dice import EACH, INFO, story, table, words
from tabletop.games.blackjack_dice import state as st
from tabletop.games.blackjack_dice.checks import CHECKS
from tabletop.games.blackjack_dice.rules import RULES
from tabletop.games.blackjack_dice.state import DICE, DICE_IDS, House, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit.turns import ALONE, NOBODY

_ONE_WAY = {
    Phase.READY: "throw",
    Phase.FULL: "stop",
    Phase.DECIDED: "pass",
    Phase.WON: "take",
    Phase.NOBODY: "leave",
}
"""The only thing that can be done then."""
_PAYMENTS = {Phase.BUST: "pay", Phase.GIVING: "give"}


class DiceBlackjack(AssembledGame[State]):
    """Everybody throws towards 21; whoever comes closest wins the pot and a counter of everybody else."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "blackjack_dice.turn-order",
        "core.match_over": "blackjack_dice.all-counters-win",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Everybody has the same counters; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        nothing = (0,) * setup.seats
        return State(house, kit.start(setup.seats, EACH, INFO.amounts_given(setup)), first, first, nothing, nothing)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn."""
        return NOBODY if state.phase is Phase.OVER else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Throwing one, two or three dice, or stopping; or the only thing that there is to do."""
        if state.phase is Phase.THROWN:
            return (*(st.go_on(state, seat, count) for count in range(1, DICE + 1)), Action(seat, "stop"))
        if state.phase in _PAYMENTS:
            return (st.payment(state, seat, _PAYMENTS[state.phase]),)
        return (Action(seat, _ONE_WAY[state.phase]),)

    def canonical(self, state: State, action: Action) -> Action:
        """Only the number of dice counts, and any own counter is as good as another."""
        if action.verb == "continue":
            count = st.number_of(action)
            return st.go_on(state, action.seat, count) if 1 <= count <= DICE else action
        if action.verb in _PAYMENTS.values():
            if action.seat not in range(len(state.out)):
                return action
            own = len(action.tokens) <= 1 and kit.how_many(state.counters, action.seat, action.tokens)
            return st.payment(state, action.seat, action.verb) if own or not action.tokens else action
        return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, go on, stop, pay, take the pot, or begin the next round."""
        match action.verb:
            case "throw":
                return st.thrown(state, DICE_IDS, chance)
            case "continue":
                return st.thrown(state, action.tokens or st.some_dice(state, st.number_of(action)), chance)
            case "pay":
                return st.paid_for_bust(state)
            case "take":
                return st.taken(state)
            case "give":
                return st.given(state)
        return st.no_winner(state) if action.verb == "leave" else st.turn_over(state)

    def result(self, state: State) -> Result | None:
        """Who holds most, then who was out last."""
        if state.phase is not Phase.OVER:
            return None
        held = state.counters.held
        stood = [(count, gone or state.round + 1) for count, gone in zip(held, state.out, strict=True)]
        ranking = tuple(
            tuple(seat for seat, figure in enumerate(stood) if figure == place)
            for place in sorted(set(stood), reverse=True)
        )
        return Result(ranking, f"blackjack_dice.{state.ended}", held, tuple(say(kit.HELD, n) for n in held))

    def forced(self, state: State) -> Action | None:
        """All but the throws, which are left to the player, and the choice whether to go on."""
        if state.phase in (Phase.READY, Phase.THROWN, Phase.OVER):
            return None
        return self.candidates(state, state.turn)[0]


GAME = DiceBlackjack()
