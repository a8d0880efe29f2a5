"""The engine of President: the course of play. The sentences and checks are in `rules`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, Refusal, Result, Seat, Setup, TokenId
from tabletop.core.table import TableSpec
from tabletop.core.text import Text
from tabletop.core.view import Cue, ScoreSheet, View
from tabletop.games.president import INFO, SEATS_MAX, deals, moves, table, words
from tabletop.games.president.checks import CHECKS, out_of_turn
from tabletop.games.president.ranks import closes
from tabletop.games.president.rules import ROWS
from tabletop.games.president.state import (
    HANDS,
    INDEX,
    TRICK,
    Gift,
    Phase,
    State,
    cards_of,
    leader_after,
    next_holder,
    returns_to,
    totals,
)
from tabletop.games.president.titles import hat_name
from tabletop.kit.cards import face_name

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.SWEEP: 1200, Phase.DEALT: 3500, Phase.COUNT: 6000}
_TURN = tuple(frozenset((seat,)) for seat in range(SEATS_MAX))
_CLOCK_ALONE = frozenset((CLOCK,))
_NOBODY: frozenset[Seat] = frozenset()


class President(Game[State]):
    """President, for 3 to 6."""

    info = INFO
    rules = ROWS
    checks = CHECKS
    own_ids = {"core.not_your_turn": "president.turn-order"}  # noqa: RUF012 (declared in the base class)

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, INFO.options_of(setup), chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.PLAY:
            return _TURN[state.turn]
        if state.phase is Phase.GIVE:
            return _TURN[state.givers[0]]
        return _NOBODY if state.phase is Phase.OVER else _CLOCK_ALONE

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if state.phase is Phase.PLAY:
            found = [moves.play_action(seat, tokens) for tokens in moves.sets(state, seat)]
            if state.trick:
                found.append(moves.pass_action(seat))
            return found
        return moves.gifts(state, seat) if state.phase is Phase.GIVE else (_GO_ON,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The candidates are exact, so nothing is left to be checked."""
        return tuple(self.candidates(state, seat)) if seat in self.active(state) else ()

    def canonical(self, state: State, action: Action) -> Action:
        seat = action.seat
        if action.verb in ("pass", "go_on"):
            return Action(seat, action.verb)
        if action.verb not in ("play", "give") or any(token not in INDEX for token in action.tokens):
            return action
        tokens = tuple(sorted(action.tokens, key=INDEX.__getitem__))
        if action.verb == "play":
            inside = action.to is None or action.to.zone == TRICK.zone
            return Action(seat, "play", tokens, TRICK if inside else action.to)
        if state.phase is not Phase.GIVE or seat != state.givers[0]:
            return Action(seat, "give", tokens, action.to)
        to = HANDS[returns_to(state, seat)[0]]
        inside = action.to is None or action.to.zone == to.zone
        return Action(seat, "give", tokens, to if inside else action.to)

    def _core_refusal(self, state: State, action: Action) -> Refusal | None:
        if (action.seat == CLOCK) != (action.verb == "go_on"):
            return Refusal("core.unknown_verb")
        if action.seat not in self.active(state):
            refused = out_of_turn(state, action)
            if refused is not None:
                return refused
        return super()._core_refusal(state, action)

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

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = totals(state)
        ranking = sorted(state.order, key=lambda seat: -scores[seat])
        tied = scores[ranking[0]] == scores[ranking[1]]
        rule = "president.match-tie" if tied else "president.match-winner"
        texts = tuple(words.points(score) for score in scores)
        return Result(tuple((seat,) for seat in ranking), rule, scores, texts)

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        known = {gift.token for gift in state.gifts if gift.giver == seat}
        hidden = [
            token for other, hand in enumerate(state.hands) if other != seat for token in hand if token not in known
        ]
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

    def picks(self, view: View, token: TokenId) -> tuple[TokenId, ...]:
        return table.picks(view, token)

    def cues(self, before: View, action: Action, after: View) -> tuple[Cue, ...]:
        return table.cues(before, action, after)

    def describe(self, view: View, action: Action) -> Text:
        return words.describe(view, action)

    def report(self, before: View, action: Action, after: View) -> tuple[Text, ...]:
        return words.report(before, action, after)

    def face_name(self, face: str) -> Text | None:
        return face_name(face) or hat_name(face)

    def score(self, state: State) -> ScoreSheet:
        return words.score(state)


def _play(state: State, action: Action) -> State:
    laid = tuple(INDEX[token] for token in action.tokens)
    seat = action.seat
    hand = tuple(token for token in state.hands[seat] if token not in laid)
    state = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        trick=(*state.trick, laid),
        last=seat,
        passed=state.passed if state.house.pass_is_final else 0,
        out=state.out if hand else (*state.out, seat),
    )
    if len(state.out) == state.seats - 1:
        return deals.end_deal(state)
    if closes(cards_of(state, laid)):
        return replace(state, phase=Phase.SWEEP)
    return _turn_on(state, seat)


def _turn_on(state: State, seat: Seat) -> State:
    """The turn goes on from `seat`; if nobody is left who may beat the last play, the trick is over."""
    turn = next_holder(state, seat, state.passed | 1 << state.last)
    return replace(state, phase=Phase.SWEEP) if turn < 0 else replace(state, turn=turn)


def _give(state: State, action: Action) -> State:
    receiver, _ = returns_to(state, action.seat)
    given = tuple(Gift(INDEX[token], action.seat, receiver) for token in action.tokens)
    left = state.givers[1:]
    after = deals.hand_over(state, given)
    return replace(after, givers=left, phase=Phase.GIVE if left else Phase.PLAY)


def _go_on(state: State, chance: Chance) -> State:
    if state.phase is Phase.DEALT:
        return deals.exchange(state)
    if state.phase is Phase.COUNT:
        return deals.next_deal(state, chance)
    swept = state.discard + tuple(token for laid in state.trick for token in laid)
    return replace(state, phase=Phase.PLAY, turn=leader_after(state), trick=(), discard=swept, last=-1, passed=0)


GAME = President()
