"""What notices that a rule of Dice Blackjack is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import say
from tabletop.games.blackjack_dice import INFO, words
from tabletop.games.blackjack_dice import state as st
from tabletop.games.blackjack_dice.state import DICE, DICE_IDS, Phase, State
from tabletop.kit import counters as kit


def _before_first(state: State, action: Action) -> Violation | None:
    return Violation(tokens=DICE_IDS) if state.phase is Phase.READY and not state.level else None


def _while(phase: Phase) -> Callable[[State, Action], bool]:
    return lambda state, action: state.phase is phase


def _over(state: State, action: Action) -> Violation | None:
    return Violation(why=say(words.IS_OVER, total=state.total)) if state.phase is Phase.BUST else None


def _in_play_off(state: State, action: Action) -> Violation | bool:
    """One throw of all three, and nothing else."""
    if state.phase is Phase.READY:
        return Violation(tokens=DICE_IDS) if state.level and action.verb != "throw" else False
    return state.phase is Phase.DECIDED and action.verb != "pass"


def _level(state: State, action: Action) -> bool:
    return state.phase is Phase.NOBODY and bool(state.at_best)


def _all_over(state: State, action: Action) -> bool:
    return state.phase is Phase.NOBODY


def _no_number(state: State, action: Action) -> Violation | None:
    if 1 <= st.number_of(action) <= DICE:
        return None
    return Violation(tokens=DICE_IDS, why=say(words.CHOOSE_DICE))


def _not_one(state: State, action: Action) -> bool:
    """Something else than one own counter."""
    return bool(action.tokens) and kit.how_many(state.counters, action.seat, action.tokens) != 1


def _every_verb_but(*verbs: str) -> frozenset[str]:
    return INFO.verbs.difference(verbs)


CHECKS: tuple[Check[State], ...] = (
    Check("blackjack_dice.first-throw-three", _before_first, _every_verb_but("throw")),
    Check("blackjack_dice.bust", _over, _every_verb_but("pay")),
    Check("blackjack_dice.stop-at-21", _while(Phase.FULL), _every_verb_but("stop")),
    Check("blackjack_dice.tie-play-off", _in_play_off, INFO.verbs),
    Check("blackjack_dice.tie-play-off", _level, _every_verb_but("leave")),
    Check("blackjack_dice.all-bust", _all_over, _every_verb_but("leave")),
    Check("blackjack_dice.winner-takes-kitty", _while(Phase.WON), _every_verb_but("take")),
    Check("blackjack_dice.all-pay-winner", _while(Phase.GIVING), _every_verb_but("give")),
    Check("blackjack_dice.bust-pays-kitty", _not_one, frozenset({"pay"})),
    Check("blackjack_dice.all-pay-winner", _not_one, frozenset({"give"})),
    Check("blackjack_dice.throw-one-to-three", _no_number, frozenset({"continue"})),
    Check("blackjack_dice.bust-pays-kitty", _while(Phase.THROWN), frozenset({"pay"})),
    Check("blackjack_dice.all-pay-winner", _while(Phase.THROWN), frozenset({"give"})),
    Check("blackjack_dice.winner-takes-kitty", _while(Phase.THROWN), frozenset({"take"})),
    Check("blackjack_dice.stop-or-continue", _while(Phase.THROWN), frozenset({"throw", "pass", "leave"})),
)
