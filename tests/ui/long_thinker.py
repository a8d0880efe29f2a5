"""A worker for tests: over its first move of chess it thinks without an end; FILE appears when it has begun. Started
again, it answers soon.

long_thinker.py FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabletop import games
from tabletop.bots.thinking import LONGEST_THOUGHT_MS
from tabletop.bots.worker import main
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.games.chess.bot import LEVELS, POLICY
from tabletop.games.chess.state import State
from tabletop.kit.alpha_beta import Effort
from tabletop.kit.choosing import Skill

begun = Path(sys.argv[1])
is_first = not begun.exists()


class Thinker:
    """The player of chess; it tells that it has begun."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """What the player of chess answers."""
        begun.touch()
        return POLICY.choose(ask, chance)


LEVELS[Level.BEST] = Skill(Effort(sys.maxsize)) if is_first else LEVELS[Level.EASY]
if is_first:
    LONGEST_THOUGHT_MS[Level.BEST] = sys.maxsize
games.policy = lambda slug: Thinker()  # type: ignore[assignment]
sys.exit(main())
