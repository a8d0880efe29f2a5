"""What is said of the worked examples of Ten Thousand; `tests/stages/ten_thousand.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
