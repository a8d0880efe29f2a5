"""What is said of the worked examples of Crazy Eights; `tests/stages/crazy_eights.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
