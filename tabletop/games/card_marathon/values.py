"""What the computer player weighs: how good a race stands, and how near a hand is to a challenge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import RUNS, VALUES, open_runs
from tabletop.games.card_marathon.state import CHALLENGE, MILESTONES, REVERSED_FROM, ZONE_LEAD, State
from tabletop.kit.cards import PACK_52, RANKS

_ALL = (1 << 52) - 1
_RUN_MASKS = tuple(sum(1 << value for value in run) for run in RUNS)
_OF_VALUE = tuple(sum(1 << card for card in PACK_52 if RANKS[card] - 1 == value) for value in range(VALUES))
_SUIT_CARDS = (1 << VALUES) - 1
_USUAL, _LEADING, _LAGGING = 0.29, 0.03, 0.35
"""How likely a player with this lead can declare a challenge in a turn (counted in simulated races)."""
_LONG = 120


# How a race stands


def standing(state: State, own: int, other: int, begins: bool) -> float:
    """How likely a runner with so many milestones wins the race, from 0 to 1; `begins`: it is on turn."""
    reversal, left = state.house.reversal, min(_LONG, turns_left(state))
    return _worth(reversal, left, own, other) if begins else 1 - _worth(reversal, left, other, own)


def turns_left(state: State) -> int:
    """About how many turns the refreshments last."""
    renewed = 31 * (state.house.rebuild_limit - state.rebuilt)
    return len(state.refreshments) + renewed


def after_upturning(state: State, seat: Seat) -> float:
    """How likely a seat wins once it has upturned one more milestone."""
    own, other = st.count_of(state, seat) + 1, st.count_of(state, 1 - seat)
    return _finish(state.house.reversal, own, other) if own == MILESTONES else standing(state, own, other, begins=False)


def _finish(reversal: bool, own: int, other: int) -> float:
    """The final scale."""
    if own == other:
        return 0.5
    ahead = float(own > other)
    return 1 - ahead if reversal and abs(own - other) >= REVERSED_FROM else ahead


@cache
def _worth(reversal: bool, turns: int, own: int, other: int) -> float:
    """The chances of whoever is on turn, if both do the better of declaring and waiting."""
    if turns <= 0:
        return _finish(reversal, own, other)
    lead = own - other
    likely = _LEADING if lead >= ZONE_LEAD else _LAGGING if lead <= -ZONE_LEAD else _USUAL
    waits = 1 - _worth(reversal, turns - 1, other, own)
    if own + 1 == MILESTONES:
        declares = _finish(reversal, own + 1, other)
    else:
        declares = 1 - _worth(reversal, turns - 1, other, own + 1)
    return likely * max(declares, waits) + (1 - likely) * waits


# How near a hand is to a challenge


class Needs(Struct, frozen=True):
    """What completes a challenge for a seat: `runs` are the value masks of the straights that it may declare."""

    runs: tuple[int, ...]
    unseen: int

    def outs(self, usable: int) -> int:
        """The unseen cards that complete a challenge with these, as bits."""
        return completing(usable, self.runs) & self.unseen

    def finishing(self, hand: int, row: int, least: int) -> int:
        """The cards that complete a challenge with these, as bits, where at least so many of its cards must be energy
        cards; the one that completes it is one of them."""
        most = CHALLENGE - least
        if row.bit_count() <= most:
            return completing(hand | row, self.runs)
        found = 0
        for some in combinations(_each(row), most):
            found |= completing(hand | sum(some), self.runs)
        return found

    def outs_of(self, hand: int, row: int, least: int) -> int:
        """How many of those are unseen."""
        return (self.finishing(hand, row, least) & self.unseen).bit_count()

    def score(self, usable: int) -> float:
        """How good cards go together: what completes them counts most, then the pieces that they have."""
        values = _values(usable)
        pieces = sum(_PIECES[(values & mask).bit_count()] for mask in self.runs)
        for suit in range(4):
            held = usable >> VALUES * suit & _SUIT_CARDS
            pieces += sum(_SUITED[(held & mask).bit_count()] for mask in _RUN_MASKS)
        pieces += sum(_ALIKE[(usable & cards).bit_count()] for cards in _OF_VALUE)
        return self.outs(usable).bit_count() + pieces

    def foresight(self, hand: int, row: int) -> float:
        """How likely five energy cards and the row make a challenge with the next card, or with the one after it if
        the best of six is thrown in between; from 0 to 1."""
        count = max(1, self.unseen.bit_count())
        at_once = self.outs(hand | row)
        likely = float(at_once.bit_count())
        for card in _each(self.unseen & ~at_once):
            held = hand | card
            likely += _LATER * max(self.outs(held & ~thrown | row).bit_count() for thrown in _each(held)) / count
        return likely / count


_LATER = 0.8
"""What a challenge is worth that comes a turn later."""
_PIECES = (0.0, 0.0, 0.3, 0.6, 0.6)
_SUITED = (0.0, 0.0, 0.04, 0.3, 0.3)
_ALIKE = (0.0, 0.0, 0.05, 0.3, 0.3)


def needs(state: State, seat: Seat) -> Needs:
    """What a seat needs as the race stands. Where it leads too far for straights, those that it might have with a
    smaller lead do not count."""
    runs = open_runs(state.house, st.lead_of(state, seat), st.blocked_values(state, seat))
    masks = tuple(sum(1 << value for value in run) for run in runs)
    return Needs(masks, _ALL & ~seen_by(state, seat))


def seen_by(state: State, seat: Seat) -> int:
    """The cards that a seat sees or knows, as bits."""
    tokens = [*state.hands[seat], *state.effort, *st.milestones(state, 0), *st.milestones(state, 1)]
    closed = (token for runner in (0, 1) for token in st.milestones(state, runner, upturned=False))
    hidden = (*state.hands[1 - seat], *closed)
    tokens += [token for token in hidden if state.knowledge.known_to(token, seat)]
    return bits(state.faces[token] for token in tokens)


def bits(cards: Iterable[int]) -> int:
    """Cards as bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _each(cards: int) -> Iterator[int]:
    """Cards one by one, each as its bit."""
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        yield lowest


def _values(usable: int) -> int:
    found = 0
    for suit in range(4):
        found |= usable >> VALUES * suit & _SUIT_CARDS
    return found


def completing(usable: int, runs: tuple[int, ...]) -> int:
    """The cards that make a challenge with three of these, as bits; `runs` are the straights that may be declared."""
    values, found = _values(usable), 0
    for mask in runs:
        missing = mask & ~values
        if missing.bit_count() == 1:
            found |= _OF_VALUE[missing.bit_length() - 1]
        elif not missing:
            # Another card of one of its values makes it again, even where all of it lies in the row.
            for value in range(VALUES):
                found |= _OF_VALUE[value] if mask >> value & 1 else 0
    for suit in range(4):
        held = usable >> VALUES * suit & _SUIT_CARDS
        for mask in _RUN_MASKS:
            missing = mask & ~held
            if missing.bit_count() == 1:
                found |= missing << VALUES * suit
    for cards in _OF_VALUE:
        if (usable & cards).bit_count() == 3:
            found |= cards & ~usable
    return found
