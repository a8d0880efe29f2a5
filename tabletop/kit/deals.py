"""Matches of several deals with a row of points for each: the score, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.model import Seat
from tabletop.core.rules import Rule, Section, when
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text, say
from tabletop.core.view import NoteFact, ScoreRow, ScoreSheet
from tabletop.kit import head_start

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


def up_and_down(largest: int) -> tuple[int, ...]:
    """How many cards each hand has in each deal: one more from deal to deal up to `largest`, and back down to one."""
    return (*range(1, largest + 1), *range(largest - 1, 0, -1))


def dealer_of(deal: int, first: Seat, seats: int) -> Seat:
    """Who deals the deal of this number (1: the first), where the deal goes round clockwise from `first`."""
    return (first + deal - 1) % seats


def totals(sheet: Sheet, seats: int, ahead: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The points of all seats over the deals that are over, with those that they began with."""
    return head_start.added(tuple(sum(row[seat] for row in sheet) for seat in range(seats)), ahead)


def ranking(totals: tuple[int, ...], lowest_first: bool = False) -> tuple[tuple[Seat, ...], ...]:
    """The seats by their totals, the winners first; equal totals share a place."""
    ordered = sorted(set(totals), reverse=not lowest_first)
    return tuple(tuple(seat for seat, total in enumerate(totals) if total == value) for value in ordered)


def note(msg: Msg, deal: int, deals: int) -> tuple[NoteFact, ...]:
    """The quiet line beside the title, "Deal {deal} of {deals}"; nothing in a match of a single one."""
    return (NoteFact(say(msg, deal=deal, deals=deals)),) if deals > 1 else ()


def score_sheet(
    caption: Text,
    sheet: Sheet,
    seats: int,
    deals: int,
    current: int,
    lowest_wins: bool = False,
    notes: Sequence[tuple[int | None, ...]] = (),
    row: Msg = _DEAL,
    ahead: tuple[int, ...] = (),
) -> ScoreSheet:
    """A row for each of `deals`, also for those to come, and the totals. `current` is being played (0: none). `notes`
    has a row of small figures for each deal that has any. `row` is what the game calls a deal, with a hole `{deal}`.
    `ahead`: the points that the seats began with."""
    rows = list(head_start.line(ahead))
    for deal in range(1, deals + 1):
        cells: tuple[int | None, ...] = sheet[deal - 1] if deal <= len(sheet) else (None,) * seats
        small = notes[deal - 1] if deal <= len(notes) else ()
        rows.append(ScoreRow(say(row, deal=deal), cells, current=deal == current, notes=small))
    rows.append(ScoreRow(say(_TOTAL), totals(sheet, seats, ahead), total=True))
    return ScoreSheet(caption, tuple(rows), lowest_wins=lowest_wins)
