"""Whether what is told of contracts, and of the tricks that nobody wanted, is true: reckoned from the log, the cards
that were seen and the totals in the panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.story_figures import FIGURES, Figures, Truth, alone, number, who

_RANKS = [*map(str, range(2, 11)), "J", "Q", "K", "A"]


def by_totals(match: Match[Any]) -> Figures:
    """The totals in the panel whenever a deal has been counted; fewer are better."""
    states = match.states
    found = []
    for before, after in pairwise(states):
        if len(after.sheet) > len(before.sheet):
            sheet = match.game.score(after)
            assert sheet is not None
            (total,) = [row.cells for row in sheet.rows if row.total]
            found.append(tuple(-(cell or 0) for cell in total))
    return found


FIGURES["barbu"] = by_totals


def rows(match: Match[Any]) -> list[tuple[int, ...]]:
    """What each deal cost each seat."""
    sums = [(0,) * match.setup.seats, *by_totals(match)]
    return [tuple(was - now for was, now in zip(before, after, strict=True)) for before, after in pairwise(sums)]


def named(match: Match[Any]) -> list[str]:
    """The contracts of all deals."""
    return [e.action.tokens[0] for e in match.log if e.action is not None and e.action.verb == "choose"]


def tricks(match: Match[Any]) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """The contract, who took it and the cards of every trick."""
    contract, laid = "", list[tuple[int, str]]()
    for index, entry in enumerate(match.log):
        action = entry.action
        if action is not None and action.verb == "choose":
            contract = action.tokens[0]
        elif action is not None and action.verb == "play":
            lies = match.view(None, index).find(action.tokens[0])
            assert lies is not None
            assert lies.face is not None
            laid.append((action.seat, lies.face.removeprefix("card-")))
            if len(laid) == match.setup.seats:
                suit = laid[0][1][-1]
                heights = [(_RANKS.index(card[:-1]), seat) for seat, card in laid if card[-1] == suit]
                yield contract, max(heights)[1], tuple(card for _, card in laid)
                laid = []


def kings(match: Match[Any], text: Text) -> bool:
    """Nobody was given the king of hearts so often where that was dear."""
    dear = ("contract-king", "contract-salad")
    takers = Counter(taker for contract, taker, cards in tricks(match) if contract in dear and "KH" in cards)
    return alone(takers, text)


def dearest(match: Match[Any], text: Text) -> bool:
    """No deal cost anybody so much, and such was its contract."""
    points, contract = number(text, "points"), english(dict(text.args)["contract"])  # type: ignore[arg-type]
    reached = {(seat, at) for at, row in enumerate(rows(match)) for seat, cost in enumerate(row) if cost == points}
    names = {english(match.game.face_name(named(match)[at])) for _, at in reached}  # type: ignore[arg-type]
    return points == max(map(max, rows(match))) and {seat for seat, _ in reached} == {who(text)} and contract in names


def clean(match: Match[Any], text: Text) -> bool:
    """Nobody came so often through a deal without a point."""
    return alone(Counter(seat for row in rows(match) for seat, cost in enumerate(row) if not cost), text)


CONTRACTS: dict[str, Truth] = {
    "{player} took the king of hearts most often: %n time(s).": kings,
    "The dearest deal: {points} points for {player} ({contract}).": dearest,
    "{player} took no points at all in %n deal(s), more often than anybody else.": clean,
}
