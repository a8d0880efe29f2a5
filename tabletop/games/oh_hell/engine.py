"""The engine of Oh Hell: the course of play. The sentences are in `rules`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Refusal, Result, Seat, Setup
from tabletop.games.oh_hell import INFO, deals, story, table, words
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.checks import CHECKS
from tabletop.games.oh_hell.rules import RULES
from tabletop.games.oh_hell.state import CARDS, PACK, Phase, State
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, laid_down, of_others, veiled
from tabletop.kit.trick_game import as_listed, plays, world
from tabletop.kit.tricks import Trick, laid_on
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.REST: 1500, Phase.COUNT: 8000}


class OhHell(HandGame[State]):
    """Oh Hell, for 3 to 6."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases = {"core.not_your_turn": "oh_hell.turn-order"}  # noqa: RUF012 (declared in the base class)

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase in (Phase.BID, Phase.PLAY):
            return ALONE[st.turn(state)]
        return NOBODY if state.phase is Phase.OVER else CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if state.phase is Phase.BID:
            forbidden = st.forbidden_bid(state)
            return [Action(seat, "bid", choice=n) for n in range(st.size(state) + 1) if n != forbidden]
        if state.phase is not Phase.PLAY:
            return (_GO_ON,)
        return plays(PACK, state, seat, st.duties(state))

    def canonical(self, state: State, action: Action) -> Action:
        match action.verb:
            case "play":
                return as_listed(action)
            case "bid":
                return Action(action.seat, "bid", choice=action.choice)
            case _:
                return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "bid":
                return _bid(state, action)
            case "play":
                return _play(state, action)
            case _:
                return deals.next_deal(state, chance) if state.phase is Phase.COUNT else _take_away(state)

    def forced(self, state: State) -> Action | None:
        """The cards of the last trick: only there everybody knows that nobody has a choice."""
        if state.phase is not Phase.PLAY or len(state.tricks) + 1 < st.size(state):
            return None
        (action,) = self.candidates(state, st.turn(state))
        return action

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def may_hasten(self, state: State) -> bool:
        return state.phase in _DEADLINES_MS

    def undo_policy(self, before: State, action: Action, after: State) -> Refusal | bool:
        return Refusal("oh_hell.bids-open") if action.verb == "bid" else False

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = st.totals(state)
        places = ranking(scores)
        rule = "oh_hell.tie-shared" if len(places[0]) > 1 else "oh_hell.highest-wins"
        return Result(places, rule, scores, tuple(words.points(score) for score in scores))

    def masked(self, state: State, seat: Seat | None) -> State:
        others = of_others(state.hands, -1 if seat is None else seat)
        hidden = (token for token in (*others, *state.stock) if token != state.shown)
        return replace(state, faces=veiled(state.faces, hidden))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=world(state, CARDS[state.seats], st.duties(state), chance))


def _bid(state: State, action: Action) -> State:
    assert isinstance(action.choice, int)
    bids = (*state.bids[: action.seat], int(action.choice), *state.bids[action.seat + 1 :])
    return replace(state, bids=bids, phase=Phase.BID if -1 in bids else Phase.PLAY)


def _play(state: State, action: Action) -> State:
    token = PACK.index[action.tokens[0]]
    trick = laid_on(state.trick, token, state.faces, state.seats, state.trump)
    phase = Phase.PLAY if trick.taker < 0 else Phase.REST
    return replace(state, hands=laid_down(state.hands, action.seat, (token,)), trick=trick, phase=phase)


def _take_away(state: State) -> State:
    after = replace(state, tricks=(*state.tricks, state.trick), trick=Trick(state.trick.taker), phase=Phase.PLAY)
    return after if state.hands[0] else deals.end_deal(after)


GAME = OhHell()
