"""What is said of the worked examples of Whistiti; `tests/stages/whistiti.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
