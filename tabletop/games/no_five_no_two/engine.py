"""The engine of No 5s, No 2s."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.no_five_no_two import INFO, story, table, words
from tabletop.games.no_five_no_two import state as st
from tabletop.games.no_five_no_two.checks import CHECKS
from tabletop.games.no_five_no_two.rules import RULES
from tabletop.games.no_five_no_two.state import House, State
from tabletop.kit import rounds
from tabletop.kit.turns import ALONE, NOBODY


class NoFiveNoTwo(AssembledGame[State]):
    """Four dice; 5s and 2s drop out, the others bring points and are thrown again."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "no_five_no_two.turn-order",
        "core.match_over": "no_five_no_two.ten-rounds",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Empty score lists; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        books: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        ahead = INFO.amounts_given(setup)
        return State(house=house, books=books, turn=first, first=first, longest=(0,) * setup.seats, ahead=ahead)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn."""
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Throwing, once or to the end of the turn; setting aside what is out; writing, when no die is left."""
        if st.may_throw(state):
            throw = Action(seat, "throw")
            return (throw,) if state.hurrying else (throw, Action(seat, "finish"))
        return (Action(seat, "set-aside" if state.fresh else "write"),)

    def canonical(self, state: State, action: Action) -> Action:
        """All dice in play are thrown, whether they are named or not; a die set aside takes the others along."""
        if action.verb == "throw":
            return Action(action.seat, "throw") if st.means_throw(state, action) else action
        if action.verb == "set-aside":
            return Action(action.seat, "set-aside") if st.means_aside(state, action) else action
        return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, set aside, or write."""
        if action.verb == "finish":
            return st.thrown(replace(state, hurrying=True), chance)
        if action.verb == "throw":
            return st.thrown(state, chance)
        return st.set_aside(state) if action.verb == "set-aside" else st.written(state)

    def result(self, state: State) -> Result | None:
        """The order of the totals, once all turns are over; whoever won a play-off comes first."""
        texts = tuple(say(words.POINTS, total) for total in state.totals)
        return rounds.result(state, f"{INFO.slug}.most-points-wins", f"{INFO.slug}.tie-shared", texts)

    def forced(self, state: State) -> Action | None:
        """5s and 2s go out by themselves, and so do throws of somebody who hurries, and points that are complete."""
        if state.over:
            return None
        (first, *others) = self.candidates(state, state.turn)
        return None if others else first


GAME = NoFiveNoTwo()
