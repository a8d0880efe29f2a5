"""Ways of several parts: hops from square to square, and glides along what is drawn on the board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from tabletop.core.model import Place, Placement
from tabletop.core.table import Point, Rect, TableSpec, Way, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, say
from tabletop.core.view import Cue, CueKind
from tabletop.ui.table.changes import Change
from tabletop.ui.table.choreography import STEP, tracks
from tabletop.ui.table.easing import Curve
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.motion import Track
from tabletop.ui.table.routes import Part, Route
from tabletop.ui.table.turning import turned_table

BEND = (Point(140, 60), Point(140, 140))
SLOTS = tuple(Point(100 + 20 * at, 100) for at in range(6))
SQUARES = ZoneSpec("way", ZoneKind.SPOTS, say(Msg("way", "way")), SLOTS, stand=True)
SPEC = TableSpec((SQUARES,), ways=(Way(Place("way", 2), Place("way", 5), BEND),), turns=Rect(50, 50, 200, 200))


def test_a_part_goes_through_its_points_at_an_even_pace() -> None:
    part = Part([(0, 0), (30, 0), (30, 10)], 400, Curve.LINEAR)
    assert part.at(0) == (0, 0, 0)
    assert part.at(0.5) == pytest.approx((20, 0, 0))
    assert part.at(0.75) == pytest.approx((30, 0, 0))
    assert part.at(1) == pytest.approx((30, 10, 0))


def test_a_part_without_length_stands_still() -> None:
    assert Part([(5, 5), (5, 5)], 90, Curve.OUT_QUAD, arc=8).at(0.5) == (5, 5, 8)


def test_a_route_gives_each_part_its_own_time_and_height() -> None:
    hop = Part([(0, 0), (10, 0)], 100, Curve.LINEAR, arc=7)
    route = Route([hop, Part([(10, 0), (10, 60)], 300, Curve.LINEAR)])
    assert route.ms == 400
    assert route.at(0.125) == pytest.approx((5, 0, 7))
    assert route.at(0.625) == pytest.approx((10, 30, 0))
    assert route.at(1) == pytest.approx((10, 60, 0))


def moved(path: tuple[int, ...], start: int, end: int, kind: CueKind = CueKind.HOP) -> Track:
    """The movement of a piece from slot to slot."""
    layout = TableLayout(SPEC, None, 2, lambda face: (20, 30))
    before = Placement("peg", Place("way", start), "peg-A")
    after = replace(before, place=Place("way", end))
    item = TokenItem("peg", "peg-A", after.place, layout.poses([before])["peg"], QGraphicsRectItem())
    item.rest = layout.poses([after])["peg"]
    cue = Cue("peg", kind, tuple(Place("way", slot) for slot in path), "piece")
    (track,) = tracks(layout, {"peg": item}, [Change(before, after)], [cue])
    return track


def test_a_piece_hops_to_a_drawn_way_and_glides_along_it(qapp: QApplication) -> None:
    track = moved((1, 2, 5), 0, 5)
    assert track.ms == 90 + 90 + 600
    assert track.point(45 / 780)[2] == pytest.approx(7), "it hops"
    halfway = track.point(480 / 780)
    assert halfway == pytest.approx((140, 116, 0), abs=0.5), "between the points of the way, and on the board"
    assert track.point(1)[:2] == pytest.approx((200, 100))


def test_a_piece_that_only_passes_a_drawn_way_hops_on(qapp: QApplication) -> None:
    track = moved((1, 2, 3, 4, 5), 0, 5)
    assert track.ms == 5 * 90
    assert track.point(0.5)[:2] == pytest.approx((150, 100), abs=10)


@pytest.mark.parametrize(
    ("path", "kind", "heard"),
    [
        ((1, 2, 5), CueKind.HOP, ((90 / 780, STEP), (180 / 780, STEP), (1.0, "piece"))),
        ((1, 2), CueKind.HOP, ((0.5, STEP), (1.0, "piece"))),
        ((1,), CueKind.HOP, ()),
        ((1, 3), CueKind.JUMP, ()),
    ],
)
def test_every_square_is_heard_and_the_piece_is_set_down_on_the_last(
    qapp: QApplication, path: tuple[int, ...], kind: CueKind, heard: tuple[tuple[float, str], ...]
) -> None:
    assert moved(path, 0, path[-1], kind).heard == heard


def test_a_drawn_way_turns_with_the_board() -> None:
    (way,) = turned_table(SPEC, 1).ways
    assert way.points == (Point(240, 140), Point(160, 140))
    assert (way.start, way.end) == (Place("way", 2), Place("way", 5))
