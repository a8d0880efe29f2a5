"""What a swap is worth, and how likely a gesture is to be the signal of the other team."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.chance import Chance
from tabletop.core.model import Seat
from tabletop.games.kemps.state import GESTURES, Cards, State, team_of
from tabletop.kit.cards import RANKS
from tabletop.kit.hands import Tokens

_WORTH = (0, 10, 40, 90, 250)
"""What so many cards of a rank are worth in a hand."""
_LOST = 10
"""By so much less the cards of a rank of which one is out of play."""
_LAP = 4
_TWO_LAPS_MS = 10_000
"""What counts for two laps where there are no turns."""


class Swap(Struct, frozen=True):
    """A swap and why: so many cards of the rank are in hand before; `lost`: what goes out cannot become a four."""

    out: int
    taken: int
    held: int
    lost: bool


def lost_ranks(cards: Cards) -> frozenset[int]:
    """The ranks of which a card has been put aside: no four of them is possible in this deal."""
    return frozenset(RANKS[cards.faces[token]] for token in cards.cleared)


def gone(cards: Cards, rank: int) -> int:
    """How many cards of a rank have been put aside or lie in the row."""
    return sum(RANKS[cards.faces[token]] == rank for token in cards.cleared + cards.row)


def best_swap(cards: Cards, hand: Tokens, remembers: bool, chance: Chance) -> Swap | None:
    """The swap that helps most towards a four, any of those that are equally good; None if none helps. `remembers`:
    what has been put aside is kept in mind."""
    lost = lost_ranks(cards) if remembers else frozenset[int]()
    ranks = [RANKS[cards.faces[token]] for token in hand]

    def worth(rank: int, count: int) -> int:
        return _WORTH[count] // (_LOST if rank in lost else 1)

    found: dict[int, list[Swap]] = {}
    for taken in cards.row:
        rank = RANKS[cards.faces[taken]]
        held = ranks.count(rank)
        for out, other in zip(hand, ranks, strict=True):
            count = ranks.count(other)
            gain = worth(rank, held + 1) - worth(rank, held) + worth(other, count - 1) - worth(other, count)
            if rank != other and gain > 0:
                found.setdefault(gain, []).append(Swap(out, taken, held, other in lost))
    if not found:
        return None
    best = found[max(found)]
    return best[chance.pick(len(best))]


def shares(state: State, seat: Seat) -> list[float]:
    """How likely each gesture is the signal of the other team, for whoever sits at `seat` and watches."""
    other = 1 - team_of(seat)
    out = {signal[-1] for signal in state.ruled[other] if len(signal) == 1}
    weights = [0.0 if gesture in out else 1.0 for gesture in range(len(GESTURES))]
    for sign in state.signs:
        if team_of(sign.seat) == other:
            weights[sign.gesture] *= 1.5 if sign.after_swap else 1.0
            weights[sign.gesture] *= 0.3 if _stale(state, sign.turn, sign.at_ms) else 1.0
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _stale(state: State, turn: int, at_ms: int) -> bool:
    """Whether two laps have gone by without a call."""
    if state.open_mode:
        return state.times.now - at_ms > _TWO_LAPS_MS
    return state.turns - turn > 2 * _LAP
