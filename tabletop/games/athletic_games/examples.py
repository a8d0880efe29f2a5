"""What is said of the worked examples of the Athletic Games; `tests/stages/athletic_games.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
