"""The engine of President: the course of play, and what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup
from tabletop.games.president import INFO, deals, moves, story, table, words
from tabletop.games.president import state as st
from tabletop.games.president.cards import HEIGHTS, closes
from tabletop.games.president.checks import CHECKS
from tabletop.games.president.rules import RULES
from tabletop.games.president.state import HANDS, INDEX, TRICK, Phase, State
from tabletop.kit.hands import HandGame, Play, laid_down, of_others, veiled
from tabletop.kit.shedding import Gift, dealt_again
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.SWEEP: 1200, Phase.DEALT: 3500, Phase.COUNT: 6000}


class President(HandGame[State]):
    """President, for 3 to 6."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases = {"core.not_your_turn": "president.turn-order"}  # noqa: RUF012 (declared in the base class)

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.PLAY:
            return ALONE[state.turn]
        if state.phase is Phase.GIVE:
            return ALONE[state.givers[0]]
        return NOBODY if state.phase is Phase.OVER else CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if state.phase is Phase.PLAY:
            found = [moves.play_action(seat, tokens) for tokens in moves.sets(state, seat)]
            if state.trick:
                found.append(moves.pass_action(seat))
            return found
        return moves.gifts(state, seat) if state.phase is Phase.GIVE else (_GO_ON,)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb in ("pass", "go_on"):
            return Action(action.seat, action.verb)
        if action.verb not in ("play", "give") or any(token not in INDEX for token in action.tokens):
            return action
        tokens, to = tuple(sorted(action.tokens, key=INDEX.__getitem__)), TRICK
        if action.verb == "give":
            if state.phase is not Phase.GIVE or action.seat != state.givers[0]:
                return action
            to = HANDS[st.returns_to(state, action.seat)[0]]
        inside = action.to is None or action.to.zone == to.zone
        return Action(action.seat, action.verb, tokens, to if inside else action.to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "play":
                return _play(state, action)
            case "pass":
                return _turn_on(replace(state, passed=state.passed | 1 << action.seat), action.seat)
            case "give":
                return _give(state, action)
            case _:
                return _go_on(state, chance)

    def forced(self, state: State) -> Action | None:
        """Passing for whoever cannot play, where the house rule asks for it."""
        if state.phase is not Phase.PLAY or not state.house.auto_pass or moves.can_play(state, state.turn):
            return None
        return moves.pass_action(state.turn)

    def forced_in_secret(self, state: State) -> bool:
        return True

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = st.totals(state)
        ranking = sorted(state.order, key=lambda seat: -scores[seat])
        tied = scores[ranking[0]] == scores[ranking[1]]
        rule = "president.match-tie" if tied else "president.match-winner"
        texts = tuple(words.placed(state, seat, score) for seat, score in enumerate(scores))
        return Result(tuple((seat,) for seat in ranking), rule, scores, texts)

    def masked(self, state: State, seat: Seat | None) -> State:
        """Without the hands of the others, but for what changed hands between them and the seat."""
        return replace(state, faces=veiled(state.faces, of_others(state.hands, seat), seat, state.memory))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=dealt_again(state.faces, state.gifts, HEIGHTS, chance))


def _play(state: State, action: Action) -> State:
    laid = tuple(INDEX[token] for token in action.tokens)
    seat = action.seat
    hands = laid_down(state.hands, seat, laid)
    state = replace(
        state,
        hands=hands,
        trick=(*state.trick, laid),
        plays=(*state.plays, Play(laid[0], seat, leads=not state.trick)),
        last=seat,
        passed=state.passed if state.house.pass_is_final else 0,
        out=state.out if hands[seat] else (*state.out, seat),
    )
    if len(state.out) == state.seats - 1:
        return deals.end_deal(state)
    if closes(st.cards_of(state, laid)):
        return replace(state, phase=Phase.SWEEP)
    return _turn_on(state, seat)


def _turn_on(state: State, seat: Seat) -> State:
    """The turn goes on from `seat`; if nobody is left who may beat the last play, the trick is over."""
    turn = st.next_holder(state, seat, state.passed | 1 << state.last)
    return replace(state, phase=Phase.SWEEP) if turn < 0 else replace(state, turn=turn)


def _give(state: State, action: Action) -> State:
    receiver, _ = st.returns_to(state, action.seat)
    left = state.givers[1:]
    after = deals.hand_over(state, (Gift(tuple(INDEX[token] for token in action.tokens), action.seat, receiver),))
    return replace(after, givers=left, phase=Phase.GIVE if left else Phase.PLAY)


def _go_on(state: State, chance: Chance) -> State:
    if state.phase is Phase.DEALT:
        return deals.exchange(state)
    if state.phase is Phase.COUNT:
        return deals.next_deal(state, chance)
    swept = state.discard + tuple(token for laid in state.trick for token in laid)
    return replace(state, phase=Phase.PLAY, turn=st.leader_after(state), trick=(), discard=swept, last=-1, passed=0)


GAME = President()
