"""Matches of several deals with a row of points for each: the score, and what is said of them."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.core.rules import Rule, Section, when
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text, say
from tabletop.core.view import NoteFact, ScoreRow, ScoreSheet

Sheet = tuple[tuple[int, ...], ...]
"""A row of points, one for each seat, for each deal that is over."""

_DEAL = QT_TRANSLATE_NOOP("Cards", "Deal {deal}")
_TOTAL = QT_TRANSLATE_NOOP("Cards", "Total")


_LENGTHS = {
    "5": "A match lasts five deals.",
    "1": "A match lasts one deal.",
    "3": "A match lasts three deals.",
    "10": "A match lasts ten deals.",
}


def length_rules(rule: str, option: str, printed: str = "5") -> tuple[Rule, ...]:
    """The rows of the rule that says how many deals a match has, for `house_rules.deals_option`."""
    return tuple(
        Rule(rule, Section.END, text, when(option, deals), "" if deals == printed else f"deals-{deals}")
        for deals, text in _LENGTHS.items()
    )


def totals(sheet: Sheet, seats: int) -> tuple[int, ...]:
    """The points of all seats over the deals that are over."""
    return tuple(sum(row[seat] for row in sheet) for seat in range(seats))


def ranking(totals: tuple[int, ...], lowest_first: bool = False) -> tuple[tuple[Seat, ...], ...]:
    """The seats by their totals, the winners first; equal totals share a place."""
    ordered = sorted(set(totals), reverse=not lowest_first)
    return tuple(tuple(seat for seat, total in enumerate(totals) if total == value) for value in ordered)


def note(msg: Msg, deal: int, deals: int) -> tuple[NoteFact, ...]:
    """The quiet line beside the title, "Deal {deal} of {deals}"; nothing in a match of a single one."""
    return (NoteFact(say(msg, deal=deal, deals=deals)),) if deals > 1 else ()


def score_sheet(
    caption: Text, sheet: Sheet, seats: int, deals: int, current: int, lowest_wins: bool = False
) -> ScoreSheet:
    """A row for each deal, also for those to come, and the totals. `current` is being played (0: none)."""
    rows = []
    for deal in range(1, deals + 1):
        cells: tuple[int | None, ...] = sheet[deal - 1] if deal <= len(sheet) else (None,) * seats
        rows.append(ScoreRow(say(_DEAL, deal=deal), cells, current=deal == current))
    rows.append(ScoreRow(say(_TOTAL), totals(sheet, seats), total=True))
    return ScoreSheet(caption, tuple(rows), lowest_wins=lowest_wins)
