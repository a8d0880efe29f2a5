"""The computer player of Dice Blackjack: one die at a time, and an eye on the total to beat."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.blackjack_dice import state as st
from tabletop.games.blackjack_dice import words
from tabletop.games.blackjack_dice.search import Stakes, going_on, over
from tabletop.games.blackjack_dice.state import Phase, State

ENOUGH = 18
"""With so much whoever is not the last to throw stops."""
STOP_AT = {Level.FIRST_STEPS: 16, Level.EASY: 16, Level.MEDIUM: 16, Level.HARD: 17}
"""With so much these levels stop; all but MEDIUM do so whatever the others have. To be careful costs least."""
HANDFUL = 14
"""Up to this total the youngest throws two dice at once, which is more fun and may be too much."""


class DiceBlackjackPolicy:
    """BEST reckons as the last to throw; HARD stops at 17, MEDIUM at 16 unless somebody has more, EASY at 16, and
    FIRST_STEPS too, which likes to throw two dice at once."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state, level = ask.worlds[0], ask.level
        if state.phase is not Phase.THROWN:
            return Choice(ask.legal[0], say(words.WHY_THROW if state.phase is Phase.READY else words.WHY_ONLY))
        if level is Level.BEST:
            return _last(state) if state.is_last else _early(state)
        if level is Level.FIRST_STEPS and state.total <= HANDFUL:
            return Choice(st.go_on(state, state.turn, 2), say(words.WHY_FUN))
        bar = STOP_AT[level]
        if level is Level.MEDIUM:
            bar = state.best if state.is_last else max(bar, state.best)
        return _stop(state) if state.total >= bar else _throw(state)


def _early(state: State) -> Choice:
    """Others are still to throw: 18 will do, or the best total so far."""
    return _stop(state) if state.total >= max(ENOUGH, state.best) else _throw(state)


def _last(state: State) -> Choice:
    """Nobody is left to throw."""
    total, best = state.total, state.best
    if total > best:
        return _stop(state)
    stakes = stakes_of(state)
    if going_on(stakes, total) > stakes.stopped(total):
        return _throw(state)
    if total < best:
        return _stop(state, say(words.WHY_LOSE_ONE))
    return _stop(state, say(words.WHY_LEVEL) if stakes.playoff else None)


def stakes_of(state: State) -> Stakes:
    """What is at stake for whoever throws last."""
    held = state.counters.held
    payers = sum(bool(held[seat]) for seat in state.order if seat != state.turn)
    mine = held[state.turn]
    return Stakes(
        state.best,
        sum(state.totals[seat] == state.best for seat in state.order if seat != state.turn),
        payers + len(state.counters.pot),
        min(1, mine),
        min(2, mine),
        state.house.tie == "playoff",
    )


def _stop(state: State, why: Text | None = None) -> Choice:
    """Stop, for this reason or for the usual one."""
    won = state.is_last and state.total > state.best
    usual = say(words.WHY_WON) if won else say(words.WHY_STOP, percent=_percent(state))
    return Choice(Action(state.turn, "stop"), why or usual)


def _throw(state: State) -> Choice:
    return Choice(st.go_on(state, state.turn, 1), _why_throw(state))


def _why_throw(state: State) -> Text:
    percent = _percent(state)
    if not percent:
        return say(words.WHY_SAFE)
    if state.total < state.best:
        return say(words.WHY_CHASE, best=state.best, percent=percent)
    return say(words.WHY_GO_ON, percent=percent)


def _percent(state: State) -> int:
    """How likely one more die goes over 21."""
    return round(100 * over(state.total, 1))


POLICY = DiceBlackjackPolicy()
