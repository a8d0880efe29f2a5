"""The computer player of Poker Dice: how many throws the others get is the weapon of the leader."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.poker_dice import words
from tabletop.games.poker_dice.scoring import Combination, combination, rank
from tabletop.games.poker_dice.search import POOL, Odds, choices, odds, sets
from tabletop.games.poker_dice.state import DICE_IDS, Phase, State
from tabletop.kit.comparing import weighed
from tabletop.kit.dice import split
from tabletop.kit.dice_turn import RETHROW, same_rethrow

ENOUGH = {Level.EASY: Combination.FULL_HOUSE, Level.FIRST_STEPS: Combination.FOUR}
"""With such a hand these levels stop as leader."""
_FEW = 2
"""Who holds no more is about to run out."""
_SURE = 0.999


class PokerDicePolicy:
    """HARD plays by exact odds; EASY keeps what is equal; FIRST_STEPS loves to throw. Who follows by the odds of what
    lies there alone lost no more than 57 of 100 matches against HARD, so that there is no level between."""

    worlds = 1
    clear = 0.06

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        if state.phase is Phase.STAKE:
            return _stake(state, ask, chance)
        if state.phase is Phase.READY:
            return Choice(ask.legal[0], say(words.WHY_THROW))
        if not state.throws_left:
            return Choice(ask.legal[0], say(words.WHY_OVER))
        if ask.level is Level.HARD:
            return _by_odds(state, odds(state))
        return _by_feeling(state, ask.level, chance)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """To stop, and all that may be thrown again, as chances to win the pot."""
        state = ask.worlds[0]
        if state.phase in (Phase.STAKE, Phase.READY) or not state.throws_left:
            return ()
        best, (stop, throws) = _by_odds(state, odds(state)), choices(state)
        worth = {_throw_all_but(state, POOL.keeps[keep]): likely for keep, likely in throws.items()}
        worth[Action(state.turn, "stop")] = stop
        return weighed(worth, best)


def _stake(state: State, ask: Ask[State], chance: Chance) -> Choice:
    if len(ask.legal) == 1:
        return Choice(ask.legal[0], say(words.WHY_STAKE_ONLY))
    low, high = ask.legal
    held = state.counters.held
    if ask.level in (Level.FIRST_STEPS, Level.EASY):
        return Choice(ask.legal[chance.pick(2)], say(words.WHY_STAKE_ANY))
    others = [count for seat, count in enumerate(held) if seat != state.turn]
    if held[state.turn] < max(others) and min(held) <= 2 * _FEW:
        return Choice(low, say(words.WHY_STAKE_1))
    return Choice(high, say(words.WHY_STAKE_2))


def _by_odds(state: State, found: Odds) -> Choice:
    """Stop if that wins more often than another throw."""
    if found.stop > min(found.go_on, _SURE):
        return Choice(Action(state.turn, "stop"), _why_stop(state, found))
    return Choice(_throw_all_but(state, found.keep), say(words.WHY_GO_ON, percent=_percent(found.go_on)))


def _by_feeling(state: State, level: Level, chance: Chance) -> Choice:
    """Keep what is equal; stop with a good hand, or as soon as it is the best."""
    if level is Level.FIRST_STEPS and chance.pick(3):
        keep = sets(state.pips)
        return Choice(_throw_all_but(state, keep if len(keep) < len(state.pips) else keep[1:]), say(words.WHY_FUN))
    good = combination(state.pips) >= ENOUGH[level] if not state.limit else _is_ahead(state)
    keep = sets(state.pips)
    if good or len(keep) == len(state.pips):
        return Choice(Action(state.turn, "stop"), _why_good(state))
    return Choice(_throw_all_but(state, keep), say(words.WHY_MORE))


def _is_ahead(state: State) -> bool:
    """Whether the hand that lies there beats all hands of the round."""
    by_faces = state.house.by_faces
    return all(rank(state.pips, by_faces) > rank(hand, by_faces) for hand in state.hands if hand)


def _is_last(state: State) -> bool:
    return sum(not hand for hand in state.hands) == 1


def _why_stop(state: State, found: Odds) -> Text:
    if _is_last(state) and found.stop > _SURE:
        return say(words.WHY_AHEAD)
    percent = _percent(found.stop)
    if not state.limit:
        return say(words.WHY_LEAD_STOP, state.throws, percent=percent)
    return say(words.WHY_STOP, percent=percent)


def _why_good(state: State) -> Text:
    return say(words.WHY_AHEAD if state.limit and _is_last(state) and _is_ahead(state) else words.WHY_GOOD)


def _throw_all_but(state: State, keep: tuple[int, ...]) -> Action:
    again = split(state.pips, keep, state.aside)
    action = Action(state.turn, RETHROW, tuple(DICE_IDS[at] for at in again))
    return same_rethrow(action, state.pips, state.aside)


def _percent(chance: float) -> int:
    return round(100 * chance)


POLICY = PokerDicePolicy()
