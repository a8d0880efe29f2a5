"""10,000 at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.view import CaptionFact, CellFact, CellStyle, ConditionFact, CueKind, NoteFact, PlateFact, View
from tabletop.games.ten_thousand.engine import GAME
from tabletop.games.ten_thousand.scoring import Group
from tabletop.games.ten_thousand.state import DICE_IDS, State
from tabletop.games.ten_thousand.table import PAD, STOP, VALUES
from tabletop.kit.dice_table import CUP, RAIL, TRAY
from tabletop.match.controller import Arranged, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.ten_thousand_positions import BENCH, begin, gone_on, keep, lying, opened, thrown


def drag(token: str, to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (token,), to)


def tap(token: str, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.TAP, seat, (token,))


def press(button: str, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.BUTTON, seat, button=button)


def seen(state: State, seat: int | None = 0) -> View:
    return GAME.view(state, seat)


def captions(view: View) -> dict[str, str]:
    return {fact.zone: english(fact.text) for fact in view.facts if isinstance(fact, CaptionFact)}


def cells(view: View, zone: str, style: CellStyle) -> dict[int, Any]:
    facts = (fact for fact in view.facts if isinstance(fact, CellFact) and fact.place.zone == zone)
    return {fact.place.slot: fact.value for fact in facts if fact.style is style}


def labels(view: View) -> dict[str, tuple[str, bool]]:
    return {button.id: (english(button.label), button.resting) for button in view.buttons}


@pytest.fixture
def match() -> Match[State]:
    """Two players; the first has thrown 1 5 2 3 3."""
    match = Match(GAME, Setup(2), LiveChance(1))
    match.submit(Action(0, "throw"), chance=ScriptedChance((1, 5, 2, 3, 3)))
    return match


# What is seen


def test_dice_lie_blank_before_the_throw_and_only_one_button_is_there() -> None:
    view = seen(begin())
    assert {(die.place.zone, die.face) for die in view.placements} == {(TRAY, "die-blank")}
    assert labels(view) == {"throw": ("Throw 5 dice", False)}
    assert english(view.prompt) == "It is A’s turn to throw the five dice."


def test_the_dice_that_count_are_lit_with_what_they_count() -> None:
    view = seen(thrown(begin(), 6, 6, 6, 1, 3))
    lit = {fact.token: english(fact.text) for fact in view.facts if isinstance(fact, ConditionFact)}
    assert lit == {**dict.fromkeys(("d1", "d2", "d3"), "3 times 6: 600 points"), "d4": "a single 1: 100 points"}
    assert cells(view, VALUES, CellStyle.OFFER) == {0: 100, 5 * 4 + 1: 600}
    assert len(cells(view, VALUES, CellStyle.SUM)) == 2 + 6 * 3 + 1 - 2


def test_a_group_that_has_grown_stands_out_at_its_new_size() -> None:
    state = gone_on(thrown(begin(), 4, 4, 4, 2, 3), (1, 2, 3), 4, 2)
    view = seen(state)
    assert cells(view, VALUES, CellStyle.OFFER) == {3 * 4 + 2: 800}
    lit = [english(fact.text) for fact in view.facts if isinstance(fact, ConditionFact)]
    assert lit == ["now 4 times 4: 400 points more"]
    assert cells(seen(thrown(begin(), 1, 2, 3, 4, 5)), VALUES, CellStyle.OFFER) == {6 * 4 + 3: 1500}


def test_what_the_next_throw_may_lose_is_always_there() -> None:
    state = gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 5, 2, 2)
    view = seen(state)
    assert captions(view) == {RAIL: "Set aside: 200", TRAY: "At risk: 250"}
    assert cells(view, PAD, CellStyle.OFFER) == {0: 250}
    assert labels(view) == {"throw": ("Throw 2 dice", False), "stop": ("Stop: 250", False)}


def test_a_bust_shows_what_is_lost() -> None:
    view = seen(gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 3, 2, 2))
    assert captions(view)[TRAY] == "Lost: 200"
    assert english(view.prompt) == "A scores nothing: 200 points are lost."
    assert cells(view, PAD, CellStyle.WRITTEN) == {0: 0}
    assert not view.buttons


def test_what_was_written_is_seen_before_the_dice_go_on() -> None:
    view = seen(BENCH.after(thrown(opened(begin()), 1, 2, 3, 3, 6), Action(0, "stop")))
    assert cells(view, PAD, CellStyle.WRITTEN) == {0: 100}
    assert cells(view, PAD, CellStyle.TOTAL) == {6: 900, 7: 800}
    assert english(view.prompt) == "A writes down 100 and now has 900."


def test_prompts_say_what_may_be_done() -> None:
    assert BENCH.prompt(thrown(begin(), 6, 6, 6, 4, 3)) == "A has to throw again: 150 more points are needed to open."
    assert BENCH.prompt(thrown(opened(begin()), 1, 2, 3, 3, 6)) == "A can stop or throw again."
    hot = thrown(opened(begin(hot_dice_rule="must")), 2, 3, 4, 5, 6)
    assert BENCH.prompt(hot) == "All five dice score: A must throw them all again."
    won = thrown(opened(begin(), 9900, 100), 1, 2, 3, 3, 6)
    assert BENCH.prompt(won) == "A wins with 10000 points."


def test_plates_say_who_is_not_open_yet() -> None:
    state = replace(begin(), opened=(True, False), scores=(1050, 0))
    plates = [english(fact.text) for fact in seen(state).facts if isinstance(fact, PlateFact)]
    assert plates == ["1050 points", "not opened yet"]
    free = [english(fact.text) for fact in seen(begin(opening_minimum="0")).facts if isinstance(fact, PlateFact)]
    assert free == ["0 points", "0 points"]


def test_the_round_is_counted_and_the_last_one_announced() -> None:
    note = next(fact for fact in seen(replace(begin(), round=7)).facts if isinstance(fact, NoteFact))
    assert english(note.text) == "Round 7"
    last = replace(begin(last_round="on"), closing=True)
    assert "Last round" in [english(fact.text) for fact in seen(last).facts if isinstance(fact, NoteFact)]


def test_only_whoever_throws_has_buttons(match: Match[State]) -> None:
    assert match.view(0).buttons
    assert match.view(None).buttons
    assert not match.view(1).buttons


def test_stopping_rests_while_it_is_forbidden() -> None:
    assert labels(seen(thrown(begin(), 6, 6, 6, 4, 3)))["stop"] == ("Stop: 600", True)


def test_every_place_of_the_pad_has_a_name() -> None:
    pad = GAME.table(Setup(3)).zone(PAD)
    assert len(pad.slot_names) == 12
    assert english(pad.slot_names[1]) == "This turn of B"


# What hands mean


def test_tap_button_and_cup_make_the_first_throw() -> None:
    taps = (Gesture(GestureKind.TAP, 0, to=Place(zone)) for zone in (TRAY, CUP))
    for gesture in (press("throw"), tap("d3"), *taps, drag("d3", None), drag("d3", Place(CUP))):
        assert BENCH.meanings(begin(), gesture) == (Action(0, "throw"),)


def test_the_button_takes_all_dice_that_count_if_none_is_laid_aside(match: Match[State]) -> None:
    assert BENCH.press(match.state, 0, "throw") == keep(match.state, 1, 2)
    assert BENCH.tap(match.state, 0, to=Place(CUP)) == keep(match.state, 1, 2)


def test_points_are_shown_before_the_choice_is_made(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    assert captions(hand.view())[RAIL] == "Set aside"
    assert isinstance(hand.attempt(drag("d1", Place(RAIL))), Arranged)
    assert captions(hand.view())[RAIL] == "Set aside: 100"
    assert labels(hand.view())["throw"] == ("Throw 4 dice", False)
    assert isinstance(hand.attempt(tap("d2")), Arranged)
    assert captions(hand.view())[RAIL] == "Set aside: 150"
    assert captions(hand.view())[TRAY] == "At risk: 150"
    assert labels(hand.view())["throw"] == ("Throw 3 dice", False)
    assert isinstance(hand.attempt(tap("d2")), Arranged), "and back"
    answer = hand.attempt(press("throw"))
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.tokens) == ("ten_thousand.set-aside-scoring", ("d2",))
    hand.attempt(tap("d2"))
    entry = hand.attempt(drag("d4", Place(CUP)), chance=ScriptedChance((1, 2, 3)))
    assert isinstance(entry, Entry)
    assert entry.action == keep(match.state, 1, 2)


def test_a_die_without_points_springs_back(match: Match[State]) -> None:
    hand = RuleController(match, 0)
    for gesture in (drag("d3", Place(RAIL)), tap("d3")):
        answer = hand.attempt(gesture)
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.tokens) == ("ten_thousand.set-aside-only-scoring", ("d3",))


def test_a_die_of_an_earlier_throw_stays() -> None:
    state = gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 5, 2, 2)
    for gesture in (drag("d1", Place(TRAY)), tap("d1")):
        (action,) = BENCH.meanings(state, gesture)
        assert BENCH.rule(state, action) == "ten_thousand.set-aside-stays"


def test_with_at_least_one_nothing_is_taken_unasked() -> None:
    state = thrown(opened(begin(keep_choice="at-least-one")), 1, 5, 2, 3, 3)
    assert BENCH.press(state, 0, "throw") == Action(0, "continue")
    assert labels(seen(state))["throw"] == ("Throw 5 dice", True)
    assert BENCH.rule(state, BENCH.press(state, 0, "throw")) == "ten_thousand.set-aside-scoring"
    assert BENCH.press(state, 0, "throw", {"d2": Place(RAIL)}) == keep(state, 2)


def test_the_pad_and_its_button_stop() -> None:
    state = thrown(opened(begin()), 1, 5, 2, 3, 3)
    box = Place(PAD, 0)
    for gesture in (press(STOP), drag("d4", box), Gesture(GestureKind.TAP, 0, to=box)):
        assert BENCH.meanings(state, gesture) == (Action(0, "stop"),)
    others = Place(PAD, 1)
    for gesture in (drag("d4", others), Gesture(GestureKind.TAP, 0, to=others)):
        assert BENCH.meanings(state, gesture) == ()


def test_gestures_without_a_meaning(match: Match[State]) -> None:
    gestures = (drag("d1", None), drag("d3", Place(VALUES)), drag("d3", Place(TRAY)), press("other"))
    assert not any(BENCH.meanings(match.state, gesture) for gesture in gestures)


def test_another_seat_hears_whose_turn_it_is(match: Match[State]) -> None:
    hand = RuleController(match, 1)
    for gesture in (drag("d1", Place(RAIL), 1), tap("d1", 1), press("throw", 1), press(STOP, 1)):
        answer = hand.attempt(gesture)
        assert isinstance(answer, Refusal)
        assert answer.rule == "ten_thousand.turn-order"


def test_equal_dice_are_one_choice_and_the_one_that_was_laid_stays() -> None:
    state = thrown(opened(begin(keep_choice="at-least-one")), 5, 2, 5, 3, 3)
    assert GAME.canonical(state, keep(state, 3)) == keep(state, 1)
    after = gone_on(state, (3,), 1, 1, 1, 1)
    assert (after.aside, after.pips[2]) == ((2,), 5)


def test_thrown_dice_roll_and_hot_dice_all_of_them() -> None:
    state = gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 5, 2, 2)
    before = thrown(opened(begin()), 1, 1, 3, 4, 6)
    cues = GAME.cues(before, keep(before, 1, 2), state)
    assert [(cue.token, cue.kind, cue.path) for cue in cues] == [
        (token, CueKind.ROLL, (Place(CUP),)) for token in ("d3", "d4", "d5")
    ]
    hot = gone_on(thrown(begin(), 2, 3, 4, 5, 6), (1, 2, 3, 4, 5), 1, 1, 2, 2, 3)
    assert tuple(cue.token for cue in GAME.cues(before, keep(before, 1), hot)) == DICE_IDS
    assert [cue.sound for cue in GAME.cues(state, Action(0, "stop"), state)] == ["piece"]
    assert GAME.cues(state, Action(0, "pass"), state) == ()


# What is said


def test_offers_in_words() -> None:
    state = thrown(opened(begin()), 1, 5, 2, 3, 3)
    say = [english(GAME.describe(state, action)) for action in GAME.legal(state, 0)]
    assert say == ["Set aside 1, 5 for 150 and throw 3 dice", "Stop and write down 150 points"]
    hot = thrown(begin(), 2, 3, 4, 5, 6)
    assert english(GAME.describe(hot, keep(hot, 1, 2, 3, 4, 5))) == (
        "Set aside 2, 3, 4, 5, 6 for 1500 and throw all five dice again"
    )
    assert english(GAME.describe(state, Action(0, "continue"))) == "Throw again without setting dice aside"
    assert [english(GAME.describe(begin(), Action(0, verb))) for verb in ("throw", "pass")] == [
        "Throw the five dice",
        "Pass the dice on",
    ]


def test_reports() -> None:
    told = BENCH.told
    assert told(begin(), Action(0, "throw"), chance=ScriptedChance((6, 6, 6, 1, 2))) == [
        "A throws 6, 6, 6, 1, 2: 700 points."
    ]
    state = thrown(opened(begin()), 1, 5, 2, 3, 3)
    assert told(state, keep(state, 1, 2), chance=ScriptedChance((1, 2, 2))) == [
        "A throws 1, 2, 2: 100 points.",
        "A had set aside 1, 5.",
    ]
    assert told(state, keep(state, 1, 2), chance=ScriptedChance((3, 2, 2)))[0] == (
        "A throws 3, 2, 2: 150 points are lost."
    )
    assert told(state, Action(0, "stop")) == ["A writes down 150 and now has 950."]
    assert told(BENCH.after(state, Action(0, "stop")), Action(0, "pass")) == ["The dice go to B."]
    near = opened(begin(), 9700, 0)
    assert told(near, Action(0, "throw"), chance=ScriptedChance((3, 3, 3, 2, 2))) == [
        "A throws 3, 3, 3, 2, 2 and reaches 10000 points."
    ]
    exact = opened(begin(exact_finish="on"), 9900, 0)
    assert told(exact, Action(0, "throw"), chance=ScriptedChance((3, 3, 3, 2, 2))) == [
        "A throws 3, 3, 3, 2, 2, past the goal: 300 points are lost."
    ]


def test_a_group_set_aside_grows_in_the_rail_caption() -> None:
    state = lying(opened(begin()), 4, 4, 4, 4, 2, aside=(0, 1, 2), group=Group(4, 3), points=400)
    laid = {"d4": Place(RAIL, 3)}
    view = GAME.arranged(state, seen(state), laid)
    assert captions(view)[RAIL] == "Set aside: 800"


def test_score_sheet_has_the_totals() -> None:
    sheet = GAME.score(opened(begin(3), 100, 200, 300))
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(100, 200, 300)]


def test_a_bust_is_a_moment_where_points_are_lost() -> None:
    before = lying(opened(begin()), 1, 5, 3, 4, 6)
    after = gone_on(before, (1, 2), 3, 4, 6)
    moment = GAME.moment(before, keep(before, 1, 2), after)
    assert moment is not None
    assert (english(moment.text), moment.seat) == ("Lost: 150", 0)
    passed = BENCH.after(after, Action(0, "pass"))
    assert GAME.moment(after, Action(0, "pass"), passed) is None
    ready = opened(begin())
    assert GAME.moment(ready, Action(0, "throw"), thrown(ready, 2, 3, 4, 6, 6)) is None, "there was nothing to lose"


def test_a_first_throw_without_points_loses_none() -> None:
    ready = opened(begin())
    after = thrown(ready, 2, 3, 4, 6, 6)
    assert english(GAME.view(after, None).prompt) == "A scores nothing."
    assert [english(text) for text in GAME.report(ready, Action(0, "throw"), after)] == [
        "A throws 2, 3, 4, 6, 6: nothing counts."
    ]
