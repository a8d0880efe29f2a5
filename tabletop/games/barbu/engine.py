"""The engine of Barbu: the course of play. The sentences are in `rules`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Result, Seat, Setup
from tabletop.games.barbu import INFO, deals, story, table, words
from tabletop.games.barbu import state as st
from tabletop.games.barbu.checks import CHECKS
from tabletop.games.barbu.rules import RULES
from tabletop.games.barbu.scoring import is_decided
from tabletop.games.barbu.state import CARDS_EACH, CONTRACT_OF, NO_DUTIES, PACK, TOKEN_OF, Phase, State
from tabletop.kit.cards import NO_SUIT
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, laid_down, of_others, veiled
from tabletop.kit.trick_game import as_listed, plays
from tabletop.kit.tricks import Trick, laid_on
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.REST: 1500, Phase.COUNT: 8000}


class Barbu(HandGame[State]):
    """Barbu, for four."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases = {"core.not_your_turn": "barbu.turn-order"}  # noqa: RUF012 (declared in the base class)

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase in (Phase.CHOOSE, Phase.PLAY):
            return ALONE[st.turn(state)]
        return NOBODY if state.phase is Phase.OVER else CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if state.phase is Phase.CHOOSE:
            to = Place(table.CONTRACT)
            return [Action(seat, "choose", (TOKEN_OF[one],), to) for one in st.left(state)]
        if state.phase is not Phase.PLAY:
            return (_GO_ON,)
        ways = plays(PACK, state, seat, NO_DUTIES)
        return [way for way in ways if not st.may_not_lead(state, seat, PACK.index[way.tokens[0]])]

    def canonical(self, state: State, action: Action) -> Action:
        match action.verb:
            case "play":
                return as_listed(action)
            case "choose":
                return Action(action.seat, "choose", action.tokens, Place(table.CONTRACT))
            case _:
                return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "choose":
                chosen = (*state.chosen, CONTRACT_OF[action.tokens[0]])
                return replace(state, chosen=chosen, phase=Phase.PLAY)
            case "play":
                return _play(state, action)
            case _:
                return deals.next_deal(state, chance) if state.phase is Phase.COUNT else _take_away(state)

    def forced(self, state: State) -> Action | None:
        """The last contract of a round, and the cards of the last trick: only there everybody knows that nobody has a
        choice."""
        if state.phase is Phase.CHOOSE:
            ways = self.candidates(state, st.turn(state)) if len(st.left(state)) == 1 else ()
        elif state.phase is Phase.PLAY and len(state.tricks) + 1 == CARDS_EACH:
            ways = self.candidates(state, st.turn(state))
        else:
            return None
        return next(iter(ways), None)

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def may_hasten(self, state: State) -> bool:
        return state.phase in _DEADLINES_MS

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = st.totals(state)
        places = ranking(scores, lowest_first=True)
        rule = "barbu.tie-shared" if len(places[0]) > 1 else "barbu.lowest-wins"
        return Result(places, rule, scores, tuple(words.points(score) for score in scores))

    def masked(self, state: State, seat: Seat | None) -> State:
        others = of_others(state.hands, -1 if seat is None else seat)
        return replace(state, faces=veiled(state.faces, others))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=deals.world(state, chance))


def _play(state: State, action: Action) -> State:
    token = PACK.index[action.tokens[0]]
    trick = laid_on(state.trick, token, state.faces, state.seats, NO_SUIT)
    phase = Phase.PLAY if trick.taker < 0 else Phase.REST
    return replace(state, hands=laid_down(state.hands, action.seat, (token,)), trick=trick, phase=phase)


def _take_away(state: State) -> State:
    after = replace(state, tricks=(*state.tricks, state.trick), trick=Trick(state.trick.taker), phase=Phase.PLAY)
    named = st.contract(state)
    assert named is not None
    stops = state.house.early_stop and is_decided(named, after.tricks, state.faces)
    return after if state.hands[0] and not stops else deals.end_deal(after)


GAME = Barbu()
