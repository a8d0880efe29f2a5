"""What the plays and passes of the others say about their hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from msgspec.structs import replace

from tabletop.core.chance import Luck
from tabletop.core.model import Seat
from tabletop.games.president.fast import PASS, Deal, move_of
from tabletop.games.president.state import State, cards_of
from tabletop.kit.ismcts import likely

_PASS, _LAID = 0.6, 0.5
"""How strongly it speaks against a hand that a sensible player would have laid something where its owner passed, or
something else than its owner laid."""

Laid = tuple[Seat, tuple[int, ...]]


def believed(worlds: Sequence[State], seat: Seat, luck: Luck) -> list[State]:
    """The worlds, those more often in which sensible players would have laid and passed as the others did."""
    laid = history(worlds[0])
    if not any(other != seat for other, _ in laid):
        return list(worlds)
    return likely(worlds, [exp(-surprise(world, seat, laid)) for world in worlds], luck)


def history(state: State) -> list[Laid]:
    """All plays of this deal, the oldest first: who laid what."""
    tokens = (*state.discard, *(token for play in state.trick for token in play))
    starts = [tokens.index(play.token) for play in state.plays]
    ends = [*starts, len(tokens)][1:]
    return [(play.seat, tokens[at:end]) for play, at, end in zip(state.plays, starts, ends, strict=True)]


def surprise(world: State, seat: Seat, laid: Sequence[Laid]) -> float:
    """How strange it is what the others of `seat` laid, and where they passed, if these were their hands."""
    hands = [*world.hands]
    for other, tokens in laid:
        hands[other] += tokens
    start = replace(world, hands=tuple(hands), trick=(), discard=(), last=-1, passed=0, out=(), turn=laid[0][0])
    deal, found = Deal(start), 0.0
    for other, tokens in laid:
        found += _PASS * _passed(deal, seat, other)
        move = move_of(cards_of(world, tokens))
        if other != seat and deal.choice() != move:
            found += _LAID
        deal.play(move)
    return found + _PASS * _passed(deal, seat, world.turn if world.trick else -1)


def _passed(deal: Deal, seat: Seat, upto: Seat) -> int:
    """Everybody passes until the turn is with `upto` (-1: until the trick is over): how many would not have."""
    found = 0
    while deal.wanted and deal.turn != upto:
        found += deal.turn != seat and deal.choice() != PASS
        deal.play(PASS)
    return found
