"""What every action does to the state: cards laid and their effects, drawing, catching, giving, counting."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights import TURNS_MAX
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import DRAWERS, INDEX, MOMENT_HAND, OUT_SCORE, SEVEN, Phase, State
from tabletop.kit.cards import ACE, JACK, JOKER_RANK, RANKS, SUITS
from tabletop.kit.hands import Play, laid_down, mixed
from tabletop.kit.turns import seats_from


class Effect(Struct, frozen=True):
    """What a play does: the new direction, whose turn comes, and how many cards the `victim` draws."""

    step: int
    turn: Seat
    draws: int
    victim: Seat


def effect_of(state: State, seat: Seat, rank: int, count_laid: int) -> Effect:
    """The effect of so many cards of one rank laid by `seat`; the replay after a 7 is not part of it."""
    step, seats = state.step, state.seats
    if rank == ACE and seats > 2 and count_laid % 2:
        step = -step
    victim = (seat + step) % seats
    if rank == JACK:
        return Effect(step, (seat + step * (min(count_laid, seats - 1) + 1)) % seats, 0, victim)
    if rank in DRAWERS:
        skipped = state.house.draw_skips and not state.house.stacking
        return Effect(step, (victim + step) % seats if skipped else victim, 2 * count_laid, victim)
    return Effect(step, victim, 0, victim)


def take_effect(state: State, effect: Effect, chance: Chance) -> State:
    """The next player draws, or may pass the drawing on."""
    if not effect.draws:
        return state
    if state.house.stacking:
        return replace(state, pending=state.pending + effect.draws)
    return draw_cards(state, effect.victim, effect.draws, chance)


# A turn


def play(state: State, action: Action, chance: Chance) -> State:
    """A seat lays cards."""
    laid = tuple(INDEX[token] for token in action.tokens)
    seat, house = action.seat, state.house
    hands = laid_down(state.hands, seat, laid)
    hand = hands[seat]
    top = state.faces[laid[-1]]
    rank = RANKS[top]
    named, call = st.read_choice(action.choice)
    printed = state.suit if rank == JOKER_RANK else SUITS[top]
    suit = named if st.names_suit(state, rank, len(hand)) else printed
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
    state = take_effect(state, effect, chance)
    after = replace(state, again=True, turn=seat) if rank == SEVEN else end_turn(state, effect.turn)
    if after.phase is Phase.PLAY and house.calls and 1 <= len(hand) <= MOMENT_HAND:
        return replace(after, phase=Phase.MOMENT)
    return after


def draw(state: State, chance: Chance) -> State:
    """The seat whose turn it is draws one card, or all that have been passed on to it."""
    seat = state.turn
    if not state.pending:
        state = replace(state, barred=st.nothing_fits(state))
        return replace(draw_cards(state, seat, 1, chance), drawn=True, idle=0)
    drawn = replace(draw_cards(state, seat, state.pending, chance), pending=0, idle=0)
    return end_turn(drawn, (seat + state.step) % state.seats) if state.house.draw_skips else drawn


def pass_on(state: State) -> State:
    """The seat whose turn it is passes."""
    idle = 0 if state.drawn else state.idle + 1
    return end_turn(replace(state, idle=idle, barred=st.nothing_fits(state)), (state.turn + state.step) % state.seats)


def end_turn(state: State, turn: Seat) -> State:
    """The turn goes to `turn`, or the blocked deal ends."""
    turns = state.turns + 1
    if turns >= TURNS_MAX or state.idle >= state.seats:
        return count(replace(state, turns=turns), out=-1)
    return replace(state, turns=turns, turn=turn, drawn=False, again=False)


def count(state: State, out: Seat) -> State:
    """The deal is over: `out` went out (-1: nobody), everybody else counts the hand."""
    row = tuple(OUT_SCORE if seat == out else st.hand_points(state, seat) for seat in range(state.seats))
    over = state.deal >= state.house.deals
    return replace(state, phase=Phase.OVER if over else Phase.COUNT, sheet=(*state.sheet, row), out=out, pending=0)


def draw_cards(state: State, seat: Seat, wanted: int, chance: Chance) -> State:
    """`seat` draws up to `wanted` cards; if the stock runs out, the discards under the top make a new one."""
    drawn: list[int] = []
    stock, discard, faces, plays, memory = state.stock, state.discard, state.faces, state.plays, state.memory
    barred = state.barred
    while len(drawn) < wanted:
        if not stock:
            if len(discard) < 2:
                break
            stock, discard = discard[:-1], discard[-1:]
            memory = memory.shuffled(stock, faces)
            barred = tuple(0 if token in stock else bars for token, bars in enumerate(barred))
            faces = mixed(faces, stock, chance)
            plays = tuple(replace(play, token=discard[0]) for play in plays[-1:])
        drawn.append(stock[-1])
        stock = stock[:-1]
    hands = (*state.hands[:seat], state.hands[seat] + tuple(drawn), *state.hands[seat + 1 :])
    changed = replace(state, hands=hands, stock=stock, discard=discard, faces=faces, plays=plays, memory=memory)
    return replace(changed, barred=barred)


# Calling and catching


def is_caught(state: State) -> bool:
    """Whether a catch in this moment has a cause."""
    return not state.called and len(state.hands[state.mover]) == 1


def catch(state: State, seat: Seat, chance: Chance) -> State:
    """A seat tries to catch whoever laid last."""
    offender = state.mover
    if not is_caught(state):
        return replace(state, tried=state.tried | 1 << seat)
    state = replace(state, phase=Phase.PLAY)
    if state.house.call_penalty == "draw-two":
        return draw_cards(state, offender, 2, chance)
    others = seats_from(offender, state.seats)[1:]
    givers = tuple(other for other in others if len(state.hands[other]) > 1)
    if not state.house.give_random:
        return replace(state, givers=givers, phase=Phase.GIVE if givers else Phase.PLAY)
    for giver in givers:
        hand = state.hands[giver]
        state = _hand_over(state, giver, hand[chance.pick(len(hand))])
    return state


def give(state: State, action: Action) -> State:
    """A seat gives a card to the one that was caught."""
    given = _hand_over(state, action.seat, INDEX[action.tokens[0]])
    left = state.givers[1:]
    return replace(given, givers=left, phase=Phase.GIVE if left else Phase.PLAY)


def _hand_over(state: State, giver: Seat, token: int) -> State:
    """The card changes hands, and its giver goes on knowing where it is."""
    hands = list(laid_down(state.hands, giver, (token,)))
    hands[state.mover] = (*hands[state.mover], token)
    return replace(state, hands=tuple(hands), memory=state.memory.learnt((token,), giver, state.mover))
