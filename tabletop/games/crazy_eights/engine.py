"""The engine of Crazy Eights: who may do what, and what a seat may know. What actions do is in `transitions`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Refusal, Result, Seat, Setup
from tabletop.games.crazy_eights import INFO, deals, moves, story, table, transitions, words
from tabletop.games.crazy_eights.checks import CHECKS, from_stock_to_hand
from tabletop.games.crazy_eights.rules import RULES
from tabletop.games.crazy_eights.state import HANDS, TOKENS, Phase, State, fitting, may_pass, totals
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, of_others, unveiled, veiled
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_COUNT_MS = 6000
_EVERYBODY = tuple(frozenset((CLOCK, *range(seats))) for seats in range(6))


class CrazyEights(HandGame[State]):
    """Crazy Eights, for 2 to 5."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.PLAY:
            return ALONE[state.turn]
        if state.phase is Phase.MOMENT:
            return _EVERYBODY[state.seats]
        if state.phase is Phase.GIVE:
            return ALONE[state.givers[0]]
        return CLOCK_ALONE if state.phase is Phase.COUNT else NOBODY

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if state.phase is Phase.PLAY:
            return moves.of_turn(state, seat)
        if state.phase is Phase.GIVE:
            to = HANDS[state.mover]
            return [Action(seat, "give", (TOKENS[token],), to) for token in state.hands[seat]]
        if seat == CLOCK:
            return (_GO_ON,)
        if seat == state.mover:
            return () if state.called else (Action(seat, "call_card"),)
        return () if state.tried >> seat & 1 else (Action(seat, "catch"),)

    def canonical(self, state: State, action: Action) -> Action:
        seat = action.seat
        if not 0 <= seat < state.seats and action.verb != "go_on":
            return action
        if action.verb == "play":
            return moves.canonical_play(state, action)
        if action.verb == "draw" and from_stock_to_hand(state, action):
            return moves.the_draw(state, seat)
        if action.verb == "give":
            to = HANDS[state.mover]
            inside = action.to is None or action.to.zone == to.zone
            return Action(seat, "give", action.tokens, to if inside else action.to)
        if action.verb in ("pass", "call_card", "catch", "go_on"):
            return Action(seat, action.verb)
        return action

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "play":
                return transitions.play(state, action, chance)
            case "draw":
                return transitions.draw(state, chance)
            case "pass":
                return transitions.pass_on(state)
            case "call_card":
                return replace(state, called=True)
            case "catch":
                return transitions.catch(state, action.seat, chance)
            case "give":
                return transitions.give(state, action)
            case _ if state.phase is Phase.COUNT:
                return deals.next_deal(state, chance)
            case _:
                return replace(state, phase=Phase.PLAY)

    def forced(self, state: State) -> Action | None:
        """Passing, when nothing else can be done."""
        if state.phase is not Phase.PLAY:
            return None
        fits = fitting(state, state.turn)
        return moves.pass_action(state.turn) if not fits and may_pass(state, fits) else None

    def forced_in_secret(self, state: State) -> bool:
        return True

    def undo_policy(self, before: State, action: Action, after: State) -> Refusal | bool:
        """A pass without a choice follows from the card that was drawn, and would only be played again."""
        forced = action.verb == "pass" and before.drawn and not before.house.free_draw
        return Refusal("core.undo_luck") if forced else False

    def deadline_ms(self, state: State) -> int | None:
        if state.phase is Phase.MOMENT:
            # Where nobody can be caught, nobody is waited for.
            return 1000 * state.house.call_time if transitions.is_caught(state) else 0
        return _COUNT_MS if state.phase is Phase.COUNT else None

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = totals(state)
        texts = tuple(words.points(score) for score in scores)
        return Result(ranking(scores, lowest_first=True), "crazy_eights.lowest-wins", scores, texts)

    def masked(self, state: State, seat: Seat | None) -> State:
        """Without the stock and, until they are counted, the hands of the others."""
        counted = state.phase in (Phase.COUNT, Phase.OVER)
        hidden = [*state.stock, *(() if counted else of_others(state.hands, seat))]
        return replace(state, faces=veiled(state.faces, hidden, seat, state.memory))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        def fits(token: int, card: int) -> bool:
            return not state.barred[token] >> card & 1 and state.memory.fits(token, card)

        return replace(state, faces=unveiled(state.faces, chance, fits))


GAME = CrazyEights()
