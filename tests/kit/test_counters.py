"""Counters: nothing is lost, and everybody sees how many there are."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some

from tabletop.core.model import Result, TokenKind
from tabletop.core.table import Rect, ZoneKind
from tabletop.core.text import SeatName
from tabletop.core.view import CountFact, PlateFact
from tabletop.kit import counters as kit
from tabletop.kit.counters import POT, Counters, all_in_pot, start
from tabletop.text_front import english

OWNERS = some.sampled_from((None, 0, 1, 2))


@given(some.lists(some.tuples(OWNERS, OWNERS, some.integers(-2, 50)), max_size=30), some.booleans())
def test_no_counter_is_ever_lost(paid: list[tuple[int | None, int | None, int]], in_pot: bool) -> None:
    now = all_in_pot(3, 21) if in_pot else start(3, 7)
    everything = sorted(range(21))
    for giver, taker, count in paid:
        had = len(now.of(giver)), len(now.of(taker))
        now, gone = now.pay(giver, taker, count)
        if giver != taker:
            assert gone == min(max(0, count), had[0])
            assert (len(now.of(giver)), len(now.of(taker))) == (had[0] - gone, had[1] + gone)
        else:
            assert gone == 0
        assert sorted(counter for owner in (None, 0, 1, 2) for counter in now.of(owner)) == everything
        assert now.total == 21


def test_who_is_given_more_begins_with_more() -> None:
    assert start(3, 4, (0, 2, 1)).held == (4, 6, 5)
    assert start(3, 4).held == (4, 4, 4)


def test_the_top_counter_goes_first_and_the_rest_stays() -> None:
    now, gone = start(2, 3).pay(0, None, 2)
    assert (now.stacks, now.pot, gone) == (((0,), (3, 4, 5)), (2, 1), 2)
    assert now.pay(None, 1, 5) == (Counters(((0,), (3, 4, 5, 1, 2))), 2)


def test_who_has_none_pays_none() -> None:
    empty = all_in_pot(2, 4)
    assert empty.pay(1, None, 1) == (empty, 0)
    assert empty.held == (0, 0)


def test_every_counter_lies_somewhere_once() -> None:
    now, _ = start(2, 6).pay(1, None, 2)
    placed = kit.placements(now)
    assert len({p.token for p in placed}) == len(placed) == 12
    assert {p.kind for p in placed} == {TokenKind.COUNTER}
    assert [p.owner for p in placed] == [0] * 6 + [1] * 4 + [None] * 2
    assert [p.place.slot for p in placed if p.place.zone == POT] == [0, 1]


def test_the_numbers_stand_beside() -> None:
    now, _ = start(2, 5).pay(0, None, 5)
    plates = [fact for fact in kit.facts(now) if isinstance(fact, PlateFact)]
    assert [fact.text.n for fact in plates] == [0, 5]
    assert CountFact(POT, 5) in kit.facts(now)
    assert [fact.zone for fact in kit.facts(start(2, 5)) if not isinstance(fact, PlateFact)] == [POT], "its name alone"


def test_a_click_takes_what_lies_above_in_the_stack() -> None:
    now = start(1, 7)
    assert kit.taken_with(now, 0, "k5", 2) == ("k5",), "the top of the full stack"
    assert kit.taken_with(now, 0, "k3", 2) == ("k3", "k4")
    assert kit.taken_with(now, 0, "k3", 9) == ("k3", "k4", "k5")
    assert kit.taken_with(now, 0, "k6", 9) == ("k6", "k7")
    assert kit.taken_with(now, 0, "d1", 2) == ("d1",)


def test_own_counters_are_counted_and_nothing_else() -> None:
    now = start(2, 3)
    assert kit.how_many(now, 0, ("k1", "k3")) == 2
    for wrong in (("k1", "k1"), ("k1", "k4"), ("d1",)):
        assert kit.how_many(now, 0, wrong) == 0
    assert kit.on_top(now, 1, 2) == ("k6", "k5")
    assert kit.on_top(now, None, 2) == ()


def test_rows_have_a_plate_and_room_for_stacks() -> None:
    area = Rect(300, 10, 300, 200)
    plates, stacks = kit.rows(4, area)
    zones = kit.zones(stacks, Rect(0, 0, 100, 50))
    assert [plate.area.y + plate.area.height / 2 for plate in plates] == [35, 85, 135, 185]
    assert all(zone.kind is ZoneKind.STACKS for zone in zones)
    assert [zone.seat for zone in zones] == [0, 1, 2, 3, None]
    assert all(plate.area.x + plate.area.width < zone.x for plate, zone in zip(plates, stacks, strict=True))
    assert {zone.x + zone.width for zone in stacks} == {area.x + area.width}
    assert [zone.multi for zone in zones] == [True] * 4 + [False], "one picks up only what one holds"
    assert not any(zone.round for zone in zones)


def test_beside_dice_every_seat_has_a_tray_and_the_game_the_rest() -> None:
    for seats in (2, 3, 4):
        laid = kit.beside_dice(seats)
        stacks = [zone.area for zone in laid.zones if zone.seat is not None and zone.area is not None]
        pot, *trays = [tray.area for tray in laid.trays]
        assert len(laid.plates) == len(stacks) == len(trays) == seats
        for plate, tray in zip(laid.plates, trays, strict=True):
            assert plate.area.x + plate.area.width < tray.x
            assert plate.area.y + plate.area.height / 2 == tray.y + tray.height / 2
        assert all(above.y + above.height <= below.y for above, below in pairwise(trays))
        assert all(
            tray.y < area.y + area.height / 2 < tray.y + tray.height / 2
            for area, tray in zip(stacks, trays, strict=True)
        ), "stacks grow upwards: they stand a little above the middle"
        assert trays[-1].y + trays[-1].height < laid.rest.y
        assert pot.x + pot.width < laid.rest.x


def test_one_counter_is_heard() -> None:
    before = start(2, 3)
    after, _ = before.pay(1, None, 2)
    assert [(cue.token, cue.sound) for cue in kit.cues(before, after)] == [("k6", "piece")]
    assert kit.cues(after, after) == ()
    assert len(kit.cues(after, after.pay(None, 0, 2)[0])) == 1


def test_the_winners_are_named_with_what_they_hold() -> None:
    alone = kit.winners_text(Result(((1,), (0,)), "any", (3, 7)))
    assert (alone.n, dict(alone.args)) == (7, {"player": SeatName(1)})
    shared = kit.winners_text(Result(((0, 1),), "any", (5, 5)))
    assert shared.n == 5
    assert kit.face_name("counter") is not None
    assert kit.face_name("die-1") is None


def test_whoever_stands_first_wins_and_has_so_many_counters() -> None:
    alone = Result(((1,), (0, 2)), "x", scores=(3, 9, 4))
    assert "9" in english(kit.winners_text(alone))
    level = Result(((2, 1), (0,)), "x", scores=(3, 5, 5))
    assert "5" in english(kit.winners_text(level))


def test_nobody_holds_counters_beside_the_table() -> None:
    counters = start(2, 3)
    tokens = kit.on_top(counters, 1, 2)
    assert kit.how_many(counters, 1, tokens) == 2
    assert [kit.how_many(counters, seat, tokens) for seat in (-1, 0, 2)] == [0, 0, 0]


def test_none_lie_on_top_where_none_are_asked_for() -> None:
    counters = start(2, 3)
    assert kit.on_top(counters, 0, 0) == kit.on_top(counters, 0, -1) == ()


def test_a_click_takes_one_where_none_may_be_taken() -> None:
    counters = start(2, 3)
    bottom, above, _ = kit.on_top(counters, 0, 3)[::-1]
    assert kit.taken_with(counters, 0, bottom, 0) == (bottom,)
    assert kit.taken_with(counters, 0, bottom, 2) == (bottom, above)
