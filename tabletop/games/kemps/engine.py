"""The engine of Kemps. What happens is in `transitions` and `deals`, what is refused in `checks`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Result, Seat, Setup
from tabletop.games.kemps import INFO, deals, story, table, transitions, words
from tabletop.games.kemps import state as st
from tabletop.games.kemps.checks import CHECKS, is_gesture, is_swap, keeps_four, may_show
from tabletop.games.kemps.rules import RULES
from tabletop.games.kemps.state import (
    CALLS,
    GESTURES,
    HELD,
    ROW,
    SEATS,
    SIGNS,
    TOKENS,
    UNKNOWN,
    House,
    Phase,
    Signal,
    State,
    partner_of,
    team_of,
)
from tabletop.kit.claims import stamped
from tabletop.kit.hands import HandGame, of_others, unveiled, veiled

_EVERYBODY = frozenset((CLOCK, *range(SEATS)))
_GO_ON = (Action(CLOCK, "go_on"),)
_WITH_GESTURE = ("choose_signal", "gesture", "name")


@cache
def _swaps(seat: Seat, out: int) -> tuple[Action, ...]:
    """This card for each of the row."""
    return tuple(Action(seat, "swap", (TOKENS[out],), Place(ROW.zone, slot)) for slot in range(HELD))


@cache
def _signs(seat: Seat, verb: str) -> tuple[Action, ...]:
    return tuple(Action(seat, verb, (sign,)) for sign in SIGNS)


@cache
def _plain(seat: Seat, verb: str) -> Action:
    return Action(seat, verb)


class Kemps(HandGame[State]):
    """Kemps, for two teams of two."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "kemps.private-turn"}

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        first = deals.begun(INFO.house(House, setup), INFO.colours_of(setup), setup.computers, chance)
        by_seat = INFO.amounts_given(setup)
        return replace(
            first, ahead=tuple(sum(by_seat[seat] for seat in team) for team in INFO.teams) if by_seat else ()
        )

    def active(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case Phase.SIGNALS:
                return frozenset(st.choosers(state, state.choosing[0]))
            case Phase.TURN:
                return frozenset((state.turn, CLOCK) if st.next_due(state) is not None else (state.turn,))
            case Phase.SHOW:
                return frozenset((CLOCK,))
            case Phase.OVER:
                return frozenset()
            case _:
                return _EVERYBODY

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if seat == CLOCK:
            return _GO_ON if st.next_due(state) is not None else ()
        match state.phase:
            case Phase.SIGNALS:
                return self._choices(state, seat)
            case Phase.TURN:
                return self._private(state, seat)
            case Phase.MOMENT:
                return self._claims(state, seat)
            case Phase.OPEN:
                return (*self._claims(state, seat), *self._together(state, seat))
        claim = state.claim
        if state.phase is Phase.NAME and claim is not None and seat == claim.seat:
            return [action for number, action in enumerate(_signs(seat, "name")) if number not in claim.named]
        confirms = state.phase is Phase.CONFIRM and claim is not None and seat == partner_of(claim.seat)
        return (_plain(seat, "confirm_double"),) if confirms else ()

    @staticmethod
    def _choices(state: State, seat: Seat) -> Iterator[Action]:
        found = state.found[team_of(seat)]
        for number, action in enumerate(_signs(seat, "choose_signal")):
            if number not in state.draft and (*state.draft, number) != found:
                yield action

    @staticmethod
    def _claims(state: State, seat: Seat) -> list[Action]:
        return [] if team_of(seat) in state.locked else [_plain(seat, call.value) for call in sorted(CALLS)]

    @staticmethod
    def _swaps(state: State, seat: Seat) -> list[Action]:
        return [action for out in state.cards.hands[seat] for action in _swaps(seat, out)]

    @staticmethod
    def _gestures(state: State, seat: Seat) -> Iterator[Action]:
        for number, action in enumerate(_signs(seat, "gesture")):
            if number not in state.planned and may_show(state, seat, number):
                yield action

    def _private(self, state: State, seat: Seat) -> Iterator[Action]:
        yield _plain(seat, "done")
        if not state.turned and not keeps_four(state, seat):
            yield from self._swaps(state, seat)
        if len(state.planned) < state.house.signal_length:
            yield from self._gestures(state, seat)
            yield _plain(seat, "gesture")

    def _together(self, state: State, seat: Seat) -> Iterator[Action]:
        yield from self._swaps(state, seat)
        yield from self._gestures(state, seat)
        if seat not in state.passed:
            yield _plain(seat, "done")

    def timed(self, action: Action, at_ms: int) -> Action:
        return stamped(action, at_ms)

    def precedence(self, state: State, action: Action) -> int:
        return st.nearness(state, action.seat)

    def canonical(self, state: State, action: Action) -> Action:
        """A moment, and where a card was laid down, mean nothing where the rules allow them."""
        seat, verb = action.seat, action.verb
        if verb == "go_on":
            return _plain(seat, verb)
        if not 0 <= seat < SEATS:
            return action
        if verb == "swap":
            early = st.moment(state, action) < st.swap_from(state, action)
            return action if early or not is_swap(state, action) else Action(seat, verb, action.tokens, action.to)
        if verb in _WITH_GESTURE:
            early = verb == "gesture" and st.moment(state, action) < st.gesture_from(state, seat)
            return action if early or not is_gesture(state, action) else Action(seat, verb, action.tokens)
        if verb in CALLS:
            return action if st.is_deaf(state, seat, st.moment(state, action)) else _plain(seat, verb)
        return _plain(seat, verb) if verb in self.info.verbs else action

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        return transitions.acted(state, action, chance)

    def deadline_ms(self, state: State) -> int | None:
        due = st.next_due(state)
        return None if due is None else max(0, due - state.times.now)

    def frozen(self, state: State) -> bool:
        return state.phase in st.FROZEN

    def may_hasten(self, state: State) -> bool:
        return state.phase is Phase.SHOW

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        points = st.totals(state)
        scores = tuple(points[team_of(seat)] for seat in range(SEATS))
        return Result(deals.ranking(state), state.ended_by, scores, drawn=points[0] == points[1])

    # What is hidden

    def masked(self, state: State, seat: Seat | None) -> State:
        """A seat knows its hand, the cards that have lain in the row, and the signal of its team; what a doll will
        show nobody knows before."""
        cards, team = state.cards, st.NOBODY if seat is None else team_of(seat)
        known = cards.seen.union(*(cards.hands[owner] for owner in state.laid_open))
        hidden = [token for token in (*cards.stock, *of_others(cards.hands, seat)) if token not in known]
        chooses = bool(state.choosing) and state.choosing[0] == team
        return replace(
            state,
            cards=replace(cards, faces=veiled(cards.faces, hidden)),
            signals=tuple(own if one == team else _unknown(own) for one, own in enumerate(state.signals)),
            draft=state.draft if chooses else (),
            planned=state.planned if seat == state.turn else (),
            coming=(),
        )

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        cards = replace(state.cards, faces=unveiled(state.cards.faces, chance))
        signals = tuple(
            self._guess(state, team, chance) if UNKNOWN in signal else signal
            for team, signal in enumerate(state.signals)
        )
        return replace(state, cards=cards, signals=signals)

    @staticmethod
    def _guess(state: State, team: int, chance: Chance) -> Signal:
        """Any signal that a team may have."""
        length = state.house.signal_length
        while True:
            signal = chance.shuffled(range(len(GESTURES)))[:length]
            if signal not in state.ruled[team]:
                return signal


def _unknown(signal: Signal) -> Signal:
    """A signal that is hidden; that there is one, everybody knows."""
    return (UNKNOWN,) * len(signal)


GAME = Kemps()
