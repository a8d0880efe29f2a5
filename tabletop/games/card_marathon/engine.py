"""The engine of Card Marathon: the course of play, and what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Result, Seat, Setup
from tabletop.games.card_marathon import INFO, deals, moves, story, table, transitions, words
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.checks import CHECKS
from tabletop.games.card_marathon.rules import RULES
from tabletop.games.card_marathon.state import EFFORT, HANDS, INDEX, MILESTONE_PLACES, ROWS, SEATS, Phase, State
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HIDDEN, HandGame, of_others
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_DEADLINES_MS = {Phase.LOT: 3500, Phase.COUNT: 6000}


class CardMarathon(HandGame[State]):
    """Card Marathon, for two."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases = {"core.not_your_turn": "card_marathon.opponent-starts"}  # noqa: RUF012 (declared in the base class)

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.begun(setup, chance)

    def active(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return NOBODY
        return CLOCK_ALONE if state.phase in _DEADLINES_MS else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return (_GO_ON,) if seat == CLOCK else moves.actions(state, seat)

    def canonical(self, state: State, action: Action) -> Action:
        seat, verb, tokens = action.seat, action.verb, action.tokens
        if verb == "go_on":
            return Action(seat, verb)
        if not 0 <= seat < SEATS or any(token not in INDEX for token in tokens):
            return action
        numbers = tuple(INDEX[token] for token in tokens)
        if verb == "draw":
            return _canonical_draw(state, action, numbers)
        if verb == "challenge":
            hand = state.hands[seat]
            shown = [number for number in numbers if number not in hand]
            in_hand = [number for number in numbers if number in hand]
            order = moves.in_order_for(state, in_hand)
            return replace(moves.challenge_action(seat, order, shown), to=_effort(action.to))
        if verb == "throw":
            return Action(seat, verb, tokens, _effort(action.to))
        return _canonical_milestone(state, action, numbers)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "draw":
                return transitions.draw(state, action, chance)
            case "throw":
                return transitions.throw(state, action)
            case "challenge":
                return transitions.challenge(state, action)
            case "upturn":
                return transitions.upturn(state, action, chance)
            case "swap_open" | "swap_closed":
                return transitions.swap(state, action)
            case _ if state.phase is Phase.LOT:
                return deals.after_lots(state, chance)
            case _:
                return deals.next_race(state, chance)

    def forced(self, state: State) -> Action | None:
        """Upturning the last closed milestone."""
        if state.phase is not Phase.UPTURN or st.count_of(state, state.turn) < st.MILESTONES - 1:
            return None
        return moves.upturns(state, state.turn)[0]

    def deadline_ms(self, state: State) -> int | None:
        return _DEADLINES_MS.get(state.phase)

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        won, last = st.wins(state), state.finishes[-1]
        single = state.house.races == 1
        texts = tuple(words.reached(state, seat) for seat in range(SEATS))
        rule = last.rule if single else "card_marathon.match"
        return Result(ranking(won), rule, last.upturned if single else won, texts, drawn=won[0] == won[1])

    def masked(self, state: State, seat: Seat | None) -> State:
        """Without the hands of others, the refreshments and closed milestones, but for what the seat knows of them."""
        closed = [token for owner in range(SEATS) for token in st.milestones(state, owner, upturned=False)]
        return replace(state, faces=_veiled(state, [*state.refreshments, *of_others(state.hands, seat), *closed], seat))

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        return replace(state, faces=state.knowledge.dealt_again(state.faces, chance))


def _veiled(state: State, tokens: Iterable[int], seat: Seat | None) -> bytes:
    """The faces without those of these tokens that a seat does not know."""
    found, knowledge = bytearray(state.faces), state.knowledge
    for token in tokens:
        if seat is None or not knowledge.known_to(token, seat):
            found[token] = HIDDEN
    return bytes(found)


def _effort(to: Place | None) -> Place:
    """Where thrown cards go, unless they were dropped elsewhere."""
    return EFFORT if to is None or to.zone == EFFORT.zone else to


def _canonical_draw(state: State, action: Action, numbers: tuple[int, ...]) -> Action:
    """Any card of a pile stands for its top card."""
    own = action.to is None or action.to.zone == HANDS[action.seat].zone
    source = action.choice
    if not own or source not in (moves.FROM_REFRESHMENTS, moves.FROM_EFFORT):
        return action
    if any(not moves.in_pile(state, source, number) for number in numbers):
        return action
    return moves.draw_from(state, action.seat, source)


def _canonical_milestone(state: State, action: Action, numbers: tuple[int, ...]) -> Action:
    """Upturning and swapping, with the place of the milestone; a swap is named after how that lies."""
    seat, to = action.seat, action.to
    if action.verb == "upturn":
        at = st.row_of(state, numbers[0]) if len(numbers) == 1 else None
        if at is None or at[0] != seat or not _is_at(to, seat, at[1]):
            return action
        return moves.upturn_action(seat, numbers[0], at[1])
    if len(numbers) == 1 and to is not None and to.zone == ROWS[seat] and 0 <= to.slot < len(state.rows[seat]):
        return moves.swap_action(state, seat, numbers[0], to.slot)
    return action


def _is_at(to: Place | None, seat: Seat, slot: int) -> bool:
    """Whether a place is that of a milestone, or not named."""
    return to is None or to == MILESTONE_PLACES[seat][slot]


GAME = CardMarathon()
