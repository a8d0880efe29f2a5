"""The engine of Dream Team: the course of play, and what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup
from tabletop.games.dream_team import INFO, deals, moves, story, table, words
from tabletop.games.dream_team import state as st
from tabletop.games.dream_team.cards import HEIGHTS, RED
from tabletop.games.dream_team.checks import CHECKS
from tabletop.games.dream_team.rules import RULES
from tabletop.games.dream_team.scoring import ranked, ranking_rule
from tabletop.games.dream_team.state import HANDS, INDEX, Laid, Phase, State
from tabletop.kit.hands import HandGame, laid_down, of_others, veiled
from tabletop.kit.shedding import Gift, dealt_again
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.SWEEP: 1400, Phase.HAT_TRICK: 7000, Phase.COUNT: 6000}
_CURSED_MS = 2600


class DreamTeam(HandGame[State]):
    """Dream Team, for 3 to 8."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "dream_team.clockwise"}

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_round(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase in (Phase.PLAY, Phase.NUTMEG, Phase.TRADE):
            return ALONE[state.turn]
        return NOBODY if state.phase is Phase.OVER else CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        match state.phase:
            case Phase.PLAY:
                found = moves.plays(state, seat)
                return [*found, moves.pass_action(seat)] if state.trick else found
            case Phase.NUTMEG:
                return moves.nutmegs(state, seat)
            case Phase.TRADE:
                return moves.gifts(state, seat)
            case _:
                return (_GO_ON,)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb in ("pass", "go_on"):
            return Action(action.seat, action.verb)
        if action.verb == "play":
            return moves.canonical_play(state, action)
        if action.seat != state.turn or state.phase not in (Phase.NUTMEG, Phase.TRADE):
            return action
        tokens = tuple(INDEX.get(token, -1) for token in action.tokens)
        if action.to is None or len(set(tokens)) != len(tokens) or not set(tokens) <= set(state.hands[action.seat]):
            return action
        to = next((hand for hand in HANDS if action.to.zone == hand.zone), action.to)
        shown = tuple(st.TOKENS[token] for token in moves.alike(state, action.seat, tokens))
        return Action(action.seat, action.verb, shown, to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "play":
                return _play(state, action)
            case "pass":
                return _turn_on(replace(state, passed=state.passed | 1 << action.seat), action.seat)
            case "nutmeg_give":
                return deals.give_nutmeg(state, _gift(action))
            case "trade_give":
                return deals.choose(state, _gift(action))
            case _ if state.phase is Phase.SWEEP:
                return _swept(state)
            case _ if state.phase is Phase.HAT_TRICK:
                return deals.after_hat_trick(state, chance)
            case _:
                return deals.next_round(state, chance)

    def forced(self, state: State) -> Action | None:
        """The Kickoff, the Red Card of whoever is out, and a pass that everybody can foresee; by the house rule also
        that of whoever cannot play."""
        if state.phase is not Phase.PLAY:
            return None
        seat = state.turn
        if not state.trick:
            return moves.plays(state, seat)[0] if st.must_lead(state) >= 0 else None
        if st.is_short(state) or (state.house.auto_pass and not moves.can_play(state, seat)):
            return moves.pass_action(seat)
        return None

    def forced_in_secret(self, state: State) -> bool:
        return bool(state.trick) and not st.is_short(state)

    def deadline_ms(self, state: State) -> int | None:
        if state.phase is Phase.SWEEP and st.is_cursed(state):
            return _CURSED_MS
        return _DEADLINES_MS.get(state.phase)

    def may_hasten(self, state: State) -> bool:
        """A trick that rests may be cleared away at once."""
        return state.phase is Phase.SWEEP

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        texts = tuple(words.medals_won(state, seat) for seat in range(state.seats))
        return Result(ranked(state), ranking_rule(state), st.totals(state), texts)

    def masked(self, state: State, seat: Seat | None) -> State:
        """Without the hands of the others, but for what is shown, or known from a trade."""
        hidden = [token for token in of_others(state.hands, seat) if token not in state.shown]
        return replace(state, faces=veiled(state.faces, hidden, seat, state.memory))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        world = _dealt_again(state, chance)
        while st.is_opening(world) and not moves.plays(world, world.turn):
            world = _dealt_again(state, chance)  # everybody knows that whoever begins has the Kickoff
        return world


def _dealt_again(state: State, chance: Chance) -> State:
    return replace(state, faces=dealt_again(state.faces, state.gifts, HEIGHTS, chance))


def _play(state: State, action: Action) -> State:
    tokens = tuple(INDEX[token] for token in action.tokens)
    seat, value = action.seat, moves.laid_value(state, tokens, action.choice)
    hands = laid_down(state.hands, seat, tokens)
    goes_out = not hands[seat] and seat not in state.out
    skipped = state.skipped
    if st.has_yellow(state, tokens) and isinstance(action.choice, int):
        skipped = action.choice
    state = replace(
        state,
        hands=hands,
        trick=(*state.trick, Laid(seat, tokens, value)),
        passed=state.passed if state.house.pass_is_final else 0,
        skipped=skipped,
        out=(*state.out, seat) if goes_out else state.out,
        red=-1 if value == RED else state.red,
    )
    return deals.end_round(state) if sum(map(bool, hands)) < 2 else _turn_on(state, seat)


def _turn_on(state: State, seat: Seat) -> State:
    """The turn goes on from `seat`; if nobody is left who may beat the last play, the trick is over."""
    turn = st.next_holder(state, seat, state.passed | 1 << st.winner_of(state))
    return replace(state, phase=Phase.SWEEP) if turn < 0 else replace(state, turn=turn)


def _gift(action: Action) -> Gift:
    receiver = next(seat for seat, hand in enumerate(HANDS) if action.to is not None and action.to.zone == hand.zone)
    return Gift(tuple(INDEX[token] for token in action.tokens), action.seat, receiver)


def _swept(state: State) -> State:
    """The trick is cleared away; under the curse, all but the Red Card, which its winner takes."""
    winner, leader = st.winner_of(state), st.leader_after(state)
    taken = state.trick[0].tokens if st.is_cursed(state) else ()
    left = state.trick[1:] if taken else state.trick
    gone = tuple(token for laid in left for token in laid.tokens)
    hands = tuple(
        tuple(sorted((*hand, *taken))) if seat == winner and taken else hand for seat, hand in enumerate(state.hands)
    )
    return replace(
        state,
        phase=Phase.PLAY,
        hands=hands,
        turn=leader,
        trick=(),
        cleared=(*state.cleared, *gone),
        tricks=state.tricks + 1,
        passed=0,
        skipped=state.skipped if state.house.yellow_duration == "round" else -1,
        red=winner if taken else state.red,
        memory=state.memory.learnt(taken, *range(state.seats)) if taken else state.memory,
    )


GAME = DreamTeam()
