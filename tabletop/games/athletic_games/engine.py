"""The engine of Athletic Games: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Refusal, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.games.athletic_games import INFO, moves, story, table, words
from tabletop.games.athletic_games import state as st
from tabletop.games.athletic_games.checks import CHECKS
from tabletop.games.athletic_games.rules import RULES
from tabletop.games.athletic_games.state import INDEX, SPOT_OF, House, State
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, of_others, unveiled, veiled
from tabletop.kit.turns import ALONE, NOBODY


class AthleticGames(HandGame[State]):
    """A turn is a run of small open actions; only its end draws cards."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "athletic_games.own-turn"}

    def start(self, setup: Setup, chance: Chance) -> State:
        return st.dealt(INFO.house(House, setup), setup.seats, INFO.amounts_given(setup), chance)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return moves.actions(state, seat)

    def canonical(self, state: State, action: Action) -> Action:
        seat, verb, tokens = action.seat, action.verb, action.tokens
        if verb == "end_turn":
            return Action(seat, verb)
        if len(tokens) != 1 or tokens[0] not in INDEX:
            return action
        spot = st.spot_with(state, INDEX[tokens[0]])
        if spot >= 0 and verb == "move_top" and len(state.piles[spot]) == 1 and state.house.free_card_moves:
            verb = "move_pile"
        if spot >= 0 and verb == "move_pile":
            tokens = (st.TOKENS[state.piles[spot][-1]],)
        to = action.to
        return Action(seat, verb, tokens, st.SPOTS[SPOT_OF[to.zone]] if to is not None and to.zone in SPOT_OF else to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "end_turn" or action.to is None:
            return st.turn_over(state, st.KEPT_DRAW, chance)
        token, go = INDEX[action.tokens[0]], SPOT_OF[action.to.zone]
        if action.verb == "play":
            return st.placed(state, token, go, chance)
        come = st.spot_with(state, token)
        return st.moved(state, come, go, 1 if action.verb == "move_top" else len(state.piles[come]))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        cards = len(state.faces) + 1
        reached = tuple(medals * cards - len(hand) for medals, hand in zip(state.medals, state.hands, strict=True))
        texts = tuple(say(words.MEDALS, n=count) for count in state.medals)
        return Result(ranking(reached), state.over, state.medals, texts)

    def forced(self, state: State) -> Action | None:
        """Who has no cards can only draw."""
        return None if state.over or state.hands[state.turn] else moves.ENDS[state.turn]

    def undo_policy(self, before: State, action: Action, after: State) -> Refusal | bool:
        """Within the own turn everything may be taken back, unless the house forbids it; then the end of a turn that
        drew nothing stands too."""
        if not before.house.take_back:
            return Refusal("athletic_games.take-back")
        return after.ended == before.ended and not after.over

    def masked(self, state: State, seat: Seat | None) -> State:
        return replace(state, faces=veiled(state.faces, [*state.stock, *of_others(state.hands, seat)]))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=unveiled(state.faces, chance))


GAME = AthleticGames()
