"""How it stood in a match, reckoned from what is seen, and whether what a story says of that is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tabletop import games
from tabletop.core.model import TokenKind
from tabletop.core.text import SeatName, Text
from tabletop.match.match import Match

Figures = list[tuple[int, ...]]
Truth = Callable[[Match[Any], Text], bool]


def who(text: Text, name: str = "player") -> int:
    """The seat that a sentence names."""
    found = dict(text.args)[name]
    assert isinstance(found, SeatName)
    return found.seat


def number(text: Text, name: str = "number") -> int:
    """A figure in a sentence."""
    found = dict(text.args)[name]
    assert isinstance(found, int)
    return found


def alone(counts: Counter[int], text: Text) -> bool:
    """Whether the one who is named has the figure that is told, and nobody has so much."""
    player = who(text)
    return counts[player] == text.n and all(counts[other] < counts[player] for other in counts if other != player)


# How it stood after each round or deal, from what is seen


def cells(match: Match[Any]) -> list[tuple[int, ...]]:
    """The rows of the score in the panel at the end, deal by deal."""
    sheet = match.game.score(match.state)
    assert sheet is not None
    rows = [row.cells for row in sheet.rows if not row.total]
    return [tuple(cell or 0 for cell in row) for row in rows if any(cell is not None for cell in row)]


def by_deals(match: Match[Any]) -> Figures:
    """The sums after each deal, better is more."""
    sheet = match.game.score(match.state)
    assert sheet is not None
    sign, rows = -1 if sheet.lowest_wins else 1, cells(match)
    return [
        tuple(sign * sum(row[seat] for row in rows[: end + 1]) for seat in range(match.setup.seats))
        for end in range(len(rows))
    ]


def by_turns(match: Match[Any], verbs: set[str], figures: Callable[[Any], tuple[int, ...]]) -> Figures:
    """The figures whenever everybody has ended another turn with one of these verbs, and at the end."""
    found, turns = [], 0
    for index, entry in enumerate(match.log[1:], start=1):
        if entry.action is not None and entry.action.verb in verbs:
            turns += 1
            if turns % match.setup.seats == 0:
                found.append((index, figures(match.states[index])))
    rest = figures(match.state)
    ended = (
        any(entry.action is not None and entry.action.verb not in verbs for entry in match.log[found[-1][0] + 1 :])
        or (turns % match.setup.seats != 0)
        if found
        else True
    )
    return [figure for _, figure in found] + ([rest] if ended else [])


def yams_total(state: Any) -> tuple[int, ...]:
    """The sums at the foot of the pads, as the panel shows them."""
    sheet = games.load("yams").score(state)
    assert sheet is not None
    (total,) = [row.cells for row in sheet.rows if row.total]
    return tuple(cell or 0 for cell in total)


FIGURES: dict[str, Callable[[Match[Any]], Figures]] = {
    "goose": lambda match: by_turns(match, {"move", "skip"}, lambda state: state.squares),
    "snakes_and_ladders": lambda match: by_turns(match, {"move"}, lambda state: state.squares),
    "yams": lambda match: by_turns(match, {"write"}, yams_total),
    "ten_thousand": lambda match: by_turns(match, {"pass"}, lambda state: state.scores),
    "boat_captain_crew": lambda match: by_turns(match, {"sail", "miss"}, lambda state: state.totals),
    "no_five_no_two": lambda match: by_turns(match, {"write"}, lambda state: state.totals),
    "president": by_deals,
    "dream_team": by_deals,
    "oh_hell": by_deals,
    "whistiti": by_deals,
    "crazy_eights": by_deals,
    "kemps": by_deals,
}


def athletic_rounds(match: Match[Any]) -> Figures:
    """The medals whenever the last seat has handed the turn on to the first, and at the end."""
    ends = [after.medals for before, after in pairwise(match.states) if before.turn != after.turn and after.turn == 0]
    return ends if match.state.turn == 0 and match.states[-2].turn != 0 else [*ends, match.state.medals]


FIGURES["athletic_games"] = athletic_rounds


def held(match: Match[Any], index: int) -> Counter[int | None]:
    """The counters on the table: how many lie before each seat, and before nobody (the pot)."""
    return Counter(p.owner for p in match.view(None, index).placements if p.kind is TokenKind.COUNTER)


def by_pots(match: Match[Any]) -> Figures:
    """The counters before each seat whenever a pot was taken or left."""
    ends = [at for at, e in enumerate(match.log) if e.action is not None and e.action.verb in ("take", "leave")]
    return [tuple(held(match, at)[seat] for seat in range(match.setup.seats)) for at in ends]


FIGURES["poker_dice"] = by_pots


def by_payments(match: Match[Any]) -> Figures:
    """The counters before each seat at the end of each round: when it is another one, and at the end of the match."""
    states, last = match.states, len(match.states) - 1
    ends = [at for at in range(1, last + 1) if states[at].round > states[at - 1].round]
    return [tuple(held(match, at)[seat] for seat in range(match.setup.seats)) for at in [*ends, last]]


FIGURES["blackjack_dice"] = by_payments


def figures_of(match: Match[Any]) -> Figures:
    """How it stood after each round or deal."""
    return FIGURES[match.game.info.slug](match)


def leads(row: tuple[int, ...], seat: int) -> bool:
    """Whether a seat is in front alone."""
    return all(figure < row[seat] for other, figure in enumerate(row) if other != seat)


def ludo_rounds(match: Match[Any]) -> int:
    """How often the turn came round to the seat that began, and the first time."""
    turns: list[int] = [state.turn for state in match.states[:-1]]
    return 1 + sum(before != turns[0] and after == turns[0] for before, after in pairwise(turns))


def length(match: Match[Any], text: Text) -> bool:
    """So many rounds or deals."""
    slug = match.game.info.slug
    return text.n == (ludo_rounds(match) if slug == "ludo" else len(figures_of(match)))


def moves(match: Match[Any], text: Text) -> bool:
    """So many moves, as the players of the game count them."""
    return text.n == match.game.info.moves_in(e.action for e in match.log if e.action is not None)


def longest(match: Match[Any], text: Text) -> bool:
    """In front so many rounds in a row, and nobody else nearly so long."""
    rows, player = figures_of(match), who(text)

    def run(seat: int) -> int:
        spans = [
            end - start
            for start in range(len(rows))
            for end in range(start + 1, len(rows) + 1)
            if all(leads(row, seat) for row in rows[start:end])
        ]
        return max(spans, default=0)

    return run(player) == text.n and all(run(s) < run(player) for s in range(match.setup.seats) if s != player)


def for_good(match: Match[Any], text: Text) -> bool:
    """In front from this round on, and not before it."""
    rows, at = figures_of(match), number(text) - 1
    return all(leads(row, who(text)) for row in rows[at:]) and not leads(rows[at - 1], who(text))


def at_last(match: Match[Any], text: Text) -> bool:
    """In front at the end, and not before it."""
    rows = figures_of(match)
    return leads(rows[-1], who(text)) and not leads(rows[-2], who(text))


def always(match: Match[Any], text: Text) -> bool:
    """In front all the time."""
    return all(leads(row, who(text)) for row in figures_of(match))


# Two sides


def strengths(match: Match[Any]) -> Figures:
    """What each seat has on the board after each move of both (men: after each move), from what is seen."""
    info, found, last = match.game.info, [], len(match.log) - 1
    for index in range(1, len(match.log)):
        before, after, entry = match.states[index - 1], match.states[index], match.log[index]
        assert entry.action is not None
        handed = before.turn != after.turn
        if info.slug == "nine_mens_morris":
            whole = entry.action.verb in ("move", "place", "remove") and (handed or index == last)
        else:
            whole = (handed and after.turn == after.white) or index == last
        if whole:
            found.append(seen(match, index))
    return found


PAWNS = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 0}


def seen(match: Match[Any], index: int) -> tuple[int, ...]:
    """How many pieces each seat has, or what they are worth, counted on the table."""
    counts = Counter[int]()
    for placement in match.view(None, index).placements:
        if placement.owner is not None and not placement.place.zone.startswith(("taken", "removed")):
            letter = (placement.face or "")[-1]
            counts[placement.owner] += PAWNS[letter] if match.game.info.slug == "chess" else 1
    return counts[0], counts[1]


def ahead_from(match: Match[Any], text: Text) -> bool:
    """Ahead from this move on."""
    rows = strengths(match)[number(text) - 1 :]
    return bool(rows) and all(leads(row, who(text)) for row in rows)


def behind_then(match: Match[Any], text: Text) -> bool:
    """Behind after this move, never later, and won."""
    rows, player = strengths(match), who(text)
    behind = [at for at, row in enumerate(rows, start=1) if leads(row, 1 - player)]
    assert match.result is not None
    return behind[-1] == number(text) and match.result.winners == (player,)
