"""The computer player of Boat, Captain and Crew: whether to set sail or to throw the mile dice again."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, TokenId
from tabletop.core.text import SeatName, Text, say
from tabletop.games.boat_captain_crew import state as st
from tabletop.games.boat_captain_crew import words
from tabletop.games.boat_captain_crew.search import Pair, afloat_chance, throws_of, worth
from tabletop.games.boat_captain_crew.state import State

GLAD = 4
"""Whoever is new to the game throws again one in so many times."""
_MARGIN = 1e-9


class BoatCaptainCrewPolicy:
    """HARD throws again exactly when that brings more on average, and plays for the win in the last turn of the match.
    FIRST_STEPS cannot wait to sail. In between there is no room: HARD wins six or seven matches of ten against it."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        sail = next((action for action in ask.legal if action.verb == "sail"), None)
        again = tuple(action for action in ask.legal if action.verb == "throw-miles")
        if sail is None or not again:
            return Choice(ask.legal[0], _why_forced(state, ask.legal[0]))
        if ask.level is Level.HARD:
            return _hard(state, sail, again)
        if chance.pick(GLAD):
            return Choice(sail, say(words.WHY_GLAD))
        return Choice(again[chance.pick(len(again))], say(words.WHY_FUN))


def _hard(state: State, sail: Action, legal: tuple[Action, ...]) -> Choice:
    need, left = state.needed(state.house.rounds) or 0, state.throws_left
    if need and state.miles >= need:
        return Choice(sail, say(words.WHY_ENOUGH, player=SeatName(state.turn), miles=state.miles))
    one, other = state.free
    pair: Pair = (state.pips[one], state.pips[other])
    mode = state.house.mile_dice
    plain = dict(throws_of(pair, left, mode))
    target = dict(throws_of(pair, left, mode, need))
    again = max(plain, key=lambda dice: (target[dice] if need else 0.0, plain[dice]))
    dice = tuple(st.DICE_IDS[at] for at, go in zip(state.free, again, strict=True) if go)
    throw = next(action for action in legal if _shows(state, action.tokens) == _shows(state, dice))
    if need:
        return Choice(throw, say(words.WHY_TOO_FEW, miles=state.miles))
    better = plain[again] > worth(pair, 0) + _MARGIN
    said = say(words.WHY_AGAIN if better else words.WHY_SAIL, left, miles=state.miles, average=round(plain[again]))
    return Choice(throw if better else sail, said)


def _shows(state: State, tokens: tuple[TokenId, ...]) -> list[int]:
    return [state.pips[at] for at in st.positions_of(tokens)]


def _why_forced(state: State, action: Action) -> Text:
    if action.verb == "throw":
        percent = round(100 * afloat_chance(len(state.ship), state.throws_left))
        return say(words.WHY_ON if state.throws else words.WHY_FIRST, percent=percent)
    if action.verb == "lock":
        return say(words.WHY_LOCK)
    return say(words.WHY_MISS if action.verb == "miss" else words.WHY_LAST)


POLICY = BoatCaptainCrewPolicy()
