"""What is said of the worked examples of Card Marathon; `tests/stages/card_marathon.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
