"""The computer player of Crypto Match: it looks at two cards until it sees what they share."""

from __future__ import annotations

import math

from msgspec import Struct

from tabletop.core.bot import LONGEST_MS, Ask, Choice, Level
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import Action, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.board import pictures
from tabletop.games.crypto_match.cards import SYMBOL_FACES, TOKENS
from tabletop.games.crypto_match.state import CENTRE, FOREVER_MS, Found, Mini, Phase, State

_UPPER = QT_TRANSLATE_NOOP("crypto_match", "The picture is in the upper half of the card in the middle.")
_LOWER = QT_TRANSLATE_NOOP("crypto_match", "The picture is in the lower half of the card in the middle.")
_UPPER_OF = QT_TRANSLATE_NOOP("crypto_match", "The picture is in the upper half of this card: {player}.")
_LOWER_OF = QT_TRANSLATE_NOOP("crypto_match", "The picture is in the lower half of this card: {player}.")


class Eyes(Struct, frozen=True):
    """How fast a level sees on the largest cards, about, and how many of 100 claims are wrong."""

    median_ms: int
    mistakes: int


EYES = {
    Level.FIRST_STEPS: Eyes(7200, 7),
    Level.EASY: Eyes(5200, 5),
    Level.MEDIUM: Eyes(3800, 3),
    Level.HARD: Eyes(2750, 1),
    Level.BEST: Eyes(2000, 0),
}
"""In even steps from a child of six to somebody who has played for years."""
FASTEST_MS = 700
SPREAD = 0.45
FORM = 0.5
"""How much a player is quicker or slower in a whole mini-game than in another one. Over fifty pictures the luck of each
levels out; without good and bad quarters of an hour the quicker player would never lose."""
PARTS = {8: 1.0, 6: 0.7, 4: 0.4}
"""How much longer it takes with so many pictures on a card, compared with the largest cards."""


def delay_ms(level: Level, count: int, normal: float, form: float = 0.0) -> int:
    """How long a level looks at cards with so many pictures; `normal` and `form` are numbers of the normal
    distribution, of this look and of the mini-game."""
    return round(FASTEST_MS + EYES[level].median_ms * PARTS[count] * math.exp(SPREAD * normal + FORM * form))


class CryptoPolicy:
    """All levels: they differ in their eyes, and only the two best look whose pile is the smallest."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """A claim about one pair of cards after the time that it takes to see it, seldom a wrong one."""
        state, seat = ask.worlds[0], ask.seat
        found = st.claim_for(state, seat, _target(ask, chance))
        about = [action for action in ask.legal if st.aim_of(state, action) is not None and _is_about(action, found)]
        right = next((action for action in about if action.to == st.claim_place(found.symbol, found.target)), None)
        if right is None:  # a seat of somebody who has gone to dinner: it is first at its key, then points
            buzz = next((action for action in ask.legal if action.verb == "buzz"), ask.legal[0])
            return Choice(buzz, None, _waits(ask, chance))
        wrong = [action for action in about if action != right and _is_shown(state, action, found)]
        missed = bool(wrong) and chance.pick(100) < EYES[ask.level].mistakes
        chosen = wrong[chance.pick(len(wrong))] if missed else right
        return Choice(
            chosen, _where(state, found), _waits(ask, chance), watches=tuple(TOKENS[token] for token in found.tokens)
        )


POLICY = CryptoPolicy()


def _target(ask: Ask[State], chance: Chance) -> Seat:
    """Whose card the seat looks at."""
    state = ask.worlds[0]
    targets = st.targets_of(state, ask.seat)
    if ask.level in (Level.HARD, Level.BEST) and state.mini is Mini.GIFT:
        fewest = min(len(state.piles[target]) for target in targets)
        targets = tuple(target for target in targets if len(state.piles[target]) == fewest)
    return targets[chance.pick(len(targets))]


def _is_about(action: Action, found: Found) -> bool:
    place = st.claim_place(0, found.target)
    return action.to is not None and action.to.zone == place.zone


def _is_shown(state: State, action: Action, found: Found) -> bool:
    """Whether a claim names a picture of the card at which the seat points."""
    return action.to is not None and action.to.slot in state.deck.cards[state.faces[found.tokens[1]]]


def _waits(ask: Ask[State], chance: Chance) -> int:
    """The time to see it, after a lock if there is one."""
    state = ask.worlds[0]
    if state.phase is Phase.POINT:
        return FASTEST_MS
    lock_ms = state.locks[ask.seat]
    locked_ms = max(0, lock_ms - state.now_ms) if lock_ms < FOREVER_MS else 0
    form = _normal(LiveChance(state.layout * state.seats + ask.seat))
    return min(LONGEST_MS, locked_ms + delay_ms(ask.level, state.deck.pictures, _normal(chance), form))


def _normal(chance: Chance) -> float:
    """The sum of twelve even numbers stands for the normal distribution."""
    return sum(chance.pick(1000) for _ in range(12)) / 1000 - 5.994


def _where(state: State, found: Found) -> Text:
    """In which half of the card at which the seat points the picture is."""
    face = SYMBOL_FACES[found.symbol]
    parts = pictures(state.house.deck, state.faces[found.tokens[1]], state.layout)
    upper = next(part.y for part in parts if part.face == face) < 0
    if found.target == CENTRE:
        return say(_UPPER if upper else _LOWER)
    return say(_UPPER_OF if upper else _LOWER_OF, player=SeatName(found.target))
