"""The engine of Athletic Games: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import Game, Offer
from tabletop.core.model import Action, Gesture, Place, Refusal, Result, Seat, Setup, TokenId
from tabletop.core.table import TableSpec
from tabletop.core.text import Text, say
from tabletop.core.view import Cue, ScoreSheet, View
from tabletop.games.athletic_games import INFO, moves, table, words
from tabletop.games.athletic_games.checks import CHECKS, MOVES
from tabletop.games.athletic_games.rules import RULES
from tabletop.games.athletic_games.state import (
    HANDS,
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

_TURN = tuple(frozenset({seat}) for seat in range(INFO.seats[1]))
_NOBODY: frozenset[Seat] = frozenset()


class AthleticGames(Game[State]):
    """A turn is a run of small open actions; only its end draws cards."""

    info = INFO
    rules = RULES
    checks = CHECKS
    own_ids: ClassVar[dict[str, str]] = {"core.not_your_turn": "athletic_games.own-turn"}

    def start(self, setup: Setup, chance: Chance) -> State:
        return dealt(parse_house(INFO.options_of(setup), setup.options), setup.seats, chance)

    def active(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.over else _TURN[state.turn]

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return moves.actions(state, seat)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The candidates are exact, so nothing is left to be checked."""
        return tuple(moves.actions(state, seat)) if seat == state.turn and not state.over else ()

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

    def taking_back(self, before: State, action: Action, after: State) -> Refusal | bool:
        """Within the own turn everything may be taken back, unless the house forbids it."""
        if after.ended != before.ended or after.over:
            return False
        return True if before.house.take_back else Refusal("athletic_games.take-back")

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        hidden = list(state.stock)
        hidden += [token for other, hand in enumerate(state.hands) if other != seat for token in hand]
        faces = bytearray(state.faces)
        for token, card in zip(hidden, chance.shuffled([faces[token] for token in hidden]), strict=True):
            faces[token] = card
        return replace(state, faces=bytes(faces))

    # What is shown

    def view(self, state: State, seat: Seat | None) -> View:
        return table.view(state, seat, self.active(state), self.result(state))

    def table(self, setup: Setup) -> TableSpec:
        return table.spec(setup)

    def interpret(self, view: View, gesture: Gesture) -> tuple[Action, ...]:
        return table.interpret(view, gesture)

    def may_arrange(self, view: View, token: TokenId, zone: str) -> bool:
        return view.seat is not None and zone == HANDS[view.seat].zone

    def cues(self, before: View, action: Action, after: View) -> tuple[Cue, ...]:
        return table.cues(before, action, after)

    def describe(self, view: View, action: Action) -> Text:
        return words.describe(view, action)

    def report(self, before: View, action: Action, after: View) -> tuple[Text, ...]:
        return words.report(before, action, after)

    def offers(self, view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        return words.offers(view, actions)

    def place_name(self, place: Place) -> Text | None:
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        return words.face_name(face)

    def score(self, state: State) -> ScoreSheet:
        return words.score(state)


GAME = AthleticGames()
