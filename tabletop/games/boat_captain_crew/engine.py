"""The engine of Boat, Captain and Crew."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.boat_captain_crew import INFO, story, table, words
from tabletop.games.boat_captain_crew import state as st
from tabletop.games.boat_captain_crew.checks import CHECKS
from tabletop.games.boat_captain_crew.rules import RULES
from tabletop.games.boat_captain_crew.state import DICE_IDS, House, State
from tabletop.kit import rounds
from tabletop.kit.turns import ALONE, NOBODY


class BoatCaptainCrew(AssembledGame[State]):
    """A 6, a 5 and a 4 in this order make a ship; the two other dice are its miles."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "boat_captain_crew.turn-order",
        "core.match_over": "boat_captain_crew.ten-rounds",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Empty log books; lots if the house rules say so."""
        house = INFO.house(House, setup)
        first = chance.pick(setup.seats) if house.first_player == "random" else 0
        books: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        ahead = INFO.amounts_given(setup)
        return State(house=house, colours=INFO.colours_of(setup), books=books, turn=first, first=first, ahead=ahead)

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn."""
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Throwing, laying what is locked at its place, throwing mile dice again, setting sail, or writing 0."""
        if state.is_docking:
            return (Action(seat, "lock"),)
        if not state.is_afloat:
            return (Action(seat, "throw" if state.throws_left else "miss"),)
        again = (Action(seat, "throw-miles", _dice(chosen)) for chosen in st.mile_choices(state))
        return (*again, Action(seat, "sail"))

    def canonical(self, state: State, action: Action) -> Action:
        """Equal mile dice are the same choice, and a die laid at its place takes the others along."""
        seat = action.seat
        if action.verb == "lock":
            return Action(seat, "lock") if st.means_lock(state, action) else action
        if action.verb not in ("throw", "throw-miles"):
            return Action(seat, action.verb)
        if st.means_throw(state, action):
            return Action(seat, "throw")
        again = st.means_miles(state, action)
        return Action(seat, "throw-miles", _dice(again)) if again else action

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, lay what is locked at its place, or write."""
        if action.verb in ("throw", "throw-miles"):
            return st.thrown(state, st.positions_of(action.tokens) or state.free, chance)
        return st.docked(state) if action.verb == "lock" else st.written(state)

    def result(self, state: State) -> Result | None:
        """The order of the totals, once all turns are over; whoever won a play-off comes first."""
        texts = tuple(say(words.MILES, total) for total in state.totals)
        slug = INFO.slug
        return rounds.result(state, f"{slug}.most-miles-wins", f"{slug}.tie-shared", texts)

    def forced(self, state: State) -> Action | None:
        """What is locked goes to its place by itself, and a turn in which nothing is left to decide is written."""
        if state.over:
            return None
        if state.is_docking:
            return Action(state.turn, "lock")
        if not st.turn_ends(state):
            return None
        return Action(state.turn, "sail" if state.is_afloat else "miss")


def _dice(positions: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(DICE_IDS[at] for at in positions)


GAME = BoatCaptainCrew()
