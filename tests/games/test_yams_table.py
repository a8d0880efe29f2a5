"""Yams at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.text import Names, SeatName, say
from tabletop.core.view import Button, CaptionFact, CellFact, CellStyle, CueKind, NoteFact, PlateFact, View
from tabletop.games.yams import words
from tabletop.games.yams.engine import GAME
from tabletop.games.yams.state import BOXES, DOWN, EMPTY, LINES, PAD, State, box_at, line_at, place_of
from tabletop.kit.dice_table import throw_button
from tabletop.match.controller import Arranged, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.taking_back import take_back
from tabletop.text_front import english
from tests.games.yams_positions import BENCH, begin, column, holding, lying, place, thrown, write


def cells(view: View, style: CellStyle) -> dict[tuple[str, int], Any]:
    """The figures of one style by line and column of a pad with three columns."""
    found = {}
    for fact in view.facts:
        if isinstance(fact, CellFact) and fact.style is style:
            line, at = divmod(fact.place.slot, 3)
            found[LINES[line], at] = fact.value
    return found


def drag(token: str, to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (token,), to)


def press(seat: int = 0) -> Gesture:
    return Gesture(GestureKind.BUTTON, seat, button="throw")


def tap(token: str, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.TAP, seat, (token,))


@pytest.fixture
def match() -> Match[State]:
    """Two players; the first has thrown 4 4 4 2 1."""
    match = Match(GAME, Setup(2), LiveChance(1))
    match.submit(Action(0, "throw"), chance=ScriptedChance((4, 4, 4, 2, 1)))
    return match


# What is seen


def test_dice_lie_blank_in_the_tray_before_the_first_throw() -> None:
    view = GAME.view(begin(), 0)
    assert [(die.token, die.place.zone, die.face) for die in view.placements] == [
        (f"d{at}", "tray", "die-blank") for at in range(1, 6)
    ]
    assert not any(isinstance(fact, CellFact) and fact.style is CellStyle.OFFER for fact in view.facts)
    assert view.buttons[0].label == throw_button(5).label
    assert view.prompt == say(words.ASK_THROW, player=SeatName(0))


def test_offers_stand_in_the_open_boxes_while_dice_lie_there() -> None:
    state = thrown(holding(begin(), down=column(ones=3, twos=8, threes=9)), 4, 4, 4, 2, 1)
    offers = cells(GAME.view(state, 0), CellStyle.OFFER)
    assert offers["fours", 0] == 12
    assert offers["yams", 1] == 0
    assert (offers["three", 2], offers["mini", 2], offers["maxi", 2]) == (25, 15, 0)
    assert len(offers) == 1 + 1 + 14


def test_sums_and_the_way_to_the_bonus() -> None:
    left = column(ones=3, twos=8, threes=9)
    free = column(ones=5, twos=10, threes=15, fours=20, fives=25, mini=14, maxi=26)
    view = GAME.view(holding(begin(), down=left, free=free), None)
    sums, remarks = cells(view, CellStyle.SUM), cells(view, CellStyle.REMARK)
    assert (sums["total-1", 0], remarks["bonus", 0]) == (20, say(words.NEEDS, points=43))
    assert remarks["bonus", 1] == say(words.NEEDS, points=63)
    assert (sums["bonus", 2], sums["total-2", 2]) == (35, 75)
    assert cells(view, CellStyle.TOTAL) == {("column-score", 0): 20, ("column-score", 2): 150}
    assert ("total-1", 1) not in sums


def test_a_bonus_out_of_reach_is_0() -> None:
    low = column(fours=4, fives=5, sixes=6)
    assert cells(GAME.view(holding(begin(), free=low), None), CellStyle.SUM)["bonus", 2] == 0


def test_written_figure_stays_until_the_next_pad_comes() -> None:
    state = thrown(begin(), 4, 4, 4, 2, 1)
    state = GAME.apply(state, write(state, "fours"), LiveChance(1))
    view = GAME.view(state, 0)
    assert cells(view, CellStyle.WRITTEN) == {("fours", 2): 12}
    assert not cells(view, CellStyle.OFFER)
    assert not view.buttons
    assert view.prompt == say(
        words.DID_WRITE, player=SeatName(0), points=12, box=words.place_text(place(state, "free", "fours"), state.house)
    )
    assert PlateFact(0, say(words.POINTS, 12)) in view.facts
    after = GAME.view(GAME.apply(state, Action(CLOCK, "next"), LiveChance(1)), 0)
    assert not cells(after, CellStyle.WRITTEN)
    assert NoteFact(say(words.TURN_OF, turn=1, turns=42)) in after.facts


def test_captions_count_the_throws(match: Match[State]) -> None:
    assert CaptionFact("tray", say(words.TRAY_OF, throw=1, throws=3)) in match.view(0).facts


def test_only_whoever_throws_has_the_button(match: Match[State]) -> None:
    assert match.view(0).buttons
    assert match.view(None).buttons
    assert not match.view(1).buttons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_stand_in_a_row_above_the_rail(seats: int) -> None:
    plates = [plate.area for plate in GAME.table(Setup(seats)).plates]
    assert len(plates) == seats
    assert plates[-1].x + plates[-1].width <= 320
    assert all(left.x + left.width < right.x for left, right in pairwise(plates))


def test_score_sheet_has_a_row_for_each_column() -> None:
    sheet = GAME.score(holding(begin(3), down=column(ones=3), free=column(yams=50)))
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(3, 0, 0), (0, 0, 0), (50, 0, 0), (53, 0, 0)]
    assert sheet.rows[-1].total
    short = GAME.score(begin(2, columns="free"))
    assert short is not None
    assert len(short.rows) == 1


# What hands mean


def test_tap_and_button_make_the_first_throw() -> None:
    taps = (Gesture(GestureKind.TAP, 0, to=Place(zone)) for zone in ("tray", "cup"))
    for gesture in (press(), tap("d3"), *taps, drag("d3", Place("cup"))):
        assert GAME.interpret(begin(), gesture) == (Action(0, "throw"),)


def test_dice_laid_on_the_rail_are_not_thrown_again(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    for slot, token in enumerate(("d1", "d2", "d3")):
        assert isinstance(hand.attempt(drag(token, Place("kept", slot))), Arranged)
    assert hand.view().buttons[0].label == throw_button(2).label
    entry = hand.attempt(press(), chance=ScriptedChance((4, 6)))
    assert isinstance(entry, Entry)
    assert entry.action == Action(0, "rethrow", ("d4", "d5"))
    lying_now = {die.token: (die.place.zone, die.face) for die in hand.view().placements}
    assert lying_now == {
        "d1": ("kept", "die-4"),
        "d2": ("kept", "die-4"),
        "d3": ("kept", "die-4"),
        "d4": ("tray", "die-4"),
        "d5": ("tray", "die-6"),
    }


def test_a_die_goes_back_to_the_tray(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    assert isinstance(hand.attempt(tap("d1")), Arranged)
    assert hand.view().buttons[0].label == throw_button(4).label
    assert isinstance(hand.attempt(tap("d1")), Arranged)
    assert hand.view().buttons[0].label == throw_button(5).label


def test_a_die_never_lies_where_another_may_come_back_to(match: Match[State]) -> None:
    match.submit(Action(0, "rethrow", ("d1", "d3")), chance=ScriptedChance((1, 6)))
    hand = RuleController(match, 0)
    for token in ("d1", "d2", "d1"):
        hand.attempt(tap(token))
    places = [die.place for die in hand.view().placements]
    assert len(set(places)) == 5


def test_all_dice_kept_cannot_be_thrown(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    for token in ("d1", "d2", "d3", "d4", "d5"):
        hand.attempt(tap(token))
    assert hand.view().buttons[0].label == throw_button(0).label
    answer = hand.attempt(press())
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.why) == ("yams.keep-any", say(words.ALL_KEPT))


def test_no_rail_before_the_first_and_after_the_last_throw() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    hand = RuleController(match, 0)
    answer = hand.attempt(drag("d1", Place("kept", 0)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "yams.first-throw-five"
    match.states[-1] = lying(match.state, 4, 4, 4, 2, 1, throws=3, kept=(0, 1, 2))
    for gesture in (drag("d1", Place("tray")), tap("d1"), drag("d4", Place("kept", 3))):
        answer = hand.attempt(gesture)
        assert isinstance(answer, Refusal)
        assert answer.rule == "yams.three-throws"


def test_dice_tossed_on_the_felt_are_thrown_but_only_the_first_time(match: Match[State]) -> None:
    fresh = Match(match.game, match.setup, LiveChance(1))
    tossed = Gesture(GestureKind.DRAG, 0, ("d2",))
    answer = RuleController(fresh, 0).attempt(tossed, chance=LiveChance(2))
    assert isinstance(answer, Entry)
    assert answer.action is not None
    assert answer.action.verb == "throw"
    assert RuleController(fresh, 0).attempt(tossed) == Refusal("core.no_place")


def test_a_die_dropped_on_a_box_or_a_tap_on_it_writes(match: Match[State]) -> None:
    state, box = match.state, place(match.state, "free", "fours")
    for gesture in (drag("d4", box), Gesture(GestureKind.TAP, 0, to=box)):
        assert GAME.interpret(state, gesture) == (Action(0, "write", to=box),)
    hand = RuleController(match, 0)
    assert box in hand.targets(("d4",))
    assert place(match.state, DOWN, "twos") not in hand.targets(("d4",))
    answer = hand.attempt(drag("d4", place(match.state, DOWN, "twos")))
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.why) == ("yams.down-column", say(words.BOX_IS_NEXT, box=words.box_text(0)))


def test_another_seat_touching_the_dice_hears_whose_turn_it_is(match: Match[State]) -> None:
    hand = RuleController(match, 1)
    for gesture in (drag("d1", Place("kept", 0), 1), tap("d1", 1), press(1)):
        answer = hand.attempt(gesture)
        assert isinstance(answer, Refusal)
        assert answer.rule == "yams.turn-order"


def test_gestures_without_a_meaning(match: Match[State]) -> None:
    for gesture in (drag("d1", None), Gesture(GestureKind.BUTTON, 0, button="other"), tap("d1")):
        assert GAME.interpret(match.state, gesture) == ()


def test_the_cup_throws_what_lies_in_the_tray_and_what_is_dropped_into_it(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    for token in ("d1", "d2", "d3"):
        hand.attempt(tap(token))
    tapped = Gesture(GestureKind.TAP, 0, to=Place("cup"))
    assert hand.meanings(tapped) == (Action(0, "rethrow", ("d4", "d5")),)
    assert hand.meanings(drag("d4", Place("cup"))) == (Action(0, "rethrow", ("d4", "d5")),)
    assert hand.meanings(drag("d2", Place("cup"))) == (Action(0, "rethrow", ("d2", "d4", "d5")),)
    assert Place("cup") in hand.targets(("d1",))


def test_a_write_can_be_taken_back_until_the_next_throw(match: Match[State]) -> None:
    match.submit(write(match.state, "fours"))
    match.submit(Action(CLOCK, "next"))
    assert take_back(match, {0}) == 2
    assert (match.state.turn, match.state.dice) == (0, (4, 4, 4, 2, 1))


def test_thrown_dice_roll() -> None:
    state = begin()
    assert [cue.token for cue in GAME.cues(state, Action(0, "throw"), state)] == ["d1", "d2", "d3", "d4", "d5"]
    again = GAME.cues(state, Action(0, "rethrow", ("d2",)), state)
    assert [(cue.token, cue.kind, cue.path, cue.sound) for cue in again] == [
        ("d2", CueKind.ROLL, (Place("cup"),), "die")
    ]


# What is said


def test_places_are_named_with_their_column_whatever_is_played() -> None:
    for columns in ("down+up+free", "up+free", "free"):
        state = begin(columns=columns)
        named = GAME.table(Setup(2, (("yams.columns", columns),))).zone("pad").slot_names
        box = place(state, "free", "four")
        assert named[box.slot] == say(words.IN_COLUMN["free"], box=say(words.LINE_NAMES["four"]))
        assert named[box.slot] == words.place_text(box, state.house)
    with pytest.raises(ValueError, match="not on a pad"):
        words.place_text(Place("tray"), state.house)


def test_offers_in_words(match: Match[State]) -> None:
    state, box, house = match.state, place(match.state, "free", "fours"), match.state.house
    assert GAME.describe(state, write(match.state, "fours")) == say(
        words.DO_WRITE, points=12, box=words.place_text(box, house)
    )
    twos = place(match.state, DOWN, "twos")
    assert GAME.describe(state, write(match.state, "twos", DOWN)) == say(
        words.DO_WRITE_BOX, box=words.place_text(twos, house)
    )
    assert GAME.describe(state, Action(0, "rethrow", ("d4", "d5"))) == say(words.DO_KEEP, 2, kept=Names((4, 4, 4)))
    everything = Action(0, "rethrow", ("d1", "d2", "d3", "d4", "d5"))
    assert GAME.describe(state, everything) == say(words.DO_RETHROW_ALL)
    assert GAME.describe(state, Action(0, "rethrow")) == throw_button(0).label
    assert GAME.describe(state, Action(0, "throw")) == say(words.DO_THROW)
    assert GAME.describe(state, Action(0, "pass")) == say(words.DO_PASS)
    assert GAME.describe(state, Action(CLOCK, "next")) == say(words.DO_NEXT)


def test_reports(match: Match[State]) -> None:
    first = match.states[0]
    assert GAME.report(first, Action(0, "throw"), match.state) == (
        say(words.DID_THROW, player=SeatName(0), dice=Names((4, 4, 4, 2, 1))),
    )
    before = match.state
    match.submit(Action(0, "rethrow", ("d4", "d5")), chance=ScriptedChance((4, 6)))
    assert GAME.report(before, Action(0, "rethrow", ("d4", "d5")), match.state) == (
        say(words.DID_RETHROW, 2, player=SeatName(0), dice=Names((4, 6))),
    )
    action, before = write(match.state, "four"), match.state
    match.submit(action)
    assert GAME.report(before, action, match.state) == (
        say(
            words.DID_WRITE,
            player=SeatName(0),
            points=35,
            box=words.place_text(place(match.state, "free", "four"), match.state.house),
        ),
    )
    assert GAME.report(before, Action(CLOCK, "next"), match.state) == ()


def test_the_winner_is_named() -> None:
    state = begin(2, columns="free")
    pads = ((column(yams=50),), (column(yams=50),))
    assert BENCH.prompt(replace(state, pads=pads, left=0)) == "A, B share the victory with 50 points each."
    pads = ((column(yams=0),), (column(yams=50),))
    view = GAME.view(replace(state, pads=pads, left=0), None)
    assert english(view.prompt) == "B wins with 50 points."
    assert view.result is not None
    assert not view.buttons


def test_an_empty_box_is_no_figure() -> None:
    assert EMPTY not in cells(GAME.view(begin(), None), CellStyle.WRITTEN).values()
    assert isinstance(GAME.view(begin(), None).buttons[0], Button)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_the_places_of_a_pad_are_its_boxes_its_sums_and_no_others(columns: int) -> None:
    boxes = {place_of(columns, at, box): (at, box) for at in range(columns) for box in range(len(BOXES))}
    pad = {Place(PAD, slot): divmod(slot, columns) for slot in range(len(LINES) * columns)}
    assert boxes.keys() < pad.keys()
    outside = [Place(PAD), Place(PAD, -1), Place(PAD, len(pad)), Place("tray"), None]
    for here in (*pad, *outside):
        assert box_at(here, columns) == (boxes.get(here) if here else None)
        assert line_at(here, columns) == (pad.get(here) if here else None)


def test_the_sheet_has_every_box_once_and_each_sum_below_what_it_adds_up() -> None:
    assert tuple(line for line in LINES if line in BOXES) == BOXES
    assert LINES[6:8] == ("total-1", "bonus")
    assert (LINES[10], *LINES[-2:]) == ("total-2", "total-3", "column-score")
    assert len(LINES) == len(BOXES) + 5
