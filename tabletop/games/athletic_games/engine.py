"""The engine of Athletic Games: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import Offer
from tabletop.core.model import Action, Place, Refusal, Result, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreSheet, View
from tabletop.games.athletic_games import INFO, moves, table, words
from tabletop.games.athletic_games.checks import CHECKS, MOVES
from tabletop.games.athletic_games.rules import RULES
from tabletop.games.athletic_games.state import (
    INDEX,
    KEPT_DRAW,
    SPOT_OF,
    SPOTS,
    TOKENS,
    State,
    dealt,
    moved,
    parse_house,
    placed,
    spot_with,
    turn_over,
)
from tabletop.kit.hands import HandGame, mixed, of_others
from tabletop.kit.turns import ALONE, NOBODY


class AthleticGames(HandGame[State]):
    """A turn is a run of small open actions; only its end draws cards."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    exact = True
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "athletic_games.own-turn"}

    def start(self, setup: Setup, chance: Chance) -> State:
        return dealt(parse_house(INFO.options_of(setup), setup.options), setup.seats, chance)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return moves.actions(state, seat)

    def canonical(self, state: State, action: Action) -> Action:
        seat, verb = action.seat, action.verb
        if verb == "end_turn":
            return Action(seat, verb)
        if len(action.tokens) != 1 or action.tokens[0] not in INDEX:
            return action
        tokens = action.tokens
        if verb in MOVES:
            spot = spot_with(state, INDEX[tokens[0]])
            if spot >= 0 and verb == "move_top" and len(state.piles[spot]) == 1 and state.house.free_moves:
                verb = "move_pile"
            if spot >= 0 and verb == "move_pile":
                tokens = (TOKENS[state.piles[spot][-1]],)
        to = action.to
        if to is not None and to.zone in SPOT_OF:
            to = SPOTS[SPOT_OF[to.zone]]
        return Action(seat, verb, tokens, to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "end_turn" or action.to is None:
            return turn_over(state, KEPT_DRAW, chance)
        token, go = INDEX[action.tokens[0]], SPOT_OF[action.to.zone]
        if action.verb == "play":
            return placed(state, token, go, chance)
        come = spot_with(state, token)
        return moved(state, come, go, 1 if action.verb == "move_top" else len(state.piles[come]))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        standing = [(-state.medals[seat], len(state.hands[seat])) for seat in range(state.seats)]
        ranking = tuple(
            tuple(seat for seat, reached in enumerate(standing) if reached == value) for value in sorted(set(standing))
        )
        texts = tuple(say(words.MEDALS, n=count) for count in state.medals)
        return Result(ranking, state.over, state.medals, texts)

    def forced(self, state: State) -> Action | None:
        """Who has no cards can only draw."""
        return None if state.over or state.hands[state.turn] else moves.ENDS[state.turn]

    def undo_policy(self, before: State, action: Action, after: State) -> Refusal | bool:
        """Within the own turn everything may be taken back, unless the house forbids it."""
        if after.ended != before.ended or after.over:
            return False
        return True if before.house.take_back else Refusal("athletic_games.take-back")

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        hidden = [*state.stock, *of_others(state.hands, seat)]
        return replace(state, faces=mixed(state.faces, hidden, chance))

    # What is shown

    def offers(self, view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        return words.offers(view, actions)

    def place_name(self, place: Place) -> Text | None:
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        return words.face_name(face)

    def score(self, state: State) -> ScoreSheet:
        return words.score(state)


GAME = AthleticGames()
