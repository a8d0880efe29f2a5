"""Looking beyond one's own turn: how easy the next player will have it, and oneself in the turn after that.

What nobody can see is dealt again many times; the others play as whoever thinks of a turn to its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.bot import Clock
from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.athletic_games.cards import ANY, DECK, FITS
from tabletop.games.athletic_games.search import HOLE, Ends, Line, Pairs, Search, after_line
from tabletop.games.athletic_games.state import HAND, KEPT_DRAW, State, cards_in

MOVES = 8
QUICK = 250
"""Within so many positions others see whether they can empty their hand."""
COLLECTED = 4_000
WINNING = 10
"""So many ways to empty the hand are compared."""
COMPARED = 16
DEALS_A_ROUND = 10
DEALS = 300
"""So many turns of the next player are thought through before an action."""
FEWER = 2
"""So many cards less than possible may be laid."""


class End(Struct):
    """A position in which the turn may end, how it comes about, and what it has been worth so far."""

    line: Line
    pairs: Pairs
    hand: int
    worth: float = 0.0


class Unseen(Struct):
    """How the cards that nobody has seen may lie: a hand of the next player, and what is drawn."""

    hand: int
    drawn: Sequence[int]


def best_end(state: State, seat: Seat, best: Line, chance: Chance, clock: Clock) -> Line:
    """The line after which the next turns promise most; `best` lays as many cards as possible."""
    pairs = pairs_of(state)
    found = _choices(state, seat, pairs, best)
    deals, left = DEALS_A_ROUND, DEALS
    while len(found) > 1 and left > 0 and not clock.is_over():
        for unseen in _dealt(state, seat, deals, chance):
            for one in found:
                one.worth += _worth(one, unseen)
            left -= len(found)
            if clock.is_over():
                break
        found.sort(key=lambda one: one.worth, reverse=True)
        found = found[: (len(found) + 1) // 2]
    return found[0].line if found else best


def pairs_of(state: State) -> Pairs:
    """The bottom and the top card of every pile."""
    faces = state.faces
    return tuple(faces[pile[0]] * len(DECK) + faces[pile[-1]] if pile else HOLE for pile in state.piles)


def _choices(state: State, seat: Seat, pairs: Pairs, best: Line) -> list[End]:
    """The ends that are worth comparing, the most promising ones first."""
    hand = cards_in(state, seat)
    ends = Ends(MOVES, COLLECTED, WINNING)
    ends.look(pairs, hand)
    out = best.placed == hand.bit_count()
    least = best.placed if out else best.placed - FEWER
    stuck = state.house.stop_rule == "when-stuck"
    found = []
    for (_, kept), line in ends.found.items():
        lying = after_line(pairs, line)
        idle, forced = bool(line.steps) and not line.placed, stuck and kept & _covered(lying)
        if line.placed >= least and not idle and not forced:
            line = replace(line, whole=best.whole and line.placed == best.placed)
            found.append(End(line, lying, kept))
    found.sort(key=lambda one: one.line.placed - _covered(one.pairs).bit_count() / 4, reverse=True)
    return found[:COMPARED]


def _covered(pairs: Pairs) -> int:
    """The cards that fit somewhere, as bits."""
    covered = 0
    for pair in pairs:
        covered |= ANY if pair == HOLE else FITS[pair % len(DECK)]
    return covered


def _dealt(state: State, seat: Seat, deals: int, chance: Chance) -> Iterator[Unseen]:
    """Hands of the next player that may be, with what is drawn afterwards."""
    faces, following = state.faces, (seat + 1) % state.seats
    unseen = [
        faces[token]
        for token in (*state.stock, *(t for at, held in enumerate(state.hands) if at != seat for t in held))
    ]
    held = len(state.hands[following])
    for _ in range(deals):
        mixed = chance.shuffled(unseen)
        yield Unseen(sum(1 << card for card in mixed[:held]), mixed[held : held + HAND])


def _worth(one: End, unseen: Unseen) -> float:
    """Own medals less those of the next player, in the two turns to come."""
    line = Search(MOVES, QUICK).best(one.pairs, unseen.hand)
    lost = line.placed == unseen.hand.bit_count() > 0
    drawn = unseen.drawn[: KEPT_DRAW if one.hand else HAND]
    hand = one.hand | sum(1 << card for card in drawn)
    mine = Search(MOVES, QUICK).best(after_line(one.pairs, line), hand)
    return (mine.placed == hand.bit_count()) - lost
