"""Whether what is told of tricks is true, reckoned from the cards and tokens that are seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, cells, number, who


def tokens(match: Match[Any], index: int) -> tuple[int, ...]:
    """How many tokens each seat has on the board."""
    lying = Counter(p.place.zone for p in match.view(None, index).placements)
    return tuple(lying[f"tally-{seat}"] for seat in range(match.setup.seats))


def swept(match: Match[Any]) -> Iterator[tuple[int, bool, str]]:
    """Who took each trick, whether with a trump on another suit, and with which card."""
    cards: list[str] = []
    players: list[int] = []
    for index, entry in enumerate(match.log):
        if entry.action is None:
            continue
        if entry.action.verb == "play":
            (token,) = entry.action.tokens
            players.append(entry.action.seat)
            cards.append(next(p.face or "" for p in match.view(None, index).placements if p.token == token))
        elif cards:
            before, after = tokens(match, index - 1), tokens(match, index)
            (taker,) = [seat for seat in range(match.setup.seats) if after[seat] > before[seat]]
            suits = {card[-1] for card in cards}
            (trump,) = [p.face for p in match.view(None, index).placements if p.place.zone == "trump"]
            trumped = trump is not None and trump[-1] in suits and trump[-1] != cards[0][-1]
            yield taker, trumped, cards[players.index(taker)]
            cards, players = [], []


def in_a_row(match: Match[Any], text: Text) -> bool:
    """So many tricks one after the other, and nobody else so many."""
    most = Counter[int]()
    for seat, row in groupby(taker for taker, *_ in swept(match)):
        most[seat] = max(most[seat], len(list(row)))
    return alone(most, text)


def by_trumping(match: Match[Any], text: Text) -> bool:
    """So many tricks with a trump on another suit, and nobody else so many."""
    return alone(Counter(taker for taker, trumped, _ in swept(match) if trumped), text)


def best_deal(match: Match[Any], text: Text) -> bool:
    """So many tricks in that deal, and nobody so many in any other."""
    rows = cells(match)
    most = Counter({seat: max(row[seat] for row in rows) for seat in range(match.setup.seats)})
    return alone(most, text) and rows[number(text) - 1][who(text)] == text.n


def last_card(match: Match[Any], text: Text) -> bool:
    """The last trick was taken by this seat, with this card."""
    taker, _, face = list(swept(match))[-1]
    return taker == who(text) and match.game.face_name(face) == dict(text.args)["card"]


TRICKS: dict[str, Truth] = {
    "{player} took %n trick(s) in a row.": in_a_row,
    "{player} won the most tricks by trumping: %n trick(s).": by_trumping,
    "{player} had the best deal: %n trick(s) in deal {number}.": best_deal,
    "The last trick went to {player}, with this card: {card}.": last_card,
}
