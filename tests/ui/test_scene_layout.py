"""Where tokens lie and what a drop means: geometry without a window."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from tabletop import games
from tabletop.core.model import Place, Placement, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.ui.look.face_keys import hand_order
from tabletop.ui.session.hand_orders import HandOrders, moved_to
from tabletop.ui.table.areas import Area, around, overlap
from tabletop.ui.table.drops import drop_areas, drop_at, insertion
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.sheet_grid import SheetGrid
from tests.ui.scene_tools import SHEET, SPEC, placements, text

SIZES = {"card": (63.0, 88.0), "place": (63.0, 88.0), "back": (63.0, 88.0), "die": (44.0, 46.0), "horse": (20.0, 28.0)}


def size_of(face: str) -> tuple[float, float]:
    return SIZES[face.split("-", maxsplit=1)[0]]


def cards(*faces: str, zone: str = "hand-0") -> list[Placement]:
    return [Placement(f"c{i}", Place(zone, i), f"card-{face}", 0) for i, face in enumerate(faces)]


def fan_plan(seats: int, viewer: int | None) -> TableLayout:
    zones = tuple(ZoneSpec(f"hand-{seat}", ZoneKind.FAN, text("Hand"), seat=seat) for seat in range(seats))
    return TableLayout(TableSpec(zones), viewer, seats, size_of)


def faces(ordered: list[Placement]) -> list[str]:
    return [(p.face or "").removeprefix("card-") for p in ordered]


def test_hand_is_sorted_by_suit_then_rank_with_colours_alternating() -> None:
    order = hand_order(cards("3H", "10C", "AS", "joker-1", "KH", "2S", "QD"))
    assert faces(order) == ["AS", "2S", "KH", "3H", "10C", "QD", "joker-1"]


def test_a_hand_lies_in_the_order_of_its_slots_where_the_game_wants_it() -> None:
    zones = tuple(ZoneSpec(f"hand-{s}", ZoneKind.FAN, text("Hand"), seat=s, in_order=s == 0) for s in range(2))
    plan = TableLayout(TableSpec(zones), 0, 2, size_of)
    hand = cards("3H", "AS", "3C")
    assert faces(plan.in_hand_order(zones[0], hand)) == ["3H", "AS", "3C"]
    assert faces(plan.in_hand_order(zones[1], hand)) == ["AS", "3H", "3C"]
    plan.orders.lay("hand-0", [hand[2], hand[0], hand[1]])
    assert faces(plan.in_hand_order(zones[0], hand)) == ["3C", "3H", "AS"], "the player may still lay it otherwise"


def test_what_comes_to_a_hand_laid_by_its_owner_lies_on_the_right_and_a_new_deal_as_usual() -> None:
    orders = HandOrders()
    orders.lay("hand-0", cards("3H", "AS", "3C"))
    more = cards("3H", "AS", "3C", "KS")
    assert faces(orders.applied("hand-0", [more[3], *more[:3]])) == ["3H", "AS", "3C", "KS"]
    assert faces(orders.applied("hand-0", more[1:])) == ["AS", "3C", "KS"]
    shuffled = cards("3H", "AS", "7D")
    assert faces(orders.applied("hand-0", shuffled[::-1])) == ["3H", "AS", "7D"], "one was laid, shuffled and drawn"
    dealt = cards("3H", "5D", "7C")
    assert orders.applied("hand-0", dealt) == dealt, "the same tokens are other cards now"
    assert HandOrders(orders.laid()).applied("hand-0", more[:3]) == more[:3]
    assert orders.applied("hand-1", more) == more


def test_what_is_tried_with_a_hand_leaves_it_as_it_was() -> None:
    orders, hand = HandOrders(), cards("3H", "AS", "3C")
    orders.lay("hand-0", hand)
    orders.try_out("hand-0", hand[::-1])
    assert orders.applied("hand-0", hand) == hand[::-1]
    assert orders.give_up()
    assert not orders.give_up()
    assert orders.applied("hand-0", hand) == hand


@pytest.mark.parametrize(
    ("given", "expected"), [(("3S", "3C", "3D"), ["3S", "3D", "3C"]), (("3S", "3H", "3D"), ["3H", "3S", "3D"])]
)
def test_two_suits_of_one_colour_are_kept_apart(given: tuple[str, ...], expected: list[str]) -> None:
    assert faces(hand_order(cards(*given))) == expected


@pytest.mark.parametrize("count", [1, 2, 8, 13, 20, 30])
def test_own_hand_stays_above_the_strip_and_on_the_table(count: int) -> None:
    plan = fan_plan(4, 0)
    plan.raised = frozenset({"c0", f"c{count - 1}"})
    ranks = [f"{rank}{suit}" for suit in "SHDC" for rank in ("A", *range(2, 11))]
    for pose in plan.poses(cards(*ranks[:count])).values():
        assert 63 * pose.scale / 2 < pose.x < TABLE_WIDTH - 63 * pose.scale / 2
        assert pose.y - pose.raised - 44 * pose.scale > 270
        assert pose.y + 44 * pose.scale < 464


@pytest.mark.parametrize("count", [2, 8, 13, 20])
def test_every_card_of_a_hand_shows_its_index(count: int) -> None:
    ranks = [f"{rank}{suit}" for suit in "SH" for rank in ("A", *range(2, 11))]
    xs = sorted(pose.x for pose in fan_plan(2, 0).poses(cards(*ranks[:count])).values())
    assert min(b - a for a, b in pairwise(xs)) >= 20


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("seats", range(2, 9))
def test_plates_and_hands_round_the_table_do_not_meet(seats: int, viewer: int | None) -> None:
    if viewer is not None and viewer >= seats:
        viewer = seats - 1
    plan = fan_plan(seats, viewer)
    plates = [plan.plate(seat) for seat in range(seats)]
    backs = [
        Placement(f"c{seat}-{i}", Place(f"hand-{seat}", i), None, seat, "back-petrol")
        for seat in range(seats)
        for i in range(7)
    ]
    poses = plan.poses(backs)
    rects = {p.token: around(poses[p.token].x, poses[p.token].y, 36, 36) for p in backs}
    for index, plate in enumerate(plates):
        assert plate.x >= 0
        assert plate.y >= 0
        assert plate.x + plate.width <= TABLE_WIDTH
        assert plate.y + plate.height <= TABLE_HEIGHT
        assert all(overlap(plate, other) == 0 for other in plates[:index])
        others = [rect for token, rect in rects.items() if viewer is None or not token.startswith(f"c{viewer}-")]
        assert all(overlap(plate, rect) == 0 for rect in others)


def test_the_next_seat_sits_on_the_left_of_the_viewer() -> None:
    plan = fan_plan(4, 2)
    assert plan.seat(2).large
    assert [plan.seat(seat).hand.x < 200 for seat in (3, 0, 1)] == [True, False, False]


@pytest.mark.parametrize("count", [2, 3, 5, 6, 10])
def test_loose_dice_never_overlap(count: int) -> None:
    tray = ZoneSpec("tray", ZoneKind.SCATTER, text("Tray"), area=Rect(20, 100, 277, 165))
    plan = TableLayout(TableSpec((tray,)), None, 2, size_of)
    for throw in range(6):
        plan.throws["tray"] = throw
        dice = [Placement(f"die-{i}", Place("tray", i), "die-1") for i in range(count)]
        poses = list(plan.poses(dice).values())
        assert all(abs(pose.turn) <= 40 for pose in poses)
        assert all(22 < pose.x - 20 < 277 - 22 and 22 < pose.y - 100 < 165 - 22 for pose in poses)
        if count <= 6:
            assert not any(_touch(a, b, 45) for i, a in enumerate(poses) for b in poses[:i])


def _touch(a: Pose, b: Pose, side: float) -> bool:
    """Whether two squares that lie turned touch each other: no side of either parts them."""
    corners = [(x * side / 2, y * side / 2) for x in (-1, 1) for y in (-1, 1)]
    for one, other in ((a, b), (b, a)):
        seen = [one.inside(*other.outside(*corner)) for corner in corners]
        if any(min(way * at[axis] for at in seen) > side / 2 for axis in (0, 1) for way in (1, -1)):
            return False
    return True


def test_a_die_stays_where_it_lies_when_another_is_kept() -> None:
    tray = ZoneSpec("tray", ZoneKind.SCATTER, text("Tray"), area=Rect(20, 100, 277, 165))
    plan = TableLayout(TableSpec((tray,)), None, 2, size_of)
    dice = [Placement(f"die-{i}", Place("tray", i), "die-1") for i in range(5)]
    before = plan.poses(dice)
    after = plan.poses(dice[:1] + dice[3:])
    assert after["die-3"] == before["die-3"]


def test_a_pile_shows_its_top_and_little_more() -> None:
    poses = TableLayout(SPEC, 0, 2, size_of).poses(placements())
    stock = [poses[f"s{i}"] for i in range(12)]
    assert stock[-1].shown
    assert 1 < sum(pose.shown for pose in stock) <= 6
    assert stock[-1].z > stock[0].z


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_pieces_on_one_square_stand_apart_back_to_front(count: int) -> None:
    zone = ZoneSpec("board", ZoneKind.SPOTS, text("Board"), slots=(Point(100, 100),), stand=True)
    plan = TableLayout(TableSpec((zone,)), None, 2, size_of)
    poses = list(plan.poses([Placement(f"p{i}", Place("board"), "horse-A") for i in range(count)]).values())
    assert len({(pose.x, pose.y) for pose in poses}) == count
    heights = [pose.y for pose in sorted(poses, key=lambda pose: pose.z)]
    assert all(behind <= before + 0.001 for behind, before in pairwise(heights))


def test_a_drop_means_the_place_that_is_covered_most() -> None:
    areas = (Area(Place("a"), Rect(0, 0, 20, 20)), Area(Place("b"), Rect(20, 0, 20, 20)))
    assert drop_at(areas, Rect(8, 0, 20, 20), ()) == Place("a")
    assert drop_at(areas, Rect(12, 0, 20, 20), ()) == Place("b")


def test_where_two_places_are_covered_alike_the_legal_one_is_meant() -> None:
    areas = (Area(Place("a"), Rect(0, 0, 20, 20)), Area(Place("b"), Rect(20, 0, 20, 20)))
    assert drop_at(areas, Rect(10, 0, 20, 20), {Place("b")}) == Place("b")
    assert drop_at(areas, Rect(10, 0, 20, 20), {Place("a")}) == Place("a")


def test_a_near_miss_still_means_the_nearest_place() -> None:
    areas = (Area(Place("a"), Rect(0, 0, 20, 20)),)
    assert drop_at(areas, around(23.5, 10, 6, 6), ()) == Place("a")
    assert drop_at(areas, around(60, 10, 6, 6), ()) is None


def test_boxes_of_a_sheet_have_areas_and_sums_have_none() -> None:
    slots = [a.place.slot for a in drop_areas(TableLayout(SPEC, 0, 2, size_of)) if a.place.zone == "sheet"]
    assert slots == [0, 1, 2, 3]
    grid = SheetGrid(SHEET)
    die = around(grid.box(2).x + 20, grid.box(2).y + 10, 44, 44)
    assert drop_at(drop_areas(TableLayout(SPEC, 0, 2, size_of)), die, ()) == Place("sheet", 2)


def test_cards_are_put_before_the_one_they_were_dropped_on() -> None:
    assert insertion([10, 20, 30], 25) == 2


def test_cards_go_together_to_another_place_of_the_hand() -> None:
    assert faces(moved_to(cards("AS", "2S", "3S", "4S"), ("c3", "c0"), 1)) == ["2S", "4S", "AS", "3S"]


def test_a_loose_row_lies_as_it_was_thrown_and_stays_so() -> None:
    zone = ZoneSpec("pile", ZoneKind.ROW, text("Pile"), area=Rect(200, 200, 200, 90), jitter=6.0)
    plan = TableLayout(TableSpec((zone,)), None, 2, size_of)
    laid = [Placement(f"c{number}", Place("pile", number), "card-AS") for number in range(4)]
    poses = plan.poses(laid)
    turns = [poses[p.token].turn for p in laid]
    assert len(set(turns)) == 4
    assert all(abs(turn) <= 6 for turn in turns)
    assert plan.poses(laid[:2])["c1"].turn == turns[1], "it belongs to the card"


def test_cards_thrown_down_are_read_from_both_sides_where_people_sit_round_the_table() -> None:
    """Of every card the upper left and the lower right corner are free, where its rank is printed."""
    zone = ZoneSpec("pile", ZoneKind.ROW, text("Pile"), area=Rect(219, 177, 201, 119), scale=1.35, jitter=6.0)
    thrown = cards("3H", "4C", "5C", "KD", "KS", zone="pile")
    poses = TableLayout(TableSpec((zone,)), None, 2, size_of, facing=True).poses(thrown)
    for below, above in pairwise(thrown):
        lower, upper = poses[below.token], poses[above.token]
        assert upper.x - lower.x > 16 * 1.35, "the corner above"
        assert lower.y - upper.y > 8 * 1.35, "the corner below"
    flat = TableLayout(TableSpec((zone,)), None, 2, size_of).poses(thrown)
    assert max(abs(pose.y - 236.5) for pose in flat.values()) <= 5


@pytest.mark.parametrize(("side", "there"), [(0, (120, 140)), (1, (60, 120)), (2, (80, 60)), (3, (140, 80))])
def test_what_somebody_lays_down_lies_turned_towards_them(side: int, there: tuple[float, float]) -> None:
    zone = ZoneSpec("hands", ZoneKind.SPOTS, text("Hands"), slots=(Point(120, 140),), area=Rect(50, 50, 100, 100))
    spec = TableSpec((zone,), sides=(side,))
    pose = TableLayout(spec, None, 1, size_of, facing=True).poses([Placement("h", Place("hands"), "card-AS", 0)])["h"]
    assert (pose.x, pose.y) == there
    assert pose.turn == (0, 90, 180, -90)[side]


TRICK = ZoneSpec("trick", ZoneKind.TRICK, text("Trick"), area=Rect(200, 100, 240, 180))


def trick_plan(viewer: int | None, seats: int, facing: bool = False) -> TableLayout:
    return TableLayout(TableSpec((TRICK,)), viewer, seats, size_of, facing)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_trick_lies_before_its_owners_as_the_viewer_sits(viewer: int | None) -> None:
    plan, below = trick_plan(viewer, 4), viewer or 0
    places = [plan.centre(Place("trick", (below + step) % 4)) for step in range(4)]
    assert places == [Point(320, 236), Point(231.5, 190), Point(320, 144), Point(408.5, 190)], "clockwise from below"
    pose = plan.poses([Placement("c7", Place("trick", below), "card-3H", below)])["c7"]
    assert (pose.x, pose.y) == (320, 236)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_places_of_a_trick_stay_inside_its_area_and_apart(seats: int) -> None:
    plan = trick_plan(0, seats)
    places = [plan.centre(Place("trick", seat)) for seat in range(seats)]
    assert all(200 + 31.5 <= p.x <= 440 - 31.5 and 100 + 44 <= p.y <= 280 - 44 for p in places)
    assert len(set(places)) == seats


def test_round_the_table_a_card_of_a_trick_is_read_by_who_laid_it() -> None:
    laid = [Placement(f"c{seat}", Place("trick", seat), "card-3H", seat) for seat in range(4)]
    poses = trick_plan(0, 4, facing=True).poses(laid)
    assert [round(poses[f"c{seat}"].turn / 90) for seat in range(4)] == [0, 1, 2, -1]


def test_a_trick_is_one_place_for_a_drop() -> None:
    (area,) = drop_areas(trick_plan(2, 4))
    assert area == Area(Place("trick", 2), Rect(200, 100, 240, 180))
    assert drop_at([area], around(240, 190, 63, 88), [Place("trick", 2)]) == Place("trick", 2)


@pytest.mark.parametrize("slug", games.slugs())
def test_piles_and_boards_keep_clear_of_the_hands_of_the_others(slug: str) -> None:
    game = games.load(slug)
    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        spec = game.table(Setup(seats))
        fans = [zone.seat for zone in spec.zones if zone.kind is ZoneKind.FAN and zone.seat]
        hands = [TableLayout(spec, 0, seats, size_of).seat(seat).hand_area for seat in fans]
        laid = [zone.area for zone in spec.zones if zone.area is not None and zone.kind is ZoneKind.PILE]
        laid += [backdrop.area for backdrop in spec.backdrops]
        assert not [(area, hand) for area, hand in product(laid, hands) if overlap(area, hand)], seats
