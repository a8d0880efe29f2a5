"""Things that lie before each seat turn with the table as the viewer sits; pictures follow one another unturned."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsRectItem

from tabletop.core.model import Place, Placement, TokenKind
from tabletop.core.table import Point, TableSpec, ZoneKind, ZoneSpec
from tabletop.ui.table.areas import contains
from tabletop.ui.table.changes import Change
from tabletop.ui.table.choreography import tracks
from tabletop.ui.table.drops import drop_areas
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tests.ui.scene_tools import text

BELOW, LEFT, TOP, RIGHT = Point(60, 400), Point(60, 120), Point(320, 40), Point(580, 120)
DOLLS = ZoneSpec("dolls", ZoneKind.SPOTS, text("Dolls"), (BELOW, LEFT, TOP, RIGHT), seated=True)
SPEC = TableSpec((DOLLS,))


def table(viewer: int | None) -> TableLayout:
    return TableLayout(SPEC, viewer, 4, lambda face: (60, 80))


@pytest.mark.parametrize(("viewer", "around"), [(None, (0, 1, 2, 3)), (0, (0, 1, 2, 3)), (2, (2, 3, 0, 1))])
def test_the_place_of_a_seat_is_where_it_sits_for_the_viewer(viewer: int | None, around: tuple[int, ...]) -> None:
    layout = table(viewer)
    assert [layout.centre(Place("dolls", seat)) for seat in around] == [BELOW, LEFT, TOP, RIGHT]
    areas = {area.place.slot: area.rect for area in drop_areas(layout)}
    assert contains(areas[around[3]], RIGHT.x, RIGHT.y)


def test_it_follows_players_who_have_changed_places() -> None:
    layout = table(1)
    layout.order = (0, 1, 3, 2)
    assert [layout.centre(Place("dolls", seat)) for seat in (1, 3, 2, 0)] == [BELOW, LEFT, TOP, RIGHT]


@pytest.mark.parametrize(("kind", "turns"), [(TokenKind.PIECE, [True]), (TokenKind.PICTURE, [])])
def test_a_picture_shows_another_face_without_turning_over(kind: TokenKind, turns: list[bool]) -> None:
    layout = table(None)
    before = Placement("doll", Place("dolls", 1), "doll-A", kind=kind)
    after = replace(before, face="doll-A-wink")
    item = TokenItem("doll", "doll-A", before.place, layout.poses([before])["doll"], QGraphicsRectItem())
    item.true_face = "doll-A-wink"
    assert [track.flip for track in tracks(layout, {"doll": item}, [Change(before, after)], [])] == turns
