"""The log: one entry for the set-up and one for every accepted action, with the outcomes that luck drew."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tabletop.core.model import Action

LONGEST_MS = 10 * 366 * 86_400_000
"""Ten years: no match takes longer, and what counts with its milliseconds need not be ready for more."""

Moment = Annotated[int, Meta(ge=-LONGEST_MS, le=LONGEST_MS)]
"""Milliseconds since the match began; what was pressed just before it has a moment, too."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """`action` is None for the set-up. `outcomes` are the 0-based numbers drawn; `at_ms`: since the match began.
    `asked`: a person threw real dice and told what they show. `hinted`: it is what a hint had said to do."""

    action: Action | None = None
    outcomes: tuple[int, ...] = ()
    at_ms: Moment = 0
    asked: bool = False
    hinted: bool = False


class DamagedLog(Exception):
    """A log does not follow the rules. `index` is the entry at fault; entries before it are sound."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"entry {index}: {reason}")
        self.index = index
        self.reason = reason
