"""The engine of Nine Men's Morris: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.games.nine_mens_morris import INFO, story, table, words
from tabletop.games.nine_mens_morris import state as st
from tabletop.games.nine_mens_morris.board import PLACES, slots
from tabletop.games.nine_mens_morris.checks import CHECKS
from tabletop.games.nine_mens_morris.rules import RULES
from tabletop.games.nine_mens_morris.state import House, State
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import TwoSidedGame, lots


class NineMensMorris(TwoSidedGame[State]):
    """Nine Men's Morris, with or without the diagonals."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "nine_mens_morris.white-begins",
        "core.match_over": "nine_mens_morris.result",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        house = INFO.house(House, setup)
        white, fewer = lots(house.first_player, chance), INFO.amounts_given(setup) or (0, 0)
        return st.standing(house, in_hand=(st.MEN - fewer[white], st.MEN - fewer[1 - white]), white=white)

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Of the men in hand only the last is named."""
        if state.draw_offer.pending:
            return to_say(state)
        if state.due:
            found = [Action(seat, "remove", (state.token_on(slot),)) for slot in slots(state.may_remove())]
        elif state.placing:
            found = [Action(seat, "place", state.next_man(), PLACES[slot]) for slot in slots(state.empty)]
        elif state.stuck:
            found = [Action(seat, "pass")]
        else:
            found = [
                Action(seat, "move", (state.token_on(start),), PLACES[slot])
                for start in slots(state.own)
                for slot in slots(state.goals(start))
            ]
        return (*found, *to_say(state, free=not state.due))

    def canonical(self, state: State, action: Action) -> Action:
        """All men in hand are alike; a man on the board without a place means its only move."""
        tokens, to, man = action.tokens, action.to, state.piece_of(action)
        if action.verb == "place" and man is not None and state.in_hand(state.side) >> man & 1:
            tokens = state.next_man()
        elif action.verb == "move" and to is None:
            goals = state.own_goals(action)
            to = PLACES[goals.bit_length() - 1] if goals.bit_count() == 1 else None
        elif action.verb not in ("place", "move"):
            tokens, to = tokens if action.verb == "remove" else (), None
        return Action(action.seat, action.verb, tokens, to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "pass":
            return st.handed_on(state)
        if action.verb == "remove":
            return st.removed(state, state.slot_of(action))
        to, man = self.canonical(state, action).to, state.piece_of(action)
        return said(state, action, st.BY_WORD) if to is None or man is None else st.laid(state, man, to.slot)

    def forced(self, state: State) -> Action | None:
        """Whoever cannot move passes, where that is played."""
        return Action(state.turn, "pass") if state.stuck and self.active(state) == {state.turn} else None

    def reached(self, state: State) -> tuple[Text, ...]:
        return tuple(say(words.MEN_LEFT, state.count(state.side_of(seat))) for seat in (0, 1))


GAME = NineMensMorris()
