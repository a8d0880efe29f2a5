"""What notices that a rule of Poker Dice is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, say
from tabletop.games.poker_dice import state as st
from tabletop.games.poker_dice import words
from tabletop.games.poker_dice.state import DICE_IDS, STAKES, Phase, State
from tabletop.kit import counters as kit


def _no_stake(state: State, action: Action) -> Violation | bool:
    if state.phase is not Phase.STAKE:
        return Violation(why=say(words.STAKE_IS_NAMED))
    named = st.named(state, action)
    return named not in STAKES or (state.house.stake == "one" and named != STAKES[0])


def _too_much(state: State, action: Action) -> Violation | None:
    most = st.most(state)
    if st.named(state, action) <= most:
        return None
    poorest = next(seat for seat, held in enumerate(state.counters.held) if held == most)
    why = say(words.HOLDS_ONLY, most, player=SeatName(poorest))
    return Violation(tokens=kit.on_top(state.counters, poorest, most), why=why)


def _in_play_off(state: State, action: Action) -> bool:
    """One throw of all five, and nothing else."""
    if not state.level or state.phase not in (Phase.READY, Phase.THROWN):
        return False
    return action.verb != ("throw" if state.phase is Phase.READY else "stop")


def _while(phase: Phase) -> Callable[[State, Action], bool]:
    return lambda state, action: state.phase is phase


def _before_first(state: State, action: Action) -> Violation | None:
    return Violation(tokens=DICE_IDS) if state.phase is Phase.READY else None


def _used_up(state: State) -> bool:
    return state.phase is Phase.THROWN and not state.throws_left


def _leader_has_thrown(state: State, action: Action) -> bool:
    return _used_up(state) and not state.limit


def _has_thrown(state: State, action: Action) -> Violation | bool:
    why = say(words.LEADER_THREW, state.limit, player=SeatName(state.leader))
    return _used_up(state) and Violation(why=why)


def _no_die(state: State, action: Action) -> Violation | None:
    if state.phase is not Phase.THROWN:
        return None
    if action.verb == "throw" or not action.tokens or not set(DICE_IDS).issuperset(action.tokens):
        return Violation(tokens=DICE_IDS, why=say(words.CHOOSE_DICE))
    return None


_FURTHER = frozenset({"throw", "rethrow"})
_STOPS = frozenset({"stop", "take", "leave"})

CHECKS: tuple[Check[State], ...] = (
    Check("poker_dice.pot-to-best", _while(Phase.WON), frozenset({"stake", "stop", "leave", *_FURTHER})),
    Check("poker_dice.play-off", _while(Phase.LEVEL), frozenset({"stake", "stop", "take", *_FURTHER})),
    Check("poker_dice.stake-choice", _no_stake, frozenset({"stake"})),
    Check("poker_dice.stake-choice", _while(Phase.STAKE), frozenset({*_FURTHER, *_STOPS})),
    Check("poker_dice.stake-within-means", _too_much, frozenset({"stake"})),
    Check("poker_dice.play-off", _in_play_off, frozenset({*_FURTHER, *_STOPS})),
    Check("poker_dice.first-throw-five", _before_first, frozenset({"rethrow", *_STOPS})),
    Check("poker_dice.leader-three-throws", _leader_has_thrown, _FURTHER),
    Check("poker_dice.throw-limit", _has_thrown, _FURTHER),
    Check("poker_dice.rethrow-at-least-one", _no_die, _FURTHER),
    Check("poker_dice.pot-to-best", _while(Phase.THROWN), frozenset({"take", "leave"})),
)
