"""The engine of Whistiti: the course of play. The sentences are in `rules`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup
from tabletop.games.whistiti import HAND, INFO, deals, story, table, words
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.checks import CHECKS
from tabletop.games.whistiti.rules import RULES
from tabletop.games.whistiti.state import PACK, Phase, State
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, laid_down, of_others, veiled
from tabletop.kit.trick_game import as_listed, plays, world
from tabletop.kit.tricks import Trick, laid_on
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.SHOW: 3500, Phase.REST: 1500, Phase.COUNT: 8000}


class Whistiti(HandGame[State]):
    """Whistiti, for 4."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases = {"core.not_your_turn": "whistiti.turn-order"}  # noqa: RUF012 (declared in the base class)

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.PLAY:
            return ALONE[st.turn(state)]
        return NOBODY if state.phase is Phase.OVER else CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return plays(PACK, state, seat, st.duties(state)) if state.phase is Phase.PLAY else (_GO_ON,)

    def canonical(self, state: State, action: Action) -> Action:
        return as_listed(action) if action.verb == "play" else Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "play":
            return _play(state, action)
        match state.phase:
            case Phase.SHOW:
                return replace(state, phase=Phase.PLAY)
            case Phase.REST:
                return _take_away(state)
            case _:
                return deals.next_deal(state, chance)

    def forced(self, state: State) -> Action | None:
        """The cards of the last trick of a deal: only there everybody knows that nobody has a choice."""
        if state.phase is not Phase.PLAY or len(state.tricks) + 1 < HAND:
            return None
        (action,) = self.candidates(state, st.turn(state))
        return action

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def may_hasten(self, state: State) -> bool:
        return state.phase in _DEADLINES_MS

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = st.points(state)
        places = ranking(scores)
        rule = "whistiti.first-to-twenty" if len(places[0]) == 1 else "whistiti.single-winner"
        return Result(places, rule, scores, tuple(words.tricks(score) for score in scores))

    def masked(self, state: State, seat: Seat | None) -> State:
        others = of_others(state.hands, -1 if seat is None else seat)
        return replace(state, faces=veiled(state.faces, (token for token in others if token != state.shown)))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=world(state, PACK.numbers, st.duties(state), chance))


def _play(state: State, action: Action) -> State:
    token = PACK.index[action.tokens[0]]
    trick = laid_on(state.trick, token, state.faces, state.seats, state.trump)
    phase = Phase.PLAY if trick.taker < 0 else Phase.REST
    return replace(state, hands=laid_down(state.hands, action.seat, (token,)), trick=trick, phase=phase)


def _take_away(state: State) -> State:
    return deals.after_trick(replace(state, tricks=(*state.tricks, state.trick), trick=Trick(state.trick.taker)))


GAME = Whistiti()
