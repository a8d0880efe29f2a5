"""The engine of Crazy Eights: the course of play. The sentences and checks are in `rules`, the screen in `table`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import Offer
from tabletop.core.model import CLOCK, Action, Refusal, Result, Seat, Setup, TokenId
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreSheet, View
from tabletop.games.crazy_eights import INFO, deals, moves, table, words
from tabletop.games.crazy_eights.checks import CHECKS, from_stock_to_hand, too_late
from tabletop.games.crazy_eights.effects import count, draw_cards, effect_of, end_turn, give_card
from tabletop.games.crazy_eights.rules import ROWS
from tabletop.games.crazy_eights.state import (
    DISCARD,
    HANDS,
    INDEX,
    MOMENT_HAND,
    SEVEN,
    TOKENS,
    Phase,
    State,
    can_draw,
    fitting,
    names_suit,
    read_choice,
    totals,
)
from tabletop.kit.cards import JOKER_RANK, RANKS, SUIT_LETTERS, SUITS, face_name
from tabletop.kit.deals import ranking
from tabletop.kit.hands import HandGame, Play, laid_down, mixed, of_others
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

_GO_ON = Action(CLOCK, "go_on")
_COUNT_MS = 6000
_SETTLED_MS = 1500
"""What is left of a moment once somebody has called or caught in vain: nothing more can come of it."""
_EVERYBODY = tuple(frozenset((CLOCK, *range(seats))) for seats in range(6))


class CrazyEights(HandGame[State]):
    """Crazy Eights, for 2 to 5."""

    info = INFO
    rules = ROWS
    checks = CHECKS
    screen = table
    speech = words
    exact = True

    # The course of play

    def start(self, setup: Setup, chance: Chance) -> State:
        return deals.first_deal(setup, INFO.options_of(setup), chance)

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
            return self._turn_actions(state, seat)
        if state.phase is Phase.GIVE:
            to = HANDS[state.mover]
            return [Action(seat, "give", (TOKENS[token],), to) for token in state.hands[seat]]
        if seat == CLOCK:
            return (_GO_ON,)
        if seat == state.mover:
            return () if state.called else (Action(seat, "call_card"),)
        return () if state.tried >> seat & 1 else (Action(seat, "catch"),)

    def _turn_actions(self, state: State, seat: Seat) -> list[Action]:
        fits = fitting(state, seat)
        found = moves.plays(state, seat, fits)
        drawable = can_draw(state)
        free = state.house.free_draw
        if state.pending or (not state.drawn and drawable and (free or not fits)):
            found.append(moves.the_draw(state, seat))
        elif (state.drawn and (free or not fits)) or not (drawable or fits):
            found.append(moves.pass_action(seat))
        return found

    def canonical(self, state: State, action: Action) -> Action:
        seat = action.seat
        if not 0 <= seat < state.seats and action.verb != "go_on":
            return action
        if action.verb == "play":
            return _canonical_play(state, action)
        if action.verb == "draw" and from_stock_to_hand(state, action):
            return moves.the_draw(state, seat)
        if action.verb == "give" and state.mover >= 0 and action.to in (None, HANDS[state.mover]):
            return Action(seat, "give", action.tokens, HANDS[state.mover])
        if action.verb in ("pass", "call_card", "catch", "go_on"):
            return Action(seat, action.verb)
        return action

    def _core_refusal(self, state: State, action: Action) -> Refusal | None:
        if (action.seat == CLOCK) != (action.verb == "go_on"):
            return Refusal("core.unknown_verb")
        if action.verb in INFO.race_verbs and state.phase is not Phase.OVER:
            refused = too_late(state, action)
            if refused is not None:
                return refused
        return super()._core_refusal(state, action)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        match action.verb:
            case "play":
                return _play(state, action, chance)
            case "draw":
                return _draw(state, chance)
            case "pass":
                idle = 0 if state.drawn else state.idle + 1
                return end_turn(replace(state, idle=idle), (state.turn + state.step) % state.seats)
            case "call_card":
                return replace(state, called=True, tried=state.tried | 1 << action.seat)
            case "catch":
                return _catch(state, action.seat, chance)
            case "give":
                given = give_card(state, action.seat, INDEX[action.tokens[0]])
                left = state.givers[1:]
                return replace(given, givers=left, phase=Phase.GIVE if left else Phase.PLAY)
            case _:
                return _go_on(state, chance)

    def forced(self, state: State) -> Action | None:
        """Passing, when nothing else can be done."""
        if state.phase is not Phase.PLAY or state.pending or fitting(state, state.turn):
            return None
        return moves.pass_action(state.turn) if state.drawn or not can_draw(state) else None

    def deadline_ms(self, state: State) -> int | None:
        if state.phase is Phase.MOMENT:
            return min(state.house.call_ms, _SETTLED_MS) if state.tried else state.house.call_ms
        return _COUNT_MS if state.phase is Phase.COUNT else None

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        scores = totals(state)
        texts = tuple(words.points(score) for score in scores)
        return Result(ranking(scores, lowest_first=True), "crazy_eights.lowest-wins", scores, texts)

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        hidden = list(state.stock)
        if state.phase in (Phase.PLAY, Phase.MOMENT, Phase.GIVE):
            hidden += of_others(state.hands, seat)
        return replace(state, faces=mixed(state.faces, hidden, chance))

    # What is shown

    def offers(self, view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        return words.offers(view, actions)

    def question(self, view: View, actions: tuple[Action, ...]) -> Text | None:
        """Plays that differ only in the suit that they name."""
        return say(words.WHICH_SUIT) if all(action.verb == "play" for action in actions) else None

    def selected_with(self, view: View, token: TokenId) -> tuple[TokenId, ...]:
        return table.selected_with(view, token)

    def face_name(self, face: str) -> Text | None:
        return face_name(face)

    def score(self, state: State) -> ScoreSheet:
        return words.score(state)


def _canonical_play(state: State, action: Action) -> Action:
    tokens = action.tokens
    if not tokens or any(token not in INDEX for token in tokens):
        return action
    suit, call = read_choice(action.choice)
    left = len(state.hands[action.seat]) - len(tokens)
    named = suit >= 0 and names_suit(state, RANKS[state.faces[INDEX[tokens[-1]]]], left)
    choice = (SUIT_LETTERS[suit] if named else "") + ("!" if call and left == 1 and state.house.calls else "")
    laid = (*sorted(tokens[:-1], key=INDEX.__getitem__), tokens[-1])
    to = DISCARD if action.to is None or action.to.zone == DISCARD.zone else action.to
    return Action(action.seat, "play", laid, to, choice or None)


def _play(state: State, action: Action, chance: Chance) -> State:
    laid = tuple(INDEX[token] for token in action.tokens)
    seat, house = action.seat, state.house
    hands = laid_down(state.hands, seat, laid)
    hand = hands[seat]
    top = state.faces[laid[-1]]
    rank = RANKS[top]
    named, call = read_choice(action.choice)
    printed = state.suit if rank == JOKER_RANK else SUITS[top]
    suit = named if names_suit(state, rank, len(hand)) else printed
    effect = effect_of(state, seat, rank, len(laid))
    state = replace(
        state,
        hands=hands,
        discard=state.discard + laid,
        plays=(*state.plays, Play(laid[0], seat)),
        suit=suit,
        step=effect.step,
        mover=seat,
        called=call and len(hand) == 1,
        tried=0,
        idle=0,
        drawn=False,
        again=False,
    )
    if not hand and not (rank == SEVEN and house.seven_cannot_end):
        if house.last_card_effect and effect.draws:
            state = draw_cards(state, effect.victim, state.pending + effect.draws, chance)
        return count(state, out=seat)
    state = _take_effect(state, effect.draws, effect.victim, chance)
    after = replace(state, again=True, turn=seat) if rank == SEVEN else end_turn(state, effect.turn)
    if after.phase is Phase.PLAY and house.calls and 1 <= len(hand) <= MOMENT_HAND:
        return replace(after, phase=Phase.MOMENT)
    return after


def _take_effect(state: State, draws: int, victim: Seat, chance: Chance) -> State:
    if not draws:
        return state
    if state.house.stacking:
        return replace(state, pending=state.pending + draws)
    return draw_cards(state, victim, draws, chance)


def _draw(state: State, chance: Chance) -> State:
    seat = state.turn
    if not state.pending:
        return replace(draw_cards(state, seat, 1, chance), drawn=True, idle=0)
    drawn = replace(draw_cards(state, seat, state.pending, chance), pending=0, idle=0)
    return end_turn(drawn, (seat + state.step) % state.seats) if state.house.draw_skips else drawn


def _catch(state: State, seat: Seat, chance: Chance) -> State:
    offender = state.mover
    if state.called or len(state.hands[offender]) != 1:
        return replace(state, tried=state.tried | 1 << seat)
    state = replace(state, phase=Phase.PLAY)
    if state.house.call_penalty == "draw-two":
        return draw_cards(state, offender, 2, chance)
    others = [(offender + step) % state.seats for step in range(1, state.seats)]
    givers = tuple(other for other in others if len(state.hands[other]) > 1)
    if not state.house.give_random:
        return replace(state, givers=givers, phase=Phase.GIVE if givers else Phase.PLAY)
    for giver in givers:
        hand = state.hands[giver]
        state = give_card(state, giver, hand[chance.pick(len(hand))])
    return state


def _go_on(state: State, chance: Chance) -> State:
    if state.phase is Phase.COUNT:
        return deals.next_deal(state, chance)
    return replace(state, phase=Phase.PLAY)


GAME = CrazyEights()
