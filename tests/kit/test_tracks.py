"""Counting along a track, back from its end, and on from squares that send a piece elsewhere."""

from __future__ import annotations

import pytest

from tabletop.core.model import Action, Gesture, GestureKind, Place, TokenId
from tabletop.core.view import Cue, CueKind
from tabletop.kit.tracks import Leg, Track, chain, counted, counted_back, hops, piece_moves, sent

TRACK = Track(Place("way", slot) for slot in range(21))


def test_every_square_of_a_walk_is_touched() -> None:
    assert counted(3, 4, 20) == Leg((4, 5, 6, 7))
    assert counted_back(9, 3) == Leg((8, 7, 6), back=True)


@pytest.mark.parametrize(
    ("start", "count", "touched"),
    [(18, 2, (19, 20)), (18, 3, (19, 20, 19)), (18, 4, (19, 20, 19, 18)), (20, 2, (19, 18))],
)
def test_what_is_left_over_is_counted_back(start: int, count: int, touched: tuple[int, ...]) -> None:
    leg = counted(start, count, 20)
    assert leg.touched == touched
    assert leg.back == (start + count > 20)


def test_a_landing_may_send_a_piece_on_until_it_rests() -> None:
    ladders = {5: 12, 12: 2}
    legs = chain(counted(3, 2, 20), lambda leg: sent(ladders[leg.landing]) if leg.landing in ladders else None)
    assert [leg.landing for leg in legs] == [5, 12, 2]
    assert TRACK.along(legs) == tuple(Place("way", slot) for slot in (4, 5, 12, 2))


def test_places_and_numbers_of_a_track() -> None:
    assert TRACK.number(Place("way", 7)) == 7
    assert TRACK.number(Place("elsewhere", 7)) is None
    assert TRACK.number(None) is None
    assert TRACK.between(17, 20) == (Place("way", 18), Place("way", 19), Place("way", 20))
    assert hops("peg", TRACK.between(1, 2)) == Cue("peg", CueKind.HOP, (Place("way", 2),), "piece")


HERE, GOAL, OTHER = Place("way", 3), Place("way", 7), Place("way", 9)


@pytest.mark.parametrize(
    ("kind", "tokens", "to", "meant"),
    [
        (GestureKind.TAP, ("mine",), None, Action(0, "move", ("mine",))),
        (GestureKind.TAP, ("theirs",), None, Action(0, "move", ("mine",), GOAL)),
        (GestureKind.TAP, ("third",), None, Action(0, "move", ("third",))),
        (GestureKind.TAP, (), GOAL, Action(0, "move", ("mine",), GOAL)),
        (GestureKind.TAP, (), OTHER, None),
        (GestureKind.DRAG, ("mine",), OTHER, Action(0, "move", ("mine",), OTHER)),
        (GestureKind.DRAG, ("third",), GOAL, Action(0, "move", ("third",), GOAL)),
        (GestureKind.DRAG, ("mine",), HERE, None),
        (GestureKind.DRAG, ("mine",), None, None),
        (GestureKind.DRAG, ("mine", "third"), GOAL, None),
        (GestureKind.DRAG, ("die",), GOAL, None),
    ],
)
def test_what_a_hand_means_where_the_move_of_one_piece_is_forced(
    kind: GestureKind, tokens: tuple[TokenId, ...], to: Place | None, meant: Action | None
) -> None:
    stands = {"mine": HERE, "theirs": GOAL, "third": OTHER}
    found = piece_moves(Gesture(kind, 0, tokens, to), "mine", stands, (GOAL,))
    assert found == (() if meant is None else (meant,))
