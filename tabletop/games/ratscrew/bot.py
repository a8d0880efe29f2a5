"""The computer player of Egyptian Ratscrew: it has nothing to decide, only eyes and a hand that needs its time."""

from __future__ import annotations

import math

from msgspec import Struct

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.games.ratscrew.state import TOKENS, Phase, State, may_slap
from tabletop.kit.cards import RANKS

_SEES_PAIR = QT_TRANSLATE_NOOP("ratscrew", "Two cards of the same rank: slap before the others do.")
_SEES_SANDWICH = QT_TRANSLATE_NOOP(
    "ratscrew", "Two cards of the same rank with another one between them: slap before the others do."
)
_TURNS = QT_TRANSLATE_NOOP("ratscrew", "The next card has to be turned.")


class Reaction(Struct, frozen=True):
    """How fast and how well a level sees: the median reaction time, and how many of 1000 pairs it overlooks and of
    1000 other cards it slaps by mistake."""

    median_ms: int
    overlooks: int
    mistakes: int


EYES = {
    Level.FIRST_STEPS: Reaction(1500, 150, 14),
    Level.EASY: Reaction(1150, 115, 11),
    Level.MEDIUM: Reaction(950, 90, 8),
    Level.HARD: Reaction(750, 60, 5),
    Level.BEST: Reaction(600, 30, 2),
}
"""A child of six needs about 1500 ms, a practised adult 600."""
SPREAD = 0.35
FASTEST_MS = 250
TURN_MS = (800, 1400)
"""When a computer player turns its card: not before and not after so long."""


class RatscrewPolicy:
    """All levels: they differ in their eyes."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """Slap after the reaction time, else turn a card if it is time to, else nothing."""
        state, legal = ask.worlds[0], {action.verb: action for action in ask.legal}
        if self._reacts(state, ask.seat, EYES[ask.level], chance):
            after_ms = _reaction_ms(EYES[ask.level], chance) + state.house.handicap
            aimed = Action(ask.seat, "slap", (TOKENS[state.pile[-1]],))
            return Choice(aimed, _why_slap(state) if state.pair else None, after_ms)
        if "turn" in legal:
            least_ms, most_ms = TURN_MS
            # Somebody may have slapped meanwhile: that is no reason to begin again.
            waited_ms = state.now_ms - state.laid_ms if state.pile else 0
            after_ms = least_ms + chance.pick(most_ms - least_ms + 1) - waited_ms
            return Choice(legal["turn"], say(_TURNS), max(0, after_ms))
        return Choice(legal.get("gather"))

    @staticmethod
    def _reacts(state: State, seat: Seat, eyes: Reaction, chance: Chance) -> bool:
        """Whether the card that was just turned makes the seat slap; drawn once for each card."""
        looked = state.phase is Phase.SLAP or state.claims.used or state.now_ms > state.laid_ms
        if looked or not may_slap(state, seat):
            return False
        if state.pair:
            return chance.pick(1000) >= eyes.overlooks
        seen = [RANKS[state.faces[token]] for token in state.pile[-3:]]
        twice = len(seen) == 3 and seen[0] == seen[2]
        return chance.pick(1000) < eyes.mistakes * (2 if twice else 1)


POLICY = RatscrewPolicy()


def _why_slap(state: State) -> Text:
    under, top = (RANKS[state.faces[token]] for token in state.pile[-2:])
    return say(_SEES_PAIR if under == top else _SEES_SANDWICH)


def _reaction_ms(eyes: Reaction, chance: Chance) -> int:
    """A log-normal reaction time; the sum of twelve even numbers stands for the normal distribution."""
    normal = sum(chance.pick(1000) for _ in range(12)) / 1000 - 5.994
    return max(FASTEST_MS, round(eyes.median_ms * math.exp(SPREAD * normal)))
