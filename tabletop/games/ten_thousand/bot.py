"""The computer player of 10,000: how much is at stake, how likely it is lost, and who is about to win."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Msg, Text, say
from tabletop.games.ten_thousand import state as st
from tabletop.games.ten_thousand import words
from tabletop.games.ten_thousand.scoring import dice_in, worth
from tabletop.games.ten_thousand.search import bar, bust_chance, mean
from tabletop.games.ten_thousand.state import Phase, State

STOP_AT = {Level.EASY: 300, Level.MEDIUM: 200}
"""Turn points with which these levels stop, whatever the dice: 293 and 315 points a turn on average."""

_NEAR = 1000
"""Somebody who needs no more is likely to win soon."""
_DARING = 1.5
_EXACT_NEAR = 2500
"""So near a goal that must be hit exactly, the next throw is weighed by itself."""


class TenThousandPolicy:
    """HARD stops by the exact table, and dares more when somebody is about to win; MEDIUM and EASY stop at fixed
    points, FIRST_STEPS loves to throw."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        if state.phase is not Phase.THROWN:
            return Choice(ask.legal[0], say(words.WHY_THROW if state.phase is Phase.READY else words.WHY_PASS))
        go_on = tuple(action for action in ask.legal if action.verb == "continue")
        stop = next((action for action in ask.legal if action.verb == "stop"), None)
        if ask.level is Level.FIRST_STEPS:
            throw = go_on[chance.pick(len(go_on))]
            if stop is not None and not chance.pick(3):
                return Choice(stop, _why_stop(state, throw))
            return Choice(throw, say(words.WHY_FUN))
        throw = max(go_on, key=lambda action: mean(state, st.positions_of(action.tokens)))
        if stop is None:
            return Choice(throw, _why_forced(state, throw))
        if ask.level is not Level.HARD:
            enough = state.total >= STOP_AT[ask.level]
            return (
                Choice(stop, _why_stop(state, throw)) if enough else Choice(throw, _why(words.WHY_GO_ON, state, throw))
            )
        return _hard(state, throw, stop)


def _hard(state: State, throw: Action, stop: Action) -> Choice:
    house, kept = state.house, st.positions_of(throw.tokens)
    mine = state.scores[state.turn] + state.total
    best = max(score for seat, score in enumerate(state.scores) if seat != state.turn)
    if state.closing and mine < best:
        return Choice(throw, _why(words.WHY_BEHIND, state, throw))
    if house.exact_finish and house.target - mine < _EXACT_NEAR:
        go_on = mean(state, kept) > state.total
        return Choice(throw, _why(words.WHY_GO_ON, state, throw)) if go_on else Choice(stop, _why_stop(state, throw))
    enough, near = bar(state, kept), house.target - best <= _NEAR and mine < best
    if state.total < enough:
        return Choice(throw, _why(words.WHY_GO_ON, state, throw))
    if near and state.total < _DARING * enough:
        return Choice(throw, _why(words.WHY_BEHIND, state, throw))
    return Choice(stop, _why_stop(state, throw))


def _percent(state: State, throw: Action) -> int:
    return round(100 * bust_chance(state, st.positions_of(throw.tokens)))


def _why(msg: Msg, state: State, throw: Action) -> Text:
    kept = st.positions_of(throw.tokens)
    points = state.points + worth(st.chosen_parts(state, kept))
    return say(msg, st.dice_left(state, kept), points=points, percent=_percent(state, throw))


def _why_stop(state: State, throw: Action) -> Text:
    """What would be risked by going on with all dice that count set aside."""
    everything = Action(throw.seat, "continue", tuple(st.DICE_IDS[at] for at in dice_in(state.parts)))
    return _why(words.WHY_STOP, state, everything)


def _why_forced(state: State, throw: Action) -> Text:
    count, lacks = st.dice_left(state, st.positions_of(throw.tokens)), st.missing(state)
    if lacks:
        return say(words.WHY_NOT_OPEN, count, missing=lacks, percent=_percent(state, throw))
    return say(words.WHY_HOT, count, percent=_percent(state, throw))


POLICY = TenThousandPolicy()
