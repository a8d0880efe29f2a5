"""The engine of Crypto Match. What happens is in `transitions` and `deals`, what is not heard in `checks`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Result, Seat, Setup, TokenId
from tabletop.games.crypto_match import INFO, deals, story, table, transitions, words
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.checks import CHECKS, names_cards, not_of_this_seat, verdict
from tabletop.games.crypto_match.rules import RULES
from tabletop.games.crypto_match.state import House, Phase, State, Verdict
from tabletop.kit.claims import stamped
from tabletop.kit.hands import HIDDEN, unveiled

MATCH_WINNER = "crypto_match.match-winner"
_COUNTS = (Verdict.RIGHT, Verdict.WRONG)
_BUZZES = tuple(Action(seat, "buzz") for seat in range(8))
_CLOCK = {verb: Action(CLOCK, verb) for verb in ("reveal", "lapse", "free", "help", "clear")}


@lru_cache(maxsize=4096)
def claims(
    seat: Seat, target: Seat, named: tuple[TokenId, ...], cards: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[Action, ...]:
    """A claim for each picture on one of two cards."""
    found = sorted({*cards[0], *cards[1]})
    return tuple(Action(seat, "claim", named, st.claim_place(symbol, target)) for symbol in found)


class CryptoMatch(AssembledGame[State]):
    """Crypto Match, for 2 to 8."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "crypto_match.all-at-once"}

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        first = deals.started(INFO.house(House, setup), setup.seats, setup.computers, chance)
        return replace(first, ahead=INFO.amounts_given(setup))

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return frozenset()
        if state.phase is Phase.POINT:
            return frozenset((CLOCK, state.buzzed))
        heard = st.heard_later(state)
        return frozenset((CLOCK, *heard) if st.clock_due(state)[1] else heard)

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if seat == CLOCK:
            return (_CLOCK[st.clock_due(state)[1]],)
        found: list[Action] = []
        anywhere = st.may_point_anywhere(state, seat)
        for target in st.targets_of(state, seat) if anywhere or state.mini in st.WITH_CENTRE else ():
            pair = st.pair_of(state.mini, seat, target)
            mine, other = (st.top(state, pile) for pile in pair)
            first, second = (state.deck.cards[state.faces[token]] for token in (mine, other))
            found += claims(seat, target, st.named(state, mine, other), (first, second if anywhere else first))
        if state.phase is not Phase.POINT:
            return [*found, _BUZZES[seat]]
        return [claim for claim in found if verdict(state, claim) in _COUNTS] if st.is_fresh(state) else found

    def timed(self, action: Action, at_ms: int) -> Action:
        return stamped(action, at_ms)

    def precedence(self, state: State, action: Action) -> int:
        return st.precedence(state, action.seat) if 0 <= action.seat < state.seats else 0

    def canonical(self, state: State, action: Action) -> Action:
        """A moment, and the tokens of the cards that lie there, mean nothing where a claim counts."""
        seat = action.seat
        if seat == CLOCK:
            return action if not_of_this_seat(state, action) else _CLOCK[action.verb]
        if action.verb == "buzz" and state.phase is Phase.PLAY and 0 <= seat < state.seats:
            heard = st.hindrance(state, seat, st.moment(state, action)) is None
            return _BUZZES[seat] if heard else action
        aim = st.aim_of(state, action)
        if aim is None or verdict(state, action) not in _COUNTS or not names_cards(state, action):
            return action
        pair = st.pair_of(state.mini, seat, aim[1])
        return Action(seat, "claim", st.named(state, *(st.top(state, pile) for pile in pair)), action.to)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "claim":
            return transitions.claimed(state, action)
        if action.verb == "lapse":
            return transitions.lapsed(state, action)
        at_ms = st.moment(state, action)
        match action.verb:
            case "buzz":
                return transitions.buzzed(state, action.seat, at_ms)
            case "reveal":
                return deals.revealed(state, at_ms)
            case "free":
                return transitions.freed(state, at_ms)
            case "help":
                return transitions.helped(state, at_ms)
            case _:
                return deals.cleared(state, at_ms, chance)

    def deadline_ms(self, state: State) -> int | None:
        due_ms, verb = st.clock_due(state)
        return max(0, due_ms - state.now_ms) if verb else None

    def frozen(self, state: State) -> bool:
        return state.phase is Phase.POINT

    def may_hasten(self, state: State) -> bool:
        return state.phase is Phase.ENDED

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        reached = st.points(state)
        return Result(deals.ranking(state), MATCH_WINNER, reached, tuple(map(words.match_points, reached)))

    def masked(self, state: State, seat: Seat | None) -> State:
        """Nobody knows any card but those on show."""
        faces = bytearray((HIDDEN,)) * len(state.faces)
        for pile in (st.CENTRE, *range(state.seats)):
            token = st.top(state, pile)
            if token != st.NO_CARD:
                faces[token] = state.faces[token]
        return replace(state, faces=bytes(faces))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=unveiled(state.faces, chance))


GAME = CryptoMatch()
