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
from tabletop.games.ten_thousand.values import UNIT, Race

STOP_AT = {Level.EASY: 1400, Level.MEDIUM: 1000, Level.HARD: 300}
"""Turn points with which these levels stop, whatever the dice: 191, 241 and 293 points a turn on average. Who is less
patient with the others than with their own luck wants too much."""
LOVES_TO_THROW = 7
"""So many times of eight the youngest throws on."""

_NEAR = 1000
"""Somebody who needs no more is likely to win soon."""
_DARING = 1.5
_EXACT_NEAR = 2500
"""So near a goal that must be hit exactly, the next throw is weighed by itself."""


class TenThousandPolicy:
    """BEST throws on exactly when that makes it likelier to be the first at the goal; HARD, MEDIUM and EASY stop at
    fixed points, FIRST_STEPS loves to throw."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        if state.phase is not Phase.THROWN:
            return Choice(ask.legal[0], say(words.WHY_THROW if state.phase is Phase.READY else words.WHY_PASS))
        go_on = tuple(action for action in ask.legal if action.verb == "continue")
        stop = next((action for action in ask.legal if action.verb == "stop"), None)
        if ask.level is Level.FIRST_STEPS:
            if stop is not None and chance.pick(LOVES_TO_THROW + 1) == LOVES_TO_THROW:
                return Choice(stop, _why_bar(words.WHY_ENOUGH, state, state.total))
            return Choice(go_on[chance.pick(len(go_on))], say(words.WHY_FUN))
        house = state.house
        if ask.level is Level.BEST and not house.exact_finish and not house.last_round:
            return _racing(state, go_on, stop)
        throw = max(go_on, key=lambda action: mean(state, st.positions_of(action.tokens)))
        if stop is None:
            return Choice(throw, _why_forced(state, throw))
        if state.closing and ask.level is not Level.EASY and _is_behind(state):
            return Choice(throw, _why(words.WHY_BEHIND, state, throw))
        if ask.level is Level.BEST:
            return _by_table(state, throw, stop)
        bar_of_level = STOP_AT[ask.level]
        if state.total >= bar_of_level:
            return Choice(stop, _why_bar(words.WHY_ENOUGH, state, bar_of_level))
        return Choice(throw, _why_bar(words.WHY_MORE, state, bar_of_level))


def _racing(state: State, go_on: tuple[Action, ...], stop: Action | None) -> Choice:
    """The first at the goal wins."""
    race = Race(state)
    chances = [race.going_on(state, st.positions_of(action.tokens)) for action in go_on]
    throw = go_on[chances.index(max(chances))]
    if stop is None:
        return Choice(throw, _why_forced(state, throw))
    if max(chances) <= race.stopped(state.total // UNIT):
        return Choice(stop, _why_stop(state, throw))
    usual = state.total < bar(state, st.positions_of(throw.tokens))
    return Choice(throw, _why(words.WHY_GO_ON if usual else words.WHY_BEHIND, state, throw))


def _is_behind(state: State) -> bool:
    """Whether somebody else would win if the points of the turn were written down now."""
    mine = state.scores[state.turn] + state.total
    return mine < max(score for seat, score in enumerate(state.scores) if seat != state.turn)


def _by_table(state: State, throw: Action, stop: Action) -> Choice:
    """Most points a turn; more is dared when somebody is about to win."""
    house, kept = state.house, st.positions_of(throw.tokens)
    mine = state.scores[state.turn] + state.total
    best = max(score for seat, score in enumerate(state.scores) if seat != state.turn)
    if house.exact_finish and house.target - mine < _EXACT_NEAR:
        go_on = mean(state, kept) > state.total
        return Choice(throw, _why(words.WHY_GO_ON, state, throw)) if go_on else Choice(stop, _why_stop(state, throw))
    enough, near = bar(state, kept), house.target - best <= _NEAR and mine < best
    if state.total < enough:
        return Choice(throw, _why(words.WHY_GO_ON, state, throw))
    if near and state.total < _DARING * enough:
        return Choice(throw, _why(words.WHY_BEHIND, state, throw))
    return Choice(stop, _why_stop(state, throw))


def _why_bar(msg: Msg, state: State, bar_of_level: int) -> Text:
    return say(msg, points=state.total, bar=bar_of_level)


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
