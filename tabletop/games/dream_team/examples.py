"""What is said of the worked examples of Dream Team; `tests/stages/dream_team.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
