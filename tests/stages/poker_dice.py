"""Poker Dice: hands that are known at a glance, so that the reason of a refusal is seen at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Setup
from tabletop.games.poker_dice.state import DICE_IDS, Phase, State
from tabletop.games.poker_dice.table import STAKE, STOP
from tabletop.kit.counters import POT
from tabletop.kit.dice_table import CUP, RAIL, THROW
from tests.games.poker_dice_positions import begin, holding, staked, waiting
from tests.stages import Done, Play, Stage, drag, press, tap

WITHOUT: dict[str, str] = {}

_ONE = (("poker_dice.stake", "one"),)
_STAYS = (("poker_dice.tie", "carry-over"),)
_LEVEL = (5, 5, 3, 3, 2)
_TWO = f"{STAKE}-2"


def _lying(state: State, *pips: int, throws: int = 1, limit: int = 0) -> State:
    """The same round; the player in turn has thrown these dice."""
    return replace(state, phase=Phase.THROWN, pips=pips, throws=throws, limit=limit)


def _level(state: State) -> State:
    """Both hands are the same."""
    return replace(state, hands=(_LEVEL, _LEVEL), limit=1, pips=_LEVEL)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    table, three, stays = Setup(2), Setup(3), Setup(3, _STAYS)
    fresh, paid = begin(), staked(begin())
    yield Stage(table, fresh, drag(0, "d1", Place(CUP)))  # stake-choice
    yield Stage(Setup(2, _ONE), begin(stake="one"), press(0, _TWO))  # stake-choice/one
    yield Stage(three, holding(begin(3), 9, 1, 20), press(0, _TWO))  # stake-within-means
    poor = holding(begin(3, tie="carry-over"), 9, 1, 18)
    yield Stage(stays, poor, press(0, _TWO))  # stake-within-means/carry-over
    yield Stage(table, paid, tap(1, "d1"))  # turn-order
    yield Stage(table, paid, drag(0, "d2", Place(RAIL)))  # first-throw-five
    yield Stage(table, _lying(paid, 2, 2, 3, 4, 6, throws=3), tap(0, "d5"))  # leader-three-throws
    second = waiting(paid, 1, ((6, 6, 1, 2, 3), ()), 2)
    yield Stage(table, _lying(second, 5, 5, 1, 2, 4, throws=2, limit=2), tap(1, "d3"))  # throw-limit
    kept = tuple((token, Place(RAIL, at)) for at, token in enumerate(DICE_IDS))
    yield Stage(table, _lying(paid, 2, 2, 3, 4, 6), press(0, THROW, kept))  # rethrow-at-least-one
    off = replace(_level(paid), phase=Phase.READY, level=(0, 1), deciders=((), ()), pips=(0, 0, 0, 0, 0))
    yield Stage(table, off, drag(0, "d2", Place(RAIL)))  # play-off
    stay = replace(_level(staked(begin(tie="carry-over"))), phase=Phase.LEVEL)
    yield Stage(Setup(2, _STAYS), stay, tap(0, "d1"))  # play-off/carry-over
    won = replace(paid, hands=((6, 6, 6, 2, 2), _LEVEL), limit=1, pips=_LEVEL, phase=Phase.WON)
    yield Stage(table, won, tap(0, "d1"))  # pot-to-best
    over = replace(holding(begin(), 20), phase=Phase.OVER, ended="end-when-one-is-out", pips=_LEVEL)
    yield Stage(table, over, tap(0, "d1"))  # end-when-one-is-out


def plays() -> Iterator[Play]:
    """The worked examples."""
    yield Play("poker_dice.stake-choice", Setup(3), begin(3), (Done(drag(0, ("k10", "k9"), Place(POT))),))
    paid = staked(begin(), 2)
    kept = (("d1", Place(RAIL, 0)), ("d3", Place(RAIL, 1)))
    steps = (Done(press(0, THROW, kept), (4, 2, 2)), Done(press(0, STOP)))
    yield Play("poker_dice.rethrow-any", Setup(2), _lying(paid, 4, 1, 4, 3, 6), steps)
    last = _lying(waiting(paid, 1, (_LEVEL, ()), 1), *_LEVEL, limit=1)
    level = (
        Done(Action(1, "stop")),
        Done(press(0, THROW), (1, 1, 2, 3, 4)),
        Done(Action(0, "stop")),
        Done(press(1, THROW), (6, 6, 2, 2, 1)),
        Done(Action(1, "stop")),
        Done(Action(1, "take")),
    )
    yield Play("poker_dice.play-off", Setup(2), last, level)
