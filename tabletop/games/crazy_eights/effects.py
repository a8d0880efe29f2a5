"""What laid cards do to the others, how cards change hands, and how a deal is counted."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.crazy_eights import TURNS_MAX
from tabletop.games.crazy_eights.state import DRAWERS, OUT_SCORE, Phase, State, hand_points
from tabletop.kit.cards import ACE, JACK
from tabletop.kit.hands import laid_down, mixed


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


def end_turn(state: State, turn: Seat) -> State:
    """The turn goes to `turn`, or the blocked deal ends."""
    turns = state.turns + 1
    if turns >= TURNS_MAX or state.idle >= state.seats:
        return count(replace(state, turns=turns), out=-1)
    return replace(state, turns=turns, turn=turn, drawn=False, again=False)


def count(state: State, out: Seat) -> State:
    """The deal is over: `out` went out (-1: nobody), everybody else counts the hand."""
    row = tuple(OUT_SCORE if seat == out else hand_points(state, seat) for seat in range(state.seats))
    over = state.deal >= state.house.deals
    return replace(state, phase=Phase.OVER if over else Phase.COUNT, sheet=(*state.sheet, row), out=out, pending=0)


def draw_cards(state: State, seat: Seat, wanted: int, chance: Chance) -> State:
    """`seat` draws up to `wanted` cards; if the stock runs out, the discards under the top make a new one."""
    drawn: list[int] = []
    stock, discard, faces, plays = state.stock, state.discard, state.faces, state.plays
    while len(drawn) < wanted:
        if not stock:
            if len(discard) < 2:
                break
            stock, discard = discard[:-1], discard[-1:]
            faces = mixed(faces, stock, chance)
            plays = tuple(replace(play, token=discard[0]) for play in plays[-1:])
        drawn.append(stock[-1])
        stock = stock[:-1]
    hands = (*state.hands[:seat], state.hands[seat] + tuple(drawn), *state.hands[seat + 1 :])
    return replace(state, hands=hands, stock=stock, discard=discard, faces=faces, plays=plays)


def give_card(state: State, giver: Seat, token: int) -> State:
    """`giver` gives this card to the seat that was caught."""
    hands = list(laid_down(state.hands, giver, (token,)))
    hands[state.mover] = (*hands[state.mover], token)
    return replace(state, hands=tuple(hands))
