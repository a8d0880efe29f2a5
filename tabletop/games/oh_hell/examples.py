"""What is said of the worked examples of Oh Hell; `tests/stages/oh_hell.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample

EXAMPLES: tuple[WorkedExample, ...] = ()
